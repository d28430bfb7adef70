import type { Sent } from './schemas.ts';
import { acceptedOf, isReached, openAt, readersOf } from './signatures.ts';

/** What is in the way of a request, said where colleagues are asked and answer; its pages are fetched when they are. */

/**
 * Why this version is not for a pengesah yet; null: it is. Who has checked an earlier version checks this one first; where an institution takes
 * two people (`isOfTwo`), somebody does.
 */
export function orderFault(some: readonly Sent[], version: number, isOfTwo: boolean): string | null {
  const checks = some.filter(({ role }) => role === 'penyemak');
  const lapsed = checks.filter(({ rounds }) => rounds.some(({ outcome }) => outcome === 'accepted'));
  if (acceptedOf(checks, version).length > 0 || (lapsed.length === 0 && !isOfTwo)) return null;
  const [waiting, again] = [openAt(checks, version), lapsed.filter(isReached)];
  return [
    'Versi ini belum diterima oleh penyemak.',
    ...(isOfTwo ? ['Institusi anda memerlukan dua orang.'] : []),
    waiting.length > 0
      ? `Tunggu ${readersOf(waiting)} menerimanya dahulu.`
      : again.length > 0
        ? `Hantar semula kepada ${readersOf(again)} dahulu.`
        : 'Hantar kepada penyemak dahulu.',
  ].join(' ');
}

/** Whether its owner has to answer a comment: one that asks for a change. */
export const isUnanswered = ({ isChange, answer }: Sent['comments'][number]): boolean => isChange && answer === null;

/** A frame has no content that could be accepted. */
export const frameFault = 'Dokumen ini masih rangka. Kembalikan kepada pemilik untuk dilengkapkan.';

/** Why a colleague cannot accept what was sent or give it back, or its owner send it again; null: nothing that was said is in the way. */
export function faultsOf({ role, rounds, comments }: Sent) {
  const isSaid = role === 'salinan' || comments.some(({ round }) => round === rounds.length);
  const isOpen = comments.some(isUnanswered);
  return {
    accept: isOpen
      ? 'Perubahan yang anda minta belum dijawab. Kembalikan dokumen ini kepada pemilik, atau tarik balik komen itu.'
      : null,
    return: isSaid ? null : 'Nyatakan sebabnya dalam satu komen dahulu.',
    send: isOpen ? 'Jawab setiap komen “Perlu diubah” dahulu, kemudian hantar semula.' : null,
  };
}
