import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { purposeLabel } from '../study/objectives.ts';
import { absence, shortList, weakness, type Checked } from './remark.ts';
import { kindOfTest, reportsAnyStatistic } from '../study/statisticalTests.ts';
import { cite, evidenceOf, ownKinds, wordsUnder, sentencesWithin } from '../text/studyText.ts';
import { citeRow, isTotalRow } from '../text/paperTables.ts';

/** Remarks on the analysis and on whether it answers what was asked. */
export function analysisRemarks(checked: Checked): CountedRemark[] {
  if (!checked.design.isEmpirical) return [];
  return [
    ...assumptionRemarks(checked),
    ...valueRemarks(checked),
    ...effectRemarks(checked),
    ...itemRemarks(checked),
    ...unansweredRemarks(checked),
  ];
}

const assumptions =
  /andaian|assumption|asumsi|homogen|levene|homoskedastisiti|homosced|\blinear(?:iti|ity)|had memusat|central limit|bukan parametrik|non-?parametric/iu;

function assumptionRemarks({ facts: { statistics }, study }: Checked): CountedRemark[] {
  const parametric = statistics.tests.filter(({ name }) => kindOfTest(name)?.isParametric);
  const [first] = parametric;
  if (first === undefined || statistics.normality !== null) return [];
  if (study.sentences.some(({ kind, text }) => ownKinds.has(kind) && assumptions.test(text))) return [];
  return absence(first.evidence, {
    check: 'noAssumptions',
    criterion: 'dataAnalysis',
    text: `Ujian parametrik (${shortList(parametric.map(({ name }) => name))}) digunakan tanpa melaporkan semakan normaliti atau andaian lain.`,
    advice:
      'Laporkan semakan andaian sebelum ujian: normaliti (Shapiro-Wilk, kepencongan dan kurtosis), data terpencil, serta kehomogenan varians atau kelinearan. Gunakan ujian bukan parametrik jika andaian tidak dipenuhi.',
    priority: 1,
    cap: { item: 'andaian', level: 1 },
  });
}

const significant =
  /(?:perbezaan|perbedaan|hubungan|peningkatan|kesan|pengaruh|perubahan|korelasi)[^.]{0,60}\bsignifikan|secara signifikan|significant(?:ly)?\b[^.]{0,40}(?:differ|relat|correl|effect|increase|improve|higher|lower)|statistically significant/iu;

