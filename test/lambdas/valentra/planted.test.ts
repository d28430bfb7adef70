import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { examStage } from '../../../lambdas/valentra/stages/exam.ts';
import type { Parts, StageSource } from '../../../lambdas/valentra/stages/documentStage.ts';
import { examGaps } from '../../../shared/valentra/alignmentGaps.ts';
import { apportionEach } from '../../../shared/valentra/apportion.ts';
import { blueprintOf } from '../../../shared/valentra/blueprint.ts';
import { orderOf } from '../../../shared/valentra/levels.ts';
import { recomputed } from '../../../shared/valentra/recompute.ts';
import {
  type CognitiveLevel,
  type Exam,
  type ExamQuestion,
  type Jsu,
  type Look,
  type QuestionKind,
  questionKinds,
} from '../../../shared/valentra/schemas.ts';
import { course, jsu as base } from '../../shared/valentra/fixtures.ts';

/** An item as a strong model wrote it. */
interface Item {
  kind: QuestionKind;
  topic: string;
  clo: string;
  level: CognitiveLevel;
  stem: string;
  /** The right answer and three others. */
  options?: string[];
  /** Of parts or points: what is asked or wanted, its share of the marks, and the answer to it. */
  parts?: [text: string, share: number, answer: string][];
}

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
/** Papers for two courses: sound items. */
const papers = Object.entries(kept('papers') as Record<string, Item[]>);
/** A paper with eight faults, in calls as they were asked, and what a strong model said at its second look without knowing of them. */
const nursing = kept('nursing') as { jsu: Jsu; answers: Record<string, unknown> };

type Written = Item & { marks: number; number: number };

/** What the two models have said of an item: the writer's answer, and what the second reader makes of it. */
interface Recorded {
  answer: object;
  look: Omit<Look, 'answer'> & { answer: string };
}

function recorded(
  { number, kind, stem, options, parts = [], marks, level }: Written,
  findings: Look['findings'],
): Recorded {
  const [answer = '', ...distractors] = options ?? [];
  const shares = apportionEach(
    marks,
    parts.map(([, share]) => share),
  );
  const said = parts.map(([text, , reply], i) => ({ text, answer: reply, point: text, marks: shares[i] ?? 1 }));
  const written = {
    'aneka-pilihan': { answer, distractors, explanation: 'Itulah yang dinyatakan dalam nota kursus.' },
    struktur: { parts: said },
    'esei-pendek': { scheme: said, sampleAnswer: parts.map(([, , reply]) => reply).join(' ') },
  }[kind];
  return {
    answer: { number, stem, cites: [], ...written },
    look: {
      reason: 'Diselesaikan langkah demi langkah.',
      answer: answer === '' ? 'Isi skema.' : answer,
      alsoRight: [],
      level,
      findings,
    },
  };
}

const sourceOf = (jsu: Jsu, settings: StageSource['settings']): StageSource => ({
  course,
  settings,
  made: (async () => jsu) as unknown as StageSource['made'],
  notes: async () => [],
  now: new Date(0),
});

const partsOf =
  (answers: Readonly<Record<string, unknown>>): Parts =>
  async (name) =>
    name in answers ? { answer: answers[name], notice: null } : null;

