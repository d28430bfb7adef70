import { beforeAll, expect, test } from '@jest/globals';
import type * as z from 'zod';
import { adminApi } from '../../shared/admin/api.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { withApp } from '../support/hooks.ts';
import { people } from '../support/testApp.ts';
import { waitFor } from '../support/wait.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { analyse, beforeExam, finished } from '../support/work.ts';

const app = withApp();
type Given = z.input<typeof valentraApi.vote.body>['vote'];

let token: string;
let sessionId: string;
beforeAll(async () => {
  token = await app.tokenFor(people.aminah);
  ({ sessionId } = await beforeExam(app, token));
}, 120_000);

const params = () => ({ sessionId });
const vote = (given: Given, { artefact = 'jst', pointer = '', by = token } = {}) =>
  app.send(valentraApi.vote, { token: by, params: params(), body: { artefact, pointer, vote: given } });
const votes = async () => (await app.call(valentraApi.listVotes, { token, params: params() })).votes;
const ofJsu = async () => (await votes()).filter(({ artefact }) => artefact === 'jsu');
const bad: NonNullable<Given> = { isGood: false, reasons: ['facts', 'language'], comment: 'Wajaran salah.' };

const analytics = async () =>
  app.call(adminApi.analytics, { token: await app.tokenFor(people.admin), params: { module: 'valentra' } });
const figuresOf = async (stage: string) => (await analytics()).prompts.find((one) => one.stage === stage);
const words = async () => (await analytics()).words.map(({ comment, text }) => [comment, text]);
const votedRows = async () => (await app.store.rows()).filter(({ SK }) => /^(?:VOTE|WORDS)#/.test(SK));

test('a part has one vote of its lecturer, which can be changed and taken back', async () => {
  await vote({ isGood: true });
  await vote({ isGood: true });
  expect(await votes()).toMatchObject([{ artefact: 'jst', pointer: '', isGood: true }]);
  const prompt = expect.stringMatching(/^jst@\d+\+rows@\d+$/);
  expect(await figuresOf('jst')).toMatchObject({ prompt, good: 1, bad: 0 });
  await vote(bad);
  const figures = { good: 0, bad: 1, facts: 1, language: 1, fit: 0 };
  expect([await votes(), await figuresOf('jst')]).toMatchObject([[bad], figures]);
  expect((await analytics()).days.at(-1)).toMatchObject({ good: 0, bad: 1 });
  await vote(null);
  expect([await votes(), await words(), await votedRows()]).toEqual([[], [], []]);
  expect(await figuresOf('jst')).toMatchObject({ good: 0, bad: 0, facts: 0, language: 0 });
});

test('of two votes at once on a part one is kept and counted', async () => {
  await Promise.all([vote({ isGood: true }, { artefact: 'jsu' }), vote(bad, { artefact: 'jsu' })]);
  const { good = 0, bad: no = 0 } = (await figuresOf('jsu')) ?? {};
  expect([good + no, (await votes()).length]).toEqual([1, 1]);
  await vote(null, { artefact: 'jsu' });
});

test('administrators read the words of a vote without a name, and the part only where it is ticked', async () => {
  const at = { pointer: '/assessments/0' };
  await vote(bad, at);
  expect(await words()).toEqual([['Wajaran salah.', null]]);
  await vote({ ...bad, withText: true }, at);
  const { jst } = (await app.call(valentraApi.getSession, { token, params: params(), query: {} })).session;
  expect(await words()).toEqual([['Wajaran salah.', expect.stringContaining(jst?.assessments[0]?.type ?? '?')]]);
  const kept = JSON.stringify((await votedRows()).filter(({ SK }) => SK.startsWith('WORDS#')));
  expect([kept.includes(sessionId), kept.includes(people.aminah)]).toEqual([false, false]);
  await vote(bad, at);
  expect(await words()).toEqual([['Wajaran salah.', null]]);
});

test.each([
  ['a stranger', {}, people.lim, 404],
  ['a part that is not there', { pointer: '/assessments/99' }, people.aminah, 404],
  ['a document that is not made', { artefact: 'exam' }, people.aminah, 404],
  ['a document of no such name', { artefact: 'course#0' }, people.aminah, 404],
])('%s gets no vote', async (_, at, email, status) => {
  const by = await app.tokenFor(email);
  expect((await vote({ isGood: true }, { ...at, by })).status).toBe(status);
});

test('nobody votes on a sample, and its edits are not counted', async () => {
  const { sessionId: id } = await app.call(pedagonaApi.openSample, { token });
  const sample = { token, params: { sessionId: id } };
  expect((await app.call(pedagonaApi.listVotes, sample)).isOpen).toBe(false);
  const body = { artefact: 'report', pointer: '', vote: { isGood: true } };
  expect((await app.send(pedagonaApi.vote, { ...sample, body })).status).toBe(409);
});

test('an edit counts as mended for the prompt that wrote the document, and leaves its votes', async () => {
  await vote({ isGood: true });
  const before = await figuresOf('jst');
  const { versions } = (await app.call(valentraApi.getSession, { token, params: params(), query: {} })).session;
  const body = { pointer: '/assessments/0/description', value: 'Kuiz bertulis', version: versions.jst ?? 0 };
  await app.call(valentraApi.editArtefact, { token, params: { ...params(), stage: 'jst' }, body });
  expect(await figuresOf('jst')).toEqual({ ...before, edited: (before?.edited ?? 0) + 1 });
  expect((await votes()).map(({ pointer }) => pointer).toSorted()).toEqual(['', '/assessments/0']);
});

test('what is made again has no vote yet, and the one before stays counted', async () => {
  const jsu = { artefact: 'jsu' };
  await vote({ isGood: true }, jsu);
  await app.call(valentraApi.generateJsu, { token, params: params(), body: { numberOfQuestions: 12 } });
  expect(await ofJsu()).toEqual([]);
  await vote({ isGood: true }, jsu);
  expect([(await ofJsu()).length, (await figuresOf('jsu'))?.good]).toEqual([1, 2]);
});

test('votes go with their session; their numbers stay, of nobody', async () => {
  await vote({ ...bad, withText: true });
  expect((await votedRows()).length).toBeGreaterThan(2);
  const before = await figuresOf('jst');
  await app.call(valentraApi.deleteSession, { token, params: params() });
  await waitFor('the end of the votes', async () => ((await votedRows()).length === 0 ? true : null));
  expect([await figuresOf('jst'), await words()]).toEqual([before, []]);
  expect((await vote(null)).status).toBe(404);
});

test('a ticked course of PEDAGONA brings what was suggested for it, and nothing that its document says', async () => {
  const id = await analyse(app, token, [coursePdf()]);
  const [course] = (await finished(app, token, id)).coursesAnalysis;
  const body = { artefact: `crs_${id}_0`, pointer: '', vote: { isGood: true, withText: true } };
  await app.call(pedagonaApi.vote, { token, params: { sessionId: id }, body });
  const [row] = (await votedRows()).filter(({ SK }) => SK.startsWith('WORDS#pedagona'));
  expect(row?.['text']).toContain(course?.clos[0]?.bigIdea);
  expect(row?.['text']).not.toContain(course?.clos[0]?.cloStatement);
});
