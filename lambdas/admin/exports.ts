import type { ExportKind } from '../../shared/admin/schemas.ts';
import { AppError } from '../../shared/errors.ts';
import { objectKeys } from '../platform/keys.ts';
import type { AdminServices } from './services.ts';

/** A file is good for this long: who asks again meanwhile gets the same. */
const windowMilliseconds = 10 * 60 * 1000;
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
const windowOf = (now: Date): string =>
  new Date(Math.floor(now.getTime() / windowMilliseconds) * windowMilliseconds + malaysia)
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1$2$3_$4$5');

type Looks = Pick<AdminServices, 'files' | 'jobs' | 'now'>;

/**
 * Where the spreadsheet of these ten minutes can be fetched, built when there is none yet.
 * @throws {AppError} conflict while it is being built; unavailable when it cannot be
 */
export async function spreadsheetUrl(services: Looks, kind: ExportKind): Promise<string> {
  const { files, now } = services;
  const window = windowOf(now());
  const key = objectKeys.spreadsheet(kind, window);
  if ((await files.sizeOf(key)) === null) await build(services, kind, window, key);
  return files.downloadUrl(key, `${productName}_${kind}_${window}.xlsx`, addressSeconds);
}

async function build({ files, jobs, now }: Looks, kind: ExportKind, window: string, key: string): Promise<void> {
  const until = now().getTime() + waitMilliseconds;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const name = `export-${kind}-${window}-${attempt}`;
    // The same name again is the same execution.
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
