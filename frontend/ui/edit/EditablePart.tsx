import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import AddIcon from '@mui/icons-material/Add';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import { colours } from '../../app/theme.ts';
import { Fault } from '../Async.tsx';
import type { Choice } from '../fields.tsx';
import { editText as text, partName, useEditing } from './artefact.ts';
import type { RowAction } from '../../../shared/session/rows.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { MoreMenu } from '../frame/MoreMenu.tsx';
import { useChange } from './EditingArea.tsx';
import { tellUnsaved } from './unsaved.ts';
import { fetched, fetchedPart } from '../fetched.tsx';
import type { Part } from '../../../shared/word/blocks.ts';
import { useSettings } from '../../app/useSettings.ts';
import { Row, Small } from '../elements.tsx';
import { Thumbs } from '../vote/ThumbsButton.tsx';

const PartEditor = fetched(async () => (await import('./opened.tsx')).PartEditor);
const RegenerateForm = fetchedPart(async () => (await import('./opened.tsx')).RegenerateForm);

interface Props {
  at: string;
  choices?: readonly Choice[];
  children: ReactNode;
}

const buttonSx = {
  flex: 'none',
  width: 30,
  height: 30,
  my: '-2px',
  p: 0,
  borderRadius: 1,
  color: colours.inkSoft,
  '&:hover, &:focus-visible': { color: colours.green, bgcolor: colours.greenPale },
} as const;

/** Not forty pencils at once: each shows where the pointer or the focus is; without a pointer, while the page is in edit mode. */
const quietSx = {
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) > button': { opacity: 0 },
    // Over its cell or value, where a place of its own would take that much from the text in every column.
    'td &, dd &': { position: 'relative' },
    'td & > button, dd & > button': { position: 'absolute', top: 0, right: -8, bgcolor: colours.sheet },
    // A value has its name above it, which is shorter.
    'dd & > button': { top: -24 },
    'td & > button + button, dd & > button + button': { right: 22 },
  },
  // In a narrow window, too.
  '@media (hover: hover) and (max-width: 599.95px)': {
    position: 'relative',
    '& > button': { position: 'absolute', top: 0, right: -8, bgcolor: colours.sheet },
    '& > button + button': { right: 22 },
  },
  '@media (hover: none)': { '[data-editing=false] & > button': { display: 'none' } },
};

