import { describe, expect, test } from '@jest/globals';
import { merungkaiPrompt } from '../../../../../lambdas/pedagona/prompts/merungkai.ts';
import { renderData } from '../../../../../lambdas/platform/model/prompt.ts';
import { asked } from '../asking.ts';

const outcomes = [
  ['Menghuraikan perkembangan literasi awal kanak-kanak', 'Kognitif'],
  ['Merancang aktiviti literasi yang sesuai dengan tahap perkembangan kanak-kanak', 'Kognitif'],
  ['Menghargai kepelbagaian bahasa dalam bilik darjah', 'Afektif'],
  ['Explain the principles of early literacy', 'Kognitif'],
] as const;
const topics = [
  { title: 'Konsep literasi awal', week: '1', subtopics: ['Definisi', 'Kepentingan'] },
  { title: 'Perkembangan bahasa kanak-kanak', week: '2', subtopics: [] },
  { title: 'Aktiviti literasi', week: '3', subtopics: ['Bacaan bersama'] },
  { title: 'Kepelbagaian bahasa', week: '4', subtopics: [] },
];
const course = {
  clos: outcomes.map(([cloStatement, domain], n) => ({ cloNumber: `HPK${n + 1}`, cloStatement, domain: [domain] })),
  topics,
  methods: ['Kuliah', 'Bengkel', 'Amali'],
};

const suggested = (data: Partial<typeof course> = {}) =>
  asked(merungkaiPrompt, renderData('kursus', { ...course, ...data }));

describe('Suggestions for a settled course', () => {
  test('each outcome has one sentence and open questions of its own', async () => {
    const { clos } = await suggested();
    expect(clos.map(({ number }) => number)).toEqual(['HPK1', 'HPK2', 'HPK3', 'HPK4']);
    for (const { bigIdea, essentialQuestions, knowledge } of clos) {
      expect(bigIdea).toMatch(/^\p{Lu}[^.?]+\.$/u);
      expect(bigIdea.toLowerCase()).toContain((knowledge[0] ?? '').toLowerCase());
      expect(essentialQuestions.length).toBeGreaterThanOrEqual(2);
      for (const question of essentialQuestions) expect(question).toMatch(/^\p{Lu}.+\?$/u);
    }
    expect(new Set(clos.map(({ bigIdea }) => bigIdea)).size).toBe(4);
    const questions = clos.flatMap(({ essentialQuestions }) => essentialQuestions);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('speaks of teachers and classrooms only where the course does', async () => {
    const clos = [0, 1, 2].flatMap((n) => [
      { cloNumber: `CLO${n}a`, cloStatement: 'Menganalisis data hujan bagi kawasan tadahan', domain: ['Kognitif'] },
      { cloNumber: `CLO${n}b`, cloStatement: 'Mempamerkan tanggungjawab di tapak', domain: ['Afektif'] },
    ]);
    for (const own of [topics.slice(0, 0), [{ title: 'Air larian', week: '1', subtopics: [] }]])
      expect(JSON.stringify(await suggested({ clos: clos as never, topics: own }))).not.toMatch(/guru|bilik darjah/i);
  });

  test('the development follows 3E, or 3R where most outcomes are affective', async () => {
    const usual = await suggested();
    expect(usual.learningDevelopment.kppbModel).toBe('3E');
    expect(usual.learningDevelopment.flow[0]).toBe('Engagement: konsep literasi awal');
    const affective = await suggested({ clos: course.clos.slice(2, 3) });
    expect(affective.learningDevelopment.kppbModel).toBe('3R');
  });

  test('without topics no development is made up', async () => {
    const { learningDevelopment } = await suggested({ topics: [] });
    expect(learningDevelopment).toEqual({ kppbModel: null, flow: [], kppbApplication: {} });
  });
});
