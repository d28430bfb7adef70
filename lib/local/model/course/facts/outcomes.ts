import {
  codeFamily,
  columnKinds,
  keyOf,
  labelKind,
  normalCode,
  type LabelKind,
} from '../../../../../shared/course/labels.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { mqfOutcomes, mqfOutcomesEnglish } from '../../../../../shared/mqf.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { isEnglish } from '../../language/lexicon.ts';
import { linesOf, malayOf, markOf, oneLine, withoutMark } from './ownWords.ts';
import {
  isOrdinal,
  isWeekly,
  rowLines,
  type Grid,
  type Line,
  type Loose,
  type Reading,
  type Section,
} from './reading.ts';

/** A course learning outcome as the document gives it. */
export interface Outcome {
  /** 'HPK1', 'CLO2'; a number alone where the document gives no code. */
  number: string;
  statement: string;
  level: string;
  /** What stands about programme outcomes, skills, methods and assessments. */
  programme: string;
  skill: string;
  method: string;
  assessment: string;
  at: Ref[];
}

const details = ['level', 'programme', 'skill', 'method', 'assessment'] as const;
type Detail = (typeof details)[number];
const detailOf: Partial<Record<LabelKind, Detail>> = {
  level: 'level',
  plo: 'programme',
  skill: 'skill',
  method: 'method',
  assessment: 'assessment',
};

const programmeCode = /\b(?:HPP|HP|PLO|PO|CPL|PEO|MQF\s?LO|MQF)[\s-]*\d{1,2}[a-d]?\b(?!\.\d)/gi;

const outcomeOf = (number: string, statement: string, at: Ref): Outcome => ({
  number,
  statement,
  level: '',
  programme: '',
  skill: '',
  method: '',
  assessment: '',
  at: [at],
});

/** A sentence, not a name or a code: what an outcome at least is. */
const isStatement = (text: string): boolean => {
  const words = oneLine(text).split(' ');
  return (
    words.length >= 3 && oneLine(text).length >= 15 && !/^(?:jumlah|total|catatan|nota|note|petunjuk)\b/i.test(text)
  );
};

/** The outcome's number, by which the outcomes of one course are told apart whatever word stands before it. */
export const digitsOf = (code: string): string => /\d+/.exec(code)?.[0] ?? code;

const tick = /^(?:[√✓✔☑■●•*/x]|[1-9]\d{0,2}(?:[.,]\d+)?\s*%?)$/i;

/** Codes at the heads of the columns that are ticked in a row: HP3, KI2, C. */
export const ticked = ({ cells, columns }: TableRow): string[] =>
  columns.flatMap((column, index) => {
    const head = column.split(' › ').at(-1) ?? '';
    return tick.test(cells[index] ?? '') && (codeFamily(head) !== null || /^[CPA]$/.test(head))
      ? [normalCode(head)]
      : [];
  });

/** The outcomes of the course, from the surest place that has any. */
export function readOutcomes(reading: Reading): Outcome[] {
  const ways = [
    () => reading.grids.flatMap(fromGrid),
    () => fromCodes(reading.loose),
    () => fromSections(reading.sections),
  ];
  let drafts: Outcome[] = [];
  for (const way of ways) if (drafts.length === 0) drafts = oncePerNumber(way());
  for (const grid of reading.grids) {
    if (isWeekly(grid) || grid.kinds.includes('weight')) continue;
    for (const row of grid.rows) {
      const own = drafts.find(({ number }) => row.key !== undefined && digitsOf(number) === digitsOf(row.key));
      if (own) describe(own, row);
    }
  }
  return drafts.map(finished).filter(({ statement }) => isStatement(statement));
}

/** The head of a questionnaire says 'Pernyataan' alone. */
const ofOutcomes = /hasil|outcome|objekti|capaian|kemampuan|HPK|CLO|CPMK/i;

