import { describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, integer, oneof, string } from 'fast-check';
import {
  answerSpace,
  type Block,
  cell,
  factTable,
  heading,
  note,
  numbered,
  pageBreak,
  paragraph,
  table,
  type Table,
  tableOfContents,
  type WordDocument,
} from '../../../shared/word/blocks.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { writtenBlocks } from '../../../shared/word/written.ts';
import { plainText } from './plainText.ts';
import { part, unzip, wordLines } from './docx.ts';

const bullets = (items: readonly string[]) => ({ ...numbered(items), numbered: false });

/** Every kind of block, in both orientations; `text` stands wherever text may. */
const everyBlock = (text: string): WordDocument => ({
  title: text,
  subtitle: text,
  header: text,
  footerNote: text,
  sections: [
    {
      orientation: 'portrait',
      blocks: [
        tableOfContents(text),
        pageBreak,
        heading(1, text),
        paragraph([{ text }, { text, bold: true }, { text, italic: true }, { text, bold: true, italic: true }]),
        heading(2, text),
        bullets([text, text]),
        numbered([text, [{ text, bold: true }]]),
        numbered([text]),
        heading(3, text),
        note('warning', text, [text, text]),
        note('info', text, []),
        pageBreak,
        paragraph(text),
      ],
    },
    {
      orientation: 'landscape',
      blocks: [
        table(
          [20, 40, 40],
          [[cell(text), cell(text, { colspan: 2 })]],
          [
            [cell(text, { style: 'label' }), cell([bullets([text]), numbered([text])]), cell([])],
            [cell(text, { style: 'total' }), cell(text, { style: 'warning' }), cell(text, { style: 'info' })],
          ],
        ),
        factTable([[text, text]]),
      ],
    },
  ],
});

const rendered = async (document: WordDocument) => unzip(await renderWordBytes(document));
const withBlocks = (...blocks: Block[]): WordDocument => ({
  title: 'Tajuk',
  header: 'PEDAGONA',
  footerNote: 'Penafian',
  sections: [{ orientation: 'portrait', blocks }],
});
const bodyOf = async (...blocks: Block[]) => part(await rendered(withBlocks(...blocks)), 'word/document.xml');

/** A written table of so many rows. */
const tableOf = (rows: number) => bodyOf(...writtenBlocks('| a | b |\n'.repeat(rows)));

/** Whether the paragraph with this text keeps with the next. */
const isHeld = (xml: string, text: string) => paragraphsWith(xml, `>${text}<`)[0]?.includes('<w:keepNext/>');

describe('a Word file', () => {
  test('is well-formed and complete whatever the text holds', async () => {
    const text = oneof(
      string({ unit: 'binary', maxLength: 40 }),
      array(integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
      constantFrom(']]>', '<![CDATA[', '&#0;', '\u0000', '\ud800', '--><w:p/>', '{{x}}', '%1.', '\r\n'),
    );
    await assert(
      asyncProperty(text, async (content) => {
        const document = withoutContents(everyBlock(`Satu & <dua>\nbaris "tiga"${content}`));
        const parts = await rendered(document);
        for (const [path, xml] of parts) if (/\.(xml|rels)$/.test(path)) wordLines(xml);
        expect(wordLines(part(parts, 'word/document.xml'))).toEqual(plainText(document));
      }),
      { numRuns: 15 },
    );
  });

  test('is refused by its name when it is too long to be laid out', async () => {
    await expect(tableOf(2000)).resolves.toContain('<w:tbl>');
    await expect(tableOf(20_000)).rejects.toMatchObject({ name: 'WordTooLong', code: 'too_large' });
  });

  test('defines every style it uses', async () => {
    const parts = await rendered(everyBlock('Isi'));
    const defined = new Set(ids(part(parts, 'word/styles.xml'), /w:styleId="([^"]+)"/g));
    const used = [...parts]
      .filter(([path]) => /document|header|footer\d|numbering/.test(path))
      .flatMap(([, xml]) => ids(xml, /<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]+)"/g));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('keeps a text with the table that it leads to, and no other text', async () => {
    const xml = await bodyOf(paragraph('Lain'), paragraph('Membawa kepada'), table([100], [], [[cell('Sel')]]));
    const kept = xml.split('</w:p>').filter((text) => text.includes('<w:keepNext/>'));
    expect(kept.map((text) => /<w:t[^>]*>([^<]*)/.exec(text)?.[1])).toEqual(['Membawa kepada']);
  });

  test('repeats the header rows of tables and merges cells over columns', async () => {
    const xml = await bodyOf(table([30, 70], [[cell('Kepala', { colspan: 2 })]], [[cell('a'), cell('b')]]));
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(xml.match(/<w:gridSpan w:val="2"\/>/g)).toHaveLength(1);
    expect(xml.match(/w:firstRow="true"/g)).toHaveLength(1);
  });

  test('keeps short rows whole and lets long ones run over the page', async () => {
    const rows = ['pendek', 'panjang '.repeat(2000)].map((text) => [cell(text)]);
    expect((await bodyOf(table([100], [], rows))).match(/<w:cantSplit\/>/g)).toHaveLength(1);
  });

  test('numbers each list from 1', async () => {
    const xml = await bodyOf(numbered(['a', 'b']), numbered(['c']));
    const lists = ids(xml, /<w:numId w:val="(\d+)"/g);
    expect(lists[0]).toBe(lists[1]);
    expect(lists[2]).not.toBe(lists[0]);
  });
});

const withoutContents = (document: WordDocument): WordDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind !== 'tableOfContents'),
  })),
});

