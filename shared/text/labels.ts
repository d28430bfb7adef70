import type { Citation } from '../document/citation.ts';
import type { Evidence } from '../evidence.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const dateAndTime = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'full', timeStyle: 'short', timeZone });
const dateAlone = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'long', timeZone });

/** 'Isnin, 9 Mac 2026 pada 12:05 PTG' (spec 1 §2): Malaysian time wherever the reader is. */
export const dateTimeLabel = (at: string | Date): string => dateAndTime.format(new Date(at));

/** '9 Mac 2026': the day in Malaysia. */
export const dateLabel = (at: string | Date): string => dateAlone.format(new Date(at));

/** 'Muka surat 3', or 'Helaian 3' in a spreadsheet. `document`: the file's name, null when it is not known. */
export const pageLabel = (page: number, document: string | null = null): string =>
  `${/\.xlsx?$/i.test(document ?? '') ? 'Helaian' : 'Muka surat'} ${page}`;

/** A document's own words and their page: 'Muka surat 3: "..."'. */
export const evidenceLabel = ({ page, quote }: Evidence, document: string | null = null): string =>
  `${pageLabel(page, document)}: \u201c${quote}\u201d`;

/** A document's own words and their place: 'Muka surat 3: "..."'. */
export const citationLabel = ({ place, quote }: Pick<Citation, 'place' | 'quote'>): string =>
  place === '' ? `\u201c${quote}\u201d` : `${place}: \u201c${quote}\u201d`;

export const yesNoLabel = (value: boolean): string => (value ? 'Ya' : 'Tidak');
