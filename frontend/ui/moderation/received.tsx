import { useQuery } from '@tanstack/react-query';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import type { Listed, Received } from '../../../shared/moderation/schemas.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../elements.tsx';
import { StateBadge } from './state.tsx';

export const receivedTitle = 'Untuk disemak';

/** What colleagues have sent, and what the user has sent them. */
export const moderationQuery = queryOf(['moderation'], statisticsApi.moderation, {});

/** Milliseconds between two looks at what the other side has done, while its page shows. */
export const lookEvery = 30_000;

/** Fetches again what a decision changes: lists, requests, and the states of documents. */
export const refreshModeration = (module: ModuleName): Promise<unknown> =>
  Promise.all([module, 'moderation'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const attentionTitle = 'Perlu perhatian';

/** What was received and accepted, and its owner has changed since. */
export const hasLapsed = ({ state, isLapsed }: Received): boolean => state === 'accepted' && isLapsed;

/** Waits for who was asked, at the version that stands. */
export const isWaiting = ({ state, isLapsed }: Pick<Received, 'state' | 'isLapsed'>): boolean =>
  state === 'waiting' && !isLapsed;

/** What was sent that its owner has to send again, or to somebody else. */
export const needsOwner = ({ role, state, isLapsed }: Pick<Listed, 'role' | 'state' | 'isLapsed'>): boolean =>
  role !== 'salinan' && (['returned', 'left'].includes(state) || (state !== 'withdrawn' && isLapsed));

/** What the user has sent colleagues of a session, but for copies of it; without it, of all. */
export const useSent = (of?: string): Listed[] =>
  (useQuery(moderationQuery).data?.sent ?? []).filter(
    ({ sessionId, artefact }) => artefact !== '' && (of === undefined || sessionId === of),
  );

/** What tells most of where documents stand with colleagues: what their owner has to do, whom they wait for, who has approved or checked them. */
const telling = [needsOwner, isWaiting, ({ role }: Pick<Listed, 'role'>) => role === 'pengesah', () => true];

export function SentBadge({ sent }: { sent: readonly Pick<Listed, 'role' | 'state' | 'readerName' | 'isLapsed'>[] }) {
  const [first] = telling.flatMap((isTold) => sent.filter(isTold));
  if (first === undefined) return null;
  return <StateBadge {...first} of={roleLabels[first.role].toLowerCase()} by={first.readerName} />;
}

/** Leads to what waits for the user and what the user has sent; `isAlways`: also where nobody has ever sent anything to the user. */
export function ReceivedLink({ isAlways = false, onClick }: { isAlways?: boolean; onClick?: () => void }) {
  const { received = [], sent = [] } = useQuery(moderationQuery).data ?? {};
  const waiting = received.filter(isWaiting).length;
  const attention = received.filter(hasLapsed).length + sent.filter(needsOwner).length;
  if (received.length + attention === 0 && !isAlways) return null;
  return (
    <LinkButton
      to={paths.received.href()}
      variant={waiting + attention > 0 ? 'contained' : 'outlined'}
      size="small"
      onClick={onClick}
    >
      {receivedTitle}
      {waiting > 0 && `: ${waiting}`}
      {attention > 0 && ` · ${attentionTitle}: ${attention}`}
    </LinkButton>
  );
}
