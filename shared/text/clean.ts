/** What XML 1.0 cannot hold, even escaped: control characters, halves of surrogate pairs, the two non-characters. */
const illegal = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu; // oxlint-disable-line no-control-regex

/** The text as a file can hold it: one kind of line end, tabs as spaces (Word would jump to a stop), nothing XML forbids. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(illegal, '');
