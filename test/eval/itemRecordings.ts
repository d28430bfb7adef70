import { readdirSync, readFileSync } from 'node:fs';
import type { Ask, StageSource } from '../../lambdas/valentra/stages/documentStage.ts';
import { examStage } from '../../lambdas/valentra/stages/exam.ts';
import type { Item } from '../../lambdas/valentra/stages/examSchema.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { type Course, courseView, type Topic } from '../../shared/valentra/course/courseView.ts';
import { textsOf } from '../../shared/valentra/items/flags.ts';
import type { Clo, Exam, ExamType, JsuQuestion, Look } from '../../shared/valentra/schemas.ts';
import { jstAssessment, jsu } from '../shared/valentra/fixtures.ts';
import { courseRead } from '../support/course.ts';

/** An invented course as writers of items are told of it, and papers of a strong model with faults that were planted in them. */
interface ItemRecording {
  name: string;
  course: Pick<Course['cover'], 'institution' | 'programme' | 'language'> & {
    code: string;
    name: string;
    creditValue: number;
    clos: Pick<Clo, 'code' | 'statement' | 'domains' | 'hp'>[];
    topics: Pick<Topic, 'title' | 'subtopics' | 'hours' | 'clo'>[];
  };
  notes: SourceDocument[];
  papers: {
    type: ExamType;
    /** What is wrong, by the number of the item. */
    planted: Record<string, string>;
    rows: JsuQuestion[];
    items: Item[];
    /** What a second look said of an item, where one was taken at it; options by their text. */
    looks: (Look & { number: number })[];
  }[];
}
type Paper = ItemRecording['papers'][number];

const folder = new URL('recordings/items/', import.meta.url);
const itemRecordings = (): ItemRecording[] =>
  readdirSync(folder).map((file) => ({
    name: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<ItemRecording, 'name'>),
  }));

function courseOf({ course: { code, name, creditValue, clos, topics, ...cover } }: ItemRecording) {
  const read = courseRead({
    ...cover,
    courseCode: code,
    courseName: name,
    credit: creditValue,
    clos: clos.map(({ code: id, statement, domains, hp }) => ({
      id,
      cloNumber: id,
      cloStatement: statement,
      domain: [],
      level: domains.join(', '),
      hpp: hp,
      skills: [],
    })),
    topics: topics.map(({ clo, ...topic }) => ({ ...topic, id: topic.title, week: '', cloIds: clo })),
  });
  return courseView(read);
}

/** A paper as the stage makes it of these answers, and why its items were asked for again. */
async function madeOf(recording: ItemRecording, { type, rows, items, looks }: Paper) {
  const source: StageSource = {
    course: courseOf(recording),
    settings: { questionType: type, numberOfQuestions: rows.length },
    test: async () => ({ assessments: [jstAssessment({ code: 'U1', type: 'Ujian' })] }),
    made: (async () => ({ ...jsu, questions: rows, questionType: type })) as unknown as StageSource['made'],
    notes: async () => recording.notes,
    now: new Date(0),
  };
  const stopped: { number: number; message: string }[] = [];
  const kept = new Map<string, { answer: unknown; notice: string | null }>();
  const parts = async (part: string) => kept.get(part) ?? null;
  const writes: Ask = async ({ schema }, data, check) => {
    const wanted = (data['pelan'] as { number: number }[]).map(({ number }) => number);
    const answer = schema.parse({ items: items.filter(({ number }) => wanted.includes(number)) });
    for (const { at, message } of check?.(answer) ?? [])
      stopped.push(...at.map(([, place]) => ({ number: wanted[Number(place)] ?? 0, message })));
    return { answer, notice: null };
  };
  const seen: Ask = async (_, data) => {
    const asked = data['soalan'] as { number: number; options?: { key: string; text: string }[] }[];
    const answers = asked.map(({ number, options = [] }) => {
      const { answer = null, alsoRight = [], ...said } = looks.find((one) => one.number === number) ?? {};
      const keysOf = (texts: readonly (string | null)[]) =>
        options.flatMap((option) => (texts.includes(option.text) ? option.key : []));
      const keys = { answer: keysOf([answer])[0] ?? null, alsoRight: keysOf(alsoRight) };
      return { number, level: null, findings: [], ...said, ...keys, reason: '' };
    });
    return { answer: { items: answers } as never, notice: null };
  };
  for (const part of await examStage.parts(source)) kept.set(part, await examStage.write(source, part, writes));
  const look = examStage.look!;
  for (const part of await look.parts(source)) kept.set(part, await look.write(source, part, seen, parts));
  return { stopped, exam: await examStage.assemble(source, parts) };
}

