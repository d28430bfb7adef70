import { plainOf } from '../richText/blocks.ts';
import { parseInline } from '../richText/parse.ts';
import { cleanText } from '../text/clean.ts';
import { courseTitle, marksLabel, questionTitle, fieldLabels as labels } from './labels.ts';
import type { Exam, ExamQuestion, MultipleChoice } from './schemas.ts';
import { escapeHtml, htmlOf, inlineHtmlOf } from '../richText/html.ts';

/**
 * The exam as Moodle XML (docs.moodle.org, "Moodle XML format"): a category, then `multichoice` with the key at fraction 100, or `essay`
 * with the marking scheme as the grader's information. Flags stay with the lecturer and are not in it.
 */
export const moodleXml = (exam: Exam, sessionName: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    question('category', [
      textElement('category', escapeHtml(categoryOf(exam, sessionName))),
      textElement('info', '', 'html'),
    ]),
    ...exam.questions.map(questionElement),
    '</quiz>',
    '',
  ].join('\n');

const questionElement = (item: ExamQuestion): string =>
  item.kind === 'aneka-pilihan' ? choiceElement(item) : essayElement(item);

const choiceElement = (item: MultipleChoice): string =>
  question('multichoice', [
    ...commonElements(item, htmlOf(item.stem), htmlOf(item.explanation)),
    // As on paper: the key's letters stay true.
    ...elements({ single: 'true', shuffleanswers: 'false', answernumbering: 'ABCD' }),
    ...item.options.map(({ key, text }) =>
      [
        `<answer fraction="${key === item.answer ? 100 : 0}" format="html">`,
        element('text', cdata(inlineHtmlOf(text))),
        textElement('feedback', '', 'html'),
        '</answer>',
      ].join('\n'),
    ),
  ]);

const essayElement = (item: Exclude<ExamQuestion, MultipleChoice>): string =>
  question('essay', [
    ...commonElements(item, writtenHtmlOf(item), ''),
    ...elements({ responseformat: 'editor', responserequired: '1', responsefieldlines: '15' }),
    ...elements({ attachments: '0', attachmentsrequired: '0' }),
    textElement('graderinfo', cdata(schemeHtml(item)), 'html'),
    textElement('responsetemplate', cdata(templateHtml(item)), 'html'),
  ]);

const commonElements = (item: ExamQuestion, html: string, feedback: string): string[] => [
  textElement('name', escapeHtml(questionName(item))),
  textElement('questiontext', cdata(html), 'html'),
  textElement('generalfeedback', cdata(feedback), 'html'),
  ...elements({ defaultgrade: String(item.marks), penalty: '0', hidden: '0' }),
];

function schemeHtml(item: Exclude<ExamQuestion, MultipleChoice>): string {
  if (item.kind === 'struktur')
    return item.parts
      .map(({ label, truth, answer, marks }) =>
        htmlOf([`${labels.parts} ${label} ${marksLabel(marks)}`, truth ?? '', answer].filter(Boolean).join('\n')),
      )
      .join('');
  const points = item.scheme.map(({ point, marks }) => `<li>${htmlOf(withMarks(point, marks))}</li>`);
  return [
    htmlOf(`${labels.sampleAnswer}:`),
    htmlOf(item.sampleAnswer),
    htmlOf(`${labels.scheme}:`),
    `<ol>${points.join('')}</ol>`,
    htmlOf(`Jumlah: ${item.marks}`),
  ].join('');
}

const templateHtml = (item: ExamQuestion): string =>
  item.kind === 'struktur' ? item.parts.map(({ label }) => htmlOf(label)).join('') : '';

const question = (type: 'category' | 'multichoice' | 'essay', children: readonly string[]): string =>
  [`<question type="${type}">`, ...children, '</question>'].join('\n');

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const elements = (contents: Readonly<Record<string, string>>): string[] =>
  Object.entries(contents).map(([name, content]) => element(name, content));

const textElement = (name: string, content: string, format?: 'html'): string =>
  `<${name}${format === undefined ? '' : ` format="${format}"`}>${element('text', content)}</${name}>`;

/** HTML in it holds no `]]>`: every `>` of a text is escaped. */
const cdata = (html: string): string => (html === '' ? '' : `<![CDATA[${html}]]>`);

/** The names of a platform's questions are lines of at most 255 characters; they sort by number. */
const questionName = ({ number, topic }: ExamQuestion): string =>
  [questionTitle(number).replace(/\d+$/, (digits) => digits.padStart(2, '0')), lineOf(topic)]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 255);

/** `$course$/top/<course>/<session>`: a slash within a name is doubled. */
const categoryOf = ({ courseInfo }: Exam, sessionName: string): string =>
  ['$course$', 'top', ...[courseTitle(courseInfo), sessionName].map((name) => lineOf(name).replaceAll('/', '//'))].join(
    '/',
  );

/** Marks stand after a sentence, and below a text of several lines. */
const withMarks = (text: string, marks: number): string =>
  `${text}${text.includes('\n') ? '\n\n' : ' '}${marksLabel(marks)}`;

const writtenHtmlOf = (item: ExamQuestion): string =>
  [
    htmlOf(item.stem),
    ...(item.kind === 'struktur'
      ? item.parts.map(({ label, text, marks }) => htmlOf(withMarks(`${label} ${text}`, marks)))
      : []),
  ].join('');

const lineOf = (text: string): string =>
  plainOf(parseInline(cleanText(text)))
    .replace(/\s+/g, ' ')
    .trim();
