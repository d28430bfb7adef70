import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { criteriaOf } from '../../lambdas/acadiora/evaluation.ts';
import { countPaper } from '../../lambdas/acadiora/facts/index.ts';
import { withHeadings } from '../../lambdas/acadiora/facts/structure/sections.ts';
import { factsForModel, outlineForModel } from '../../lambdas/acadiora/facts/promptFacts.ts';
import { metadataOf } from '../../lambdas/acadiora/metadata.ts';
import { noOverall, overallOf } from '../../lambdas/acadiora/overall.ts';
import { judgedOf, type Judged } from '../../lambdas/acadiora/parts.ts';
import { tasksOf } from '../../lambdas/acadiora/plan.ts';
import { metadataAnswerSchema } from '../../lambdas/acadiora/prompts/answers.ts';
import { ReadError, readDocument } from '../../lambdas/documents/read.ts';
import { renderData } from '../../lambdas/platform/model/prompt.ts';
import { answer } from '../../lib/local/model/index.ts';
import { criterionKeys, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { Block, SourceDocument } from '../../shared/document/document.ts';
import { renderDocument } from '../../shared/document/render.ts';
import { endingOf, mimeTypes } from '../../shared/uploads/rules.ts';
import { Refused } from '../support/client.ts';
import type { TestFile } from '../support/documents.ts';
import type { TestApp } from '../support/testApp.ts';
import { review, reviewed } from '../support/work.ts';
import type { Review } from './paper-score.ts';

/** Two reviews of one file and the document they quote from, or the sentence with which the file was refused. */
export type Reviewed =
  { reviews: [Review, Review]; document: SourceDocument; warnings: string[] } | { refusal: string };
export type ReviewFile = (file: string) => Promise<Reviewed>;

/** A real model may take minutes over a paper. */
const patience = 10 * 60_000;

const fileAt = async (file: string): Promise<TestFile> => {
  const name = basename(file);
  return { name, type: mimeTypes[endingOf(name)] ?? '', bytes: new Uint8Array(await readFile(file)) };
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
      const document = await readDocument(paper.bytes, paper.name);
      return { reviews: [first.evaluation, second.evaluation], document, warnings: first.warnings };
    } catch (error) {
      // Turned away at the door, before any session.
      if (error instanceof Refused) return { refusal: error.body.error };
      throw error;
    }
  };

/** Reads, counts and lets the embedded model answer in this process, without the server, the pipeline or the table. */
export const reviewInProcess: ReviewFile = async (file) => {
  const { name, bytes } = await fileAt(file);
  try {
    const document = await readDocument(bytes, name);
    const reviews: [Review, Review] = [await reviewOf(name, document), await reviewOf(name, document)];
    return { reviews, document, warnings: document.notices };
  } catch (error) {
    if (error instanceof ReadError) return { refusal: error.message };
    throw error;
  }
};

export async function reviewOf(name: string, read: SourceDocument): Promise<Review> {
  const document = withHeadings(read);
  const { facts, remarks } = countPaper(document);
  const asked = async (about: string, blocks: Block[]): Promise<unknown> => {
    const material = [
      renderData('fakta', factsForModel(facts)),
      renderData('rangka', outlineForModel(facts)),
      renderDocument({ name, document: { ...document, blocks } }),
    ].join('\n');
    const { value } = await answer({
      modelId: 'embedded',
      body: {
        messages: [{ role: 'user', content: [{ text: material }] }],
        requestMetadata: { promptId: `acadiora.${about}`, version: '1' },
      },
    });
    return value;
  };
  const parts = await Promise.all(
    tasksOf(document, facts.sections).map(async ({ criterion, blocks }) => ({
      criterion,
      answer: await asked(`review.${criterion}`, [...blocks]),
    })),
  );
  const judged = Object.fromEntries(
    criterionKeys.map((key) => [
      key,
      judgedOf(
        key,
        parts.filter(({ criterion }) => criterion === key).map((part) => part.answer),
      ),
    ]),
  ) as Record<CriterionKey, Judged>;
  const { criteria } = criteriaOf({ judged, plan: { facts, remarks }, kind: null, document, verdicts: [] });
  const metadata = metadataAnswerSchema.parse(await asked('metadata', document.blocks.slice(0, 60)));
  return {
    metadata: metadataOf(metadata, facts.wordCount, document),
    evaluation: criteria,
    overall: overallOf(noOverall, criteria, document),
    facts,
  };
}
