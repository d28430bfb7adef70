import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, serverBundle } from '../bundling.ts';

/**
 * The reader's program as one file, as Lambda has it: started from source it would spend most of its time on being translated. Named by
 * its content, so that several starts share it and a changed one is built again.
 * @returns its path, below `dist/`, where it finds the character maps of pdf.js among the installed packages
 */
export async function bundleReader(): Promise<string> {
  const { outputFiles } = await build({
    ...serverBundle('node20'),
    entryPoints: [join(root, 'lambdas/documents/reader.ts')],
    outdir: join(root, 'dist/reader'),
    write: false,
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = join(root, 'dist/reader', `reader-${name}.mjs`);
  if (existsSync(file)) return file;
  await mkdir(join(root, 'dist/reader'), { recursive: true });
  // Beside and renamed: another start may be looking for it at this moment.
  await writeFile(`${file}.${process.pid}`, contents);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
