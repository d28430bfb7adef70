import { expect, test } from '@jest/globals';
import { pagesOf } from '../../../shared/document/pages.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';

test('A document with pages is flattened page by page, a table over two pages row by row', () => {
  const document: SourceDocument = {
    kind: 'pdf',
    pages: 2,
    notices: [],
    blocks: [
      { n: 1, page: 1, kind: 'heading', level: 1, text: '1. Pentaksiran' },
      {
        n: 2,
        page: 1,
        kind: 'table',
        rows: [
          { page: 1, cells: [{ text: 'Minggu', down: 2 }, { text: 'Bersemuka', across: 2 }, '<'] },
          { page: 1, cells: ['^', { text: 'K|T' }, { text: '' }] },
          { page: 2, cells: [{ text: '1' }, { text: 'Konsep\nasas' }, { text: '2' }] },
        ],
      },
      { n: 3, page: 2, kind: 'paragraph', text: '| bukan jadual' },
    ],
  };
  expect(pagesOf(document)).toEqual([
    { number: 1, text: '1. Pentaksiran\n| Minggu | Bersemuka |  |\n|  | K¦T |  |' },
    { number: 2, text: '| Minggu | Bersemuka |  |\n| 1 | Konsep<br>asas | 2 |\n¦ bukan jadual' },
  ]);
});

test('A workbook has a page for each sheet that holds text, other documents have one', () => {
  const row = { cells: [{ text: 'a' }, { text: 'b' }] };
  const empty = { cells: [{ text: '' }, { text: ' ' }] };
  const place = { pages: 2, notices: [] };
  const table = { kind: 'table' as const, rows: [row, empty] };
  expect(
    pagesOf({
      kind: 'xlsx',
      ...place,
      blocks: [
        { n: 1, sheet: 'CLO', ...table },
        { n: 2, sheet: 'SLT', ...table },
        { n: 3, sheet: 'SLT', ...table },
      ],
    }),
  ).toEqual([
    { number: 1, label: 'CLO', text: '| a | b |' },
    { number: 2, label: 'SLT', text: '| a | b |\n\n| a | b |' },
  ]);
  expect(pagesOf({ kind: 'docx', ...place, blocks: [{ n: 1, kind: 'item', text: '• a' }] })).toEqual([
    { number: 1, text: '• a' },
  ]);
});
