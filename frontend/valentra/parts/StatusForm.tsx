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

/** What a lecturer says of a document: its state, and the findings that are accepted. */
export function useReview(session: Session, stage: StageName, { state: present, review, given }: Vetting) {
  const version = session.versions[stage] ?? 1;
  const [state, setState] = useState(given);
  const [checked, setChecked] = useState<Review['checked']>(review?.checked ?? []);
  // A mend made inside the form makes a version: the form stays as it is open, but what was true of the old version is not said of the new one.
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setState(given);
    setChecked(review?.checked ?? []);
  }
  const refresh = () => queryClient.invalidateQueries(sessions.sessionQuery(session.id));
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ changed }: { changed: Partial<z.input<typeof reviewSchema>>; said: string }) =>
      call(valentraApi.reviewArtefact, {
        params: { sessionId: session.id, stage: nameIn(session, stage) },
        body: { state: present, checked, version, ...changed },
      }),
    onSuccess: async (_, { said }) => {
      // What is told is shown by then.
      await refresh();
      notify('success', said);
    },
    onError: refresh,
  });
  const accept = (key: string, reason: string | null, said: string) =>
    mutateAsync(
      {
        changed: {
          // What is typed or ticked beside it is not saved with it; with a finding open again nothing is Sah.
          checked: review?.checked ?? [],
          accepted: [{ key, reason }],
          ...(reason === null && present === 'sah' ? { state: 'draf' } : {}),
        },
        said,
      },
      // The form, which may be folded, is not where it was pressed.
      { onError: ({ message }) => notify('error', message) },
    );
  const save = () => mutate({ changed: { state }, said: `Status ${stageNoun[stage]}: ${reviewLabels[state]}.` });
  /** Sets what is not saved yet: what was refused before is said no longer. */
  const choosing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      reset();
      set(value);
    };
  const setters = { setState: choosing(setState), setChecked: choosing(setChecked) };
  return { state, checked, ...setters, accept, save, isPending, error };
}

/** A version is what is checked and approved. */
const statusOf = ({ state }: Vetting, version: number): string =>
  `Status: ${reviewLabels[state]}${state === 'draf' ? '' : ` (versi ${version})`}`;

/** The state of a document and what it takes to have another. */
export const StatusForm = ({
  session,
  stage,
  vetting,
  isOpen,
  review: { state, setState, checked, setChecked, save, isPending, error },
}: {
  session: Session;
  stage: StageName;
  vetting: Vetting;
  isOpen: boolean;
  review: ReturnType<typeof useReview>;
}) => (
  <Fold title={`${statusOf(vetting, session.versions[stage] ?? 1)} · Semakan oleh rakan`} isOpen={isOpen}>
    <Box
      role="group"
      aria-label={`Status ${stageNoun[stage]}`}
      className="no-print"
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
        <Button variant="contained" loading={isPending} onClick={save}>
          Simpan status
        </Button>
      </div>
    </Box>
    <Sending
      module="valentra"
      sessionId={session.id}
      artefact={nameIn(session, stage)}
      version={session.versions[stage] ?? 1}
    />
  </Fold>
);
