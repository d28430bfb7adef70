import type { Citation } from '../document/citation.ts';
import type { Warning } from '../session/session.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const dateAndTime = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'full', timeStyle: 'short', timeZone });
const dateAlone = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'long', timeZone });

/** 'Isnin, 9 Mac 2026 pada 12:05 PTG' (spec 1 §2): Malaysian time wherever the reader is. */
export const dateTimeLabel = (at: string | Date): string => dateAndTime.format(new Date(at));

/** '9 Mac 2026': the day in Malaysia. */
export const dateLabel = (at: string | Date): string => dateAlone.format(new Date(at));

const integer = new Intl.NumberFormat('ms-MY');
/** A count as Malay print has it: '5,240'. */
export const countLabel = (count: number): string => integer.format(count);

/** A document's own words and their place: 'Bahagian "Pentaksiran": "..."'; '' where there are none. */
export const placedQuote = ({ place, quote }: Pick<Citation, 'place' | 'quote'>): string =>
  [place, quote === '' ? '' : `\u201c${quote.replaceAll(' | ', ' · ')}\u201d`].filter((part) => part !== '').join(': ');

/** The words of the documents that some facts rest on, each once. */
export const quotesOf = (some: readonly Pick<Citation, 'place' | 'quote'>[]): string[] => [
  ...new Set(some.filter(({ quote }) => quote !== '').map(placedQuote)),
];

/** A warning with its place, as far as it is known: 'Mesej (dokumen.pdf, Muka surat 3, "...")'. */
export function warningLabel({ message, document, place, quote }: Warning): string {
  const parts = [document, place, quote === null ? null : `\u201c${quote}\u201d`].filter((part) => part !== null);
  return parts.length === 0 ? message : `${message} (${parts.join(', ')})`;
}

/** The five levels of performance in a rubric, best first (spec 1 §3, spec 2 §9). */
export const performanceLevelLabels = {
  amatCemerlang: 'Amat Cemerlang',
  cemerlang: 'Cemerlang',
  kepujian: 'Kepujian',
  sederhana: 'Sederhana',
  lemah: 'Lemah',
} as const;

export const yesNoLabel = (value: boolean): string => (value ? 'Ya' : 'Tidak');

/** A warning that concerns no place of a document. */
export const warningOf = (code: string, message: string): Warning => ({
  code,
  message,
  document: null,
  place: null,
  quote: null,
});
