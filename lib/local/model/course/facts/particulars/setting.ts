import { namesKind, type ParticularKind } from '../../../../../../shared/course/words/kindWords.ts';
import { labelKind } from '../../../../../../shared/course/words/vocabulary.ts';
import { wordList } from '../../../../../../shared/text/words.ts';
import { linesOf } from '../ownWords.ts';
import { labelled, type Line, type Reading } from '../reading.ts';
import { asPrinted, nameAmong, type Stated, valuesOf } from './values.ts';

const institutionWords = '(?:universiti|university|universitas|institut|politeknik|polytechnic|kolej|college)';
/** 'Fakulti Seni, Kolej Seri Muara' as its parts; 'Unit Geologi, Jabatan Sains' is one name. */
const partsOf = (title: string): string[] => {
  const parts = title.split(/,\s+/);
  const areKnown = parts.every((part) => namesKind('faculty', part) || namesKind('institution', part));
  return areKnown && parts.some((part) => namesKind('institution', part)) ? parts : [title];
};

const titleWords = wordList(`kementerian/ministry of/ringkasan/rancangan/pro ?forma/maklumat/sukatan/rangka/kerangka/
  course outline/course information`);
/** The title of the document, or who stands above the institution, in the same line. */
const behindInstitution = new RegExp(String.raw`\s+(?:${titleWords.join('|')})\b.*$`, 'iu');

/** 'Jabatan Pengajian Politeknik dan Kolej Komuniti' stands above institutions. */
const ofMinistry = new RegExp(
  String.raw`\s${institutionWords}(?: (?:dan|and)\b|\s+komuniti)|^jabatan \S+ ${institutionWords}$`,
  'i',
);

const withoutSession = (text: string): string =>
  text
    .split(/(?<=,)\s/)
    .filter((part) => !namesKind('semester', part))
    .join(' ')
    .replace(/,$/, '');

/** The lines on the first page. */
const firstLines = ({ loose }: Reading): Line[] =>
  loose.slice(0, 15).flatMap(({ at, cells }) =>
    cells
      .flatMap((cell) => cell.split(/\t|\s[|·•—–]\s|\s(?=(?:doc|form|no)\.?\s[^:]{0,8}:)/i))
      .flatMap(linesOf)
      .flatMap(partsOf)
      // A page's head ends in the code: 'Faculty of Economics RPS-MNJ2306'.
      .map((text) => ({ at, text: text.replace(/\s+(?=\S*\p{Lu})\S*\d{3,}$/u, '') })),
  );

/** 'Semester 2, Sesi 2025/2026': nothing but semester, year and session. */
const isSemester = (text: string): boolean =>
  /\d|\b[IV]+\b/.test(text) &&
  text
    .split(',')
    .map((part) => part.replace(/\d+(?:st|nd)?|\b[IV]+\b/g, ' '))
    .every((part, index) => labelKind(part) === 'semester' || (index > 0 && !/\p{L}/u.test(part)));

/** The semester as one place prints it. */
function semesterOf(reading: Reading, titles: readonly Line[]): Stated | null {
  const stated = valuesOf(reading, 'semester').filter(
    ({ value }) =>
      value.length <= 60 &&
      /\d|\b[IV]+\b|pendek|short|satu|dua|tiga|one|two|three/i.test(value) &&
      labelKind(value) === null,
  );
  // 'Year offered | 3 | Semester | 2'
  const named = stated.find(({ label }) => /sem|sesi|session|trimester|penggal/i.test(label)) ?? stated[0];
  if (named !== undefined) return asPrinted(named);
  // 'Science Module, Session 2025/2026 Semester 2'
  const printed = [
    ...titles.map(({ at, text }) => ({ value: text, at: [at] })),
    ...valuesOf(reading, 'programme').flatMap(({ value, at }) =>
      value.split(/,\s/).map((part) => ({ value: part, at })),
    ),
  ];
  return printed.find(({ value }) => isSemester(value)) ?? null;
}

/** Where, for whom and when the course is taught: beside its labels, else as titles on the first page. */
export function readSetting(reading: Reading) {
  const titles = firstLines(reading);
  const inTitles = (kind: ParticularKind): Stated[] =>
    titles.flatMap(({ at, text }) =>
      text.length <= 120 && namesKind(kind, text) && labelled(text) === null
        ? [{ value: withoutSession(text), at: [at] }]
        : [],
    );
  const [prerequisite] = valuesOf(reading, 'prerequisite').map(asPrinted);
  const named = inTitles('institution').filter(({ value }) => !ofMinistry.test(value));
  const institution = nameAmong([...valuesOf(reading, 'institution'), ...named]);
  return {
    // Without its short form: '(USP)'.
    institution: institution && {
      ...institution,
      value: institution.value.replace(behindInstitution, '').replace(/\s*\(\p{Lu}{2,8}\)$/u, ''),
    },
    faculty: nameAmong([
      ...valuesOf(reading, 'faculty'),
      ...inTitles('faculty').filter(({ value }) => !ofMinistry.test(value)),
    ]),
    programme: nameAmong([
      ...valuesOf(reading, 'programme').map((stated) => ({ ...stated, value: withoutSession(stated.value) })),
      ...inTitles('programme').filter(({ value }) => !/\bprogram(?:me)?$/i.test(value)),
    ]),
    semester: semesterOf(reading, titles),
    prerequisite: prerequisite ?? null,
  };
}
