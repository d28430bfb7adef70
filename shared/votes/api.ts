import * as z from 'zod';
import { get, put } from '../contract.ts';
import type { ModuleName } from '../modules.ts';
import { keysOf } from '../values/pick.ts';
import { sessionParams } from '../session/session.ts';

/** What is wrong with a generated part. */
export const voteReasons = {
  facts: 'Fakta salah',
  fit: 'Tidak sesuai dengan kursus atau kertas',
  language: 'Bahasa lemah',
  missing: 'Tidak lengkap',
};
export type VoteReason = keyof typeof voteReasons;

export const voteSchema = z.object({
  isGood: z.boolean(),
  reasons: z
    .array(z.enum(keysOf(voteReasons)))
    .max(4)
    .default([]),
  comment: z.string().trim().max(300, 'Komen terlalu panjang. Maksimum 300 aksara.').default(''),
  /** Whether administrators may read the part's text beside it. */
  withText: z.boolean().default(false),
});
export type Vote = z.infer<typeof voteSchema>;

/** What is counted of generated parts: what lecturers say of them, and what they mend in them: edit, or have written again. */
export const partFigures = ['good', 'bad', ...keysOf(voteReasons), 'edited', 'regenerated'] as const;
export type PartFigure = (typeof partFigures)[number];

/** The words of a vote as administrators read them. Nothing says whose they are, or of which session. */
export const voteWordsSchema = z.object({
  at: z.iso.datetime(),
  stage: z.string(),
  prompt: z.string(),
  isGood: z.boolean(),
  reasons: z.array(z.enum(keysOf(voteReasons))),
  comment: z.string(),
  /** Of the part, where its lecturer has ticked it. */
  text: z.string().nullable(),
});

/** Which part: the artefact as its module names it, and a JSON pointer in it, '' for the whole. */
export const votedPartSchema = z.object({
  artefact: z.string().min(1).max(60),
  pointer: z.string().max(300),
});
export type VotedPart = z.infer<typeof votedPartSchema>;

/** What a lecturer thinks of the generated parts of a session. */
export const voteCalls = <const M extends ModuleName>(module: M) => ({
  /** On the parts as they were last generated. `isOpen`: false for a sample, on which nobody votes. */
  listVotes: get(`/${module}/sessions/{sessionId}/votes`, {
    params: sessionParams,
    reply: z.object({ isOpen: z.boolean(), votes: z.array(votedPartSchema.extend(voteSchema.shape)) }),
  }),
  /** One vote a part and generated version: another one replaces it, null takes it back. */
  vote: put(`/${module}/sessions/{sessionId}/votes`, {
    params: sessionParams,
    body: votedPartSchema.extend({ vote: voteSchema.nullable() }),
    reply: z.object({ vote: voteSchema.nullable() }),
  }),
});
