export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as acadioraResults } from './ResultsPage.tsx';
export {
  NewSessionPage as acadioraNew,
  ProcessingPage as acadioraProcessing,
  SessionsPage as acadiora,
} from './SessionPages.tsx';
