import { CardPlaceholders } from '../Async.tsx';
import { fetchedPart } from '../fetched.tsx';

/** Opened far less than lists and results, so that they are no part of those pages' first scripts. */
const waiting = <CardPlaceholders count={1} height={360} />;
export const NewSessionPage = fetchedPart(async () => (await import('./NewSessionPage.tsx')).NewSessionPage, waiting);
export const ProcessingPage = fetchedPart(async () => (await import('./AnalysisPages.tsx')).ProcessingPage, waiting);
