import { useQueryClient } from '@tanstack/react-query';
import type { WordDocument } from '../../shared/word/blocks.ts';
import type { ChainContext, WordFileKind } from '../../shared/pedagona/word.ts';
import type { WordEnding } from '../ui/DownloadButton.tsx';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import { fetchWordTools, wordFault } from '../ui/wordFile.ts';
import type { ChainReply } from './chainQueries.ts';
import { sessionQuery } from './queries.ts';

type Builder = typeof import('../../shared/pedagona/word.ts');

/**
 * Builds the Word file of a chain's artefact in the browser from what the page shows and saves it (spec 1 §7); builder and renderer are
 * fetched on the first click.
 */
export function useChainWord<A extends ChainReply>(
  kind: WordFileKind,
  artefact: A & { dloTitle?: string },
  build: (builder: Builder, artefact: A, context: ChainContext) => WordDocument,
): (ending: WordEnding) => Promise<void> {
  const notify = useNotice();
  const queries = useQueryClient();
  return async (ending) => {
    try {
      const [[builder, renderer], session] = await Promise.all([
        fetchWordTools(() => import('../../shared/pedagona/word.ts')),
        queries.fetchQuery(sessionQuery(artefact.sessionId)),
      ]);
      const context = {
        sessionName: artefact.sessionName,
        createdAt: artefact.sessionCreatedAt,
        courses: session.coursesAnalysis,
      };
      const blob = await renderer.renderWord(build(builder, artefact, context));
      saveBlob(blob, builder.wordFileName(kind, artefact, new Date(), ending));
    } catch (reason) {
      notify('error', wordFault(reason));
    }
  };
}
