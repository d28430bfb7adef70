import { useQuery } from '@tanstack/react-query';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import type { Received } from '../../../shared/moderation/schemas.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../elements.tsx';

export const receivedTitle = 'Untuk disemak';

/** What colleagues have sent, and what the user has sent them. */
export const moderationQuery = queryOf(['moderation'], statisticsApi.moderation, {});

/** Milliseconds between two looks at what the other side has done, while its page shows. */
export const lookEvery = 30_000;

/** Fetches again what a decision changes: lists, requests, and the states of documents. */
export const refreshModeration = (module: ModuleName): Promise<unknown> =>
  Promise.all([module, 'moderation'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const attentionTitle = 'Perlu perhatian';

/** Accepted, and changed by its owner since. */
export const isFallen = ({ state, isEnded }: Received): boolean => state === 'accepted' && isEnded;

/** Leads to what waits for the user and what the user has sent; `isAlways`: also where nobody has ever sent anything to the user. */
export function ReceivedLink({ isAlways = false, onClick }: { isAlways?: boolean; onClick?: () => void }) {
  const { received = [], sent = [] } = useQuery(moderationQuery).data ?? {};
  const waiting = received.filter(({ state, isEnded }) => state === 'waiting' && !isEnded).length;
  const fallen = [...received, ...sent].filter(isFallen).length;
  if (received.length + fallen === 0 && !isAlways) return null;
  return (
    <LinkButton
      to={paths.received.href()}
      variant={waiting + fallen > 0 ? 'contained' : 'outlined'}
      size="small"
      onClick={onClick}
    >
      {receivedTitle}
      {waiting > 0 && `: ${waiting}`}
      {fallen > 0 && ` · ${attentionTitle}: ${fallen}`}
    </LinkButton>
  );
}
