import { joined, numberIn, type Table } from '../../../../lambdas/acadiora/register/tables.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';

type Answer = RegisterAnswer;
type Band = Answer['bands'][number];

const range = /^(\d+(?:[.,]\d+)?)\s*(?:-|–|hingga|to)\s*(\d+(?:[.,]\d+)?)$/u;

export function plainBands(bands: readonly Band[]): Band[] {
  const inOrder = bands.toSorted((a, b) => a.from - b.from);
  const gaps = inOrder.map(({ from }, index) => from - (inOrder[index - 1]?.to ?? from));
  const isPlain = inOrder.every(({ from, to }) => from < to) && gaps.every((gap) => gap >= 0 && gap <= 1);
  return isPlain && bands.length > 1 ? inOrder : [];
}

/** '3.67 – 5.00 | Tinggi', in a table that says no more. */
export function bandsIn({ rows }: Table): Band[] {
  const bands = rows.flatMap(({ cells, at }) => {
    const [, from = '', to = ''] = cells.flatMap((cell) => range.exec(cell) ?? []);
    const label = cells.find((cell) => /^[\p{L} ]{3,40}$/u.test(cell)) ?? '';
    return [{ from: numberIn(from) ?? 0, to: numberIn(to) ?? 0, label, at: [at] }];
  });
  const isOnly = rows.every(({ cells }) => cells.length < 4) && bands.every(({ label }) => label !== '');
  return isOnly ? plainBands(bands) : [];
}

const mean = /(?:^|\s)(?:M|min|mean|purata)(?:\s|$|\()/iu;
const deviation = /(?:^|[\s(])(?:S\.?P\.?|S\.?D\.?|sisihan piawai|std\.?.{0,12}|standard deviation)(?:[\s)]|$)/iu;

const scaleForm = /\((?:skala|scale)?\s*(\d{1,3})\s*(?:hingga|to|-|–)\s*(\d{1,3})\)/iu;

/** '(skala 1 hingga 4)', '(0 hingga 100)': what a caption or a head says the figures below it run from and to. */
function scaleIn(...texts: readonly string[]): Answer['measures'][number]['scale'] {
  const [, from, to] = texts.flatMap((text) => scaleForm.exec(text) ?? []);
  return from === undefined || Number(from) >= Number(to) ? null : { from: Number(from), to: Number(to) };
}

/** Means beside their standard deviations. `bands`: the one interpretation of scores that the paper prints. */
export const measuresIn = ({ head, rows, caption }: Table, bands: readonly Band[]): Answer['measures'] =>
  head.flatMap((name, column) => {
    if (caption === '' || !mean.test(name) || !deviation.test(head[column + 1] ?? '')) return [];
    return rows.flatMap(({ cells, at, over, own }) => {
      const [value, spread] = cells.slice(column, column + 2).map(numberIn);
      const level = cells.find((cell) => bands.some(({ label }) => label.toLowerCase() === cell.toLowerCase())) ?? '';
      if (typeof value !== 'number' || typeof spread !== 'number') return [];
      const ofBands = level === '' ? null : { from: bands[0]?.from ?? 0, to: bands.at(-1)?.to ?? 0 };
      const scale = scaleIn(name, caption) ?? ofBands;
      const row = { of: joined(caption, name), group: joined(over, own), value, level, scale, parts: [], at: [at] };
      return [{ ...row, kind: 'mean' as const }];
    });
  });

/** How the columns of a test's table are called; its p is the first behind the degrees of freedom. */
const columnsOfTest = {
  t: /^(?:nilai[ -])?t$/iu,
  chi2: /^(?:nilai )?(?:χ²|χ2|x²|chi[ -]square|khi kuasa dua)$/iu,
  freedom: /^(?:d\.?k\.?|d\.?f\.?|darjah kebebasan|degrees of freedom)$/iu,
  p: /^(?:p|nilai[ -]p|p[ -]value|sig\.?)(?: ?\(.{1,20}\))?$/iu,
};
const probability = /^([<>])?=?\s*([01]?[.,]\d+)\**$/u;

/** A test in each row that prints its statistic, degrees of freedom and p. */
export function testsInTable({ head, rows, caption }: Table): Answer['tests'] {
  const columnOf = (form: RegExp, from = 0): number =>
    head.findIndex((name, column) => column >= from && form.test(name.trim()));
  const kind = columnOf(columnsOfTest.t) < 0 ? 'chi2' : 't';
  const freedom = columnOf(columnsOfTest.freedom);
  const columns = [columnOf(columnsOfTest[kind]), freedom, columnOf(columnsOfTest.p, freedom + 1)];
  if (columns.includes(-1)) return [];
  const printed = rows.filter(({ cells }) => probability.test(cells[columns[2] ?? 0] ?? ''));
  return printed.flatMap(({ cells, at, over, own }) => {
    const [statistic = '', degrees = '', chance = ''] = columns.map((column) => cells[column] ?? '');
    const [value, df] = [statistic, degrees].map(numberIn);
    const [, sign = '=', figure = ''] = probability.exec(chance) ?? [];
    const p = numberIn(figure);
    if (typeof value !== 'number' || typeof df !== 'number' || p === null) return [];
    // The one test of a table stands in the row of the first of the groups that it compares.
    const of = printed.length === 1 ? caption : joined(caption, over, own);
    return [
      { kind, of, value, df: [df], n: null, isPaired: null, tails: null, at: [at], p: { sign: sign as '=', value: p } },
    ];
  });
}

/** Coefficients of constructs, a row each. */
export const alphasIn = ({ head, rows }: Table): Answer['instruments'] =>
  head.flatMap((name, column) => {
    const values = rows.map(({ cells }) => numberIn(cells[column] ?? ''));
    if (!/\bal(?:f|ph)a\b|α/iu.test(name)) return [];
    return rows.flatMap(({ at, over, own }, index) => {
      const value = values[index] ?? 1;
      const row = { name, construct: joined(over, own), reliability: { kind: 'alfa Cronbach', value }, at: [at] };
      return value < 1 ? [{ ...row, items: null, scale: null, isValidated: false, isScored: true }] : [];
    });
  });
