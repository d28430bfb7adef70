import { join } from 'node:path';
import * as z from 'zod';
import { pictureOf, subOf, usernameOf } from './accounts.ts';
import type { GoogleAccount } from './accounts.ts';
import { namesIn, readIfThere, replaceFile } from './files.ts';

const userSchema = z.object({
  sub: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  picture: z.string(),
});

/** A user of the pool. */
export type User = z.infer<typeof userSchema>;

export type Users = ReturnType<typeof openUsers>;

/** What stays of a removed user, so that the same person becomes another one. */
const removedSchema = z.object({ sub: z.string(), isRemoved: z.literal(true) });
const keptSchema = z.union([removedSchema, userSchema]);
type Kept = z.infer<typeof keptSchema>;

/** The users that have signed up, one file each, so that two processes never write to the same file with different content. */
export function openUsers(dataDir: string) {
  const folder = join(dataDir, 'users');
  const fileOf = (sub: string) => join(folder, `${sub}.json`);
  const kept = async (sub: string): Promise<Kept | undefined> => {
    const text = await readIfThere(fileOf(sub));
    return text === undefined ? undefined : keptSchema.parse(JSON.parse(text));
  };
  const find = async (sub: string): Promise<User | undefined> => {
    const found = await kept(sub);
    return found === undefined || 'isRemoved' in found ? undefined : found;
  };
  return {
    find,
    async save(user: User): Promise<void> {
      await replaceFile(fileOf(user.sub), JSON.stringify(user));
    },
    /** Removes the user of this name. @returns false when there is none */
    async remove(username: string): Promise<boolean> {
      const subs = (await namesIn(folder)).flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);
      for (const sub of subs)
        if ((await find(sub))?.username === username) {
          await replaceFile(fileOf(sub), JSON.stringify({ sub, isRemoved: true }));
          return true;
        }
      return false;
    },
    /** The user that a Google account is or would become. */
    async of(account: GoogleAccount): Promise<User> {
      let life = 0;
      for (let was = await kept(subOf(account.email)); was !== undefined && 'isRemoved' in was;)
        was = await kept(subOf(account.email, ++life));
      return {
        sub: subOf(account.email, life),
        username: usernameOf(account.email),
        picture: pictureOf(account),
        ...account,
      };
    },
  };
}
