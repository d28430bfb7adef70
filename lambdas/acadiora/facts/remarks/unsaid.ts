import type { StudyKind } from '../../../../shared/acadiora/criteria.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { says } from '../lexicon.ts';
import { kindOfTest } from '../study/statistics.ts';
import { citation } from '../text/sentences.ts';
import { evidenceOf, type StudyText } from '../text/studyText.ts';
import { absence, rubric, type Checked, type Weakness, type Check } from './remark.ts';
import { atEnd } from './said.ts';
import { re } from '../text/patterns.ts';

const of =
  (...kinds: StudyKind[]) =>
  ({ design }: Checked): boolean =>
    kinds.includes(design.kind);
const ofPeople = of('quantitative', 'qualitative', 'mixed', 'action');
const ofMeasures = of('quantitative', 'mixed');

/** What others go on from: research, and a concept paper with a framework or model of its own, which they have to try. */
const isContinued = (checked: Checked): boolean =>
  of('quantitative', 'qualitative', 'mixed', 'action', 'review', 'technical')(checked) ||
  (of('concept')(checked) && checked.study.told(says.ownFramework, 'front', 'abstract') !== null);

const inMethod = ({ study }: Checked, pattern: RegExp): Citation | null =>
  study.told(pattern, 'methodology') ?? study.placeOf('methodology');

const selfMade =
  /dibina sendiri|researcher-made|self-(?:made|constructed|developed)|developed by the (?:researcher|author)/iu;

type Unsaid = Weakness & {
  /** The papers that are held to it: theory, statistics and ethics are asked for only where the kind of study calls for them. */
  of: (checked: Checked) => boolean;
  /** Said anywhere in the paper's own parts, it is there. */
  said?: RegExp;
  /** Where it was looked for; null: nothing is to be said. */
  at: (checked: Checked) => Citation | null | undefined;
};

const parametricIn = ({ facts }: Checked) =>
  facts.statistics.tests.filter(({ name }) => kindOfTest(name)?.isParametric);

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
    said: re.iu`${says.otherReliability}|(?:${says.reliability}).*[.,]\d`,
    at: (checked) =>
      checked.study.told(says.reliability, 'methodology', 'other', 'findings') ??
      checked.study.told(says.instrument, 'methodology', 'other') ??
      checked.study.told(says.instrument, 'abstract'),
    text: 'Kebolehpercayaan instrumen tidak dilaporkan: tiada nilai pekali seperti alfa Cronbach, KR-20 atau ujian semula dalam kertas ini.',
    advice:
      'Laporkan pekali kebolehpercayaan setiap konstruk atau ujian daripada kajian rintis dan kajian sebenar (alfa Cronbach bagi skala, KR-20 bagi item betul-salah), bilangan itemnya serta tafsirannya.',
    ...rubric('kesahan', 1),
  },
  {
    check: 'noValidity',
    of: (checked) =>
      (ofMeasures(checked) ||
        (of('action')(checked) &&
          (checked.facts.statistics.tests.some(({ values }) => values.length > 0) ||
            checked.study.told(selfMade, 'methodology') !== null))) &&
      [says.instrument, selfMade].some((said) => checked.study.told(said, 'methodology', 'abstract') !== null) &&
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
    of: (checked) => of('review')(checked) && checked.study.wordsUnder('methodology') >= 30,
    said: says.qualityAppraisal,
    at: ({ study }) => study.placeOf('methodology'),
    text: 'Mutu kajian yang disorot tidak dinilai: tiada penilaian kualiti atau risiko bias disebut.',
    advice: 'Nilai setiap kajian dengan senarai semak yang diiktiraf (misalnya CASP atau MMAT) dan laporkan hasilnya.',
    ...rubric('kesahan', 2),
  },
  {
    check: 'noSamplingTechnique',
    of: of('quantitative', 'qualitative', 'mixed'),
    said: says.samplingTechnique,
    at: ({ facts, study }) => facts.sample[0]?.evidence ?? study.placeOf('methodology'),
    text: 'Teknik persampelan tidak dinyatakan, maka pembaca tidak dapat menilai sejauh mana sampel mewakili populasi.',
    advice:
      'Nyatakan populasi, teknik persampelan (misalnya rawak berstrata atau bertujuan), kriteria pemilihan dan sebab teknik itu dipilih.',
    ...rubric('persampelan', 2),
  },
  {
    check: 'noControlGroup',
    of: (checked) => ofMeasures(checked) && checked.design.isIntervention && !checked.design.hasControlGroup,
    at: ({ study }) =>
      study.told(
        /ujian pra\b|pra[\s-]?ujian|praujian|pre[\s-]?test|sebelum dan (?:selepas|sesudah)|before and after/iu,
        'methodology',
        'findings',
        'abstract',
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
    at: ({ study }) => study.placeOf('methodology'),
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
      (of('concept')(checked) && checked.study.told(says.conceptual, 'front', 'abstract', 'introduction') !== null),
    said: says.theory,
    at: ({ study }) => study.placeOf('theory', 'literature', 'introduction'),
    text: 'Tiada teori, model atau kerangka konseptual dinamakan dalam kajian ini.',
    advice:
      'Pilih teori yang menjelaskan hubungan antara pemboleh ubah, huraikan konstruknya dan tunjukkan kaitannya dengan objektif melalui kerangka konseptual.',
    ...rubric('teori', 0),
  },
  {
    check: 'noLimitations',
    of: (checked) => isContinued(checked) && atEnd(checked.study, says.narrowed) === null,
    said: says.limitations,
    at: ({ study }) => study.placeOf('conclusion', 'discussion'),
    text: 'Batasan kajian tidak dinyatakan di mana-mana.',
    advice: 'Nyatakan batasan sampel, instrumen dan reka bentuk serta kesannya terhadap generalisasi dapatan.',
    priority: 2,
    ...rubric('batasan', 1),
  },
  {
    check: 'noFutureResearch',
    of: (checked) => isContinued(checked) && atEnd(checked.study, says.nextStudy) === null,
    said: says.futureWork,
    at: ({ study }) => study.placeOf('conclusion', 'discussion'),
    text: 'Tiada cadangan kajian lanjutan.',
    advice:
      'Cadangkan kajian lanjutan yang lahir daripada batasan dan dapatan, misalnya sampel, tempoh atau reka bentuk yang lain.',
    priority: 3,
    ...rubric('kajianLanjutan', 1),
  },
  {
    check: 'discussionWithoutLiterature',
    of: (checked) =>
      checked.design.isEmpirical && checked.study.wordsUnder('discussion') >= 120 && !isCompared(checked),
    at: ({ study }) => study.placeOf('discussion'),
    ...rubric('literatur', 1),
    text: 'Perbincangan tidak memetik sebarang kajian lepas, maka dapatan tidak dibandingkan dengan literatur.',
    advice:
      'Bandingkan setiap dapatan utama dengan kajian lepas yang menyokong dan yang bercanggah, dan jelaskan sebab persamaan atau perbezaannya.',
    priority: 2,
  },
  {
    // Interviews that were held and of which nothing is told.
    check: 'interviewsUntold',
    of: ({ design, study }) =>
      design.isEmpirical &&
      isUntold(study, ofInterview, [...study.within('findings'), ...study.tables.flatMap(({ rows }) => rows)]),
    at: (checked) => collectedBy(checked, interviewed),
    ...rubric('lengkap', 2),
    text: 'Temu bual dinyatakan sebagai cara data dikumpulkan, tetapi tiada dapatan temu bual dilaporkan.',
    advice: 'Laporkan tema dan petikan daripada temu bual itu, atau gugurkannya daripada metodologi.',
    priority: 1,
  },
  {
    // Observations that were made and of which nothing is told.
    check: 'observationUntold',
    of: (checked) =>
      of('qualitative', 'mixed')(checked) &&
      isUntold(checked.study, ofObservation, checked.study.within('findings', 'discussion')),
    at: (checked) => collectedBy(checked, observed),
    ...rubric('lengkap', 2),
    text: 'Pemerhatian dinyatakan sebagai cara data dikumpulkan, tetapi tiada dapatan pemerhatian dilaporkan.',
    advice: 'Laporkan apa yang diperhatikan dan kaitkannya dengan temu bual, atau gugurkannya daripada metodologi.',
    priority: 2,
  },
];

