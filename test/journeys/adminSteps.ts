import { read, utils } from '@e965/xlsx';
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { authApi } from '../../shared/auth/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { Visit } from '../support/browser.ts';
import { course, otherCourse, pdfCourse, scannedPdf, xlsxOf } from '../support/documents.ts';
import { type TestApp, people } from '../support/testApp.ts';
import { studyPdf } from '../support/study.ts';
import { analyse, finished, review, reviewed } from '../support/work.ts';
import { numbersOf, saved } from './steps.ts';

/** Teachers who signed in and made nothing: with the two who worked and the administrator, more than a page of the list. */
const idle = 20;
/** Everybody whom `populate` signs in. */
export const everybody = idle + 3;

export interface Population {
  /** The administrator's bearer. */
  readonly admin: string;
  /** The session with two courses, of Aminah. */
  readonly coursesOf: string;
}

/**
 * What two teachers make in three modules: Aminah two courses and an assessment that has just begun, Lim a review that completes and one
 * that fails.
 */
export async function populate(app: TestApp): Promise<Population> {
  const admin = await app.tokenFor(people.admin);
  const [aminah, lim] = [await app.tokenFor(people.aminah), await app.tokenFor(people.lim)];
  for (const token of [admin, aminah, lim]) await app.call(authApi.me, { token });
  for (let n = 1; n <= idle; n += 1)
    await app.call(authApi.me, { token: await app.tokenFor(`jurulatih.${n}@moe-dl.edu.my`) });

  const files = [pdfCourse(course, 'satu.pdf'), xlsxOf(otherCourse, 'dua.xlsx')];
  const coursesOf = await analyse(app, aminah, files, 'Sesi kursus');
  const paper = await review(app, lim, studyPdf('kajian.pdf'), 'Kajian saya');
  const scan = await review(app, lim, scannedPdf('imbasan.pdf'), 'Kajian imbasan');
  await app.call(valentraApi.createSession, { token: aminah, body: { sessionName: 'Ujian akhir' } });
  const ends = await Promise.all([
    finished(app, aminah, coursesOf),
    reviewed(app, lim, paper),
    reviewed(app, lim, scan),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['completed', 'completed', 'failed']);
  return { admin, coursesOf };
}

/** Numbers on cards whose label may be followed by a remark. */
export const cardsOf = (list: Locator): Promise<Record<string, string>> =>
  list.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]),
    ),
  ) as Promise<Record<string, string>>;

/** The cells of a table's rows, its head left out, folded parts included. */
export const rowsOf = (page: Page, label: string): Promise<string[][]> =>
  page
    .getByRole('group', { name: label, exact: true, includeHidden: true })
    .evaluate((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
      ),
    );

/** Waits until every chart has been drawn, so that it is judged with the page. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('figure [role=img] svg').first().waitFor();
  await page.getByText('Memuatkan carta...').first().waitFor({ state: 'detached' });
}

/** Saves a spreadsheet. @returns its name and the rows of its first sheet, the headings first */
export async function spreadsheet(page: Page, button: string): Promise<{ name: string; rows: unknown[][] }> {
  const { name, bytes } = await saved(page, page.getByRole('button', { name: button, exact: true }));
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return { name, rows: sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) };
}

/** The dashboard's cards of modules, its pie as a table, and who made most. */
export async function seesModules({ page }: Visit): Promise<void> {
  const cards = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Modul', exact: true }) })
    .locator('dl');
  expect(await Promise.all([0, 1, 2].map((place) => numbersOf(cards.nth(place))))).toEqual([
    { 'Jumlah sesi': '1', Selesai: '1', 'Kadar kejayaan': '100.0%' },
    { 'Jumlah sesi': '2', Selesai: '1', 'Kadar kejayaan': '50.0%' },
    { 'Jumlah sesi': '1', Selesai: '0', 'Kadar kejayaan': '0.0%' },
  ]);
  expect(await rowsOf(page, 'Taburan Modul')).toEqual([
    ['PEDAGONA', '1', '25.0%'],
    ['ACADIORA', '2', '50.0%'],
    ['VALENTRA', '1', '25.0%'],
  ]);
  const days = await rowsOf(page, 'Sesi dalam 30 Hari Terakhir');
  expect(days).toHaveLength(30);
  expect(days.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(4);
  const top = await rowsOf(page, '10 Pengguna Paling Aktif');
  expect(top.map(([, who = '', ...counts]) => [who.includes(people.aminah) ? 'Aminah' : 'Lim', ...counts])).toEqual(
    expect.arrayContaining([
      ['Aminah', '1', '0', '1', '2'],
      ['Lim', '0', '2', '0', '2'],
    ]),
  );
  expect(top).toHaveLength(2);
}
