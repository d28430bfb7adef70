/** What shows of words that are unsure, in one file that is fetched after the page (`Marked` of Blocks.tsx). */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, use, useState } from 'react';
import type { Doubt } from '../../../shared/claims/doubt.ts';
import type { Mark, Run } from '../../../shared/richText/blocks.ts';
import { doubtText, inventedText, toCheckText } from '../../../shared/text/texts.ts';
import { partsIn } from '../../../shared/word/blocks.ts';
import { marked, type Unsure } from '../../../shared/word/marks.ts';
import { colours } from '../../app/theme.ts';
import { partName, useEditing } from '../edit/artefact.ts';
import { useDoubt } from '../edit/useDoubt.ts';
import { Fold, Row, Small, Span, unseen } from '../elements.tsx';
import { Floating } from '../Popup.tsx';
import { reveal } from '../Tabs.tsx';
import { Marking } from './Texts.tsx';

/** On screen at the first mark of a part only; to a screen reader and in print at each. */
const Label = ({ isFirst, children }: { isFirst: boolean; children: string }) => (
  <Span
    sx={{
      fontSize: 'tiny',
      fontWeight: 600,
      color: colours.gold,
      whiteSpace: 'nowrap',
      ...(!isFirst && { '@media screen': unseen }),
    }}
  >
    {` [${children}]`}
  </Span>
);

function MarkedWords({ mark: { doubt, isFirst }, children }: { mark: Mark; children: ReactNode }) {
  const { doubts = [] } = use(Marking)?.of ?? {};
  const [mark, setMark] = useState<HTMLElement | null>(null);
  if (doubt === null)
    return (
      <span title={inventedText}>
        <Span sx={{ borderBottom: `1px dotted ${colours.inkSoft}` }}>{children}</Span>
        <Label isFirst={isFirst}>{inventedText}</Label>
      </span>
    );
  const said = doubts[doubt];
  return (
    <>
      <ButtonBase
        component="mark"
        aria-haspopup="dialog"
        data-doubt={doubt}
        onClick={({ currentTarget }) => setMark(currentTarget)}
        sx={{
          display: 'inline',
          px: '2px',
          borderBottom: `2px dotted ${colours.gold}`,
          bgcolor: colours.goldPale,
          font: 'inherit',
          color: 'inherit',
          verticalAlign: 'baseline',
          userSelect: 'text',
        }}
      >
        {children}
        <Label isFirst={isFirst}>{doubtText}</Label>
      </ButtonBase>
      {mark !== null && said !== undefined && <DoubtPopup doubt={said} mark={mark} onClose={() => setMark(null)} />}
    </>
  );
}

function MarkedRuns({ runs, faced }: { runs: readonly Run[]; faced: readonly ReactNode[] }) {
  const groups: { mark: Mark | undefined; faced: ReactNode[] }[] = [];
  for (const [index, { mark }] of runs.entries()) {
    if (mark === undefined || groups.at(-1)?.mark !== mark) groups.push({ mark, faced: [] });
    groups.at(-1)?.faced.push(faced[index]);
  }
  return groups.map((group, index) =>
    group.mark === undefined ? (
      group.faced
    ) : (
      <MarkedWords key={`mark-${index}`} mark={group.mark}>
        {group.faced}
      </MarkedWords>
    ),
  );
}

/** Why a claim is in doubt, and what can be done there: take what is known, vouch for it, or edit its part. */
function DoubtPopup({ doubt, mark, onClose }: { doubt: Doubt; mark: HTMLElement; onClose: () => void }) {
  const { artefact } = useEditing();
  const { isBusy, take, accept } = useDoubt(doubt);
  const { at, text, reason, offered, sentence } = doubt;
  const edit = () => mark.closest('[data-stop]')?.querySelector<HTMLElement>('[data-opens]')?.click();
  const ways: readonly [label: string, run: (() => void) | null][] = [
    [`Guna "${offered}"`, take],
    ['Terima', sentence === undefined ? null : accept],
    ['Sunting', artefact.isEditable(at) ? edit : null],
  ];
  return (
    <Floating label={`Perlu disemak: ${text}`} anchor={mark} onClose={onClose}>
      <p>{reason}</p>
      <Row sx={{ mt: 1 }}>
        {ways.map(
          ([label, run], place) =>
            run !== null && (
              <Button
                key={label}
                variant={place === 0 ? 'contained' : 'outlined'}
                disabled={isBusy}
                onClick={() => {
                  onClose();
                  run();
                }}
              >
                {label}
              </Button>
            ),
        )}
      </Row>
    </Floating>
  );
}

/** All that is to be checked, folded at first; print opens it. */
export function DoubtsPanel({ of: { doubts = [] } }: { of: Unsure }) {
  const editing = useEditing();
  return (
    <Box sx={{ mb: 2 }}>
      <Fold title={toCheckText(doubts.length)} heading="h2">
        <ol>
          {doubts.map(({ at, text, reason }, place) => (
            <li key={place}>
              <Button
                size="small"
                sx={{ minHeight: 32, px: 0.5, textAlign: 'left' }}
                onClick={({ currentTarget }) =>
                  reveal(
                    currentTarget.closest('[data-marks]')?.querySelector<HTMLElement>(`[data-doubt="${place}"]`),
                    'center',
                  )
                }
              >
                {`${partName(editing, at)}: “${text}”`}
              </Button>
              <Small>{reason}</Small>
            </li>
          ))}
        </ol>
      </Fold>
    </Box>
  );
}

export const markingOf = (of: Unsure): Marking => ({
  of,
  mark: (blocks) => marked(blocks, of),
  note: (blocks) => {
    const parts = partsIn(blocks).map(({ at }) => at);
    const count = (of.doubts ?? []).filter(({ at }) => parts.includes(at)).length;
    return count === 0 ? undefined : toCheckText(count);
  },
  Runs: MarkedRuns,
});
