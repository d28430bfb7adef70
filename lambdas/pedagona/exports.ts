import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { pedagonaApi } from '../../shared/pedagona/api.ts';
import { chainArtefacts, type ExportItem, exportItemSchema } from '../../shared/pedagona/stages.ts';
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
import { dataOf, sessionIdIn } from './store.ts';

/** The job that builds the complete report, one of a session at a time; its stage, and the kind of its rows. */
const exporting = 'export';
const rowSchema = exportItemSchema.extend({ expiresAt: z.number() });

/** Where an export of a user is kept; its id is `eks_<session id>_<ulid>`. */
function placeOf(sub: string, exportId: string) {
  const [, sessionId = '', n = ''] = exportId.split('_');
  return { key: keys.artefact(sub, sessionId, `${exporting}#${n}`), objectKey: objectKeys.export(sub, sessionId, n) };
}

export const exportFile = (sub: string, exportId: string): string => placeOf(sub, exportId).objectKey;

export const exportWrite = (sub: string, item: ExportItem, now: Date): Write => ({
  put: { ...placeOf(sub, item.id).key, ...item, expiresAt: secondsAfter(now, days(exportDays)) },
});

/** Time to live may be late by days: an expired export is not shown. */
const isKept = (row: z.infer<typeof rowSchema>, now: Date): boolean => row.expiresAt > secondsAfter(now, 0);

export async function findExport(table: Table, sub: string, id: string, now: Date): Promise<ExportItem | null> {
  const row = await table.get(placeOf(sub, id).key, rowSchema);
  return row === null || !isKept(row, now) ? null : exportItemSchema.parse(row);
}

const missingExport = 'Fail eksport tidak dijumpai atau telah luput.';

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
    const item = await findExport(table, sub, exportId, now());
    if (item === null) throw new AppError('not_found', missingExport);
    return { item, ...placeOf(sub, exportId) };
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
      if (!dataOf(row).checks.merangkai) throw new AppError('not_found', missing);
      const input = { exportId: `eks_${row.id}_${newId()}`, parts: body.parts };
      const started = await startJob(services, row, { name: exporting, stage: exporting, input });
      const exportId = String(started.jobs[exporting]?.input['exportId']);
      const { status } = await awaitJob(services, started, exporting);
      const item = status === 'completed' ? await findExport(table, row.sub, exportId, now()) : null;
      if (item === null) return { downloadUrl: '', filename: '', exportId, status: 'processing' as const };
      const downloadUrl = `/api/pedagona/export/download/${exportId}`;
      return { downloadUrl, filename: item.fileName, exportId, status: 'completed' as const };
    },
    async downloadExport({ caller, params }) {
      const { item, key, objectKey } = await exportAt(caller.sub, params.exportId);
      const counted = { add: { downloadCount: 1 }, set: { lastDownloadedAt: now().toISOString() } };
      await table.change({ key, ...counted, if: isThere() }).catch((error: unknown) => {
        throw error instanceof ConditionFailed ? new AppError('not_found', missingExport) : error;
      });
      return { location: await files.downloadUrl(objectKey, item.fileName) };
    },
    async deleteExport({ caller, params }) {
      const { key, objectKey } = await exportAt(caller.sub, params.exportId);
      await table.remove(key);
      await files.removeAll([objectKey]);
      return { deleted: true };
    },
  };
}
