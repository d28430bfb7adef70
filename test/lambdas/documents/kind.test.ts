import { CFB } from '@e965/xlsx';
import { describe, expect, test } from '@jest/globals';
import { kindOf, nameNotice } from '../../../lambdas/documents/kind.ts';
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
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), /gambar/],
    ['a bitmap', Buffer.from('424d3600300000000000', 'hex'), /gambar/],
    ['a RAR archive', Buffer.from('526172211a070100', 'hex'), /arkib/],
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
  test.each(files)('%s', (_, bytes, what) => {
    expect(() => kindOf(bytes)).toThrow(
      expect.objectContaining({ fault: 'wrong_type', message: expect.stringMatching(what) }),
    );
  });
});

test.each<[string, Uint8Array, string]>([
  [
    'an encrypted Office package',
    compoundOf({ EncryptedPackage: Buffer.alloc(5000), EncryptionInfo: Buffer.alloc(200) }),
    'encrypted',
  ],
  ['a Word 2 document', Buffer.from('dba52d000000', 'hex'), 'old_format'],
  ['a compound file cut short', compoundOf({ Workbook: Buffer.alloc(5000) }).subarray(0, 512), 'damaged'],
  ['an empty zip', zipOf([]), 'damaged'],
  ['two bytes of a zip', Buffer.from('PK'), 'damaged'],
])('%s is refused for what is wrong with it', (_, bytes, fault) => {
  expect(() => kindOf(bytes)).toThrow(expect.objectContaining({ fault }));
});

test.each<[string, Uint8Array]>([
  ['pdf', Buffer.from('rubbish before %PDF-1.7')],
  ['docx', zipWith('Word/document2.xml')],
  ['xlsx', zipWith('xl/workbook.xml')],
  ['doc', compoundOf({ WordDocument: Buffer.alloc(10) })],
  ['xls', compoundOf({ Book: Buffer.alloc(10) })],
])('content decides that a file is %s', (kind, bytes) => {
  expect(kindOf(bytes)).toBe(kind);
});

test('a name that promises another kind than the content brings a notice', () => {
  expect(nameNotice('docx', 'rmk.pdf')).toBe(
    'Nama fail berakhir dengan .pdf tetapi isinya ialah DOCX; dokumen dibaca sebagai DOCX.',
  );
  expect(['RMK.DOCX', 'rmk.docm', 'rmk'].map((name) => nameNotice('docx', name))).toEqual([null, null, null]);
});
