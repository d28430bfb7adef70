import { useQuery } from '@tanstack/react-query';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../elements.tsx';

export const receivedTitle = 'Untuk disemak';

/** What colleagues have sent, and what the user has sent them. */
export const moderationQuery = queryOf(['moderation'], statisticsApi.moderation, {});

/** Leads to what waits for the user and what the user has sent; `isAlways`: also where nobody has ever sent anything to the user. */
export function ReceivedLink({ isAlways = false, onClick }: { isAlways?: boolean; onClick?: () => void }) {
  const { received = [] } = useQuery(moderationQuery).data ?? {};
  const waiting = received.filter(({ state, isEnded }) => state === 'waiting' && !isEnded).length;
  if (received.length === 0 && !isAlways) return null;
  return (
    <LinkButton
      to={paths.received.href()}
      variant={waiting > 0 ? 'contained' : 'outlined'}
      size="small"
      onClick={onClick}
    >
      {receivedTitle}
      {waiting > 0 && `: ${waiting}`}
    </LinkButton>
  );
}
