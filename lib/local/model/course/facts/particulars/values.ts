import { codeFamily } from '../../../../../../shared/course/codes.ts';
import { isPerson } from '../../../../../../shared/course/plausible.ts';
import { isFieldLabel, isLanguage, labelKind, type LabelKind } from '../../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../../shared/document/table.ts';
import { inOneLanguage, isRest, isUnfinished, linesOf, oneLine } from '../ownWords.ts';
import { type Grid, isInTwoLanguages, labelled, type Reading, type Section } from '../reading.ts';

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

/** The lines that state the value of a label: those of its own place, and those that a row's or a line's end has parted from them. */
function linesOfValue({ at, lines }: Section): { texts: string[]; at: Ref[] } {
  const place = lines[0]?.at ?? at;
  const texts: string[] = [];
  const places = new Set([at, place]);
  for (const { at: ref, text, isBelow } of lines) {
    if (isLanguage(text)) continue;
    const goesOn = isBelow === true || isRest(text) || isUnfinished(texts.at(-1) ?? '');
    if (ref !== place && !goesOn) break;
    places.add(ref);
    texts.push(text);
  }
  return { texts, at: [...places] };
}

/** Below the name of the course, or labels of particulars, the first one of them: 'Semester | Jam kredit | Prasyarat' over one row. */
const isOfFields = ({ kinds, columns, rows }: Grid): boolean =>
  kinds.includes('courseName') ||
  (columns.length > 1 &&
    isFieldLabel(columns[0] ?? '') &&
    columns.filter(isFieldLabel).length > columns.length / 2 &&
    rows[1]?.cells.every((cell) => labelKind(cell) === null) !== true);

/** Values beside labels of a kind, and in a one-row table below a head of that kind. Two rows are a list of courses. */
export function valuesOf(reading: Reading, ...kinds: LabelKind[]): Labelled[] {
  const beside = reading.sections.flatMap((section) => {
    if (section.kind === null || !kinds.includes(section.kind)) return [];
    const { texts, at } = linesOfValue(section);
    const value = ofLabel(section.label, texts.join('\n'), kinds);
    return value === '' ? [] : [{ value, at, label: section.label, isBilingual: isInTwoLanguages(section.label) }];
  });
  const below = reading.grids
    .filter((grid) => isOfFields(grid) && grid.rows.filter(hasCode).length <= 1)
    .flatMap(({ kinds: heads, columns, rows: [row] }) =>
      heads.flatMap((known, column) => {
        const label = columns[column] ?? '';
        const kind = /^(?:kode?|code)$/i.test(label) ? 'courseCode' : known;
        const value = row?.cells[column] ?? '';
        return row && kind !== null && kinds.includes(kind) && value !== ''
          ? [{ value, at: [row.ref], label, isBilingual: isInTwoLanguages(label) }]
          : [];
      }),
    );
  return [...beside, ...below];
}

/** What stands where a name is missing, and what is no name: numbers, kinds of documents, marks of pages. */
const noNames = [
  /^(?:tiada|none|nil|n\/a|-+)$/i,
  /^\P{L}*$|^\S*\d\S*$/u,
  /^(?:course|module|unit|subject) (?:guide|outline|handbook|information|plan|descriptor)$/i,
  /^(?:pelan|panduan|rancangan) (?:modul|kursus|pengajaran)$/i,
  /^\d (?:jam )?(?:kredit|credits?)/i,
  /^(?:page|muka(?: ?surat)?|halaman)\b|\d (?:of|daripada|dari) \d+$/i,
];
export const isName = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 160 &&
  /\p{L}{3}/u.test(text) &&
  !isPerson(text) &&
  !noNames.some((form) => form.test(text)) &&
  labelled(text) === null;

/** The lines of a name, up to that of a person below it. */
export function nameLines(value: string): string {
  const lines = linesOf(value);
  const person = lines.findIndex((line, index) => index > 0 && isPerson(line));
  return (person < 0 ? lines : lines.slice(0, person)).join('\n');
}

/** The first of the values that can be a name, in one language. */
export const nameAmong = (found: readonly (Stated & { isBilingual?: boolean })[]): Stated | null =>
  found
    .map(({ value, at, isBilingual = false }) => ({ value: inOneLanguage(nameLines(value), isBilingual), at }))
    .find(({ value }) => isName(value)) ?? null;

/** A value as it is printed in one place; the first half of one that is printed in two languages. */
export const asPrinted = ({ value, at, isBilingual }: Labelled): Stated => ({
  value: isBilingual ? inOneLanguage(value, true) : oneLine(value),
  at,
});
