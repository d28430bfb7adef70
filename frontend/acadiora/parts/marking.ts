import { createContext } from 'react';
import type { Opinion, Session } from '../../../shared/acadiora/schemas.ts';

/** The reader's opinions of the remarks on the page. `mark` saves one; null removes it. */
export interface Marking {
  opinions: Session['opinions'];
  mark: (remarkId: string, opinion: Opinion | null) => void;
}

export const MarkingContext = createContext<Marking>({ opinions: {}, mark: () => undefined });
