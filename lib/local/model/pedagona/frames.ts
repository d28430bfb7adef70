import type { Frame } from '../frames.ts';
import { clip, inRounds, lowerFirst, sentence } from '../language.ts';
import { type Chain, type Course, namesOf } from './course.ts';

/** Frames about courses, their outcomes and topics: 'HPK2 EDUP3153, iklim sosioemosi: lengkapkan soalan pertama.' */
interface CourseFrame extends Frame {
  /** Frames about one course, none of which is given elsewhere in the answer. */
  of: (course: Course) => CourseFrame;
}

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

/** The names of a course, those of the outcome that carries its part first. */
const ownNames = (course: Course): string[] => [
  ...namesOf({ ...course, outcomes: course.lead ? [course.lead] : [] }),
  ...namesOf(course),
];

/** Frames about all courses, then about each in its turn: the same in all fields of a row. None is given twice in an answer. */
export const framesOf = ({ courses, calls }: Pick<Chain, 'courses' | 'calls'>): CourseFrame =>
  framesAbout([calls, ...inRounds(courses.map(ownNames))], new Set());

function framesAbout(names: readonly string[], given: Set<string>): CourseFrame {
  const frame: Frame = (_, holds) => {
    const wanted = wantedIn(holds);
    const [again = ''] = names;
    const frames = names.map((name) => framed(name, wanted));
    const next = frames.find((one) => !given.has(one)) ?? framed(again, `${wanted} (${given.size + 1})`);
    given.add(next);
    return next;
  };
  return Object.assign(frame, { of: (course: Course) => framesAbout(ownNames(course), given) });
}
