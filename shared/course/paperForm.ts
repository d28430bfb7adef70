import { isSame } from '../values/pick.ts';
import { joined, type Said, say } from '../text/said.ts';
import { sumOf } from '../values/sum.ts';
import type { Assessment, Section } from './course.ts';

/**
 * The form of a test's paper. `sections`: none where no number of questions is stated, one for a paper without sections. `questions`: stated
 * of all of them, where it is not of each.
 */
export interface PaperForm {
  sections: readonly Section[];
  marks: number | null;
  questions?: number | null;
}

export const sectionLetter = (place: number): string => String.fromCodePoint(65 + place);

const totalOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.includes(null) ? null : sumOf(numbers.map((number) => number ?? 0));

/** A paper's sections as one. */
export const wholeOf = (sections: readonly Section[]): Section => ({
  kind: null,
  questions: totalOf(sections.map(({ questions }) => questions)),
  answered: totalOf(sections.map(({ answered }) => answered)),
  marks: null,
});

const addUpTo = (sections: readonly Section[], marks: number | null): boolean =>
  marks !== null && totalOf(sections.map((one) => one.marks)) === marks;

/** The form that these figures make, by sections where they are of the sections: numbers that the lecturer sets are none of the document's; null where there is none. */
export function paperFormOf(of: Pick<Assessment, 'questions' | 'answered' | 'marks' | 'paper'>): PaperForm | null {
  const [questions, marks, parts] = [of.questions ?? null, of.marks ?? null, of.paper ?? []];
  const answered = of.answered ?? questions;
  const isOfMarks = addUpTo(parts, marks);
  const isOpen = parts.some((part) => part.questions === null);
  const least = sumOf(parts.map((part) => part.questions ?? 1));
  if (isOpen && isOfMarks && (answered === null || (questions ?? 0) >= least))
    return { sections: parts, marks, questions };
  if (answered === null) return marks === null ? null : { sections: [], marks };
  const sum = { kind: null, questions: questions ?? answered, answered, marks: null };
  if (!isSame(wholeOf(parts), sum)) return { sections: [sum], marks };
  return { sections: isOfMarks ? parts : parts.map((part) => ({ ...part, marks: null })), marks };
}

/** '3 soalan', '1 question'. */
const counted = (count: number, noun: string): Said =>
  say`${count} ${noun === 'question' ? 'soalan' : 'markah'} | ${count} ${noun}${count === 1 ? '' : 's'}`;

const sectionText = ({ questions, answered }: Section): Said[] => {
  if (questions === null) return [];
  const all = counted(questions, 'question');
  return [answered === questions ? all : say`${answered ?? ''} daripada ${all} | ${answered ?? ''} of ${all}`];
};

/** '3 daripada 4 soalan, 60 markah'; 'Bahagian A 20 soalan (40 markah), Bahagian B 3 daripada 4 soalan (60 markah), 100 markah'. */
export const formText = ({ sections, marks, questions = null }: PaperForm): Said =>
  joined(
    [
      ...sections.flatMap((one, n, { length }) => {
        const words = [
          ...(length > 1 ? [say`Bahagian ${sectionLetter(n)} | Section ${sectionLetter(n)}`] : []),
          ...sectionText(one),
          ...(length > 1 && one.marks !== null ? [say`(${counted(one.marks, 'mark')})`] : []),
        ];
        return words.length === 0 ? [] : [joined(words)];
      }),
      ...(questions === null ? [] : [counted(questions, 'question')]),
      ...(marks === null ? [] : [counted(marks, 'mark')]),
    ],
    ', ',
  );
