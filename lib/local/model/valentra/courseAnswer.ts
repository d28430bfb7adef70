import { comparable } from '../../../../shared/text/comparable.ts';
import type { CourseAnswer } from '../../../../lambdas/valentra/prompts/course.ts';
import { numberOf, type Outcome } from '../course/outcomes/outcomeDraft.ts';
import { readCourse } from '../course/readCourse.ts';
import { programmeOutcomesOf } from '../course/skills.ts';
import type { ReadDocument } from '../reading/requestText.ts';
import { durationIn, hoursByTitle } from './topicHours.ts';
import { outcomesOfAssessments } from './assessedOutcomes.ts';

/** The schema's limit of subtopics. */
const mostSubtopics = 30;

/** Fills the answer of `valentra.course` from one document with the readers that every course document is read with. */
export function courseAnswer(document: ReadDocument | undefined): CourseAnswer {
  const { text, particulars, outcomes, assessments, topics, names } = readCourse(document);
  const { courseCode, courseName, credit } = particulars;
  const { rows } = text;
  const hours = hoursByTitle(text);
  const assessed = outcomesOfAssessments(assessments, outcomes, rows);
  const codes = (stated: readonly string[]): string[] => codesOf(stated, outcomes);
  return {
    code: courseCode,
    name: courseName,
    creditValue: credit,
    duration: durationIn(rows),
    clos: outcomes.map((outcome) => ({
      code: outcome.number,
      statement: outcome.statement,
      levels: outcome.level.match(/[CPA]\d/g) ?? [],
      hp: programmeOutcomesOf(outcome, names).flatMap((label) => /^HP\d{1,2}(?=\s|$)/.exec(label)?.[0] ?? []),
      page: outcome.page,
      quote: outcome.quote,
    })),
    topics: topics.map(({ title, subtopics, week, clos }) => ({
      title,
      subtopics: subtopics.slice(0, mostSubtopics),
      week,
      hours: hours.get(comparable(title)) ?? null,
      clo: codes(clos),
    })),
    assessments: assessments.map(({ type, weight, description, page, quote }, index) => ({
      type,
      percentage: weight,
      description,
      clo: codes(assessed[index] ?? []),
      page,
      quote,
    })),
  };
}

/** Codes as the outcomes themselves carry them: a table may only say '1, 2'. A number that no outcome has is another code's. */
const codesOf = (stated: readonly string[], outcomes: readonly Outcome[]): string[] => {
  const numbers = new Set(stated.map(numberOf));
  return outcomes.flatMap(({ number }) => (numbers.has(numberOf(number)) ? [number] : []));
};
