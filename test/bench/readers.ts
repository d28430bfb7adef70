import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseDocument } from '../../lambdas/documents/parse.ts';
import { readBounds, readDocument } from '../../lambdas/documents/read.ts';
import { buildPackage } from '../../lib/aws/bundle.ts';
import { reader as readerFunction } from '../../lib/functions/step.ts';
import { rowNumbers } from '../support/pages.ts';
import type { TestFile } from '../support/documents.ts';
import { rowsOnPage, tableDocx, tablePdf, tableXlsx } from './documents.ts';
import { median, timesOf } from './figures.ts';
import { peakFile } from './peak-file.ts';
import { atMost, ratioOf, type Row, type Table } from './table.ts';

const pages = 100;
const runs = 3;

/** A document read in some way: median milliseconds, and the most memory its process held, in bytes, where it had one of its own. */
interface Figure {
  what: string;
  pages: number;
  ms: number;
  peak?: number;
}

/** How fast the readers turn the same tables into text: a PDF, a Word document and a workbook of 100 pages or sheets. */
export async function readers(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-readers-'));
  try {
    const reader = bundledReader(folder);
    const long: Figure[] = [];
    for (const file of [
      tablePdf(pages, 'jadual.pdf'),
      await tableDocx(pages, 'jadual.docx'),
      tableXlsx(pages, 'jadual.xlsx'),
    ])
      long.push(await inProcess(file), await inOwnProcess(reader, file, pages));
    return tableOf([long, [await inOwnProcess(reader, tablePdf(1, 'sehelai.pdf'), 1)]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rate = (figure: Figure): number => (figure.pages * 1000) / figure.ms;

/** The first of each group is its baseline. */
function tableOf(groups: readonly (readonly Figure[])[]): Table {
  const rowIn = ([baseline]: readonly Figure[], figure: Figure): Row => {
    const peak = figure.peak === undefined ? null : Math.round(figure.peak / 2 ** 20);
    const speeds = [rate(figure).toFixed(1), (rate(figure) * rowsOnPage).toFixed(0)];
    const ratio = ratioOf(rate(figure), rate(baseline ?? figure));
    return {
      cells: [figure.what, String(figure.pages), figure.ms.toFixed(0), ...speeds, ratio, `${peak ?? ''}`],
      ...(peak === null ? {} : { goal: atMost(peak, readBounds.memoryBytes / 2 ** 20) }),
    };
  };
  return {
    title: `readers: pages of tables, ${rowsOnPage} rows each`,
    columns: ['', 'pages', 'ms', 'pages/s', 'rows/s', 'ratio', 'peak MiB'],
    rows: groups.flatMap((group) => group.map((figure) => rowIn(group, figure))),
    notes: [
      `Medians of ${runs}. The ratio is of speeds, to the first line of as many pages; the goal is of memory.`,
      'A reader process reads one document and ends; bundled as in AWS and by npm start.',
    ],
  };
}

/** @throws {Error} when rows got lost on the way: a speed would mean nothing then */
async function inProcess(file: TestFile): Promise<Figure> {
  // Also warms up what a process in use has warm.
  const text = await parseDocument(file.bytes, file.name);
  const rows = rowNumbers(text).length;
  if (rows !== pages * rowsOnPage) throw new Error(`Of ${file.name} ${rows} rows were read`);
  const times = await timesOf(runs, () => parseDocument(file.bytes, file.name));
  return { what: `${text.kind}, in process, warm`, pages, ms: median(times) };
}

/** As the pipeline reads: behind the time and memory bounds. */
async function inOwnProcess(reader: URL, file: TestFile, count: number): Promise<Figure> {
  const peaks: number[] = [];
  const times = await timesOf(runs, async () => {
    await readDocument(file.bytes, file.name, { reader });
    peaks.push(Number(await readFile(peakFile(process.pid), 'utf8')) * 1024);
  });
  await rm(peakFile(process.pid));
  const kind = file.name.split('.').at(-1) ?? '';
  return { what: `${kind}, own process`, pages: count, ms: median(times), peak: Math.max(...peaks) };
}

/** The reader's program packed as the deployed one is. */
function bundledReader(folder: string): URL {
  const folders = readerFunction.package.folders ?? [];
  buildPackage({ entries: { reader: 'test/bench/measured-reader.ts' }, folders }, folder);
  return pathToFileURL(join(folder, 'reader.mjs'));
}
