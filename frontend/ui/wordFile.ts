import { AppError } from '../../shared/errors.ts';
import { wordText } from '../text/word.ts';

/** A module's builder of Word files and their renderer: heavy, so they are fetched on the first click. */
export const fetchWordTools = <Builder>(builder: () => Promise<Builder>) =>
  Promise.all([builder(), import('../../shared/word/render.ts')]).catch((cause: unknown) => {
    throw new AppError('unavailable', wordText.toolsMissing, { cause });
  });

/** What the user is told of a Word file that did not come: a call's own sentence, never a library's (spec 1 §8). */
export const wordFault = (reason: unknown): string =>
  reason instanceof AppError ? wordText.downloadFailed(reason.message) : wordText.failed;
