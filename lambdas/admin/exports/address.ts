import type { ExportKind } from '../../../shared/admin/schemas.ts';
import { AppError } from '../../../shared/errors.ts';
import { objectKeys } from '../../platform/storage/keys.ts';
import type { AdminServices } from '../services.ts';

/** A file is good for this long: who asks again meanwhile gets the same. */
const windowMilliseconds = 10 * 60 * 1000;
/** In its first two minutes the file before is as good: who waits for one across the edge, as the page does for two minutes, gets that. */
const overlapMilliseconds = 2 * 60 * 1000;
/** How long a request waits for a file; the gateway gives up after 30 s. */
const waitMilliseconds = 20_000;
const pollMilliseconds = 250;
/** How long an address that leads to a file is good. */
const addressSeconds = 300;
/** Times that a file is tried to be built within its ten minutes. */
const attempts = 3;

const productName = 'SUITE_AI_PENDIDIKAN';
const malaysia = 8 * 60 * 60 * 1000;

/** The ten minutes of an instant, as Malaysian wall time: '20261121_0910'. */
const windowOf = (milliseconds: number): string =>
  new Date(Math.floor(milliseconds / windowMilliseconds) * windowMilliseconds + malaysia)
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1$2$3_$4$5');

type Looks = Pick<AdminServices, 'files' | 'jobs' | 'now'>;

/**
 * Where the spreadsheet of these ten minutes can be fetched, built when there is none yet.
 * @throws {AppError} conflict while it is being built; unavailable when it cannot be
 */
export async function spreadsheetUrl(services: Looks, kind: ExportKind): Promise<string> {
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

async function isBuilding({ jobs }: Pick<Looks, 'jobs'>, kind: ExportKind, window: string): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const state = await jobs.stateOf(nameOf(kind, window, attempt));
    if (state !== 'dead') return state === 'running';
  }
  return false;
}

async function build({ files, jobs, now }: Looks, kind: ExportKind, window: string): Promise<void> {
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
