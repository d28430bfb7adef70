import type * as z from 'zod';
import { cloLabels, cloTitles, courseLabelOf } from '../../../shared/pedagona/courses.ts';
import { totalMarks } from '../../../shared/pedagona/labels/chainLabels.ts';
import { cloTitle } from '../../../shared/pedagona/labels/resultLabels.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import type { Clo, Course } from '../../../shared/course/course.ts';
import type { CourseAnalysis, Teaching } from '../../../shared/pedagona/schemas.ts';
import { saysWhole, wordsIn } from '../../../shared/text/comparable.ts';
import type { Problem } from '../../platform/model/prompt.ts';
import { assessmentMeant, courseMeant, entriesOf, outcomeLinks, outcomeMeant, rowCited, topicMeant } from './match.ts';
import type { DeclaredLink } from '../prompts/common.ts';
import type { dloAnswerSchema } from '../prompts/dlo.ts';
import type { MerangkaiAnswer } from '../prompts/merangkai.ts';
import type { MerungkaiAnswer } from '../prompts/merungkai.ts';

/** What a model named wrongly, left out or summed wrongly: asked for once more, then told beside the artefact (design law 13). */

type Path = Problem['at'][number];
type Courses = readonly CourseAnalysis[];

const problem = (message: string, ...at: Path[]): Problem => ({ at, message });
const listOf = (names: readonly string[]): string => names.join('; ') || 'tiada';

/** A course that a model names and what it names in it, at the fields `course` and `name`; none where both are there. */
function namingProblem(
  courses: Courses,
  label: string,
  at: Path,
  name: string,
  faultIn: (course: CourseAnalysis) => string | false,
): Problem[] {
  const course = courseMeant(courses, label);
  const fault = course && faultIn(course);
  const unknown = `Kursus "${label}" tiada dalam rangkaian; yang ada: ${listOf(courses.map(courseLabelOf))}.`;
  if (fault === undefined) return [problem(unknown, [...at, 'course'])];
  return fault === false ? [] : [problem(fault, [...at, name])];
}

/** Links to outcomes that do not exist. */
export const linkProblems = (links: readonly DeclaredLink[], courses: Courses, at: Path): Problem[] =>
  links.flatMap(({ course: label, clo }, i) =>
    namingProblem(
      courses,
      label,
      [...at, i],
      'clo',
      (course) =>
        !outcomeMeant(course.clos, clo) &&
        `Hasil "${clo}" tiada dalam kursus ${courseLabelOf(course)} dan tidak dipautkan; yang ada: ${listOf(course.clos.map(cloTitle))}.`,
    ),
  );

/** A part that is named after topics which their document links to outcomes, and declares others of that course alone. */
const topicProblems = (name: string, links: readonly DeclaredLink[], courses: Courses, at: Path): Problem[] =>
  courses.flatMap((course) => {
    const declared = outcomeLinks(links, courses).filter((label) => label.endsWith(`(${courseLabelOf(course)})`));
    const topics = linkedTopics(course).filter(({ title }) => wordsIn(title).length > 1 && saysWhole(name, title));
    const due = cloLabels(
      course,
      topics.flatMap(({ cloIds }) => cloIds),
    );
    if (declared.length === 0 || due.length === 0 || due.some((label) => declared.includes(label))) return [];
    const titles = listOf(topics.map(({ title }) => `"${title}"`));
    return [problem(`Topik ${titles} dipautkan di sini kepada ${listOf(declared)}; dokumen: ${listOf(due)}.`, at)];
  });

/** An assessment that does not exist: a model may choose among assessments, never make one (design law 6). */
const assessmentProblems = (named: { course: string; assessmentType: string }, courses: Courses, at: Path): Problem[] =>
  namingProblem(
    courses,
    named.course,
    at,
    'assessmentType',
    ({ assessments, ...course }) =>
      !assessmentMeant(assessments, named.assessmentType) &&
      `Pentaksiran "${named.assessmentType}" tiada dalam kursus ${courseLabelOf(course)} dan tidak digunakan; yang ada: ${listOf(assessments.map(({ type }) => type))}.`,
  );

