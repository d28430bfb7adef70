import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { assessmentWarnings, jstDerived } from '../../../../shared/valentra/tasks/jstDerived.ts';
import { recomputed, withChange } from '../../../../shared/valentra/editing/recompute.ts';
import { cognitiveLevels } from '../../../../shared/valentra/schemas.ts';
import type { Jsu, Look, StageName } from '../../../../shared/valentra/schemas.ts';
import { blueprintOf } from '../../../../shared/valentra/paper/blueprint.ts';
import { specificationOf } from '../../../../shared/valentra/paper/specification.ts';
import { exams, jst, jstAssessment, jsu, mcqExam, pentaksiran, rubrik, structuredExam, withRows } from '../fixtures.ts';
import { anyCount, anyCourse, anySuggestion, jstOf } from '../generated.ts';

test.each<[StageName, object[]]>([
  ['jst', [jst]],
  ['jsu', [jsu]],
  ['pentaksiran', [pentaksiran]],
  ['rubrik', [rubrik]],
  ['exam', Object.values(exams)],
])('the invented %s is as it would be computed, and is not changed itself', (stage, documents) => {
  const before = structuredClone(documents);
  expect(documents.map((document) => recomputed(stage, document))).toEqual(before);
  expect(documents).toEqual(before);
});

const derived = (row: Omit<Parameters<typeof jstAssessment>[0], 'code'>) =>
  jstDerived([jstAssessment({ code: 'T1', ...row })], jst.cloList);

describe('a JST', () => {
  test('has its totals, hours, tasks, summary and objectives from its rows', () => {
    expect(jst.assessments.map(({ slt }) => slt)).toEqual([null, null, null, null]);
    expect(jst).toMatchObject({
      totalAssessments: 4,
      hasQuizOrExam: true,
      // Of the quiz, too; the exam is at the end of the course.
      objectives: [{ clo: 'CLO2', objective: jst.assessments[0]?.objective }, { clo: 'CLO3' }, { clo: 'CLO1' }],
      tasks: [{ taskCode: 'T1', clo: ['CLO2'], hp: ['HP2', 'HP5'] }, { taskCode: 'T2' }],
      tasksSummary: [
        {
          displayFormat: 'Tugasan 1: Laporan Analisis Media (30%)',
          domains: [
            { code: 'C4', descriptor: 'Menganalisis' },
            { code: 'HP2', descriptor: 'Kemahiran kognitif' },
            { code: 'HP5', descriptor: 'Kemahiran komunikasi' },
          ],
        },
        { domains: [{ code: 'C6' }, { code: 'A3' }, { code: 'P4' }, { code: 'HP4' }, { code: 'HP6' }] },
      ],
    });
  });

  test('keeps the percentages of the document', () => {
    const made = recomputed(
      'jst',
      withRows(jst, 'assessments', () => ({ percentage: 20 })),
    );
    expect(made.assessments.map(({ percentage, slt }) => `${percentage} ${slt}`)).toEqual(Array(4).fill('20 null'));
  });

  test('puts HP shares that a model or an edit left odd back to 100', () => {
    const odd = withRows(jst, 'assessments', () => ({ hpAllocation: { HP2: 30, HP9: 70 } }));
    expect(recomputed('jst', odd).assessments.map(({ hpAllocation }) => hpAllocation)).toEqual([
      { HP2: 100 },
      { HP4: null, HP6: null },
      { HP1: 100 },
      { HP2: 100 },
    ]);
  });

  test('keeps an HP share that its lecturer set; the others make up what it leaves', () => {
    const edited = withRows(jst, 'assessments', () => ({ hpAllocation: { HP1: 20, HP2: 80, HP4: 20 } }));
    const changed = withChange('jst', edited, '/assessments/3/hpAllocation/HP2');
    expect(recomputed('jst', changed).assessments[3]?.hpAllocation).toEqual({ HP1: 10, HP2: 80, HP4: 10 });
  });

  test('lowers the stated shares beside one that is open to what an edit leaves', () => {
    const edited = withRows(jst, 'assessments', () => ({ hpAllocation: { HP1: 50, HP2: 80, HP4: null } }));
    const changed = withChange('jst', edited, '/assessments/3/hpAllocation/HP2');
    expect(changed.assessments[3]?.hpAllocation).toEqual({ HP1: 19, HP2: 80, HP4: null });
  });

  test('describes a task by its CLOs where its row names no domains, and states no percentage it does not have', () => {
    const { tasksSummary, objectives } = derived({ type: 'Portfolio', clo: ['CLO3'], hpAllocation: { HP6: 100 } });
    const domains = ['C6', 'P4', 'A3', 'HP6'].map((code) => ({ code }));
    expect(tasksSummary).toMatchObject([{ displayFormat: 'Tugasan 1: Portfolio', domains }]);
    expect(objectives).toEqual([{ clo: 'CLO3', objective: jst.cloList[2]?.statement }]);
  });

  test('says an objective of two CLOs once, of a task by that name no more than its name, and reads a level with its name', () => {
    const domains = { ...jstAssessment({ code: '', type: '' }).domains, cognitive: ['C5 Penilaian', 'C5', 'c4'] };
    const row = { type: 'Tugasan Amali 1', clo: ['CLO2', 'CLO3'], objective: 'Membina.', domains };
    const { tasksSummary, objectives } = derived(row);
    const levels = [
      { code: 'C5', descriptor: 'Menilai' },
      { code: 'C4', descriptor: 'Menganalisis' },
    ];
    expect(tasksSummary).toMatchObject([{ displayFormat: 'Tugasan Amali 1', domains: levels }]);
    expect(objectives).toEqual([{ clo: 'CLO2, CLO3', objective: 'Membina.' }]);
  });
});

