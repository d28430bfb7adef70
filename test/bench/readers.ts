import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBounds, readDocument } from '../../lambdas/documents/read.ts';
import { reader as readerFunction } from '../../lib/functions/steps.ts';
import { built } from '../support/bundles.ts';
import { rowNumbers } from '../support/pages.ts';
import type { TestFile } from '../support/documents.ts';
import { rowsOnPage, tableDocx, tablePdf, tableXlsx } from './documents.ts';
import { median, timesOf } from './figures.ts';
import { peakFile } from './peak-file.ts';
import { atMost, type Row, type Table } from './table.ts';

const pages = 100;
const runs = 3;

/** How fast the readers turn the same tables into text: a PDF, a Word document and a workbook of 100 pages or sheets, and a PDF of one. */
export async function readers(): Promise<Table> {
  // The reader's program packed as the deployed one is.
  const folder = built({ ...readerFunction.package, entries: { reader: 'test/bench/measured-reader.ts' } });
  try {
    const reader = pathToFileURL(join(folder, 'reader.mjs'));
    return {
      title: `readers: pages of tables, ${rowsOnPage} rows each`,
      columns: ['', 'ms', 'pages/s', 'peak MiB'],
      rows: [
        await readAs(reader, tablePdf(pages, 'jadual.pdf'), pages),
        await readAs(reader, await tableDocx(pages, 'jadual.docx'), pages),
        await readAs(reader, tableXlsx(pages, 'jadual.xlsx'), pages),
        await readAs(reader, tablePdf(1, 'sehelai.pdf'), 1),
      ],
      notes: [
        `Medians of ${runs}; the goal is of memory.`,
        'A reader process reads one document and ends; bundled as in AWS and by npm start.',
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * As the pipeline reads: in a process of its own, behind the bounds of time and memory.
 * @throws {Error} when rows got lost on the way: a speed would mean nothing then
 */
async function readAs(reader: URL, file: TestFile, count: number): Promise<Row> {
  const peaks: number[] = [];
  const times = await timesOf(runs, async () => {
    const rows = rowNumbers(await readDocument(file.bytes, { reader })).length;
    if (rows !== count * rowsOnPage) throw new Error(`Of ${file.name} ${rows} rows were read`);
    peaks.push(Number(await readFile(peakFile(process.pid), 'utf8')) / 1024);
  });
  await rm(peakFile(process.pid));
  const [ms, peak] = [median(times), Math.round(Math.max(...peaks))];
  return {
    cells: [file.name, ms.toFixed(0), ((count * 1000) / ms).toFixed(1), String(peak)],
    goal: atMost(peak, readBounds.memoryBytes / 2 ** 20),
  };
}
