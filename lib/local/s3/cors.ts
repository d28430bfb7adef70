import type { IncomingMessage, ServerResponse } from 'node:http';
import { Fault } from './faults.ts';

const METHODS = ['GET', 'HEAD', 'PUT', 'POST'];

/** Lets pages of these origins see the answer. Others get their answer too, but the browser keeps it from them. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', METHODS.join(', '));
  response.setHeader('access-control-expose-headers', 'ETag');
  response.setHeader('access-control-max-age', '3000');
}

/** Answers the browser's question before a call of another origin. @throws Fault AccessForbidden */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin = '' } = request.headers;
  const method = request.headers['access-control-request-method'] ?? '';
  if (!origins.includes(origin) || !METHODS.includes(method)) {
    throw new Fault('AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('access-control-allow-headers', asked);
  response.writeHead(200, { 'content-length': 0 }).end();
}