/** A row for each outcome, with its statement under a head of outcomes. */
function fromGrid(grid: Grid): Outcome[] {
  const { kinds, rows, columns, section } = grid;
  if (isWeekly(grid) || !kinds.some((kind) => kind === 'statement' || kind === 'clo')) return [];
  const found: Outcome[] = [];
  const isCoded = rows.some(({ key = '' }) => /\D/.test(key));
  const isOfCourse =
    isCoded || ['statement', 'clo'].includes(section ?? '') || columns.some((label) => ofOutcomes.test(label));
  if (!isOfCourse) return [];
  for (const row of rows) {
    const places = row.cells.flatMap((text, column) => {
      const kind = kinds[column] ?? null;
      const isHere =
        kind === 'statement' || kind === 'clo' || ((kind === null || kind === 'description') && row.key !== undefined);
      const statement = withoutCode(text);
      const isBegun = kind === 'statement' && row.key !== undefined && /\p{L}{4}/u.test(statement);
      return isHere && row.own[column] && (isBegun || isStatement(statement)) ? [{ text: statement, column }] : [];
    });
    const place = places.find(({ text }) => isEnglish(text) !== true) ?? places[0];
    const last = found.at(-1);
    const rest = row.cells[kinds.findLastIndex((kind) => kind === 'statement')] ?? '';
    if (last && row.key === undefined && /^\p{Ll}/u.test(rest) && !row.cells.some(isOrdinal)) {
      last.statement += `\n${rest}`;
      last.at.push(row.ref);
      continue;
    }
    if (place === undefined || row.isSum || row.isCaption || (isCoded && row.key === undefined)) continue;
    const before = row.cells.slice(0, place.column);
    const ordinal = before.map((text) => /^\(?(\d{1,2})[.)]?$/.exec(text)?.[1]).find((text) => text !== undefined);
    if (row.key === undefined && before.some((text) => ['plo', 'subClo'].includes(codeFamily(text) ?? ''))) continue;
    const outcome = outcomeOf(row.key ?? ordinal ?? String(found.length + 1), place.text, row.ref);
    describe(outcome, row);
    found.push(outcome);
  }
  return found;
}

const withoutCode = (text: string): string => {
  const bare = withoutMark(text);
  const key = keyOf(bare);
  return key === undefined ? bare : bare.replace(/^\(?\p{L}+\s*[-.]?\s*\d{1,2}\)?\s*[:.)–—-]*\s*/u, '');
};

