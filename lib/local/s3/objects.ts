import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from 'ulid';
import * as z from 'zod';
import { createQueue } from '../queue.ts';
import { readJsonFiles, removeTemporaryFiles, replaceFile } from '../textFiles.ts';

const objectSchema = z.object({
  key: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** MD5 in hex. */
  md5: z.string(),
  /** Epoch milliseconds. */
  modifiedAt: z.number(),
  tags: z.record(z.string(), z.string()),
  /** The file that holds its bytes. */
  body: z.string(),
});
export type StoredObject = z.infer<typeof objectSchema>;

/**
 * The objects of one bucket on disk. Each has a file of bytes under a name of its own and a description in JSON beside it, which is
 * written last and as a whole: a process that is killed at any moment leaves the old object or the new one. A description is named by
 * the hash of the key, so that no key can leave the folder, be too long or clash where file names ignore case.
 */
export class ObjectStore {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #objects = new Map<string, StoredObject>();
  readonly #inOrder = createQueue();

  private constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Opens the folder, made when missing, and removes what a killed process did not finish. One process at a time. */
  static async open(folder: string, now: () => number = Date.now): Promise<ObjectStore> {
    const store = new ObjectStore(folder, now);
    await mkdir(descriptionsIn(folder), { recursive: true });
    await mkdir(store.#bodies, { recursive: true });
    await removeTemporaryFiles(descriptionsIn(folder));
    for (const object of await objectsIn(folder)) store.#objects.set(object.key, object);
    const used = new Set([...store.#objects.values()].map(({ body }) => body));
    for (const name of await readdir(store.#bodies)) if (!used.has(name)) await rm(join(store.#bodies, name));
    return store;
  }

  get #bodies(): string {
    return join(this.#folder, 'bodies');
  }

  #descriptionOf(key: string): string {
    return join(descriptionsIn(this.#folder), `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  find(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  /** The objects below a prefix by their keys' UTF-8 bytes, as S3 lists them. */
  below(prefix: string): StoredObject[] {
    return [...this.#objects.values()]
      .filter(({ key }) => key.startsWith(prefix))
      .toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }

  /** Opens an object for reading; later changes do not reach what is open. The caller closes the file. */
  async open(key: string): Promise<{ object: StoredObject; file: FileHandle } | undefined> {
    return this.#inOrder(async () => {
      const object = this.#objects.get(key);
      return object && { object, file: await open(join(this.#bodies, object.body)) };
    });
  }

  /** Streams bytes to disk; they become the object once all are there. */
  async write(key: string, contentType: string, bytes: AsyncIterable<Uint8Array>): Promise<StoredObject> {
    const body = ulid(this.#now());
    const path = join(this.#bodies, body);
    try {
      const received = await receive(path, bytes);
      const object = { key, contentType, ...received, modifiedAt: this.#now(), tags: {}, body };
      await this.#inOrder(async () => {
        const replaced = this.#objects.get(key);
        await this.#save(object);
        if (replaced !== undefined) await rm(join(this.#bodies, replaced.body), { force: true });
      });
      return object;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /**
   * Replaces an object's tags.
   * @param seen the object that is meant: one that has been replaced since is not tagged
   */
  async tag(seen: StoredObject, tags: Record<string, string>): Promise<void> {
    await this.#inOrder(async () => {
      if (this.#objects.get(seen.key) === seen) await this.#save({ ...seen, tags });
    });
  }

  /** It is no error when there is no such object. */
  async delete(key: string): Promise<void> {
    await this.#inOrder(async () => {
      const object = this.#objects.get(key);
      if (object === undefined) return;
      await rm(this.#descriptionOf(key), { force: true });
      this.#objects.delete(key);
      await rm(join(this.#bodies, object.body), { force: true });
    });
  }

  async #save(object: StoredObject): Promise<void> {
    await replaceFile(this.#descriptionOf(object.key), JSON.stringify(object));
    this.#objects.set(object.key, object);
  }
}

const descriptionsIn = (folder: string): string => join(folder, 'objects');

/** What is stored in a folder, whether a process has it open or not. */
export const objectsIn = async (folder: string): Promise<StoredObject[]> =>
  (await readJsonFiles(descriptionsIn(folder), objectSchema)).map(({ value }) => value);

async function receive(path: string, bytes: AsyncIterable<Uint8Array>): Promise<{ size: number; md5: string }> {
  const file = await open(path, 'wx');
  try {
    const md5 = createHash('md5');
    let size = 0;
    for await (const chunk of bytes) {
      md5.update(chunk);
      size += chunk.length;
      await file.writeFile(chunk);
    }
    await file.datasync();
    return { size, md5: md5.digest('hex') };
  } finally {
    await file.close();
  }
}
