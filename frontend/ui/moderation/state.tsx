import type { ScoreBand } from '../../../shared/bands.ts';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { sentVersion } from '../../../shared/moderation/signatures.ts';
import { Badge } from '../Badge.tsx';

export const states: Record<Sent['state'], [label: string, tone: ScoreBand]> = {
  waiting: ['Menunggu', 'blue'],
  returned: ['Dikembalikan', 'yellow'],
  accepted: ['Diterima', 'green'],
  left: ['Akaun rakan telah dipadam', 'red'],
};
/** `of`: whom it waits for, in words. */
export const StateBadge = ({ state, of }: Pick<Sent, 'state'> & { of: string }) => (
  <Badge tone={states[state][1]}>{state === 'waiting' ? `Menunggu ${of}` : states[state][0]}</Badge>
);

/** Which colleagues have given a document back, or accepted it as it is. */
export const colleaguesSaid = (sent: readonly Sent[], version: number | null | undefined): string[] =>
  sent
    .filter((one) => one.state === 'returned' || (one.state === 'accepted' && sentVersion(one) === version))
    .map(({ state, readerName }) => `${states[state][0]} oleh ${readerName}`);
