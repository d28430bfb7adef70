import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { commonText } from '../../text/ms.ts';
import { useEditing } from './artefact.ts';
import { editText } from './text.ts';

const VersionsPanel = lazy(async () => ({ default: (await import('./opened.ts')).VersionsPanel }));

/** Opens and closes the list of an artefact's versions; in a row of buttons the list is on its own line. */
export function Versions() {
  const editing = useEditing();
  const [isOpen, setOpen] = useState(false);
  if (editing === null) return null;
  return (
    <>
      <Button
        variant="outlined"
        className="no-print"
        aria-label={editing.title === '' ? undefined : `${editText.versions}: ${editing.title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {editText.versions}
      </Button>
      {isOpen && (
        <Box sx={{ flexBasis: '100%' }}>
          <Suspense fallback={<p role="status">{commonText.loading}</p>}>
            <VersionsPanel editing={editing} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
