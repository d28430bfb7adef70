import { codeFamily, codesIn, normalCode } from '../../../../../shared/course/codes.ts';
import { columnKinds, headOf, type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { oneLine } from './ownWords.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { statedChoices } from '../../../../../shared/fact/decideCodes.ts';
import { plainRow, type TableRow } from '../../../../../shared/document/table.ts';
import type { Stated } from './particulars.ts';

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

/** The outcomes of the programme that it serves. */
export function programmeOutcomesOf(outcome: Outcome): string[] {
  const heads = outcome.rows.flatMap(({ columns }) => columns.filter(isOfProgramme)).join(' ');
  const [family = 'PLO'] = /\b(?:HPP|HP|PO|CPL)\b/.exec(heads) ?? [];
  const stated = codesFor(outcome, 'plo').map((code) => (/^\d+$/.test(code) ? family + code : code));
  // Behind 'CLO 1: ... (C1, LO1)' the codes of another word are those of the programme.
  const others = codesIn('clo', outcome.behind).filter((code) => wordOf(code) !== wordOf(outcome.number));
  return [...new Set(stated.length > 0 ? stated : others)].filter((code) => code !== outcome.number);
}

const wordOf = (code: string): string => code.replace(/\d+$/, '');

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
