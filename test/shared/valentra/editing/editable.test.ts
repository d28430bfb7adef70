import { describe, expect, test } from '@jest/globals';
import { valentraApi } from '../../../../shared/valentra/api.ts';
import { editableAt } from '../../../../shared/valentra/editing/editable.ts';
import type { StageName } from '../../../../shared/valentra/schemas.ts';
import { exams, jst, jsu, mcqExam, pentaksiran, rubrik } from '../fixtures.ts';

const exam = { ...mcqExam, questions: Object.values(exams).flatMap(({ questions }) => questions[0] ?? []) };
const documents: Record<StageName, unknown> = { jst, jsu, pentaksiran, rubrik, exam };

describe('can be edited', () => {
  test.each<[StageName, string, string | string[] | number]>([
    ['jst', '/assessments/0/objective', 'Menganalisis kesesuaian satu siri berita daring sebagai bahan pengajaran.'],
    ['jst', '/assessments/1/dueDate', 'Minggu 14'],
    ['jst', '/assessments/0/percentage', 30],
    ['jst', '/assessments/0/hpAllocation/HP2', 60],
    ['jst', '/assessments/1/clo', ['CLO3']],
    ['jsu', '/questions/3/marks', 10],
    ['jsu', '/questions/0/topic', 'Konsep Literasi Media'],
    ['pentaksiran', '/tasks/1/stimulus/title', 'Saluran video sekolah'],
    ['rubrik', '/rubriks/0/criteria/1/marks', 40],
    ['rubrik', '/rubriks/1/criteria/0/levels/lemah/descriptor', 'Kerjasama kumpulan dengan 1 bukti pada tahap lemah.'],
    ['exam', '/questions/0/options/2/text', 'Pilihan C bagi soalan 1'],
    ['exam', '/questions/0/answer', 'B'],
    ['exam', '/questions/1/parts/1/marks', 12],
    ['exam', '/questions/2/scheme/0/point', 'Takrif yang tepat'],
  ])('%s %s', (stage, pointer, value) => {
    expect(editableAt(stage, documents[stage], pointer)).toEqual(value);
    expect(valentraApi.editArtefact.body.safeParse({ pointer, value, version: 1 }).error?.issues).toBeUndefined();
  });
});

describe('cannot be edited', () => {
  test.each<[StageName, string]>([
    ['jst', '/assessments/0/type'],
    ['jst', '/assessments/2/startDate'],
    ['jst', '/assessments/0/facts'],
    ['jst', '/tasksSummary/0/displayFormat'],
    ['jst', '/courseInfo/code'],
    ['jsu', '/questions/0/weightage'],
    ['jsu', '/summary/hots'],
    ['pentaksiran', '/tasks/0/question/marks'],
    ['rubrik', '/rubriks/0/totalMarks'],
    ['rubrik', '/rubriks/0/criteria/0/levels/lemah/range'],
    ['exam', '/questions/0/look/answer'],
    ['exam', '/questions/0/options/0/key'],
    ['exam', '/examInfo/type'],
    // What is not there.
    ['jst', ''],
    ['jsu', '/questions/x/marks'],
    ['exam', '/questions/0/constructor'],
    ['rubrik', '/rubriks/0/criteria/0/levels/toString/descriptor'],
  ])('%s %s: what is stated, computed, a code or not there', (stage, pointer) => {
    expect(editableAt(stage, documents[stage], pointer)).toBeNull();
  });
});
