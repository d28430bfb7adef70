import type { Sent } from './schemas.ts';
import { acceptedOf, isReached, openAt, readersOf } from './signatures.ts';

/**
 * Why this version is not for a pengesah yet; null: it is. Who has checked an earlier version and still can checks this one first; where an institution takes
 * two people (`isOfTwo`), somebody does.
 */
export function orderFault(some: readonly Sent[], version: number, isOfTwo: boolean): string | null {
  const checks = some.filter(({ role }) => role === 'penyemak');
  const lapsed = checks.filter(({ rounds }) => rounds.some(({ outcome }) => outcome === 'accepted'));
  const again = lapsed.filter(isReached);
  if (acceptedOf(checks, version).length > 0 || (again.length === 0 && !isOfTwo)) return null;
  const waiting = openAt(checks, version);
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
