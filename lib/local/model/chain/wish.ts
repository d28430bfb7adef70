import { stemsOf } from '../reading/words.ts';
import type { Chain } from './facts.ts';

/** What rules understand of a lecturer's instruction. */
export interface Wish {
  length: 'shorter' | 'longer' | 'same';
  wantsExample: boolean;
  /** Words of the instruction that also stand in the courses: what to speak of first. */
  focus: readonly string[];
  /** Differs between instructions, so that another wish gives another composition. */
  turn: number;
}

const shorter = /\b(?:ringkas\p{L}*|meringkaskan|ringkaskan|pendek\p{L}*|memendekkan|padat\p{L}*|singkat\p{L}*)/iu;
const longer =
  /\b(?:panjang\p{L}*|memanjangkan|terperinci|perinci\p{L}*|memperincikan|huraikan|kembangkan|lanjut\p{L}*|lengkapkan|mendalam)/iu;
const example = /\b(?:contoh\p{L}*|misal\p{L}*)/iu;

export function wishIn(instruction: string, chain: Chain): Wish {
  const words = stemsOf(instruction);
  const known = stemsOf(
    chain.courses
      .flatMap(({ title, facts, outcomes, assessments }) => [
        title,
        ...facts.topics.map((topic) => topic.title),
        ...outcomes.flatMap(({ statement, skills }) => [statement, ...skills]),
        ...assessments.map(({ type }) => type),
      ])
      .join(' '),
  );
  const codes = instruction.match(/\b(?:HP\d{1,2}|[A-Z]{3,5}\d{3,5})\b/gi) ?? [];
  return {
    length: shorter.test(instruction) ? 'shorter' : longer.test(instruction) ? 'longer' : 'same',
    wantsExample: example.test(instruction),
    focus: [...codes.map((code) => code.toUpperCase()), ...[...words].filter((word) => known.has(word))],
    turn: [...instruction].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7),
  };
}
