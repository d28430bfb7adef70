import type { Frame } from '../frames.ts';
import { clip, lowerFirst, sentence } from '../language.ts';
import { type Course, nameOf } from './course.ts';

export const framed = (name: string, wanted: string): string => sentence(`${name}: lengkapkan ${wanted}`);

/** What a field is to hold, without its lengths and minutes and what is said to a model alone. */
export function wantedIn(holds: string): string {
  const told = holds.replace(/ \([^)]*\)| Markdown/g, '').replace(/\d+ hingga \d+ (?!patah)/g, '');
  const [wanted = ''] = told.split(/;\s+/).flatMap((part) => {
    const clauses = part.split(/[:,]\s+/).filter((clause) => !/\d (?:minit|patah)|["“]/.test(clause));
    return clauses.join(', ') || [];
  });
  return clip(lowerFirst(wanted), 160) || 'bahagian ini';
}

/** Frames about what is called so: 'EDUP3063 dan EDUP3153: lengkapkan soalan pertama.' */
export const framesAbout =
  (name: string): Frame =>
  (_, holds) =>
    framed(name, wantedIn(holds));

/** Frames about the outcome that carries the course's part. */
export const framesOf = (course: Course): Frame => framesAbout(nameOf(course, course.lead));
