import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { ArtefactName } from '../../../shared/pedagona/editable.ts';
import { call } from '../../api/client.ts';
import { Fault } from '../../ui/Async.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { WorkProgress } from '../parts/StageAction.tsx';
import { keys } from '../queries.ts';
import { useWork } from '../useWork.ts';
import { EditingContext } from './editing.ts';
import type { Editing, Reading } from './editing.ts';
import { editText } from './text.ts';
import { useUndo } from './useUndo.ts';

/** The writing anew of one part at a time; a wait that began before this page was opened is taken up. */
function useRegeneration(
  artefactId: string,
  reread: () => Promise<Reading>,
): {
  regeneration: Editing['regeneration'];
  work: ReturnType<typeof useWork>;
} {
  const [pointer, setPointer] = useState<string | null>(null);
  const queries = useQueryClient();
  const notify = useNotice();
  const undo = useUndo(artefactId, reread);
  const params = { artefactId };
  const work = useWork({
    queryKey: keys.work('regenerate', artefactId),
    check: (signal) => call(pedagonaApi.regenerateStatus, { params }, { signal }),
    onDone: () => {
      void reread().then(({ version }) => {
        notify('success', editText.regenerated, undo({ before: version - 1, version }));
      });
      void queries.invalidateQueries({ queryKey: keys.versions(artefactId) });
    },
  });
  return {
    work,
    regeneration: {
      at: work.isWaiting ? (pointer ?? '') : null,
      failure: work.failure === null ? null : { at: pointer ?? '', message: work.failure },
      start: (at, instruction) => {
        setPointer(at);
        void work.run(() => call(pedagonaApi.regenerate, { params, body: { pointer: at, instruction } }));
      },
    },
  };
}

/** Makes the texts inside it editable as parts of one artefact. */
export function EditingArea({
  artefactId,
  title = '',
  name,
  version,
  reread,
  children,
}: {
  artefactId: string;
  title?: string;
  name: ArtefactName;
  version: number;
  reread: () => Promise<Reading>;
  children: ReactNode;
}) {
  const { regeneration, work } = useRegeneration(artefactId, reread);
  return (
    <EditingContext value={{ artefactId, title, name, version, reread, regeneration }}>
      {regeneration.at === '' && <WorkProgress work={work} working={editText.regeneratingSome} />}
      {regeneration.failure?.at === '' && <Fault message={editText.regenerateFailed(regeneration.failure.message)} />}
      {children}
    </EditingContext>
  );
}
