import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { apportionEach } from '../../../shared/valentra/apportion.ts';
import { reachesHots } from '../../../shared/valentra/hots.ts';
import { orderOf, jsuSummary, toTenth } from '../../../shared/valentra/levels.ts';
import { blueprintOf } from '../../../shared/valentra/blueprint.ts';
import { courseHours, specificationOf } from '../../../shared/valentra/specification.ts';
import type { SuggestedRow } from '../../../shared/valentra/topics.ts';
import { cognitiveLevels } from '../../../shared/valentra/schemas.ts';
import type { Course, Jst, JsuQuestion } from '../../../shared/valentra/schemas.ts';
import { course, jst, jsu, jstAssessment } from './fixtures.ts';
import { anyCount, anyCourse, anySuggestion, jstOf } from './generated.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const marksOf = (items: readonly { marks: number }[]): number => sum(items.map(({ marks }) => marks));
const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

const share = (some: readonly { topic: string }[], title: string) =>
  some.filter((each) => each.topic === title).length / some.length;

/** Whether a blueprint asks rows of the invented specification only, at their own level. */
const fits = (count: number) =>
  blueprintOf(jsu, count).every((item) =>
    jsu.questions.some((row) => row.subtopic === item.subtopic && row.cognitiveLevel === item.cognitiveLevel),
  );

const bare: Pick<Course, 'topics' | 'clos'> = { topics: [], clos: [] };
const noJst: Pick<Jst, 'assessments'> = { assessments: [] };
const of = (words: Partial<Pick<Course, 'topics' | 'clos'>>, suggested: SuggestedRow[] = [], made = noJst) =>
  specificationOf({ ...bare, ...words }, made, suggested);
const topic = (title: string, hours: number | null, clo: string[] = [], subtopics: string[] = []) => ({
  title,
  hours,
  clo,
  subtopics,
  week: '',
});
const suggest = (words: Partial<SuggestedRow>): SuggestedRow => ({
  topic: 'A',
  subtopic: 'Bahagian pertama',
  clo: '',
  cognitiveLevel: 'C4',
  cognitiveDescription: 'Menganalisis kes',
  ...words,
});

