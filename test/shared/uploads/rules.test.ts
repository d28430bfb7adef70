import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { checkSelection, type ChosenFile, endingOf, maxFileBytes, mimeTypes } from '../../../shared/uploads/rules.ts';

const selectionFault = (...asked: Parameters<typeof checkSelection>) => checkSelection(...asked)?.message ?? null;
const MB = 1024 * 1024;
const file = (name: string, size = MB, type = mimeTypes[endingOf(name)] ?? ''): ChosenFile => ({ name, size, type });
const files = (count: number): ChosenFile[] => Array.from({ length: count }, (_, i) => file(`fail-${i}.pdf`));

describe('a selection of documents (spec 1 §5)', () => {
  test.each<[string, ChosenFile[], ChosenFile[], string]>([
    [
      'five at once',
      files(5),
      [],
      'Maksimum 4 dokumen sahaja dibenarkan. Anda sudah ada 0 fail, cuba tambah 5 fail lagi.',
    ],
    [
      'two more to three',
      files(2),
      [file('a.pdf'), file('b.pdf'), file('c.pdf')],
      'Maksimum 4 dokumen sahaja dibenarkan. Anda sudah ada 3 fail, cuba tambah 2 fail lagi.',
    ],
    [
      'a picture',
      [file('gambar.png', MB, 'image/png')],
      [],
      'Fail tidak sah: gambar.png. Hanya PDF, Word dan Excel dibenarkan.',
    ],
    [
      'several of a wrong type',
      [file('a.txt', MB, 'text/plain'), file('b.pdf'), file('c.exe')],
      [],
      'Fail tidak sah: a.txt, c.exe. Hanya PDF, Word dan Excel dibenarkan.',
    ],
    [
      '20.1 MB',
      [file('besar.pdf', Math.round(20.1 * MB))],
      [],
      'Fail terlalu besar: besar.pdf (20.1MB). Maximum 20MB per fail.',
    ],
    [
      'one byte over 20 MB',
      [file('besar.pdf', maxFileBytes + 1)],
      [],
      'Fail terlalu besar: besar.pdf (20.1MB). Maximum 20MB per fail.',
    ],
    [
      'two too large',
      [file('a.pdf', 21 * MB), file('b.docx', 100.5 * MB)],
      [],
      'Fail terlalu besar: a.pdf (21.0MB). Maximum 20MB per fail. Fail terlalu besar: b.docx (100.5MB). Maximum 20MB per fail.',
    ],
    ['the same name as before', [file('a.pdf')], [file('a.pdf')], 'Fail sudah wujud: a.pdf'],
    ['the same name in other letters', [file('A.PDF'), file('b.pdf')], [file('a.pdf')], 'Fail sudah wujud: A.PDF'],
    ['the same name twice at once', [file('a.pdf'), file('a.pdf')], [], 'Fail sudah wujud: a.pdf'],
    ['an empty file', [file('kosong.pdf', 0)], [], 'Fail kosong: kosong.pdf. Pilih fail yang mempunyai kandungan.'],
  ])('%s is refused to the letter', (_, chosen, already, sentence) => {
    expect(selectionFault('pedagona', chosen, already)).toBe(sentence);
  });

  test.each([
    ['exactly 20 MB', file('a.pdf', maxFileBytes)],
    ['a known ending under an unknown type', file('a.docx', MB, '')],
    ['a known ending in capitals', file('A.XLSX', MB, 'application/octet-stream')],
    ['a known type under an unknown ending', file('a.bin', MB, mimeTypes['pdf'])],
  ])('%s is taken', (_, chosen) => {
    expect(selectionFault('pedagona', [chosen])).toBeNull();
  });

  test.each<['acadiora' | 'valentra', string, boolean]>([
    ['acadiora', 'a.docx', true],
    ['acadiora', 'a.xlsx', false],
    ['valentra', 'a.pdf', true],
    ['valentra', 'a.docx', false],
  ])('%s: %s is taken: %s', (module, name, isTaken) => {
    expect(selectionFault(module, [file(name)]) === null).toBe(isTaken);
  });

  test.each<['acadiora' | 'valentra', string, ChosenFile, string]>([
    ['acadiora', 'of another kind', file('a.xlsx'), 'Sila muat naik dokumen PDF atau Word sahaja'],
    ['acadiora', 'that is too large', file('a.pdf', 20 * MB + 1), 'Saiz fail mestilah kurang daripada 20MB'],
    ['valentra', 'of another kind', file('a.docx'), 'Sila muat naik fail PDF sahaja'],
    ['valentra', 'that is too large', file('a.pdf', 21 * MB), 'Fail terlalu besar: a.pdf (21.0MB). Maksimum 20MB.'],
  ])('%s refuses a file %s in the words of its own spec', (module, _, chosen, sentence) => {
    expect(selectionFault(module, [chosen])).toBe(sentence);
  });

  test.each([
    ['invalid', files(5)],
    ['unsupported_type', [file('a.txt')]],
    ['too_large', [file('a.pdf', 21 * MB)]],
    ['invalid', [file('a.pdf'), file('a.pdf')]],
  ])('has the code %s', (code, chosen) => {
    expect(checkSelection('pedagona', chosen)?.code).toBe(code);
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
