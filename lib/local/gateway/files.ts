import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { signableHeaders } from '../../../lambdas/platform/storage/files.ts';
import { unlessFull } from '../fullDisk.ts';
import { bucketName } from '../names.ts';
import type { ObjectStore } from '../s3/objects.ts';

/** Below this the addresses lead that the Lambdas sign: places to send files to, and links to fetch them. */
export const filesPath = '/fail';

interface FilesOptions {
  store: ObjectStore;
  /** The client that signed, to sign again with. */
  client: S3Client;
}

/** Takes the file of a signed ticket, or gives the object that a signed link names. */
export async function serveFiles(
  options: FilesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method === 'PUT') await takeFile(options, request, response);
    else await giveObject(options, request, response);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    response.writeHead(error.message === 'PreconditionFailed' ? 412 : 403, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${error.message}</Code></Error>`);
  }
}

async function takeFile(options: FilesOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store } = options;
  const { searchParams, key } = addressOf(request);
  const { 'content-type': type = '', 'content-length': length, 'if-none-match': IfNoneMatch } = request.headers;
  const file = { ContentType: type, ContentLength: Number(length), IfNoneMatch };
  await assertSigned(options, new PutObjectCommand({ Bucket: bucketName, Key: key, ...file }), searchParams);
  if (store.find(key) !== undefined) throw new Refused('PreconditionFailed');
  const { md5 } = await unlessFull(() => store.write(key, type, request));
  response.writeHead(200, { etag: `"${md5}"` }).end();
}

async function giveObject(options: FilesOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams, key } = addressOf(request);
  const disposition = searchParams.get('response-content-disposition') ?? undefined;
  const named = disposition === undefined ? {} : { ResponseContentDisposition: disposition };
  await assertSigned(options, new GetObjectCommand({ Bucket: bucketName, Key: key, ...named }), searchParams);
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

function addressOf({ url = '/' }: IncomingMessage): { key: string; searchParams: URLSearchParams } {
  const { searchParams, pathname } = new URL(url, 'http://gateway');
  return { key: decodeURIComponent(pathname.slice(`${filesPath}/${bucketName}/`.length)), searchParams };
}

/** @throws {Refused} unless the address is the one that the SDK makes for this command at the time that the address names, and is not over */
async function assertSigned(
  { client }: FilesOptions,
  command: GetObjectCommand | PutObjectCommand,
  query: URLSearchParams,
): Promise<void> {
  const [, date = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(query.get('X-Amz-Date') ?? '') ?? [];
  const expiresIn = Number(query.get('X-Amz-Expires'));
  if (date === '' || !(expiresIn > 0)) throw new Refused('AccessDenied');
  const iso = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`;
  const signingDate = new Date(iso);
  const link = new URL(await getSignedUrl(client, command, { expiresIn, signingDate, signableHeaders }));
  const isSame = link.searchParams.get('X-Amz-Signature') === query.get('X-Amz-Signature');
  if (!isSame || Date.now() > signingDate.getTime() + expiresIn * 1000) throw new Refused('AccessDenied');
}

/** A file or a link that is refused; the message is the name of S3's error. */
class Refused extends Error {}
