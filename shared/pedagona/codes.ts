import { comparableWords, saysWhole } from '../text/comparable.ts';
import { cloTitle } from './resultLabels.ts';
import type { Clo, CourseAnalysis } from './schemas.ts';

/** A CLO as texts name it: 'HPK 1', 'CLO2', 'CO3'. `prefix` is '' where a course only numbers its CLOs. */
interface CloReference {
  prefix: string;
  number: number;
}

const prefixes = 'HPK|CLO|CO|LO';
const rangeSigns = '-|–|hingga|to';
const joiners = `,|;|/|&|\\+|dan|and|${rangeSigns}`;
/** The first code, then the further numbers that lean on it; a percentage, or a number that counts something ('2 jam'), is none. */
const codes = new RegExp(
  `\\b(?:${prefixes})[\\s.:-]*\\d{1,2}(?!\\d)(?:\\s*(?:${joiners})\\s*(?:(?:${prefixes})[\\s.:-]*)?\\d{1,2}(?!\\d)(?!\\s*(?:%|(?!(?:dan|and|hingga|to)\\b)\\p{L})))*`,
  'giu',
);
const parts = new RegExp(`(${rangeSigns})?\\s*(${prefixes})?[\\s.:-]*(\\d{1,2})`, 'giu');

/** The CLOs that a text names, ranges written out: 'HPK1, 2 dan 4', 'CLO1-CLO3'. HP1 (a soft skill) and PLO1 (a programme's) are none. */
export function cloReferences(text: string): CloReference[] {
  return [...text.matchAll(codes)].flatMap(([found]) => {
    const references: CloReference[] = [];
    for (const [, range, ownPrefix, digits] of found.matchAll(parts)) {
      const last = references.at(-1);
      const prefix = (ownPrefix ?? last?.prefix ?? '').toUpperCase();
      const number = Number(digits);
      const from = range !== undefined && last !== undefined && number > last.number ? last.number + 1 : number;
      for (let each = from; each <= number; each++) references.push({ prefix, number: each });
    }
    return references;
  });
}

/** Whether `text` holds the words of `name`, as whole words. */
export const mentions = (text: string, name: string): boolean => {
  const words = comparableWords(name);
  return words.length >= 3 && ` ${comparableWords(text)} `.includes(` ${words} `);
};

/**
 * The places among the course's CLOs of those that a text names by code or full statement. HPK1, CLO1 and CO1 are one by their number,
 * unless the course itself has two CLOs of that number; then the code must be the same.
 */
export function closNamedIn(text: string, course: Pick<CourseAnalysis, 'clos'>): number[] {
  const references = cloReferences(text);
  const own = course.clos.map(ownReference);
  return course.clos.flatMap((clo, index) => {
    const isNamed = references.some((reference) => {
      const sameNumber = own.filter(({ number }) => number === reference.number);
      if (own[index]?.number !== reference.number) return false;
      return sameNumber.length === 1 || own[index].prefix === reference.prefix;
    });
    return isNamed || mentionsStatement(text, clo) ? [index] : [];
  });
}

function ownReference(clo: Pick<Clo, 'cloNumber'>, index: number): CloReference {
  const title = cloTitle(clo, index);
  return cloReferences(title)[0] ?? { prefix: '', number: Number(/\d+/.exec(title)?.[0] ?? index + 1) };
}

/** Shorter statements are phrases that any text may hold. */
const minStatementLength = 25;
const mentionsStatement = (text: string, { cloStatement }: Pick<Clo, 'cloStatement'>): boolean =>
  cloStatement.trim().length >= minStatementLength && mentions(text, cloStatement);

/** The places of a course's outcomes by their ids. */
export const placesOf = ({ clos }: Pick<CourseAnalysis, 'clos'>, ids: readonly string[]): number[] =>
  clos.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));

/** Whether something of the merangkai belongs to the course: by its code, or by its name or document where it has none. */
export const isOfCourse = (
  { courseCode, courseName }: { courseCode: string; courseName: string },
  course: Pick<CourseAnalysis, 'courseCode' | 'courseName' | 'sourceDocument'>,
): boolean =>
  course.courseCode === null
    ? [courseCode, courseName].some((name) => name === course.sourceDocument || name === course.courseName)
    : comparableWords(courseCode) === comparableWords(course.courseCode);

const minCodeLength = 4;

/** Whether a text names the course, by its code (spaces left aside) or its full name. */
export function namesCourse(
  text: string,
  { courseCode, courseName }: Pick<CourseAnalysis, 'courseCode' | 'courseName'>,
) {
  const code = courseCode ?? '';
  return (code.length >= minCodeLength && saysWhole(text, code)) || mentions(text, courseName ?? '');
}
