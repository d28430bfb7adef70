import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { SessionsPage as Page } from '../../ui/session/SessionsPage.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { sessions } from '../queries.ts';
import { listText as text } from '../text.ts';
import { fetched } from '../../ui/fetched.ts';

const CreateDialog = fetched(async () => (await import('../parts/CreateDialog.tsx')).default);

/** Spec 2 §2, VALENTRA session list; its back target is /dashboard. */
export default function SessionsPage() {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Button component={Link} to={paths.dashboard.href()} sx={{ mb: 1, ml: -1 }}>
        Kembali ke laman utama
      </Button>
      <Page
        text={text}
        sessions={sessions}
        create={() => setCreating(true)}
        removeFailed={() => 'Gagal memadam sesi. Sila cuba lagi.'}
        height={206}
      >
        {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
      </Page>
      {isCreating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
