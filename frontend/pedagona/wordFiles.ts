import type { Session } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import type { WordFileKind } from '../../shared/pedagona/word.ts';
import { wordDownload, wordTools } from '../ui/work/DownloadButton.tsx';
import { sentIn } from './artefact.ts';
import { artefactQuery, sessions, type ChainReply } from './queries.ts';
import { reasonText } from './text.ts';
import { queryClient } from '../api/queries.ts';

const fetchBuilder = () => wordTools(import('../../shared/pedagona/word.ts'));

/** Downloads a session's analysis; `fetchSession` fetches the session where the page has only its summary. */
export const analysisWord = (kind: WordFileKind, fetchSession: () => Promise<Session>) =>
  wordDownload(async (ending) => {
    const { merungkaiDocument, wordFileName } = await fetchBuilder();
    const session = await fetchSession();
    if (session.coursesAnalysis.length === 0) return reasonText.noData;
    const document = merungkaiDocument({ ...session, sent: sentIn(session.id) });
    return { document, name: wordFileName(kind, session, new Date(), ending) };
  });

export const chainWord = (stage: StageName, artefact: ChainReply & { dloTitle?: string }) =>
  wordDownload(async (ending) => {
    const { chainDocument, wordFileName } = await fetchBuilder();
    const { checks, sessionId, sessionName, sessionCreatedAt: createdAt } = artefact;
    const { coursesAnalysis: courses } = await queryClient.fetchQuery(sessions.sessionQuery(sessionId));
    const dlo = checks.dloId === null ? null : await queryClient.fetchQuery(artefactQuery('dlo', checks.dloId));
    const context = { sessionName, createdAt, courses, dlo, sent: sentIn(sessionId) };
    return {
      document: chainDocument(stage, artefact, context),
      name: wordFileName(stage, artefact, new Date(), ending),
    };
  });
