import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Fault } from './faults.ts';

/** Signature version 4: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
export const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60_000;
const MAX_EXPIRY_SECONDS = 7 * 24 * 3600;
export const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SignedRequest {
  method: string;
  /** As on the wire, before the question mark. */
  rawPath: string;
  /** Decoded names and values, in the order they came. */
  query: readonly (readonly [name: string, value: string])[];
  headers: IncomingHttpHeaders;
}

interface Scope {
  date: string;
  region: string;
  text: string;
}

/**
 * Lets a request through that was signed in its header or its query with these credentials, lately enough.
 * @returns what the client says the body's hash is: hex, `UNSIGNED-PAYLOAD` or `STREAMING-...`
 * @throws Fault AccessDenied, InvalidAccessKeyId, SignatureDoesNotMatch, RequestTimeTooSkewed and malformed ones
 */
export function verifySignature(request: SignedRequest, credentials: Credentials, nowMs: number): string {
  const query = new Map(request.query);
  if (query.has('X-Amz-Signature')) return verifyQuery(request, query, credentials, nowMs);
  const { authorization } = request.headers;
  if (authorization === undefined) throw new Fault('AccessDenied', 'Access Denied');
  return verifyHeader(request, authorization, credentials, nowMs);
}

function verifyHeader(request: SignedRequest, authorization: string, credentials: Credentials, nowMs: number): string {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  if (!parts) throw new Fault('AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const scope = parseCredential(credential, credentials, 'AuthorizationHeaderMalformed');
  const date = String(request.headers['x-amz-date'] ?? '');
  const signedAt = parseDate(date, scope, 'AuthorizationHeaderMalformed');
  if (Math.abs(nowMs - signedAt) > MAX_SKEW_MS) {
    throw new Fault(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (!payloadHash) throw new Fault('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  requireSigned(request, signedHeaders);
  const canonical = canonicalRequest(request, request.query, signedHeaders, payloadHash);
  compare(signature, sign(credentials, scope, stringToSign(date, scope, canonical)));
  return payloadHash;
}

function verifyQuery(
  request: SignedRequest,
  query: ReadonlyMap<string, string>,
  credentials: Credentials,
  nowMs: number,
): string {
  const malformed = 'AuthorizationQueryParametersError';
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) {
    throw new Fault(malformed, `X-Amz-Algorithm only supports "${ALGORITHM}"`);
  }
  const scope = parseCredential(query.get('X-Amz-Credential') ?? '', credentials, malformed);
  const date = query.get('X-Amz-Date') ?? '';
  const signedAt = parseDate(date, scope, malformed);
  const expires = Number(query.get('X-Amz-Expires') ?? NaN);
  if (!(expires >= 1 && expires <= MAX_EXPIRY_SECONDS)) {
    throw new Fault(malformed, 'X-Amz-Expires must be between 1 second and a week (in seconds)');
  }
  if (nowMs < signedAt - MAX_SKEW_MS) throw new Fault('AccessDenied', 'Request is not yet valid');
  if (nowMs > signedAt + expires * 1000) throw new Fault('AccessDenied', 'Request has expired');
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  requireSigned(request, signedHeaders);
  const payloadHash = query.get('X-Amz-Content-Sha256') ?? UNSIGNED_PAYLOAD;
  const signedQuery = request.query.filter(([name]) => name !== 'X-Amz-Signature');
  const canonical = canonicalRequest(request, signedQuery, signedHeaders, payloadHash);
  compare(query.get('X-Amz-Signature') ?? '', sign(credentials, scope, stringToSign(date, scope, canonical)));
  return payloadHash;
}

/**
 * Checks the signature over a POST form's policy.
 * @param field reads a form field by its lower-case name
 */
export function verifyPolicySignature(field: (name: string) => string | undefined, credentials: Credentials): void {
  if (field('x-amz-algorithm') !== ALGORITHM) {
    throw new Fault('InvalidArgument', `X-Amz-Algorithm only supports "${ALGORITHM}"`);
  }
  const scope = parseCredential(field('x-amz-credential') ?? '', credentials, 'InvalidArgument');
  parseDate(field('x-amz-date') ?? '', scope, 'InvalidArgument');
  compare(field('x-amz-signature') ?? '', sign(credentials, scope, field('policy') ?? ''));
}

type Malformed = 'AuthorizationHeaderMalformed' | 'AuthorizationQueryParametersError' | 'InvalidArgument';

function parseCredential(credential: string, { accessKeyId }: Credentials, malformed: Malformed): Scope {
  const parts = /^(.+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/.exec(credential);
  if (!parts)
    throw new Fault(malformed, 'The Credential is mal-formed; expecting "<key>/YYYYMMDD/REGION/s3/aws4_request".');
  const [, keyId = '', date = '', region = ''] = parts;
  if (keyId !== accessKeyId) {
    throw new Fault('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  return { date, region, text: `${date}/${region}/s3/aws4_request` };
}

/** Reads `20261130T010203Z`, which must be of the credential's day. Epoch milliseconds. */
function parseDate(date: string, scope: Scope, malformed: Malformed): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!parts || !date.startsWith(scope.date)) {
    throw new Fault(malformed, 'The date must be in ISO 8601 basic format and of the day in the Credential');
  }
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The host and all of Amazon's own headers must be covered by the signature. */
function requireSigned({ headers }: SignedRequest, signedHeaders: string): void {
  const signed = new Set(signedHeaders.split(';'));
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signed.has(name));
  if (!signed.has('host')) unsigned.push('host');
  if (unsigned.length > 0) {
    throw new Fault(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
  }
}

function canonicalRequest(
  { method, rawPath, headers }: SignedRequest,
  query: SignedRequest['query'],
  signedHeaders: string,
  payloadHash: string,
): string {
  const path = rawPath
    .split('/')
    .map((part) => encode(decodePart(part)))
    .join('/');
  const pairs = query.map(([name, value]) => [encode(name), encode(value)] as const);
  const sorted = pairs.toSorted(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)));
  const lines = signedHeaders.split(';').map((name) => `${name}:${headerText(headers[name])}\n`);
  const queryText = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  return [method, path, queryText, lines.join(''), signedHeaders, payloadHash].join('\n');
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function headerText(value: string | string[] | undefined): string {
  return String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** @throws Fault InvalidURI */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Fault('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** RFC 3986, as the signature wants it. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function stringToSign(date: string, scope: Scope, canonical: string): string {
  return [ALGORITHM, date, scope.text, createHash('sha256').update(canonical).digest('hex')].join('\n');
}

function sign({ secretAccessKey }: Credentials, scope: Scope, text: string): string {
  let key: Buffer = Buffer.from(`AWS4${secretAccessKey}`);
  for (const part of [scope.date, scope.region, 's3', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  return createHmac('sha256', key).update(text).digest('hex');
}

function compare(given: string, expected: string): void {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new Fault(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}
