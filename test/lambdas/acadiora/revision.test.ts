import { describe, expect, test } from '@jest/globals';
import { judgedOf } from '../../../lambdas/acadiora/parts.ts';
import { earlierForModel, earlierRemarks, revisionOf } from '../../../lambdas/acadiora/revision.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import type { Criteria, Evaluation, Remark } from '../../../shared/acadiora/schemas.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { evaluation as complete, remark } from '../../shared/acadiora/fixtures.ts';
import { documentOf } from '../../support/blocks.ts';
import { bareAnswer } from '../../support/reviewer.ts';

const weak = 'Sampel dipilih mengikut kesesuaian masa pengkaji.';
const heading = '4.2 Kesahan instrumen';
const mended = 'Sampel dipilih secara rawak berlapis mengikut zon dan jantina.';
const morning = 'Instrumen diedarkan pada waktu pagi.';

/** A paper of these lines on its second page, the first of them block 2. */
const page = (...lines: string[]): SourceDocument =>
  documentOf(['--- muka surat 1 ---', 'Muka depan.', '--- muka surat 2 ---', ...lines].join('\n'));
const old = page(heading, weak, morning);
/** Evidence on that page. */
const on = (n: number | string, quote: string) => ({ at: [String(n)], place: 'Muka surat 2', quote });

/** A review of which only these weaknesses of the methodology are left. */
function reviewWith(weaknesses: Remark[]): Evaluation {
  const evaluation: Criteria = { ...complete.evaluation };
  for (const key of criterionKeys)
    Object.assign(evaluation, { [key]: { ...evaluation[key], strengths: [], weaknesses: [], improvements: [] } });
  evaluation.methodology.weaknesses = weaknesses;
  return { ...complete, evaluation, overall: { ...complete.overall, totalScore: 60 } };
}

type Claim = ReturnType<typeof judgedOf>['earlier'][number];

/** What becomes of one remark of the methodology when the model claims this of it, each claim in a part of its own. */
function outcomeOf(
  before: Remark,
  claims: Partial<Claim>[],
  document: SourceDocument,
  now: Remark[] = [],
  first = old,
) {
  const claimed = claims.map((claim) => ({
    id: before.id,
    status: 'selesai',
    reason: 'Kata model.',
    at: [],
    ...claim,
  }));
  const judged = Object.fromEntries(
    criterionKeys.map((key) => [
      key,
      judgedOf(
        key,
        key === 'methodology' ? claimed.map((claim) => ({ ...bareAnswer(key), earlier: [claim] })) : [bareAnswer(key)],
      ),
    ]),
  ) as Parameters<typeof revisionOf>[1]['judged'];
  const { evaluation: criteria } = reviewWith(now);
  const made = revisionOf(
    { ...reviewWith([before]), document: first },
    { document, criteria, judged, totalScore: 64.5 },
  );
  expect(made.remarks).toHaveLength(1);
  const [{ status, reason, evidence } = { status: null, reason: null, evidence: null }] = made.remarks;
  return { status, reason, evidence };
}

