import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorBody, ErrorCode } from '../../../shared/errors.ts';
import { statusOfCode } from '../../../shared/errors.ts';
import { bodyOf } from './body.ts';
import { proxyEvent } from './event.ts';
import { routeTable } from './match.ts';
import { type PageOptions, servePage } from './page.ts';

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
    const event = proxyEvent(request, body, match, { requestId: randomUUID(), now: new Date() });
    if ((event.body?.length ?? 0) > limits.event) return refuse(response, 'too_large', tooLargeText);
    const result = await Promise.race([match.handler(event), afterSeconds(limits.seconds)]);
    if (result === null)
      return refuse(response, 'unavailable', 'Permintaan mengambil masa terlalu lama. Sila cuba lagi.');
    send(response, result);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
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

const afterSeconds = (seconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), seconds * 1000).unref();
  });

function refuse(response: ServerResponse, code: ErrorCode, error: string): void {
  const body: ErrorBody = { error, code, requestId: randomUUID() };
  response.writeHead(statusOfCode[code], {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
