import type { Ref } from '../../../../../shared/document/document.ts';
import { nameParts, type Front } from './frontLines.ts';
import type { Stated } from './title.ts';

/** The schema's limit. */
const mostAuthors = 30;

interface Author {
  name: string;
  at: Ref[];
}

const label = /^(?:nama(?: pelajar| penulis)?|penulis|pengarang|authors?|oleh|by|disediakan oleh)\s*:\s*/i;

/** The authors named between the title and the body. The title's own lines are never names. */
export function authorsOf(front: Front, title: Stated<string> | null): Author[] {
  const lines = front.lines.filter(
    ({ kind, text }) => (kind === 'names' || label.test(text)) && !(title?.value ?? '').includes(text),
  );
  const authors = lines.flatMap(({ text, at }) =>
    nameParts(text.replace(label, '')).map((name) => ({ name, at: [at] })),
  );
  const seen = new Set<string>();
  return authors
    .filter(({ name }) => {
      const isNew = !seen.has(name.toLowerCase()) && /\p{L}{2}/u.test(name);
      seen.add(name.toLowerCase());
      return isNew;
    })
    .slice(0, mostAuthors);
}
