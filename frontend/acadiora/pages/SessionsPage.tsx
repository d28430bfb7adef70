import { useInfiniteQuery } from '@tanstack/react-query';
import { SessionsPage as Page } from '../../ui/session/SessionsPage.tsx';
import { paths } from '../../app/paths.ts';
import { useDeleteSession } from '../../ui/session/queries.ts';
import { SessionCard } from '../parts/SessionCard.tsx';
import { sessions } from '../queries.ts';
import { listText } from '../text.ts';

/** Spec 2 §2, ACADIORA session list. */
export default function SessionsPage() {
  const deletion = useDeleteSession(sessions);
  return (
    <Page
      text={listText}
      query={useInfiniteQuery(sessions.listQuery())}
      create={paths.acadioraNew.href()}
      remove={deletion.mutateAsync}
      height={210}
    >
      {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
    </Page>
  );
}
