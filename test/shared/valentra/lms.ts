import { child, parseXml, type XmlElement } from '../../../lambdas/documents/office/officeXml.ts';
import type { Exam, ExamQuestion } from '../../../shared/valentra/schemas.ts';
import { mcqExam } from './fixtures.ts';

/** A question as a file for a learning platform has it; `options` is null for an essay. */
export interface LmsQuestion {
  title: string;
  html: string;
  options: { isRight: boolean; html: string }[] | null;
  feedback: string;
}

/** An exam of one question with these texts, all its options alike. */
export function examSaying(stem: string, option = stem, explanation = stem): Exam {
  const change = (question: ExamQuestion): ExamQuestion[] =>
    question.kind === 'aneka-pilihan' && question.number === 1
      ? [{ ...question, stem, explanation, options: question.options.map((each) => ({ ...each, text: option })) }]
      : [];
  return { ...mcqExam, questions: mcqExam.questions.flatMap(change) };
}

/** What a browser shows of the HTML of a file for a learning platform, which holds no other entities. */
export const shownHtml = (html: string): string =>
  html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(/<\/?(?:p|ol|li)>/g, '')
    .replaceAll('&#37;', '%')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const fail = (what: string): never => {
  throw new Error(`Not readable: ${what}`);
};

/** The office reader gives elements of no known vocabulary their name behind a colon. */
const named = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((candidate) => candidate.name === `:${name}`);
/** The text at a path of names. @throws when there is no such element */
const textAt = (element: XmlElement, path: string): string =>
  path.split('/').reduce((at, name) => child(at, `:${name}`) ?? fail(`no ${path}`), element).text;

/** Reads a quiz of Moodle: a category and its questions, each with what else is said of it. @throws when something is missing */
export function readMoodle(xml: string) {
  const quiz = parseXml(xml);
  const [category = quiz, ...questions] = named(quiz, 'question');
  if (quiz.name !== ':quiz' || category.attributes['type'] !== 'category') fail('no quiz of a category');
  return {
    category: textAt(category, 'category/text'),
    questions: questions.map((element): LmsQuestion & { said: (path: string) => string } => {
      const isChoice = element.attributes['type'] === 'multichoice';
      const options = named(element, 'answer').map((answer) => ({
        isRight: answer.attributes['fraction'] === '100',
        html: textAt(answer, 'text'),
      }));
      if (child(element, ':questiontext')?.attributes['format'] !== 'html') fail('a text without format');
      return {
        title: textAt(element, 'name/text'),
        html: textAt(element, 'questiontext/text'),
        options: isChoice ? options : null,
        feedback: textAt(element, 'generalfeedback/text'),
        said: (path) => shownHtml(textAt(element, path)),
      };
    }),
  };
}
