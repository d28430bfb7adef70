import { fetchedPart } from '../fetched.tsx';

/** The two buttons by which a lecturer says whether the part at a pointer is of use, '' for the whole artefact. Shown after the page. */
export const Thumbs = fetchedPart(
  async () => (await import('./Thumbs.tsx')).Thumbs,
  null,
  () => null,
);
