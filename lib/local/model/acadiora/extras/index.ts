import { excerpt } from '../../../../../lambdas/acadiora/facts/text/sentences.ts';
import type { CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import { quoted } from '../../language/phrases.ts';
import { dataKinds, studyKinds } from '../paper/paperKind.ts';
import type { Paper } from '../paper/paper.ts';
import { findWords, sentencesUnder } from '../review/cueSearch.ts';
import { wordCount } from '../paper/sentence.ts';
import { analysisExtras, methodExtras } from './methods.ts';
import { theoriesIn } from './theories.ts';

const suggestions: readonly (readonly [RegExp, string])[] = [
  [
    /teknologi|digital|\bai\b|kecerdasan buatan|technology|software|python|aplikasi/,
    'Model Penerimaan Teknologi (TAM)',
  ],
  [/guru|pensyarah|teacher|lecturer|pengajaran/, 'Kerangka TPACK'],
  [/minat|motivasi|permainan|motivation|game|gamif/, 'Teori Penentuan Kendiri'],
  [/murid|pelajar|siswa|student|pembelajaran|learning/, 'Teori Konstruktivisme Sosial Vygotsky'],
];
const mostSuggested = 3;

/** Theories that would fit what the paper is about, only for a paper that names none. */
function suggestedTheories({ sentences }: Paper): string[] {
  const text = sentences
    .slice(0, 400)
    .map(({ lower }) => lower)
    .join('\n');
  return suggestions.flatMap(([words, name]) => (words.test(text) ? [name] : [])).slice(0, mostSuggested);
}

function theoryExtras(paper: Paper) {
  const theoriesUsed = theoriesIn(paper).map(({ name }) => name);
  const needsNone = theoriesUsed.length > 0 || !(studyKinds.includes(paper.kind) || paper.kind === 'concept');
  return { theoriesUsed, theoriesSuggested: needsNone ? [] : suggestedTheories(paper) };
}

const reviewModels: readonly (readonly [string, string])[] = [
  [
    'prisma|sorotan (?:literatur )?(?:bersistematik|sistematik)|systematic (?:literature )?review',
    'Sorotan literatur bersistematik',
  ],
  ['tema (?:pertama|kedua|utama)|dari (?:aspek|segi|sudut)|mengikut tema|theme|tematik', 'Tematik'],
  ['secara kronologi|pada dekad|chronolog', 'Kronologi'],
];

function literatureExtras(paper: Paper) {
  const own = sentencesUnder(paper, ['literature', 'theory']);
  const subheadings = paper.outline.filter(({ kind, level }) => kind === 'literature' && level > 1).length;
  const said = reviewModels.find(([words]) => findWords(own, words))?.[1];
  const reviewModel = said ?? (subheadings >= 2 ? 'Tematik' : '');
  const { citations } = paper.facts;
  // A phrase of another language in quotes is no topic of a Malay sentence.
  const about = /^(?:“|$)/.test(paper.topic) ? 'fokus kertas ini' : paper.topic;
  const isOld = citations.recentPercent !== null && citations.recentPercent < 50;
  return {
    reviewModel,
    suggestedModel: reviewModel === '' ? 'Sorotan tematik yang diakhiri dengan sintesis jurang' : '',
    keyReferencesNeeded: [
      ...(citations.references < 15 || isOld
        ? [`Artikel jurnal berwasit lima tahun kebelakangan tentang ${about}`]
        : []),
      ...(theoriesIn(paper).length === 0 && dataKinds.includes(paper.kind)
        ? [`Sumber asal teori yang mendasari ${about}`]
        : []),
      ...(citations.websites * 4 > citations.references ? ['Sumber berwasit sebagai ganti laman sesawang'] : []),
      ...(findWords(own, 'kajian tempatan|di malaysia|tempatan|malaysian?\\b') || paper.facts.language === 'id'
        ? []
        : [`Kajian tempatan tentang ${about}`]),
    ],
  };
}

const said = (sentence: { text: string } | null | undefined): string =>
  sentence ? `Kertas menyatakan: ${quoted(excerpt(sentence.text))}` : '';

function discussionExtras(paper: Paper) {
  const own = sentencesUnder(paper, ['discussion', 'conclusion']);
  return {
    theoreticalImplications: said(
      findWords(
        own,
        'dari sudut teori|implikasi (?:kepada )?teori|implikasi teor|memperluas|theoretical implication|extends? the|menyumbang kepada teori',
      )?.sentence,
    ),
    practicalImplications: said(
      findWords(
        own,
        'dari sudut (?:praktikal|amalan)|implikasi (?:kepada )?(?:amalan|praktik)|practical implication|implikasi|(?:guru|pensyarah|sekolah|teachers)[^.]{0,30} (?:perlu|boleh|wajar|should|can) ',
      )?.sentence,
    ),
  };
}

const further =
  /kajian (?:lanjutan|akan datang|seterusnya)|penyelidikan (?:lanjutan|akan datang)|penelitian selanjutnya|peneliti selanjutnya|future (?:research|stud|work)|further (?:research|stud)|kajian di [^.]{0,30}diperlukan/;
const mostSuggestions = 5;

const conclusionExtras = (paper: Paper) => ({
  futureResearchSuggestions: sentencesUnder(paper, ['conclusion', 'discussion'])
    .filter(({ lower }) => further.test(lower))
    .slice(0, mostSuggestions)
    .map(({ text }) => (paper.facts.language === 'ms' ? text : said({ text }))),
});

/** How the paper reads, from the lengths of its sentences. */
function technicalExtras({ sentences }: Paper) {
  const all = sentences.filter(({ text, heading }) => wordCount(text) > 4 && heading?.kind !== 'references');
  if (all.length === 0) return { writingQuality: '' };
  const long = all.filter(({ text }) => wordCount(text) > 40).length;
  const share = long / all.length;
  if (share > 0.2)
    return { writingQuality: 'Banyak ayat terlalu panjang; pecahkan supaya setiap ayat membawa satu maksud.' };
  if (share > 0.05)
    return { writingQuality: 'Bahasa secara umum jelas, tetapi ada ayat panjang yang perlu dipecahkan.' };
  return { writingQuality: 'Bahasa secara umum jelas dengan ayat yang sederhana panjangnya.' };
}

/** The extra fields of a criterion (spec 2 §3), from what the paper says. */
export function extrasOf(key: CriterionKey, paper: Paper): object {
  if (key === 'theoryFramework') return theoryExtras(paper);
  if (key === 'literatureReview') return literatureExtras(paper);
  if (key === 'methodology') return methodExtras(paper);
  if (key === 'dataAnalysis') return analysisExtras(paper);
  if (key === 'discussion') return discussionExtras(paper);
  if (key === 'conclusion') return conclusionExtras(paper);
  return key === 'technical' ? technicalExtras(paper) : {};
}

/** The extra fields where the paper has nothing for a criterion. */
export const noExtras: Record<CriterionKey, object> = {
  titleAbstract: {},
  introduction: {},
  objectivesQuestions: {},
  theoryFramework: { theoriesUsed: [], theoriesSuggested: [] },
  literatureReview: { reviewModel: '', suggestedModel: '', keyReferencesNeeded: [] },
  methodology: {
    researchType: '',
    researchDesign: '',
    suggestedDesign: '',
    samplingTechnique: '',
    suggestedSampling: '',
    sampleSizeJustification: '',
  },
  dataAnalysis: { analysisUsed: [], suggestedAnalysis: [], softwareRecommended: [] },
  findings: {},
  discussion: { theoreticalImplications: '', practicalImplications: '' },
  conclusion: { futureResearchSuggestions: [] },
  technical: { writingQuality: '' },
};
