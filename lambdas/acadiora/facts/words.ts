/** Words as a plain count of what stands between white space; the bars of a table row and `<br>` are none. */
export const wordsIn = (text: string): number => text.replaceAll('<br>', ' ').match(/(?!\|(?:\s|$))\S+/gu)?.length ?? 0;