test.each<[(number | null)[], string[], RegExp]>([
  [[60, 40], [], /^$/],
  [[33.3, 33.3, 33.4], [], /^$/],
  [[], [], /^$/],
  [[60, 35.5], ['weight_total'], / 95\.5%,/],
  [[60, null], ['weight_missing'], /: Tugasan 2\.$/],
  [[60, 60, null], ['weight_total', 'weight_missing'], / 120%.*: Tugasan 3\.$/],
])('of stated percentages %j it is said: %j', (percentages, codes, words) => {
  const said = assessmentWarnings(percentages.map((percentage, i) => ({ type: `Tugasan ${i + 1}`, percentage })));
  expect(said.map(({ code }) => code)).toEqual(codes);
  expect(said.map(({ message }) => message).join(' ')).toMatch(words);
});

describe('a JSU', () => {
  test('that an edit took below 40 % HOTS says so and is not rebalanced', () => {
    const lowered = withRows(jsu, 'questions', () => ({ cognitiveLevel: 'C1' }));
    const { questions, summary } = recomputed('jsu', lowered);
    expect(
      questions.every(({ cognitiveLevel, questionType }) => cognitiveLevel === 'C1' && questionType === 'LOTS'),
    ).toBe(true);
    expect([summary.hots, summary.kbatCompliance]).toEqual([0, 'NO']);
  });

  test('has weights, totals and topics by the marks as edited', () => {
    const made = recomputed(
      'jsu',
      withRows(jsu, 'questions', (_, i) => (i === 0 ? { marks: 26 } : {})),
    );
    expect([made.totalMarks, made.questions[0]?.weightage, made.topics[0]]).toEqual([
      120,
      21.7,
      { title: 'Konsep Literasi Media', hours: 6, questions: 2, marks: 34, percentage: 28.3, clo: ['CLO1'] },
    ]);
  });

  test('keeps a topic that lost its questions and shares its hours among those it has', () => {
    const questions = jsu.questions.filter(({ subtopic }) => subtopic !== 'Papan cerita' && subtopic !== 'Semiotik');
    const made = recomputed('jsu', { ...jsu, questions });
    expect(made.topics.map((topic) => topic.questions)).toEqual([2, 2, 2, 2, 0]);
    expect(made.questions.slice(-2).map(({ number, tslt }) => [number, tslt])).toEqual([
      [7, 6],
      [8, 6],
    ]);
  });

  test('gives a row that was moved to another topic the outcome and subtopic of a row of that topic', () => {
    const [row, other] = [
      jsu.questions[0],
      { ...jsu.questions[0], topic: 'Etika', clo: 'CLO9', subtopic: 'Hak cipta' },
    ];
    const moved = { ...jsu, questions: [{ ...row, topic: 'Etika' }, other] } as Jsu;
    expect(withChange('jsu', moved, '/questions/0/topic').questions[0]).toMatchObject({
      clo: 'CLO9',
      subtopic: 'Hak cipta',
    });
  });

  test('gives a row that was moved to a topic without rows an outcome of that topic and no subtopic', () => {
    const titled = { hours: 0, questions: 0, marks: 0, percentage: 0, clo: ['CLO9'] };
    const topics = ['Etika', 'Media', 'Kandungan Media'].map((title) => ({ title, ...titled }));
    for (const [subtopic, matter] of [
      ['Iklan', 'Iklan'],
      ['', 'Kandungan Media'],
    ]) {
      const row = { ...jsu.questions[0], topic: 'Etika', subtopic, cognitiveDescription: `Memahami ${matter}` };
      const moved = { ...jsu, topics, questions: [row] } as Jsu;
      expect(withChange('jsu', moved, '/questions/0/topic').questions[0]).toMatchObject({
        clo: 'CLO9',
        subtopic: '',
        cognitiveDescription: 'Memahami Etika',
      });
    }
  });

  test('no longer calls a level raised that someone set since', () => {
    expect(withChange('jsu', { ...jsu, raised: [4, 6] }, '/questions/5/cognitiveLevel').raised).toEqual([4]);
  });
});

