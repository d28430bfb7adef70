import { isSame } from '../values/pick.ts';
import { sumOf } from '../values/sum.ts';
import type { Assessment, Section } from './course.ts';

/** The form of a test's paper. `sections`: none where no number of questions is stated, one for a paper without sections. */
export interface PaperForm {
  sections: readonly Section[];
  marks: number | null;
}

export const sectionLetter = (place: number): string => String.fromCodePoint(65 + place);

/** A paper's sections as one. */
export const wholeOf = (sections: readonly Section[]): Section => ({
  kind: null,
  questions: sumOf(sections.map(({ questions }) => questions)),
  answered: sumOf(sections.map(({ answered }) => answered)),
  marks: null,
});

/** The form that these figures make, by sections where they are of the sections: numbers that the lecturer sets are none of the document's; null where there is none. */
export function paperFormOf(of: Pick<Assessment, 'questions' | 'answered' | 'marks' | 'paper'>): PaperForm | null {
  const [questions, marks, parts] = [of.questions ?? null, of.marks ?? null, of.paper ?? []];
  const answered = of.answered ?? questions;
  if (answered === null) return marks === null ? null : { sections: [], marks };
  const sum = { kind: null, questions: questions ?? answered, answered, marks: null };
  if (!isSame(wholeOf(parts), sum)) return { sections: [sum], marks };
  const isOfMarks = parts.every((part) => part.marks !== null) && sumOf(parts.map((part) => part.marks ?? 0)) === marks;
  return { sections: isOfMarks ? parts : parts.map((part) => ({ ...part, marks: null })), marks };
}

const sectionText = ({ questions, answered }: Section): string =>
  answered === questions ? `${questions} soalan` : `${answered} daripada ${questions} soalan`;

/** '3 daripada 4 soalan, 60 markah'; 'Bahagian A 20 soalan (40 markah), Bahagian B 3 daripada 4 soalan (60 markah), 100 markah'. */
export const formText = ({ sections, marks }: PaperForm): string =>
  [
    ...sections.map((one, n, { length }) =>
      [
        ...(length > 1 ? ['Bahagian', sectionLetter(n)] : []),
        sectionText(one),
        ...(length > 1 && one.marks !== null ? [`(${one.marks} markah)`] : []),
      ].join(' '),
    ),
    ...(marks === null ? [] : [`${marks} markah`]),
  ].join(', ');
