import type { Corrections, Section } from '../../../../shared/acadiora/facts.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import type { Ref, SourceDocument } from '../../../../shared/document/document.ts';
import { sumOf } from '../../../../shared/values/sum.ts';
import { foreign, sectionIndexes } from '../../facts/structure/sections.ts';
import { grouped } from '../../facts/text/words.ts';
import { withoutOrders } from '../../../platform/model/injection.ts';
import type { RegisterAnswer } from '../schema.ts';
import { type Register, settledRegister } from '../settle.ts';
import { counted, joined, numberIn, type Table, tablesOf } from '../tables.ts';
import { isOfAll } from './check.ts';
import { countsOf, isContradicted } from './figures.ts';

type Split = RegisterAnswer['splits'][number];
type Size = Pick<Register['samples'][number], 'n' | 'evidence'>;

/** Figures with the same digits are most often one figure with two digits exchanged: 64 and 46. */
const sortedDigits = (count: number): string => String(count).split('').toSorted().join('');

/** Counts that are far apart are of different things, not of one thing counted twice. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, one * 0.2) || sortedDigits(one) === sortedDigits(other);

const share = /%|peratus|percent/iu;

/** '12 | 33.3' under 'Bilangan | Peratus', or '12 (33.3%)'. */
function partAt(
  head: readonly string[],
  cells: readonly string[],
  column: number,
): { n: number; percent: number } | null {
  const [cell, next, name, nextName] = [cells, head].flatMap((row) => [row[column] ?? '', row[column + 1] ?? '']);
  const inCell = counted.exec(cell ?? '')?.slice(1);
  const isPair = share.test(nextName ?? '') && !share.test(name ?? '');
  const [n = null, percent = null] = (inCell ?? (isPair ? [cell, next] : [])).map((text = '') => numberIn(text));
  return n === null || percent === null || !Number.isInteger(n) ? null : { n, percent };
}

const missOf = (parts: Split['parts'], whole: number): number =>
  sumOf(parts.map(({ n, percent }) => Math.abs(((n ?? 0) / whole) * 100 - (percent ?? 0))));

/** 'n = 186' in a caption: the size of all that its table is of. */
const sizeForm = /(?<![\p{L}\d])n\s?=\s?(\d{1,3}(?:,\d{3})+|\d+)/iu;

/** Counts with their shares, down a column in the groups of its rows, or along each row. `total`: what the table prints below them. */
function sharesIn({ head, rows }: Table) {
  const columns = head.flatMap((_, column) => (rows.some(({ cells }) => partAt(head, cells, column)) ? [column] : []));
  const isAlong = columns.length > 1;
  const groups: { name: string; parts: Split['parts']; total: number | null; at: Ref[] }[] = [];
  for (const { cells, at, over, own, sums } of rows) {
    const parts = columns.flatMap((column) => {
      const part = partAt(head, cells, column);
      return part === null ? [] : [{ name: isAlong ? (head[column] ?? '') : own, ...part }];
    });
    if (sums === 'all') for (const group of groups) group.total ??= parts[0]?.n ?? null;
    const group = isAlong ? undefined : groups.find(({ name, total }) => name === over && total === null);
    group?.parts.push(...(sums ? [] : parts));
    group?.at.push(at);
    if (!group && !sums) groups.push({ name: isAlong ? own : over, parts, total: null, at: [at] });
  }
  return { groups: groups.filter(({ parts }) => parts.length > 1), isAlong };
}

