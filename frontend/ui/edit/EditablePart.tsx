import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, type ReactNode } from 'react';
import { colours } from '../../app/theme.ts';
import { Listed, StatedList, Written } from '../artefact/Texts.tsx';
import { Fault } from '../Async.tsx';
import { Fact } from '../Facts.tsx';
import type { Choice } from '../SelectField.tsx';
import { useEditing, type Artefact, type Editable } from './artefact.ts';
import { editText } from './text.ts';
import { useOpening } from './useOpening.ts';

const PartEditor = lazy(async () => ({ default: (await import('./opened.ts')).PartEditor }));

interface Props {
  at: string;
  /** Its name, unique on the page. */
  label: string;
  value: Editable;
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
  ordered = false,
  artefact,
}: Pick<Props, 'at' | 'value' | 'ordered'> & { artefact?: Artefact }) {
  if (typeof value === 'number') return artefact?.numberLabel(value, at) ?? String(value);
  if (typeof value === 'string') return <Written text={value} />;
  return artefact?.isStated ? (
    <StatedList parts={value} ordered={ordered} />
  ) : (
    <Listed parts={value} ordered={ordered} />
  );
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
    // Over its cell of a table, where a place of its own would take that much from the text in every column.
    'td &': { position: 'relative' },
    'td & > button': { position: 'absolute', top: 0, right: -8, bgcolor: colours.sheet },
  },
  '@media (hover: none)': { '[data-editing=false] & > button': { display: 'none' } },
};

/** A part of an artefact with the button that edits it in place; where it cannot be edited, the part alone. */
export function EditablePart({ at, label, value, inline = false, ordered = false, choices, children }: Props) {
  const editing = useEditing();
  const { isOpen, button, open, close } = useOpening();
  if (editing === null) return children ?? <Shown at={at} value={value} ordered={ordered} />;
  const { artefact, title, regeneration } = editing;
  const shown = children ?? <Shown at={at} value={value} ordered={ordered} artefact={artefact} />;
  if (!artefact.isEditable(at)) return shown;

  const fullLabel = title === '' ? label : `${title}, ${label}`;
  if (isOpen)
    return (
      <Suspense fallback={shown}>
        <PartEditor editing={editing} pointer={at} label={fullLabel} value={value} choices={choices} onClose={close} />
      </Suspense>
    );
  const isBusy = regeneration.at === at;
  const pencil = (
    <IconButton
      ref={button}
      disableRipple
      className="no-print"
      aria-label={editText.edit(fullLabel)}
      title={editText.edit(fullLabel)}
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

/** A fact that can be edited. `name`: a unique name, where its label is not unique on the page. */
export const EditableFact = ({ label, name = label, ...part }: Props & { name?: string }) => (
  <Fact label={label}>
    <EditablePart label={name} {...part} />
  </Fact>
);
