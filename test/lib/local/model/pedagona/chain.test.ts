import { beforeAll, describe, expect, test } from '@jest/globals';
import { scriptMinutes } from '../../../../../lambdas/pedagona/planned.ts';
import { confirmedSource } from '../../../../../lambdas/pedagona/sources.ts';
import { indonesianWords } from '../../../../../shared/text/indonesian.ts';
import type { CourseAnalysis } from '../../../../../shared/pedagona/schemas.ts';
import { malformed, textsOf } from '../asking.ts';
import { again, assessing, bare, chainOf, endless, music, nameless, pedagogy, science } from './courses.ts';

const answersOf = async (courses: CourseAnalysis[]) => {
  const { merangkaiAnswer, scripts, dloAnswer, plan, grounds } = await chainOf(courses);
  return { merangkaiAnswer, scripts, dloAnswer, plan, grounds };
};

/** Names of frameworks, levels, models and kinds, and what is quoted or copied from a course: the same wherever they stand. */
const fixed =
  /\/(?:kppbElements\/\d+|type|kppbModel|domain|level|hp|cognitiveLevel|softSkills|assessmentType|course|row|clo|part)$|\/evidenceBase\/\d+\/source$/;

const sentencesOf = (answers: unknown): string[] =>
  textsOf(answers)
    .filter(({ at }) => !fixed.test(at))
    .flatMap(({ text }) => text.split(/[.?!]+(?:\s|$)/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');

/** Also what code makes of the answers; there, what has fewer words than a sentence is a label. */
const allOf = async (courses: CourseAnalysis[]): Promise<string[]> => {
  const { merangkai, dlo } = await chainOf(courses);
  const made = sentencesOf({ merangkai, dlo }).filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length > 3);
  return [...sentencesOf(await answersOf(courses)), ...made];
};

const sessions: [string, CourseAnalysis[]][] = [
  ['two full courses', [pedagogy, assessing]],
  ['two courses of other fields', [science, music]],
  ['four courses', [pedagogy, assessing, science, music]],
  ['a course of which nothing was found', [pedagogy, bare]],
  ['an English statement, marks in the name and no levels', [nameless, assessing]],
  ['endless names', [endless, science]],
  ['only bare courses', [bare, nameless]],
];

describe('Every sentence of the chain', () => {
  test('differs between two unrelated sessions', async () => {
    const one = new Set(await allOf([pedagogy, assessing]));
    const other = await allOf([science, music]);
    expect(other.length).toBeGreaterThan(150);
    expect(other.filter((sentence) => one.has(sentence))).toEqual([]);
  });

  test.each(sessions)('speaks of its courses: %s', async (_, courses) => {
    const words = courses.flatMap(({ courseCode, courseName, sourceDocument, clos, topics, assessments }) => [
      courseCode ?? (courseName ?? sourceDocument).slice(0, 8),
      ...clos.map(({ cloStatement }) => cloStatement.split(' ').slice(1, 3).join(' ')),
      ...clos.map(({ cloStatement }) => cloStatement.split(' ').slice(1, 3).join(' ').replace(/\.$/, '')),
      ...topics.map(({ title }) => title.slice(0, 40)),
      ...assessments.map(({ type }) => type),
    ]);
    const facts = words.map((word) => word.toLowerCase().replaceAll('"', '’'));
    const empty = sentencesOf(await answersOf(courses)).filter((text) => !facts.some((fact) => text.includes(fact)));
    expect(empty).toEqual([]);
  });

  test.each(sessions)('is well formed, in Malaysian Malay: %s', async (_, courses) => {
    for (const { at, text } of textsOf(await answersOf(courses))) {
      if (/\/(?:quote|course|assessmentType)$/.test(at)) continue;
      expect(`${at}: ${text}`).not.toMatch(malformed);
      expect([at, indonesianWords(text)]).toEqual([at, []]);
      expect(text.length).toBeLessThan(1500);
    }
  });
});

describe('Merangkai', () => {
  test('proves what courses share with rows of both; a link without proof says that it is a suggestion', async () => {
    const courses = [pedagogy, assessing, music];
    const { merangkaiAnswer, merangkai } = await chainOf(courses);
    const proven = merangkaiAnswer.links.filter(({ evidence }) => evidence.length > 0);
    expect(proven.length).toBeGreaterThan(0);
    for (const { evidence } of proven) {
      expect(new Set(evidence.map(({ course }) => course)).size).toBeGreaterThanOrEqual(2);
      for (const { course, row } of evidence) {
        const source = courses.find(({ courseCode }) => courseCode === course);
        expect(source && [...source.clos, ...source.topics].map(({ id }) => id)).toContain(row);
      }
    }
    const suggestions = merangkai.courseComparison.links.filter(({ isSuggestion }) => isSuggestion);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { text } of suggestions) expect(text).toMatch(/^Dicadangkan/);
  });

  test('the levels of a course’s criterion speak of the outcome that it is linked to', async () => {
    const { rubric } = (await chainOf([pedagogy, assessing])).merangkaiAnswer;
    for (const { levels, links } of rubric.slice(0, 2))
      for (const text of Object.values(levels)) expect(text).toContain(`${links[0]?.clo} ${links[0]?.course}, `);
  });

  test('chooses the assessment of the highest outcome, never an examination, none where there is none', async () => {
    const { merangkai, merangkaiAnswer } = await chainOf([pedagogy, assessing, science, music]);
    const chosen = merangkai.integratedAssessment.selectedAssessments;
    expect(chosen.map(({ courseCode, assessmentType }) => [courseCode, assessmentType])).toEqual([
      ['EDUP3153', 'Tugasan Individu'],
      ['EDUP3113', 'Tugasan Berkumpulan'],
      ['SCES3083', 'Amali'],
    ]);
    for (const code of ['EDUP3153', 'EDUP3113', 'SCES3083', 'MZKS2012'])
      expect(merangkaiAnswer.integratedQuestion).toContain(code);
  });
});

