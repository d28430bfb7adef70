import type { Sent } from './schemas.ts';
import { namesOf } from './signatures.ts';

/** Said before a document changes: what ends with that, its Sah among it; '' for nothing. */
export function endingText(document: string, some: readonly Sent[], isSah = false): string {
  const accepted = some.filter(({ state }) => state === 'accepted');
  const waiting = some.filter(({ state }) => state === 'waiting');
  const ends = [
    ...(isSah ? ['statusnya tidak lagi Sah'] : []),
    ...(accepted.length > 0 ? [`penerimaan ${namesOf(accepted)} akan tamat`] : []),
    ...(waiting.length > 0 ? [`${namesOf(waiting)} akan menyemak versi lama`] : []),
  ];
  return ends.length === 0 ? '' : `Jika ${document} berubah, ${ends.join(', dan ')}.`;
}
