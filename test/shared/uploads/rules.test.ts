import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { checkSelection, type ChosenFile, endingOf, maxFileBytes, mimeTypes } from '../../../shared/uploads/rules.ts';

const selectionFault = (...asked: Parameters<typeof checkSelection>) => checkSelection(...asked)?.message ?? null;
const MB = 1024 * 1024;
const file = (name: string, size = MB, type = mimeTypes[endingOf(name)] ?? ''): ChosenFile => ({ name, size, type });
const files = (count: number): ChosenFile[] => Array.from({ length: count }, (_, i) => file(`fail-${i}.pdf`));

const tooMany = (have: number, more: number) =>
  `Maksimum 4 dokumen sahaja dibenarkan. Anda sudah ada ${have} fail, cuba tambah ${more} fail lagi.`;
const wrongType = (names: string) => `Fail tidak sah: ${names}. Hanya PDF, Word dan Excel dibenarkan.`;
const tooLarge = (name: string, size: string) => `Fail terlalu besar: ${name} (${size}MB). Maximum 20MB per fail.`;
const [a, b, c] = [file('a.pdf'), file('b.pdf'), file('c.pdf')];

describe('a selection of documents (spec 1 §5)', () => {
  test.each<[string, ChosenFile[], ChosenFile[], code: string, string]>([
    ['five at once', files(5), [], 'invalid', tooMany(0, 5)],
    ['two more to three', files(2), [a, b, c], 'invalid', tooMany(3, 2)],
    ['a picture', [file('gambar.png', MB, 'image/png')], [], 'unsupported_type', wrongType('gambar.png')],
    ['two of a wrong type', [file('a.txt'), b, file('c.exe')], [], 'unsupported_type', wrongType('a.txt, c.exe')],
    ['one byte over 20 MB', [file('a.pdf', maxFileBytes + 1)], [], 'too_large', tooLarge('a.pdf', '20.1')],
    ['the same name in other letters', [file('A.PDF'), b], [a], 'invalid', 'Fail sudah wujud: A.PDF'],
    ['the same name twice at once', [a, a], [], 'invalid', 'Fail sudah wujud: a.pdf'],
    [
      'an empty file',
      [file('kosong.pdf', 0)],
      [],
      'invalid',
      'Fail kosong: kosong.pdf. Pilih fail yang mempunyai kandungan.',
    ],
  ])('%s is refused to the letter', (_, chosen, already, code, message) => {
    expect(checkSelection('pedagona', chosen, already)).toMatchObject({ code, message });
  });

  test.each([
    ['exactly 20 MB', file('a.pdf', maxFileBytes)],
    ['a known ending under an unknown type', file('a.docx', MB, '')],
    ['a known ending in capitals', file('A.XLSX', MB, 'application/octet-stream')],
    ['a known type under an unknown ending', file('a.bin', MB, mimeTypes['pdf'])],
  ])('%s is taken', (_, chosen) => {
    expect(selectionFault('pedagona', [chosen])).toBeNull();
  });

  test.each<['acadiora' | 'valentra', string, ChosenFile, string | null]>([
    ['acadiora', 'Word', file('a.docx'), null],
    ['acadiora', 'Excel', file('a.xlsx'), 'Sila muat naik dokumen PDF atau Word sahaja'],
    ['acadiora', 'more than 20 MB', file('a.pdf', 20 * MB + 1), 'Saiz fail mestilah kurang daripada 20MB'],
    ['valentra', 'PDF', a, null],
    ['valentra', 'Word', file('a.docx'), 'Sila muat naik fail PDF sahaja'],
    ['valentra', '21 MB', file('a.pdf', 21 * MB), 'Fail terlalu besar: a.pdf (21.0MB). Maksimum 20MB.'],
  ])('%s answers a file of %s in the words of its own spec', (module, _, chosen, sentence) => {
    expect(selectionFault(module, [chosen])).toBe(sentence);
  });

  const anyFile = record({
    name: constantFrom('a.pdf', 'b.docx', 'c.xlsx', 'A.pdf', 'd.txt', 'e', '.pdf'),
    size: constantFrom(0, 1, MB, maxFileBytes, maxFileBytes + 1),
    type: constantFrom('', 'application/pdf', 'text/plain'),
  });

  test('is refused as a whole or taken as a whole: a good part taken alone stays good', () => {
    assert(
      property(array(anyFile, { maxLength: 6 }), (chosen) => {
        if (selectionFault('pedagona', chosen) !== null) return;
        for (const one of chosen) expect(selectionFault('pedagona', [one])).toBeNull();
        expect(chosen.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('does not depend on being chosen at once or one after the other', () => {
    assert(
      property(array(anyFile, { minLength: 1, maxLength: 5 }), (chosen) => {
        const oneByOne = chosen.every((one, i) => selectionFault('pedagona', [one], chosen.slice(0, i)) === null);
        expect(selectionFault('pedagona', chosen) === null).toBe(oneByOne);
      }),
    );
  });

  test('never names a size that seems to be allowed', () => {
    assert(
      property(integer({ min: 1, max: 60 * MB }), (over) => {
        const sentence = selectionFault('pedagona', [file('a.pdf', maxFileBytes + over)]) ?? '';
        const size = Number(/\((\d+\.\d)MB\)/.exec(sentence)?.[1]);
        expect(size).toBeGreaterThan(20);
      }),
    );
  });
});

test.each([
  ['a.pdf', 'pdf'],
  ['a.b.DOCX', 'docx'],
  ['pdf', ''],
  ['a.', ''],
  ['.pdf', 'pdf'],
])('the ending of %s is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});
