import { describe, expect, test } from '@jest/globals';
import { OfficePackage, zipBounds } from '../../../lambdas/documents/office/officePackage.ts';
import { parseDocument } from '../../../lambdas/documents/parse.ts';
import { docxOf, p, wordXml } from './packages.ts';
import { zipOf } from './zip-writer.ts';

const body = { name: 'word/document.xml', content: wordXml('document', `<w:body>${p('Kursus')}</w:body>`) };
const megabyte = 1024 * 1024;

const withDoctype = (declaration: string): Buffer =>
  zipOf([{ ...body, content: body.content.replace('?>', `?>${declaration}`) }]);

describe('a package that unpacks beyond reason is refused', () => {
  test('for too many entries', async () => {
    const bytes = zipOf(
      Array.from({ length: zipBounds.entries + 1 }, (_, index) => ({ name: `a${index}`, content: '' })),
    );
    await expect(OfficePackage.open(bytes)).rejects.toMatchObject({ fault: 'bomb' });
  });

  test('for one entry far larger than what it was packed into', async () => {
    const bytes = zipOf([body, { name: 'word/media/a.bmp', content: Buffer.alloc(2 * megabyte) }]);
    await expect(OfficePackage.open(bytes)).rejects.toMatchObject({ fault: 'bomb' });
  });

  test('for the sizes its directory claims, before anything is unpacked', async () => {
    const lying = Array.from({ length: 50 }, (_, index) => ({
      name: `a${index}`,
      content: 'x',
      claimedSize: 5 * megabyte,
    }));
    await expect(OfficePackage.open(zipOf([body, ...lying]))).rejects.toMatchObject({ fault: 'bomb' });
  });

  test('when an entry unpacks to more than the directory claims', async () => {
    const office = await OfficePackage.open(
      zipOf([{ name: 'a', content: Buffer.alloc(2 * megabyte), claimedSize: 10 }]),
    );
    await expect(office.bytes('a')).rejects.toMatchObject({ fault: 'damaged' });
  });
});

describe('XML parts', () => {
  test.each([
    ['a document type that reads a file', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['entities that multiply', '<!DOCTYPE x [<!ENTITY a "aaa"><!ENTITY b "&a;&a;&a;">]>'],
    ['a bare document type', '<!DOCTYPE x>'],
  ])('with %s are refused', async (_, declaration) => {
    await expect(parseDocument(withDoctype(declaration), 'a.docx')).rejects.toMatchObject({ fault: 'external_entity' });
  });

  test('in UTF-16 do not hide one', async () => {
    const text = body.content.replace('?>', '?><!DOCTYPE x>');
    const bytes = zipOf([{ ...body, content: Buffer.from(`\ufeff${text}`, 'utf16le') }]);
    await expect(parseDocument(bytes, 'a.docx')).rejects.toMatchObject({ fault: 'external_entity' });
  });

  test('that are not well-formed are damage', async () => {
    await expect(parseDocument(docxOf('<w:p>'), 'a.docx')).rejects.toMatchObject({ fault: 'damaged' });
  });

  test('nested beyond any document are damage', async () => {
    const deep = docxOf('<w:sdt>'.repeat(2000) + '</w:sdt>'.repeat(2000));
    await expect(parseDocument(deep, 'a.docx')).rejects.toMatchObject({ fault: 'damaged' });
  });
});

test('encrypted entries are told apart from damage', async () => {
  await expect(OfficePackage.open(zipOf([body], { encrypted: true }))).rejects.toMatchObject({ fault: 'encrypted' });
});

test('two parts of one name are damage', async () => {
  const twice = zipOf([body, { ...body, name: 'WORD/document.xml' }]);
  await expect(OfficePackage.open(twice)).rejects.toMatchObject({ fault: 'damaged' });
});

test('part names are found whatever their case', async () => {
  const office = await OfficePackage.open(zipOf([{ name: 'Word/Document.XML', content: '<a/>' }]));
  expect(await office.xml('word/document.xml')).toBe('<a/>');
  expect(await office.xml('word/absent.xml')).toBeNull();
});
