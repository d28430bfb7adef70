import { join } from 'node:path';
import * as z from 'zod';
import { pictureOf, subOf, usernameOf } from './accounts.ts';
import type { GoogleAccount } from './accounts.ts';
import { readIfThere, replaceFile } from './files.ts';

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

/** The users that have signed up, one file each, so that two processes never write to the same file with different content. */
export function openUsers(dataDir: string) {
  const fileOf = (sub: string) => join(dataDir, 'users', `${sub}.json`);
  return {
    async find(sub: string): Promise<User | undefined> {
      const text = await readIfThere(fileOf(sub));
      return text === undefined ? undefined : userSchema.parse(JSON.parse(text));
    },
    async save(user: User): Promise<void> {
      await replaceFile(fileOf(user.sub), JSON.stringify(user));
    },
  };
}

/** The user that a Google account is or would become. */
export function userOf(account: GoogleAccount): User {
  return { sub: subOf(account.email), username: usernameOf(account.email), picture: pictureOf(account), ...account };
}
