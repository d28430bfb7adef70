import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { pedagonaApi } from '../../shared/pedagona/api.ts';
import { type ExportItem, exportItemSchema } from '../../shared/pedagona/stages.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import { exportDays } from '../../shared/account/retention.ts';
import type { Handlers } from '../platform/http/router.ts';
import { stateOf } from '../platform/jobs/job.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { awaitJob, startJob } from '../platform/jobs/startJob.ts';
import { ConditionFailed, type Table } from '../platform/storage/table.ts';
import { isThere, type Write } from '../platform/storage/writes.ts';
import { days, secondsAfter } from '../platform/time.ts';
import { chainArtefacts, sessionDataSchema, sessionIdIn } from './store.ts';

/** The job that builds the complete report, one of a session at a time; its stage, and the kind of its rows. */
const exporting = 'export';
const rowSchema = exportItemSchema.extend({ expiresAt: z.number() });

interface ExportId {
  sub: string;
  sessionId: string;
  /** The ULID at the end of `eks_<session id>_<ulid>`. */
  n: string;
}

const keyOf = ({ sub, sessionId, n }: ExportId) => keys.artefact(sub, sessionId, `${exporting}#${n}`);

export const exportIdOf = ({ sessionId, n }: Omit<ExportId, 'sub'>): string => `eks_${sessionId}_${n}`;

const parseExportId = (sub: string, exportId: string): ExportId => {
  const [, sessionId = '', n = ''] = exportId.split('_');
  return { sub, sessionId, n };
};

export const exportWrite = (id: ExportId, item: ExportItem, now: Date): Write => ({
  put: { ...keyOf(id), ...item, expiresAt: secondsAfter(now, days(exportDays)) },
});

/** Time to live may be late by days: an expired export is not shown. */
const isKept = (row: z.infer<typeof rowSchema>, now: Date): boolean => row.expiresAt > secondsAfter(now, 0);

export async function findExport(table: Table, id: ExportId, now: Date): Promise<ExportItem | null> {
  const row = await table.get(keyOf(id), rowSchema);
  return row === null || !isKept(row, now) ? null : exportItemSchema.parse(row);
}

const missingExport = 'Fail eksport tidak dijumpai atau telah luput.';
const downloadSeconds = 300;

type Exports = Handlers<
  Pick<typeof pedagonaApi, 'exportHistory' | 'exportComplete' | 'downloadExport' | 'deleteExport'>
>;

/** `findSession`: the caller's session, healed; 404 with this sentence. */
export function exportHandlers(
  services: ModuleServices,
  findSession: (sub: string, id: string, missing: string) => Promise<SessionRow>,
): Exports {
  const { table, files, now, newId } = services;
  const { missing } = chainArtefacts.merangkai;
  const find = (sub: string, merangkaiId: string) => findSession(sub, sessionIdIn(merangkaiId), missing);

  const exportAt = async (sub: string, exportId: string) => {
    const id = parseExportId(sub, exportId);
    const item = await findExport(table, id, now());
    if (item === null) throw new AppError('not_found', missingExport);
    return { id, item };
  };

  return {
    async exportHistory({ caller, params }) {
      const row = await find(caller.sub, params.merangkaiId);
      const of = keys.artefactsOf(row.sub, row.id, exporting);
      const { items } = await table.query(of, rowSchema, { newestFirst: true });
      const kept = items.filter((item) => isKept(item, now()));
      return { ...stateOf(row.jobs[exporting]), exports: kept.map((item) => exportItemSchema.parse(item)) };
    },
    async exportComplete({ caller, params, body }) {
      const row = await find(caller.sub, params.merangkaiId);
      if (!sessionDataSchema.parse(row.data).checks.merangkai) throw new AppError('not_found', missing);
      const start = { name: exporting, stage: exporting, input: { n: newId(), parts: body.parts } };
      const started = await startJob(services, row, start);
      const id = { sub: row.sub, sessionId: row.id, n: String(started.jobs[exporting]?.input['n']) };
      const exportId = exportIdOf(id);
      const { status } = await awaitJob(services, started, exporting);
      const item = status === 'completed' ? await findExport(table, id, now()) : null;
      if (item === null) return { downloadUrl: '', filename: '', exportId, status: 'processing' as const };
      const downloadUrl = `/api/pedagona/export/download/${exportId}`;
      return { downloadUrl, filename: item.fileName, exportId, status: 'completed' as const };
    },
    async downloadExport({ caller, params }) {
      const { id, item } = await exportAt(caller.sub, params.exportId);
      const counted = { add: { downloadCount: 1 }, set: { lastDownloadedAt: now().toISOString() } };
      await table.change({ key: keyOf(id), ...counted, if: isThere() }).catch((error: unknown) => {
        throw error instanceof ConditionFailed ? new AppError('not_found', missingExport) : error;
      });
      return {
        location: await files.downloadUrl(
          objectKeys.export(id.sub, id.sessionId, id.n),
          item.fileName,
          downloadSeconds,
        ),
      };
    },
    async deleteExport({ caller, params }) {
      const { id } = await exportAt(caller.sub, params.exportId);
      await table.remove(keyOf(id));
      await files.removeAll([objectKeys.export(id.sub, id.sessionId, id.n)]);
      return { deleted: true };
    },
  };
}
