import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Description, ObjectStore } from './objects.ts';
import type { Scanner } from './scanner.ts';
import { decodePart } from './signature.ts';

/** One request, taken apart: `/bucket/key?query`, path style. */
export interface Call {
  store: ObjectStore;
  scanner: Scanner | undefined;
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  rawPath: string;
  bucket: string;
  /** Empty for calls on the bucket itself. */
  key: string;
  query: (readonly [name: string, value: string])[];
  requestId: string;
}

/** A call whose signature was checked. */
export interface SignedCall extends Call {
  payloadHash: string;
}

/** @throws Fault InvalidURI */
export function parseTarget(url: string): Pick<Call, 'rawPath' | 'bucket' | 'key' | 'query'> {
  const [, rawPath = '/', rawQuery = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  const [, rawBucket = '', rawKey = ''] = /^\/([^/]*)\/?(.*)$/s.exec(rawPath) ?? [];
  const query = rawQuery
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
      return [decodePart(name), decodePart(value)] as const;
    });
  return { rawPath, bucket: decodePart(rawBucket), key: decodePart(rawKey), query };
}

export function header(call: Call, name: string): string | undefined {
  const value = call.request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

export function parameter(call: Call, name: string): string | undefined {
  return call.query.find(([given]) => given === name)?.[1];
}

const KEPT = new Set(['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires']);
const DEFAULT_TYPE = 'binary/octet-stream';

/** What headers (or form fields, by lower-case name) say about a new object. */
export function describeObject(
  fields: Iterable<readonly [name: string, value: string]>,
): Omit<Description, 'checksums'> {
  const headers: Record<string, string> = {};
  let contentType = DEFAULT_TYPE;
  for (const [name, value] of fields) {
    if (name === 'content-type' && value !== '') contentType = value;
    const kept = name === 'content-encoding' ? value.replace(/(^|,\s*)aws-chunked(,\s*|$)/, '') : value;
    if ((KEPT.has(name) || name.startsWith('x-amz-meta-')) && kept !== '') headers[name] = kept;
  }
  return { contentType, headers };
}

export function sendXml({ response }: Pick<Call, 'response'>, statusCode: number, xml: string): void {
  response.writeHead(statusCode, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) });
  response.end(xml);
}

export function sendEmpty({ response }: Pick<Call, 'response'>, statusCode: number): void {
  // 204 has no body by definition, so it names no length either.
  response.writeHead(statusCode, statusCode === 204 ? {} : { 'content-length': 0 });
  response.end();
}
