import { AbandonedError } from '../../platform/jobs/failure.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderDocument } from '../../platform/model/prompt.ts';
import { assertRead, type JobContext, partOf, saveJobResult, type Stage, textOf } from '../../platform/stages/stage.ts';
import { courseFromAnswer } from '../course.ts';
import { coursePrompt } from '../prompts/course.ts';
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

  async plan(context) {
    const document = documentIn(context);
    assertRead(document);
    return { parts: [document.uploadId], checks: [] };
  },

  async write(context) {
    const { services, session, id } = context;
    const document = documentIn(context);
    const text = await textOf(services, session, document);
    const { value, notice } = await ask(services.modelFor(id), coursePrompt, {
      stable: renderDocument({ name: document.name, text }),
      request: 'Rekodkan fakta dokumen kursus di atas.',
    });
    return { uploadId: document.uploadId, course: courseFromAnswer(value, text, document.name, notice) };
  },

  async finish(context) {
    const document = documentIn(context);
    const kept = await partOf(context, partKind(context, document.uploadId), keptCourseSchema);
    await saveJobResult(context, { kind: courseKind }, keptCourseSchema, {
      reason: 'generated',
      pointer: '',
      next: () => kept,
    });
    const { info, hasQuizOrExam } = kept.course;
    const data: SessionData = {
      ...newSessionData,
      courseInfo: { courseCode: info.code, courseName: info.name },
      hasQuizOrExam,
    };
    return {
      data,
      adds: { documents: 1 - context.session.counted.documents },
      // The document before, if there was one, has been replaced.
      documents: [document],
      search: [
        { kind: 'course' as const, text: [info.code, info.name].filter((text) => text !== null).join(' '), n: 0 },
      ],
    };
  },
};
