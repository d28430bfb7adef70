import { settledRows } from '../../../../lambdas/valentra/problems.ts';
import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { toTenth } from '../../../../shared/valentra/counting/apportion.ts';
import { orderOf, jsuSummary } from '../../../../shared/valentra/counting/levels.ts';
import { countedMarks, sectionsIn } from '../../../../shared/valentra/counting/sections.ts';
import { type Blueprint, blueprintOf, type PlannedSection } from '../../../../shared/valentra/paper/blueprint.ts';
import { jsuDerived, specificationOf } from '../../../../shared/valentra/paper/specification.ts';
import { paperTopics, topicWeights, type SuggestedRow } from '../../../../shared/valentra/paper/topics.ts';
import { cognitiveLevels, examTypes, questionKinds } from '../../../../shared/valentra/schemas.ts';
import type { CognitiveLevel, ExamType, Jst, Jsu, JsuQuestion } from '../../../../shared/valentra/schemas.ts';
import type { Course } from '../../../../shared/valentra/course/courseView.ts';
import { course, jsu, jstAssessment } from '../fixtures.ts';
import { anyCount, anyCourse, anySuggestion, jstOf } from '../generated.ts';

/** Whether levels C3 to C6 reach 40 % by number and by marks. */
const reachesHots = (items: readonly { cognitiveLevel: CognitiveLevel; marks: number }[]): boolean => {
  const hots = items.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'HOTS');
  return hots.length * 100 >= items.length * 40 && marksOf(hots) * 100 >= marksOf(items) * 40;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const marksOf = (items: readonly { marks: number }[]): number => sum(items.map(({ marks }) => marks));
const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

const bare: Pick<Course, 'topics' | 'clos' | 'cover'> = { topics: [], clos: [], cover: course.cover };
const noJst: Pick<Jst, 'assessments'> = { assessments: [] };
const of = (words: Partial<typeof bare>, suggested: SuggestedRow[] = [], made = noJst) =>
  specificationOf({ ...bare, ...words }, made, suggested);
const topic = (title: string, hours: number | null, clo: string[] = [], subtopics: string[] = []) => ({
  title,
  hours,
  clo,
  subtopics,
  week: '',
  fact: null,
});
const suggest = (words: Partial<SuggestedRow>): SuggestedRow => ({
  topic: 'A',
  subtopic: 'Bahagian pertama',
  clo: '',
  cognitiveLevel: 'C4',
  cognitiveDescription: 'Menganalisis kes',
  ...words,
});

/** A test of these outcomes, and of the topics that they are of. */
const testOf = (...clo: string[]) => jstAssessment({ code: 'U1', type: 'Ujian', isTest: true, clo });
/** A row that has its topic as its subtopic, by the verb of its level. */
const verbRow = (title: string, cognitiveLevel: CognitiveLevel, verb: string, clo: string) =>
  suggest({ topic: title, subtopic: title, clo, cognitiveLevel, cognitiveDescription: `${verb} ${title}` });
/** Outcomes CLO1, CLO2 ... of these levels. */
const closOf = (...levels: string[]) =>
  levels.map((level, i) => ({ ...course.clos[0]!, code: `CLO${i + 1}`, domains: [level] }));
/** Sections of a paper: 'o 20 20, s 3/4 60' has 20 objective items of 20 marks, then three of four structured ones of 60; '-' for no marks, '@10' for each. */
const sectionsAs = (text: string): PlannedSection[] =>
  text.split(', ').map((one) => {
    const [kindOf = '', counts = '', marks, each] = one.split(' ');
    const [answered = 0, questions = answered] = counts.split('/').map(Number);
    const kinds = { o: 'aneka-pilihan', s: 'struktur', e: 'esei-pendek' } as const;
    const printed = { marks: marks === '-' ? null : Number(marks), ...(each && { each: Number(each.slice(1)) }) };
    return { kind: kinds[kindOf as 'o'], questions, answered, ...printed };
  });
const inSections = (text: string, totalMarks: number | null = null) => {
  const sections = sectionsAs(text);
  const numberOfQuestions = sum(sections.map(({ questions }) => questions));
  return { questionType: 'campuran' as const, numberOfQuestions, totalMarks, sections };
};

const rowsOf = (n: number, marks: number, names: string) =>
  Array.from(names).map((title) => ({
    ...suggest({ topic: title }),
    marks,
    kind: 'struktur' as const,
    section: { n, questions: 1, answered: 1 },
  }));
const subtopicsOf = (title: string) => [0, 1, 2, 3, 4].map((n) => `${title}${n}`);
const told = (rows: readonly (JsuQuestion | Blueprint)[]) =>
  rows.map((row) => [row.number, row.kind, row.topic, row.clo, row.cognitiveLevel, row.marks].join(' '));
const formOf = (some: readonly Pick<PlannedSection, 'questions' | 'answered'>[]) =>
  some.map(({ questions, answered }) => [questions, answered]);

