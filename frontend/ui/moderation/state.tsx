import type { ScoreBand } from '../../../shared/bands.ts';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { Badge } from '../Badge.tsx';

export const states: Record<Sent['state'], [label: string, tone: ScoreBand]> = {
  waiting: ['Menunggu', 'blue'],
  returned: ['Dikembalikan', 'yellow'],
  accepted: ['Diterima', 'green'],
  left: ['Akaun rakan telah dipadam', 'red'],
};
/** `of`: whom it waits for, in words. `isEnded`: the document has changed since it was accepted. */
export const StateBadge = ({ state, of, isEnded = false }: Pick<Sent, 'state'> & { of: string; isEnded?: boolean }) =>
  isEnded ? (
    <Badge tone="yellow">Tidak lagi berkuat kuasa</Badge>
  ) : (
    <Badge tone={states[state][1]}>{state === 'waiting' ? `Menunggu ${of}` : states[state][0]}</Badge>
  );
