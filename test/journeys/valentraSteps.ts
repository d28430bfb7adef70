import type { Locator, Page } from 'playwright-core';
import { valentraApi } from '../../shared/valentra/api.ts';
import { stageTitles } from '../../shared/valentra/labels.ts';
import { runningIn } from '../../shared/valentra/workflow.ts';
import { type Session, type StageName, stageNames } from '../../shared/valentra/schemas.ts';
import type { Visit } from '../support/browser.ts';
import { type Course, fileOf, partsOf, type TestFile } from '../support/documents.ts';
import type { TestApp } from '../support/testApp.ts';
import { upload } from '../support/work.ts';
import { waitFor } from '../support/wait.ts';
import { choose } from './steps.ts';

/** The name of every session here, and how file names write it. */
export const sessionName = 'Semester 1: Bimbingan';
export const inFileNames = 'Semester_1_Bimbingan';

const rowOf = (cells: readonly string[]): string => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;

/** A course document as a word processor prints it, headings and ruled tables: by the browser that makes the journey. */
export async function printedCourse({ context }: Visit, content: Course): Promise<TestFile> {
  const parts = partsOf(content).map(
    ({ heading, rows }) => `<h2>${heading}</h2><table>${rows.map(rowOf).join('')}</table>`,
  );
  const tab = await context.newPage();
  await tab.setContent(
    `<title>${content.name}</title><style>body{font:11pt sans-serif}table{border-collapse:collapse;width:100%}` +
      `td{border:1px solid #000;padding:4px}</style>${parts.join('')}`,
  );
  const file = fileOf('kursus.pdf', new Uint8Array(await tab.pdf({ format: 'A4' })));
  await tab.close();
  return file;
}

export const sessionOf = async (app: TestApp, token: string, sessionId: string): Promise<Session> =>
  (await app.call(valentraApi.getSession, { token, params: { sessionId }, query: {} })).session;

const generators = {
  jst: valentraApi.generateJst,
  jsu: valentraApi.generateJsu,
  pentaksiran: valentraApi.generatePentaksiran,
  rubrik: valentraApi.generateRubrik,
  exam: valentraApi.generateExam,
} as const;

/** A session whose documents are made up to this one; without a last one only its document is read. @returns its id */
export async function madeSession(app: TestApp, token: string, file: TestFile, last?: StageName): Promise<string> {
  const { session } = await app.call(valentraApi.createSession, { token, body: { sessionName } });
  const params = { sessionId: session.id };
  const documents = (await upload(app, token, [file], 'valentra')).map((uploadId) => ({ uploadId }));
  await app.call(valentraApi.upload, { token, params, body: { documents } });
  const isQuiet = async (): Promise<boolean> => {
    const now = await sessionOf(app, token, session.id);
    return now.progress === null && runningIn(now).length === 0;
  };
  await waitFor('the reading of the document', isQuiet);
  for (const stage of stageNames.slice(0, last === undefined ? 0 : stageNames.indexOf(last) + 1)) {
    const settings = stage === 'exam' ? { body: { questionType: 'aneka-pilihan', numberOfQuestions: 5 } } : {};
    await app.send(generators[stage], { token, params, ...settings });
    await waitFor(`the end of ${stage}`, isQuiet);
  }
  return session.id;
}

/** From the list to a new session, its name given by Enter. @returns the session's id */
export async function createSession({ page, at, open }: Visit): Promise<string> {
  await open('/valentra');
  await page.getByRole('button', { name: 'Cipta Sesi Baharu' }).first().click();
  await page.getByLabel('Nama Sesi').fill(sessionName);
  await page.getByLabel('Nama Sesi').press('Enter');
  await at(/^\/valentra\/session\/\w+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Hands over the course document and waits until it is read. */
export async function handOver({ page, sees }: Visit, file: TestFile): Promise<void> {
  await choose(page, [file]);
  await page.getByRole('button', { name: 'Muat Naik', exact: true }).click();
  await sees('Dokumen berjaya dimuat naik dan diproses!');
}

/** The card of a stage. */
export const cardOf = (page: Page, stage: StageName): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: stageTitles[stage] }) });

/** Opens what is folded in a card: its parts, and the rows of its items. */
export async function unfold(card: Locator): Promise<void> {
  await card.getByText(/^Status: /).waitFor();
  await card.locator('details').evaluateAll((folds) => folds.forEach((fold) => Object.assign(fold, { open: true })));
}

/** Opens the menu of a card. */
export const menuOf = (card: Locator): Promise<void> => card.getByRole('button', { name: /^Tindakan lain/ }).click();

/** The steps of the stepper, each with its state. */
export const stepsOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('list', { name: 'Langkah sesi' }).getByRole('listitem').allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' ').replace(/^\d /, '').replace(/ ?: /, ' '),
  );
