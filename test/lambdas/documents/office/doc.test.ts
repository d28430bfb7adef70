import { readFileSync } from 'node:fs';
import { CFB } from '@e965/xlsx';
import { expect, test } from '@jest/globals';
import { sourceDocumentSchema } from '../../../../shared/document/document.ts';
import { parseDocument } from '../../../../lambdas/documents/parse.ts';
import { shown } from '../shown.ts';

/** Written by LibreOffice in the Word 97 format: lists, a table with merged and nested cells, tracked changes, notes, a text box. */
const bytes = readFileSync(new URL('../fixtures/merged-nested-hidden.doc', import.meta.url));
const document = await parseDocument(bytes);
const isRow = (line: string) => line.startsWith('|');

test('a DOC has its header first, counted list marks, merged and nested cells, notes and footer last; hidden print is named', () => {
  expect(shown(document).filter(isRow)).toEqual([
    '| A | BC | < | PUTIH KEPALA |',
    '| V | 1 | 2 | sebelum / selepas |',
    '| ^ | blok | < | x |',
    '| W | ^ | ^ | y |',
    '| n1 | n|2 |',
    '| n3 | n4 |',
    '| Kedua | jadual |',
  ]);
  const lines = shown(document).filter((line) => !isRow(line));
  expect(lines.slice(0, 11)).toEqual([
    'KOD KURSUS: EDUP9999',
    '- 1. satu',
    '- (a) anak',
    '- (b) anak dua',
    '- 1.b.I dalam',
    '- 2. dua',
    '- (a) anak',
    '- • peluru',
    'Nampak putih pada hitam',
    // What was deleted is dropped, and symbols are read.
    'Asal disisip',
    '✓✓\tselepas tab | paip / baris',
  ]);
  expect(lines.slice(-4)).toEqual(['Dalam kotak', 'Nota kaki pertama', 'Nota kaki kedua', 'Fakulti Pendidikan']);
  expect(document.notices).toEqual(['Teks tersembunyi dalam dokumen tidak diambil kira: “TERSEMBUNYI PUTIH kecil”']);
});

test('cut short or overwritten anywhere it is refused or read, never anything else', async () => {
  for (let at = 0; at < bytes.length; at += 997) {
    const hurt = Buffer.from(bytes);
    hurt.fill(0xff, at, at + 64);
    for (const variant of [hurt, bytes.subarray(0, at + 1)]) {
      const outcome = await parseDocument(variant).then(
        (read) => sourceDocumentSchema.parse(read).kind,
        (error: Error) => error.name,
      );
      expect(['doc', 'ReadError']).toContain(outcome);
    }
  }
});

/** A compound file whose main stream begins with a Word version and flags. */
function wordStream(version: number, flags: number, ...others: string[]): Buffer {
  const stream = Buffer.alloc(5_000);
  stream.writeUInt16LE(version, 2);
  stream.writeUInt16LE(flags, 0x0a);
  const file = CFB.utils.cfb_new();
  for (const name of ['WordDocument', ...others]) CFB.utils.cfb_add(file, `/${name}`, stream);
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}

test.each([
  ['a locked document', wordStream(0xc1, 0x0100), 'encrypted'],
  ['a Word 95 document', wordStream(0x68, 0), 'old_format'],
  ['a document without its table stream', wordStream(0xc1, 0), 'damaged'],
  ['a compound file of one sector', bytes.subarray(0, 512), 'damaged'],
])('%s is refused for what it is', async (_, variant, fault) => {
  await expect(parseDocument(variant)).rejects.toMatchObject({ fault });
});

test('a sector chain that runs in a circle is damage, not an endless loop', async () => {
  const circular = Buffer.from(bytes);
  const fatAt = (circular.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector += 1) circular.writeUInt32LE(sector, fatAt + sector * 4);
  await expect(parseDocument(circular)).rejects.toMatchObject({ fault: 'damaged' });
});
