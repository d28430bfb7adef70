import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { maxNameLength, nameFault } from '../../../shared/session/sessionName.ts';
import { notify } from '../Notices.tsx';

/** A session's name as `children` show it, with a button that turns it into a field. Enter and leaving the field save, Escape does not. */
export function Renamed(props: { name: string; onRename: (name: string) => Promise<unknown>; children: ReactNode }) {
  const { name, onRename, children } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  const { mutate, isPending } = useMutation({
    mutationFn: onRename,
    onSuccess: close,
    onError: ({ message }) => notify('error', message),
  });
  const save = () => {
    if (typed === null || isPending) return;
    const fault = nameFault(typed);
    if (typed.trim() === name) close();
    else if (fault === null) mutate(typed);
    else notify('error', fault);
  };
  return (
    <Box
      data-stop
      data-unsaved={typed === null || typed.trim() === name ? undefined : 'Nama sesi'}
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}
    >
      {typed === null ? (
        <>
          {children}
          <IconButton
            data-opens
            size="small"
            className="no-print"
            aria-label="Tukar nama sesi"
            title="Tukar nama sesi"
            onClick={() => setTyped(name)}
            sx={{ p: 0.5, my: -0.5, typography: 'body1', color: 'text.secondary' }}
          >
            <EditIcon fontSize="inherit" />
          </IconButton>
        </>
      ) : (
        <OutlinedInput
          autoFocus
          size="small"
          fullWidth
          disabled={isPending}
          value={typed}
          inputProps={{ 'aria-label': 'Nama Sesi', maxLength: maxNameLength }}
          sx={{ maxWidth: 480, '& input': { py: 0.5 } }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={save}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
            if (key === 'Escape') close();
          }}
        />
      )}
    </Box>
  );
}
