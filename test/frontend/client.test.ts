import { beforeEach, describe, expect, test } from '@jest/globals';
import { addressOf, call, CallError } from '../../frontend/api/client.ts';
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
  const reason = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(reason instanceof CallError)) throw new Error('The call did not fail with a CallError');
  return reason;
};

const bearerOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;

describe('the address of a call', () => {
  test('has its parameters and query written in, escaped, under /api', () => {
    expect(addressOf({ path: '/pedagona/sessions/{sessionId}' }, { params: { sessionId: 'a/b' } })).toBe(
      '/api/pedagona/sessions/a%2Fb',
    );
    expect(addressOf({ path: '/pedagona/sessions' }, { query: { limit: 5, cursor: undefined } })).toBe(
      '/api/pedagona/sessions?limit=5',
    );
  });
});

describe('a call', () => {
  test('sends the bearer and a JSON body as declared', async () => {
    storage.set('token', 'rahsia');
    const requests = installFetch(() => jsonResponse({ sessionId, status: 'processing' }));
    await call(pedagonaApi.retry, { params: { sessionId }, body: { skipFailed: true } });
    expect(requests).toEqual([
      {
        url: `/api/pedagona/sessions/${sessionId}/retry`,
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer rahsia',
          'content-type': 'application/json',
        },
        body: '{"skipFailed":true}',
      },
    ]);
  });

  test('sends neither bearer nor body when there is none', async () => {
    const requests = installFetch(() => jsonResponse({ user: {} }));
    await call(authApi.me, {});
    expect(requests[0]?.headers).toEqual({ accept: 'application/json' });
    expect(requests[0]?.body).toBeUndefined();
  });

  test('to a list gives its items and the cursor of the next part', async () => {
    installFetch(() => jsonResponse([], { headers: { 'x-next-cursor': 'abc' } }));
    expect(await call(pedagonaApi.listSessions, { query: {} })).toEqual({ items: [], nextCursor: 'abc' });
    installFetch(() => jsonResponse([]));
    expect(await call(pedagonaApi.listSessions, { query: {} })).toEqual({ items: [], nextCursor: null });
  });
});

describe('a failed call', () => {
  test("carries the server's own sentence, code and reference", async () => {
    installFetch(() =>
      jsonResponse({ error: 'Sesi tidak dijumpai', code: 'not_found', requestId: 'r-1' }, { status: 404 }),
    );
    const failure = await failureOf(call(pedagonaApi.getSession, { params: { sessionId } }));
    expect(failure).toMatchObject({ message: 'Sesi tidak dijumpai', code: 'not_found', status: 404, requestId: 'r-1' });
  });

  test('shows its fallback when the answer is not from the API, such as an error page of CloudFront', async () => {
    installFetch(() => new Response('<html>502</html>', { status: 502 }));
    const failure = await failureOf(
      call(pedagonaApi.getSession, { params: { sessionId } }, { fallback: 'Failed to fetch session' }),
    );
    expect(failure).toMatchObject({ message: 'Failed to fetch session', code: 'unavailable' });
  });

  test('names the connection when nothing answers', async () => {
    installFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await failureOf(call(authApi.me, {}));
    expect(failure.message).toContain('Semak sambungan internet anda');
  });

  test('with 401 forgets the bearer and notifies its listeners', async () => {
    storage.set('token', 'lama');
    let dropped = 0;
    const stop = token.onDropped(() => dropped++);
    installFetch(() => jsonResponse({ error: 'Sila log masuk semula', code: 'unauthenticated' }, { status: 401 }));
    await failureOf(call(authApi.me, {}));
    stop();
    expect(storage.has('token')).toBe(false);
    expect(dropped).toBe(1);
  });

  test('with 401 remembers where its owner was, for nobody else', async () => {
    const expire = async () => {
      storage.set('token', bearerOf('aminah'));
      installFetch(() => jsonResponse({ error: 'Sila log masuk semula', code: 'unauthenticated' }, { status: 401 }));
      await failureOf(call(authApi.me, {}));
      expect(token.hasExpired()).toBe(true);
    };
    await expire();
    storage.set('token', bearerOf('aminah'));
    expect([token.placeBefore(), token.placeBefore()]).toEqual(['/pedagona?sesi=1', null]);
    await expire();
    storage.set('token', bearerOf('lim'));
    expect([token.placeBefore(), token.hasExpired()]).toEqual([null, false]);
  });

  test.each([400, 403, 404, 429, 500])('with %d keeps the bearer', async (status) => {
    storage.set('token', 'masih');
    installFetch(() => jsonResponse({ error: 'x', code: 'invalid' }, { status }));
    await failureOf(call(authApi.me, {}));
    expect(storage.get('token')).toBe('masih');
  });
});
