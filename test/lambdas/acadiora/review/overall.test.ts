import { describe, expect, test } from '@jest/globals';
import { metadataOf } from '../../../../lambdas/acadiora/review/metadata.ts';
import { reviewForModel } from '../../../../lambdas/acadiora/review/overall.ts';
import { criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { documentOf } from '../../../support/blocks.ts';
import { paperAuthor, paperTitle } from '../../../support/papers.ts';
import { bareAnswer, bareRegister } from '../../../support/reviewer.ts';
import { type Answers, bareOverall, blockOn, counted, document, evaluate, overallIn, weakness } from './evaluating.ts';

const answerOf = (key: CriterionKey, i: number) => ({
  ...bareAnswer(key, i % 2 === 0 ? 1 : 4),
  improvements: [{ ...weakness(blockOn(2)), text: `Baiki ${key}`, priority: 1 + (i % 3) }],
});

describe('the review as a whole', () => {
  const answers = Object.fromEntries(criterionKeys.map((key, i) => [key, answerOf(key, i)]));
  const made = evaluate(answers).criteria;
  const all = reviewForModel(made).remarks.filter(({ kind }) => kind === 'improvement');
  const idsOf = (wanted: number) => all.filter(({ priority }) => priority === wanted).map(({ id }) => id);

  test('begins with what must be mended first, in the order of the model, and fills up to five', () => {
    const [urgent, later] = [idsOf(1).slice(0, 2).toReversed(), idsOf(3).slice(0, 1)];
    const { criticalImprovements } = overallIn(made, {
      ...bareOverall,
      criticalImprovements: [...later, ...urgent],
    }).overall;
    expect(criticalImprovements.map(({ id }) => id).slice(0, 2)).toEqual(urgent);
    expect(criticalImprovements.map(({ id }) => id).slice(4)).toEqual(later);
    expect(criticalImprovements.map(({ priority }) => priority)).toEqual([1, 1, 1, 1, 3]);
  });

  test('of the same weight prefers where most points are to be won', () => {
    const { criticalImprovements } = overallIn(made).overall;
    const lost = criticalImprovements.map(({ criterion }) => made[criterion].maxScore - made[criterion].score);
    const first = criticalImprovements.filter(({ priority }) => priority === 1).length;
    expect(first).toBe(4);
    expect(lost.slice(0, first)).toEqual(lost.slice(0, first).toSorted((a, b) => b - a));
  });

  test('has five of each at most, each once; ids that are unknown or of another kind fall away', () => {
    const ids = ['r0000000000000000', '', ...all.flatMap(({ id }) => [id, id])];
    const { mainStrengths, criticalImprovements } = overallIn(made, {
      ...bareOverall,
      mainStrengths: ids,
      criticalImprovements: ids,
    }).overall;
    expect(mainStrengths).toEqual([]);
    const urgentFirst = all.toSorted((a, b) => Number(b.priority === 1) - Number(a.priority === 1));
    expect(criticalImprovements.map(({ id }) => id)).toEqual(urgentFirst.slice(0, 5).map(({ id }) => id));
  });
});

const advice = (words: string, changes: object = {}) => ({
  ...weakness(blockOn(2)),
  text: words,
  priority: 1,
  ...changes,
});
const chosenOf = (answers: Answers) =>
  overallIn(evaluate(answers).criteria).overall.criticalImprovements.map(({ text: words }) => words);
const saying = (key: CriterionKey, ...improvements: object[]) => ({ [key]: { ...bareAnswer(key, 1), improvements } });

describe('the remarks that lead', () => {
  test.each([
    ['of one item at one block', { item: 'ketepatan' }, { item: 'ketepatan' }, 1],
    ['of one item at two blocks', { item: 'ketepatan' }, { item: 'ketepatan', at: [blockOn(3)] }, 2],
    ['of two items at one block', { item: 'ketepatan' }, { item: 'persembahan' }, 2],
    ['one of which says the other', {}, { text: 'Semak jadual, dan betulkan teks.', at: [blockOn(3)] }, 1],
  ])('have each cause once: two %s', (_, one, other, count) => {
    const made = saying('findings', advice('Semak jadual.', one), advice('Baiki teks.', other));
    expect(chosenOf(made)).toHaveLength(count);
  });

  test('begin with what the abstract lacks, among those as urgent', () => {
    const made = {
      ...saying('methodology', advice('Lengkapkan kaedah.')),
      ...saying(
        'titleAbstract',
        advice('Nyatakan dapatan.', { item: 'abstrak', isAbsence: true }),
        advice('Pendekkan tajuk.'),
      ),
    };
    expect(chosenOf(made)).toEqual(['Nyatakan dapatan.', 'Lengkapkan kaedah.', 'Pendekkan tajuk.']);
  });

  test('have what the abstract lacks, after what is more urgent, though the model named five others', () => {
    const lacks = advice('Nyatakan dapatan.', { item: 'abstrak', isAbsence: true, priority: 2 });
    const four = ['satu', 'dua', 'tiga', 'empat'].map((one) => advice(`Semak ${one}.`, { item: 'andaian' }));
    const made = evaluate({
      ...saying('titleAbstract', advice('Ringkaskan abstrak.', { item: 'abstrak', priority: 2 }), lacks),
      ...saying('dataAnalysis', ...four.map((one, n) => ({ ...one, at: [blockOn(n + 3)] }))),
      ...saying('findings', advice('Jawab objektif 4.', { item: 'lengkap' })),
    }).criteria;
    const idOf = (words: string) => reviewForModel(made).remarks.find(({ text }) => text === words)?.id ?? '';
    const wanted = ['Semak satu.', 'Semak dua.', 'Jawab objektif 4.', 'Semak tiga.', 'Semak empat.'].map(idOf);
    const { criticalImprovements } = overallIn(made, { ...bareOverall, criticalImprovements: wanted }).overall;
    expect(criticalImprovements.map(({ text }) => text)).toEqual([
      'Semak satu.',
      'Semak dua.',
      'Jawab objektif 4.',
      'Semak tiga.',
      'Nyatakan dapatan.',
    ]);
  });

  test.each([true, false])(
    'keep the order of the model that has named the advice on the abstract (lacking: %s)',
    (isAbsence) => {
      const made = evaluate({
        ...saying('titleAbstract', advice('Betulkan 241.', { item: 'abstrak', isAbsence })),
        ...saying('findings', advice('Jawab objektif 4.', { item: 'lengkap', at: [blockOn(3)] })),
      }).criteria;
      const wanted = reviewForModel(made).remarks.filter(({ kind }) => kind === 'improvement');
      const ids = wanted.map(({ id }) => id).toReversed();
      const { criticalImprovements } = overallIn(made, { ...bareOverall, criticalImprovements: ids }).overall;
      expect(criticalImprovements.map(({ id }) => id)).toEqual(ids);
    },
  );

  test('have the advice on what the abstract lacks, not other advice on it', () => {
    const made = {
      ...saying('methodology', ...[3, 4, 5, 6, 7].map((page) => advice(`Semak ${page}.`, { at: [blockOn(page)] }))),
      titleAbstract: {
        ...bareAnswer('titleAbstract', 1),
        weaknesses: [
          weakness(blockOn(2), {
            text: 'Dapatan jantina tidak disebut.',
            item: 'abstrak',
            isAbsence: true,
            priority: 2,
          }),
        ],
        improvements: [
          advice('Betulkan bilangan.', { item: 'abstrak' }),
          advice('Tambah dapatan jantina.', { item: 'abstrak', priority: 2 }),
        ],
      },
    };
    expect(chosenOf(made)).toContain('Tambah dapatan jantina.');
  });

  test('have figures of one place once, whichever criteria they were seen from', () => {
    const made = {
      ...saying('dataAnalysis', advice('Semak darjah kebebasan F(2,187).')),
      ...saying('findings', advice('F(2,187) = 4.2 tidak selaras dengan 186.'), advice('Semak 186.')),
    };
    expect(chosenOf(made)).toEqual(['F(2,187) = 4.2 tidak selaras dengan 186.', 'Semak 186.']);
  });

  test('say what is wrong where code has counted it', () => {
    const { criteria } = evaluate({}, [counted({ advice: 'Laporkan alfa.' })]);
    expect(overallIn(criteria).overall.criticalImprovements[0]?.text).toBe(
      'Alfa Cronbach tidak dilaporkan. Laporkan alfa.',
    );
  });

  test('keep a rewrite that is held, and drop another with its reason', () => {
    const { criteria } = evaluate(saying('findings', advice('Semak.')));
    const [{ id } = { id: '' }] = criteria.findings.improvements;
    const made = (after: string) =>
      overallIn(criteria, { ...bareOverall, rewrites: [{ id, at: [blockOn(2)], isInsertion: true, after }] });
    expect(made('Teks baharu.').overall.criticalImprovements[0]?.rewrite?.after).toBe('Teks baharu.');
    const { overall, dropped } = made('Min 98.76.');
    expect([overall.criticalImprovements[0]?.rewrite, dropped]).toEqual([null, ['teks cadangan menyebut 98.76']]);
  });
});

describe("the paper's own data", () => {
  const none = { ...bareRegister, documentType: ' Artikel jurnal ' };

  test('stays when the places that are named say it', () => {
    const metadata = metadataOf(
      {
        ...none,
        title: { value: paperTitle.replace('PECAHAN', 'Pecahan'), at: ['1'] },
        authors: [{ name: paperAuthor, at: ['2'] }],
        year: { value: 2025, at: ['3', '4'] },
      },
      1234,
      document,
    );
    expect(metadata).toMatchObject({
      author: paperAuthor,
      year: 2025,
      wordCount: 1234,
      studyKind: null,
      documentType: 'Artikel jurnal',
    });
    expect(metadata.title?.toUpperCase()).toBe(paperTitle);
    expect(metadata.evidence.title).toEqual({ at: ['1'], place: 'Muka surat 1', quote: paperTitle });
  });

  test.each([
    ['a title whose place is nowhere', { title: { value: paperTitle, at: ['99999'] } }],
    ['a title that its place does not say', { title: { value: 'Kesan Senaman', at: ['1'] } }],
    ['a year that its place does not say', { year: { value: 2019, at: ['4'] } }],
    ['an author who is nowhere', { authors: [{ name: 'Seorang Lain', at: ['2'] }] }],
  ])('leaves out %s', (_, changes) => {
    expect(metadataOf({ ...none, ...changes }, 1, document)).toMatchObject({
      title: null,
      author: null,
      year: null,
      evidence: { title: null, author: null, year: null },
    });
  });

  test('four digits of a longer number are not its year', () => {
    const own = documentOf('DOI 10.5555/1202567\nJilid 5(2), 2025');
    const yearAt = (ref: string) => metadataOf({ ...none, year: { value: 2025, at: [ref] } }, 1, own).year;
    expect([yearAt('1'), yearAt('2')]).toEqual([null, 2025]);
  });
});
