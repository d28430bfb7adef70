import { readDocument } from '../../lambdas/documents/read.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { Refused } from '../support/client.ts';
import type { TestApp } from '../support/testApp.ts';
import { review, reviewed } from '../support/work.ts';
import { fileAt, patience } from './analyse.ts';
import type { Review } from './paper-score.ts';

/** Two reviews of one file and the document they quote from, or the sentence with which the file was refused. */
export type Reviewed =
  { reviews: [Review, Review]; document: SourceDocument; warnings: string[] } | { refusal: string };
export type ReviewFile = (file: string) => Promise<Reviewed>;

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
      const document = await readDocument(paper.bytes, paper.name);
      return { reviews: [first.evaluation, second.evaluation], document, warnings: first.warnings };
    } catch (error) {
      // Turned away at the door, before any session.
      if (error instanceof Refused) return { refusal: error.body.error };
      throw error;
    }
  };
