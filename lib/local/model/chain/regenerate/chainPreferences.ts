import { stemsOf } from '../../language/lexicon.ts';
import type { Chain } from '../chainRequest.ts';

/** What rules understand of a lecturer's instruction. */
export interface Preferences {
  length: 'shorter' | 'longer' | 'same';
  wantsExample: boolean;
  /** Words and codes of the instruction that also stand in the courses: what to speak of first. */
  focus: readonly string[];
  /** Differs between instructions, so that another request gives another composition. */
  turn: number;
}

const shorter =
  /\b(?:(?:me|per)?ring(?:kas|kaskan)\p{L}*|(?:me)?mendek\p{L}*|pendek\p{L}*|padat\p{L}*|singkat\p{L}*)/iu;
const longer =
  /\b(?:panjang\p{L}*|memanjang\p{L}*|terperinci|perinci\p{L}*|memperinci\p{L}*|huraikan|menghuraikan|kembangkan|lanjut\p{L}*|lengkapkan|mendalam)/iu;
const example = /\b(?:contoh\p{L}*|misal\p{L}*)/iu;
const code = /\b(?:HP\d{1,2}|(?:HPK|CLO)\s?\d{1,2}|[A-Z]{3,5}\d{3,5})\b/gi;

/** Reads the instruction; what it asks beyond length, example and focus is answered with another composition of the same facts. */
export function preferencesIn(instruction: string, { courses }: Chain): Preferences {
  const known = stemsOf(
    courses
      .flatMap(({ title, facts, outcomes, assessments }) => [
        title,
        ...facts.topics.map((topic) => topic.title),
        ...outcomes.flatMap(({ statement, skills }) => [statement, ...skills]),
        ...assessments.map(({ type }) => type),
      ])
      .join(' '),
  );
  const codes = (instruction.match(code) ?? []).map((found) => found.toUpperCase().replace(/\s/, ''));
  return {
    length: shorter.test(instruction) ? 'shorter' : longer.test(instruction) ? 'longer' : 'same',
    wantsExample: example.test(instruction),
    focus: [...new Set([...codes, ...[...stemsOf(instruction)].filter((word) => known.has(word))])],
    turn: Array.from(instruction).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7),
  };
}
