import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { numberIn, type Table } from '../text/paperTables.ts';
import { cite, ownSentences, type StudySentence, type StudyText } from '../text/studyText.ts';

interface TestKind {
  name: string;
  pattern: RegExp;
  /** Symbols its results are reported in; none for an analysis that yields no statistic. */
  symbols: readonly string[];
  /** Rests on normal distribution. */
  isParametric: boolean;
  /** Compares groups or times, so that a size of the difference can be given. */
  isDifference: boolean;
}

const test = (name: string, pattern: RegExp, symbols: string, flags = ''): TestKind => ({
  name,
  pattern,
  symbols: symbols === '' ? [] : symbols.split(' '),
  isParametric: flags.includes('P'),
  isDifference: flags.includes('D'),
});

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
  test('Khi kuasa dua', /khi[\s-]kuasa[\s-]dua|chi[\s-]?squared?|chi kuadrat|ujian χ²/iu, 'χ² x²'),
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
const symbol = String.raw`(?<![\p{L}\p{N}])(t|F|r|rs|ρ|rho|χ²|χ2|x²|X²|U|[zZ]|W|H|β|beta|B|b|R²|R2|η²|ηp²|d|p|Λ|OR|CFI|RMSEA)`;
const reported = new RegExp(String.raw`${symbol}(?:\s*\([^)=]{1,18}\))?\s*(=|<|>|≤|≥)\s*${figure}`, 'gu');
const spoken =
  /\b(?:nilai|value of|the)[\s-](t|F|r|p|beta|z|U)(?:[\s-]value)?\s*(?:yang diperoleh\s*)?(?:ialah|adalah|sebanyak|of|is|was|:|pula ialah)?\s*(-?\d*[.,]\d+)/giu;
const spokenSig = /\b(?:sig\.?|signifikan)\s*(?:\(2-tailed\)|\(2 hujung\))?\s*[=:<]\s*(\d*[.,]\d+)/giu;

/** Statistics a text reports: 't(45) = 2.31', 'p < .05'. */
function valuesIn(text: string): { symbol: string; value: string }[] {
  const written = [...text.matchAll(reported)].map(([value, name = '']) => ({ symbol: name, value: tidy(value) }));
  const said = [...text.matchAll(spoken)].map(([, name = '', value = '']) => ({
    symbol: name,
    value: `${name} = ${value}`,
  }));
  const sig = [...text.matchAll(spokenSig)].map(([, value = '']) => ({ symbol: 'p', value: `p = ${value}` }));
  return [...written, ...said, ...sig];
}

const tidy = (value: string): string => value.replace(/\s+/g, ' ').trim();
const same = (a: string, b: string): boolean => plainTestName(a) === plainTestName(b);
const plainTestName = (name: string): string =>
  name.replace('2', '²').replace('x²', 'χ²').replace('X²', 'χ²').replace('Z', 'z');

/** Statistics in a table's columns: its head names the symbol. */
function valuesOfTable({ head, rows }: Table): { symbol: string; value: string }[] {
  return head.flatMap((cell, column) => {
    const [, name] =
      /^(?:nilai[\s-])?(t|F|r|rs|p|χ²|χ2|x²|U|[zZ]|W|β|beta|B|R²|R2|d|η²|H)(?:[\s-]value)?$/u.exec(cell) ?? [];
    const isSig = /^(?:sig\.?|nilai p|p-value|signifikan)/iu.test(cell);
    const key = isSig ? 'p' : name;
    if (key === undefined) return [];
    return rows.flatMap(({ cells }) => {
      const value = cells[column] ?? '';
      if (!/\d/u.test(value) || numberIn(value.replace(/^[<>=]\s*/u, '')) === null) return [];
      return [{ symbol: key, value: /^[<>]/u.test(value) ? `${key} ${value}` : `${key} = ${value}` }];
    });
  });
}

/** Every test the paper says it used, with the values it reports; [] where it reports none anywhere. */
export function countTests(study: StudyText): Facts['statistics']['tests'] {
  const own = ownSentences(study);
  const all = study.sentences.filter(({ kind }) => kind !== 'references' && kind !== 'literature');
  const tables = study.tables.filter(({ kind }) => kind !== 'appendix').map(valuesOfTable);
  return testKinds.flatMap((kind) => {
    const named = own.filter(({ text }) => kind.pattern.test(text) && !isOthers(text));
    const first = named.find(({ kind: where }) => where === 'methodology') ?? named[0];
    if (first === undefined) return [];
    const values = [...new Set([...inProse(kind, all), ...tables.flatMap((table) => ofSymbols(kind, table))])];
    return [{ name: kind.name, values: values.slice(0, 12), evidence: cite(first, first.text.search(kind.pattern)) }];
  });
}

const isOthers = (text: string): boolean => /\bmenurut\b|according to/iu.test(text) && /\((?:19|20)\d\d\)/u.test(text);

/** Its own symbols wherever they stand, and the significance beside them or beside its name. */
function inProse(kind: TestKind, sentences: readonly StudySentence[]): string[] {
  return sentences.flatMap(({ text }) => {
    const values = valuesIn(text);
    if (isOfRegression(kind, values) && !kind.pattern.test(text)) return [];
    const hasOwn = values.some((value) => kind.symbols.some((name) => same(name, value.symbol)));
    const isNear = hasOwn || (kind.symbols.length > 0 && kind.pattern.test(text));
    return values
      .filter(({ symbol: name }) => kind.symbols.some((one) => same(one, name)) || (isNear && name === 'p'))
      .map(({ value }) => value);
  });
}

/** The t of a coefficient is no t-test's. */
const isOfRegression = ({ name }: TestKind, values: readonly { symbol: string }[]): boolean =>
  name === 'Ujian-t' && values.some(({ symbol: one }) => ['β', 'beta', 'B', 'b', 'R²', 'R2'].includes(one));

function ofSymbols(kind: TestKind, values: readonly { symbol: string; value: string }[]): string[] {
  if (isOfRegression(kind, values)) return [];
  const own = values.filter(({ symbol: name }) => kind.symbols.some((one) => same(one, name)));
  return own.length === 0
    ? []
    : [...own, ...values.filter(({ symbol: name }) => name === 'p')].map(({ value }) => value);
}

export const kindOfTest = (name: string): TestKind | undefined => testKinds.find((kind) => kind.name === name);
