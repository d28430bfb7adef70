import type { Course, Section } from '../../course/course.ts';
import { formText, type PaperForm, paperFormOf, sectionLetter, wholeOf } from '../../course/paperForm.ts';
import { type Said, say } from '../../text/said.ts';
import { isBorneOut } from '../../fact/labels.ts';
import type { ExamQuestion, JstAssessment, Jsu, QuestionKind } from '../schemas.ts';
import { apportionEach, sumOf } from '../counting/apportion.ts';
import { sectionsIn } from '../counting/sections.ts';
import { examLimits, maxMarks, usualQuestions, usualTaskMarks } from '../limits.ts';
import { sectionNames } from '../labels.ts';
import type { PlannedSection } from './blueprint.ts';
import type { Wanted } from './specification.ts';

/** The form of a test's paper as document or lecturer state it; null where they state none. */
export const statedForm = (course: Course, row: Pick<JstAssessment, 'assessmentId'>): PaperForm | null =>
  formOf(course, row, isBorneOut);

function formOf(
  { assessments, facts }: Course,
  { assessmentId }: Pick<JstAssessment, 'assessmentId'>,
  isTaken: typeof isBorneOut,
): PaperForm | null {
  const own = assessments.find(({ id }) => id === assessmentId);
  const figure = (field: 'questions' | 'answered' | 'marks'): number | null =>
    isTaken(facts[`${assessmentId}.${field}`]) ? (own?.[field] ?? null) : null;
  const figures = { questions: figure('questions'), answered: figure('answered'), marks: figure('marks') };
  return paperFormOf({ ...figures, paper: own?.paper });
}

const isWhole = (number: number | null): number is number => number !== null && Number.isInteger(number);

/** What a task is marked out of, its rubric with it: as document or lecturer state it. */
export function marksOfTask(course: Course, row: Pick<JstAssessment, 'assessmentId'>): number {
  const marks = statedForm(course, row)?.marks ?? null;
  return isWhole(marks) && marks >= 1 && marks <= maxMarks ? marks : usualTaskMarks;
}

const isChoice = ({ questions, answered }: Section): boolean => (answered ?? 0) < (questions ?? 0);
const isDivided = ({ sections }: PaperForm): boolean => sections.length > 1 || sections.some(isChoice);

/** Our own rule: what sections ask where nobody says: many questions, of up to two marks each, are objective. */
const kindsOf = ({ sections, marks: all }: PaperForm): QuestionKind[] =>
  sections.map(({ kind, questions, answered, marks }, _, { length }) => {
    const own = length === 1 ? all : marks;
    const isObjective = own === null ? (questions ?? 0) >= 10 : own / (answered ?? 1) <= 2;
    return kind ?? (isObjective ? 'aneka-pilihan' : 'struktur');
  });

/** The sections with counts: those that are not printed make up `count`, or what their marks usually make; none where they cannot. */
function countedSections(form: PaperForm, count = form.questions ?? null): PlannedSection[] {
  const kinds = kindsOf(form);
  const usual = form.sections.map(({ questions, marks }, n) =>
    questions === null ? usualQuestions(kinds[n] ?? 'struktur', marks ?? 1) : 0,
  );
  const open = usual.filter((number) => number > 0);
  const known = sumOf(form.sections, ({ questions }) => questions ?? 0);
  const left = count === null ? sumOf(open, (number) => number) : count - known;
  if (left < open.length || (open.length === 0 && left > 0)) return [];
  const counts = apportionEach(left, open);
  return form.sections.map((one, n) => {
    const questions = one.questions ?? counts[usual.slice(0, n).filter((number) => number > 0).length] ?? 1;
    return { ...one, kind: kinds[n] ?? 'struktur', questions, answered: one.answered ?? questions };
  });
}

/** What a paper is planned by where its lecturer says nothing else: as many questions as are printed carry the marks of those that are answered. */
export function wantedBy(form: PaperForm | null): Pick<Wanted, 'questionType' | 'numberOfQuestions' | 'totalMarks'> {
  if (form === null) return {};
  const { sections, marks } = form;
  const count = sumOf(countedSections(form), ({ questions }) => questions);
  const isPaper = isWhole(count) && count >= 1 && count <= examLimits.max;
  const isTyped = isPaper && (isDivided(form) || sections.every(({ kind }) => kind !== null));
  const [kind, ...others] = new Set(isTyped ? kindsOf(form) : []);
  return {
    ...(isPaper && { numberOfQuestions: count }),
    ...(kind && { questionType: others.length === 0 ? kind : ('campuran' as const) }),
    ...(isWhole(marks) && marks >= (isPaper ? count : examLimits.usual) && { totalMarks: marks }),
  };
}

/** The sections that a paper of these settings has: none where its document has none, or its lecturer wants another number of questions or no type. */
export function sectionsFor(form: PaperForm | null, { questionType, numberOfQuestions }: Wanted): PlannedSection[] {
  if (!form || !questionType || !isDivided(form) || numberOfQuestions === undefined) return [];
  const counted = countedSections(form, numberOfQuestions);
  return counted.map((one) => (questionType === 'campuran' ? one : { ...one, kind: questionType }));
}

/** What is read of a paper's form and not confirmed: no paper follows it. */
export function unsureForm(course: Course, row: Pick<JstAssessment, 'assessmentId'>): Said[] {
  const form = formOf(course, row, (fact) => fact?.state === 'unconfirmed');
  return form === null
    ? []
    : [say`Garis panduan kursus: ${formText(form)} (belum disahkan). | Course guide: ${formText(form)} (unconfirmed).`];
}

/** How a paper differs from the form that is stated of it, and which kinds of its sections are our own guess; none where it has it. */
export function formGaps(form: PaperForm | null, items: Jsu['questions'] | readonly ExamQuestion[]): Said[] {
  if (form === null) return [];
  const own = sectionsIn<(typeof items)[number]>(items);
  // Rows that are of no kind have no sections.
  const isBySection = form.sections.length > 1 && items.every(({ kind }) => kind !== null);
  const as = (sections: readonly Section[]) =>
    form.sections.length === 0 ? [] : isBySection ? sections : [wholeOf(sections)];
  // What is not stated of a section is no difference.
  const made = own.map((one, n): Section => {
    const { marks = 0, questions = 0 } = form.sections[n] ?? {};
    return { ...one, ...(questions === null && { questions, answered: null }), ...(marks === null && { marks }) };
  });
  const stated = formText({ ...form, sections: as(form.sections) });
  const paper = formText({ sections: as(made), marks: form.marks && sumOf(own, ({ marks }) => marks) });
  const guessed = own.flatMap(({ kind }, n) =>
    isBySection && kind && form.sections[n]?.kind === null ? `Bahagian ${sectionLetter(n)} ${sectionNames[kind]}` : [],
  );
  const other = say`Garis panduan kursus: ${formText(form)}; kertas ini: ${paper}. | Course guide: ${formText(form)}; this paper: ${paper}.`;
  const open = say`Jenis soalan tidak dapat dipastikan daripada dokumen: ${guessed.join(', ')} (cadangan). | The document leaves open what is asked in: ${guessed.join(', ')} (suggested).`;
  return [...(stated.ms === paper.ms ? [] : [other]), ...(guessed.length === 0 ? [] : [open])];
}
