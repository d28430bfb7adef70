import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Clients } from '../../lambdas/platform/clients.ts';
import { once } from '../../lambdas/platform/once.ts';
import { assertBounded, WordTooLong } from '../../shared/word/bounds.ts';
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

export const bundleReader = (): Promise<string> => bundled('lambdas/documents/readerProcess.ts');

/** As much as the function has that does it in AWS. */
const bounds = { memory: { maxOldGenerationSizeMb: 1024 }, milliseconds: 120_000 };

/**
 * Lays Word documents out in a thread of its own: a complete report takes seconds, in which nobody else would be answered. It throws WordTooLong
 * for one that takes too much.
 */
export function wordThread(): Clients['word'] {
  const program = once(() => bundled('lib/local/wordProgram.ts'));
  return async (document) => {
    assertBounded(document);
    const options = { workerData: document, execArgv: [], resourceLimits: bounds.memory };
    const worker = new Worker(await program(), options);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        timer = setTimeout(() => reject(new WordTooLong()), bounds.milliseconds);
        worker.once('message', resolve);
        worker.once('error', (cause: Error & { code?: string }) =>
          reject(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WordTooLong({ cause }) : cause),
        );
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };
}