/** Of the planted faults those that are stopped before a paper is made, and those that are stopped or marked in it. */
const least = { stopped: 0.6, told: 0.95 };
/** Of the sound items those that are stopped, and those that are marked; how many are changed. */
const most = { soundStopped: 0.1, soundMarked: 0.1, changed: 0 };

/** What a candidate answers by: each text of an item as its writer gave it. */
const givenTexts = (item: Item): string[] => {
  if ('distractors' in item) return [item.stem, item.answer, ...item.distractors, item.explanation];
  if ('parts' in item) return [item.stem, ...item.parts.flatMap(({ text, answer }) => [text, answer])];
  return [item.stem, item.sampleAnswer, ...item.scheme.map(({ point }) => point)];
};

function isChanged({ questions }: Exam, item: Item): boolean {
  const question = questions.find(({ number }) => number === item.number);
  const texts = question === undefined ? [] : textsOf(question).map(([, text]) => text);
  const right = question?.kind === 'aneka-pilihan' && question.options.find(({ key }) => key === question.answer);
  if ('distractors' in item && (right || undefined)?.text !== item.answer.trim()) return true;
  return !givenTexts(item).every((text) => texts.some((one) => one.includes(text.trim())));
}

/** Papers with planted faults, made of the answers that hold them. Prints as it goes. @returns whether every threshold is met */
export async function reportItemRecordings(): Promise<boolean> {
  const total = { planted: 0, stopped: 0, told: 0, sound: 0, soundStopped: 0, soundMarked: 0, changed: 0 };
  for (const recording of itemRecordings())
    for (const paper of recording.papers) {
      const { stopped, exam } = await madeOf(recording, paper);
      for (const item of paper.items) {
        const fault = paper.planted[item.number];
        const reasons = stopped.filter(({ number }) => number === item.number).map(({ message }) => message);
        const { flags = [] } = exam.questions.find(({ number }) => number === item.number) ?? {};
        const marks = flags.map(({ code }) => code).join(', ');
        const [isStopped, isMarked] = [reasons.length > 0, marks !== ''];
        const tell = (what: string) => console.log(`  ${recording.name} ${paper.type} ${item.number} ${what}`);
        if (fault === undefined) {
          total.sound += 1;
          total.soundStopped += Number(isStopped);
          total.soundMarked += Number(isMarked);
          total.changed += Number(isChanged(exam, item));
          if (isStopped) tell(`is sound, but stopped: ${reasons.join(' ')}`);
          if (isMarked) tell(`is sound, but marked: ${marks}`);
          if (isChanged(exam, item)) tell('is sound, but changed');
        } else {
          total.planted += 1;
          total.stopped += Number(isStopped);
          total.told += Number(isStopped || isMarked);
          if (!isStopped) tell(`${isMarked ? `is marked alone (${marks})` : 'is not told'}: ${fault}`);
        }
      }
    }
  const { planted, stopped, told, sound, soundStopped, soundMarked, changed } = total;
  console.log(`items: ${stopped}/${planted} planted stopped, ${told} stopped or marked`);
  console.log(`items: ${soundStopped}/${sound} sound stopped, ${soundMarked} marked, ${changed} changed`);
  return (
    stopped / planted >= least.stopped &&
    told / planted >= least.told &&
    soundStopped / sound <= most.soundStopped &&
    soundMarked / sound <= most.soundMarked &&
    changed <= most.changed
  );
}
