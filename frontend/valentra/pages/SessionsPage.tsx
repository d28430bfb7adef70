import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { call } from '../../api/client.ts';
import { maxNameLength, nameFault } from '../../../shared/sessionName.ts';
import { paths } from '../../app/paths.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal, ask } from '../../ui/Modal.tsx';
import { TextInput } from '../../ui/fields.tsx';
import { keepSession, sessions } from '../queries.ts';
import { listText as text } from '../text.ts';
import { SessionsPage as Page } from '../../ui/session/SessionsPage.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { LinkButton } from '../../ui/elements.tsx';

/** Asks for the new session's name and opens the session (spec 2 §2, §5). A failure shows inside, since the page behind is inert. */
function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const creation = useMutation({
    mutationFn: () =>
      call(valentraApi.createSession, { body: { sessionName: name.trim() } }, { fallback: text.createFailed }),
    onSuccess: ({ session }) => {
      keepSession(session);
      void sessions.forgetLists();
      void navigate(paths.valentraSession.href({ sessionId: session.id }));
    },
  });
  const canCreate = nameFault(name) === null && !creation.isPending;
  return (
    <Modal
      title={text.create}
      isBusy={creation.isPending}
      onSubmit={() => {
        if (canCreate) creation.mutate();
      }}
      onCancel={onClose}
      actions={
        <Button type="submit" variant="contained" disabled={!canCreate} loading={creation.isPending}>
          Cipta
        </Button>
      }
    >
      <Box sx={{ mt: 2 }}>
        <TextInput
          autoFocus
          label="Nama Sesi"
          placeholder="Contoh: Pentaksiran Semester 1 2026"
          hint={`Nama diperlukan untuk mencipta sesi. ${name.trim().length}/${maxNameLength} aksara`}
          value={name}
          disabled={creation.isPending}
          error={name.trim() === '' ? null : nameFault(name)}
          onChange={setName}
        />
        {creation.error !== null && <Fault title={text.createFailed} message={creation.error.message} sx={{ mt: 2 }} />}
      </Box>
    </Modal>
  );
}

/** Spec 2 §2, VALENTRA session list; its back target is /dashboard. */
export default function SessionsPage() {
  return (
    <>
      <LinkButton variant="text" to={paths.dashboard.href()} sx={{ mb: 1, ml: -1 }}>
        Kembali ke laman utama
      </LinkButton>
      <Page
        text={text}
        sessions={sessions}
        create={() => void ask<void>((close) => <CreateDialog onClose={close} />)}
        removeFailed={() => 'Gagal memadam sesi. Sila cuba lagi.'}
        height={206}
      >
        {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
      </Page>
    </>
  );
}
