import { queryClient } from '../../api/queries.ts';
import { sessions } from '../queries.ts';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as pedagonaExport } from './ExportPage.tsx';
export { default as pedagonaResults } from './ResultsPage.tsx';
export {
  NewSessionPage as pedagonaNew,
  ProcessingPage as pedagonaProcessing,
  SessionsPage as pedagona,
} from './SessionPages.tsx';
export {
  DloPage as pedagonaDlo,
  MerangkaiPage as pedagonaMerangkai,
  ReportPage as pedagonaReport,
  ScriptsPage as pedagonaScripts,
} from './StagePages.tsx';

export const first = {
  pedagona: () => queryClient.prefetchInfiniteQuery(sessions.listQuery()),
  pedagonaResults: ({ sessionId = '' }: { sessionId?: string }) =>
    queryClient.prefetchQuery(sessions.sessionQuery(sessionId)),
};
