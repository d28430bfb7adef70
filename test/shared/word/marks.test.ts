import { describe, expect, jest, test } from '@jest/globals';
import type { Doubt } from '../../../shared/claims/doubt.ts';
import { type Inline, plainOf, runsOf } from '../../../shared/richText/blocks.ts';
import {
  type Block,
  type CellBlock,
  cell,
  factTable,
  heading,
  type Paragraph,
  paragraph,
  part,
} from '../../../shared/word/blocks.ts';
import { doubtBlocks } from '../../../shared/word/doubtList.ts';
import { marked, type Unsure, withOffered } from '../../../shared/word/marks.ts';
import { writtenPart } from '../../../shared/word/written.ts';
import type { Editable } from '../../../shared/session/artefact.ts';

const at = '/teks';
const doubt = (text: string, nth = 0, offered?: string): Doubt => ({
  at,
  text,
  nth,
  reason: 'Semak.',
  ...(offered !== undefined && { offered }),
});

const paragraphsIn = (block: CellBlock): Paragraph[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block];
    case 'part':
      return block.blocks.flatMap(paragraphsIn);
    case 'list':
      return block.items.flat().flatMap(paragraphsIn);
    case 'table':
      return [...block.head, ...block.rows].flat().flatMap(({ blocks }) => blocks.flatMap(paragraphsIn));
  }
  return [];
};

/** Marked words in brackets: `[0:` and the doubt, `{` and an invented example; `!` at the first of its kind. Bold words in stars. */
const told = (text: Inline): string =>
  runsOf(text)
    .map(({ text: words, bold = false, mark }) => {
      const shown = bold ? `*${words}*` : words;
      if (mark === undefined) return shown;
      const first = mark.isFirst ? '!' : '';
      return mark.doubt === null ? `{${first}${shown}}` : `[${mark.doubt}${first}:${shown}]`;
    })
    .join('');
const linesOf = (value: string | readonly string[], unsure: Unsure): string[] =>
  marked([writtenPart(at, value)], unsure).flatMap((block) =>
    paragraphsIn(block as CellBlock).map(({ text }) => told(text)),
  );

describe('marked words', () => {
  test.each<[string, string | readonly string[], Unsure, string[]]>([
    ['in a sentence', 'Sesi 75 minit ini.', { doubts: [doubt('75 minit')] }, ['Sesi [0!:75 minit] ini.']],
    ['the second of two alike', '30% dan 30%.', { doubts: [doubt('30%', 1)] }, ['30% dan [0!:30%].']],
    ['with a bold number', 'Sesi **75** minit.', { doubts: [doubt('75 minit')] }, ['Sesi [0!:*75*][0!: minit].']],
    ['wholly bold', '**Sesi 75 minit**', { doubts: [doubt('75 minit')] }, ['*Sesi *[0!:*75 minit*]']],
    [
      'counted over the items of a list',
      '- Kuiz 30%\n- Ujian 30%\n\nProjek 30%',
      { doubts: [doubt('30%', 2), doubt('30%', 1)] },
      ['Kuiz 30%', 'Ujian [1!:30%]', 'Projek [0:30%]'],
    ],
    ['in a list of texts', ['Kuiz 30%', 'Ujian 20%'], { doubts: [doubt('20%')] }, ['Kuiz 30%', 'Ujian [0!:20%]']],
    [
      'in a table, its head first',
      '| Minit 5 | Kerja |\n|---|---|\n| Minit 5 | **5** orang |',
      { doubts: [doubt('Minit 5', 1), doubt('5 orang')] },
      ['Minit 5', 'Kerja', '[0!:Minit 5]', '[1:*5*][1: orang]'],
    ],
    ['nowhere when they do not stand there', 'Sesi 60 minit.', { doubts: [doubt('75 minit')] }, ['Sesi 60 minit.']],
    [
      'invented ones, whole and in any case, where nothing is in doubt',
      'Bacaan pH 5.2, bukan 15.2; bacaan pH 5.2 lagi. CLO7.',
      { doubts: [doubt('CLO7')], illustrations: ['bacaan ph 5.2', '5.2', 'CLO7'] },
      ['{!Bacaan pH 5.2}, bukan 15.2; {bacaan pH 5.2} lagi. [0!:CLO7].'],
    ],
    [
      'invented ones, told of behind the sum that they stand in',
      'Resit 20 bar RM16.40 + RM3.60 = RM20.00; RM2.00 sebuah.',
      { illustrations: ['20 bar', 'RM16.40', 'RM20.00', 'RM2.00'] },
      ['Resit {20 bar} {RM16.40} + RM3.60 = {!RM20.00}; {RM2.00} sebuah.'],
    ],
  ])('%s', (_, value, unsure, lines) => {
    expect(linesOf(value, unsure)).toEqual(lines);
    expect(lines.length).toBeGreaterThan(0);
  });

  test('stand in parts of cells and in no other part or text', () => {
    const blocks = [
      factTable([['Minit', [paragraph('75 minit'), part(at, '75 minit'), part('/lain', '75 minit')]]]),
      paragraph('75 minit'),
    ];
    const lines = marked(blocks, { doubts: [doubt('75 minit')] }).flatMap((block) =>
      paragraphsIn(block as CellBlock).map(({ text }) => told(text)),
    );
    expect(lines).toEqual(['Minit', '75 minit', '[0!:75 minit]', '75 minit', '75 minit']);
    expect(cell('').blocks).toHaveLength(1);
  });
});

