import * as z from 'zod';
import { voteDays } from '../../../shared/account/retention.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { type Vote, votedPartSchema, voteSchema, voteWordsSchema } from '../../../shared/votes/api.ts';
import { type Key, keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Write } from '../storage/writes.ts';
import { days, secondsAfter } from '../time.ts';
import { kindOfName, partWrite } from './usage.ts';

/**
 * What a user thinks of a generated part, in the user's partition. `name`, `version`: of the artefact, when it was last generated; `at`: of
 * the first vote, on whose day it is counted; `rev` names each change.
 */
export const voteRowSchema = voteSchema.extend({
  ...votedPartSchema.shape,
  module: z.enum(moduleNames),
  sessionId: z.string(),
  id: z.string(),
  name: z.string(),
  version: z.int(),
  prompt: z.string(),
  at: z.iso.datetime(),
  rev: z.string(),
});
export type VoteRow = z.infer<typeof voteRowSchema>;

export const voteKey = (
  sub: string,
  { sessionId, name, version, pointer }: Pick<VoteRow, 'sessionId' | 'name' | 'version' | 'pointer'>,
): Key => keys.vote(sub, sessionId, `${name}#${version}#${pointer}`);

const wordsKey = ({ module, id, at }: Pick<VoteRow, 'module' | 'id' | 'at'>): Key => keys.voteWords(module, id, at);

const figuresOf = (vote: Vote | null) =>
  vote === null ? [] : vote.isGood ? (['good'] as const) : (['bad', ...new Set(vote.reasons)] as const);

/** What else a vote writes beside its row: how the figures change, and its words. `next` null: it is taken back. */
export function voteWrites(
  row: Omit<VoteRow, keyof Vote>,
  before: Vote | null,
  next: (Vote & { text: string | null }) | null,
  now: Date,
): Write[] {
  const sums: Parameters<typeof partWrite>[3] = {};
  for (const figure of figuresOf(before)) sums[figure] = -1;
  for (const figure of figuresOf(next)) sums[figure] = (sums[figure] ?? 0) + 1;
  const { module, sessionId, name, prompt, at } = row;
  const counted = partWrite({ module, id: sessionId }, name, prompt, sums, new Date(at));
  if (next === null || (next.comment === '' && next.text === null)) return [counted, { remove: wordsKey(row) }];
  const words = voteWordsSchema.parse({ ...next, at, prompt, stage: kindOfName(name) });
  return [counted, { put: { ...wordsKey(row), ...words, expiresAt: secondsAfter(now, days(voteDays)) } }];
}

/** Removes the votes of a session that is removed, with their words; the figures stay. Safe to repeat. */
export async function endVotes(table: Table, sub: string, sessionId: string): Promise<void> {
  for (const row of (await table.query(keys.votesOf(sub, sessionId), voteRowSchema)).items)
    await table.transact([{ remove: voteKey(sub, row) }, { remove: wordsKey(row) }]);
}
