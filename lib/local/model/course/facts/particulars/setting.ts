import { labelKind } from '../../../../../../shared/course/vocabulary.ts';
import { uniqueBy } from '../../../../../../shared/uniqueBy.ts';
import { linesOf, withoutMark } from '../ownWords.ts';
import { labelled, type Line, type Reading } from '../reading.ts';
import { asPrinted, type Labelled, nameAmong, type Stated, valuesOf } from './values.ts';

const anyOf = (words: string): string => `(?:${words})`;
const institutionWords = anyOf(
  'universiti|university|universitas|institut(?:e| pendidikan guru)?|poli?technic|politeknik|kolej|college',
);
const facultyWords = anyOf('fakulti|faculty|fakultas|jabatan|department|school of|pusat pengajian|kulliyyah');
const documentWords =
  'course (?:information|outline|plan|guide)|(?:maklumat|rangka|rancangan) (?:kursus|pengajaran|mingguan)|pro ?forma|silibus|sukatan';
const leadingForm = new RegExp(String.raw`^${anyOf(documentWords)}\s+`, 'i');
const awards = anyOf(
  'diploma|ijazah|sarjana|bachelor|master|doktor|asasi|foundation|program studi|program ijazah|program diploma',
);

const campus = String.raw`(?:, (?:kampus|campus) [\p{L} ’'-]{3,40})?`;
const institution = new RegExp(
  String.raw`(?:[\p{L}’'-]+ ){0,4}\b${institutionWords}\b[\p{L} ’'-]{0,60}${campus}`,
  'iu',
);
const faculty = new RegExp(String.raw`^(?:unit [\p{L} ]{3,40}, )?${facultyWords}\b[^,:|]{3,90}`, 'iu');
const programme = new RegExp(String.raw`^(?:.{0,30}\bprogramm?e?\s*:\s*)?(${awards}\b.{5,100})$`, 'i');

/** 'FAKULTI PENDIDIKAN UNIVERSITI MALAYA'; 'Jabatan Pendidikan Politeknik dan Kolej Komuniti' is no institution. */
const facultyBefore = new RegExp(
  String.raw`^${facultyWords}\b.*?\s(?=(?:universiti|university|politeknik(?! dan)|institut|kolej(?! komuniti$))\b)`,
  'i',
);
/** Institution and faculty or the kind of document, two lines of a title that a PDF has joined. */
const joinedTitles = new RegExp(
  String.raw`^(.*\b${institutionWords}\b.*?\S)\s+(${anyOf(`${facultyWords}|${documentWords}|pusat|centre`)}\b.*)$`,
  'iu',
);

/** The lines on the first page. */
const firstLines = ({ loose }: Reading): Line[] =>
  loose.slice(0, 15).flatMap(({ at, cells }) =>
    cells
      .flatMap((cell) => cell.replace(/\n(?=Malaysia$)/im, ' ').split('\t'))
      .flatMap(linesOf)
      .flatMap((text) => joinedTitles.exec(text)?.slice(1) ?? [text])
      .map((text) => ({ at, text })),
  );

/** 'Semester 2, Sesi 2025/2026': nothing but semester, year and session. */
const isSemester = (text: string): boolean =>
  /\d|\b[IV]+\b/.test(text) &&
  text
    .split(',')
    .map((part) => part.replace(/\d+(?:st|nd)?|\b[IV]+\b/g, ' '))
    .every((part, index) => labelKind(part) === 'semester' || (index > 0 && !/\p{L}/u.test(part)));

const rankOf = ({ value, label }: Labelled): number => Number(/\bsem/i.test(value)) * 2 + Number(/\bsem/i.test(label));

/** The semester as one place prints it: the value that names one, or whose label does, before that of a session or year. */
function semesterOf(reading: Reading, titles: readonly Line[]): Stated | null {
  const stated = valuesOf(reading, 'semester').filter(
    ({ value }) => value.length <= 60 && /\d|\b[IV]+\b|pendek|short/i.test(value) && labelKind(value) === null,
  );
  const [best] = stated.toSorted((one, other) => rankOf(other) - rankOf(one));
  if (best !== undefined) return asPrinted(best);
  // 'RANCANGAN MINGGUAN SEMESTER 1'
  const printed = titles.map(({ at, text }) => ({ value: text.replace(leadingForm, ''), at: [at] }));
  return printed.find(({ value }) => isSemester(value)) ?? null;
}

/** Transferable skills of the whole course, one by one. */
const skillsOf = ({ sections }: Reading): Stated[] =>
  sections
    .filter(
      ({ kind, label }) => kind === null && labelKind(withoutMark(label).replace(/\s*\([^)]*\)\s*$/, '')) === 'skill',
    )
    .flatMap(({ lines }) => lines)
    .flatMap(({ at, text }) =>
      text.split(/\s*[;,•]\s*/).map((part) => ({ value: withoutMark(part).replace(/\.$/, ''), at: [at] })),
    )
    .filter(({ value }) => /^\p{L}[\p{L}\s/&()-]{3,80}$/u.test(value));

/** Whether it is a name and no words of a sentence: each word but those that bind begins with a capital. */
const isProper = (name: string): boolean =>
  name.split(/\s+/).every((word) => /^(?:\P{Ll}|(?:dan|and|of|for|di|the|bin|al)$)/u.test(word));

/** 'KAMPUS TANJUNG' on the next line is of the name. */
function withCampus({ value, at }: Stated, titles: readonly Line[]): Stated {
  const next = titles[titles.findIndex(({ at: ref }) => ref === at[0]) + 1];
  return next !== undefined && /^(?:kampus|campus)\s\p{L}/iu.test(next.text)
    ? { value: `${value} ${next.text}`, at: [...at, next.at] }
    : { value, at };
}

/** Where, for whom and when the course is taught: beside its labels, else as titles on the first page. */
export function readSetting(reading: Reading) {
  const titles = firstLines(reading);
  const inTitles = (form: RegExp): Stated[] =>
    titles.flatMap(({ at, text }) => {
      const found = text.length <= 120 ? form.exec(text) : null;
      const isTitle = found !== null && (labelled(text) === null || found[1] !== undefined);
      return isTitle ? [{ value: (found[1] ?? found[0]).trim(), at: [at] }] : [];
    });
  const [prerequisite] = valuesOf(reading, 'prerequisite').map(asPrinted);
  return {
    institution: nameAmong([
      ...valuesOf(reading, 'institution'),
      ...inTitles(institution)
        .map(({ value, at }) => ({ value: value.replace(facultyBefore, ''), at }))
        .filter(({ value }) => !faculty.test(value) && isProper(value))
        .map((named) => withCampus(named, titles)),
    ]),
    faculty: nameAmong([...valuesOf(reading, 'faculty'), ...inTitles(faculty)]),
    programme: nameAmong([...valuesOf(reading, 'programme'), ...inTitles(programme)]),
    semester: semesterOf(reading, titles),
    prerequisite: prerequisite !== undefined && prerequisite.value.length <= 300 ? prerequisite : null,
    skills: uniqueBy(skillsOf(reading), ({ value }) => value.toLowerCase()).slice(0, 20),
  };
}
