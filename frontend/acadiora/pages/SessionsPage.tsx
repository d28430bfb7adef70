import { SessionsPage as Page } from '../../ui/session/SessionsPage.tsx';
import { paths } from '../../app/paths.ts';
import { SessionCard } from '../parts/SessionCard.tsx';
import { sessions } from '../queries.ts';
import { listText } from '../text.ts';

/** Spec 2 §2, ACADIORA session list. */
const SessionsPage = () => (
  <Page text={listText} sessions={sessions} create={paths.acadioraNew.href()} height={210}>
    {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
  </Page>
);
export default SessionsPage;
