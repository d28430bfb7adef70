import { describe, expect, test } from '@jest/globals';
import {
  merungkaiAnswerSchema,
  merungkaiPrompt,
  type MerungkaiAnswer,
} from '../../../../../lambdas/pedagona/prompts/merungkai.ts';
import { renderData } from '../../../../../lambdas/platform/model/prompt.ts';
import { answer } from '../../../../../lib/local/model/index.ts';

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

async function suggested(data: Partial<typeof course> = {}): Promise<MerungkaiAnswer> {
  const { value } = await answer({
    modelId: 'embedded',
    body: {
      messages: [{ role: 'user', content: [{ text: renderData('kursus', { ...course, ...data }) }] }],
      requestMetadata: { promptId: merungkaiPrompt.id, version: String(merungkaiPrompt.version) },
    },
  });
  return merungkaiAnswerSchema.parse(value);
}

describe('Suggestions for a settled course', () => {
  test('each outcome has one sentence and open questions of its own', async () => {
    const { clos } = await suggested();
    expect(clos.map(({ number }) => number)).toEqual(['HPK1', 'HPK2', 'HPK3', 'HPK4']);
    for (const { bigIdea, essentialQuestions } of clos) {
      expect(bigIdea).toMatch(/^\p{Lu}[^.?]+\.$/u);
      expect(essentialQuestions.length).toBeGreaterThanOrEqual(2);
      for (const question of essentialQuestions) expect(question).toMatch(/^\p{Lu}.+\?$/u);
    }
    expect(new Set(clos.map(({ bigIdea }) => bigIdea)).size).toBe(4);
    const questions = clos.flatMap(({ essentialQuestions }) => essentialQuestions);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('speaks of teachers and classrooms only where the course does', async () => {
    const clos = Array.from({ length: 3 }, (_, n) => [
      {
        cloNumber: `CLO${n}a`,
        cloStatement: 'Menganalisis data hujan bagi kawasan tadahan',
        domain: ['Kognitif'],
      },
      { cloNumber: `CLO${n}b`, cloStatement: 'Mempamerkan tanggungjawab di tapak', domain: ['Afektif'] },
    ]).flat();
    for (const own of [topics.slice(0, 0), [{ title: 'Air larian', week: '1', subtopics: [] }]])
      expect(JSON.stringify(await suggested({ clos: clos as never, topics: own }))).not.toMatch(/guru|bilik darjah/i);
  });

  test('knowledge and concepts come from the course alone', async () => {
    const { clos } = await suggested();
    const titles = topics.map(({ title }) => title);
    for (const { knowledge, macroConcepts } of clos)
      expect([...knowledge, ...macroConcepts].filter((text) => !titles.includes(text))).toEqual([]);
    expect(clos[1]).toMatchObject({ knowledge: expect.arrayContaining(['Aktiviti literasi']) });
    expect(clos[1]?.microConcepts).toEqual(expect.arrayContaining(['Bacaan bersama', 'Kuliah']));
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