const ids = (xml: string, pattern: RegExp): string[] => [...xml.matchAll(pattern)].map((match) => match[1] ?? '');

const paperOf = (blocks: Block[]): WordDocument => ({
  title: 'KERTAS SOALAN',
  subtitle: 'ABC123 Kursus',
  header: 'ABC123',
  footerNote: '',
  look: 'paper',
  sections: [{ orientation: 'portrait', blocks }],
});
const paperBody = async (...blocks: Block[]) => part(await rendered(paperOf(blocks)), 'word/document.xml');
/** The paragraphs of a part that hold this text. */
const paragraphsWith = (xml: string, text: string): string[] =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)]
    .map(([whole]) => whole)
    .filter((whole) => whole.includes(text));

test('room to write is so many ruled lines, which hold no text', async () => {
  const blocks = [paragraph('(a) Nyatakan.'), answerSpace(4)];
  const inCell = table([100], [], [[cell([answerSpace(3)])]]);
  const xml = await paperBody(...blocks, inCell);
  expect(xml.match(/w:val="AnswerLine"/g)).toHaveLength(7);
  expect(plainText(paperOf([...blocks, inCell]))).toEqual(['KERTAS SOALAN', 'ABC123 Kursus', '(a) Nyatakan.']);
  expect(wordLines(xml)).toEqual(plainText(paperOf([...blocks, inCell])));
});

/** The widths of the columns of a table of these cells. */
const widthsOf = async (widths: number[], texts: string[]): Promise<number[]> => {
  const xml = await paperBody(table(widths, [], [texts.map((text) => cell(text))]));
  return [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
};

describe('a table', () => {
  const rows = ['satu', 'dua', 'tiga'].map((text) => [cell(text)]);
  const head = [[cell('kepala')]];

  test.each<[string, Pick<Table, 'isKept' | 'isLeading'>, number, boolean[]]>([
    ['that is kept holds every row but the last to the next', { isKept: true }, 40, [true, true, true, false]],
    ['that is low is kept', {}, 0, [true, true, true, false]],
    ['that is high holds its head, a low first row and its last two rows', {}, 40, [true, true, true, false]],
    ['that leads is held to what follows', { isLeading: true }, 40, [true, true, true, true]],
  ])('%s', async (_, options, lines, expected) => {
    const high = [...rows.slice(0, 1), [cell(`dua${'\nlagi'.repeat(lines)}`)], ...rows.slice(2)];
    const xml = await paperBody(heading(1, 'Kunci'), { ...table([100], head, high), ...options });
    expect(['kepala', 'satu', 'dua', 'tiga'].map((text) => isHeld(xml, text))).toEqual(expected);
  });

  test('leaves room where it is written in by hand', async () => {
    const [label = 0, ...signed] = await widthsOf(
      [19, 27, 27, 27],
      ['Nama, jawatan dan tarikh tandatangan', '', '', ''],
    );
    expect(Math.min(...signed)).toBeGreaterThan(label);
  });

  test('leaves a high last row to the next page, and keeps a row with what stands below it', async () => {
    const high = `tiga${'\nlagi'.repeat(40)}`;
    const pairs = ['satu', 'dua', high].map((text) => [cell(text), cell('nilai')]);
    const below = [[cell('empat'), cell('nilai')], [cell('huraian', { colspan: 2 })], ...pairs];
    expect(isHeld(await paperBody(table([50, 50], [], pairs)), 'dua')).toBe(false);
    const xml = await paperBody(table([50, 50], [], [...pairs, ...below]));
    expect([isHeld(xml, 'empat'), isHeld(xml, 'huraian')]).toEqual([true, false]);
  });

  const long = 'huraian yang panjang '.repeat(30);

  test('breaks no code or word in a cell, and gives the columns no more than the page', async () => {
    const widths = await widthsOf([1, 1, 1, 97], ['CLO1', 'KKK4123', 'Pemberatan', long]);
    // About the widths of these words in 9.5 pt, with the padding of a cell.
    expect([640, 1000, 1270].map((least, column) => (widths[column] ?? 0) > least)).toEqual([true, true, true]);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(11_906 - 2 * 1020);
  });

  test('gives a column of long texts width from those that hold little, so that rows are low', async () => {
    const [first = 0, , third = 0] = await widthsOf([25, 25, 25, 25], ['1', 'C4', long, 'Ya']);
    expect(third).toBeGreaterThan(4 * first);
  });
});