const observed =
  /pemerhatian (?:\p{L}+ ){0,4}(?:terhadap|dijalankan|dibuat|di )|(?:observations?|observed) (?:of|were|was|lessons?|classes)/iu;
const ofObservation =
  /pemerhati|diperhati|memerhati|observ|nota lapangan|field ?note|catatan lapangan|semasa sesi|kelihatan|video/iu;

const interviewed =
  /temu ?bual (?:\p{L}+ ){0,4}(?:dengan|bersama|dijalankan|terhadap|kepada)|ditemu ?bual|menemu ?bual|interviews? (?:\p{L}+ ){0,3}(?:with|were|was)|(?:were|was) interviewed/iu;
const ofInterview =
  /temu ?bual|wawancara|interview|informan|\btema\b|theme|men(?:yatakan|jelaskan|gatakan|urut)|\b(?:said|explained|qualitative)\b|kualitatif|\b\p{Lu}{1,2}\d\b|[“"][^“”"]{25,}/iu;

const isUntold = (study: StudyText, pattern: RegExp, lines: readonly { text: string }[]): boolean =>
  study.wordsUnder('findings') >= 80 && !lines.some(({ text }) => pattern.test(text));

/** Where the method says that data were collected so; what served only to make an instrument is no such data. */
const collectedBy = ({ study }: Checked, pattern: RegExp): Citation | null =>
  evidenceOf(
    study.within('methodology').filter(({ text }) => !ofInstrument.test(text)),
    pattern,
  );
const ofInstrument = /pakar|expert|rintis|pilot|keperluan|needs|\bitem|instrumen kajian|dibina|questionnaire/iu;

const isCompared = ({ study }: Checked): boolean =>
  study.within('discussion').some(({ text }) => citation.test(text) || /(?:19|20)\d\d[a-z]?\)/u.test(text));

/** All that the authors say of their own work, with its headings. */
const ownWords = (study: StudyText): string[] => [
  ...study.body.flatMap(({ kind, text }) => (kind === 'literature' ? [] : [text])),
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

export const unsaidRemarks: Check = (checked) => {
  const { body, headings } = checked.study;
  const own = ownWords(checked.study);
  const care = checked.design.isActionResearch ? own : careWords(checked.study);
  const everywhere = [...body, ...headings].map(({ text }) => text);
  return unsaid.flatMap(({ of: applies, said, at, ...remark }) => {
    // A theory may be told with the literature.
    const elsewhere = remark.check === 'noTheory' ? everywhere : own;
    const where = remark.check === 'noEthics' ? care : elsewhere;
    return applies(checked) && !where.some((text) => said?.test(text)) ? absence(at(checked), remark) : [];
  });
};
