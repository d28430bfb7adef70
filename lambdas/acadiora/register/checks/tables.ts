import type { Section } from '../../../../shared/acadiora/facts.ts';
import { citationOf } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { illustrationsIn } from '../../facts/structure/illustrations.ts';
import { sectionIndexes } from '../../facts/structure/sections.ts';
import { isRather, numberIn, splitsIn, type Table, tablesOf } from '../tables.ts';
import { sumOf } from '../../../../shared/values/sum.ts';
import { grouped } from '../../facts/text/words.ts';
import type { Row } from '../settle.ts';
import { type Check, type Finding, isOfAll } from './check.ts';
import { partsAndWhole, percentAndCount } from './figures.ts';

/** A size of the sample that the paper states, with where it does. */
type Size = Pick<Row<'samples'>, 'n' | 'evidence'>;

/** Figures with the same digits are most often one figure with two digits exchanged: 64 and 46. */
const sortedDigits = (count: number): string => String(count).split('').toSorted().join('');

/** Counts that are far apart are of different things, not of one thing counted twice. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, one * 0.2) || sortedDigits(one) === sortedDigits(other);

/** Divisions that a table shows, held as those that a model reads; a table need only agree with one of the sizes. */
function wrongSplits(document: SourceDocument, table: Table, stated: readonly Size[]): Finding[] {
  return splitsIn(table).flatMap((split): Finding[] => {
    const evidence = citationOf(document, split.at);
    const sum = sumOf(split.parts.map(({ n }) => n ?? 0));
    const isNearWhole = ({ n }: Size): boolean => split.isComplete && isNear(n, sum) && isRather(split.parts, n, sum);
    const own = stated.find(({ n }) => n === sum) ?? stated.find(isNearWhole);
    const whole = split.whole ?? own?.n ?? null;
    if (evidence === null) return [];
    const row = { ...split, id: '', evidence, whole, isComplete: split.isComplete || sum === whole };
    const wrong = partsAndWhole([row]);
    const against = split.whole === null && own ? { against: own.evidence } : {};
    return (wrong.length > 0 ? wrong : percentAndCount([row])).map((finding) => ({ ...finding, ...against }));
  });
}

const isCount = (value: number | null): value is number => value !== null && Number.isInteger(value) && value >= 0;

/** A row of totals that prints neither the sum of all rows nor of a group of them. */
const wrongTotals = (document: SourceDocument, { caption, head, rows }: Table): Finding[] =>
  head.flatMap((name, column): Finding[] => {
    const total = rows.findLast(({ sums }) => sums === 'all');
    const parts = rows.filter(({ sums, isOver }) => sums === null && !isOver);
    const countIn = ({ cells }: (typeof rows)[number]) => numberIn((cells[column] ?? '').replace(/\s*\([^)]*\)$/u, ''));
    const counts = parts.map(countIn).filter(isCount);
    const printed = total ? countIn(total) : null;
    const evidence = total ? citationOf(document, [total.at]) : null;
    if (column === 0 || evidence === null || !isCount(printed) || parts.length < 2 || counts.length < parts.length)
      return [];
    const sums = [parts, ...grouped(parts, ({ over }) => over)].map((group) =>
      sumOf(group.map((row) => countIn(row) ?? 0)),
    );
    // Whoever ticked several answers is in several rows, but once among all.
    const isOfPeople = sumOf(counts) > printed && !isNear(printed, sumOf(counts));
    if (sums.includes(printed) || isOfPeople) return [];
    const of = [caption, name].filter((text) => text !== '').join(', ');
    const text = `${of}: ${counts.join(' + ')} = ${sums[0]}, bukan ${printed} seperti yang dinyatakan.`;
    // Also where the caption is worded otherwise in the next version.
    const figure = illustrationsIn(caption)[0]?.label ?? 'Jadual ini';
    return [{ subject: `${figure} ${sums[0]} ${printed}`, figure, text, evidence }];
  });

/** At most so many findings are told of one table. */
const mostOfTable = 4;
const searched: readonly string[] = ['methodology', 'findings', 'other'];

/** Counts and shares in a paper's tables that the other cells of their table, or the stated sizes of the sample, contradict. */
export function wrongTables(document: SourceDocument, sections: readonly Section[], sizes: readonly Size[]): Finding[] {
  const indexes = sectionIndexes(document.blocks, sections);
  return [...tablesOf(document)].flatMap(([block, table]) => {
    const section = sections[indexes.get(block.n) ?? 0];
    if (!searched.includes(section?.kind ?? '')) return [];
    const totals = wrongTotals(document, table);
    return (totals.length > 0 ? totals : wrongSplits(document, table, sizes)).slice(0, mostOfTable);
  });
}

/** What the tables of a paper say of themselves, whatever was read of it. */
export const tableChecks: Check[] = [
  {
    id: 'tableArithmetic',
    precision: { true: 2, shown: 2 },
    isCounted: true,
    item: 'ketepatan',
    cap: 1,
    priority: 1,
    advice:
      'Semak angka bagi # dengan data asal, betulkan jadual, kemudian semak semula tafsiran yang bergantung padanya.',
    of: ({ document, facts, register }) => wrongTables(document, facts.sections, register.samples.filter(isOfAll)),
  },
];
