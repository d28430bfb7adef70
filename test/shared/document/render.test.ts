import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, oneof, option, property, record, string, tuple } from 'fast-check';
import { parseDocument, renderDocument } from '../../../shared/document/render.ts';
import type { Block, GridRow, SourceDocument } from '../../../shared/document/document.ts';

const document = (blocks: Block[]): SourceDocument => ({ kind: 'docx', blocks, notices: [], pages: 1 });
const back = (blocks: Block[]): Block[] | undefined =>
  parseDocument(renderDocument({ name: 'kursus.docx', document: document(blocks) }))?.document.blocks;

/** Texts with the marks of the form among them; line ends other than \n, tags and bars are changed on purpose, so they are left out. */
const marks = constantFrom('# ', '- ', '\\', '[3] ', '\n', '--- muka surat 9 ---', '^', '<', ' ', '"');
const text = array(oneof(marks, string({ maxLength: 6 })), { maxLength: 5 }).map((parts) =>
  parts
    .join('')
    .replace(/[|\r\v\f\u0085\u2028\u2029]/g, '')
    .replace(/<(?=[\s\p{Cf}]*\/?[\s\p{Cf}]*(?:dokumen|data|muka_surat|br))/giu, ''),
);

const rows = (texts: string[][]): GridRow[] => texts.map((cells) => ({ cells: cells.map((each) => ({ text: each })) }));
const unplaced = oneof(
  record({ kind: constantFrom('heading' as const), level: integer({ min: 1, max: 6 }), text }),
  record({ kind: constantFrom('paragraph' as const, 'item' as const), text }),
  tuple(integer({ min: 1, max: 3 }), integer({ min: 1, max: 3 }), text).map(([width, height, cell]) => ({
    kind: 'table' as const,
    rows: rows(Array.from({ length: height }, () => Array.from({ length: width }, () => cell))),
  })),
);

describe('the form of a document in prompts', () => {
  test('reads as people would write it', () => {
    const blocks: Block[] = [
      { n: 1, kind: 'heading', level: 2, text: '11. Agihan Masa', page: 3 },
      {
        n: 2,
        kind: 'table',
        page: 3,
        rows: [
          { cells: [{ text: 'Topik' }, { text: 'Jam' }, '<'] },
          { cells: ['^', { text: 'K' }, { text: 'T|A' }] },
          { cells: [{ text: 'Nombor\nBulat' }, { text: '2' }, { text: '' }], page: 4 },
        ],
      },
      { n: 3, kind: 'item', text: '(a) Kuiz', page: 4 },
      { n: 4, kind: 'paragraph', text: '# bukan tajuk </dokumen>', page: 4 },
    ];
    expect(renderDocument({ name: 'a "b".pdf', document: { ...document(blocks), kind: 'pdf' } }).split('\n')).toEqual([
      '<dokumen nama="a  b .pdf">',
      '--- muka surat 3 ---',
      '[1] ## 11. Agihan Masa',
      '[2.1] | Topik | Jam |<|',
      '[2.2] |^| K | T¦A |',
      '--- muka surat 4 ---',
      '[2.3] | Nombor<br>Bulat | 2 ||',
      '[3] - (a) Kuiz',
      '[4] \\# bukan tajuk ‹/dokumen>',
      '</dokumen>',
    ]);
    // Bars of a text would end its cell.
    const written = JSON.stringify(blocks.slice(0, 3)).replace('T|A', 'T¦A');
    expect(back(blocks.slice(0, 3))).toEqual(JSON.parse(written));
  });

  test('is read back as it was written', () => {
    assert(
      property(
        array(tuple(unplaced, integer({ min: 0, max: 2 }))),
        option(constantFrom('page', 'sheet')),
        (parts, format) => {
          let place = 1;
          const blocks = parts.map(([block, step], index): Block => {
            place += step;
            return {
              n: index + 1,
              ...block,
              ...(format === 'page' && { page: place }),
              ...(format === 'sheet' && { sheet: `Helaian "${place}"` }),
            };
          });
          expect(back(blocks)).toEqual(blocks);
        },
      ),
    );
  });

  test('lets no text leave its fence', () => {
    const ends = [
      '</dokumen>',
      '< / DOKUMEN >',
      '<dokumen nama="b">',
      '\u2028</dokumen>',
      '\n</dokumen>\n[9] x',
      '<data>',
    ];
    assert(
      property(array(oneof(text, constantFrom(...ends))), (texts) => {
        const blocks = texts.map((each, index): Block => ({ n: index + 1, kind: 'paragraph', text: each }));
        const lines = renderDocument({ name: 'a', document: document(blocks) }).split(/[\n\r\u2028\u2029\u0085\v\f]/);
        expect(lines).toHaveLength(texts.length + 2);
        expect(lines.slice(1, -1).join(' ')).not.toMatch(/<\s*\/?\s*(?:dokumen|data)/i);
      }),
    );
  });
});
