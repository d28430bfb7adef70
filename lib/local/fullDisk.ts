import { AppError, fullText } from '../../shared/errors.ts';

/** What the system and LevelDB say of a disk, or a user's share of it, that is full. */
const full = /ENOSPC|EDQUOT|no space left|disk quota exceeded/i;

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (full.test(`${String(Reflect.get(error, 'code'))} ${error.message}`) || isFull(error.cause));

/** What is done on the disk. @throws {AppError} full, where it has no room */
export async function unlessFull<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isFull(cause) ? new AppError('full', fullText, { cause }) : cause;
  }
}
