import DloPage from './DloPage.tsx';
import ExportPage from './ExportPage.tsx';
import MerangkaiPage from './MerangkaiPage.tsx';
import ReportPage from './ReportPage.tsx';
import ResultsPage from './ResultsPage.tsx';
import ScriptsPage from './ScriptsPage.tsx';
import { NewSessionPage, ProcessingPage, SessionsPage } from './SessionPages.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';

export const pages = {
  pedagona: SessionsPage,
  pedagonaNew: NewSessionPage,
  pedagonaProcessing: ProcessingPage,
  pedagonaResults: ResultsPage,
  pedagonaMerangkai: MerangkaiPage,
  pedagonaScripts: ScriptsPage,
  pedagonaDlo: DloPage,
  pedagonaReport: ReportPage,
  pedagonaExport: ExportPage,
};
