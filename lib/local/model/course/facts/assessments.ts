import { codeFamily, labelKind, type LabelKind } from '../../../../../shared/course/labels.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { upperFirst } from '../../language/lexicon.ts';
import { ticked } from './outcomes.ts';
import { inOneLanguage, linesOf, malayOf, oneLine, withoutMark } from './ownWords.ts';
import { isWeekly, rowLines, type Grid, type Line, type Reading } from './reading.ts';

/** An assessment as the document gives it; its outcomes as they are written. */
export interface ReadAssessment {
  type: string;
  weight: number;
  slt: number | null;
  duration: string;
  outcomes: string;
  description: string;
  at: Ref[];
}

const total =
  /^(?:jumlah|total|sub-?\s?total|subjumlah|grand total|keseluruhan|overall|markah lulus|passing|lulus|jml)\b/i;
const part =
  /^(?:pentaksiran|penilaian|assessment)?\s*(?:berterusan|akhir|(?:pentaksiran|penilaian) (?:berterusan|akhir|formatif|sumatif)|kerja kursus(?: berterusan)?|continuous assessments?|course\s?work|final assessments?|(?:formative|summative) assessments?|formati[fv]e?|sumati[fv]e?|summative)\s*(?:\([^)]*\)|\/.*|:)?$/i;

const sum = (drafts: readonly ReadAssessment[]): number => drafts.reduce((all, { weight }) => all + weight, 0);
const isPart = ({ type }: ReadAssessment): boolean => part.test(type);

/**
 * The assessments with their own weights, from the place whose weights make 100 in the most detail; a part of the whole (coursework 60) is
 * given by its own assessments where another place lists them.
 */
export function readAssessments(reading: Reading): ReadAssessment[] {
  const places = [
    ...reading.grids.map((grid) => leavesOf(fromGrid(grid))),
    leavesOf(reading.grids.flatMap((grid) => fromGrid(grid))),
    ...reading.sections
      .filter(({ kind }) => kind === 'assessment')
      .map((section) => leavesOf(weighedIn([{ at: section.at, text: section.label }, ...section.lines]))),
    fromLines(reading),
    ...reading.grids.map(fromHeads),
    ...reading.grids.flatMap(({ columns, rows }) => rows.map((row) => acrossRow(columns, row))),
    reading.grids.flatMap(fromWeeks),
  ].filter(({ length }) => length > 0);
  const joined = places.map((drafts) => withDetails(drafts, places));
  const [found = []] = joined
    .filter((drafts) => drafts.length > 1 && sum(drafts) <= 100)
    .toSorted((a, b) => sum(b) - sum(a) || b.length - a.length);
  const names = legendOf(reading.text);
  return found.map((draft) => ({ ...draft, type: names.get(draft.type) ?? draft.type }));
}

/** What short codes stand for: 'K – Kuiz; U – Ujian'. */
const legendOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|[;,*\s])([A-Z]{1,4}\d?)\s*[–=:-]\s*(\p{Lu}[\p{L} /]{2,40}?)(?=[;,.\n]|$)/gu)]
      .toReversed()
      .map(([, code = '', name = '']) => [code, name.trim()]),
  );

/** Parts are replaced by the assessments of another place that make up their weight. */
function withDetails(drafts: ReadAssessment[], places: readonly ReadAssessment[][]): ReadAssessment[] {
  return drafts.flatMap((draft) => {
    const own = places.find(
      (others) => isPart(draft) && others.length > 1 && !others.some(isPart) && sum(others) === draft.weight,
    );
    return own ?? [draft];
  });
}

/** Without totals, and without parts and assessments that their own items make up. */
function leavesOf(drafts: readonly ReadAssessment[]): ReadAssessment[] {
  const named = drafts.filter(({ type }) => !total.test(type));
  const counted = new Set<ReadAssessment>();
  return named.filter((draft, index) => {
    if (!isPart(draft) && (sum(named) <= 100 || counted.has(draft))) return true;
    const after = itemsAfter(named, index);
    const exact = runOf(after, draft.weight) ?? (isPart(draft) ? runAnywhere(named, draft.weight, counted) : null);
    for (const item of exact ?? []) counted.add(item);
    if (!isPart(draft)) return exact === null || exact.length < 2;
    return (
      exact === null && (after.length === 0 || counted.has(after[0] ?? draft) || (after[0]?.weight ?? 0) > draft.weight)
    );
  });
}

