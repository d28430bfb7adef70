import type { Ref } from '../../../../../shared/document/document.ts';
import type { Front, FrontLine } from './frontLines.ts';

export interface Stated<Value> {
  value: Value;
  at: Ref[];
}

const titleLabel = /^(?:tajuk|title|judul)(?: kajian| tesis| penyelidikan)?\s*:\s*/i;
/** No title is longer. */
const longestTitle = 400;

/** Where a title breaks off for another line: inside a phrase, or with a mark that opens something. */
const isOpen = (text: string): boolean =>
  /(?:[:,(–-]|\b(?:dan|dalam|untuk|bagi|terhadap|di|ke|pada|dengan|serta|of|the|and|in|for|on|to|with|among|sebagai|melalui|menggunakan|kalangan|daripada|oleh|yang|a|an))$/i.test(
    text,
  );

/** Lines that go on with the title: text, and what looks like a name but ends an open phrase. */
function titleLines(lines: readonly FrontLine[], from: number): FrontLine[] {
  const taken = lines.slice(from, from + 1);
  for (const line of lines.slice(from + 1)) {
    const before = taken.at(-1)?.text ?? '';
    const goesOn = line.kind === 'text' || (isOpen(before) && (line.kind === 'names' || line.kind === 'affiliation'));
    // A translation in brackets over several lines; brackets that close within a line belong to the title.
    const isTranslation = /^\((?:[^)]*|[^)]*\))$/.test(line.text) && !isOpen(before);
    if (!goesOn || isTranslation || titleLabel.test(line.text) || /[.!]$/.test(before)) break;
    if ([...taken, line].reduce((sum, { text }) => sum + text.length, 0) > longestTitle) break;
    taken.push(line);
  }
  return taken;
}

/** The first line of the front that is a text of its own; failing that, what looks like a name but has the names after it. */
function firstLine({ lines }: Front): number {
  const labelled = lines.findIndex(({ text }) => titleLabel.test(text));
  if (labelled >= 0) return labelled;
  const text = lines.findIndex(
    (line) => line.kind === 'text' && line.text.length >= 8 && line.text.length <= longestTitle,
  );
  if (text >= 0) return text;
  const names = lines.flatMap(({ kind }, index) => (kind === 'names' ? [index] : []));
  return names.length > 1 ? (names[0] ?? -1) : -1;
}

/** The paper's title as printed, its lines joined; null when no line of the front can be one. */
export function titleOf(front: Front): Stated<string> | null {
  const from = firstLine(front);
  if (from < 0) return null;
  const lines = titleLines(front.lines, from);
  const value = lines
    .map(({ text }) => text.replace(titleLabel, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestTitle);
  return { value, at: [...new Set(lines.map(({ at }) => at))] };
}
