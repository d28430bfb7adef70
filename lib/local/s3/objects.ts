import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from 'ulid';
import * as z from 'zod';
import { slots } from '../../../lambdas/platform/slots.ts';
import { keptIn } from '../textFiles.ts';

const objectSchema = z.object({
  key: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** MD5 in hex. */
  md5: z.string(),
  /** Epoch milliseconds. */
  modifiedAt: z.number(),
  body: z.string(),
});
export type StoredObject = z.infer<typeof objectSchema>;

export type ObjectStore = Awaited<ReturnType<typeof openObjects>>;

/**
 * Opens the objects of one bucket on disk; the folder is made when missing, and what a killed process did not finish is removed. One process
 * at a time. Each object has a file of bytes under a name of its own and a description beside it, which is written last and as a whole: a
 * process that is killed at any moment leaves the old object or the new one.
 */
export async function openObjects(folder: string) {
  const bodies = join(folder, 'bodies');
  const descriptions = descriptionsIn(folder);
  await descriptions.tidy();
  await mkdir(bodies, { recursive: true });
  const objects = new Map((await descriptions.all()).map((object) => [object.key, object]));
  const used = new Set([...objects.values()].map(({ body }) => body));
  for (const name of await readdir(bodies)) if (!used.has(name)) await rm(join(bodies, name));
  const inOrder = slots(1);

  return {
    find: (key: string): StoredObject | undefined => objects.get(key),

    /** The objects below a prefix by their keys' UTF-8 bytes, as S3 lists them. */
    below: (prefix: string): StoredObject[] =>
      [...objects.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),

    /** Opens an object for reading; later changes do not reach what is open. The caller closes the file. */
    open: (key: string): Promise<{ object: StoredObject; file: FileHandle } | undefined> =>
      inOrder(async () => {
        const object = objects.get(key);
        return object && { object, file: await open(join(bodies, object.body)) };
      }),

    /** Streams bytes to disk; they become the object once all are there. */
    async write(key: string, contentType: string, bytes: AsyncIterable<Uint8Array>): Promise<StoredObject> {
      const body = ulid();
      const path = join(bodies, body);
      try {
        const received = await receive(path, bytes);
        const object = { key, contentType, ...received, modifiedAt: Date.now(), body };
        await inOrder(async () => {
          const replaced = objects.get(key);
          await descriptions.put(key, object);
          objects.set(key, object);
          if (replaced !== undefined) await rm(join(bodies, replaced.body), { force: true });
        });
        return object;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    /** It is no error when there is no such object. */
    delete: (key: string): Promise<void> =>
      inOrder(async () => {
        const object = objects.get(key);
        if (object === undefined) return;
        await descriptions.remove(key);
        objects.delete(key);
        await rm(join(bodies, object.body), { force: true });
      }),
  };
}

const descriptionsIn = (folder: string) => keptIn(join(folder, 'objects'), objectSchema);

/** What is stored in a folder, whether a process has it open or not. */
export const objectsIn = (folder: string): Promise<StoredObject[]> => descriptionsIn(folder).all();

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
