import { createContext } from 'react';
import type { ModuleName } from '../../../shared/modules.ts';
import type { voteCalls } from '../../../shared/votes/api.ts';
import { fetchedPart } from '../fetched.tsx';

/** The generated artefact that a page shows, as its module's calls of votes name it. */
export interface Voted {
  calls: ReturnType<typeof voteCalls<ModuleName>>;
  sessionId: string;
  artefact: string;
}
export const VotedContext = createContext<Voted | null>(null);

/** The two buttons by which a lecturer says whether the part at a pointer is of use, '' for the whole artefact. Shown after the page. */
export const Thumbs = fetchedPart(
  async () => (await import('./Thumbs.tsx')).Thumbs,
  null,
  () => null,
);
