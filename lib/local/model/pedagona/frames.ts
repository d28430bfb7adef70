import type { Frame } from '../frames.ts';
import { clip, sentence } from '../language.ts';
import { type Chain, type Course, nameOf } from './course.ts';

export const framed = (name: string, wanted: string): string => sentence(`${name}: lengkapkan ${wanted}`);

/** What a field is to hold, without its lengths and minutes and what is said to a model alone. */
export function wantedIn(holds: string): string {
  const told = holds.replace(/ \([^)]*\)| Markdown/g, '').replace(/\d+ hingga \d+ (?!patah)/g, '');
  const [wanted = ''] = told.split(/;\s+/).flatMap((part) => {
    const clauses = part.split(/[:,]\s+/).filter((clause) => !/\d (?:minit|patah)|["“]/.test(clause));
    return clauses.join(', ') || [];
  });
  return clip(wanted.charAt(0).toLowerCase() + wanted.slice(1), 160) || 'bahagian ini';
}

/** Frames of one answer, about all courses or about the outcome that carries the part of one; one that was given already is numbered. */
export function framesOf({ calls }: Pick<Chain, 'calls'>) {
  const given = new Map<string, number>();
  const about =
    (name: string): Frame =>
    (_, holds) => {
      const wanted = wantedIn(holds);
      const n = (given.get(name + wanted) ?? 0) + 1;
      given.set(name + wanted, n);
      return framed(name, n === 1 ? wanted : `${wanted} (${n})`);
    };
  return Object.assign(about(calls), { of: (course: Course) => about(nameOf(course, course.lead)) });
}
