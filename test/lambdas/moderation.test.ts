import { beforeAll, describe, expect, test } from '@jest/globals';
import { placesOf } from '../../lambdas/valentra/moderation.ts';
import { accountApi } from '../../shared/account/api.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import { initialControls } from '../../shared/controls.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { listedSchema } from '../../shared/moderation/schemas.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { lookAgain } from '../../shared/valentra/items/look.ts';
import { type ManualCheck, manualChecks, type StageName } from '../../shared/valentra/schemas.ts';
import { vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { withApp } from '../support/hooks.ts';
import { part, unzip, wordLines } from '../shared/word/docx.ts';
import { Refused } from '../support/client.ts';
import { course, docxOf } from '../support/documents.ts';
import { people } from '../support/testApp.ts';
import { waitFor } from '../support/wait.ts';
import { analyse, beforeExam, finished } from '../support/work.ts';

const app = withApp();

interface Someone {
  token: string;
  email: string;
  name: string;
  id: string;
}

/** Who has opened the page once, and so can be named. */
async function joined(name: string): Promise<Someone> {
  const email = `${name}@moe-dl.edu.my`;
  const token = await app.tokenFor(email);
  const { user } = await app.call(authApi.me, { token });
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { token, email, name: user.name, id: sub };
}

const setApprovers = async (approvers: number) => {
  const token = await app.tokenFor(people.admin);
  const { version } = await app.call(adminApi.controls, { token });
  return app.call(adminApi.setControls, { token, body: { ...initialControls, version, approvers } });
};

/** Calls of one session of one owner. */
function ownerOf({ token }: Someone, sessionId: string) {
  const params = { sessionId };
  const session = async () => (await app.call(valentraApi.getSession, { token, params, query: {} })).session;
  return {
    session,
    send: (to: Someone, role: 'penyemak' | 'pengesah', artefact: StageName = 'jst') =>
      app.call(valentraApi.send, { token, params, body: { email: to.email, role, artefact } }),
    change: (grantId: string, body: Parameters<typeof app.call<typeof valentraApi.changeSent>>[1]['body']) =>
      app.call(valentraApi.changeSent, { token, params: { ...params, grantId }, ...(body && { body }) }),
    async edit(value: string) {
      const { versions } = await session();
      const body = { pointer: '/assessments/0/description', value, version: versions.jst ?? 0 };
      return app.call(valentraApi.editArtefact, { token, params: { ...params, stage: 'jst' }, body });
    },
    /** As a finding offers it that nobody has looked at. */
    async look() {
      const body = { pointer: '/assessments/0', instruction: lookAgain };
      return app.call(valentraApi.regenerate, { token, params: { ...params, stage: 'jst' }, body });
    },
    /** As the notice of an edit offers it. */
    undo: ({ version }: { version: number }) =>
      app.call(valentraApi.restoreVersion, {
        token,
        params: { ...params, stage: 'jst' },
        body: { version: version - 1, from: version },
      }),
    /** Ticks every box and accepts every finding, in this state. */
    async review(state: 'draf' | 'sah', stage: StageName = 'jst', checked: readonly ManualCheck[] = manualChecks) {
      const shown = await session();
      const findings = vettingOf(shown, stage)?.findings ?? [];
      const accepted = findings.map(({ key }) => ({ key, reason: 'Dibincangkan oleh panel.' }));
      const body = { state, checked: [...checked], version: shown.versions[stage] ?? 0, accepted };
      await app.call(valentraApi.reviewArtefact, { token, params: { ...params, stage }, body });
    },
  };
}

/** Calls of a colleague for one request. */
function readerOf({ token }: Someone, grantId: string) {
  const params = { grantId };
  const read = () => app.call(valentraApi.getReceived, { token, params });
  return {
    read,
    /** With the round before, where none is named. */
    async compare(version?: number) {
      const since = version ?? (await read()).sent.rounds.at(-2)?.version ?? 1;
      return app.call(valentraApi.compareReceived, { token, params: { ...params, since } });
    },
    idOf: async (said: string) => (await read()).sent.comments.find((one) => one.text === said)?.id ?? '',
    act: (body: Parameters<typeof app.call<typeof valentraApi.changeReceived>>[1]['body']) =>
      app.call(valentraApi.changeReceived, { token, params, ...(body && { body }) }),
  };
}

const listsOf = ({ token }: Someone) => app.call(statisticsApi.moderation, { token });
const received = async (who: Someone) => (await listsOf(who)).received;
const sentBy = async (who: Someone) => (await listsOf(who)).sent;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Grants without a counterpart that names their reader, and counterparts without a grant. */
async function dangling(): Promise<string[]> {
  const rows = await app.store.rows();
  const keyed = new Set(rows.map(({ PK, SK }) => `${PK} ${SK}`));
  return rows.flatMap(({ PK, SK, id, owner, sessionId, reader, state }) => {
    // What is left of a request that was taken back leads nowhere.
    if (state === 'withdrawn') return owner === '' && sessionId === '' ? [] : [`${PK} ${SK}`];
    const isLost = SK.startsWith('GRANT#')
      ? !keyed.has(`USER#${text(owner)} SENT#${text(sessionId)}#${text(id)}`)
      : SK.startsWith('SENT#') && reader !== null && !keyed.has(`USER#${text(reader)} GRANT#${text(id)}`);
    return isLost ? [`${PK} ${SK}`] : [];
  });
}

const refusal = (call: Promise<unknown>): Promise<[number, string]> =>
  call.then(
    () => [200, ''],
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return [error.status, error.body.error];
    },
  );