const judged = remark(1, 'Persampelan tidak dijelaskan.', on(3, weak));
const absent = remark(2, 'Kesahan tidak dilaporkan.', on(2, heading), { isAbsence: true });
const unproven = 'Tiada bukti pembaikan ditemui dalam versi baharu.';
describe('a judged remark', () => {
  test.each<[string, Remark, Partial<Claim>[], SourceDocument, { status: string; evidence: object | null }]>([
    [
      'is settled by words that are new in the paper',
      judged,
      [{ at: ['4'] }],
      page(heading, weak, mended),
      { status: 'selesai', evidence: on(4, mended) },
    ],
    [
      'is half settled when the model says so and shows new words',
      judged,
      [{ status: 'separa', at: ['4'] }],
      page(heading, weak, mended),
      { status: 'separa', evidence: on(4, mended) },
    ],
    [
      'is settled when the words it was about are gone, without any others',
      judged,
      [{ at: [] }],
      page(heading),
      { status: 'selesai', evidence: null },
    ],
    [
      'is settled when the words it was about are gone and what shows it stood there before',
      judged,
      [{ at: ['3'] }],
      page(heading, morning),
      { status: 'selesai', evidence: on(3, morning) },
    ],
    [
      'about something missing is settled by new words',
      absent,
      [{ at: ['3'] }],
      page(heading, mended),
      { status: 'selesai', evidence: on(3, mended) },
    ],
    [
      'stays open when the model says so, and shows where',
      judged,
      [{ status: 'belum', at: ['3'] }],
      page(heading, weak),
      { status: 'belum', evidence: on(3, weak) },
    ],
    [
      'is settled when one part of a long paper shows it and another does not',
      judged,
      [{ status: 'belum' }, { at: ['4'] }, { status: 'separa', at: ['4'] }],
      page(heading, weak, mended),
      { status: 'selesai', evidence: on(4, mended) },
    ],
  ])('%s', (_, before, claims, document, expected) => {
    expect(outcomeOf(before, claims, document)).toEqual({ ...expected, reason: 'Kata model.' });
  });

  const here = on(3, weak);
  test.each<[string, Remark, Partial<Claim>[], SourceDocument, object | null]>([
    ['the place it names is nowhere', judged, [{ at: ['99'] }], page(heading, weak), here],
    ['it shows nothing', judged, [{ at: [] }], page(heading, weak), here],
    ['it shows the very words that were weak', judged, [{ at: ['3'] }], page(heading, weak), here],
    ['what it shows stood in the version before', judged, [{ at: ['4'] }], page(heading, weak, morning), here],
    ['something is missing and its heading is gone too', absent, [{ at: [] }], page('Lain.'), null],
    ['it speaks of another remark', judged, [{ id: absent.id, at: ['2'] }], page(mended), null],
    ['it says nothing of it', judged, [], page(heading, weak), here],
  ])('is not settled, whatever the model claims, when %s', (_, before, claims, document, evidence) => {
    expect(outcomeOf(before, claims, document)).toEqual({ status: 'belum', reason: unproven, evidence });
  });

  test('without evidence is settled by new words alone', () => {
    const unplaced = { ...judged, evidence: null };
    expect(outcomeOf(unplaced, [{ at: ['4'] }], page(heading, weak, mended))).toMatchObject({ status: 'selesai' });
    expect(outcomeOf(unplaced, [{ at: [] }], page(heading))).toMatchObject({ status: 'belum', evidence: null });
  });
});

const countedAs = (text: string, measure: Remark['measure']): Remark =>
  remark(3, text, on(3, weak), { source: 'counted', measure });

