import ResultsPage from './ResultsPage.tsx';
import { NewSessionPage, ProcessingPage, SessionsPage } from './SessionPages.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';

export const pages = {
  acadiora: SessionsPage,
  acadioraNew: NewSessionPage,
  acadioraProcessing: ProcessingPage,
  acadioraResults: ResultsPage,
};
