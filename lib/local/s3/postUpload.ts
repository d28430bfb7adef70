import { describeObject, header, sendEmpty, sendXml, type Call } from './call.ts';
import { isChecksumHeader } from './checksums.ts';
import { Fault } from './faults.ts';
import { readForm, type UploadForm } from './form.ts';
import type { StoredObject } from './objects.ts';
import { enforcePolicy, type SizeRange } from './policy.ts';
import { encode, verifyPolicySignature, type Credentials } from './signature.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * A browser's upload with a presigned POST: the signed policy says what may come.
 * Rules: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-UsingHTTPPOST.html
 */
export async function postUpload(call: Call, credentials: Credentials, nowMs: number): Promise<void> {
  const upload = await readForm(call.request, async (form, file) => {
    const fields = completeFields(call, form);
    verifyPolicySignature((name) => fields.get(name), credentials);
    const range = enforcePolicy(fields.get('policy') ?? '', fields, nowMs);
    const description = { ...describeObject(fields), checksums: {} };
    const key = fields.get('key') ?? '';
    const object = await call.store.write(call.bucket, key, within(range, file), () => description);
    return { object, fields };
  });
  answerUpload(call, upload.object, upload.fields);
}

/** The form's fields with the bucket of the address and the key that the file's name was put into. */
function completeFields(call: Call, { fields, fileName }: UploadForm): Map<string, string> {
  if (!fields.has('policy')) throw new Fault('AccessDenied', 'Access Denied');
  const key = fields.get('key');
  if (!key) throw new Fault('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  const checksum = [...fields.keys()].find((name) => isChecksumHeader(name) || name === 'content-md5');
  if (checksum) throw new Fault('NotImplemented', `A form's ${checksum} is not checked on this machine`);
  return new Map([...fields, ['key', key.replaceAll('${filename}', fileName)], ['bucket', call.bucket]]);
}

/** @throws Fault EntityTooLarge as soon as that is known, EntityTooSmall */
async function* within({ min, max }: SizeRange, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > max) throw new Fault('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    yield chunk;
  }
  if (size < min) throw new Fault('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
}

function answerUpload(call: Call, object: StoredObject, fields: ReadonlyMap<string, string>): void {
  const { response, bucket } = call;
  const location = `http://${header(call, 'host')}/${bucket}/${encode(object.key)}`;
  const etag = `"${object.md5}"`;
  response.setHeader('etag', etag);
  response.setHeader('location', location);
  const redirect = fields.get('success_action_redirect') ?? '';
  if (URL.canParse(redirect)) {
    const target = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket, key: object.key, etag })) target.searchParams.set(name, value);
    response.setHeader('location', target.href);
    sendEmpty(call, 303);
  } else if (fields.get('success_action_status') === '201') {
    const children = { Location: location, Bucket: bucket, Key: object.key, ETag: etag };
    const elements = Object.entries(children).map(([name, text]) => element(name, text));
    sendXml(call, 201, xmlDocument(element('PostResponse', elements)));
  } else {
    sendEmpty(call, fields.get('success_action_status') === '200' ? 200 : 204);
  }
}
