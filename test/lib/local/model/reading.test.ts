import { describe, expect, test } from '@jest/globals';
import { verifyEvidence } from '../../../../shared/evidence.ts';
import { fields, score } from '../../../eval/score.ts';
import { analysed, pagesOf, truthOf } from './course.ts';

/** Layouts that lecturers use; what stands in each is told by the truth beside it. */
const layouts: [name: string, layout: string][] = [
  ['split-over-pages', 'a pro forma whose rows break over a page under repeated headings'],
  ['marks-matrix', 'sheets with outcomes ticked against HP and KI, and no assessment at all'],
  ['table-4-english', 'Table 4 of MQA in English, with outcomes in merged rows and PLOs in a matrix'],
  ['jadual-4', 'Jadual 4 in Malay, with continuous and final assessment by percent and hours'],
  ['rmk-one-cell', 'an RMK with all outcomes numbered in one cell and weights under a subtotal'],
  ['bilingual-lines', 'a pro forma with English under each Malay line'],
  ['bilingual-slashes', 'a pro forma with both languages on one line'],
  ['lists-without-tables', 'a pro forma without any table'],
  ['plain-text', 'running text with the weights in one sentence'],
  ['syllabus-english', 'an English syllabus with lettered outcomes'],
  ['rps-indonesian', 'an Indonesian RPS with labels above their values'],
  ['polytechnic-outline', 'a course outline with assessments ticked against outcomes'],
  ['course-plan', 'a course plan whose outcomes are only numbered'],
  ['merged-spreadsheet', 'a spreadsheet with merged label cells'],
  ['wide-spreadsheet', 'a spreadsheet with weights as fractions'],
  ['outcomes-in-columns', 'a table with one column an outcome'],
  ['outcomes-repeated', 'outcomes listed twice, and a rubric with marks'],
  ['weights-repeated', 'weights in two tables and repeated in a third'],
  ['table-without-lines', 'a PDF whose tables have no lines, so that headings are caught in their cells'],
  ['totals-by-outcome', 'weights spread over outcomes with a total beside them'],
  ['lists-beside-labels', 'lists of outcomes, topics and weights in the cell beside each label'],
  ['brackets-after-code', 'levels in brackets between the code and the statement'],
  ['two-rows-an-outcome', 'a row in each language for every outcome, and full marks beside the weights'],
  ['weights-without-heading', 'one long table of particulars with the weights beside their label'],
  ['topics-called-otherwise', 'weeks beside a column called neither topic nor content'],
  ['prose-beside-labels', 'a pro forma with a lead-in and small Roman numbers in the cell beside each label'],
  ['table-4-spreadsheet', 'Table 4 of MQA as one sheet, statements and their mapping apart'],
  ['sheet-side-by-side', 'a sheet with tables beside one another'],
  ['columns-by-tabs', 'a document whose columns only tabs part'],
  ['weights-in-weeks', 'an Indonesian RPS whose weights stand in the weekly table alone'],
  ['weights-under-names', 'weights in marks on the line under each name'],
  [
    'items-under-assessments',
    'items that make up the weight of the assessment above them, and codes HP for the outcomes themselves',
  ],
  ['weeks-with-indicators', 'an Indonesian RPS with indicators and forms of assessment week by week'],
  ['weights-in-sentences', 'weights in sentences, a pass mark among them'],
  ['one-ruled-frame', 'a pro forma in one ruled frame, its parts with columns of their own'],
  ['bullets-with-dashes', 'weights behind dashes, and a penalty by percent'],
  ['weights-in-column-heads', 'weights in the heads of the columns that tick outcomes'],
  ['weights-across', 'names across the top, weights below them'],
  ['levels-behind-dashes', 'running text with levels behind dashes and dates beside the weeks'],
  ['marks-in-one-cell', 'all weights by marks in one cell, all topics on one line'],
  ['rubric-without-weights', 'a rubric and a grading scale, but no weights of the course'],
  ['weeks-with-two-rows', 'a week with two topics, and weights headed by a sign only'],
  ['table-4-frames', 'Table 4 of MQA printed as frames that touch'],
  ['parts-beside-details', 'parts of the whole with their assessments line by line in the next column'],
  ['sheet-without-gap', 'tables beside one another with a title for each and no column between'],
  ['totals-under-matrix', 'outcomes against programme outcomes and assessments in one matrix'],
  ['outcomes-in-a-sentence', 'outcomes in one sentence, each ended by its level'],
  ['nothing-to-find', 'a programme of events that states neither outcomes nor assessments'],
];

const withEvidence = <Item>(item: Item) => ({ ...item, evidence: null });

describe('The embedded model reads a course document', () => {
  test.each(layouts)('%s: %s, with every quote on the page it names', async (name) => {
    const pages = pagesOf(name);
    const { courseCode, courseName, ...rest } = await analysed(pages);
    const found = score(truthOf(name), {
      ...rest,
      courseCode: courseCode?.value ?? null,
      courseName: courseName?.value ?? null,
      clos: rest.clos.map(withEvidence),
      assessments: rest.assessments.map(withEvidence),
    });
    expect(fields.flatMap((field) => found[field].notes.map((note) => `${field}: ${note}`))).toEqual([]);
    const quotes = [courseCode, courseName, ...rest.clos, ...rest.assessments].flatMap((fact) => fact ?? []);
    expect(quotes.filter((quote) => verifyEvidence(quote, pages)?.page !== quote.page)).toEqual([]);
  });
});
