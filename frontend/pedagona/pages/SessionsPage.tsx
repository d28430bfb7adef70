import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Fault } from '../../ui/Async.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SessionList } from '../../ui/session/SessionList.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { useDeleteSession, useModuleStats, useSessions } from '../queries.ts';
import { listText, resultsText } from '../text.ts';
import { useWordDownload } from '../useWordDownload.ts';

function Counters() {
  const { data, error } = useModuleStats();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {error && !data ? (
        <Fault message={listText.countersFailed} />
      ) : (
        <Tiles labels={listText.counters} values={data ?? null} />
      )}
    </Box>
  );
}

const NewSessionButton = () => (
  <Button component={Link} to={paths.pedagonaNew.href()} variant="contained" startIcon={<AddIcon />}>
    {listText.create}
  </Button>
);

const fetchSession = (sessionId: string) => () =>
  call(pedagonaApi.getSession, { params: { sessionId } }, { fallback: resultsText.fetchFailed });

function Sessions() {
  const query = useSessions();
  const deletion = useDeleteSession();
  const download = useWordDownload('merungkai');
  return (
    <SessionList
      query={query}
      remove={deletion.mutateAsync}
      height={196}
      empty={{ title: listText.empty, hint: listText.emptyHint, action: <NewSessionButton /> }}
    >
      {(session, onDelete) => (
        <SessionCard
          session={session}
          onDownload={(ending) => download(fetchSession(session.id), ending)}
          onDelete={onDelete}
        />
      )}
    </SessionList>
  );
}

/** Spec 1 §2, PEDAGONA session list. */
export default function SessionsPage() {
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between', mb: 3 }}
      >
        <div>
          <PageHeading>{listText.title}</PageHeading>
          <p>{listText.intro}</p>
        </div>
        <NewSessionButton />
      </Box>
      <Counters />
      <Sessions />
    </>
  );
}
