import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { domainsOfLevel } from '../../../../shared/mqf.ts';
import { readAssessments } from './assessments/assessments.ts';
import type { ReadAssessment } from './assessments/assessments.ts';
import { conceptsOf, contentOf, methodsOf } from './concepts.ts';
import { developmentOf } from './development.ts';
import { readFacts } from './particulars.ts';
import { readOutcomes } from './outcomes/outcomes.ts';
import type { Outcome } from './outcomes/outcomeDraft.ts';
import { namesOfCodes, programmeOutcomesOf, skillsOf } from './skills.ts';
import { readTopics } from './topics/courseTopics.ts';
import { bigIdeaFor, questionsFor } from './statements.ts';
import type { ReadDocument } from '../reading/requestText.ts';
import { rowsOf } from '../reading/documentRows.ts';
import { tablesOf } from '../reading/courseTables.ts';
import { vocabularyOf } from '../language/lexicon.ts';

/** The schema takes no more than these. */
const most = { clos: 30, assessments: 40, topics: 120 };

/** Fills the answer of `pedagona.merungkai` from one document: facts with their quotes, and writing made of the document's own words. */
export function merungkai(document: ReadDocument | undefined): MerungkaiAnswer {
  const rows = document ? rowsOf(document) : [];
  const vocabulary = vocabularyOf(rows.map(({ cells }) => cells.join(' ')).join(' '));
  const tables = tablesOf(rows);
  const outcomes = readOutcomes(rows, tables, vocabulary).slice(0, most.clos);
  const assessments = readAssessments(rows, tables, vocabulary).slice(0, most.assessments);
  const topics = readTopics(rows, tables, vocabulary).slice(0, most.topics);
  const names = namesOfCodes(rows);
  const clos = outcomes.map((outcome, index) => describe(outcome, index, { names, assessments, topics, vocabulary }));
  return {
    ...readFacts(rows, vocabulary),
    clos,
    assessments: assessments.map(({ outcomes: assessed, ...assessment }) => ({ ...assessment, domain: assessed })),
    topics,
    learningDevelopment: developmentOf({
      text: rows.map(({ cells }) => cells.join(' ')).join('\n'),
      topics,
      methods: methodsOf(outcomes, rows, tables, vocabulary),
      assessments: assessments.map(({ type }) => type),
      domains: clos.map(({ domain }) => domain),
    }),
  };
}

interface Course {
  /** What the document calls its codes. */
  names: ReadonlyMap<string, string>;
  assessments: readonly ReadAssessment[];
  topics: MerungkaiAnswer['topics'];
  vocabulary: ReadonlySet<string>;
}

function describe(outcome: Outcome, index: number, course: Course): MerungkaiAnswer['clos'][number] {
  const content = contentOf(outcome, course.topics, course.assessments, course.vocabulary);
  const domain = domainsOfLevel(outcome.level);
  const source = { statement: outcome.statement, domain, index, content };
  return {
    cloNumber: outcome.number,
    cloStatement: outcome.statement,
    domain,
    level: outcome.level,
    hpp: programmeOutcomesOf(outcome, course.names),
    skills: skillsOf(outcome, course.names, course.vocabulary),
    ...conceptsOf(outcome, content),
    bigIdea: bigIdeaFor(source),
    essentialQuestions: questionsFor(source),
    page: outcome.page,
    quote: outcome.quote,
  };
}
