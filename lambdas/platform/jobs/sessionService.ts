import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { uploadDays } from '../../../shared/account/retention.ts';
import type { analysisCalls, sessionCalls } from '../../../shared/session/analysis.ts';
import type { FormFile } from '../../../shared/contract.ts';
import { blocksInReply } from '../../../shared/document/api.ts';
import { AppError } from '../../../shared/errors.ts';
import type { listQuery } from '../../../shared/session/session.ts';
import { noFileText } from '../../../shared/uploads/rules.ts';
import type { ModuleName, UploadUse } from '../../../shared/modules.ts';
import { giverOf } from '../grants/grants.ts';
import type { Handlers } from '../http/router.ts';
import { heal } from './endJob.ts';
import { retryLeftOut, retryReading } from './reading.ts';
import type { Person } from '../users/profiles.ts';
import { finishRemoval, finishRemovals, removeSession } from './sessionRemoval.ts';
import type { ModuleServices } from '../stages/services.ts';
import { openSample, type Sample } from './samples.ts';
import { copySession, isCopy } from './sessionCopy.ts';
import { listSessions, presentSession, sessionKey, type SessionRow } from './session.ts';
import { type NewSession, startSession } from './newSession.ts';
import { documentOf } from '../stages/stage.ts';
import { succeeds } from '../storage/table.ts';
import { isThere } from '../storage/writes.ts';
import { days } from '../time.ts';
import {
  arrivedUploads,
  assertFormFiles,
  fingerprintOf,
  removeUploads,
  storeFormFiles,
  type UploadRow,
} from '../uploads/uploads.ts';

/** The same multipart form within this time is a repeated click, later a new request. Uploads by ticket always mean the same session. */
const formRepeatSeconds = 10 * 60;

/** A session that ends in the very moment it is deleted is read again. */
const deleteTries = 3;

type Beginning = Pick<NewSession, 'stage' | 'data'>;

type ListQuery = z.output<typeof listQuery>;

/** The documents of a request: by ticket, or in the spec's multipart form. */
export interface UploadedDocuments {
  body: { documents: readonly { uploadId: string }[] } | undefined;
  form: { files: readonly FormFile[] } | undefined;
}

