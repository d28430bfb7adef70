import { codeFamily, codesIn, headOf, labelKind, normalCode } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../../shared/uniqueBy.ts';
import {
  besideIn,
  fromGrid,
  inWords,
  isNameLike,
  joined,
  linesAt,
  statesOutcomes,
  withUnweighed,
} from './assessmentRows.ts';
import { oneLine } from './ownWords.ts';
import { codeForm } from './particulars.ts';
import {
  isWeekly,
  labelled,
  type Grid,
  type Line,
  type Loose,
  type Reading,
  rowLines,
  type Section,
} from './reading.ts';
import { isPart, leavesOf, partsOf, plainName, type ReadAssessment, sum, unsaid } from './weights.ts';
import { weighed, weighedIn } from './weighedLines.ts';

/** A place that may list the assessments of the course, and what its weights must add to. */
interface Place {
  drafts: ReadAssessment[];
  /** Tables of assessments may be wrong in their sum; elsewhere only what makes 100 is sure to weigh the course. */
  isSure: boolean;
}

/** A table may state up to this sum by mistake; more is a sum read as an assessment. */
const mostByMistake = 130;

/**
 * The assessments with their own weights, from the place whose weights come nearest to 100 in the most detail. A part of the whole (coursework
 * 60) is given by its own assessments where another place lists them.
 */
export function readAssessments(document: Reading, code = ''): ReadAssessment[] {
  const reading = { ...document, grids: document.grids.filter((grid) => !isForeign(grid, document.loose, code)) };
  const { grids, loose, text } = reading;
  const { own, across } = placesOf(reading);
  const all = [...own, ...across].map(({ drafts }) => drafts);
  const whole = ({ drafts, isSure }: Place): Place => ({ drafts: withDetails(drafts, all), isSure });
  const listed = own.map(whole).filter(isPossible);
  // Weights beside the weeks are those of the assessments in parts, where these have a place of their own.
  const isListed = listed.some(({ drafts }) => sum(drafts) === 100 && !drafts.every(isPart));
  const places = [...(isListed ? [] : across.map(whole).filter(isPossible)), ...listed].map(({ drafts }) => drafts);
  const [found = []] = places.toSorted((one, other) => nearness(other) - nearness(one) || other.length - one.length);
  const rows: readonly ReadAssessment[] =
    sum(found) === 100 ? found : grids.flatMap((grid) => withUnweighed(grid, found));
  const named = found.every((draft) => rows.includes(draft)) ? rows : found;
  const names = legendOf(text);
  return inParts(named).map((draft) => ({
    ...draft,
    type: names.get(draft.type) ?? draft.type,
    stated: draft.stated || codesBeside(draft, loose),
  }));
}

/** What stands in several rows under one name, in each for another outcome, is one assessment: 'CLO1 | Ujian | 10', 'CLO2 | Ujian | 15'. */
function inParts(drafts: readonly ReadAssessment[]): ReadAssessment[] {
  const found: ReadAssessment[] = [];
  for (const draft of drafts) {
    const index = found.findIndex(({ type }) => comparable(type) === comparable(draft.type));
    const same = found[index];
    const isPartOf = same && same.stated !== '' && draft.stated !== '' && same.stated !== draft.stated;
    if (same && isPartOf) found[index] = joined(same, draft);
    else found.push(draft);
  }
  return found;
}

const example = /^\W*(?:contoh|example|sample|templat\p{L}*)\b/iu;
/** How many blocks above a table may introduce it. */
const introduction = 2;

/** Whether what stands over a table says that it is an example, or of a course with another code. */
function isForeign({ rows, columns }: Grid, loose: readonly Loose[], code: string): boolean {
  const table = Math.floor(Number(rows[0]?.ref ?? 0));
  const above = loose.filter(({ at }) => !at.includes('.') && Number(at) < table);
  const heading = above.findLast(({ isHeading }) => isHeading);
  const first = Math.max(table - introduction, Number(heading?.at ?? 0));
  const near = above.filter(({ at }) => Number(at) >= first);
  const texts = [heading, ...near].flatMap((one) => one?.cells[0] ?? []);
  const captions = rows.flatMap(({ isCaption, cells }) => (isCaption ? cells : []));
  const introducing = texts.filter((text) => [null, 'assessment'].includes(labelled(text)?.kind ?? null));
  const codes = [...introducing, ...captions, ...columns].flatMap((text) => codeForm.exec(text)?.[0] ?? []);
  const isOther = code !== '' && codes.length > 0 && codes.every((one) => normalCode(one) !== normalCode(code));
  return isOther || near.some(({ cells: [text = ''] }) => example.test(text));
}

