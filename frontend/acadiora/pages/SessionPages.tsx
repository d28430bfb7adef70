import Box from '@mui/material/Box';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { waitText } from '../../text/session.ts';
import { PageHeading } from '../../ui/elements.tsx';
import { Declarations } from '../../ui/Shell.tsx';
import { NewSessionPage as NewPage } from '../../ui/session/NewSessionPage.tsx';
import { ProcessingPage as WaitingPage } from '../../ui/session/ProcessingPage.tsx';
import { SessionsPage as ListPage } from '../../ui/session/SessionsPage.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { acadiora, sessions } from '../queries.ts';
import { analysisText, listText, newSessionText } from '../text.ts';

/** Spec 2 §2, ACADIORA session list. */
export const SessionsPage = () => (
  <ListPage text={listText} sessions={sessions} create={paths.acadioraNew.href()} height={210}>
    {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
  </ListPage>
);

/** Spec 2 §2, §5, ACADIORA new session. */
export const NewSessionPage = () => (
  <NewPage
    module="acadiora"
    text={newSessionText}
    forgetLists={sessions.forgetLists}
    begin={(sessionName, documents) =>
      call(acadioraApi.analyze, { body: { sessionName, documents } }, { fallback: analysisText.failed })
    }
  >
    <Box sx={{ '& > p': { mt: 1.5 } }}>
      <p>Analisis mengambil masa 2 hingga 5 minit.</p>
      <Declarations />
    </Box>
  </NewPage>
);

const completed = () => (
  <>
    <PageHeading>{waitText.heading}</PageHeading>
    <p role="status">Analisis selesai. Membuka hasil...</p>
  </>
);

/** Spec 2 §2, §4, ACADIORA processing. */
export const ProcessingPage = () => <WaitingPage module={acadiora} completed={completed} />;
