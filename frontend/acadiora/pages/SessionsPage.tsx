import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import type { SessionSummary } from '../../../shared/acadiora/schemas.ts';
import { paths } from '../../app/paths.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SessionList } from '../../ui/session/SessionList.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { useDeleteSession, useRetry, useSessions } from '../queries.ts';
import { listText as text } from '../text.ts';

const NewSessionButton = () => (
  <Button component={Link} to={paths.acadioraNew.href()} variant="contained" startIcon={<AddIcon />}>
    {text.create}
  </Button>
);

/** A card with its second attempt, which goes on in the waiting view. */
function CardWithRetry({ session, onDelete }: { session: SessionSummary; onDelete: () => void }) {
  const navigate = useNavigate();
  const retry = useRetry(session.id);
  const again = () =>
    retry.mutate(undefined, {
      onSuccess: () => void navigate(paths.acadioraProcessing.href({ sessionId: session.id })),
    });
  return <SessionCard session={session} isRetrying={retry.isPending} onRetry={again} onDelete={onDelete} />;
}

/** Spec 2 §2, ACADIORA session list. */
export default function SessionsPage() {
  const query = useSessions();
  const deletion = useDeleteSession();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}>
        <div>
          <PageHeading>{text.title}</PageHeading>
          <p>{text.intro}</p>
        </div>
        <NewSessionButton />
      </Box>
      <SessionList
        query={query}
        remove={deletion.mutateAsync}
        height={210}
        empty={{ title: text.empty, hint: text.emptyHint, action: <NewSessionButton /> }}
      >
        {(session, onDelete) => <CardWithRetry session={session} onDelete={onDelete} />}
      </SessionList>
    </>
  );
}
