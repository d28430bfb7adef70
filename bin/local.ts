import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp } from '../lib/local/app.ts';
import { localSettings, StartFault } from '../lib/local/settings.ts';

/** `npm start`: the whole suite on this machine, until Ctrl-C. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function main(): Promise<void> {
  const settings = localSettings(process.env);
  const app = await startApp(settings, pageFolder);
  console.log(`Sedia di ${app.url}`);

  const stop = (): void => {
    // A second Ctrl-C does not wait.
    process.once('SIGINT', () => process.exit(130));
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The page, built again unless PAGE_DIR says where one is. */
async function pageFolder(): Promise<string> {
  const { PAGE_DIR: given } = process.env;
  if (given !== undefined) return given;
  const folder = join(root, 'dist', 'page');
  await rm(folder, { recursive: true, force: true });
  const { buildFrontend } = await import('../frontend/build.ts');
  await buildFrontend({ outDir: folder });
  return folder;
}

function fail(error: unknown): void {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}

main().catch(fail);
