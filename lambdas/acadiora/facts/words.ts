/** Words as a word processor counts them: runs of letters and digits, with hyphens and apostrophes inside. */
export const wordsIn = (text: string): number =>
  (text.replaceAll('<br>', ' ').match(/[\p{L}\p{N}]+(?:[-'’.,/][\p{L}\p{N}]+)*/gu) ?? []).length;
