import type { CourseText } from './courseText.ts';
import { comparable } from '../../../../shared/text/comparable.ts';
import type { Topic } from '../../../../shared/pedagona/schemas.ts';
import { roleText } from '../reading/courseTables.ts';
import { cellLines, oneLine, overlap, upperFirst } from '../language/lexicon.ts';
import type { ReadAssessment } from './assessments/assessments.ts';
import type { Outcome } from './outcomes/outcomeDraft.ts';
import { outcomesIn } from './topics/courseTopics.ts';

/** What of the course belongs to one outcome. */
export interface OutcomeContent {
  topics: Topic[];
  assessments: string[];
  methods: string[];
}

const digitsOf = (code: string): string => /\d+/.exec(code)?.[0] ?? '';

/** Topics and assessments mapped to the outcome by the document; where it maps none, those that share words with the statement. */
export function contentOf(
  outcome: Outcome,
  topics: readonly Topic[],
  assessments: readonly ReadAssessment[],
  vocabulary: ReadonlySet<string>,
): OutcomeContent {
  const number = digitsOf(outcome.number);
  const mapped = topics.filter(({ clos }) => clos.some((code) => digitsOf(code) === number));
  const related = topics
    .map((topic) => ({ topic, shared: overlap(outcome.statement, [topic.title, ...topic.subtopics].join(' ')) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 4)
    .map(({ topic }) => topic);
  const isMapped = topics.some(({ clos }) => clos.length > 0);
  const assessed = assessments.filter(({ outcomes }) => outcomesIn(outcomes).some((code) => digitsOf(code) === number));
  const named = assessments.filter(({ type }) => comparable(outcome.assessment).includes(comparable(type)));
  return {
    topics: isMapped ? mapped : related,
    assessments: (assessed.length > 0 ? assessed : named).map(({ type }) => type),
    methods: methodsIn(outcome.method, vocabulary),
  };
}

/** The methods a cell lists. */
const methodsIn = (cell: string, vocabulary: ReadonlySet<string>): string[] =>
  oneLine(cellLines(cell).join('<br>'), vocabulary)
    .split(/\s*[,;•]\s*/)
    .filter((method) => /\p{L}{3}/u.test(method));

/** Knowledge: the titles. Micro: methods, assessed activities and subtopics. Macro: the titles nearest to the statement. */
export function conceptsOf(
  outcome: Outcome,
  { topics, assessments, methods }: OutcomeContent,
): { knowledge: string[]; microConcepts: string[]; macroConcepts: string[] } {
  const titles = topics.map(({ title }) => title);
  const subtopics = topics.flatMap((topic) => topic.subtopics.slice(0, 2));
  const nearest = titles.toSorted((a, b) => overlap(outcome.statement, b) - overlap(outcome.statement, a));
  return {
    knowledge: titles,
    microConcepts: distinctTexts([...methods, ...assessments, ...subtopics].map(upperFirst)).slice(0, 8),
    macroConcepts: nearest.slice(0, 3),
  };
}

/** Each once, whatever its capitals: a method and an assessment may have the same name. */
const distinctTexts = (texts: readonly string[]): string[] =>
  [...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();

const deliveryLabel =
  /^(?:\d+[.)]?\s*)?(?:kaedah (?:penyampaian|pengajaran|pdp)|strategi (?:pengajaran|pdp)|teaching (?:methods?|strateg)|delivery)/i;

/** How the course is taught: beside its outcomes, else beside a label of its own, else week by week. */
export function methodsOf(outcomes: readonly Outcome[], { rows, tables, vocabulary }: CourseText): string[] {
  const perOutcome = outcomes.map(({ method }) => method);
  const labelled = rows.flatMap(({ cells }) =>
    deliveryLabel.test(cells[0] ?? '') || deliveryLabel.test(cells[1] ?? '') ? cells.slice(-1) : [],
  );
  const weekly = tables.flatMap(({ kind, entries }) =>
    kind === 'topics'
      ? entries.map((entry) => (roleText(entry, 'topic') === '' ? '' : roleText(entry, 'activity')))
      : [],
  );
  const found = [perOutcome, labelled, weekly].map((cells) =>
    distinctTexts(cells.flatMap((cell) => methodsIn(cell, vocabulary))),
  );
  return found.find((methods) => methods.length > 0) ?? [];
}
