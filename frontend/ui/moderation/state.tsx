import type { ScoreBand } from '../../../shared/bands.ts';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { Badge } from '../Badge.tsx';

export const states: Record<Sent['state'], [label: string, tone: ScoreBand]> = {
  waiting: ['Menunggu', 'blue'],
  returned: ['Dikembalikan', 'yellow'],
  accepted: ['Diterima', 'green'],
  left: ['Akaun rakan telah dipadam', 'red'],
};
/** The last round and since when it is so. */
export function roundLabel({ rounds }: Pick<Sent, 'rounds'>): string {
  const { sentAt = '', outcome = null, endedAt = null } = rounds.at(-1) ?? {};
  const said = outcome === null ? 'menunggu sejak' : states[outcome][0].toLowerCase();
  return `Pusingan ${rounds.length}, ${said} ${dateLabel(endedAt ?? sentAt)}`;
}

/** `of`: whom it waits for, in words. `isEnded`: the document has changed since it was accepted. */
export const StateBadge = ({ state, of, isEnded = false }: Pick<Sent, 'state'> & { of: string; isEnded?: boolean }) =>
  isEnded ? (
    <Badge tone="yellow">Tidak lagi berkuat kuasa</Badge>
  ) : (
    <Badge tone={states[state][1]}>{state === 'waiting' ? `Menunggu ${of}` : states[state][0]}</Badge>
  );
