/** Control characters, marks of direction, halves of surrogate pairs, the two non-characters: XML 1.0 cannot hold them, or they show a text as another one. */
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;

/** For `JSON.parse`: texts without what nobody sees. */
export const seenText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(unseen, '') : value;

/** The text as a file can hold it: one kind of line end, tabs as spaces (Word would jump to a stop), nothing that is unseen. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, '');
