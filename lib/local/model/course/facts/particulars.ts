import { isPerson, opensWithKind } from '../../../../../shared/course/words/plausible.ts';
import { namesOther } from '../../../../../shared/course/words/kindWords.ts';
import { labelKind } from '../../../../../shared/course/words/vocabulary.ts';
import { blockOf } from '../../../../../shared/document/blockOf.ts';
import { withoutCode } from '../../../../../shared/fact/field.ts';
import { printedCode } from '../../../../../shared/fact/scope.ts';
import { isEnglish } from '../../language.ts';
import { inOneLanguage, linesOf, markOf, withoutMark } from './ownWords.ts';
import { oneLine } from '../../../../../shared/text/words.ts';
import { labelled, type Loose, type Reading } from './reading.ts';
import { creditOf, isCode, isName, prerequisite, type Stated, valuesOf } from './particulars/values.ts';

/** Beside its label a code may have digits only: '0955332102'. */
const labelledCode = (line: string): string => (isCode(line) || /^\d{5,14}$/.test(line) ? line : printedCode(line));

/** Code, name and credit: beside or below their labels, else in the titles on the first page. */
export function readParticulars(reading: Reading, isOfEnglish: boolean) {
  const titles = reading.loose.slice(0, 25).flatMap((line, index) => titleAt(reading, line, index));
  const codes: Stated[] = [
    ...valuesOf(reading, 'courseCode').map(({ value, at }) => ({ value: labelledCode(linesOf(value)[0] ?? ''), at })),
    ...valuesOf(reading, 'codeAndName', 'courseName').map(({ value, at }) => ({ value: printedCode(value), at })),
    ...titles.map(({ code }) => code),
  ];
  const code = codes.find(({ value }) => value !== '') ?? null;
  const ofTitles = titles.flatMap((title) => title.names.slice(0, 1));
  const block = blockOf(code?.at[0] ?? '');
  const named = valuesOf(reading, 'courseName', 'codeAndName').filter(
    (each) => !(isUnit(each) && namesOther(each.value)),
  );
  // 'Unit' may be who teaches the course.
  const stated = named.every(isUnit) ? named : named.filter((each) => !isUnit(each));
  const names = stated.flatMap((each) => nameIn(each, code?.value, isOfEnglish));
  const name =
    names.find(({ value }) => isEnglish(value) === isOfEnglish) ??
    names[0] ??
    ofTitles.find(({ value }) => !ofInstitution.test(value)) ??
    reading.loose.slice(0, 10).flatMap(namedByKind)[0] ??
    titlesAbove(
      reading,
      reading.loose.findIndex(({ at }) => blockOf(at) >= block),
    )[0] ??
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

const namedByKind = ({ at, cells: [text = ''] }: Loose): Stated[] =>
  opensWithKind.test(text) ? nameIn({ value: text.replace(opensWithKind, ''), at: [at] }) : [];

/** A title of the document itself that may be a name. */
function isTitle({ cells: [text = ''], isHeading }: Loose): boolean {
  const isOver = isHeading || (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase());
  const isOwn = isOver && markOf(text) === '' && labelled(text) === null && !isPerson(text);
  return isOwn && !ofDocument.some((form) => form.test(text));
}

/** The titles among the three lines above one, the nearest first. */
const titlesAbove = ({ loose }: Reading, index: number): Stated[] =>
  loose
    .slice(Math.max(0, index - 3), Math.max(0, index))
    .filter(isTitle)
    .flatMap(({ at, cells: [value = ''] }) => nameIn({ value, at: [at] }))
    .toReversed();

/** A row of a list, the programme's, a prerequisite or prose: its code is not the course's. */
const isOfOthers = (cells: readonly string[], text: string): boolean =>
  cells.length > 2 ||
  (cells.length > 1 && labelKind(cells[0] ?? '') === 'programme') ||
  prerequisite.test(text) ||
  text.length > 160;

/** A line with a code in it, and what may name the course: what stands beside the code, in the next line where it is alone, in titles above. */
function titleAt(
  reading: Reading,
  { at, cells, isHeading }: Loose,
  index: number,
): { code: Stated; names: Stated[] }[] {
  const text = oneLine(cells.join(' '));
  const code = isOfOthers(cells, text) ? '' : printedCode(text);
  if (code === '') return [];
  const before = withoutMark(text.slice(0, text.indexOf(code)).split(':').at(-1) ?? '').trim();
  const rest = text.slice(text.indexOf(code));
  const beside = [withoutCode(rest, code), before]
    .flatMap((value) => nameIn({ value, at: [at] }))
    // What has a colon is another label with its value.
    .filter(({ value }) => isHeading || !value.includes(':'));
  const next = text === code ? reading.loose[index + 1] : undefined;
  const below = next?.cells.length === 1 ? nameIn({ value: next.cells[0] ?? '', at: [next.at] }) : [];
  // 'PSD 6133 · 3 kredit' below the name.
  const isBelow = text === code || /^\s*[·•|]/.test(rest.slice(code.length)) || isPerson(before);
  const names = [...beside, ...below, ...(isBelow ? titlesAbove(reading, index) : [])];
  // A line without a name is one of a form.
  return names.length > 0 || isHeading ? [{ code: { value: code, at: [at] }, names }] : [];
}
