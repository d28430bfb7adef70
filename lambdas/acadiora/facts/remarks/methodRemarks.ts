import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { groupConflicts, shrinks } from '../numbers/groupSizes.ts';
import { absence, weakness, type Checked } from './remark.ts';
import { mainSize } from '../study/sample.ts';
import {
  bodySentences,
  evidenceOf,
  ownKinds,
  ownSentences,
  sectionPlace,
  sentencesWithin,
  type StudyText,
} from '../text/studyText.ts';

const reliability = /kebolehpercayaan|reliab|konsistensi dalaman|internal consistency/iu;
const otherReliability =
  /KR-?20|KR-?21|kuder|test[\s-]retest|uji[\s-]semula|ujian semula|ω\s*=|mcdonald|composite reliability|kebolehpercayaan komposit|\bCR\b\s*[=>]|kappa|split[\s-]half|spearman[\s-]brown|kebolehpercayaan (?:item|responden|individu)|person reliability|item reliability|inter-?rater|antara penilai/iu;
const instrument = /soal[\s-]?selidik|questionnaire|likert|angket|kuesioner|inventori|instrumen|instrument/iu;
const validity = /kesahan|validity|validated|validitas|disahkan|divalidasi|\bpakar\b|expert/iu;
const samplingTechnique =
  /persampelan|sampling|\brawak|\brandom|(?:sampel|secara|persampelan) bertujuan|purposive|sampel (?:mudah|kebetulan)|convenience|bola salji|snowball|berstrata|stratifi|kelompok demi kelompok|\bbancian\b|census|keseluruhan populasi|seluruh populasi|semua populasi|whole population|purposif|acak/iu;
const sizeJustified =
  /krejcie|g\*\s?power|\bgpower|kuasa statistik|statistical power|power analysis|cochran|yamane|slovin|roscoe|saiz sampel[^.]{0,60}(?:ditentukan|memadai|mencukupi|berdasarkan|minimum)|sample size[^.]{0,60}(?:determined|sufficient|adequate|calculated|based)|ketepuan|tepu data|saturation|formula|rumus/iu;
const ethics =
  /\betika|ethic|persetujuan|\bconsent|kebenaran|kerahsiaan|kerahasiaan|dirahsiakan|confidential|anonim|anonym|sukarela|voluntar|\bizin\b|permission/iu;
const trustworthiness =
  /triangulasi|triangulation|semakan (?:rakan|peserta|ahli)|semakan semula oleh|member[\s-]check|trustworth|kredibiliti|credibility|keabsahan|kebolehpercayaan|reliab|inter-?(?:rater|coder)|kappa|audit trail|jejak audit|peer (?:debrief|review)|kesahan|dependability|transferability|validity|pengesahan (?:data|pakar|peserta)/iu;

/** Remarks on how the study was done. */
export function methodRemarks(checked: Checked): CountedRemark[] {
  if (!checked.design.isEmpirical) return [];
  return [
    ...reliabilityRemarks(checked),
    ...weakAlphaRemarks(checked),
    ...validityRemarks(checked),
    ...samplingRemarks(checked),
    ...controlRemarks(checked),
    ...sizeConflicts(checked),
    ...groupConflicts(checked),
    ...ethicsRemarks(checked),
    ...trustRemarks(checked),
  ];
}

function reliabilityRemarks({ facts, study, design }: Checked): CountedRemark[] {
  const { cronbachAlpha } = facts.statistics;
  if (!design.isQuantitative || cronbachAlpha.length > 0) return [];
  if (!design.usesQuestionnaire) return testReliabilityRemarks({ facts, study, design });
  const own = ownSentences(study);
  if (own.some(({ text }) => otherReliability.test(text))) return [];
  const said = evidenceOf(sentencesWithin(study, 'methodology', 'other', 'findings'), reliability);
  const used = evidenceOf(sentencesWithin(study, 'methodology'), instrument) ?? evidenceOf(own, instrument);
  return absence(said ?? used ?? sectionPlace(study, 'methodology'), {
    check: 'noCronbachAlpha',
    criterion: 'methodology',
    text: said
      ? 'Kebolehpercayaan instrumen hanya disebut dengan kata-kata; tiada nilai alfa Cronbach dilaporkan bagi mana-mana konstruk.'
      : 'Soal selidik digunakan, tetapi kebolehpercayaannya tidak dilaporkan: tiada nilai alfa Cronbach dalam dokumen.',
    advice:
      'Laporkan nilai alfa Cronbach bagi setiap konstruk (daripada kajian rintis dan kajian sebenar), bilangan item setiap konstruk serta tafsirannya.',
    priority: 1,
    cap: { item: 'kesahan', level: 1 },
  });
}

const aTest =
  /instrumen|instrument|ujian pencapaian|achievement test|tes (?:hasil belajar|prestasi)|ujian pra\b|pre-?test|praujian/iu;