describe('the test specification', () => {
  test.each([
    ['by its hours', [6, 9, 9, 12, 6], [3, 4, 4, 6, 3]],
    ['equally when no hours are known', [null, null, null, null], [5, 5, 5, 5]],
    ['by the mean where one has none', [3, 3, null, 3], [5, 5, 5, 5]],
    ['with one at least, however few its hours', [100, 1, 0.5, 100], [9, 1, 1, 9]],
    ['by the mean where one has 0, which is no hours stated', [3, 3, 0, 3], [5, 5, 5, 5]],
  ])('gives every topic its share of twenty questions %s', (_, hours, expected) => {
    const { topics } = of({ topics: hours.map((each, i) => topic(`Topik ${i}`, each)) });
    expect(topics.map(({ questions }) => questions)).toEqual(expected);
  });

  describe('of a structured paper with fewer questions than topics', () => {
    const hours = { A: 6, B: 9, C: 9, D: 6, E: 6, F: 6 };
    const codes = { A: 'CLO1', B: 'CLO1', C: 'CLO2', D: 'CLO3', E: 'CLO2', F: 'CLO3' };
    const titles = Object.keys(hours) as (keyof typeof hours)[];
    const own = {
      ...bare,
      clos: closOf('C2', 'C3', 'C4'),
      topics: titles.map((one) => topic(one, hours[one], [codes[one]])),
    };
    const levels = { CLO1: 'C2', CLO2: 'C3', CLO3: 'C4' } as const;
    const rows = Array.from('ABBCCDEF').map((title, i) => {
      const clo = codes[title as 'A'];
      return suggest({ topic: title, subtopic: `${title}${i}`, clo, cognitiveLevel: levels[clo as 'CLO1'] });
    });
    const made = (jst: Pick<Jst, 'assessments'>, more: object = {}) =>
      specificationOf(own, jst, rows, { questionType: 'struktur', numberOfQuestions: 4, totalMarks: 100, ...more });

    test('asks every topic near its share of the hours, in parts, and no row is dropped', () => {
      const { questions, topics, summary, totalMarks } = made(noJst);
      expect([questions.length, summary.totalQuestions, totalMarks, marksOf(questions)]).toEqual([4, 4, 100, 100]);
      expect(questions.map((one) => [one.topic, ...(one.more ?? []).map((other) => other.topic)].join(''))).toEqual([
        'AB',
        'BC',
        'CD',
        'EF',
      ]);
      for (const { hours: stated, marks } of topics) expect(Math.abs(marks - (100 * stated) / 42)).toBeLessThan(1.5);
      expect(toTenth(sum(topics.map(({ percentage }) => percentage)))).toBe(100);
      expect(summary.lotsMarks + summary.hotsMarks).toBe(100);
      expect(toTenth(sum(questions.map(({ tslt }) => tslt)))).toBe(42);
    });

    test('gives outcomes the shares that its document states', () => {
      const jst = { assessments: [{ ...testOf('CLO1', 'CLO2', 'CLO3'), cloShares: { CLO1: 20, CLO2: 30, CLO3: 50 } }] };
      const { questions, topics } = made(jst);
      const all = questions.flatMap(({ more = [], ...one }) => [{ ...one, marks: one.marks - marksOf(more) }, ...more]);
      const ofClo = (code: string) => marksOf(all.filter(({ clo }) => clo === code));
      expect(['CLO1', 'CLO2', 'CLO3'].map(ofClo)).toEqual([20, 30, 50]);
      expect(topics.filter(({ marks }) => marks === 0)).toEqual([]);
    });

    test('divides the equal marks of a choice', () => {
      const sections = sectionsAs('s 3/4 100');
      const { questions } = made(noJst, { sections, totalMarks: 99 });
      expect(questions.map(({ marks }) => marks)).toEqual([33, 33, 33, 33]);
      expect(questions.every(({ more = [], marks }) => more.length > 0 && marksOf(more) < marks)).toBe(true);
    });

    test('is as it was where a question would have too many parts', () => {
      expect(made(noJst, { numberOfQuestions: 1 }).questions).toMatchObject([{ marks: 100 }]);
    });
  });

  test('takes a row as it was written before one whose level it would change', () => {
    const rows = '3.1 C3, 3.2 C3, 3.3 C3, 3.1 C2, 3.2 C3, 3.3 C2, 3.1 C1, 3.2 C3, 3.3 C3, 3.1 C3'
      .split(', ')
      .map((one) => {
        const [subtopic = '', level] = one.split(' ');
        return suggest({ clo: 'CLO1', subtopic, cognitiveLevel: level as CognitiveLevel });
      });
    const own = { ...bare, clos: closOf('C3'), topics: [topic('A', 6, ['CLO1'])] };
    const { raised, questions } = specificationOf(own, noJst, rows, { questionType: 'struktur', numberOfQuestions: 5 });
    expect([raised, questions.length]).toEqual([[], 5]);
  });

  test('asks each row that was written before one comes twice, also where few are HOTS', () => {
    const rows = Array.from({ length: 20 }, (_, i) =>
      suggest({ subtopic: `Subtopik ${i}`, ...(i < 3 ? { clo: 'CLO2' } : { clo: 'CLO1', cognitiveLevel: 'C2' }) }),
    );
    const wanted = { questionType: 'struktur', numberOfQuestions: 20 } as const;
    const paper = { ...bare, clos: closOf('C2', 'C4'), topics: [topic('A', 6, ['CLO1', 'CLO2'])] };
    const { questions } = specificationOf(paper, { assessments: [testOf('CLO1', 'CLO2')] }, rows, wanted);
    expect(questions.map(({ subtopic }) => subtopic)).toEqual(rows.map(({ subtopic }) => subtopic));
  });

  test('has weights of topics and rows that add up to 100', () => {
    const marks = [13, 13, 11, 11, 18, 14];
    const topics = marks.map((_, i) => topic(`${i}`, 2));
    const levels = ['C2', 'C3', 'C4', 'C4', 'C3', 'C4'] as const;
    const rows = marks.map((one, i) => ({
      ...suggest({ topic: `${i}`, ...(levels[i] && { cognitiveLevel: levels[i] }) }),
      marks: one,
      kind: null,
    }));
    const made = jsuDerived(topics, rows);
    for (const shares of [made.topics.map((one) => one.percentage), made.questions.map((one) => one.weightage)])
      expect(shares).toEqual([16.3, 16.3, 13.7, 13.7, 22.5, 17.5]);
    const { distribution, lotsPercentage, hotsPercentage } = made.summary;
    const ofLevels = (['C2', 'C3', 'C4'] as const).map((level) => distribution[level].percentage);
    expect([...ofLevels, lotsPercentage, hotsPercentage]).toEqual([16.2, 38.8, 45, 16.2, 83.8]);
  });

  test('has weights of rows that come to those of their sections and topics', () => {
    const titles = Array.from('ABCDEF');
    const topics = titles.map((title) => topic(title, 2));
    const made = jsuDerived(topics, [...rowsOf(0, 1, 'ABCDEFABCDEFABCDEFAB'), ...rowsOf(1, 11, 'ABCDE')]);
    const sumBy = (isOf: (row: (typeof made.questions)[number]) => boolean) =>
      Number(sum(made.questions.filter(isOf).map(({ weightage }) => weightage)).toFixed(6));
    expect([0, 1].map((n) => sumBy(({ section }) => section?.n === n))).toEqual([26.7, 73.3]);
    expect(made.topics.map(({ percentage }) => percentage)).toEqual([20, 20, 18.7, 18.7, 18.6, 4]);
    expect(titles.map((title) => sumBy((row) => row.topic === title))).toEqual([20, 20, 18.7, 18.7, 18.6, 4]);
  });

  test('takes one title taught twice as one topic with the hours of both', () => {
    const { topics } = of({ topics: [topic('Semiotik', 2), topic('Teks', 2), topic('semiotik.', 4)] });
    expect(topics.map(({ title, hours }) => `${title} ${hours}`)).toEqual(['Semiotik 6', 'Teks 2']);
  });

  test("takes what the model suggests of a topic; rows that it did not write have the course's subtopics and no description", () => {
    const rows = [suggest({ clo: 'CLO3' }), suggest({ topic: 'Entah', clo: 'CLO1' }), suggest({ clo: 'CLO99' })];
    const { questions } = of({ clos: course.clos, topics: [topic('A', 2, ['CLO2'], ['Satu', 'Dua'])] }, rows);
    expect(questions.slice(0, 4)).toMatchObject([
      { clo: 'CLO2', subtopic: 'Bahagian pertama', cognitiveLevel: 'C4', cognitiveDescription: 'Menganalisis kes' },
      { clo: 'CLO2', subtopic: 'Bahagian pertama', cognitiveLevel: 'C4' },
      { clo: 'CLO2', subtopic: 'Satu', cognitiveLevel: 'C4', cognitiveDescription: '' },
      { clo: 'CLO2', subtopic: 'Dua', cognitiveLevel: 'C4' },
    ]);
  });

  test('knows a topic whose title the model wrote with a number', () => {
    const topics = ['Etika', 'Teks Media', 'Hak Cipta dan Lesen'].map((title) => ({ ...topic(title, 2), asked: [] }));
    const titles = ['1. Etika', 'Topik 1: Etika', 'Topik 2: Teks Media', 'Teks Media', 'Media'];
    const rows = titles.map((title, i) => suggest({ topic: title, subtopic: `${i}` }));
    const { questions } = of({ topics }, settledRows(rows, topics, course));
    const kept = questions.flatMap((row) => (row.subtopic ? `${row.topic} ${row.subtopic}` : []));
    expect(kept).toEqual(['Etika 0', 'Etika 1', 'Teks Media 2', 'Teks Media 3']);
  });

  test('raises LOTS rows until 40 % are HOTS, keeps each level promised, and says which rows it changed', () => {
    const rows = [
      ...Array<SuggestedRow>(14).fill(suggest({ cognitiveLevel: 'C1' })),
      ...Array<SuggestedRow>(6).fill(suggest({ cognitiveLevel: 'C2', cognitiveDescription: 'Menjelaskan' })),
    ];
    const { questions, raised, summary } = of({ topics: [topic('A', 2, [], ['Satu'])] }, rows);
    expect(raised).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(questions[7]).toMatchObject({ cognitiveLevel: 'C4', cognitiveDescription: 'Menganalisis kes' });
    // None against its verb.
    expect(questions[18]).toMatchObject({
      cognitiveLevel: 'C2',
      questionType: 'LOTS',
      cognitiveDescription: 'Menjelaskan',
    });
    expect(summary.distribution.C2.count).toBe(6);
    expect([summary.hots, summary.kbatCompliance]).toEqual([8, 'YES']);
  });

  test('of more rows than it needs keeps one of each level, and leaves the descriptions to the model', () => {
    const rows = [...Array<CognitiveLevel>(21).fill('C3'), ...cognitiveLevels].map((cognitiveLevel) =>
      suggest({ cognitiveLevel }),
    );
    const { questions, raised } = of({ topics: [topic('A', 2)] }, rows);
    expect(distinct(questions.map(({ cognitiveLevel }) => cognitiveLevel)).toSorted()).toEqual(cognitiveLevels);
    expect(raised).toEqual([]);
  });

  test('raises no row above the level of its CLO, also where HOTS then fall short', () => {
    const rows = Array<SuggestedRow>(20).fill(suggest({ cognitiveLevel: 'C1', clo: 'CLO1' }));
    const { raised, summary } = of({ clos: course.clos.slice(0, 1), topics: [topic('A', 2, ['CLO1'])] }, rows);
    expect([raised, summary.hots, summary.kbatCompliance]).toEqual([[], 0, 'NO']);
  });

  test('tests what the tests of the JST name: their topics, each towards the CLOs of the tests that name it', () => {
    const kuiz = { code: 'U1', type: 'Kuiz', isTest: true, topics: ['A'], clo: ['CLO1'] };
    const akhir = { code: 'U2', type: 'Peperiksaan', isTest: true, topics: ['B', 'C'], clo: ['CLO2', 'CLO3'] };
    const tasks = { code: 'T1', type: 'Projek', topics: ['D'], clo: ['CLO3'] };
    const topics = ['A', 'B', 'C', 'D'].map((title) => topic(title, 2));
    const made = { assessments: [kuiz, akhir, tasks].map(jstAssessment) };
    const { questions } = of({ clos: course.clos, topics }, [suggest({ topic: 'B', clo: 'CLO1' })], made);
    const pairs = distinct(questions.map(({ topic: title, clo }) => `${title} ${clo}`)).toSorted();
    expect(pairs).toEqual(['A CLO1', 'B CLO2', 'B CLO3', 'C CLO2', 'C CLO3']);
  });

  test.each<[ExamType | null, number | null]>([
    [null, null],
    ['struktur', null],
    ['esei-pendek', 60],
    ['aneka-pilihan', null],
    ['campuran', 60],
  ])('gives each CLO its printed share, and each subtopic a row before any has two: %s', (questionType, totalMarks) => {
    const topics = Array.from('ABC').map((title, i) => topic(title, i + 2, [], subtopicsOf(title)));
    const rows = Array.from('ABC').flatMap((title) =>
      [...subtopicsOf(title), ...subtopicsOf(title)].map((subtopic, i) =>
        suggest({
          topic: title,
          subtopic,
          ...(i % 2 === 0 ? { clo: 'CLO1', cognitiveLevel: 'C2' } : { clo: 'CLO2', cognitiveLevel: 'C3' }),
        }),
      ),
    );
    const made = { assessments: [{ ...testOf('CLO1', 'CLO2'), cloShares: { CLO1: 10, CLO2: 30 } }] };
    const wanted = { questionType, totalMarks, numberOfQuestions: questionType === null ? 20 : 12 };
    const own = { ...bare, clos: course.clos.slice(0, 2), topics };
    const { questions, totalMarks: total } = specificationOf(own, made, rows, wanted);
    expect(marksOf(questions.filter(({ clo }) => clo === 'CLO1'))).toBe(Math.round(total / 4));
    expect(total).toBe(totalMarks ?? total);
    expect(distinct(questions.map(({ subtopic }) => subtopic))).toHaveLength(questionType === null ? 14 : 12);
  });

  test('gives a question of a low level fewer marks than one of a high level', () => {
    const rows = cognitiveLevels.map((cognitiveLevel) => suggest({ cognitiveLevel }));
    const { questions } = of({ topics: [topic('A', 2)] }, rows);
    const marks = questions.slice(0, 6).map((question) => question.marks);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(marks[0]).toBeLessThan(marks[5] ?? 0);
  });

  test('holds for any course: topics and CLOs of its tests, levels as promised, sums', () => {
    assert(
      property(anyCourse, anySuggestion, (any, suggested) => {
        const jstOfAny = jstOf(any);
        const made = specificationOf(any, jstOfAny, suggested);
        const { questions, topics, summary } = made;
        expect(questions.map(({ number }) => number)).toEqual(questions.map((_, i) => i + 1));
        expect(questions).toHaveLength(Math.max(20, topics.length));
        expect(marksOf(questions)).toBe(100);
        expect(Math.min(...questions.map(({ marks }) => marks))).toBeGreaterThanOrEqual(1);
        const isBounded = any.clos.some(({ domains }) => ['C1', 'C2'].includes(highest(domains)[0] ?? ''));
        expect(isBounded || reachesHots(questions)).toBe(true);
        expect(summary).toEqual(jsuSummary(questions));
        expect(marksOf(topics)).toBe(100);
        const paper = paperTopics(any, jstOfAny);
        expect(topics.map(({ title }) => title)).toEqual(paper.map(({ title }) => title));
        expect(topics.every((each) => each.questions > 0)).toBe(true);
        const hoursOf = (title: string) => questions.flatMap((each) => (each.topic === title ? each.tslt : []));
        expect(topics.map(({ title }) => toTenth(sum(hoursOf(title))))).toEqual(topics.map(({ hours }) => hours));
        const known = any.clos.map(({ code }) => code);
        const tests = jstOfAny.assessments.filter(({ isTest }) => isTest).flatMap(({ clo }) => clo);
        const asked = known.filter((code) => tests.includes(code));
        const present = distinct(questions.map(({ clo }) => clo)).toSorted();
        const may = known.length === 0 ? [''] : known;
        expect(asked.length === 0 ? present.filter((code) => !may.includes(code)) : present).toEqual(asked.toSorted());
        const promised = any.clos.filter(({ code }) => asked.includes(code)).flatMap(({ domains }) => highest(domains));
        expect(questions.map(({ cognitiveLevel }) => cognitiveLevel)).toEqual(expect.arrayContaining(promised));
      }),
      { numRuns: 300 },
    );
  });
});

