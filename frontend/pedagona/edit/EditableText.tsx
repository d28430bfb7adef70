import type { ReactNode } from 'react';
import { minutesLabel } from '../../../shared/pedagona/chain-labels.ts';
import { EditablePart } from '../../ui/edit/EditablePart.tsx';
import type { Editable } from '../../ui/edit/editing.ts';
import { StatedList, Written } from '../parts/Facts.tsx';

function shownPart(value: Editable, ordered: boolean): ReactNode {
  if (typeof value === 'number') return minutesLabel(value);
  return typeof value === 'string' ? <Written text={value} /> : <StatedList parts={value} ordered={ordered} />;
}

/** One text, list or number of an artefact with the button that edits it in place; `at` is its JSON pointer. */
export const EditableText = ({
  at,
  label,
  value,
  ordered = false,
  inline = false,
  children,
}: {
  at: string;
  /** What it is, in words that tell it from every other on the page. */
  label: string;
  value: Editable;
  ordered?: boolean;
  /** Several texts on one line, each with its button. */
  inline?: boolean;
  /** Shows it another way. */
  children?: ReactNode;
}) => (
  <EditablePart at={at} label={label} value={value} inline={inline}>
    {children ?? shownPart(value, ordered)}
  </EditablePart>
);
