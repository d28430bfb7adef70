import { plainOf } from '../../richText/blocks.ts';
import { htmlOf } from '../../richText/html.ts';
import { parseInline } from '../../richText/parse.ts';
import { cleanText } from '../../text/clean.ts';
import { courseTitle, marksLabel, questionTitle } from '../labels.ts';
import type { Exam, ExamQuestion } from '../schemas.ts';

/** What both exports share: how questions and their category are called, and what a written question asks. */

/** The names of a platform's questions are lines of at most 255 characters; they sort by number. */
export const questionName = ({ number, topic }: ExamQuestion): string =>
  [questionTitle(number).replace(/\d+$/, (digits) => digits.padStart(2, '0')), lineOf(topic)]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 255);

/** `$course$/top/<course>/<session>`: a slash within a name is doubled. */
export const categoryOf = ({ courseInfo }: Exam, sessionName: string): string =>
  ['$course$', 'top', ...[courseTitle(courseInfo), sessionName].map((name) => lineOf(name).replaceAll('/', '//'))].join(
    '/',
  );

/** Marks stand after a sentence, and below a text of several lines. */
export const withMarks = (text: string, marks: number): string =>
  `${text}${text.includes('\n') ? '\n\n' : ' '}${marksLabel(marks)}`;

export const writtenHtmlOf = (question: ExamQuestion): string =>
  [
    htmlOf(question.stem),
    ...(question.kind === 'struktur'
      ? question.parts.map(({ label, text, marks }) => htmlOf(withMarks(`${label} ${text}`, marks)))
      : []),
  ].join('');

const lineOf = (text: string): string =>
  plainOf(parseInline(cleanText(text)))
    .replace(/\s+/g, ' ')
    .trim();
