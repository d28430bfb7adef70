import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../Async.tsx';
import { P, Row } from '../elements.tsx';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { editorText } from './text.ts';

/** Fields in the place of what they change. Ctrl+Enter saves, also Enter where it makes no new line; Escape closes. `extra`: below the buttons. */
export function InlineForm({
  label,
  isDirty,
  isSaving = false,
  save = 'Simpan',
  onSave,
  onClose,
  extra,
  children,
}: {
  label: string;
  isDirty: boolean;
  isSaving?: boolean;
  save?: string;
  onSave: () => void;
  onClose: () => void;
  extra?: ReactNode;
  children: ReactNode;
}) {
  const fields = useRef<HTMLDivElement>(null);
  useLeaveWarning(isDirty && !isSaving, editorText.leave);
  useEffect(() => fields.current?.querySelector<HTMLElement>('textarea, input, select')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isLine = target instanceof HTMLTextAreaElement && target.rows > 1;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (
      event.key === 'Enter' &&
      (event.ctrlKey || event.metaKey || !isLine) &&
      !(target instanceof HTMLButtonElement)
    ) {
      event.preventDefault();
      onSave();
    }
  };
  return (
    <Box
      role="group"
      aria-label={label}
      data-stop
      data-unsaved={isDirty || undefined}
      className="no-print"
      sx={{
        p: 1.5,
        my: 1,
        // Inside a table it is wider than its cell.
        minWidth: 'min(260px, 70vw)',
        display: 'grid',
        gap: 1.5,
        border: `2px solid ${colours.green}`,
        borderRadius: 1,
        bgcolor: colours.sheet,
      }}
    >
      <Box ref={fields} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1 }}>
        {children}
        <Row>
          <Button variant="contained" loading={isSaving} onClick={onSave}>
            {save}
          </Button>
          <Button variant="outlined" disabled={isSaving} onClick={onClose}>
            {commonText.cancel}
          </Button>
        </Row>
      </Box>
      {extra}
    </Box>
  );
}

/** Says that what is edited was changed elsewhere, shows that and asks which of the two stays. `onKeepMine` null: it no longer exists. */
export const Conflict = ({
  message,
  labels: { theirs, keepMine, takeTheirs },
  onKeepMine,
  onTakeTheirs,
  children,
}: {
  message: string;
  labels: { theirs: string; keepMine: string; takeTheirs: string };
  onKeepMine: (() => void) | null;
  onTakeTheirs: () => void;
  children: ReactNode;
}) => (
  <Fault message={message}>
    <strong>{theirs}</strong>
    <P sx={{ whiteSpace: 'pre-line' }}>{children}</P>
    <Row>
      {onKeepMine !== null && (
        <Button variant="outlined" color="error" onClick={onKeepMine}>
          {keepMine}
        </Button>
      )}
      <Button color="error" onClick={onTakeTheirs}>
        {takeTheirs}
      </Button>
    </Row>
  </Fault>
);
