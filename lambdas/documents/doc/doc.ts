import type { DocumentText } from '../../../shared/evidence.ts';
import type { CompoundFile } from './compound.ts';
import { DocFile } from './docFile.ts';
import { DocWalker, type DocPlaces } from './docWalk.ts';
import { ReadError } from '../fault.ts';
import { hiddenTextNotices } from '../office/hiddenText.ts';
import { flatLines, isPageNumberLine, PageLines } from '../office/pageLines.ts';

/** Header stories of a section in their order ([MS-DOC] 2.8.25), after six separators that belong to notes. */
const separatorStories = 6;
const footerStories = new Set([2, 3, 5]);
const sectionBytes = 12;
const breakKind = 0x3009;
const newPage = 2;

/**
 * Reads a Word 97 to 2003 document (DOC). Headers stand once at the top of page 1, footers once at the end, text boxes after the text.
 * Pages follow the author's page and section breaks; the format does not note where lines fell.
 * @throws {ReadError} empty, damaged, encrypted or old_format
 */
export function readDoc(compound: CompoundFile): DocumentText {
  const file = new DocFile(compound);
  const walker = new DocWalker(file);
  const pages = new PageLines();
  const margins: DocPlaces = { continuousMarks: new Set(), atReference: () => undefined, page: () => 1 };
  const linesOf = (range: Range): string[] => flatLines((sink) => walker.walk(range, sink, margins));
  const headers = headerRanges(file);
  const marginal = (ranges: readonly Range[]): string[] =>
    [...new Set(ranges.flatMap(linesOf))].filter((line) => !isPageNumberLine(line));
  for (const line of marginal([...headers.above, file.range('headerBoxes')])) pages.line(line);

  const footnotes = noteRanges(file, 'footnote');
  const endnotes = noteRanges(file, 'endnote');
  const atReference = (position: number): void => {
    const note = footnotes.get(position);
    if (note) pages.note(linesOf(note).join('\n'));
  };
  walker.walk(file.range('main'), pages, {
    continuousMarks: continuousMarks(file),
    atReference,
    page: () => pages.number,
  });
  for (const line of linesOf(file.range('boxes'))) pages.line(line);
  for (const range of endnotes.values()) pages.note(linesOf(range).join('\n'));
  for (const line of marginal(headers.below)) pages.line(line);

  const found = pages.toPages();
  if (found.length === 0) throw new ReadError('empty');
  return { kind: 'doc', pages: found, notices: hiddenTextNotices(walker.hidden) };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function headerRanges(file: DocFile): { above: Range[]; below: Range[] } {
  const above: Range[] = [];
  const below: Range[] = [];
  for (const [story, range] of between(file.positions('headers', 0), file.range('headers')).entries()) {
    if (story < separatorStories) continue;
    (footerStories.has((story - separatorStories) % 6) ? below : above).push(range);
  }
  return { above, below };
}

/** The text of each note by the position of its reference. */
function noteRanges(file: DocFile, kind: 'footnote' | 'endnote'): Map<number, Range> {
  const references = file.positions(`${kind}References`, 2);
  const texts = between(file.positions(`${kind}Texts`, 0), file.range(`${kind}s`));
  return new Map(
    references.slice(0, -1).flatMap((reference, index) => {
      const range = texts[index];
      return range ? [[reference, range] as const] : [];
    }),
  );
}

/**
 * The ranges between positions that are relative to a part. The format leaves the last position undefined: what does not ascend or
 * lies past the part is no range.
 */
function between(positions: readonly number[], part: Range): Range[] {
  let reached = part.start;
  return positions.slice(0, -1).map((position, index) => {
    const start = Math.max(reached, part.start + position);
    const end = Math.min(part.end, part.start + (positions[index + 1] ?? position));
    reached = Math.max(reached, end);
    return { start, end };
  });
}

/** The marks of sections whose successor does not start a page. */
function continuousMarks(file: DocFile): Set<number> {
  const ends = file.positions('sections', sectionBytes).slice(1);
  const structure = file.structure('sections');
  const marks = new Set<number>();
  for (const [index, end] of ends.entries()) {
    // The kind of break belongs to the section that follows it.
    const at = (ends.length + 1) * 4 + (index + 1) * sectionBytes + 2;
    const isLast = at + 4 > structure.length;
    const kind = isLast
      ? 0
      : (file.sectionSprms(structure.readUInt32LE(at)).findLast(({ code }) => code === breakKind)?.operand[0] ??
        newPage);
    if (kind < newPage) marks.add(end - 1);
  }
  return marks;
}
