import * as z from 'zod';
import { alignmentOf } from '../../shared/pedagona/alignment.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { completeDocument, wordFileName } from '../../shared/pedagona/word.ts';
import { renderWordBytes, wordType } from '../../shared/word/render.ts';
import { getArtefact } from '../platform/stages/artefacts.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import type { SessionRow } from '../platform/jobs/sessions.ts';
import { completeWork } from '../platform/jobs/work.ts';
import { chain } from './chain.ts';
import { workInputSchema, working } from '../platform/jobs/working.ts';
import { exportIdOf, exportWrite, findExport } from './exports.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
import { sessionOf } from './store.ts';

const wishSchema = z.object({ n: z.string() });

/** Builds the complete report of a session as one .docx, from what the screen shows now, and lists it. Safe to repeat. */
export async function exportStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const { table, files, now } = services;
  const { session, work } = await working(services, workInputSchema.parse(event));
  const { n } = wishSchema.parse(work.input);
  const id = { sub: session.sub, sessionId: session.id, n };
  const [whole, merangkai, scripts, dlo, report] = await Promise.all([
    sessionOf(table, files, session),
    stageOf(services, session, 'merangkai'),
    stageOf(services, session, 'scripts'),
    stageOf(services, session, 'dlo'),
    stageOf(services, session, 'report'),
  ]);
  if (merangkai === null) throw new AbandonedError();
  // The work's start, not the clock: a repeated step builds the same file.
  const at = new Date(work.startedAt);
  const alignment = alignmentOf({ courses: whole.coursesAnalysis, merangkai, dlo });
  const bytes = await renderWordBytes(
    completeDocument({ session: whole, merangkai, scripts, dlo, report, alignment, at }),
  );
  const objectKey = objectKeys.export(id.sub, id.sessionId, n);
  await files.put(objectKey, bytes, wordType);
  const item = {
    id: exportIdOf(id),
    fileName: wordFileName('complete', session, at, 'docx'),
    fileSize: bytes.length,
    createdAt: work.startedAt,
    downloadCount: 0,
    lastDownloadedAt: null,
  };
  const isCompleted = await completeWork(table, work, session, { documents: 0 }, now(), [exportWrite(id, item, now())]);
  // The same step may run twice at once: a file that the other run has listed stays.
  if (!isCompleted && (await findExport(table, id, now())) === null) {
    await files.removeAll([objectKey]);
    throw new AbandonedError();
  }
  return { ok: true };
}

/** A finished stage as it now stands, or null. */
async function stageOf<N extends StageName>({ table, files }: FinishServices, session: SessionRow, stage: N) {
  const found = await getArtefact(
    table,
    files,
    { sub: session.sub, sessionId: session.id, kind: stage },
    chain[stage].schema,
  );
  return (found?.value ?? null) as z.output<(typeof chain)[N]['schema']> | null;
}

/** The Lambda. */
export const buildExport = (event: unknown) => exportStep(finishServices(), event);
