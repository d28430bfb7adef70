import { coursePrompt } from '../../course/prompt.ts';
import { type Course, courseSchema } from '../../../shared/course/course.ts';
import { courseTitle } from '../../../shared/course/rules.ts';
import { coursePart } from '../../course/part.ts';
import { readCourse } from '../../course/read.ts';
import { usableCourseSchema } from '../../../shared/valentra/schemas.ts';
import type { Completion } from '../../platform/jobs/endJob.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import {
  assertRead,
  type JobContext,
  partOf,
  saveJobResult,
  type Stage,
  noModelStage,
} from '../../platform/stages/stage.ts';
import { objectKeys } from '../../platform/storage/keys.ts';
import { notesOf } from '../notes.ts';
import { courseData, courseKind, newSessionData, otherCourse } from '../store.ts';

/** The document that a session is about: the last that was uploaded. @throws {AbandonedError} when there is none */
function documentIn({ session }: JobContext) {
  const document = session.documents.at(-1);
  if (document === undefined) throw new AbandonedError();
  return document;
}

const partKey = (_context: JobContext, part: string): string => `part#${courseKind}#${part}`;

/** Maklumat kursus: the uploaded document becomes the course's facts, by one call. */
export const maklumatStage: Stage = {
  prompts: [coursePrompt],
  partKey,
  documentOf: ({ session }) => session.documents.length - 1,

  async plan(context) {
    const document = documentIn(context);
    assertRead(document);
    return [[coursePart(document)]];
  },
  write: async (context) => readCourse(context, documentIn(context)),
  finish: async (context) =>
    keepCourse(context, await partOf(context, partKey(context, coursePart(documentIn(context))), courseSchema)),
};

/** Kursus daripada PEDAGONA: the course and the text of its document are copied. No model is asked. */
export const kursusStage: Stage = {
  ...noModelStage,
  async finish(context) {
    const { services, session, job } = context;
    const { files } = services;
    const place = usableCourseSchema.pick({ session: true, n: true }).parse(job.input);
    const { course, document } = await otherCourse(services, session.sub, place);
    const bytes = await files.get(objectKeys.text(session.sub, place.session, document.uploadId));
    const key = objectKeys.text(session.sub, session.id, documentIn(context).uploadId);
    await files.put(key, bytes, 'application/json');
    return keepCourse(context, course);
  },
};

async function keepCourse(context: JobContext, course: Course): Promise<Completion> {
  const document = documentIn(context);
  await saveJobResult(context, courseKind, courseSchema, { next: () => course });
  return {
    data: { ...newSessionData, ...courseData(course) },
    adds: { documents: 1 - context.session.counted.documents },
    // The document before, if there was one, has been replaced; its notes stay.
    documents: [{ ...document, status: 'analysed' }, ...notesOf(context.session)],
    search: [{ kind: 'course' as const, text: courseTitle(course, ''), n: 0 }],
  };
}
