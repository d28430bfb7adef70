import type { CourseAnswer } from '../../../../../lambdas/course/prompt.ts';
import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { isSumLabel } from '../../../../../shared/document/table.ts';
import { parseDocument } from '../../../../../shared/document/render.ts';
import { ownPart } from '../../../../../shared/fact/scope.ts';
import { uniqueBy } from '../../../../../shared/values/uniqueBy.ts';
import { domainsOfLevel } from '../../../../../shared/terms/mqf.ts';
import { languageOf } from '../../language.ts';
import { readAssessments } from './assessments.ts';
import {
  levelsOf,
  type Outcome,
  outcomesOf,
  programmeOutcomesOf,
  readOutcomes,
  saidBeside,
  skillsOf,
} from './outcomes.ts';
import { mainPart, markOf, withoutMark } from './ownWords.ts';
import { readParticulars } from './particulars.ts';
import { readSetting } from './particulars/setting.ts';
import { type Stated, valuesOf } from './particulars/values.ts';
import { readDocument } from './reading.ts';
import { isWeekly, type Reading } from './reading.ts';
import { readTopics } from './topics.ts';

/**
 * Fills the answer of `course.facts`: the facts that the layout of the document makes sure, with their places; the rest is left out.
 * @throws Error when the request shows no document
 */
export function factsAnswer(request: string): CourseAnswer {
  const shown = parseDocument(request);
  if (shown === null) throw new Error('A request of course.facts shows one document.');
  const document = ownPart(shown.document);
  const reading = readDocument(document);
  const language = languageOf(reading.text);
  const isOfEnglish = language === 'en';
  const particulars = readParticulars(reading, isOfEnglish);
  const outcomes = numbered(readOutcomes(document, isOfEnglish), reading.text, language);
  return {
    ...particulars,
    ...readSetting(reading),
    language,
    synopsis: synopsisOf(reading, isOfEnglish),
    clos: outcomes.slice(0, 30).map((outcome) => {
      const { number, statement, at } = outcome;
      const level = levelsOf(outcome).join(', ');
      return {
        number,
        statement,
        domains: domainsOfLevel(level),
        level,
        outcomes: programmeOutcomesOf(outcome),
        skills: skillsOf(outcome, reading.text),
        at: at.slice(0, 12),
      };
    }),
    assessments: assessmentsOf(reading, document, outcomes),
    topics: readTopics(reading)
      .slice(0, 120)
      .map((topic) => ({
        ...topic,
        at: topic.at.slice(0, 12),
        clos: outcomesOf(topic.title, topic.at, outcomes, document),
      })),
    skills: [],
    otherCourses: [],
    methods: methodsOf(reading, outcomes),
    references: referencesOf(reading).slice(0, 60),
  };
}

function assessmentsOf(
  reading: Reading,
  document: SourceDocument,
  outcomes: readonly Outcome[],
): CourseAnswer['assessments'] {
  return readAssessments(reading)
    .slice(0, 40)
    .map(({ weight, programme, at, ...assessment }) => ({
      ...assessment,
      weight: weight.slice(0, 6),
      slt: [],
      clos: outcomesOf(assessment.type, at, outcomes, document),
      outcomes: uniqueBy(programme, (code) => code).filter((code) => outcomes.every(({ number }) => number !== code)),
      at: at.slice(0, 12),
    }));
}

/** Outcomes that are only numbered are called as the document calls them elsewhere, else as its language does. */
function numbered(outcomes: readonly Outcome[], text: string, language: 'ms' | 'en' | 'id'): Outcome[] {
  const [used] = /\b(?:HPK|CLO|CPMK)\b/.exec(text) ?? [];
  const prefix = used ?? { ms: 'HPK', en: 'CLO', id: 'CPMK' }[language];
  return outcomes.map((outcome) =>
    /^\d/.test(outcome.number) ? { ...outcome, number: prefix + outcome.number } : outcome,
  );
}

function synopsisOf({ sections }: Reading, isOfEnglish: boolean): Stated | null {
  for (const { kind, lines } of sections) {
    const value = kind === 'synopsis' ? mainPart(lines.map(({ text }) => text).join('\n'), isOfEnglish) : '';
    if (value.split(' ').length > 6) return { value, at: [...new Set(lines.map(({ at }) => at))].slice(0, 12) };
  }
  return null;
}

/** How the course is taught: beside its outcomes, else beside a label of its own, else week by week. */
function methodsOf(reading: Reading, outcomes: readonly Outcome[]): Stated[] {
  const beside = outcomes.flatMap((outcome) => saidBeside(outcome, 'method'));
  const weekly = reading.grids.filter(isWeekly).flatMap(({ kinds, rows }) => {
    const column = kinds.indexOf('method');
    return column < 0 ? [] : rows.map(({ cells, ref }) => ({ value: cells[column] ?? '', at: [ref] }));
  });
  const methods = [beside, valuesOf(reading, 'method'), weekly].map(methodsIn).find(({ length }) => length > 0) ?? [];
  return uniqueBy(methods, ({ value }) => value.toLowerCase()).slice(0, 30);
}

const methodsIn = (stated: readonly Stated[]): Stated[] =>
  stated.flatMap(({ value, at }) =>
    mainPart(value)
      .split(/\s*[,;•]\s*/)
      .map((method) => ({ value: withoutMark(method).replace(/\.$/, ''), at }))
      .filter((method) => /^\p{L}[\p{L}\s/&()-]{2,60}$/u.test(method.value) && !isSumLabel(method.value)),
  );

const aReference = /\b(?:19|20)\d{2}\b|https?:|www\.|\(\d+(?:st|nd|rd|th) ed/i;

/** References one by one: a line without a year goes on with the reference above it; a line of words alone is a label. */
function referencesOf({ sections }: Reading): Stated[] {
  const found: Stated[] = [];
  for (const { at, text } of sections.flatMap(({ kind, lines }) => (kind === 'references' ? lines : []))) {
    const last = found.at(-1);
    // A new paragraph goes on with the reference above only where that is not at its end.
    const isRest = last?.at.includes(at) === true || !/[.)\]]$/.test(last?.value ?? '');
    if (/^[\p{L}\s]+:?$/u.test(text)) continue;
    if (last && isRest && markOf(text) === '' && (!aReference.test(text) || !aReference.test(last.value)))
      last.value += ` ${text}`;
    else found.push({ value: withoutMark(text), at: [at] });
  }
  return found.filter(({ value }) => value.length > 20 && aReference.test(value));
}
