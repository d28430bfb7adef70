import { apportionEach, sumOf } from '../../../shared/valentra/apportion.ts';
import { marksChanged, spreadKeys } from '../../../shared/valentra/items.ts';
import { withKey } from '../../../shared/valentra/keys.ts';
import { recomputed } from '../../../shared/valentra/recompute.ts';
import { levelNames } from '../../../shared/valentra/levels.ts';
import { essayWords, examLimits } from '../../../shared/valentra/rules.ts';
import {
  type Exam,
  examSchema,
  type ExamQuestion,
  type ExamType,
  type Flag,
  type Jsu,
  type MultipleChoice,
  multipleChoiceSchema,
  type OptionKey,
  optionKeys,
} from '../../../shared/valentra/schemas.ts';
import { type Blueprint, blueprintOf } from '../../../shared/valentra/blueprint.ts';
import { ModelAnswerError } from '../../platform/model/answer.ts';
import {
  type BlindAnswer,
  blindAnswerSchema,
  blindPrompt,
  type MultipleChoiceAnswer,
  questionsInCall,
  type ShortEssayAnswer,
  type StructuredAnswer,
} from '../prompts/exam.ts';
import { exactly, writingPrompt } from './examSchema.ts';
import { type Answered, type Ask, type StageSource, placeOf, type DocumentStage } from './documentStage.ts';

const settingsOf = ({ settings }: StageSource): { type: ExamType; count: number } => ({
  type: settings.questionType ?? 'aneka-pilihan',
  count: settings.numberOfQuestions ?? examLimits.usual,
});

const plan = async (source: StageSource): Promise<Blueprint[]> => {
  const { type, count } = settingsOf(source);
  return blueprintOf(await source.made('jsu'), count, type);
};

/** What the writer is told of a question: its row, with what course and specification say of its topic, outcome and level. */
function told(type: ExamType, row: Blueprint, { course }: StageSource, { questions }: Jsu) {
  const topic = course.topics.find(({ title }) => title === row.topic);
  const own = questions.filter((other) => other.topic === row.topic && other.cognitiveLevel === row.cognitiveLevel);
  const described = own.find(({ subtopic }) => subtopic === row.subtopic) ?? own[0];
  return {
    ...row,
    cloStatement: course.clos.find(({ code }) => code === row.clo)?.statement ?? '',
    subtopics: topic?.subtopics ?? [],
    levelDescription: described?.cognitiveDescription ?? levelNames[row.cognitiveLevel],
    extract: topic?.quote ?? '',
    ...(type === 'esei-pendek' ? { words: essayWords(row.marks) } : {}),
  };
}

const callsFor = (count: number): number => Math.ceil(count / questionsInCall);
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: callsFor(count) }, (_, i) => `${prefix}-${i}`);
const batchOf = <T>(rows: readonly T[], n: number): T[] => rows.slice(n * questionsInCall, (n + 1) * questionsInCall);

const writing = async (
  source: StageSource,
  type: ExamType,
  rows: readonly Blueprint[],
  others: readonly (Blueprint & { stem?: string })[],
  ask: Ask,
  again: object = {},
) => {
  const jsu = await source.made('jsu');
  return ask(writingPrompt(type, rows, others), {
    pelan: rows.map((row) => told(type, row, source, jsu)),
    lain: others.map(({ number, topic, subtopic, cognitiveLevel, stem }) => ({
      number,
      topic,
      subtopic,
      cognitiveLevel,
      ...(stem === undefined ? {} : { stem }),
    })),
    ...again,
  });
};

/**
 * The question's marks over its parts or points as a model weighs them. Where it gave others than were planned, even after it was told,
 * the question says so: words of the scheme may still count by the old ones.
 */
function weighed<T extends { marks: number }>(parts: readonly T[], total: number): { parts: T[]; flags: Flag[] } {
  const written = sumOf(parts, (part) => part.marks);
  const marks = apportionEach(
    total,
    parts.map((part) => part.marks),
  );
  const message = `Skema yang ditulis berjumlah ${written} markah. Markahnya diagih semula supaya berjumlah ${total} seperti yang dirancang; sila semak skema ini.`;
  return {
    parts: parts.map((part, i) => ({ ...part, marks: marks[i] ?? 1 })),
    flags: written === total ? [] : [{ code: marksChanged, message }],
  };
}

/** One question of what a model wrote and what the plan says; the right answer comes first until keys are spread. */
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
    const { parts, flags } = weighed(item.parts, row.marks);
    const labelled = parts.map((part, i) => ({ ...part, label: `(${String.fromCodePoint(97 + i)})` }));
    return { ...base, kind: type, stem: item.stem, parts: labelled, flags };
  }
  const item = itemOf(answer as ShortEssayAnswer, row);
  const { parts: scheme, flags } = weighed(item.scheme, row.marks);
  return { ...base, kind: type, stem: withLength(item.stem, row), sampleAnswer: item.sampleAnswer, scheme, flags };
}

/** An essay tells its candidates how long an answer is wanted, also where the writer forgot to. */
const withLength = (stem: string, { marks }: Blueprint): string =>
  /\bperkataan\b|\bwords\b/iu.test(stem) ? stem : `${stem} (kira-kira ${essayWords(marks)} patah perkataan)`;

function itemOf<T extends { number: number }>({ items }: { items: readonly T[] }, row: Blueprint): T {
  const item = items.find(({ number }) => number === row.number);
  if (item === undefined) throw new Error(`Question ${row.number} is missing`);
  return item;
}

/** The questions of one call as written, their keys spread among themselves, as the blind reader sees them; always the same. */
function writtenIn(type: ExamType, rows: readonly Blueprint[], batch: Answered<unknown> | null): ExamQuestion[] {
  return spreadKeys(rows.map((row) => questionOf(type, row, batch?.answer)));
}