const highest = (domains: readonly string[]) => cognitiveLevels.filter((level) => domains.includes(level)).slice(-1);

const anyRow = record({
  clo: constantFrom('CLO1', 'CLO2', 'CLO3', 'CLO4', 'CLO5'),
  topic: constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
  cognitiveLevel: constantFrom(...cognitiveLevels),
  marks: integer({ min: 1, max: 30 }),
});

/** A specification as edits may leave it, its rows in topic order. */
const anyQuestions = array(anyRow, { minLength: 1, maxLength: 40 }).map((rows): JsuQuestion[] =>
  rows
    .toSorted((a, b) => a.topic.localeCompare(b.topic))
    .map((row, index) => ({
      ...row,
      number: index + 1,
      subtopic: '',
      weightage: 0,
      tslt: 0,
      cognitiveDescription: '',
      questionType: orderOf(row.cognitiveLevel),
      kind: null,
    })),
);

const kind = constantFrom(...examTypes);
const topicsIn = (questions: readonly JsuQuestion[], hours = 2) =>
  distinct(questions.map(({ topic: title }) => title)).map((title) => ({
    title,
    hours,
    questions: 0,
    marks: 0,
    percentage: 0,
    clo: [],
  }));

/** What a panel looks for in any paper of a specification, however it was edited. */
function expectSound(made: Pick<Jsu, 'questions' | 'topics'>, count: number, type: ExamType) {
  // Made for another type, so that it is planned anew.
  const items = blueprintOf({ ...made, questionType: type === 'struktur' ? 'campuran' : null }, count, type);
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  const titles = distinct(made.questions.map(({ topic: title }) => title));
  const weights = topicWeights(titles.map((title) => made.topics.find((each) => each.title === title) ?? { hours: 0 }));
  const asked = titles.map((title) => items.filter((item) => item.topic === title).length);
  // No topic twice before each has one; where one has none, none heavier is left out.
  expect(Math.min(...asked) > 0 || Math.max(...asked) === 1).toBe(true);
  const heaviestLeft = Math.max(0, ...weights.filter((_, i) => asked[i] === 0));
  expect(Math.min(...weights.filter((_, i) => (asked[i] ?? 0) > 0))).toBeGreaterThanOrEqual(heaviestLeft);
  // Section by section, each in the order of the course.
  const placeOf = (item: Blueprint): number =>
    questionKinds.indexOf(item.kind) * titles.length + titles.indexOf(item.topic);
  expect(items.map(placeOf)).toEqual(items.map(placeOf).toSorted((a, b) => a - b));
  expect(distinct(items.map((item) => item.kind))).toEqual(type === 'campuran' ? [...questionKinds] : [type]);
  const levels = distinct(made.questions.map(({ cognitiveLevel }) => cognitiveLevel));
  const present = distinct(items.map(({ cognitiveLevel }) => cognitiveLevel));
  expect(levels.filter((level) => !present.includes(level)).length).toBeLessThanOrEqual(
    Math.max(0, levels.length - count),
  );
  expect(reachesHots(items)).toBe(true);
  const marks = distinct(items.flatMap((item) => (item.kind === 'aneka-pilihan' ? [item.marks] : [])));
  expect(marks.length === 0 || (marks.length === 1 && [1, 2].includes(marks[0] ?? 0))).toBe(true);
  return items;
}

