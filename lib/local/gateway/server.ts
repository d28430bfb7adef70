import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { AppError, type ErrorBody, type ErrorCode, statusOfCode } from '../../../shared/errors.ts';
import { codeOf } from '../textFiles.ts';

/** Of the files that the build makes. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface PageOptions {
  folder: string;
  /** Contents of `/settings.json`. */
  settings: object;
  headers: Record<string, string>;
}

/**
 * Serves the page as CloudFront does: a path without a dot is the page itself, hashed files are kept for a year, the rest is asked for
 * again each time.
 */
async function servePage(
  { folder, settings, headers }: PageOptions,
  path: string,
  response: ServerResponse,
  isHead: boolean,
): Promise<void> {
  const file = path.includes('.') ? path : '/index.html';
  const content = file === '/settings.json' ? Buffer.from(JSON.stringify(settings)) : await contentOf(folder, file);
  if (content === null) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Tidak dijumpai');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(isHead ? undefined : content);
}

/** No such file, a folder, below a file, or a name no file can have. */
const notThere = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

async function contentOf(folder: string, path: string): Promise<Buffer | null> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep)) return null;
  try {
    return await readFile(file);
  } catch (error) {
    if (notThere.has(String(codeOf(error)))) return null;
    throw error;
  }
}

/** The whole body, or null when it is over the limit. The rest is read all the same, so that the answer arrives. */
export async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > mostBytes ? null : Buffer.concat(chunks);
}

/**
 * The routes by their keys ('GET /api/a/{id}'), matched as API Gateway does: literal segments win over parameters, the leftmost difference
 * decides.
 */
export function routeTable<Handler>(handlers: Readonly<Record<string, Handler>>) {
  const routes = Object.entries(handlers)
    // A brace comes after all letters.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([routeKey, handler]) => {
      const pattern = new RegExp(`^${routeKey.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      return { routeKey, handler, pattern };
    });
  return (method: string, path: string) => {
    for (const { routeKey, handler, pattern } of routes) {
      const found = pattern.exec(`${method} ${path}`);
      if (found === null) continue;
      const parameters = Object.entries(found.groups ?? {}).map(([name, segment]) => [name, decoded(segment)] as const);
      return { routeKey, handler, pathParameters: Object.fromEntries(parameters) };
    }
    return null;
  };
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % stays as it was written; no id looks like that.
    return segment;
  }
};

/** What our Lambdas read of a request as API Gateway hands it over, payload format 2.0. */
function proxyEvent(
  request: IncomingMessage,
  body: Buffer,
  { routeKey, pathParameters }: { routeKey: string; pathParameters: Record<string, string> },
): APIGatewayProxyEventV2 {
  const url = new URL(request.url ?? '/', 'http://gateway');
  const { cookie = '', ...headers } = request.headers;
  const isText = /^(?:application\/json|text\/)/i.test(headers['content-type'] ?? '');
  const event = {
    routeKey,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    cookies: cookie.split(/;\s*/).filter((one) => one !== ''),
    queryStringParameters: queryOf(url.searchParams),
    pathParameters,
    body: body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
    requestContext: { requestId: randomUUID(), http: { method: request.method ?? '' } },
  };
  return event as unknown as APIGatewayProxyEventV2;
}

/** Repeated names are joined by commas, as the gateway does. */
const queryOf = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name).join(',')]));

export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** AWS's own limits: API Gateway takes 10 MB of body, Lambda 6 MB of event, an HTTP API waits 30 s. */
const limits = { body: 10 * 1024 * 1024, event: 6 * 1024 * 1024, seconds: 30 };

const tooLargeText = 'Permintaan terlalu besar. Muat naik fail melalui halaman atau POST /api/uploads.';

interface GatewayOptions {
  /** The Lambda entries behind the declared calls, by route key. */
  routes: Readonly<Record<string, LambdaHandler>>;
  page: PageOptions;
  /** What answers below other paths, such as `/cognito`, on its own. */
  others: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>;
  /** Added to every request to a Lambda, as CloudFront adds it: shows that the request came through the front door. */
  originHeaders: Record<string, string>;
}

/** Answers for the page and the API on one origin, as CloudFront and API Gateway do. */
export function gatewayListener({ routes, page, others, originHeaders }: GatewayOptions): RequestListener {
  const routeOf = routeTable(routes);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const method = request.method ?? 'GET';
    const other = others[`/${path.split('/')[1]}`];
    if (other !== undefined) return other(request, response);
    if (path !== '/api' && !path.startsWith('/api/')) {
      if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return servePage(page, path, response, method === 'HEAD');
    }
    const match = routeOf(method, path);
    if (match === null) return refuse(response, 'not_found', 'Alamat ini tidak wujud.');
    const body = await bodyOf(request, limits.body);
    if (body === null) return refuse(response, 'too_large', tooLargeText);
    Object.assign(request.headers, originHeaders);
    const event = proxyEvent(request, body, match);
    if ((event.body?.length ?? 0) > limits.event) return refuse(response, 'too_large', tooLargeText);
    const result = await within(limits.seconds, match.handler(event));
    if (result === null)
      return refuse(response, 'unavailable', 'Permintaan mengambil masa terlalu lama. Sila cuba lagi.');
    send(response, result);
  }

  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    answer(request, response).catch((error: unknown) => {
      if (error instanceof AppError) return refuse(response, error.code, error.message);
      console.error('The gateway failed', error);
      if (!response.headersSent) refuse(response, 'internal', 'Ralat dalaman. Sila cuba lagi sebentar lagi.');
      else response.destroy();
    });
  };
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  if (result.cookies !== undefined && result.cookies.length > 0) response.setHeader('set-cookie', result.cookies);
  response.writeHead(result.statusCode ?? 200);
  response.end(result.isBase64Encoded === true ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? ''));
}

/** Null when it takes longer. A timer that ran on would hold every answer for its whole time. */
async function within<T>(seconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function refuse(response: ServerResponse, code: ErrorCode, error: string): void {
  const body: ErrorBody = { error, code, requestId: randomUUID() };
  response.writeHead(statusOfCode[code], {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
