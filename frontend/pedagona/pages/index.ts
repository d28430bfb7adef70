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
