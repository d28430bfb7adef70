import * as z from 'zod';
import { clip, inRounds, lowerFirst, sentence } from '../language.ts';
import { type Course, namesOf } from './course.ts';

/** Frames that a lecturer fills: 'HPK2 EDUP3153, iklim sosioemosi: lengkapkan soalan pertama.' Rules write no sentence that would fit any course. */

export interface Frame {
  (holds: string): string;
  /** Frames about one course, none of which is given elsewhere in the answer. */
  of: (course: Course) => Frame;
}

/** What a field is to hold, without its lengths and minutes. */
export function wantedIn(holds: string): string {
  const clauses = holds.split(/[:;,]\s+/).filter((clause) => clause !== '' && !/[\d"“]/.test(clause));
  return clip(lowerFirst(clauses.join(', ')), 160) || 'bahagian ini';
}

/** Frames about these courses, each outcome in its turn; none is given twice in an answer. */
export function framesOf(courses: readonly Course[], given = new Set<string>()): Frame {
  const names = inRounds(courses.map(namesOf));
  let turn = 0;
  const frame = (holds: string): string => {
    const wanted = wantedIn(holds);
    const frames = names.map((_, i) => framed(names[(turn + i) % names.length] ?? '', wanted));
    const again = framed(names[turn % names.length] ?? '', `${wanted} (${given.size + 1})`);
    const next = frames.find((one) => !given.has(one)) ?? again;
    turn += 1;
    given.add(next);
    return next;
  };
  return Object.assign(frame, { of: (course: Course) => framesOf([course], given) });
}

export const framed = (name: string, wanted: string): string => sentence(`${name}: lengkapkan ${wanted}`);

/** An answer of this form: each text a frame of what it is to hold, but for what is `own`. */
export function filled<S extends z.ZodObject>(
  schema: S,
  frame: Frame,
  own: { [K in keyof z.output<S>]?: z.output<S>[K] } = {},
): z.output<S> {
  const valueOf = (field: unknown, holds = ''): unknown => {
    if (!(field instanceof z.ZodType)) return undefined;
    const told = field.description ?? holds;
    if (field instanceof z.ZodObject) return filled(field, frame);
    if (field instanceof z.ZodArray) return [valueOf(field.element, told)];
    return frame(told);
  };
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, Object.hasOwn(own, key) ? own[key] : valueOf(field)]),
  ) as z.output<S>;
}
