/** At most this many characters of a name, and bytes of it: file systems stop at 255 bytes for the whole. */
const maxLength = 60;
const maxBytes = 180;

/** The characters of `text` safe in a file name everywhere: letters, digits and `-`; any other run is one `_`. May be empty. */
export function fileNamePart(text: string, length: number = maxLength): string {
  const safe = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
    .replace(/^[_-]+/, '');
  let part = '';
  for (const { segment } of [...new Intl.Segmenter('ms').segment(safe)].slice(0, length)) {
    if (new TextEncoder().encode(part + segment).length > maxBytes) break;
    part += segment;
  }
  part = part.replace(/[_-]+$/, '');
  return /[\p{L}\p{N}]/u.test(part) ? part : '';
}

const stamp = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kuala_Lumpur',
});

/** YYYYMMDD_HHmmss on a Malaysian clock. */
export const fileTimestamp = (at: Date): string => stamp.format(at).replace(/[-:]/g, '').replace(' ', '_');
