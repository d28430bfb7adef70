import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { coursePrompt, courseAnswerSchema } from '../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../lambdas/course/settle.ts';
import { ReadError, readDocument } from '../../lambdas/documents/read.ts';
import { answer } from '../../lib/local/model/index.ts';
import type { Course } from '../../shared/course/course.ts';
import { renderDocument } from '../../shared/document/render.ts';
import { endingOf, mimeTypes } from '../../shared/uploads/rules.ts';
import type { TestApp } from '../support/testApp.ts';
import { analyse as startAnalysis, finished } from '../support/work.ts';

/** What reading one file comes to: a course, or the sentence with which the document was refused. */
export type Analysed = { course: Course } | { refusal: string };
export type Analyse = (file: string) => Promise<Analysed>;

/** A real model may take minutes over a document. */
const patience = 10 * 60_000;

/** Sends the file through the whole app: upload, state machine, reader, model, checks. */
export const analyseInHouse =
  (app: TestApp, token: string): Analyse =>
  async (file) => {
    const name = basename(file);
    const upload = { name, type: mimeTypes[endingOf(name)] ?? '', bytes: new Uint8Array(await readFile(file)) };
    const session = await finished(app, token, await startAnalysis(app, token, [upload], name), patience);
    const [course] = session.coursesAnalysis;
    return course === undefined ? { refusal: session.errorMessage ?? 'no reason' } : { course };
  };

/** Read from source, the translator of TypeScript takes memory of its own. */
const fromSource = { bounds: { memoryBytes: 1024 ** 3 } };

/** Reads the file and lets the embedded model answer in this process, without the server, the pipeline or the table. */
export const analyseInProcess: Analyse = async (file) => {
  const name = basename(file);
  try {
    const document = await readDocument(await readFile(file), name, fromSource);
    const { value } = await answer({
      modelId: 'embedded',
      body: {
        messages: [{ role: 'user', content: [{ text: renderDocument({ name, document }) }] }],
        requestMetadata: { promptId: coursePrompt.id, version: String(coursePrompt.version) },
      },
    });
    return { course: courseFromAnswer(courseAnswerSchema.parse(value), document, name, null) };
  } catch (error) {
    if (error instanceof ReadError) return { refusal: error.message };
    throw error;
  }
};
