import { describe, expect, test } from '@jest/globals';
import {
  answerSpace,
  atRight,
  cell,
  centred,
  heading,
  leading,
  paragraph,
  table,
  type Block,
  type WordDocument,
} from '../../../shared/word/blocks.ts';
import type { Table } from '../../../shared/word/blocks.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { plainText } from './plainText.ts';
import { part, unzip, wordLines } from './docx.ts';

const paperOf = (blocks: Block[], more: Partial<WordDocument> = {}): WordDocument => ({
  title: 'KERTAS SOALAN',
  subtitle: 'ABC123 Kursus',
  header: 'ABC123',
  footerNote: '',
  look: 'paper',
  sections: [{ orientation: 'portrait', blocks }],
  ...more,
});
const partsOf = async (paper: WordDocument) => unzip(await renderWordBytes(paper));
const bodyOf = async (blocks: Block[], more?: Partial<WordDocument>): Promise<string> =>
  part(await partsOf(paperOf(blocks, more)), 'word/document.xml');
/** The paragraphs of a part that hold this text. */
const paragraphsWith = (xml: string, text: string): string[] =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)]
    .map(([whole]) => whole)
    .filter((whole) => whole.includes(text));

describe('a paper', () => {
  test('has its title in the middle by a style of its own, a report has not', async () => {
    expect(paragraphsWith(await bodyOf([]), '>KERTAS SOALAN<')[0]).toContain('w:val="PaperTitle"');
    const { look: _, ...report } = paperOf([]);
    expect(paragraphsWith(part(await partsOf(report), 'word/document.xml'), '>KERTAS SOALAN<')[0]).toContain(
      'w:val="Title"',
    );
  });
});

test('room to write is so many ruled lines, which hold no text', async () => {
  const blocks = [paragraph('(a) Nyatakan.'), answerSpace(4)];
  const inCell = table([100], [], [[cell([answerSpace(3)])]]);
  const xml = await bodyOf([...blocks, inCell]);
  expect(xml.match(/w:val="AnswerLine"/g)).toHaveLength(7);
  expect(plainText(paperOf([...blocks, inCell]))).toEqual(['KERTAS SOALAN', 'ABC123 Kursus', '(a) Nyatakan.']);
  expect(wordLines(xml)).toEqual(plainText(paperOf([...blocks, inCell])));
});

test.each([
  ['centred', centred('Tamat'), '<w:jc w:val="center"/>'],
  ['at the right', atRight('Tamat'), '<w:jc w:val="right"/>'],
  ['with what follows', leading('Tamat'), '<w:keepNext/>'],
])('a paragraph may stand %s', async (_, block, mark) => {
  expect(paragraphsWith(await bodyOf([block]), 'Tamat')[0]).toContain(mark);
  expect(paragraphsWith(await bodyOf([paragraph('Tamat')]), 'Tamat')[0]).not.toContain(mark);
});

describe('a table', () => {
  const rows = ['satu', 'dua', 'tiga'].map((text) => [cell(text)]);
  const head = [[cell('kepala')]];

  test.each<[string, Pick<Table, 'isKept' | 'isLeading'>, number, boolean[]]>([
    ['that is kept holds every row but the last to the next', { isKept: true }, 40, [true, true, true, false]],
    ['that is low is kept', {}, 0, [true, true, true, false]],
    ['that is high holds its head and its last two rows', {}, 40, [true, false, true, false]],
    ['that leads is held to what follows', { isLeading: true }, 40, [true, true, true, true]],
  ])('%s', async (_, options, lines, expected) => {
    const high = [...rows.slice(0, 1), [cell(`dua${'\nlagi'.repeat(lines)}`)], ...rows.slice(2)];
    const xml = await bodyOf([heading(1, 'Kunci'), { ...table([100], head, high), ...options }]);
    const isHeld = (text: string) => paragraphsWith(xml, `>${text}<`)[0]?.includes('<w:keepNext/>');
    expect(['kepala', 'satu', 'dua', 'tiga'].map(isHeld)).toEqual(expected);
  });

  test('breaks no code or word in a cell, and gives the columns no more than the page', async () => {
    const columns = ['CLO1', 'KKK4123', 'Pemberatan', 'huraian yang panjang '.repeat(20)].map((text) => cell(text));
    const xml = await bodyOf([table([1, 1, 1, 97], [], [columns])]);
    const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    // About the widths of these words in 9.5 pt, with the padding of a cell.
    expect([640, 1000, 1270].map((least, column) => (widths[column] ?? 0) > least)).toEqual([true, true, true]);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(11_906 - 2 * 1020);
  });
});

test('a column of long texts takes width from those that hold little, so that rows are low', async () => {
  const long = 'huraian yang panjang '.repeat(30);
  const xml = await bodyOf([table([25, 25, 25, 25], [], [[cell('1'), cell('C4'), cell(long), cell('Ya')]])]);
  const [first = 0, , third = 0] = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
  expect(third).toBeGreaterThan(4 * first);
});
