import { sectionKindLabels, type SectionKind } from '../../../../shared/acadiora/sectionKinds.ts';
import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { says } from '../lexicon.ts';
import { headingEvidence, placeFor } from '../structure/places.ts';
import type { StudyText } from '../text/studyText.ts';
import { absence, rubric, shortList, strength, type Checked, type Check } from './remark.ts';

/** The rubric item that cannot be met without an expected part, and what to add. */
const missing: Partial<Record<SectionKind, readonly [item: string, advice: string]>> = {
  abstract: [
    'abstrak',
    'Tulis abstrak 150 hingga 250 patah perkataan yang menyatakan tujuan, reka bentuk, sampel, dapatan utama dan implikasi kajian.',
  ],
  introduction: [
    'latarBelakang',
    'Tambah bahagian pengenalan yang membawa pembaca daripada latar belakang kepada masalah, jurang dan kepentingan kajian.',
  ],
  literature: [
    'sintesis',
    'Tambah sorotan literatur yang mensintesis kajian lepas dan menunjukkan jurang yang diisi oleh kajian ini.',
  ],
  methodology: [
    'rekaBentuk',
    'Tambah bahagian metodologi: reka bentuk kajian, populasi dan sampel, instrumen serta kesahannya, prosedur dan cara data dianalisis.',
  ],
  findings: ['lengkap', 'Laporkan dapatan dalam bahagian tersendiri, disusun mengikut persoalan kajian.'],
  discussion: [
    'tafsiran',
    'Tambah perbincangan yang mentafsir dapatan, membandingkannya dengan kajian lepas dan menyatakan implikasinya.',
  ],
  conclusion: [
    'rumusan',
    'Akhiri kertas dengan kesimpulan yang menjawab tujuannya, menyatakan batasan dan mencadangkan kerja lanjutan.',
  ],
  references: [
    'petikan',
    'Tambah senarai rujukan yang memuatkan setiap sumber yang dipetik dalam teks, mengikut satu gaya rujukan.',
  ],
};

/** One remark for each expected part that no heading promises. */
export const missingRemarks: Check = ({ facts: { missingSections }, study }) =>
  missingSections.flatMap((kind) => {
    const [item, advice] = missing[kind] ?? [];
    if (!item || !advice) return [];
    return absence(placeFor(kind, study), {
      check: 'missingSection',
      subject: kind,
      text: `Bahagian ${sectionKindLabels[kind].toLowerCase()} tidak ditemui dalam kertas ini.`,
      advice,
      // Without these nothing else can be judged.
      priority: kind === 'methodology' || kind === 'findings' || kind === 'references' ? 1 : 2,
      ...rubric(item, 0),
    });
  });

type Said = Pick<CountedRemark, 'check' | 'criterion'> & {
  cap?: CountedRemark['cap'];
  text: string | ((checked: Checked) => string);
  at: (checked: Checked) => Citation | null | undefined;
};

/** The steps of care that a study reports. */
const careOf = (checked: Checked) =>
  [
    { name: 'kesahan kandungan disemak', at: checked.facts.statistics.contentValidity },
    { name: 'kajian rintis dijalankan', at: checked.study.told(says.pilot, 'methodology') },
    { name: 'persetujuan peserta diperoleh', at: checked.study.told(says.consent, 'methodology') },
  ].filter(({ at }) => at !== null);

export const atEnd = (study: StudyText, said: RegExp): Citation | null => study.told(said, 'conclusion', 'discussion');

const reported = ({ facts }: Checked) =>
  facts.statistics.tests.some(({ values }) => values.length >= 2 && values.some((value) => value.startsWith('p')));
const alphas = ({ facts }: Checked): number[] => facts.statistics.cronbachAlpha.map(({ value }) => value);

/** What a study is seen to do well. */
const said: readonly Said[] = [
  {
    check: 'samplingJustified',
    ...rubric('persampelan', 3),
    text: 'Sampel dipilih secara rawak dan saiznya dijustifikasi.',
    at: (checked) =>
      checked.study.told(says.sizeJustified, 'methodology') &&
      checked.study.told(says.randomSampling, 'methodology', 'abstract'),
  },
  {
    check: 'instrumentCare',
    criterion: 'methodology',
    text: (checked) => `Langkah menjaga mutu kajian dilaporkan: ${shortList(careOf(checked).map(({ name }) => name))}.`,
    at: (checked) => {
      const care = careOf(checked);
      return care.length >= 2 || checked.facts.statistics.contentValidity ? care[0]?.at : null;
    },
  },
  {
    check: 'instrumentsAppended',
    criterion: 'technical',
    text: 'Instrumen atau bahan kajian dilampirkan, jadi kajian boleh disemak dan diulang.',
    at: ({ study: { sections } }) =>
      headingEvidence(sections.find(({ kind, heading }) => kind === 'appendix' && says.instrument.test(heading))),
  },
  {
    check: 'trustworthiness',
    ...rubric('kesahan', 3),
    text: 'Kebolehpercayaan data dijaga dengan langkah yang dinyatakan secara khusus.',
    at: (checked) => (checked.design.isQualitative ? checked.study.told(says.trustStep, 'methodology') : null),
  },
  {
    check: 'alphaReported',
    ...rubric('kesahan', 3),
    text: (checked) => {
      const values = alphas(checked);
      const range = values.length === 1 ? values[0] : `${Math.min(...values)} hingga ${Math.max(...values)}`;
      return `Nilai alfa Cronbach dilaporkan (${range}) dan melepasi aras .70 yang lazim diterima.`;
    },
    at: (checked) => (Math.min(...alphas(checked)) >= 0.7 ? checked.facts.statistics.cronbachAlpha[0]?.evidence : null),
  },
  {
    check: 'assumptionsChecked',
    ...rubric('andaian', 3),
    text: 'Normaliti data disemak sebelum ujian dijalankan.',
    at: (checked) => (reported(checked) ? checked.facts.statistics.normality : null),
  },
  {
    check: 'effectSizeReported',
    ...rubric('pelaporan', 3),
    text: 'Saiz kesan dilaporkan bersama keputusan ujian.',
    at: (checked) => (reported(checked) ? checked.facts.statistics.effectSize : null),
  },
  {
    check: 'limitationsStated',
    ...rubric('batasan', 3),
    text: 'Batasan kajian dinyatakan.',
    at: ({ study }) => atEnd(study, says.limitations) ?? atEnd(study, says.narrowed),
  },
  {
    check: 'futureResearch',
    ...rubric('kajianLanjutan', 3),
    text: 'Cadangan kajian lanjutan dikemukakan.',
    at: ({ study }) => atEnd(study, says.futureWork) ?? atEnd(study, says.nextStudy),
  },
];

/** The strengths that the paper itself says; those of a paper without data are of its ideas, which nobody counts. */
export const saidStrengths: Check = (checked) =>
  (checked.design.kind === 'concept' ? [] : said).flatMap(({ at, text, ...remark }) => {
    const evidence = at(checked);
    return evidence ? strength(evidence, { ...remark, text: typeof text === 'string' ? text : text(checked) }) : [];
  });