describe('the test specification', () => {
  test('gives every topic of the course its share of twenty questions by its hours', () => {
    const { topics, questions, totalMarks } = specificationOf(course, jst, []);
    expect(topics.map((each) => [each.hours, each.questions])).toEqual([
      [6, 3],
      [9, 4],
      [9, 4],
      [12, 6],
      [6, 3],
    ]);
    expect([questions.length, marksOf(questions), totalMarks]).toEqual([20, 100, 100]);
  });

  test.each([
    ['equally when no hours are known', [null, null, null, null], [5, 5, 5, 5]],
    ['by the mean where one has none', [3, 3, null, 3], [5, 5, 5, 5]],
    ['with one at least, however few its hours', [100, 0, 0.5, 100], [9, 1, 1, 9]],
  ])('shares %s', (_, hours, expected) => {
    const titles = ['A', 'B', 'C', 'D'];
    const { topics } = of({ topics: titles.map((title, i) => topic(title, hours[i] ?? null)) });
    expect(topics.map(({ questions }) => questions)).toEqual(expected);
  });

  test('is about the topics of the tests, then the CLOs, then the suggestions, then the whole course', () => {
    const tests = [jstAssessment({ code: 'U1', type: 'Kuiz', isTest: true, topics: ['Ujian A'], clo: ['CLO1'] })];
    const titlesOf = (words: Parameters<typeof of>[0], made = noJst, rows: SuggestedRow[] = []) =>
      of(words, rows, made).topics.map(({ title }) => title);
    expect(titlesOf({ clos: course.clos }, { assessments: tests })).toEqual(['Ujian A']);
    expect(titlesOf({ clos: course.clos })).toEqual(course.clos.map(({ statement }) => statement));
    expect(titlesOf({}, noJst, [suggest({})])).toEqual(['A']);
    expect(titlesOf({})).toEqual(['Keseluruhan kursus']);
  });

  test('takes one title taught twice as one topic with the hours of both', () => {
    const { topics } = of({ topics: [topic('Semiotik', 2), topic('Teks', 2), topic('semiotik.', 4)] });
    expect(topics.map(({ title, hours }) => [title, hours])).toEqual([
      ['Semiotik', 6],
      ['Teks', 2],
    ]);
  });

  test('takes what the model suggests of a topic and fills in the rest from the course', () => {
    const rows = [suggest({ clo: 'CLO3' }), suggest({ topic: 'Entah', clo: 'CLO1' }), suggest({ clo: 'CLO99' })];
    const { questions } = of({ clos: course.clos, topics: [topic('A', 2, ['CLO2'], ['Satu', 'Dua'])] }, rows);
    expect(questions.slice(0, 4)).toMatchObject([
      { clo: 'CLO3', subtopic: 'Bahagian pertama', cognitiveLevel: 'C4', cognitiveDescription: 'Menganalisis kes' },
      { clo: 'CLO2', subtopic: 'Bahagian pertama', cognitiveLevel: 'C4' },
      { clo: 'CLO2', subtopic: 'Satu', cognitiveLevel: 'C4', cognitiveDescription: 'Menganalisis Satu' },
      { clo: 'CLO2', subtopic: 'Dua', cognitiveLevel: 'C4' },
    ]);
  });

  test('knows a topic whose title the model wrote longer or shorter', () => {
    const topics = [topic('Teks Media', 2), topic('Bahasa Media', 2), topic('Etika Penerbitan dan Hak Cipta', 2)];
    const rows = [
      suggest({ topic: 'Topik 1: Teks Media', subtopic: 'Satu' }),
      suggest({ topic: 'Bahasa Media', subtopic: 'Dua' }),
      suggest({ topic: 'Etika Penerbitan', subtopic: 'Tiga' }),
    ];
    const { questions } = of({ topics }, rows);
    expect(questions.flatMap(({ topic: title, subtopic }) => (subtopic === '' ? [] : [[title, subtopic]]))).toEqual([
      ['Teks Media', 'Satu'],
      ['Bahasa Media', 'Dua'],
      ['Etika Penerbitan dan Hak Cipta', 'Tiga'],
    ]);
  });

  test('asks for nothing that no test assesses, whatever a topic names or a model suggests', () => {
    const clos = course.clos.slice(0, 2);
    const [first, second] = clos.map(({ code }) => code);
    const made = { assessments: [jstAssessment({ code: 'U1', type: 'Kuiz', isTest: true, clo: [first ?? ''] })] };
    const topics = [topic('A', 2, [second ?? '']), topic('B', 2, [])];
    const { questions } = of({ clos, topics }, [suggest({ topic: 'A', clo: second ?? '' })], made);
    expect(distinct(questions.map(({ clo }) => clo))).toEqual([first]);
  });

  test('raises C2 before C1 until 40 % of questions and of marks are HOTS, and says which', () => {
    const rows = [
      ...Array<SuggestedRow>(14).fill(suggest({ cognitiveLevel: 'C1' })),
      ...Array<SuggestedRow>(6).fill(suggest({ cognitiveLevel: 'C2', cognitiveDescription: 'Menjelaskan' })),
    ];
    const { questions, raised, summary } = of({ topics: [topic('A', 2, [], ['Satu'])] }, rows);
    expect(raised).toEqual([1, 2, 15, 16, 17, 18, 19, 20]);
    expect(questions[19]).toMatchObject({
      cognitiveLevel: 'C3',
      questionType: 'HOTS',
      cognitiveDescription: 'Mengaplikasi Bahagian pertama',
    });
    expect([summary.hots, summary.kbatCompliance]).toEqual([8, 'YES']);
  });

  test('raises nothing when the suggestions comply', () => {
    expect(of({ topics: [topic('A', 2)] }, Array<SuggestedRow>(20).fill(suggest({}))).raised).toEqual([]);
  });

  test('gives a question of a low level fewer marks than one of a high level', () => {
    const rows = cognitiveLevels.map((cognitiveLevel) => suggest({ cognitiveLevel }));
    const { questions } = of({ topics: [topic('A', 2)] }, rows);
    const marks = questions.slice(0, 6).map((question) => question.marks);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(marks[0]).toBeLessThan(marks[5] ?? 0);
  });

  test('holds its sums for any course', () => {
    assert(
      property(anyCourse, anySuggestion, (any, suggested) => {
        const made = specificationOf(any, jstOf(any), suggested);
        const { questions, topics, summary } = made;
        expect(questions.map(({ number }) => number)).toEqual(questions.map((_, i) => i + 1));
        expect(questions).toHaveLength(Math.min(40, Math.max(20, topics.length)));
        expect(marksOf(questions)).toBe(100);
        expect(Math.min(...questions.map(({ marks }) => marks))).toBeGreaterThanOrEqual(1);
        expect(toTenth(sum(questions.map(({ weightage }) => weightage)))).toBe(100);
        expect(reachesHots(questions)).toBe(true);
        expect(summary).toEqual(jsuSummary(questions));
        expect(sum(topics.map((each) => each.questions))).toBe(questions.length);
        expect(marksOf(topics)).toBe(100);
        expect(topics.length > 40 || topics.every((each) => each.questions > 0)).toBe(true);
        for (const each of topics.filter((one) => one.questions > 0)) {
          const own = questions.filter((question) => question.topic === each.title);
          expect(toTenth(sum(own.map(({ tslt }) => tslt)))).toBe(each.hours);
        }
        const known = any.clos.map(({ code }) => code);
        expect(questions.every(({ clo }) => (known.length === 0 ? clo === '' : known.includes(clo)))).toBe(true);
        for (const number of made.raised) expect(questions[number - 1]?.cognitiveLevel).toBe('C3');
      }),
    );
  });
});

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
    })),
);

