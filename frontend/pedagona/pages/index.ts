import { queryClient } from '../../api/queries.ts';
import { sessions } from '../queries.ts';
import { statsQuery } from './SessionPages.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as pedagonaResults } from './ResultsPage.tsx';
export {
  NewSessionPage as pedagonaNew,
  ProcessingPage as pedagonaProcessing,
  SessionsPage as pedagona,
} from './SessionPages.tsx';
export {
  DloPage as pedagonaDlo,
  ExportPage as pedagonaExport,
  MerangkaiPage as pedagonaMerangkai,
  ReportPage as pedagonaReport,
  ScriptsPage as pedagonaScripts,
} from './StagePages.tsx';

export const takers = {
  pedagona: () => Promise.all([sessions.takeList(), queryClient.prefetchQuery(statsQuery)]),
  pedagonaResults: sessions.takeSession,
};
