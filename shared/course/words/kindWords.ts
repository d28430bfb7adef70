import { oneLine, wordList } from '../../text/words.ts';
import { keysOf } from '../../values/pick.ts';

/** The words that a particular itself opens with, or ends with in English: it is known by them where it has no label. */
const kindWords = {
  institution: {
    first: wordList(`universiti/universitas/university/institut/institute/politeknik/polytechnic/kolej/college/maktab/
      sekolah tinggi/akademi/academy/pusat latihan/pusat matrikulasi/pusat asasi/uitm/ikbn/kampus`),
    last: wordList('university/college/institute/polytechnic/academy'),
  },
  faculty: {
    first:
      wordList(`fakulti/fakultas/faculty/jabatan/department/jurusan/pusat pengajian/school of/college of/kulliyyah/kuliyyah/
      centre for/center for/sekolah/unit/akademi pengajian/pusat bahasa`),
    last: wordList('faculty/department/school/unit'),
  },
  programme: {
    first: wordList(`diploma/ijazah/sarjana/bachelor/master/sijil/certificate/program/programme/doktor/doctor/asasi/
      foundation in/kursus asas/pismp/pdpp/s1/s2/d3/d4`),
    last: wordList('programme/program/degree'),
  },
  semester: {
    first: wordList(
      'semester/sesi/session/trimester/penggal/term/ganjil/genap/tahun/year/academic session/academic year',
    ),
    last: wordList('semester/trimester'),
  },
  prerequisite: { first: [], last: [] },
} as const;
export type ParticularKind = keyof typeof kindWords;
export const particularKinds = keysOf(kindWords);

/** A number tells a semester; in the name of who teaches it is a code or that of a unit: 'Unit 1'. */
const forms: Partial<Record<ParticularKind, RegExp>> = {
  semester: /\d|\b[IVX]+\b|\b(?:satu|dua|tiga|one|two|three)\b/i,
  institution: /^(?!.*\d{3}).*\s\p{L}{2}/u,
};

const isOneOf = (words: readonly string[], text: string): boolean => words.includes(text.toLowerCase());
/** 'Head of Programme' is a person. */
const posts = wordList('head/dean/director/deputy/chair/coordinator/ketua/dekan/pengarah/timbalan/penyelaras');

/** 'Fakulti Sains' and 'Biology Unit, Department of Science' are a faculty, 'Kirana University Malaysia' is an institution; 'Fakulti' alone is neither. */
export function namesKind(kind: ParticularKind, text: string): boolean {
  const words = oneLine(text)
    .replace(/,.*|\s+malaysia$/i, '')
    .split(' ');
  const { first, last } = kindWords[kind];
  const isNamed = isOneOf(first, words[0] ?? '') || isOneOf(first, words.slice(0, 2).join(' '));
  const isWhole =
    !isOneOf(posts, words[0] ?? '') &&
    /^[\p{Lu}\d]/u.test(text) &&
    words.length > 1 &&
    (forms[kind] ?? /\s\p{L}{2}/u).test(text);
  // 'Meranti College of Nursing'
  const end =
    words.slice(0, kind === 'institution' ? words.findIndex((word) => isOneOf(['of'], word)) : undefined).at(-1) ?? '';
  return isWhole && (isNamed || [words.at(-1) ?? '', end].some((word) => isOneOf(last, word)));
}

const others = ['institution', 'faculty', 'programme', 'semester'] as const;
/** Whether a text names a particular of the course other than this one. */
export const namesOther = (text: string, kind?: ParticularKind): boolean =>
  others.some((other) => other !== kind && namesKind(other, text));