/** An achievement test measures too. Action research marks its pupils' own exercises. */
function testReliabilityRemarks({ study, design }: Checked): CountedRemark[] {
  if (!design.isIntervention || design.isActionResearch) return [];
  const own = ownSentences(study);
  if (own.some(({ text }) => otherReliability.test(text) || (reliability.test(text) && /[.,]\d/u.test(text))))
    return [];
  return absence(evidenceOf(sentencesWithin(study, 'methodology'), aTest), {
    check: 'noTestReliability',
    criterion: 'methodology',
    text: 'Kebolehpercayaan instrumen tidak dilaporkan: tiada nilai pekali seperti KR-20, alfa Cronbach atau ujian semula dalam dokumen.',
    advice:
      'Rintis instrumen itu dan laporkan pekali kebolehpercayaannya (misalnya KR-20 bagi item betul-salah atau alfa Cronbach), berserta indeks kesukaran dan diskriminasi item.',
    priority: 1,
    cap: { item: 'kesahan', level: 1 },
  });
}

/** Below .70 a scale is weak, below .60 poor. The lowest is quoted; an alpha of others' studies is not among the facts. */
function weakAlphaRemarks({ facts: { statistics }, design }: Checked): CountedRemark[] {
  const [lowest] = statistics.cronbachAlpha.toSorted((a, b) => a.value - b.value);
  if (!design.isQuantitative || lowest === undefined || lowest.value >= 0.7) return [];
  const isPoor = lowest.value < 0.6;
  const printed = lowest.value.toFixed(2).replace(/^0/u, '');
  return weakness(lowest.evidence, {
    check: 'weakCronbachAlpha',
    measure: { value: lowest.value, better: 'more' },
    criterion: 'methodology',
    text: isPoor
      ? `Nilai alfa Cronbach ${printed} adalah rendah, di bawah .60, maka kebolehpercayaan konstruk itu tidak memadai.`
      : `Nilai alfa Cronbach ${printed} agak lemah, di bawah aras .70 yang lazim diterima.`,
    advice: isPoor
      ? 'Semak item yang melemahkan konstruk itu (korelasi item-jumlah), gugurkan atau baiki item tersebut, uji semula dan berhati-hati mentafsir dapatannya.'
      : 'Berikan sebab nilai itu boleh diterima (misalnya bilangan item yang kecil), atau baiki item dan uji semula; nyatakannya sebagai batasan.',
    priority: isPoor ? 1 : 2,
    cap: { item: 'kesahan', level: isPoor ? 2 : 3 },
  });
}

function validityRemarks({ facts, study, design }: Checked): CountedRemark[] {
  const { contentValidity, constructValidity } = facts.statistics;
  if (!design.isQuantitative || contentValidity !== null || constructValidity !== null) return [];
  const own = study.sentences.filter(({ kind }) => kind !== 'references' && kind !== 'literature');
  if (own.some(({ text }) => validity.test(text))) return [];
  return absence(evidenceOf(sentencesWithin(study, 'methodology'), instrument) ?? sectionPlace(study, 'methodology'), {
    check: 'noValidity',
    criterion: 'methodology',
    text: 'Kesahan instrumen tidak dilaporkan: tiada semakan pakar, indeks kesahan kandungan atau analisis faktor.',
    advice:
      'Nyatakan cara kesahan kandungan disemak (bilangan dan bidang pakar, CVI) dan, bagi soal selidik, bukti kesahan konstruk seperti EFA atau CFA.',
    priority: 2,
    cap: { item: 'kesahan', level: 2 },
  });
}

function samplingRemarks({ facts, study, design }: Checked): CountedRemark[] {
  const where = bodySentences(study).filter(({ kind }) => kind !== 'literature');
  const size = mainSize(facts.sample);
  const stated = facts.sample.find((one) => one.size === size)?.evidence ?? null;
  const technique = where.some(({ text }) => samplingTechnique.test(text))
    ? []
    : absence(stated ?? sectionPlace(study, 'methodology'), {
        check: 'noSamplingTechnique',
        criterion: 'methodology',
        text: 'Teknik persampelan tidak dinyatakan, maka pembaca tidak dapat menilai sejauh mana sampel mewakili populasi.',
        advice:
          'Nyatakan populasi, teknik persampelan (misalnya rawak berstrata atau bertujuan), kriteria pemilihan dan sebab teknik itu dipilih.',
        priority: 2,
        cap: { item: 'persampelan', level: 2 },
      });
  if (size === null || size >= 30 || !design.isQuantitative || design.isActionResearch) return technique;
  if (where.some(({ text }) => sizeJustified.test(text))) return technique;
  const small = weakness(stated, {
    check: 'smallSample',
    measure: { value: size, better: 'more' },
    criterion: 'methodology',
    text: `Sampel kecil (n = ${size}) dan saiznya tidak dijustifikasi.`,
    advice:
      'Jelaskan cara saiz sampel ditentukan (misalnya Krejcie dan Morgan atau G*Power). Jika sampel tidak dapat ditambah, akui kesannya terhadap kuasa statistik dan generalisasi.',
    priority: 2,
    cap: { item: 'persampelan', level: 2 },
  });
  return [...technique, ...small];
}