/** Counts with their shares beside what they are of: the table's own total, the size in its caption, or the size of the sample that they come near to. */
function sharedOut(table: Table, stated: readonly Size[]): Split[] {
  const { caption, captionAt, head } = table;
  const size = numberIn(sizeForm.exec(caption)?.[1] ?? '');
  const { groups, isAlong } = sharesIn(table);
  const titleOf = (name: string): string => joined(caption, name) || (head[0] ?? '');
  return groups.flatMap(({ name, parts, total, at }) => {
    const sum = sumOf(parts.map(({ n }) => n ?? 0));
    // Shares may rather be of the sum of their counts: whoever did not answer is in none.
    const isRather = (whole: number): boolean => missOf(parts, whole) <= missOf(parts, sum);
    const printed = total ?? (size !== null && (isAlong || isRather(size)) ? size : null);
    const isWhole = Math.abs(sumOf(parts.map(({ percent }) => percent ?? 0)) - 100) <= 1 || sum === printed;
    if (isAlong && !isWhole) return [];
    const isNearWhole = ({ n }: Size): boolean => isWhole && isNear(n, sum) && isRather(n);
    const own = printed === null ? (stated.find(({ n }) => n === sum) ?? stated.find(isNearWhole)) : undefined;
    const whole = own ? own.n : printed;
    // Its figures must stand at its places.
    const places = [...[...at, ...captionAt].slice(0, 20), ...(own ? own.evidence.at.slice(0, 4) : [])];
    return [{ of: titleOf(name), whole, parts, isComplete: isWhole || sum === whole, at: places }];
  });
}

const isCount = (value: number | null): value is number => value !== null && Number.isInteger(value) && value >= 0;

/** Counts above a row of totals; none where it prints the sum of a group of them. */
function summedUp({ caption, head, rows }: Table): Split[] {
  const total = rows.findLast(({ sums }) => sums === 'all');
  const over = rows.filter(({ sums, isOver }) => sums === null && !isOver);
  if (!total || over.length < 2) return [];
  return head.flatMap((name, column): Split[] => {
    const countIn = ({ cells }: (typeof rows)[number]) => numberIn((cells[column] ?? '').replace(/\s*\([^)]*\)$/u, ''));
    const sumIn = (some: typeof rows) => sumOf(some.map((row) => countIn(row) ?? 0));
    const [whole, sum] = [countIn(total), sumIn(over)];
    if (column === 0 || !isCount(whole) || !over.every((row) => isCount(countIn(row)))) return [];
    // Whoever ticked several answers is in several rows, but once among all.
    const isOfPeople = sum > whole && !isNear(whole, sum);
    if (isOfPeople || grouped(over, (row) => row.over).some((group) => sumIn(group) === whole)) return [];
    const parts = over.map((row) => ({ name: joined(row.over, row.own), n: countIn(row), percent: null }));
    return [{ of: joined(caption, name), whole, parts, isComplete: true, at: [total.at] }];
  });
}

/** At most so many rows are made of one table. */
const mostOfTable = 4;
/** Whether a row that was read is told already, and holds all counts of another at the same block. */
const isRead = (split: Split, { splits }: RegisterAnswer): boolean => {
  const blocks = split.at.map(blockOf);
  return splits.filter(isContradicted).some((read) => {
    const counts = countsOf(read);
    const isThere = read.at.some((ref) => blocks.includes(blockOf(ref)));
    return isThere && read.whole === split.whole && countsOf(split).every((n) => counts.includes(n));
  });
};

/**
 * What a model has read, and the divisions in a paper's tables that contradict themselves or the sizes of the sample that it has read: tables have a
 * form, and a long one is not copied. They are rows like any others, which the author can correct; what he says of the samples counts for them.
 */
export function withTables(
  answer: RegisterAnswer,
  document: SourceDocument,
  sections: readonly Section[],
  corrections: Corrections | null,
): RegisterAnswer {
  const sizes = settledRegister(answer, document, corrections).samples.filter(isOfAll);
  const indexes = sectionIndexes(document.blocks, sections);
  const found = [...tablesOf(withoutOrders(document))].flatMap(([block, table]) => {
    if (foreign.has(sections[indexes.get(block.n) ?? 0]?.kind ?? 'front')) return [];
    const wrong = summedUp(table).filter(isContradicted);
    return (wrong.length > 0 ? wrong : sharedOut(table, sizes).filter(isContradicted)).slice(0, mostOfTable);
  });
  return { ...answer, splits: [...answer.splits, ...found.filter((split) => !isRead(split, answer))] };
}
