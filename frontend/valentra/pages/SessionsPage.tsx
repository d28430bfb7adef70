import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SessionList } from '../../ui/session/SessionList.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { useDeleteSession, useSessions } from '../queries.ts';
import { listText as text } from '../text.ts';

const CreateDialog = lazy(() => import('../parts/CreateDialog.tsx'));

/** Spec 2 §2, VALENTRA session list; its back target is /dashboard. */
export default function SessionsPage() {
  const query = useSessions();
  const deletion = useDeleteSession();
  const [isCreating, setCreating] = useState(false);
  const createButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
      {text.create}
    </Button>
  );
  return (
    <>
      <Button component={Link} to={paths.dashboard.href()} sx={{ mb: 1, ml: -1 }}>
        {text.back}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}>
        <div>
          <PageHeading>{text.title}</PageHeading>
          <p>{text.intro}</p>
        </div>
        {createButton}
      </Box>
      <SessionList
        query={query}
        remove={deletion.mutateAsync}
        removeFailed={() => text.removeFailed}
        height={206}
        empty={{ title: text.empty, hint: text.emptyHint, action: createButton }}
      >
        {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
      </SessionList>
      {isCreating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
