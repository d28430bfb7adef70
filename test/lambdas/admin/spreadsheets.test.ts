import { read, utils, type WorkBook } from '@e965/xlsx';
import { beforeAll, expect, test } from '@jest/globals';
import { spreadsheetUrl } from '../../../lambdas/admin/exports/address.ts';
import { exportStep } from '../../../lambdas/admin/steps.ts';
import { adminHandlers } from '../../../lambdas/admin/routes.ts';
import { spreadsheetOf } from '../../../lambdas/admin/exports/spreadsheet.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import type { ExportKind } from '../../../shared/admin/api.ts';
import { part, unzip } from '../../shared/word/docx.ts';
import { requestOf } from '../../support/callers.ts';
import { admin, openAdminArea } from './adminArea.ts';
import { shared } from '../../support/hooks.ts';

const area = shared(() => openAdminArea('2026-11-21T02:07:00Z'));
const hostile = ['=HYPERLINK("http://jahat.example","klik")', '+1+1', '-1', '@SUM(A1)', '\t=1', '=cmd|/c calc'];
beforeAll(async () => {
  for (const [i, name] of hostile.entries()) await area.join(`u${i}`, name);
  const row = await area.start('u0', 'pedagona', '=1+1');
  area.wait(90);
  await area.use(row, 1.5, 500_000, 50_000);
  await area.complete(row, { adds: { documents: 1, courses: 1, merangkai: 0 } });
});

const window = '20261121_1000';
async function built(kind: ExportKind): Promise<{ book: WorkBook; bytes: Uint8Array }> {
  await exportStep(area.services, { kind, window });
  const bytes = await area.files.get(objectKeys.spreadsheet(kind, window));
  return { book: read(bytes, { cellDates: true, cellFormula: true, cellNF: true }), bytes };
}
const sheetOf = (book: WorkBook, name: string) => {
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error(`No sheet ${name} among ${book.SheetNames.join(', ')}`);
  return sheet;
};

test('the spreadsheet of users has typed cells under a frozen row, and names that look like formulas as text', async () => {
  const { book, bytes } = await built('users');
  const sheet = sheetOf(book, 'Pengguna');
  // u0 joined first and is therefore last.
  const cells = 'ACDGHIJKM'.split('').map((column) => sheet[`${column}7`] as { t: string; v: unknown });
  expect(cells.map(({ t }) => t).join('')).toBe('sdnndnnnn');
  // As the clock shows it in Malaysia.
  const [joined, last] = ['2026-11-21T10:07', '2026-11-21T10:08'];
  const values = cells.map(({ v }) => (v instanceof Date ? v.toISOString().slice(0, 16) : v));
  expect(values).toEqual([hostile[0], joined, 1, 1, last, 1, 1, 500_000, 1.5]);
  const names = hostile.map((_, i) => sheet[`A${i + 2}`] as { t: string; v: string; f?: string; z?: string });
  expect(names.map(({ v }) => v.trim()).toSorted()).toEqual(hostile.map((name) => name.trim()).toSorted());
  for (const { t, f, z } of names) expect([t, f, z]).toEqual(['s', undefined, '@']);
  const xml = part(unzip(bytes), 'xl/worksheets/sheet1.xml');
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(xml).not.toMatch(/<f[ >]/);
});

test('the spreadsheet of sessions tells whose they are and how they ended, that of figures has a sheet for each question', async () => {
  const rowsOf = (from: WorkBook, name: string) => utils.sheet_to_json<Record<string, unknown>>(sheetOf(from, name));
  const sessions = rowsOf((await built('sessions')).book, 'Sesi');
  const named = { Modul: 'PEDAGONA', 'Nama sesi': '=1+1', Pengguna: hostile[0] };
  expect(sessions[0]).toMatchObject({ ...named, Status: 'Selesai', Dokumen: 1 });
  const { book } = await built('analytics');
  expect(book.SheetNames.join()).toBe('Ringkasan 30 hari,Harian,Maklum balas,Komen,Sebab kegagalan,Tempoh');
  const [summary] = rowsOf(book, 'Ringkasan 30 hari');
  expect(summary).toMatchObject({ Modul: 'PEDAGONA', Sesi: 1, Selesai: 1, 'Anggaran kos (USD)': 1.5 });
  expect(rowsOf(book, 'Harian')).toHaveLength(90);
  // The last of the first module's thirty: a date to sort and to count with, not words.
  const date = { t: 'd', z: 'dd/mm/yyyy', v: new Date('2026-11-21T00:00:00Z') };
  expect(sheetOf(book, 'Harian')['B31']).toMatchObject(date);
  expect(rowsOf(book, 'Tempoh').map(({ Peringkat }) => Peringkat)).toEqual(['Merungkai']);
});

