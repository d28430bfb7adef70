import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { initialControls } from '../../shared/controls.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import { type ModuleName, moduleNames } from '../../shared/modules.ts';
import type { Call } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { clientId, issuer } from '../../lib/local/names.ts';
import { loadSigningKey, type SigningKey, signJwt } from '../../lib/local/signIn/signIn.ts';
import { allCalls } from '../support/calls.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { chainOf, idsOf, rowsOf, settled } from '../support/chain.ts';
import { course, docxOf, otherCourse } from '../support/documents.ts';
import { people } from '../support/testApp.ts';
import { studyPdf } from '../support/study.ts';
import { analyse, beforeExam, review, reviewed, upload } from '../support/work.ts';
import { withApp } from '../support/hooks.ts';

const app = withApp();

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const params = { sessionId: id, merangkaiId: `mrk_${id}`, dloId: `dlo_${id}`, module: 'pedagona' };
/** What calls name within a session. */
const places = { stage: 'jst', n: 0, since: 1 };
const closed = allCalls.filter(([, call]) => call.access !== 'public');

describe('a call without a good bearer', () => {
  test.each(closed)('%s answers 401 to a caller who is not signed in', async (_, call) => {
    const { status, body } = await app.send(call, { params });
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'Sila log masuk semula', code: 'unauthenticated', requestId: expect.any(String) });
  });

  const wrongTokens: [string, (base: Base) => string][] = [
    ['is rubbish', () => 'abc.def.ghi'],
    ['is empty', () => ''],
    ['is signed by another key', ({ claims, key }) => signJwt({ ...strangerKey(), kid: key.kid }, claims)],
    ['has a key id nobody knows', ({ claims }) => signJwt(strangerKey(), claims)],
    ['had its claims changed after signing', changed],
    ['is not signed at all', ({ claims }) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['is signed with the public key as a secret', confused],
    ['has expired', ({ claims, key }) => signJwt(key, { ...claims, exp: claims.iat - 60 })],
    ['is of another issuer', ({ claims, key }) => signJwt(key, { ...claims, iss: 'http://localhost:1' })],
    ['is for another client', ({ claims, key }) => signJwt(key, { ...claims, aud: 'lain' })],
    ['is an access token', ({ claims, key }) => signJwt(key, { ...claims, token_use: 'access' })],
    ['is of an unverified address', ({ claims, key }) => signJwt(key, { ...claims, email_verified: false })],
    ['is of another domain', ({ claims, key }) => signJwt(key, { ...claims, email: 'a@evilmoe-dl.edu.my' })],
    ['is of a sub-domain', ({ claims, key }) => signJwt(key, { ...claims, email: 'a@x.moe-dl.edu.my' })],
  ];

  test.each(wrongTokens)('answers 401 when the token %s', async (_, make) => {
    const { status, body } = await app.send(authApi.me, { token: make(await baseToken()) });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'unauthenticated', error: expect.stringMatching(/^(Sila|Email)/) });
  });

  test('the same token, unchanged, is good; the administrator is told so by address alone', async () => {
    const { claims, key } = await baseToken();
    for (const [token, email] of [
      [signJwt(key, claims), people.aminah],
      [await app.tokenFor(people.admin), people.admin],
      [signJwt(key, { ...claims, sub: 'huruf-besar', email: people.admin.toUpperCase() }), people.admin.toUpperCase()],
    ] as const)
      expect((await app.call(authApi.me, { token })).user).toMatchObject({ email, isAdmin: email !== people.aminah });
    // Nor is a token made for an address outside the domain.
    await expect(app.tokenFor(people.outsider)).rejects.toThrow('invalid_domain');
  });
});

