import { expect, test } from '@jest/globals';
import { hasQuizOrExam } from '../../shared/assessment.ts';

test.each([
  'Kuiz',
  'Ujian Pertengahan Semester',
  'Peperiksaan Akhir',
  'Quizzes',
  'Final Examination',
  'Mid-term',
  'UAS',
])('%s is a quiz, a test or an examination', (type) =>
  expect(hasQuizOrExam([{ type: 'Projek' }, { type }])).toBe(true),
);

test.each(['Tugasan 1', 'Projek Pengujian Perisian', 'Portfolio', 'Attestation', 'Pembentangan'])(
  '%s is none',
  (type) => expect(hasQuizOrExam([{ type }])).toBe(false),
);

test('without assessments there is none', () => expect(hasQuizOrExam([])).toBe(false));
