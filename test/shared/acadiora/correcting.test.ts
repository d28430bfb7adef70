import { expect, test } from '@jest/globals';
import {
  correctableGroups,
  correctionsOf,
  type Draft,
  draftOf,
  noCorrections,
} from '../../../shared/acadiora/correcting.ts';
import { namedFacts } from '../../../shared/acadiora/corrections.ts';
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

test('a comma in a figure is a point, and a fact that was wrong before can be taken back', () => {
  expect(made({ samples_1: { n: '2,5' } })?.rows).toEqual({ samples_1: { n: 2.5 } });
  const before = { ...evaluation, corrections: { ...noCorrections, wrong: ['Jadual atau rajah: Jadual 9'] } };
  expect(correctableGroups(before).flatMap((group) => group.rows.map(({ id }) => id))).toContain(
    'Jadual atau rajah: Jadual 9',
  );
});
