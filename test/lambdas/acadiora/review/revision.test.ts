import { describe, expect, test } from '@jest/globals';
import type { ReviewAnswer } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { earlierForModel, earlierRemarks, revisionOf } from '../../../../lambdas/acadiora/review/revision.ts';
import { criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import type { Criteria, Evaluation, Remark } from '../../../../shared/acadiora/schemas.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { evaluation as complete, remark, revision } from '../../../shared/acadiora/fixtures.ts';
import { documentOf } from '../../../support/blocks.ts';
import { bareAnswer } from '../../../support/reviewer.ts';

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

type Claim = ReviewAnswer['earlier'][number];

/** What becomes of one remark of the methodology when the model claims this of it. */
function outcomeOf(
  before: Remark,
  claims: Partial<Claim>[],
  document: SourceDocument,
  now: Remark[] = [],
  first = old,
) {
  const earlier = claims.map((claim): Claim => ({
    id: before.id,
    status: 'selesai',
    reason: 'Kata model.',
    at: [],
    ...claim,
  }));
  const judged = { methodology: { ...bareAnswer('methodology'), earlier } };
  const { evaluation: criteria } = reviewWith(now);
  const made = revisionOf({ ...reviewWith([before]), document: first }, { document, criteria, judged });
  expect(made.remarks).toHaveLength(1);
  const [{ status, reason, evidence } = { status: null, reason: null, evidence: null }] = made.remarks;
  return { status, reason, evidence };
}

const judged = remark(1, 'Persampelan tidak dijelaskan.', on(3, weak));
const absent = remark(2, 'Kesahan tidak dilaporkan.', on(2, heading), { isAbsence: true });
const unproven = 'Tiada bukti pembaikan ditemui dalam versi baharu.';
const same = page(heading, weak);
const more = page(heading, weak, mended);

describe('a judged remark', () => {
  const at4 = { at: ['4'] };
  test.each<[string, Remark, Partial<Claim>[], SourceDocument, status: string, evidence: object | null]>([
    ['is settled by words that are new in the paper', judged, [at4], more, 'selesai', on(4, mended)],
    ['is half settled when the model says so', judged, [{ ...at4, status: 'separa' }], more, 'separa', on(4, mended)],
    ['is settled when the words it was about are gone', judged, [{}], page(heading), 'selesai', null],
    ['is so, shown by old words', judged, [{ at: ['3'] }], page(heading, morning), 'selesai', on(3, morning)],
    ['of an absence is settled by new words', absent, [{ at: ['3'] }], page(heading, mended), 'selesai', on(3, mended)],
    ['stays open when the model says so', judged, [{ status: 'belum', at: ['3'] }], same, 'belum', on(3, weak)],
  ])('%s', (_, before, claims, document, status, evidence) => {
    expect(outcomeOf(before, claims, document)).toEqual({ status, evidence, reason: 'Kata model.' });
  });

  test.each<[string, Remark, Partial<Claim>[], SourceDocument, object | null]>([
    ['the place it names is nowhere', judged, [{ at: ['99'] }], same, on(3, weak)],
    ['it shows nothing', judged, [{}], same, on(3, weak)],
    ['it shows the very words that were weak', judged, [{ at: ['3'] }], same, on(3, weak)],
    ['what it shows stood in the version before', judged, [at4], page(heading, weak, morning), on(3, weak)],
    ['something is missing and its heading is gone too', absent, [{}], page('Lain.'), null],
    ['it speaks of another remark', judged, [{ id: absent.id, at: ['2'] }], page(mended), null],
    ['it says nothing of it', judged, [], same, on(3, weak)],
  ])('is not settled, whatever the model claims, when %s', (_, before, claims, document, evidence) => {
    expect(outcomeOf(before, claims, document)).toEqual({ status: 'belum', reason: unproven, evidence });
  });

  test('without evidence is settled by new words alone', () => {
    const unplaced = { ...judged, evidence: null };
    expect(outcomeOf(unplaced, [at4], more)).toMatchObject({ status: 'selesai' });
    expect(outcomeOf(unplaced, [{}], page(heading))).toMatchObject({ status: 'belum', evidence: null });
  });
});

const countedAs = (text: string, measure: Remark['measure']): Remark =>
  remark(3, text, on(3, weak), { source: 'counted', measure });

const measure = (value: number, better: 'more' | 'fewer' = 'more'): Remark['measure'] => ({ value, better });

describe('a counted remark', () => {
  const before = countedAs('12% daripada rujukan terkini.', { value: 12, better: 'more' });
  const settled = { status: 'selesai', reason: 'Semakan sistem tidak lagi menemui kelemahan ini.' };

  test.each<[string, Remark]>([
    ['of a measure', before],
    ['of something missing', { ...absent, source: 'counted' }],
  ])('%s that no count finds any more is settled in a paper that says more, and in no other', (_, one) => {
    const { evidence } = one;
    expect(outcomeOf(one, [], more)).toEqual({ ...settled, evidence });
    expect(outcomeOf(one, [], same)).toEqual({ status: 'belum', reason: unproven, evidence });
  });

  const stated = 'Seramai 186 orang guru menjawab soal selidik.';
  const rows = ['| Jantina | Bilangan |', '| Lelaki | 132 |', '| Perempuan | 52 |'];
  const open = { status: 'belum', reason: 'Ayat atau jadual yang dipersoalkan masih sama.' };
  const plain = [stated, 'Jadual 1. Profil', 'Jantina Bilangan', 'Lelaki 132', 'Perempuan 52'];
  test.each([
    ['its table has become plain lines', plain, open],
    ['its cells have become lines', [...plain.slice(0, 2), 'Lelaki', '132', 'Perempuan', '52', mended], open],
    ['another row of the table is mended', [stated, 'Lelaki 132', 'Perempuan 54'], settled],
    ['the sentence is mended', ['Seramai 184 orang guru menjawab soal selidik.', ...rows], settled],
    ['both are gone', ['Ayat lain.'], settled],
  ])('on figures that disagree, where %s', (_, lines, expected) => {
    const text = 'Jadual 1 (Jantina): 132 + 52 = 184, bukan 186 seperti yang dinyatakan.';
    const sum = remark(5, text, on('4.2', 'Lelaki | 132'), { source: 'counted', against: on(2, stated) });
    const first = page(stated, 'Jadual 1. Profil', ...rows, 'Ayat lain.');
    expect(outcomeOf(sum, [], page(...lines), [], first)).toMatchObject(expected);
  });

  const still = 'Semakan sistem masih menemui kelemahan ini.';
  test.each<[string, Remark['measure'], Remark['measure'], status: string]>([
    ['more where there should be more', measure(12), measure(30), 'separa'],
    ['fewer where there should be fewer', measure(12, 'fewer'), measure(9, 'fewer'), 'separa'],
    ['fewer where there should be more', measure(12), measure(9), 'belum'],
    ['more where there should be fewer', measure(2, 'fewer'), measure(3, 'fewer'), 'belum'],
    ['as many', measure(12), measure(12), 'belum'],
    ['what it never counts', null, null, 'belum'],
  ])('of which the same count finds %s: whatever a model claims', (_, was, is, status) => {
    // Shorter or longer than before: its letters are no measure.
    for (const text of ['Ya.', 'Yang masih tinggal, dengan ayat yang lebih panjang daripada dahulu.']) {
      const now = { ...countedAs(text, is), evidence: on(2, heading) };
      expect(outcomeOf(countedAs('Petikan tiada dalam senarai.', was), [{ at: ['4'] }], more, [now])).toEqual({
        status,
        reason: status === 'separa' ? text : still,
        evidence: now.evidence,
      });
    }
  });
});

test('nothing is settled in a criterion of which no item was judged', () => {
  const { evaluation: criteria } = reviewWith([]);
  criteria.methodology.items = criteria.methodology.items.map((item) => ({ ...item, level: null }));
  const earlier: Claim[] = [{ id: judged.id, status: 'selesai', reason: 'Kata model.', at: ['4'] }];
  const answers = { methodology: { ...bareAnswer('methodology'), earlier } };
  const before = { ...reviewWith([judged, countedAs('12% daripada rujukan terkini.', measure(12))]), document: old };
  const made = revisionOf(before, { document: more, criteria, judged: answers });
  expect(made.remarks.map(({ status }) => status)).toEqual(['tidakDisemak', 'tidakDisemak']);
});

const levelled = (level: number | null) => {
  const review = reviewWith([]);
  for (const key of criterionKeys)
    Object.assign(review.evaluation[key], {
      items: review.evaluation[key].items.map((item, n) => ({ ...item, level: n === 0 ? 2 : level })),
    });
  return review;
};
const comparedOf = (before: number | null, now: number | null) =>
  revisionOf({ ...levelled(before), document: old }, { document: old, criteria: levelled(now).evaluation, judged: {} })
    .compared;

describe('two versions', () => {
  test('are compared by the items that were judged in both', () => {
    expect(comparedOf(4, null)).toMatchObject({ before: 65.3, now: 65.3, items: 11 });
    expect(comparedOf(null, 4)).toMatchObject({ before: 65.3, now: 65.3, items: 11 });
    const all = comparedOf(2, 4);
    expect([all?.before, all?.items, all?.criteria.map(({ key }) => key)]).toEqual([65.3, 36, criterionKeys]);
    expect(all?.now).toBeGreaterThan(80);
    for (const { before, now } of all?.criteria ?? []) expect(now).toBeGreaterThan(before);
  });

  test('stand in a row with all before them', () => {
    const third = { ...levelled(2), revision: { ...revision, scores: [48, 52.4] }, document: old };
    expect(revisionOf(third, { document: old, criteria: third.evaluation, judged: {} }).scores).toEqual([48, 52.4, 60]);
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
