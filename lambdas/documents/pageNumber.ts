const words = String.raw`m/s|ms\.?|muka(?:\s?surat)?|hala(?:man|\.)?|page|pg\.?|p\.`;
const outOf = String.raw`/|\||daripada|dari|drpd\.?|of`;
const number = new RegExp(
  String.raw`^(?:(?:${words})[\s/:]*)*(?:\d{1,4}|[ivxl]{1,6})?(?:\s*(?:${outOf})\s*\d{0,4})?$`,
  'iu',
);

/** Whether a text is nothing but a page number: `3`, `- 3 -`, `Muka surat 1 daripada 3`, `Halaman / Page 2 / 3`, `iv`, or its words alone. */
export const isPageNumber = (text: string): boolean => number.test(text.replace(/^[-–—\s]+|[-–—\s]+$/gu, ''));

/** Whether it says that it is one: `Muka surat 2`, `1 of 3`; `12/1` may be a date or credit. */
export const saysPageNumber = (text: string): boolean =>
  /\d/.test(text) && /\p{L}{2}/u.test(text) && isPageNumber(text);

const inText = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${words}|no\.?)[\s:./|]*)+\d+(?:\s*(?:${outOf})\s*\d+)?|\b\d{1,3}\s*(?:${outOf})\s*\d{1,3}\b`,
  'giu',
);

/** A text with '#' for the page numbers in it. */
export const withoutPageNumbers = (text: string): string => text.replace(inText, '#');
