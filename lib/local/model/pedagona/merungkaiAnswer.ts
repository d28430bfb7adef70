import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { frameMarks } from '../../../../shared/pedagona/frames.ts';
import type { LearningDevelopment } from '../../../../shared/pedagona/schemas.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import { listed } from '../../../../shared/text/words.ts';
import { type CourseFacts, courseFactsSchema, courseOf, nameOf } from './course.ts';
import { dataIn } from '../promptData.ts';
import { named, nearest, upperFirst, sentence } from '../language.ts';

const frames = {
  ms: { idea: `${frameMarks.ms} satu tuntutan yang boleh dipertikaikan`, step: `${frameMarks.ms} aktivitinya` },
  en: { idea: `${frameMarks.en} one claim that can be disputed`, step: `${frameMarks.en} the activity` },
};
const questions = {
  ms: ['mengapakah …?', 'apakah bukti bahawa …?'],
  en: ['why does …?', 'what evidence shows that …?'],
};

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export function merungkai(request: string): MerungkaiAnswer {
  const facts = dataIn(request, 'kursus', courseFactsSchema);
  const course = courseOf(facts);
  return {
    clos: course.outcomes.map((clo) => {
      const concepts = conceptsOf(clo, facts);
      const name = nameOf({ ...course, call: '' }, { ...clo, knowledge: concepts.knowledge });
      return {
        number: clo.cloNumber,
        ...concepts,
        microConcepts:
          concepts.microConcepts.length > 0
            ? concepts.microConcepts
            : [sentence(`${name}: ${frames[facts.language].step}`)],
        bigIdea: sentence(`${name}: ${frames[facts.language].idea}`),
        essentialQuestions: questions[facts.language].map((question) => `${upperFirst(name)}: ${question}`),
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

/** Its topics in the three parts of 3E; which model fits the course is the lecturer's to say. */
function developmentOf({ topics, language }: CourseFacts): LearningDevelopment {
  if (topics.length === 0) return { kppbModel: null, flow: [], kppbApplication: {} };
  const steps = ['engagement', 'enhancement', 'extension'].map((key, step) => {
    const own = topics.slice(Math.round((step * topics.length) / 3), Math.round(((step + 1) * topics.length) / 3));
    const some = (own.length > 0 ? own : topics.slice(-1)).slice(0, 3);
    const titles = listed(
      some.map(({ title }) => named(title)),
      language,
    );
    return { key, flow: `${upperFirst(key)}: ${titles}`, text: sentence(`${titles}: ${frames[language].step}`) };
  });
  return {
    kppbModel: '3E',
    flow: steps.map(({ flow }) => flow),
    kppbApplication: Object.fromEntries(steps.map(({ key, text }) => [key, text])),
  };
}
