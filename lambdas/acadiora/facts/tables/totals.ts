import type { Section } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { illustrationsIn } from '../structure/illustrations.ts';
import { cite, readStudy } from '../text/studyText.ts';
import { countIn, type Group, groupsIn, sumOf } from './groups.ts';
import { type Cell, numbersAt, numbersUnder, type Row, type Table } from './paperTables.ts';

/** A size of the sample that the paper states, with where it does. */
export interface Sample {
  n: number;
  evidence: Citation;
}

/** A figure that the other cells of its table contradict. */
interface WrongCell {
  subject: string;
  text: string;
  evidence: Citation;
  against?: Citation;
}

/** Figures with the same digits are most often one figure with two digits exchanged: 64 and 46. */
const sortedDigits = (count: number): string => String(count).split('').toSorted().join('');

/** Counts that are far apart are of different things, not of one thing counted twice. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, one * 0.2) || sortedDigits(one) === sortedDigits(other);

/** A pattern of whole cells: each of these, whatever its case. */
const cells = (...names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`, 'iu');

/** So many are told of one table. */
const mostOfTable = 4;

/** Counts and shares in a paper's tables that the other cells of their table, or the stated sizes of the sample, contradict. */
export const wrongTables = (
  document: SourceDocument,
  sections: readonly Section[],
  samples: readonly Sample[],
): WrongCell[] =>
  readStudy(document, sections)
    .tables.filter(({ kind }) => ['methodology', 'findings', 'other'].includes(kind))
    .flatMap((table) => uniqueBy(wrongCounts(table, samples), ({ subject }) => subject).slice(0, mostOfTable));

const captionOf = ({ caption }: Table): string => caption?.quote ?? '';

/** 'Jadual 2', as its caption begins. */
const labelOf = (table: Table): string => illustrationsIn(captionOf(table))[0]?.label ?? 'Jadual ini';

const ofWhat = String.raw`(?: \(?[fn%]\)?| \p{L}+){0,2}`;
const countHead = cells(
  `(?:f|n|bil\\.?|bilangan|kekerapan|frequency|frekuensi)${ofWhat}`,
  'jumlah|count|number|studies|articles|kajian|artikel',
  String.raw`(?:number|no\.) of \p{L}+(?: \p{L}+)?`,
);
const percentHead = cells('%', String.raw`(?:peratus(?:an)?|percent(?:age)?|persen(?:tase)?)(?: \(?%\)?)?`);
const sumRow = /^(?:jumlah|total)\b/iu;

const isShare = (count: number, base: number, printed: string): boolean =>
  base >= count &&
  base > 0 &&
  Math.abs((count / base) * 100 - Number(printed.replace(',', '.'))) <=
    1.01 / 10 ** (printed.split(/[.,]/u)[1] ?? '').length;

/** Counts and shares that do not add up to the table's own total or to a stated size of the sample. */
function wrongCounts(table: Table, samples: readonly Sample[]): WrongCell[] {
  const { caption } = table;
  const inCaption = /(?<![\p{L}\p{N}])n\s*=\s*(\d+)/iu.exec(caption?.quote ?? '')?.[1];
  const stated = inCaption && caption ? [{ n: Number(inCaption), evidence: caption }] : samples;
  return table.head.flatMap((head, column) => {
    const groups = groupsIn(table, column);
    if (countHead.test(head))
      return [...wrongTotals(table, groups, stated), ...wrongShares(table, groups, column, stated)];
    // A column of another name is held only to a row that says it is the sum.
    return column > 0 && !percentHead.test(head) ? wrongTotals(table, groups, []) : [];
  });
}

/** Percentages that are not their count's of what the others are of. */
function wrongShares(table: Table, groups: readonly Group[], column: number, samples: readonly Sample[]): WrongCell[] {
  const percentAt = table.head.findIndex((head, index) => index >= column && percentHead.test(head));
  return groups.flatMap(({ rows, sum, printed: total }) => {
    const pairs = numbersAt(rows, percentAt).flatMap(({ row, text }) => {
      const count = countIn(row, column);
      return count === null ? [] : [{ row, count, printed: text.replace(/[\s%]/gu, '') }];
    });
    const bases = [total ?? sum, sum, ...samples.map(({ n }) => n)].map((base) => ({
      base,
      fit: pairs.filter(({ count, printed }) => isShare(count, base, printed)),
    }));
    const [{ base, fit } = { base: 0, fit: [] }] = bases.toSorted((a, b) => b.fit.length - a.fit.length);
    // One row alone may fit by chance, except where it and one other are all.
    if (pairs.length < rows.length || fit.length * 2 < rows.length || (fit.length < 2 && base !== sum)) return [];
    return pairs
      .filter((pair) => !fit.includes(pair))
      .flatMap(({ row, count, printed }) => {
        const share = `${count} daripada ${base} ialah ${((count / base) * 100).toFixed(1)}%`;
        return {
          subject: `${captionOf(table)} ${row.text}`,
          text: `${labelOf(table)}: ${share}, bukan ${printed}%.`,
          evidence: cite(row),
          ...(fit[0] && { against: cite(fit[0].row) }),
        };
      });
  });
}

const sharesOf = (table: Table, rows: readonly Row[]): number[] =>
  numbersUnder(table, percentHead, rows).map(({ value }) => value);

const isWhole = (count: number | null): boolean => count !== null && Number.isInteger(count) && count >= 0;

/** Whether every share is its count's of their own sum. */
function isOwnWhole(table: Table, { rows, counts, sum }: Group): boolean {
  const shares = numbersUnder(table, percentHead, rows);
  const isOfSum = ({ text }: Cell, index: number): boolean =>
    isShare(counts[index] ?? NaN, sum, text.replace(/[\s%]/gu, ''));
  return shares.length === rows.length && shares.every(isOfSum);
}

/** `samples`: a table need only agree with one of them. */
function wrongTotals(table: Table, groups: readonly Group[], samples: readonly Sample[]): WrongCell[] {
  const sizes = new Set(samples.map(({ n }) => n));
  const ofAll = groups.filter(({ sum }) => sizes.has(sum)).length;
  return groups.flatMap((group) => {
    const { total, counts, sum, printed, rows } = group;
    const isSum = total?.cells.some((cell) => sumRow.test(cell)) === true;
    if (total && isSum && printed !== null && printed !== sum && [...counts, printed].every(isWhole))
      return wrongTotal(table, group, { n: printed, evidence: cite(total) });
    if (!counts.every(isWhole)) return [];
    const shares = sharesOf(table, rows);
    // Whoever did not answer is in no share.
    if (!total && isOwnWhole(table, group)) return [];
    const isDivided = shares.length === rows.length && Math.abs(sumOf(shares) - 100) <= 2;
    // Several answers may be ticked, or a part alone be shown: it is of the sample where the other groups are, or where its shares are a whole.
    const isOfSample = ofAll > 0 ? ofAll === groups.length - 1 : isDivided && groups.length === 1;
    const stated = samples.find(({ n }) => isNear(n, sum));
    return isOfSample && stated && !sizes.has(sum) ? wrongTotal(table, group, stated) : [];
  });
}

function wrongTotal(table: Table, { name, rows, total, counts, sum }: Group, stated: Sample): WrongCell[] {
  const shares = sharesOf(table, rows);
  const isOther = shares.length === rows.length && Math.abs(sumOf(shares) - 100) > 0.5;
  const percent = isOther ? ` (peratusnya pula berjumlah ${sumOf(shares).toFixed(1)}%)` : '';
  const row = total ?? rows[0];
  if (!row) return [];
  return [
    {
      // Each characteristic of one table shows the same.
      subject: `${labelOf(table)} ${sum} ${stated.n}`,
      text: `${labelOf(table)} (${name || table.head[0]}): ${counts.join(' + ')} = ${+sum.toFixed(4)}, bukan ${stated.n} seperti yang dinyatakan${percent}.`,
      evidence: cite(row),
      against: stated.evidence,
    },
  ];
}