const isMultipleChoice = (question: ExamQuestion): question is MultipleChoice => question.kind === 'aneka-pilihan';

/**
 * What the blind reader answers, who is shown no key and no explanation. A reader who gives nothing usable spoils no paper: its items
 * stay without a second look, and the paper says so.
 */
async function blindly(questions: readonly ExamQuestion[], ask: Ask): Promise<Answered<BlindAnswer>> {
  const items = questions.filter(isMultipleChoice);
  const prompt = { ...blindPrompt, schema: exactly(blindAnswerSchema, ({ answers }) => answers, items) };
  try {
    return await ask(prompt, { soalan: items.map(({ number, stem, options }) => ({ number, stem, options })) });
  } catch (error) {
    if (error instanceof ModelAnswerError) return { answer: { answers: [] }, notice: null };
    throw error;
  }
}

/** What is said of questions that ask a topic at a level which the specification does not have for it. */
function movedWarnings(rows: readonly Blueprint[], { questions }: Jsu): Exam['warnings'] {
  const moved = rows.filter(
    ({ topic, cognitiveLevel }) =>
      !questions.some((row) => row.topic === topic && row.cognitiveLevel === cognitiveLevel),
  );
  const message = `Aras soalan ${moved.map(({ number }) => number).join(', ')} berlainan daripada aras topiknya dalam JSU, supaya setiap aras JSU diuji dan HOTS mencapai 40%.`;
  return moved.length === 0 ? [] : [{ code: 'levels_moved', message, document: null, place: null, quote: null }];
}

const unsureCode = 'blind_unsure';

/** The paper with a warning of the items whose key the second look has not confirmed or denied. */
function withUnsure(exam: Exam): Exam {
  const unsure = exam.questions.filter((question) => isMultipleChoice(question) && question.blindAnswer === null);
  const message = `Semakan kedua tidak dapat memastikan satu jawapan yang betul bagi soalan ${unsure.map(({ number }) => number).join(', ')}. Sila semak soalan dan kunci jawapannya.`;
  const warning = { code: unsureCode, message, document: null, place: null, quote: null };
  const others = exam.warnings.filter(({ code }) => code !== unsureCode);
  return { ...exam, warnings: unsure.length === 0 ? others : [...others, warning] };
}

const withBlindAnswers = (questions: readonly ExamQuestion[], answers: ReadonlyMap<number, OptionKey | null>) =>
  questions.map((question) =>
    isMultipleChoice(question) ? { ...question, blindAnswer: answers.get(question.number) ?? null } : question,
  );

const keysOf = (answer: unknown): [number, OptionKey | null][] =>
  blindAnswerSchema.parse(answer).answers.map(({ number, key }) => [number, key]);

/** Soalan ujian: five questions a call, then a blind second look at multiple-choice items. */
export const examStage: DocumentStage<'exam'> = {
  parts: async (source) => names('batch', settingsOf(source).count),
  checks: async (source) => {
    const { type, count } = settingsOf(source);
    return type === 'aneka-pilihan' ? names('blind', count) : [];
  },

  async write(source, part, ask) {
    const rows = await plan(source);
    const own = batchOf(rows, placeOf(part));
    return writing(
      source,
      settingsOf(source).type,
      own,
      rows.filter((row) => !own.includes(row)),
      ask,
    );
  },

  async check(source, part, ask, parts) {
    const rows = batchOf(await plan(source), placeOf(part));
    const batch = await parts(`batch-${placeOf(part)}`);
    return blindly(writtenIn(settingsOf(source).type, rows, batch), ask);
  },

  async assemble(source, parts) {
    const { type, count } = settingsOf(source);
    const jsu = await source.made('jsu');
    const rows = await plan(source);
    const written = await Promise.all(names('batch', count).map(parts));
    const questions = written.flatMap((batch, n) => writtenIn(type, batchOf(rows, n), batch));
    const blind = type === 'aneka-pilihan' ? await Promise.all(names('blind', count).map(parts)) : [];
    const answers = new Map(blind.flatMap((part) => (part === null ? [] : keysOf(part.answer))));
    const exam: Exam = {
      examInfo: {
        type,
        numberOfQuestions: count,
        totalMarks: 1,
        duration: jsu.courseInfo.duration,
        hotsPercentage: 0,
        kbatCompliance: 'NO',
      },
      courseInfo: jsu.courseInfo,
      // Spread over the whole paper; the blind answers go with their options.
      questions: spreadKeys(withBlindAnswers(questions, answers)),
      flagCount: 0,
      warnings: movedWarnings(rows, jsu),
      engineNotice: written.find((batch) => batch?.notice)?.notice ?? null,
    };
    return withUnsure(recomputed('exam', exam));
  },

  async rewrite(source, { artefact, places: [i = -1], again }, ask) {
    const present = artefact.questions[i];
    if (present === undefined) throw new Error('No such question');
    const { number, clo, topic, subtopic, cognitiveLevel, questionType, marks } = present;
    const row: Blueprint = { number, clo, topic, subtopic, cognitiveLevel, questionType, marks };
    const others = artefact.questions.filter((question) => question !== present);
    const { answer } = await writing(source, present.kind, [row], others, ask, again);
    const question = questionOf(present.kind, row, answer);
    return isMultipleChoice(question) && isMultipleChoice(present) ? withKey(question, present.answer) : question;
  },

  noted: withUnsure,

  recheck: {
    isWanted: (artefact) => examSchema.parse(artefact).examInfo.type === 'aneka-pilihan',
    ask: (row, ask) => blindly([multipleChoiceSchema.parse(row)], ask),
    applied: (row, answer) => withBlindAnswers([multipleChoiceSchema.parse(row)], new Map(keysOf(answer)))[0],
  },
};
