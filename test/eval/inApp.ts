import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readDocument } from '../../lambdas/documents/read.ts';
import type { Evaluation } from '../../shared/acadiora/schemas.ts';
import type { Course } from '../../shared/course/course.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { Refused } from '../support/client.ts';
import { fileOf } from '../support/documents.ts';
import type { TestApp } from '../support/testApp.ts';
import { analyse, finished, review, reviewed } from '../support/work.ts';

/** What reading one file comes to: a course, or the sentence with which the document was refused. */
export type Analyse = (file: string) => Promise<{ course: Course } | { refusal: string }>;

/** What of a review is compared with the truth. */
export type Review = Pick<Evaluation, 'metadata' | 'evaluation' | 'overall' | 'facts'>;

/** Two reviews of one file and the document they quote from, or the sentence with which the file was refused. */
export type Reviewed =
  { reviews: [Review, Review]; document: SourceDocument; warnings: string[] } | { refusal: string };
export type ReviewFile = (file: string) => Promise<Reviewed>;

/** A real model may take minutes over a document. */
const patience = 10 * 60_000;

const fileAt = async (file: string) => fileOf(basename(file), new Uint8Array(await readFile(file)));

/** Sends the file through the whole app: upload, state machine, reader, model, checks. */
export const analyseInHouse =
  (app: TestApp, token: string): Analyse =>
  async (file) => {
    const document = await fileAt(file);
    const session = await finished(app, token, await analyse(app, token, [document], document.name), patience);
    const [course] = session.coursesAnalysis;
    return course === undefined ? { refusal: session.errorMessage ?? 'no reason' } : { course };
  };

/** Sends the file through the whole app twice: upload, state machine, reader, counts, model, checks. */
export const reviewInHouse =
  (app: TestApp, token: string): ReviewFile =>
  async (file) => {
    const paper = await fileAt(file);
    const once = async (): Promise<{ evaluation: Review; warnings: string[] } | { refusal: string }> => {
      const session = await reviewed(app, token, await review(app, token, paper, paper.name), patience);
      const { evaluation } = session;
      if (evaluation === null) return { refusal: session.errorMessage ?? '' };
      return { evaluation, warnings: evaluation.warnings.map(({ code, message }) => `${code}: ${message}`) };
    };
    try {
      const first = await once();
      if ('refusal' in first) return first;
      const second = await once();
      if ('refusal' in second) return second;
      const document = await readDocument(paper.bytes);
      return { reviews: [first.evaluation, second.evaluation], document, warnings: first.warnings };
    } catch (error) {
      // Turned away at the door, before any session.
      if (error instanceof Refused) return { refusal: error.body.error };
      throw error;
    }
  };
