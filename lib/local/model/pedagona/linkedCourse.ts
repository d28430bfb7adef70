import { dataIn } from '../promptData.ts';
import * as z from 'zod';
import { teachingSchema } from '../../../../shared/pedagona/schemas.ts';
import { hasQuizOrExam } from '../../../../shared/assessment.ts';
import { inMalay, overlap, at, inTurn, named, quoted, running, turned, type Some } from '../language.ts';
import { courseFactsSchema, dloFactsSchema, outcomeOf, type CourseFacts, type Outcome } from './outcomePhrases.ts';

function knownOf(facts: CourseFacts) {
  const { courseCode, courseName, label } = facts;
  const outcomes = facts.clos.map(outcomeOf);
  const assessments = facts.assessments.map((assessment) => assessmentOf(assessment, outcomes));
  const call = courseCode?.trim() || quoted(named(courseName?.trim() || label, 80).replace(/[“”]/g, ''));
  return {
    facts,
    label,
    /** In a sentence: its code, else its name or document in quotes. */
    call,
    title: courseCode && courseName ? `${call} ${named(courseName)}` : call,
    outcomes,
    assessments,
    /** The assessment that carries the course's part of the linking; undefined where the document has none. */
    chosen: bestOf(assessments),
  };
}

/** The course as one of its outcomes shows it; without outcomes, as its content does. */
function seenFrom(lead: Outcome | undefined, course: ReturnType<typeof knownOf>) {
  const { chosen, call, label } = course;
  const [first = `kandungan ${call}`, ...more] = courseMatters(course.facts, course.outcomes, lead);
  const object = lead?.object ?? first;
  return {
    ...course,
    /** The outcome that the chosen assessment measures, else the highest; undefined where the document has none. */
    lead,
    task: lead?.task ?? `mendalami ${first}`,
    doing: lead?.doing ?? `mendalami ${first}`,
    object,
    /** The work by which the course is judged: 'Tugasan Individu EDUP3153', or its outcome's object where there is none. */
    work: chosen ? `${chosen.name} ${call}` : `tugasan tentang ${object} (${call})`,
    /** The outcome that carries the course's part, as a link declares it. */
    links: lead ? [{ course: label, clo: lead.number }] : [],
    /** Phrases for its content: the lead's topics, then all topics, then the objects of its outcomes. At least one. */
    matters: [first, ...more] as Some<string>,
  };
}
/** A course and the forms in which sentences speak of it. No form is ever empty, however little the document gave. */
export type Course = ReturnType<typeof seenFrom>;

export function linkedCourse(facts: CourseFacts): Course {
  const course = knownOf(facts);
  return seenFrom(course.chosen?.outcomes[0] ?? highest(course.outcomes), course);
}

export const highest = (outcomes: readonly Outcome[]): Outcome | undefined =>
  outcomes.toSorted((a, b) => b.rank - a.rank)[0];

/** The course seen from another outcome, with the assessment that measures it where there is one. */
export const focusedOn = (outcome: Outcome | undefined, course: Course): Course =>
  outcome === undefined
    ? course
    : seenFrom(outcome, { ...course, chosen: course.assessments.find(({ outcomes }) => outcomes.includes(outcome)) });

/** The course with another of its topics first. */
export function turnedOn(course: Course, turn: number, topics: readonly string[] = course.matters): Course {
  const [first = matter(course), ...more] = turned(topics, turn);
  return { ...course, matters: [first, ...more] };
}

function courseMatters(facts: CourseFacts, outcomes: readonly Outcome[], lead: Outcome | undefined): string[] {
  const nearest = facts.topics.map(({ title }) => running(title)).toSorted((a, b) => near(b, lead) - near(a, lead));
  const titles = [...(lead?.topics ?? []), ...nearest.filter((title) => !(lead?.object ?? '').includes(title))];
  const others = outcomes.filter((outcome) => outcome !== lead).map(({ object }) => object);
  const phrases = [...titles, ...(titles.length === 0 ? others : [])].filter((phrase) => /\p{L}{3}/u.test(phrase));
  return [...new Set(phrases)];
}

