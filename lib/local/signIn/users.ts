import { join } from 'node:path';
import * as z from 'zod';
import { keptIn } from '../textFiles.ts';
import { type GoogleAccount, pictureOf, subOf, usernameOf } from './accounts.ts';

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

/** What is kept of an address: its user, if there is one now, and how often a user of it was removed. */
const keptSchema = z.object({ removals: z.number(), user: userSchema.nullable() });

export type Users = ReturnType<typeof openUsers>;

/** The users that have signed up, one file an address, so that `npm run token` can add one beside a running start. */
export function openUsers(dataDir: string) {
  const users = keptIn(join(dataDir, 'users'), keptSchema);
  const keptOf = async (email: string) => (await users.get(email)) ?? { removals: 0, user: null };
  const all = async (): Promise<User[]> => (await users.all()).flatMap(({ user }) => user ?? []);
  return {
    find: async (sub: string): Promise<User | undefined> => (await all()).find((user) => user.sub === sub),

    save: async (user: User): Promise<void> => users.put(user.email, { ...(await keptOf(user.email)), user }),

    /** Removes the user of this name. @returns false when there is none */
    async remove(username: string): Promise<boolean> {
      const user = (await all()).find((one) => one.username === username);
      if (user === undefined) return false;
      await users.put(user.email, { removals: (await keptOf(user.email)).removals + 1, user: null });
      return true;
    },

    /** The user that a Google account is or would become, and whether this is the first sign-in. */
    async of(account: GoogleAccount): Promise<{ user: User; isNew: boolean }> {
      const { removals, user: known } = await keptOf(account.email);
      const user = {
        sub: subOf(account.email, removals),
        username: usernameOf(account.email),
        picture: pictureOf(account),
        ...account,
      };
      return { user, isNew: known === null };
    },
  };
}
