import type { SourceDocument } from '../../../shared/document/document.ts';
import { BlockList } from './blockList.ts';
import { DocFile, type DocRange } from './docFile.ts';
import { DocWalk } from './docWalk.ts';

/** Header stories of a section in their order ([MS-DOC] 2.8.25), after six separators that belong to notes. */
const separatorStories = 6;
const footerStories = new Set([2, 3, 5]);

/**
 * Reads a Word 97 to 2003 document (DOC). Headers stand once before the text; text boxes, notes and footers behind it.
 * @throws {ReadError} empty, damaged, encrypted or old_format
 */
export async function readDoc(bytes: Uint8Array): Promise<SourceDocument> {
  const file = new DocFile(bytes);
  const list = new BlockList();
  const walk = new DocWalk(file);
  const add = (ranges: readonly DocRange[], into: BlockList): void => {
    for (const range of ranges) walk.addBlocks(range, into);
  };
  const stories = headerStories(file);
  const isFooter = (index: number): boolean => footerStories.has((index - separatorStories) % 6);
  const headers = stories.filter((_, index) => index >= separatorStories && !isFooter(index));
  list.margin((margin) => add([...headers, file.range('headerBoxes')], margin));
  add([file.range('main'), file.range('boxes'), file.range('footnotes'), file.range('endnotes')], list);
  list.margin((margin) =>
    add(
      stories.filter((_, index) => index >= separatorStories && isFooter(index)),
      margin,
    ),
  );
  return list.toDocument('doc');
}

/** The format leaves the last position undefined: what does not ascend or lies past the part is no range. */
function headerStories(file: DocFile): DocRange[] {
  const part = file.range('headers');
  const bytes = file.structure('headers');
  let reached = part.start;
  return Array.from({ length: Math.max(0, Math.floor(bytes.length / 4) - 1) }, (_, index) => {
    const start = Math.max(reached, part.start + bytes.readUInt32LE(index * 4));
    reached = Math.max(reached, Math.min(part.end, part.start + bytes.readUInt32LE(index * 4 + 4)));
    return { start, end: reached };
  });
}
