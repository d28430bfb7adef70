import { createContext } from 'react';
import type { Opinion, Session } from '../../../shared/acadiora/schemas.ts';

/** The reader's opinions of the remarks shown, and how one is given; null takes it back. */
export interface Marking {
  opinions: Session['opinions'];
  mark: (remarkId: string, opinion: Opinion | null) => void;
}

export const MarkingContext = createContext<Marking>({ opinions: {}, mark: () => undefined });