describe('the topics of a paper that names none', () => {
  const taught = ['1-2', '3-5', '6-8'].map((week, i) => ({ ...topic(`${i + 1}`, 2, [`CLO${i + 1}`]), week }));
  const untimed = taught.map((one) => ({ ...one, week: '' }));
  test.each([
    ['those taught by its week', { dueDate: 'Minggu 4', clo: ['CLO3'] }, taught, '12'],
    ['those of its outcomes, where it has no week', { dueDate: '', clo: ['CLO3'] }, taught, '3'],
    ['those of its outcomes, where it has a date', { dueDate: '4 Mac 2026', clo: ['CLO3'] }, taught, '3'],
    ['those taught by its last week', { dueDate: 'Week 2, 4', clo: [] }, taught, '12'],
    ['those taught by its week beside a date', { dueDate: 'M2, 4 Mac 2026', clo: [] }, taught, '1'],
    ['those of its outcomes, where topics have no weeks', { dueDate: 'Minggu 4', clo: ['CLO2'] }, untimed, '2'],
    ['all, where it has neither', { dueDate: '', clo: [] }, taught, '123'],
    ['those that the lecturer chose', { dueDate: 'Minggu 4', clo: [], topics: ['3'] }, taught, '3'],
  ])('are %s', (_, words, topics, titles) => {
    const named = paperTopics({ topics, clos: closOf('C1', 'C1', 'C1') }, { assessments: [{ ...testOf(), ...words }] });
    expect(named.map(({ title }) => title).join('')).toEqual(titles);
  });
});

