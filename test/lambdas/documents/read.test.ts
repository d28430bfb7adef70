import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readBounds, readDocument } from '../../../lambdas/documents/read.ts';
import { slots } from '../../../lambdas/platform/slots.ts';
import { docxOf, p } from './packages.ts';
import { withFolder } from '../../support/folder.ts';

const document = docxOf(p('Kod Kursus: EDUP1234'));
const folder = withFolder();

/** A reader program that behaves badly once it has been asked. */
function readerThat(behaves: string): URL {
  const file = join(folder, `${behaves.replace(/\W+/gu, '-')}.mjs`);
  writeFileSync(file, `process.once('message', () => { ${behaves} });`);
  return pathToFileURL(file);
}

test('a document is read in a process of its own, out of which a refusal comes with its fault and its sentence', async () => {
  expect(await readDocument(document)).toEqual({
    kind: 'docx',
    blocks: [{ n: 1, kind: 'paragraph', text: 'Kod Kursus: EDUP1234' }],
    notices: [],
    pages: 0,
    omittedWords: 0,
  });
  const refusal = { name: 'ReadError', fault: 'wrong_type', message: expect.stringMatching(/RTF/) };
  await expect(readDocument(Buffer.from('{\\rtf1 x}'))).rejects.toMatchObject(refusal);
});

test('a document of no bytes, or of more than 20 MB, is refused before any process starts; one of exactly 20 MB is taken', async () => {
  const reader = new URL('file:///absent.mjs');
  const read = (size: number) => readDocument(new Uint8Array(size), { reader });
  await expect(read(0)).rejects.toMatchObject({ fault: 'empty' });
  await expect(read(20 * 1024 * 1024 + 1)).rejects.toMatchObject({ fault: 'too_large' });
  const full = Buffer.alloc(readBounds.bytes);
  document.copy(full);
  await expect(readDocument(full)).rejects.toMatchObject({ fault: 'damaged' });
});

describe('a reader that misbehaves', () => {
  const large = docxOf(Array.from({ length: 60_000 }, (_, index) => p(`perenggan ${index}`)).join(''));
  test('by never ending is stopped, while this process goes on', async () => {
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    const reading = readDocument(document, { reader: readerThat('for (;;);'), bounds: { waitMs: 500 } });
    await expect(reading).rejects.toMatchObject({ fault: 'time' });
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(5);
  });

  test('by ending without an answer means a damaged document, with its last words as the cause', async () => {
    const reader = readerThat("process.stderr.write('segmentation fault', () => process.exit(139));");
    const reading = readDocument(document, { reader });
    await expect(reading).rejects.toMatchObject({ fault: 'damaged', cause: 'segmentation fault' });
  });

  test('by filling its heap is out of memory', async () => {
    const reader = readerThat('const all = []; for (;;) all.push(new Array(1e5).fill({}));');
    const reading = readDocument(document, { reader, bounds: { memoryBytes: 64 * 1024 * 1024 } });
    await expect(reading).rejects.toMatchObject({ fault: 'memory' });
  });

  test('by taking more processor time than its bound ends itself, whatever the clock says', async () => {
    const reading = readDocument(large, { bounds: { cpuMs: 50 } });
    await expect(reading).rejects.toMatchObject({ fault: 'time' });
  });

  test('by holding more than its bound ends itself', async () => {
    const reading = readDocument(large, { bounds: { memoryBytes: 100 * 1024 * 1024 } });
    await expect(reading).rejects.toMatchObject({ fault: 'memory' });
  });
});

test('no more tasks run at once than there are slots, also with one that comes as another ends, and each gets its turn in order', async () => {
  const inTurn = slots(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const begin = (task: number) =>
    inTurn(async () => {
      started.push(task);
      await new Promise<void>((resolve) => finish.push(resolve));
      if (task === 0) throw new Error('fails');
    }).catch(() => 'failed');
  const finishOne = async () => {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = [0, 1, 2, 3].map(begin);
  await finishOne();
  all.push(begin(4));
  expect(started).toEqual([0, 1, 2]);
  while (finish.length > 0) await finishOne();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual(['failed', undefined, undefined, undefined, undefined]);
});
