import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { numberIn, type Table } from '../text/paperTables.ts';
import { cite, ownSentences, type StudyText } from '../text/studyText.ts';

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
const symbol = String.raw`(?<![\p{L}\p{N}])(t|F|r|rs|ρ|rho|χ²|χ2|x²|X²|U|[zZ]|W|H|β|beta|B|b|R²|R2|η²|ηp²|d|p|Λ|OR|CFI|RMSEA)`;
const reported = new RegExp(String.raw`${symbol}(?:\s*\([^)=]{1,18}\))?\s*(=|<|>|≤|≥)\s*${figure}`, 'gu');
const spoken =
  /\b(?:nilai|value of|the)[\s-](?<name>t|F|r|p|beta|z|U)(?:[\s-]value)?\s*(?:yang diperoleh\s*)?(?:ialah|adalah|sebanyak|of|is|was|:|pula ialah)?\s*(?<value>-?\d*[.,]\d+)/giu;
const spokenSig = /\b(?:sig\.?|signifikan)\s*(?:\(2-tailed\)|\(2 hujung\))?\s*[=:<]\s*(?<value>\d*[.,]\d+)/giu;

/** A statistic as it is reported: 't(45) = 2.31', 'p < .05'. */
interface Reported {
  symbol: string;
  value: string;
}

/** One of the ways of writing a symbol. */
const plainSymbol = (symbol: string): string => symbol.replace('2', '²').replace(/^x²$/iu, 'χ²').replace('Z', 'z');

/** Statistics a text reports. */
function valuesIn(text: string): Reported[] {
  const written = [...text.matchAll(reported)].map(([value, name = '']) => ({
    symbol: plainSymbol(name),
    value: value.replace(/\s+/g, ' ').trim(),
  }));
  const said = [...text.matchAll(spoken), ...text.matchAll(spokenSig)].map(
    ({ groups: { name = 'p', value } = {} }) => ({
      symbol: plainSymbol(name),
      value: `${name} = ${value}`,
    }),
  );
  return [...written, ...said];
}

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
export function countTests(study: StudyText): Facts['statistics']['tests'] {
  const own = ownSentences(study);
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
