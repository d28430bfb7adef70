import type { ExportKind } from '../../../shared/admin/schemas.ts';
import { AppError } from '../../../shared/errors.ts';
import { objectKeys } from '../../platform/storage/keys.ts';
import type { ModuleServices } from '../../platform/stages/services.ts';
import { malaysianClock } from '../../platform/time.ts';

/** A file serves all requests of the same ten minutes. */
const windowMilliseconds = 10 * 60 * 1000;
/** In the first two minutes the file of the ten minutes before serves too: the page waits for a file that long. */
const overlapMilliseconds = 2 * 60 * 1000;
/** How long a request waits for a file; the gateway gives up after 30 s. */
const waitMilliseconds = 20_000;
const pollMilliseconds = 250;
/** How long an address of a file is good. */
const addressSeconds = 300;
/** Executions that may try to build one file. */
const attempts = 3;

const productName = 'SUITE_AI_PENDIDIKAN';

/** The ten minutes of an instant, as Malaysian wall time: '20261121_0910'. */
const windowOf = (milliseconds: number): string =>
  malaysianClock(new Date(Math.floor(milliseconds / windowMilliseconds) * windowMilliseconds))
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1$2$3_$4$5');

/**
 * The address of the spreadsheet of these ten minutes, which is built when there is none yet.
 * @throws {AppError} conflict while it is being built; unavailable when it cannot be
 */
export async function spreadsheetUrl(services: ModuleServices, kind: ExportKind): Promise<string> {
  const { files, now } = services;
  const at = now().getTime();
  const [current, before] = [windowOf(at), windowOf(at - overlapMilliseconds)];
  const isThere = async (window: string) => (await files.sizeOf(objectKeys.spreadsheet(kind, window))) !== null;
  const address = (window: string) =>
    files.downloadUrl(objectKeys.spreadsheet(kind, window), `${productName}_${kind}_${window}.xlsx`, addressSeconds);
  for (const window of new Set([current, before])) if (await isThere(window)) return address(window);
  const wanted = before !== current && (await isBuilding(services, kind, before)) ? before : current;
  await build(services, kind, wanted);
  return address(wanted);
}

/** The same name again is the same execution. */
const nameOf = (kind: ExportKind, window: string, attempt: number): string => `export-${kind}-${window}-${attempt}`;

async function isBuilding({ jobs }: ModuleServices, kind: ExportKind, window: string): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const state = await jobs.stateOf(nameOf(kind, window, attempt));
    if (state !== 'dead') return state === 'running';
  }
  return false;
}

async function build({ files, jobs, now }: ModuleServices, kind: ExportKind, window: string): Promise<void> {
  const key = objectKeys.spreadsheet(kind, window);
  const until = now().getTime() + waitMilliseconds;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const name = nameOf(kind, window, attempt);
    await jobs.start(name, { job: 'export', kind, window });
    let isThere = false;
    let state = await jobs.stateOf(name);
    while (!isThere && state !== 'dead' && now().getTime() < until) {
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
      [isThere, state] = [(await files.sizeOf(key)) !== null, await jobs.stateOf(name)];
    }
    if (isThere) return;
    if (state !== 'dead') throw new AppError('conflict', 'Eksport sedang dibina. Sila cuba lagi sebentar lagi.');
  }
  throw new AppError('unavailable', 'Eksport gagal dibina. Sila cuba lagi dalam beberapa minit.');
}
