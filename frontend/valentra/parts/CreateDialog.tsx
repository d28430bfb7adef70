import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { maxNameLength, nameFault, nameLength } from '../../ui/session/queries.ts';
import { TextInput } from '../../ui/fields.tsx';
import { useCreateSession } from '../queries.ts';
import { createText as text, listText } from '../text.ts';

/** Asks for the new session's name and opens the session (spec 2 §2, §5). A failure shows inside, since the page behind is inert. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const creation = useCreateSession();
  const [name, setName] = useState('');
  const isTooLong = nameLength(name) > maxNameLength;
  const canCreate = nameFault(name) === null && !creation.isPending;
  const submit = () => {
    if (!canCreate) return;
    creation.mutate(name.trim(), {
      onSuccess: ({ session }) => void navigate(paths.valentraSession.href({ sessionId: session.id })),
    });
  };
  return (
    <Modal
      title={text.title}
      isBusy={creation.isPending}
      onSubmit={submit}
      onCancel={onClose}
      actions={
        <Button type="submit" variant="contained" disabled={!canCreate} loading={creation.isPending}>
          {text.submit}
        </Button>
      }
    >
      <Box sx={{ mt: 2 }}>
        <TextInput
          autoFocus
          label={text.name}
          placeholder={text.placeholder}
          hint={text.hint(nameLength(name), maxNameLength)}
          value={name}
          disabled={creation.isPending}
          error={isTooLong ? nameFault(name) : null}
          onChange={setName}
        />
        {creation.error !== null && (
          <Box sx={{ mt: 2 }}>
            <Fault title={listText.createFailed} message={creation.error.message} />
          </Box>
        )}
      </Box>
    </Modal>
  );
}
