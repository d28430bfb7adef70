import { nameParts, type Front } from './frontLines.ts';
import type { Stated } from './title.ts';

/** The schema's limit. */
const mostAuthors = 30;

interface Author {
  name: string;
  page: number;
  quote: string;
}

const label = /^(?:nama(?: pelajar| penulis)?|penulis|pengarang|authors?|oleh|by|disediakan oleh)\s*:\s*/i;

/** The authors named between the title and the body. The title's own lines are never names. */
export function authorsOf(front: Front, title: Stated<string> | null): Author[] {
  const lines = front.lines.filter(
    ({ kind, text }) => (kind === 'names' || label.test(text)) && !(title?.value ?? '').includes(text),
  );
  const authors = lines.flatMap(({ text, page }) => {
    const own = text.replace(label, '');
    return nameParts(own).map((name) => ({ name, page, quote: own.includes(name) ? name : own.slice(0, 300) }));
  });
  const seen = new Set<string>();
  return authors
    .filter(({ name }) => {
      const isNew = !seen.has(name.toLowerCase()) && /\p{L}{2}/u.test(name);
      seen.add(name.toLowerCase());
      return isNew;
    })
    .slice(0, mostAuthors);
}