/** Below the whole the more the better; beyond it the less. */
const nearness = (drafts: readonly ReadAssessment[]): number =>
  sum(drafts) > 100 ? 99 - sum(drafts) / 1000 : sum(drafts);

function isPossible({ drafts, isSure }: Place): boolean {
  // Hours of lectures and practicals in a table on its side are no assessments.
  if (drafts.every(({ type }) => labelKind(type) === 'hours')) return false;
  if (drafts.length < 2 || !isSure) return drafts.length > 1 && sum(drafts) === 100;
  return sum(drafts) <= 100 || (sum(drafts) <= mostByMistake && areDistinct(drafts) && !drafts.some(isPart));
}

const areDistinct = (drafts: readonly ReadAssessment[]): boolean =>
  uniqueBy(drafts, ({ type }) => comparable(type)).length === drafts.length;

/** Everywhere that assessments may stand: `across`, beside weeks or over columns. */
function placesOf({ grids, sections, loose }: Reading): { own: Place[]; across: Place[] } {
  const all = loose.flatMap(({ at, cells }) => rowLines(cells).flatMap((cell) => linesAt(at, cell)));
  const headings = loose.flatMap(({ at, cells, isHeading }) => (isHeading ? linesAt(at, cells[0] ?? '') : []));
  const listed = sections.filter(
    ({ kind, label }) => kind === 'assessment' || (kind === null && labelKind(label) === 'weight'),
  );
  const tables = [...grids.map(fromGrid), grids.flatMap(fromGrid), ...headless({ loose, sections })];
  const others = [
    ...grids.filter(statesOutcomes).map(inWords),
    ...listed.map(weighedBelow),
    weighedOn(headings),
    weighedOn(all),
    // 'Peperiksaan Akhir: 40%' below the table of the coursework.
    leavesOf([...grids.flatMap(fromGrid), ...weighedOn(all)]),
  ];
  const weekly = grids.flatMap(fromWeeks);
  const across = [
    ...grids.map(fromHeads),
    ...grids.flatMap(({ columns, rows }) => rows.map((row) => acrossRow(columns, row))),
    areDistinct(weekly) ? weekly : [],
  ];
  return {
    own: [...placed(tables.map(leavesOf), true), ...placed(others, false)],
    across: placed(across, true),
  };
}

const placed = (lists: ReadAssessment[][], isSure: boolean): Place[] =>
  lists.flatMap((drafts) => (drafts.length > 0 ? [{ drafts, isSure }] : []));

/** In rows without a head the outcomes are told by their codes. */
const codesBeside = ({ at: [ref] }: ReadAssessment, loose: readonly Loose[]): string =>
  loose
    .flatMap(({ at, cells }) => (at === ref && cells.length > 1 ? cells : []))
    .filter((cell) => codesIn('clo', cell).length > 0)
    .join(', ');

const tableOf = ({ at }: Loose): string => at.split('.')[0] ?? '';

/** The tables without heads whose rows have a name and a weight: 'Kuiz 1 dan Kuiz 2 | 5 + 5 % | HPK1'. */
function headless({ loose, sections }: Pick<Reading, 'loose' | 'sections'>): ReadAssessment[][] {
  const listed = sections.flatMap(({ kind, lines }) => (kind === 'assessment' ? lines.map(({ at }) => at) : []));
  const rows = loose.filter(({ at, cells }) => at.includes('.') && cells.length > 1);
  const tables = uniqueBy(rows, tableOf).map((first) => rows.filter((row) => tableOf(row) === tableOf(first)));
  return tables
    .map((table) => table.flatMap(({ at, cells }) => fromCells(at, cells, listed.includes(at))))
    .filter((drafts) => sum(leavesOf(drafts)) === 100);
}

/** A row of cells that tell by themselves what they are: name, weight, codes of outcomes. Bare numbers weigh only below a label of assessments. */
function fromCells(at: Ref, cells: readonly string[], isListed: boolean): ReadAssessment[] {
  const isShare = (text: string): boolean =>
    (text.includes('%') || (isListed && /^[\d\s+.,]+$/.test(text))) &&
    !/\p{L}{3}/u.test(text) &&
    partsOf(text).length > 0;
  const place = cells.findIndex((text) => !isShare(text) && isNameLike(text));
  const [share = '', ...more] = cells.slice(place + 1).filter(isShare);
  if (place < 0 || share === '' || more.length > 0) return [];
  const parts = partsOf(share);
  const programme = cells.flatMap((cell, other) => (other === place ? [] : codesIn('plo', cell)));
  return [{ ...unsaid, type: plainName(cells[place] ?? ''), weight: parts, programme, at: [at] }];
}

