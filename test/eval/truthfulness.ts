import { courseAnswerSchema } from '../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../lambdas/course/settle.ts';
import { understand } from '../../lambdas/platform/model/understand.ts';
import type { Course } from '../../shared/course/course.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { falsehoods } from './falsehoods.ts';
import { courseRecordings, type Recording } from './recordings.ts';
import { leavesOutSubtopics, placeAfter, slips } from './slips.ts';

/** What is counted of one slip or falsehood over all recordings; `notes` name each failure. */
export interface Tally {
  name: string;
  tried: number;
  failed: number;
  notes: string[];
}

const settle = ({ document, name }: Recording, raw: unknown): Course | null => {
  const parsed = courseAnswerSchema.safeParse(understand(courseAnswerSchema, raw, true).value);
  return parsed.success ? courseFromAnswer(parsed.data, document, name, null) : null;
};

const lists = { clo: 'clos', task: 'assessments', topic: 'topics' } as const;
const mainFields = { clos: 'cloStatement', assessments: 'type', topics: 'title' } as const;

/** The value that a fact's key stands for: 'credit', 'task_2.weight', 'clo_1' (its statement), 'methods.3'. Links as numbers of outcomes. */
function valueOf(course: Course, key: string): string {
  const [id = '', field] = key.split('.');
  const [kind, position] = id.split('_');
  const list = lists[kind as keyof typeof lists];
  const holder: unknown = list === undefined ? course : course[list][Number(position) - 1];
  const named = list === undefined ? id : (field ?? mainFields[list]);
  const value = (holder as Record<string, unknown> | undefined)?.[named];
  if (list === undefined && field !== undefined) return String((value as string[])[Number(field)]);
  if (named === 'cloIds')
    return course.clos
      .flatMap(({ id: one, cloNumber }) => ((value as string[]).includes(one) ? cloNumber : []))
      .toSorted()
      .join();
  if (named === 'skills')
    return (value as Course['clos'][number]['skills']).map(({ code, name }) => code || name).join();
  if (Array.isArray(value))
    return value
      .map(String)
      .toSorted((a, b) => a.localeCompare(b))
      .join();
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

const isFound = (course: Course, key: string): boolean => course.facts[key]?.state === 'found';

/** Texts may be shown shorter than the document has them; all other values may not change. */
const isText = (key: string): boolean => /synopsis|description|duration|methods|references/.test(key);
const codes = (text: string): string => comparable(text.replaceAll(/(?:CLO|HPK|CPMK|CO)[\s-]?(?=\d)/gi, ''));
const weeks = (text: string): string => {
  const numbers = text.match(/\d+/g) ?? [];
  return `${numbers[0]}-${numbers.at(-1)}`;
};
function isSame(key: string, one: string, other: string): boolean {
  if (key.endsWith('.week')) return weeks(one) === weeks(other);
  return isText(key) || (key.endsWith('.cloIds') ? codes(one) === codes(other) : comparable(one) === comparable(other));
}

/** A name may be shown in the other language of its row, or shorter, in the document's words. */
function isSameName(before: string, now: string, quote: string): boolean {
  const [one, other, words] = [comparable(before), comparable(now), comparable(quote)];
  return one.includes(other) || other.includes(one) || words.includes(one + other) || words.includes(other + one);
}

/** The same key after a slip that put the items elsewhere. */
function keyAfter(key: string, course: Course, slip: string): string {
  const [, kind = '', digits = '', rest = ''] = /^(clo|task|topic)_(\d+)(.*)$/.exec(key) ?? [];
  if (kind === '') return key;
  const { length } = course[lists[kind as keyof typeof lists]];
  return `${kind}_${placeAfter(slip, Number(digits) - 1, length) + 1}${rest}`;
}

/** The facts that are found without the slip and not with it; an outcome that took another number. */
function lostBy(slip: string, recording: Recording, plain: Course): { kept: number; lost: string[] } {
  // Lists that an answer leaves out are not lost by reading it.
  const isLeftOut = (key: string): boolean => key.endsWith('.subtopics') && leavesOutSubtopics.includes(slip);
  const known = Object.keys(plain.facts).filter((key) => isFound(plain, key) && !isLeftOut(key));
  const course = settle(recording, slips[slip]?.(recording.answer, recording.document));
  if (course === null) return { kept: 0, lost: [`${recording.name}: the answer is not understood`] };
  const lost = known.flatMap((key) => {
    const after = keyAfter(key, course, slip);
    const [before, now] = [valueOf(plain, key), valueOf(course, after)];
    const isName = /^(?:task|topic)_\d+$/.test(key) && isSameName(before, now, course.facts[after]?.quote ?? '');
    if (isFound(course, after) && (isName || isSame(key, before, now))) return [];
    return [`${recording.name} ${key}: ${before} -> ${now} (${course.facts[after]?.state ?? 'dropped'})`];
  });
  const renumbered = plain.clos.flatMap(({ id, cloNumber }) => {
    const [, position] = keyAfter(id, course, slip).split('_');
    const now = course.clos[Number(position) - 1]?.cloNumber ?? '';
    return codes(now) === codes(cloNumber) ? [] : [`${recording.name} ${id}: ${cloNumber} is ${now}`];
  });
  return { kept: known.length - lost.length, lost: [...lost, ...renumbered] };
}

/** How many facts of the recordings are found as they were given. */
export function truths(): Tally[] {
  return courseRecordings().map((recording) => {
    const course = settle(recording, recording.answer);
    const stated = Object.entries(course?.facts ?? {}).filter(([, { state }]) => state !== 'notFound');
    const failed = stated.filter(([, { state }]) => state !== 'found');
    return {
      name: recording.name,
      tried: stated.length,
      failed: failed.length,
      notes: failed.map(([key, { state, note = '' }]) => `${key} ${state} ${note}`),
    };
  });
}

/** The true facts lost or renumbered by each slip, over all recordings; `every`: over one in so many, each slip over others. */
export function slipTallies(every = 1): Tally[] {
  const recordings = courseRecordings().map((recording) => ({ recording, plain: settle(recording, recording.answer) }));
  return Object.keys(slips).map((name, n) => {
    const results = recordings.flatMap(({ recording, plain }, i) =>
      plain && (n + i) % every === 0 ? [lostBy(name, recording, plain)] : [],
    );
    const notes = results.flatMap(({ lost }) => lost);
    const kept = results.reduce((sum, one) => sum + one.kept, 0);
    return { name, tried: kept + notes.length, failed: notes.length, notes };
  });
}

/** Over all recordings, how often each falsehood is shown as found; `every`: in one of so many ways to plant it. */
export function falsehoodTallies(every = 1): Tally[] {
  const recordings = courseRecordings();
  return Object.entries(falsehoods).map(([name, plant]) => {
    const planted = recordings
      .flatMap((recording) => plant(recording).map((one) => ({ ...one, recording })))
      .filter((_, i) => i % every === 0);
    const shown = planted.flatMap(({ recording, answer, facts }) => {
      const course = settle(recording, answer);
      if (course === null) throw new Error(`${name}: not an answer`);
      return Object.entries(facts)
        .filter(([key, value]) => isFound(course, key) && isSame(key, valueOf(course, key), value))
        .map(([key, value]) => `${recording.name} ${key}: ${value}`);
    });
    const tried = planted.reduce((sum, { facts }) => sum + Object.keys(facts).length, 0);
    return { name, tried, failed: shown.length, notes: shown };
  });
}

function print(title: string, failed: string, tallies: readonly Tally[]): void {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  console.log(`\n${title}: ${sum((tally) => tally.failed)} of ${sum((tally) => tally.tried)} ${failed}`);
  for (const { name, tried, failed: count, notes } of tallies) {
    console.log(`${`${count}`.padStart(5)} / ${`${tried}`.padEnd(6)} ${name}`);
    for (const note of notes) console.log(`${' '.repeat(15)}${note}`);
  }
}

/** Prints the three tables: facts of the recordings, facts lost by slips, falsehoods shown as found. */
export function reportTruthfulness(): void {
  print('Facts of recorded answers', 'not found', truths());
  print('Slips', 'true facts lost or renumbered', slipTallies());
  print('Falsehoods', 'shown as found', falsehoodTallies());
}
