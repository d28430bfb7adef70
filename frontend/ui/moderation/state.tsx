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

/** `of`: whom it waits for, in words; `by`: the colleague, where that is not told beside it. `isLapsed`: the document has changed since it was sent. */
export function StateBadge({
  state,
  role,
  of,
  by = '',
  isLapsed = false,
}: Pick<Sent, 'state' | 'role'> & { of: string; by?: string; isLapsed?: boolean }) {
  const isWaiting = state === 'waiting';
  const lapsed = isWaiting ? 'Versi lama' : 'Tidak lagi berkuat kuasa';
  const said = isLapsed ? lapsed : isWaiting ? `Menunggu ${of}` : stateLabel({ state, role });
  return <Badge tone={isLapsed ? 'yellow' : states[state][1]}>{by === '' ? said : `${said}: ${by}`}</Badge>;
}

/** A round by its number in its role: one document has rounds of both. */
export const roundName = (role: Sent['role'], n: number): string =>
  `Pusingan ${n} ${role === 'pengesah' ? 'pengesahan' : 'semakan'}`;

export const changeLabel = 'Bahagian ini perlu diubah';
