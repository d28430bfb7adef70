import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
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
const poppler = 'pdftotext -layout';
const run = promisify(execFile);

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
    const pdf = tablePdf(pages, 'jadual.pdf');
    const programs = {
      'from source': new URL('./measured-reader.ts', import.meta.url),
      bundled: bundledReader(folder),
    };
    const long = await pdftotext(folder, pdf, pages);
    for (const file of [pdf, await tableDocx(pages, 'jadual.docx'), tableXlsx(pages, 'jadual.xlsx')])
      long.push(await inProcess(file), ...(await inOwnProcess(programs, file, pages)));
    const sheet = tablePdf(1, 'sehelai.pdf');
    const short = [...(await pdftotext(folder, sheet, 1)), ...(await inOwnProcess(programs, sheet, 1))];
    return tableOf([long, short]);
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
  const isInstalled = groups.flat().some(({ what }) => what === poppler);
  return {
    title: `readers: pages of tables, ${rowsOnPage} rows each`,
    columns: ['', 'pages', 'ms', 'pages/s', 'rows/s', 'ratio', 'peak MiB'],
    rows: groups.flatMap((group) => group.map((figure) => rowIn(group, figure))),
    notes: [
      ...(isInstalled ? [] : ['pdftotext is not installed.']),
      `Medians of ${runs}. The ratio is of speeds, to the first line of as many pages; the goal is of memory.`,
      'A reader process reads one document and ends; bundled as in AWS and by npm start, from source as in tests.',
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

/** As the pipeline reads: behind the time and memory bounds, by each of the programs. */
async function inOwnProcess(programs: Record<string, URL>, file: TestFile, count: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, reader] of Object.entries(programs)) {
    const peaks: number[] = [];
    const times = await timesOf(runs, async () => {
      await readDocument(file.bytes, file.name, { reader });
      peaks.push(Number(await readFile(peakFile(process.pid), 'utf8')) * 1024);
    });
    const kind = file.name.split('.').at(-1) ?? '';
    figures.push({ what: `${kind}, own process, ${name}`, pages: count, ms: median(times), peak: Math.max(...peaks) });
  }
  await rm(peakFile(process.pid));
  return figures;
}

/** The reader's program packed as the deployed one is. */
function bundledReader(folder: string): URL {
  const folders = readerFunction.package.folders ?? [];
  buildPackage({ entries: { reader: 'test/bench/measured-reader.ts' }, folders }, folder);
  return pathToFileURL(join(folder, 'reader.mjs'));
}

/** What Poppler takes for the same; nothing where it is not installed. */
async function pdftotext(folder: string, { bytes }: TestFile, count: number): Promise<Figure[]> {
  const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.txt')];
  await writeFile(from, bytes);
  try {
    const ms = median(await timesOf(runs, () => run('pdftotext', ['-layout', from, to])));
    return [{ what: poppler, pages: count, ms }];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
