import type { z } from 'zod';
import { spreadKeys } from '../../../shared/valentra/items.ts';
import { recomputed } from '../../../shared/valentra/recompute.ts';
import { examLimits } from '../../../shared/valentra/rules.ts';
import {
  type Exam,
  examSchema,
  type ExamQuestion,
  type ExamType,
  type MultipleChoice,
  multipleChoiceSchema,
  type OptionKey,
  optionKeys,
} from '../../../shared/valentra/schemas.ts';
import { type Blueprint, blueprintOf } from '../../../shared/valentra/specification.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import {
  blindAnswerSchema,
  blindPrompt,
  examPrompts,
  type MultipleChoiceAnswer,
  questionsInCall,
  type ShortEssayAnswer,
  type StructuredAnswer,
} from '../prompts/exam.ts';
import { type Answered, type Ask, type Ground, type Parts, placeOf, type Stage } from './stage.ts';

interface Settings {
  type: ExamType;
  count: number;
}

const settingsOf = ({ wish }: Ground): Settings => ({
  type: wish.questionType ?? 'aneka-pilihan',
  count: wish.numberOfQuestions ?? examLimits.usual,
});

const plan = async (ground: Ground): Promise<Blueprint[]> =>
  blueprintOf(await ground.made('jsu'), settingsOf(ground).count);

const callsFor = (count: number): number => Math.ceil(count / questionsInCall);
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: callsFor(count) }, (_, i) => `${prefix}-${i}`);
const batchOf = <T>(rows: readonly T[], n: number): T[] => rows.slice(n * questionsInCall, (n + 1) * questionsInCall);

/** The prompt, whose answer must hold exactly the wanted numbers: the repair call is told when it does not. */
function promptFor(type: ExamType, rows: readonly Blueprint[]): Prompt<z.ZodType> {
  const wanted = rows.map(({ number }) => number).toSorted((a, b) => a - b);
  const { schema, ...prompt } = examPrompts[type];
  const exact = (schema as z.ZodType<{ items: { number: number }[] }>).refine(
    ({ items }) => String(items.map(({ number }) => number).toSorted((a, b) => a - b)) === String(wanted),
    { message: `tepat satu soalan bagi setiap nombor: ${wanted.join(', ')}` },
  );
  return { ...prompt, schema: exact };
}

const written = (
  type: ExamType,
  rows: readonly Blueprint[],
  others: readonly Blueprint[],
  ask: Ask,
  again: object = {},
) =>
  ask(promptFor(type, rows), {
    pelan: rows,
    lain: others.map(({ number, topic, subtopic, cognitiveLevel }) => ({ number, topic, subtopic, cognitiveLevel })),
    ...again,
  });

/** One question of what a model wrote and what the plan says; the right answer stands first until keys are spread. */
function questionOf(type: ExamType, row: Blueprint, answer: unknown): ExamQuestion {
  const base = { ...row, flags: [] };
  if (type === 'aneka-pilihan') {
    const item = itemOf(answer as MultipleChoiceAnswer, row);
    const texts = [item.answer, ...item.distractors];
    const options = optionKeys.map((key, i) => ({ key, text: (texts[i] ?? '').trim() }));
    return {
      ...base,
      kind: type,
      stem: item.stem,
      options,
      answer: 'A',
      explanation: item.explanation,
      blindAnswer: null,
    };
  }
  if (type === 'struktur') {
    const item = itemOf(answer as StructuredAnswer, row);
    const parts = item.parts.map((part, i) => ({ ...part, label: `(${String.fromCodePoint(97 + i)})` }));
    return { ...base, kind: type, stem: item.stem, parts };
  }
  const item = itemOf(answer as ShortEssayAnswer, row);
  return { ...base, kind: type, stem: item.stem, sampleAnswer: item.sampleAnswer, scheme: item.scheme };
}

function itemOf<T extends { number: number }>({ items }: { items: readonly T[] }, row: Blueprint): T {
  const item = items.find(({ number }) => number === row.number);
  if (item === undefined) throw new Error(`Question ${row.number} is missing`);
  return item;
}

