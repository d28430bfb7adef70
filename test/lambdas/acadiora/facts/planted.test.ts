import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { metadataOf } from '../../../../lambdas/acadiora/metadata.ts';
import { particulars } from '../../../lib/local/model/asking.ts';
import { documentOf } from '../../../support/blocks.ts';

/** Invented papers as a reader gives them, with weaknesses planted among true strengths. */
const paperOf = (name: string) =>
  documentOf(readFileSync(new URL(`../../../eval/papers/${name}.txt`, import.meta.url), 'utf8'));

const papers = [
  {
    name: 'qualitative',
    title: 'Pengalaman Guru Pemulihan Mengendalikan Murid Disleksia: Satu Kajian Kes di Negeri Bayu',
    author: 'Noraini Abd. Wahid',
    year: 2024,
    notListed: ['Thanaraj (2022)'],
    sizes: [6, 7],
    weaknesses: `objectivesAgainstQuestions noTrustworthiness noEthics noLimitations citationsNotListed referencesNotCited
      conflictingCounts quoteWithoutSpeaker shareImpossible overgeneralisation`,
    strengths: 'abstractComplete futureResearch',
  },
  {
    name: 'technical',
    title: 'AutoGradeLite: Lightweight Automatic Grading of Introductory Python Programs',
    author: 'Hafiz Amirul Rosli; Grace Lim Pei Shan; Tomasz Wieczorek',
    year: 2021,
    notListed: ['[11]'],
    sizes: [],
    weaknesses: `abstractShort noKeywords noLimitations noFutureResearch citationsNotListed referencesNotCited illustrationAbsent
      illustrationUnmentioned tableTotal textAgainstTable`,
    strengths: 'recentReferences',
  },
  {
    name: 'mixed',
    title: 'AMALAN PENTAKSIRAN FORMATIF GURU BAHASA MELAYU: SATU KAJIAN KAEDAH CAMPURAN',
    author: 'Halimatun Saadiah Mohd Yunos; Balakrishnan Muniandy; Ong Poh Choo',
    year: 2023,
    notListed: ['Zahari (2020)'],
    sizes: [148],
    weaknesses: `abstractFigure noKeywords noFutureResearch citationsNotListed referencesNotCited illustrationAbsent
      illustrationUnmentioned weakCronbachAlpha testWithoutValues noEffectSize quoteWithoutSpeaker tableTotal textAgainstTable`,
    strengths: 'abstractComplete recentReferences samplingJustified instrumentCare trustworthiness limitationsStated',
  },
  {
    name: 'survey',
    title: 'KESAN SOKONGAN PENTADBIR TERHADAP KESEDIAAN GURU SEKOLAH RENDAH MENGAJAR PENGATURCARAAN BLOK',
    author: 'Norhidayu binti Salman; Vikneswaran a/l Perumal',
    year: 2024,
    notListed: ['Halimahtun (2019)'],
    sizes: [212, 221],
    weaknesses: `abstractShort abstractIncomplete noAssumptions citationsNotListed fewReferences conflictingCounts
      weakCronbachAlpha objectiveWithoutFinding tableTotal textAgainstTable causalClaim`,
    strengths: 'recentReferences instrumentCare limitationsStated futureResearch',
  },
  {
    name: 'caseStudy',
    title: 'SUARA GURU BESAR SEKOLAH KURANG MURID DI MALAYSIA',
    author: 'Faridah Contoh; Liew Mei Rekaan; Jeffrey anak Mujah',
    year: 2023,
    notListed: [],
    sizes: [6, 8],
    weaknesses: `titleTooWide objectivesAgainstQuestions referencesNotCited fewReferences conflictingCounts
      quoteWithoutSpeaker overgeneralisation`,
    strengths: 'abstractComplete citationsAllListed limitationsStated futureResearch',
  },
  {
    name: 'actionResearch',
    title: 'MENINGKATKAN KEMAHIRAN MENAMBAH PECAHAN MURID TAHUN 5 MENGGUNAKAN JALUR WARNA',
    author: 'Siti Khadijah binti Rekaan',
    year: null,
    notListed: ['Suriani (2019)'],
    sizes: [28, 30],
    weaknesses: `citationsNotListed fewReferences illustrationAbsent conflictingCounts tableTotal causalClaim
      overgeneralisation`,
    strengths: 'abstractComplete limitationsStated futureResearch',
  },
  {
    name: 'opinion',
    title: 'Should Small Rural Schools Adopt Tablets? A Narrative Review and a Proposal',
    author: 'Maznah Rekaan; Oliver Tindale',
    year: 2023,
    notListed: ['Drummond (2020)'],
    sizes: [],
    weaknesses: 'abstractShort citationsNotListed referencesNotCited conflictingCounts',
    strengths: 'recentReferences futureResearch',
  },
  {
    name: 'software',
    title: 'SoalPintar: The Best Generator of Multiple-Choice Items from Malay Lecture Notes',
    author: 'Chong Wei Rekaan; Aiman Hakimi Contoh; Priya Subramaniam',
    year: 2022,
    notListed: ['[9]'],
    sizes: [],
    weaknesses: 'abstractShort citationsNotListed referencesNotCited tableTotal textAgainstTable',
    strengths: 'limitationsStated futureResearch',
  },
];

const named = (list: string) => list.split(/\s+/).toSorted();

describe.each(papers)('The paper $name', ({ name, title, author, year, notListed, sizes, weaknesses, strengths }) => {
  const paper = paperOf(name);
  const { facts, remarks } = countPaper(paper);
  const checks = (kind: string) => [
    ...new Set(remarks.filter((remark) => remark.kind === kind).map(({ check }) => check)),
  ];

  test('is read rightly', async () => {
    expect(metadataOf(await particulars(paper), 1, paper)).toMatchObject({ title, author, year });
    expect(facts.citations.notListed.map(({ text }) => text)).toEqual(notListed);
    expect([...new Set(facts.sample.map(({ size }) => size))]).toEqual(sizes);
  });

  test('shows the weaknesses that were planted, its strengths, and nothing else', () => {
    expect(checks('weakness').toSorted()).toEqual(named(weaknesses));
    expect(checks('strength').toSorted()).toEqual(named(strengths));
  });
});
