import { beforeAll, expect, test } from '@jest/globals';
import { adminApi } from '../../../shared/admin/api.ts';
import type { Editable } from '../../../shared/session/artefact.ts';
import type { CourseChange } from '../../../shared/course/changeSchema.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { editableAt } from '../../../shared/pedagona/editable.ts';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import {
  artefactIdOf,
  artefactOf,
  chainOf,
  executionsOf,
  rowsOf,
  sendStage,
  settled,
  weigh,
} from '../../support/chain.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { course, otherCourse } from '../../support/documents.ts';
import { people } from '../../support/testApp.ts';
import { waitFor } from '../../support/wait.ts';
import { withApp } from '../../support/hooks.ts';

/** Sections and half of the report are written slowly enough to be met under way. */
const app = withApp({
  env: { MODEL_FAULTS: 'slow:700@pedagona.regenerate,slow:1000@pedagona.report.grounds', RETRY_DELAY_MS: '1' },
});
let token: string;
let sessionId: string;
beforeAll(async () => {
  token = await app.tokenFor(people.aminah);
  sessionId = await chainOf(app, token, [course, otherCourse]);
});

const edit = (artefactId: string, pointer: string, value: Editable, version: number, was?: Editable) =>
  app.send(pedagonaApi.editArtefact, { token, params: { artefactId }, body: { pointer, value, version, was } });
const versionsOf = (artefactId: string) => app.call(pedagonaApi.listVersions, { token, params: { artefactId } });
const restore = (artefactId: string, version: number, from: number) =>
  app.send(pedagonaApi.restoreVersion, { token, params: { artefactId }, body: { version, from } });
const regenerate = (artefactId: string, pointer: string, instruction: string) =>
  app.send(pedagonaApi.regenerate, { token, params: { artefactId }, body: { pointer, instruction } });
const stateOf = (artefactId: string) => app.call(pedagonaApi.regenerateStatus, { token, params: { artefactId } });

/** An artefact as its page gets it, and the JSON of all of it but one part. */
async function read(stage: StageName, pointer: string) {
  const { version, checks: _, origins: _origins, ...artefact } = await artefactOf(app, token, stage, sessionId);
  const value = editableAt(stage, artefact, pointer);
  const steps = pointer.split('/').slice(1);
  const rest = JSON.stringify(artefact, function replaced(this: unknown, key: string, inner: unknown) {
    return key === steps.at(-1) && JSON.stringify(inner) === JSON.stringify(value) ? '…' : inner;
  });
  return { version, value, rest };
}

test('an edit of many at once wins alone, is seen at once, can be looked up, and its version before restored as a new one', async () => {
  const artefactId = artefactIdOf('report', sessionId);
  const before = await read('report', '/background');
  const texts = ['satu', 'dua', 'tiga', 'empat', 'lima'];
  const answers = await Promise.all(texts.map((text) => edit(artefactId, '/background', text, 1)));
  const [winner = -1, ...others] = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
  expect([others, answers[winner]?.body]).toEqual([[], { version: 2 }]);
  const error = 'Dokumen ini telah diubah di tempat lain. Muat semula halaman, kemudian sunting sekali lagi.';
  for (const { status, body } of answers.filter((_, i) => i !== winner))
    expect([status, body]).toMatchObject([409, { code: 'conflict', error }]);
  expect(await edit(artefactId, '/background', 'lewat', 1)).toMatchObject({ status: 409 });
  expect(await read('report', '/background')).toEqual({ ...before, version: 2, value: texts[winner] });
  expect(await versionsOf(artefactId)).toEqual([
    { version: 1, content: 1, reason: 'generated', pointer: '', savedAt: expect.any(String), changes: [] },
    {
      version: 2,
      content: 2,
      reason: 'edited',
      pointer: '/background',
      savedAt: expect.any(String),
      changes: [{ at: '/background', kind: 'changed', before: before.value, after: texts[winner] }],
    },
  ]);
  expect(await restore(artefactId, 1, 1)).toMatchObject({ status: 409 });
  expect(await restore(artefactId, 1, 2)).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await read('report', '/background')).toEqual({ ...before, version: 3 });
  expect((await versionsOf(artefactId)).at(-1)).toMatchObject({ version: 3, content: 1, reason: 'restored' });
  expect(await restore(artefactId, 99, 3)).toMatchObject({
    status: 404,
    body: { error: 'Versi ini tidak lagi disimpan.' },
  });
});

