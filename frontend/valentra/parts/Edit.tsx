import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { EditablePart } from '../../ui/edit/EditablePart.tsx';
import type { Editable } from '../../ui/edit/editing.ts';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import type { Choice } from '../../ui/SelectField.tsx';
import { Versions } from '../../ui/edit/Versions.tsx';
import { sessionQuery } from '../queries.ts';
import { documentOf, stageArtefact } from '../stageArtefact.ts';
import { Listed, Written } from './Shown.tsx';

function shown(value: Editable): ReactNode {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? <Written text={value} /> : <Listed parts={value} />;
}

/** A text, number or list of a document with its edit button, where the document can be edited there. `at`: its JSON pointer. */
export const Edit = ({
  at,
  label,
  value,
  inline = false,
  choices,
  children,
}: {
  at: string;
  /** What it is, in words that tell it from every other on the page. */
  label: string;
  value: Editable;
  inline?: boolean;
  choices?: readonly Choice[];
  /** Shows it another way. */
  children?: ReactNode;
}) => (
  <EditablePart at={at} label={label} value={value} inline={inline} choices={choices}>
    {children ?? shown(value)}
  </EditablePart>
);

/** A preview whose parts can be edited, with the versions it had. Totals come with the session, which is fetched anew after a change. */
export function StageArea({ session, stage, children }: { session: Session; stage: StageName; children: ReactNode }) {
  const queries = useQueryClient();
  const reread = async () => {
    const now = await queries.fetchQuery({ ...sessionQuery(session.id), staleTime: 0 });
    return { artefact: documentOf(now, stage), version: now.versions[stage] ?? 1 };
  };
  return (
    <EditingArea artefact={stageArtefact(session, stage)} version={session.versions[stage] ?? 1} reread={reread}>
      <Versions />
      {children}
    </EditingArea>
  );
}
