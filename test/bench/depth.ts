import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { course, docxOf, otherCourse, xlsxOf, type TestFile } from '../support/documents.ts';
import { type House, people, startHouse } from '../support/house.ts';
import { waitFor } from '../support/wait.ts';
import { upload } from '../support/work.ts';
import { tablePdf } from './documents.ts';
import { median, seconds, timed } from './figures.ts';
import { atMost, ratioOf, type Table } from './table.ts';

const modelMs = 2000;
const goal = 1.6;
const runs = 3;

/** How many model calls deep an analysis is: its time over that of one call, which the model here takes exactly. */
export async function depth(): Promise<Table> {
  const four: TestFile[] = [
    tablePdf(8, 'kursus.pdf'),
    await docxOf(course, 'kursus.docx'),
    xlsxOf(otherCourse, 'kursus.xlsx'),
    await docxOf(otherCourse, 'kursus-lain.docx'),
  ];
  const one = four.slice(0, 1);
  const house = await startHouse({ env: { MODEL_FAULTS: `slow:${modelMs}` } });
  try {
    const token = await house.tokenFor(people.aminah);
    // The first analysis of a house also loads what a house loads once.
    const first = await analysisMs(house, token, one);
    const ofOne: number[] = [];
    const ofFour: number[] = [];
    for (let run = 0; run < runs; run++) {
      ofOne.push(await analysisMs(house, token, one));
      ofFour.push(await analysisMs(house, token, four));
    }
    const row = (what: string, ms: number) => [what, seconds(ms), ratioOf(ms, modelMs)];
    return {
      title: 'depth: POST analyze to completed, over the time of one model call',
      columns: ['', 'seconds', 'ratio'],
      rows: [
        { cells: row('one model call (baseline)', modelMs) },
        { cells: row('1 document, first of a house', first) },
        { cells: row('1 document', median(ofOne)), goal: atMost(median(ofOne) / modelMs, goal) },
        { cells: row('4 documents', median(ofFour)), goal: atMost(median(ofFour) / modelMs, goal) },
      ],
      notes: [`Medians of ${runs}; all: 1 document ${listed(ofOne)}, 4 documents ${listed(ofFour)} s.`],
    };
  } finally {
    await house.stop();
  }
}

const listed = (times: readonly number[]): string => times.map(seconds).join(' ');

/** From the click, the files being there already, to the status the page waits for. */
async function analysisMs(house: House, token: string, files: readonly TestFile[]): Promise<number> {
  const uploadIds = await upload(house, token, files);
  return timed(async () => {
    const { sessionId } = await house.call(pedagonaApi.analyze, {
      token,
      body: { sessionName: 'Semester 1', documents: uploadIds.map((uploadId) => ({ uploadId })) },
    });
    await waitFor('the end of an analysis', async () => {
      const { status, errorMessage, coursesCount } = await house.call(pedagonaApi.status, {
        token,
        params: { sessionId },
      });
      if (status === 'failed') throw new Error(`An analysis failed: ${errorMessage}`);
      if (status === 'completed' && coursesCount !== files.length)
        throw new Error(`${coursesCount} courses were found`);
      return status === 'completed';
    });
  });
}
