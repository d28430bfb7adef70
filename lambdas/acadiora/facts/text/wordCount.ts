/**
 * Words as a plain count of what stands between white space; the bars between the cells of a table are none. A product (3 × 6) is one word,
 * however far apart a reader sets its sign.
 */
export const wordsIn = (text: string): number =>
  text.replace(/(?<=\d) ?× ?(?=\d)/gu, '×').match(/(?!\|(?:\s|$))\S+/gu)?.length ?? 0;
