import type { Assessment, Section } from './course.ts';

/** The form of a test's paper. `sections`: none where no number of questions is stated, one for a paper without sections. */
export interface PaperForm {
  sections: readonly Section[];
  marks: number | null;
}

export const sectionLetter = (place: number): string => String.fromCodePoint(65 + place);

/** The form as a course has it, whoever has confirmed it; null where it has none. */
export function paperFormOf({ paper = [], questions = null, answered = questions, marks = null }: Assessment) {
  const sum = answered === null ? [] : [{ kind: null, questions: questions ?? answered, answered, marks: null }];
  return sum.length === 0 && marks === null ? null : { sections: paper.length > 1 ? paper : sum, marks };
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
