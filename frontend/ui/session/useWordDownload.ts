import { AppError } from '../../../shared/errors.ts';
import type { WordDocument } from '../../../shared/word/blocks.ts';
import { wordText } from '../../text/session.ts';
import type { WordEnding } from '../DownloadButton.tsx';
import { useNotice } from '../Notices.tsx';
import { saveBlob } from '../saveBlob.ts';

/** The message for a Word file that could not be made: a failed call's message, never a library's (spec 1 §8). */
export const wordFault = (reason: unknown): string =>
  reason instanceof AppError ? wordText.downloadFailed(reason.message) : wordText.failed;

/**
 * Builds a Word file in the browser and saves it (spec 1 §7). A module's builder and the renderer are heavy, so they are fetched on the
 * first click. `make` returns a message when there is nothing to download.
 */
export function useWordDownload<Builder>(
  fetchBuilder: () => Promise<Builder>,
  make: (builder: Builder, ending: WordEnding) => Promise<{ document: WordDocument; name: string } | string>,
): (ending: WordEnding) => Promise<void> {
  const notify = useNotice();
  return async (ending) => {
    try {
      const [builder, renderer] = await Promise.all([fetchBuilder(), import('../../../shared/word/render.ts')]).catch(
        (cause: unknown) => {
          throw new AppError('unavailable', wordText.toolsMissing, { cause });
        },
      );
      const file = await make(builder, ending);
      if (typeof file === 'string') notify('error', file);
      else saveBlob(await renderer.renderWord(file.document), file.name);
    } catch (reason) {
      notify('error', wordFault(reason));
    }
  };
}
