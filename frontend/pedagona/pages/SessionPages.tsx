import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { sessionText } from '../../text/session.ts';
import { Fault } from '../../ui/Async.tsx';
import { Card, PageHeading } from '../../ui/layout.tsx';
import { NewSessionPage as NewPage } from '../../ui/session/NewSessionPage.tsx';
import { ProcessingPage as WaitingPage } from '../../ui/session/ProcessingPage.tsx';
import { SessionsPage as ListPage } from '../../ui/session/SessionsPage.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { pedagona, sessions, useModuleStats } from '../queries.ts';
import { analysisText, listText, newSessionText } from '../text.ts';

function Counters() {
  const { data, error } = useModuleStats();
  return (
    <Box sx={{ mt: 3 }}>
      {error && !data ? (
        <Fault message={listText.countersFailed} />
      ) : (
        <Tiles labels={listText.counters} values={data ?? null} />
      )}
    </Box>
  );
}

/** Spec 1 §2, PEDAGONA session list. */
export const SessionsPage = () => (
  <ListPage text={listText} sessions={sessions} create={paths.pedagonaNew.href()} height={196} above={<Counters />}>
    {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
  </ListPage>
);

/** Spec 1 §2, §5, New session. */
export const NewSessionPage = () => (
  <NewPage
    module="pedagona"
    text={newSessionText}
    forgetLists={sessions.forgetLists}
    begin={(sessionName, documents) =>
      call(pedagonaApi.analyze, { body: { sessionName, documents } }, { fallback: newSessionText.uploadFailed })
    }
  />
);

/** Milliseconds between the end of the analysis and the results page (spec 1 §9). */
const resultsAfter = 2000;

const completed = ({ coursesCount }: { coursesCount: number }, results: string) => (
  <Box role="status">
    <PageHeading>{analysisText.completed}</PageHeading>
    <Card sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <strong>{analysisText.courses(coursesCount)}</strong>
      <p>{analysisText.openingResults}</p>
      <Button component={Link} to={results} variant="contained" replace>
        {sessionText.view}
      </Button>
    </Card>
  </Box>
);

/** Spec 1 §2, §4, Processing. */
export const ProcessingPage = () => <WaitingPage module={pedagona} resultsAfter={resultsAfter} completed={completed} />;
