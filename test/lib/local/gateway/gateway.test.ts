import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { gatewayListener, type LambdaHandler, routeTable } from '../../../../lib/local/gateway/server.ts';
import { listen, stopListening } from '../../../../lib/local/loopback.ts';
import { withFolder } from '../../../support/folder.ts';

describe('matching a path', () => {
  const routeOf = routeTable({
    'GET /api/a/{id}': 'any a',
    'GET /api/a/check': 'the check',
    'GET /api/a/{id}/b': 'b of any a',
    'GET /api/a/check/{id}': 'any check',
    'POST /api/a/{id}': 'post to a',
  });
  const found = (method: string, path: string) => {
    const match = routeOf(method, path);
    return match === null ? null : [match.handler, match.pathParameters];
  };

  test.each<[string, string, ReturnType<typeof found>]>([
    ['GET', '/api/a/1', ['any a', { id: '1' }]],
    ['GET', '/api/a/check', ['the check', {}]],
    ['GET', '/api/a/check/1', ['any check', { id: '1' }]],
    ['GET', '/api/a/1/b', ['b of any a', { id: '1' }]],
    ['GET', '/api/a/check/b', ['any check', { id: 'b' }]],
    ['POST', '/api/a/check', ['post to a', { id: 'check' }]],
    ['GET', '/api/a/a%20b%2Fc', ['any a', { id: 'a b/c' }]],
    ['GET', '/api/a/%', ['any a', { id: '%' }]],
    ['GET', '/api/a/', null],
    ['GET', '/api/a', null],
    ['GET', '/a/1', null],
    ['DELETE', '/api/a/1', null],
    ['GET', '/api/a/1/', null],
  ])('%s %s', (method, path, expected) => {
    expect(found(method, path)).toEqual(expected);
  });
});

describe('the gateway', () => {
  const folder = withFolder();
  let server: Server;
  let url = '';
  const seen: APIGatewayProxyEventV2[] = [];
  const echo: LambdaHandler = async (event) => {
    seen.push(event);
    return { statusCode: 200, headers: { 'content-type': 'application/json' }, cookies: ['a=1', 'b=2'], body: '{}' };
  };

  beforeAll(async () => {
    await mkdir(join(folder, 'page', 'assets'), { recursive: true });
    await writeFile(join(folder, 'page', 'index.html'), 'the page');
    await writeFile(join(folder, 'page', 'assets', 'app-1a2b.js'), 'script');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    server = createServer(
      gatewayListener({
        routes: {
          'POST /api/echo/{id}': echo,
          'GET /api/broken': () => Promise.reject(new Error('broken')),
        },
        others: { '/lain': async (_, response) => void response.end('another service') },
        page: { folder: join(folder, 'page'), settings: { version: '1.0' }, headers: { 'x-frame-options': 'DENY' } },
        originHeaders: { 'x-origin-secret': 'rahsia' },
      }),
    );
    url = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  afterAll(() => stopListening(server));

  test('hands a request over as payload 2.0', async () => {
    const response = await fetch(`${url}/api/echo/a%20b?x=1&x=2&constructor=3&y=`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'p=1; q=2', 'x-origin-secret': 'tekaan' },
      body: '{"a":"é"}',
    });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(seen.at(-1)).toMatchObject({
      routeKey: 'POST /api/echo/{id}',
      pathParameters: { id: 'a b' },
      queryStringParameters: { x: '1,2', constructor: '3', y: '' },
      cookies: ['p=1', 'q=2'],
      headers: { 'x-origin-secret': 'rahsia', 'content-type': 'application/json' },
      body: '{"a":"é"}',
      isBase64Encoded: false,
    });
    expect(seen.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test('carries bytes as base64', async () => {
    const bytes = new Uint8Array([0, 255, 128, 10]);
    await fetch(`${url}/api/echo/1`, { method: 'POST', body: bytes });
    expect(seen.at(-1)).toMatchObject({ isBase64Encoded: true, body: Buffer.from(bytes).toString('base64') });
  });

  test.each([
    ['over 10 MB, the gateway’s own limit', 10 * 1024 * 1024 + 1],
    ['that are over 6 MB as an event, Lambda’s limit', 5 * 1024 * 1024],
  ])('refuses bodies %s, and says what to do', async (_, size) => {
    const before = seen.length;
    const response = await fetch(`${url}/api/echo/1`, { method: 'POST', body: new Uint8Array(size) });
    const body: unknown = await response.json();
    expect([response.status, body]).toEqual([
      413,
      { code: 'too_large', error: expect.stringContaining('POST /api/uploads'), requestId: expect.any(String) },
    ]);
    expect(seen.length).toBe(before);
  });

  test('answers a broken Lambda with the error body, and logs it once', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const response = await fetch(`${url}/api/broken`);
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'internal' }]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test.each([
    ['/lain', 'another service'],
    ['/lain/x?y=1', 'another service'],
    ['/settings.json', '{"version":"1.0"}'],
  ])('answers %s by the service below that path, or with the settings of the page', async (path, body) => {
    expect(await (await fetch(url + path)).text()).toBe(body);
  });

  test.each(['/', '/pedagona/results/1', '/login?error=x', '/api-lain', '/lainlain'])(
    'serves the page at %s',
    async (path) => {
      const response = await fetch(`${url}${path}`);
      expect([response.status, await response.text()]).toEqual([200, 'the page']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test.each([
    '/assets/gone.js',
    '/assets/app-1a2b.js/x.js',
    `/${'a'.repeat(300)}.js`,
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
  ])('answers 404 to %s', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  /** Sent as it stands: fetch would tidy the dots away. */
  const rawStatus = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      });
      socket.once('data', (head: Buffer) => resolve(Number(head.toString().split(' ')[1])));
      socket.once('error', reject);
    });
});
