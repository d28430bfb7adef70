import { plainOf, type TextBlock } from '../richText/blocks.ts';
import { parseInline, parseItem, parseText } from '../richText/parse.ts';
import { emptyText } from '../texts.ts';
import type { Fact } from '../fact/fact.ts';
import { cell, headRow, italic, leading, paragraph, part, recordTable, table, tool } from './blocks.ts';
import type { Block, CellBlock, Column, Part, TableOptions } from './blocks.ts';

/** A written text as it stands in Word; nothing for an empty text. Its headings rank below those of the document. */
export const writtenBlocks = (text: string): CellBlock[] => parseText(text).map(wordBlock);

/** The same; the word for none for an empty text. */
export const textBlocks = (text: string): CellBlock[] => writtenBlocks(text.trim() === '' ? emptyText : text);

export function wordBlock(block: TextBlock): CellBlock {
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

/** Columns of fields that a page lets be edited; `list`: the pointer of the records. */
export const editedColumns = <K extends string, T extends Readonly<Record<K, string | readonly string[]>>>(
  list: string,
  ...columns: readonly (readonly [width: number, field: K, head: string])[]
): Column<T>[] =>
  columns.map(([width, field, head]) => [
    width,
    head,
    (record, index) => [writtenPart(`${list}/${index}/${field}`, record[field])],
  ]);

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

/** A headed table, or the word for none; then the button that adds a row, where rows can be added. */
export const listing = <T>(
  records: readonly T[],
  columns: readonly Column<T>[],
  options: TableOptions = {},
): Block[] => [
  records.length === 0 ? paragraph(emptyText) : recordTable(records, columns, options),
  ...(options.list === undefined ? [] : [tool('add', options.list)]),
];
