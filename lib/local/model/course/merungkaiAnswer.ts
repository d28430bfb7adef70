import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { domainsOfLevel } from '../../../../shared/mqf.ts';
import { conceptsOf, contentOf, methodsOf } from './concepts.ts';
import { developmentOf } from './development.ts';
import type { Outcome } from './outcomes/outcomeDraft.ts';
import { readCourse } from './readCourse.ts';
import { programmeOutcomesOf, skillsOf } from './skills.ts';
import { bigIdeaFor, questionsFor } from './statements.ts';
import type { ReadDocument } from '../reading/requestText.ts';

/** Fills the answer of `pedagona.merungkai` from one document: facts with their quotes, and writing made of the document's own words. */
export function merungkai(document: ReadDocument | undefined): MerungkaiAnswer {
  const course = readCourse(document);
  const { text, particulars, outcomes, assessments, topics } = course;
  const clos = outcomes.map((outcome, index) => describe(outcome, index, course));
  return {
    ...particulars,
    clos,
    assessments: assessments.map(({ outcomes: assessed, ...assessment }) => ({ ...assessment, domain: assessed })),
    topics,
    learningDevelopment: developmentOf({
      text: text.rows.map(({ cells }) => cells.join(' ')).join('\n'),
      topics,
      methods: methodsOf(outcomes, text),
      assessments: assessments.map(({ type }) => type),
      domains: clos.map(({ domain }) => domain),
    }),
  };
}

type Course = ReturnType<typeof readCourse>;

function describe(outcome: Outcome, index: number, course: Course): MerungkaiAnswer['clos'][number] {
  const content = contentOf(outcome, course.topics, course.assessments, course.text.vocabulary);
  const domain = domainsOfLevel(outcome.level);
  const source = { statement: outcome.statement, domain, index, content };
  return {
    cloNumber: outcome.number,
    cloStatement: outcome.statement,
    domain,
    level: outcome.level,
    hpp: programmeOutcomesOf(outcome, course.names),
    skills: skillsOf(outcome, course.names, course.text.vocabulary),
    ...conceptsOf(outcome, content),
    bigIdea: bigIdeaFor(source),
    essentialQuestions: questionsFor(source),
    page: outcome.page,
    quote: outcome.quote,
  };
}
