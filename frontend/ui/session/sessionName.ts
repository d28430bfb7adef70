import { newSessionText } from '../../text/session.ts';

/** Longest session name in characters, as in shared/session.ts; importing that would bring the schemas into the page. */
export const maxNameLength = 120;
export const nameLength = (name: string): number => name.trim().length;

/** Why the name is not allowed, or null. */
export const nameFault = (name: string): string | null => {
  if (nameLength(name) === 0) return newSessionText.nameMissing;
  return nameLength(name) > maxNameLength ? newSessionText.nameTooLong : null;
};

/** Why the form cannot be sent yet, or null (spec 1 §5, spec 2 §5). `noDocuments`: the module's sentence for an empty selection. */
export const formFault = (name: string, files: number, noDocuments: string): string | null =>
  nameFault(name) ?? (files === 0 ? noDocuments : null);