/** A part of an artefact with the button that edits it in place; where it cannot be edited, the part alone. */
export function EditablePart({ at, choices, children }: Props) {
  const editing = useEditing();
  const [opened, open] = useState<'edit' | 'again' | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { artefact, regeneration } = editing;
  if (!artefact.isEditable(at)) return children;

  const label = partName(editing, at);
  const isText = artefact.regeneratesTexts && typeof (valueAt(artefact.shown, at) ?? 0) !== 'number';
  if (opened === 'edit')
    return (
      <Suspense fallback={children}>
        <PartEditor at={at} parts={[choices ? { at, choices } : { at }]} onClose={() => open(null)} />
      </Suspense>
    );
  return (
    <>
      <Box data-stop data-item={at} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', ...quietSx }}>
        {/* Not `anywhere`: a cell of a table must stay as wide as its longest word. */}
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {(['edit', 'again'] as const).slice(0, isText ? 2 : 1).map((way) => {
          const name = way === 'edit' ? text.edit(label) : `Jana semula: ${label}`;
          return (
            <IconButton
              key={way}
              {...(way === 'edit' ? { 'data-opens': true } : { ref: again })}
              disableRipple
              className="no-print"
              aria-label={name}
              title={name}
              onClick={() => open(way)}
              sx={buttonSx}
            >
              {way === 'edit' ? <EditIcon sx={{ fontSize: 'lead' }} /> : '↻'}
            </IconButton>
          );
        })}
      </Box>
      {opened === 'again' && (
        <RegenerateForm
          pointer={at}
          onClose={() => {
            flushSync(() => open(null));
            again.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {regeneration.at === at && <p role="status">{text.regenerating}...</p>}
      {regeneration.failure?.at === at && <Fault message={text.failed(regeneration.failure.message)} />}
    </>
  );
}

function useRowAction() {
  const editing = useEditing();
  const { artefact, version } = editing;
  const { isBusy, change, put } = useChange(editing);
  const act = (pointer: string, action: RowAction) => {
    // Parts are known by their places, so none may move below what is being typed.
    if (tellUnsaved()) return undefined;
    return change({
      make: () => artefact.save({ pointer, action, version }),
      said: 'Senarai telah dikemas kini.',
      from: version,
      failed: ({ message }) => message,
    });
  };
  return { isBusy, act, put, nameOf: (pointer: string) => partName(editing, pointer) };
}

const quiet = { size: 'small', variant: 'outlined', className: 'no-print' } as const;

const actions = { up: 'Alih ke atas', down: 'Alih ke bawah', remove: 'Buang baris' };

/** The button of a row that opens its menu: move up, move down, remove. */
export function RowTools({ at }: { at: string }) {
  const { isBusy, act, nameOf } = useRowAction();
  return (
    <MoreMenu
      keepMounted={false}
      label={`Baris: ${nameOf(at)}`}
      icon={<MoreVertIcon fontSize="small" />}
      size="small"
      disabled={isBusy}
    >
      {keysOf(actions).map((action) => (
        <Button key={action} onClick={() => void act(at, action)}>
          {actions[action]}
        </Button>
      ))}
    </MoreMenu>
  );
}

export function AddRow({ at: list }: { at: string }) {
  const { isBusy, act, nameOf } = useRowAction();
  return (
    <Button
      {...quiet}
      sx={{ mt: 1 }}
      startIcon={<AddIcon />}
      disabled={isBusy}
      aria-label={`Tambah baris: ${nameOf(list)}`}
      onClick={() => void act(`${list}/-`, 'add')}
    >
      Tambah baris
    </Button>
  );
}

export function ConfirmPart({ at, value }: { at: string; value: string }) {
  const { isBusy, put, nameOf } = useRowAction();
  return (
    <Button
      {...quiet}
      disabled={isBusy}
      aria-label={`Sahkan: ${nameOf(at)}`}
      onClick={() => put(at, value, `${value}.`)}
    >
      Sahkan
    </Button>
  );
}

/** Whether the engine at work can write rows of the artefact again. */
function useIsWritten(): boolean {
  const { givesFrames = false } = useSettings();
  return useEditing().artefact.isFramed !== true || !givesFrames;
}

/** Said once, above the rows. */
function CannotWrite() {
  return useIsWritten() ? null : <Small>Model terbina dalam tidak dapat menulisnya semula. Sunting sendiri.</Small>;
}

const again = { way: 'again' as const, name: 'Jana semula' };

const openedSx = {
  mt: 1,
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  '& > div, & > fieldset': { width: '100%' },
} as const;

/** Has a row written again, or its `parts` edited in one form, which alone is offered of an engine that cannot write one. */
function OpenedRow({ at, parts = [] }: { at: string; parts?: readonly Part[] }) {
  const editing = useEditing();
  const [opened, open] = useState<'edit' | 'again' | null>(null);
  const { regeneration, artefact } = editing;
  /** Its button has the focus again once its form is closed. */
  const [last, setLast] = useState<typeof opened>(null);
  const isWritten = useIsWritten();
  const { rowNoun = 'baris' } = artefact;
  const edit = { way: 'edit' as const, name: isWritten ? `Sunting ${rowNoun}` : `Ganti ${rowNoun} secara manual` };
  const ways = [...(parts.length > 0 ? [edit] : []), ...(isWritten ? [again] : [])];
  const box = useRef<HTMLDivElement>(null);
  // The page is shorter then: its item stays in view, and the focus with it.
  const close = () => {
    flushSync(() => open(null));
    box.current?.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
    box.current?.closest('details')?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Box
      ref={box}
      data-stop
      className="no-print"
      // Inside a table the form is wider than its cell.
      sx={{ ...openedSx, minWidth: opened ? 'min(260px, 70vw)' : 0 }}
    >
      {regeneration.failure?.at === at && <Fault message={text.failed(regeneration.failure.message)} />}
      {regeneration.at === at ? (
        <p role="status">{text.regenerating}...</p>
      ) : opened === 'again' ? (
        <RegenerateForm pointer={at} onClose={close} />
      ) : opened === 'edit' ? (
        <Suspense>
          <PartEditor at={at} parts={parts} onClose={close} />
        </Suspense>
      ) : (
        <Row sx={{ alignItems: 'center' }}>
          {ways.map(({ way, name }) => (
            <Button
              key={way}
              data-opens={way === (last ?? ways[0]?.way) || undefined}
              size="small"
              variant="outlined"
              aria-label={`${name}: ${partName(editing, at)}`}
              aria-expanded={false}
              onClick={() => {
                setLast(way);
                open(way);
              }}
            >
              {name}
            </Button>
          ))}
          <Thumbs at={at} label={partName(editing, at)} />
        </Row>
      )}
    </Box>
  );
}

/** The host's settings may have to be asked for. */
export const RegenerateRow = (row: Parameters<typeof OpenedRow>[0]) => (
  <Suspense>
    <OpenedRow {...row} />
  </Suspense>
);

const panels = [
  { name: 'Versi', Panel: fetchedPart(async () => (await import('./opened.tsx')).VersionsPanel) },
  { name: 'Bandingkan suntingan', Panel: fetchedPart(async () => (await import('./opened.tsx')).ComparisonsPanel) },
];

/** Switches the edit mode, opens the versions of an artefact, or the comparison of the lecturer's edits with what was made in their place. */
export function Versions({ isComparable = false }: { isComparable?: boolean }) {
  const editing = useEditing();
  const { isOn, set } = editing.editMode;
  const [open, setOpen] = useState<(typeof panels)[number] | null>(null);
  return (
    <>
      <Button
        className="no-print"
        variant="outlined"
        aria-pressed={isOn}
        onClick={() => set(!isOn)}
        sx={{ '@media (hover: hover)': { display: 'none' } }}
      >
        {isOn ? 'Tutup mod sunting' : 'Mod sunting'}
      </Button>
      <Suspense>
        <CannotWrite />
      </Suspense>
      {panels.slice(0, isComparable ? 2 : 1).map((panel) => (
        <Button
          key={panel.name}
          variant="outlined"
          className="no-print"
          aria-label={editing.title === '' ? undefined : `${panel.name}: ${editing.title}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(panel)}
        >
          {panel.name}
        </Button>
      ))}
      {/* Fetched after the page: its place is kept. */}
      <Box sx={{ minWidth: 132, minHeight: 36, display: 'grid', alignItems: 'center' }}>
        <Thumbs label={editing.title} />
      </Box>
      {open !== null && <open.Panel onClose={() => setOpen(null)} />}
    </>
  );
}
