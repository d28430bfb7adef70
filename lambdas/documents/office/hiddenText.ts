/** Text that a reader of the printed page would not see. */
export interface HiddenText {
  readonly page: number;
  readonly text: string;
}

const maxNotices = 20;
const maxQuote = 200;

/** Notices that name hidden text instead of putting it into the pages; neighbouring runs on a page make one notice. */
export function hiddenTextNotices(found: readonly HiddenText[]): string[] {
  const byPage = new Map<number, string>();
  for (const { page, text } of found) byPage.set(page, `${byPage.get(page) ?? ''}${text}`);
  return [...byPage]
    .map(([page, text]) => ({ page, text: text.replace(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .slice(0, maxNotices)
    .map(({ page, text }) => {
      const quote = text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text;
      return `Teks tersembunyi pada halaman ${page} tidak diambil kira: “${quote}”`;
    });
}