test('another teacher sees nothing of a session by any call, also as reader of one document of it, and cannot use an upload', async () => {
  const [mine, theirs] = [await app.tokenFor(people.aminah), await app.tokenFor(people.lim)];
  const lesson = await beforeExam(app, mine);
  const exam = { questionType: 'struktur', numberOfQuestions: 5 } as const;
  await app.call(valentraApi.generateExam, { token: mine, params: lesson, body: exam });
  const pedagona = await chainOf(app, mine, [course, otherCourse]);
  const acadiora = await review(app, mine, studyPdf('kertas.pdf'));
  await reviewed(app, mine, acadiora);
  const sessions: Record<string, string> = { pedagona, acadiora, valentra: lesson.sessionId };
  const { exportId } = await app.call(pedagonaApi.exportComplete, { token: mine, params: idsOf(pedagona) });
  await settled(app, pedagona);
  const rows = await rowsOf(app, pedagona);

  /** The parts of a chain, which are addressed by their own ids. */
  const parts = [...Object.values(idsOf(pedagona)).slice(1), `crs_${pedagona}_0`];
  const addressed = closed.flatMap(([name, call]) =>
    (call.path.includes('{artefactId}') ? parts : ['']).map((artefactId) => ({ name, call, artefactId })),
  );
  /** Every call with the ids of the owner's. */
  const sweep = async (grantId: string) => {
    const answers = await Promise.all(
      addressed
        .filter(({ call }) => /\{(?:session|merangkai|scripts|dlo|report|export|artefact|grant)Id\}/.test(call.path))
        .map(async ({ name, call, artefactId }) => {
          const [module = ''] = name.split('.');
          const ids = { ...idsOf(sessions[module] ?? pedagona), exportId, module, ...places, artefactId, grantId };
          const { status, body } = await app.send(call, { token: theirs, params: ids, ...bodyFor(call) });
          return [`${name} ${artefactId}`, status, body] as const;
        }),
    );
    expect(answers.length).toBeGreaterThanOrEqual(70);
    for (const [name, status, body] of answers)
      expect([name, status, body]).toMatchObject([name, 404, { error: expect.stringMatching(/ tidak dijumpai\b/) }]);
    expect(await rowsOf(app, pedagona)).toEqual(rows);
  };
  await app.call(authApi.me, { token: theirs });
  await sweep(id);
  const asked = { token: mine, params: lesson, body: { email: people.lim, artefact: 'jst' } } as const;
  const sent = await app.call(valentraApi.send, asked);
  const grant = { token: theirs, params: { grantId: sent.id }, query: {} };
  expect((await app.call(valentraApi.getReceived, grant)).items.length).toBeGreaterThan(0);
  await sweep(id);
  const withdrawal = { token: mine, params: { ...lesson, grantId: sent.id }, body: { does: 'withdraw' } } as const;
  await app.call(valentraApi.changeSent, withdrawal);
  // A former reader: the grant's own calls too.
  await sweep(sent.id);

  const list = await app.call(pedagonaApi.listSessions, { token: theirs, query: {} });
  expect(list).toEqual({ items: [], nextCursor: null });
  // All that is left of a request that was taken back is who and what.
  const told = await app.call(statisticsApi.recentWork, { token: theirs });
  expect(told).toMatchObject([{ sessionId: sent.id, colleague: { artefact: 'jst', event: 'withdrawn' } }]);
  const stats = await app.call(statisticsApi.userStats, { token: theirs });
  expect(stats.overall).toEqual({ totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 });

  const still = await app.call(pedagonaApi.getSession, { token: mine, params: { sessionId: pedagona } });
  expect(still.status).toBe('completed');

  const [uploadId = ''] = await upload(app, mine, [await docxOf(course, 'rahsia.docx')]);
  const stolen = { sessionName: 'Curi', documents: [{ uploadId }] };
  const { status, body } = await app.send(pedagonaApi.analyze, { token: theirs, body: stolen });
  expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
});

test.each([
  ...['/api', '/api/', '/api/tiada', '/api/pedagona', '/api/pedagona/sessions/', '/api//pedagona/sessions'].map(
    (path) => ['GET', path] as const,
  ),
  ['PUT', '/api/pedagona/sessions'],
])('%s %s, which does not exist, is a JSON 404 and never the page', async (method, path) => {
  const response = await fetch(`${app.url}${path}`, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ code: 'not_found', error: 'Alamat ini tidak wujud.' });
});

test.each(['abc', '01ARZ3NDEKTSV4RRFFQ69G5FAVX', "'; DROP", '%00', '%'])(
  'a session called %s is a 404 for whoever is signed in',
  async (name) => {
    const headers = { authorization: `Bearer ${await app.tokenFor(people.aminah)}` };
    const response = await fetch(`${app.url}/api/pedagona/sessions/${name}`, { headers });
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'Data tidak dijumpai' }]);
  },
);

test('an address with a paper that its call does not know is refused, so that no other paper is changed in its place', async () => {
  const headers = { authorization: `Bearer ${await app.tokenFor(people.aminah)}`, 'content-type': 'application/json' };
  const path = '/api/valentra/sessions/01ARZ3NDEKTSV4RRFFQ69G5FAV/artefacts/exam?assessmentId=task_1';
  const response = await fetch(`${app.url}${path}`, { method: 'PUT', headers, body: '{}' });
  const refusal = { error: 'Alamat ini tidak menerima "assessmentId".' };
  expect([response.status, await response.json()]).toMatchObject([400, refusal]);
});

test('the front door cannot be passed with a secret of one’s own', async () => {
  const response = await fetch(`${app.url}/api/auth/me`, { headers: { 'x-origin-secret': 'tekaan' } });
  expect(response.status).toBe(401);
});

