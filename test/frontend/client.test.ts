import { beforeEach, describe, expect, test } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { addressOf, call, CallError } from '../../frontend/api/client.ts';
import { queryClient } from '../../frontend/api/queries.ts';
import { token } from '../../frontend/auth/token.ts';
import { authApi } from '../../shared/auth/api.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { installBrowser, installFetch, jsonResponse } from './browser.ts';

const sessionId = '01J00000000000000000000001';
let storage: Map<string, string>;

beforeEach(() => {
  ({ storage } = installBrowser());
});

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const reason: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(reason instanceof CallError)) throw new Error('The call did not fail with a CallError');
  return reason;
};

const bearerOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;

test('the address of a call has its parameters and query written in, escaped, under /api', () => {
  const parts = { params: { sessionId: 'a/b' }, query: { limit: 5, cursor: undefined } };
  expect(addressOf({ path: '/pedagona/{sessionId}' }, parts)).toBe('/api/pedagona/a%2Fb?limit=5');
});

test('offline a change fails at once instead of being sent later', async () => {
  onlineManager.setOnline(false);
  const change = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new CallError('unavailable', 'Tiada sambungan')),
  });
  await expect(change.mutate()).rejects.toThrow('Tiada sambungan');
  onlineManager.setOnline(true);
});

test('a call sends the bearer and a JSON body as declared', async () => {
  storage.set('token', 'rahsia');
  const requests = installFetch(() => jsonResponse({ sessionId, status: 'processing' }));
  await call(pedagonaApi.retry, { params: { sessionId }, body: { document: 1 } });
  const headers = { accept: 'application/json', authorization: 'Bearer rahsia', 'content-type': 'application/json' };
  const url = `/api/pedagona/sessions/${sessionId}/retry`;
  expect(requests).toEqual([{ url, method: 'POST', headers, body: '{"document":1}' }]);
});

test('what the boot script has asked for this bearer is taken once', async () => {
  storage.set('token', 'rahsia');
  const requests = installFetch(() => jsonResponse({ from: 'call' }));
  window.ahead = new Map(
    ['rahsia', 'lain'].map((bearer) => [
      `Bearer ${bearer} /api/auth/me`,
      Promise.resolve(jsonResponse({ from: bearer })),
    ]),
  );
  expect([await call(authApi.me, {}), await call(authApi.me, {})]).toEqual([{ from: 'rahsia' }, { from: 'call' }]);
  expect([requests.length, window.ahead.size]).toEqual([1, 1]);
});

test.each([['abc'], [null]])(
  'a call to a list gives its items and the cursor of the next part: %p',
  async (nextCursor) => {
    installFetch(() => jsonResponse([], { headers: nextCursor === null ? {} : { 'x-next-cursor': nextCursor } }));
    expect(await call(pedagonaApi.listSessions, { query: {} })).toEqual({ items: [], nextCursor });
  },
);

describe('a failed call', () => {
  const error = { error: 'Sesi tidak dijumpai', code: 'not_found', requestId: 'r-1' };

  test.each<[string, () => Response | Promise<Response>, object]>([
    [
      "the server's own sentence, code and reference",
      () => jsonResponse(error, { status: 404 }),
      { message: error.error, code: 'not_found', status: 404, requestId: 'r-1' },
    ],
    [
      'its fallback when the answer is not from the API, such as an error page of CloudFront',
      () => new Response('<html>502</html>', { status: 502 }),
      { message: 'Failed to fetch session', code: 'unavailable' },
    ],
    [
      'a word about the connection when nothing answers',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { message: expect.stringContaining('Semak sambungan internet anda') },
    ],
  ])('carries %s', async (_, answer, expected) => {
    installFetch(answer);
    const asked = call(pedagonaApi.getSession, { params: { sessionId } }, { fallback: 'Failed to fetch session' });
    expect(await failureOf(asked)).toMatchObject(expected);
  });

  test('with 401 forgets the bearer, and remembers where its owner was, for nobody else', async () => {
    const expire = async () => {
      storage.set('token', bearerOf('aminah'));
      installFetch(() => jsonResponse({ error: 'Sila log masuk semula', code: 'unauthenticated' }, { status: 401 }));
      await failureOf(call(authApi.me, {}));
      expect([storage.has('token'), token.hasExpired()]).toEqual([false, true]);
    };
    await expire();
    storage.set('token', bearerOf('aminah'));
    expect([token.placeBefore(), token.placeBefore()]).toEqual(['/pedagona?sesi=1', null]);
    await expire();
    storage.set('token', bearerOf('lim'));
    expect([token.placeBefore(), token.hasExpired()]).toEqual([null, false]);
  });

  test.each([400, 403, 500])('with %d keeps the bearer', async (status) => {
    storage.set('token', 'masih');
    installFetch(() => jsonResponse({ error: 'x', code: 'invalid' }, { status }));
    await failureOf(call(authApi.me, {}));
    expect(storage.get('token')).toBe('masih');
  });
});
