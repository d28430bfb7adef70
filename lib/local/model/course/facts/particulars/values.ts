import { codeFamily } from '../../../../../../shared/course/words/codes.ts';
import { isPerson } from '../../../../../../shared/course/words/plausible.ts';
import {
  isLanguageMark,
  isUnder,
  labelKind,
  type LabelKind,
} from '../../../../../../shared/course/words/vocabulary.ts';
import { blockOf } from '../../../../../../shared/document/blockOf.ts';
import type { Ref } from '../../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../../shared/document/table.ts';
import { figureIn } from '../../../../../../shared/fact/decide/decideNumber.ts';
import { kindAt, resolveField } from '../../../../../../shared/fact/field.ts';
import type { Match } from '../../../../../../shared/fact/resolve.ts';
import { type Row, rowsOf } from '../../../../../../shared/fact/rows.ts';
import { hoursOf, unitNumbers } from '../../../../../../shared/fact/units.ts';
import { uniqueBy } from '../../../../../../shared/values/uniqueBy.ts';
import { inOneLanguage, linesOf } from '../ownWords.ts';
import { oneLine } from '../../../../../../shared/text/words.ts';
import { isInTwoLanguages, labelled, type Reading } from '../reading.ts';

/** A value and the places that it rests on. */
export interface Stated<Value = string> {
  value: Value;
  at: Ref[];
}

/** A value beside its label; `isBilingual`: the label says itself in two languages, and so may the value. */
export interface Labelled extends Stated {
  label: string;
  isBilingual: boolean;
}

/** Words of the codes and credits of other courses. */
export const prerequisite = /prasyarat|pre-?requisite|syarat/i;

const wholeCodes = [
  /^(?=\S*\d)[A-Z][A-Z0-9]{0,7}[\s.-]?[A-Z0-9]*\d{2,6}[A-Z]?(?:[\s.-]\d{1,3})?$/i,
  /^[A-Z]{1,4}-?\d{3}-?[\w:.-]{2,16}$/i,
];
/** Whether a text may be the code of a course and nothing else. */
export const isCode = (text: string): boolean => text.length <= 24 && wholeCodes.some((form) => form.test(text));

const hasCode = ({ cells }: TableRow): boolean => cells.some((text) => isCode(text) && codeFamily(text) === null);

/** 'Name of Course / Mode' over 'Sejarah Seni / Full time': a label of two things has a value of two. */
function ofLabel(label: string, value: string, kinds: readonly LabelKind[]): string {
  const [names, parts] = [label, value].map((text) => text.split(/\s\/\s/));
  const own = names?.map((name) => labelKind(name)) ?? [];
  // 'Semester / Tahun' is one thing in two numbers.
  const isOther = own.length === 2 && parts?.length === 2 && own[0] !== own[1] && !own.includes('semester');
  return isOther ? (parts[own.findIndex((kind) => kind !== null && kinds.includes(kind))] ?? value) : value;
}

/** Whether a row stands in a list of courses. */
function isListed({ row }: Match, rows: readonly Row[]): boolean {
  const isBeside = ({ ref, columns }: Row): boolean =>
    blockOf(ref) === blockOf(row.ref) && columns.join() === row.columns.join();
  return new Set(rows.filter((other) => isBeside(other) && hasCode(other)).map(({ ref }) => ref)).size > 1;
}
const isWeighed = ({ columns }: Row): boolean => columns.some((label) => isUnder(label, 'weight'));

/** Values under or beside labels of these kinds, as the code that decides them finds them; a label in two languages has a cell in each. */
export function valuesOf({ document }: Reading, ...kinds: LabelKind[]): Labelled[] {
  const rows = rowsOf(document);
  const found = resolveField(document, [], kinds).matches.filter(
    (match) =>
      kinds.includes(kindAt(match.row, match.column) ?? 'ordinal') &&
      !isListed(match, rows) &&
      !(kinds.includes('method') && isWeighed(match.row)),
  );
  return uniqueBy(found, ({ row, column }) => `${row.ref} ${row.columns[column]}`).map(({ row, column, text }) => {
    const label = row.columns[column] ?? '';
    const isBilingual = isInTwoLanguages(label);
    const cells = row.cells.filter((cell, place) => row.columns[place] === label && !isLanguageMark(cell));
    // 'T=2 | P=1' below one head.
    const isParted = /^\p{L}\s*=/u.test(text);
    const value = ofLabel(label, isBilingual || isParted ? cells.join('\n') : text, kinds);
    return { value, at: [row.ref], label, isBilingual };
  });
}

/** What stands where a name is missing, and what is no name: numbers, kinds of documents, marks of pages. */
const noNames = [
  /^(?:tiada|none|nil|n\/a|-+)$/i,
  /^\P{L}*$|^\S*\d\S*$/u,
  /^(?:course|module|unit|subject) (?:guide|outline|handbook|information|plan|descriptor)$/i,
  /^\d (?:jam )?(?:kredit|credits?)/i,
  /^(?:semester|trimester|sesi|session)\s+(?:\d|[IV]+\b)/i,
];
export const isName = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 160 &&
  /\p{L}{3}/u.test(text) &&
  !isPerson(text) &&
  !noNames.some((form) => form.test(text)) &&
  labelled(text) === null;

/** The first of the values that can be a name, in one language. */
export const nameAmong = (found: readonly (Stated & { isBilingual?: boolean })[]): Stated | null =>
  found
    .map(({ value, at, isBilingual = false }) => ({ value: inOneLanguage(value, isBilingual), at }))
    .find(({ value }) => isName(value)) ?? null;

/** A value as it is printed in one place; the first half of one that is printed in two languages. */
export const asPrinted = ({ value, at, isBilingual }: Labelled): Stated => ({
  value: isBilingual ? inOneLanguage(value, true) : oneLine(value),
  at,
});

/** 'T=2 P=1', '3 (2 + 1)', '2 SKS' as code decides them; hours are no credits. */
function creditIn(value: string): number | null {
  const credit = hoursOf(value) === null ? figureIn('credit', oneLine(value)) : null;
  return credit !== null && credit > 0 && credit <= 40 ? credit : null;
}

/** 'Kursus tiga kredit ini (3 kredit)' */
const creditSaid = (text: string): number | null =>
  unitNumbers('credit', text).find((credit) => credit > 0 && credit <= 40) ?? null;

/** The credit: beside or below its label, else as the first lines say it. */
export function creditOf(reading: Reading): Stated<number> | null {
  const printed = valuesOf(reading, 'credit').flatMap(({ value, at }) => {
    const isParted = /^\p{L}\s*=/u.test(value);
    const credit = (isParted ? null : creditIn(linesOf(value)[0] ?? '')) ?? creditIn(value);
    return credit === null ? [] : [{ value: credit, at }];
  });
  const said = reading.loose.slice(0, 40).flatMap(({ at, cells }) => {
    const sentences = cells.join(' ').split(/(?<=[.;])\s|\s\|\s/);
    const credit = creditSaid(sentences.filter((part) => !prerequisite.test(part)).join(' '));
    return credit === null ? [] : [{ value: credit, at: [at] }];
  });
  return printed[0] ?? said[0] ?? null;
}
