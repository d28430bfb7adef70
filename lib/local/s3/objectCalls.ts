import { pipeline } from 'node:stream/promises';
import { openBody } from './body.ts';
import { describeObject, header, parameter, sendEmpty, sendXml, type SignedCall } from './call.ts';
import { Fault } from './faults.ts';
import type { StoredObject } from './objects.ts';
import { parseRange } from './range.ts';
import { decodePart } from './signature.ts';
import { tagsOfHeader } from './tagCalls.ts';
import { element, xmlAnswer } from './xml.ts';

/** S3's limit of one PutObject, in bytes. */
const MAX_OBJECT_BYTES = 5 * 1024 ** 3;

export async function putObject(call: SignedCall): Promise<void> {
  if (header(call, 'x-amz-copy-source') !== undefined) return copyObject(call);
  if (header(call, 'content-length') === undefined && header(call, 'x-amz-decoded-content-length') === undefined) {
    throw new Fault('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  if (Number(header(call, 'content-length')) > MAX_OBJECT_BYTES) {
    throw new Fault('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
  const body = openBody(call.request, call.payloadHash);
  const description = describeObject(requestHeaders(call));
  const tagging = header(call, 'x-amz-tagging');
  const tags = tagging === undefined ? undefined : tagsOfHeader(tagging);
  const object = await call.store.write(
    call.bucket,
    call.key,
    body.bytes,
    () => ({ ...description, tags, checksums: body.verify() }),
    { ifNoneMatch: header(call, 'if-none-match'), ifMatch: header(call, 'if-match') },
  );
  call.response.setHeader('etag', `"${object.md5}"`);
  call.response.setHeader('x-amz-server-side-encryption', 'AES256');
  for (const [name, value] of Object.entries(object.checksums)) call.response.setHeader(name, value);
  sendEmpty(call, 200);
}

async function copyObject(call: SignedCall): Promise<void> {
  const source = decodePart(header(call, 'x-amz-copy-source') ?? '');
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/([^?]+)/s.exec(source) ?? [];
  const found = await call.store.read(bucket, key);
  if (!found) throw noSuchKey();
  const { object: original, file } = found;
  try {
    const replace = header(call, 'x-amz-metadata-directive') === 'REPLACE';
    const description = replace ? describeObject(requestHeaders(call)) : original;
    const bytes: AsyncIterable<Buffer> = file.createReadStream({ start: 0, end: original.size - 1, autoClose: false });
    const copy = await call.store.write(call.bucket, call.key, original.size > 0 ? bytes : noBytes(), () => ({
      contentType: description.contentType,
      headers: description.headers,
      checksums: original.checksums,
      tags: original.tags,
    }));
    const children = [element('LastModified', isoTime(copy)), element('ETag', `"${copy.md5}"`)];
    sendXml(call, 200, xmlAnswer('CopyObjectResult', children));
  } finally {
    await file.close();
  }
}

async function* noBytes(): AsyncGenerator<Buffer> {}

/** GetObject and HeadObject: they answer alike but for the body. */
export async function getObject(call: SignedCall): Promise<void> {
  const found = await call.store.read(call.bucket, call.key);
  if (!found) throw noSuchKey();
  const { object, file } = found;
  try {
    if (isUnchanged(call, object)) {
      setObjectHeaders(call, object);
      call.response.writeHead(304).end();
      return;
    }
    const range = parseRange(header(call, 'range'), object.size);
    setObjectHeaders(call, object);
    if (range) call.response.setHeader('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
    else setChecksums(call, object);
    const { start, end } = range ?? { start: 0, end: object.size - 1 };
    call.response.writeHead(range ? 206 : 200, { 'content-length': end - start + 1 });
    if (call.method === 'HEAD' || object.size === 0) call.response.end();
    else await pipeline(file.createReadStream({ start, end, autoClose: false }), call.response);
  } finally {
    await file.close();
  }
}

export async function deleteObject(call: SignedCall): Promise<void> {
  await call.store.delete(call.bucket, call.key);
  sendEmpty(call, 204);
}

/** @throws Fault PreconditionFailed when If-Match names another version */
function isUnchanged(call: SignedCall, object: StoredObject): boolean {
  const ifMatch = header(call, 'if-match');
  if (ifMatch !== undefined && !names(ifMatch, object)) {
    throw new Fault('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
  const ifNoneMatch = header(call, 'if-none-match');
  return ifNoneMatch !== undefined && names(ifNoneMatch, object);
}

function names(etags: string, object: StoredObject): boolean {
  return etags.split(',').some((etag) => ['*', object.md5].includes(etag.trim().replaceAll('"', '')));
}

const OVERRIDES = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

function setObjectHeaders(call: SignedCall, object: StoredObject): void {
  const { response } = call;
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('etag', `"${object.md5}"`);
  response.setHeader('last-modified', new Date(object.modifiedAt).toUTCString());
  response.setHeader('x-amz-server-side-encryption', 'AES256');
  response.setHeader('content-type', object.contentType);
  for (const [name, value] of Object.entries(object.headers)) response.setHeader(name, value);
  for (const name of OVERRIDES) {
    const value = parameter(call, `response-${name}`);
    if (value !== undefined) response.setHeader(name, value);
  }
}

function setChecksums(call: SignedCall, object: StoredObject): void {
  if (header(call, 'x-amz-checksum-mode')?.toUpperCase() !== 'ENABLED') return;
  for (const [name, value] of Object.entries(object.checksums)) call.response.setHeader(name, value);
}

function requestHeaders(call: SignedCall): [string, string][] {
  return Object.keys(call.request.headers).map((name) => [name, header(call, name) ?? '']);
}

function noSuchKey(): Fault {
  return new Fault('NoSuchKey', 'The specified key does not exist.');
}

function isoTime(object: StoredObject): string {
  return new Date(object.modifiedAt).toISOString();
}
