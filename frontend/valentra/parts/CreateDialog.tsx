import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { maxNameLength, nameFault, nameLength } from '../../ui/session/sessionName.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCreateSession } from '../queries.ts';
import { createText as text, listText } from '../text.ts';

/** Asks for the new session's name and opens the session (spec 2 §2, §5). A failure shows inside, since the page behind is inert. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
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
      labelledBy={id}
      onCancel={() => {
        if (!creation.isPending) onClose();
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Box component="h2" id={id} sx={{ typography: 'h3', mb: 2 }}>
          {text.title}
        </Box>
        <TextInput
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
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={creation.isPending} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!canCreate} loading={creation.isPending}>
            {text.submit}
          </Button>
        </Box>
      </form>
    </Modal>
  );
}
