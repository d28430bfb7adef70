import type { Course } from '../../course/course.ts';
import { type Figures, formText } from '../../course/paperForm.ts';
import { isBorneOut } from '../../fact/labels.ts';
import type { ExamQuestion, JstAssessment, Jsu } from '../schemas.ts';
import { sumOf } from '../counting/apportion.ts';
import { examLimits, maxMarks, usualTaskMarks } from '../figures.ts';
import { keysOf } from '../../values/pick.ts';
import type { Wanted } from './specification.ts';

/** The form of a test's paper as document or lecturer state it; null where they state none. */
export const statedForm = (course: Course, row: Pick<JstAssessment, 'assessmentId'>): Figures | null =>
  formOf(course, row, isBorneOut);

function formOf(
  { assessments, facts }: Course,
  { assessmentId }: Pick<JstAssessment, 'assessmentId'>,
  isTaken: typeof isBorneOut,
): Figures | null {
  const own = assessments.find(({ id }) => id === assessmentId);
  const figure = (field: keyof Figures, fact = field): number | null =>
    isTaken(facts[`${assessmentId}.${fact}`]) ? (own?.[field] ?? null) : null;
  const questions = figure('questions');
  // No field sets them: those of the document may be none of the lecturer's questions.
  const isOfLecturer = facts[`${assessmentId}.questions`]?.state === 'lecturer';
  const form = {
    questions,
    answered: figure('answered') ?? questions,
    sections: isOfLecturer ? null : figure('sections', 'questions'),
    marks: figure('marks'),
  };
  return form.answered === null && form.marks === null ? null : form;
}

const isWhole = (number: number | null): number is number => number !== null && Number.isInteger(number);

/** What a task is marked out of, its rubric with it: as document or lecturer state it. */
export function marksOfTask(course: Course, row: Pick<JstAssessment, 'assessmentId'>): number {
  const marks = statedForm(course, row)?.marks ?? null;
  return isWhole(marks) && marks >= 1 && marks <= maxMarks ? marks : usualTaskMarks;
}

/** What a paper is planned by where its lecturer says nothing else: the questions that are answered carry the marks. */
export function wantedBy(form: Figures | null): Pick<Wanted, 'numberOfQuestions' | 'totalMarks'> {
  const [count, marks] = [form?.answered ?? null, form?.marks ?? null];
  const isPaper = isWhole(count) && count >= 1 && count <= examLimits.max;
  return {
    ...(isPaper && { numberOfQuestions: count }),
    ...(isWhole(marks) && marks >= (isPaper ? count : examLimits.usual) && { totalMarks: marks }),
  };
}

/** What is read of a paper's form and not confirmed: no paper follows it. */
export function unsureForm(course: Course, row: Pick<JstAssessment, 'assessmentId'>): string[] {
  const form = formOf(course, row, (fact) => fact?.state === 'unconfirmed');
  return form === null ? [] : [`Garis panduan kursus: ${formText(form)} (belum disahkan).`];
}

/** How a paper differs from the form that is stated of it; none where it has it. */
export function formGaps(form: Figures | null, items: Jsu['questions'] | readonly ExamQuestion[]): string[] {
  if (form === null) return [];
  const kinds = new Set(items.map(({ kind }) => kind));
  const own = {
    answered: form.answered && items.length,
    // Rows that are of no kind have no sections.
    sections: form.sections && (kinds.has(null) ? form.sections : kinds.size),
    marks: form.marks && sumOf<{ marks: number }>(items, ({ marks }) => marks),
  };
  const isChoice = form.questions !== null && form.answered !== form.questions;
  const isSame = keysOf(own).every((key) => own[key] === form[key]);
  const choice = isChoice ? ' Soalan pilihan tidak disokong: setiap soalan kertas ini dijawab.' : '';
  return isSame && !isChoice
    ? []
    : [
        `Garis panduan kursus: ${formText(form)}; kertas ini: ${formText({ ...own, questions: own.answered })}.${choice}`,
      ];
}