/** What every module does with its sessions: make, find, list, retry, delete. Its own part comes with `module` and `beginning`. */
export function sessionService(services: ModuleServices, module: ModuleName) {
  const { table } = services;

  const find = async (sub: string, id: string, missing?: string): Promise<SessionRow> =>
    heal(services, await presentSession(table, { sub, module, id }, missing));

  /** Removes the uploads of `stored` that this session does not use. */
  const removeUnused = (sub: string, stored: readonly string[], row: Pick<SessionRow, 'documents'>): Promise<void> => {
    const used = new Set(row.documents.map(({ uploadId }) => uploadId));
    const unused = stored.filter((id) => !used.has(id));
    return removeUploads(services, sub, unused);
  };

  /** The same form, at once or again, keeps one copy of its files. `use` gets what stores them. */
  const withForm = async (
    sub: string,
    form: readonly FormFile[],
    use: (uploads: () => Promise<UploadRow[]>) => Promise<SessionRow>,
  ): Promise<SessionRow> => {
    assertFormFiles(module, form);
    let stored: UploadRow[] = [];
    const ids = (): string[] => stored.map(({ uploadId }) => uploadId);
    try {
      const row = await use(async () => (stored = await storeFormFiles(services, sub, module, form)));
      await removeUnused(sub, ids(), row);
      return row;
    } catch (error) {
      // A refusal means that no session was made; after any other error there may be one, which needs its files.
      if (error instanceof AppError) await removeUploads(services, sub, ids());
      throw error;
    }
  };

  /** Hands the documents of a request to `use`, with what makes it the same request again. */
  const withDocuments = async (
    sub: string,
    { body, form }: UploadedDocuments,
    use: (request: Pick<NewSession, 'uploads' | 'sameForSeconds'> & { parts: string[] }) => Promise<SessionRow>,
    uploadUse: UploadUse = module,
  ): Promise<SessionRow> => {
    if (form !== undefined) {
      const parts = form.files.map(({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`);
      return withForm(sub, form.files, (uploads) => use({ uploads, parts, sameForSeconds: formRepeatSeconds }));
    }
    const ids = (body?.documents ?? []).map(({ uploadId }) => uploadId);
    if (ids.length === 0) throw new AppError('invalid', noFileText(uploadUse));
    const uploads = () => arrivedUploads(services, sub, uploadUse, ids);
    return use({ uploads, parts: ids, sameForSeconds: days(uploadDays) });
  };

  return {
    find,
    withDocuments,
    removeUnused,

    /** Makes a session of the request's documents and starts its work, once. */
    start: (
      caller: Person,
      sessionName: string,
      uploaded: UploadedDocuments,
      beginning: Beginning,
    ): Promise<SessionRow> =>
      withDocuments(caller.sub, uploaded, ({ uploads, parts, sameForSeconds }) =>
        startSession(services, {
          sub: caller.sub,
          person: caller,
          module,
          sessionName,
          uploads,
          sameForSeconds,
          fingerprint: fingerprintOf(module, sessionName, parts),
          ...beginning,
        }),
      ),

    openSample: (sub: string, sample: Sample): Promise<SessionRow> => openSample(services, sub, module, sample),

    async copy(sub: string, id: string): Promise<SessionRow> {
      if ((await find(sub, id)).isSample !== true) throw new AppError('conflict', 'Hanya contoh boleh disalin.');
      return copySession(services, { owner: sub, module, sessionId: id, id: services.newId() }, sub);
    },

    /** A part of the list, newest first, each healed, as `summaryOf` tells it. */
    async list<S extends object>(sub: string, { limit, cursor }: ListQuery, summaryOf: (row: SessionRow) => S) {
      const [page] = await Promise.all([
        listSessions(table, sub, module, limit, cursor),
        ...(cursor === undefined ? [finishRemovals(services, sub, module)] : []),
      ]);
      const items = page.items.map(async (row) => ({
        ...summaryOf(await heal(services, row)),
        // What the analysis of its original took says nothing of the user's own.
        ...(isCopy(row) && { copiedFrom: await giverOf(table, sub, row.id), seconds: undefined }),
      }));
      return { ...page, items: await Promise.all(items) };
    },

    /** The text of a document as it was read. @throws {AppError} not_found where it was not read */
    async document(sub: string, id: string, n: number, from: number) {
      const document = (await find(sub, id)).documents[n];
      if (document === undefined || document.pages === null)
        throw new AppError('not_found', 'Teks dokumen ini tiada. Dokumen belum dibaca atau tidak dapat dibaca.');
      const blocks = (await documentOf(services, { sub, id }, document)).blocks.filter((block) => block.n >= from);
      const next = blocks[blocksInReply]?.n ?? null;
      return { name: document.name, blocks: blocks.slice(0, blocksInReply), next };
    },

    /**
     * A new attempt of a failed session, or of what a completed one had to leave out (`document`: of this one alone); any other is returned
     * as it is.
     */
    async retry(sub: string, id: string, document?: number): Promise<SessionRow> {
      const row = await find(sub, id);
      if (row.status === 'completed') return retryLeftOut(services, row, document);
      if (row.status !== 'failed') return row;
      const restarted = await retryReading(services, row);
      const before = row.documents.map(({ uploadId }) => uploadId);
      await removeUnused(sub, before, restarted);
      return restarted;
    },

    /** Files and copies that are made from now on bear the new name. @throws {AppError} not_found */
    async rename(sub: string, id: string, sessionName: string) {
      const change = { key: sessionKey({ sub, module, id }), set: { sessionName }, if: isThere() };
      if (!(await succeeds(table.change(change)))) throw new AppError('not_found', 'Sesi tidak dijumpai');
      return { sessionName };
    },

    /** @throws {AppError} not_found; conflict when it keeps changing. */
    async remove(sub: string, id: string): Promise<{ deleted: true }> {
      if (await finishRemoval(services, { sub, module, id })) return { deleted: true };
      for (let attempt = 1; attempt <= deleteTries; attempt++)
        if (await removeSession(services, await find(sub, id))) return { deleted: true };
      throw new AppError('conflict', 'Sesi ini baru sahaja berubah. Sila cuba lagi.');
    },
  };
}

/** The calls of `sessionCalls`. */
export const sessionHandlers = <M extends ModuleName>(
  sessions: ReturnType<typeof sessionService>,
  sample: Sample,
): Handlers<ReturnType<typeof sessionCalls<M>>> => ({
  openSample: async ({ caller }) => startedOf(await sessions.openSample(caller.sub, sample)),
  copySession: async ({ caller, params }) => startedOf(await sessions.copy(caller.sub, params.sessionId)),
  getDocument: ({ caller, params, query }) => sessions.document(caller.sub, params.sessionId, params.n, query.from),
  renameSession: ({ caller, params, body }) => sessions.rename(caller.sub, params.sessionId, body.sessionName),
  deleteSession: ({ caller, params }) => sessions.remove(caller.sub, params.sessionId),
});

/** The calls of `analysisCalls`, and the session service behind them. */
export function analysisHandlers<M extends 'pedagona' | 'acadiora', S extends z.ZodObject>(
  services: ModuleServices,
  module: M,
  { sample, ...beginning }: Beginning & { sample: Sample },
  summaryOf: (row: SessionRow) => z.output<S>,
) {
  const sessions = sessionService(services, module);
  const handlers: Handlers<ReturnType<typeof analysisCalls<M, S, S>>> = {
    listSessions: ({ caller, query }) => sessions.list(caller.sub, query, summaryOf),
    async analyze({ caller, body, form }) {
      const sessionName = form?.fields.sessionName ?? body?.sessionName ?? '';
      return startedOf(await sessions.start(caller, sessionName, { body, form }, beginning));
    },
    status: async ({ caller, params }) => summaryOf(await sessions.find(caller.sub, params.sessionId)),
    ...sessionHandlers<M>(sessions, sample),
  };
  return { sessions, handlers };
}

export const startedOf = (row: SessionRow) => ({ sessionId: row.id, status: row.status });
