import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Clients } from '../../lambdas/platform/clients.ts';
import { once } from '../../lambdas/platform/once.ts';
import { root, serverBundle } from '../bundling.ts';

/**
 * A program as one file, as Lambda has it: started from source it would spend most of its time on being translated. Named by its content,
 * so that several starts share it and a changed one is built again.
 * @returns its path, below `dist/`, where the reader finds the character maps of pdf.js among the installed packages
 */
async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...serverBundle('node20'),
    entryPoints: [join(root, entry)],
    outdir: join(root, 'dist/reader'),
    write: false,
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = join(root, 'dist/reader', `program-${name}.mjs`);
  if (existsSync(file)) return file;
  await mkdir(join(root, 'dist/reader'), { recursive: true });
  // Beside and renamed: another start may be looking for it at this moment.
  await writeFile(`${file}.${process.pid}`, contents);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** The process that reads documents. */
export const bundleReader = (): Promise<string> => bundled('lambdas/documents/readerProcess.ts');

/** Lays Word documents out in a thread of its own: a complete report takes seconds, in which nobody else would be answered. */
export function wordThread(): Clients['word'] {
  const program = once(() => bundled('lib/local/wordProgram.ts'));
  return async (document) => {
    const worker = new Worker(await program(), { workerData: document, execArgv: [] });
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    } finally {
      await worker.terminate();
    }
  };
}
