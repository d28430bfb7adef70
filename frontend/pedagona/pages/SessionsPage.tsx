import Box from '@mui/material/Box';
import { paths } from '../../app/paths.ts';
import { Fault } from '../../ui/Async.tsx';
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
  return (
    <Page text={listText} sessions={sessions} create={paths.pedagonaNew.href()} height={196} above={<Counters />}>
      {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
    </Page>
  );
}
