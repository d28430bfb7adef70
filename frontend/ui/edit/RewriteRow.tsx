import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../Async.tsx';
import { useEditing } from './editing.ts';
import { editText as text } from './text.ts';

const RegenerateForm = lazy(async () => ({ default: (await import('./opened.ts')).RegenerateForm }));

/** The button that has one row of an artefact written anew, with its wait and failure. `at`: the row's pointer. `label`: what the row is. */
export function RewriteRow({ at, label }: { at: string; label: string }) {
  const editing = useEditing();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isOpen]);
  if (editing === null) return null;
  const { regeneration } = editing;
  if (regeneration.at === at) return <p role="status">{text.regenerating}...</p>;
  const close = () => setOpen(false);
  const cancel = () => {
    returnsFocus.current = true;
    close();
  };
  return (
    <Box
      className="no-print"
      sx={{
        mt: 1,
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        // In a cell of a table the form takes more than the cell.
        minWidth: isOpen ? 'min(260px, 70vw)' : 0,
        '& > div': { width: '100%' },
      }}
    >
      {regeneration.failure?.at === at && <Fault message={text.regenerateFailed(regeneration.failure.message)} />}
      {isOpen ? (
        <Suspense fallback={<p role="status">{commonText.loading}</p>}>
          <RegenerateForm editing={editing} pointer={at} takesFocus onStarted={close}>
            <Button onClick={cancel}>{commonText.cancel}</Button>
          </RegenerateForm>
        </Suspense>
      ) : (
        <Button
          ref={button}
          size="small"
          variant="outlined"
          aria-label={text.rewriteNamed(label)}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {text.rewrite}
        </Button>
      )}
    </Box>
  );
}
