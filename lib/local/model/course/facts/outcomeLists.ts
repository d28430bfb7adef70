import { codeFamily, codesIn, normalCode, keyOf } from '../../../../../shared/course/codes.ts';
import { columnKinds, headOf, type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { oneLine, withoutCode, withoutMark, linesOf, markOf } from './ownWords.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { statedChoices } from '../../../../../shared/fact/decideCodes.ts';
import { plainRow, type TableRow } from '../../../../../shared/document/table.ts';
import { uniqueBy } from '../../../../../shared/uniqueBy.ts';
import { isEnglish } from '../../language.ts';
import type { Stated } from './particulars.ts';
import { rowLines, type Line, type Loose, type Section } from './reading.ts';

/** A course learning outcome as the document gives it. */
export interface Draft {
  /** 'HPK1', 'CLO2'; a number alone where the document gives no code. */
  number: string;
  statement: string;
  at: Ref[];
}

/** With what stands behind its statement, and the rows of the document that speak of it. */
export interface Outcome extends Draft {
  behind: string;
  rows: readonly TableRow[];
}

/** What the rows of an outcome say under a head of a kind. */
export const saidBeside = ({ rows }: Outcome, kind: LabelKind): Stated[] =>
  rows.flatMap(({ cells, columns, ref }) =>
    cells.flatMap((value, place) =>
      value !== '' && columnKinds(columns[place] ?? '').includes(kind) ? [{ value, at: [ref] }] : [],
    ),
  );

const columnsOf = (row: TableRow): string[] => row.columns.map((label) => (isOfProgramme(label) ? 'PLO' : label));

/** The codes of a kind that stand behind its statement, else those of all its rows. */
function codesFor(outcome: Outcome, kind: 'level' | 'plo' | 'skill'): string[] {
  const { behind, at, rows } = outcome;
  const own = statedChoices(kind, [plainRow(at[0] ?? '', [behind], [''])]);
  if (own.length > 0) return own;
  const said = saidBeside(outcome, kind).flatMap(({ value }) => codesIn(kind, value));
  if (kind === 'level' && said.length > 0) return said;
  return statedChoices(kind, kind === 'level' ? rows.map((row) => ({ ...row, columns: columnsOf(row) })) : rows);
}

/** Its levels; a number alone is one of the domain that is ticked beside it. */
export function levelsOf(outcome: Outcome): string[] {
  const domain = outcome.rows.flatMap(ticked).find((mark) => /^[CPA]$/.test(mark)) ?? '';
  const codes = codesFor(outcome, 'level').map((code) => (/^\d$/.test(code) ? domain : '') + code.replace('K', 'C'));
  return [...new Set(codes)].filter((code) => /^\p{L}/u.test(code));
}

/** The outcomes of the programme that it serves; beside them, MQF only says to which cluster they belong. */
export function programmeOutcomesOf(outcome: Outcome): string[] {
  const heads = outcome.rows.flatMap(({ columns }) => columns.filter(isOfProgramme)).join(' ');
  const [family = 'PLO'] = /\b(?:HPP|HP|PO|CPL)\b/.exec(heads) ?? [];
  const stated = codesFor(outcome, 'plo').map((code) => (/^\d+$/.test(code) ? family + code : code));
  const codes = uniqueBy(stated, (code) => code.replace(/(?<=\D)0/, '')).filter((code) => code !== outcome.number);
  const ofProgramme = codes.filter((code) => !code.startsWith('MQF') && codeFamily(code) === 'plo');
  return ofProgramme.length > 0 ? ofProgramme : codes;
}

const isOfProgramme = (label: string): boolean => columnKinds(label).includes('plo');

/** A mark, a letter of strength, a level or a share: each says that the row and the head belong together. */
const tick = /^(?:[√✓✔☑☒■●•*/]{1,3}|[a-mo-z]|[CPA][1-7]|[1-9]\d{0,2}(?:[.,]\d+)?\s*%?)$/i;

export const isTick = (text: string): boolean => tick.test(text);

/** Codes at the heads of the columns that are ticked in a row: HP3, KI2, C. */
export const ticked = ({ cells, columns }: TableRow): string[] =>
  columns.flatMap((column, index) => {
    const label = headOf(column);
    const [first = ''] = label.split(/\s/);
    const head = codeFamily(first) === null ? label : first;
    return isTick(cells[index] ?? '') && (codeFamily(head) !== null || /^[CPA]$/.test(head)) ? [normalCode(head)] : [];
  });

/** A sentence, not a name or a code: what an outcome at least is. */
export const isStatement = (text: string): boolean => {
  const words = oneLine(text).split(' ');
  // 'HPK3, HPK4, HPK5' says nothing.
  const areCodes = words.every((word) => /\d/.test(word));
  return (
    words.length >= 3 &&
    !areCodes &&
    oneLine(text).length >= 15 &&
    !/^(?:jumlah|total|catatan|nota|note|petunjuk)\b/i.test(text)
  );
};

const skillCode = String.raw`(?:(?:KI|KB|KG|SS|GS)\s?\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\s?\d?)`;
const named = new RegExp(
  `(?<=(?:^|[;:.])\\s*)(${skillCode})\\b *[–:=(-]? *(\\p{Lu}[\\p{L} ,/&-]{3,70}?)(?=\\s*(?:[;.)]|$))`,
  'gmu',
);

/** Its soft skills; names from beside the code or from a legend: 'KI1 Komunikasi; KI2 ...'. */
export function skillsOf(outcome: Outcome, text: string): Skill[] {
  const legend = new Map<string, string>();
  for (const own of [...saidBeside(outcome, 'skill').map(({ value }) => oneLine(value)), text])
    for (const [, key = '', name = ''] of own.matchAll(named))
      if (!legend.has(normalCode(key))) legend.set(normalCode(key), name.trim());
  return codesFor(outcome, 'skill').map((code) => ({ code, name: legend.get(code) ?? '', details: '' }));
}

/** '...; CLO2 – ...' on the line of the outcome before. */
const nextOutcome = /;\s+(?=(?:CLO|HPK|CO|LO|CPMK)\s?\d{1,2}\s*[–:=-])/u;

/** Statements behind their codes: on lines, in one cell, or beside the code; rows below them may tell their details. */
export function fromCodes(loose: readonly Loose[]): Draft[] {
  const found: Draft[] = [];
  for (const { at, cells } of loose) {
    const lines = cells.length > 1 ? rowLines(cells) : cells;
    const started = found.length;
    for (const line of lines.flatMap(linesOf).flatMap((each) => each.split(nextOutcome))) {
      const text = codeFirst(withoutMark(line));
      const code = keyOf(text);
      const last = found.at(-1);
      if (last && onlyCodes.test(line) && found.length > started) last.statement += ` (${line})`;
      else if (code !== undefined) found.push({ number: code, statement: withoutCode(text), at: [at] });
      else if (last && found.length > started) last.statement += `\n${line}`;
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
export function fromSections(sections: readonly Section[]): Draft[] {
  const lists = sections
    .filter(({ kind, lines }) => kind === 'statement' || kind === 'clo' || (kind === null && areLevelled(lines)))
    .map(({ label, lines }) => ({ isOfAims: /obje[ck]ti/i.test(label), found: listed(lines) }))
    .filter(({ found }) => found.length > 1);
  // What a course aims at may be told before what its students are able to do.
  return (lists.find(({ isOfAims }) => !isOfAims) ?? lists[0])?.found ?? [];
}

/** '1. Menilai ... (C5)' under a heading of the lecturer's own. */
const areLevelled = (lines: readonly Line[]): boolean =>
  lines.length > 2 && lines.every(({ text }) => markOf(text) !== '' && /\([CPA][1-7]\b[^()]*\)\.?$/.test(text));

/** What a line of a list is to the item above it: a new item, its codes, its next words or its translation, or the end of the list. */
type LineKind = 'item' | 'codes' | 'rest' | 'lines' | 'end';

function kindOfLine(text: string, last: Draft | undefined): LineKind {
  const isOpen = (last?.statement.lastIndexOf('(') ?? -1) > (last?.statement.lastIndexOf(')') ?? -1);
  const isMarked = markOf(text) !== '';
  if (last && isOpen && !isMarked) return 'rest';
  if (last && onlyCodes.test(text)) return 'codes';
  if (isMarked) return 'item';
  return last && (/^[\p{Ll}(]/u.test(text) || isTranslation(text, last.statement)) ? 'lines' : 'end';
}

/** Numbered items; what introduces them is left out; a line without a number goes on with the item above, or is its translation. */
export function listed(lines: readonly Line[]): Draft[] {
  const found: Draft[] = [];
  for (const { at, text: line } of lines) {
    const [own = ''] = anyCode.exec(line) ?? [];
    const text = own === '' ? line : `1. ${line.slice(own.length)}`;
    const last = found.at(-1);
    const kind = kindOfLine(text, last);
    if (kind === 'item') {
      const number = own === '' ? /^\d+/.exec(markOf(text))?.[0] : normalCode(own);
      found.push({ number: number ?? `${found.length + 1}`, statement: withoutMark(text), at: [at] });
    } else if (last && kind === 'end') break;
    else if (last) last.statement += { rest: ` ${text}`, codes: ` (${text})`, lines: `\n${text}`, end: '' }[kind];
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HP1 Menjelaskan ...' in the list of the outcomes. */
const anyCode = /^[A-Z]{1,4}\s?-?\d{1,2}[:.]?\s+(?=\p{Lu}\p{L}{2})/u;
/** Codes in a cell or on a line of their own: 'C2', 'PLO1, PLO3'. */
const onlyCodes = /^(?:(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|CPL|MQF|KI|KB)\s*-?\d{1,2})[\s,;/&·|]*)+$/;

const isTranslation = (text: string, statement: string): boolean =>
  isEnglish(text) === true && isEnglish(statement) === false && !text.endsWith(':');
