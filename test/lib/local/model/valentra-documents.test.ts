import { describe, expect, test } from '@jest/globals';
import { indonesianWords } from '../../../../shared/text/indonesian.ts';
import { jstPrompt, type JstAnswer } from '../../../../lambdas/valentra/prompts/jst.ts';
import { jsuPrompt } from '../../../../lambdas/valentra/prompts/jsu.ts';
import { taskPrompt } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import { rubrikPrompt } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import { mqfOutcomes } from '../../../../shared/terms/mqf.ts';
import { isFrame } from '../../../../shared/valentra/items/frameMark.ts';
import { orderOf } from '../../../../shared/valentra/counting/levels.ts';
import { malformed, textsOf } from './asking.ts';
import { askedOf, courses, usual, type CourseData } from './valentra-courses.ts';

type Stated = CourseData['assessments'][number];

const noAssessment: Stated = { type: '', percentage: 0, description: '', clo: [] };
const pentaksiranOf = (stated: Stated, index = 0) => ({ code: `T${index + 1}`, ...stated });
const jstOf = async (course: CourseData, stated: Stated, more: Record<string, unknown> = {}): Promise<JstAnswer> =>
  askedOf(jstPrompt, course, { pentaksiran: pentaksiranOf(stated), ...more });

async function taskOf(course: CourseData, stated: Stated) {
  const { clo, topics, description, objective, criteria } = await jstOf(course, stated);
  const hp = course.clos.flatMap((one) => (clo.includes(one.code) ? one.hp : []));
  const base = { taskNumber: 1, taskCode: 'T1', taskType: stated.type, percentage: stated.percentage };
  return { tugasan: { ...base, clo, hp, topics, description, objective, criteria }, hp };
}

const quoteless = (text: string): string => text.replace(/["“”]/g, '’');

/** Every assessment of every course. */
const all = courses.flatMap(([name, course]) =>
  course.assessments.map((stated): [string, string, CourseData, Stated] => [name, stated.type, course, stated]),
);

const expectWellFormed = (value: unknown): void => {
  for (const { at, text } of textsOf(value)) {
    expect([at, indonesianWords(text)]).toEqual([at, []]);
    expect(`${at}: ${text}`).not.toMatch(malformed);
  }
};

describe.each(all)('For %s, %s', (_, __, course, stated) => {
  test('a row of the JST names only what the course has, written again, too', async () => {
    const row = await jstOf(course, stated);
    expect(course.topics.map(({ title }) => title)).toEqual(expect.arrayContaining(row.topics));
    expect(course.clos.map(({ code }) => code)).toEqual(expect.arrayContaining(row.clo));
    expectWellFormed(row);
    const again = await jstOf(course, stated, { permintaan: 'Tulis semula', semasa: row });
    expect(again).toEqual(row);
  });

  test('a task is frames that name its topics and outcomes, and hold no word of what is asked for when written again', async () => {
    const { tugasan } = await taskOf(course, stated);
    const task = await askedOf(taskPrompt, course, { tugasan });
    const { theBigIdea, stimulus, question } = task;
    for (const text of [theBigIdea, stimulus.content, question.statement]) {
      expect(isFrame(text)).toBe(true);
      for (const named of [...tugasan.topics.slice(0, 1), ...tugasan.clo]) expect(text).toContain(quoteless(named));
    }
    expectWellFormed(task);
    const again = await askedOf(taskPrompt, course, { tugasan, permintaan: 'Tulis semula', semasa: task });
    expect(again).toEqual(task);
  });

  test('a rubric has one criterion an HP, its five levels frames about the task', async () => {
    const { tugasan } = await taskOf(course, stated);
    const every = Object.entries(mqfOutcomes).map(([hp, name]) => ({ hp, name, percent: 9 }));
    const soalan = { statement: '', description: '' };
    const { criteria } = await askedOf(rubrikPrompt, course, { tugasan, soalan, hp: every });
    expect(criteria.map(({ hp }) => hp)).toEqual(every.map(({ hp }) => hp));
    expect(new Set(criteria.map(({ name }) => name)).size).toBe(every.length);
    for (const { levels } of criteria) {
      const texts = Object.values(levels);
      expect(new Set(texts).size).toBe(5);
      for (const text of texts) expect([text, isFrame(text), text.includes(stated.type)]).toEqual([text, true, true]);
    }
    expectWellFormed(criteria);
    const given = { tugasan, soalan, hp: every, permintaan: 'Tulis semula', semasa: criteria[1] };
    const [again, ...more] = (await askedOf(rubrikPrompt, course, given)).criteria;
    expect([again?.hp, again?.levels, more]).toEqual([criteria[1]?.hp, criteria[1]?.levels, []]);
  });
});

test('a row of the JST keeps the outcomes the document ties to it, with their levels and skills', async () => {
  const [, video] = usual.assessments;
  expect(await jstOf(usual, video ?? noAssessment)).toMatchObject({
    suggestedQuestionType: 'Projek Video Berkumpulan',
    topics: ['Penghasilan Media Pengajaran'],
    clo: ['CLO3'],
    domains: {
      cognitive: ['C6 Mencipta'],
      affective: ['A3 Menilai'],
      psychomotor: ['P4 Respons mekanistik'],
      skills: ['Kemahiran interpersonal', 'Kemahiran digital'],
      outcomes: ['HP4 Kemahiran interpersonal', 'HP6 Kemahiran digital'],
    },
  });
});

const agihanOf = (course: CourseData, rows: number) => course.topics.map(({ title }) => ({ topic: title, rows }));

describe('Rows of the JSU', () => {
  test.each(courses)('are as many a topic as are asked for, in the course’s own codes: %s', async (_, course) => {
    const agihan = agihanOf(course, 2);
    const { rows } = await askedOf(jsuPrompt, course, { agihan });
    expect(rows.map(({ topic }) => topic)).toEqual(agihan.flatMap(({ topic }) => [topic, topic]));
    for (const { clo } of rows) expect(['', ...course.clos.map(({ code }) => code)]).toContain(clo);
    expectWellFormed(rows);
  });

  test.each([2, 5, 10, 30, 80])('have at least two higher ones of five: %s rows', async (count) => {
    const { rows } = await askedOf(jsuPrompt, usual, { agihan: [{ topic: 'Penilaian Maklumat', rows: count }] });
    const higher = rows.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'HOTS').length;
    expect(higher / rows.length).toBeGreaterThanOrEqual(0.4);
  });

  test('one row written again is one row about another subtopic, of the level asked for', async () => {
    const topic = 'Analisis Kandungan Media';
    const given = { agihan: [{ topic, rows: 1 }], semasa: { subtopic: 'Semiotik', cognitiveLevel: 'C2' } };
    const again = await askedOf(jsuPrompt, usual, { ...given, permintaan: 'Jadikan aras C5' });
    expect(again.rows).toEqual([expect.objectContaining({ topic, subtopic: 'Representasi', cognitiveLevel: 'C5' })]);
    const same = await askedOf(jsuPrompt, usual, { ...given, permintaan: 'Tulis semula' });
    expect(same.rows[0]?.cognitiveLevel).toBe('C2');
  });
});
