import { beforeAll, expect, test } from '@jest/globals';
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
const declared = (name: string, type = '') => ({ name, size: MB, type });
const wrongTypes = (names: string): string => `Fail tidak sah: ${names}. Hanya PDF, Word dan Excel dibenarkan.`;
const tickets = (token: string, body: unknown) => app.send(uploadsApi.create, { token, body });
const analysis = (body: unknown) => (token: string) => app.send(pedagonaApi.analyze, { token, body });
const form =
  (documents: TestFile[], sessionName = 'Sesi') =>
  (token: string) =>
    app.send(pedagonaApi.analyze, { token, form: formOf(sessionName, documents) });
/** An analysis of files that were sent before, each named so often. */
const ofFiles =
  (times: number, ...files: TestFile[]) =>
  async (token: string) => {
    const ids = (await upload(app, token, files)).flatMap((uploadId) =>
      Array.from({ length: times }, () => ({ uploadId })),
    );
    return analysis({ sessionName: 'Sesi', documents: ids })(token);
  };
/** An analysis whose body is this text. */
const raw = (type: string, body: string) => async (token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const response = await fetch(`${app.url}/api/pedagona/analyze`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as unknown };
};
const list = (query: Record<string, unknown>) => (token: string) =>
  app.send(pedagonaApi.listSessions, { token, query });
const noTicket = { uploadId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
const noDocuments = 'Sila muat naik sekurang-kurangnya 1 dokumen';
const twice = 'Fail sudah wujud: kursus.docx';
const longName = 'Nama fail mesti 1 hingga 255 aksara. Namakan semula fail itu.';
const largeForm = 'Borang ini melebihi 4MB. Muat naik fail besar melalui POST /api/uploads atau melalui halaman.';

type Refusal = [string, (token: string) => Promise<{ status: number; body: unknown }>, status: number, error: string];

test.each<Refusal>([
  [
    'a selection of tickets with a file of a wrong type',
    (token) => tickets(token, { module: 'pedagona', files: [declared('a.pdf'), declared('b.png', 'image/png')] }),
    415,
    wrongTypes('b.png'),
  ],
  ['tickets for nothing', (token) => tickets(token, {}), 400, "Nilai 'module' tidak sah"],
  ['a blank name', analysis({ sessionName: '   ', documents: [] }), 400, 'Sila masukkan nama sesi'],
  [
    'too long a name',
    analysis({ sessionName: 'a'.repeat(121), documents: [] }),
    400,
    'Nama sesi terlalu panjang. Maksimum 120 aksara.',
  ],
  ['an analysis of no documents', analysis({ sessionName: 'Sesi', documents: [] }), 400, noDocuments],
  ['a wrong id', analysis({ sessionName: 'Sesi', documents: [{ uploadId: '../x' }] }), 400, 'Pengecam tidak sah.'],
  ['an upload that never was', analysis({ sessionName: 'Sesi', documents: [noTicket] }), 404, 'Sila muat naik semula.'],
  [
    'a file that is not what its name says',
    (token) => ofFiles(1, fileOf('a.pdf', 'MZ bukan dokumen'), document)(token),
    415,
    wrongTypes('a.pdf'),
  ],
  ['one upload named twice', (token) => ofFiles(2, document)(token), 400, twice],
  ['a form without documents', form([]), 400, noDocuments],
  ['a form with one name twice', (token) => form([document, document])(token), 400, twice],
  ['a form with a wrong type by content', form([fileOf('a.pdf', 'teks')]), 415, wrongTypes('a.pdf')],
  ['a form with a name too long for a file', form([fileOf(`${'a'.repeat(300)}.pdf`, '%PDF-')]), 400, longName],
  ['a form of more than 4 MB', form([fileOf('a.pdf', new Uint8Array(4 * MB + 1))]), 413, largeForm],
  ['a body that is not JSON', raw('application/json', '{'), 400, 'Badan permintaan bukan JSON yang sah.'],
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
  ['a list of nothing', list({ limit: 0 }), 400, "Nilai 'limit' tidak sah: "],
  ['too long a list', list({ limit: 101 }), 400, "Nilai 'limit' tidak sah: "],
  ['a list from nowhere', list({ cursor: '../..' }), 400, 'Pengecam tidak sah.'],
])('Refused with a sentence: %s', async (_, send, expected, sentence) => {
  const { status, body } = await send(await app.newTeacher());
  const code = { 400: 'invalid', 404: 'not_found', 413: 'too_large', 415: 'unsupported_type' }[status];
  expect([status, body]).toMatchObject([expected, { code, error: expect.stringContaining(sentence) }]);
});

test('A ticket is good for an analysis once its file was sent, and for one file of the declared size', async () => {
  const token = await app.newTeacher();
  const body = { module: 'pedagona' as const, files: [declared('a.pdf')] };
  const ticket = (await app.call(uploadsApi.create, { token, body })).uploads[0]!;
  const early = await analysis({ sessionName: 'Awal', documents: [{ uploadId: ticket.uploadId }] })(token);
  expect([early.status, early.body]).toMatchObject([
    409,
    { error: 'Fail belum selesai dimuat naik: a.pdf. Sila muat naik semula.' },
  ]);
  const statuses: number[] = [];
  for (const size of [maxFileBytes, MB - 1, MB, MB])
    statuses.push((await sendFile(ticket, fileOf('a.pdf', new Uint8Array(size)))).status);
  expect(statuses).toEqual([403, 403, 200, 412]);
});

test('Three sessions at once, four a day, and the counters tell the truth throughout', async () => {
  const token = await app.newTeacher();
  const store = app.store;
  const stats = () => app.call(statisticsApi.moduleStats, { token, params: { module: 'pedagona' } });
  const before = (await store.objects()).filter((key) => key.startsWith('uploads/')).length;
  const forms = ['A', 'B', 'C', 'D'].map((name) => formOf(name, [document]));
  const answers = await Promise.all(forms.map((each) => app.send(pedagonaApi.analyze, { token, form: each })));
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

test('killed with kill -9 and started again, a session ends, whether it was just begun, being read or being analysed', async () => {
  const token = await app.newTeacher();
  const analysing = await analyse(app, token, [document], 'dianalisis');
  // On a busy machine it may be further already.
  await waitFor('the analysis', async () => {
    const { progress } = await app.call(pedagonaApi.status, { token, params: { sessionId: analysing } });
    return progress === null || ['analysing', 'finishing'].includes(progress.step);
  });
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