test('an edit by what an old version said is taken while its own part still says that, whatever else has changed', async () => {
  const artefactId = artefactIdOf('report', sessionId);
  const { version, value } = await read('report', '/executiveSummary');
  await edit(artefactId, '/background', 'Lain daripada tadi.', version);
  const answers = [];
  for (const text of ['Ringkasan sendiri.', 'Ringkasan orang lain.'])
    answers.push((await edit(artefactId, '/executiveSummary', text, version, value ?? '')).status);
  expect(answers).toEqual([200, 409]);
  expect(await read('report', '/executiveSummary')).toMatchObject({
    version: version + 2,
    value: 'Ringkasan sendiri.',
  });
});

test('an edit of a course’s facts is decided by value: of many at once none is lost, and the session’s name and the search for it follow', async () => {
  const change = (body: CourseChange) =>
    app.send(pedagonaApi.changeCourse, { token, params: { sessionId, n: 0 }, body });
  const courseNow = async () =>
    (await app.call(pedagonaApi.getSession, { token, params: { sessionId } })).coursesAnalysis[0];
  // What is suggested for a course is edited as an artefact.
  await edit(`crs_${sessionId}_0`, '/clos/0/bigIdea', 'Bentuk ada di mana-mana.', 1);
  expect((await edit(`crs_${sessionId}_7`, '/clos/0/bigIdea', 'x', 1)).status).toBe(404);
  const before = await courseNow();
  expect(before?.clos[0]?.bigIdea).toBe('Bentuk ada di mana-mana.');
  const [task, other] = before?.assessments ?? [];
  const named: CourseChange = {
    do: 'set',
    list: 'course',
    row: '',
    values: { courseName: 'Nama Baharu' },
    was: { courseName: before?.courseName },
  };
  const answers = await Promise.all([
    weigh(app, token, { sessionId, n: 0 }, task, 11),
    weigh(app, token, { sessionId, n: 0 }, other, 12),
    change(named),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const after = await courseNow();
  expect([after?.courseName, ...(after?.assessments.slice(0, 2).map(({ weight }) => weight) ?? [])]).toEqual([
    'Nama Baharu',
    11,
    12,
  ]);
  const late = await weigh(app, token, { sessionId, n: 0 }, task, 13);
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const last = await change({ do: 'remove', list: 'assessments', row: task?.id ?? '' });
  expect((await courseNow())?.assessments.some(({ id }) => id === task?.id)).toBe(false);
  const { version } = last.body as { version: number };
  expect((await change({ do: 'undo', version })).status).toBe(200);
  expect(await courseNow()).toEqual(after);
  expect((await change({ do: 'undo', version })).status).toBe(409);
  const { courses } = await app.call(valentraApi.listCourses, { token });
  expect(courses.map(({ courseName }) => courseName)).toContain('Nama Baharu');
  const found = async (query: string) =>
    (await app.call(adminApi.searchCourses, { token: await app.tokenFor(people.admin), body: { query } })).courses
      .length;
  expect([await found('Nama Baharu'), await found(course.name)]).toEqual([1, 0]);
});

test.each<[string, string, unknown]>([
  ['of an id', '/id', 'lain'],
  ['of a text too long', '/dloTitle', 'a'.repeat(20_001)],
  ['by an object', '/dloTitle', { teks: 'ya' }],
])('an edit %s is refused with a sentence', async (_, pointer, value) => {
  const artefactId = artefactIdOf('dlo', sessionId);
  const before = await versionsOf(artefactId);
  const { status, body } = await edit(artefactId, pointer, value as string, before.length);
  expect([status, body]).toMatchObject([400, { code: 'invalid', error: expect.stringMatching(/\.$/) }]);
  expect(await versionsOf(artefactId)).toEqual(before);
});

test.each<[StageName, string]>([
  ['merangkai', '/combinedBigIdea'],
  ['scripts', '/scriptType26cMapping/Creativity'],
  ['dlo', '/activities/0/tools'],
  ['report', '/methodology'],
])(
  'a section written anew of %s at %s is another text, and all else is byte for byte the same',
  async (stage, pointer) => {
    const before = await read(stage, pointer);
    const answer = await regenerate(artefactIdOf(stage, sessionId), pointer, 'Tulis dengan contoh lain');
    expect([answer.status, answer.body]).toEqual([200, { status: 'completed' }]);
    const after = await read(stage, pointer);
    expect(after).toMatchObject({ rest: before.rest, version: before.version + 1 });
    expect(after.value).not.toEqual(before.value);
    expect(Array.isArray(after.value)).toBe(Array.isArray(before.value));
    const versions = await versionsOf(artefactIdOf(stage, sessionId));
    expect(versions.at(-1)).toMatchObject({ reason: 'regenerated', pointer });
    expect(await stateOf(artefactIdOf(stage, sessionId))).toMatchObject({ status: 'completed' });
  },
);

test.each<[string, string, string, string]>([
  ['for minutes', '/activities/0/duration', 'Lebih lama', 'Bahagian ini tidak boleh dijana semula.'],
  ['for an id', '/dloId', 'Ubah', 'Bahagian ini tidak boleh disunting.'],
  ['for the prototype', '/__proto__', 'Ubah', 'Bahagian ini tidak boleh disunting.'],
  ['without a wish', '/dloTitle', '  ', 'Sila nyatakan apa yang perlu diubah.'],
  ['for too long a wish', '/dloTitle', 'a'.repeat(501), 'Permintaan terlalu panjang. Maksimum 500 aksara.'],
])('a section written anew is refused %s', async (_, pointer, instruction, sentence) => {
  const { status, body } = await regenerate(artefactIdOf('dlo', sessionId), pointer, instruction);
  expect([status, body]).toMatchObject([400, { code: 'invalid', error: sentence }]);
});

test('a session deleted while a stage and a section are written leaves nothing behind, and the clicks that wait are told', async () => {
  const other = await app.tokenFor(people.admin);
  const gone = await chainOf(app, other, [course, otherCourse], ['merangkai', 'dlo']);
  const wish = { pointer: '/dloTitle', instruction: 'Tukar tajuk' };
  const clicks = [
    sendStage(app, other, 'report', gone, 'create'),
    app.send(pedagonaApi.regenerate, { token: other, params: { artefactId: artefactIdOf('dlo', gone) }, body: wish }),
  ];
  await waitFor('both to run', async () => {
    const running = (await executionsOf(app, gone)).filter(({ status }) => status === 'RUNNING');
    return running.length === 2;
  });
  await app.call(pedagonaApi.deleteSession, { token: other, params: { sessionId: gone } });
  for (const { status, body } of await Promise.all(clicks))
    expect([status, body]).toMatchObject([404, { error: 'Sesi tidak dijumpai' }]);
  await settled(app, gone);
  expect(await rowsOf(app, gone)).toEqual([]);
  expect((await app.store.objects()).filter((key) => key.includes(gone))).toEqual([]);
  const stats = await app.call(statisticsApi.userStats, { token: other });
  expect(stats.overall).toEqual({ totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 });
});

test('edits cannot make an artefact longer than a report can be laid out, and shortening it is always taken', async () => {
  const artefactId = artefactIdOf('report', sessionId);
  const long = 'teks '.repeat(3999);
  const sections = ['background', 'objectives', 'methodology', 'recommendations'];
  let { version } = await artefactOf(app, token, 'report', sessionId);
  const statuses: number[] = [];
  // One after another, each from the version that the one before it made.
  for (const section of sections) {
    const { status } = await edit(artefactId, `/${section}`, long, version);
    statuses.push(status);
    if (status === 200) version += 1;
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 413]);
  expect(await edit(artefactId, '/background', 'Ringkas.', version)).toMatchObject({ status: 200 });
});