/** All questions as written, keys spread; the same whenever it is asked. */
async function questionsOf(
  ground: Ground,
  parts: Parts,
): Promise<{ questions: ExamQuestion[]; notice: string | null }> {
  const { type, count } = settingsOf(ground);
  const rows = await plan(ground);
  const kept = await Promise.all(names('batch', count).map(parts));
  const questions = rows.map((row, i) => questionOf(type, row, kept[Math.floor(i / questionsInCall)]?.answer));
  return { questions: spreadKeys(questions), notice: kept.find((part) => part?.notice)?.notice ?? null };
}

const isMultipleChoice = (question: ExamQuestion): question is MultipleChoice => question.kind === 'aneka-pilihan';

/** What the blind reader is shown: no key, no explanation. */
const blindly = (questions: readonly ExamQuestion[], ask: Ask): Promise<Answered<unknown>> =>
  ask(blindPrompt, {
    soalan: questions.filter(isMultipleChoice).map(({ number, stem, options }) => ({ number, stem, options })),
  });

const withBlindAnswers = (questions: readonly ExamQuestion[], answers: ReadonlyMap<number, OptionKey | null>) =>
  questions.map((question) =>
    isMultipleChoice(question) ? { ...question, blindAnswer: answers.get(question.number) ?? null } : question,
  );

const keysOf = (answer: unknown): [number, OptionKey | null][] =>
  blindAnswerSchema.parse(answer).answers.map(({ number, key }) => [number, key]);

/** The right answer put under this key, the others keeping their order. */
function withKey(question: MultipleChoice, answer: OptionKey): MultipleChoice {
  const right = question.options.find(({ key }) => key === question.answer)?.text ?? '';
  const wrong = question.options.filter(({ key }) => key !== question.answer).map(({ text }) => text);
  const options = optionKeys.map((key) => ({ key, text: key === answer ? right : (wrong.shift() ?? '') }));
  return { ...question, options, answer };
}

/** Soalan ujian: five questions a call, then a blind second look at multiple-choice items. */
export const examStage: Stage<'exam'> = {
  parts: async (ground) => names('batch', settingsOf(ground).count),
  checks: async (ground) => {
    const { type, count } = settingsOf(ground);
    return type === 'aneka-pilihan' ? names('blind', count) : [];
  },

  async write(ground, part, ask) {
    const rows = await plan(ground);
    const own = batchOf(rows, placeOf(part));
    return written(
      settingsOf(ground).type,
      own,
      rows.filter((row) => !own.includes(row)),
      ask,
    );
  },

  async check(ground, part, ask, parts) {
    const { questions } = await questionsOf(ground, parts);
    return blindly(batchOf(questions, placeOf(part)), ask);
  },

  async assemble(ground, parts) {
    const { type, count } = settingsOf(ground);
    const { questions, notice } = await questionsOf(ground, parts);
    const blind = type === 'aneka-pilihan' ? await Promise.all(names('blind', count).map(parts)) : [];
    const answers = new Map(blind.flatMap((part) => (part === null ? [] : keysOf(part.answer))));
    const exam: Exam = {
      examInfo: {
        type,
        numberOfQuestions: count,
        totalMarks: 1,
        duration: ground.course.info.duration,
        hotsPercentage: 0,
        kbatCompliance: 'NO',
      },
      courseInfo: ground.course.info,
      questions: withBlindAnswers(questions, answers),
      flagCount: 0,
      warnings: [],
      engineNotice: notice,
    };
    return recomputed('exam', exam);
  },

  async rewrite(_ground, { artefact, places: [i = -1], again }, ask) {
    const present = artefact.questions[i];
    if (present === undefined) throw new Error('No such question');
    const { number, clo, topic, subtopic, cognitiveLevel, questionType, marks } = present;
    const row: Blueprint = { number, clo, topic, subtopic, cognitiveLevel, questionType, marks };
    const others = artefact.questions.filter((question) => question !== present);
    const { answer } = await written(present.kind, [row], others, ask, again);
    const question = questionOf(present.kind, row, answer);
    return isMultipleChoice(question) && isMultipleChoice(present) ? withKey(question, present.answer) : question;
  },

  recheck: {
    isWanted: (artefact) => examSchema.parse(artefact).examInfo.type === 'aneka-pilihan',
    ask: (row, ask) => blindly([multipleChoiceSchema.parse(row)], ask),
    applied: (row, answer) => withBlindAnswers([multipleChoiceSchema.parse(row)], new Map(keysOf(answer)))[0],
  },
};
