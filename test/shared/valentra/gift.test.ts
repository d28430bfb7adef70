import { expect, test } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { giftText } from '../../../shared/valentra/lms/gift.ts';
import { exams, mcqExam, structuredExam } from './fixtures.ts';
import { examSaying, questionsOf, shownHtml as shown } from './lms.ts';
import { readGift } from './giftReader.ts';

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
  const read = questions.map(({ html, options, feedback }) => [
    shown(html),
    options?.map((option) => [shown(option.html), option.isRight]),
    shown(feedback),
  ]);
  expect(read).toEqual(
    questionsOf('aneka-pilihan').map(({ stem, options, answer, explanation }) => [
      stem,
      options.map(({ text, key }) => [text, key === answer]),
      explanation,
    ]),
  );
});

test('a written question is an essay that says its marks and keeps its answers back', () => {
  const { questions } = readGift(giftText(structuredExam, 'Semester 1'));
  expect(questions.map(({ html, options, feedback }) => [shown(html).split('\n\n'), options, feedback])).toEqual(
    questionsOf('struktur').map(({ stem, parts, marks: all }) => [
      [stem, ...parts.map(({ label, text, marks }) => `${label} ${text} (${marks} markah)`), `Jumlah Markah: ${all}`],
      null,
      '',
    ]),
  );
});

test.each([
  ['every character that GIFT reads', 'a~b=c#d{e}f:g\\h', '=~#{}:\\', 'x = {1:2}'],
  ['an option that starts like a weight', 'Berapakah?', '%50% daripada markah', 'Ya'],
  ['comments and categories', '// bukan ulasan\n$CATEGORY: x', '//', '::tajuk::'],
  ['lines and paragraphs', 'Satu\ndua\n\ntiga', 'satu\ndua', 'a\n\nb'],
])('%s come back to the letter', (_, stem, option, explanation) => {
  const [read] = readGift(giftText(examSaying(stem, option, explanation), 'Semester 1')).questions;
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
      const [read] = readGift(giftText(examSaying(stem, option, explanation), 'S')).questions;
      expect([read?.html, read?.options?.[0]?.html, read?.feedback].map((html) => shown(html ?? ''))).toEqual([
        stem,
        option,
        explanation,
      ]);
    }),
  );
});