/** Statements behind their codes: on lines, in one cell, or beside the code; rows below them may tell their details. */
function fromCodes(loose: readonly Loose[]): Outcome[] {
  const found: Outcome[] = [];
  for (const { at, cells, key } of loose) {
    const lines = cells.length > 1 ? rowLines(cells) : cells;
    const started = found.length;
    for (const line of lines.flatMap(linesOf)) {
      const text = codeFirst(withoutMark(line));
      const code = keyOf(text);
      const last = found.at(-1);
      if (last && onlyCodes.test(line) && found.length > started) last.statement += ` (${line})`;
      else if (code !== undefined) found.push(outcomeOf(code, withoutCode(text), at));
      else if (last && found.length > started) last.statement += `\n${line}`;
      else if (last && cells.length === 1 && /^\p{Ll}/u.test(line) && !/[.)]$/.test(last.statement))
        last.statement += `\n${line}`;
    }
    const [label = '', ...values] = cells;
    const isProgramme = values.length > 0 && values[0]?.search(programmeCode) === 0;
    const detail = isProgramme ? 'programme' : detailOf[labelKind(label) ?? 'ordinal'];
    const own = found.findLast(({ number }) => number === key);
    if (detail !== undefined && own) {
      own[detail] ||= values.join('\n');
      own.at.push(at);
    }
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HPK1 (C2, HP1): Menjelaskan ...' -> 'HPK1: Menjelaskan ... (C2, HP1)'. */
const codeFirst = (line: string): string =>
  line.replace(
    /^(\p{L}+\s*[-.]?\s*\d{1,2})\s*[:–-]?\s*([([][^()[\]]*\b[CPA]\d[^()[\]]*[)\]])\s*[:.–-]*\s*(.+)$/su,
    '$1: $3 $2',
  );

/** A list beside or below the label of the outcomes. */
function fromSections(sections: readonly Section[]): Outcome[] {
  for (const section of sections) {
    if (section.kind !== 'statement' && section.kind !== 'clo') continue;
    const found = listed(section.lines);
    if (found.length > 1) return found;
  }
  return [];
}

/** Numbered items; a line without a number goes on with the item above, or is its translation. */
function listed(lines: readonly Line[]): Outcome[] {
  const found: Outcome[] = [];
  for (const { at, text: line } of lines) {
    const text = line.replace(anyCode, '$1. ');
    const mark = markOf(text);
    const last = found.at(-1);
    const isOpen = (last?.statement.lastIndexOf('(') ?? -1) > (last?.statement.lastIndexOf(')') ?? -1);
    if (last && isOpen && mark === '') last.statement += ` ${text}`;
    else if (last && onlyCodes.test(text)) last.statement += ` (${text})`;
    else if (mark !== '') {
      const digits = /^\d+/.exec(mark)?.[0];
      found.push(outcomeOf(digits ?? String(found.length + 1), withoutMark(text), at));
    } else if (last && (/^[\p{Ll}(]/u.test(text) || isTranslation(text, last.statement))) last.statement += `\n${text}`;
    else if (last) break;
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HP1 Menjelaskan ...' in the list of the outcomes. */
const anyCode = /^[A-Z]{1,4}\s?-?(\d{1,2})[:.]?\s+(?=\p{Lu}\p{L}{2})/u;
/** Codes in a cell or on a line of their own: 'C2', 'PLO1, PLO3'. */
const onlyCodes = /^(?:(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|CPL|MQF|KI|KB)\s*-?\d{1,2})[\s,;/&]*)+$/;

const isTranslation = (text: string, statement: string): boolean =>
  isEnglish(text) === true && isEnglish(statement) === false && !text.endsWith(':');

/** An outcome given again under its number adds what was not said before; the Malay one of two stays. */
function oncePerNumber(drafts: readonly Outcome[]): Outcome[] {
  const byNumber = new Map<string, Outcome>();
  for (const draft of drafts) {
    const known = byNumber.get(digitsOf(draft.number));
    const isBetter = known && isEnglish(known.statement) === true && isEnglish(draft.statement) === false;
    if (!known || isBetter) byNumber.set(digitsOf(draft.number), draft);
    const [kept, other] = isBetter ? [draft, known] : [known, draft];
    if (kept) for (const detail of details) kept[detail] ||= other[detail];
  }
  return [...byNumber.values()];
}

/** What a row says about its outcome under the heads of details, and by its ticks. */
function describe(outcome: Outcome, row: TableRow): void {
  const found: Record<Detail, string[]> = { level: [], programme: [], skill: [], method: [], assessment: [] };
  for (const [index, label] of row.columns.entries()) {
    const text = row.cells[index] ?? '';
    const detail =
      codeFamily(text) === 'level' ? 'level' : columnKinds(label).flatMap((kind) => detailOf[kind] ?? [])[0];
    if (detail !== undefined && text !== '' && !tick.test(text)) found[detail].push(text);
  }
  const marks = ticked(row);
  const letter = marks.find((mark) => /^[CPA]$/.test(mark));
  const digit = row.cells.find(
    (text, index) => /^[1-7]$/.test(text) && columnKinds(row.columns[index] ?? '').includes('level'),
  );
  if (letter !== undefined && digit !== undefined) found.level.unshift(letter + digit);
  found.level.push(...marks.filter((mark) => codeFamily(mark) === 'level'));
  found.programme.push(...marks.filter((mark) => codeFamily(mark) === 'plo'));
  found.skill.push(...marks.filter((mark) => codeFamily(mark) === 'skill'));
  for (const detail of details) {
    if (outcome[detail] !== '' || found[detail].length === 0) continue;
    outcome[detail] = found[detail].join('\n');
    outcome.at.push(row.ref);
  }
}

const bracket =
  /\s*[([]\s*([^()[\]]*\b(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|LO|CPL|MQF)\s*-?\d+[a-d]?)\b[^()[\]]*)[)\]]\s*[.;,]?(?:\s*(?:dan|and|serta))?\s*$/;
const levelBehind = /\s*[-–—:;,]\s*((?:[CPA]\s?[1-7][\s,/&]*)+)\.?\s*$/;

/** Parts the bracket at the end from the statement: '... murid. (C4, HP2)'. */
function finished(draft: Outcome): Outcome {
  let statement = malayOf(draft.statement);
  let inBrackets = '';
  for (let found = bracket.exec(statement) ?? levelBehind.exec(statement); found; found = bracket.exec(statement)) {
    inBrackets = `${found[1] ?? ''} ${inBrackets}`;
    statement = statement.slice(0, found.index);
  }
  return {
    ...draft,
    statement: statement.replace(/\s*[;,](?:\s*(?:dan|and|serta))?$/i, '').trim(),
    level: levelsIn(draft.level) || levelsIn(inBrackets),
    programme: draft.programme || inBrackets,
    skill: draft.skill || inBrackets,
    at: [...new Set(draft.at)],
  };
}

const levelsIn = (text: string): string =>
  [...new Set([...text.matchAll(/\b([CPA])\s?([1-7])\b/g)].map(([, letter = '', digit = '']) => letter + digit))].join(
    ', ',
  );

/** Codes of programme outcomes; a cluster of MQF 2.0 named without its code has the standard's code. */
export function programmeOutcomesOf({ programme }: Outcome): string[] {
  const codes = (programme.match(programmeCode) ?? []).map(normalCode);
  const text = comparable(programme);
  const named = Object.keys(mqfOutcomes).filter((code) =>
    [mqfOutcomes[code], mqfOutcomesEnglish[code]].some((name) => text.includes(comparable(name ?? code))),
  );
  return [...new Set(codes.length > 0 ? codes : named)];
}
