import * as z from 'zod';
import { type Teaching, teachingSchema } from '../../../../shared/pedagona/schemas.ts';
import { courseFactsSchema, list, text } from '../course/courseFacts.ts';
import { inMalay } from '../language/lexicon.ts';
import { linkedCourse, courseStage, type Course } from './linkedCourse.ts';

const dloFactsSchema = z.object({
  dloTitle: text,
  activities: list(z.object({ activityName: text, duration: z.number() })),
});

const commonSchema = z.object({ commonHP: z.array(z.string()), commonDomains: z.array(z.string()) });

/** What the chain's prompts carry, read back, and what every rule needs of it. */
export interface Chain {
  /** In order, from the course of understanding to the one of judgement (`courseStage`). */
  courses: readonly Course[];
  first: Course;
  last: Course;
  /** 'EDUP3033, EDUP3063 dan EDUP3113'. */
  calls: string;
  commonHP: readonly string[];
  commonDomains: readonly string[];
  /** Undefined where nobody was asked. */
  teaching: Teaching | undefined;
  dlo: z.output<typeof dloFactsSchema> | undefined;
}

/** The content of `<data nama="...">`, read as JSON; undefined where the request has no such block. */
export function dataIn(request: string, name: string): unknown {
  const block = new RegExp(`<data nama="${name}">\\n([^<]*)\\n</data>`).exec(request)?.[1];
  return block === undefined ? undefined : (JSON.parse(block) as unknown);
}

/** @throws ZodError when the request holds no courses or not of the agreed form */
export function chainIn(request: string): Chain {
  const facts = z.array(courseFactsSchema).min(1).parse(dataIn(request, 'kursus'));
  const common = commonSchema.parse(dataIn(request, 'sepunya'));
  const courses = facts.map(linkedCourse).toSorted((a, b) => courseStage(a) - courseStage(b));
  const [first, last] = [courses[0], courses.at(-1)];
  if (!first || !last) throw new Error('A request of the chain holds at least one course.');
  return {
    courses,
    first,
    last,
    calls: inMalay(courses.map(({ call }) => call)),
    ...common,
    teaching: teachingSchema.optional().parse(dataIn(request, 'pengajaran')),
    dlo: dloFactsSchema.optional().parse(dataIn(request, 'dlo')),
  };
}

/** A course of the chain by its place, counted round: with two courses the third is the first again. */
export const courseAt = ({ courses, first }: Chain, index: number): Course => courses[index % courses.length] ?? first;

/** The next course in the order of the work; the first one after the last. */
export function partnerOf({ courses, first, last }: Chain, { facts }: Course): Course {
  const place = courses.findIndex((course) => course.facts === facts);
  return courses[place + 1] ?? (facts === first.facts ? last : first);
}
