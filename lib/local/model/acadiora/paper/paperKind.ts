import type { SectionKind } from '../../../../../shared/acadiora/facts.ts';
import type { ModelFacts, Outline } from './requestFacts.ts';
import type { Sentence } from './sentence.ts';

/** What a paper is by nature: it decides which rubric items apply. `material`: software, a module, a course. */
const paperKinds = ['quantitative', 'qualitative', 'mixed', 'concept', 'review', 'material', 'proposal'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Papers that report data of their own. */
export const dataKinds: readonly PaperKind[] = ['quantitative', 'qualitative', 'mixed'];
/** Papers that report data, or will. */
export const studyKinds: readonly PaperKind[] = [...dataKinds, 'proposal'];

interface Known {
  facts: ModelFacts;
  outline: Outline;
  sentences: readonly Sentence[];
}

/** An outline of so few headings tells nothing of what the paper lacks. */
const fewestHeadings = 3;

export const hasPart = ({ outline }: Pick<Known, 'outline'>, ...kinds: readonly SectionKind[]): boolean =>
  outline.some(({ kind }) => kinds.includes(kind));

/** Analyses of words, which the facts count among the tests. */
const yieldsThemes = /^Analisis (?:tematik|kandungan|naratif)$/;

/** The tests of numbers that the paper names. */
export const numberTests = ({ statistics }: Pick<ModelFacts, 'statistics'>) =>
  statistics.tests.filter(({ name }) => !yieldsThemes.test(name));

const saysReview =
  /systematic (?:literature )?review|scoping review|integrative review|meta-?anal[iy]s|prisma\b|sorotan (?:literatur )?(?:ber)?sistematik|tinjauan (?:pustaka|literatur) sistematis|(?:articles|studies|records) (?:were|that) (?:identified|screened|included)|(?:inclusion|exclusion) criteria (?:were|are)/;
const saysConcept =
  /kertas konsep|artikel konsep|conceptual paper|concept paper|theoretical paper|position paper|kajian kepustakaan|library research|studi (?:pustaka|kepustakaan)|kertas ini (?:membincangkan|mengusulkan|mencadangkan)|this paper (?:proposes|argues)/;
const saysMaterial =
  /statement of need|open[- ]source|software|python|github|notebooks?\b|toolkit|perisian|kod sumber|sumber terbuka|package\b|learning module|course materials?|perangkat lunak/;
const saysMixed =
  /mixed[- ]methods?|kaedah (?:campuran|gabungan)|pendekatan (?:campuran|gabungan)|metode campuran|explanatory sequential|exploratory sequential|convergent parallel/;
const saysQualitative =
  /(?:kajian|pendekatan|reka bentuk|penelitian|kaedah|metode) (?:ini )?(?:berbentuk |adalah |bersifat )?kualitatif|qualitative (?:[a-z-]+ ){0,2}(?:study|approach|design|research|inquiry|method)|analisis tematik|dianalisis secara tematik|thematic(?:ally| analysis)|f?enomenologi|phenomenolog|grounded theory|ethnograph|narrative inquiry|temu ?bual (?:separa|mendalam)|wawancara (?:mendalam|semi)|(?:in-depth|semi-structured) interviews?|themes? emerged/;
const saysMeasured =
  /ujian pra|pra[- ]?ujian|pre-?test|pretes|ujian pencapaian|achievement test|skala likert|likert[- ](?:type )?scale|min skor|mean score/;
const qualitativeSoftware = /nvivo|atlas\.?ti|maxqda/i;
const saysAction = /(?:kajian|penyelidikan) tindakan|action research|penelitian tindakan|kumpulan sasaran/;

/** Where a paper says of itself what it is; its literature speaks of others. */
const ownParts: ReadonlySet<SectionKind | undefined> = new Set([
  'front',
  'abstract',
  'introduction',
  'objectives',
  'methodology',
  undefined,
]);

/** What the paper says of itself in this request, its headings and the quotes that the facts rest on, in lower case. */
function selfText({ facts, outline, sentences }: Known): string {
  return [
    ...outline.map(({ heading }) => heading),
    ...facts.illustrations.map(({ evidence }) => evidence.quote),
    ...facts.objectives.map(({ text }) => text),
    ...sentences.filter(({ heading }) => ownParts.has(heading?.kind)).map(({ text }) => text),
  ]
    .join('\n')
    .toLowerCase();
}

/** Structure lets a proposal go without findings: then they are neither there nor missing. */
const isProposed = (known: Known): boolean =>
  known.outline.length > fewestHeadings &&
  hasPart(known, 'methodology') &&
  !hasPart(known, 'findings') &&
  !known.facts.missingSections.includes('findings') &&
  !known.outline.some(({ heading }) => /dapatan|keputusan|hasil|findings|results/i.test(heading)) &&
  numberTests(known.facts).every(({ values }) => values.length === 0);

function studyKind({ facts }: Known, text: string): PaperKind {
  const numbers = numberTests(facts);
  const hasThemes = facts.statistics.tests.length > numbers.length;
  if (saysMixed.test(text) || (hasThemes && numbers.some(({ values }) => values.length > 0))) return 'mixed';
  const isOfThemes =
    hasThemes ||
    saysQualitative.test(text) ||
    facts.statistics.software.some(({ text: name }) => qualitativeSoftware.test(name));
  if (isOfThemes && saysMeasured.test(text)) return 'mixed';
  const isMeasured = numbers.length > 0 || facts.statistics.cronbachAlpha.length > 0;
  return isOfThemes && !isMeasured ? 'qualitative' : 'quantitative';
}

/** What kind of paper this is: by what was counted and by its headings first, by its words where those leave it open. */
export function paperKindOf(known: Known): PaperKind {
  const { facts, outline } = known;
  const text = selfText(known);
  const hasNumbers = numberTests(facts).some(({ values }) => values.length > 0);
  const hasPeople = facts.sample.length > 0;
  if (!hasPeople && !hasNumbers && saysReview.test(text)) return 'review';
  const isOutlined = outline.length > fewestHeadings;
  const isStudy = hasPeople || hasNumbers || hasPart(known, 'methodology', 'findings');
  if (isOutlined && !isStudy) return saysMaterial.test(text) && !saysConcept.test(text) ? 'material' : 'concept';
  if (!hasPeople && !hasNumbers && saysConcept.test(text) && !hasPart(known, 'findings')) return 'concept';
  return isProposed(known) ? 'proposal' : studyKind(known, text);
}

/** Action research, which tells of theories and others' studies, if at all, where it tells of the problem. */
export const isActionResearch = (known: Known): boolean =>
  saysAction.test(selfText(known)) ||
  (known.outline.length > fewestHeadings &&
    hasPart(known, 'methodology', 'findings') &&
    !hasPart(known, 'literature', 'theory') &&
    !known.facts.missingSections.includes('literature'));
