import { afterEach, describe, expect, test } from '@jest/globals';
import { issueToken } from '../../../../lib/local/identity/server.ts';
import { claimsOf, CLIENT, createBench, createTriggers, signInAs, verify } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const AMINAH = 'aminah.ibrahim@moe-dl.edu.my';
const ISSUER = 'http://localhost:3001';

function request(dataDir: string, changes: object = {}) {
  return { dataDir, email: AMINAH, issuer: ISSUER, clientId: CLIENT, triggers: createTriggers().triggers, ...changes };
}

describe('a token made on the command line', () => {
  test('is accepted by those who trust the running server, and belongs to the same user', async () => {
    const server = await bench.start();
    const token = await issueToken(request(server.dataDir, { issuer: server.issuer }));
    const claims = await verify(token, server);
    expect(claims).toMatchObject({ email: AMINAH, token_use: 'id' });
    expect(claims.sub).toBe(claimsOf((await signInAs(server.authBaseUrl, AMINAH)).idToken)['sub']);
  });

  test('can be made before the server was ever started', async () => {
    const dataDir = await bench.newDataDir();
    const first = await bench.start({ dataDir });
    await first.close();
    const token = await issueToken(request(dataDir, { issuer: first.issuer }));
    const second = await bench.start({ dataDir, port: first.port });
    expect(await verify(token, second)).toMatchObject({ email: AMINAH });
  });

  test('counts as the first sign-in', async () => {
    const { triggers, signUps } = createTriggers();
    const server = await bench.start({ triggers });
    await issueToken(request(server.dataDir, { triggers }));
    await signInAs(server.authBaseUrl, AMINAH);
    expect(signUps).toHaveLength(1);
  });

  test('is refused to outsiders with the message of the trigger, and to what is no address', async () => {
    const dataDir = await bench.newDataDir();
    await expect(issueToken(request(dataDir, { email: 'seorang.luar@gmail.com' }))).rejects.toThrow(
      'PreSignUp failed with error invalid_domain.',
    );
    await expect(issueToken(request(dataDir, { email: 'aminah' }))).rejects.toThrow("'aminah' bukan alamat e-mel");
  });

  test('is good for eight hours from the time given', async () => {
    const dataDir = await bench.newDataDir();
    const now = new Date('2026-03-09T04:05:00Z');
    const claims = claimsOf(await issueToken(request(dataDir, { now: () => now })));
    expect([claims['iat'], claims['exp']]).toEqual([now.getTime() / 1000, now.getTime() / 1000 + 28_800]);
  });

  test('is signed by one key even when two processes make the key at once', async () => {
    const dataDir = await bench.newDataDir();
    const tokens = await Promise.all([issueToken(request(dataDir)), issueToken(request(dataDir))]);
    const kids = tokens.map((token) => Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    expect(kids[0]).toBe(kids[1]);
  });
});

test('an ID token stays valid when the server is started again', async () => {
  const first = await bench.start();
  const { idToken } = await signInAs(first.authBaseUrl, AMINAH);
  await first.close();
  const second = await bench.start({ dataDir: first.dataDir, port: first.port });
  expect(await verify(idToken, second)).toMatchObject({ email: AMINAH });
});
