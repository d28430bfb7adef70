import { createContext } from 'react';
import type { ModuleName } from '../../../shared/modules.ts';
import type { voteCalls } from '../../../shared/votes/api.ts';

/** The generated artefact that a page shows, as its module's calls of votes name it. */
export interface Voted {
  calls: ReturnType<typeof voteCalls<ModuleName>>;
  sessionId: string;
  artefact: string;
}
export const VotedContext = createContext<Voted | null>(null);
