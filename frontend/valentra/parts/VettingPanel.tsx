import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { jsuSummary } from '../../../shared/valentra/counting/levels.ts';
import { lookAgain } from '../../../shared/valentra/items/flags.ts';
import { complianceLabel, reviewLabels, stageTitles, stepLabels } from '../../../shared/valentra/labels.ts';
import { agreementOf, figuresText } from '../../../shared/valentra/paper/agreement.ts';
import {
  type Review,
  type reviewSchema,
  reviewStates,
  type Session,
  type StageName,
  stageNames,
} from '../../../shared/valentra/schemas.ts';
import { alignmentOf, type AlignmentRow, type Chain, chainOf } from '../../../shared/valentra/vetting/alignment.ts';
import { type Finding, isUnseen, itemsOf } from '../../../shared/valentra/vetting/findings.ts';
import {
  areLevelsHeld,
  isOpen,
  reasonFault,
  type Vetting,
  vettingOf,
} from '../../../shared/valentra/vetting/vetting.ts';
import { maxInstruction } from '../../../shared/rows.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { useOffered } from '../../ui/artefact/marks.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { editText, useEditing } from '../../ui/edit/artefact.ts';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { Fold, P, PlainList, Row, Small, Subheading } from '../../ui/elements.tsx';
import { Checkbox, SelectField, TextArea } from '../../ui/fields.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { Sending } from '../../ui/moderation/SendButton.tsx';
import { stageArtefact } from '../artefact.ts';
import { reread, senderOf, sessions } from '../queries.ts';
import { nameIn } from '../stages.ts';
import { stageNoun } from '../text.ts';

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
 * What is against each document, item by item, with what can be done about it, and its state, which the lecturer keeps; then the places of
 * CLOs, topics and HP in the documents.
 */
export function VettingPanel({ session }: { session: Session }) {
  const chain = chainOf(session);
  if (chain === null) return null;
  return (
    <>
      {stageNames.map((stage) => {
        const vetting = vettingOf(session, stage, chain);
        return vetting && <Form key={nameIn(session, stage)} {...{ session, stage, chain, vetting }} />;
      })}
      <Subheading>{matrix}</Subheading>
      <Table label={matrix} columns={columns} rows={alignmentOf(chain)} minWidth={860} />
    </>
  );
}

/** How the figures of a JSU and of its paper stand, in one line. */
function figuresOf(stage: StageName, session: Session, { jsu, exam }: Chain): string | undefined {
  const questions = stage === 'jsu' ? jsu?.questions : stage === 'exam' ? exam?.questions : undefined;
  if (questions === undefined) return undefined;
  const figures = stage === 'exam' && jsu !== null ? agreementOf(jsu, questions).text : `${figuresText(questions)}.`;
  return `${figures} ${complianceLabel(jsuSummary(questions), areLevelsHeld(session))}.`;
}

function Form({
  session,
  stage,
  chain,
  vetting,
}: {
  session: Session;
  stage: StageName;
  chain: Chain;
  vetting: Vetting;
}) {
  const title = `Semakan ${stageNoun[stage]}`;
  const version = session.versions[stage] ?? 1;
  const stored = session.reviews[stage];
  const { review, findings, checks } = vetting;
  // What colleagues have accepted raises it.
  const shown = vetting.refusal === null ? vetting.state : (review?.state ?? 'draf');
  const [state, setState] = useState<Review['state']>(shown);
  const [checked, setChecked] = useState<Review['checked']>(review?.checked ?? []);
  // A mend made inside the form makes a version: the form stays as it is open, but what was true of the old version is not said of the new one.
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setState(shown);
    setChecked(review?.checked ?? []);
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ changed }: { changed: Partial<z.input<typeof reviewSchema>>; said: string }) =>
      call(valentraApi.reviewArtefact, {
        params: { sessionId: session.id, stage: nameIn(session, stage) },
        body: { state: vetting.state, checked, version, ...changed },
      }),
    onSuccess: (_, { said }) => notify('success', said),
    onSettled: () => queryClient.invalidateQueries(sessions.sessionQuery(session.id)),
  });
  const accept: Accepting['accept'] = (key, reason, said) =>
    mutate({
      changed: {
        // What is typed or ticked beside it is not saved with it; with a finding open again nothing is Sah.
        checked: review?.checked ?? [],
        accepted: [{ key, reason }],
        ...(reason === null && vetting.state === 'sah' ? { state: 'draf' } : {}),
      },
      said,
    });
  const open = findings.filter(isOpen).length;
  const hasFallen = stored !== undefined && stored.state !== 'draf' && vetting.state === 'draf';
  return (
    <Fold
      title={`${stageTitles[stage]}: ${reviewLabels[vetting.state]}${open === 0 ? '' : `, ${open} dapatan`}`}
      glance={figuresOf(stage, session, chain)}
    >
      {hasFallen && (
        <P sx={{ p: 1, bgcolor: colours.goldPale, borderRadius: 1 }}>
          Pernah berstatus "{reviewLabels[stored.state]}". Dokumen atau dapatannya telah berubah, jadi kembali ke Draf.
        </P>
      )}
      <EditingArea
        artefact={stageArtefact(session, stage)}
        version={version}
        reread={async () => ({ version: (await reread(session)).versions[stage] ?? 1 })}
      >
        <Items rows={rowsOf(stage, chain, findings)} label={title} accept={accept} isSaving={isPending} />
      </EditingArea>
      <Box
        role="group"
        aria-label={`Status ${stageNoun[stage]}`}
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
        {error !== null && <Fault message={error.message} />}
        <div>
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => mutate({ changed: { state }, said: `Status ${stageNoun[stage]}: ${reviewLabels[state]}.` })}
          >
            Simpan status
          </Button>
        </div>
      </Box>
      <Sending sender={senderOf(session.id)} artefact={nameIn(session, stage)} version={version} />
    </Fold>
  );
}

