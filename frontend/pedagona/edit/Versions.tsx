import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { commonText } from '../../text/ms.ts';
import { useEditing } from './editing.ts';
import { versionsText } from './text.ts';

const VersionsPanel = lazy(() => import('./VersionsPanel.tsx'));

/** Opens and closes the list of an artefact's versions; its panel stands where `Versions` is placed. */
export function Versions() {
  const editing = useEditing();
  const [isOpen, setOpen] = useState(false);
  if (editing === null) return null;
  return (
    <div className="no-print">
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {versionsText.button}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">{commonText.loading}</p>}>
          <VersionsPanel editing={editing} />
        </Suspense>
      )}
    </div>
  );
}