/** The paper of one kind that the recordings make; `findingsOf`: what the second reader finds in an item. */
async function paperOf(
  items: readonly Item[],
  kind: Item['kind'],
  findingsOf: (one: Written) => Look['findings'] = () => [],
) {
  const own = items.filter((item) => item.kind === kind);
  const topics = [...new Set(own.map(({ topic }) => topic))];
  const jsu = {
    ...base,
    topics: topics.map((title) => ({
      title,
      hours: own.filter(({ topic }) => topic === title).length,
      questions: 0,
      marks: 0,
      percentage: 0,
    })),
    questions: own.map(({ topic, clo, level, stem }, i) => ({
      number: i + 1,
      topic,
      clo,
      subtopic: stem,
      weightage: 0,
      tslt: 0,
      cognitiveLevel: level,
      cognitiveDescription: '',
      questionType: orderOf(level),
      marks: 5,
    })),
  };
  const count = own.length;
  const rows = blueprintOf(jsu, count, kind);
  const said = rows.flatMap((row) => {
    const item = own.find(({ stem }) => stem === row.subtopic);
    const one = item && { ...item, level: row.cognitiveLevel, number: row.number, marks: row.marks };
    return one === undefined ? [] : [recorded(one, findingsOf(one))];
  });
  const source = sourceOf(jsu, { questionType: kind, numberOfQuestions: count });
  const batches = await examStage.parts(source);
  const writtenParts = Object.fromEntries(
    batches.map((name, n) => [name, { items: said.slice(n * 5, n * 5 + 5).map(({ answer }) => answer) }]),
  );
  const parts = (looks: object) => partsOf({ ...writtenParts, ...looks });
  const unseen = await examStage.assemble(source, parts({}));
  const looks = said.map(({ look }, i) => ({
    ...look,
    number: i + 1,
    answer: keyOf(unseen.questions[i], look.answer),
  }));
  return { jsu, exam: await examStage.assemble(source, parts({ 'look-0': { items: looks } })) };
}

/** The letter of an option as the paper has it. */
const keyOf = (question: ExamQuestion | undefined, text: string): string =>
  question?.kind === 'aneka-pilihan' ? (question.options.find((option) => option.text === text)?.key ?? text) : text;

const flagsOf = ({ questions }: Exam) =>
  questions.flatMap(({ number, flags }) => flags.map(({ code }) => [number, code]));

test('Of 40 sound items at most one is flagged', async () => {
  const all = await Promise.all(papers.flatMap(([, items]) => questionKinds.map((kind) => paperOf(items, kind))));
  expect(all.flatMap(({ exam }) => exam.questions)).toHaveLength(40);
  expect(all.flatMap(({ exam }) => flagsOf(exam)).length).toBeLessThanOrEqual(1);
  expect(all.flatMap(({ exam, jsu }) => examGaps({ exam, jsu }))).toEqual([]);
});

test('In a paper of twenty questions that a strong model has read, each faulty one is flagged and no other', async () => {
  const { jsu, answers } = nursing;
  const source = sourceOf({ ...base, ...jsu }, { questionType: 'campuran', numberOfQuestions: 20 });
  const exam = await examStage.assemble(source, partsOf(answers));
  expect(exam.questions.flatMap(({ flags }) => flags).every(({ message }) => message !== '')).toBe(true);
  expect(flagsOf(exam)).toEqual([
    [3, 'key_disagrees'],
    [7, 'two_right'],
    [8, 'duplicate'],
    [10, 'longest_option'],
    [10, 'wrong_level'],
    [10, 'giveaway'],
    [12, 'off_topic'],
    [14, 'marks_changed'],
    [14, 'marks_scheme'],
    [16, 'wrong_level'],
    [20, 'indonesian'],
    [20, 'indonesian'],
  ]);
});

test.each(papers)(
  'In a paper of %s an order of options that an edit breaks is flagged, and a CLO that no item tests is named',
  async (_, items) => {
    const { exam: choices } = await paperOf(items, 'aneka-pilihan');
    const texts = ['12', '3', '25', '7'];
    const questions = choices.questions.map((question) =>
      question.number === 2 && question.kind === 'aneka-pilihan'
        ? { ...question, options: question.options.map((option, i) => ({ ...option, text: texts[i] ?? '' })) }
        : question,
    );
    expect(flagsOf(recomputed('exam', { ...choices, questions }))).toEqual([[2, 'option_order']]);
    const offTopic = [{ kind: 'off_topic', reason: 'Ayat kedua; tulis semula.' } as const];
    const { exam, jsu } = await paperOf(items, 'esei-pendek', ({ clo }) => (clo === 'CLO3' ? offTopic : []));
    expect(examGaps({ exam, jsu })).toContain('CLO3 ada dalam JSU tetapi tiada soalan ujian yang menaksirnya.');
  },
);
