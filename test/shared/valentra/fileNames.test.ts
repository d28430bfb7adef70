import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, property, string } from 'fast-check';
import { type FileKind, valentraFileName } from '../../../shared/valentra/fileNames.ts';

const id = '01JQ8Y2F7M5N3K1H9G4D6C8B2A';
const kinds = {
  jst: 'JST_Semester_1.docx',
  jsu: 'JSU_Semester_1.docx',
  pentaksiran: 'SOALAN_PB_Semester_1.docx',
  rubrik: 'RUBRIK_Semester_1.docx',
  examQuestions: 'SOALAN_UJIAN_Semester_1.docx',
  examAnswers: 'SKEMA_JAWAPAN_Semester_1.docx',
  examMoodle: 'SOALAN_UJIAN_Semester_1.xml',
  examGift: 'SOALAN_UJIAN_Semester_1.gift.txt',
} as const satisfies Record<FileKind, string>;

test.each(Object.entries(kinds))('the file of %s is called %s', (kind, name) => {
  expect(valentraFileName(kind as FileKind, { id, sessionName: 'Semester 1' })).toBe(name);
});

describe('a name', () => {
  test('is safe on every file system, whatever the session is called', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), constantFrom(...Object.keys(kinds)), (name, kind) => {
        const file = valentraFileName(kind as FileKind, { id, sessionName: name });
        expect(file).toMatch(/^[A-Z]+(?:_[A-Z]+)*_[\p{L}\p{M}\p{N}_-]+\.(?:docx|xml|gift\.txt)$/u);
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
