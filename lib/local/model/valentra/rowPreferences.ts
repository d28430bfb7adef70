import * as z from 'zod';
import { dataIn } from '../chain/chainRequest.ts';
import { stemsOf } from '../language/lexicon.ts';
import type { Course, Topic } from './promptCourse.ts';
import { seedOf } from '../language/rotation.ts';

export interface Preferences {
  /** A level that is asked for: 'C5'; empty: none. */
  level: string;
  topic: Topic | undefined;
  turn: number;
  /** Every text of the row as it stands: what comes now is none of them. */
  before: ReadonlySet<string>;
}

/** The request of a request; null when nothing is to be written again. */
export function preferencesIn(request: string, course: Course): Preferences | null {
  const text = z.string().optional().parse(dataIn(request, 'permintaan'));
  if (text === undefined) return null;
  return {
    level: /\bC[1-6]\b/i.exec(text)?.[0]?.toUpperCase() ?? '',
    topic: topicNamed(text, course),
    turn: seedOf(text),
    before: new Set(textsIn(dataIn(request, 'semasa'))),
  };
}

/** The topic most of whose words the request says, at least half of them. */
function topicNamed(text: string, { topics }: Course): Topic | undefined {
  const said = stemsOf(text);
  const share = ({ title }: Topic): number => {
    const words = [...stemsOf(title)];
    return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
  };
  return topics.filter((topic) => share(topic) > 0.5).toSorted((a, b) => share(b) - share(a))[0];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** How many other compositions are tried before the last one is taken. */
const tries = 60;

/** The first composition from `turn` on whose main text does not stand in the row already. */
export function unlike<Value>(
  wanted: Preferences | null,
  turn: number,
  write: (turn: number) => Value,
  main: (value: Value) => string,
): Value {
  let value = write(turn);
  for (let step = 1; step < tries && wanted?.before.has(main(value)); step += 1) value = write(turn + step);
  return value;
}
