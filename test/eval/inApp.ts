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

/** A review of one file and the document it quotes from, or the sentence with which the file was refused. */
export type Reviewed = { review: Review; document: SourceDocument; warnings: string[] } | { refusal: string };
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

/** The same for a review: upload, state machine, reader, counts, model, checks. */
export const reviewInHouse =
  (app: TestApp, token: string): ReviewFile =>
  async (file) => {
    const paper = await fileAt(file);
    try {
      const session = await reviewed(app, token, await review(app, token, paper, paper.name), patience);
      const { evaluation } = session;
      if (evaluation === null) return { refusal: session.errorMessage ?? '' };
      const warnings = evaluation.warnings.map(({ code, message }) => `${code}: ${message}`);
      return { review: evaluation, document: await readDocument(paper.bytes), warnings };
    } catch (error) {
      // Turned away at the door, before any session.
      if (error instanceof Refused) return { refusal: error.body.error };
      throw error;
    }
  };
