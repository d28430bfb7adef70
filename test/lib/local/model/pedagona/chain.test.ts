import { expect, test } from '@jest/globals';
import { scriptMinutes } from '../../../../../lambdas/pedagona/planned.ts';
import { confirmedSource } from '../../../../../lambdas/pedagona/sources.ts';
import { indonesianWords } from '../../../../../shared/text/indonesian.ts';
import type { CourseAnalysis } from '../../../../../shared/pedagona/schemas.ts';
import { malformed, textsOf } from '../asking.ts';
import { again, assessing, bare, chainOf, endless, music, nameless, pedagogy, science } from './courses.ts';

/** Names of frameworks, levels, models and kinds, and what is quoted or copied from a course: the same wherever they stand. */
const fixed =
  /\/(?:kppbElements\/\d+|type|kppbModel|domain|level|hp|cognitiveLevel|softSkills|assessmentType|course|row|clo|part)$|\/evidenceBase\/\d+\/source$/;

const sentencesOf = (answers: unknown): string[] =>
  textsOf(answers)
    .filter(({ at }) => !fixed.test(at))
    .flatMap(({ text }) => text.split(/[.?!]+(?:\s|$)/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');

/** What sentences about these courses may name. */
const wordsOf = (courses: readonly CourseAnalysis[]): string[] =>
  courses
    .flatMap(({ courseCode, courseName, sourceDocument, clos, topics, assessments }) => [
      courseCode ?? (courseName ?? sourceDocument).slice(0, 8),
      ...clos.map(({ cloStatement }) => cloStatement.split(' ').slice(1, 3).join(' ').replace(/\.$/, '')),
      ...topics.map(({ title }) => title.slice(0, 40)),
      ...assessments.map(({ type }) => type),
    ])
    .map((word) => word.toLowerCase().replaceAll('"', '’'));

test.each([
  ['two full courses', [pedagogy, assessing]],
  ['four courses', [pedagogy, assessing, science, music]],
  ['a course of which nothing was found', [pedagogy, bare]],
  ['an English statement, marks in the name and no levels', [nameless, assessing]],
  ['endless names', [endless, science]],
  ['only bare courses', [bare, nameless]],
])(
  'Every sentence of the chain speaks of its courses in well-formed Malay, and activities and sources are theirs: %s',
  async (_, courses) => {
    const { merangkaiAnswer, scripts, dloAnswer, plan, grounds, dlo } = await chainOf(courses);
    const answers = { merangkaiAnswer, scripts, dloAnswer, plan, grounds };
    const words = wordsOf(courses);
    expect(sentencesOf(answers).filter((text) => !words.some((word) => text.includes(word)))).toEqual([]);
    for (const { at, text } of textsOf(answers)) {
      if (/\/(?:quote|course|assessmentType)$/.test(at)) continue;
      expect(`${at}: ${text}`).not.toMatch(malformed);
      expect([at, indonesianWords(text)]).toEqual([at, []]);
      expect(text.length).toBeLessThan(1500);
    }
    const { length } = dloAnswer.activities;
    expect(length >= 3 && length <= courses.length + 3).toBe(true);
    for (const { duration, tools, kppbElements } of dloAnswer.activities)
      expect([duration % 5, tools.length > 0, kppbElements.length > 0]).toEqual([0, true, true]);
    for (const { source } of grounds.evidenceBase)
      expect(confirmedSource(source, courses, dlo.dloTitle)).not.toBeNull();
  },
);

test('Merangkai proves what courses share with rows of both; a link without proof says that it is a suggestion', async () => {
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

test('Merangkai chooses the assessment of the highest outcome, never an examination, none where there is none', async () => {
  const { merangkai } = await chainOf([pedagogy, assessing, science, music]);
  const chosen = merangkai.integratedAssessment.selectedAssessments;
  expect(chosen.map(({ courseCode, assessmentType }) => [courseCode, assessmentType])).toEqual([
    ['EDUP3153', 'Tugasan Individu'],
    ['EDUP3113', 'Tugasan Berkumpulan'],
    ['SCES3083', 'Amali'],
  ]);
});

test('texts are frames that name an outcome or a topic shortly and what is to be filled in; minutes add up', async () => {
  const { scripts, plan, grounds, dlo } = await chainOf([pedagogy, assessing]);
  const { evidenceBase: _, ...texts } = grounds;
  for (const { at, text } of textsOf({ plan, texts }))
    expect([at, text]).toEqual([at, expect.stringMatching(/^EDUP3153 dan EDUP3113: lengkapkan .+\.$/)]);
  expect(scriptMinutes(scripts)).toEqual([]);
  expect(dlo.durationMinutes).toBe(100);
});

test('A section written again is another frame with the wish in it, about the same outcome; a list stays one, facts stay', async () => {
  const { whole, merangkai, dlo } = await chainOf([pedagogy, assessing]);
  const { rationale } = merangkai.courseComparison;
  const wish = () =>
    again(whole, 'merangkai', '/courseComparison/rationale', rationale, 'Fokus kepada iklim sosioemosi');
  const first = await wish();
  expect(first.text).toMatch(/EDUP3\d{3}, .+ permintaan “Fokus kepada iklim sosioemosi”/);
  expect(await wish()).toEqual(first);
  const tools = dlo.activities[0]?.tools ?? [];
  const { items } = await again(whole, 'dlo', '/activities/0/tools', tools, 'Alat yang lain');
  expect([items?.length, items?.filter((item) => tools.includes(item))]).toEqual([tools.length, []]);
  const idea = assessing.clos[1]?.bigIdea ?? '';
  const { text } = await again(whole, 'course', '/clos/1/bigIdea', idea, 'Lebih menarik', assessing.courseCode ?? '');
  expect(text).toMatch(/^CLO2 EDUP3113, /);
  const level = merangkai.rubrics[0]?.cognitiveLevel ?? '';
  expect((await again(whole, 'merangkai', '/rubrics/0/cognitiveLevel', level, 'Ubah')).text).toBe(level);
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
  for (const instruction of ['', 'fokus kepada paluan kompang'])
    for (const { artefact, at, text } of parts) {
      const answer = await again(whole, artefact, at, text, instruction);
      expect([at, instruction, answer.text === text || (answer.text ?? '') === '']).toEqual([at, instruction, false]);
    }
});
