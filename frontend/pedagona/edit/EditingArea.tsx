import type { ReactNode } from 'react';
import type { ArtefactName } from '../../../shared/pedagona/editable.ts';
import { EditingArea as Area } from '../../ui/edit/EditingArea.tsx';
import type { Editing } from '../../ui/edit/editing.ts';
import { pedagonaArtefact } from './artefact.ts';

/** An artefact on screen, and how it is fetched anew. */
export interface ShownArtefact extends Pick<Editing, 'version' | 'reread'> {
  artefactId: string;
}

/** Makes the texts inside it editable as parts of one artefact. */
export const EditingArea = ({
  artefactId,
  name,
  ...rest
}: ShownArtefact & { name: ArtefactName; title?: string; children: ReactNode }) => (
  <Area artefact={pedagonaArtefact(artefactId, name)} {...rest} />
);
