import { codeFamily, isLanguage, labelKind, type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { withoutCode } from '../../../../../shared/fact/field.ts';
import { isEnglish, languageOf } from '../../language.ts';
import { inOneLanguage, joiningWords, linesOf, oneLine, withoutMark } from './ownWords.ts';
import { isInTwoLanguages, labelled, type Line, type Loose, type Reading } from './reading.ts';

/** A value and the places that it rests on. */
export interface Stated<Value = string> {
  value: Value;
  at: Ref[];
}

/** A value beside its label; `isBilingual`: the label says itself in two languages, and so may the value. */
interface Labelled extends Stated {
  isBilingual: boolean;
}

/** PKBK3082, SKPD 2043, GGGB-1234A, MKB 101. */
export const codeForm = /\b(?:[A-Z]{2,6}|[A-Z]\d[A-Z])[\s-]?\d{3,6}[A-Z]?\b/;
const wholeCode =
  /^(?=\S*\d)[A-Z][A-Z0-9]{0,7}[\s.-]?[A-Z0-9]*\d{2,6}[A-Z]?(?:[\s.-]\d{1,3})?$|^[A-Z]{1,4}-?\d{3}-?[\w:.-]{2,16}$/i;
const bareCode = /^(?:kode?|code)$/i;
/** People, forms and words that stand where a value is missing. */
const noName =
  /\b(?:dr|prof|ts|ir|encik|en|puan|pn|cik|mr|mrs|ms|tuan|hj)\.?\s+\p{Lu}|\b(?:binti|bin|a\/l|a\/p)\b|^(?:tiada|none|nil|n\/a|-+)$|@|^\P{L}*$|^\S*\d\S*$|^(?:course|module|unit|subject) (?:guide|outline|handbook|information|plan|descriptor)$|^(?:pelan|panduan|rancangan) (?:modul|kursus|pengajaran)$|^\d (?:jam )?(?:kredit|credits?)/iu;

const codeIn = (text: string): string => codeForm.exec(text)?.[0] ?? '';
const wholeCodeIn = (line: string): string => (wholeCode.test(line) && line.length <= 24 ? line : codeIn(line));

const hasCode = ({ cells }: TableRow): boolean =>
  cells.some((text) => wholeCode.test(text) && codeFamily(text) === null);

/** 'Name of Course / Mode' over 'Sejarah Seni / Full time': a label of two things has a value of two. */
function ofLabel(label: string, value: string): string {
  const [names, parts] = [label.split(/\s\/\s/), value.split(/\s\/\s/)];
  const isOther = names.length === 2 && parts.length === 2 && names.map((name) => labelKind(name)).includes(null);
  return isOther ? (parts[labelKind(names[0] ?? '') === null ? 1 : 0] ?? value) : value;
}

/** Values beside labels of a kind, and in a one-row table below a head of that kind. Two rows are a list of courses. */
export function valuesOf(reading: Reading, ...kinds: LabelKind[]): Labelled[] {
  const beside = reading.sections
    .filter((section) => section.kind !== null && kinds.includes(section.kind))
    .flatMap(({ at, label, lines }) => {
      const place = lines[0]?.at ?? at;
      const value = lines
        .flatMap((line) => (line.at === place && !isLanguage(line.text) ? [line.text] : []))
        .join('\n');
      const own = ofLabel(label, value);
      return own === '' ? [] : [{ value: own, at: [...new Set([at, place])], isBilingual: isInTwoLanguages(label) }];
    });
  const below = reading.grids
    .filter(({ kinds: heads, rows }) => heads.includes('courseName') && rows.filter(hasCode).length <= 1)
    .flatMap((grid) =>
      grid.kinds.flatMap((known, column) => {
        const isCode = grid.kinds.includes('courseName') && bareCode.test(grid.columns[column] ?? '');
        const kind = isCode ? 'courseCode' : known;
        const value = grid.rows[0]?.cells[column] ?? '';
        return kind !== null && kinds.includes(kind) && value !== ''
          ? [{ value, at: [grid.rows[0]?.ref ?? ''], isBilingual: isInTwoLanguages(grid.columns[column] ?? '') }]
          : [];
      }),
    );
  return [...beside, ...below];
}

/** Code, name and credit: beside or below their labels, else in the titles on the first page. */
export function readParticulars(reading: Reading) {
  const titles = titlesOf(reading);
  const codes: Stated[] = [
    ...valuesOf(reading, 'courseCode').map(({ value, at }) => ({ value: wholeCodeIn(linesOf(value)[0] ?? ''), at })),
    ...valuesOf(reading, 'codeAndName', 'courseName').map(({ value, at }) => ({ value: codeIn(value), at })),
    ...titles.flatMap(({ code }) => code),
  ];
  const named = codes.find(({ value }) => value !== '');
  const alone = named === undefined ? codeByItself(reading) : null;
  const code = named ?? alone?.code ?? null;
  const names = valuesOf(reading, 'courseName', 'codeAndName').flatMap((stated) => nameIn(stated, code?.value));
  const isOfEnglish = languageOf(reading.text) === 'en';
  const name =
    names.find(({ value }) => isEnglish(value) === isOfEnglish) ??
    names.find(({ value }) => isEnglish(value) !== true) ??
    names[0] ??
    titles.flatMap((title) => title.name)[0] ??
    alone?.name ??
    null;
  return { code, name, credit: creditOf(reading) };
}

/** A code in a cell of its own on the first page, without a label, and the title of the document above it. */
function codeByItself({ loose }: Reading): { code: Stated; name: Stated | null } | null {
  for (const [place, { at, cells }] of loose.slice(0, 12).entries()) {
    const value = cells.flatMap(linesOf).find((line) => codeIn(line) === line && codeFamily(line) === null);
    if (value === undefined || prerequisite.test(cells.join(' '))) continue;
    const title = loose.slice(0, place).find((line) => headingAt(line) !== '');
    const [name = null] = title ? nameIn({ value: headingAt(title), at: [title.at] }) : [];
    return { code: { value, at: [at] }, name };
  }
  return null;
}

const isName = (text: string): boolean =>
  text.length >= 4 && text.length <= 160 && /\p{L}{3}/u.test(text) && !noName.test(text) && labelled(text) === null;

function nameIn({ value, at, isBilingual = false }: Stated & { isBilingual?: boolean }, code = ''): Stated[] {
  const name = withoutCode(inOneLanguage(value.replace(/\n\([^()]*\)\s*$/, ''), isBilingual), code)
    .replace(/^(?:block|blok|module?|unit|kursus|course) \d{1,2}\s*:\s+/iu, '')
    .replace(/\s*\(\d{1,2} (?:jam )?(?:kredit|credits?|sks|units?)\b.*$/i, '')
    .replace(/^[\s:–—()\-/|·•]+|[\s:–—(\-/]+$/g, '');
  return isName(name) ? [{ value: name, at }] : [];
}

const prerequisite = /prasyarat|pre-?requisite|syarat/i;

/** Titles of the document itself and of those who issue it. */
const documentTitle =
  /\b(?:pro ?forma|sukatan|silibus|syllabus|rangka|maklumat|rancangan|course (?:outline|information)|jabatan|fakulti|faculty|department|school|bahagian|kementerian|universiti|university|institut|politeknik|kolej|college)\b/i;
const headingAt = (line: Loose | undefined): string =>
  line?.isHeading === true && !documentTitle.test(line.cells[0] ?? '') ? (line.cells[0] ?? '') : '';

const goesOn = new RegExp(`(?<!\\p{L})(?:${joiningWords})\\n|\\n(?:${joiningWords})(?!\\p{L})`, 'iu');

/** The title at a place, with the next where a word binds them or the document says them in one elsewhere. */
function titleAt({ loose, text }: Reading, place: number): string {
  const [first = '', second = ''] = loose
    .slice(place, place + 2)
    .map(({ cells }) => (cells.length === 1 ? cells[0] : ''));
  const isOne =
    goesOn.test(`${first}\n${second}`) ||
    (second !== '' && text.toLowerCase().includes(`${first} ${second}`.toLowerCase()));
  return isOne ? `${first} ${second}` : first;
}

/** Titles that hold a code, with the name beside the code, in the next title or in the one above: 'EDUP3153 Pedagogi', 'EDU 3052' / 'Bimbingan ...'. */
function titlesOf(reading: Reading): { code: Stated[]; name: Stated[] }[] {
  const { loose } = reading;
  return loose.slice(0, 25).flatMap(({ at, cells, isHeading }, index) => {
    const text = oneLine(cells.join(' '));
    const isOther = cells.length > 1 && labelKind(cells[0] ?? '') === 'programme';
    const found =
      cells.length > 2 || isOther || prerequisite.test(text) || text.length > 160 ? null : codeForm.exec(text);
    if (!found) return [];
    const [code] = found;
    const bare = text.replace(/(?<=\d)\s*\/\s*\d{1,2}$/, '');
    const before = withoutMark(text.slice(0, found.index).split(':').at(-1) ?? '').trim();
    const next = loose[index + 1];
    // 'PSD 6133 · 3 kredit' below the name.
    const isLine = /^\s*[·•|]/.test(text.slice(found.index + code.length));
    const above = (bare === code && isHeading) || isLine || noName.test(before) ? headingAt(loose[index - 1]) : '';
    // The next title may already head a table, below the name and the code.
    const isPart = above !== '' && (loose[index + 2]?.cells.length ?? 0) > 1;
    const isAlone = bare === code && next?.cells.length === 1 && (isHeading ? next.isHeading : true) && !isPart;
    const behind = withoutCode(text.slice(found.index), code);
    const refs = loose.slice(index).map((line) => line.at);
    const name = [
      // What has a colon is another label with its value.
      ...[behind, before].flatMap((value) => nameIn({ value, at: [at] })).filter(({ value }) => !value.includes(':')),
      ...nameIn({ value: isAlone ? titleAt(reading, index + 1) : '', at: refs.slice(1, 3) }),
      ...nameIn({ value: above, at: loose.slice(index - 1, index).map((line) => line.at) }),
    ];
    const isForm = name.length === 0 && !isHeading;
    return isForm ? [] : [{ code: [{ value: code, at: [at] }], name: name.slice(0, 1) }];
  });
}

/** '3', '3 (2 + 1)', '2 SKS', 'T=2 P=1'; hours are no credits. */
function creditIn(value: string): number | null {
  const split = /T\s*=\s*(\d).*P\s*=\s*(\d)/i.exec(value);
  if (split) return Number(split[1]) + Number(split[2]);
  const found = /^\D{0,12}?(\d{1,2}(?:[.,]\d)?)(?!\d|\s*(?:jam|hours?|minit))/i.exec(oneLine(value));
  const credit = found ? Number((found[1] ?? '').replace(',', '.')) : NaN;
  return credit > 0 && credit <= 40 ? credit : null;
}

const creditWords = 'satu dua tiga empat lima enam one two three four five six'.split(' ');
const statedCredit = new RegExp(
  `(?<![\\d.,+-])(\\d{1,2}|${creditWords.join('|')})[\\s-]*(?:jam\\s+)?(?:kredit|credits?|sks)\\b|\\bunit\\s*:\\s*(\\d)(?!\\d)`,
  'i',
);
/** More are the credits of a programme. */
const mostCredits = 12;

function creditOf(reading: Reading): Stated<number> | null {
  // 'Unit' over a number is the credit, over words the course.
  const stated = [
    ...valuesOf(reading, 'credit'),
    ...valuesOf(reading, 'courseName').filter(({ value }) => /^\d/.test(value)),
    // 'Bobot' over '3 SKS'
    ...valuesOf(reading, 'weight').filter(({ value }) => /^\d\s*SKS\b/i.test(value)),
  ];
  // 'T=2 | P=1' below one head.
  const inRow = stated.length === 2 && stated[0]?.at[0] === stated[1]?.at[0] ? stated.map(({ value }) => value) : [];
  for (const { value, at } of [{ value: inRow.join(' '), at: stated[0]?.at ?? [] }, ...stated]) {
    const credit = creditIn(linesOf(value)[0] ?? '') ?? creditIn(value);
    if (credit !== null) return { value: credit, at };
  }
  for (const { at, cells } of reading.loose.slice(0, 40)) {
    const own = cells
      .join(' ')
      .split(/(?<=[.;])\s/)
      .filter((part) => !prerequisite.test(part));
    const [, inWords, unit] = statedCredit.exec(own.join(' ')) ?? [];
    const said = inWords ?? unit ?? '';
    const credit = (creditWords.indexOf(said.toLowerCase()) % 6) + 1 || Number(said);
    if (credit > 0 && credit <= mostCredits) return { value: credit, at: [at] };
  }
  return null;
}

const institution =
  /(?:[\p{L}’'-]+ ){0,4}\b(?:universiti|university|universitas|institut pendidikan guru|institut|politeknik|polytechnic|kolej|college)\b[\p{L} ’'-]{0,60}/iu;
const faculty = /^(?:fakulti|faculty|fakultas|jabatan|department|school of|pusat pengajian|kulliyyah)\b[^,:|]{3,90}/i;

/** 'FAKULTI PENDIDIKAN UNIVERSITI MALAYA' */
const facultyBefore =
  /^(?:fakulti|faculty|jabatan|department)\b.*?\s(?=(?:universiti|university|politeknik(?! dan)|institut|kolej(?! komuniti$))\b)/i;

/** Institution and faculty, two lines of a title that a PDF has joined. */
const joinedTitles =
  /^(.*\b(?:universiti|university|universitas|institut|politeknik|polytechnic|kolej|college)\b.*?\S)\s+((?:kulliyyah|fakulti|faculty|jabatan|department|pusat|centre)\b.*)$/iu;

/** The first of the values that can be a name, in one language. */
const nameAmong = (found: readonly (Stated & { isBilingual?: boolean })[]): Stated | null =>
  found
    .map(({ value, at, isBilingual = false }) => ({ value: inOneLanguage(value, isBilingual), at }))
    .find(({ value }) => isName(value)) ?? null;

/** Institution, faculty and programme: beside their labels, else as titles on the first page. */
export function readSetting(reading: Reading) {
  const first: Line[] = reading.loose.slice(0, 15).flatMap(({ at, cells }) =>
    cells
      .flatMap((cell) =>
        cell
          .replace(/\n(?=Malaysia$)/im, ' ')
          .split('\t')
          .flatMap(linesOf),
      )
      .flatMap((text) => joinedTitles.exec(text)?.slice(1) ?? [text])
      .map((text) => ({ at, text })),
  );
  const inTitles = (form: RegExp): Stated[] =>
    first.flatMap(({ at, text }) => {
      const found = text.length <= 120 && labelled(text) === null ? form.exec(text)?.[0].trim() : undefined;
      return found === undefined ? [] : [{ value: found, at: [at] }];
    });
  return {
    institution: nameAmong([
      ...valuesOf(reading, 'institution'),
      // 'Jabatan Pendidikan Politeknik dan Kolej Komuniti' is no institution.
      ...inTitles(institution)
        .map(({ value, at }) => ({ value: value.replace(facultyBefore, ''), at }))
        .filter(({ value }) => !faculty.test(value)),
    ]),
    faculty: nameAmong([...valuesOf(reading, 'faculty'), ...inTitles(faculty)]),
    programme: nameAmong(valuesOf(reading, 'programme')),
  };
}