const status = async (call: Promise<unknown>): Promise<number> => (await refusal(call))[0];

let owner: Someone;
let penyemak: Someone;
let pengesah: Someone;
let stranger: Someone;
let sessionId: string;
beforeAll(async () => {
  [owner, penyemak, pengesah, stranger] = (await Promise.all(
    ['pemilik', 'penyemak', 'pengesah', 'asing'].map(joined),
  )) as [Someone, Someone, Someone, Someone];
  ({ sessionId } = await beforeExam(app, owner.token));
}, 120_000);

describe('a document under two people', () => {
  test('is returned twice, checked and approved by others; the file has their names, and an edit ends it', async () => {
    await setApprovers(2);
    const own = ownerOf(owner, sessionId);
    await own.review('draf');
    expect(await refusal(own.review('sah'))).toEqual([422, expect.stringContaining('penyemak dan pengesah lain')]);
    expect(await refusal(own.send(owner, 'penyemak'))).toEqual([422, expect.stringContaining('anda sendiri')]);
    expect(await refusal(own.send(pengesah, 'pengesah'))).toEqual([422, expect.stringContaining('kepada penyemak')]);
    const unknown = { ...stranger, email: 'belum.masuk@moe-dl.edu.my' };
    expect(await refusal(own.send(unknown, 'penyemak'))).toEqual([422, expect.stringContaining('belum pernah log')]);

    const { id } = await own.send(penyemak, 'penyemak');
    expect(await refusal(own.send(penyemak, 'penyemak'))).toEqual([409, expect.stringContaining('sudah dihantar')]);
    expect(await received(penyemak)).toMatchObject([{ id, state: 'waiting', module: 'valentra', role: 'penyemak' }]);
    const reader = readerOf(penyemak, id);
    const { sent, title, sessionName, files, items } = await reader.read();
    expect([sessionName, sent.title]).toEqual([(await own.session()).sessionName, `${title}, ${sessionName}`]);
    expect(await status(reader.compare())).toBe(404);
    // What it rests on in the owner's document stands beside each row.
    const { quote = '?' } = (await own.session()).jst?.assessments[0]?.facts['percentage'] ?? {};
    expect(items[0]?.sources.join()).toContain(quote);
    expect(files.map(({ blocks }) => blocks.length > 2)).toEqual([true]);
    await reader.act({ does: 'comment', at: items[0]?.at ?? '', text: 'Wajaran ini betul?', isChange: true });
    expect(await refusal(reader.act({ does: 'accept' }))).toEqual([422, expect.stringContaining('Kembalikan')]);
    await reader.act({ does: 'return' });
    const [news] = await app.call(statisticsApi.recentWork, { token: owner.token });
    expect(news).toMatchObject({ sessionId, colleague: { name: penyemak.name, event: 'returned', artefact: 'jst' } });
    expect(await refusal(own.change(id, { does: 'send' }))).toEqual([422, expect.stringContaining('Jawab setiap')]);
    const asked = await reader.idOf('Wajaran ini betul?');
    await own.change(id, { does: 'answer', comment: asked, said: 'Wajaran ini betul?', text: 'Sudah dibetulkan.' });
    const long = 'Kuiz bertulis tentang semua topik minggu pertama hingga minggu keempat';
    const was = text((await own.session()).jst?.assessments[0]?.description);
    await own.edit(long);
    await own.change(id, { does: 'send', note: 'Wajaran dibetulkan.' });
    const second = await reader.read();
    expect(second.sent.rounds.map(({ note }) => note)).toEqual(['', 'Wajaran dibetulkan.']);
    const { at = '' } = items[0] ?? {};
    expect(await reader.compare()).toEqual([
      { at, line: expect.stringMatching(/Penerangan diubah$/), before: was, after: long },
    ]);
    expect(second.sent.comments).toMatchObject([{ answer: 'Sudah dibetulkan.', round: 1 }]);
    expect(await refusal(reader.act({ does: 'return' }))).toEqual([422, expect.stringContaining('Nyatakan sebabnya')]);
    await reader.act({ does: 'comment', at: '', text: 'Komen yang tersilap.' });
    await reader.act({ does: 'comment', at: '', text: 'Lihat nama.' });
    const slip = { does: 'edit', comment: await reader.idOf('Lihat nama.') } as const;
    await reader.act({ ...slip, text: 'Lihat nama pentaksiran.', isChange: true });
    await reader.act({ does: 'retract', comment: await reader.idOf('Komen yang tersilap.') });
    // What was answered, or said in a round before, stays.
    expect(await refusal(reader.act({ does: 'retract', comment: asked }))).toEqual([404, expect.any(String)]);
    expect(await status(reader.act({ does: 'edit', comment: asked, text: 'Lain.', isChange: true }))).toBe(404);
    const named = await reader.idOf('Lihat nama pentaksiran.');
    await reader.act({ does: 'return' });
    // An answer is to what its owner has read.
    const answering = (said: string) => own.change(id, { does: 'answer', comment: named, said, text: 'Baik.' });
    expect(await refusal(answering('Lihat nama.'))).toEqual([409, expect.stringContaining('menyunting')]);
    await answering('Lihat nama pentaksiran.');
    // Marks alone are no other words.
    await own.edit(`**${long}**`);
    await own.change(id, { does: 'send' });
    const look = expect.stringMatching(/Penerangan diubah \(format sahaja\)$/);
    expect(await reader.compare()).toEqual([{ at, line: look, before: '', after: '' }]);
    await own.edit('Kuiz');
    for (let twice = 0; twice < 2; twice++) await own.change(id, { does: 'send' });

    // What the owner changes after sending is neither seen nor accepted.
    expect((await reader.read()).lapsed).toBeNull();
    await own.edit('Kuiz Ringkas');
    expect((await reader.read()).lapsed?.why).toContain('telah mengubah');
    // Both lists say so: neither waits for the other.
    const lists = async () => [await received(penyemak), await sentBy(owner)];
    expect((await lists()).map(([one]) => one?.isLapsed)).toEqual([true, true]);
    expect(JSON.stringify((await reader.read()).files)).not.toContain('Kuiz Ringkas');
    expect(await refusal(reader.act({ does: 'accept' }))).toEqual([409, expect.stringContaining('telah mengubah')]);
    await own.change(id, { does: 'send' });
    expect((await lists()).map(([one]) => one?.isLapsed)).toEqual([false, false]);
    await reader.act({ does: 'accept' });
    expect((await own.session()).states.jst).toBe('disemak');

    expect(await refusal(own.send(penyemak, 'pengesah'))).toEqual([422, expect.stringContaining('bukan penyemak')]);
    // The owner learns at once of everything that is left to do; a colleague, that it is the owner's.
    const [code, said] = await refusal(own.send(pengesah, 'pengesah'));
    expect([code, said]).toEqual([422, expect.stringMatching(/^Belum boleh disahkan: tandakan ".*", "/)]);
    await own.review('draf');
    const approval = await own.send(pengesah, 'pengesah');
    const approver = readerOf(pengesah, approval.id);
    await own.review('draf', 'jst', []);
    expect(await refusal(approver.act({ does: 'accept' }))).toEqual([422, expect.stringContaining('Pemilik perlu')]);
    await own.review('draf');
    await approver.act({ does: 'accept' });
    expect((await own.session()).states.jst).toBe('sah');
    // Who was sent an earlier round compares its words; who approves learns only where it differs.
    const [first = 0] = second.sent.rounds.map(({ version }) => version);
    const line = expect.stringMatching(/Penerangan diubah$/);
    expect(await reader.compare(first)).toEqual([{ at, line, before: was, after: 'Kuiz Ringkas' }]);
    expect(await approver.compare(first)).toEqual([{ at, line, before: '', after: '' }]);
    expect(await status(reader.compare(first + 1000))).toBe(404);
    // All three stand under what each of them reads.
    const three = ['penyedia', 'penyemak', 'pengesah'].map((role) => [role, false]);
    for (const who of [reader, approver])
      expect((await who.read()).signatures.map(({ role, isLapsed }) => [role, isLapsed])).toEqual(three);
    // Neither does one person end as both, nor is a Sah left without its penyemak.
    expect(await refusal(own.send(pengesah, 'penyemak'))).toEqual([422, expect.stringContaining('bukan pengesah')]);
    expect(await refusal(own.change(id, { does: 'withdraw' }))).toEqual([409, expect.stringContaining(pengesah.name)]);
    const [told] = await app.call(statisticsApi.recentWork, { token: owner.token });
    expect(told).toMatchObject({ sessionId, colleague: { name: pengesah.name, event: 'accepted', role: 'pengesah' } });
    const file = await fetch(`${app.url}/api/valentra/sessions/${sessionId}/download-jst`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const lines = wordLines(part(unzip(new Uint8Array(await file.arrayBuffer())), 'word/document.xml'));
    const names = lines.slice(lines.indexOf('Nama dan Jawatan') + 1).slice(0, 3);
    expect(names).toEqual([owner.name, penyemak.name, pengesah.name]);

    // A box that is unticked afterwards ends the Sah in every place, and ticked again gives it back.
    await own.review('draf', 'jst', []);
    expect((await own.session()).states.jst).toBe('draf');
    await own.review('draf');
    expect((await own.session()).states.jst).toBe('sah');
    expect((await approver.read()).lapsed).toBeNull();
    // A second look of the text as it stands leaves what was said of it.
    await own.look();
    expect((await own.session()).states.jst).toBe('sah');
    expect((await approver.read()).lapsed).toBeNull();
    const edited = await own.edit('Kuiz Akhir');
    expect((await own.session()).states.jst).toBe('draf');
    // Its colleagues learn that what they accepted does not count any more.
    const { lapsed, others, ...reading } = await approver.read();
    expect(lapsed?.why).toMatch(/mengesahkannya.*pengesahan anda tidak lagi berkuat kuasa/);
    expect(reading.signatures.map(({ name, isLapsed }) => [name, isLapsed])).toEqual([
      [owner.name, true],
      [penyemak.name, true],
      [pengesah.name, true],
    ]);
    expect(others.map(({ isLapsed }) => isLapsed)).toEqual([true]);
    // Where it has changed, and what it was: nobody has sent what it is.
    const changed = { at, line: expect.stringMatching(/Penerangan diubah$/), before: 'Kuiz Ringkas', after: '' };
    expect(lapsed?.changes).toEqual([changed]);
    // Who approves reads what was said before; who checks reads nothing of the approval.
    expect(others).toMatchObject([{ id, readerName: penyemak.name, comments: [{ answer: 'Sudah dibetulkan.' }, {}] }]);
    expect(JSON.stringify(others)).not.toContain(penyemak.email);
    // The owner's note was to the penyemak alone.
    expect(others[0]?.rounds.map(({ note }) => note)).toEqual(['', '', '']);
    expect((await reader.read()).others).toEqual([]);
    const states = async () => (await sentBy(owner)).map((one) => one.isLapsed);
    expect(await states()).toEqual([true, true]);
    expect(await received(penyemak)).toMatchObject([{ state: 'accepted', isLapsed: true }]);
    // An edit that is undone takes nothing away, however often.
    await own.undo(edited);
    await own.undo(await own.edit('Kuiz Lain'));
    expect((await own.session()).states.jst).toBe('sah');
    expect((await approver.read()).lapsed).toBeNull();
    expect(await states()).toEqual([false, false]);
    expect(await refusal(own.change(id, { does: 'send' }))).toEqual([409, expect.stringContaining('sudah selesai')]);
    await own.edit('Kuiz Akhir');
    expect((await own.session()).states.jst).toBe('draf');
    const { analytics } = adminApi;
    const counted = await app.call(analytics, {
      token: await app.tokenFor(people.admin),
      params: { module: 'valentra' },
    });
    expect(counted.moderation).toEqual({ Shares: 2, Rounds: 4, Returned: 2, Accepted: 2 });
    await setApprovers(1);
    // Where one is enough, too, an owner who has asked an approver does not approve what has changed since.
    expect(await refusal(own.review('sah'))).toEqual([422, `Hantar semula kepada ${pengesah.name} untuk disahkan.`]);
    // Neither does its pengesah before the penyemak who had accepted it.
    const again = (grant: string) => refusal(own.change(grant, { does: 'send' }));
    await own.review('draf');
    expect(await again(approval.id)).toEqual([422, expect.stringContaining(`semula kepada ${penyemak.name} dahulu`)]);
    expect((await again(id))[0]).toBe(200);
    expect(await again(approval.id)).toEqual([422, expect.stringContaining(`Tunggu ${penyemak.name}`)]);
    await reader.act({ does: 'accept' });
    expect((await again(approval.id))[0]).toBe(200);
    await approver.act({ does: 'accept' });
    expect((await own.session()).states.jst).toBe('sah');

    // Who has prepared what stands has done so when that was sent, whatever was accepted before.
    await own.edit('Kuiz Baharu');
    await own.review('draf');
    const other = await own.send(stranger, 'penyemak');
    await readerOf(stranger, other.id).act({ does: 'accept' });
    expect((await again(approval.id))[0]).toBe(200);
    const { signatures } = await approver.read();
    expect(signatures.map(({ role, name, isLapsed }) => [role, name, isLapsed])).toEqual([
      ['penyedia', owner.name, false],
      ['penyemak', stranger.name, false],
      ['penyemak', penyemak.name, true],
    ]);
    await own.change(other.id, { does: 'withdraw' });
  });
});

test('a question with a part of its own is one place for comments, under the name of the part', () => {
  const rows = ['Soalan 1', 'Soalan 7'].map((name, i) => ({ at: `/questions/${i}`, name, sources: [] }));
  // A paper has the question alone, its scheme the marks, too.
  const places = placesOf(rows, [
    'Soalan 1',
    'Soalan 7',
    'Kunci Jawapan',
    'Soalan 7 (11 markah)',
    'Soalan 10 (4 markah)',
  ]);
  expect(places.map(({ at, name }) => [at, name])).toEqual([
    ['/questions/0', 'Soalan 1'],
    ['/questions/1', 'Soalan 7 (11 markah)'],
    ['Kunci Jawapan', 'Kunci Jawapan'],
    ['Soalan 10 (4 markah)', 'Soalan 10 (4 markah)'],
  ]);
});

describe('what is sent', () => {
  test.each([
    ['nama@gmail.com', '', 422, 'Hanya alamat @moe-dl.edu.my'],
    ['penyemka@moe-dl.edu.my', '', 422, 'ejaannya salah'],
    ['penyemak@moe-dl.edu.my', '2020-01-01', 400, 'sudah berlalu'],
  ])('to %s by "%s" is refused for its true cause', async (email, due, code, cause) => {
    const body = { email, due: due || null, artefact: 'jst' };
    const sending = app.call(valentraApi.send, { token: owner.token, params: { sessionId }, body });
    expect(await refusal(sending)).toEqual([code, expect.stringContaining(cause)]);
  });

  test('several times at once is one request, and its comments of one moment are all kept, each once', async () => {
    const own = ownerOf(owner, sessionId);
    const sent = await Promise.all([1, 2, 3, 4].map(() => refusal(own.send(stranger, 'penyemak', 'rubrik'))));
    expect(sent.map(([code]) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(sent.filter(([, said]) => said.includes('sudah dihantar')).length).toBe(3);
    const { id = '' } = (await received(stranger)).find(({ title }) => title.includes('Rubrik')) ?? {};
    const reader = readerOf(stranger, id);
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Komen ${n}.`);
    await Promise.all(texts.map((each) => reader.act({ does: 'comment', at: '', text: each })));
    for (let twice = 0; twice < 2; twice++) await reader.act({ does: 'comment', at: '', text: 'Dua kali.' });
    const kept = (await reader.read()).sent.comments.map((comment) => comment.text);
    // The lists read nothing of what was said.
    const grants = (await app.store.rows()).filter(({ SK }) => SK === `GRANT#${id}`);
    expect(Object.keys(grants[0] ?? {}).toSorted()).toEqual(
      [...Object.keys(listedSchema.omit({ isLapsed: true, changedAt: true }).shape), 'PK', 'SK', 'owner'].toSorted(),
    );
    expect(kept.toSorted()).toEqual(['Dua kali.', ...texts]);
    await own.change(id, { does: 'withdraw' });
  });
});

describe('who can open what was sent', () => {
  test.each(['pemilik', 'pembaca', 'bekas pembaca', 'orang lain', 'pentadbir'])('%s', async (who) => {
    const own = ownerOf(owner, sessionId);
    const { id } = await own.send(stranger, 'penyemak', 'pentaksiran');
    const admin = { ...stranger, token: await app.tokenFor(people.admin) };
    const { token } = { pemilik: owner, 'orang lain': pengesah, pentadbir: admin }[who] ?? stranger;
    if (who === 'bekas pembaca') await own.change(id, { does: 'withdraw' });
    const reader = readerOf({ ...stranger, token }, id);
    const isOpen = who === 'pembaca';

    expect([
      await status(reader.read()),
      await status(reader.act({ does: 'comment', at: '', text: 'Komen.' })),
      await status(reader.act({ does: 'return', reason: 'Semak.' })),
      await status(reader.act({ does: 'accept' })),
    ]).toEqual(isOpen ? [200, 200, 200, 409] : [404, 404, 404, 404]);
    const said = JSON.stringify(await reader.read().catch(() => null));
    expect([owner.id, owner.email, sessionId, 'uploadId'].filter((secret) => said.includes(secret))).toEqual([]);
    if (who !== 'bekas pembaca') await own.change(id, { does: 'withdraw' });
    expect(await dangling()).toEqual([]);
    // The colleague is told of it by name and title alone.
    expect((await received(stranger)).find((one) => one.id === id)).toMatchObject({ state: 'withdrawn' });
    const [news] = await app.call(statisticsApi.recentWork, { token: stranger.token });
    expect(news).toMatchObject({ sessionId: id, colleague: { name: owner.name, event: 'withdrawn' } });
  });

  test('a withdrawal beside a comment, a decision and a sending leaves neither row alone', async () => {
    const own = ownerOf(owner, sessionId);
    for (let round = 0; round < 6; round++) {
      const { id } = await own.send(stranger, 'penyemak', 'rubrik');
      const reader = readerOf(stranger, id);
      const calls = [
        reader.act({ does: 'comment', at: '', text: 'Komen.' }),
        reader.read(),
        round % 2 === 0 ? reader.act({ does: 'accept' }) : reader.act({ does: 'return', reason: 'Semak.' }),
        own.change(id, { does: 'send' }),
        own.change(id, { does: 'withdraw' }),
      ];
      await Promise.allSettled(calls);
      expect(await dangling()).toEqual([]);
      for (let left = true; left;) left = (await refusal(own.change(id, { does: 'withdraw' })))[0] === 200;
      expect(await refusal(reader.read())).toEqual([404, expect.any(String)]);
    }
    const states = (await received(stranger)).flatMap(({ title, state }) => (title.includes('Rubrik') ? [state] : []));
    expect(new Set(states)).toEqual(new Set(['withdrawn']));
  });
});

/** Deletes an account, and waits until only the mark is left of it. */
const removeAccount = async ({ token, email, id }: Someone): Promise<void> => {
  await app.call(accountApi.removeAccount, { token, body: { email } });
  await waitFor('the end of the deletion', async () => {
    const own = (await app.store.rows()).filter(({ PK }) => PK === `USER#${id}`);
    return own.length === 1 ? own : null;
  });
};

/** Whose copy the list of sessions says that this one is. */
const copiedFrom = async ({ token }: Someone, id: string): Promise<string | undefined> =>
  (await app.call(valentraApi.listSessions, { token, query: {} })).sessions.find((one) => one.id === id)?.copiedFrom;

describe('an account that is deleted', () => {
  test('of a reader ends what waits and keeps what was accepted, without address or id', async () => {
    const session = await beforeExam(app, owner.token);
    const own = ownerOf(owner, session.sessionId);
    const leaving = await joined('bersara');
    const waiting = await own.send(leaving, 'penyemak', 'rubrik');
    const accepted = await own.send(leaving, 'penyemak');
    await readerOf(leaving, accepted.id).act({ does: 'accept' });
    // What is to be completed yet cannot be accepted.
    const frame = await own.send(leaving, 'penyemak', 'pentaksiran');
    const accepting = readerOf(leaving, frame.id).act({ does: 'accept' });
    expect(await refusal(accepting)).toEqual([422, expect.stringContaining('masih rangka')]);
    await readerOf(leaving, frame.id).act({ does: 'return', reason: 'Lengkapkan.' });
    const { rounds, comments } = (await readerOf(leaving, frame.id).read()).sent;
    expect(comments).toMatchObject([{ item: 'Sebab dikembalikan', text: 'Lengkapkan.', isChange: true, round: 1 }]);
    const offer = { params: session, body: { email: leaving.email } };
    const copy = await app.call(valentraApi.send, { token: owner.token, ...offer });
    await readerOf(leaving, copy.id).act({ does: 'accept' });
    await removeAccount(leaving);
    const { sent } = await app.call(valentraApi.listSent, { token: owner.token, params: session });
    const of = (id: string) => sent.find((one) => one.id === id);
    expect(of(waiting.id)).toMatchObject({
      state: 'left',
      readerEmail: '',
      readerName: 'Bekas pengguna',
    });
    expect(of(accepted.id)).toMatchObject({ state: 'accepted', readerName: leaving.name, readerEmail: '' });
    // What was given back was read, and keeps its date.
    expect(of(frame.id)).toMatchObject({ state: 'left', rounds });
    // What was said can still be answered.
    const [said] = of(frame.id)?.comments ?? [];
    const to = { comment: said?.id ?? '', said: said?.text ?? '' };
    const answered = await own.change(frame.id, { does: 'answer', ...to, text: 'Sudah lengkap.' });
    expect(answered.sent).toMatchObject({ state: 'left', comments: [{ answer: 'Sudah lengkap.' }] });
    const told = (await app.call(statisticsApi.recentWork, { token: owner.token })).map(({ colleague }) => colleague);
    const events = told.flatMap((one) => (one?.name === 'Bekas pengguna' ? [[one.artefact, one.event]] : []));
    expect(Object.fromEntries(events)).toEqual({ rubrik: 'left', pentaksiran: 'returned', '': 'accepted' });
    // A copy is no signature.
    expect(of(copy.id)).toMatchObject({ state: 'accepted', readerName: 'Bekas pengguna', readerEmail: '' });
    expect((await own.session()).states.jst).toBe('disemak');
    expect(JSON.stringify((await app.store.rows()).filter(({ SK }) => SK.startsWith('SENT#')))).not.toContain(
      leaving.id,
    );
    expect(await dangling()).toEqual([]);
    await own.change(waiting.id, { does: 'withdraw' });
    expect(await refusal(own.send(leaving, 'penyemak', 'rubrik'))).toEqual([422, expect.any(String)]);
  });

  test('of the owner ends all that was sent at once', async () => {
    const leaving = await joined('berpindah');
    const session = await beforeExam(app, leaving.token);
    const { id } = await ownerOf(leaving, session.sessionId).send(stranger, 'penyemak');
    await readerOf(stranger, id).read();
    const offer = { token: leaving.token, params: session, body: { email: stranger.email } };
    const copy = await app.call(valentraApi.send, offer);
    await readerOf(stranger, copy.id).act({ does: 'accept' });
    await app.call(accountApi.removeAccount, { token: leaving.token, body: { email: leaving.email } });
    expect(await refusal(readerOf(stranger, id).read())).toEqual([404, expect.any(String)]);
    await waitFor('the end of the grant', async () =>
      (await received(stranger)).every(({ state }) => state === 'withdrawn') ? true : null,
    );
    // The copy stays, without the name.
    await waitFor('the end of the name', async () =>
      (await copiedFrom(stranger, copy.id)) === undefined ? true : null,
    );
    expect(await dangling()).toEqual([]);
  });

  test('and joins anew is still the same person: who has checked a document does not approve it', async () => {
    await setApprovers(2);
    const leaving = await joined('dua.peranan');
    const { sessionId: id } = await beforeExam(app, owner.token);
    const own = ownerOf(owner, id);
    await own.review('draf');
    const checked = await own.send(leaving, 'penyemak');
    await readerOf(leaving, checked.id).act({ does: 'accept' });
    await removeAccount(leaving);
    const again = await joined('dua.peranan');
    expect(again.id).not.toBe(leaving.id);
    expect(await refusal(own.send(again, 'pengesah'))).toEqual([422, expect.stringContaining('bukan penyemak')]);
  });
});

describe('a copy of a session', () => {
  test('is the receiver’s own once it is accepted: its documents, nothing of its reviews, and nothing of the owner', async () => {
    const own = ownerOf(owner, sessionId);
    const params = { sessionId };
    const offer = (email: string) => app.call(valentraApi.send, { token: owner.token, params, body: { email } });
    const refused = await offer(stranger.email);
    expect(await status(readerOf(stranger, refused.id).act({ does: 'return', reason: 'Lama.' }))).toBe(400);
    await readerOf(stranger, refused.id).act({ does: 'return' });
    // Once refused, it cannot be taken; both see what came of it.
    expect(await status(readerOf(stranger, refused.id).act({ does: 'accept' }))).toBe(409);
    expect((await received(stranger)).find((one) => one.id === refused.id)).toMatchObject({ state: 'returned' });
    await own.change(refused.id, { does: 'withdraw' });
    const { id } = await offer(stranger.email);
    // What is offered is told before it is taken.
    const { items } = await readerOf(stranger, id).read();
    expect(items.map(({ name }) => name)).toEqual(['Teks kursus.pdf', '5 dokumen yang dijana']);
    const taken = await Promise.allSettled([1, 2].map(() => readerOf(stranger, id).act({ does: 'accept' })));
    expect(taken.filter((one) => one.status === 'fulfilled').length).toBe(1);
    expect((await sentBy(owner)).find((one) => one.id === id)).toMatchObject({
      role: 'salinan',
      state: 'accepted',
      readerName: stranger.name,
      isLapsed: false,
    });
    const next = await offer(stranger.email);
    await own.change(next.id, { does: 'withdraw' });
    const copy = ownerOf(stranger, id);
    const [mine, theirs] = [await own.session(), await copy.session()];
    expect(theirs).toMatchObject({
      sessionName: expect.stringContaining(mine.sessionName),
      jst: mine.jst,
      rubrik: mine.rubrik,
      reviews: {},
    });
    expect(await copiedFrom(stranger, id)).toBe(owner.name);
    expect(theirs.versions).toEqual(mine.versions);
    await copy.edit('Salinan saya');
    expect((await own.session()).jst).toEqual(mine.jst);
    const rows = (await app.store.rows()).filter(({ PK }) => PK === `USER#${stranger.id}`);
    // The grant stays, so that the name goes with the account; it opens nothing.
    expect(rows.filter((row) => JSON.stringify(row).includes(owner.id)).map(({ SK }) => SK)).toEqual([`GRANT#${id}`]);
    expect(await status(readerOf(stranger, id).read())).toBe(404);
    expect((await received(stranger)).filter((one) => one.id === id)).toEqual([]);
    expect(rows.filter(({ SK }) => SK.startsWith('REMAINS#'))).toEqual([]);
    expect(await dangling()).toEqual([]);
  });

  test('of PEDAGONA opens with its courses', async () => {
    const analysed = await analyse(app, owner.token, [await docxOf(course, 'kursus.docx')]);
    await finished(app, owner.token, analysed);
    const params = { sessionId: analysed };
    const { token } = owner;
    const { id } = await app.call(pedagonaApi.send, { token, params, body: { email: stranger.email } });
    const made = await app.call(pedagonaApi.changeReceived, {
      token: stranger.token,
      params: { grantId: id },
      body: { does: 'accept' },
    });
    const copied = await finished(app, stranger.token, made.sessionId ?? '');
    expect(copied.coursesAnalysis).toEqual((await finished(app, token, analysed)).coursesAnalysis);
    expect(await dangling()).toEqual([]);
  });
});

test('a course of PEDAGONA is read, commented on and accepted as it was sent; what is not made cannot be', async () => {
  const { token } = owner;
  const analysed = await analyse(app, token, [await docxOf(course, 'kursus.docx')]);
  const { coursesAnalysis } = await finished(app, token, analysed);
  const params = { sessionId: analysed };
  const send = (artefact: string) =>
    app.call(pedagonaApi.send, { token, params, body: { email: penyemak.email, artefact } });
  expect(await status(send('report'))).toBe(404);
  expect(await status(send('course#7'))).toBe(404);
  const { sessionId: sample } = await app.call(pedagonaApi.openSample, { token });
  const ofSample = { token, params: { sessionId: sample }, body: { email: penyemak.email, artefact: 'course#0' } };
  const told = await app.call(pedagonaApi.listSent, { token, params: { sessionId: sample } });
  expect(await refusal(app.call(pedagonaApi.send, ofSample))).toEqual([422, told.refusal]);
  const { id } = await send('course#0');
  const reader = { token: penyemak.token, params: { grantId: id } };
  const { files, items, sent } = await app.call(pedagonaApi.getReceived, reader);
  const blocks = files.flatMap((file) => file.blocks);
  expect(JSON.stringify(blocks)).toContain(coursesAnalysis[0]?.courseName ?? '?');
  expect(sent.title).toContain(coursesAnalysis[0]?.courseName ?? '?');
  expect(items.find(({ name }) => name === 'Topik Pengetahuan')?.sources.length).toBeGreaterThan(0);
  const shown = ['Pentaksiran', ...(coursesAnalysis[0]?.clos ?? []).map(({ cloNumber }) => cloNumber)];
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
  const at = items.at(-1)?.at ?? '';
  await app.call(pedagonaApi.changeReceived, {
    ...reader,
    body: { does: 'comment', at, text: 'Semak HPK2.', isChange: true },
  });
  const [values, was] = [{ courseName: 'Nama baharu' }, { courseName: coursesAnalysis[0]?.courseName }];
  const body = { do: 'set', list: 'course', row: '', values, was } as const;
  const ofCourse = { token, params: { ...params, n: 0 } };
  const { version } = await app.call(pedagonaApi.changeCourse, { ...ofCourse, body });
  const accept = () => app.call(pedagonaApi.changeReceived, { ...reader, body: { does: 'accept' } });
  expect(await status(accept())).toBe(409);
  await app.call(pedagonaApi.changeCourse, { ...ofCourse, body: { do: 'undo', version } });
  expect(await refusal(accept())).toEqual([422, expect.stringContaining('belum dijawab')]);
  const comment = (await app.call(pedagonaApi.getReceived, reader)).sent.comments[0]?.id ?? '';
  const answer = { does: 'answer', comment, said: 'Semak HPK2.', text: 'Telah disemak.' } as const;
  await app.call(pedagonaApi.changeSent, { token, params: { ...params, grantId: id }, body: answer });
  expect(await status(accept())).toBe(200);
  const sentOf = () => app.call(pedagonaApi.listSent, { token, params });
  const { courseVersions } = await app.call(pedagonaApi.getSession, { token, params });
  expect((await sentOf()).sent.map(({ rounds }) => rounds.at(-1)?.version)).toEqual([courseVersions[0]]);
  // What has changed since is told by what it was called: nobody has sent what it is called now.
  const title = 'Topik rahsia';
  const added = [{ title, week: '', hours: null, cloIds: [], subtopics: [] }];
  await app.call(pedagonaApi.changeCourse, { ...ofCourse, body: { do: 'add', list: 'topics', values: added } });
  const { lapsed } = await app.call(pedagonaApi.getReceived, reader);
  expect(lapsed?.changes).toEqual([{ at: '', line: 'Topik Pengetahuan diubah', before: '', after: '' }]);
  expect(await dangling()).toEqual([]);
});
