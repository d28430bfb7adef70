import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Course } from '../../shared/course/course.ts';
import { endingOf, mimeTypes } from '../../shared/uploads/rules.ts';
import type { TestFile } from '../support/documents.ts';
import type { TestApp } from '../support/testApp.ts';
import { analyse as startAnalysis, finished } from '../support/work.ts';

/** What reading one file comes to: a course, or the sentence with which the document was refused. */
export type Analysed = { course: Course } | { refusal: string };
export type Analyse = (file: string) => Promise<Analysed>;

/** A real model may take minutes over a document. */
export const patience = 10 * 60_000;

export const fileAt = async (file: string): Promise<TestFile> => {
  const name = basename(file);
  return { name, type: mimeTypes[endingOf(name)] ?? '', bytes: new Uint8Array(await readFile(file)) };
};

/** Sends the file through the whole app: upload, state machine, reader, model, checks. */
export const analyseInHouse =
  (app: TestApp, token: string): Analyse =>
  async (file) => {
    const document = await fileAt(file);
    const session = await finished(app, token, await startAnalysis(app, token, [document], document.name), patience);
    const [course] = session.coursesAnalysis;
    return course === undefined ? { refusal: session.errorMessage ?? 'no reason' } : { course };
  };
