import type { CourseAnswer } from '../../../../lambdas/valentra/prompts/course.ts';
import { readAssessments } from '../course/assessments/assessments.ts';
import { readFacts } from '../course/particulars.ts';
import { numberOf } from '../course/outcomes/outcomeDraft.ts';
import type { Outcome } from '../course/outcomes/outcomeDraft.ts';
import { readOutcomes } from '../course/outcomes/outcomes.ts';
import { namesOfCodes, programmeOutcomesOf } from '../course/skills.ts';
import { readTopics } from '../course/topics/courseTopics.ts';
import type { ReadDocument } from '../reading/requestText.ts';
import { rowsOf } from '../reading/documentRows.ts';
import { tablesOf } from '../reading/courseTables.ts';
import { squash, vocabularyOf } from '../language/lexicon.ts';
import { durationIn, hoursByTitle } from './topicHours.ts';
import { outcomesOfAssessments } from './assessedOutcomes.ts';

/** The schema takes no more than these. */
const most = { clos: 30, assessments: 40, topics: 120, subtopics: 30 };

/** Fills the answer of `valentra.course` from one document with the readers that every course document is read with. */
export function courseOf(document: ReadDocument | undefined): CourseAnswer {
  const rows = document ? rowsOf(document) : [];
  const vocabulary = vocabularyOf(rows.map(({ cells }) => cells.join(' ')).join(' '));
  const tables = tablesOf(rows);
  const outcomes = readOutcomes(rows, tables, vocabulary).slice(0, most.clos);
  const { courseCode, courseName, credit } = readFacts(rows, vocabulary);
  const names = namesOfCodes(rows);
  const hours = hoursByTitle(rows, tables, vocabulary);
  const assessments = readAssessments(rows, tables, vocabulary).slice(0, most.assessments);
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
    topics: readTopics(rows, tables, vocabulary)
      .slice(0, most.topics)
      .map(({ title, subtopics, week, clos }) => ({
        title,
        subtopics: subtopics.slice(0, most.subtopics),
        week,
        hours: hours.get(squash(title)) ?? null,
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
