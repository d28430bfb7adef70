import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../Async.tsx';
import { partName, useEditing } from './artefact.ts';
import { editText as text } from './text.ts';
import { useOpening } from './useOpening.ts';

const RegenerateForm = lazy(async () => ({ default: (await import('./opened.ts')).RegenerateForm }));

/** The button that regenerates one row of an artefact, with its wait and failure. */
export function RegenerateRow({ at }: { at: string }) {
  const editing = useEditing();
  const { isOpen, button, open, close, leave } = useOpening();
  const { regeneration } = editing;
  if (regeneration.at === at) return <p role="status">{text.regenerating}...</p>;
  return (
    <Box
      className="no-print"
      sx={{
        mt: 1,
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        // Inside a table the form is wider than its cell.
        minWidth: isOpen ? 'min(260px, 70vw)' : 0,
        '& > div': { width: '100%' },
      }}
    >
      {regeneration.failure?.at === at && <Fault message={text.failed(regeneration.failure.message)} />}
      {isOpen ? (
        <Suspense fallback={<p role="status">{commonText.loading}</p>}>
          <RegenerateForm editing={editing} pointer={at} takesFocus onStarted={leave}>
            <Button onClick={close}>{commonText.cancel}</Button>
          </RegenerateForm>
        </Suspense>
      ) : (
        <Button
          ref={button}
          size="small"
          variant="outlined"
          aria-label={text.regenerateNamed(partName(editing, at))}
          aria-expanded={false}
          onClick={open}
        >
          {text.regenerateRow}
        </Button>
      )}
    </Box>
  );
}
