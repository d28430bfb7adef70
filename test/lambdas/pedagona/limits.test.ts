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

type Answer = Promise<{ status: number; body: unknown }>;
const tickets =
  (files: object[]) =>
  (token: string): Answer =>
    app.send(uploadsApi.create, { token, body: { module: 'pedagona', files } });
const analysis =
  (body: unknown) =>
  (token: string): Answer =>
    app.send(pedagonaApi.analyze, { token, body });
/** `times`: how often each upload is named. */
const ofFiles =
  (files: () => TestFile[], times = 1) =>
  async (token: string) => {
    const documents = (await upload(app, token, files())).map((uploadId) => ({ uploadId }));
    return analysis({ sessionName: 'Sesi', documents: Array<typeof documents>(times).fill(documents).flat() })(token);
  };
const sentForm =
  (files: () => TestFile[]) =>
  (token: string): Answer =>
    app.send(pedagonaApi.analyze, { token, form: formOf('Sesi', files()) });
const raw =
  (type: string, body: string) =>
  async (token: string): Answer => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const response = await fetch(`${app.url}/api/pedagona/analyze`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };
const notJson = 'Badan permintaan bukan JSON yang sah.';
const never = [{ uploadId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }];

test.each<[string, (token: string) => Answer, number, string]>([
  [
    'a ticket for a wrong type, with the whole selection',
    tickets([declared('a.pdf'), declared('b.png', MB, 'image/png')]),
    415,
    wrongTypes('b.png'),
  ],
  [
    'a ticket for 20.1 MB',
    tickets([declared('a.pdf', Math.round(20.1 * MB))]),
    413,
    'Fail terlalu besar: a.pdf (20.1MB). Maximum 20MB per fail.',
  ],
  ['a blank name', analysis({ sessionName: '   ', documents: [] }), 400, 'Sila masukkan nama sesi'],
  [
    'too long a name',
    analysis({ sessionName: 'a'.repeat(121), documents: [] }),
    400,
    'Nama sesi terlalu panjang. Maksimum 120 aksara.',
  ],
  [
    'no documents',
    analysis({ sessionName: 'Sesi', documents: [] }),
    400,
    'Sila muat naik sekurang-kurangnya 1 dokumen',
  ],
  ['a wrong id', analysis({ sessionName: 'Sesi', documents: [{ uploadId: '../x' }] }), 400, 'Pengecam tidak sah.'],
  ['half a body', raw('application/json', '{'), 400, notJson],
  ['another body than JSON', raw('application/json', 'sessionName=a'), 400, notJson],
  [
    'uploads that never were',
    analysis({ sessionName: 'Sesi', documents: never }),
    404,
    'Fail yang dimuat naik tidak dijumpai atau telah luput. Sila muat naik semula.',
  ],
  [
    'files that are not what their names say',
    ofFiles(() => [fileOf('a.pdf', 'MZ bukan dokumen'), document]),
    415,
    wrongTypes('a.pdf'),
  ],
  ['one upload named twice', ofFiles(() => [document], 2), 400, 'Fail sudah wujud: kursus.docx'],
  ['a form without documents', sentForm(() => []), 400, 'Sila muat naik sekurang-kurangnya 1 dokumen'],
  ['a form with one name twice', sentForm(() => [document, document]), 400, 'Fail sudah wujud: kursus.docx'],
  ['a form with a wrong type by content', sentForm(() => [fileOf('a.pdf', 'teks')]), 415, wrongTypes('a.pdf')],
  [
    'a form with a name too long for a file',
    sentForm(() => [fileOf(`${'a'.repeat(300)}.pdf`, '%PDF-')]),
    400,
    'Nama fail mesti 1 hingga 255 aksara. Namakan semula fail itu.',
  ],
  [
    'a form of more than 4 MB',
    sentForm(() => [fileOf('a.pdf', new Uint8Array(4 * MB + 1))]),
    413,
    'Borang ini melebihi 4MB. Muat naik fail besar melalui POST /api/uploads atau melalui halaman.',
  ],
  [
    'a form that is garbage',
    raw('multipart/form-data; boundary=x', 'bukan borang'),
    400,
    'Borang tidak dapat dibaca. Hantar semula.',
  ],
  [
    'a form where a call takes JSON only',
    (token) => app.send(uploadsApi.create, { token, form: formOf('Sesi', []) }),
    415,
    'Hantar permintaan ini sebagai JSON.',
  ],
])('%s is refused', async (_, ask, expected, sentence) => {
  const { status, body } = await ask(await app.newTeacher());
  expect([status, body]).toMatchObject([expected, { error: sentence }]);
});

describe('tickets', () => {
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