const near = (title: string, lead: Outcome | undefined): number => overlap(lead?.statement ?? '', title);

const digits = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Its outcomes by the numbers in its domain cell; where there are none, by the words of its description, else the highest one. */
function assessmentOf(assessment: CourseFacts['assessments'][number], outcomes: readonly Outcome[]) {
  const { type, domain, description } = assessment;
  const numbers = digits(domain);
  const mapped = outcomes.filter(({ number }) => digits(number).some((digit) => numbers.includes(digit)));
  const related = outcomes.filter(({ statement }) => overlap(statement, `${type} ${description}`) > 0);
  const own = [mapped, related, outcomes].find((list) => list.length > 0) ?? [];
  return {
    ...assessment,
    name: named(type),
    outcomes: own.toSorted((a, b) => b.rank - a.rank),
    /** Whether the document itself ties it to these outcomes. */
    isTied: mapped.length > 0,
  };
}
type Assessment = ReturnType<typeof assessmentOf>;

const assessmentRank = ({ outcomes }: Assessment): number => outcomes[0]?.rank ?? 0;

/** The highest level first; among equals work that can be shared across courses before tests, then the heavier. */
const bestOf = (assessments: readonly Assessment[]): Assessment | undefined =>
  assessments.toSorted(
    (a, b) =>
      assessmentRank(b) - assessmentRank(a) ||
      Number(hasQuizOrExam([a])) - Number(hasQuizOrExam([b])) ||
      (b.weight ?? 0) - (a.weight ?? 0),
  )[0];

/** Where a course stands in joint work: understanding, analysis, attitude, making, judging. */
function courseStage({ lead }: Course): number {
  const [, letter = '', digit = '0'] = /([CPA])\s?(\d)/i.exec(lead?.level ?? '') ?? [];
  if (letter.toUpperCase() === 'P') return 4;
  if (letter.toUpperCase() === 'A') return 3;
  return [0, 0, 0, 1, 2, 6, 5][Number(digit)] ?? 0;
}

export const matter = ({ matters }: Course, index = 0): string => at(matters, index);

/** What a learner does in each course, in the order of the work: 'menganalisis ... (EDUP3033) lalu membina ... (EDUP3063)'. */
export const workIn = (courses: readonly Course[]): string =>
  inTurn(courses.map(({ doing, call }) => `${doing} (${call})`));

/** 'pedagogi bermakna (EDUP3153) dan kanta (SCES3083)'. */
export const mattersOf = (courses: readonly Course[], index = 0): string =>
  inMalay(courses.map((course) => `${matter(course, index)} (${course.call})`));

const commonSchema = z.object({ commonHP: z.array(z.string()), commonDomains: z.array(z.string()) });

/** What the chain's prompts carry, read back, and what every rule needs of it. @throws ZodError when it is not of the agreed form */
export function chainIn(request: string) {
  const facts = dataIn(request, 'kursus', z.array(courseFactsSchema).min(1));
  const common = dataIn(request, 'sepunya', commonSchema);
  const courses = facts.map(linkedCourse).toSorted((a, b) => courseStage(a) - courseStage(b));
  const [first, last] = [courses[0], courses.at(-1)];
  if (!first || !last) throw new Error('A request of the chain holds at least one course.');
  return {
    /** In order, from the course of understanding to the one of judgement (`courseStage`). */
    courses,
    first,
    last,
    /** 'EDUP3033, EDUP3063 dan EDUP3113'. */
    calls: inMalay(courses.map(({ call }) => call)),
    ...common,
    /** Undefined where nobody was asked. */
    teaching: dataIn(request, 'pengajaran', teachingSchema.optional()),
    dlo: dataIn(request, 'dlo', dloFactsSchema.optional()),
  };
}
export type Chain = ReturnType<typeof chainIn>;

/** A course of the chain by its place, counted round: with two courses the third is the first again. */
export const courseAt = ({ courses, first }: Chain, index: number): Course => courses[index % courses.length] ?? first;

/** The next course in the order of the work; the first one after the last. */
export const partnerOf = ({ courses, first }: Chain, course: Course): Course =>
  courses[courses.indexOf(course) + 1] ?? first;
