import type { Course } from '../../shared/course/course.ts';
import { renderDocument } from '../../shared/document/render.ts';
import type { DocumentRow } from '../platform/jobs/session.ts';
import { ask } from '../platform/model/ask.ts';
import { type ModelContext, textOf } from '../platform/stages/stage.ts';
import { coursePrompt } from './prompt.ts';
import { courseFromAnswer } from './settle.ts';

/** Reads the course of one document of a session by one call of a model, each value with its state. */
export async function readCourse({ services, session, id }: ModelContext, document: DocumentRow): Promise<Course> {
  const source = await textOf(services, session, document);
  const { value, notice } = await ask(services.modelFor(id), coursePrompt, {
    stable: renderDocument({ name: document.name, document: source }),
    request: 'Rekodkan fakta dokumen kursus di atas.',
  });
  return courseFromAnswer(value, source, document.name, notice);
}
