import * as z from 'zod';
import { hasQuizOrExam } from '../../../../shared/terms/assessment.ts';
import { cloTitle } from '../../../../shared/pedagona/labels/labels.ts';
import { teachingSchema } from '../../../../shared/pedagona/schemas.ts';
import { listed } from '../../../../shared/text/words.ts';
import { named, quoted } from '../language.ts';
import { rankOf } from '../outcomes.ts';
import { dataIn } from '../promptData.ts';

/** What is empty is left out of a request. */
const text = z.string().default('');
const texts = z.array(z.string()).default([]);
const nullable = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);
const rows = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).default([]);

/** What a request tells of a course, as far as rules use it. */
export const courseFactsSchema = z.object({
  label: text,
  courseCode: nullable(z.string()),
  courseName: nullable(z.string()),
  clos: rows({
    id: text,
    cloNumber: text,
    cloStatement: text,
    domain: texts,
    level: text,
    hpp: texts,
    skills: texts,
    knowledge: texts,
  }),
  assessments: rows({ type: text, weight: nullable(z.number()), domain: text }),
  topics: rows({ id: text, title: text, subtopics: texts, clos: texts }),
  methods: texts,
  /** Malay, where a document says everything in two languages or in Indonesian. */
  language: z
    .string()
    .default('ms')
    .transform((language) => (language === 'en' ? ('en' as const) : ('ms' as const))),
  kppbModel: nullable(z.string()),
});
export type CourseFacts = z.output<typeof courseFactsSchema>;

const outcomeOf = (clo: CourseFacts['clos'][number], index: number) => ({
  ...clo,
  /** 'HPK2', or its place in the course. */
  number: cloTitle(clo, index),
  rank: rankOf(clo.level),
  hp: [...new Set([...clo.hpp, ...clo.skills].flatMap((skill) => skill.match(/HP\d{1,2}/g) ?? []))],
});
export type Outcome = ReturnType<typeof outcomeOf>;

/** A course as rules speak of it: by code and topic. */
export function courseOf(facts: CourseFacts) {
  const { courseCode, courseName, label, topics } = facts;
  const outcomes = facts.clos.map(outcomeOf);
  const call = courseCode?.trim() || quoted(named(courseName?.trim() || label, 80).replace(/[“”]/g, ''));
  const chosen = bestOf(facts.assessments.map((assessment) => assessmentOf(assessment, outcomes)));
  /** The outcome that the chosen assessment measures, else the highest; undefined where the document has none. */
  const lead = chosen?.outcomes[0] ?? highest(outcomes);
  return {
    facts,
    label,
    /** In a sentence: its code, else its name or document in quotes. */
    call,
    title: courseCode && courseName ? `${call} ${named(courseName)}` : call,
    outcomes,
    /** The assessment that carries the course's part of the linking, never a test; undefined where the document has none. */
    chosen,
    lead,
    /** The outcome that carries the course's part, as a link declares it. */
    links: lead ? [{ course: label, clo: lead.number }] : [],
    /** A topic that the leading outcome names, else the course's first. */
    matter: titleIn([...(lead?.knowledge ?? []), ...topics.map(({ title }) => title)]) ?? `kandungan ${call}`,
  };
}
export type Course = ReturnType<typeof courseOf>;

const titleIn = (titles: readonly string[]): string | undefined =>
  titles.map((title) => named(title)).find((title) => /\p{L}{3}/u.test(title));

const highest = (outcomes: readonly Outcome[]): Outcome | undefined => outcomes.toSorted((a, b) => b.rank - a.rank)[0];

/** An outcome of a course in short, with its first topic: 'HPK2 EDUP3153, iklim sosioemosi'; without an outcome the course and its topic. */
export function nameOf({ call, matter }: Pick<Course, 'call' | 'matter'>, outcome: Outcome | undefined): string {
  const topic = outcome ? titleIn(outcome.knowledge) : matter;
  return [`${outcome?.number ?? ''} ${call}`.trim(), topic ?? ''].filter((part) => part !== '').join(', ');
}

const digits = (cell: string): string[] => cell.match(/\d+/g) ?? [];

/** Its outcomes by the numbers in its domain cell; where there are none, all; the highest first. */
function assessmentOf(assessment: CourseFacts['assessments'][number], outcomes: readonly Outcome[]) {
  const { type, domain } = assessment;
  const mapped = outcomes.filter(({ number }) => digits(number).some((digit) => digits(domain).includes(digit)));
  const own = mapped.length > 0 ? mapped : outcomes;
  return { ...assessment, name: named(type), outcomes: own.toSorted((a, b) => b.rank - a.rank) };
}

/** The assessment that courses can share: quizzes and examinations are left out; of the others that of the highest level, then of the largest weight. */
const bestOf = (assessments: readonly ReturnType<typeof assessmentOf>[]) =>
  assessments
    .filter((one) => !hasQuizOrExam([one]))
    .toSorted(
      (a, b) => (b.outcomes[0]?.rank ?? 0) - (a.outcomes[0]?.rank ?? 0) || (b.weight ?? 0) - (a.weight ?? 0),
    )[0];

const plannedSchema = z.object({ aktiviti: z.array(z.object({ aktiviti: z.string(), minit: z.number() })) });

/** What the chain's prompts carry, read back, and what every rule needs of it. @throws ZodError when it is not of the agreed form */
export function chainIn(request: string) {
  const courses = dataIn(request, 'kursus', z.array(courseFactsSchema).min(1)).map(courseOf);
  return {
    courses,
    /** 'EDUP3033, EDUP3063 dan EDUP3113'. */
    calls: listed(courses.map(({ call }) => call)),
    /** The links of all courses: of what serves the whole. */
    links: courses.flatMap((course) => course.links),
    /** Undefined where nobody was asked. */
    teaching: dataIn(request, 'pengajaran', teachingSchema.optional()),
    planned: dataIn(request, 'rancangan', plannedSchema.optional())?.aktiviti ?? [],
    dlo: dataIn(request, 'dlo', z.object({ dloTitle: text }).optional()),
  };
}
export type Chain = ReturnType<typeof chainIn>;
