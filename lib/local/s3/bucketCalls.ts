import { openBody } from './body.ts';
import { parameter, sendEmpty, sendXml, type SignedCall } from './call.ts';
import { Fault } from './faults.ts';
import { encode } from './signature.ts';
import { listKeys } from './list.ts';
import { element, textsOf, xmlAnswer } from './xml.ts';

const MAX_KEYS = 1000;
const MAX_DELETE_BYTES = 2 * 1024 * 1024;

export async function createBucket(call: SignedCall): Promise<void> {
  await call.store.createBucket(call.bucket);
  call.response.setHeader('location', `/${call.bucket}`);
  sendEmpty(call, 200);
}

export async function headBucket(call: SignedCall): Promise<void> {
  if (!call.store.hasBucket(call.bucket)) throw new Fault('NoSuchBucket', 'The specified bucket does not exist');
  sendEmpty(call, 200);
}

/** DeleteObjects: each key is deleted or was not there, which is the same to S3. */
export async function deleteObjects(call: SignedCall): Promise<void> {
  const body = openBody(call.request, call.payloadHash);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body.bytes) {
    size += chunk.length;
    if (size > MAX_DELETE_BYTES) throw malformed();
    chunks.push(chunk);
  }
  body.verify();
  const xml = Buffer.concat(chunks).toString('utf8');
  const keys = textsOf(xml, 'Key');
  if (keys.length === 0 || keys.length > MAX_KEYS) throw malformed();
  for (const key of keys) await call.store.delete(call.bucket, key);
  const quiet = textsOf(xml, 'Quiet')[0] === 'true';
  const deleted = quiet ? [] : keys.map((key) => element('Deleted', [element('Key', key)]));
  sendXml(call, 200, xmlAnswer('DeleteResult', deleted));
}

function malformed(): Fault {
  return new Fault('MalformedXML', 'The XML you provided was not well-formed or did not validate against our schema');
}

/** ListObjectsV2. */
export async function listObjects(call: SignedCall): Promise<void> {
  if (parameter(call, 'list-type') !== '2')
    throw new Fault('NotImplemented', 'Only version 2 of the list is given here');
  const maxKeys = Number(parameter(call, 'max-keys') ?? MAX_KEYS);
  if (!Number.isInteger(maxKeys) || maxKeys < 0) throw new Fault('InvalidArgument', 'max-keys must be 0 or more');
  const token = parameter(call, 'continuation-token');
  const page = listKeys(call.store.keys(call.bucket), {
    prefix: parameter(call, 'prefix') ?? '',
    delimiter: parameter(call, 'delimiter') ?? '',
    // A page that goes on from another has nothing to do with where the first one started.
    startAfter: token === undefined ? (parameter(call, 'start-after') ?? '') : '',
    from: Buffer.from(token ?? '', 'base64').toString('utf8'),
    maxKeys: Math.min(maxKeys, MAX_KEYS),
  });
  const inUrl = parameter(call, 'encoding-type') === 'url';
  const name = (text: string) => (inUrl ? encode(text).replaceAll('%2F', '/') : text);
  const xml = xmlAnswer('ListBucketResult', [
    element('Name', call.bucket),
    element('Prefix', name(parameter(call, 'prefix') ?? '')),
    ...optional('Delimiter', parameter(call, 'delimiter')),
    ...optional('StartAfter', parameter(call, 'start-after')),
    ...optional('EncodingType', inUrl ? 'url' : undefined),
    element('MaxKeys', String(Math.min(maxKeys, MAX_KEYS))),
    element('KeyCount', String(page.keys.length + page.commonPrefixes.length)),
    element('IsTruncated', String(page.next !== undefined)),
    ...optional('ContinuationToken', token),
    ...optional('NextContinuationToken', page.next && Buffer.from(page.next, 'utf8').toString('base64')),
    ...page.keys.map((key) => contents(call, key, name(key))),
    ...page.commonPrefixes.map((prefix) => element('CommonPrefixes', [element('Prefix', name(prefix))])),
  ]);
  sendXml(call, 200, xml);
}

function optional(tag: string, text: string | undefined): string[] {
  return text === undefined ? [] : [element(tag, text)];
}

function contents(call: SignedCall, key: string, shownKey: string): string {
  const object = call.store.find(call.bucket, key);
  if (!object) throw new Error(`The list names an object that is not there: ${key}`);
  return element('Contents', [
    element('Key', shownKey),
    element('LastModified', new Date(object.modifiedAt).toISOString()),
    element('ETag', `"${object.md5}"`),
    element('Size', String(object.size)),
    element('StorageClass', 'STANDARD'),
  ]);
}
