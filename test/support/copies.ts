import { ulid } from 'ulid';
import { objectKeys } from '../../lambdas/platform/storage/keys.ts';
import type { SessionId } from '../../lambdas/platform/jobs/session.ts';
import type { Pipeline } from './pipeline.ts';
import type { Row } from './store.ts';

/** What a session left in the table and the bucket, to be given to others instead of making one again. */
export interface Kept extends SessionId {
  rows: string;
  objects: { key: string; bytes: Uint8Array }[];
}

const belongsTo = ({ sub }: { sub: string }, { PK }: Row): boolean => PK === `USER#${sub}`;

/** Keeps the one session of this user as it is now. */
export async function keep({ store, files }: Pipeline, session: SessionId): Promise<Kept> {
  const rows = (await store.rows()).filter((row) => belongsTo(session, row));
  const prefixes = objectKeys.allOf(session.sub);
  const own = (await store.objects()).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  const objects = await Promise.all(own.map(async (key) => ({ key, bytes: await files.get(key) })));
  return { ...session, rows: JSON.stringify(rows), objects };
}

/** Gives a user who has nothing yet a session that was kept. @returns its id */
export async function give({ store, files }: Pipeline, kept: Kept, sub: string): Promise<string> {
  const id = ulid();
  const own = (text: string): string => text.replaceAll(kept.sub, sub).replaceAll(kept.id, id);
  for (const row of JSON.parse(own(kept.rows)) as Row[]) await store.put(row);
  await Promise.all(
    kept.objects.map(({ key, bytes }) =>
      files.put(own(key), bytes, key.startsWith('uploads/') ? 'application/pdf' : 'application/json'),
    ),
  );
  return id;
}
