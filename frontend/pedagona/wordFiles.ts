import type { Session } from '../../shared/pedagona/schemas.ts';
import type { AlignedContext, WordFileKind } from '../../shared/pedagona/word.ts';
import type { WordDocument } from '../../shared/word/blocks.ts';
import { wordDownload } from '../ui/DownloadButton.tsx';
import { dloQuery, sessions, type ChainReply } from './queries.ts';
import { reasonText } from './text.ts';
import { queryClient } from '../api/queries.ts';

const fetchBuilder = () => import('../../shared/pedagona/word.ts');
type Builder = Awaited<ReturnType<typeof fetchBuilder>>;

/** Downloads a session's analysis; `fetchSession` fetches the session where the page has only its summary. */
export const analysisWord = (kind: WordFileKind, fetchSession: () => Promise<Session>) =>
  wordDownload(fetchBuilder, async ({ merungkaiDocument, wordFileName }, ending) => {
    const session = await fetchSession();
    if (session.coursesAnalysis.length === 0) return reasonText.noData;
    return { document: merungkaiDocument(session), name: wordFileName(kind, session, new Date(), ending) };
  });

export type BuildChainWord<A> = (builder: Builder, artefact: A, context: AlignedContext) => WordDocument;

export function chainWord<A extends ChainReply>(
  kind: WordFileKind,
  artefact: A & { dloTitle?: string },
  build: BuildChainWord<A>,
) {
  return wordDownload(fetchBuilder, async (builder, ending) => {
    const { dloId } = artefact.checks;
    const session = await queryClient.fetchQuery(sessions.sessionQuery(artefact.sessionId));
    const dlo = dloId === null ? null : await queryClient.fetchQuery(dloQuery(dloId));
    const context = {
      sessionName: artefact.sessionName,
      createdAt: artefact.sessionCreatedAt,
      courses: session.coursesAnalysis,
      dlo,
    };
    return {
      document: build(builder, artefact, context),
      name: builder.wordFileName(kind, artefact, new Date(), ending),
    };
  });
}
