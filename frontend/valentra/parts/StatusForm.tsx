import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { reviewLabels } from '../../../shared/valentra/labels.ts';
import {
  type Review,
  type reviewSchema,
  reviewStates,
  type Session,
  type StageName,
} from '../../../shared/valentra/schemas.ts';
import { missingOf, type Vetting } from '../../../shared/valentra/vetting/vetting.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { Fault } from '../../ui/Async.tsx';
import { Fold, Small } from '../../ui/elements.tsx';
import { Checkbox, SelectField } from '../../ui/fields.tsx';
import { Sending } from '../../ui/moderation/parts.tsx';
import { notify } from '../../ui/Notices.tsx';
import { sessions } from '../queries.ts';
import { nameIn } from '../../../shared/valentra/board.ts';
import { stageNoun } from '../text.ts';
import type { Accepting } from './ItemTable.tsx';

interface Of {
  session: Session;
  stage: StageName;
  vetting: Vetting;
}

/** Keeps what a lecturer says of a document; what is not `changed` stays as it was kept. */
function useReview({ session, stage, vetting: { state, review } }: Of) {
  const version = session.versions[stage] ?? 1;
  const refresh = () => queryClient.invalidateQueries(sessions.sessionQuery(session.id));
  return useMutation({
    mutationFn: ({ changed }: { changed: Partial<z.input<typeof reviewSchema>>; said: string }) =>
      call(valentraApi.reviewArtefact, {
        params: { sessionId: session.id, stage: nameIn(session, stage) },
        body: { state, checked: review?.checked ?? [], version, ...changed },
      }),
    onSuccess: async (_, { said }) => {
      // What is told is shown by then.
      await refresh();
      notify('success', said);
    },
    onError: refresh,
  });
}

/** Accepts findings with a reason, and opens them again; what is typed or ticked in the form is not saved with that. */
export function useAccept(of: Of): Accepting {
  const { mutateAsync, isPending } = useReview(of);
  const accept: Accepting['accept'] = (key, reason, said) => {
    // With a finding open again nothing is Sah.
    const fallen = reason === null && of.vetting.state === 'sah' ? { state: 'draf' as const } : {};
    return mutateAsync(
      { changed: { accepted: [{ key, reason }], ...fallen }, said },
      // The form, which may be folded, is not where it was pressed.
      { onError: ({ message }) => notify('error', message) },
    );
  };
  return { accept, isSaving: isPending };
}

function Fields(of: Of) {
  const { stage, vetting } = of;
  const [state, setState] = useState(vetting.given);
  const [checked, setChecked] = useState<Review['checked']>(vetting.review?.checked ?? []);
  const { mutate, isPending, error, reset } = useReview(of);
  return (
    <Box
      role="group"
      aria-label={`Status ${stageNoun[stage]}`}
      className="no-print"
      // What was refused before is said no longer.
      onChange={reset}
      sx={{ display: 'grid', gap: 1, maxWidth: 520 }}
    >
      {vetting.checks.map(
        ({ label, manual }) =>
          manual && <Checkbox key={manual} label={label} value={manual} chosen={checked} onChange={setChecked} />,
      )}
      <SelectField
        label="Status"
        value={state}
        choices={reviewStates
          .slice(reviewStates.indexOf(vetting.raised))
          .map((value) => ({ value, label: reviewLabels[value] }))}
        onChange={setState}
      />
      {vetting.raised !== 'draf' && (
        <Small>Diterima oleh rakan: tarik balik penerimaan di bawah untuk merendahkan status.</Small>
      )}
      {vetting.state !== 'sah' && (
        <Small>
          {missingOf(checked, vetting.checks) ??
            vetting.awaits ??
            'Semua perkara untuk Sah telah selesai. Simpan status; jika perlu, hantar kepada pengesah di bawah.'}
        </Small>
      )}
      {error !== null && <Fault message={error.message} />}
      <div>
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({ changed: { state, checked }, said: `Status ${stageNoun[stage]}: ${reviewLabels[state]}.` })
          }
        >
          Simpan status
        </Button>
      </div>
    </Box>
  );
}

/** A version is what is checked and approved. */
const statusOf = ({ state }: Vetting, version: number): string =>
  `Status: ${reviewLabels[state]}${state === 'draf' ? '' : ` (versi ${version})`}`;

/** The state of a document and what it takes to have another. */
export function StatusForm({ isOpen, ...of }: Of & { isOpen: boolean }) {
  const { session, stage, vetting } = of;
  const version = session.versions[stage] ?? 1;
  return (
    <Fold title={`${statusOf(vetting, version)} · Semakan oleh rakan`} isOpen={isOpen}>
      {/* What was true of the old version is not said of a new one. */}
      <Fields key={version} {...of} />
      <Sending module="valentra" sessionId={session.id} artefact={nameIn(session, stage)} version={version} />
    </Fold>
  );
}
