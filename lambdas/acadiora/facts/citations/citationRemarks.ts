import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import { blockText, type Citation, citationOf } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { rubric, strength, weakness, type Check } from '../remark.ts';
import { firstLine, headingEvidence } from '../structure/places.ts';
import { isStudy } from '../structure/structure.ts';
import { sumOf } from '../text/collections.ts';
import type { StudyText } from '../text/studyText.ts';

/** Bounds on a list of references. */
const bounds = { fewest: 8, fewestDated: 5, oldBelow: 40, recentFrom: 60, named: 40 };

const named = (items: Facts['citations']['notListed']): string => {
  const texts = items.slice(0, bounds.named).map(({ text }) => text);
  const more = items.length - texts.length;
  return [...texts, ...(more > 0 ? [`dan ${more} lagi`] : [])].join('; ');
};

/** The first place in prose or tables that has this form. */
function firstOf(study: StudyText, form: RegExp): Citation | null {
  const blocks = study.document.blocks.filter((one) => study.sectionAt(one)?.kind !== 'references');
  const block = blocks.find((one) => form.test(blockText(one)));
  return block ? study.citeWithin(block, blockText(block).search(form)) : null;
}

type Told = Facts['citations'];

/** Citations and the list against each other. */
const matching = ({ inText, references, notListed, notCited }: Told, heading: Citation | null): CountedRemark[] => [
  ...strength(inText >= 5 && references >= 5 && notListed.length === 0 && heading, {
    check: 'citationsAllListed',
    ...rubric('petikan', notCited.length === 0 ? 4 : 3),
    text: `Semua ${inText} petikan dalam teks ada dalam senarai rujukan.`,
  }),
  ...weakness(notListed[0]?.evidence, {
    check: 'citationsNotListed',
    text: `${notListed.length} sumber dipetik dalam teks tetapi tiada dalam senarai rujukan: ${named(notListed)}.`,
    advice:
      'Tambah maklumat penuh setiap sumber ini ke dalam senarai rujukan, atau gugurkan petikannya. Semak juga ejaan nama dan tahun: setiap petikan mesti sepadan dengan satu entri.',
    priority: 1,
    measure: { value: notListed.length, better: 'fewer' },
    ...rubric('petikan', notListed.length <= 2 ? 2 : 1),
  }),
  ...weakness(notCited[0]?.evidence, {
    check: 'referencesNotCited',
    criterion: 'technical',
    text: `${notCited.length} entri dalam senarai rujukan tidak dipetik dalam teks: ${named(notCited)}.`,
    advice: 'Petik sumber ini di tempat yang sesuai dalam teks, atau keluarkan daripada senarai rujukan.',
    measure: { value: notCited.length, better: 'fewer' },
  }),
];

/** The form of citations. */
const styling = ({ style }: Told, study: StudyText): CountedRemark[] =>
  weakness(style === 'mixed' && firstOf(study, /\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]/u), {
    check: 'citationStyleMixed',
    text: 'Gaya petikan bercampur: ada petikan pengarang-tahun dan ada petikan bernombor dalam kurungan siku.',
    advice: 'Pilih satu gaya, misalnya APA, dan tukar semua petikan serta entri rujukan kepada gaya itu.',
    priority: 2,
    against: firstOf(study, /\([^()]{0,80}\b(?:19|20)\d{2}[a-z]?\)/u),
    ...rubric('gaya', 1),
  });

/** How many references there are. */
const coverage = ({ citations: { references }, sections }: Facts, list: Citation | null): CountedRemark[] =>
  weakness(references < bounds.fewest && isStudy(sections) && list, {
    check: 'fewReferences',
    text: `Literatur nipis: senarai rujukan memuatkan ${references} sumber sahaja, terlalu sedikit bagi sebuah kertas kajian.`,
    advice:
      'Tambah sumber primer yang berwasit dan terkini, terutamanya kajian tempatan dan antarabangsa tentang pemboleh ubah yang sama.',
    priority: 2,
    measure: { value: references, better: 'more' },
    ...rubric('liputan', references < bounds.fewest / 2 ? 1 : 2),
  });

export const citationRemarks: Check = ({ facts, study }) => {
  const heading = headingEvidence(facts.sections.find(({ kind }) => kind === 'references'));
  const list = facts.citations.references > 0 ? (heading ?? firstLine(study)) : null;
  return [...matching(facts.citations, heading), ...styling(facts.citations, study), ...coverage(facts, list)];
};

const yearsOfRecent = 5;

type Years = Facts['citations']['years'];
const countOf = (years: Years): number => sumOf(years.map(({ count }) => count));

/** How new a paper's references were in its year; null where none has a year. */
export function recentPercentOf({ years }: { years: Years }, year: number): number | null {
  const recent = years.filter((one) => one.year >= year - yearsOfRecent);
  return years.length === 0 ? null : Math.round((countOf(recent) / countOf(years)) * 100);
}

/** What is to be said of it: of five and more. */
export function recencyRemarks({ citations, sections }: Facts, document: SourceDocument): CountedRemark[] {
  const { recentPercent: percent, years } = citations;
  const section = sections.find(({ kind }) => kind === 'references');
  const list = headingEvidence(section) ?? citationOf(document, [section?.at ?? '']);
  if (percent === null || countOf(years) < bounds.fewestDated) return [];
  return [
    ...strength(percent >= bounds.recentFrom && list, {
      check: 'recentReferences',
      ...rubric('liputan', 3),
      text: `${percent}% daripada rujukan bertarikh diterbitkan dalam tempoh lima tahun terakhir.`,
    }),
    ...weakness(percent < bounds.oldBelow && list, {
      check: 'oldReferences',
      text: `Hanya ${percent}% daripada rujukan bertarikh diterbitkan dalam tempoh lima tahun terakhir.`,
      advice:
        'Kemas kini sorotan literatur dengan kajian lima tahun terakhir; kekalkan sumber lama hanya bagi teori dan karya asas.',
      measure: { value: percent, better: 'more' },
      ...rubric('liputan', 2),
    }),
  ];
}