describe('the blueprint of an exam', () => {
  test('gives each item the description of its own row, also where rows are alike', () => {
    const [first] = jsu.questions;
    const rows = ['Menerangkan punca', 'Menerangkan kesan'].map((cognitiveDescription, i) => ({
      ...first!,
      number: i + 1,
      kind: 'struktur' as const,
      cognitiveDescription,
    }));
    const items = blueprintOf({ ...jsu, questions: rows, questionType: 'struktur' }, 2, 'struktur');
    expect(items.map((item) => item.cognitiveDescription)).toEqual(['Menerangkan punca', 'Menerangkan kesan']);
  });

  test('of fewer questions keeps every CLO and topic, and leaves out the level with the fewest marks', () => {
    const five = blueprintOf(jsu, 5, 'struktur');
    expect(distinct(five.map(({ topic: title }) => title))).toHaveLength(5);
    expect(distinct(five.map(({ clo }) => clo)).toSorted()).toEqual(['CLO1', 'CLO2', 'CLO3']);
    expect(five.map(({ cognitiveLevel }) => cognitiveLevel).toSorted()).toEqual(['C2', 'C3', 'C4', 'C5', 'C6']);
  });

  test('of fewer questions asks every CLO beside every level', () => {
    const [first] = jsu.questions;
    const questions = ['B CLO2 C5', 'B CLO1 C4', 'A CLO1 C5'].map((row, i) => {
      const [title = '', clo = '', level] = row.split(' ');
      return { ...first!, number: i + 1, topic: title, clo, cognitiveLevel: level as CognitiveLevel };
    });
    const two = blueprintOf({ questions, topics: topicsIn(questions), questionType: null }, 2, 'struktur');
    expect(two.map((item) => `${item.topic} ${item.clo} ${item.cognitiveLevel}`)).toEqual(['B CLO2 C4', 'A CLO1 C5']);
  });

  test.each([
    [1, 1],
    [20, 2],
  ])('of a specification of no type, rows of %d marks each, has objective items of %d', (marks, expected) => {
    const questions = jsu.questions.slice(0, 5).map((row, i) => ({ ...row, kind: null, number: i + 1, marks }));
    const items = blueprintOf({ questions, topics: topicsIn(questions), questionType: null }, 5, 'aneka-pilihan');
    expect(distinct(items.map((item) => item.marks))).toEqual([expected]);
  });

  test('of fewer questions than topics of equal hours is spread over the course', () => {
    const { questions, topics } = of({ topics: Array.from({ length: 14 }, (_, i) => topic(`Minggu ${i + 1}`, 2)) });
    const asked = (count: number) =>
      blueprintOf({ questions, topics, questionType: null }, count, 'struktur').map((item) => item.topic.slice(7));
    expect(asked(5)).toEqual(['2', '5', '8', '10', '13']);
    expect(asked(10)).toEqual(['1', '3', '4', '5', '7', '8', '10', '11', '12', '14']);
  });

  test.each([
    ['aneka-pilihan', 10, [2]],
    ['aneka-pilihan', 50, [1]],
    ['struktur', 10, [4, 5, 6, 8, 10]],
    ['esei-pendek', 10, [6, 8, 10]],
  ] as const)('of %s, %i questions, gives %j marks', (type, count, marks) => {
    const other = { ...jsu, questionType: 'campuran' } as const;
    expect(distinct(blueprintOf(other, count, type).map((item) => item.marks)).toSorted((a, b) => a - b)).toEqual(
      marks,
    );
  });

  test.each([
    ['struktur', 12, 30],
    ['aneka-pilihan', 40, 40],
    ['campuran', 20, 60],
    ['esei-pendek', 5, 100],
  ] as const)('of %s, %i questions, %i marks, is the specification made for it, row by row', (type, count, marks) => {
    const wanted = { questionType: type, numberOfQuestions: count, totalMarks: marks };
    const made = specificationOf(course, noJst, [], wanted);
    expect([made.questions.length, made.totalMarks, made.summary.kbatCompliance]).toEqual([count, marks, 'YES']);
    expect(told(blueprintOf(made, count, type))).toEqual(told(made.questions));
  });

  test.each<[string, string, number | null, string]>([
    ['carries their marks, each question of a choice the same', 'o 20 20, s 3/4 60', null, '1; 20'],
    ['carries what its lecturer wants in their proportion', 'o 20 20, s 3/4 60', 100, '1 2; 25'],
    ['leaves what does not divide to the others', 'o 20 20, s 3/4 50', null, '1 2; 16'],
    ['has fewer marks than objective items usually carry', 'o 20 -, s 2 -', 30, '1 2; 4 5'],
    ['has as many marks for each question as its own divide into', 'o 20 20, s 4 60', null, '1; 15'],
    ['has a choice that leaves a mark for each of the others', 's 8/10 -, e 2 -', 15, '1; 3 4'],
    ['has a mark for each where fewer are printed', 'o 20 10, s 2 8', null, '1; 1'],
    ['has half marks printed beside others', 'o 20 10, s 2 60', null, '1; 25'],
    ['has usual marks where none are printed', 'o 20 -, s 3/4 -', 100, '2; 20'],
    ['has objective items take what a choice does not divide', 'o 20 -, s 3/4 -', 90, '1 2; 17'],
    ['has sections of one kind side by side', 's 3/4 60, s 2 -', null, '20; 5'],
    ['gives each question the marks that are printed', 'o 20 20, s 4 40 @10', 60, '1; 10'],
  ])('of the sections that its document prints %s', (_, sections, totalMarks, marks) => {
    const wanted = inSections(sections, totalMarks);
    const made = specificationOf(course, noJst, [], wanted);
    const parts = sectionsIn(made.questions);
    expect(formOf(parts)).toEqual(formOf(wanted.sections));
    expect(parts.map(({ kind: own }) => own)).toEqual(wanted.sections.map(({ kind: own }) => own));
    const eachOf = ({ rows }: (typeof parts)[number]) =>
      distinct(rows.map((row) => row.marks)).toSorted((x, y) => x - y);
    expect(parts.map((part) => eachOf(part).join(' ')).join('; ')).toEqual(marks);
    expect(made.totalMarks).toBe(totalMarks ?? marksOf(parts));
    expect(made.summary).toMatchObject({ totalMarks: made.totalMarks, kbatCompliance: 'YES' });
    expect(Math.round(marksOf(made.topics))).toBe(made.totalMarks);
    const items = blueprintOf(made, wanted.numberOfQuestions, 'campuran');
    expect(items.map(({ section }) => section)).toEqual(made.questions.map(({ section }) => section));
  });

  test.each([
    ['of questions that are all answered', 'o 20 20, s 5 80', null],
    ['of a choice', 's 6/10 -', 60],
    ['of both', 's 8 40, e 6/10 60', null],
  ])('in sections %s gives each CLO its printed share', (_, sections, totalMarks) => {
    const clo = ['CLO1', 'CLO2'];
    const assessments = [{ ...testOf(...clo), cloShares: { CLO1: 70, CLO2: 30 } }];
    const own = {
      ...bare,
      clos: course.clos.slice(0, 2),
      topics: Array.from('ABC').map((title) => topic(title, 3, clo)),
    };
    const made = specificationOf(own, { assessments }, [], inSections(sections, totalMarks));
    const share = sum(made.questions.map((row) => (row.clo === 'CLO1' ? countedMarks(row) : 0))) / made.totalMarks;
    expect(Math.abs(share - 0.7)).toBeLessThan(0.05);
  });

  test('asks an open question of each topic before two of any, the highest levels last', () => {
    const topics = [1, 2, 3, 4, 5, 6].map((n) => topic(`Topik ${n}`, 12));
    const wanted = inSections('o 10 20, s 4 60, e 1 20');
    const { questions } = specificationOf({ ...bare, topics }, { assessments: [testOf()] }, [], wanted);
    const open = questions.filter((row) => row.kind !== 'aneka-pilihan');
    expect(distinct(open.map((row) => row.topic))).toHaveLength(5);
    expect(distinct(open.map((row) => row.marks))).toEqual([15, 20]);
  });

  test.each([
    ['o 20 20, s 4 80', 'BCEF', 'AAAAAAAABCDDDDDDDDEF'],
    ['o 20 -, s 3 -', 'BCF', 'AAAAABCDDDDDDEEEEEEF'],
  ])(
    'gives open questions to the topics with most hours, evenly marked, and objective ones to those that lack marks: %s',
    (form, open, objective) => {
      const hours = [6, 9, 9, 6, 6, 6];
      const topics = Array.from('ABCDEF').map((title, n) => topic(title, hours[n] ?? 0));
      const { questions } = specificationOf(
        { ...bare, topics },
        { assessments: [testOf()] },
        [],
        inSections(form, 100),
      );
      const [first, second] = sectionsIn(questions);
      expect((second?.rows ?? []).map((row) => row.topic).join('')).toBe(open);
      expect(distinct((second?.rows ?? []).map((row) => row.marks))).toEqual([20]);
      expect((first?.rows ?? []).map((row) => row.topic).join('')).toBe(objective);
    },
  );

  test('gives a section whose marks are those of an outcome to it, and makes alternatives alike', () => {
    const clo = ['CLO1', 'CLO2', 'CLO3'];
    const assessments = [{ ...testOf(...clo), cloShares: { CLO1: 25, CLO2: 35, CLO3: 40 } }];
    const topics = clo.flatMap((code) => [1, 2, 3, 4].map((n) => topic(`${code} ${n}`, 3, [code])));
    const own = { ...bare, clos: closOf('C2', 'C3', 'C4'), topics };
    const { questions } = specificationOf(own, { assessments }, [], inSections('s 5 25, s 7 35, e 2/3 40', 100));
    const parts = sectionsIn(questions);
    expect(
      parts.map(({ rows, marks }) => [marks, ...distinct(rows.map((row) => row.clo)), rows.length].join(' ')),
    ).toEqual(['25 CLO1 5', '35 CLO2 7', '40 CLO3 3']);
    expect(distinct((parts[2]?.rows ?? []).map((row) => `${row.cognitiveLevel} ${row.marks}`))).toEqual(['C4 20']);
  });

  test('asks high levels in a choice where the paper lacks them, changes no level against its verb and marks by level', () => {
    const titles = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Topik ${n}`);
    const topics = titles.map((title, n) => topic(title, 3, [n < 5 ? 'CLO1' : 'CLO2']));
    const rows = titles.flatMap((title, n) =>
      n < 5
        ? [verbRow(title, 'C2', 'Menerangkan', 'CLO1'), verbRow(title, 'C2', 'Meringkaskan', 'CLO1')]
        : [verbRow(title, 'C3', 'Mengira', 'CLO2'), verbRow(title, 'C4', 'Menganalisis', 'CLO2')],
    );
    const own = { ...bare, clos: closOf('C2', 'C4'), topics };
    const made = (wanted: Parameters<typeof specificationOf>[3]) =>
      specificationOf(own, { assessments: [testOf('CLO1', 'CLO2')] }, rows, wanted);
    const mixed = made(inSections('o 10 20, s 2/3 30', 50));
    expect([mixed.summary.kbatCompliance, mixed.raised]).toEqual(['YES', []]);
    const few = made({ questionType: 'struktur', numberOfQuestions: 8, totalMarks: 64 });
    expect(few.raised).toEqual([]);
    expect(distinct(few.questions.map(({ cognitiveLevel }) => cognitiveLevel)).toSorted()).toEqual(['C2', 'C3', 'C4']);
    const marksAt = (level: string) => few.questions.flatMap((one) => (one.cognitiveLevel === level ? one.marks : []));
    expect(Math.max(...marksAt('C2'))).toBeLessThan(Math.min(...marksAt('C4')));
    expect(Math.max(...marksAt('C2')) - Math.min(...marksAt('C2'))).toBeLessThan(2);
  });

  test('is sound for any specification, however its rows were edited', () => {
    assert(
      property(anyQuestions, anyCount, kind, (questions, count, type) => {
        const items = expectSound({ questions, topics: topicsIn(questions) }, count, type);
        const reachable = questions.filter(({ topic: title }) => items.some((item) => item.topic === title));
        expect(
          items.every(({ clo, topic: title }) => reachable.some((row) => row.clo === clo && row.topic === title)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is sound for any course and any number of questions', () => {
    assert(
      property(anyCourse, anySuggestion, anyCount, kind, (any, suggested, count, type) => {
        const made = specificationOf(any, jstOf(any), suggested);
        const items = expectSound(made, count, type);
        // By its hours, but for those that have one question each whatever their hours.
        const weights = topicWeights(made.topics);
        const shifts = made.topics.map(({ title }, place) => {
          const asked = items.filter(({ topic: own }) => own === title).length;
          return Math.abs(asked - (count * (weights[place] ?? 0)) / sum(weights));
        });
        expect(Math.max(...shifts)).toBeLessThanOrEqual(made.topics.length);
        const clos = distinct(made.questions.map(({ clo }) => clo));
        expect(
          count < made.topics.length || count < 20 || distinct(items.map(({ clo }) => clo)).length === clos.length,
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
