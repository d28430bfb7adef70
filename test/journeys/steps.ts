import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { APIResponse, Download, Locator, Page, Request } from 'playwright-core';
import type { WordDocument } from '../../shared/word/blocks.ts';
import { part, unzip, wordLines } from '../shared/word/docx.ts';
import { plainText } from '../shared/word/plainText.ts';
import { readPdf } from '../../lambdas/documents/pdf/pdf.ts';
import { wordsByPage } from '../support/pages.ts';
import type { Visit } from '../support/browser.ts';
import type { TestFile } from '../support/documents.ts';
import { gate } from '../support/wait.ts';

/** Chooses files as a person does in the browser's own dialog. */
export const choose = (page: Page, files: readonly TestFile[]): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })));

/** From the session list to a running analysis. @returns the session's id */
export async function startAnalysis({ page, at }: Visit, name: string, files: readonly TestFile[]): Promise<string> {
  await page.getByRole('link', { name: 'Proses KPPB Baru' }).first().click();
  await at('/pedagona/new');
  await page.getByLabel('Nama Sesi').fill(name);
  await choose(page, files);
  await page.getByRole('button', { name: `Jana Merungkai (${files.length} dokumen)` }).click();
  await at(/^\/pedagona\/processing\/\w+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Keeps requests back until released, so that a wait can be seen. The first `free` of them pass. */
export async function hold(
  page: Page,
  which: string | ((url: URL) => boolean),
  free = 0,
): Promise<{ release: () => Promise<void> }> {
  const { opened, open } = gate();
  let seen = 0;
  await page.route(which, async (route) => {
    if (seen++ >= free) await opened;
    await route.continue();
  });
  return {
    release: async () => {
      open();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Presses a button that saves a file. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file: Download = await download;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

/** A list of numbers by their labels, such as the home page's tiles. */
export async function numbersOf(list: Locator): Promise<Record<string, string>> {
  const labels = await list.getByRole('term').allTextContents();
  const values = await list.getByRole('definition').allTextContents();
  return Object.fromEntries(labels.map((label, i) => [label, values[i] ?? '']));
}

/** The lines a reader meets in a part of the page, folded parts opened; cells of a table are lines of their own. */
export const linesOf = (area: Locator): Promise<string[]> =>
  area.evaluate((element) => {
    for (const folded of element.querySelectorAll('details')) folded.open = true;
    return element instanceof HTMLElement ? element.innerText.split(/[\n\t]/) : [];
  });

/** The words of a text, marks and line ends left out: screen and file set them differently. */
const wordsOf = (text: string): string => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Which of these lines do not stand, word for word, in the other text. Each is named once. */
export function linesNotIn(lines: readonly string[], text: readonly string[]): string[] {
  const words = wordsOf(text.join(' '));
  return [...new Set(lines.filter((line) => wordsOf(line).trim() !== '' && !words.includes(wordsOf(line))))];
}

/**
 * Answers these requests as the first of them was answered, until released: work that is under way stays so for as long as somebody looks.
 */
export async function freeze(page: Page, which: string): Promise<{ release: () => Promise<void> }> {
  let first: Promise<APIResponse> | undefined;
  await page.route(which, async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
  return { release: () => page.unrouteAll({ behavior: 'wait' }) };
}

/** The next request of this kind reaches the server, its answer not the page. */
export const loseAnswer = (page: Page, which: string): Promise<unknown> =>
  page.route(
    which,
    async (route) => {
      await route.fetch();
      await route.abort('aborted');
    },
    { times: 1 },
  );

/** The text of every sheet that the page prints; the file goes to the folder SCREENSHOTS, if set. */
export async function printed(page: Page, name: string): Promise<string[]> {
  const file = await page.pdf({ format: 'A4' });
  const folder = process.env['SCREENSHOTS'];
  if (folder !== undefined) await writeFile(join(folder, `${name}.pdf`), file);
  return wordsByPage(await readPdf(new Uint8Array(file), () => undefined));
}

/** What a tab of this name shows. */
export const panelOf = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name, exact: true });

/** The part of the page, or of a part of it, that stands under this heading. */
export const sectionOf = (within: Page | Locator, title: string): Locator =>
  within
    .locator('section')
    .filter({ has: ('page' in within ? within.page() : within).getByRole('heading', { name: title, exact: true }) });

/** The name of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the focus is on what is named so. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`Tab does not reach ${String(name)}; it passed ${passed.join(' > ')}`);
}

/** Opens what is behind the dots of the page's bar, or of the card of the session of this name. */
export const further = ({ page }: Pick<Visit, 'page'>, sessionName?: string): Promise<void> =>
  page
    .getByRole('button', {
      name: sessionName === undefined ? 'Tindakan lain' : `Tindakan lain: ${sessionName}`,
      exact: true,
    })
    .click();

/** Opens the menu of the account. */
export const openAccount = ({ page }: Pick<Visit, 'page'>): Promise<void> =>
  page.getByRole('button', { name: /^Akaun: / }).click();

/** The Word file that a page saves has this name, and says what the document says that it was made from. */
export async function holdWordFile(page: Page, name: RegExp, document: WordDocument): Promise<void> {
  await page.getByRole('button', { name: 'Muat turun', exact: true }).click();
  // What the page itself still asks for is not the file's.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const ask = (request: Request) => void asked.push(new URL(request.url()).pathname);
  page.on('request', ask);
  const file = await saved(page, page.getByRole('button', { name: 'Muat Turun MS Word', exact: true }));
  page.off('request', ask);
  // The menu of files has closed: it would cover the page.
  await page.getByRole('dialog', { name: 'Muat turun', exact: true }).waitFor({ state: 'hidden' });
  // Built in the browser with no call (spec 1 §7).
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(file.name).toMatch(name);
  const inFile = wordLines(part(unzip(file.bytes), 'word/document.xml'));
  const wanted = plainText(document);
  expect([linesNotIn(wanted, inFile), linesNotIn(inFile, wanted), inFile.length]).toEqual([[], [], wanted.length]);
}