/** What a sheet of one column holds. */
const valuesOf = async (texts: string[], most?: number): Promise<unknown[]> => {
  const rows = texts.map((text) => [text]);
  const bytes = await spreadsheetOf([{ name: 'S', columns: [{ heading: 'H', width: 9, kind: 'text' }], rows }], most);
  return utils.sheet_to_json<unknown[]>(sheetOf(read(bytes), 'S'), { header: 1 }).map(([first]) => first);
};

test('a sheet leaves out what a file cannot hold, cuts what a cell cannot, and says in its last row that there would be more', async () => {
  const [, first, second, third] = await valuesOf(['a\u0000b\u0008c\ud800d', 'x'.repeat(40_000), '😀 <&>"']);
  expect([first, String(second).length, third]).toEqual(['abcd', 32_767, '😀 <&>"']);
  const last = 'Hanya 2 baris pertama dipaparkan.';
  expect(await valuesOf(['a', 'b', 'c', 'd'], 2)).toEqual(['H', 'a', 'b', last]);
});

/** The services of a request whose clock advances by `step` at every look, with executions by name in the states that they go through. */
function asking(
  at: string,
  step: number,
  states: readonly ('running' | 'succeeded' | 'dead')[],
  onStart: () => Promise<unknown> = async () => undefined,
) {
  const names: string[] = [];
  let time = Date.parse(at);
  const jobs: typeof area.services.jobs = {
    async start(name) {
      if (names.includes(name)) return;
      names.push(name);
      await onStart();
    },
    stateOf: async (name) => states[names.indexOf(name)] ?? (names.includes(name) ? 'running' : 'missing'),
  };
  const services = { ...area.services, jobs, now: () => new Date((time += step)) };
  return { names, services, setClock: (to: string): void => void (time = Date.parse(to)) };
}

test('an export is built once for all who ask within ten minutes, under a name that says what it is', async () => {
  const { services, names, setClock } = asking('2026-11-21T06:00:01Z', 0, ['succeeded'], () =>
    exportStep(area.services, { kind: 'users', window: '20261121_1400' }),
  );
  const first = await spreadsheetUrl(services, 'users');
  setClock('2026-11-21T06:09:59Z');
  for (const address of [first, await spreadsheetUrl(services, 'users')])
    expect(new URL(address).searchParams.get('response-content-disposition')).toContain(
      'filename="SUITE_AI_PENDIDIKAN_users_20261121_1400.xlsx"',
    );
  expect(names).toHaveLength(1);
});

test('an export that is being built is waited for, is noted when its file is given, and is old ten minutes later', async () => {
  const { services, names, setClock } = asking('2026-11-22T08:02:30Z', 7000, ['running']);
  const ask = () =>
    adminHandlers(services).export({ ...requestOf('pentadbir'), caller: admin, params: { kind: 'users' } });
  const refusal = { code: 'conflict', message: 'Eksport sedang dibina. Sila cuba lagi sebentar lagi.' };
  const noted = async () =>
    (await area.store.rows()).flatMap(({ PK, action, subject }) =>
      PK === 'AUDIT#2026-11-22' ? [[action, subject]] : [],
    );
  for (let tries = 0; tries < 3; tries++) await expect(ask()).rejects.toMatchObject(refusal);
  expect([names, await noted()]).toEqual([['export-users-20261122_1600'], []]);
  await exportStep(area.services, { kind: 'users', window: '20261122_1600' });
  expect(JSON.stringify(await ask())).toContain('20261122_1600.xlsx');
  expect(await noted()).toEqual([['export', 'users']]);
  setClock('2026-11-22T08:12:00Z');
  await expect(ask()).rejects.toMatchObject(refusal);
  expect(names).toEqual(['export-users-20261122_1600', 'export-users-20261122_1610']);
});

test('an export that failed says so, and is not built again in the same ten minutes', async () => {
  const { services, names } = asking('2026-11-21T07:00:00Z', 0, ['dead']);
  for (let tries = 0; tries < 2; tries++)
    await expect(spreadsheetUrl(services, 'sessions')).rejects.toMatchObject({ code: 'unavailable' });
  expect(names).toHaveLength(1);
});
