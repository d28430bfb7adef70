import DloPage from './DloPage.tsx';
import ExportPage from './ExportPage.tsx';
import MerangkaiPage from './MerangkaiPage.tsx';
import NewSessionPage from './NewSessionPage.tsx';
import ProcessingPage from './ProcessingPage.tsx';
import ReportPage from './ReportPage.tsx';
import ResultsPage from './ResultsPage.tsx';
import ScriptsPage from './ScriptsPage.tsx';
import SessionsPage from './SessionsPage.tsx';

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
