import Box from '@mui/material/Box';
import { alignmentOf, type AlignmentRow, chainOf } from '../../../shared/valentra/vetting/alignment.ts';
import { stepLabels, reviewLabels, stageTitles } from '../../../shared/valentra/labels.ts';
import { isGenerated, presentReview } from '../../../shared/valentra/workflow.ts';
import {
  type Session,
  stageNames,
  type Review,
  reviewStates,
  type StageName,
} from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { checkTable } from '../../../shared/valentra/word/parts.ts';
import { FlowTable } from '../../ui/artefact/Texts.tsx';
import { Table } from '../../ui/Table.tsx';
import { Subheading, P, Fold } from '../../ui/elements.tsx';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { type Check, checksFor } from '../../../shared/valentra/vetting/checklist.ts';
import { call } from '../../api/client.ts';
import { Checkbox, SelectField, TextArea } from '../../ui/fields.tsx';
import { notify } from '../../ui/Notices.tsx';
import { sessions } from '../queries.ts';
import { nameIn } from '../stages.ts';
import { stageNoun } from '../text.ts';
import { queryClient } from '../../api/queries.ts';

const matrix = 'Matriks penjajaran';
const topic = 'Topik';

function detailText({ kind, detail }: AlignmentRow): string {
  if (kind !== 'topic') return detail;
  return detail === '' ? topic : `Minggu ${detail}`;
}

const columns = [
  {
    head: 'Perkara',
    cell: (row: AlignmentRow) => (
      <>
        <strong>{row.label}</strong>
        <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>{detailText(row)}</Box>
      </>
    ),
  },
  ...(['topics', ...stageNames] as const).map((name) => ({
    head: name === 'topics' ? topic : stepLabels[name],
    cell: ({ cells }: AlignmentRow) => (cells[name] === null ? 'Belum dijana' : cells[name].join(', ') || 'Tiada'),
  })),
];

/**
 * The vetting form of each document, filled by code where it can be counted, with its state, which the lecturer keeps; then the places of CLOs,
 * topics and HP in the documents.
 */
export function AlignmentPanel({ session }: { session: Session }) {
  const chain = chainOf(session);
  if (chain === null) return null;
  return (
    <>
      <Subheading>Senarai semak</Subheading>
      <p>Status dan senarai semak ini dicetak pada fail Word dokumen.</p>
      {stageNames
        .filter((stage) => isGenerated(session, stage))
        .map((stage) => (
          <Form
            key={`${stage} ${session.versions[stage]}`}
            session={session}
            stage={stage}
            checks={checksFor(stage, chain)}
          />
        ))}
      <Subheading>{matrix}</Subheading>
      <Table label={matrix} columns={columns} rows={alignmentOf(chain)} minWidth={860} />
    </>
  );
}

function Form({ session, stage, checks }: { session: Session; stage: StageName; checks: readonly Check[] }) {
  const title = `Semakan ${stageNoun[stage]}`;
  const version = session.versions[stage] ?? 1;
  const stored = session.reviews[stage];
  const review = presentReview(session.reviews, stage, version);
  const [state, setState] = useState<Review['state']>(review?.state ?? 'draf');
  const [by, setBy] = useState(review?.by ?? '');
  const [checked, setChecked] = useState<Review['checked']>(review?.checked ?? []);
  const save = useMutation({
    mutationFn: () =>
      call(valentraApi.reviewArtefact, {
        params: { sessionId: session.id, stage: nameIn(session, stage) },
        body: { state, by, checked, version },
      }),
    onSuccess: () => notify('success', `Status ${stageNoun[stage]} disimpan.`),
    onError: ({ message }) => notify('error', message),
    onSettled: () => queryClient.invalidateQueries(sessions.sessionQuery(session.id)),
  });
  const faults = checks.filter((check) => check.faults.length > 0).length;
  return (
    <Fold
      title={`${stageTitles[stage]}: ${reviewLabels[review?.state ?? 'draf']}${faults === 0 ? '' : `, ${faults} perkara`}`}
    >
      {stored !== undefined && review === null && stored.state !== 'draf' && (
        <P sx={{ p: 1, bgcolor: colours.goldPale, borderRadius: 1 }}>
          Status "{reviewLabels[stored.state]}" bagi versi terdahulu. Dokumen telah berubah, jadi kembali ke Draf.
        </P>
      )}
      <FlowTable label={title} block={checkTable(checks, review)} />
      <Box
        role="group"
        aria-label={title}
        className="no-print"
        sx={{ mt: 1.5, display: 'grid', gap: 1, maxWidth: 520 }}
      >
        {checks.map(
          ({ label, manual }) =>
            manual && <Checkbox key={manual} label={label} value={manual} chosen={checked} onChange={setChecked} />,
        )}
        <SelectField
          label="Status"
          value={state}
          choices={reviewStates.map((value) => ({ value, label: reviewLabels[value] }))}
          onChange={setState}
        />
        <TextArea label="Nama penyemak atau pengesah" value={by} rows={1} maxLength={120} onChange={setBy} />
        <div>
          <Button variant="contained" loading={save.isPending} onClick={() => save.mutate()}>
            Simpan status
          </Button>
        </div>
      </Box>
    </Fold>
  );
}
