import { beforeAll, describe, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { once } from '../../../lambdas/platform/once.ts';
import { finishStep } from '../../../lambdas/platform/stages/steps.ts';
import { stages } from '../../../lambdas/valentra/steps.ts';
import { firstTurn } from '../../../lib/local/bedrock/request.ts';
import { answer as embedded } from '../../../lib/local/model/index.ts';
import { sectionsOf } from '../../../shared/valentra/labels.ts';
import type { ExamQuestion, MultipleChoice } from '../../../shared/valentra/schemas.ts';
import { questionKinds, stageNames } from '../../../shared/valentra/schemas.ts';
import { type Bend, bentAt, type Lecturer, lecturerAt, madeAt, usualExam } from '../../lambdas/valentra/lecturer.ts';
import {
  changed,
  courseDocument,
  isRepair,
  multipleChoice,
  type Planned,
  planned,
  writer,
} from '../../support/writer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

const asked = (): string[] => pipeline.attempts.map(({ promptId }) => promptId.replace('valentra.', '')).toSorted();
const outcomes = (): string[] => pipeline.attempts.map(({ outcome }) => outcome).filter((one) => one !== 'answered');

const choices = (questions: readonly ExamQuestion[]): MultipleChoice[] =>
  questions.flatMap((question) => (question.kind === 'aneka-pilihan' ? [question] : []));

describe('the road from a course document to an exam', () => {
  let lecturer: Lecturer;
  let sessionId = '';
  let calls: string[] = [];
  beforeAll(async () => {
    await pipeline.useModel('', writer());
    lecturer = lecturerAt(pipeline);
    sessionId = await lecturer.ready();
    for (const stage of stageNames.slice(0, -1)) await lecturer[stage](sessionId);
    calls = asked();
  });

  test('asks once for the course, each assessment, the test, each task and its rubric', () => {
    // The tests name one topic, of one outcome: rows for their other outcomes are asked for again.
    expect(calls.join(' ')).toBe(
      'course.facts jst jst jst jst jsu jsu pentaksiran pentaksiran rows.look rows.look rows.look rubrik rubrik',
    );
  });

  test.each(questionKinds.flatMap((type) => [5, 12].map((count) => [type, count] as const)))(
    'ends with an exam of %s with %p questions, five asked for in one call',
    async (questionType, numberOfQuestions) => {
      const before = await lecturer.row(sessionId);
      await pipeline.useModel('', writer());
      const { exam } = await lecturer.exam(sessionId, { questionType, numberOfQuestions });
      const batches = Math.ceil(numberOfQuestions / 5);
      const looks = Array<string>(Math.ceil(numberOfQuestions / 10)).fill('exam.look');
      expect(asked()).toEqual([...looks, ...Array<string>(batches).fill(`exam.${questionType}`)].toSorted());
      expect(exam?.questions.map(({ number, kind }) => [number, kind])).toEqual(
        Array.from({ length: numberOfQuestions }, (_, i) => [i + 1, questionType]),
      );
      expect(exam?.questions.filter(({ flags }) => flags.length > 0)).toEqual([]);
      expect(exam?.warnings).toEqual([]);
      expect(choices(exam?.questions ?? []).every(({ answer, look }) => answer === look?.answer)).toBe(true);
      // The first exam counts, those in its place do not.
      expect((await lecturer.row(sessionId))?.counted.documents).toBe(Math.max(before?.counted.documents ?? 0, 6));
    },
  );
});

const parts = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ text: `Nyatakan perkara ${i}.`, marks: 1, answer: 'Maksud.' }));
const points = (count: number) => Array.from({ length: count }, (_, i) => ({ point: `Isi ${i}`, marks: 1 }));

const bent = (...wish: Bend) => bentAt(pipeline, ...wish);

