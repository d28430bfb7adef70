import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { numberIn, numbersUnder, type Table } from '../text/paperTables.ts';
import { cite, foundIn, ownKinds, type StudySentence, type StudyText } from '../text/studyText.ts';
import { countObjectives } from './objectives.ts';
import { countSample } from './sample.ts';
import { re } from '../text/patterns.ts';

/** A kind of test, the symbols that its results are reported in (none for an analysis that yields no statistic), and its flags. */
const test = (name: string, pattern: RegExp, symbols: string, flags = '') => ({
  name,
  pattern,
  symbols: symbols.split(' ').filter((symbol) => symbol !== ''),
  /** Rests on normal distribution. */
  isParametric: flags.includes('P'),
  /** Compares groups or times, so that a size of the difference can be given. */
  isDifference: flags.includes('D'),
});
type TestKind = ReturnType<typeof test>;

/** P: parametric, D: compares. A name that holds another's stands before it. */
const testKinds: readonly TestKind[] = [
  test('Ujian-t', /\b(?:ujian|uji|analisis)[\s-]*["“]?t\b(?!\w)|\bt[\s-]tests?\b|\bujian t\b|ujian-t/iu, 't', 'PD'),
  test('MANOVA', /\bMANOVA\b/u, 'F Λ', 'PD'),
  test('ANCOVA', /\bANCOVA\b/u, 'F', 'PD'),
  test('ANOVA', /(?<![M])\bANOVA\b|analisis varians|analysis of variance/iu, 'F', 'PD'),
  test('Korelasi Pearson', /pearson|korelasi product moment/iu, 'r', 'P'),
  test('Korelasi Spearman', /spearman/iu, 'r rs ρ rho'),
  test('Regresi logistik', /(?:regresi logistik|logistic regression)/iu, 'B OR β χ²'),
  test('Regresi', /\bregresi\b(?! logistik)|(?<!logistic )\bregression\b/iu, 'β R² B F beta b', 'P'),
  test('Khi kuasa dua', /khi[\s-]kuasa[\s-]dua|chi[\s-]?squared?|chi kuadrat|ujian χ²/iu, 'χ²'),
  test('Mann-Whitney', /mann[\s–-]whitney/iu, 'U z', 'D'),
  test('Wilcoxon', /wilcoxon/iu, 'z W t', 'D'),
  test('Kruskal-Wallis', /kruskal[\s–-]wallis/iu, 'H χ²', 'D'),
  test('Friedman', /ujian friedman|friedman(?:'s)? test/iu, 'χ²', 'D'),
  test('SEM', /\b(?:PLS-?)?SEM\b|persamaan berstruktur|structural equation/u, 'β t R² CFI RMSEA'),
  test('Analisis tematik', /analisis (?:ber)?temati[ks]|thematic analysis/iu, ''),
  test('Analisis kandungan', /analisis kandungan|content analysis|analisis isi\b/iu, ''),
  test('Analisis naratif', /analisis naratif|narrative analysis/iu, ''),
];

const figure = String.raw`-?\s?(?:\d+[.,]\d+|[.,]\d+|\d+)`;
const symbolForm = String.raw`(?<![\p{L}\p{N}])(t|F|r|rs|ρ|rho|χ²|χ2|x²|X²|U|[zZ]|W|H|β|beta|B|b|R²|R2|η²|ηp²|d|p|Λ|OR|CFI|RMSEA)`;
const reported = re.gu`${symbolForm}(?:\s*\([^)=]{1,18}\))?\s*(=|<|>|≤|≥)\s*${figure}`;
const spoken =
  /\b(?:nilai|value of|the)[\s-](?<name>t|F|r|p|beta|z|U)(?:[\s-]value)?\s*(?:yang diperoleh\s*)?(?:ialah|adalah|sebanyak|of|is|was|:|pula ialah)?\s*(?<value>-?\d*[.,]\d+)/giu;
const spokenSig = /\b(?:sig\.?|signifikan)\s*(?:\(2-tailed\)|\(2 hujung\))?\s*[=:<]\s*(?<value>\d*[.,]\d+)/giu;

/** One of the ways of writing a symbol. */
const plainSymbol = (symbol: string): string => symbol.replace('2', '²').replace(/^x²$/iu, 'χ²').replace('Z', 'z');

/** Statistics a text reports: the symbol, and the whole as it is reported: 't(45) = 2.31', 'p < .05'. */
function valuesIn(text: string) {
  const written = [...text.matchAll(reported)].map(([value, name = '']) => ({
    symbol: plainSymbol(name),
    value: value.replace(/\s+/g, ' ').trim(),
  }));
  const said = [...text.matchAll(spoken), ...text.matchAll(spokenSig)].map(
    ({ groups: { name = 'p', value } = {} }) => ({ symbol: plainSymbol(name), value: `${name} = ${value}` }),
  );
  return [...written, ...said];
}
type Reported = ReturnType<typeof valuesIn>[number];

/** Statistics in a table's columns: its head names the symbol. */
const valuesOfTable = ({ head, rows }: Table): Reported[] =>
  head.flatMap((cell, column) => {
    const isSig = /^(?:sig\.?|nilai p|p-value|signifikan)/iu.test(cell);
    const symbol = isSig ? 'p' : named.exec(cell)?.[1];
    if (symbol === undefined) return [];
    return rows.flatMap(({ cells: { [column]: value = '' } }) => {
      if (!/\d/u.test(value) || numberIn(value.replace(/^[<>=]\s*/u, '')) === null) return [];
      return [{ symbol: plainSymbol(symbol), value: `${symbol} ${/^[<>]/u.test(value) ? '' : '= '}${value}` }];
    });
  });
const named = /^(?:nilai[\s-])?(t|F|r|rs|p|χ²|χ2|x²|U|[zZ]|W|β|beta|B|R²|R2|d|η²|H)(?:[\s-]value)?$/u;

/** Every test the paper says it used, with the values it reports; [] where it reports none anywhere. */
function countTests(study: StudyText): Facts['statistics']['tests'] {
  const own = study.own;
  const told = [
    ...study.sentences
      .filter(({ kind }) => kind !== 'references' && kind !== 'literature')
      .map(({ text }) => ({ text, values: valuesIn(text) })),
    ...study.tables
      .filter(({ kind }) => kind !== 'appendix')
      .map((table) => ({ text: '', values: valuesOfTable(table) })),
  ];
  return testKinds.flatMap((kind) => {
    const naming = own.filter(({ text }) => kind.pattern.test(text) && !isOthers(text));
    const first = naming.find(({ kind: where }) => where === 'methodology') ?? naming[0];
    if (first === undefined) return [];
    const values = [...new Set(told.flatMap(({ text, values: all }) => valuesOf(kind, all, kind.pattern.test(text))))];
    return [{ name: kind.name, values: values.slice(0, 12), evidence: cite(first, first.text.search(kind.pattern)) }];
  });
}

const isOthers = (text: string): boolean => /\bmenurut\b|according to/iu.test(text) && /\((?:19|20)\d\d\)/u.test(text);

/** The test's own symbols wherever they stand, and the significance beside them or beside its name. The t of a coefficient is no t-test's. */
function valuesOf({ name, symbols }: TestKind, values: readonly Reported[], isNamed: boolean): string[] {
  const isOfRegression = values.some(({ symbol: one }) => ['β', 'beta', 'B', 'b', 'R²'].includes(one));
  if (name === 'Ujian-t' && isOfRegression && !isNamed) return [];
  const isNear = symbols.length > 0 && (isNamed || values.some(({ symbol: one }) => symbols.includes(one)));
  return values.flatMap((one) => (symbols.includes(one.symbol) || (isNear && one.symbol === 'p') ? [one.value] : []));
}

export const kindOfTest = (name: string): TestKind | undefined => testKinds.find((kind) => kind.name === name);

type Statistics = Facts['statistics'];

const alphaWord = /cronbach|\balph?a\b|\balfa\b|α/iu;
const level =
  /aras (?:alph?a|alfa|keertian|signifikan)|alpha level|significance level|taraf signifikansi|\bpower\b|kuasa statistik|α\s*=\s*0?\.0/iu;
const coefficient = /(?<![\d.,])(p\s*[<=>]\s*)?(0?[.,]\d{2,3})(?!\d|[.,]\d|\s*%)/gu;
const threshold =
  /(?:melebihi|lebih (?:besar )?daripada|atas|above|exceed\w*|greater than|minimum|sekurang-kurangnya|at least|≥|>)\s*$/iu;

/** Coefficients of reliability a sentence gives. A limit that it cites is none of the paper's own. */
export function alphasIn(sentence: StudySentence): Statistics['cronbachAlpha'] {
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
    .map(({ row, value }) => ({ value, evidence: cite(row) }));

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
  /** The same in other words, of those who judged how a test was made. */
  judgedItems:
    /(?<!(?:respond|particip|student|pelajar|murid).*)(?:\b(?:judged|rated|reviewed|checked|evaluated|assessed)\b[^.]{0,40}\bitems?\b[^.]{0,40}\b(?:relevan|representative|appropriate|suitab)|(?:menilai|menyemak|dinilai|disemak)[^.]{0,40}\bitem[^.]{0,40}(?:relevan|sesuai|mewakili)|(?:relevan|kesesuaian)[^.]{0,30}\bitem\b[^.]{0,30}(?:dinilai|disemak)|(?:menilai|menyemak) (?:kerelevanan|kesesuaian)[^.]{0,30}\bitem)/iu,
  constructValidity:
    /\bEFA\b|\bCFA\b|analisis faktor|factor analysis|kesahan konstruk|construct validity|validitas konstruk|\bAVE\b|average variance extracted|\brasch\b|kesahan konvergen/iu,
};

/** Those who may judge an instrument. */
const judge =
  /pakar|expert|panel|specialist|lecturer|pensyarah|penilai|professor|profesor|senior teacher|guru (?:kanan|cemerlang)/iu;

/** Said of something that was not done. */
const denied = /\b(?:tidak|tiada|belum|tanpa|not|no|without)\b(?! (?:terlibat|involved))[^.]{0,40}$/iu;
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
  const own = study.own;
  const tables = study.tables.filter(({ kind }) => kind !== 'references');
  const where = [...own, ...study.captions.filter(({ kind }) => ownKinds.includes(kind))];
  const inTables = (pattern: RegExp): Citation | null => {
    const rows = tables.flatMap(({ headRow, rows: below }) => (headRow === null ? below : [...below, headRow]));
    const row = rows.find(({ text }) => pattern.test(text));
    return row ? cite(row) : null;
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
    contentValidity:
      reportOf(where, patterns.contentValidity) ??
      reportOf(
        study.within('methodology').filter(({ text }) => judge.test(text)),
        patterns.judgedItems,
      ),
    constructValidity: reportOf(where, patterns.constructValidity) ?? inTables(/\bAVE\b/u),
    software: uniqueBy(
      foundIn(own, software).map(({ match: [text], evidence }) => ({ text, evidence })),
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
