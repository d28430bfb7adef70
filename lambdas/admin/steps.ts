import * as z from 'zod';
import { exportKindSchema } from '../../shared/admin/api.ts';
import { decodeJson, encodeJson, unlessMissing } from '../platform/storage/files.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import { log } from '../platform/log/logger.ts';
import { stepServices, type StepServices } from '../platform/stages/services.ts';
import { beginRecount, endRecount, goOn, recountSchema } from './recount.ts';
import { sheetsOf } from './exports/sheets.ts';
import { spreadsheetOf, spreadsheetType } from './exports/spreadsheet.ts';

const exportSchema = z.object({ kind: exportKindSchema, window: z.string() });

/** Builds one spreadsheet. Safe to repeat: the same file is written again. */
export async function exportStep(services: StepServices, event: unknown): Promise<{ ok: true }> {
  const { kind, window } = exportSchema.parse(event);
  const bytes = await spreadsheetOf(await sheetsOf[kind](services));
  await services.files.put(objectKeys.spreadsheet(kind, window), bytes, spreadsheetType);
  return { ok: true };
}

const recountInputSchema = z.object({ run: z.string().min(1) });
const stepMilliseconds = 60_000;

/**
 * Continues a recount for a minute; what it has found so far is kept in the bucket (claim check). `drifts`: how many counters are wrong,
 * known when it is done. Safe to repeat: the same part is counted again.
 */
export async function recountStep(
  { table, files, now }: StepServices,
  event: unknown,
): Promise<{ done: boolean; drifts: number }> {
  const key = objectKeys.recount(recountInputSchema.parse(event).run);
  const until = now().getTime() + stepMilliseconds;
  const kept = await unlessMissing(files.get(key));
  const recount = kept === null ? await beginRecount(table) : recountSchema.parse(decodeJson(kept));
  while (recount.next > 0 && now().getTime() < until) await goOn(table, recount);
  if (recount.next > 0) {
    await files.put(key, encodeJson(recount), 'application/json');
    return { done: false, drifts: 0 };
  }
  const { users, sessions, moved, drifts } = await endRecount(table, recount);
  const { length: drifted } = drifts;
  // A line of the log takes some hundred of them.
  const said = { users, sessions, moved, drifted, drifts: drifts.slice(0, 100) };
  log[drifted > 0 ? 'error' : 'info']('The counters were recounted', said);
  return { done: true, drifts: drifted };
}

/** The Lambdas, by the names in `lib/functions`. */
export const buildSpreadsheet = (event: unknown) => exportStep(stepServices(), event);
export const recount = (event: unknown) => recountStep(stepServices(), event);
