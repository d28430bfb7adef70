import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bucketName, credentials } from '../names.ts';
import type { ObjectStore } from '../s3/objects.ts';
import { bodyOf } from './server.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Below this the addresses lead that the Lambdas sign: forms to send files with, and links to fetch them. */
export const filesPath = '/fail';

/** The largest form that is read; a policy allows less. */
const largestForm = 32 * 1024 * 1024;

interface FilesOptions {
  store: ObjectStore;
  /** The client that signed, to sign again with. */
  client: S3Client;
}

/** Takes a signed form's file, or gives the object that a signed link names. */
export async function serveFiles(
  options: FilesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method === 'POST') await takeForm(options, request, response);
    else await giveObject(options, request, response);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const status = /^(?:Entity|Malformed)/.test(error.message) ? 400 : 403;
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${error.message}</Code></Error>`);
  }
}

async function takeForm({ store }: FilesOptions, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request, largestForm);
  if (body === null) throw new Refused('EntityTooLarge');
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw new Refused('MalformedPOSTRequest');
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw new Refused('MalformedPOSTRequest');
  const fields = new Map<string, string>();
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  enforcePolicy(fields, file.size);
  const type = fields.get('content-type') ?? 'application/octet-stream';
  const { md5 } = await store.write(fields.get('key') ?? '', type, file.stream());
  response.writeHead(Number(fields.get('success_action_status') ?? 204), { etag: `"${md5}"` }).end();
}

async function giveObject(options: FilesOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams, pathname } = new URL(request.url ?? '/', 'http://gateway');
  const key = decodeURIComponent(pathname.slice(`${filesPath}/${bucketName}/`.length));
  const disposition = searchParams.get('response-content-disposition') ?? undefined;
  if (!(await isSigned(options, key, disposition, searchParams))) throw new Refused('AccessDenied');
  const opened = await options.store.open(key);
  if (opened === undefined) return void response.writeHead(404).end();
  const { object, file } = opened;
  try {
    response.writeHead(200, {
      'content-type': object.contentType,
      'content-length': object.size,
      ...(disposition === undefined ? {} : { 'content-disposition': disposition }),
    });
    if (object.size === 0 || request.method === 'HEAD') response.end();
    else await pipeline(file.createReadStream({ end: object.size - 1, autoClose: false }), response);
  } finally {
    await file.close();
  }
}

/** Whether the link is the one that the SDK makes for this object at the time that the link names, and is not over. */
async function isSigned(
  { client }: FilesOptions,
  key: string,
  disposition: string | undefined,
  query: URLSearchParams,
): Promise<boolean> {
  const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(query.get('X-Amz-Date') ?? '') ?? [];
  const expiresIn = Number(query.get('X-Amz-Expires'));
  if (date === undefined || time === undefined || !(expiresIn > 0)) return false;
  const iso = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`;
  const signingDate = new Date(iso);
  const command = new GetObjectCommand({
    Bucket: bucketName,
    Key: key,
    ...(disposition === undefined ? {} : { ResponseContentDisposition: disposition }),
  });
  const link = new URL(await getSignedUrl(client, command, { expiresIn, signingDate }));
  const isSame = link.searchParams.get('X-Amz-Signature') === query.get('X-Amz-Signature');
  return isSame && Date.now() <= signingDate.getTime() + expiresIn * 1000;
}

/** A form or a link that is refused; the message is the name of S3's error. */
class Refused extends Error {}

/** The conditions that `createPresignedPost` writes for `openFiles`: the value of each field, and the bytes of the file. */
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([z.record(z.string(), z.string()), z.tuple([z.literal('content-length-range'), z.number(), z.number()])]),
  ),
});

/** Form fields that no condition needs to name. */
const free = new Set(['x-amz-signature', 'policy']);

/**
 * Holds an upload's form to its policy, as S3 does: signed with our credentials, not expired, every condition met and every field named.
 * Rules: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 * @param given the form's fields, by lower-case name
 * @param size of the file, in bytes
 * @throws {Refused}
 */
function enforcePolicy(given: ReadonlyMap<string, string>, size: number): void {
  const encoded = given.get('policy');
  if (encoded === undefined) throw new Refused('AccessDenied');
  if (!isPolicySigned(encoded, given)) throw new Refused('SignatureDoesNotMatch');
  const policy = policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  if (Date.now() > Date.parse(policy.expiration)) throw new Refused('AccessDenied');
  const named = new Map<string, string>();
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition))
      for (const [field, value] of Object.entries(condition)) named.set(field.toLowerCase(), value);
    else if (size > condition[2]) throw new Refused('EntityTooLarge');
    else if (size < condition[1]) throw new Refused('EntityTooSmall');
  }
  const areMet = [...named].every(([field, value]) => given.get(field) === value);
  if (!areMet || [...given.keys()].some((field) => !named.has(field) && !free.has(field)))
    throw new Refused('AccessDenied');
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 4 of a policy. The other fields of the credential are conditions of the policy itself. */
function isPolicySigned(policy: string, fields: ReadonlyMap<string, string>): boolean {
  const [keyId, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  if (keyId !== credentials.accessKeyId) return false;
  const expected = hmac(scope.reduce(hmac, Buffer.from(`AWS4${credentials.secretAccessKey}`)), policy);
  const signature = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
