import { fragments, roleText, ticked, type Entry, type Fragment, type Table } from '../../reading/courseTables.ts';
import { cellLines, oneLine } from '../../language/lexicon.ts';
import { isGroup, isTotal, weightSum, type Draft } from './assessmentDraft.ts';
import { malayPart } from '../particulars.ts';

/** The weighed rows of a table, parts and all; a row whose cells list several assessments line by line gives each of them. */
export const assessmentsFromTable = ({ entries }: Table, vocabulary: ReadonlySet<string>): Draft[] =>
  asPercent(entries.flatMap(lineByLine).flatMap((entry) => fromEntry(entry, vocabulary) ?? []));

const weightLine = /^\(?\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|\/\s*100|markah|marks)?\)?$/i;

/** 'Kuiz<br>Projek' beside '20%<br>30%': as many names as weights, so each line is a row. */
function lineByLine(entry: Entry): Entry[] {
  const weights = cellLines(weightCell(entry));
  const name = assessmentName(entry);
  const names = itemsOf(name?.text ?? '', weights.length);
  if (weights.length < 2 || !weights.every((line) => weightLine.test(line)) || names === null) return [entry];
  const parted = (cell: readonly Fragment[], index: number): Fragment[] =>
    cell.map((fragment) => {
      const lines = fragment === name ? names : cellLines(fragment.text);
      return lines.length === weights.length ? { ...fragment, text: lines[index] ?? '' } : fragment;
    });
  return weights.map((_, index) => ({ ...entry, cells: entry.cells.map((cell) => parted(cell, index)) }));
}

/** The lines of a cell as so many items: one a line, or one from each number or bullet, or from each capital letter. */
function itemsOf(cell: string, count: number): string[] | null {
  const lines = cellLines(cell);
  const starts = [/^/, /^(?:\(?\d{1,2}[.)]|\(?[a-z]{1,3}[.)]|[•▪–-])/i, /^(?:\p{Lu}|\d)/u];
  for (const start of starts) {
    const items: string[] = [];
    for (const line of lines) {
      if (items.length === 0 || start.test(line)) items.push(line);
      else items[items.length - 1] += ` ${line}`;
    }
    if (items.length === count) return items;
  }
  return null;
}

function fromEntry(entry: Entry, vocabulary: ReadonlySet<string>): Draft | null {
  const source = assessmentName(entry);
  const weight = weightIn(weightCell(entry));
  if (!source || weight === null || isTotal(roleText(entry, 'group')) || isLegend(source.text)) return null;
  const type = plainName(malayPart(source.text, vocabulary));
  if (type === '' || isTotal(type)) return null;
  return {
    type,
    weight,
    outcomes: oneLine(roleText(entry, 'code') || ticked(entry, 'outcomeMark').join(', '), vocabulary),
    description: malayPart(roleText(entry, 'description'), vocabulary),
    page: source.page,
    quote: source.text.replaceAll('<br>', ' ').slice(0, 300),
    isGroup: isGroup(type),
  };
}

/** Full marks may stand beside the weight: the column that speaks of percent or weight counts. */
function weightCell(entry: Entry): string {
  const columns = entry.columns.flatMap((column, index) => (column.role === 'weight' ? [{ column, index }] : []));
  const chosen = columns.find(({ column }) => !/markah|^marks?/.test(column.name)) ?? columns[0];
  return (chosen ? (entry.cells[chosen.index] ?? []) : []).map(({ text }) => text).join('<br>');
}

/**
 * The cell that names the assessment: under its own heading, else the component's, else wherever the row has words. Where that cell names
 * a part of the whole ('Penilaian Berterusan'), what stands beside it under the details is the assessment.
 */
function assessmentName(entry: Entry): Fragment | undefined {
  const named = firstNameOf(entry);
  const [detail] = fragments(entry, 'description');
  const isPart = named !== undefined && isGroup(plainName(named.text.replaceAll('<br>', ' ')));
  return isPart && detail && cellLines(detail.text).every((line) => line.length < 60 && !line.endsWith('.'))
    ? detail
    : named;
}

function firstNameOf(entry: Entry): Fragment | undefined {
  const candidates = (['assessment', 'group', 'number'] as const).flatMap((role) => fragments(entry, role));
  return [...candidates, ...entry.cells.flat()].find(({ text }) => /\p{L}{2}/u.test(text));
}

/** Without ordinal, bullet and the weight that some repeat in brackets: '1. Kuiz (10%)' -> 'Kuiz'. */
const plainName = (name: string): string =>
  name
    .replace(/^(?:[•▪–-]\s*|\(?\d{1,2}[.)]\s*|\d{1,2}\s+|\(?(?:[ivx]+|[a-h])[.)]\s+)/i, '')
    .replace(/\s*[:(]?\s*\d+(?:[.,]\d+)?\s*%\s*\)?$/, '')
    .trim();

const isLegend = (cell: string): boolean => /^(?:catatan|nota|note|petunjuk|legend)\b/i.test(cell);

function weightIn(text: string): number | null {
  const found = /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*%?/.exec(` ${text.replaceAll('<br>', ' ')}`)?.[1];
  const weight = found === undefined ? NaN : Number(found.replace(',', '.'));
  return weight > 0 && weight <= 100 ? weight : null;
}

/** Excel may hold 0.1 for 10%. */
function asPercent(drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2 || weightSum(drafts) > 2.001) return [...drafts];
  return drafts.map((draft) => ({ ...draft, weight: Math.round((draft.weight ?? 0) * 10_000) / 100 }));
}
