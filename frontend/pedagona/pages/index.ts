export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as pedagonaDlo } from './DloPage.tsx';
export { default as pedagonaExport } from './ExportPage.tsx';
export { default as pedagonaMerangkai } from './MerangkaiPage.tsx';
export { default as pedagonaReport } from './ReportPage.tsx';
export { default as pedagonaResults } from './ResultsPage.tsx';
export { default as pedagonaScripts } from './ScriptsPage.tsx';
export {
  NewSessionPage as pedagonaNew,
  ProcessingPage as pedagonaProcessing,
  SessionsPage as pedagona,
} from './SessionPages.tsx';
