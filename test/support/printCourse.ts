import type { Page } from 'playwright-core';
import { type Course, fileOf, partsOf, type TestFile } from './documents.ts';

const rowOf = (cells: readonly string[]): string => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;

/** A course document as a word processor prints it: headings and ruled tables. `tab`: one of the browser's own, without scripts or addresses. */
export async function printCourse(tab: Page, content: Course, name: string): Promise<TestFile> {
  const parts = partsOf(content).map(
    ({ heading, rows }) => `<h2>${heading}</h2><table>${rows.map(rowOf).join('')}</table>`,
  );
  const remarks = (content.remarks ?? []).map((text) => `<p>${text}</p>`);
  await tab.setContent(
    `<title>${content.name}</title><style>body{font:11pt sans-serif}table{border-collapse:collapse;width:100%}` +
      `td{border:1px solid #000;padding:4px}</style>${[...parts, ...remarks].join('')}`,
  );
  return fileOf(name, new Uint8Array(await tab.pdf({ format: 'A4' })));
}
