import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { commonText } from '../../text/ms.ts';
import { useEditing } from './artefact.ts';
import { fetched } from '../fetched.ts';

const panels = {
  versions: fetched(async () => (await import('./opened.ts')).VersionsPanel),
  compare: fetched(async () => (await import('./opened.ts')).ComparisonsPanel),
};
const names = { versions: 'Versi', compare: 'Bandingkan suntingan' };

/** Opens the versions of an artefact, or the comparison of the lecturer's edits with what was made in their place. */
export function Versions({ isComparable = false }: { isComparable?: boolean }) {
  const editing = useEditing();
  const [open, setOpen] = useState<keyof typeof panels | null>(null);
  const Panel = open === null ? null : panels[open];
  return (
    <>
      {(['versions', 'compare'] as const)
        .filter((panel) => panel === 'versions' || isComparable)
        .map((panel) => (
          <Button
            key={panel}
            variant="outlined"
            className="no-print"
            aria-label={editing.title === '' ? undefined : `${names[panel]}: ${editing.title}`}
            aria-expanded={open === panel}
            onClick={() => setOpen(open === panel ? null : panel)}
          >
            {names[panel]}
          </Button>
        ))}
      {Panel !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <Suspense fallback={<p role="status">{commonText.loading}</p>}>
            <Panel editing={editing} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
