import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { lookAgain } from '../../../shared/valentra/items/flags.ts';
import { levelNames } from '../../../shared/valentra/counting/levels.ts';
import { fieldLabels as labels } from '../../../shared/valentra/labels.ts';
import type { CognitiveLevel } from '../../../shared/valentra/schemas.ts';
import { type Finding, isUnseen } from '../../../shared/valentra/vetting/findings.ts';
import { isOpen, reasonFault } from '../../../shared/valentra/vetting/vetting.ts';
import { plainOf } from '../../../shared/richText/blocks.ts';
import { flatRuns } from '../../../shared/richText/flat.ts';
import { maxInstruction } from '../../../shared/rows.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { useOffered } from '../../ui/artefact/marks.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { editText, useEditing } from '../../ui/edit/artefact.ts';
import { PlainList, Row, Small, Span, unseen } from '../../ui/elements.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';

export interface Item {
  at: string;
  name: string;
  findings: readonly Finding[];
  /** What a question is of. */
  about?: { number: number; topic: string; cognitiveLevel: CognitiveLevel; marks: number; stem?: string };
  /** Its editor. */
  body?: ReactNode;
}

interface Accepting {
  /** A reason of null: the finding is open again. `said`: once it is. */
  accept: (key: string, reason: string | null, said: string) => void;
  isSaving: boolean;
}

/** What all items of a document share; they are known by their pointers. */
export interface Items extends Accepting {
  open: readonly string[];
  setOpen: (open: readonly string[]) => void;
  findingsAt: (at: string) => Finding[];
}

/** A phone has level and marks below the state, and no findings, which the open row has. */
const tableSx = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 'small',
  lineHeight: 1.4,
  '& th, & td': { px: 1, py: 0.75, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& thead th': { fontSize: 'tiny', fontWeight: 650, color: colours.inkSoft },
  '& tbody tr:nth-of-type(odd)': { position: 'relative', borderTop: `1px solid ${colours.line}` },
  '& tbody tr:nth-of-type(odd):hover': { bgcolor: colours.greenPale },
  '& tr > [data-body]': { px: { xs: 0, sm: 2 }, pb: 2 },
  '@media screen and (max-width: 599.95px)': {
    '&, & tbody, & th, & td': { display: 'block' },
    '& thead': unseen,
    '& th, & td': { p: 0 },
    '& tbody tr:nth-of-type(odd)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: 1,
      py: 0.5,
      '& [data-is=topic]': { gridArea: '1 / 2 / 3 / 3' },
      '& [data-is=state]': { gridArea: '1 / 3 / 2 / 5', textAlign: 'right' },
      '& [data-is=level]': { gridArea: '2 / 3' },
      '& [data-is=marks]': { gridArea: '2 / 4' },
      '& [data-is=finding]': { display: 'none' },
    },
  },
} as const;

/** One line of a long text. */
const clipped = {
  display: '-webkit-box',
  WebkitLineClamp: '1',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: colours.inkSoft,
} as const;

/** Items, each a row that opens to its findings and its editor; print opens all. */
export const ItemTable = ({
  label,
  rows,
  items: { open, setOpen, accept, isSaving },
}: {
  label: string;
  rows: readonly Item[];
  items: Items;
}) => {
  const ofQuestions = rows.some(({ about }) => about !== undefined);
  const heads = ofQuestions
    ? ['No.', labels.topic, labels.cognitiveLevel, labels.marks, 'Status', 'Dapatan']
    : ['Item', 'Status', 'Dapatan'];
  return (
    <Box component="table" role="table" aria-label={label} sx={tableSx}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((item) => (
          <ItemRows
            key={item.at}
            item={item}
            isOpen={open.includes(item.at)}
            toggle={() => setOpen(open.includes(item.at) ? open.filter((at) => at !== item.at) : [...open, item.at])}
            columns={heads.length}
            accept={accept}
            isSaving={isSaving}
          />
        ))}
      </tbody>
    </Box>
  );
};

const cell = (is: string) => ({ role: 'cell', 'data-is': is });

function ItemRows({
  item: { at, name, findings, about, body },
  isOpen: isShown,
  toggle,
  columns,
  ...accepting
}: Accepting & { item: Item; isOpen: boolean; toggle: () => void; columns: number }) {
  return (
    <>
      <tr role="row" data-item={at}>
        <th scope="row" role="rowheader">
          <ButtonBase
            aria-expanded={isShown}
            aria-label={name}
            onClick={toggle}
            sx={{
              minWidth: 24,
              font: 'inherit',
              fontWeight: 700,
              textAlign: 'left',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {about?.number ?? name}
          </ButtonBase>
        </th>
        {about !== undefined && (
          <>
            <td {...cell('topic')}>
              {about.topic}
              {about.stem !== undefined && (
                <Span sx={{ ...clipped, display: { xs: 'none', sm: '-webkit-box' } }}>
                  {plainOf(flatRuns(about.stem))}
                </Span>
              )}
            </td>
            <td {...cell('level')}>
              {about.cognitiveLevel}{' '}
              <Span sx={{ display: { xs: 'none', sm: 'inline' } }}>{levelNames[about.cognitiveLevel]}</Span>
            </td>
            <td {...cell('marks')}>
              {about.marks} <Span sx={{ display: { sm: 'none' } }}>markah</Span>
            </td>
          </>
        )}
        <td {...cell('state')}>
          <ItemState findings={findings} />
        </td>
        <td {...cell('finding')}>
          <Span sx={clipped}>{findings.find(isOpen)?.message}</Span>
        </td>
      </tr>
      <Box
        component="tr"
        role="row"
        data-closed={!isShown}
        sx={{ display: isShown ? undefined : 'none', '@media print': { display: 'table-row' } }}
      >
        <td role="cell" data-body colSpan={columns}>
          <PlainList sx={{ display: 'grid', gap: 1.5 }}>
            {findings.map((finding) => (
              <li key={finding.key}>
                <FindingLine finding={finding} name={name} {...accepting} />
              </li>
            ))}
          </PlainList>
          {body}
        </td>
      </Box>
    </>
  );
}

const ItemState = ({ findings }: Pick<Item, 'findings'>) => {
  const open = findings.filter(isOpen);
  if (open.some(({ code }) => code === 'frame')) return <Badge tone="orange">Rangka</Badge>;
  if (open.length > 0) return <Badge tone="yellow">{`${open.length} dapatan`}</Badge>;
  return findings.length === 0 ? <Badge tone="green">Tiada dapatan</Badge> : <Badge tone="blue">Diterima</Badge>;
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
