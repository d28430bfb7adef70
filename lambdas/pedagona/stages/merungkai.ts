import { courseSchema } from '../../../shared/course/course.ts';
import { courseTitle } from '../../../shared/course/title.ts';
import { isMerangkaiPossible } from '../../../shared/pedagona/rules.ts';
import { keptCourseSchema } from '../../../shared/pedagona/schemas.ts';
import { readCourse } from '../../course/read.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import type { DocumentRow } from '../../platform/jobs/session.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { findPart, type JobContext, partOf, saveJobResult, type Stage } from '../../platform/stages/stage.ts';
import { suggestionData } from '../courseData.ts';
import { merungkaiAnswerSchema, merungkaiPrompt } from '../prompts/merungkai.ts';
import { courseKind } from '../store.ts';
import { noSuggestions, withSuggestions } from '../suggestions.ts';

/** By upload, not by place: a retry without a bad document moves the places. */
const partKind = (_context: JobContext, part: string): string => `part#${courseKind}#${part}`;

/** A check's name: suggestions are written once the facts of the same upload are there. */
const suggestionsOf = ({ uploadId }: Pick<DocumentRow, 'uploadId'>): string => `suggestions-${uploadId}`;

/** Merungkai: each document becomes a course by one call, and its suggestions by another. */
export const merungkaiStage: Stage = {
  partKind,
  documentOf: ({ session }, part) => session.documents.findIndex((document) => suggestionsOf(document) === part),

  plan: async ({ session: { documents } }) => ({
    parts: documents.map(({ uploadId }) => uploadId),
    checks: documents.map(suggestionsOf),
  }),

  async write(context, part) {
    const { services, session, id } = context;
    const document = session.documents.find((one) => one.uploadId === part || suggestionsOf(one) === part);
    if (document === undefined) throw new AbandonedError();
    if (document.uploadId === part) return readCourse(context, document);
    const course = await partOf(context, partKind(context, document.uploadId), courseSchema);
    if (course.clos.length === 0) return noSuggestions;
    const { value } = await ask(services.modelFor(id), merungkaiPrompt, {
      stable: renderData('kursus', suggestionData(course)),
      request: 'Tuliskan cadangan bagi kursus di atas.',
    });
    return value;
  },

  async finish(context) {
    const { documents, counted } = context.session;
    const courses = await Promise.all(documents.map((document) => courseOf(context, document)));
    for (const [n, course] of courses.entries())
      await saveJobResult(context, { kind: courseKind, n }, keptCourseSchema, {
        reason: 'generated',
        pointer: '',
        next: () => course,
      });
    return {
      data: {
        coursesCount: courses.length,
        courses: courses.map(({ courseCode, courseName }) => ({ courseCode, courseName })),
      },
      adds: {
        documents: courses.length - counted.documents,
        courses: courses.length - counted.courses,
        merangkai: (isMerangkaiPossible(courses.length) ? 1 : 0) - counted.merangkai,
      },
      search: courses.map((course, n) => ({ kind: 'course' as const, text: courseTitle(course, ''), n })),
    };
  },
};

async function courseOf(context: JobContext, document: DocumentRow) {
  const course = await partOf(context, partKind(context, document.uploadId), courseSchema);
  const kind = partKind(context, suggestionsOf(document));
  const answer = await findPart(context, kind, merungkaiAnswerSchema);
  return withSuggestions(course, answer ?? noSuggestions);
}
