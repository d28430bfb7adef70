import { readFileSync, readdirSync } from 'node:fs';
import { courseAnswerSchema, type CourseAnswer } from '../../lambdas/course/prompt.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { documentOfLayout, layoutOf, type Layout } from './layouts.ts';

/** A strong model's answer about a document, written down as it gives it: `recordings/course/<layout>.json`. */
export interface Recording {
  name: string;
  layout: Layout;
  document: SourceDocument;
  answer: CourseAnswer;
}

const folder = new URL('recordings/course/', import.meta.url);

/** All recordings of course facts, each with the document that it was read from. */
export function courseRecordings(): Recording[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const name = file.replace('.json', '');
      const layout = layoutOf(name);
      const { answer } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { answer: unknown };
      return { name, layout, document: documentOfLayout(layout), answer: courseAnswerSchema.parse(answer) };
    });
}
