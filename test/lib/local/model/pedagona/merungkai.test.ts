import { expect, test } from '@jest/globals';
import { merungkaiPrompt } from '../../../../../lambdas/pedagona/prompts/merungkai.ts';
import { renderData } from '../../../../../lambdas/platform/model/prompt.ts';
import { asked } from '../asking.ts';

const outcomes = [
  ['Menghuraikan perkembangan literasi awal kanak-kanak', 'Kognitif'],
  ['Menghargai kepelbagaian bahasa dalam bilik darjah', 'Afektif'],
  ['Explain the principles of early literacy', 'Kognitif'],
] as const;
const course = {
  clos: outcomes.map(([cloStatement, domain], n) => ({ cloNumber: `HPK${n + 1}`, cloStatement, domain: [domain] })),
  topics: [
    { title: 'Konsep literasi awal', week: '1', subtopics: ['Definisi', 'Kepentingan'] },
    { title: 'Kepelbagaian bahasa', week: '2', subtopics: [] },
  ],
  methods: ['Kuliah', 'Bengkel', 'Amali'],
};

const suggested = (data: Partial<typeof course> = {}) =>
  asked(merungkaiPrompt, renderData('kursus', { ...course, ...data }));

test('Each outcome of a settled course gets one sentence and open questions of its own', async () => {
  const { clos } = await suggested();
  expect(clos.map(({ number }) => number)).toEqual(['HPK1', 'HPK2', 'HPK3']);
  for (const { bigIdea, essentialQuestions, knowledge } of clos) {
    expect(bigIdea).toMatch(/^\p{Lu}[^.?]+\.$/u);
    expect(bigIdea.toLowerCase()).toContain((knowledge[0] ?? '').toLowerCase());
    expect(essentialQuestions.length).toBeGreaterThanOrEqual(2);
    for (const question of essentialQuestions) expect(question).toMatch(/^\p{Lu}.+\?$/u);
  }
  const texts = clos.flatMap(({ bigIdea, essentialQuestions }) => [bigIdea, ...essentialQuestions]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('The development of a course follows 3E; without topics none is made up', async () => {
  const usual = await suggested();
  expect(usual.learningDevelopment.kppbModel).toBe('3E');
  expect(usual.learningDevelopment.flow[0]).toBe('Engagement: Konsep literasi awal');
  const { learningDevelopment } = await suggested({ topics: [] });
  expect(learningDevelopment).toEqual({ kppbModel: null, flow: [], kppbApplication: {} });
});