const adminCalls = Object.entries<Call>(adminApi);
const partsOf = (call: Call) => ({
  params: { userId: 'sesiapa', module: 'pedagona', kind: 'users' },
  ...(call.body === undefined ? {} : { body: call.method === 'PUT' ? initialControls : { query: 'a' } }),
});

test.each(adminCalls)('%s answers 403 to a teacher, in Malay, and answers an administrator', async (_, call) => {
  const refused = await app.send(call, { ...partsOf(call), token: await app.tokenFor(people.aminah) });
  const error = 'Halaman ini untuk pentadbir sahaja.';
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'forbidden', error }]);
  const { status } = await app.send(call, { ...partsOf(call), token: await app.tokenFor(people.admin) });
  const isOfAPerson = call.path.includes('{userId}');
  expect(status).toBe(isOfAPerson ? 404 : call.kind === 'redirect' ? 302 : 200);
});

const audit = async () =>
  (await app.store.rows()).flatMap(({ PK, action, subject, byEmail }) =>
    PK.startsWith('AUDIT#') ? [[action, subject, byEmail]] : [],
  );

test('what an administrator looks at leaves a row for every person and every export, and for nothing else', async () => {
  const [token, teacher] = [await app.tokenFor(people.admin), await app.tokenFor(people.lim)];
  await app.call(authApi.me, { token: teacher });
  const { users } = await app.call(adminApi.users, { token, query: { search: 'lim' } });
  const userId = users[0]?.id ?? '';
  const before = await audit();
  await app.call(adminApi.overview, { token, query: {} });
  await app.call(adminApi.live, { token });
  const detail = await app.call(adminApi.user, { token, params: { userId } });
  await app.call(adminApi.userSessions, { token, params: { userId }, query: {} });
  await app.send(adminApi.export, { token, params: { kind: 'users' } });
  expect(detail.user.email).toBe(people.lim);
  expect((await audit()).slice(before.length)).toEqual([
    ['user.read', userId, people.admin],
    ['userSessions.read', userId, people.admin],
    ['export', 'users', people.admin],
  ]);
});

/** How a first session is made in each module by one who has called nothing else. */
const firstSessions: Record<ModuleName, (token: string) => Promise<unknown>> = {
  pedagona: (token) => analyse(app, token, [coursePdf()]),
  acadiora: (token) => review(app, token, studyPdf('kertas.pdf')),
  valentra: (token) => app.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } }),
};

test.each(moduleNames)('A person who has never opened the page joins with the first session of %s', async (module) => {
  const email = `pertama.${module}@moe-dl.edu.my`;
  await firstSessions[module](await app.tokenFor(email));
  const { users } = await app.call(adminApi.users, { token: await app.tokenFor(people.admin), query: {} });
  expect(users.find((user) => user.email === email)).toMatchObject({ [`${module}Sessions`]: 1 });
});

interface Base {
  claims: Record<string, unknown> & { iat: number };
  key: SigningKey;
}

/** The claims of a good token and the key that signs them. */
async function baseToken(): Promise<Base> {
  const token = await app.tokenFor(people.aminah);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Base['claims'];
  expect(claims).toMatchObject({ aud: clientId, iss: issuer });
  return { claims: { ...claims, jti: randomUUID() }, key: await loadSigningKey(join(app.dataDir, 'signIn')) };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function strangerKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'asing', alg: 'RS256', use: 'sig' } as SigningKey;
}

function changed({ claims, key }: Base): string {
  const [head, , signature] = signJwt(key, claims).split('.');
  return `${head}.${encode({ ...claims, email: people.admin })}.${signature}`;
}

function confused({ claims, key }: Base): string {
  const body = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', key.n).update(body).digest('base64url')}`;
}

/** A body that any call takes: what it does not know it leaves out. */
const anyBody = {
  sessionName: 'Sesi lain',
  do: 'accept',
  keys: ['courseCode'],
  documents: [{ uploadId: ulid() }],
  version: 1,
  state: 'draf',
  checked: [],
  from: 1,
  session: ulid(),
  n: 0,
  section: 1,
  questionType: 'struktur',
  numberOfQuestions: 5,
  pointer: '/dloTitle',
  value: 'x',
  instruction: 'Ringkaskan.',
  programme: '',
  groupSize: null,
  time: 14,
  unit: 'minggu',
  mode: 'hibrid',
  title: null,
  author: null,
  year: null,
  wrong: [],
  email: people.lim,
  role: 'penyemak',
  artefact: 'jst',
  vote: { isGood: true },
  remark: 'r0000000000000000',
  reason: null,
};
const bodyFor = (call: Call): { body?: unknown } =>
  call.body === undefined
    ? {}
    : { body: { ...anyBody, does: call.path.includes('/received/') ? 'accept' : 'withdraw' } };
