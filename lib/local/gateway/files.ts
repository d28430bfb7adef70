import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bucketName } from '../names.ts';
import type { ObjectStore } from '../s3/objects.ts';
import { enforcePolicy, FormRefused } from '../s3/policy.ts';
import { bodyOf } from './body.ts';

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
    if (!(error instanceof FormRefused)) throw error;
    const status = error.code.startsWith('Entity') || error.code.startsWith('Malformed') ? 400 : 403;
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${error.code}</Code></Error>`);
  }
}

async function takeForm({ store }: FilesOptions, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request, largestForm);
  if (body === null) throw new FormRefused('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw new FormRefused('MalformedPOSTRequest', 'The body is not well-formed multipart/form-data.');
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw new FormRefused('MalformedPOSTRequest', 'The form has no file.');
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
  if (!(await isSigned(options, key, disposition, searchParams)))
    throw new FormRefused('AccessDenied', 'The link is not signed, or its time is over.');
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
