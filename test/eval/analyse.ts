import { readFile } from 'node:fs/promises';
import { endingOf, mimeTypes } from '../../shared/uploads/rules.ts';
import type { TestApp } from '../support/testApp.ts';
import { analyse as startAnalysis, finished } from '../support/work.ts';
import { basename } from 'node:path';
import { ReadError, readDocument } from '../../lambdas/documents/read.ts';
import { renderDocument } from '../../lambdas/platform/model/prompt.ts';
import { merungkaiAnswerSchema, merungkaiPrompt } from '../../lambdas/pedagona/prompts/merungkai.ts';
import { answer } from '../../lib/local/model/index.ts';
import { flatText } from '../../shared/document/pages.ts';
import { verifyEvidence } from '../../shared/evidence.ts';
import type { Answer } from './score.ts';

/** What analysing one file comes to: an analysis, or the sentence with which the document was refused. */
export type Analysed = { answer: Answer; unproven: string[]; warnings?: string[] } | { refusal: string };
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
    if (course === undefined) return { refusal: session.errorMessage ?? 'no reason' };
    const said = (code: string): string[] =>
      course.warnings.filter((warning) => warning.code === code).map(({ message, quote }) => quote ?? message);
    return { answer: course, unproven: said('unverified'), warnings: said('addressed_to_ai') };
  };

/** Read from source, the translator of TypeScript takes memory of its own. */
const fromSource = { bounds: { memoryBytes: 1024 ** 3 } };

/** Reads the file and lets the embedded model answer in this process, without the server, the pipeline or the table. */
export const analyseInProcess: Analyse = async (file) => {
  const name = basename(file);
  try {
    const text = flatText(await readDocument(await readFile(file), name, fromSource));
    const { value } = await answer({
      modelId: 'embedded',
      body: {
        messages: [{ role: 'user', content: [{ text: renderDocument({ name, text }) }] }],
        requestMetadata: { promptId: merungkaiPrompt.id, version: String(merungkaiPrompt.version) },
      },
    });
    const { courseCode, courseName, clos, assessments, ...rest } = merungkaiAnswerSchema.parse(value);
    const unproven: string[] = [];
    const proven = (what: string, page: number, quote: string) => {
      const evidence = verifyEvidence({ page, quote: quote.slice(0, 600) || '-' }, text.pages);
      if (!evidence) unproven.push(`${what}: ${quote}`);
      return evidence;
    };
    if (courseCode) proven('courseCode', courseCode.page, courseCode.quote);
    if (courseName) proven('courseName', courseName.page, courseName.quote);
    return {
      unproven,
      answer: {
        ...rest,
        courseCode: courseCode?.value ?? null,
        courseName: courseName?.value ?? null,
        clos: clos.map(({ page, quote, ...clo }) => ({ ...clo, evidence: proven(clo.cloNumber, page, quote) })),
        assessments: assessments.map(({ page, quote, ...one }) => ({
          ...one,
          evidence: proven(one.type, page, quote),
        })),
      },
    };
  } catch (error) {
    if (error instanceof ReadError) return { refusal: error.message };
    throw error;
  }
};
