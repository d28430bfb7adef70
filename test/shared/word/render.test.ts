import { describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, integer, oneof, string } from 'fast-check';
import { cell, numbered, paragraph, table } from '../../../shared/word/blocks.ts';
import type { Block, WordDocument } from '../../../shared/word/blocks.ts';
import { renderWord, renderWordBytes, wordType } from '../../../shared/word/render.ts';
import { plainText } from './plainText.ts';
import { part, unzip, wordLines } from './docx.ts';
import { everyBlock } from './fixtures.ts';

const rendered = async (document: WordDocument) => unzip(await renderWordBytes(document));
const withBlocks = (...blocks: Block[]): WordDocument => ({
  title: 'Tajuk',
  header: 'PEDAGONA',
  footerNote: 'Penafian',
  sections: [{ orientation: 'portrait', blocks }],
});
const complete = rendered(everyBlock('Isi'));
const bodyOf = async (...blocks: Block[]) => part(await rendered(withBlocks(...blocks)), 'word/document.xml');

describe('a Word file', () => {
  test('says what the document says, line by line', async () => {
    const document = everyBlock('Satu & <dua>\nbaris "tiga"');
    expect(wordLines(part(await rendered(document), 'word/document.xml'))).toEqual(plainText(document));
  });

  test('is well-formed and complete whatever the text holds', async () => {
    const text = oneof(
      string({ unit: 'binary', maxLength: 40 }),
      array(integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
      constantFrom(']]>', '<![CDATA[', '&#0;', '\u0000', '\ud800', '--><w:p/>', '{{x}}', '%1.', '\r\n'),
    );
    await assert(
      asyncProperty(text, async (content) => {
        const document = withoutContents(everyBlock(content));
        const parts = await rendered(document);
        for (const [path, xml] of parts) if (/\.(xml|rels)$/.test(path)) wordLines(xml);
        expect(wordLines(part(parts, 'word/document.xml'))).toEqual(plainText(document));
      }),
      { numRuns: 15 },
    );
  });

  test('defines every style it uses', async () => {
    const parts = await complete;
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

  test('is a blob of the Word type for the page', async () => {
    const blob = await renderWord(withBlocks(paragraph('Isi')));
    expect(blob.type).toBe(wordType);
    expect((await unzip(new Uint8Array(await blob.arrayBuffer()))).has('word/document.xml')).toBe(true);
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