const weighedOn = (lines: readonly Line[]): ReadAssessment[] => leavesOf(weighedIn(lines));
const weighedBelow = ({ at, label, lines }: Section): ReadAssessment[] => weighedOn([{ at, text: label }, ...lines]);

/** What short codes stand for: 'K – Kuiz; U – Ujian'. */
export const legendOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|[;,*\s])([A-Z]{1,4}\d?)\s*[–=:-]\s*(\p{Lu}[\p{L} /]{2,40}?(?: \d)?)(?=[;,.\n]|$)/gu)]
      .toReversed()
      .map(([, code = '', name = '']) => [code, name.trim()]),
  );

/** Parts are replaced by the assessments of another place that make up their weight, each place once. */
function withDetails(drafts: ReadAssessment[], places: readonly ReadAssessment[][]): ReadAssessment[] {
  const used = new Set<Ref | undefined>();
  const isFree = ({ at }: ReadAssessment): boolean => !used.has(at[0]);
  return drafts.flatMap((draft) => {
    const [own = [draft]] = places
      .filter((others) => isPart(draft) && !others.some(isPart) && sum(others) === sum([draft]) && others.every(isFree))
      .toSorted((one, other) => other.length - one.length);
    for (const { at } of own) used.add(at[0]);
    return own;
  });
}

/** Weights in the heads of columns: 'Kuiz (10%)' over each, or 'Penilaian Berterusan (60%)' over a list. */
function fromHeads({ columns, rows }: Grid): ReadAssessment[] {
  const at = rows[0]?.ref ?? '';
  const heads = columns.map((text) => {
    const [last = '', above = ''] = text.split(' › ').toReversed().map(oneLine);
    // 'Kuiz' over '10% (2)'
    const share = /^\d{1,3}\s*%/.exec(last)?.[0];
    return { at, text: share === undefined ? last : `${above.replace(/\s*\(\d{1,3}\s*%\)$/, '')} ${share}` };
  });
  const lists = rows.flatMap(({ ref, cells }) => cells.flatMap((cell) => linesAt(ref, cell)));
  const headed = weighedIn(heads);
  return headed.length < 2 ? [] : leavesOf([...headed, ...weighedIn(lists)]);
}

const ofAll = /^(?:semua|keseluruhan|all|overall)$/i;

/** Names over their weights in one row, or over the totals of a matrix; only what makes 100 is sure to weigh the course. */
function acrossRow(columns: readonly string[], row: TableRow): ReadAssessment[] {
  const drafts = columns.flatMap((label, place) => {
    const name = oneLine(headOf(label));
    const isName = labelKind(name) === null && codeFamily(name) === null && !ofAll.test(name);
    return isName && row.own[place]
      ? weighed(name, /^(\d{1,3})\s*%?$/.exec(row.cells[place] ?? '')?.[1] ?? '', row.ref)
      : [];
  });
  return drafts.length > 1 && sum(drafts) === 100 ? drafts : [];
}

const examinations = 'uts|uas|(?:ujian|evaluasi) (?:tengah|akhir) semester|mid-?term|final exam\\w*|peperiksaan';
const examination = new RegExp(`\\b(?:${examinations})\\b`, 'iu');
const formOf = /^(?:bentuk(?: penilaian)?|teknik|non-?tes?t|tes?t|kriteria)\s*:\s*/i;

/** Weights beside the weeks, as in an Indonesian plan: each row is an assessment, named by its form or by the examination of its week. */
function fromWeeks(grid: Grid): ReadAssessment[] {
  const column = grid.kinds.indexOf('weight');
  if (column < 0 || !isWeekly(grid)) return [];
  return grid.rows.flatMap((row) => {
    const parts = row.isSum ? [] : partsOf(row.cells[column] ?? '');
    const exam = row.cells.find((text) => text.length < 80 && examination.test(text));
    const place = grid.kinds.lastIndexOf('assessment');
    const type = plainName(exam ?? (row.cells[place] ?? '').replace(formOf, ''));
    const isName = type.length <= 80 && /\p{L}{3}/u.test(type);
    if (parts.length === 0 || !isName) return [];
    const { stated, week } = besideIn(row, grid, 0, 1);
    return [{ ...unsaid, type, weight: parts, stated, week, at: [row.ref] }];
  });
}