test('of a thousand equal doubts the words are looked for once in each text, and once for the list', () => {
  const blocks = [writtenPart(at, `| 9% | 9% |\n|---|---|\n${'| 9% | 9% |\n'.repeat(499)}`)];
  const doubts = Array.from({ length: 1_000 }, (_, nth) => doubt('9%', nth));
  const split = jest.spyOn(String.prototype, 'split');
  const searches = () => split.mock.calls.filter(([by]) => (by as unknown) === '9%').length;
  const lines = marked(blocks, { doubts }).flatMap((block) => paragraphsIn(block as CellBlock));
  expect([lines.filter(({ text }) => told(text).startsWith('[')).length, searches()]).toEqual([1_000, 1_000]);
  doubtBlocks(blocks, doubts);
  expect(searches()).toBe(1_001);
  split.mockRestore();
});

/** The title and the items of the list of two doubts, the second without a part. */
function listOf(blocks: readonly Block[], of?: string) {
  const [title, list] = doubtBlocks(blocks, [doubt('75 minit'), { ...doubt('CLO7'), at: '/tiada' }], of);
  const items = list?.kind === 'list' ? list.items.flat() : [];
  const texts = items.map((item) => item.kind === 'paragraph' && plainOf(item.text));
  return [title?.kind === 'heading' && title.text, ...texts];
}

test('a list of doubts names the heading above each, and gives those without a part, too', () => {
  const blocks = [heading(1, 'Pengenalan'), writtenPart(at, '75 minit'), heading(1, 'Rumusan')];
  expect(listOf(blocks)).toEqual(['2 perkara untuk disemak', 'Pengenalan: “75 minit”. Semak.', '“CLO7”. Semak.']);
  // What stands above all headings has the label of its row.
  const [title, first] = listOf([factTable([['Penerangan', [writtenPart(at, '75 minit')]]])], 'DLO');
  expect([title, first]).toEqual(['DLO: 2 perkara untuk disemak', 'Penerangan: “75 minit”. Semak.']);
  expect(doubtBlocks(blocks, [])).toEqual([]);
});

test('the list quotes a sentence once, with all that is doubted in it', () => {
  const blocks = [heading(1, 'Pengenalan'), writtenPart(at, '(Ini dahulu.) Sesi 75 minit, 9 kumpulan. Lain.')];
  const [title, list] = doubtBlocks(blocks, [doubt('75 minit'), doubt('9 kumpulan')]);
  expect(
    list?.kind === 'list' && list.items.flat().map((item) => item.kind === 'paragraph' && plainOf(item.text)),
  ).toEqual(['Pengenalan: “75 minit”. Semak. “9 kumpulan”. Semak. Ayat: “Sesi 75 minit, 9 kumpulan.”']);
  expect(title).toMatchObject({ text: '1 perkara untuk disemak' });
});

describe('what is known in place of a claim', () => {
  test.each<[string, Editable, Doubt, Editable | null]>([
    ['in a sentence', 'Sesi 75 minit.', doubt('75 minit', 0, '60 minit'), 'Sesi 60 minit.'],
    ['in the second place', '30% dan 30%', doubt('30%', 1, '20%'), '30% dan 20%'],
    ['with a bold number', 'Sesi **75** minit', doubt('75 minit', 0, '60 minit'), 'Sesi **60 minit**'],
    ['with a bold unit', 'Sesi 75 **minit** ini', doubt('75 minit', 0, '60 minit'), 'Sesi **60 minit** ini'],
    ['within bold words', '**Sesi 75 minit**', doubt('75 minit', 0, '60 minit'), '**Sesi 60 minit**'],
    ['wholly bold', '**75 minit**', doubt('75 minit', 0, '60 minit'), '**60 minit**'],
    [
      'in a table',
      '| a | b |\n|---|---|\n| 30% | **30%** |',
      doubt('30%', 1, '20%'),
      '| a | b |\n|---|---|\n| 30% | **20%** |',
    ],
    ['in an item of a list', ['Kuiz 30%', 'Ujian 30%'], doubt('30%', 1, '20%'), ['Kuiz 30%', 'Ujian 20%']],
    ['as a number', 35, doubt('35 minit', 0, '30 minit'), 30],
    ['not where the claim is gone', 'Sesi 60 minit.', doubt('75 minit', 0, '70 minit'), null],
  ])('%s', (_, value, said, expected) => {
    expect(withOffered(value, said)).toEqual(expected);
  });
});
