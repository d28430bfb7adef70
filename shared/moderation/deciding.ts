import type { Sent } from './schemas.ts';
import { lastOf, type Signature } from './signatures.ts';

/** How a signature is labelled: what its signer has done with the document. */
export const signedLabels: Record<Signature['role'], string> = {
  penyedia: 'Disediakan oleh',
  penyemak: 'Disemak oleh',
  pengesah: 'Disahkan oleh',
};

/**
 * The earlier rounds with which a reader may compare the present one: the reader's own and, given `others`, those of the colleagues who have checked the
 * document. Of the latter only the places that differ are told, since the reader was not sent their words.
 */
export function earlierRounds({
  sent,
  others,
}: {
  sent: Sent;
  others: readonly Pick<Sent, 'role' | 'readerName' | 'rounds'>[];
}) {
  const { version: now, sentAt: until = '' } = lastOf(sent) ?? {};
  return [sent, ...others.filter(({ role }) => role === 'penyemak')].flatMap(({ role, readerName, rounds }) =>
    rounds.flatMap(({ version, sentAt }, n) =>
      version !== now && sentAt < until ? [{ version, sentAt, role, readerName, round: n + 1 }] : [],
    ),
  );
}

/** Whether the owner still has to answer a comment, because it asks for a change. */
export const isUnanswered = ({ isChange, answer }: Sent['comments'][number]): boolean => isChange && answer === null;

/** The changes that colleagues have asked for and their owner has not answered. */
export const openChanges = (some: readonly Sent[]) => some.flatMap(({ comments }) => comments.filter(isUnanswered));

/** A document that is a frame has no content that a colleague could accept. */
export const frameFault = 'Dokumen ini masih rangka. Kembalikan kepada pemilik untuk dilengkapkan.';

/** Among the comments, the heading of a colleague's reason for giving a document back. */
export const returnedBecause = 'Sebab dikembalikan';

/** Why a colleague cannot accept what was sent, or cannot return it without a reason, or the owner cannot send it again; null when no comment is in the way. */
export function faultsOf({ role, comments }: Sent) {
  const isOpen = comments.some(isUnanswered);
  return {
    accept: isOpen
      ? 'Perubahan yang anda minta belum dijawab. Kembalikan dokumen ini kepada pemilik, atau tarik balik komen itu.'
      : null,
    return: isOpen || role === 'salinan' ? null : 'Nyatakan sebabnya dahulu: tiada perubahan yang diminta.',
    send: isOpen ? 'Jawab setiap komen “Perlu diubah” dahulu, kemudian hantar semula.' : null,
  };
}
