import { useQuery } from '@tanstack/react-query';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../elements.tsx';

export const receivedTitle = 'Untuk disemak';

/** What colleagues have sent. */
export const receivedQuery = queryOf(['received'], statisticsApi.received, {});

/** Leads to what waits for the user and what the user has sent; `isAlways`: also where nobody has ever sent anything to the user. */
export function ReceivedLink({ isAlways = false, onClick }: { isAlways?: boolean; onClick?: () => void }) {
  const { data = [] } = useQuery(receivedQuery);
  const waiting = data.filter(({ state, isEnded }) => state === 'waiting' && !isEnded).length;
  if (data.length === 0 && !isAlways) return null;
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
