import { useQueryClient } from '@tanstack/react-query';
import type { Session } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import type { WordFileKind } from '../../shared/pedagona/word.ts';
import { useWordDownload } from '../ui/DownloadButton.tsx';
import { dloQuery, sessions, type ChainReply } from './queries.ts';
import { reasonText } from './text.ts';

const fetchBuilder = () => import('../../shared/pedagona/word.ts');

/** Downloads a session's analysis; `fetchSession` fetches the session where the page has only its summary. */
export const useAnalysisWord = (kind: WordFileKind, fetchSession: () => Promise<Session>) =>
  useWordDownload(fetchBuilder, async ({ merungkaiDocument, wordFileName }, ending) => {
    const session = await fetchSession();
    if (session.coursesAnalysis.length === 0) return reasonText.noData;
    return { document: merungkaiDocument(session), name: wordFileName(kind, session, new Date(), ending) };
  });

export function useChainWord(stage: StageName, artefact: ChainReply & { dloTitle?: string }) {
  const queries = useQueryClient();
  return useWordDownload(fetchBuilder, async ({ chainDocument, wordFileName }, ending) => {
    const { dloId } = artefact.checks;
    const session = await queries.fetchQuery(sessions.sessionQuery(artefact.sessionId));
    const dlo = dloId === null ? null : await queries.fetchQuery(dloQuery(dloId));
    const context = {
      sessionName: artefact.sessionName,
      createdAt: artefact.sessionCreatedAt,
      courses: session.coursesAnalysis,
      dlo,
    };
    return {
      document: chainDocument(stage, artefact, context),
      name: wordFileName(stage, artefact, new Date(), ending),
    };
  });
}
