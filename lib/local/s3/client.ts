import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  type DeleteObjectsCommandInput,
  type GetObjectCommandInput,
  type HeadObjectCommandInput,
  type ListObjectsV2CommandInput,
  NoSuchKey,
  NotFound,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import type { ObjectStore, StoredObject } from './objects.ts';
import { scanTag } from '../../../lambdas/documents/malwareScan.ts';

const pageSize = 1000;

/** An object, open for `use`. */
async function opened<T>(store: ObjectStore, key = '', use: (object: StoredObject, file: FileHandle) => Promise<T>) {
  const found = await store.open(key);
  if (found === undefined)
    throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: { httpStatusCode: 404 } });
  try {
    return await use(found.object, found.file);
  } finally {
    await found.file.close();
  }
}

/**
 * A client of S3 whose commands are answered from the disk.
 * @param endpoint where the addresses that it signs lead to
 * @param scanDelayMs how long the malware scan of an upload takes
 */
export function localS3(store: ObjectStore, endpoint: string, scanDelayMs = 0): S3Client {
  // A checksum would read the body away before it is stored.
  const client = new S3Client({
    region,
    credentials,
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return answerCommands(client, {
    async PutObjectCommand({ Key = '', Body, ContentType = 'application/octet-stream' }: PutObjectCommandInput) {
      await store.write(Key, ContentType, bytesOf(Body));
      return {};
    },
    /** Whole, or as many of the first bytes as `bytes=0-99` names. */
    GetObjectCommand: ({ Key, Range, IfMatch }: GetObjectCommandInput) =>
      opened(store, Key, async ({ contentType, md5, size }, file) => {
        const ETag = `"${md5}"`;
        if (IfMatch !== undefined && IfMatch !== ETag)
          throw Object.assign(new Error('The object is another one'), { name: 'PreconditionFailed' });
        const last = /^bytes=0-(\d+)$/.exec(Range ?? '')?.[1];
        const length = last === undefined ? size : Math.min(size, Number(last) + 1);
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, 0);
        return {
          ContentType: contentType,
          ContentLength: length,
          ETag,
          ...(Range === undefined ? {} : { ContentRange: `bytes 0-${length - 1}/${size}` }),
          Body: { transformToByteArray: async () => buffer },
        };
      }),
    HeadObjectCommand({ Key }: HeadObjectCommandInput) {
      const object = store.find(Key ?? '');
      if (object === undefined) throw new NotFound({ message: 'NotFound', $metadata: { httpStatusCode: 404 } });
      return { ContentType: object.contentType, ContentLength: object.size };
    },
    async DeleteObjectsCommand({ Delete }: DeleteObjectsCommandInput) {
      for (const { Key } of Delete?.Objects ?? []) await store.delete(Key ?? '');
      return {};
    },
    ListObjectsV2Command({ Prefix = '', ContinuationToken: after = '' }: ListObjectsV2CommandInput) {
      const rest = store.below(Prefix).filter(({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0);
      const page = rest.slice(0, pageSize);
      return {
        Contents: page.map(({ key, size }) => ({ Key: key, Size: size })),
        ...(rest.length > page.length ? { NextContinuationToken: page.at(-1)?.key } : {}),
      };
    },
    GetObjectTaggingCommand: ({ Key: key }: GetObjectCommandInput) =>
      opened(store, key, async (object, file) => {
        const isDue = object.key.startsWith('uploads/') && Date.now() >= object.modifiedAt + scanDelayMs;
        return { TagSet: isDue ? [{ Key: scanTag, Value: await scanned(file) }] : [] };
      }),
  });
}

async function* bytesOf(body: PutObjectCommandInput['Body']): AsyncGenerator<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else if (body instanceof Uint8Array) yield body;
  else if (body instanceof Readable) yield* body as AsyncIterable<Uint8Array>;
  else if (body !== undefined) throw new TypeError('This kind of body is not taken on this machine');
}

/**
 * The harmless text by which virus scanners are tried out (https://www.eicar.org). In two parts, since a scanner on this machine would
 * take the whole for a virus.
 */
export const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Does the work of GuardDuty Malware Protection, which knows the test virus only: the verdict on a file, each time that it is asked for. */
const scanned = async (file: FileHandle): Promise<string> =>
  // An upload is of 20 MB at the most.
  (await file.readFile()).includes(testVirus) ? 'THREATS_FOUND' : 'NO_THREATS_FOUND';
