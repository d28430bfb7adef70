import { isPerson } from '../../../../../shared/course/words/plausible.ts';
import { labelKind } from '../../../../../shared/course/words/vocabulary.ts';
import { blockOf } from '../../../../../shared/document/blockOf.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { withoutCode } from '../../../../../shared/fact/field.ts';
import { printedCode } from '../../../../../shared/fact/scope.ts';
import { isEnglish } from '../../language.ts';
import { inOneLanguage, linesOf, markOf, withoutMark } from './ownWords.ts';
import { oneLine } from '../../../../../shared/text/words.ts';
import { labelled, type Loose, type Reading } from './reading.ts';
import { creditOf, isCode, isName, prerequisite, type Stated, valuesOf } from './particulars/values.ts';

export type { Stated };

/** Beside its label a code may have digits only: '0955332102'. */
const labelledCode = (line: string): string => (isCode(line) || /^\d{5,14}$/.test(line) ? line : printedCode(line));

/** Code, name and credit: beside or below their labels, else in the titles on the first page. */
export function readParticulars(reading: Reading, isOfEnglish: boolean) {
  const titles = titlesOf(reading);
  const codes: Stated[] = [
    ...valuesOf(reading, 'courseCode').map(({ value, at }) => ({ value: labelledCode(linesOf(value)[0] ?? ''), at })),
    ...valuesOf(reading, 'codeAndName', 'courseName').map(({ value, at }) => ({ value: printedCode(value), at })),
    ...titles.map(({ code }) => code),
  ];
  const code = codes.find(({ value }) => value !== '') ?? null;
  const ofTitles = titles.flatMap((title) => title.name);
  const named = valuesOf(reading, 'courseName', 'codeAndName');
  // 'Unit' may be who teaches the course.
  const stated = named.every(isUnit) ? named : named.filter((each) => !isUnit(each));
  const names = stated.flatMap((each) => nameIn(each, code?.value, isOfEnglish));
  const name =
    names.find(({ value }) => isEnglish(value) === isOfEnglish) ??
    names[0] ??
    ofTitles.find(({ value }) => !ofInstitution.test(value)) ??
    titleOver(reading, code) ??
    ofTitles[0] ??
    null;
  return { code, name, credit: creditOf(reading) };
}

const isUnit = ({ label }: { label: string }): boolean => /^unit\b/i.test(label);

const aroundName = /^[\s:–—()\-/|·•]+|[\s:–—(\-/]+$/g;

function nameIn(
  { value, at, isBilingual = false }: Stated & { isBilingual?: boolean },
  code = '',
  isOfEnglish = false,
): Stated[] {
  const halves = linesOf(value);
  // The second line may be the name in English, whatever the label says.
  const isAgain = isEnglish(halves[0] ?? '') !== true && isEnglish(halves[1] ?? '') === true;
  const name = withoutCode(inOneLanguage(value, isBilingual || isAgain, isOfEnglish), code).replace(aroundName, '');
  return isName(name) ? [{ value: name, at }] : [];
}

const ofInstitution =
  /\b(?:universiti|university|universitas|institut|politeknik|polytechnic|kolej|college|akademi|academy)\b/i;
/** Words of titles that name the document, its parts, those who issue it, or for whom and when it is taught. */
const ofDocument = [
  /\b(?:pro ?forma|sukatan|silibus|syllabus|rangka|maklumat|butiran|rancangan|rencana|perancangan|panduan)\b/i,
  /\b(?:course|module) (?:outline|information|details?|plan|guide)\b/i,
  /\b(?:bahagian|section|arahan|instructions?|handbook|rps|rmk)\b/i,
  /\b(?:jabatan|fakulti|fakultas|faculty|department|school|kulliyyah|kementerian|ministry|kampus|campus)\b/i,
  ofInstitution,
  /\b(?:semester|sesi|session|tahun|program|programme|diploma|ijazah|bachelor|kursus|mata kuliah)\b/i,
];
const atOf = (...lines: (Loose | undefined)[]): Ref[] => lines.flatMap((line) => line?.at ?? []);

/** A title of the document itself that may be a name; '' for other lines. */
function headingAt(line: Loose | undefined): string {
  const [text = ''] = line?.cells ?? [];
  const isOver = line?.isHeading === true || (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase());
  const isTitle = isOver && markOf(text) === '' && labelled(text) === null && !isPerson(text);
  return isTitle && !ofDocument.some((form) => form.test(text)) ? text : '';
}

/** The title over a code that stands beside its label or alone, without a name of its own. */
function titleOver(reading: Reading, code: Stated | null): Stated | null {
  const [ref] = code?.at ?? [];
  const place = ref === undefined ? -1 : reading.loose.findIndex(({ at }) => blockOf(at) >= blockOf(ref));
  const from = Math.max(0, place - 3);
  const above = reading.loose.slice(from, Math.max(0, place));
  const found = from + above.findLastIndex((line) => headingAt(line) !== '');
  const title = found < from ? null : headingAt(reading.loose[found]);
  return nameIn({ value: title ?? '', at: atOf(reading.loose[found]) })[0] ?? null;
}

/** A line of the first page with a code in it, taken apart at the code; `isAlone`: nothing else stands in it, `isBelow`: its name may stand above it. */
function codeLine({ cells }: Loose) {
  const text = oneLine(cells.join(' '));
  const isOther = cells.length > 1 && (cells.length > 2 || labelKind(cells[0] ?? '') === 'programme');
  const code = isOther || prerequisite.test(text) || text.length > 160 ? '' : printedCode(text);
  if (code === '') return null;
  const before = withoutMark(text.slice(0, text.indexOf(code)).split(':').at(-1) ?? '').trim();
  const rest = text.slice(text.indexOf(code));
  const isAlone = text === code;
  // 'PSD 6133 · 3 kredit' below the name.
  const isLine = /^\s*[·•|]/.test(rest.slice(code.length));
  const isBelow = isAlone || isLine || isPerson(before);
  return { code, before, behind: withoutCode(rest, code), isAlone, isBelow };
}

type CodeLine = NonNullable<ReturnType<typeof codeLine>>;

/** The name beside a code, in the next title or in the one above. */
function nameBy(reading: Reading, index: number, { before, behind, isAlone, isBelow }: CodeLine): Stated | undefined {
  const [over, line, next, afterNext] = [-1, 0, 1, 2].map((step) => reading.loose[index + step]);
  const beside = [behind, before]
    .flatMap((value) => nameIn({ value, at: atOf(line) }))
    // What has a colon is another label with its value.
    .find(({ value }) => line?.isHeading === true || !value.includes(':'));
  if (beside !== undefined) return beside;
  const above = isBelow ? headingAt(over) : '';
  const isNext = isAlone && next?.cells.length === 1;
  return [
    ...nameIn({ value: isNext ? (next.cells[0] ?? '') : '', at: atOf(next, afterNext) }),
    ...nameIn({ value: above, at: atOf(over) }),
  ][0];
}

/** Titles that hold a code, with their names: 'EDUP3153 Pedagogi', 'EDU 3052' / 'Bimbingan ...'. A line without a name is one of a form. */
const titlesOf = (reading: Reading): { code: Stated; name: Stated[] }[] =>
  reading.loose.slice(0, 25).flatMap((line, index) => {
    const found = codeLine(line);
    const name = found ? nameBy(reading, index, found) : undefined;
    if (found === null || (name === undefined && !line.isHeading)) return [];
    const code = { value: found.code, at: [line.at] };
    return [{ code, name: name === undefined ? [] : [name] }];
  });
