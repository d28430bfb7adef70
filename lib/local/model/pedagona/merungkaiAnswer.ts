import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import type { LearningDevelopment } from '../../../../shared/pedagona/schemas.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { type CourseFacts, courseFactsSchema, courseOf, namesOf } from './course.ts';
import { dataIn } from '../promptData.ts';
import { inMalay, joined, lowerFirst, nearest, upperFirst, running, sentence } from '../language.ts';

/** Frames of suggestions, in the language of the course. */
const frames = {
  ms: {
    idea: (name: string) => `${name}: lengkapkan satu tuntutan yang boleh dipertikaikan`,
    questions: (name: string) => [`${name}: mengapakah …?`, `${name}: apakah bukti bahawa …?`],
    step: (what: string) => `${what}: lengkapkan aktivitinya`,
  },
  en: {
    idea: (name: string) => `${name}: complete one claim that can be disputed`,
    questions: (name: string) => [`${name}: why does …?`, `${name}: what evidence shows that …?`],
    step: (what: string) => `${what}: complete the activity`,
  },
};

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export function merungkai(request: string): MerungkaiAnswer {
  const facts = dataIn(request, 'kursus', courseFactsSchema);
  const course = courseOf(facts);
  const { idea, questions } = frames[facts.language];
  return {
    clos: facts.clos.map((clo, index) => {
      const [name = ''] = namesOf({ ...course, call: '', outcomes: course.outcomes.slice(index, index + 1) });
      return {
        number: clo.cloNumber,
        ...conceptsOf(clo, facts),
        bigIdea: sentence(idea(name)),
        essentialQuestions: questions(upperFirst(name)),
      };
    }),
    learningDevelopment: developmentOf(facts),
  };
}

/**
 * Knowledge: the topics that the document links to the outcome, else those that share words with its statement, the nearest first. Micro:
 * subtopics and methods. Macro: the first titles.
 */
function conceptsOf({ cloNumber, cloStatement }: CourseFacts['clos'][number], { topics, methods }: CourseFacts) {
  const linked = topics.filter(({ clos }) => clos.includes(cloNumber));
  const alike = nearest(cloStatement, topics, ({ title, subtopics }) => [title, ...subtopics].join(' '));
  const near = (linked.length > 0 ? linked : alike).slice(0, 4);
  const titles = near.map(({ title }) => title);
  const micro = [...near.flatMap(({ subtopics }) => subtopics.slice(0, 2)), ...methods.slice(0, 3)].map(upperFirst);
  return {
    knowledge: titles,
    // A method and a subtopic may have the same name.
    microConcepts: uniqueBy(micro, (text) => text.toLowerCase()).slice(0, 8),
    macroConcepts: titles.slice(0, 3),
  };
}

const models = { '3E': ['engagement', 'enhancement', 'extension'], '3R': ['relate', 'reflect', 'respond'] } as const;

/** The part of a list that belongs to a step; the last item where there are fewer items than steps. */
function partOf<Item>(items: readonly Item[], step: number, steps: number): Item[] {
  const own = items.slice(Math.round((step * items.length) / steps), Math.round(((step + 1) * items.length) / steps));
  return own.length > 0 ? own : items.slice(-1);
}

/** How the course develops, from its own topics and methods: by 3R where most outcomes are affective, else by 3E. */
function developmentOf({ clos, topics, methods, language }: CourseFacts): LearningDevelopment {
  if (topics.length === 0) return { kppbModel: null, flow: [], kppbApplication: {} };
  const listed = language === 'en' ? (parts: readonly string[]) => joined(parts, 'and') : inMalay;
  const affective = clos.filter(({ domain }) => domain.includes('Afektif')).length;
  const model = affective * 2 > clos.length ? '3R' : '3E';
  const steps = models[model].map((key, step) => {
    const own = partOf(topics, step, 3).slice(0, 3);
    const titles = listed(own.map(({ title }) => (language === 'en' ? title : running(title))));
    const ways = partOf(methods, step, 3).slice(0, 2).map(lowerFirst);
    const text = sentence(frames[language].step([titles, ...ways].join(', ')));
    return { key, flow: `${upperFirst(key)}: ${titles}`, text };
  });
  return {
    kppbModel: model,
    flow: steps.map(({ flow }) => flow),
    kppbApplication: Object.fromEntries(steps.map(({ key, text }) => [key, text])),
  };
}
