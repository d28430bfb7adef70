import { beforeAll, describe, expect, test } from '@jest/globals';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { maxFileBytes } from '../../../shared/uploads/rules.ts';
import { uploadsApi } from '../../../shared/uploads/api.ts';
import { course, docxOf, fileOf, type TestFile } from '../../support/documents.ts';
import { waitFor } from '../../support/wait.ts';
import { analyse, finished, formOf, sendFile, upload } from '../../support/work.ts';
import { withApp } from '../../support/hooks.ts';

/** Small limits, and a model slow enough for work to be found under way. */
const app = withApp({ env: { DAILY_QUOTA: '4', MODEL_FAULTS: 'slow:1500', RETRY_DELAY_MS: '1' } });
let document: TestFile;
beforeAll(async () => {
  document = await docxOf(course, 'kursus.docx');
});

const MB = 1024 * 1024;
const declared = (name: string, size = MB, type = '') => ({ name, size, type });
const wrongTypes = (names: string): string => `Fail tidak sah: ${names}. Hanya PDF, Word dan Excel dibenarkan.`;

describe('tickets', () => {
  test.each<[string, object[], number, string]>([
    ['of a wrong type', [declared('a.pdf'), declared('b.png', MB, 'image/png')], 415, wrongTypes('b.png')],
    [
      'of 20.1 MB',
      [declared('a.pdf', Math.round(20.1 * MB))],
      413,
      'Fail terlalu besar: a.pdf (20.1MB). Maximum 20MB per fail.',
    ],
  ])('for files %s are refused: the whole selection', async (_, files, expected, sentence) => {
    const { status, body } = await app.send(uploadsApi.create, {
      token: await app.newTeacher(),
      body: { module: 'pedagona', files },
    });
    expect([status, body]).toMatchObject([expected, { error: sentence }]);
  });

  test.each([{}, { module: 'pedagona', files: [{ name: 'a.pdf' }] }, null])('for %j are refused', async (body) => {
    const answer = await app.send(uploadsApi.create, { token: await app.newTeacher(), body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid', error: expect.stringMatching(/\.$/) }]);
  });

  test('are good for an analysis once their file was sent, of 20 MB at most', async () => {
    const token = await app.newTeacher();
    const body = { module: 'pedagona' as const, files: [declared('a.pdf')] };
    const [ticket] = (await app.call(uploadsApi.create, { token, body })).uploads;
    if (ticket === undefined) throw new Error('A ticket was expected');
    const documents = [{ uploadId: ticket.uploadId }];
    const early = await app.send(pedagonaApi.analyze, { token, body: { sessionName: 'Awal', documents } });
    expect([early.status, early.body]).toMatchObject([
      409,
      { error: 'Fail belum selesai dimuat naik: a.pdf. Sila muat naik semula.' },
    ]);
    expect((await sendFile(ticket, fileOf('a.pdf', new Uint8Array(maxFileBytes + 1)))).status).toBe(400);
    expect((await sendFile(ticket, fileOf('a.pdf', new Uint8Array(maxFileBytes)))).status).toBe(201);
  });
});

describe('an analysis is refused', () => {
  test.each<[string, unknown, string]>([
    ['a blank name', { sessionName: '   ', documents: [] }, 'Sila masukkan nama sesi'],
    [
      'too long a name',
      { sessionName: 'a'.repeat(121), documents: [] },
      'Nama sesi terlalu panjang. Maksimum 120 aksara.',
    ],
    ['no documents', { sessionName: 'Sesi', documents: [] }, 'Sila muat naik sekurang-kurangnya 1 dokumen'],
    ['a wrong id', { sessionName: 'Sesi', documents: [{ uploadId: '../x' }] }, 'Pengecam tidak sah.'],
  ])('with %s', async (_, body, sentence) => {
    const answer = await app.send(pedagonaApi.analyze, { token: await app.newTeacher(), body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid', error: sentence }]);
  });

  test.each(['{', 'sessionName=a'])('with a body that is not JSON: %j', async (body) => {
    const response = await fetch(`${app.url}/api/pedagona/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.newTeacher()}`, 'content-type': 'application/json' },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'Badan permintaan bukan JSON yang sah.' },
    ]);
  });

  test('for uploads that never were', async () => {
    const body = { sessionName: 'Sesi', documents: [{ uploadId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }] };
    const answer = await app.send(pedagonaApi.analyze, { token: await app.newTeacher(), body });
    expect([answer.status, answer.body]).toMatchObject([
      404,
      { error: expect.stringContaining('Sila muat naik semula.') },
    ]);
  });

  test('for files that are not what their names say', async () => {
    const token = await app.newTeacher();
    const ids = await upload(app, token, [fileOf('a.pdf', 'MZ bukan dokumen'), document]);
    const body = { sessionName: 'Sesi', documents: ids.map((uploadId) => ({ uploadId })) };
    const answer = await app.send(pedagonaApi.analyze, { token, body });
    expect([answer.status, answer.body]).toMatchObject([415, { error: wrongTypes('a.pdf') }]);
  });

  test('for one upload named twice', async () => {
    const token = await app.newTeacher();
    const [uploadId] = await upload(app, token, [document]);
    const answer = await app.send(pedagonaApi.analyze, {
      token,
      body: { sessionName: 'Sesi', documents: [{ uploadId }, { uploadId }] },
    });
    expect([answer.status, answer.body]).toMatchObject([400, { error: 'Fail sudah wujud: kursus.docx' }]);
  });
});

describe('the form is refused', () => {
  test.each<[string, () => FormData, number, string]>([
    ['without documents', () => formOf('Sesi', []), 400, 'Sila muat naik sekurang-kurangnya 1 dokumen'],
    ['with one name twice', () => formOf('Sesi', [document, document]), 400, 'Fail sudah wujud: kursus.docx'],
    ['with a wrong type by content', () => formOf('Sesi', [fileOf('a.pdf', 'teks')]), 415, wrongTypes('a.pdf')],
    [
      'with a name too long for a file',
      () => formOf('Sesi', [fileOf(`${'a'.repeat(300)}.pdf`, '%PDF-')]),
      400,
      'Nama fail mesti 1 hingga 255 aksara. Namakan semula fail itu.',
    ],
    [
      'with more than 4 MB',
      () => formOf('Sesi', [fileOf('a.pdf', new Uint8Array(4 * MB + 1))]),
      413,
      'Borang ini melebihi 4MB. Muat naik fail besar melalui POST /api/uploads atau melalui halaman.',
    ],
  ])('%s', async (_, form, expected, sentence) => {
    const { status, body } = await app.send(pedagonaApi.analyze, { token: await app.newTeacher(), form: form() });
    expect([status, body]).toMatchObject([expected, { error: sentence }]);
  });

  test('when it is garbage', async () => {
    const response = await fetch(`${app.url}/api/pedagona/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.newTeacher()}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'bukan borang',
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'Borang tidak dapat dibaca. Hantar semula.' },
    ]);
  });

  test('where a call takes JSON only', async () => {
    const { status, body } = await app.send(uploadsApi.create, {
      token: await app.newTeacher(),
      form: formOf('Sesi', []),
    });
    expect([status, body]).toMatchObject([415, { error: 'Hantar permintaan ini sebagai JSON.' }]);
  });
});

describe('limits', () => {
  test('three sessions at once, four a day, and the counters tell the truth throughout', async () => {
    const token = await app.newTeacher();
    const store = app.store;
    const stats = () => app.call(statisticsApi.moduleStats, { token, params: { module: 'pedagona' } });
    const before = (await store.objects()).filter((key) => key.startsWith('uploads/')).length;
    const forms = ['A', 'B', 'C', 'D'].map((name) => formOf(name, [document]));
    const answers = await Promise.all(forms.map((form) => app.send(pedagonaApi.analyze, { token, form })));
    const accepted = answers.filter(({ status }) => status === 202);
    const ids = accepted.map(({ body }) => pedagonaApi.analyze.reply.parse(body).sessionId);
    const [busy, ...others] = answers.filter(({ status }) => status !== 202);
    expect([others.length, busy?.status, busy?.body]).toMatchObject([
      0,
      429,
      { code: 'quota', error: '3 sesi anda sedang diproses. Tunggu sehingga satu selesai, kemudian cuba lagi.' },
    ]);
    expect((await stats()).totalSessions).toBe(3);
    // What the refused form brought is not kept.
    expect((await store.objects()).filter((key) => key.startsWith('uploads/')).length).toBe(before + 3);

    await Promise.all(ids.map((sessionId) => finished(app, token, sessionId)));
    const fourth = await analyse(app, token, [document], 'E');
    const over = await app.send(pedagonaApi.analyze, { token, form: formOf('F', [document]) });
    expect([over.status, over.body]).toMatchObject([
      429,
      { code: 'quota', error: expect.stringMatching(/^Had harian 4 .+ telah dicapai\. Sila cuba lagi esok\.$/) },
    ]);
    await finished(app, token, fourth);
    expect(await stats()).toMatchObject({
      totalSessions: 4,
      processing: 0,
      completed: 4,
      failed: 0,
      totalCourses: 4,
      totalMerangkai: 0,
    });
    await app.call(pedagonaApi.deleteSession, { token, params: { sessionId: fourth } });
    expect(await stats()).toMatchObject({ totalSessions: 3, completed: 3, totalCourses: 3 });
  });
});

describe('killed with kill -9 and started again, a session ends', () => {
  test('whether it was just begun, being read or being analysed', async () => {
    const token = await app.newTeacher();
    const analysing = await analyse(app, token, [document], 'dianalisis');
    await analysisOf(token, analysing);
    const reading = await analyse(app, token, [document], 'dibaca');
    const begun = await analyse(app, token, [document], 'baru');
    await app.kill();
    await app.restart({ MODEL_FAULTS: '' });
    const ends = await Promise.all([analysing, reading, begun].map((sessionId) => finished(app, token, sessionId)));
    expect(ends.map(({ sessionName, status, coursesCount }) => [sessionName, status, coursesCount])).toEqual([
      ['dianalisis', 'completed', 1],
      ['dibaca', 'completed', 1],
      ['baru', 'completed', 1],
    ]);
    expect(await app.call(statisticsApi.moduleStats, { token, params: { module: 'pedagona' } })).toMatchObject({
      totalSessions: 3,
      processing: 0,
      completed: 3,
      totalCourses: 3,
    });
  });
});
/** Until the session is being analysed; on a busy machine it may be further already. */
const analysisOf = (token: string, sessionId: string): Promise<boolean> =>
  waitFor('the analysis', async () => {
    const { progress } = await app.call(pedagonaApi.status, { token, params: { sessionId } });
    return progress === null || ['analysing', 'finishing'].includes(progress.step);
  });