function controlRemarks({ study, design }: Checked): CountedRemark[] {
  if (!design.isIntervention || !design.isQuantitative || design.hasControlGroup || design.isActionResearch) return [];
  const prePost =
    /ujian pra\b|pra[\s-]?ujian|praujian|pre[\s-]?test|sebelum dan (?:selepas|sesudah)|before and after/iu;
  return absence(evidenceOf(sentencesWithin(study, 'methodology', 'findings', 'abstract'), prePost), {
    check: 'noControlGroup',
    criterion: 'methodology',
    text: 'Perubahan diukur sebelum dan selepas intervensi pada satu kumpulan sahaja; tiada kumpulan kawalan atau perbandingan disebut.',
    advice:
      'Tambah kumpulan kawalan atau perbandingan yang setara. Jika tidak dapat dilakukan, bincangkan ancaman kesahan dalaman (kematangan, kesan ujian, kesan kebaharuan) dan lembutkan dakwaan keberkesanan.',
    priority: 1,
    cap: { item: 'rekaBentuk', level: 2 },
  });
}

/** Words of another sample, or of a part: they explain only the sizes beside them. */
const otherSample =
  /fasa|phase|temu ?bual|wawancara|interview|kumpulan rawatan|kumpulan eksperimen|kumpulan kawalan|experimental group|control group/iu;

/** Whether the paper says why its sample has two sizes. */
function explainsSizes(study: StudyText, sizes: readonly number[]): boolean {
  const size = new RegExp(`(?<![\\d.,])(?:${sizes.join('|')})(?![\\d]|[.,]\\d)`, 'u');
  return bodySentences(study).some(
    ({ kind, text }) => ownKinds.has(kind) && (shrinks.test(text) || (otherSample.test(text) && size.test(text))),
  );
}

function sizeConflicts({ facts: { sample }, study }: Checked): CountedRemark[] {
  const size = mainSize(sample);
  const one = sample.find((stated) => stated.size === size);
  const other = sample.find((stated) => stated.size !== size && stated.evidence.quote !== one?.evidence.quote);
  // Groups of very different sizes are different groups, not one group counted twice.
  if (!one || !other || Math.min(one.size, other.size) < 10 || Math.abs(one.size - other.size) > one.size * 0.2)
    return [];
  // Two groups that make up a whole.
  if (sample.some((stated) => stated.size === one.size + other.size)) return [];
  if (explainsSizes(study, [one.size, other.size])) return [];
  return weakness(one.evidence, {
    check: 'conflictingSampleSizes',
    subject: `${one.size} ${other.size}`,
    criterion: 'methodology',
    text: `Saiz sampel tidak konsisten: n = ${one.size} dinyatakan di satu tempat dan n = ${other.size} di tempat lain.`,
    advice: 'Semak data asal, gunakan satu saiz sampel di seluruh kertas dan jelaskan sebarang keciciran responden.',
    against: other.evidence,
    priority: 1,
    cap: { item: 'persampelan', level: 2 },
  });
}

function ethicsRemarks({ study }: Checked): CountedRemark[] {
  const everywhere = study.sentences.filter(({ kind }) => kind !== 'references');
  if (everywhere.some(({ text, kind }) => kind !== 'literature' && ethics.test(text))) return [];
  return absence(sectionPlace(study, 'methodology'), {
    check: 'noEthics',
    criterion: 'methodology',
    text: 'Pertimbangan etika tidak dinyatakan: tiada kebenaran, persetujuan termaklum atau kerahsiaan responden disebut.',
    advice:
      'Nyatakan kebenaran yang diperoleh, cara persetujuan responden (atau ibu bapa) diminta dan cara kerahsiaan data dijaga.',
    priority: 3,
    cap: { item: 'prosedur', level: 3 },
  });
}

function trustRemarks({ study, design }: Checked): CountedRemark[] {
  if (!design.isQualitative || design.isQuantitative) return [];
  const own = bodySentences(study).filter(({ kind }) => kind !== 'literature');
  if (own.some(({ text }) => trustworthiness.test(text))) return [];
  const interview = /temu ?bual|wawancara|interview|pemerhatian|observation|dokumen/iu;
  return absence(evidenceOf(sentencesWithin(study, 'methodology'), interview) ?? sectionPlace(study, 'methodology'), {
    check: 'noTrustworthiness',
    criterion: 'methodology',
    text: 'Kebolehpercayaan data kualitatif tidak dihuraikan: tiada triangulasi, semakan peserta atau persetujuan antara pengekod disebut.',
    advice:
      'Huraikan cara kredibiliti dijaga, misalnya triangulasi sumber, semakan peserta, jejak audit atau nilai Kappa antara pengekod.',
    priority: 2,
    cap: { item: 'kesahan', level: 1 },
  });
}
