import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { AppError } from '../../../shared/errors.ts';
import { notify } from '../Notices.tsx';
import type { Editable } from '../../../shared/session/artefact.ts';
import { editText, type Editing, EditingContext, versionsKey } from './artefact.ts';
import Box from '@mui/material/Box';
import { Fault } from '../Async.tsx';
import { VotedContext } from '../vote/voted.ts';
import { useWork, WorkProgress } from '../work/useWork.tsx';
import { queryClient } from '../../api/queries.ts';

interface Change {
  make: () => Promise<{ version: number }>;
  said: string;
  /** The version that it changes, where undoing it is offered. */
  from?: number;
  failed?: (reason: Error) => string;
}

/** Changes an artefact: what is stored is shown then, with a notice of how it went. */
export function useChange({ artefact, version: shown, reread }: Pick<Editing, 'artefact' | 'version' | 'reread'>) {
  const { isPending: isBusy, mutate } = useMutation({
    mutationFn: async ({ make, said, from }: Change) => {
      const { version } = await make();
      await reread();
      told(said, version, from);
    },
    onError: (reason, { failed }) => {
      notify('error', failed?.(reason) ?? editText.failed(reason.message));
      // The reader must see what is stored now.
      return reread().catch(() => undefined);
    },
  });
  const change = async (one: Change): Promise<void> => {
    if ((await artefact.mayChange?.()) !== false) mutate(one);
  };
  /** Tells of the change that made a version, and offers to undo it where there is one `from` another; that fails when something else has changed since. */
  const told = (said: string, version: number, from: number | undefined): void => {
    if (from === undefined || from === version) return notify('success', said);
    const run = () =>
      mutate({
        make: () => artefact.restore(version - 1, version),
        said: 'Teks asal telah dipulihkan.',
        failed: (reason) =>
          reason instanceof AppError && reason.code === 'conflict'
            ? 'Teks telah berubah selepas itu. Buka Versi untuk memulihkan versi yang dikehendaki.'
            : editText.failed(reason.message),
      });
    const ending = artefact.ending(version - 1);
    notify(ending === '' ? 'success' : 'warning', `${said} ${ending}`.trim(), { text: 'Buat asal', run });
  };
  /** Gives a part this value; `was`: the one that it takes the place of. */
  const put = (pointer: string, value: Editable, said: string, was?: Editable): void => {
    const taken = was === undefined ? {} : { was };
    void change({ make: () => artefact.save({ pointer, value, version: shown, ...taken }), said, from: shown });
  };
  return { isBusy, change, told, put };
}

/** Regenerates one part at a time; continues to wait for one that started before this page was opened. */
function useRegeneration(of: Parameters<typeof useChange>[0]) {
  const { artefact, reread } = of;
  const [pointer, setPointer] = useState<string | null>(null);
  const said = useRef<string | undefined>(undefined);
  const { told } = useChange(of);
  const work = useWork({
    queryKey: [...artefact.key, 'regenerate'],
    check: artefact.regenerateStatus,
    onDone: () => {
      void reread().then(({ version }) => {
        if (said.current === undefined) told('Bahagian itu telah dijana semula.', version, version - 1);
        else notify('success', said.current);
      });
    },
  });
  return {
    work,
    regeneration: {
      at: work.isWaiting ? (pointer ?? '') : null,
      failure: work.failure === null ? null : { at: pointer ?? '', message: work.failure },
      start: async (at: string, instruction: string, ending?: string) => {
        // What only is looked at again ends nothing.
        if (ending === undefined && (await artefact.mayChange?.()) === false) return;
        said.current = ending;
        setPointer(at);
        await work.run(() => artefact.regenerate(at, instruction));
      },
    },
  };
}

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
  const { regeneration, work } = useRegeneration({ artefact, version, reread });
  const [isOn, set] = useState(false);
  return (
    <EditingContext value={{ artefact, title, version, reread, regeneration, editMode: { isOn, set } }}>
      {regeneration.at === '' && <WorkProgress work={work} working="Satu bahagian sedang dijana semula" />}
      {regeneration.failure?.at === '' && <Fault message={editText.failed(regeneration.failure.message)} />}
      <VotedContext value={artefact.voted}>
        <Box data-editing={isOn}>{children}</Box>
      </VotedContext>
    </EditingContext>
  );
}
