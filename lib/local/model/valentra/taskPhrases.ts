import * as z from 'zod';
import { dataIn } from '../chain/linkedCourse.ts';
import { callOf, closFor, startOf, topicPhrase, type Clo, type Course, type Preferences } from './promptCourse.ts';
import { named, seedOf } from '../language.ts';

const taskSchema = z.object({
  taskNumber: z.int().positive(),
  taskCode: z.string(),
  taskType: z.string(),
  percentage: z.number().nullable(),
  clo: z.array(z.string()),
  hp: z.array(z.string()),
  topics: z.array(z.string()),
  description: z.string(),
  objective: z.string(),
  criteria: z.array(z.string()),
});

/** A task to be set, in the phrases that sentences speak of it with. */
export interface Task extends z.infer<typeof taskSchema> {
  clos: readonly Clo[];
  work: string;
  /** Topics as they run in a sentence; the first one is what the task is about. */
  matters: readonly [string, ...string[]];
  doing: string;
  object: string;
  call: string;
  /** Where the task begins in lists of phrasings. */
  turn: number;
}

/** The task of a request, seen from the outcome of the highest level. */
export function taskIn(course: Course, request: string, wanted: Preferences | null): Task {
  const task = dataIn(request, 'tugasan', taskSchema);
  const clos = closFor(course, task.clo, `${task.taskType} ${task.description}`);
  const lead = clos.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  const call = callOf(course);
  const titles = wanted?.topic ? [wanted.topic.title] : task.topics;
  const [first = lead ? lead.object : `kandungan ${call}`, ...rest] = titles
    .map((title) => topicPhrase(course, title, ''))
    .filter((title) => title !== '');
  return {
    ...task,
    clos,
    work: named(task.taskType, 60) || `tugasan ${task.taskNumber}`,
    matters: [first, ...rest],
    doing: lead ? lead.task : `memahami ${first}`,
    object: lead ? lead.object : first,
    call,
    turn: startOf(course) + seedOf(`${task.taskCode}${task.taskType}`) + (wanted?.turn ?? 0),
  };
}

const rankOf = ({ domains }: Clo): number =>
  Math.max(0, ...domains.flatMap((level) => /[CPA]\s?(\d)/.exec(level)?.[1] ?? []).map(Number));
