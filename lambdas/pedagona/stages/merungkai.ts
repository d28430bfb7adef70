import type { DocumentText } from '../../../shared/evidence.ts';
import { isMerangkaiPossible } from '../../../shared/pedagona/rules.ts';
import { courseAnalysisSchema } from '../../../shared/pedagona/schemas.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderDocument } from '../../platform/model/prompt.ts';
import { type JobContext, partOf, saveJobResult, type Stage, textOf } from '../../platform/stages/stage.ts';
import { courseFromAnswer } from '../checks.ts';
import { merungkaiPrompt } from '../prompts/merungkai.ts';
import { courseKind } from '../store.ts';

/** Longer documents are analysed up to this many characters, and the reader is told from which page on nothing was read. */
const documentCharacters = 400_000;

/** By upload, not by place: a retry without a bad document moves the places. */
const partKind = (_context: JobContext, uploadId: string): string => `part#${courseKind}#${uploadId}`;

/** Merungkai: each document becomes a course, by one call. */
export const merungkaiStage: Stage = {
  partKind,
  documentOf: ({ session }, part) => session.documents.findIndex(({ uploadId }) => uploadId === part),

  plan: async ({ session }) => ({ parts: session.documents.map(({ uploadId }) => uploadId), checks: [] }),

  async write({ services, session, id }, part) {
    const document = session.documents.find(({ uploadId }) => uploadId === part);
    if (document === undefined) throw new AbandonedError();
    const text = withinLimit(await textOf(services, session, document));
    const { value, notice } = await ask(services.modelFor(id), merungkaiPrompt, {
      stable: renderDocument({ name: document.name, text }),
      request: 'Rekodkan analisis dokumen kursus di atas.',
    });
    return courseFromAnswer(value, text, document.name, notice);
  },

  async finish(context) {
    const { documents, counted } = context.session;
    const courses = await Promise.all(
      documents.map(({ uploadId }) => partOf(context, partKind(context, uploadId), courseAnalysisSchema)),
    );
    for (const [n, course] of courses.entries())
      await saveJobResult(context, { kind: courseKind, n }, courseAnalysisSchema, {
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
      search: courses.map(({ courseCode, courseName }, n) => ({
        kind: 'course' as const,
        text: [courseCode, courseName].filter((text) => text !== null).join(' '),
        n,
      })),
    };
  },
};

/** The first pages that fit; the reader is told which were left out, so nothing is cut in silence. */
function withinLimit(text: DocumentText): DocumentText {
  let characters = 0;
  const kept = text.pages.filter((page, i) => i === 0 || (characters += page.text.length) <= documentCharacters);
  if (kept.length === text.pages.length) return text;
  const notice = `Dokumen ini terlalu panjang: muka surat selepas ${kept.at(-1)?.number} tidak dianalisis.`;
  return { ...text, pages: kept, notices: [...text.notices, notice] };
}
