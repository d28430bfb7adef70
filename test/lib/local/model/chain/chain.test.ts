import { describe, expect, test } from '@jest/globals';
import { confirmedSource } from '../../../../../lambdas/pedagona/sources.ts';
import { indonesianWords } from '../../../../../shared/text/indonesian.ts';
import type { CourseAnalysis } from '../../../../../shared/pedagona/schemas.ts';
import { assessing, bare, chainOf, endless, music, nameless, pedagogy, science, textsOf } from './courses.ts';

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
    const one = new Set(sentencesOf(await answersOf([pedagogy, assessing])));
    const other = sentencesOf(await answersOf([science, music]));
    expect(other.length).toBeGreaterThan(100);
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

  test.each(sessions)('is well formed: %s', async (_, courses) => {
    for (const { at, text } of textsOf(await answersOf(courses))) {
      if (/\/(?:quote|course|assessmentType)$/.test(at)) continue;
      expect(`${at}: ${text}`).not.toMatch(/undefined|null|NaN|\s{2}|\s[.,;]|\.\.|“”|\(\)/);
      expect(`${at}: ${text}`).not.toMatch(/\b(\p{L}{4,}) \1\b/iu);
      expect(text.length).toBeLessThan(1500);
    }
  });

  test('is Malaysian Malay', async () => {
    const texts = textsOf(await answersOf([pedagogy, assessing, science, music])).map(({ text }) => text);
    expect(indonesianWords(texts.join(' '))).toEqual([]);
  });
});

describe('Merangkai', () => {
  test('proves what courses share with rows of both, and claims nothing else', async () => {
    const { merangkaiAnswer } = await chainOf([pedagogy, assessing]);
    const proven = merangkaiAnswer.links.filter(({ evidence }) => evidence.length > 0);
    expect(proven.length).toBeGreaterThan(0);
    for (const { evidence } of proven) {
      expect(new Set(evidence.map(({ course }) => course)).size).toBeGreaterThanOrEqual(2);
      for (const { course, row } of evidence) {
        const source = [pedagogy, assessing].find(({ courseCode }) => courseCode === course);
        expect(source && [...source.clos, ...source.topics].map(({ id }) => id)).toContain(row);
      }
    }
  });

  test('a link without proof says that it is a suggestion', async () => {
    const { merangkai } = await chainOf([music, assessing]);
    const suggestions = merangkai.courseComparison.links.filter(({ isSuggestion }) => isSuggestion);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { text } of suggestions) expect(text).toMatch(/^Dicadangkan/);
  });

  test('chooses the assessment of the highest outcome, and shared work before an examination', async () => {
    const { merangkai } = await chainOf([pedagogy, assessing]);
    expect(
      merangkai.integratedAssessment.selectedAssessments.map(({ courseCode, assessmentType, weight }) => [
        courseCode,
        assessmentType,
        weight,
      ]),
    ).toEqual([
      ['EDUP3153', 'Tugasan Individu', 30],
      ['EDUP3113', 'Tugasan Berkumpulan', 40],
    ]);
  });

  test('a course without assessments gets none', async () => {
    const { merangkaiAnswer } = await chainOf([science, music]);
    expect(merangkaiAnswer.selectedAssessments.map(({ course }) => course)).toEqual(['SCES3083']);
    expect(merangkaiAnswer.rubrics.map(({ course, assessmentType }) => [course, assessmentType])).toEqual(
      expect.arrayContaining([['MZKS2012', '']]),
    );
  });

  test('the question needs every course', async () => {
    const { merangkaiAnswer } = await chainOf([pedagogy, assessing, science, music]);
    for (const code of ['EDUP3153', 'EDUP3113', 'SCES3083', 'MZKS2012'])
      expect(merangkaiAnswer.integratedQuestion).toContain(code);
    expect(merangkaiAnswer.integratedQuestion).toMatch(/\?$/);
  });
});

describe('Scripts and report', () => {
  test('each field is connected prose of one to five sentences', async () => {
    const { scripts, plan, grounds } = await chainOf([pedagogy, assessing, science, music]);
    const { evidenceBase, ...texts } = grounds;
    for (const { at, text } of textsOf({ scripts, plan, texts })) {
      if (at.includes('/links/')) continue;
      const count = text.split(/(?<=[.?!]”?)\s+/).length;
      expect([at, count >= 2 && count <= 5]).toEqual([at, true]);
    }
    expect(evidenceBase.length).toBe(8);
  });

  test.each(sessions)('the evidence base lists only what exists: %s', async (_, courses) => {
    const { grounds, dlo } = await chainOf(courses);
    for (const { source } of grounds.evidenceBase)
      expect(confirmedSource(source, courses, dlo.dloTitle)).not.toBeNull();
  });
});

describe('DLO', () => {
  test.each(sessions)('has three to six activities in steps of five minutes: %s', async (_, courses) => {
    const { dloAnswer } = await chainOf(courses);
    expect(dloAnswer.activities.length).toBeGreaterThanOrEqual(3);
    expect(dloAnswer.activities.length).toBeLessThanOrEqual(6);
    for (const { duration, tools, kppbElements } of dloAnswer.activities) {
      expect(duration % 5).toBe(0);
      expect(tools.length).toBeGreaterThan(0);
      expect(kppbElements.length).toBeGreaterThan(0);
    }
  });
});
