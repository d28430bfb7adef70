import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import type { LearningDevelopment } from '../../../../shared/pedagona/schemas.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { dataIn, focusedOn, linkedCourse } from '../chain/linkedCourse.ts';
import { courseFactsSchema, type CourseFacts } from '../chain/outcomePhrases.ts';
import { saidOf } from '../chain/phrasings.ts';
import { inMalay, lowerFirst, nearest, upperFirst, running, sentence } from '../language.ts';

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export function merungkai(request: string): MerungkaiAnswer {
  const facts = dataIn(request, 'kursus', courseFactsSchema);
  const course = linkedCourse(facts);
  return {
    clos: facts.clos.map((clo, index) => {
      const own = focusedOn(course.outcomes[index], course);
      const ideas = saidOf({ ...own, matters: [own.matters[0]] }, own, 'idea');
      return {
        number: clo.cloNumber,
        ...conceptsOf(clo, facts),
        // Neighbours are phrased differently.
        bigIdea: sentence(ideas[index % ideas.length] ?? ''),
        essentialQuestions: saidOf(own, own, 'inquiry').slice(0, 3),
      };
    }),
    learningDevelopment: developmentOf(facts),
  };
}

/** Knowledge: the titles that share words with the statement, the nearest first. Micro: subtopics and methods. Macro: the nearest titles. */
function conceptsOf({ cloStatement }: CourseFacts['clos'][number], { topics, methods }: CourseFacts) {
  const near = nearest(cloStatement, topics, ({ title, subtopics }) => [title, ...subtopics].join(' ')).slice(0, 4);
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
