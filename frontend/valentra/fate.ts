import type { Session } from '../../shared/valentra/schemas.ts';
import { isAboutDocument } from './text.ts';

/**
 * What a failed reading makes of a file that has been sent: of no use where the session keeps its document no more; else to be sent anew,
 * since its upload would be read no otherwise. Null: the failure is not the file's.
 */
export function fateOf(
  message: string,
  file: { name: string },
  documents: Session['documents'],
): 'chosen' | 'refused' | null {
  if (!isAboutDocument(message, file)) return null;
  return documents.some(({ name, isRemoved = false }) => name === file.name && isRemoved) ? 'refused' : 'chosen';
}
