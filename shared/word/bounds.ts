import { AppError } from '../errors.ts';

export const wordTooLongText =
  'Dokumen Word ini terlalu panjang untuk dijana. Pendekkan teks atau jadual yang panjang, atau muat turun bahagiannya satu demi satu.';

/** A document that would take too much time or memory to be laid out. */
export class WordTooLong extends AppError {
  constructor(options?: { cause: unknown }) {
    super('too_large', wordTooLongText, options);
    this.name = 'WordTooLong';
  }
}

/** Some ten times the longest report; they take some ten seconds and 500 MB. */
const mostBlocks = 60_000;
const mostCharacters = 3_000_000;

/** @throws {WordTooLong} */
export function assertBounded(document: unknown): void {
  let blocks = 0;
  let characters = 0;
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') characters += value.length;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) blocks += 1;
    for (const part of Object.values(value)) open.push(part);
    if (blocks > mostBlocks || characters > mostCharacters) throw new WordTooLong();
  }
}