/** Rows that a shared claim cites and that do not exist. */
const evidenceProblems = (
  claim: string,
  evidence: readonly { course: string; row: string }[],
  courses: Courses,
  at: Path,
): Problem[] =>
  evidence.flatMap(({ course: label, row }, i) =>
    namingProblem(
      courses,
      label,
      [...at, i],
      'row',
      (course) =>
        !rowCited(course, row, claim) &&
        `Baris bukti "${row}" bagi kaitan "${claim}" tiada dalam kursus ${courseLabelOf(course)} dan ditinggalkan.`,
    ),
  );

/** Courses that a list should have a row of, and has none; not where a row names no course that exists. */
function missingRows(rows: readonly { course: string }[], courses: Courses, list: string, what: string): Problem[] {
  const named = rows.map(({ course }) => courseMeant(courses, course));
  const without = named.includes(undefined) ? [] : courses.filter((course) => !named.includes(course));
  return without.map((course, i) =>
    problem(`Tiada ${what} bagi kursus ${courseLabelOf(course)}.`, [list, rows.length + i]),
  );
}

const fullMarks = 100;

export function merangkaiProblems(answer: MerangkaiAnswer, courses: Courses): Problem[] {
  const { links, selectedAssessments: selected, rubric, rubrics } = answer;
  const judged = rubric.flatMap((row) => row.links).map((link) => outcomeLinks([link], courses).join());
  const unjudged = courses.filter((course) => !judged.some((label) => label.endsWith(`(${courseLabelOf(course)})`)));
  const total = totalMarks(rubric);
  const marks = rubric.map((_, i): Path => ['rubric', i, 'marks']);
  const unjudgedText = `Rubrik tugas bersepadu belum menilai CLO kursus: ${unjudged.map(courseLabelOf).join(', ')}.`;
  const sumText = `Markah rubrik berjumlah ${total}, bukan ${fullMarks}; peratus dikira daripada jumlah itu.`;
  const assessed = courses.filter(({ assessments }) => assessments.length > 0);
  return [
    ...links.flatMap(({ text, evidence }, i) => evidenceProblems(text, evidence, courses, ['links', i, 'evidence'])),
    ...selected.flatMap((one, i) => assessmentProblems(one, courses, ['selectedAssessments', i])),
    ...missingRows(selected, assessed, 'selectedAssessments', 'pentaksiran terpilih'),
    ...rubric.flatMap(({ criterion, links: declared }, i) => [
      ...linkProblems(declared, courses, ['rubric', i, 'links']),
      ...topicProblems(criterion, declared, courses, ['rubric', i, 'links']),
    ]),
    ...(unjudged.length > 0 ? [problem(unjudgedText, ['rubric', rubric.length], ...marks)] : []),
    ...(total === fullMarks ? [] : [problem(sumText, ...marks)]),
    ...rubrics.flatMap((one, i) => assessmentProblems(one, courses, ['rubrics', i])),
    ...missingRows(rubrics, courses, 'rubrics', 'rubrik'),
  ];
}

type DloAnswer = z.output<typeof dloAnswerSchema>;

export function dloProblems(answer: DloAnswer, courses: Courses, teaching: Teaching | null): Problem[] {
  const total = totalMinutes(answer.activities);
  const minutes = answer.activities.map((_, i): Path => ['activities', i, 'duration']);
  const tooLong = `Aktiviti berjumlah ${total} minit, melebihi ${teaching?.time} minit yang ditetapkan.`;
  const lists = ['learningObjectives', 'activities', 'multimediaElements', 'assessmentMethods'] as const;
  return [
    ...lists.flatMap((list) =>
      answer[list].flatMap(({ links }, i) => linkProblems(links, courses, [list, i, 'links'])),
    ),
    ...answer.activities.flatMap(({ activityName, links }, i) =>
      topicProblems(activityName, links, courses, ['activities', i, 'links']),
    ),
    ...answer.assessmentMethods.flatMap(({ courseAssessment: one }, i) =>
      one ? assessmentProblems(one, courses, ['assessmentMethods', i, 'courseAssessment']) : [],
    ),
    ...(teaching?.unit === 'minit' && total > teaching.time ? [problem(tooLong, ...minutes)] : []),
  ];
}

