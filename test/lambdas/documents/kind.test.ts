import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, test } from '@jest/globals';
import { parseDocument } from '../../../lambdas/documents/parse.ts';
import { docxOf, p, wordXml } from './packages.ts';
import { zipOf } from './zip-writer.ts';

/** A compound file of the given streams. */
function compoundOf(streams: Record<string, Uint8Array>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, bytes);
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
const zipWith = (...names: string[]): Buffer => zipOf(names.map((name) => ({ name, content: 'x' })));

describe('a file that is no document of ours is refused with what it really is', () => {
  const files: [string, Uint8Array, RegExp][] = [
    ['a web page named .doc', Buffer.from('<html><body>RMK</body></html>'), /halaman web/],
    ['a web page with XML head', Buffer.from('<?xml version="1.0"?>\n<!DOCTYPE html><html></html>'), /halaman web/],
    ['RTF', Buffer.from('{\\rtf1\\ansi Kursus}'), /RTF/],
    ['a saved web archive', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'), /MHT/],
    [
      'a 2003 XML sheet',
      Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
      /XML 2003/,
    ],
    ['plain text', Buffer.from('Kod Kursus: EDUP1234'), /teks biasa/],
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), /gambar PNG/],
    ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), /gambar JPEG/],
    ['a RAR archive', Buffer.from('526172211a070100', 'hex'), /arkib RAR/],
    ['PowerPoint', zipWith('[Content_Types].xml', 'ppt/presentation.xml'), /PowerPoint/],
    [
      'OpenDocument text',
      zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]),
      /OpenDocument/,
    ],
    ['a binary workbook', zipWith('xl/workbook.bin'), /XLSB/],
    ['a zip of something else', zipWith('nota.txt'), /arkib ZIP/],
    ['old PowerPoint', compoundOf({ 'PowerPoint Document': Buffer.alloc(5000) }), /PowerPoint/],
    [
      'an Outlook message',
      compoundOf({ __substg1: Buffer.alloc(10), '__substg1.0_0037001F': Buffer.alloc(10) }),
      /Outlook/,
    ],
  ];
  test.each(files)('%s', async (_, bytes, what) => {
    await expect(parseDocument(bytes, 'rmk.doc')).rejects.toMatchObject({
      fault: 'wrong_type',
      message: expect.stringMatching(what),
    });
  });
});

describe('a broken or locked file is refused for what is wrong with it', () => {
  const pictures = zipOf([
    { name: 'word/document.xml', content: wordXml('document', '<w:body><w:p/></w:body>') },
    { name: 'word/media/image1.jpeg', content: 'x' },
  ]);
  const word95 = Buffer.alloc(5000);
  word95.writeUInt16LE(0xa5dc, 0);
  word95.writeUInt16LE(0x68, 2);
  const locked = Buffer.alloc(5000);
  locked.writeUInt16LE(0xa5ec, 0);
  locked.writeUInt16LE(0xc1, 2);
  locked.writeUInt16LE(0x0100, 0x0a);
  const sheet = utils.aoa_to_sheet([['Kod', 'EDUP1234']]);
  const xls = Buffer.from(write({ SheetNames: ['A'], Sheets: { A: sheet } }, { type: 'buffer', bookType: 'biff8' }));
  const files: [string, Uint8Array, string][] = [
    [
      'an encrypted Office package',
      compoundOf({ EncryptedPackage: Buffer.alloc(5000), EncryptionInfo: Buffer.alloc(200) }),
      'encrypted',
    ],
    ['a locked DOC', compoundOf({ WordDocument: locked }), 'encrypted'],
    ['a Word 95 document', compoundOf({ WordDocument: word95 }), 'old_format'],
    ['a Word 2 document', Buffer.from('dba52d000000', 'hex'), 'old_format'],
    ['a DOC without its table stream', compoundOf({ WordDocument: withVersion(Buffer.alloc(5000)) }), 'damaged'],
    ['an XLS cut short', xls.subarray(0, 2000), 'damaged'],
    ['a compound file of one sector', xls.subarray(0, 512), 'damaged'],
    ['a DOCX cut short', docxOf(p('Kursus')).subarray(0, 400), 'damaged'],
    ['an empty zip', zipOf([]), 'damaged'],
    ['two bytes of a zip', Buffer.from('PK'), 'damaged'],
    ['a DOCX of scanned pages', pictures, 'no_text_layer'],
    ['a DOCX without words', docxOf('<w:p/>'), 'empty'],
  ];
  test.each(files)('%s', async (_, bytes, fault) => {
    await expect(parseDocument(bytes, 'rmk.doc')).rejects.toMatchObject({ fault });
  });

  test('a sector chain that runs in a circle is damage, not an endless loop', async () => {
    const circular = Buffer.from(xls);
    const fatAt = (circular.readUInt32LE(76) + 1) * 512;
    for (let sector = 0; sector < 128; sector += 1) circular.writeUInt32LE(sector, fatAt + sector * 4);
    await expect(parseDocument(circular, 'rmk.xls')).rejects.toMatchObject({ fault: 'damaged' });
  });
});

test('content decides over the name, and the reader is told', async () => {
  const document = await parseDocument(docxOf(p('Kursus')), 'rmk.pdf');
  expect(document.kind).toBe('docx');
  expect(document.notices).toEqual([
    'Nama fail berakhir dengan .pdf tetapi isinya ialah DOCX; dokumen dibaca sebagai DOCX.',
  ]);
});

test('a name that fits its content, or has no ending, brings no notice', async () => {
  for (const name of ['RMK.DOCX', 'rmk.docm', 'rmk']) {
    expect((await parseDocument(docxOf(p('Kursus')), name)).notices).toEqual([]);
  }
});

function withVersion(stream: Buffer): Buffer {
  stream.writeUInt16LE(0xc1, 2);
  return stream;
}
