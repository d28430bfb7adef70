import { cleanText } from '../../word/text.ts';
import { courseTitle, marksLabel, questionTitle } from '../labels.ts';
import type { Exam, ExamQuestion } from '../schemas.ts';

/** What both exports share: text as HTML, and how questions and their category are called. */

/** Plain text as HTML: nothing in it is markup; an empty line parts paragraphs, a line feed breaks a line. */
export const htmlOf = (text: string): string =>
  cleanText(text)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The same on one line, without paragraphs: an option. */
export const inlineHtmlOf = (text: string): string => escapeHtml(cleanText(text).trim()).replace(/\s*\n\s*/g, '<br>');

/** Safe in the content of XML and HTML alike. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

export const tagsOf = ({ clo, cognitiveLevel, questionType }: ExamQuestion): string[] =>
  [lineOf(clo), cognitiveLevel, questionType].filter((tag) => tag !== '');

/** Stem and parts of a question that is answered in writing. */
export const writtenHtmlOf = (question: ExamQuestion): string =>
  [
    htmlOf(question.stem),
    ...(question.kind === 'struktur'
      ? question.parts.map(({ label, text, marks }) => htmlOf(`${label} ${text} ${marksLabel(marks)}`))
      : []),
  ].join('');

const lineOf = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
