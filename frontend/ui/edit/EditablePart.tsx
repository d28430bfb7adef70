import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, type ReactNode } from 'react';
import { valueAt } from '../../../shared/pointer.ts';
import { colours } from '../../app/theme.ts';
import { Listed, StatedList, Written } from '../artefact/Texts.tsx';
import { Fault } from '../Async.tsx';
import { Fact } from '../layout.tsx';
import type { Choice } from '../SelectField.tsx';
import { partName, useEditing, type Artefact, type Editable } from './artefact.ts';
import { editText } from './text.ts';
import { useOpening } from './useOpening.ts';

const PartEditor = lazy(async () => ({ default: (await import('./opened.ts')).PartEditor }));

interface Props {
  /** Its pointer, by which it is read and named. */
  at: string;
  /** Several texts on one line, each with its button. */
  inline?: boolean;
  ordered?: boolean;
  choices?: readonly Choice[];
  /** Draws it in another way. */
  children?: ReactNode;
}

function Shown({
  at,
  value,
  ordered,
  artefact,
}: Pick<Props, 'at' | 'ordered'> & { value: Editable; artefact: Artefact }) {
  if (typeof value === 'number') return artefact.numberLabel(value, at);
  if (typeof value === 'string') return <Written text={value} />;
  const List = artefact.isStated ? StatedList : Listed;
  return <List parts={value} ordered={ordered} />;
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
  '@media (hover: hover)': { '&:not(:hover, :focus-within) > button': { opacity: 0 } },
  '@media (hover: none)': { '[data-editing=false] & > button': { display: 'none' } },
};

/** A part of an artefact with the button that edits it in place; where it cannot be edited, the part alone. */
export function EditablePart({ at, inline = false, ordered = false, choices, children }: Props) {
  const editing = useEditing();
  const { isOpen, button, open, close } = useOpening();
  const { artefact, regeneration } = editing;
  // A number that nobody has given is null in its artefact.
  const value = (valueAt(artefact.shown, at) ?? Number.NaN) as Editable;
  const shown = children ?? <Shown at={at} value={value} ordered={ordered} artefact={artefact} />;
  if (!artefact.isEditable(at)) return shown;

  const label = partName(editing, at);
  if (isOpen)
    return (
      <Suspense fallback={shown}>
        <PartEditor editing={editing} pointer={at} label={label} value={value} choices={choices} onClose={close} />
      </Suspense>
    );
  const isBusy = regeneration.at === at;
  const pencil = (
    <IconButton
      ref={button}
      disableRipple
      className="no-print"
      aria-label={editText.edit(label)}
      title={editText.edit(label)}
      onClick={open}
      sx={buttonSx}
    >
      {isBusy ? (
        <Box component="span" className="spinner" sx={{ '&.spinner': { width: 18, height: 18, borderWidth: 2 } }} />
      ) : (
        <EditIcon sx={{ fontSize: '1rem' }} />
      )}
    </IconButton>
  );
  if (inline)
    return (
      <Box component="span" sx={isBusy ? {} : quietSx}>
        {shown}
        {pencil}
      </Box>
    );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', ...(isBusy ? {} : quietSx) }}>
        {/* Not `anywhere`: a cell of a table must stay as wide as its longest word. */}
        <Box sx={{ flex: '0 1 auto', minWidth: 0, overflowWrap: 'break-word' }}>{shown}</Box>
        {pencil}
      </Box>
      {isBusy && <p role="status">{editText.regenerating}...</p>}
      {regeneration.failure?.at === at && <Fault message={editText.failed(regeneration.failure.message)} />}
    </>
  );
}

/** A fact that can be edited. */
export const EditableFact = ({ label, ...part }: Props & { label: string }) => (
  <Fact label={label}>
    <EditablePart {...part} />
  </Fact>
);
