import * as z from 'zod';
import type { CourseFacts } from '../../../../lambdas/pedagona/courseData.ts';
import { dloSchema, merangkaiSchema } from '../../../../shared/pedagona/stages.ts';
import { courseSchema, topicSchema } from '../../../../shared/course/course.ts';
import { assessmentSchema, cloSchema, kppbModelSchema, teachingSchema } from '../../../../shared/pedagona/schemas.ts';
import type { Teaching } from '../../../../shared/pedagona/teaching.ts';
import { inMalay } from '../language/lexicon.ts';
import { linkedCourse, courseStage, type Course } from './linkedCourse.ts';

const courseFactsSchema = z.object({
  label: z.string(),
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  institution: z.string(),
  programme: z.string(),
  language: courseSchema.shape.language,
  credit: z.number().nullable(),
  synopsis: z.string(),
  clos: z.array(cloSchema.extend({ skills: z.array(z.string()), unconfirmed: z.array(z.string()) })),
  assessments: z.array(assessmentSchema.omit({ slt: true, cloIds: true }).extend({ unconfirmed: z.array(z.string()) })),
  topics: z.array(topicSchema.omit({ cloIds: true }).extend({ clos: z.array(z.string()) })),
  methods: z.array(z.string()),
  references: z.array(z.string()),
  extracts: z.array(z.object({ row: z.string(), text: z.string() })),
  kppbModel: kppbModelSchema.nullable(),
  flow: z.array(z.string()),
}) satisfies z.ZodType<CourseFacts>;

const commonSchema = z.object({ commonHP: z.array(z.string()), commonDomains: z.array(z.string()) });

/** What the chain's prompts carry, read back, and what every rule needs of it. */
export interface Chain {
  /** In order, from the course of understanding to the one of judgement (`courseStage`). */
  courses: readonly Course[];
  first: Course;
  last: Course;
  /** 'EDUP3033, EDUP3063 dan EDUP3113'. */
  calls: string;
  /** 'HP2'. */
  commonHP: readonly string[];
  commonDomains: readonly string[];
  /** Undefined where nobody was asked. */
  teaching: Teaching | undefined;
  merangkai: z.infer<typeof storedMerangkaiSchema> | undefined;
  dlo: z.infer<typeof storedDloSchema> | undefined;
}

const storedMerangkaiSchema = merangkaiSchema.omit({ id: true, engineNotice: true });
const storedDloSchema = dloSchema.omit({ id: true, dloId: true, merangkaiId: true, engineNotice: true });

/** The content of `<data nama="...">`, read as JSON; undefined where the request has no such block. */
export function dataIn(text: string, name: string): unknown {
  const block = new RegExp(`<data nama="${name}">\\n([^<]*)\\n</data>`).exec(text)?.[1];
  return block === undefined ? undefined : (JSON.parse(block) as unknown);
}

/**
 * Reads a request of the chain.
 * @throws ZodError when the request holds no courses or not of the agreed form
 */
export function chainIn(text: string): Chain {
  const facts = z.array(courseFactsSchema).min(1).parse(dataIn(text, 'kursus'));
  const common = commonSchema.parse(dataIn(text, 'sepunya'));
  const courses = facts.map(linkedCourse).toSorted((a, b) => courseStage(a) - courseStage(b));
  const [first, last] = [courses[0], courses.at(-1)];
  if (!first || !last) throw new Error('A request of the chain holds at least one course.');
  return {
    courses,
    first,
    last,
    calls: inMalay(courses.map(({ call }) => call)),
    ...common,
    teaching: teachingSchema.optional().parse(dataIn(text, 'pengajaran')),
    merangkai: storedMerangkaiSchema.optional().parse(dataIn(text, 'merangkai')),
    dlo: storedDloSchema.optional().parse(dataIn(text, 'dlo')),
  };
}

/** A course of the chain by its place, counted round: with two courses the third is the first again. */
export const courseAt = ({ courses, first }: Chain, index: number): Course => courses[index % courses.length] ?? first;

/** The next course in the order of the work; the first one after the last. */
export function partnerOf({ courses, first, last }: Chain, { facts }: Course): Course {
  const place = courses.findIndex((course) => course.facts === facts);
  return courses[place + 1] ?? (facts === first.facts ? last : first);
}
