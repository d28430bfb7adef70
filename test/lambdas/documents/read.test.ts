import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from '@jest/globals';
import { readBounds, readDocument } from '../../../lambdas/documents/read.ts';
import { Slots } from '../../../lambdas/documents/slots.ts';
import { docxOf, p } from './packages.ts';

const document = docxOf(p('Kod Kursus: EDUP1234'));
const folder = mkdtempSync(join(tmpdir(), 'reader-'));

/** A reader program that behaves badly once it has been asked. */
function readerThat(behaves: string): URL {
  const file = join(folder, `${behaves.replace(/\W+/gu, '-')}.mjs`);
  writeFileSync(file, `process.once('message', () => { ${behaves} });`);
  return pathToFileURL(file);
}

test('a document is read in a process of its own', async () => {
  expect(await readDocument(document, 'rmk.docx')).toEqual({
    kind: 'docx',
    pages: [{ number: 1, text: 'Kod Kursus: EDUP1234' }],
    notices: [],
  });
});

test('a refusal keeps its fault and its sentence on the way out of that process', async () => {
  const refused = readDocument(Buffer.from('{\\rtf1 x}'), 'rmk.doc');
  await expect(refused).rejects.toMatchObject({
    name: 'ReadError',
    fault: 'wrong_type',
    message: expect.stringMatching(/RTF/),
  });
});

test.each([
  ['no bytes', 0, 'empty'],
  ['one byte more than 20 MB', 20 * 1024 * 1024 + 1, 'too_large'],
])('%s are refused before any process starts', async (_, size, fault) => {
  const reader = new URL('file:///absent.mjs');
  await expect(readDocument(new Uint8Array(size), 'a.pdf', { reader })).rejects.toMatchObject({ fault });
});

test('exactly 20 MB are taken', async () => {
  const full = Buffer.alloc(readBounds.bytes);
  document.copy(full);
  await expect(readDocument(full, 'a.docx')).rejects.toMatchObject({ fault: 'damaged' });
});

describe('a reader that misbehaves', () => {
  test('by never ending is stopped, while this process goes on', async () => {
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    const reading = readDocument(document, 'a.docx', { reader: readerThat('for (;;);'), timeMs: 500 });
    await expect(reading).rejects.toMatchObject({ fault: 'time' });
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(5);
  });

  test('by ending without an answer means a damaged document, with its last words as the cause', async () => {
    const reader = readerThat("process.stderr.write('segmentation fault', () => process.exit(139));");
    const reading = readDocument(document, 'a.docx', { reader });
    await expect(reading).rejects.toMatchObject({ fault: 'damaged', cause: 'segmentation fault' });
  });

  test('by filling its heap is out of memory', async () => {
    const reader = readerThat('const all = []; for (;;) all.push(new Array(1e5).fill({}));');
    const reading = readDocument(document, 'a.docx', { reader, memoryBytes: 64 * 1024 * 1024 });
    await expect(reading).rejects.toMatchObject({ fault: 'memory' });
  });

  test('by holding more than its bound ends itself', async () => {
    const large = docxOf(Array.from({ length: 60_000 }, (_, index) => p(`perenggan ${index}`)).join(''));
    const reading = readDocument(large, 'a.docx', { memoryBytes: 100 * 1024 * 1024 });
    await expect(reading).rejects.toMatchObject({ fault: 'memory' });
  });
});

test('it reads the same from a bundle', async () => {
  const sources = new URL('../../../lambdas/documents/', import.meta.url);
  await build({
    entryPoints: [fileURLToPath(new URL('reader.ts', sources))],
    outfile: join(folder, 'reader.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pdfjs-dist'],
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
  });
  const reader = pathToFileURL(join(folder, 'reader.mjs'));
  expect((await readDocument(document, 'a.docx', { reader })).pages[0]?.text).toBe('Kod Kursus: EDUP1234');
});

test('no more tasks run at once than there are slots, and each gets its turn in order', async () => {
  const slots = new Slots(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((task) =>
    slots.run(async () => {
      started.push(task);
      await new Promise<void>((resolve) => finish.push(resolve));
      if (task === 0) throw new Error('fails');
    }),
  );
  const settled = Promise.allSettled(all);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(started).toEqual([0, 1, 2, 3]);
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
