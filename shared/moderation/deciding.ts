import type { Sent } from './schemas.ts';
import { lastOf, type Signature } from './signatures.ts';

/** What each has done with a document that stands. */
export const signedLabels: Record<Signature['role'], string> = {
  penyedia: 'Disediakan oleh',
  penyemak: 'Disemak oleh',
  pengesah: 'Disahkan oleh',
};

/**
 * The rounds with which a reader may compare what was sent: those before it, of the reader's own and, for who approves, of those who have checked
 * the document.
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

/** Whether its owner has to answer a comment: one that asks for a change. */
export const isUnanswered = ({ isChange, answer }: Sent['comments'][number]): boolean => isChange && answer === null;

/** The changes that colleagues have asked for and their owner has not answered. */
export const openChanges = (some: readonly Sent[]) => some.flatMap(({ comments }) => comments.filter(isUnanswered));

/** A frame has no content that could be accepted. */
export const frameFault = 'Dokumen ini masih rangka. Kembalikan kepada pemilik untuk dilengkapkan.';

/** What a colleague's reason for giving a document back is called among the comments. */
export const returnedBecause = 'Sebab dikembalikan';

/** Why a colleague cannot accept what was sent, or give it back without a reason, or its owner send it again; null: nothing that was said is in the way. */
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
