import { valentraApi } from '../../shared/valentra/api.ts';
import type { Session } from '../../shared/valentra/schemas.ts';
import { queryClient } from '../api/queries.ts';
import type { Sender } from '../ui/moderation/sender.tsx';
import { sessions } from './queries.ts';

/** Who sends documents of a session, and what is fetched again afterwards. */
export const senderOf = ({ id }: Session): Sender => ({
  module: 'valentra',
  calls: valentraApi,
  sessionId: id,
  refresh: () => queryClient.invalidateQueries(sessions.sessionQuery(id)),
});
