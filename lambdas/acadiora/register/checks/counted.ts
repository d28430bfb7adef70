import { type StudyKind, studyKinds } from '../../../../shared/acadiora/criteria.ts';
import { type SectionKind, sectionKindLabels, sectionKinds } from '../../../../shared/acadiora/sectionKinds.ts';
import { type Check, type Finding, isOfAll, type Paper, placeOf } from './check.ts';
import { wrongTables } from './tables.ts';

const tableArithmetic = ({ document, facts, register }: Paper): Finding[] =>
  wrongTables(document, facts.sections, register.samples.filter(isOfAll));

/**
 * Kinds of study that go without a part: a proposal has nothing found yet; reports of action research tell of others' studies, if at all,
 * where they tell of the problem; a review is literature throughout; papers on ideas and on software have parts of their own.
 */
const without: Partial<Record<SectionKind, readonly StudyKind[]>> = {
  abstract: ['proposal'],
  literature: ['action', 'review', 'technical', 'concept'],
  methodology: ['technical', 'concept'],
  findings: ['proposal', 'technical', 'concept'],
  discussion: ['proposal', 'review', 'technical', 'concept'],
  conclusion: ['proposal', 'action', 'technical'],
};

/** The rubric item that cannot be met without an expected part, and what to add. */
const parts: readonly (readonly [kind: SectionKind, item: string, advice: string])[] = [
  [
    'abstract',
    'abstrak',
    'Tulis abstrak 150 hingga 250 patah perkataan yang menyatakan tujuan, reka bentuk, sampel, dapatan utama dan implikasi kajian.',
  ],
  [
    'introduction',
    'latarBelakang',
    'Tambah bahagian pengenalan yang membawa pembaca daripada latar belakang kepada masalah, jurang dan kepentingan kajian.',
  ],
  [
    'literature',
    'sintesis',
    'Tambah sorotan literatur yang mensintesis kajian lepas dan menunjukkan jurang yang diisi oleh kajian ini.',
  ],
  [
    'methodology',
    'rekaBentuk',
    'Tambah bahagian metodologi: reka bentuk kajian, populasi dan sampel, instrumen serta kesahannya, prosedur dan cara data dianalisis.',
  ],
  ['findings', 'lengkap', 'Laporkan dapatan dalam bahagian tersendiri, disusun mengikut persoalan kajian.'],
  [
    'discussion',
    'tafsiran',
    'Tambah perbincangan yang mentafsir dapatan, membandingkannya dengan kajian lepas dan menyatakan implikasinya.',
  ],
  [
    'conclusion',
    'rumusan',
    'Akhiri kertas dengan kesimpulan yang menjawab tujuannya, menyatakan batasan dan mencadangkan kerja lanjutan.',
  ],
  [
    'references',
    'petikan',
    'Tambah senarai rujukan yang memuatkan setiap sumber yang dipetik dalam teks, mengikut satu gaya rujukan.',
  ],
];

/** One check for each part that may be expected: no heading promises it. */
const missingSections = parts.map(([part, item, advice]): Check => ({
  id: 'missingSection',
  precision: { true: 4, shown: 4 },
  item,
  cap: 0,
  isCounted: true,
  kinds: studyKinds.filter((kind) => !without[part]?.includes(kind)),
  isAbsence: true,
  advice,
  // Without these nothing else can be judged.
  ...(['methodology', 'findings', 'references'].includes(part) && { priority: 1 }),
  of(paper) {
    // Looked for behind the last of the parts that stand before it.
    const before = sectionKinds.slice(0, sectionKinds.indexOf(part)).toReversed();
    const evidence = paper.facts.missingSections.includes(part) && placeOf(paper, ...before);
    const text = `Bahagian ${sectionKindLabels[part].toLowerCase()} tidak ditemui dalam kertas ini.`;
    return evidence ? [{ subject: part, text, evidence }] : [];
  },
}));

/** What code has counted of the paper by its form, beside what the register says of it. */
export const countedChecks: Check[] = [
  {
    id: 'tableArithmetic',
    precision: { true: 2, shown: 2 },
    isCounted: true,
    item: 'ketepatan',
    cap: 1,
    priority: 1,
    advice:
      'Semak angka itu dengan data asal, betulkan jadual, kemudian semak semula tafsiran yang bergantung padanya.',
    of: tableArithmetic,
  },
  ...missingSections,
];
