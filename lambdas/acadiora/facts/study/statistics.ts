import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { citeRow, numbersUnder, type Table } from '../text/paperTables.ts';
import { cite, ownKinds, ownSentences, type StudySentence, type StudyText } from '../text/studyText.ts';
import { countObjectives } from './objectives.ts';
import { countSample } from './sample.ts';
import { countTests } from './statisticalTests.ts';

type Statistics = Facts['statistics'];

const alphaWord = /cronbach|\balph?a\b|\balfa\b|α/iu;
const level =
  /aras (?:alph?a|alfa|keertian|signifikan)|alpha level|significance level|taraf signifikansi|\bpower\b|kuasa statistik|α\s*=\s*0?\.0/iu;
const coefficient = /(?<![\d.,])(p\s*[<=>]\s*)?(0?[.,]\d{2,3})(?!\d|[.,]\d|\s*%)/gu;
const threshold =
  /(?:melebihi|lebih (?:besar )?daripada|atas|above|exceed\w*|greater than|minimum|sekurang-kurangnya|at least|≥|>)\s*$/iu;

/** Coefficients of reliability a sentence gives. A limit that it cites is none of the paper's own. */
function alphasIn(sentence: StudySentence): Statistics['cronbachAlpha'] {
  const { text } = sentence;
  if (!alphaWord.test(text) || level.test(text)) return [];
  const isRule = /\((?:19|20)\d\d|,\s(?:19|20)\d\d|diterima|acceptable|memadai/iu.test(text);
  const from = /CVI|indeks kesahan|validity index/iu.test(text) ? text.search(alphaWord) : 0;
  return [...text.matchAll(coefficient)].flatMap((match) => {
    const value = Number((match[2] ?? '').replace(',', '.'));
    if (match[1] !== undefined || match.index < from || value < 0.3) return [];
    if (isRule && threshold.test(text.slice(0, match.index))) return [];
    return [{ value, evidence: cite(sentence, match.index) }];
  });
}

const alphasOfTable = (table: Table): Statistics['cronbachAlpha'] =>
  numbersUnder(table, alphaWord)
    .filter(({ value }) => value >= 0.3 && value <= 1)
    .map(({ row, value }) => ({ value, evidence: citeRow(row) }));

/** Programs as papers write them; 'R' only where it is called one. */
const software =
  /\bSPSS\b(?:\s+(?:versi|version|v\.?)?\s*\d+(?:\.\d+)?)?|\b(?:AMOS|Smart\s?PLS|NVivo|ATLAS\.?\s?ti|MAXQDA|RStudio|JASP|jamovi|Stata|Winsteps|Mplus|LISREL|Microsoft Excel|G\*\s?Power|GPower)\b|(?<=\b(?:perisian|software|program) )(?:R|SAS|Excel)\b/giu;

const patterns = {
  normality:
    /normaliti|normality|normalitas|kolmogorov|shapiro|kepencongan|skewness|kurtosis|taburan(?: data)?(?: yang)?(?: adalah)? normal|bertaburan(?: secara)? normal|normally distributed|normal distribution|berdistribusi normal/iu,
  outliers: /\boutliers?\b|titik terpencil|data terpencil|nilai ekstrem|mahalanobis|pencilan/iu,
  multicollinearity: /multi-?kolineariti|multi-?collinear|multikolinearitas|\bVIF\b|variance inflation/iu,
  effectSize:
    /saiz kesan|kesan saiz|effect size|cohen(?:'s|’s)?\s+d\b|eta (?:kuasa dua|squared)|η²|ηp²|hedges|ukuran efek|cramer(?:'s|’s)?\s+v|(?<![\p{L}\p{N}])d\s*=\s*\d?[.,]\d/iu,
  contentValidity:
    /\bCVI\b|\bCVR\b|kesahan (?:isi )?kandungan|kesahan muka|content validity|face validity|validitas isi|(?:disahkan|disemak|dinilai|semakan|pengesahan|penilaian|kesahan)[^.]{0,60}\bpakar\b|\bpakar\b[^.]{0,60}(?:menyemak|mengesahkan|menilai|kesahan)|validated by[^.]{0,40}expert|expert (?:review|validation|panel)|validator ahli/iu,
  constructValidity:
    /\bEFA\b|\bCFA\b|analisis faktor|factor analysis|kesahan konstruk|construct validity|validitas konstruk|\bAVE\b|average variance extracted|\brasch\b|kesahan konvergen/iu,
};

/** Said of something that was not done. */
const denied = /\b(?:tidak|tiada|belum|tanpa|not|no|without)\b[^.]{0,40}$/iu;
const deniedAfter =
  /^[^.]{0,60}\b(?:tidak|belum)\s+(?:dijalankan|dilaporkan|disemak|dilakukan|diuji|dibuat)|^[^.]{0,60}\b(?:was|were) not\b/iu;

/** Where the study says it looked at this; a sentence that says it did not does not count. */
function reportOf(sentences: readonly StudySentence[], pattern: RegExp): Citation | null {
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.text);
    if (match === null) continue;
    const rest = sentence.text.slice(match.index + match[0].length);
    if (denied.test(sentence.text.slice(0, match.index)) || deniedAfter.test(rest)) continue;
    return cite(sentence, match.index);
  }
  return null;
}

/** What the paper reports of the quality of its instrument and its data. */
function countQuality(study: StudyText): Omit<Statistics, 'tests'> {
  const own = ownSentences(study);
  const tables = study.tables.filter(({ kind }) => kind !== 'references');
  const where = [...own, ...study.captions.filter(({ kind }) => ownKinds.has(kind))];
  const inTables = (pattern: RegExp): Citation | null => {
    const rows = tables.flatMap(({ headRow, rows: below }) => (headRow === null ? below : [...below, headRow]));
    const row = rows.find(({ text }) => pattern.test(text));
    return row ? citeRow(row) : null;
  };
  return {
    cronbachAlpha: uniqueBy(
      [...own.flatMap(alphasIn), ...tables.flatMap(alphasOfTable)],
      ({ value, evidence }) => `${value} ${evidence.quote}`,
    ).slice(0, 20),
    normality: reportOf(where, patterns.normality) ?? inTables(patterns.normality),
    outliers: reportOf(where, patterns.outliers),
    multicollinearity: reportOf(where, patterns.multicollinearity) ?? inTables(patterns.multicollinearity),
    effectSize: reportOf(where, patterns.effectSize) ?? inTables(patterns.effectSize),
    contentValidity: reportOf(where, patterns.contentValidity),
    constructValidity: reportOf(where, patterns.constructValidity) ?? inTables(/\bAVE\b/u),
    software: uniqueBy(
      own.flatMap((sentence) =>
        [...sentence.text.matchAll(software)].map(({ 0: text, index }) => ({ text, evidence: cite(sentence, index) })),
      ),
      ({ text }) => text.split(/\s/u)[0]?.toLowerCase() ?? '',
    ),
  };
}

/** What the study reports of its sample, its statistics and its objectives. */
export function countStatistics(study: StudyText): Pick<Facts, 'sample' | 'statistics' | 'objectives'> {
  return {
    sample: countSample(study),
    statistics: { ...countQuality(study), tests: countTests(study) },
    objectives: countObjectives(study),
  };
}
