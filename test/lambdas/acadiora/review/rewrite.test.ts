import { expect, test } from '@jest/globals';
import { knownOfPaper } from '../../../../lambdas/acadiora/review/knownOfPaper.ts';
import { replacedBy, rewriteFault } from '../../../../lambdas/acadiora/review/overall.ts';
import { documentOf } from '../../../support/blocks.ts';
import { facts } from './evaluating.ts';

const passage = 'Bengkel 3 jam itu dihadiri oleh 42 orang guru.';
const long = Array.from({ length: 130 }, (_, n) => `perkataan${n}`)
  .join(' ')
  .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
const document = documentOf(`${passage}\nKumpulan kawalan pula 2 jam.\n${long}`);
const known = knownOfPaper(document, { facts, remarks: [] });
const faultOf = (after: string, remark = 'Perjelas bengkel itu.', n = 1, isInsertion = false) =>
  rewriteFault({ before: replacedBy({ at: [String(n)] }, document)!, isInsertion, after }, remark, known);

test('a sentence that a rewriting copies is what it replaces, where the place has it', () => {
  const two = documentOf('Bengkel 3 jam diadakan. Ada 42 orang guru.');
  expect(replacedBy({ at: ['1'], before: 'Ada 42 orang guru.' }, two)?.quote).toBe('Ada 42 orang guru.');
  expect(replacedBy({ at: ['1'], before: '' }, two)?.quote).toContain('Bengkel 3 jam');
  expect(replacedBy({ at: ['1'], before: 'Ada 24 orang guru.' }, two)).toBeNull();
  const quoted = documentOf('Bengkel diadakan. Tema “Kita” dipilih.');
  expect(replacedBy({ at: ['1'], before: 'Tema "Kita"  dipilih.' }, quoted)?.quote).toBe('Tema “Kita” dipilih.');
});

test.each([
  ['keeps every number', 'Seramai 42 orang guru menghadiri bengkel 3 jam.', undefined, null],
  [
    'changes a number for one that stands elsewhere',
    passage.replace('3 jam', '2 jam'),
    undefined,
    'teks cadangan menghilangkan 3',
  ],
  ['changes one that its remark speaks of', passage.replace('3 jam', '2 jam'), 'Bengkel 3 jam ialah 2 jam.', null],
  ['says a number in words', passage.replace('3 jam', 'tiga jam'), undefined, null],
  ['brings a sum of numbers of the paper', `${passage} Semuanya 45.`, undefined, 'teks cadangan menyebut 45'],
  ['brings a number that the paper does not have', `${passage} Min 98.7.`, undefined, 'teks cadangan menyebut 98.7'],
  [
    'brings a source that the paper does not have',
    `${passage} (Brightmoor, 2019)`,
    undefined,
    'teks cadangan menyebut Brightmoor, 2019',
  ],
])('a rewrite that %s', (_, after, remark, fault) => expect(faultOf(after, remark)).toBe(fault));

test('a text that replaces nothing need not have the numbers of its place', () => {
  expect(faultOf('Bengkel itu diulang.', undefined, 1, true)).toBeNull();
});

test.each([
  ['60 % of its words are others', 0.55, null],
  ['more are', 0.65, 'teks cadangan menulis semula seluruh petikan yang panjang'],
])('a long passage is rewritten only where not %s', (_, share, fault) => {
  const words = long.split(' ');
  expect(faultOf(words.map((word, n) => (n < words.length * share ? 'lain' : word)).join(' '), undefined, 3)).toBe(
    fault,
  );
});
