import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { colours } from '../../app/theme.ts';
import { Fault } from '../Async.tsx';
import type { Choice } from '../SelectField.tsx';
import { useEditing } from './editing.ts';
import type { Editable } from './editing.ts';
import { editText } from './text.ts';

const PartEditor = lazy(async () => ({ default: (await import('./opened.ts')).PartEditor }));

const Row = styled('div')({ display: 'flex', gap: 4, alignItems: 'flex-start' });
// Not `anywhere`: a cell of a table must stay as wide as its longest word.
const Shown = styled('div')({ flex: '0 1 auto', minWidth: 0, overflowWrap: 'break-word' });
const Button = styled('button')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  width: 30,
  height: 30,
  marginBlock: -2,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 4,
  background: 'transparent',
  color: colours.inkSoft,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { color: colours.green, background: colours.greenPale, borderColor: colours.green },
});

const Turning = styled('span')({ '&.spinner': { width: 18, height: 18, borderWidth: 2 } });

const pencilPath =
  'M3 17.25V21h3.75L17.8 9.94l-3.75-3.75L3 17.25zM20.7 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75 1.83-1.83z';

function Pencil({
  ref,
  label,
  isBusy,
  onClick,
}: {
  ref: Ref<HTMLButtonElement>;
  label: string;
  isBusy: boolean;
  onClick: () => void;
}) {
  const name = editText.edit(label);
  return (
    <Button ref={ref} type="button" className="no-print" aria-label={name} title={name} onClick={onClick}>
      {isBusy ? (
        <Turning className="spinner" />
      ) : (
        <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={pencilPath} />
        </svg>
      )}
    </Button>
  );
}

/**
 * One text, list or number of an artefact with the button that edits it in place; `at` is its JSON pointer.
 * `children` show it; where it cannot be edited that is all.
 */
export function EditablePart({
  at,
  label: part,
  value,
  inline = false,
  choices,
  children: shown,
}: {
  at: string;
  /** What it is, in words that tell it from every other on the page. */
  label: string;
  value: Editable;
  /** Several texts on one line, each with its button. */
  inline?: boolean;
  /** The values a text may have, where they are few. */
  choices?: readonly Choice[] | undefined;
  children: ReactNode;
}) {
  const editing = useEditing();
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    pencil.current?.focus();
  }, [isOpen]);

  if (editing === null || !editing.artefact.isEditable(at)) return shown;
  const label = editing.title === '' ? part : `${editing.title}, ${part}`;
  const close = () => {
    returnsFocus.current = true;
    setOpen(false);
  };
  const { at: regenerated, failure } = editing.regeneration;
  if (isOpen)
    return (
      <Suspense fallback={shown}>
        <PartEditor editing={editing} pointer={at} label={label} value={value} choices={choices} onClose={close} />
      </Suspense>
    );
  const isBusy = regenerated === at;
  const button = <Pencil ref={pencil} label={label} isBusy={isBusy} onClick={() => setOpen(true)} />;
  if (inline)
    return (
      <span>
        {shown}
        {button}
      </span>
    );
  return (
    <>
      <Row>
        <Shown>{shown}</Shown>
        {button}
      </Row>
      {isBusy && <p role="status">{editText.regenerating}...</p>}
      {failure?.at === at && <Fault message={editText.regenerateFailed(failure.message)} />}
    </>
  );
}