const examination =
  /\b(?:uts|uas|(?:ujian|evaluasi) (?:tengah|akhir) semester|mid-?term|final exam\w*|peperiksaan\b)/iu;
const continuous = /berterusan|kerja kursus|course\s?work|continuous|formati/i;

/** The assessments that follow one up to the next part of the whole; the examination is no part of the coursework. */
function itemsAfter(drafts: readonly ReadAssessment[], index: number): ReadAssessment[] {
  const { type = '' } = drafts[index] ?? {};
  const rest = drafts.slice(index + 1);
  const end = rest.findIndex(
    (next) => isPart(next) || (continuous.test(type) && /^(?:peperiksaan|final exam|exam)/i.test(next.type)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** The first assessments that make up a weight exactly. */
function runOf(drafts: readonly ReadAssessment[], whole: number): ReadAssessment[] | null {
  const end = drafts.findIndex((_, index) => sum(drafts.slice(0, index + 1)) === whole);
  return end < 0 ? null : drafts.slice(0, end + 1);
}

function runAnywhere(
  drafts: readonly ReadAssessment[],
  whole: number,
  counted: ReadonlySet<ReadAssessment>,
): ReadAssessment[] | null {
  const free = drafts.filter((draft) => !isPart(draft) && !counted.has(draft));
  const runs = free.map((_, index) => runOf(free.slice(index), whole));
  return runs.find((run) => run !== null && run.length > 1) ?? null;
}

const weightOf = (text: string): number | null => {
  const found = /^\D{0,3}(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|\/\s*100|markah|marks)?\)?(?:\s|$)/i.exec(oneLine(text))?.[1];
  const weight = found === undefined ? NaN : Number(found.replace(',', '.'));
  return weight > 0 && weight <= 100 ? weight : null;
};

/** Rows with a weight in its column. */
function fromGrid(grid: Grid): ReadAssessment[] {
  const { kinds, rows, section } = grid;
  const weights = kinds.flatMap((kind, column) => (kind === 'weight' ? [column] : []));
  const marked = grid.columns.filter((label) => codeFamily(label) === 'clo').length;
  const column = weights[0] ?? (marked > 1 ? kinds.lastIndexOf('total') : -1);
  const isAssessments = kinds.some((kind) => kind === 'assessment' || kind === 'component') || section === 'assessment';
  if (isWeekly(grid) || !isAssessments || isOfOutcomes(grid)) return [];
  if (column < 0)
    return rows.flatMap(({ ref, cells }) => weighedIn(cells.flatMap(linesOf).map((text) => ({ at: ref, text }))));
  return asPercent(rows.flatMap((row) => fromRow(row, grid, column)));
}

const isOfOutcomes = ({ kinds, rows }: Grid): boolean =>
  kinds.some((kind) => kind === 'statement' || kind === 'clo') &&
  rows.some(({ cells, key }) => key !== undefined && cells.some((text) => text.split(' ').length > 4));

function fromRow(row: TableRow, grid: Grid, column: number): ReadAssessment[] {
  const { kinds, isBilingual } = grid;
  const at = (kind: LabelKind): string => row.cells[kinds.indexOf(kind)] ?? '';
  const weights = linesOf(row.cells[column] ?? '');
  const name = nameIn(row, grid, weights.length);
  if (name === undefined || row.isSum || row.isHeader) return [];
  const names = linesOf(name);
  const isList = weights.length > 1 && names.length === weights.length;
  return (isList ? names : [name]).flatMap((own, line) => {
    const weight = weightOf(isList ? (weights[line] ?? '') : weights.join(' '));
    const type = plainName(own, isBilingual);
    if (weight === null || !/\p{L}{2}/u.test(type)) return [];
    return [
      {
        type,
        weight,
        slt: isList ? null : hoursIn(row, kinds.with(column, null)),
        duration: durationIn(own) || durationIn(at('duration')),
        outcomes: at('clo') || at('statement') || ticked(row).join(', '),
        description: malayOf(at('description')),
        at: [row.ref],
      },
    ];
  });
}

/** The cell that names the assessment: under its own head, else beside the component; beside a part of the whole, the cell of its details. */
function nameIn(row: TableRow, { kinds, columns }: Grid, count: number): string | undefined {
  const cells = (wanted: (kind: LabelKind | null, label: string) => boolean): string[] =>
    row.cells.filter(
      (text, place) => row.own[place] && /\p{L}{2}/u.test(text) && wanted(kinds[place] ?? null, columns[place] ?? ''),
    );
  const names = [
    ...cells((kind) => kind === 'assessment'),
    ...cells((kind, label) => kind === null && !/tarikh|date|due|minggu|week/i.test(label)),
    ...cells((kind) => kind === 'component'),
    ...cells((kind) => kind === 'method' || kind === 'ordinal'),
  ];
  const details = cells((kind) => kind === 'description').filter(
    (text) => text.length < 60 * count && !text.endsWith('.'),
  );
  const list = count > 1 ? [...names, ...details].find((text) => linesOf(text).length === count) : undefined;
  const [first] = names;
  return list ?? (first !== undefined && part.test(plainName(first)) ? (details[0] ?? first) : first);
}

const hourCount = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:j|jam|h|hours?|hrs?)?$/i;

/** Hours under the head of the whole, else the sum of the parts. */
export function hoursIn(row: TableRow, kinds: readonly (string | null)[]): number | null {
  const under = (...wanted: string[]): number[] =>
    kinds.flatMap((kind, column) => {
      const found = wanted.includes(kind ?? '') ? hourCount.exec(row.cells[column] ?? '')?.[1] : undefined;
      return found === undefined ? [] : [Number(found.replace(',', '.'))];
    });
  const wholes = under('slt', 'total');
  const parts = under('hours');
  const hours = wholes.length > 0 ? Math.max(...wholes) : parts.reduce((all, each) => all + each, 0);
  return hours > 0 && hours <= 200 ? Math.round(hours * 100) / 100 : null;
}

const durationIn = (text: string): string =>
  /\b\d{1,3}(?:[.,]\d)?\s*(?:jam(?:\s+\d{1,2}\s*minit)?|minit|menit|hours?(?:\s+\d{1,2}\s*minutes?)?|minutes?)(?!\p{L})/iu.exec(
    text,
  )?.[0] ?? '';

/** Without ordinal, bracketed detail or weight: '1. Kuiz (minimum 2) (10%)' -> 'Kuiz'. */
const plainName = (name: string, isBilingual = false): string =>
  withoutMark(inOneLanguage(name, isBilingual))
    .replace(/\s*[-–:(]?\s*\d+(?:[.,]\d+)?\s*%\s*\)?$/, '')
    .replace(/\s*\((?=[^()]*\p{L})(?=[^()]*\d)[^()]*\)\s*$/iu, '')
    .replace(/[\s:–-]+$/, '')
    .trim();

/** Excel may hold 0.1 for 10 %. */
function asPercent(drafts: ReadAssessment[]): ReadAssessment[] {
  if (drafts.length < 2 || sum(drafts) > 2.001) return drafts;
  return drafts.map((draft) => ({ ...draft, weight: Math.round(draft.weight * 10_000) / 100 }));
}

const unit = String.raw`(?:%|[Pp]eratus\b|[Pp]er\s?cent\b|[Mm]arkah\b|[Mm]arks?\b)`;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const nameFirst = new RegExp(
  `^(\\p{L}[^%]{1,90}?)\\s*(?:[:=–|-]|\\(|\\.{2,}|\\s)\\s*${number}\\s*${unit}\\s*\\)?\\.?$`,
  'iu',
);
const weightFirst = new RegExp(`^${number}\\s*${unit}\\s*[:–|-]?\\s*(\\p{L}[^%]{2,80})$`, 'iu');
const afterWeight = new RegExp(
  `(?<=${unit}\\s*\\)?)(?:\\s*[,;.+/(]+\\s*(?:dan|and|serta)?\\s*|\\s*\\b(?:dan|and|serta|iaitu|comprising|including|merangkumi)\\s+|\\s+(?=\\p{Lu}))`,
  'u',
);
const leadIn =
  /^.*\b(?:melalui|berdasarkan|terdiri daripada|iaitu|meliputi|merangkumi|based on|consists? of|compris(?:es?|ing)|through|includ(?:es?|ing)|namely)\s+/i;
const article = /^(?:an?|the|one|satu|sebuah)\s+/i;
const leadOut =
  /\s+(?:menyumbang|membawa|bernilai|sebanyak|ialah|adalah|carr(?:y|ies)|contributes?|accounts? for|makes? up|worth|is|of|pemberat(?:an)?|wajaran|weightage|weight)\s*:?$/i;
const noAssessment =
  /\b(?:lulus|sekurang|minimum|at least|pass(?:ing)?|require\w*|daripada jumlah|of the (?:total|marks)|gred|grade|late|lewat|penalt[yi]|deduct\w*|dipotong|ditolak|denda)\b/i;

const weightAlone = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|markah|marks?|bobot)\s*[:=]?\s*(\d{1,3})(?!\d)/i;

