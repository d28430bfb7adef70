import type { Exam, ExamQuestion } from '../schemas.ts';
import { htmlOf, inlineHtmlOf } from '../../richText/html.ts';
import { categoryOf, questionName, writtenHtmlOf } from './text.ts';

/**
 * The exam as GIFT (docs.moodle.org, "GIFT format"), a question a line: title, HTML, then the options with `=` before the key and the
 * explanation after `####`, or `{}` for an essay. GIFT has no place for marks, so written questions say theirs.
 */
export const giftText = (exam: Exam, sessionName: string): string =>
  [`$CATEGORY: ${categoryOf(exam, sessionName)}`, ...exam.questions.map(questionText)]
    .map((part) => `${part}\n`)
    .join('\n');

const questionText = (item: ExamQuestion): string => `::${escapeGift(questionName(item))}::[html]${giftAnswers(item)}`;

function giftAnswers(item: ExamQuestion): string {
  if (item.kind !== 'aneka-pilihan') return `${escapeGift(writtenHtmlOf(item) + htmlOf(marksTotal(item)))} {}`;
  const options = item.options.map(({ key, text }) => `${key === item.answer ? '=' : '~'}${optionText(text)}`);
  const feedback = htmlOf(item.explanation);
  const parts = [...options, ...(feedback === '' ? [] : [`####${escapeGift(feedback)}`])];
  return `${escapeGift(htmlOf(item.stem))} {${parts.join(' ')}}`;
}

const marksTotal = ({ marks }: ExamQuestion): string => `Jumlah Markah: ${marks}`;

/** A percent sign that starts an option would be read as its weight. */
const optionText = (text: string): string => escapeGift(inlineHtmlOf(text).replace(/^%/, '&#37;'));

/** The characters that GIFT gives a meaning, each behind a backslash. */
const escapeGift = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&');
