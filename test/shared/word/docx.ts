import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** The parts of a Word file by path, as text. */
export const unzip = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]));

/** The part, which must be there. */
export function part(parts: ReadonlyMap<string, string>, path: string): string {
  const text = parts.get(path);
  if (text === undefined) throw new Error(`No ${path} in the file: ${[...parts.keys()].join(', ')}`);
  return text;
}

/**
 * The lines of a Word part as a reader meets them: one a paragraph, more where it has breaks, without empty ones. The entries of
 * tables of contents (the only structured blocks) are left out. Throws when the XML is not well-formed.
 */
export function wordLines(xml: string): string[] {
  const lines: string[] = [];
  let text = '';
  let inText = false;
  let structured = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'w:sdt') structured++;
    if (name === 'w:t') inText = true;
    if (name === 'w:br') text += '\n';
  });
  parser.on('text', (characters) => {
    if (inText) text += characters;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:sdt') structured--;
    if (name === 'w:t') inText = false;
    if (name !== 'w:p') return;
    if (structured === 0) lines.push(...text.split('\n'));
    text = '';
  });
  parser.write(xml).close();
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
