import type { Session } from '../../shared/acadiora/schemas.ts';
import type { WordEnding } from '../ui/DownloadButton.tsx';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import { fetchWordTools, wordFault } from '../ui/wordFile.ts';

/** Builds a review's Word file in the browser and saves it; builder and renderer are fetched on the first click. */
export function useWordDownload(session: Session) {
  const notify = useNotice();
  return async (ending: WordEnding): Promise<void> => {
    try {
      const [builder, renderer] = await fetchWordTools(() => import('../../shared/acadiora/word.ts'));
      const blob = await renderer.renderWord(builder.reviewDocument(session));
      saveBlob(blob, `${builder.reviewFileName(session.sessionName)}.${ending}`);
    } catch (reason) {
      notify('error', wordFault(reason));
    }
  };
}
