import { courseTitle } from '../../../shared/course/title.ts';
import { courseView } from '../../../shared/valentra/courseView.ts';
import { readCourse } from '../../course/read.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import { type JobContext, partOf, saveJobResult, type Stage } from '../../platform/stages/stage.ts';
import { courseKind, keptCourseSchema, newSessionData, type SessionData } from '../store.ts';

/** The document that a session is about: the last that was uploaded. @throws {AbandonedError} when there is none */
function documentIn({ session }: JobContext) {
  const document = session.documents.at(-1);
  if (document === undefined) throw new AbandonedError();
  return document;
}

const partKind = (_context: JobContext, uploadId: string): string => `part#${courseKind}#${uploadId}`;

/** Maklumat kursus: the uploaded document becomes the course's facts, by one call. */
export const maklumatStage: Stage = {
  partKind,
  documentOf: ({ session }) => session.documents.length - 1,

  plan: async (context) => ({ parts: [documentIn(context).uploadId], checks: [] }),

  async write(context) {
    const document = documentIn(context);
    return { uploadId: document.uploadId, course: await readCourse(context, document) };
  },

  async finish(context) {
    const document = documentIn(context);
    const kept = await partOf(context, partKind(context, document.uploadId), keptCourseSchema);
    await saveJobResult(context, { kind: courseKind }, keptCourseSchema, {
      reason: 'generated',
      pointer: '',
      next: () => kept,
    });
    const { course } = kept;
    const { courseCode, courseName } = course;
    const data: SessionData = {
      ...newSessionData,
      courseInfo: { courseCode, courseName },
      hasQuizOrExam: courseView(course).hasQuizOrExam,
    };
    return {
      data,
      adds: { documents: 1 - context.session.counted.documents },
      // The document before, if there was one, has been replaced.
      documents: [document],
      search: [{ kind: 'course' as const, text: courseTitle(course, ''), n: 0 }],
    };
  },
};
