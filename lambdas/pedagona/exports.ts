import * as z from 'zod';
import { type ExportItem, exportItemSchema } from '../../shared/pedagona/stages.ts';
import { keys } from '../platform/storage/keys.ts';
import { exportDays } from '../../shared/account/retention.ts';
import type { Table } from '../platform/storage/table.ts';
import { isThere, type Write } from '../platform/storage/writes.ts';
import { days, secondsAfter } from '../platform/time.ts';

/** The job that builds the complete report: one of a session at a time. */
export const exportJob = 'export';

const kind = 'export';
const rowSchema = exportItemSchema.extend({ expiresAt: z.number() });

export interface ExportId {
  sub: string;
  sessionId: string;
  /** The ULID at the end of `eks_<session id>_<ulid>`. */
  n: string;
}

const keyOf = ({ sub, sessionId, n }: ExportId) => keys.artefact(sub, sessionId, `${kind}#${n}`);

export const exportIdOf = ({ sessionId, n }: Omit<ExportId, 'sub'>): string => `eks_${sessionId}_${n}`;

export const parseExportId = (sub: string, exportId: string): ExportId => {
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

export async function listExports(table: Table, sub: string, sessionId: string, now: Date): Promise<ExportItem[]> {
  const { items } = await table.query(keys.artefactsOf(sub, sessionId, kind), rowSchema, { newestFirst: true });
  return items.filter((row) => isKept(row, now)).map((row) => exportItemSchema.parse(row));
}

export const countDownload = (table: Table, id: ExportId, now: Date): Promise<void> =>
  table.change({
    key: keyOf(id),
    add: { downloadCount: 1 },
    set: { lastDownloadedAt: now.toISOString() },
    if: isThere(),
  });

export const removeExport = (table: Table, id: ExportId): Promise<void> => table.remove(keyOf(id));
