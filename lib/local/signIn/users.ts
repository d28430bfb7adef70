import { createHash } from 'node:crypto';
import * as z from 'zod';
import { join } from 'node:path';
import { keptIn } from '../textFiles.ts';
import {
  type AdminDeleteUserCommandInput,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  type ListUsersCommandInput,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';

export type GoogleAccount = { email: string; emailVerified: boolean; name: string };

/** Invented people to choose from; the last one is outside the allowed domain on purpose. */
export const SUGGESTED_ACCOUNTS: { email: string; name: string; note: string }[] = [
  { email: 'aminah.ibrahim@moe-dl.edu.my', name: 'Aminah binti Ibrahim', note: 'Pensyarah' },
  { email: 'lim.weijie@moe-dl.edu.my', name: 'Lim Wei Jie', note: 'Pensyarah' },
  { email: 'kavitha.raman@moe-dl.edu.my', name: 'Kavitha a/p Raman', note: 'Jurulatih guru' },
  { email: 'admin@moe-dl.edu.my', name: 'Pentadbir Sistem', note: 'Pentadbir' },
  { email: 'seorang.luar@gmail.com', name: 'Seorang Luar', note: 'Akaun luar, akan ditolak' },
];

const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** The account of an e-mail address as typed, or undefined when it is no address. People who are not in the list are named after it. */
export function findGoogleAccount(typed: string, emailVerified: boolean): GoogleAccount | undefined {
  const email = emailSchema.safeParse(typed);
  if (!email.success) return undefined;
  const name = SUGGESTED_ACCOUNTS.find((account) => account.email === email.data)?.name ?? nameFrom(email.data);
  return { email: email.data, emailVerified, name };
}

/**
 * Made from the address, so that the same person is the same user in every process and after all data is deleted.
 * @param removals how often the user of this address was removed before: whoever comes back is another user
 */
const subOf = (email: string, removals: number): string =>
  digest(`sub ${removals}`, email).toString('hex').slice(0, 32);

/** As in Cognito, the name stays the same after a removal. */
const usernameOf = (email: string): string => `google_${digest('google', email).toString('hex').slice(0, 20)}`;

function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}

function digest(purpose: string, email: string): Buffer {
  return createHash('sha256').update(`${purpose}:${email}`).digest();
}

const userSchema = z.object({
  sub: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
});

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
      const user = { sub: subOf(account.email, removals), username: usernameOf(account.email), ...account };
      return { user, isNew: known === null };
    },
  };
}

/** A client of Cognito's user pool, for the two calls that the Lambdas make. */
export const localUserPool = (users: Users): CognitoIdentityProviderClient =>
  answerCommands(new CognitoIdentityProviderClient({ region, credentials }), {
    async ListUsersCommand({ Filter = '' }: ListUsersCommandInput) {
      const sub = /^sub = "([^"]+)"$/.exec(Filter)?.[1];
      if (sub === undefined)
        throw new InvalidParameterException({ message: 'Only the filter sub = "..." is known here.', $metadata: {} });
      const user = await users.find(sub);
      return { Users: user === undefined ? [] : [{ Username: user.username }] };
    },
    async AdminDeleteUserCommand({ Username = '' }: AdminDeleteUserCommandInput) {
      if (await users.remove(Username)) return {};
      throw new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    },
  });