describe('a counted remark', () => {
  const before = countedAs('12% daripada rujukan terkini.', { value: 12, better: 'more' });
  const lie = [{ at: ['4'] }];

  const settled = 'Semakan sistem tidak lagi menemui kelemahan ini.';
  const same = 'Ayat atau jadual yang dipersoalkan masih sama.';

  test.each<[string, Remark]>([
    ['of a measure', before],
    ['of something missing', { ...absent, source: 'counted' }],
  ])('%s is settled when the same count finds nothing any more in a paper that says more', (_, one) => {
    expect(outcomeOf(one, [], page(heading, weak, mended))).toEqual({
      status: 'selesai',
      reason: settled,
      evidence: one.evidence,
    });
  });

  test.each<[string, Remark]>([
    ['of a measure', before],
    ['of something missing', { ...absent, source: 'counted' }],
  ])('%s stays open in a paper that says nothing more, whatever the count finds there', (_, one) => {
    expect(outcomeOf(one, [], page(heading, weak))).toEqual({
      status: 'belum',
      reason: unproven,
      evidence: one.evidence,
    });
  });

  describe('on figures that disagree', () => {
    const stated = 'Seramai 186 orang guru menjawab soal selidik.';
    const rows = ['| Jantina | Bilangan |', '| Lelaki | 132 |', '| Perempuan | 52 |'];
    const first = page(stated, 'Jadual 1. Profil', ...rows, 'Ayat lain.');
    const sum = remark(
      5,
      'Jadual 1 (Jantina): 132 + 52 = 184, bukan 186 seperti yang dinyatakan.',
      on('4.2', 'Lelaki | 132'),
      { source: 'counted', against: on(2, stated) },
    );

    test.each([
      [
        'its table has become plain lines',
        [stated, 'Jadual 1. Profil', 'Jantina Bilangan', 'Lelaki 132', 'Perempuan 52'],
      ],
      ['its cells have become lines', [stated, 'Jantina', 'Bilangan', 'Lelaki', '132', 'Perempuan', '52', mended]],
    ])('stays open when %s', (_, lines) => {
      expect(outcomeOf(sum, [], page(...lines), [], first)).toMatchObject({ status: 'belum', reason: same });
    });

    test.each([
      ['another row of the table is mended', [stated, 'Lelaki 132', 'Perempuan 54']],
      ['the sentence is mended', ['Seramai 184 orang guru menjawab soal selidik.', ...rows]],
      ['both are gone', ['Ayat lain.']],
    ])('is settled when %s', (_, lines) => {
      expect(outcomeOf(sum, [], page(...lines), [], first)).toMatchObject({ status: 'selesai', reason: settled });
    });
  });

  test.each<[string, Remark['measure'], Remark['measure']]>([
    ['of what there should be more', { value: 12, better: 'more' }, { value: 30, better: 'more' }],
    ['of what there should be less', { value: 12, better: 'fewer' }, { value: 9, better: 'fewer' }],
  ])('is half settled when the same count comes closer, %s', (_, was, is) => {
    const now = {
      ...countedAs('Yang masih tinggal, dengan ayat yang lebih panjang.', is),
      evidence: on(2, heading),
    };
    expect(outcomeOf(countedAs('Dahulu.', was), [], page(heading), [now])).toEqual({
      status: 'separa',
      reason: now.text,
      evidence: now.evidence,
    });
  });

  test.each<[string, Remark['measure'], Remark['measure']]>([
    [
      'fewer where there should be more, though it takes fewer letters to say',
      before.measure,
      { value: 9, better: 'more' },
    ],
    ['more where there should be fewer', { value: 2, better: 'fewer' }, { value: 3, better: 'fewer' }],
    ['as many', before.measure, before.measure],
    ['what it did not count before', null, before.measure],
    ['what it counts the other way round', before.measure, { value: 30, better: 'fewer' }],
    ['what it never counts', null, null],
  ])('stays open when the same count finds %s, whatever a model claims', (_, was, is) => {
    const now = countedAs('Ya.', is);
    expect(outcomeOf(countedAs('Petikan tiada dalam senarai.', was), lie, page(weak, mended), [now])).toEqual({
      status: 'belum',
      reason: 'Semakan sistem masih menemui kelemahan ini.',
      evidence: now.evidence,
    });
  });
});

describe('the remarks that a revision has to answer', () => {
  const counted = remark(4, 'Dikira', on(3, weak), { source: 'counted' });

  test('are weaknesses and what improvements say beyond them', () => {
    const review = reviewWith([judged, counted]);
    review.evaluation.methodology.improvements = [absent, counted];
    expect(earlierRemarks(review, 'methodology').map(({ id, criterion }) => [id, criterion])).toEqual([
      [judged.id, 'methodology'],
      [counted.id, 'methodology'],
      [absent.id, 'methodology'],
    ]);
  });

  test('are asked of the model only where it has judged', () => {
    const review = reviewWith([judged, counted]);
    expect(earlierForModel(review, 'methodology')).toEqual([{ id: judged.id, text: judged.text, quote: weak }]);
    expect(earlierForModel(review, 'findings')).toEqual([]);
  });
});
