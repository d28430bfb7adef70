import type { ExportKind } from '../../../shared/admin/api.ts';
import { AppError } from '../../../shared/errors.ts';
import { objectKeys } from '../../platform/storage/keys.ts';
import type { ModuleServices } from '../../platform/stages/services.ts';
import { malaysianClock } from '../../platform/time.ts';

/** A file serves all requests of the same ten minutes. */
const windowMilliseconds = 10 * 60 * 1000;
/** How long a request waits for a file; the gateway gives up after 30 s. */
const waitMilliseconds = 20_000;
const pollMilliseconds = 250;

const productName = 'SUITE_AI_PENDIDIKAN';

/** The ten minutes of an instant, as Malaysian wall time: '20261121_0910'. */
const windowOf = (milliseconds: number): string =>
  malaysianClock(new Date(Math.floor(milliseconds / windowMilliseconds) * windowMilliseconds))
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1$2$3_$4$5');

/**
 * The address of the spreadsheet of these ten minutes, which is built when there is none yet.
 * @throws {AppError} conflict while it is being built; unavailable when it cannot be, until these ten minutes are over
 */
export async function spreadsheetUrl({ files, jobs, now }: ModuleServices, kind: ExportKind): Promise<string> {
  const window = windowOf(now().getTime());
  const key = objectKeys.spreadsheet(kind, window);
  const isThere = async () => (await files.sizeOf(key)) !== null;
  // The same name again is the same execution.
  const name = `export-${kind}-${window}`;
  const until = now().getTime() + waitMilliseconds;
  if (!(await isThere())) await jobs.start(name, { job: 'export', kind, window });
  while (!(await isThere())) {
    if ((await jobs.stateOf(name)) === 'dead')
      throw new AppError('unavailable', 'Eksport gagal dibina. Sila cuba lagi dalam beberapa minit.');
    if (now().getTime() >= until)
      throw new AppError('conflict', 'Eksport sedang dibina. Sila cuba lagi sebentar lagi.');
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
  return files.downloadUrl(key, `${productName}_${kind}_${window}.xlsx`);
}
