import type { Progress, SessionDocument } from '../../../shared/session.ts';
import { paths } from '../../app/paths.ts';
import type { analysisQueries, sessionQueries, StatusReply } from './queries.ts';

interface AnalysisText {
  duration: string;
  steps: Readonly<Record<Progress['step'], string>>;
  failedTitle: string;
  /** The message for a failure without a reason. */
  failed: string;
  retry: string;
  /** Another attempt without the documents that could not be read. */
  retryWithout?: string;
  /** Heads an alert with a button while polls fail; absent: a quiet sentence. */
  lineLostTitle?: string;
  /** The message when the page stops polling. */
  tooLong?: string;
}

/** The texts, calls and addresses of a module whose sessions are analysed as a whole. */
export interface AnalysisModule<Status extends StatusReply> {
  name: 'pedagona' | 'acadiora';
  text: AnalysisText;
  queries: Pick<ReturnType<typeof sessionQueries>, 'forgetSession' | 'deleteSession'> &
    ReturnType<typeof analysisQueries<Status>>;
  /** The documents of the present attempt. */
  documentsOf: (session: { documents: readonly SessionDocument[] }) => readonly SessionDocument[];
}

/** The addresses of a module's pages. */
export const linksOf = (name: AnalysisModule<never>['name']) => ({
  list: paths[name].href(),
  create: paths[`${name}New` as const].href(),
  processing: (sessionId: string) => paths[`${name}Processing` as const].href({ sessionId }),
  results: (sessionId: string) => paths[`${name}Results` as const].href({ sessionId }),
});
