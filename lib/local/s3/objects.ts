import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { createTurns } from '../turns.ts';
import { Fault } from './faults.ts';

const MAX_KEY_BYTES = 1024;
/** Last bytes of every object file: 4 bytes length of the description before it, then this. */
const MARK = Buffer.from('S3O1');

/** What a caller says about an object. */
export interface Description {
  contentType: string;
  /** Headers given back as they came: `x-amz-meta-*`, `cache-control`, `content-disposition` and the like. */
  headers: Record<string, string>;
  /** Such as `{'x-amz-checksum-crc32': 'NSRBwg=='}`. */
  checksums: Record<string, string>;
  /** Absent: none. */
  tags?: Record<string, string> | undefined;
}

export interface StoredObject extends Description {
  key: string;
  /** Bytes. */
  size: number;
  /** MD5 in hex, without quotes. */
  md5: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

export interface Precondition {
  ifNoneMatch?: string | undefined;
  ifMatch?: string | undefined;
}

interface Bucket {
  folder: string;
  objects: Map<string, StoredObject>;
  /** All keys in the order of their UTF-8 bytes; absent after a change until somebody asks. */
  sorted?: string[] | undefined;
}

/**
 * Objects on disk, one file each: the body, then its description as JSON. A file is written aside and renamed into
 * place when complete, so there is never half an object. Files are named by the hash of the key: no key can leave the
 * folder, be too long or clash in a file system that ignores case.
 */
export class ObjectStore {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  readonly #inTurn = createTurns();

  private constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Opens the folder, made when missing, and clears away what a killed process had not finished receiving. */
  static async open(folder: string, now: () => number): Promise<ObjectStore> {
    const store = new ObjectStore(folder, now);
    await rm(store.#incoming, { recursive: true, force: true });
    await mkdir(store.#incoming, { recursive: true });
    await mkdir(join(folder, 'buckets'), { recursive: true });
    for (const name of await readdir(join(folder, 'buckets'))) store.#buckets.set(name, await store.#readBucket(name));
    return store;
  }

  get #incoming(): string {
    return join(this.#folder, 'incoming');
  }

  async #readBucket(name: string): Promise<Bucket> {
    const bucket: Bucket = { folder: join(this.#folder, 'buckets', name), objects: new Map() };
    for (const file of await readdir(bucket.folder)) {
      const object = await readDescription(join(bucket.folder, file));
      bucket.objects.set(object.key, object);
    }
    return bucket;
  }

  hasBucket(name: string): boolean {
    return this.#buckets.has(name);
  }

  /** @throws Fault InvalidBucketName, BucketAlreadyOwnedByYou */
  async createBucket(name: string): Promise<void> {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes('..')) {
      throw new Fault('InvalidBucketName', 'The specified bucket is not valid.');
    }
    await this.#inTurn(async () => {
      if (this.#buckets.has(name)) {
        throw new Fault('BucketAlreadyOwnedByYou', 'The bucket you tried to create already exists, and you own it.');
      }
      const folder = join(this.#folder, 'buckets', name);
      await mkdir(folder, { recursive: true });
      this.#buckets.set(name, { folder, objects: new Map() });
    });
  }

  /** @throws Fault NoSuchBucket */
  #bucket(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw new Fault('NoSuchBucket', 'The specified bucket does not exist');
    return bucket;
  }

  find(bucketName: string, key: string): StoredObject | undefined {
    return this.#bucket(bucketName).objects.get(key);
  }

  /** All keys in S3's order. */
  keys(bucketName: string): readonly string[] {
    const bucket = this.#bucket(bucketName);
    bucket.sorted ??= [...bucket.objects.keys()].toSorted(compareKeys);
    return bucket.sorted;
  }

