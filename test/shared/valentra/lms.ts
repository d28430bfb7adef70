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

const special = '\\~=#{}:';
const fail = (what: string): never => {
  throw new Error(`Not readable: ${what}`);
};

/** Reads one text until an unescaped character of `ends`; refuses a backslash before anything that needs none. */
function textUntil(line: string, from: number, ends: string): { text: string; at: number } {
  let text = '';
  for (let at = from; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '\\') {
      const next = line.charAt(++at);
      if (next === '' || !special.includes(next)) fail(`\\${next} in ${line}`);
      text += next;
    } else if (ends.includes(character)) return { text, at };
    else if (special.includes(character)) fail(`a bare ${character} in ${line}`);
    else text += character;
  }
  return fail(`no end of ${line}`);
}

/** A strict reader of the part of GIFT that an exam uses: everything else is refused. @throws when the text is not GIFT */
export function readGift(text: string): { category: string; questions: LmsQuestion[] } {
  const [head = '', ...blocks] = text.trimEnd().split(/\n{2,}/);
  const category = /^\$CATEGORY: (.+)$/.exec(head)?.[1] ?? fail('no category');
  return { category, questions: blocks.map(readQuestion) };
}

function readQuestion(block: string): LmsQuestion {
  const [line = '', ...rest] = block.split('\n');
  if (rest.length > 0) fail(`a question of more lines: ${block}`);
  if (!line.startsWith('::')) fail(`no title: ${line}`);
  const title = textUntil(line, 2, ':');
  if (!line.startsWith('::[html]', title.at)) fail(`no format: ${line}`);
  const stem = textUntil(line, title.at + '::[html]'.length, '{');
  return {
    title: title.text,
    html: stem.text.trimEnd(),
    ...readAnswers(line, stem.at + 1),
  };
}

function readAnswers(line: string, from: number): Pick<LmsQuestion, 'options' | 'feedback'> {
  const options: { isRight: boolean; html: string }[] = [];
  let at = from;
  let feedback = '';
  while (line.charAt(at) !== '}') {
    const mark = line.charAt(at);
    if (line.startsWith('####', at)) {
      const end = textUntil(line, at + 4, '}');
      feedback = end.text;
      at = end.at;
    } else if (mark === '=' || mark === '~') {
      if (line.charAt(at + 1) === '%') fail(`a weight: ${line}`);
      const end = textUntil(line, at + 1, '=~#}');
      options.push({ isRight: mark === '=', html: end.text.trimEnd() });
      at = end.at;
    } else fail(`${mark} among the answers of ${line}`);
  }
  if (at !== line.length - 1) fail(`text after the answers: ${line}`);
  return { options: options.length === 0 ? null : options, feedback };
}

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
