import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState, type ReactNode } from 'react';
import { Fault } from '../Async.tsx';
import { notify } from '../Notices.tsx';
import { useWork } from '../work/useWork.ts';
import { WorkProgress } from '../work/WorkProgress.tsx';
import { EditingContext, versionsKey, type Artefact, type Editing, type Reading } from './artefact.ts';
import { editText } from './text.ts';
import { useChange } from './useChange.ts';
import { queryClient } from '../../api/queries.ts';

/** Regenerates one part at a time; continues to wait for one that started before this page was opened. */
function useRegeneration(artefact: Artefact, reread: () => Promise<Reading>) {
  const [pointer, setPointer] = useState<string | null>(null);
  const { undo } = useChange({ artefact, reread });
  const work = useWork({
    queryKey: [...artefact.key, 'regenerate'],
    check: artefact.regenerateStatus,
    onDone: () => {
      void reread().then(({ version }) => {
        notify('success', 'Bahagian itu telah dijana semula.', undo({ before: version - 1, version }));
      });
    },
  });
  return {
    work,
    regeneration: {
      at: work.isWaiting ? (pointer ?? '') : null,
      failure: work.failure === null ? null : { at: pointer ?? '', message: work.failure },
      start: (at: string, instruction: string) => {
        setPointer(at);
        void work.run(() => artefact.regenerate(at, instruction));
      },
    },
  };
}

/** Makes the texts inside it editable as parts of one artefact. */
export function EditingArea({
  artefact,
  title = '',
  version,
  reread: fetchAgain,
  children,
}: Pick<Editing, 'artefact' | 'version' | 'reread'> & { title?: string; children: ReactNode }) {
  const reread = async () => {
    const forgotten = queryClient.invalidateQueries({ queryKey: versionsKey(artefact) });
    const [reading] = await Promise.all([fetchAgain(), forgotten]);
    return reading;
  };
  const { regeneration, work } = useRegeneration(artefact, reread);
  const [isEditMode, setEditMode] = useState(false);
  const [openEditors, setOpenEditors] = useState(0);
  const countEditor = useCallback((by: 1 | -1) => setOpenEditors((count) => count + by), []);
  return (
    <EditingContext value={{ artefact, title, version, reread, regeneration, openEditors, countEditor }}>
      {regeneration.at === '' && <WorkProgress work={work} working="Satu bahagian sedang dijana semula" />}
      {regeneration.failure?.at === '' && <Fault message={editText.failed(regeneration.failure.message)} />}
      <Box data-editing={isEditMode}>
        <Button
          className="no-print"
          size="small"
          aria-pressed={isEditMode}
          onClick={() => setEditMode(!isEditMode)}
          sx={{ '@media (hover: hover)': { display: 'none' } }}
        >
          Mod sunting
        </Button>
        {children}
      </Box>
    </EditingContext>
  );
}
