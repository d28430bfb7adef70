import { describe, expect, test } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { moodleXml } from '../../../shared/valentra/moodle.ts';
import type { ExamQuestion } from '../../../shared/valentra/schemas.ts';
import { exams, mcqExam, withRows } from './fixtures.ts';
import { examSaying, readMoodle, shownHtml as shown } from './lms.ts';

const moodleOf = (exam = mcqExam, session = 'Semester 1') => readMoodle(moodleXml(exam, session)).questions;

/** What a written question asks after its stem. */
const asked = (question: ExamQuestion): string[] =>
  question.kind === 'struktur'
    ? question.parts.map(({ label, text, marks }) => `${label} ${text} (${marks}\u00A0markah)`)
    : [];

const backOf = (...texts: [stem: string, option?: string, explanation?: string]) => {
  const [question] = readMoodle(moodleXml(examSaying(...texts), 'S')).questions;
  return [question?.html, question?.options?.[3]?.html, question?.feedback].map((html) => shown(html ?? ''));
};

describe('an exam as Moodle XML', () => {
  test.each(Object.entries(exams))('of %s has its category and all of its questions', (_, exam) => {
    const { category, questions } = readMoodle(moodleXml(exam, 'Semester 1/2026 <A&B>'));
    // A slash in a name is doubled.
    expect(category).toBe('$course$/top/XMLD2103 Literasi Media dalam Pengajaran/Semester 1//2026 <A&B>');
    expect(
      questions.map(({ title, html, options, feedback }) => ({
        title,
        text: shown(html).split('\n\n'),
        options: options?.map((option) => [shown(option.html), option.isRight]) ?? null,
        feedback: shown(feedback),
      })),
    ).toEqual(
      exam.questions.map((question) => ({
        title: `Soalan 0${question.number} ${question.topic}`,
        text: [question.stem, ...asked(question)],
        options:
          question.kind === 'aneka-pilihan'
            ? question.options.map(({ text, key }) => [text, key === question.answer])
            : null,
        feedback: question.kind === 'aneka-pilihan' ? question.explanation : '',
      })),
    );
  });

  test.each([
    ['signs of other formats', 'a~b=c#d{e}f:g\\h', '=~#{}:\\', 'x = {1:2}'],
    ['an option that starts like a weight', 'Berapakah?', '%50% daripada markah', 'Ya'],
    ['comments and categories', '// bukan ulasan\n$CATEGORY: x', '//', '::tajuk::'],
    ['lines and paragraphs', 'Satu\ndua\n\ntiga', 'satu\ndua', 'a\n\nb'],
    ['marks of XML', 'Kod <script>alert(1)</script> &amp; ]]> tamat', '<b>', '&lt;'],
  ])('gives %s back to the letter', (_, ...texts) => {
    expect(backOf(...texts)).toEqual(texts);
  });

  test('keeps flags and the second look with the lecturer', () => {
    const flags = [{ code: 'x', message: 'Kata kerja ini menunjukkan aras C1.' }];
    expect(
      moodleXml(
        withRows(mcqExam, 'questions', () => ({ flags, look: null })),
        'S',
      ),
    ).toBe(moodleXml(mcqExam, 'S'));
  });
});

/** What Moodle is told of a question beside what it asks. */
function told(question: ExamQuestion) {
  if (question.kind === 'aneka-pilihan') return { single: 'true', answernumbering: 'ABCD' };
  const isInParts = question.kind === 'struktur';
  return {
    responseformat: 'editor',
    'responsetemplate/text': isInParts ? question.parts.map(({ label }) => label).join('\n\n') : '',
    'graderinfo/text': isInParts
      ? question.parts
          .map(({ label, marks, truth, answer }) =>
            [`Bahagian ${label} (${marks}\u00A0markah)`, ...(truth ? [truth] : []), answer].join('\n'),
          )
          .join('\n\n')
      : [
          `Contoh Jawapan:\n\n${question.sampleAnswer}\n\nSkema Pemarkahan:`,
          ...question.scheme.map(({ point, marks }) => `${point} (${marks}\u00A0markah)`),
          `Jumlah: ${question.marks}`,
        ].join(''),
  };
}

test('Moodle gets marks and letters, and the marker alone the answers', () => {
  const withTruth = withRows(exams.struktur, 'questions', (question) =>
    question.kind === 'struktur' ? { parts: question.parts.map((part) => ({ ...part, truth: 'Salah' as const })) } : {},
  );
  for (const exam of [...Object.values(exams), withTruth])
    for (const [i, { said }] of moodleOf(exam).entries()) {
      const expected = { defaultgrade: String(exam.questions[i]?.marks), ...told(exam.questions[i]!) };
      expect(Object.fromEntries(Object.keys(expected).map((path) => [path, said(path)]))).toEqual(expected);
    }
});

test('a session of any name makes a well-formed file for Moodle', () => {
  assert(property(string({ unit: 'binary' }), (name) => expect(moodleOf(mcqExam, name)).toHaveLength(5)));
});