export const totalMinutes = (activities: readonly { duration: number }[]): number =>
  sumOf(activities.map(({ duration }) => duration));

/** What is suggested for every outcome; concepts are made of what a course teaches, the small ones of its subtopics and methods. */
const suggested = ({ topics, methods }: Pick<Course, 'topics' | 'methods'>) => [
  ...(['bigIdea', 'essentialQuestions'] as const),
  ...(topics.length > 0 ? (['macroConcepts'] as const) : []),
  ...(topics.some(({ subtopics }) => subtopics.length > 0) || methods.length > 0 ? (['microConcepts'] as const) : []),
];

type Topics = Pick<Course, 'clos' | 'topics' | 'facts'>;

/** The topics that the document itself links to outcomes; a link that it does not bear out is none. */
const linkedTopics = ({ topics, facts }: Topics): Course['topics'] =>
  topics.filter(({ id, cloIds }) => {
    const state = facts[`${id}.cloIds`]?.state;
    return cloIds.length > 0 && state !== 'unconfirmed' && state !== 'suggestion';
  });

/** Knowledge of topics that the document links to other outcomes alone, though it links some to this one. */
function strayKnowledge(clo: Clo, knowledge: readonly string[], course: Topics): string[] {
  const linked = linkedTopics(course);
  const others = linked.filter(({ cloIds }) => !cloIds.includes(clo.id));
  const free = course.topics.filter((topic) => !others.includes(topic));
  if (others.length === linked.length) return [];
  return knowledge.flatMap((name) => {
    const topic = topicMeant(free, name) === undefined ? topicMeant(others, name) : undefined;
    return topic ? [`"${name}" (dokumen: ${cloTitles(course, topic.cloIds).join(', ')})`] : [];
  });
}

/** Outcomes that nothing is suggested for, or not everything, or topics of other outcomes. */
export function merungkaiProblems(
  { clos: entries }: MerungkaiAnswer,
  { clos, ...course }: Pick<Course, 'clos' | 'topics' | 'methods' | 'facts'>,
): Problem[] {
  const wanted = suggested(course);
  const found = entriesOf(clos, entries);
  const missing = clos.filter(({ id }) => !found.has(id));
  const used = new Set(found.values());
  const unused = entries.flatMap((entry, i) => {
    const text = `Cadangan bagi "${entry.number}" tidak sepadan dengan mana-mana hasil kursus ini dan tidak digunakan.`;
    return used.has(entry) ? [] : [problem(text, ['clos', i, 'number'])];
  });
  const faulty = clos.flatMap((clo, i) => {
    const entry = found.get(clo.id);
    const place = entry ? entries.indexOf(entry) : entries.length + missing.indexOf(clo);
    const empty = entry ? wanted.filter((name) => entry[name].length === 0) : [];
    const at: Path[] = entry ? empty.map((name) => ['clos', place, name]) : [['clos', place]];
    const stray = strayKnowledge(clo, entry?.knowledge ?? [], { clos, ...course });
    const strayText = `Cadangan bagi ${cloTitle(clo, i)} memuat topik hasil lain: ${listOf(stray)}. Buang topik ini, atau betulkan hasilnya dalam Semak Fakta.`;
    return [
      ...(at.length === 0 ? [] : [problem(`Cadangan bagi ${cloTitle(clo, i)} tiada atau tidak lengkap.`, ...at)]),
      ...(stray.length === 0 ? [] : [problem(strayText, ['clos', place, 'knowledge'])]),
    ];
  });
  return [...faulty, ...unused];
}
