import * as z from 'zod';
import { dataIn } from '../chain/chainRequest.ts';
import { clip } from '../language/phrases.ts';
import { stemsOf } from '../language/lexicon.ts';
import type { Course, Topic } from './promptCourse.ts';
import { seedOf } from '../language/rotation.ts';

/** What rules understand of a lecturer's request for one row. */
export interface Preferences {
  isShorter: boolean;
  /** Words to be named: those in quotes, or behind 'perkataan'. Empty: none. */
  word: string;
  /** A level that is asked for: 'C5'; empty: none. */
  level: string;
  /** The topic of the course that the request names. */
  topic: Topic | undefined;
  /** Differs between requests; 0 where the same composition, shortened or with a word more, is what is asked for. */
  turn: number;
  /** Every text of the row as it stands: what comes now is none of them. */
  before: ReadonlySet<string>;
}

const shorter =
  /\b(?:ring(?:kas|kaskan)|pendek|padat|singkat|mudah|permudah|mudahkan|ringan)\p{L}*|\bmemendek\p{L}*|\bmeringkas\p{L}*/iu;
const quotedWord = /["“‘']([^"”’']{2,60})["”’']/u;
const namedWords = [
  /\b(?:perkataan|istilah|frasa)\s+([\p{L}\d][\p{L}\d -]{2,59})/iu,
  /\b(?:masukkan|sebut(?:kan)?|kaitkan dengan|tentang|mengenai)\s+([\p{L}\d][\p{L}\d -]{2,59})/iu,
];
/** Where the words to be named end and the rest of the request goes on. */
const goingOn = /\s(?:dalam|pada|ke|di|supaya|agar|untuk|bagi|dengan)\s/iu;
/** 'istilah yang lebih mudah' names no word. */
const noWord = /^(?:yang|ini|itu|lain|baharu|sama|lebih|kurang|soalan|ayat|perkataan|istilah)\b/iu;

/** The request of a request; null when nothing is to be written again. */
export function preferencesIn(request: string, course: Course): Preferences | null {
  const text = z.string().optional().parse(dataIn(request, 'permintaan'));
  if (text === undefined) return null;
  const topic = topicNamed(text, course);
  const isShorter = shorter.test(text);
  const word = quotedWord.exec(text)?.[1] ?? (topic ? '' : wordNamed(text));
  return {
    isShorter,
    word: clip(word.replace(/\s+/g, ' ').trim(), 60),
    level: /\bC[1-6]\b/i.exec(text)?.[0]?.toUpperCase() ?? '',
    topic,
    turn: isShorter || word !== '' ? 0 : seedOf(text),
    before: new Set(textsIn(dataIn(request, 'semasa'))),
  };
}

function wordNamed(text: string): string {
  for (const pattern of namedWords) {
    const [word = ''] = (pattern.exec(text)?.[1] ?? '').split(goingOn);
    if (word !== '' && !noWord.test(word)) return word;
  }
  return '';
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

/** What a text says of the word that is to be named; empty where it is named already or none is. */
export const naming = (wanted: Preferences | null, text: string): string =>
  wanted === null || wanted.word === '' || text.toLowerCase().includes(wanted.word.toLowerCase())
    ? ''
    : `Beri perhatian kepada ${wanted.word}.`;
