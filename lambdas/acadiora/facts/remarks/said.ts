import { sectionKindLabels } from '../../../../shared/acadiora/factLabels.ts';
import type { CountedRemark, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { says } from '../lexicon.ts';
import { citation } from '../text/sentences.ts';
import { headingEvidence, placeFor } from '../structure/places.ts';
import { kindOfTest } from '../study/statisticalTests.ts';
import type { StudyKind } from '../../../../shared/acadiora/criteria.ts';
import {
  bodySentences,
  evidenceOf,
  sectionPlace,
  sentencesWithin,
  wordsUnder,
  type StudyText,
} from '../text/studyText.ts';
import { absence, rubric, shortList, strength, type Checked, type Weakness } from './remark.ts';

const of =
  (...kinds: StudyKind[]) =>
  ({ design }: Checked): boolean =>
    kinds.includes(design.kind);
const ofPeople = of('quantitative', 'qualitative', 'mixed', 'action');
const ofMeasures = of('quantitative', 'mixed');
const ofResearch = of('quantitative', 'qualitative', 'mixed', 'review', 'technical');

/** A concept paper with a framework or model of its own, which others have to try. */
const proposesFramework = (checked: Checked): boolean =>
  of('concept')(checked) && told(checked, says.ownFramework, 'front', 'abstract') !== null;

const told = ({ study }: Checked, pattern: RegExp, ...kinds: Parameters<typeof sentencesWithin>[1][]) =>
  evidenceOf(sentencesWithin(study, ...kinds), pattern);

const inMethod = (checked: Checked, pattern: RegExp): Citation | null =>
  told(checked, pattern, 'methodology') ?? sectionPlace(checked.study, 'methodology');

type Unsaid = Weakness & {
  /** The papers that are held to it: theory, statistics and ethics are asked for only where the kind of study calls for them. */
  of: (checked: Checked) => boolean;
  /** Said anywhere in the paper's own parts, it is there. */
  said: RegExp;
  /** Where it was looked for; null: nothing is to be said. */
  at: (checked: Checked) => Citation | null | undefined;
};

const parametricIn = ({ facts }: Checked) =>
  facts.statistics.tests.filter(({ name }) => kindOfTest(name)?.isParametric);
const nothing = /(?!)/u;

/** What a paper of its kind must say and does not. */
const unsaid: readonly Unsaid[] = [
  {
    check: 'noReliability',
    // That people rated alike speaks for a test, not for a questionnaire.
    of: (checked) =>
      ofMeasures(checked) &&
      checked.facts.statistics.cronbachAlpha.length === 0 &&
      (checked.design.usesQuestionnaire ||
        (checked.design.isIntervention && !ownWords(checked.study).some((text) => says.raters.test(text)))),
    said: new RegExp(`${says.otherReliability.source}|(?:${says.reliability.source}).*[.,]\\d`, 'iu'),
    at: (checked) =>
      told(checked, says.reliability, 'methodology', 'other', 'findings') ??
      told(checked, says.instrument, 'methodology', 'other') ??
      told(checked, says.instrument, 'abstract'),
    text: 'Kebolehpercayaan instrumen tidak dilaporkan: tiada nilai pekali seperti alfa Cronbach, KR-20 atau ujian semula dalam kertas ini.',
    advice:
      'Laporkan pekali kebolehpercayaan setiap konstruk atau ujian daripada kajian rintis dan kajian sebenar (alfa Cronbach bagi skala, KR-20 bagi item betul-salah), bilangan itemnya serta tafsirannya.',
    ...rubric('kesahan', 1),
  },
  {
    check: 'noValidity',
    of: (checked) =>
      (ofMeasures(checked) ||
        (of('action')(checked) && checked.facts.statistics.tests.some(({ values }) => values.length > 0))) &&
      checked.facts.statistics.contentValidity === null &&
      checked.facts.statistics.constructValidity === null,
    said: says.validity,
    at: (checked) => inMethod(checked, says.instrument),
    text: 'Kesahan instrumen tidak dilaporkan: tiada semakan pakar, indeks kesahan kandungan atau analisis faktor.',
    advice:
      'Nyatakan cara kesahan kandungan disemak (bilangan dan bidang pakar, CVI) dan, bagi soal selidik, bukti kesahan konstruk seperti EFA atau CFA.',
    ...rubric('kesahan', 2),
  },
  {
    check: 'noTrustworthiness',
    of: of('qualitative'),
    said: says.trustworthiness,
    at: (checked) => inMethod(checked, says.qualitative),
    text: 'Kebolehpercayaan data kualitatif tidak dihuraikan: tiada triangulasi, semakan peserta atau persetujuan antara pengekod disebut.',
    advice:
      'Huraikan cara kredibiliti dijaga, misalnya triangulasi sumber, semakan peserta, jejak audit atau nilai Kappa antara pengekod.',
    priority: 2,
    ...rubric('kesahan', 1),
  },
  {
    check: 'noQualityAppraisal',
    of: (checked) => of('review')(checked) && wordsUnder(checked.study, 'methodology') >= 30,
    said: says.qualityAppraisal,
    at: ({ study }) => sectionPlace(study, 'methodology'),
    text: 'Mutu kajian yang disorot tidak dinilai: tiada penilaian kualiti atau risiko bias disebut.',
    advice: 'Nilai setiap kajian dengan senarai semak yang diiktiraf (misalnya CASP atau MMAT) dan laporkan hasilnya.',
    ...rubric('kesahan', 2),
  },
  {
    check: 'noSamplingTechnique',
    of: of('quantitative', 'qualitative', 'mixed'),
    said: says.samplingTechnique,
    at: ({ facts, study }) => facts.sample[0]?.evidence ?? sectionPlace(study, 'methodology'),
    text: 'Teknik persampelan tidak dinyatakan, maka pembaca tidak dapat menilai sejauh mana sampel mewakili populasi.',
    advice:
      'Nyatakan populasi, teknik persampelan (misalnya rawak berstrata atau bertujuan), kriteria pemilihan dan sebab teknik itu dipilih.',
    ...rubric('persampelan', 2),
  },
  {
    check: 'noControlGroup',
    of: (checked) => ofMeasures(checked) && checked.design.isIntervention && !checked.design.hasControlGroup,
    said: nothing,
    at: ({ study }) =>
      evidenceOf(
        sentencesWithin(study, 'methodology', 'findings', 'abstract'),
        /ujian pra\b|pra[\s-]?ujian|praujian|pre[\s-]?test|sebelum dan (?:selepas|sesudah)|before and after/iu,
      ),
    text: 'Perubahan diukur sebelum dan selepas intervensi pada satu kumpulan sahaja; tiada kumpulan kawalan atau perbandingan disebut.',
    advice:
      'Tambah kumpulan kawalan atau perbandingan yang setara. Jika tidak dapat dilakukan, bincangkan ancaman kesahan dalaman (kematangan, kesan ujian, kesan kebaharuan) dan lembutkan dakwaan keberkesanan.',
    priority: 1,
    ...rubric('rekaBentuk', 2),
  },
  {
    check: 'noEthics',
    of: ofPeople,
    said: says.ethics,
    at: ({ study }) => sectionPlace(study, 'methodology'),
    text: 'Pertimbangan etika tidak dinyatakan: tiada kebenaran, persetujuan termaklum atau kerahsiaan responden disebut.',
    advice:
      'Nyatakan kebenaran yang diperoleh, cara persetujuan responden (atau ibu bapa) diminta dan cara kerahsiaan data dijaga.',
    ...rubric('prosedur', 3),
  },
  {
    check: 'noAssumptions',
    of: (checked) =>
      checked.design.isQuantitative &&
      parametricIn(checked).some(
        ({ values, evidence }) => values.length > 0 || !/dirancang|planned/iu.test(evidence.quote),
      ) &&
      checked.facts.statistics.normality === null,
    said: says.assumptions,
    at: (checked) => parametricIn(checked)[0]?.evidence,
    text: 'Ujian parametrik digunakan tanpa melaporkan semakan normaliti atau andaian lain.',
    advice:
      'Laporkan semakan andaian sebelum ujian: normaliti (Shapiro-Wilk, kepencongan dan kurtosis), data terpencil, serta kehomogenan varians atau kelinearan. Gunakan ujian bukan parametrik jika andaian tidak dipenuhi.',
    ...rubric('andaian', 1),
  },
  {
    check: 'noTheory',
    of: (checked) =>
      of('quantitative', 'qualitative', 'mixed')(checked) ||
      (of('concept')(checked) && told(checked, says.conceptual, 'front', 'abstract', 'introduction') !== null),
    said: says.theory,
    at: ({ study }) => sectionPlace(study, 'theory', 'literature', 'introduction'),
    text: 'Tiada teori, model atau kerangka konseptual dinamakan dalam kajian ini.',
    advice:
      'Pilih teori yang menjelaskan hubungan antara pemboleh ubah, huraikan konstruknya dan tunjukkan kaitannya dengan objektif melalui kerangka konseptual.',
    ...rubric('teori', 0),
  },
  {
    check: 'noLimitations',
    of: (checked) =>
      (ofResearch(checked) || ofPeople(checked) || proposesFramework(checked)) &&
      told(checked, says.narrowed, 'discussion', 'conclusion') === null,
    said: says.limitations,
    at: ({ study }) => sectionPlace(study, 'conclusion', 'discussion'),
    text: 'Batasan kajian tidak dinyatakan di mana-mana.',
    advice: 'Nyatakan batasan sampel, instrumen dan reka bentuk serta kesannya terhadap generalisasi dapatan.',
    priority: 2,
    ...rubric('batasan', 1),
  },
  {
    check: 'noFutureResearch',
    of: (checked) => ofResearch(checked) || ofPeople(checked) || proposesFramework(checked),
    said: says.futureWork,
    at: ({ study }) => sectionPlace(study, 'conclusion', 'discussion'),
    text: 'Tiada cadangan kajian lanjutan.',
    advice:
      'Cadangkan kajian lanjutan yang lahir daripada batasan dan dapatan, misalnya sampel, tempoh atau reka bentuk yang lain.',
    priority: 3,
    ...rubric('kajianLanjutan', 1),
  },
];

/** All that the authors say of their own work, with its headings. */
const ownWords = (study: StudyText): string[] => [
  ...bodySentences(study).flatMap(({ kind, text }) => (kind === 'literature' ? [] : [text])),
  ...study.sections.flatMap(({ kind, heading }) => (kind === 'literature' || kind === 'references' ? [] : [heading])),
];

/** A topic of the introduction, of the findings or of others' studies is no care that was taken. */
const careWords = ({ sentences, sections }: StudyText): string[] => [
  ...sentences.flatMap(({ kind, text }) =>
    ['introduction', 'literature', 'theory', 'findings', 'discussion', 'references'].includes(kind) ||
    (kind !== 'methodology' && citation.test(text))
      ? []
      : [text],
  ),
  ...sections.map(({ heading }) => heading),
];

export function unsaidRemarks(checked: Checked): CountedRemark[] {
  const own = ownWords(checked.study);
  const care = careWords(checked.study);
  const everywhere = [...own, ...sentencesWithin(checked.study, 'literature').map(({ text }) => text)];
  return unsaid.flatMap(({ of: applies, said, at, ...remark }) => {
    // A theory may be told with the literature.
    const where =
      remark.criterion === 'theoryFramework'
        ? everywhere
        : said === says.ethics && !checked.design.isActionResearch
          ? care
          : own;
    return applies(checked) && !where.some((text) => said.test(text)) ? absence(at(checked), remark) : [];
  });
}

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
export const missingRemarks = ({ facts: { missingSections, sections }, study }: Checked): CountedRemark[] =>
  missingSections.flatMap((kind) => {
    const [item, advice] = missing[kind] ?? [];
    if (!item || !advice) return [];
    return absence(placeFor(kind, sections, study.document), {
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
    { name: 'kajian rintis dijalankan', at: told(checked, says.pilot, 'methodology') },
    { name: 'persetujuan peserta diperoleh', at: told(checked, says.consent, 'methodology') },
  ].filter(({ at }) => at !== null);

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
      told(checked, says.sizeJustified, 'methodology') && told(checked, says.randomSampling, 'methodology', 'abstract'),
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
    at: (checked) => (checked.design.isQualitative ? told(checked, says.trustStep, 'methodology') : null),
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
    at: (checked) =>
      told(checked, says.limitations, 'conclusion', 'discussion') ??
      told(checked, says.narrowed, 'conclusion', 'discussion'),
  },
  {
    check: 'futureResearch',
    ...rubric('kajianLanjutan', 3),
    text: 'Cadangan kajian lanjutan dikemukakan.',
    at: (checked) => told(checked, says.futureWork, 'conclusion', 'discussion'),
  },
];

/** The strengths that the paper itself says; those of a paper without data are of its ideas, which nobody counts. */
export const saidStrengths = (checked: Checked): CountedRemark[] =>
  checked.design.kind === 'concept'
    ? []
    : said.flatMap(({ at, text, ...remark }) => {
        const evidence = at(checked);
        return evidence ? strength(evidence, { ...remark, text: typeof text === 'string' ? text : text(checked) }) : [];
      });
