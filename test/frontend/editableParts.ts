import { editableAt, type ArtefactName, type Editable } from '../../shared/pedagona/editable.ts';

/** Every part of an artefact that the server lets be edited, with its pointer; a list of texts is one part. */
export function editableParts(name: ArtefactName, artefact: unknown): [string, Editable][] {
  const walk = (value: unknown, at: string): [string, Editable][] => {
    const part = at === '' ? null : editableAt(name, artefact, at);
    if (part !== null) return [[at, part]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${at}/${key}`));
  };
  return walk(artefact, '');
}
