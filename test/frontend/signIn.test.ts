import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkSignIn,
  currentSignIn,
  enter,
  keepNotice,
  leave,
  signOutAfterDeletion,
  removal,
  startSignIn,
} from '../../frontend/auth/signIn.ts';
import { token } from '../../frontend/auth/token.ts';
import { installBrowser, installFetch, jsonResponse } from './browser.ts';

const user = { name: 'Aminah', email: 'aminah@moe-dl.edu.my', picture: null, isAdmin: false };
const notice = { version: 1, acceptedVersion: null, acceptedAt: null };

const { storage } = installBrowser();
let visited: string[];

beforeAll(() => startSignIn());
beforeEach(() => {
  visited = [];
  Object.assign(window, { location: { assign: (address: string) => visited.push(address) } });
  storage.clear();
});

const signedIn = { state: 'in', user, notice };
const welcome = () => installFetch(() => jsonResponse({ user, notice }));

describe('the stored bearer', () => {
  beforeEach(() => void storage.set('token', 'baik'));

  test('when good signs its user in, until it is dropped in another tab', async () => {
    welcome();
    await checkSignIn();
    expect(currentSignIn()).toEqual(signedIn);
    storage.delete('token');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(currentSignIn()).toEqual({ state: 'out' });
  });

  test.each([401, 403])('when refused with %d is forgotten', async (status) => {
    installFetch(() => jsonResponse({ error: 'Tidak dibenarkan', code: 'forbidden' }, { status }));
    await checkSignIn();
    expect([currentSignIn(), storage.has('token')]).toEqual([{ state: 'out' }, false]);
  });

  test('is kept while the server does not answer', async () => {
    installFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await checkSignIn();
    expect([currentSignIn(), storage.get('token')]).toEqual([{ state: 'unsure' }, 'baik']);
  });
});

test('the callback of the provider stores the bearer and signs its user in, who can be fetched', async () => {
  installFetch(() => jsonResponse({ error: 'Ralat pelayan.', code: 'internal' }, { status: 500 }));
  await expect(enter('baharu')).rejects.toThrow('Ralat pelayan.');
  expect(storage.has('token')).toBe(false);
  welcome();
  await enter('baharu');
  expect([currentSignIn(), storage.get('token')]).toEqual([signedIn, 'baharu']);
});

test('what was accepted of the notice is known at once, and not after signing out', async () => {
  const accepted = { ...notice, acceptedVersion: 1 };
  welcome();
  await enter('baik');
  keepNotice(accepted);
  expect(currentSignIn()).toEqual({ state: 'in', user, notice: accepted });
  token.drop();
  keepNotice(accepted);
  expect(currentSignIn()).toEqual({ state: 'out' });
});

describe('signing out', () => {
  test('after account deletion shows on the sign-in page until somebody signs in, without a call that the server would refuse', async () => {
    storage.set('token', 'baik');
    const requests = welcome();
    signOutAfterDeletion('https://login.example/logout');
    expect(requests).toEqual([]);
    expect(storage.has('token')).toBe(false);
    expect(visited).toEqual(['https://login.example/logout']);
    expect(removal.isUnderWay()).toBe(true);
    await enter('baharu');
    expect(removal.isUnderWay()).toBe(false);
  });

  test('forgets the bearer and ends the session of the provider', async () => {
    storage.set('token', 'baik');
    const requests = installFetch(() => jsonResponse({ logoutUrl: 'https://login.example/logout' }));
    await leave();
    expect(requests[0]).toMatchObject({ url: '/api/auth/logout', method: 'POST' });
    expect(storage.has('token')).toBe(false);
    expect(visited).toEqual(['https://login.example/logout']);
  });

  test('without an answer forgets the bearer and stays in the application, which shows the sign-in page', async () => {
    storage.set('token', 'baik');
    installFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await leave();
    expect(storage.has('token')).toBe(false);
    expect(currentSignIn()).toEqual({ state: 'out' });
    expect(visited).toEqual([]);
  });
});