/** Weighed names on lines: 'Kuiz (10%)', '10% Kuiz', 'Kuiz 10%, Projek 30%', or 'Pemberat: 10' below the name. */
function weighedIn(lines: readonly Line[]): ReadAssessment[] {
  return lines.flatMap(({ at, text }, index) => {
    const alone = weightAlone.exec(text)?.[1];
    const above = lines[index - 1];
    if (alone !== undefined) return above === undefined ? [] : weighed(above.text, alone, above.at);
    return text.split(afterWeight).flatMap((piece) => {
      const bare = withoutMark(piece.trim());
      const [, first = '', after = ''] = nameFirst.exec(bare) ?? [];
      const [, before = '', last = ''] = first === '' ? (weightFirst.exec(bare) ?? []) : [];
      return weighed(first || last, after || before, at);
    });
  });
}

function weighed(name: string, weightText: string, at: Ref): ReadAssessment[] {
  const weight = Number(weightText.replace(',', '.') || NaN);
  const type = upperFirst(plainName(name.replace(leadIn, '').replace(article, '').replace(leadOut, '')));
  const isName = type.split(/\s+/).length <= 9 && /\p{L}{2}/u.test(type) && !noAssessment.test(type);
  if (!(weight > 0 && weight <= 100) || !isName) return [];
  return [{ type, weight, slt: null, duration: durationIn(name), outcomes: '', description: '', at: [at] }];
}

