import type { ScoreBand } from '../../../shared/bands.ts';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { Badge } from '../Badge.tsx';

export const states: Record<Sent['state'], [label: string, tone: ScoreBand]> = {
  waiting: ['Menunggu', 'blue'],
  returned: ['Dikembalikan', 'yellow'],
  accepted: ['Diterima', 'green'],
  left: ['Akaun rakan telah dipadam', 'red'],
  withdrawn: ['Ditarik balik', 'red'],
};
/** Where a role has a word of its own. */
const ownLabels: Record<string, string> = { 'salinan returned': 'Ditolak', 'pengesah accepted': 'Disahkan' };
export const stateLabel = ({ state, role }: Pick<Sent, 'state' | 'role'>): string =>
  ownLabels[`${role} ${state}`] ?? states[state][0];

/** `of`: whom it waits for, in words. `isLapsed`: the document has changed since it was sent. */
export function StateBadge({
  state,
  role,
  of,
  isLapsed = false,
}: Pick<Sent, 'state' | 'role'> & { of: string; isLapsed?: boolean }) {
  const isWaiting = state === 'waiting';
  if (isLapsed) return <Badge tone="yellow">{isWaiting ? 'Versi lama' : 'Tidak lagi berkuat kuasa'}</Badge>;
  return <Badge tone={states[state][1]}>{isWaiting ? `Menunggu ${of}` : stateLabel({ state, role })}</Badge>;
}

/** A round by its number in its role: one document has rounds of both. */
export const roundName = (role: Sent['role'], n: number): string =>
  `Pusingan ${n} ${role === 'pengesah' ? 'pengesahan' : 'semakan'}`;

export const changeLabel = 'Bahagian ini perlu diubah';
