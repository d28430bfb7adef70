import { describe, expect, test } from '@jest/globals';
import ResultsPage from '../../../frontend/acadiora/pages/ResultsPage.tsx';
import { paths } from '../../../frontend/app/paths.ts';
import type { CheckedReference, ReferenceCheck } from '../../../shared/acadiora/facts.ts';
import { reviewDocument } from '../../../shared/acadiora/word.ts';
import { session } from '../../shared/acadiora/fixtures.ts';
import { plainText } from '../../shared/word/plainText.ts';
import { pageMarkup, textOf } from '../pageMarkup.tsx';

const checked: CheckedReference = {
  text: 'Brindley, A. (2019). Membaca dengan kuat. Jurnal Rekaan, 4(2), 1–9.',
  at: ['3'],
  state: 'differs',
  differs: ['year', 'authors'],
  found: { title: 'Membaca dengan kuat', year: 2017, doi: '10.5555/baca.1' },
  reason: null,
};
const unchecked: CheckedReference = {
  ...checked,
  text: 'Dunmore, C. (2011). Melihat dengan teliti. Penerbit Rekaan.',
  state: 'unchecked',
  differs: [],
  found: null,
  reason: 'Perkhidmatan tidak menjawab',
};
const none: ReferenceCheck = {
  isOn: true,
  state: { status: 'none', errorMessage: null, startedAt: null },
  checkedAt: null,
  references: null,
};
const references = [checked, unchecked];

const pageOf = (check: ReferenceCheck): string =>
  pageMarkup(
    ResultsPage,
    { pattern: paths.acadioraResults.pattern, address: paths.acadioraResults.href({ sessionId: session.id }) },
    [
      [['acadiora', 'session', session.id], session],
      [['acadiora', 'references', session.id], check],
    ],
  );

const said = [
  checked.text,
  'Butiran berbeza: 1 · Tidak dapat disemak: 1',
  'pengarang',
  'tahun',
  'Membaca dengan kuat (2017)',
  'Perkhidmatan tidak menjawab',
];

describe('the check of references', () => {
  test('is a table with the way to each work, on the page and in the file, and can be made again', () => {
    const markup = pageOf({ ...none, references });
    const file = plainText(reviewDocument(session, references)).join('\n');
    for (const words of said) expect([textOf(markup).includes(words), file.includes(words)]).toEqual([true, true]);
    expect(markup).toContain('href="https://doi.org/10.5555/baca.1"');
    expect(file).toContain('https://doi.org/10.5555/baca.1');
    expect(textOf(markup)).toContain('Semak semula');
  });

  test('is offered before it is made, says that it is under way, and why it failed', () => {
    expect(textOf(pageOf(none))).toContain('Semak rujukan');
    expect(textOf(pageOf({ ...none, state: { ...none.state, status: 'processing' } }))).toContain(
      'Rujukan sedang disemak.',
    );
    const state = { ...none.state, status: 'failed' as const, errorMessage: 'Gangguan.' };
    expect(textOf(pageOf({ ...none, state }))).toContain('Gangguan.');
  });

  test('is not spoken of where the site makes none', () => {
    expect(textOf(pageOf({ ...none, isOn: false }))).not.toContain('Semak rujukan');
    expect(plainText(reviewDocument(session)).join('\n')).not.toContain('Crossref');
  });
});