/** Lines of the whole document, where they make 100 together. */
const fromLines = ({ loose }: Reading): ReadAssessment[] => {
  const drafts = leavesOf(
    weighedIn(
      loose.flatMap(({ at, cells }) =>
        rowLines(cells)
          .flatMap(linesOf)
          .map((text) => ({ at, text })),
      ),
    ),
  );
  return sum(drafts) === 100 ? drafts : [];
};

/** Weights in the heads of columns: 'Kuiz (10%)' over each, or 'Penilaian Berterusan (60%)' over a list. */
function fromHeads({ columns, rows }: Grid): ReadAssessment[] {
  const at = rows[0]?.ref ?? '';
  const heads = columns.map((text) => ({ at, text: oneLine(text.split(' › ').at(-1) ?? '') }));
  const lists = rows.flatMap(({ ref, cells }) => cells.flatMap(linesOf).map((text) => ({ at: ref, text })));
  const headed = weighedIn(heads);
  return headed.length < 2 ? [] : leavesOf([...headed, ...weighedIn(lists)]);
}

/** Names over their weights in one row, or over the totals of a matrix; only what makes 100 is sure to weigh the course. */
function acrossRow(columns: readonly string[], row: TableRow): ReadAssessment[] {
  const drafts = columns.flatMap((label, place) => {
    const name = oneLine(label.split(' › ').at(-1) ?? '');
    const isName = labelKind(name) === null && codeFamily(name) === null;
    return isName && row.own[place]
      ? weighed(name, /^(\d{1,3})\s*%?$/.exec(row.cells[place] ?? '')?.[1] ?? '', row.ref)
      : [];
  });
  return drafts.length > 1 && sum(drafts) === 100 ? drafts : [];
}

const formOf = /^(?:bentuk(?: penilaian)?|teknik|non-?tes?t|tes?t|kriteria)\s*:\s*/i;

/** Weights beside the weeks, as in an Indonesian plan: each row is an assessment, named by its form or by the examination of its week. */
function fromWeeks(grid: Grid): ReadAssessment[] {
  const column = grid.kinds.indexOf('weight');
  if (column < 0 || !isWeekly(grid)) return [];
  return grid.rows.flatMap((row) => {
    const weight = weightOf(row.cells[column] ?? '');
    const exam = row.cells.find((text) => text.length < 80 && examination.test(text));
    const place = grid.kinds.lastIndexOf('assessment');
    const type = plainName(exam ?? (row.cells[place] ?? '').replace(formOf, ''));
    const isName = type !== '' && type.length <= 80 && /\p{L}{3}/u.test(type);
    return weight === null || !isName
      ? []
      : [
          {
            type,
            weight,
            slt: null,
            duration: '',
            outcomes: row.cells[grid.kinds.indexOf('clo')] ?? '',
            description: '',
            at: [row.ref],
          },
        ];
  });
}
