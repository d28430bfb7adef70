import type { Session } from '../../shared/pedagona/schemas.ts';
import type { WordFileKind } from '../../shared/pedagona/word.ts';
import type { WordEnding } from '../ui/DownloadButton.tsx';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import { fetchWordTools, wordFault } from '../ui/wordFile.ts';
import { reasonText } from './text.ts';

/**
 * Builds a session's Word file in the browser and saves it (spec 1 §7). The builder is heavy and is fetched on the first click. `session`
 * fetches it where only its summary is at hand.
 */
export function useWordDownload(kind: WordFileKind) {
  const notify = useNotice();
  return async (session: () => Promise<Session>, ending: WordEnding): Promise<void> => {
    try {
      const [[builder, renderer], data] = await Promise.all([
        fetchWordTools(() => import('../../shared/pedagona/word.ts')),
        session(),
      ]);
      if (data.coursesAnalysis.length === 0) {
        notify('error', reasonText.noData);
        return;
      }
      const blob = await renderer.renderWord(builder.merungkaiDocument(data));
      saveBlob(blob, builder.wordFileName(kind, data, new Date(), ending));
    } catch (reason) {
      notify('error', wordFault(reason));
    }
  };
}
