import { openBody } from './body.ts';
import { sendEmpty, sendXml, type SignedCall } from './call.ts';
import { Fault } from './faults.ts';
import { element, textsOf, xmlAnswer } from './xml.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_TAGS = 10;
const MAX_KEY_LENGTH = 128;
const MAX_VALUE_LENGTH = 256;

/** GetObjectTagging. */
export async function getTags(call: SignedCall): Promise<void> {
  await call.scanner?.look(call.bucket, call.key);
  const object = call.store.find(call.bucket, call.key);
  if (!object) throw noSuchKey();
  const tags = Object.entries(object.tags ?? {}).map(([key, value]) =>
    element('Tag', [element('Key', key), element('Value', value)]),
  );
  sendXml(call, 200, xmlAnswer('Tagging', [element('TagSet', tags)]));
}

/** PutObjectTagging: the whole set is replaced. */
export async function putTags(call: SignedCall): Promise<void> {
  const xml = await textOf(call);
  const sets = [...xml.matchAll(/<Tag>(.*?)<\/Tag>/gs)].map(([, tag = '']): [string, string] => {
    const [key, value] = [textsOf(tag, 'Key')[0], textsOf(tag, 'Value')[0] ?? ''];
    if (key === undefined) throw malformed();
    return [key, value];
  });
  if (!xml.includes('<Tagging')) throw malformed();
  if (!(await call.store.tag(call.bucket, call.key, tagSet(sets)))) throw noSuchKey();
  sendEmpty(call, 200);
}

/** DeleteObjectTagging. */
export async function deleteTags(call: SignedCall): Promise<void> {
  if (!(await call.store.tag(call.bucket, call.key, {}))) throw noSuchKey();
  sendEmpty(call, 204);
}

/** The header `x-amz-tagging` of a new object: written like a query. */
export const tagsOfHeader = (text: string): Record<string, string> => tagSet([...new URLSearchParams(text)]);

/** @throws Fault InvalidTag by S3's bounds */
function tagSet(pairs: readonly [string, string][]): Record<string, string> {
  const tags = Object.fromEntries(pairs);
  const isTooLong = pairs.some(([key, value]) => key.length > MAX_KEY_LENGTH || value.length > MAX_VALUE_LENGTH);
  if (isTooLong || pairs.length > MAX_TAGS || pairs.length > Object.keys(tags).length || '' in tags)
    throw new Fault('InvalidTag', 'The tags are too many or too long, or a key is empty or there twice');
  return tags;
}

async function textOf(call: SignedCall): Promise<string> {
  const body = openBody(call.request, call.payloadHash);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body.bytes) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw malformed();
    chunks.push(chunk);
  }
  body.verify();
  return Buffer.concat(chunks).toString('utf8');
}

const malformed = (): Fault =>
  new Fault('MalformedXML', 'The XML you provided was not well-formed or did not validate against our schema');

const noSuchKey = (): Fault => new Fault('NoSuchKey', 'The specified key does not exist.');
