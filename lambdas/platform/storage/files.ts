import type { FileHandle } from 'node:fs/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientFor } from '../clients.ts';
import { attachmentOf } from './contentDisposition.ts';

/** A place to send one file to: by PUT, with these headers and the file as the body. */
export interface PutTicket {
  url: string;
  headers: Record<string, string>;
}

/** The headers that a ticket's signature covers: the file has this type and size, and nothing is there yet. */
export const signableHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match']);

async function bytesOf({ Body: body }: GetObjectCommandOutput): Promise<Uint8Array> {
  if (body === undefined) throw new Error('The object has no body');
  return body.transformToByteArray();
}

export type Files = ReturnType<typeof openFiles>;

/** The data bucket over S3. */
export function openFiles(
  Bucket: string,
  // A ticket is signed before its file is known: the SDK would sign the checksum of no bytes.
  client = clientFor(
    'files',
    () => new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' }),
  ),
) {
  const at = (key: string) => ({ Bucket, Key: key });
  const removeAll = async (keys: string[]): Promise<void> => {
    for (let i = 0; i < keys.length; i += 1000) {
      const Objects = keys.slice(i, i + 1000).map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
      const { Errors: errors = [] } = await client.send(command);
      if (errors.length > 0) throw new Error(`${errors.length} objects could not be removed: ${errors[0]?.Code}`);
    }
  };
  /** The objects below a prefix, a page at a time. */
  async function* list(prefix: string): AsyncGenerator<{ key: string; bytes: number }[]> {
    let token: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }));
      yield (page.Contents ?? []).map(({ Key: key = '', Size: bytes = 0 }) => ({ key, bytes }));
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }
  return {
    /** A ticket for one object: this key, type and size, while there is none, for `seconds`. */
    async putTicket(
      key: string,
      { type, size, seconds }: { type: string; size: number; seconds: number },
    ): Promise<PutTicket> {
      const file = { ContentType: type, ContentLength: size, IfNoneMatch: '*' };
      const command = new PutObjectCommand({ ...at(key), ...file });
      const url = await getSignedUrl(client, command, { expiresIn: seconds, signableHeaders });
      return { url, headers: { 'content-type': type, 'if-none-match': '*' } };
    },
    /** Size in bytes, or null when there is no such object (needs leave to list the bucket: `isMissing`). */
    async sizeOf(key: string): Promise<number | null> {
      const found = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
      return found && (found.ContentLength ?? 0);
    },
    /** `etag`: of the content that is meant; where it has been replaced since, `isMissing` tells so. */
    async get(key: string, etag?: string): Promise<Uint8Array> {
      return bytesOf(await client.send(new GetObjectCommand({ ...at(key), IfMatch: etag })));
    },
    /** The first `count` bytes of an object of at least one, with the size and the ETag of the same content. */
    async getStart(key: string, count: number): Promise<{ start: Uint8Array; size: number; etag: string }> {
      const found = await client.send(new GetObjectCommand({ ...at(key), Range: `bytes=0-${count - 1}` }));
      const size = Number(found.ContentRange?.split('/')[1]);
      return { start: await bytesOf(found), size, etag: found.ETag ?? '' };
    },
    /** The value of an object's tag; null: it has none of this name. Throws as `isMissing` tells when there is no object. */
    async tagOf(key: string, name: string): Promise<string | null> {
      const { TagSet: tags = [] } = await client.send(new GetObjectTaggingCommand(at(key)));
      return tags.find(({ Key }) => Key === name)?.Value ?? null;
    },
    async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }));
    },
    /** An address from which this object can be fetched for `seconds`, as a download under this file name. */
    downloadUrl(key: string, fileName: string, seconds = 300): Promise<string> {
      const command = new GetObjectCommand({ ...at(key), ResponseContentDisposition: attachmentOf(fileName) });
      return getSignedUrl(client, command, { expiresIn: seconds });
    },
    /** Sends an open file of this machine, without holding it in memory. Up to 5 GB. */
    async putFile(key: string, file: FileHandle, type: string): Promise<void> {
      const { size } = await file.stat();
      const body = file.createReadStream({ start: 0, autoClose: false });
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: size, ContentType: type }));
    },
    list,
    removeAll,
    async removeBelow(prefix: string): Promise<void> {
      for await (const page of list(prefix)) await removeAll(page.map(({ key }) => key));
    },
  };
}

/**
 * Whether S3 says that an object is absent, or not the one that was meant. In a bucket with versions the tags of a deleted object are a
 * method that is not allowed. It says so only to a caller that may list the bucket; others get 403, which stays an error:
 * a grant that is missing must not pass for a file that is.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NotFound', 'NoSuchKey', 'MethodNotAllowed', 'PreconditionFailed'].includes(error.name);

/** What is got of an object; null where `isMissing`. */
export const unlessMissing = <T>(got: Promise<T>): Promise<T | null> =>
  got.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** JSON in and out of the bucket, parsed by the caller's schema. */
export const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
export const decodeJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
