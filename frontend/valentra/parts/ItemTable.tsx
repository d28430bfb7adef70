import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { lookAgain } from '../../../shared/valentra/items/look.ts';
import { levelNames } from '../../../shared/valentra/counting/levels.ts';
import type { CognitiveLevel } from '../../../shared/valentra/schemas.ts';
import { type Finding, isUnseen, isUnwritten, notJudged } from '../../../shared/valentra/vetting/findings.ts';
import { isOpen, reasonFault } from '../../../shared/valentra/vetting/vetting.ts';
import { plainOf } from '../../../shared/richText/blocks.ts';
import { flatRuns } from '../../../shared/richText/flat.ts';
import { maxInstruction } from '../../../shared/session/rows.ts';
import { colours } from '../../app/theme.ts';
import { useSettings } from '../../app/useSettings.ts';
import { Fault } from '../../ui/Async.tsx';
import { useDoubt } from '../../ui/edit/useDoubt.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useChange } from '../../ui/edit/EditingArea.tsx';
import { editText, useEditing } from '../../ui/edit/artefact.ts';
import { PlainList, Row, Small, Span } from '../../ui/elements.tsx';
import { NamedButton, ReasonButton } from '../../ui/ReasonButton.tsx';
import { Reasoned } from '../../ui/edit/Reasoned.tsx';

export interface Item {
  at: string;
  name: string;
  findings: readonly Finding[];
  /** What a question is of. */
  about?: { number: number; topic: string; cognitiveLevel: CognitiveLevel; marks: number; stem?: string };
  /** Its editor. */
  body?: ReactNode;
}

export interface Accepting {
  /** A reason of null: the finding is open again. `said`: once it is. */
  accept: (keys: readonly string[], reason: string | null, said: string) => Promise<unknown>;
  isSaving: boolean;
}

/** What all items of a document share; they are known by their pointers. */
export interface Items extends Accepting {
  findingsAt: (at: string) => Finding[];
}

/** A phone has level, marks and state below the topic, and leaves the finding to the open row. */
const rowSx = {
  borderTop: `1px solid ${colours.line}`,
  fontSize: 'small',
  '& > summary': {
    display: 'grid',
    alignItems: 'start',
    gap: { xs: '0 8px', sm: '0 12px' },
    py: { xs: 0.5, sm: 0.75 },
    gridTemplateColumns: {
      xs: '22px minmax(0, 1fr) auto 16px',
      sm: '22px minmax(0, 1.2fr) 170px minmax(0, 1fr) 16px',
    },
    '&:hover': { bgcolor: colours.greenPale },
    '&::after': { gridColumn: -2, gridRow: 1, mt: 0.75 },
  },
} as const;

/** Of the item that was opened, the buttons of its parts show without a pointer, too. */
const touchedSx = { '@media (hover: none)': { display: 'inline-flex' } } as const;

/** One line of a long text. */
const clipped = {
  display: '-webkit-box',
  WebkitLineClamp: '1',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: colours.inkSoft,
  '@media print': { display: 'none' },
} as const;

/** Of an item that is opening: folds the others of its list but one that is being edited, and it stays in view below the bar. */
function opens(summary: HTMLElement): void {
  const { parentElement: item } = summary;
  if (item?.hasAttribute('open')) return;
  for (const other of item?.closest('ul')?.querySelectorAll('details[data-item][open]') ?? [])
    if (other.querySelector('[data-unsaved]') === null) other.removeAttribute('open');
  summary.scrollIntoView({ block: 'nearest' });
}

/** Items, each a row that opens to its findings and its editor, one at a time. */
export const ItemTable = ({
  label,
  rows,
  items: { accept, isSaving },
}: {
  label: string;
  rows: readonly Item[];
  items: Items;
}) => (
  <PlainList aria-label={label} sx={{ '& > li': { breakInside: 'auto' } }}>
    {rows.map(({ at, name, findings, about, body }) => (
      <li key={at}>
        <Box component="details" data-item={at} sx={rowSx}>
          <summary onClick={({ currentTarget }) => opens(currentTarget)}>
            <strong>
              {about !== undefined && <span className="hidden-text">Soalan </span>}
              {about?.number}
            </strong>
            <Box sx={{ gridArea: { xs: '1 / 2 / 2 / 4', sm: '1 / 2' } }}>
              {about?.topic ?? name}
              {about?.stem !== undefined && <Span sx={clipped}>{plainOf(flatRuns(about.stem))}</Span>}
            </Box>
            {about !== undefined && (
              <Box sx={{ gridArea: { xs: '2 / 2', sm: '1 / 3' } }}>
                {about.cognitiveLevel}{' '}
                <Span sx={{ display: { xs: 'none', sm: 'inline' } }}>{levelNames[about.cognitiveLevel]}</Span>
                {` · ${about.marks} markah`}
              </Box>
            )}
            <Box sx={{ gridArea: { xs: '2 / 3', sm: '1 / 4' }, textAlign: { xs: 'right', sm: 'left' } }}>
              <ItemState findings={findings} />
              <Span sx={{ ...clipped, display: { xs: 'none', sm: '-webkit-box' } }}>
                {findings.find(isOpen)?.message}
              </Span>
            </Box>
          </summary>
          <Box sx={{ px: { xs: 0, sm: 2 }, pt: 0.5, pb: 1, '&& [data-stop] > button': touchedSx }}>
            <PlainList sx={{ display: 'grid', gap: 1.5, mb: findings.length && 1.5 }}>
              {findings.map((finding) => (
                <li key={finding.key}>
                  <FindingLine finding={finding} name={name} accept={accept} isSaving={isSaving} />
                </li>
              ))}
            </PlainList>
            {body}
          </Box>
        </Box>
      </li>
    ))}
  </PlainList>
);

