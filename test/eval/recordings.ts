import { readFileSync, readdirSync } from 'node:fs';
import { courseAnswerSchema, type CourseAnswer } from '../../lambdas/course/prompt.ts';
import { understand } from '../../lambdas/platform/model/understand.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { documentOfLayout, layoutOf, type Layout } from './layouts.ts';

/** A strong model's answer about a document, written down as it gives it: `recordings/course/<layout>.json`. */
export interface Recording {
  name: string;
  layout: Layout;
  document: SourceDocument;
  answer: CourseAnswer;
}

/** An answer as the model's door understands it: a figure by itself is a list of one part. */
const answerOf = (answer: unknown): CourseAnswer =>
  courseAnswerSchema.parse(understand(courseAnswerSchema, answer, true).value);

const folder = new URL('recordings/course/', import.meta.url);

/** All recordings of course facts, each with the document that it was read from. */
export function courseRecordings(): Recording[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const name = file.replace('.json', '');
      const layout = layoutOf(name);
      const { answer } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { answer: unknown };
      return { name, layout, document: documentOfLayout(layout), answer: answerOf(answer) };
    });
}
