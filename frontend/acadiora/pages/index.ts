import NewSessionPage from './NewSessionPage.tsx';
import ProcessingPage from './ProcessingPage.tsx';
import ResultsPage from './ResultsPage.tsx';
import SessionsPage from './SessionsPage.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';

export const pages = {
  acadiora: SessionsPage,
  acadioraNew: NewSessionPage,
  acadioraProcessing: ProcessingPage,
  acadioraResults: ResultsPage,
};
