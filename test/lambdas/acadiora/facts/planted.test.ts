import { describe, expect, test } from '@jest/globals';
import { reviewOf } from '../../../eval/paper-review.ts';
import { criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { mixed, qualitative, technical } from './planted.ts';

const papers = [
  {
    name: 'a qualitative study',
    paper: qualitative,
    title: 'Pengalaman Guru Pemulihan Mengendalikan Murid Disleksia: Satu Kajian Kes di Negeri Bayu',
    author: 'Noraini Abd. Wahid',
    year: 2024,
    notListed: ['Thanaraj (2022)'],
    sizes: [6, 7],
    weaknesses: [
      'objectivesAgainstQuestions',
      'noTrustworthiness',
      'noEthics',
      'noLimitations',
      'citationsNotListed',
      'referencesNotCited',
      'conflictingSampleSizes',
      'quoteWithoutSpeaker',
      'shareImpossible',
      'overgeneralisation',
    ],
    strengths: ['abstractComplete', 'futureResearch'],
  },
  {
    name: 'a paper on software, with arrays and code',
    paper: technical,
    title: 'AutoGradeLite: Lightweight Automatic Grading of Introductory Python Programs',
    author: 'Hafiz Amirul Rosli; Grace Lim Pei Shan; Tomasz Wieczorek',
    year: 2021,
    notListed: ['[11]'],
    sizes: [],
    weaknesses: [
      'abstractShort',
      'noKeywords',
      'noLimitations',
      'noFutureResearch',
      'citationsNotListed',
      'referencesNotCited',
      'illustrationAbsent',
      'illustrationUnmentioned',
      'tableTotal',
      'textAgainstTable',
    ],
    strengths: ['recentReferences'],
  },
  {
    name: 'a study of mixed methods',
    paper: mixed,
    title: 'AMALAN PENTAKSIRAN FORMATIF GURU BAHASA MELAYU: SATU KAJIAN KAEDAH CAMPURAN',
    author: 'Halimatun Saadiah Mohd Yunos; Balakrishnan Muniandy; Ong Poh Choo',
    year: 2023,
    notListed: ['Zahari (2020)'],
    sizes: [148],
    weaknesses: [
      'noKeywords',
      'thinLiterature',
      'noFutureResearch',
      'citationsNotListed',
      'referencesNotCited',
      'illustrationAbsent',
      'illustrationUnmentioned',
      'weakCronbachAlpha',
      'testWithoutValues',
      'noEffectSize',
      'quoteWithoutSpeaker',
      'tableTotal',
      'textAgainstTable',
    ],
    strengths: [
      'abstractComplete',
      'recentReferences',
      'samplingJustified',
      'instrumentCare',
      'trustworthiness',
      'limitationsStated',
    ],
  },
];

describe.each(papers)('$name', ({ paper, title, author, year, notListed, sizes, weaknesses, strengths }) => {
  const { facts, remarks } = countPaper(paper);
  const checks = (kind: string) => [
    ...new Set(remarks.filter((remark) => remark.kind === kind).map(({ check }) => check)),
  ];

  test('is read rightly', async () => {
    const { metadata } = await reviewOf('kertas.docx', paper);
    expect(metadata).toMatchObject({ title, author, year });
    expect(facts.citations.notListed.map(({ text }) => text)).toEqual(notListed);
    expect([...new Set(facts.sample.map(({ size }) => size))]).toEqual(sizes);
  });

  test('shows the weaknesses that were planted, its strengths, and nothing else', () => {
    expect(checks('weakness').toSorted()).toEqual(weaknesses.toSorted());
    expect(checks('strength').toSorted()).toEqual(strengths.toSorted());
  });

  test('is given by rules no remark that is not counted, and a score of what could be judged alone', async () => {
    const { evaluation, overall } = await reviewOf('kertas.docx', paper);
    for (const key of criterionKeys) {
      const { strengths: good, weaknesses: weak, improvements, items, maxScore } = evaluation[key];
      expect([...good, ...weak, ...improvements].every(({ source }) => source === 'counted')).toBe(true);
      expect(maxScore > 0).toBe(items.some(({ level }) => level !== null));
    }
    expect(overall.maxScore).toBeLessThan(100);
  });
});
