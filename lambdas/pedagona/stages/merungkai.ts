import type { DocumentText } from '../../../shared/evidence.ts';
import { isMerangkaiPossible } from '../../../shared/pedagona/rules.ts';
import { courseAnalysisSchema } from '../../../shared/pedagona/schemas.ts';
import { AbandonedError, DocumentsRefused } from '../../platform/jobs/failure.ts';
import { markDocument } from '../../platform/jobs/job.ts';
import type { DocumentRow } from '../../platform/jobs/session.ts';
import { ask } from '../../platform/model/ask.ts';
import { renderDocument } from '../../platform/model/prompt.ts';
import { type JobContext, partOf, saveJobResult, type Stage, textOf } from '../../platform/stages/stage.ts';
import { courseFromAnswer } from '../checks.ts';
import { merungkaiPrompt } from '../prompts/merungkai.ts';
import { courseKind, coursesOf, sessionDataSchema } from '../store.ts';

/** Longer documents are analysed up to this many characters, and the reader is told from which page on nothing was read. */
const documentCharacters = 400_000;

/** By upload, not by place: a retry without a bad document moves the places. */
const partKind = (_context: JobContext, uploadId: string): string => `part#${courseKind}#${uploadId}`;

/** How many of the documents, the first ones, have become courses in an earlier reading. */
const analysedBefore = ({ session }: JobContext): number => sessionDataSchema.parse(session.data).coursesCount;

const isFailed = ({ status }: DocumentRow): boolean => status === 'failed';

/**
 * Merungkai: each document becomes a course, by one call. A document that cannot be read or analysed is left out with its reason, as long
 * as there is another; the n-th course is always of the n-th document, and those that were left out come last.
 */
export const merungkaiStage: Stage = {
  partKind,
  documentOf: ({ session }, part) => session.documents.findIndex(({ uploadId }) => uploadId === part),

  async plan(context) {
    const { documents } = context.session;
    if (documents.every(isFailed)) throw new DocumentsRefused();
    const wanted = documents.slice(analysedBefore(context)).filter((document) => !isFailed(document));
    return { parts: wanted.map(({ uploadId }) => uploadId), checks: [] };
  },

  async leaveOut({ services, session, id }, part, reason) {
    const others = session.documents.filter(({ uploadId }) => uploadId !== part);
    if (others.every(isFailed)) return false;
    const n = session.documents.findIndex(({ uploadId }) => uploadId === part);
    return markDocument(services.table, id, n, { status: 'failed', error: reason }, services.now());
  },

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
    const { services, session } = context;
    const { documents, counted } = session;
    const before = analysedBefore(context);
    const added = documents.slice(before).filter((document) => !isFailed(document));
    const analysed = [...documents.slice(0, before), ...added];
    if (analysed.length === 0) throw new DocumentsRefused();
    const earlier = before === 0 ? [] : await coursesOf(services.table, services.files, session);
    const further = await Promise.all(
      added.map(({ uploadId }) => partOf(context, partKind(context, uploadId), courseAnalysisSchema)),
    );
    const courses = [...earlier.slice(0, before), ...further];
    for (const [i, course] of further.entries())
      await saveJobResult(context, { kind: courseKind, n: before + i }, courseAnalysisSchema, {
        reason: 'generated',
        pointer: '',
        next: () => course,
      });
    return {
      data: {
        coursesCount: courses.length,
        courses: courses.map(({ courseCode, courseName }) => ({ courseCode, courseName })),
      },
      documents: [...analysed, ...documents.filter(isFailed)],
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