describe('the blueprint of an exam', () => {
  test('of as many questions as the specification is the specification', () => {
    const same = blueprintOf(jsu, jsu.questions.length);
    expect(same).toEqual(
      jsu.questions.map(({ weightage: _w, tslt: _t, cognitiveDescription: _d, ...question }) => question),
    );
  });

  test('of fewer questions keeps every CLO, every topic it can, and the HOTS', () => {
    const five = blueprintOf(jsu, 5);
    expect(distinct(five.map(({ topic: title }) => title))).toHaveLength(5);
    expect(distinct(five.map(({ clo }) => clo)).toSorted()).toEqual(['CLO1', 'CLO2', 'CLO3']);
    expect([five.length, marksOf(five), reachesHots(five)]).toEqual([5, 100, true]);
  });

  test('raises no level while rows of the specification do', () => {
    expect([5, 10, 23, 50].map(fits)).toEqual([true, true, true, true]);
  });

  test('of a specification without questions is empty', () => {
    expect(blueprintOf({ questions: [], totalMarks: 100 }, 10)).toEqual([]);
  });

  test('has exactly the questions asked for, the marks, the CLOs and the HOTS of any specification', () => {
    assert(
      property(anyQuestions, anyCount, (questions, count) => {
        const totalMarks = marksOf(questions);
        const items = blueprintOf({ questions, totalMarks }, count);
        expect(items.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
        expect(marksOf(items)).toBe(Math.max(totalMarks, count));
        expect(Math.min(...items.map(({ marks }) => marks))).toBeGreaterThanOrEqual(1);
        const complies = jsuSummary(questions).kbatCompliance === 'YES';
        expect(!complies || reachesHots(items)).toBe(true);
        const clos = distinct(questions.map(({ clo }) => clo)).toSorted();
        const asked = distinct(items.map(({ clo }) => clo)).toSorted();
        expect(asked).toEqual(count >= clos.length ? clos : asked);
        expect(items.every((item) => item.questionType === orderOf(item.cognitiveLevel))).toBe(true);
        const titles = items.map(({ topic: title }) => title);
        expect(titles).toEqual(titles.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('asks topics and levels in the proportions of the specification of any course', () => {
    assert(
      property(anyCourse, anyCount, (any, count) => {
        const made = specificationOf(any, jstOf(any), []);
        const items = blueprintOf(made, count);
        expect(items).toHaveLength(count);
        expect(marksOf(items)).toBe(100);
        expect(reachesHots(items)).toBe(true);
        const shifts = made.topics
          .filter((each) => each.questions > 0)
          .map(({ title }) => Math.abs(share(items, title) - share(made.questions, title)));
        expect(count < 40 || Math.max(...shifts) <= 0.1).toBe(true);
      }),
    );
  });
});

describe('parts of at least one', () => {
  test.each([
    [10, [1, 1], [5, 5]],
    [10, [98, 1, 1], [8, 1, 1]],
    [3, [0, 0, 0], [1, 1, 1]],
    [2, [1, 5, 3], [0, 1, 1]],
    [7, [0, 0, 5], [1, 1, 5]],
    [4, [], []],
  ])('%i by %j are %j', (total, weights, parts) => {
    expect(apportionEach(total, weights)).toEqual(parts);
  });
});

test.each([
  [3, 120],
  [2.5, 100],
  [null, null],
])('%s credits are %s hours', (creditValue, hours) => {
  expect(courseHours({ creditValue })).toBe(hours);
});

describe('a specification', () => {
  const codes = (...made: Parameters<typeof of>) => of(...made).warnings.map(({ code }) => code);
  const clo = course.clos[0];

  test.each<[string, Parameters<typeof of>, string]>([
    [
      'of the tests',
      [{}, [], { assessments: [jstAssessment({ code: 'U1', type: 'Ujian', isTest: true, topics: ['Radio'] })] }],
      'topik ujian',
    ],
    ['of the CLOs', [{ clos: clo === undefined ? [] : [clo] }], 'pernyataan CLO'],
    ['of what a model suggests', [{}, [suggest({})]], 'dicadangkan oleh AI'],
    ['of nothing', [{}], 'keseluruhan kursus'],
  ])('says where its topics are from when they are %s', (_, made, told) => {
    expect(codes(...made)).toEqual(['topics_not_in_document']);
    expect(of(...made).warnings[0]?.message).toContain(told);
  });

  test('says nothing of topics that the document has and that are all asked', () => {
    expect(codes({ topics: Array.from({ length: 40 }, (_, i) => topic(`Topik ${i}`, null)) })).toEqual([]);
  });

  test('names every topic that is left without a question', () => {
    const { topics, warnings } = of({ topics: Array.from({ length: 43 }, (_, i) => topic(`Topik ${i}`, null)) });
    const left = topics.filter(({ questions }) => questions === 0).map(({ title }) => title);
    expect(left.length).toBe(3);
    expect(warnings).toMatchObject([
      {
        code: 'topics_without_question',
        message: `3 topik tidak mempunyai soalan dalam JSU ini: ${left.join('; ')}.`,
      },
    ]);
  });
});