interface ItemRow {
  at: string;
  name: string;
  findings: Finding[];
}

/** The whole document, then its items; those without findings share a row. */
function rowsOf(stage: StageName, chain: Chain, findings: readonly Finding[]): ItemRow[] {
  const rows = [{ at: '', name: 'Seluruh dokumen' }, ...itemsOf(stage, chain)].map(({ at, name }) => ({
    at,
    name,
    findings: findings.filter((finding) => finding.at === at),
  }));
  const clear = rows.filter((row) => row.at !== '' && row.findings.length === 0).map(({ name }) => name);
  return [
    ...rows.filter((row) => row.findings.length > 0),
    ...(clear.length === 0 ? [] : [{ at: '', name: clear.join(', ').replaceAll(', Soalan ', ', '), findings: [] }]),
  ];
}

interface Accepting {
  /** A reason of null: the finding is open again. `said`: once it is. */
  accept: (key: string, reason: string | null, said: string) => void;
  isSaving: boolean;
}

const Items = ({ rows, label, ...accepting }: Accepting & { rows: readonly ItemRow[]; label: string }) => (
  <Table
    label={label}
    stacks
    rows={rows}
    columns={[
      { head: 'Item', cell: ({ name }) => <strong>{name}</strong> },
      { head: 'Status', cell: ({ findings }) => <ItemState findings={findings} /> },
      {
        head: 'Dapatan dan tindakan',
        cell: ({ findings, name }) => (
          <PlainList sx={{ display: 'grid', gap: 1.5, minWidth: { md: 460 } }}>
            {findings.length === 0 && <li>Tiada</li>}
            {findings.map((finding) => (
              <li key={finding.key}>
                <FindingLine finding={finding} name={name} {...accepting} />
              </li>
            ))}
          </PlainList>
        ),
      },
    ]}
  />
);

const ItemState = ({ findings }: Pick<ItemRow, 'findings'>) => {
  if (findings.length === 0) return <Badge tone="green">Tiada dapatan</Badge>;
  return findings.some(isOpen) ? <Badge tone="yellow">Terbuka</Badge> : <Badge tone="blue">Diterima</Badge>;
};

/** A finding with what can be done about it; one that is accepted with the reason. */
function FindingLine({ finding, name, accept, isSaving }: Accepting & { finding: Finding; name: string }) {
  const [reason, setReason] = useState<string | null>(null);
  const label = `${name}: ${finding.message}`;
  if (finding.accepted !== undefined)
    return (
      <>
        {finding.message}
        <Small>Diterima: {finding.accepted}</Small>
        <Action
          text="Buka semula"
          label={label}
          loading={isSaving}
          onClick={() => accept(finding.key, null, 'Dapatan dibuka semula.')}
        />
      </>
    );
  return (
    <>
      {finding.message}
      <Row className="no-print" sx={{ mt: 0.5 }}>
        {finding.doubt !== undefined && <Offered doubt={finding.doubt} label={label} />}
        <Rewrite finding={finding} label={label} />
        {reason === null && <Action text="Terima" label={label} loading={isSaving} onClick={() => setReason('')} />}
      </Row>
      {reason !== null && (
        <Box role="group" aria-label={`Terima: ${label}`} className="no-print" sx={{ display: 'grid', gap: 1 }}>
          <TextArea autoFocus label="Sebab diterima" value={reason} rows={1} maxLength={300} onChange={setReason} />
          <Row>
            <ReasonButton
              size="small"
              variant="outlined"
              loading={isSaving}
              reason={reasonFault(finding, reason)}
              onClick={() => {
                accept(finding.key, reason, 'Dapatan diterima.');
                setReason(null);
              }}
            >
              Terima dengan sebab ini
            </ReasonButton>
            <Button size="small" onClick={() => setReason(null)}>
              {commonText.cancel}
            </Button>
          </Row>
        </Box>
      )}
    </>
  );
}

const Action = ({ text, label, ...button }: ButtonProps & { text: string; label: string }) => (
  <Button size="small" variant="outlined" className="no-print" aria-label={`${text} ${label}`} {...button}>
    {text}
  </Button>
);

/** Puts the known value in its place. */
function Offered({ doubt, label }: { doubt: NonNullable<Finding['doubt']>; label: string }) {
  const { take } = useOffered(doubt);
  return take !== null && <Action text={`Guna "${doubt.offered}"`} label={label} onClick={take} />;
}

/** The row is written again, or looked at again as it is. A rubric is written again by its criteria. */
function Rewrite({ finding, label }: { finding: Finding; label: string }) {
  const { at, message } = finding;
  const { regeneration } = useEditing();
  if (at === '' || /^\/rubriks\/\d+$/.test(at)) return null;
  const isLook = isUnseen(finding);
  // Within the characters that an instruction may have.
  const instruction = isLook ? lookAgain : `Baiki bahagian ini: ${message}`.slice(0, maxInstruction);
  return (
    <>
      <ReasonButton
        size="small"
        variant="outlined"
        reason={regeneration.at === null ? null : editText.regenerating}
        aria-label={`${isLook ? 'Semak' : 'Jana semula'} ${label}`}
        onClick={() => regeneration.start(at, instruction)}
      >
        {isLook ? 'Semak' : 'Jana semula'}
      </ReasonButton>
      {regeneration.failure?.at === at && <Fault message={editText.failed(regeneration.failure.message)} />}
    </>
  );
}
