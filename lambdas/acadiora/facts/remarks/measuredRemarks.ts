import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { kindNames, purposeLabel } from '../study/objectives.ts';
import { mainSize } from '../study/sample.ts';
import { kindOfTest, reportsAnyStatistic } from '../study/statisticalTests.ts';
import { says } from '../lexicon.ts';
import { bodySentences, cite, evidenceOf, sentencesWithin, wordsUnder } from '../text/studyText.ts';
import { absence, shortList, strength, weakness, type Checked } from './remark.ts';

/** Remarks on what a study has measured: its scales, its sample, its tests, and whether it answers what was asked. */
export function measuredRemarks(checked: Checked): CountedRemark[] {
  if (!checked.design.isEmpirical) return [];
  return [
    ...weakAlphaRemarks(checked),
    ...smallSampleRemarks(checked),
    ...valueRemarks(checked),
    ...effectRemarks(checked),
    ...answerRemarks(checked),
    ...quoteRemarks(checked),
  ];
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

function smallSampleRemarks({ facts, study, design }: Checked): CountedRemark[] {
  const size = mainSize(facts.sample);
  if (size === null || size >= 30 || !design.isQuantitative || design.isActionResearch) return [];
  if (bodySentences(study).some(({ kind, text }) => kind !== 'literature' && says.sizeJustified.test(text))) return [];
  return weakness(facts.sample.find((one) => one.size === size)?.evidence, {
    check: 'smallSample',
    measure: { value: size, better: 'more' },
    criterion: 'methodology',
    text: `Sampel kecil (n = ${size}) dan saiznya tidak dijustifikasi.`,
    advice:
      'Jelaskan cara saiz sampel ditentukan (misalnya Krejcie dan Morgan atau G*Power). Jika sampel tidak dapat ditambah, akui kesannya terhadap kuasa statistik dan generalisasi.',
    priority: 2,
    cap: { item: 'persampelan', level: 2 },
  });
}

const significant =
  /(?:perbezaan|perbedaan|hubungan|peningkatan|kesan|pengaruh|perubahan|korelasi)[^.]{0,60}\bsignifikan|secara signifikan|significant(?:ly)?\b[^.]{0,40}(?:differ|relat|correl|effect|increase|improve|higher|lower)|statistically significant/iu;

function valueRemarks({ facts: { statistics }, study }: Checked): CountedRemark[] {
  const common = {
    criterion: 'dataAnalysis',
    advice:
      'Laporkan nilai ujian, darjah kebebasan, nilai p yang tepat, min dan sisihan piawai bagi setiap kumpulan serta saiz kesan, misalnya t(45) = 2.31, p = .026, d = 0.68.',
    priority: 1,
    cap: { item: 'pelaporan', level: 1 },
  } as const;
  const silent = statistics.tests.filter(
    ({ name, values }) => values.length === 0 && (kindOfTest(name)?.symbols.length ?? 0) > 0,
  );
  if (silent.length > 0) {
    return silent.slice(0, 3).flatMap(({ name, evidence }) => {
      const pattern = kindOfTest(name)?.pattern ?? /(?!)/u;
      const claim = evidenceOf(sentencesWithin(study, 'findings'), pattern);
      return absence(claim ?? evidence, {
        ...common,
        check: 'testWithoutValues',
        subject: name,
        text: claim
          ? `Keputusan ${name} disebut tanpa nilai ujian, darjah kebebasan atau nilai p.`
          : `${name} dinyatakan sebagai kaedah analisis, tetapi keputusannya tidak dilaporkan.`,
      });
    });
  }
  if (statistics.tests.some(({ values }) => values.length > 0) || reportsAnyStatistic(study)) return [];
  return absence(evidenceOf(sentencesWithin(study, 'findings', 'abstract'), significant), {
    ...common,
    check: 'significanceWithoutValues',
    text: 'Keputusan didakwa signifikan tanpa sebarang nilai ujian statistik atau nilai p.',
  });
}

/** A test that was planned only has no size of effect to give. */
function effectRemarks({ facts: { statistics }, study }: Checked): CountedRemark[] {
  const differences = statistics.tests.filter(({ name, values }) => {
    const kind = kindOfTest(name);
    if (!kind?.isDifference) return false;
    return values.length > 0 || sentencesWithin(study, 'findings').some(({ text }) => kind.pattern.test(text));
  });
  const [first] = differences;
  if (first === undefined || statistics.effectSize !== null) return [];
  return absence(first.evidence, {
    check: 'noEffectSize',
    criterion: 'dataAnalysis',
    text: `Saiz kesan tidak dilaporkan bagi ${shortList(differences.map(({ name }) => name))}, maka besarnya perbezaan tidak dapat dinilai.`,
    advice: "Tambah saiz kesan yang sesuai (Cohen's d, eta kuasa dua separa atau r) dan tafsirkannya.",
    priority: 3,
    cap: { item: 'pelaporan', level: 3 },
  });
}

const notAnswerable =
  /^(?:untuk |to )?(?:membangun|mereka|membina|mencadang|membincang|menghasil|develop|design|propos|discuss|produce|implement)/iu;
/** What interviews answer in a study that measures too. */
const exploring = /^(?:untuk |to )?(?:meneroka|memahami|mendalami|menghurai|explor|understand|describ)/iu;

/**
 * Themes of a qualitative study need not repeat the words of its objectives, nor do the scores that show what action research has helped
 * its pupils to: only quantitative studies are held to them.
 */
function answerRemarks({ facts: { objectives }, study, design }: Checked): CountedRemark[] {
  if (!design.isQuantitative || design.isActionResearch || wordsUnder(study, 'findings') < 50) return [];
  const listed = objectives.filter(({ label }) => label !== purposeLabel);
  const open = listed.filter(
    ({ answeredBy, text }) =>
      answeredBy === null && !notAnswerable.test(text) && !(design.isQualitative && exploring.test(text)),
  );
  if (listed.length >= 2 && listed.every(({ answeredBy }) => answeredBy !== null))
    return strength(listed[0]?.answeredBy, {
      check: 'objectivesAnswered',
      criterion: 'findings',
      cap: { item: 'lengkap', level: 3 },
      text: `Kesemua ${listed.length} objektif, persoalan atau hipotesis yang dinyatakan mempunyai dapatan yang membincangkannya.`,
    });
  // Where hardly any is found answered, the findings speak in other words than the objectives: nothing is to be concluded.
  if (open.length > objectives.length / 2) return [];
  return open.slice(0, 6).flatMap(({ kind, label, text, evidence }) => {
    const name = label.startsWith(kindNames[kind]) ? label : `${kindNames[kind]} ${label}`;
    return absence(evidence, {
      check: 'objectiveWithoutFinding',
      subject: label,
      criterion: 'findings',
      text: `${name} ("${shortened(text)}") tidak mempunyai dapatan yang sepadan.`,
      advice: `Laporkan dapatan yang menjawab ${name} secara khusus, dengan jadual dan keputusan ujian jika berkaitan, atau gugurkannya daripada kajian.`,
      priority: 1,
      cap: { item: 'lengkap', level: open.length > 1 ? 1 : 2 },
    });
  });
}

const shortened = (text: string): string =>
  text.length <= 110 ? text : `${text.slice(0, text.lastIndexOf(' ', 110))} ...`;

/** Words of a participant in quotation marks; shorter ones are terms. */
const quotation = /[“"]([^“”"]{25,600})[”"]/gu;
const speaker =
  /\b[A-Z]{1,4}[\s-]?\d{1,3}\b|(?:[Pp]eserta|[Ii]nforman|[Rr]esponden|[Gg]uru|[Mm]urid|[Pp]elajar|[Pp]articipant|[Ii]nformant|[Rr]espondent|[Tt]eacher|[Ss]tudent)\s+(?:\d|[A-Z]\b)/u;

/** Quotations whose speaker is not told, in a study that otherwise tells it. */
function quoteRemarks({ study, design }: Checked): CountedRemark[] {
  if (!design.isQualitative) return [];
  const sentences = sentencesWithin(study, 'findings');
  const quotes = sentences.flatMap((sentence, index) =>
    [...sentence.text.matchAll(quotation)].map((match) => {
      const end = match.index + match[0].length;
      const next = sentences[index + 1];
      const around = [
        sentence.text.slice(Math.max(0, match.index - 80), match.index),
        sentence.text.slice(end, end + 60),
        // The speaker may stand behind the full stop.
        end >= sentence.text.length - 2 && next?.at === sentence.at ? next.text.slice(0, 40) : '',
      ];
      return { sentence, at: match.index, isTold: around.some((text) => speaker.test(text)) };
    }),
  );
  const untold = quotes.filter(({ isTold }) => !isTold);
  const [first] = untold;
  if (first === undefined || untold.length * 2 > quotes.length) return [];
  return weakness(cite(first.sentence, first.at), {
    check: 'quoteWithoutSpeaker',
    criterion: 'findings',
    text: `${untold.length} daripada ${quotes.length} petikan peserta tidak disertai kod peserta.`,
    advice: 'Sertakan kod peserta (dan sumber data) selepas setiap petikan supaya bukti dapat dijejak.',
    priority: 2,
    measure: { value: untold.length, better: 'fewer' },
    cap: { item: 'persembahan', level: 2 },
  });
}