function valueRemarks({ facts: { statistics }, study }: Checked): CountedRemark[] {
  const silent = statistics.tests.filter(
    ({ name, values }) => values.length === 0 && (kindOfTest(name)?.symbols.length ?? 0) > 0,
  );
  const advice =
    'Laporkan nilai ujian, darjah kebebasan, nilai p yang tepat, min dan sisihan piawai bagi setiap kumpulan serta saiz kesan, misalnya t(45) = 2.31, p = .026, d = 0.68.';
  if (silent.length > 0) {
    return silent.slice(0, 3).flatMap(({ name, evidence }) => {
      const kind = kindOfTest(name);
      const claim = sentencesWithin(study, 'findings').find(({ text }) => kind?.pattern.test(text));
      return absence(claim ? cite(claim, claim.text.search(kind?.pattern ?? /^/u)) : evidence, {
        check: 'testWithoutValues',
        subject: name,
        criterion: 'dataAnalysis',
        text: claim
          ? `Keputusan ${name} disebut tanpa nilai ujian, darjah kebebasan atau nilai p.`
          : `${name} dinyatakan sebagai kaedah analisis, tetapi keputusannya tidak dilaporkan.`,
        advice,
        priority: 1,
        cap: { item: 'pelaporan', level: 1 },
      });
    });
  }
  if (statistics.tests.some(({ values }) => values.length > 0) || reportsAnyStatistic(study)) return [];
  return absence(evidenceOf(sentencesWithin(study, 'findings', 'abstract'), significant), {
    check: 'significanceWithoutValues',
    criterion: 'dataAnalysis',
    text: 'Keputusan didakwa signifikan tanpa sebarang nilai ujian statistik atau nilai p.',
    advice,
    priority: 1,
    cap: { item: 'pelaporan', level: 1 },
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

const itemsStated =
  /(?<![\d.,–-])(\d{1,3})(?:\s+(?:buah|soalan|pernyataan))?\s+(?:item|pernyataan|statements?|items?)\b/giu;
const selected = /item (?:terpilih|utama)|sebahagian item|contoh item|selected items|item yang dipilih|antara item/iu;

/** '10 item' in the method, and one table of findings with four. */
function itemRemarks({ study, design }: Checked): CountedRemark[] {
  if (!design.usesQuestionnaire) return [];
  const method = sentencesWithin(study, 'methodology', 'abstract');
  const stated = method.flatMap((sentence) =>
    [...sentence.text.matchAll(itemsStated)].map((match) => ({ sentence, count: Number(match[1]), at: match.index })),
  );
  const [first] = stated;
  const tables = study.tables.filter(
    ({ kind, head }) =>
      kind === 'findings' &&
      /^(?:item|pernyataan|statement|items)$/iu.test(head.find((cell) => /\p{L}{3}/u.test(cell)) ?? ''),
  );
  const [table] = tables;
  if (!first || !table || tables.length > 1 || new Set(stated.map(({ count }) => count)).size > 1) return [];
  if (study.sentences.some(({ text }) => selected.test(text))) return [];
  const rows = table.rows.filter((row) => !isTotalRow(row) && /\d/u.test(row.text));
  const [row] = rows;
  if (!row || rows.length + 1 >= first.count) return [];
  return weakness(cite(first.sentence, first.at), {
    check: 'itemsNotReported',
    measure: { value: first.count - rows.length, better: 'fewer' },
    criterion: 'dataAnalysis',
    text: `Instrumen mempunyai ${first.count} item, tetapi hanya ${rows.length} item dilaporkan dalam jadual dapatan.`,
    advice:
      'Laporkan semua item (atau skor konstruk yang merangkumi semua item), atau jelaskan sebab item lain ditinggalkan.',
    against: citeRow(row),
    priority: 2,
    cap: { item: 'pelaporan', level: 2 },
  });
}

const notAnswerable =
  /^(?:untuk )?(?:membangun|mereka|membina|mencadang|membincang|menghasil|develop|design|propos|discuss|produce)/iu;
const kinds = { objective: 'Objektif', question: 'Persoalan', hypothesis: 'Hipotesis' } as const;

/**
 * Themes of a qualitative study need not repeat the words of its objectives, nor do the scores that show what action research has helped
 * its pupils to: only quantitative studies are held to them.
 */
function unansweredRemarks({ facts: { objectives }, study, design }: Checked): CountedRemark[] {
  if (!design.isQuantitative || design.isActionResearch || wordsUnder(study, 'findings') < 80) return [];
  const open = objectives.filter(
    ({ answeredBy, label, text }) => answeredBy === null && label !== purposeLabel && !notAnswerable.test(text),
  );
  // Where hardly any is found answered, the findings speak in other words than the objectives: nothing is to be concluded.
  if (open.length > objectives.length / 2) return [];
  return open.slice(0, 6).flatMap(({ kind, label, text, evidence }) =>
    absence(evidence, {
      check: 'objectiveWithoutFinding',
      subject: label,
      criterion: 'findings',
      text: `${label.startsWith(kinds[kind]) ? label : `${kinds[kind]} ${label}`} ("${shortened(text)}") tidak mempunyai dapatan yang sepadan.`,
      advice:
        'Laporkan dapatan yang menjawabnya secara khusus, dengan jadual dan keputusan ujian jika berkaitan, atau gugurkannya daripada kajian.',
      priority: 1,
      cap: { item: 'lengkap', level: open.length > 1 ? 1 : 2 },
    }),
  );
}

const shortened = (text: string): string =>
  text.length <= 110 ? text : `${text.slice(0, text.lastIndexOf(' ', 110))} ...`;
