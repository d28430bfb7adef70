import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseDocument } from '../../../lambdas/documents/parse.ts';

/** Written by LibreOffice in the Word 97 format: lists, a table with merged and nested cells, tracked changes, notes, five pages. */
const bytes = readFileSync(new URL('fixtures/merged-nested-hidden.doc', import.meta.url));
const document = await parseDocument(bytes, 'a.doc');
const page = (number: number): string[] =>
  document.pages.find((found) => found.number === number)?.text.split('\n') ?? [];

test('a DOC keeps table rows with their merged and nested cells', () => {
  expect(document.kind).toBe('doc');
  expect(page(1)).toEqual(
    expect.arrayContaining([
      '| A | BC |  | PUTIH KEPALA |',
      '| V | 1 | 2 | sebelum<br>n1 ¦ n¦2<br>n3 ¦ n4<br>selepas |',
      '|  | blok |  | x |',
      '| W |  |  | y |',
      '| Kedua | jadual |',
    ]),
  );
});

test('its header stands first, its list marks are counted, its deletions are dropped and symbols are read', () => {
  expect(page(1).slice(0, 11)).toEqual([
    'KOD KURSUS: EDUP9999',
    '1. satu',
    '(a) anak',
    '(b) anak dua',
    '1.b.I dalam',
    '2. dua',
    '(a) anak',
    '• peluru',
    'Nampak putih pada hitam',
    'Asal disisip',
    '✓✓\tselepas tab | paip',
  ]);
});

test('its pages follow page breaks and sections, a continuous section goes on, notes stay on their page', () => {
  expect(document.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(page(1).at(-1)).toBe('Nota kaki pertama');
  expect(page(2)).toEqual(['Halaman dua', 'Nota kaki kedua']);
  expect(page(3)).toEqual(['Halaman tiga', 'Masih tiga']);
  expect(page(5)).toEqual(['Halaman lima', 'Dalam kotak', 'Fakulti Pendidikan']);
});

test('its hidden, white and tiny print is named in a notice', () => {
  expect(document.notices).toEqual(['Teks tersembunyi pada halaman 1 tidak diambil kira: “TERSEMBUNYI PUTIH kecil”']);
});

test('cut short or overwritten anywhere it is refused or read, never anything else', async () => {
  for (let at = 0; at < bytes.length; at += 997) {
    const hurt = Buffer.from(bytes);
    hurt.fill(0xff, at, at + 64);
    for (const variant of [hurt, bytes.subarray(0, at + 1)]) {
      const outcome = await parseDocument(variant, 'a.doc').then(
        (read) => read.kind,
        (error: Error) => error.name,
      );
      expect(['doc', 'ReadError', 'RangeError']).toContain(outcome);
    }
  }
});
