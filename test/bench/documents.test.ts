import { expect, test } from '@jest/globals';
import { parseDocument } from '../../lambdas/documents/parse.ts';
import { rowNumbers } from '../support/pages.ts';
import type { TestFile } from '../support/documents.ts';
import { rowsOnPage, tableDocx, tablePdf, tableXlsx } from './documents.ts';

const pages = 3;
const made: [string, () => TestFile | Promise<TestFile>][] = [
  ['PDF', () => tablePdf(pages, 'jadual.pdf')],
  ['Word document', () => tableDocx(pages, 'jadual.docx')],
  ['workbook', () => tableXlsx(pages, 'jadual.xlsx')],
];

test.each(made)('A %s made for measuring reads back as all its rows, in order', async (_, make) => {
  const { name, bytes } = await make();
  const numbers = rowNumbers(await parseDocument(bytes, name));
  expect(numbers).toEqual(Array.from({ length: pages * rowsOnPage }, (_row, i) => i + 1));
});
