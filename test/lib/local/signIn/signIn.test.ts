import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { tokenCheck } from '../../../../lambdas/platform/http/caller.ts';
import { openPeople } from '../../../../lambdas/platform/users/userPool.ts';
import { listen, stopListening } from '../../../../lib/local/loopback.ts';
import { clientId, issuer, userPoolId } from '../../../../lib/local/names.ts';
import { signInEndpoints, signInPath } from '../../../../lib/local/signIn/endpoints.ts';
import { issueToken, loadSigningKey } from '../../../../lib/local/signIn/signIn.ts';
import { localUserPool, openUsers } from '../../../../lib/local/signIn/users.ts';
import { withFolder } from '../../../support/folder.ts';

// The way over the page on which an account is chosen is tried in test/lambdas/auth/signIn.test.ts.

const aminah = 'aminah.ibrahim@moe-dl.edu.my';
const lim = 'lim.weijie@moe-dl.edu.my';
beforeEach(() => {
  process.env['EMAIL_DOMAINS'] = 'moe-dl.edu.my';
});

const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).toReversed()) await remove();
});

const folders = withFolder();
const newFolder = (): Promise<string> => mkdtemp(join(folders, 'data-'));

/** The sign-in of a data folder behind a server of its own, and the check of its bearers. */
async function start(folder: string) {
  const [users, key] = [openUsers(folder), await loadSigningKey(folder)];
  const answer = signInEndpoints({ siteUrl: 'http://localhost:3000', users, key });
  const server = createServer((request, response) => void answer(request, response));
  const base = `http://localhost:${await listen(server, 0)}${signInPath}`;
  leftovers.push(() => stopListening(server));
  const check = tokenCheck({
    ISSUER: issuer,
    JWKS_URI: `${base}/.well-known/jwks.json`,
    CLIENT_ID: clientId,
    EMAIL_DOMAINS: ['moe-dl.edu.my'],
    ADMIN_EMAILS: [],
  });
  return { base, check };
}

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
const issue = (dataDir: string, email = aminah) => issueToken(dataDir, email);

test("a bearer has Cognito's claims, for the same person the same sub, whatever the case of the address", async () => {
  const folder = await newFolder();
  const first = claimsOf(await issue(folder));
  expect(first).toMatchObject({ iss: issuer, aud: clientId, email_verified: true, token_use: 'id' });
  expect(first['sub']).toMatch(/^[0-9a-f]{32}$/);
  expect(first['cognito:username']).toMatch(/^google_[0-9a-f]{20}$/);
  expect(Number(first['exp']) - Number(first['iat'])).toBe(8 * 60 * 60);
  const again = claimsOf(await issue(folder, 'Aminah.Ibrahim@MOE-DL.edu.my'));
  expect([again['sub'], again['cognito:username']]).toEqual([first['sub'], first['cognito:username']]);
  expect(again['jti']).not.toBe(first['jti']);
  const other = claimsOf(await issue(folder, 'siti_nor.azman@moe-dl.edu.my'));
  expect(other['sub']).not.toBe(first['sub']);
  expect(other['name']).toBe('Siti Nor Azman');
});

test('the key is published without its private part', async () => {
  const { base } = await start(await newFolder());
  const { keys } = (await (await fetch(`${base}/.well-known/jwks.json`)).json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
});

test('the triggers of the user pool decide who gets a bearer', async () => {
  const folder = await newFolder();
  const outside = issue(folder, 'seorang.luar@gmail.com');
  await expect(outside).rejects.toThrow('PreSignUp failed with error invalid_domain.');
  await issue(folder);
  process.env['EMAIL_DOMAINS'] = 'lain.edu.my';
  await expect(issue(folder)).rejects.toThrow('PreTokenGeneration failed with error invalid_domain.');
});

describe('a bearer from the command line', () => {
  test('is good before the first start, beside one and after a restart, for the same user', async () => {
    const folder = await newFolder();
    const before = await issue(folder);
    const first = await start(folder);
    const beside = await issue(folder);
    const second = await start(folder);
    for (const [{ check }, token] of [
      [first, beside],
      [second, before],
      [second, beside],
    ] as const) {
      expect(await check(token)).toMatchObject({ email: aminah });
      expect(claimsOf(token)['sub']).toBe(claimsOf(before)['sub']);
    }
  });

  test('is signed by one key even when two processes make the key at once', async () => {
    const folder = await newFolder();
    const heads = (await Promise.all([issue(folder), issue(folder)])).map((token) => token.split('.')[0]);
    expect(heads[0]).toBe(heads[1]);
  });
});

test('a person whom the user pool removes is another of a new sub at the next sign-in, every time; others stay who they are', async () => {
  const dataDir = await newFolder();
  const subFor = async (email: string) => String(claimsOf(await issue(dataDir, email))['sub']);
  const people = openPeople(userPoolId, localUserPool(openUsers(dataDir)));
  const other = await subFor(lim);
  const subs: string[] = [];
  for (let i = 0; i < 3; i++) {
    const sub = await subFor(aminah);
    expect(await subFor(aminah)).toBe(sub);
    subs.push(sub);
    await people.remove(sub);
  }
  expect(new Set(subs).size).toBe(3);
  expect(await subFor(lim)).toBe(other);
});
