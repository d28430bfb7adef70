import { describe, expect, test } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { child, parseXml, type XmlElement } from '../../../lambdas/documents/office/officeXml.ts';
import { moodleXml } from '../../../shared/valentra/lms/moodle.ts';
import type { Exam } from '../../../shared/valentra/schemas.ts';
import { exams, mcqExam, shortEssayExam, structuredExam, withRows } from './fixtures.ts';
import { examSaying, questionsOf as inventedOf, shownHtml as shown } from './lms.ts';

/** The reader gives elements of no known vocabulary their name behind a colon. */
const named = (name: string): string => `:${name}`;
const textOf = (element: XmlElement, path: string): string =>
  path.split('/').reduce<XmlElement | undefined>((at, name) => child(at, named(name)), element)?.text ?? `no ${path}`;
const questionsOf = (exam: Exam, sessionName = 'Semester 1'): XmlElement[] =>
  parseXml(moodleXml(exam, sessionName)).children;
const asked = (exam: Exam): XmlElement[] => questionsOf(exam).slice(1);
const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((candidate) => candidate.name === named(name));

test.each(Object.entries(exams))('an exam of %s is a quiz of a category and its questions', (_, exam) => {
  const quiz = parseXml(moodleXml(exam, 'Semester 1'));
  expect(quiz.name).toBe(named('quiz'));
  expect(quiz.children.map(({ name }) => name)).toEqual(quiz.children.map(() => named('question')));
  expect(quiz.children.map(({ attributes }) => attributes['type'])).toEqual([
    'category',
    ...exam.questions.map(({ kind }) => (kind === 'aneka-pilihan' ? 'multichoice' : 'essay')),
  ]);
});

test('the category names course and session, a slash in a name doubled', () => {
  const [category] = questionsOf(mcqExam, 'Semester 1/2026 <A&B>');
  expect(category && textOf(category, 'category/text')).toBe(
    '$course$/top/XMLD2103 Literasi Media dalam Pengajaran/Semester 1//2026 <A&B>',
  );
});

test.each(Object.entries(exams))('every question of %s has what Moodle asks for', (_, exam) => {
  for (const [index, element] of asked(exam).entries()) {
    const question = exam.questions[index];
    if (question === undefined) throw new Error('More elements than questions');
    expect(textOf(element, 'name/text')).toBe(`Soalan 0${index + 1} ${question.topic}`);
    expect(child(element, named('questiontext'))?.attributes['format']).toBe('html');
    expect(shown(textOf(element, 'questiontext/text'))).toContain(question.stem);
    expect(textOf(element, 'defaultgrade')).toBe(String(question.marks));
    expect(textOf(element, 'generalfeedback/text')).not.toMatch(/^no /);
    const tags = child(element, named('tags'));
    expect(tags?.children.map((tag) => textOf(tag, 'text'))).toEqual([
      question.clo,
      question.cognitiveLevel,
      question.questionType,
    ]);
  }
});

test('a multiple-choice question has its four options, the key alone at 100', () => {
  const invented = inventedOf('aneka-pilihan');
  for (const [index, element] of asked(mcqExam).entries()) {
    const answers = childrenOf(element, 'answer');
    expect(answers.map((answer) => [shown(textOf(answer, 'text')), answer.attributes['fraction']])).toEqual(
      invented[index]?.options.map(({ text, key }) => [text, key === invented[index]?.answer ? '100' : '0']),
    );
    expect(textOf(element, 'single')).toBe('true');
    expect(textOf(element, 'answernumbering')).toBe('ABCD');
    expect(shown(textOf(element, 'generalfeedback/text'))).toBe(invented[index]?.explanation);
  }
});

describe('a written question', () => {
  test('of parts asks each with its marks, and gives the marker each answer', () => {
    const elements = asked(structuredExam);
    for (const [index, { parts }] of inventedOf('struktur').entries()) {
      const said = (path: string) => textOf(elements[index] as XmlElement, path);
      for (const { label, text, marks, answer } of parts) {
        expect(shown(said('questiontext/text'))).toContain(`${label} ${text} (${marks} markah)`);
        expect(shown(said('graderinfo/text'))).toContain(`Bahagian ${label} (${marks} markah)\n${answer}`);
        expect(said('questiontext/text')).not.toContain(answer);
        expect(said('responsetemplate/text')).toContain(`<p>${label}</p>`);
      }
    }
  });

  test('of a short essay gives the marker the sample answer and every point with its marks', () => {
    const elements = asked(shortEssayExam);
    for (const [index, { sampleAnswer, scheme }] of inventedOf('esei-pendek').entries()) {
      const said = (path: string) => textOf(elements[index] as XmlElement, path);
      const grading = shown(said('graderinfo/text'));
      expect(grading).toContain(sampleAnswer);
      for (const { point, marks } of scheme) expect(grading).toContain(`${point} (${marks} markah)`);
      expect([said('responsetemplate/text'), said('responseformat')]).toEqual(['', 'editor']);
    }
  });
});

test('flags and the second look stay with the lecturer', () => {
  const message = 'Kata kerja ini menunjukkan aras C1.';
  const flagged = withRows(mcqExam, 'questions', () => ({ flags: [{ code: 'x', message }] }));
  expect(moodleXml(flagged, 'Semester 1')).toBe(moodleXml(mcqExam, 'Semester 1'));
});

test.each(['Kod <script>alert(1)</script> &amp; ]]> tamat', 'Ayat pertama.\n\nAyat kedua\nbaris baharu'])(
  '%j comes back to the letter',
  (stem) => {
    const [element] = asked(examSaying(stem));
    expect(element && shown(textOf(element, 'questiontext/text'))).toBe(stem);
  },
);

test('any text makes a well-formed file and comes back', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), string({ unit: 'binary' }), (text, name) => {
      // Marks of emphasis become tags.
      const stem = `Soalan ${text.replace(/[\s*_`]+/gu, ' ').trim()}.`;
      const [, element] = questionsOf(examSaying(stem), name);
      expect(element && shown(textOf(element, 'questiontext/text'))).toBe(stem);
    }),
  );
});
