import { read, utils, type WorkBook } from '@e965/xlsx';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spreadsheetUrl } from '../../../lambdas/admin/exports/address.ts';
import { exportStep } from '../../../lambdas/admin/steps.ts';
import { adminHandlers } from '../../../lambdas/admin/routes.ts';
import { type Sheet, spreadsheetOf } from '../../../lambdas/admin/exports/spreadsheet.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import type { ExportKind } from '../../../shared/admin/schemas.ts';
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

describe('the spreadsheet of users', () => {
  test('has typed cells under a frozen row', async () => {
    const { book, bytes } = await built('users');
    const sheet = sheetOf(book, 'Pengguna');
    // u0 joined first and is therefore last.
    const cells = ['A', 'C', 'D', 'G', 'H', 'I', 'J', 'K', 'M'].map(
      (column) => sheet[`${column}7`] as { t: string; v: unknown },
    );
    expect(cells.map(({ t }) => t)).toEqual(['s', 'd', 'n', 'n', 'd', 'n', 'n', 'n', 'n']);
    expect(cells.map(({ v }) => (v instanceof Date ? v.toISOString().slice(0, 16) : v))).toEqual([
      hostile[0],
      // As the clock shows it in Malaysia.
      '2026-11-21T10:07',
      1,
      1,
      '2026-11-21T10:08',
      1,
      1,
      500_000,
      1.5,
    ]);
    expect(part(await unzip(bytes), 'xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  });

  test('holds names that look like formulas as text', async () => {
    const { book, bytes } = await built('users');
    const sheet = sheetOf(book, 'Pengguna');
    const names = hostile.map((_, i) => sheet[`A${i + 2}`] as { t: string; v: string; f?: string; z?: string });
    expect(names.map(({ v }) => v.trim()).toSorted()).toEqual(hostile.map((name) => name.trim()).toSorted());
    for (const { t, f, z } of names) expect([t, f, z]).toEqual(['s', undefined, '@']);
    expect(part(await unzip(bytes), 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
  });
});

test('the spreadsheet of sessions tells whose they are and how they ended', async () => {
  const { book } = await built('sessions');
  const [line] = utils.sheet_to_json<Record<string, unknown>>(sheetOf(book, 'Sesi'));
  expect(line).toMatchObject({
    Modul: 'PEDAGONA',
    'Nama sesi': '=1+1',
    Pengguna: hostile[0],
    Status: 'Selesai',
    Dokumen: 1,
  });
});

test('the spreadsheet of figures has a sheet for each question', async () => {
  const { book } = await built('analytics');
  expect(book.SheetNames).toEqual(['Ringkasan 30 hari', 'Harian', 'Sebab kegagalan', 'Tempoh']);
  const [summary] = utils.sheet_to_json<Record<string, unknown>>(sheetOf(book, 'Ringkasan 30 hari'));
  expect(summary).toMatchObject({ Modul: 'PEDAGONA', Sesi: 1, Selesai: 1, 'Anggaran kos (USD)': 1.5 });
  const daily = sheetOf(book, 'Harian');
  expect(utils.sheet_to_json(daily)).toHaveLength(90);
  // The last of the first module's thirty: a date to sort and to count with, not words.
  expect(daily['B31']).toMatchObject({ t: 'd', z: 'dd/mm/yyyy', v: new Date('2026-11-21T00:00:00Z') });
  const stages = utils.sheet_to_json<Record<string, unknown>>(sheetOf(book, 'Tempoh'));
  expect(stages.map(({ Peringkat }) => Peringkat)).toEqual(['Merungkai']);
});

const one = (rows: Sheet['rows']): Sheet => ({
  name: 'S',
  columns: [{ heading: 'H', width: 9, kind: 'text' }],
  rows,
});

const valuesOf = (bytes: Uint8Array): unknown[] =>
  utils.sheet_to_json<unknown[]>(sheetOf(read(bytes), 'S'), { header: 1, blankrows: true }).map(([first]) => first);

describe('a sheet', () => {
  test('leaves out what a file cannot hold, and cuts what a cell cannot', async () => {
    const bytes = await spreadsheetOf([one([['a\u0000b\u0008c\ud800d'], ['x'.repeat(40_000)], ['😀 <&>"']])]);
    const [, first, second, third] = valuesOf(bytes);
    expect([first, String(second).length, third]).toEqual(['abcd', 32_767, '😀 <&>"']);
  });

  test('says in its last row that there would be more', async () => {
    const many = Array.from({ length: 9 }, (_, i) => [`r${i}`]);
    const values = valuesOf(await spreadsheetOf([one(many)], 5));
    expect(values).toHaveLength(7);
    expect(values.at(-1)).toBe('Hanya 5 baris pertama dipaparkan.');
  });
});

/** Executions by name, in the states that they go through. */
const jobsOf = (states: readonly ('running' | 'succeeded' | 'dead')[], onStart: () => Promise<unknown>) => {
  const names: string[] = [];
  return {
    names,
    jobs: {
      async start(name: string) {
        if (names.includes(name)) return;
        names.push(name);
        await onStart();
      },
      stateOf: async (name: string) => states[names.indexOf(name)] ?? (names.includes(name) ? 'running' : 'missing'),
    },
  };
};

describe('an export', () => {
  test('that is being built is waited for, then answered with advice', async () => {
    let time = Date.parse('2026-11-21T05:00:00Z');
    const { jobs, names } = jobsOf(['running'], async () => undefined);
    const services = { ...area.services, jobs, now: () => new Date((time += 7000)) };
    await expect(spreadsheetUrl(services, 'users')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Eksport sedang dibina. Sila cuba lagi sebentar lagi.',
    });
    expect(names).toEqual(['export-users-20261121_1300-1']);
  });

  test('is built once for all who ask within ten minutes, under a name that says what it is', async () => {
    const { jobs, names } = jobsOf(['succeeded'], () =>
      exportStep(area.services, { kind: 'users', window: '20261121_1400' }),
    );
    const at = (time: string) => ({ ...area.services, jobs, now: () => new Date(time) });
    const first = await spreadsheetUrl(at('2026-11-21T06:00:01Z'), 'users');
    const second = await spreadsheetUrl(at('2026-11-21T06:09:59Z'), 'users');
    expect(names).toHaveLength(1);
    for (const address of [first, second])
      expect(new URL(address).searchParams.get('response-content-disposition')).toContain(
        'filename="SUITE_AI_PENDIDIKAN_users_20261121_1400.xlsx"',
      );
  });

  test('that is waited for across the edge of its ten minutes is not built anew', async () => {
    const started = jobsOf(['running'], async () => undefined);
    let time = Date.parse('2026-11-21T08:09:30Z');
    const services = { ...area.services, jobs: started.jobs, now: () => new Date((time += 7000)) };
    for (let tries = 0; tries < 3; tries++)
      await expect(spreadsheetUrl(services, 'users')).rejects.toMatchObject({ code: 'conflict' });
    expect([started.names, new Date(time) > new Date('2026-11-21T08:10:10Z')]).toEqual([
      ['export-users-20261121_1600-1'],
      true,
    ]);
    await exportStep(area.services, { kind: 'users', window: '20261121_1600' });
    expect(await spreadsheetUrl(services, 'users')).toContain('20261121_1600.xlsx');
    // Two minutes into the next ten it is old.
    time = Date.parse('2026-11-21T08:12:00Z');
    await expect(spreadsheetUrl(services, 'users')).rejects.toMatchObject({ code: 'conflict' });
    expect(started.names).toEqual(['export-users-20261121_1600-1', 'export-users-20261121_1610-1']);
  });

  test('is noted when a file is given, not each time that one is asked for', async () => {
    const { jobs } = jobsOf(['running'], async () => undefined);
    let time = Date.parse('2026-11-22T05:00:00Z');
    const services = { ...area.services, jobs, now: () => new Date((time += 7000)) };
    const ask = () => adminHandlers(services).exportUsers({ ...requestOf('pentadbir'), caller: admin });
    const noted = async () =>
      (await area.store.rows())
        .filter(({ PK }) => PK === 'AUDIT#2026-11-22')
        .map(({ action, subject }) => [action, subject]);
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    expect(await noted()).toEqual([]);
    await exportStep(area.services, { kind: 'users', window: '20261122_1300' });
    await ask();
    expect(await noted()).toEqual([['export', 'users']]);
  });

  test('that failed is tried again, three times at the most', async () => {
    const { jobs, names } = jobsOf(['dead', 'dead', 'dead'], async () => undefined);
    const services = { ...area.services, jobs, now: () => new Date('2026-11-21T07:00:00Z') };
    await expect(spreadsheetUrl(services, 'sessions')).rejects.toMatchObject({ code: 'unavailable' });
    expect(names).toHaveLength(3);
  });
});
