import type { Frame } from '../frames.ts';
import { clip, inRounds, lowerFirst, sentence } from '../language.ts';
import { type Course, namesOf } from './course.ts';

/** Frames about outcomes and topics of courses: 'HPK2 EDUP3153, iklim sosioemosi: lengkapkan soalan pertama.' */
interface CourseFrame extends Frame {
  /** Frames about one course, none of which is given elsewhere in the answer. */
  of: (course: Course) => CourseFrame;
}

export const framed = (name: string, wanted: string): string => sentence(`${name}: lengkapkan ${wanted}`);

/** What a field is to hold, without its lengths and minutes. */
export function wantedIn(holds: string): string {
  const clauses = holds.split(/[:;,]\s+/).filter((clause) => clause !== '' && !/[\d"“]/.test(clause));
  return clip(lowerFirst(clauses.join(', ')), 160) || 'bahagian ini';
}

/** Frames about these courses, each outcome in its turn; none is given twice in an answer. */
export function framesOf(courses: readonly Course[], given = new Set<string>()): CourseFrame {
  const names = inRounds(courses.map(namesOf));
  let turn = 0;
  const frame: Frame = (_, holds) => {
    const wanted = wantedIn(holds);
    const frames = names.map((_name, i) => framed(names[(turn + i) % names.length] ?? '', wanted));
    const again = framed(names[turn % names.length] ?? '', `${wanted} (${given.size + 1})`);
    const next = frames.find((one) => !given.has(one)) ?? again;
    turn += 1;
    given.add(next);
    return next;
  };
  return Object.assign(frame, { of: (course: Course) => framesOf([course], given) });
}