test('texts are frames that name an outcome or a topic shortly and what is to be filled in; minutes add up', async () => {
  const { scripts, plan, grounds, dlo } = await chainOf([pedagogy, assessing]);
  const { evidenceBase: _, ...texts } = grounds;
  for (const { at, text } of textsOf({ plan, texts }))
    expect([at, text]).toEqual([at, expect.stringMatching(/^EDUP3153 dan EDUP3113: lengkapkan .+\.$/)]);
  expect(scriptMinutes(scripts)).toEqual([]);
  expect(dlo.durationMinutes).toBe(100);
});

test.each(sessions)(
  'The DLO has an activity for each course and three for all, in steps of five minutes, the evidence base only what exists: %s',
  async (_, courses) => {
    const { grounds, dlo, dloAnswer } = await chainOf(courses);
    expect(dloAnswer.activities.length).toBeGreaterThanOrEqual(3);
    expect(dloAnswer.activities.length).toBeLessThanOrEqual(courses.length + 3);
    for (const { duration, tools, kppbElements } of dloAnswer.activities) {
      expect(duration % 5).toBe(0);
      expect(tools.length).toBeGreaterThan(0);
      expect(kppbElements.length).toBeGreaterThan(0);
    }
    for (const { source } of grounds.evidenceBase)
      expect(confirmedSource(source, courses, dlo.dloTitle)).not.toBeNull();
  },
);

describe('A section written again', () => {
  let whole: Awaited<ReturnType<typeof chainOf>>;
  beforeAll(async () => {
    whole = await chainOf([pedagogy, assessing]);
  });

  test('is another frame with the wish in it, and the same one for the same wish', async () => {
    const { rationale: value } = whole.merangkai.courseComparison;
    const rationale = (wish: string) => again(whole.whole, 'merangkai', '/courseComparison/rationale', value, wish);
    const { text, items } = await rationale('Fokus kepada iklim sosioemosi');
    expect([text, items]).toEqual([
      expect.stringMatching(/EDUP3\d{3}, .+ permintaan “Fokus kepada iklim sosioemosi”/),
      null,
    ]);
    expect(await rationale('Fokus kepada iklim sosioemosi')).toMatchObject({ text, items });
  });

  test('a list stays a list of other items', async () => {
    const value = whole.dlo.activities[0]?.tools ?? [];
    const { text, items } = await again(whole.whole, 'dlo', '/activities/0/tools', value, 'Alat yang lain');
    expect(text).toBeNull();
    expect(items).toHaveLength(value.length);
    expect(items?.filter((item) => value.includes(item))).toEqual([]);
  });

  test('the big idea of an outcome stays with that outcome', async () => {
    const value = assessing.clos[1]?.bigIdea ?? '';
    const code = assessing.courseCode ?? '';
    const { text } = await again(whole.whole, 'course', '/clos/1/bigIdea', value, 'Lebih menarik', code);
    expect(text).toMatch(/^CLO2 EDUP3113, /);
  });

  test('facts of the documents are not reworded', async () => {
    const value = whole.merangkai.rubrics[0]?.cognitiveLevel ?? '';
    const { text } = await again(whole.whole, 'merangkai', '/rubrics/0/cognitiveLevel', value, 'Ubah');
    expect(text).toBe(value);
  });
});

test.each([
  ['two fields', [science, music]],
  ['sparse facts', [nameless, music]],
])('Every written text can be written again, whatever is asked: %s', async (_, courses) => {
  const { whole, scripts, plan, dlo } = await chainOf(courses);
  const { dloTitle, threeEFramework } = dlo;
  const parts = Object.entries({
    scripts: { ...scripts, links: [] },
    report: plan,
    dlo: { dloTitle, threeEFramework },
  }).flatMap(([artefact, texts]) => textsOf(texts).map((part) => ({ artefact, ...part })));
  for (const instruction of ['', 'lebih ringkas', 'lebih panjang', 'tambah contoh', 'fokus kepada paluan kompang'])
    for (const { artefact, at, text } of parts) {
      const answer = await again(whole, artefact, at, text, instruction);
      expect([at, instruction, answer.text === text || (answer.text ?? '') === '']).toEqual([at, instruction, false]);
    }
});
