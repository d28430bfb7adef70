import { type Course, courseSchema } from '../../../shared/course/course.ts';
import { coursePrompt } from '../../course/prompt.ts';
import { kppbModels } from '../../../shared/pedagona/labels/resultLabels.ts';
import { type KeptCourse, keptCourseSchema } from '../../../shared/pedagona/schemas.ts';
import { warningOf } from '../../../shared/text/labels.ts';
import { blankClo, courseFound, courseKind, coursesOf, dataOf } from '../store.ts';
import { indonesianWords } from '../../../shared/text/indonesian.ts';
import { type MerungkaiAnswer, merungkaiAnswerSchema, merungkaiPrompt } from '../prompts/merungkai.ts';
import { courseTitle } from '../../../shared/course/rules.ts';
import { analysisOf } from '../../../shared/pedagona/courses.ts';
import { merangkaiFault } from '../../../shared/pedagona/rules.ts';
import { pick } from '../../../shared/values/pick.ts';
import { coursePart } from '../../course/part.ts';
import { readCourse } from '../../course/read.ts';
import { AbandonedError, DocumentsRefused } from '../../platform/jobs/failure.ts';
import { markDocument } from '../../platform/jobs/job.ts';
import type { DocumentRow } from '../../platform/jobs/session.ts';
import { askWritten } from '../../platform/model/askWritten.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { findPart, type JobContext, partOf, saveJobResult, type Stage } from '../../platform/stages/stage.ts';
import { exemplarFor } from '../exemplars.ts';
import { courseFacts } from '../courseData.ts';
import { holdOf } from '../knownOfCourses.ts';
import { entriesOf } from '../checks/match.ts';
import { merungkaiProblems } from '../checks/problems.ts';
import { sectionAsked } from '../sections.ts';

/** For a course without outcomes. */
const noSuggestions: MerungkaiAnswer = {
  clos: [],
  learningDevelopment: { kppbModel: null, flow: [], kppbApplication: {} },
};

/** A course with what a model suggests for it; null: no suggestions could be made, and the lecturer is told. */
function withSuggestions(course: Course, answer: MerungkaiAnswer | null): KeptCourse {
  const entries = entriesOf(course.clos, answer?.clos ?? []);
  const clos = course.clos.map((clo) => {
    const { number: _, ...suggestion } = entries.get(clo.id) ?? { number: '', ...blankClo };
    return { ...clo, ...suggestion };
  });
  const { learningDevelopment } = answer ?? noSuggestions;
  const warnings = writingWarnings(answer, course).map((one) => ({ ...one, document: course.sourceDocument }));
  return {
    ...course,
    clos,
    learningDevelopment: ownKeysOnly(learningDevelopment),
    warnings: [...course.warnings, ...warnings],
  };
}

/** The application holds the chosen model's keys only (spec 1 §3). */
function ownKeysOnly(development: MerungkaiAnswer['learningDevelopment']): KeptCourse['learningDevelopment'] {
  const { kppbModel, kppbApplication } = development;
  const own = kppbModel === null ? {} : kppbModels[kppbModel];
  const kept = Object.entries(kppbApplication).filter(([key]) => Object.hasOwn(own, key));
  return { ...development, kppbApplication: Object.fromEntries(kept) };
}

const unwritten =
  'Cadangan bagi kursus ini tidak dapat ditulis oleh model. Tulis sendiri, atau gunakan Jana Semula pada bahagian yang diperlukan.';

/** Words the document itself uses are its own; only what was written for it is looked at. */
function writingWarnings(answer: MerungkaiAnswer | null, course: Course): KeptCourse['warnings'] {
  if (answer === null) return [warningOf('no_suggestions', unwritten)];
  const written = answer.clos.flatMap((clo) => [clo.bigIdea, ...clo.essentialQuestions]);
  const words = indonesianWords([...written, ...answer.learningDevelopment.flow].join(' '));
  const text = `Teks yang dijana mengandungi perkataan yang bukan bahasa Melayu Malaysia: ${words.join(', ')}.`;
  return [
    ...merungkaiProblems(answer, course).map(({ message }) => warningOf('no_suggestions', message)),
    ...(words.length === 0 ? [] : [warningOf('indonesian', text)]),
  ];
}

const partKey = (_context: JobContext, part: string): string => courseFound(part);

/** A check's name: suggestions are written once the facts of the same course are there. */
const suggestionsOf = (document: DocumentRow): string => `suggestions-${coursePart(document)}`;

