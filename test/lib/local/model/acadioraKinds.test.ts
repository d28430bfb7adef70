import { describe, expect, test } from '@jest/globals';
import { reviewPrompts } from '../../../../lambdas/acadiora/prompts/review.ts';
import { criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { onPage } from '../../../shared/acadiora/fixtures-facts.ts';
import {
  ask,
  concept,
  paperOf,
  requestOf,
  survey,
  surveyFacts,
  thin,
  thinFacts,
  type Paper,
  type Part,
} from './acadiora-papers.ts';

const review = async (key: CriterionKey, paper: Paper) =>
  reviewPrompts[key].schema.parse(await ask(`acadiora.review.${key}`, requestOf(paper)));
const levelsOf = async (key: CriterionKey, paper: Paper) =>
  Object.fromEntries((await review(key, paper)).items.map(({ id, level }) => [id, level]));

const noStatistics = paperOf([]).facts.statistics;
const english = (parts: readonly Part[], facts: Partial<Facts> = {}): Paper =>
  paperOf(parts, { language: 'en', ...facts });

/** The outline that any empirical paper has; its method decides what it is. */
const studyWith = (method: string, facts: Partial<Facts> = {}): Paper =>
  english(
    [
      { kind: 'abstract', heading: 'Abstract', text: 'This study examined reading habits in Lowmere schools.' },
      { kind: 'introduction', heading: '1. Introduction', text: 'Reading has declined in recent years.' },
      { kind: 'methodology', heading: '2. Methodology', text: method },
      { kind: 'findings', heading: '3. Results', text: 'Results are reported below for each group of readers.' },
    ],
    facts,
  );

const trial =
  'A randomised controlled trial was employed because random assignment allows causal inference. The quantitative design compared two groups. The population was 900 pupils. Schools were selected through stratified random sampling and a power analysis using G*Power set the sample size. The test consists of 40 multiple-choice items adapted from an earlier test; each answer was scored one point. Content validity was judged by five experts after a pilot study. Firstly, both groups took the pretest; the intervention lasted ten weeks. Ethical approval came from the institutional review board and written informed consent was obtained.';
const measured: Partial<Facts> = {
  sample: [{ size: 240, evidence: onPage(2, 'The population was 900 pupils') }],
  statistics: {
    ...noStatistics,
    cronbachAlpha: [{ value: 0.86, evidence: onPage(2, 'a pilot study') }],
    tests: [{ name: 'ANCOVA', values: ['F = 18.4'], evidence: onPage(2, 'ANCOVA') }],
  },
};

const toolkit = english(concept);
const essay = english([
  { kind: 'abstract', heading: 'Abstract', text: 'This conceptual paper argues for a framework of shared reading.' },
  { kind: 'introduction', heading: 'Introduction', text: 'Schools rarely share what they read (Ashdown, 2021).' },
  { kind: 'theory', heading: 'Theory', text: 'Sociocultural theory explains reading as participation.' },
  {
    kind: 'discussion',
    heading: 'Discussion',
    text: 'The framework extends sociocultural theory; teachers should share.',
  },
  { kind: 'conclusion', heading: 'Conclusion', text: 'Future research should test the framework in schools.' },
]);

describe('the kind of a paper decides what it is held to', () => {
  test.each([
    ['a toolkit', toolkit],
    ['a concept paper', essay],
  ])('%s has neither method, analysis nor findings to judge, and is told why', async (_, paper) => {
    for (const key of ['methodology', 'dataAnalysis', 'findings'] as const) {
      const { items, comments, weaknesses, improvements } = await review(key, paper);
      expect(items.map(({ level }) => level)).toEqual(items.map(() => null));
      expect(comments.join(' ')).toMatch(/tidak dinilai kerana/);
      expect([...weaknesses, ...improvements]).toEqual([]);
    }
  });

  test.each([
    ['a trial with tests', studyWith(trial, measured), 0],
    ['interviews and themes', studyWith('A qualitative phenomenological study of semi-structured interviews.'), null],
    ['a survey told in means alone', studyWith('A survey with a questionnaire of 20 items was used.'), null],
  ])('assumptions of tests, in %s: level %s', async (_, paper, level) => {
    expect((await levelsOf('dataAnalysis', paper))['andaian']).toBe(level);
  });

  test('a systematic review is asked for no participants and no instrument', async () => {
    const paper = studyWith('A systematic literature review following PRISMA was carried out in two databases.');
    expect(await levelsOf('methodology', paper)).toMatchObject({ persampelan: null, instrumen: null });
  });

  test('a proposal owes no findings and no answers', async () => {
    const paper = paperOf(survey.filter(({ kind }) => !['findings', 'discussion', 'conclusion'].includes(kind)));
    expect(Object.values(await levelsOf('findings', paper))).toEqual([null, null, null]);
    expect(Object.values(await levelsOf('discussion', paper))).toEqual([null, null, null, null]);
  });

  test('action research without a part on theory is not held to one', async () => {
    const paper = paperOf(
      [
        { kind: 'introduction', heading: '1. Refleksi', text: 'Murid saya sukar membina ayat.' },
        { kind: 'objectives', heading: '2. Objektif', text: 'Meningkatkan kemahiran membina ayat.' },
        { kind: 'methodology', heading: '3. Kumpulan Sasaran', text: 'Kajian tindakan ini melibatkan 14 orang murid.' },
        { kind: 'findings', heading: '4. Dapatan', text: 'Min skor meningkat daripada 42 kepada 71.' },
      ],
      { sample: [{ size: 14, evidence: onPage(2, '14 orang murid') }] },
    );
    expect(Object.values(await levelsOf('theoryFramework', paper))).toEqual([null, null, null]);
  });
});

const conclusion = (text: string): Paper => english([{ kind: 'conclusion', heading: 'Conclusion', text }]);

const faultsOf = async (text: string): Promise<string> =>
  (await review('conclusion', conclusion(text))).weaknesses.map((weakness) => weakness.text).join(' ');

describe('English and Indonesian wordings count as the Malay ones do', () => {
  test('a sound trial in English lacks nothing in its method', async () => {
    const { weaknesses, items } = await review('methodology', studyWith(trial, measured));
    expect(weaknesses).toEqual([]);
    expect(Math.min(...items.map(({ level }) => level ?? 4))).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['rekaBentuk', 'A quasi-experimental design was used.'],
    ['rekaBentuk', 'This is a mixed methods study.'],
    ['rekaBentuk', 'A design-based approach was taken.'],
    ['rekaBentuk', 'Penelitian ini menggunakan metode survei.'],
    ['persampelan', 'Convenience sampling was used.'],
    ['persampelan', 'Schools were chosen by cluster sampling.'],
    ['persampelan', 'Sampel diambil secara acak.'],
    ['kesahan', 'Construct validity was examined.'],
    ['kesahan', 'Angket dinilai oleh tiga ahli.'],
    ['prosedur', 'Participants gave informed consent.'],
    ['prosedur', 'Izin penelitian diperoleh dari kepala sekolah.'],
  ])('methodology.%s: %s', async (item, sentence) => {
    const level = (await levelsOf('methodology', studyWith(sentence)))[item];
    const bare = (await levelsOf('methodology', studyWith('Nothing is told of it here.')))[item];
    expect(level ?? 0).toBeGreaterThan(bare ?? 0);
  });

  test.each([
    ['contrary to Ashdown (2021)', 'literatur'],
    ['in line with Ashdown (2021)', 'literatur'],
    ['teachers should read aloud', 'implikasi'],
    ['temuan ini sejalan dengan Ashdown (2021)', 'literatur'],
  ])('discussion: %s', async (words, item) => {
    const paper = english([
      ...survey.filter(({ kind }) => kind !== 'discussion'),
      { kind: 'discussion', heading: '6. Discussion', text: `It is so, ${words}.` },
    ]);
    expect((await levelsOf('discussion', paper))[item]).toBeGreaterThan(0);
  });

  test('members of a group are no experts', async () => {
    const paper = studyWith('Setiap ahli kumpulan mengambil giliran sebagai pemain.');
    expect((await levelsOf('methodology', paper))['kesahan']).toBe(0);
  });

  test('a limit on generalising is no overgeneralisation', async () => {
    expect(await faultsOf('The findings cannot be generalised to all schools in the country.')).not.toContain(
      'menggeneral',
    );
    expect(await faultsOf('The method is good for all schools in the country.')).toContain('menggeneral');
  });
});

describe('what is said to be missing', () => {
  const papers = [paperOf(survey, surveyFacts), paperOf(thin, thinFacts), toolkit, essay, studyWith(trial, measured)];

  test.each(criterionKeys)('%s: an item of which something is there is not missing as a whole', async (key) => {
    for (const paper of papers) {
      const { items, weaknesses } = await review(key, paper);
      const whole = weaknesses.filter(({ text }) =>
        /tidak mengandungi|tidak ditemui dalam|^Dari segi .* belum menyebut/.test(text),
      );
      expect(whole.length).toBeLessThanOrEqual(items.filter(({ level }) => level === 0).length);
    }
  });

  test('is not claimed of a section of which only a part was read', async () => {
    const paper = paperOf(survey, { ...surveyFacts, statistics: noStatistics });
    const part = {
      ...paper,
      document: { ...paper.document, blocks: paper.document.blocks.filter(({ page }) => page === 4) },
    };
    expect((await review('methodology', part)).weaknesses.filter(({ isAbsence }) => isAbsence)).toEqual([]);
  });
});
