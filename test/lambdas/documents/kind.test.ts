import { CFB } from '@e965/xlsx';
import { expect, test } from '@jest/globals';
import { kindOf } from '../../../lambdas/documents/kind.ts';
import { parseDocument } from '../../../lambdas/documents/parse.ts';
import { zipOf } from './packages.ts';

/** A compound file of the given streams. */
function compoundOf(streams: Record<string, Uint8Array>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, bytes);
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
const zipWith = (...names: string[]): Buffer => zipOf(names.map((name) => ({ name, content: 'x' })));

const powerPoint = compoundOf({ 'PowerPoint Document': Buffer.alloc(5000) });
const message = compoundOf({ __substg1: Buffer.alloc(10), '__substg1.0_0037001F': Buffer.alloc(10) });
const encrypted = compoundOf({ EncryptedPackage: Buffer.alloc(5000), EncryptionInfo: Buffer.alloc(200) });
const openDocument = zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]);
const sheet = '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>';

test.each<[string, Uint8Array, string, RegExp?]>([
  ['a web page named .doc', Buffer.from('<html><body>RMK</body></html>'), 'wrong_type', /halaman web/],
  ['a web page with XML head', Buffer.from('<?xml version="1.0"?>\n<!DOCTYPE html>'), 'wrong_type', /halaman web/],
  ['RTF', Buffer.from('{\\rtf1\\ansi Kursus}'), 'wrong_type', /RTF/],
  ['a saved web archive', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'wrong_type', /MHT/],
  ['a 2003 XML sheet', Buffer.from(sheet), 'wrong_type', /XML 2003/],
  ['plain text', Buffer.from('Kod Kursus: EDUP1234'), 'wrong_type', /teks biasa/],
  ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'wrong_type', /gambar/],
  ['a bitmap', Buffer.from('424d3600300000000000', 'hex'), 'wrong_type', /gambar/],
  ['a RAR archive', Buffer.from('526172211a070100', 'hex'), 'wrong_type', /arkib/],
  ['PowerPoint', zipWith('[Content_Types].xml', 'ppt/presentation.xml'), 'wrong_type', /PowerPoint/],
  ['OpenDocument text', openDocument, 'wrong_type', /OpenDocument/],
  ['a binary workbook', zipWith('xl/workbook.bin'), 'wrong_type', /XLSB/],
  ['a zip of something else', zipWith('nota.txt'), 'wrong_type', /arkib ZIP/],
  ['old PowerPoint', powerPoint, 'wrong_type', /PowerPoint/],
  ['an Outlook message', message, 'wrong_type', /Outlook/],
  ['an encrypted Office package', encrypted, 'encrypted'],
  ['a Word 2 document', Buffer.from('dba52d000000', 'hex'), 'old_format'],
  ['a compound file cut short', compoundOf({ Workbook: Buffer.alloc(5000) }).subarray(0, 512), 'damaged'],
  ['an empty zip', zipOf([]), 'damaged'],
  ['two bytes of a zip', Buffer.from('PK'), 'damaged'],
])('%s is refused with what it really is', async (_, bytes, fault, what = /./) => {
  await expect(parseDocument(bytes)).rejects.toMatchObject({ fault, message: expect.stringMatching(what) });
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
