import { expect, test } from '@jest/globals';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import {
  correctableGroups,
  correctionsOf,
  type Draft,
  draftOf,
  namedFacts,
  noCorrections,
} from '../../../shared/acadiora/correcting.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import { evaluation } from './fixtures.ts';

const rows = correctableGroups(evaluation).flatMap((group) => group.rows);
const made = (draft: Draft) => correctionsOf(draft, rows);
const [wrong = ''] = namedFacts(evaluation.facts).map(({ name }) => name);

test('what an author has set is the same after it is shown and sent again', () => {
  const set = { ...noCorrections, title: 'Tajuk', year: 2030, wrong: [wrong], rows: { samples_1: { n: 150.5 } } };
  for (const corrections of [noCorrections, set, { ...noCorrections, rows: { samples_1: null } }])
    expect(made(draftOf(corrections))).toEqual(corrections);
});

test.each<[string, Draft]>([
  ['a figure that is none', { samples_1: { n: 'seratus' } }],
  ['no figure', { samples_1: { n: ' ' } }],
  ['no title', { title: { title: '' } }],
  ['a year of three digits', { year: { year: '203' } }],
])('%s is not sent', (_, draft) => expect(made(draft)).toBeNull());

test.each([
  ['2,5', 2.5],
  ['0,125', 0.125],
  ['1,200', 1200],
  ['1 200 000', 1_200_000],
  ['1,200.5', 1200.5],
])('%s is %d', (n, value) => expect(made({ samples_1: { n } })?.rows).toEqual({ samples_1: { n: value } }));

test.each<[string, Corrections['rows'], boolean]>([
  ['a figure', { samples_1: { n: 1e9 } }, true],
  ['a figure out of range', { measures_1: { value: -1e200 } }, false],
  ['a figure too small for any store', { measures_1: { value: 1e-200 } }, false],
  ['rows that are set and removed', { samples_1: { n: 12 }, samples_2: null }, true],
  [
    'more than a row of the store holds',
    Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`aims_${n}`, { text: 'a'.repeat(999) }])),
    false,
  ],
])('the call takes %s or not: %#', (_, own, takes) => {
  expect(acadioraApi.correct.body.safeParse({ ...noCorrections, rows: own }).success).toBe(takes);
});

test('a fact that was wrong before can be taken back', () => {
  const before = { ...evaluation, corrections: { ...noCorrections, wrong: ['Jadual atau rajah: Jadual 9'] } };
  expect(correctableGroups(before).flatMap((group) => group.rows.map(({ id }) => id))).toContain(
    'Jadual atau rajah: Jadual 9',
  );
});
