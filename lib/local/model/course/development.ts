import type { LearningDevelopment, Topic } from '../../../../shared/pedagona/schemas.ts';
import { inMalay, isEnglish, lowerFirst } from '../language/lexicon.ts';

interface DevelopmentSource {
  /** All text of the document, to see which model it names. */
  text: string;
  topics: readonly Topic[];
  methods: readonly string[];
  assessments: readonly string[];
  /** Domains of all outcomes, one list an outcome. */
  domains: readonly (readonly string[])[];
}

type Model = NonNullable<LearningDevelopment['kppbModel']>;

const named: [Model, RegExp][] = [
  ['MRBP', /\bMRBP\b|model reka bentuk pembelajaran/i],
  ['6C', /\b6C\b|\bcontextuali[sz]e\b/i],
  ['3R', /\b3R\b|\brelate\b.{0,40}\breflect\b/i],
  ['3E', /\b3E\b|\bengagement\b.{0,60}\benhancement\b/i],
];

/** The model the document names; otherwise 3R where most outcomes are affective, and 3E for every other course. */
function modelFor({ text, domains }: DevelopmentSource): Model {
  const found = named.find(([, words]) => words.test(text))?.[0];
  const affective = domains.filter((list) => list.includes('Afektif')).length;
  return found ?? (affective * 2 > domains.length ? '3R' : '3E');
}

const titlesOf = (topics: readonly Topic[]): string =>
  inMalay(topics.map(({ title }) => (isEnglish(title) === true ? `“${title}”` : lowerFirst(title))));

/** Consecutive parts of a list, as even as can be; fewer parts when there are fewer items. */
function inParts<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, part) =>
    items.slice(Math.round((part * items.length) / count), Math.round(((part + 1) * items.length) / count)),
  );
}

const shown = 3;

/** How the course develops by a KPPB model, from its own topics, methods and assessments; nothing where it gives no topics. */
export function developmentOf(source: DevelopmentSource): LearningDevelopment {
  if (source.topics.length === 0) return { kppbModel: null, flow: [], kppbApplication: {} };
  const model = modelFor(source);
  const steps = stepsOf[model](source);
  return {
    kppbModel: model,
    flow: steps.map(({ label, topics }) => `${label}: ${topics}`),
    kppbApplication: Object.fromEntries(steps.map(({ key, text }) => [key, text])),
  };
}

interface Step {
  key: string;
  label: string;
  topics: string;
  text: string;
}

/** Labels of a model's steps and the sentence that applies each: `{topik}`, `{kaedah}` and `{tugasan}` come from the document. */
const sentences: Record<Model, [key: string, label: string, sentence: string][]> = {
  '3E': [
    ['engagement', 'Engagement', 'Pelajar dilibatkan dengan {topik} melalui {kaedah}.'],
    ['enhancement', 'Enhancement', 'Pelajar mendalami {topik} dan mengukuhkan kefahaman melalui {kaedah}.'],
    ['extension', 'Extension', 'Pelajar meluaskan pembelajaran kepada {topik} dan menunjukkannya dalam {tugasan}.'],
  ],
  '3R': [
    ['relate', 'Relate', 'Pelajar menghubungkan {topik} dengan pengalaman sendiri melalui {kaedah}.'],
    ['reflect', 'Reflect', 'Pelajar membuat refleksi tentang {topik} melalui {kaedah}.'],
    ['respond', 'Respond', 'Pelajar bertindak balas terhadap {topik} dan menunjukkannya dalam {tugasan}.'],
  ],
  '6C': [
    ['connect', 'Connect', 'Pelajar menghubungkan pengetahuan sedia ada dengan {topik}.'],
    ['contextualize', 'Contextualize', 'Pelajar meletakkan {topik} dalam konteks sebenar melalui {kaedah}.'],
    ['challenge', 'Challenge', 'Pelajar dicabar menyelesaikan masalah tentang {topik}.'],
    ['create', 'Create', 'Pelajar menghasilkan karya berkaitan {topik} untuk {tugasan}.'],
    ['collaborate', 'Collaborate', 'Pelajar bekerjasama dalam kumpulan semasa meneroka {topik}.'],
    ['celebrate', 'Celebrate', 'Pelajar berkongsi hasil pembelajaran tentang {topik} bersama-sama rakan.'],
  ],
  MRBP: [
    ['description', 'Huraian', 'Pembelajaran direka bentuk bermula dengan {topik}.'],
    ['approach', 'Pendekatan', 'Pelajar melalui {topik} dengan {kaedah} dan ditaksir melalui {tugasan}.'],
  ],
};

const steps =
  (model: Model) =>
  ({ topics, methods, assessments }: DevelopmentSource): Step[] => {
    const parts = inParts(topics, sentences[model].length);
    const ways = inParts(methods, sentences[model].length);
    return sentences[model].map(([key, label, sentence], index) => {
      const own = parts[index]?.length ? parts[index] : topics.slice(-1);
      const method = inMalay((ways[index]?.length ? ways[index] : methods).slice(0, 2).map(lowerFirst));
      return {
        key,
        label,
        topics: titlesOf(own.slice(0, shown)),
        text: sentence
          .replace('{topik}', titlesOf(own.slice(0, shown)))
          .replace('{kaedah}', method || 'aktiviti pembelajaran aktif')
          .replace('{tugasan}', inMalay(assessments.slice(-2)) || 'hasil kerja mereka'),
      };
    });
  };

const stepsOf: Record<Model, (source: DevelopmentSource) => Step[]> = {
  '3E': steps('3E'),
  '3R': steps('3R'),
  '6C': steps('6C'),
  MRBP: steps('MRBP'),
};