/** How many of the documents, the first ones, have become courses in an earlier reading. */
const analysedBefore = ({ session }: JobContext): number => dataOf(session).coursesCount;

const isFailed = ({ status }: DocumentRow): boolean => status === 'failed';

/** The documents that a reading makes courses of: those that came last, or the other section that its job asks for. */
function documentsIn(context: JobContext): DocumentRow[] {
  const { documents } = context.session;
  const asked = sectionAsked(context.job);
  const source = asked && documents[asked.n];
  return source ? [{ ...source, section: asked.section }] : documents.slice(analysedBefore(context));
}

/**
 * Merungkai: each document becomes a course by one call, and its suggestions by another. A document that cannot be read or analysed is left
 * out with its reason, as long as there is another; a course without suggestions is kept. The n-th course is always of the n-th document, and
 * those that were left out come last.
 */
export const merungkaiStage: Stage = {
  prompts: [coursePrompt, merungkaiPrompt],
  partKey,
  documentOf({ session }, part) {
    const n = session.documents.findIndex((document) => suggestionsOf(document) === part);
    return n === -1 || session.documents[n]?.status === 'failed' ? null : n;
  },

  async plan(context) {
    const { documents } = context.session;
    if (documents.every(isFailed)) throw new DocumentsRefused();
    const wanted = documentsIn(context).filter((document) => !isFailed(document));
    return [wanted.map(coursePart), wanted.map(suggestionsOf)];
  },

  async leaveOut(context, part, reason) {
    const { services, session, id } = context;
    const isOfDocument = documentsIn(context).some((document) => coursePart(document) === part);
    if (!isOfDocument) return true;
    const n = session.documents.findIndex((document) => coursePart(document) === part);
    if (n === -1 || session.documents.every((document, i) => i === n || isFailed(document))) return false;
    return markDocument(services.table, id, n, { status: 'failed', error: reason }, services.now());
  },

  async write(context, part) {
    const { services, id } = context;
    const document = documentsIn(context).find((one) => coursePart(one) === part || suggestionsOf(one) === part);
    if (document === undefined) throw new AbandonedError();
    if (coursePart(document) === part) return readCourse(context, document);
    const course = await findPart(context, partKey(context, coursePart(document)), courseSchema);
    if (course === null || course.clos.length === 0) return noSuggestions;
    const analysis = analysisOf(withSuggestions(course, null));
    const { value } = await askWritten(
      services.modelFor(id),
      merungkaiPrompt,
      {
        stable: renderData('kursus', courseFacts(analysis)),
        request: `${exemplarFor('merungkai', [course])}\n\nTuliskan cadangan bagi kursus di atas.`,
      },
      (answer) => merungkaiProblems(answer, course),
      () => holdOf({ courses: [analysis] }),
    );
    return value;
  },

  async finish(context) {
    const { session, artefacts } = context;
    const { documents, counted } = session;
    const before = analysedBefore(context);
    const added = documentsIn(context).filter((document) => !isFailed(document));
    if (before + added.length === 0) throw new DocumentsRefused();
    const asked = sectionAsked(context.job);
    const first = asked?.isInstead === true ? asked.n : before;
    const analysed = documents.slice(0, before).toSpliced(first, added.length, ...added);
    const earlier: KeptCourse[] = before === 0 ? [] : await coursesOf(artefacts);
    const further = await Promise.all(added.map((document) => courseOf(context, document)));
    const courses = earlier.slice(0, before).toSpliced(first, further.length, ...further);
    for (const [i, course] of further.entries())
      await saveJobResult(context, `${courseKind}#${first + i}`, keptCourseSchema, { next: () => course });
    return {
      data: {
        coursesCount: courses.length,
        courses: courses.map((course) => pick(course, 'courseCode', 'courseName')),
      },
      documents: [...analysed, ...documents.filter(isFailed)],
      adds: {
        documents: courses.length - counted.documents,
        courses: courses.length - counted.courses,
        merangkai: (merangkaiFault(courses.length, false) === null ? 1 : 0) - counted.merangkai,
      },
      search: courses.map((course, n) => ({ kind: 'course' as const, text: courseTitle(course, ''), n })),
    };
  },
};

async function courseOf(context: JobContext, document: DocumentRow): Promise<KeptCourse> {
  const course = await partOf(context, partKey(context, coursePart(document)), courseSchema);
  const answer = await findPart(context, partKey(context, suggestionsOf(document)), merungkaiAnswerSchema);
  return withSuggestions(course, answer);
}