describe('a model that', () => {
  test('claims HPs, topics, CLOs and shares outside the course gets none of them into the JST', async () => {
    const domains = {
      cognitive: ['C4'],
      affective: [],
      psychomotor: [],
      skills: [],
      outcomes: ['HP9 Lain', 'HP2 Kognitif'],
    };
    const claimed = {
      topics: ['Penilaian Maklumat', 'Topik dari luar'],
      clo: ['CLO9', 'CLO1'],
      hpAllocation: ['HP9', 'HP2', 'HP5'].map((hp) => ({ hp, percent: 70 })),
      domains,
      percentage: 99,
    };
    const { lecturer, sessionId } = await bent(
      'ready',
      changed('jst', () => claimed),
    );
    const { jst } = await lecturer.jst(sessionId);
    expect(jst?.assessments[0]).toMatchObject({
      topics: ['Penilaian Maklumat'],
      clo: ['CLO2'],
      percentage: 30,
      hpAllocation: { HP2: 50, HP5: 50 },
      domains: { outcomes: ['HP2 Kognitif', 'HP5 Kemahiran komunikasi'] },
    });
    // Of the others the only HP has all, and those that the answer names none of stay open.
    const others = jst?.assessments.slice(1).map(({ hpAllocation }) => Object.values(hpAllocation));
    expect(others).toEqual([[null, null], [100], [null, 49, null, 48, null]]);
  });

  // Of the quiz the document says 'Topik 1 hingga 2': a number alone is no week, the words of the document are kept as one date.
  test.each([
    ['Minggu 1', 'Minggu 9', ''],
    ['topik 1', 'Topik 1 hingga 2', 'Topik 1 hingga 2'],
  ])('gives assessments weeks from %j to %j has them in the words of the document only: %j', async (from, to, kept) => {
    const dated = changed('jst', () => ({ startDate: from, dueDate: to }));
    const { lecturer, sessionId } = await bent('ready', dated);
    const { jst } = await lecturer.jst(sessionId);
    const dates = jst?.assessments.map((row) => `${row.startDate} – ${row.dueDate}`);
    expect(dates).toEqual([' – ', ' – ', ` – ${kept}`, ' – ']);
  });

  test('writes a row anew leaves the description that the document states', async () => {
    const otherwise = { description: 'Huraian yang lain.', objective: 'Baharu.' };
    const { lecturer, sessionId } = await bent(
      'jst',
      changed('jst', () => otherwise),
    );
    const before = (await lecturer.get(sessionId)).jst?.assessments[0];
    await lecturer.regenerate(sessionId, 'jst', '/assessments/0');
    const after = (await lecturer.get(sessionId)).jst?.assessments[0];
    const stated = (await lecturer.get(sessionId)).course?.assessments[0]?.description ?? '-';
    expect([before?.description, after?.description].every((text) => text?.startsWith(stated))).toBe(true);
    expect(after?.objective).toBe('Baharu.');
  });

  test('names outcomes that a task does not have, or writes it without an instruction, is asked again for the second only', async () => {
    const { lecturer, sessionId } = await bent(
      'jst',
      changed('pentaksiran', ({ question }, { request }) => {
        const claimed = { ...question, outcomes: ['HP2', 'HP7', 'HP11 Nilai'] };
        return { question: isRepair(request) ? claimed : { ...claimed, statement: ' ' } };
      }),
    );
    const { pentaksiran } = await lecturer.pentaksiran(sessionId);
    expect(new Set(outcomes())).toEqual(new Set(['unusable', 'repaired']));
    expect(pentaksiran?.tasks.map(({ question }) => question.domains.outcomes)).toEqual([['HP2'], []]);
    expect(pentaksiran?.tasks.map(({ question }) => question.statement.trim())).not.toContain('');
  });

  test.each<[string, (plans: Planned[]) => Planned[]]>([
    ['leaves out questions', (all) => all.slice(0, 3)],
    ['writes too many questions', (all) => [...all, ...all.slice(0, 1).map((plan) => ({ ...plan, number: 99 }))]],
    ['writes a question twice', (all) => [...all, ...all.slice(0, 1)]],
  ])('%s is told the numbers, and asked once more', async (_, bend) => {
    const repairs: string[] = [];
    const { lecturer, sessionId } = await bent('jsu', (wish) => {
      if (wish.about !== 'exam.aneka-pilihan') return undefined;
      if (isRepair(wish.request)) {
        repairs.push(JSON.stringify(wish.request.body.messages));
        return undefined;
      }
      return { items: bend(planned(wish)).map(multipleChoice) };
    });
    const { exam } = await lecturer.exam(sessionId, { ...usualExam, numberOfQuestions: 5 });
    expect(exam?.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(outcomes()).toEqual(['repaired']);
    expect(repairs).toEqual([expect.stringContaining('1, 2, 3, 4, 5')]);
  });

  test.each([
    ['struktur', [3, 4]],
    ['esei-pendek', [30, 40, 30]],
    ['struktur', [1, 1_000_000_000]],
  ] as const)(
    'gives the parts or points of %s the marks %j has those of the plan shared out in their proportion, and a flag beside it',
    async (questionType, claimed) => {
      const own = claimed.map((marks, i) => ({ text: `Nyatakan ${i}.`, point: `Isi ${i}`, answer: 'Maksud.', marks }));
      const { lecturer, sessionId } = await bent(
        'jsu',
        changed(`exam.${questionType}`, ({ items }) => ({
          items: items.map((item) => ({ ...item, parts: own, scheme: own })),
        })),
      );
      const { exam } = await lecturer.exam(sessionId, { questionType, numberOfQuestions: 5 });
      for (const question of exam?.questions ?? []) {
        const shared = 'parts' in question ? question.parts : 'scheme' in question ? question.scheme : [];
        expect(shared.reduce((sum, { marks }) => sum + marks, 0)).toBe(question.marks);
        expect(shared.every(({ marks }) => marks >= 1)).toBe(true);
        expect(question.flags.map(({ code }) => code)).toContain('marks_changed');
      }
      const marks = (exam?.questions ?? []).map((question) => question.marks);
      expect(Math.max(...marks)).toBeLessThanOrEqual(10);
    },
  );

  test.each<[string, 'aneka-pilihan' | 'struktur' | 'esei-pendek', (plan: { marks: number }) => object, string]>([
    ['other marks than planned', 'struktur', () => ({ parts: parts(3) }), 'jumlah markah skema ialah 3'],
    ['more points than marks', 'esei-pendek', () => ({ scheme: points(12) }), 'paling banyak'],
    ['a stem of nothing', 'aneka-pilihan', () => ({ stem: ' ' }), 'stem: tidak boleh kosong'],
    ['an empty option', 'aneka-pilihan', () => ({ distractors: ['a', ' ', 'c'] }), 'distractors.1: tidak boleh kosong'],
    ['an option twice', 'aneka-pilihan', () => ({ distractors: ['sama', 'Sama.', 'tiga'] }), 'Pilihan B dan C sama.'],
    ['a stem again', 'struktur', () => ({ stem: 'Perhatikan satu situasi di sekolah.' }), 'hampir sama dengan soalan'],
  ])('writes %s in questions of %s hears of it, and is asked once more', async (_, questionType, bend, told) => {
    const repairs: string[] = [];
    const { lecturer, sessionId } = await bent(
      'jsu',
      changed(`exam.${questionType}`, ({ items }, wish) => {
        if (isRepair(wish.request)) repairs.push(JSON.stringify(wish.request.body.messages));
        const plans = planned(wish);
        return repairs.length > 0
          ? {}
          : { items: items.map((item, i) => ({ ...item, ...bend(plans[i] ?? { marks: 1 }) })) };
      }),
    );
    await lecturer.exam(sessionId, { questionType, numberOfQuestions: 5 });
    expect(outcomes()).toContain('repaired');
    expect(repairs[0]).toContain(told);
  });

  test('is told of the stems of the other questions when it writes one anew', async () => {
    const seen: unknown[] = [];
    const { lecturer, sessionId } = await bent('rubrik', () => undefined);
    const { exam } = await lecturer.exam(sessionId);
    const watching = writer(({ about, data }) => void (about === 'exam.aneka-pilihan' && seen.push(data('lain'))));
    await pipeline.useModel('', watching);
    await lecturer.regenerate(sessionId, 'exam', '/questions/3');
    const others = exam?.questions.filter(({ number }) => number !== 4);
    expect(seen).toEqual([others?.map(({ number, stem }) => expect.objectContaining({ number, stem }))]);
  });

  test('solves a question otherwise than its key has it flagged, and sees no key', async () => {
    const seen: string[] = [];
    const others: unknown[] = [];
    const { lecturer, sessionId } = await bent(
      'jsu',
      changed('exam.look', ({ items }, wish) => {
        seen.push(firstTurn(wish.request));
        others.push(wish.data('lain'));
        return {
          items: items.map((one) => (one.number === 4 ? { ...one, answer: one.answer === 'A' ? 'B' : 'A' } : one)),
        };
      }),
    );
    const { exam } = await lecturer.exam(sessionId);
    const flagged = exam?.questions.filter(({ flags }) => flags.some(({ code }) => code === 'key_disagrees'));
    expect(flagged?.map(({ number }) => number)).toEqual([4]);
    expect(seen.join('\n')).not.toContain('"answer"');
    // It solves an item before it reads why its key is right.
    expect(seen.join('\n')).not.toMatch(/"explanation".*data nama="soalan"/s);
    // All ten are in one call; none is there twice.
    expect(others).toEqual([[]]);
  });

  test.each<[string, (all: { number: number }[]) => unknown]>([
    ['says nothing of some', (all) => all.filter(({ number }) => number !== 2)],
    ['speaks of other questions', (all) => all.map((one) => ({ ...one, number: one.number + 50 }))],
  ])('%s when it looks again leaves the exam whole, not looked at', async (_, bend) => {
    const bending = changed('exam.look', ({ items }) => ({ items: bend(items) }));
    const { lecturer, sessionId } = await bent('jsu', bending);
    const { exam } = await lecturer.exam(sessionId, { ...usualExam, numberOfQuestions: 5 });
    expect(exam?.questions.map(({ look }) => look)).toEqual([null, null, null, null, null]);
  });

  test('remarks on words that no task has is asked for them once more', async () => {
    const ofRow = { row: 'T1', reason: 'Lain daripada JST.' };
    const { lecturer, sessionId } = await bent(
      'pentaksiran',
      changed('rows.look', (_, { request, data }) => {
        const [task] = data('baris') as { statement: string }[];
        return { remarks: [{ ...ofRow, words: isRepair(request) ? task?.statement : 'Kata yang tiada.' }] };
      }),
    );
    const { rubrik } = await lecturer.rubrik(sessionId);
    expect(rubrik?.look).toEqual([{ ...ofRow, words: expect.not.stringContaining('tiada') }]);
  });

  test('remarks on a row of a JST or a JSU or a task that was written again is heard', async () => {
    const { lecturer, sessionId } = await bent(
      'rubrik',
      changed('rows.look', (_, { data }) => {
        const [row] = data('baris') as [Record<string, string> & { criteria?: Record<string, string>[] }];
        const words = row.criteria?.at(-1)?.['cemerlang'] ?? row['statement'] ?? row['description'];
        return { remarks: [{ row: row['code'], words, reason: 'Lain daripada asalnya.' }] };
      }),
    );
    for (const [stage, pointer] of [
      ['jst', '/assessments/1'],
      ['jsu', '/questions/1'],
      ['pentaksiran', '/tasks/1'],
      ['rubrik', '/rubriks/1/criteria/0'],
    ] as const) {
      await lecturer.regenerate(sessionId, stage, pointer);
      await lecturer.ended(sessionId);
      const doubts = (await lecturer.get(sessionId)).doubts[stage] ?? [];
      const place = pointer.split('/').slice(0, 3).join('/');
      expect(doubts.filter(({ reason }) => reason.startsWith('Lain')).map(({ at }) => at)).toContainEqual(
        expect.stringMatching(`^${place}/`),
      );
    }
  });

  test.each([
    ['pentaksiran', '/tasks/0'],
    ['rubrik', '/rubriks/0/criteria/0'],
  ] as const)('has only a frame for a part, as the embedded one, leaves the text of %s', async (stage, pointer) => {
    const { lecturer, sessionId } = await bent(stage, async ({ request }) => (await embedded(request)).value);
    const { versions } = await lecturer.get(sessionId);
    await expect(lecturer.regenerate(sessionId, stage, pointer)).rejects.toThrow('teks sekarang dikekalkan');
    expect((await lecturer.get(sessionId)).versions).toEqual(versions);
  });

  test('judges no prose, as the embedded one, leaves tasks and rubrics not looked at', async () => {
    const { lecturer, sessionId } = await bent('pentaksiran', async ({ about, request }) =>
      about === 'rows.look' ? (await embedded(request)).value : undefined,
    );
    const { rubrik } = await lecturer.rubrik(sessionId);
    expect([rubrik?.rubriks.length, rubrik?.look]).toEqual([2, undefined]);
  });

  test('leaves a question out, told or not, gives a paper without it that says so', async () => {
    const without = changed('exam.aneka-pilihan', ({ items }) => ({
      items: items.filter(({ number }) => number !== 3),
    }));
    const { lecturer, sessionId } = await bent('jsu', without);
    const { exam } = await lecturer.exam(sessionId);
    expect(exam?.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(exam?.warnings.map(({ code }) => code)).toEqual(['questions_missing']);
  });

  test('writes a mixed paper in sections, each kind in calls of its own', async () => {
    const { lecturer, sessionId } = await bent('jsu', () => undefined);
    const { exam } = await lecturer.exam(sessionId, { questionType: 'campuran', numberOfQuestions: 10 });
    const kinds = 'exam.aneka-pilihan exam.aneka-pilihan exam.esei-pendek exam.look exam.struktur';
    expect(asked().join(' ')).toBe(kinds);
    expect(
      sectionsOf(exam?.questions ?? []).map(({ title, questions }) => [title.slice(0, 11), questions].join(' ')),
    ).toEqual(['Bahagian A: 6', 'Bahagian B: 3', 'Bahagian C: 1']);
    expect(exam?.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('has only tests to write about makes no tasks and no rubrics', async () => {
    const { lecturer } = await bent('ready', () => undefined);
    const sessionId = await lecturer.create('Ujian sahaja');
    const tests = changed('course.facts', ({ assessments }) => ({ assessments: assessments.slice(2) }));
    await pipeline.useModel('', writer(tests));
    await lecturer.upload(sessionId, await lecturer.handIn(courseDocument()));
    for (const stage of stageNames) await lecturer[stage](sessionId);
    const { status, pentaksiranQuestions, rubrik } = await lecturer.get(sessionId);
    expect([status, pentaksiranQuestions?.tasks, rubrik?.rubriks]).toEqual(['completed', [], []]);
  });
});

test('a model that stays bad fails a document with a sentence, and all else of the session stays', async () => {
  const { lecturer, sessionId } = await bent('jst', () => undefined, 'throttle@valentra.jsu');
  const was = await lecturer.get(sessionId);
  await expect(lecturer.jsu(sessionId)).rejects.toMatchObject({ code: 'unprocessable', message: failureTexts.busy });
  const { jobs, ...rest } = await lecturer.get(sessionId);
  expect({ ...rest, jobs: was.jobs }).toEqual({ ...was, errorMessage: failureTexts.busy });
  expect(jobs.find(({ stage }) => stage === 'jsu')?.status).toBe('failed');
  await pipeline.useModel('', writer());
  expect((await lecturer.jsu(sessionId)).status).toBe('completed');
  expect((await lecturer.get(sessionId)).errorMessage).toBeNull();
});

test('a new attempt after a failure asks for everything again when the JSU has changed meanwhile', async () => {
  const settings = { ...usualExam, questionType: 'campuran', numberOfQuestions: 5 } as const;
  const faults = 'throttle@valentra.exam.struktur';
  const { lecturer, sessionId } = await bent('rubrik', () => undefined, faults);
  await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: failureTexts.busy });
  await pipeline.useModel(faults, writer());
  await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: failureTexts.busy });
  expect(asked()).not.toContain('exam.aneka-pilihan');
  await lecturer.edit(sessionId, 'jsu', '/questions/0/subtopic', 'Subtopik baharu', 1);
  await pipeline.useModel('', writer());
  await lecturer.exam(sessionId, settings);
  expect(asked().filter((one) => one === 'exam.aneka-pilihan').length).toBe(1);
});

test('a new exam is not lost to an edit of the one before at the same moment', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'exam');
  const settings = { questionType: 'struktur', numberOfQuestions: 5 } as const;
  const { table, ...services } = pipeline.stepServices;
  const edit = once(() => lecturer.edit(sessionId, 'exam', '/questions/0/stem', 'Nyatakan takrif media baharu.', 1));
  const transact: typeof table.transact = async (writes) => {
    await edit();
    await table.transact(writes);
  };
  pipeline.watchSteps(async (step, event) => {
    if (step === 'Finish') await finishStep(stages, { ...services, table: { ...table, transact } }, event);
  });
  await lecturer.exam(sessionId, settings);
  const { examInfo, questions } = (await lecturer.get(sessionId)).examQuestions ?? {};
  expect([examInfo?.type, questions?.length]).toEqual(['struktur', 5]);
  const reasons = (await lecturer.versions(sessionId, 'exam')).map(({ reason }) => reason);
  expect(reasons).toEqual(['generated', 'edited', 'generated']);
});
