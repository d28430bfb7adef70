import { newText } from './newText.ts';

/** Characters of a session's name, as the server counts them (shared/session.ts, which would bring the schemas into the page). */
export const maxNameLength = 120;
export const nameLength = (name: string): number => name.trim().length;

/** Why the name cannot be taken, or null. */
export const nameFault = (name: string): string | null => {
  if (nameLength(name) === 0) return newText.nameMissing;
  return nameLength(name) > maxNameLength ? newText.nameTooLong : null;
};

/** Why the form cannot be sent yet, or null (spec 1 §5). */
export const formFault = (name: string, files: number): string | null =>
  nameFault(name) ?? (files === 0 ? newText.noDocuments : null);
