import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from '../../lambdas/platform/documents/parse.ts';
import { readBounds, readDocument } from '../../lambdas/platform/documents/read.ts';
import type { DocumentText } from '../../shared/evidence.ts';
import type { TestFile } from '../support/documents.ts';
import { rowsOnPage, tableDocx, tablePdf, tableXlsx } from './documents.ts';
import { median, megabytes, timesOf } from './figures.ts';
import { peakFile } from './peak-file.ts';
import { atMost, ratioOf, type Table } from './table.ts';

const pages = 100;
const runs = 3;
const reader = new URL('./measured-reader.ts', import.meta.url);

/** How fast the readers turn the same tables into text, as a PDF, a Word document and a workbook of 100 pages or sheets. */
export async function readers(): Promise<Table> {
  const files = [tablePdf(pages, 'jadual.pdf'), await tableDocx(pages, 'jadual.docx'), tableXlsx(pages, 'jadual.xlsx')];
  const [pdf] = files;
  const start = await boundedMs(tablePdf(1, 'sehelai.pdf'));
  const rival = pdf === undefined ? null : await pdftotextMs(pdf);
  const measured = [];
  for (const file of files) measured.push(await measure(file));
  const own = measured[0]?.inProcess ?? Number.NaN;
  const baseline = rival ?? own;
  const rate = (ms: number): string => ((pages * 1000) / ms).toFixed(0);
  const row = (what: string, ms: number): string[] => [what, ms.toFixed(0), rate(ms), ratioOf(baseline, ms)];

  return {
    title: `readers: ${pages} pages of tables, ${pages * rowsOnPage} rows`,
    columns: ['', 'ms', 'pages/s', 'ratio', 'rows read', 'peak MB'],
    rows: [
      ...(rival === null ? [] : [{ cells: [...row('pdftotext -layout (baseline)', rival), '', ''] }]),
      {
        cells: [
          'pdf of 1 page, in its own process',
          start.ms.toFixed(0),
          (1000 / start.ms).toFixed(1),
          '',
          '',
          megabytes(start.peak),
        ],
      },
      ...measured.flatMap(({ kind, inProcess, bounded, rows, peak }) => [
        { cells: [...row(`${kind}, in process`, inProcess), String(rows), ''] },
        {
          cells: [...row(`${kind}, in its own process`, bounded), String(rows), megabytes(peak)],
          goal: atMost(Math.round(peak / 2 ** 20), readBounds.memoryBytes / 2 ** 20),
        },
      ]),
    ],
    notes: [
      `Medians of ${runs}; the ratio is of speeds.`,
      ...(rival === null ? ['pdftotext is not installed: the baseline is the PDF in process.'] : []),
      'The goal is the memory bound in MiB. In its own process counts the start of that process and its transpiler, which AWS has not.',
    ],
  };
}

/** @throws {Error} when rows got lost on the way: a speed would mean nothing then */
async function measure(file: TestFile) {
  // Also warms up what a process in use has warm.
  const text = await parseDocument(file.bytes, file.name);
  const rows = dataRows(text);
  if (rows < pages * rowsOnPage * 0.99) throw new Error(`Of ${file.name} only ${rows} rows were read`);
  const inProcess = await timesOf(runs, () => parseDocument(file.bytes, file.name));
  const { ms: bounded, peak } = await boundedMs(file);
  return { kind: text.kind, rows, inProcess: median(inProcess), bounded, peak };
}

/** As the pipeline reads: behind the time and memory bounds. `peak`: bytes the reader's process held at most. */
async function boundedMs(file: TestFile): Promise<{ ms: number; peak: number }> {
  const peaks: number[] = [];
  const times = await timesOf(runs, async () => {
    await readDocument(file.bytes, file.name, { reader });
    peaks.push(Number(await readFile(peakFile(process.pid), 'utf8')) * 1024);
  });
  await rm(peakFile(process.pid));
  return { ms: median(times), peak: Math.max(...peaks) };
}

/** Table rows with a number in front, which the headings have not. */
const dataRows = ({ pages: read }: DocumentText): number =>
  read.flatMap(({ text }) => text.split('\n')).filter((line) => /^\|\s*\d+\s*\|/.test(line)).length;

/** What Poppler takes for the same, or null where it is not installed. */
async function pdftotextMs({ bytes }: TestFile): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-readers-'));
  const run = promisify(execFile);
  try {
    await run('pdftotext', ['-v']);
    await writeFile(join(folder, 'in.pdf'), bytes);
    return median(
      await timesOf(runs, () => run('pdftotext', ['-layout', join(folder, 'in.pdf'), join(folder, 'out.txt')])),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
