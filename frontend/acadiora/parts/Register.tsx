import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  registerGroups,
  registerLabels as labels,
  registerStateLabels,
} from '../../../shared/acadiora/registerGroups.ts';
import type { RegisterRow } from '../../../shared/acadiora/register.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Fault } from '../../ui/Async.tsx';
import { RichLine } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Fold, P, Row, Small, Span } from '../../ui/elements.tsx';
import { TextInput } from '../../ui/fields.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { useLeaveWarning } from '../../ui/useLeaveWarning.ts';
import { noCorrections, useCorrecting } from './correcting.ts';
import { PlaceQuote } from './items.tsx';

type Rows = Corrections['rows'];

/** What the author has set so far, or the row as it was read. */
function cellText(row: RegisterRow, rows: Rows, place: number): string {
  const cell = row.cells[place];
  const own = cell?.field ? rows[row.id]?.[cell.field] : undefined;
  return String(own ?? cell?.read ?? '');
}

/** A figure is sent as one; what it reads as is checked before. */
const valueOf = (typed: string, isFigure: boolean): string | number =>
  isFigure ? Number(typed.replace(',', '.')) : typed.trim();

function RowDialog({
  row,
  rows,
  onSet,
  onClose,
}: {
  row: RegisterRow;
  rows: Rows;
  onSet: (own: Rows[string] | undefined) => void;
  onClose: () => void;
}) {
  const fields = row.cells.flatMap((cell, place) =>
    cell.field === null ? [] : [{ ...cell, field: cell.field, place }],
  );
  const [typed, setTyped] = useState(() => fields.map(({ place }) => cellText(row, rows, place)));
  const changed = fields.flatMap((field, index) => {
    const value = typed[index] ?? '';
    return value.trim() === field.read ? [] : [{ ...field, index, value }];
  });
  const wrong = changed.filter(
    ({ isFigure, value }) => isFigure && (value.trim() === '' || Number.isNaN(valueOf(value, true))),
  );
  const isWrong = (index: number): boolean => wrong.some((one) => one.index === index);
  const own = Object.fromEntries(changed.map(({ field, isFigure, value }) => [field, valueOf(value, isFigure)]));
  const reason = wrong.length > 0 ? labels.invalid : null;
  return (
    <Modal
      title={labels.correctRow}
      width={560}
      isBusy={false}
      onCancel={onClose}
      actions={
        <ReasonButton
          variant="contained"
          reason={reason}
          onClick={() => {
            onSet(Object.keys(own).length === 0 ? undefined : own);
            onClose();
          }}
        >
          {labels.set}
        </ReasonButton>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        {fields.map(({ label, field }, index) => (
          <TextInput
            key={field}
            label={label}
            value={typed[index] ?? ''}
            error={isWrong(index) ? labels.invalid : null}
            onChange={(value) => setTyped(typed.with(index, value))}
          />
        ))}
      </Box>
      {row.evidence && <PlaceQuote evidence={row.evidence} />}
    </Modal>
  );
}

const stateOf = ({ id, state }: RegisterRow, rows: Rows): RegisterRow['state'] =>
  !(id in rows)
    ? state === 'removed' || state === 'lecturer'
      ? 'found'
      : state
    : rows[id] === null
      ? 'removed'
      : 'lecturer';

/** What was read from the paper, row by row; the author sets or removes a row, and the review follows. */
export function Register({
  sessionId,
  evaluation,
  reason,
}: {
  sessionId: string;
  evaluation: Evaluation;
  reason: string | null;
}) {
  const corrections = evaluation.corrections ?? noCorrections;
  const [rows, setRows] = useState<Rows>(corrections.rows);
  const [opened, setOpened] = useState<RegisterRow | null>(null);
  const save = useCorrecting(sessionId);
  const isChanged = JSON.stringify(rows) !== JSON.stringify(corrections.rows);
  useLeaveWarning(isChanged && !save.isPending, labels.unsaved);
  const set = (id: string, own: Rows[string] | undefined) => {
    const { [id]: _, ...others } = rows;
    setRows(own === undefined ? others : { ...others, [id]: own });
  };
  const columnsOf = (row: RegisterRow): Column<RegisterRow>[] => [
    ...row.cells.map(({ label }, place) => ({
      head: label,
      cell: (one: RegisterRow) => (
        <Span sx={stateOf(one, rows) === 'removed' ? { textDecoration: 'line-through', color: colours.inkSoft } : {}}>
          <RichLine text={cellText(one, rows, place)} />
        </Span>
      ),
    })),
    {
      head: labels.place,
      cell: (one) => {
        const state = stateOf(one, rows);
        return (
          <>
            {one.evidence && <PlaceQuote evidence={one.evidence} />}
            {state !== 'found' && (
              <Badge tone={state === 'unconfirmed' ? 'orange' : 'blue'}>{registerStateLabels[state]}</Badge>
            )}
          </>
        );
      },
    },
    {
      head: labels.actions,
      cell: (one) =>
        one.id in rows ? (
          <Button className="no-print" onClick={() => set(one.id, undefined)}>
            {labels.undo}
          </Button>
        ) : (
          <Row className="no-print" sx={{ flexWrap: 'nowrap' }}>
            <Button onClick={() => setOpened(one)}>{labels.correct}</Button>
            <Button onClick={() => set(one.id, null)}>{labels.remove}</Button>
          </Row>
        ),
    },
  ];
  return (
    <>
      <P sx={{ my: 1.5 }}>{labels.intro}</P>
      {evaluation.register.length === 0 && <Small>{labels.empty}</Small>}
      {registerGroups(evaluation.register).map(({ title, rows: own }) => (
        <Fold key={title} title={`${title} (${own.length})`} heading="h2">
          <Table label={title} stacks columns={columnsOf(own[0]!)} rows={own} />
        </Fold>
      ))}
      {isChanged && (
        <Box
          className="no-print"
          sx={{
            position: 'sticky',
            bottom: 0,
            mt: 2,
            p: 1.5,
            bgcolor: 'background.paper',
            borderTop: `2px solid ${colours.gold}`,
          }}
        >
          <Row sx={{ alignItems: 'center' }}>
            <ReasonButton
              variant="contained"
              reason={reason}
              loading={save.isPending}
              onClick={() => save.mutate({ ...corrections, rows })}
            >
              {labels.save}
            </ReasonButton>
            <Button onClick={() => setRows(corrections.rows)}>{labels.cancel}</Button>
            <Small>{labels.follows}</Small>
          </Row>
          {save.error !== null && <Fault message={save.error.message} />}
        </Box>
      )}
      {opened && (
        <RowDialog row={opened} rows={rows} onSet={(own) => set(opened.id, own)} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