  /**
   * Opens an object for reading; what is read is one version even if it is replaced meanwhile.
   * The caller closes the file.
   */
  async read(bucketName: string, key: string): Promise<{ object: StoredObject; file: FileHandle } | undefined> {
    const bucket = this.#bucket(bucketName);
    return this.#inTurn(async () => {
      const object = bucket.objects.get(key);
      return object && { object, file: await open(fileOf(bucket, key)) };
    });
  }

  /**
   * Streams a body to disk and makes it an object once it is whole.
   * @param describe called when the body is complete; may refuse it by throwing
   * @throws Fault NoSuchBucket, KeyTooLongError, PreconditionFailed; what the body or `describe` throws
   */
  async write(
    bucketName: string,
    key: string,
    body: AsyncIterable<Buffer>,
    describe: () => Description,
    precondition: Precondition = {},
  ): Promise<StoredObject> {
    const bucket = this.#bucket(bucketName);
    if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new Fault('KeyTooLongError', 'Your key is too long');
    const path = join(this.#incoming, ulid(this.#now()));
    try {
      const object = await this.#receive(path, key, body, describe);
      await this.#inTurn(async () => {
        refuseUnless(precondition, bucket.objects.get(key));
        await rename(path, fileOf(bucket, key));
        if (!bucket.objects.has(key)) bucket.sorted = undefined;
        bucket.objects.set(key, object);
      });
      return object;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async #receive(
    path: string,
    key: string,
    body: AsyncIterable<Buffer>,
    describe: () => Description,
  ): Promise<StoredObject> {
    const file = await open(path, 'wx');
    try {
      const md5 = createHash('md5');
      let size = 0;
      for await (const chunk of body) {
        md5.update(chunk);
        size += chunk.length;
        await file.writeFile(chunk);
      }
      const object = { key, size, md5: md5.digest('hex'), modifiedAt: this.#now(), ...describe() };
      await file.writeFile(encodeDescription(object));
      await file.datasync();
      return object;
    } finally {
      await file.close();
    }
  }

  /**
   * Replaces an object's tags; its body and its time stay.
   * @param seen what must still be there: what has been replaced meanwhile is not tagged
   * @returns false when there is no such object
   */
  async tag(bucketName: string, key: string, tags: Record<string, string>, seen?: StoredObject): Promise<boolean> {
    const bucket = this.#bucket(bucketName);
    return this.#inTurn(async () => {
      const object = bucket.objects.get(key);
      if (object === undefined || (seen !== undefined && object !== seen)) return false;
      const tagged = { ...object, tags };
      const path = join(this.#incoming, ulid(this.#now()));
      await copyFile(fileOf(bucket, key), path);
      await redescribe(path, tagged);
      await rename(path, fileOf(bucket, key));
      bucket.objects.set(key, tagged);
      return true;
    });
  }

  /** Deleting what is not there is no error. */
  async delete(bucketName: string, key: string): Promise<void> {
    const bucket = this.#bucket(bucketName);
    await this.#inTurn(async () => {
      await rm(fileOf(bucket, key), { force: true });
      if (bucket.objects.delete(key)) bucket.sorted = undefined;
    });
  }
}

/** S3 orders keys by their UTF-8 bytes. */
export function compareKeys(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function fileOf(bucket: Bucket, key: string): string {
  return join(bucket.folder, createHash('sha256').update(key).digest('hex'));
}

function refuseUnless({ ifNoneMatch, ifMatch }: Precondition, current: StoredObject | undefined): void {
  const exists = ifNoneMatch === '*' && current;
  const differs = ifMatch !== undefined && ifMatch.replaceAll('"', '') !== current?.md5;
  if (exists || differs) {
    throw new Fault('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
}

function encodeDescription(object: StoredObject): Buffer {
  const json = Buffer.from(JSON.stringify(object));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, MARK]);
}

/** Puts another description behind the body. */
async function redescribe(path: string, object: StoredObject): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(object.size);
    const description = encodeDescription(object);
    await file.write(description, 0, description.length, object.size);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** @throws when the file is none of ours */
async function readDescription(path: string): Promise<StoredObject> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await readAt(file, size - 8, 8);
    if (!tail.subarray(4).equals(MARK)) throw new Error(`Not an object of this store: ${path}`);
    const length = tail.readUInt32BE();
    const object: StoredObject = JSON.parse((await readAt(file, size - 8 - length, length)).toString('utf8'));
    return object;
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(position, 0));
  return buffer.subarray(0, bytesRead);
}