test("a rubric is flagged when its marks no longer total the task's, and not valid by a criterion of another HP", () => {
  const rubriks = rubrik.rubriks
    .slice(0, 1)
    .map((one) => withRows(one, 'criteria', (_, i) => ({ hp: 'HP2', ...(i === 0 ? { marks: 50 } : {}) })));
  const [made] = recomputed('rubrik', { ...rubrik, rubriks }).rubriks;
  expect(made?.flags).toMatchObject([{ code: 'marks_total', message: 'Jumlah markah kriteria ialah 90, bukan 100.' }]);
  expect(made?.summary.validation).toEqual({ criteriaMatchHP: false, fiveLevels: true });
});

const sound: Look = { reason: 'Kerana itu.', answer: null, alsoRight: [], level: null, findings: [] };

test('an exam has the flags of its questions as edited', () => {
  const edited = withRows(mcqExam, 'questions', ({ number }) => ({
    cognitiveLevel: 'C1',
    look: number > 2 ? null : { ...sound, answer: 'D', alsoRight: ['C'] },
  }));
  // Two items have two right options, one key is neither.
  expect(recomputed('exam', edited).questions.flatMap(({ flags }) => flags)).toHaveLength(3);
});

const anyEdit = array(
  record({
    place: integer({ min: 0, max: 39 }),
    level: constantFrom(...cognitiveLevels),
    marks: integer({ min: 1, max: 50 }),
  }),
  { maxLength: 10 },
);

test('whatever the course and the edits, computing twice changes nothing more, and the sums hold', () => {
  assert(
    property(anyCourse, anySuggestion, anyEdit, anyCount, (course, suggested, edits, count) => {
      const table = recomputed('jst', jstOf(course));
      expect(recomputed('jst', table)).toEqual(table);
      for (const { hpAllocation } of table.assessments)
        expect([0, 100]).toContain(Object.values(hpAllocation).reduce<number>((sum, share) => sum + (share ?? 0), 0));
      const made: Jsu = { ...jsu, ...specificationOf(course, table, suggested) };
      expect(recomputed('jsu', made)).toEqual(made);
      const questions = made.questions.map((row, i) => {
        const edit = edits.find(({ place }) => place === i);
        return edit ? { ...row, cognitiveLevel: edit.level, marks: edit.marks } : row;
      });
      const edited = recomputed('jsu', { ...made, questions });
      expect(recomputed('jsu', edited)).toEqual(edited);
      expect(edited.totalMarks).toBe(questions.reduce((sum, { marks }) => sum + marks, 0));
      const alone = edited.topics.filter((topic) => topic.questions === 1);
      const weightOf = (title: string) => edited.questions.find(({ topic }) => topic === title)?.weightage;
      expect(alone.map(({ title }) => weightOf(title))).toEqual(alone.map(({ percentage }) => percentage));
      expect(edited.topics.reduce((sum, { marks }) => sum + marks, 0)).toBe(edited.totalMarks);
      expect(blueprintOf(edited, count, 'struktur')).toHaveLength(count);
    }),
  );
});

test('An edit of any part of an item but its key ends the look of that version', () => {
  const looked = withRows(mcqExam, 'questions', () => ({
    look: { reason: '', answer: 'A', alsoRight: [], level: 'C2' as const, findings: [] },
  }));
  const lookAfter = (part: string) => withChange('exam', looked, `/questions/0/${part}`).questions[0]?.look === null;
  const parts = ['stem', 'options/1/text', 'explanation', 'subtopic', 'cognitiveLevel', 'marks', 'answer'];
  expect(parts.map((part) => [part, lookAfter(part)])).toEqual(parts.map((part) => [part, part !== 'answer']));
});

test('what an item still lacked when it was written goes with an edit of it', () => {
  const exam = withRows(structuredExam, 'questions', () => ({ flags: [{ code: 'still_lacks', message: 'x' }] }));
  const flagsAfter = (edited: typeof exam) =>
    recomputed('exam', edited).questions[0]?.flags.filter(({ code }) => code === 'still_lacks').length;
  expect([flagsAfter(exam), flagsAfter(withChange('exam', exam, '/questions/0/stem'))]).toEqual([1, 0]);
});

test('grounds of an item stay with a changed text of a part and go where a part is added or taken out', () => {
  const exam = withRows(structuredExam, 'questions', () => ({ grounds: ['Kata-kata bukti'] }));
  const after = (pointer: string) => withChange('exam', exam, pointer).questions[0];
  expect(after('/questions/0/parts/0/answer')).toHaveProperty('grounds');
  expect(after('/questions/0/parts')).not.toHaveProperty('grounds');
});
