import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import type { LearningDevelopment } from '../../../../shared/pedagona/schemas.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { focusedOn, linkedCourse, turnedOn } from './linkedCourse.ts';
import { dataIn } from '../promptData.ts';
import { courseFactsSchema, type CourseFacts } from './outcomePhrases.ts';
import { saidOf } from './phrasings.ts';
import { inMalay, lowerFirst, nearest, upperFirst, running, sentence, turned } from '../language.ts';

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export const merungkai = (request: string): MerungkaiAnswer =>
  suggestionsFor(dataIn(request, 'kursus', courseFactsSchema));

/** `turn`: other suggestions of the same course begin at other topics. */
export function suggestionsFor(facts: CourseFacts, turn = 0): MerungkaiAnswer {
  const course = linkedCourse(facts);
  return {
    clos: facts.clos.map((clo, index) => {
      const seen = focusedOn(course.outcomes[index], course);
      // What is said of one outcome keeps to the topics that carry it, where they are told.
      const topics = seen.lead?.topics ?? [];
      const own = turnedOn(seen, turn, topics.length > 0 ? topics : seen.matters);
      const ideas = saidOf({ ...own, matters: [own.matters[0]] }, own, 'idea');
      return {
        number: clo.cloNumber,
        ...conceptsOf(clo, facts, turn),
        // Neighbours are phrased differently.
        bigIdea: sentence(ideas[(index + turn) % ideas.length] ?? ''),
        essentialQuestions: turned(saidOf(own, own, 'inquiry'), turn).slice(0, 3),
      };
    }),
    learningDevelopment: developmentOf({ ...facts, topics: turned(facts.topics, turn) }),
  };
}

/** Knowledge: the titles that share words with the statement, the nearest first. Micro: subtopics and methods. Macro: the nearest titles. */
function conceptsOf({ cloStatement }: CourseFacts['clos'][number], { topics, methods }: CourseFacts, turn: number) {
  const all = nearest(cloStatement, topics, ({ title, subtopics }) => [title, ...subtopics].join(' '));
  const near = turned(all, turn).slice(0, 4);
  const titles = near.map(({ title }) => title);
  const micro = [...near.flatMap(({ subtopics }) => subtopics.slice(0, 2)), ...methods.slice(0, 3)].map(upperFirst);
  return {
    knowledge: titles,
    // A method and a subtopic may have the same name.
    microConcepts: uniqueBy(micro, (text) => text.toLowerCase()).slice(0, 8),
    macroConcepts: titles.slice(0, 3),
  };
}

/** Steps of a model of KPPB and the sentence that applies each: `{topik}` and `{kaedah}` come from the course. */
const models: Record<'3E' | '3R', [key: string, label: string, sentence: string][]> = {
  '3E': [
    ['engagement', 'Engagement', 'Pelajar dilibatkan dengan {topik} melalui {kaedah}.'],
    ['enhancement', 'Enhancement', 'Pelajar mendalami {topik} dan mengukuhkan kefahaman melalui {kaedah}.'],
    ['extension', 'Extension', 'Pelajar meluaskan pembelajaran kepada {topik} dan menunjukkannya dalam hasil kerja.'],
  ],
  '3R': [
    ['relate', 'Relate', 'Pelajar menghubungkan {topik} dengan pengalaman sendiri melalui {kaedah}.'],
    ['reflect', 'Reflect', 'Pelajar membuat refleksi tentang {topik} melalui {kaedah}.'],
    ['respond', 'Respond', 'Pelajar bertindak balas terhadap {topik} dan menunjukkannya dalam hasil kerja.'],
  ],
};

/** The part of a list that belongs to a step; the last item where there are fewer items than steps. */
function partOf<Item>(items: readonly Item[], step: number, steps: number): Item[] {
  const own = items.slice(Math.round((step * items.length) / steps), Math.round(((step + 1) * items.length) / steps));
  return own.length > 0 ? own : items.slice(-1);
}

/** How the course develops, from its own topics and methods: by 3R where most outcomes are affective, else by 3E. */
function developmentOf({ clos, topics, methods }: CourseFacts): LearningDevelopment {
  if (topics.length === 0) return { kppbModel: null, flow: [], kppbApplication: {} };
  const affective = clos.filter(({ domain }) => domain.includes('Afektif')).length;
  const model = affective * 2 > clos.length ? '3R' : '3E';
  const steps = models[model].map(([key, label, applied], step) => {
    const titles = inMalay(
      partOf(topics, step, 3)
        .slice(0, 3)
        .map(({ title }) => running(title)),
    );
    const ways = inMalay(partOf(methods, step, 3).slice(0, 2).map(lowerFirst)) || 'aktiviti pembelajaran aktif';
    return { key, flow: `${label}: ${titles}`, text: applied.replace('{topik}', titles).replace('{kaedah}', ways) };
  });
  return {
    kppbModel: model,
    flow: steps.map(({ flow }) => flow),
    kppbApplication: Object.fromEntries(steps.map(({ key, text }) => [key, text])),
  };
}
