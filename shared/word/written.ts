import { plainOf, type TextBlock } from '../richText/blocks.ts';
import { parseInline, parseItem, parseText } from '../richText/parse.ts';
import { emptyText } from '../text/texts.ts';
import type { Fact } from '../fact/fact.ts';
import { cell, cellOf, headRow, italic, leading, paragraph, part, recordTable, table, tool } from './blocks.ts';
import type { Block, CellBlock, Column, Part, TableOptions } from './blocks.ts';

/** A written text as it stands in Word; nothing for an empty text. Its headings rank below those of the document. */
export const writtenBlocks = (text: string): CellBlock[] => parseText(text).map(wordBlock);

/** The same; the word for none for an empty text. */
export const textBlocks = (text: string): CellBlock[] => writtenBlocks(text.trim() === '' ? emptyText : text);

function wordBlock(block: TextBlock): CellBlock {
  switch (block.kind) {
    case 'heading':
      return leading(parseInline(plainOf(block.text), { bold: true }));
    case 'paragraph':
      return paragraph(block.text);
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(wordBlock)) };
  }
  const { head, rows } = block;
  const lengths = head.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map((text) => plainOf(text).length)),
  );
  return table(
    // By the length of what they hold, but no column takes nearly all.
    lengths.map((length) => Math.min(40, Math.max(6, length))),
    [headRow(head)],
    rows.map((row) => row.map((text) => cell(text))),
  );
}

/** Items of up to so many characters stand one after the other in a file. */
const shortItem = 45;

/** Two or more texts as a list; one as it is, none as `none`. */
export function listOrText(texts: readonly string[], none: string = emptyText, isNumbered = false): CellBlock[] {
  const stated = texts.filter((text) => text.trim() !== '');
  if (stated.length < 2) return writtenBlocks(stated[0] ?? none);
  const isShort = !isNumbered && stated.every((text) => text.length <= shortItem && !/[\n.;?!]/.test(text));
  return [{ kind: 'list', numbered: isNumbered, isShort, items: stated.map((text) => parseItem(text).map(wordBlock)) }];
}

/** A text or list of texts that a page lets be edited. */
export const writtenPart = (at: string, value: string | readonly string[], isNumbered = false): Part =>
  part(at, typeof value === 'string' ? textBlocks(value) : listOrText(value, emptyText, isNumbered));

/** A value with how its document bears it out. */
export const withFact = (text: string, fact: Fact | undefined, label: string): CellBlock[] => [
  ...writtenBlocks(text),
  ...(fact === undefined ? [] : [{ kind: 'evidence', fact, label } as const]),
];

/** A value with details of it in italics below, such as the quotation that it rests on. */
export const withDetails = (text: string, details: readonly string[]): CellBlock[] => [
  ...writtenBlocks(text),
  ...details.map((detail) => paragraph(italic(detail))),
];

/** A column of {@link listing}: of a field that a page lets be edited, or of what code shows of a record. */
export type ListColumn<T> = Column<T> | readonly [width: number, field: keyof T & string, head: string];

/** `at`: the pointer of the records; without it nothing of them is edited. `grows`: a page lets their rows be added, moved and removed. */
export type ListOptions = TableOptions & { at?: string; grows?: boolean };

/** A headed table, or the word for none. */
export function listing<T>(
  records: readonly T[],
  columns: readonly ListColumn<NoInfer<T>>[],
  { at = '', grows = false, ...options }: ListOptions = {},
): Block[] {
  const told = columns.map(([width, name, last], place): Column<T> => {
    const field = (record: T, index: number) => {
      const value = record[name as keyof T];
      const shown = Array.isArray(value) ? listOrText(value) : textBlocks(String(value));
      return at === '' ? shown : [part(`${at}/${index}/${name}`, shown)];
    };
    const [head, show] = typeof last === 'string' ? [last, field] : [name, last];
    if (!grows || place > 0) return [width, head, show];
    return [width, head, (record, index) => [...cellOf(show(record, index)).blocks, tool('arrange', `${at}/${index}`)]];
  });
  return [
    records.length === 0 ? paragraph(emptyText) : recordTable(records, told, options),
    ...(grows ? [tool('add', at)] : []),
  ];
}
