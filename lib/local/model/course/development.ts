import type { LearningDevelopment } from '../../../../shared/pedagona/schemas.ts';
import { inMalay, lowerFirst } from '../language/lexicon.ts';
import { running } from '../language/phrases.ts';
import type { CourseFacts } from './courseFacts.ts';

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
export function developmentOf({ clos, topics, methods }: CourseFacts): LearningDevelopment {
  if (topics.length === 0) return { kppbModel: null, flow: [], kppbApplication: {} };
  const affective = clos.filter(({ domain }) => domain.includes('Afektif')).length;
  const model = affective * 2 > clos.length ? '3R' : '3E';
  const steps = models[model].map(([key, label, sentence], step) => {
    const titles = inMalay(
      partOf(topics, step, 3)
        .slice(0, 3)
        .map(({ title }) => running(title)),
    );
    const ways = inMalay(partOf(methods, step, 3).slice(0, 2).map(lowerFirst)) || 'aktiviti pembelajaran aktif';
    return { key, flow: `${label}: ${titles}`, text: sentence.replace('{topik}', titles).replace('{kaedah}', ways) };
  });
  return {
    kppbModel: model,
    flow: steps.map(({ flow }) => flow),
    kppbApplication: Object.fromEntries(steps.map(({ key, text }) => [key, text])),
  };
}
