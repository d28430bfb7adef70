import { expect, test } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { giftText } from '../../../shared/valentra/lms/gift.ts';
import type { Exam } from '../../../shared/valentra/schemas.ts';
import { exams, mcqExam, structuredExam } from './fixtures.ts';
import { readGift, shown } from './giftReader.ts';

const withTexts = (stem: string, option: string, explanation: string): Exam => {
  const [first] = mcqExam.questions;
  if (first?.kind !== 'aneka-pilihan') throw new Error('The fixture changed');
  return {
    ...mcqExam,
    questions: [{ ...first, stem, explanation, options: first.options.map((each) => ({ ...each, text: option })) }],
  };
};

test.each(Object.entries(exams))('an exam of %s has a category and a titled question each', (_, exam) => {
  const { category, questions } = readGift(giftText(exam, 'Semester 1'));
  expect(category).toBe('$course$/top/XMLD2103 Literasi Media dalam Pengajaran/Semester 1');
  expect(questions.map(({ title }) => title)).toEqual(
    exam.questions.map(({ number, topic }) => `Soalan 0${number} ${topic}`),
  );
  expect(questions.map(({ tags }) => tags)).toEqual(
    exam.questions.map(({ clo, cognitiveLevel, questionType }) => [clo, cognitiveLevel, questionType]),
  );
});

test('a multiple-choice question has its options, one right, and its explanation', () => {
  const { questions } = readGift(giftText(mcqExam, 'Semester 1'));
  for (const [index, read] of questions.entries()) {
    const question = mcqExam.questions[index];
    if (question?.kind !== 'aneka-pilihan') throw new Error('The fixture changed');
    expect(shown(read.html)).toBe(question.stem);
    expect(read.options?.map(({ html, isRight }) => [shown(html), isRight])).toEqual(
      question.options.map(({ text, key }) => [text, key === question.answer]),
    );
    expect(shown(read.feedback)).toBe(question.explanation);
  }
});

test('a written question is an essay that says its marks and keeps its answers back', () => {
  const { questions } = readGift(giftText(structuredExam, 'Semester 1'));
  for (const [index, read] of questions.entries()) {
    const question = structuredExam.questions[index];
    if (question?.kind !== 'struktur') throw new Error('The fixture changed');
    expect(read.options).toBeNull();
    expect(shown(read.html)).toBe(
      [
        question.stem,
        ...question.parts.map(({ label, text, marks }) => `${label} ${text} (${marks} markah)`),
        `Jumlah Markah: ${question.marks}`,
      ].join('\n\n'),
    );
    expect(read.feedback).toBe('');
  }
});

test.each([
  ['every character that GIFT reads', 'a~b=c#d{e}f:g\\h', '=~#{}:\\', 'x = {1:2}'],
  ['an option that starts like a weight', 'Berapakah?', '%50% daripada markah', 'Ya'],
  ['comments and categories', '// bukan ulasan\n$CATEGORY: x', '//', '::tajuk::'],
  ['lines and paragraphs', 'Satu\ndua\n\ntiga', 'satu\ndua', 'a\n\nb'],
])('%s come back to the letter', (_, stem, option, explanation) => {
  const [read] = readGift(giftText(withTexts(stem, option, explanation), 'Semester 1')).questions;
  expect(shown(read?.html ?? '')).toBe(stem);
  expect(read?.options?.map(({ html }) => shown(html))).toEqual([option, option, option, option]);
  expect(shown(read?.feedback ?? '')).toBe(explanation);
});

test('any text without marks of Markdown comes back', () => {
  const line = string({ unit: 'grapheme-ascii', maxLength: 60 }).map(
    (text) =>
      `S${text
        .replace(/[*_`\\]/g, '')
        .replace(/\s+/g, ' ')
        .trim()}.`,
  );
  assert(
    property(line, line, line, (stem, option, explanation) => {
      const [read] = readGift(giftText(withTexts(stem, option, explanation), 'S')).questions;
      expect([read?.html, read?.options?.[0]?.html, read?.feedback].map((html) => shown(html ?? ''))).toEqual([
        stem,
        option,
        explanation,
      ]);
    }),
  );
});
