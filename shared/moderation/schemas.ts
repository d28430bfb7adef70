import * as z from 'zod';
import { moduleNames } from '../modules.ts';
import { idSchema } from '../session/session.ts';
import type { Block } from '../word/blocks.ts';

/** What a colleague is asked for: to check a document, to approve it, or to take a copy of a whole session. */
const moderatorRoles = ['penyemak', 'pengesah'] as const;
export const roleSchema = z.enum([...moderatorRoles, 'salinan']);
export type Role = z.infer<typeof roleSchema>;

const text = (most: number) => z.string().trim().max(most, 'Teks terlalu panjang.');

/** Said at a row or item (`at`: its key in the document, '' for the whole). `isChange`: something is to be changed. */
const commentSchema = z.object({
  id: z.string(),
  at: z.string().max(120),
  item: z.string(),
  text: z.string(),
  isChange: z.boolean(),
  round: z.int().positive(),
  on: z.iso.datetime(),
  /** The owner's; null: not yet. */
  answer: z.string().nullable(),
});

/** One sending and what came of it; null: nothing yet. */
const roundSchema = z.object({
  version: z.int().positive(),
  note: z.string(),
  sentAt: z.iso.datetime(),
  outcome: z.enum(['accepted', 'returned']).nullable(),
  endedAt: z.iso.datetime().nullable(),
});

/**
 * A request to a colleague, as both see it. `left`: the colleague's account was deleted before the document was accepted; `withdrawn`: the owner
 * has taken it back, of which the colleague's list alone tells.
 */
export const sentSchema = z.object({
  id: idSchema,
  role: roleSchema,
  /** Of the session; '' for the whole session. */
  artefact: z.string(),
  title: z.string(),
  ownerName: z.string(),
  readerName: z.string(),
  /** '' once the colleague's account is gone: nobody can open it any longer. */
  readerEmail: z.string(),
  due: z.iso.date().nullable(),
  state: z.enum(['waiting', 'returned', 'accepted', 'left', 'withdrawn']),
  rounds: z.array(roundSchema).min(1),
  comments: z.array(commentSchema),
});
export type Sent = z.infer<typeof sentSchema>;

/** What a list shows of a request: nothing that was said of the document. */
export const lineSchema = sentSchema.omit({ comments: true, readerEmail: true }).extend({
  module: z.enum(moduleNames),
  rounds: z.array(roundSchema.omit({ note: true })).min(1),
});

/**
 * A line of the list of what was received. `isLapsed`: the document has changed since the version that was sent, of which an acceptance is;
 * `changedAt`: when its present version was saved, '' where no version is compared.
 */
export const receivedSchema = lineSchema.extend({ isLapsed: z.boolean(), changedAt: z.string() });
export type Received = z.infer<typeof receivedSchema>;

/** A line of the list of what was sent. */
export const listedSchema = receivedSchema.extend({ sessionId: idSchema });
export type Listed = z.infer<typeof listedSchema>;

/** A person under a document, with the date; `penyedia` is its owner. */
export const signatureSchema = z.object({
  role: z.enum([...moderatorRoles, 'penyedia']),
  name: z.string(),
  at: z.string(),
});

/** A change as a colleague is told of it, with both texts; '' for one that there is none of, or that was not sent. */
export const shownChangeSchema = z.object({
  /** The row of `items` that it is in; '' where that cannot be told. */
  at: z.string(),
  line: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ShownChange = z.infer<typeof shownChangeSchema>;

/** A document as a colleague reads it: the blocks of its Word files, its rows, and what is against them; of a copy `items` alone, what is in it. */
export const moderatedSchema = z.object({
  sent: sentSchema,
  /** Of the document alone, without its session. */
  title: z.string(),
  sessionName: z.string(),
  /** What each of its Word files holds, one after the other. */
  files: z.array(z.object({ title: z.string(), blocks: z.array(z.custom<Block>()) })),
  /** Parts of it are still to be completed by its owner. */
  isFrame: z.boolean(),
  /** `sources`: what one rests on in the documents, as far as it is kept. */
  items: z.array(z.object({ at: z.string(), name: z.string(), sources: z.array(z.string()) })),
  findings: z.array(
    z.object({
      at: z.string(),
      item: z.string(),
      message: z.string(),
      accepted: z.string().nullable(),
      /** No second look has judged the item. */
      isUnseen: z.boolean(),
    }),
  ),
  /** Who has accepted this version or an earlier one. */
  signatures: z.array(signatureSchema.extend({ isLapsed: z.boolean() })),
  /** To a pengesah: what others were sent of the same document and said of it, round by round. */
  others: z.array(
    sentSchema
      .pick({ id: true, role: true, readerName: true, state: true, rounds: true, comments: true })
      .extend({ isLapsed: z.boolean() }),
  ),
  /** Of a document that its owner has changed since it was sent; `changes`: of one that was accepted, where and what it was: nobody has sent what it is now. Null: it is as it was. */
  lapsed: z.object({ why: z.string(), changes: z.array(shownChangeSchema) }).nullable(),
});
export type Moderated = z.infer<typeof moderatedSchema>;

/** The present version of a document is sent; without an artefact a copy of the whole session is offered, which needs no role. */
export const sendingSchema = z.object({
  email: z.email('Masukkan alamat e-mel rakan anda.').trim().toLowerCase(),
  artefact: z.string().max(60).default(''),
  role: z.enum(moderatorRoles).default('penyemak'),
  due: z.iso.date().nullable().default(null),
  note: text(1000).default(''),
});
/** What an owner does with a request: answers a comment, sends the present version again, or takes it back. */
export const ownerActionSchema = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('answer'),
    comment: z.string(),
    /** What the comment said to the owner: its colleague may have edited it since. */
    said: z.string(),
    text: text(1000).min(1, 'Tulis jawapan.'),
  }),
  z.object({ does: z.literal('send'), note: text(1000).default('') }),
  z.object({ does: z.literal('withdraw') }),
]);
const saidSchema = z.object({ text: text(1000).min(1, 'Tulis komen.'), isChange: z.boolean().default(false) });

/** What a colleague does with it; a comment can be edited or taken back in its round until it is answered. */
export const readerActionSchema = z.discriminatedUnion('does', [
  saidSchema.extend({ does: z.literal('comment'), at: z.string().max(120) }),
  saidSchema.extend({ does: z.literal('edit'), comment: z.string() }),
  z.object({ does: z.literal('retract'), comment: z.string() }),
  /** `reason`: said of the whole document, as a change that is asked for. */
  z.object({ does: z.literal('return'), reason: text(1000).default('') }),
  z.object({ does: z.literal('accept') }),
]);
