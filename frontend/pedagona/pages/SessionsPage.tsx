import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths.ts';
import { Fault } from '../../ui/Async.tsx';
import { useDeleteSession } from '../../ui/session/queries.ts';
import { SessionsPage as Page } from '../../ui/session/SessionsPage.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { sessions, useModuleStats } from '../queries.ts';
import { listText } from '../text.ts';

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
export default function SessionsPage() {
  const deletion = useDeleteSession(sessions);
  return (
    <Page
      text={listText}
      query={useInfiniteQuery(sessions.listQuery())}
      create={paths.pedagonaNew.href()}
      remove={deletion.mutateAsync}
      height={196}
      above={<Counters />}
    >
      {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
    </Page>
  );
}