const ItemState = ({ findings }: Pick<Item, 'findings'>) => {
  const open = findings.filter(isOpen);
  if (open.some(isUnwritten)) return <Badge tone="orange">Perlu dilengkapkan</Badge>;
  if (open.length > 0) return <Badge tone="yellow">{`${open.length} dapatan`}</Badge>;
  return findings.length === 0 ? <Badge tone="green">Tiada dapatan</Badge> : <Badge tone="blue">Diterima</Badge>;
};

const quiet = { size: 'small', variant: 'outlined', className: 'no-print' } as const;

const accepting = {
  begin: 'Terima',
  field: 'Sebab diterima',
  decide: 'Terima dengan sebab ini',
  decided: 'Diterima',
  takeBack: 'Buka semula',
};

/** A finding with what can be done about it; one that is accepted with the reason. */
function FindingLine({ finding, name, accept, isSaving }: Accepting & { finding: Finding; name: string }) {
  const { key, at, message, doubt, stem, accepted } = finding;
  const label = `${name}: ${message}`;
  return (
    <Row sx={{ alignItems: 'center' }}>
      <Span sx={{ flex: '1 1 400px' }}>{message}</Span>
      {isOpen(finding) && (
        <>
          {doubt !== undefined && <Offered doubt={doubt} label={label} />}
          {stem !== undefined && <Mended at={`${at}/stem`} stem={stem} label={label} />}
          {/* The engine may have to be asked for: the rest of the panel stays meanwhile. */}
          <Suspense>
            <Rewrite finding={finding} label={label} />
          </Suspense>
        </>
      )}
      {!isUnwritten(finding) && (
        <Reasoned
          words={accepting}
          of={label}
          reason={accepted}
          faultOf={(typed) => reasonFault(finding, typed)}
          isSaving={isSaving}
          onDecide={(reason) => accept([key], reason, reason === null ? 'Dapatan dibuka semula.' : 'Dapatan diterima.')}
        />
      )}
    </Row>
  );
}

/** Accepts with one reason all items that nobody has looked at a second time, where there are several. */
export function UnseenItems({ findings, accept, isSaving }: Accepting & { findings: readonly Finding[] }) {
  const unseen = findings.filter((one) => isUnseen(one) && isOpen(one));
  const [first] = unseen;
  if (first === undefined || unseen.length < 2) return null;
  const keys = unseen.map(({ key }) => key);
  return (
    <Row sx={{ alignItems: 'center', my: 1 }}>
      <Span sx={{ flex: '1 1 300px', fontSize: 'small' }}>
        {unseen.length} soalan belum dinilai oleh semakan kedua.
      </Span>
      <Reasoned
        words={{ ...accepting, begin: 'Terima semua dengan satu sebab' }}
        of={`${unseen.length} soalan`}
        reason={undefined}
        faultOf={(typed) => reasonFault(first, typed)}
        isSaving={isSaving}
        onDecide={(reason) => accept(keys, reason, `${unseen.length} dapatan diterima.`)}
      />
    </Row>
  );
}

/** Puts the known value in its place. */
function Offered({ doubt, label }: { doubt: NonNullable<Finding['doubt']>; label: string }) {
  const { take } = useDoubt(doubt);
  return take !== null && <NamedButton {...quiet} text={`Guna "${doubt.offered}"`} of={label} onClick={take} />;
}

/** Puts the question that the second reader offers in place of the present one. */
function Mended({ at, stem, label }: { at: string; stem: string; label: string }) {
  const { isBusy, put } = useChange(useEditing());
  const use = () => put(at, stem, 'Ayat soalan ditukar; soalan ini perlu disemak semula.');
  return <NamedButton {...quiet} text="Guna ayat yang dicadangkan" of={label} disabled={isBusy} onClick={use} />;
}

/** What the lecturer does where the engine cannot. */
const byHand = {
  looks: 'Tidak dapat dinilai secara automatik. Semak sendiri, kemudian terima dengan sebab.',
  fills: 'Tidak dapat dilengkapkan secara automatik. Lengkapkan sendiri.',
  mends: 'Tidak dapat dibaiki secara automatik. Sunting sendiri, atau terima dengan sebab.',
};

/** The row is written again for what is found, or looked at again as it is. A rubric is written again by its criteria; rules do neither. */
function Rewrite({ finding, label }: { finding: Finding; label: string }) {
  const { at, message, code } = finding;
  const { regeneration } = useEditing();
  const { givesFrames = false } = useSettings();
  const isLook = isUnseen(finding);
  if (code === notJudged || givesFrames) {
    if (finding.stem !== undefined) return null;
    const told = isLook ? byHand.looks : isUnwritten(finding) ? byHand.fills : byHand.mends;
    return <Small as="span">{told}</Small>;
  }
  if (at === '' || /^\/rubriks\/\d+$/.test(at)) return null;
  // Within the characters that an instruction may have.
  const instruction = isLook ? lookAgain : `Baiki bahagian ini: ${message}`.slice(0, maxInstruction);
  const text = isLook ? 'Minta semakan kedua' : 'Perbaiki mengikut dapatan ini';
  return (
    <>
      <ReasonButton
        {...quiet}
        isTold
        reason={regeneration.at === null ? null : editText.regenerating}
        aria-label={`${text}: ${label}`}
        onClick={() => void regeneration.start(at, instruction, isLook ? 'Semakan kedua selesai.' : undefined)}
      >
        {text}
      </ReasonButton>
      {regeneration.failure?.at === at && <Fault message={editText.failed(regeneration.failure.message)} />}
    </>
  );
}
