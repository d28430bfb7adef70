import { dataIn } from '../promptData.ts';
import * as z from 'zod';
import { teachingSchema } from '../../../../shared/pedagona/schemas.ts';
import { hasQuizOrExam } from '../../../../shared/assessment.ts';
import { inMalay, overlap, named, quoted, running, type Some } from '../language.ts';
import { courseFactsSchema, dloFactsSchema, outcomeOf, type CourseFacts, type Outcome } from './outcomePhrases.ts';

/** A course as rules speak of it. No form is ever empty, however little the document gave. */
export function linkedCourse(facts: CourseFacts) {
  const { courseCode, courseName, label } = facts;
  const outcomes = facts.clos.map(outcomeOf);
  const call = courseCode?.trim() || quoted(named(courseName?.trim() || label, 80).replace(/[“”]/g, ''));
  const chosen = bestOf(facts.assessments.map((assessment) => assessmentOf(assessment, outcomes)));
  /** The outcome that the chosen assessment measures, else the highest; undefined where the document has none. */
  const lead = chosen?.outcomes[0] ?? highest(outcomes);
  const [first = lead?.object ?? `kandungan ${call}`, ...more] = courseMatters(facts, outcomes, lead);
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
    object: lead?.object ?? first,
    doing: lead?.doing ?? `mendalami ${first}`,
    /** The outcome that carries the course's part, as a link declares it. */
    links: lead ? [{ course: label, clo: lead.number }] : [],
    /** Phrases for its content: the lead's topics, then all topics, then the objects of its outcomes. At least one. */
    matters: [first, ...more] as Some<string>,
  };
}
export type Course = ReturnType<typeof linkedCourse>;

export const highest = (outcomes: readonly Outcome[]): Outcome | undefined =>
  outcomes.toSorted((a, b) => b.rank - a.rank)[0];

/** Its outcomes in short, each with a topic: 'HPK2 EDUP3153, iklim sosioemosi'; its topics alone where there is none. */
export const namesOf = ({ outcomes, call, matters }: Pick<Course, 'outcomes' | 'call' | 'matters'>): string[] =>
  outcomes.length === 0
    ? matters.map((topic) => (call === '' ? topic : `${call}, ${topic}`))
    : [0, 1, 2].flatMap((round) =>
        outcomes.flatMap(({ number, topics }, i) => {
          const own = topics.length > 0 ? topics : [matters[i % matters.length] ?? matters[0]];
          return own.slice(round, round + 1).map((topic) => `${[number, call].join(' ').trim()}, ${topic}`);
        }),
      );

function courseMatters(facts: CourseFacts, outcomes: readonly Outcome[], lead: Outcome | undefined): string[] {
  const near = (title: string) => overlap(lead?.statement ?? '', title);
  const nearest = facts.topics.map(({ title }) => running(title)).toSorted((a, b) => near(b) - near(a));
  const titles = [...(lead?.topics ?? []), ...nearest.filter((title) => !(lead?.object ?? '').includes(title))];
  const phrases = [...titles, ...(titles.length === 0 ? outcomes.map(({ object }) => object) : [])];
  return [...new Set(phrases.filter((phrase) => /\p{L}{3}/u.test(phrase)))];
}

const digits = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Its outcomes by the numbers in its domain cell; where there are none, by the words of its description, else the highest one. */
function assessmentOf(assessment: CourseFacts['assessments'][number], outcomes: readonly Outcome[]) {
  const { type, domain, description } = assessment;
  const numbers = digits(domain);
  const mapped = outcomes.filter(({ number }) => digits(number).some((digit) => numbers.includes(digit)));
  const related = outcomes.filter(({ statement }) => overlap(statement, `${type} ${description}`) > 0);
  const own = [mapped, related, outcomes].find((list) => list.length > 0) ?? [];
  return { ...assessment, name: named(type), outcomes: own.toSorted((a, b) => b.rank - a.rank) };
}
type Assessment = ReturnType<typeof assessmentOf>;

const assessmentRank = ({ outcomes }: Assessment): number => outcomes[0]?.rank ?? 0;

/** Work that can be shared across courses: no test; the highest level first, then the heavier. */
const bestOf = (assessments: readonly Assessment[]): Assessment | undefined =>
  assessments
    .filter((one) => !hasQuizOrExam([one]))
    .toSorted((a, b) => assessmentRank(b) - assessmentRank(a) || (b.weight ?? 0) - (a.weight ?? 0))[0];

export const matter = ({ matters: [first] }: Course): string => first;

const commonSchema = z.object({ commonHP: z.array(z.string()), commonDomains: z.array(z.string()) });
const plannedSchema = z.object({ aktiviti: z.array(z.object({ aktiviti: z.string(), minit: z.number() })) });

/** What the chain's prompts carry, read back, and what every rule needs of it. @throws ZodError when it is not of the agreed form */
export function chainIn(request: string) {
  const courses = dataIn(request, 'kursus', z.array(courseFactsSchema).min(1)).map(linkedCourse);
  return {
    courses,
    /** 'EDUP3033, EDUP3063 dan EDUP3113'. */
    calls: inMalay(courses.map(({ call }) => call)),
    ...dataIn(request, 'sepunya', commonSchema),
    /** Undefined where nobody was asked. */
    teaching: dataIn(request, 'pengajaran', teachingSchema.optional()),
    planned: dataIn(request, 'rancangan', plannedSchema.optional())?.aktiviti ?? [],
    dlo: dataIn(request, 'dlo', dloFactsSchema.optional()),
  };
}
export type Chain = ReturnType<typeof chainIn>;
