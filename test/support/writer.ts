import type { Rules } from '../../lib/local/bedrock/client.ts';
import type { ConverseLike } from '../../lib/local/bedrock/request.ts';
import { type CourseAnswer, courseAnswerSchema } from '../../lambdas/course/prompt.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { bareOf } from './bare.ts';
import { documentOf } from './blocks.ts';
import { domainsOfLevel } from '../../shared/terms/mqf.ts';
import { type CognitiveLevel, cognitiveLevels, rubrikLevels } from '../../shared/valentra/schemas.ts';
import { course as invented } from '../shared/valentra/fixtures.ts';
import { dataIn } from './reviewer.ts';

const { info, clos, topics, assessments } = invented;

/** The invented course as the readers give its document. */
export const courseDocument = (): SourceDocument =>
  documentOf(
    [
      '--- muka surat 1 ---',
      `Kod kursus: ${info.code}`,
      `Nama kursus: ${info.name}`,
      `Kredit: ${info.creditValue}`,
      ...clos.map(({ alternateCode, statement, domains, hp }) =>
        [alternateCode, statement, `(${[...domains, ...hp].join(', ')})`].join(' '),
      ),
      '--- muka surat 2 ---',
      ...topics.map(
        ({ week, title, subtopics, hours }) => `| ${week} | ${title} | ${subtopics.join('<br>')} | ${hours} jam |`,
      ),
      '',
      '--- muka surat 3 ---',
      ...assessments.map(({ type, percentage, description }) => `| ${type} ${percentage}% | ${description} |`),
    ].join('\n'),
  );

const own = (codes: readonly string[]): string[] => codes.map((code) => code.replace('CLO', 'HPK'));

/** The blocks of `courseDocument`: three lines of particulars, a line for each outcome, a table of topics, one of assessments. */
const topicTable = 4 + clos.length;

/** What a model that reads well makes of `courseDocument`: with the document's own codes. */
const courseAnswer = (): CourseAnswer => ({
  ...bareOf(courseAnswerSchema),
  code: { value: 'XMLD2103', at: ['1'] },
  name: { value: 'Literasi Media dalam Pengajaran', at: ['2'] },
  credit: { value: 3, at: ['3'] },
  clos: clos.map(({ alternateCode, statement, domains, hp }, i) => ({
    number: alternateCode,
    statement,
    domains: domainsOfLevel(domains.join(', ')),
    level: domains.join(', '),
    outcomes: hp,
    skills: [],
    at: [`${4 + i}`],
  })),
  topics: topics.map(({ title, week, hours, subtopics, clo }, i) => ({
    title,
    week,
    hours: hours === null ? [] : [hours],
    subtopics,
    clos: own(clo),
    at: [`${topicTable}.${i + 1}`],
  })),
  assessments: assessments.map(({ type, percentage, description, clo }, i) => ({
    type,
    weight: percentage === null ? [] : [percentage],
    slt: [],
    duration: '',
    week: '',
    count: null,
    outcomes: [],
    description,
    clos: own(clo),
    at: [`${topicTable + 1}.${i + 1}`],
  })),
});

/** What a prompt of VALENTRA asks, told from the request. */
export interface Wish {
  /** The prompt's id without the module: `course.facts`, `jst`, `exam.look` ... */
  about: string;
  data: (name: string) => unknown;
  request: ConverseLike;
}

export interface Planned {
  number: number;
  marks: number;
  topic: string;
  cognitiveLevel: CognitiveLevel;
}

/** The questions a call is to write. */
export const planned = ({ data }: Pick<Wish, 'data'>): Planned[] => data('pelan') as Planned[];

/** Words of an own kind for each number, so that no two stems are alike. */
const scene = (number: number): string => Array.from({ length: 5 }, (_, i) => `hal${number}x${i}`).join(' ');

/** A verb that speaks for the level, so that no honest question is flagged for it. */
const verbs: Record<CognitiveLevel, string> = {
  C1: 'Namakan',
  C2: 'Huraikan',
  C3: 'Gunakan',
  C4: 'Analisis',
  C5: 'Nilaikan',
  C6: 'Cadangkan',
};

/** The right option is told by its words. */
export const rightMark = 'tepat';

export const multipleChoice = ({ number, topic, cognitiveLevel }: Planned) => ({
  number,
  stem: `${verbs[cognitiveLevel]} ${scene(number)}?`,
  answer: `Pilihan ${rightMark} ${number}`,
  distractors: ['satu', 'dua', 'tiga'].map((word) => `Pilihan ${word} ${number}`),
  explanation: `Sebab itulah yang diajar dalam ${topic}.`,
});

const structured = ({ number, marks, topic, cognitiveLevel }: Planned) => ({
  number,
  stem: `Perhatikan ${scene(number)}.`,
  parts: [{ text: `${verbs[cognitiveLevel]} maksudnya.`, marks, answer: `Maksud ${topic}.` }],
});

const shortEssay = ({ number, marks, topic, cognitiveLevel }: Planned) => ({
  number,
  stem: `${verbs[cognitiveLevel]} ${scene(number)}.`,
  sampleAnswer: `Contoh jawapan tentang ${topic}.`,
  scheme: [{ point: 'Isi', marks }],
});

/** The highest level of the first outcome on the cognitive ladder. */
const levelOf = (codes: readonly string[]): CognitiveLevel =>
  cognitiveLevels.findLast((level) => clos.some(({ code, domains }) => code === codes[0] && domains.includes(level))) ??
  'C2';

const bareRow = ({ data }: Wish) => ({
  suggestedQuestionType: 'Projek',
  topics: [topics[0]?.title ?? ''],
  clo: ['CLO1'],
  description: 'Huraian.',
  objective: 'Menghasilkan satu laporan.',
  hpAllocation: [],
  domains: {
    cognitive: [levelOf((data('pentaksiran') as { clo: string[] }).clo)],
    affective: [],
    psychomotor: [],
    skills: [],
    outcomes: [],
  },
  criteria: ['Kriteria'],
  startDate: '',
  dueDate: '',
});

const bareTask = ({ data }: Wish) => ({
  theBigIdea: 'Media membentuk pandangan.',
  essentialQuestion: 'Bagaimanakah media membentuk pandangan?',
  stimulus: { type: 'Situasi', title: 'Berita', content: 'Sebuah sekolah.', source: 'Situasi rekaan' },
  question: {
    statement: 'Analisis satu berita dan cadangkan kempen.',
    description: 'Hantar laporan.',
    cognitive: [],
    outcomes: (data('tugasan') as { hp: string[] }).hp.slice(0, 1),
  },
});

export const criterion = (hp: string) => ({
  hp,
  name: `Kriteria ${hp}`,
  domains: ['C4'],
  levels: Object.fromEntries(rubrikLevels.map((level, i) => [level, `${5 - i} bukti bagi ${hp}.`])),
});

/** What an honest model answers to each prompt. */
const honest: Record<string, (wish: Wish) => unknown> = {
  'course.facts': courseAnswer,
  jst: bareRow,
  jsu: ({ data }) => ({
    rows: (data('agihan') as { topic: string; rows: number; clo: string[] }[]).flatMap((asked) =>
      Array.from({ length: asked.rows }, (_, i) => {
        const clo = asked.clo[i % asked.clo.length] ?? '';
        const most = levelOf([clo]);
        const cognitiveLevel = i % 3 !== 2 && most > 'C2' ? most : 'C2';
        const subtopics = topics.find(({ title }) => title === asked.topic)?.subtopics ?? [];
        const cognitiveDescription = 'Isi kandungan topik';
        const subtopic = subtopics[i % subtopics.length] ?? asked.topic;
        return { topic: asked.topic, subtopic, clo, cognitiveLevel, cognitiveDescription };
      }),
    ),
  }),
  pentaksiran: bareTask,
  rubrik: ({ data }) => ({ criteria: (data('hp') as { hp: string }[]).map(({ hp }) => criterion(hp)) }),
  'exam.aneka-pilihan': (wish) => ({ items: planned(wish).map(multipleChoice) }),
  'exam.struktur': (wish) => ({ items: planned(wish).map(structured) }),
  'exam.esei-pendek': (wish) => ({ items: planned(wish).map(shortEssay) }),
  'rows.look': () => ({ remarks: [] }),
  'exam.look': ({ data }) => ({
    items: (data('soalan') as { number: number; options?: { key: string; text: string }[] }[]).map(
      ({ number, options }) => ({
        number,
        reason: 'Itulah yang diajar.',
        answer: options === undefined ? 'Maksud.' : (options.find(({ text }) => text.includes(rightMark))?.key ?? null),
        alsoRight: [],
        level: null,
        findings: [],
      }),
    ),
  }),
};

/** What an honest model answers. */
export const honestly = (wish: Wish): unknown => honest[wish.about]?.(wish);

/** What honest answers have that tests change. */
interface Honest {
  question: object;
  items: { number: number; answer: string }[];
  assessments: { type: string }[];
}

/** Honest answers about one thing, changed so. */
export const changed =
  (about: string, change: (honest: Honest, wish: Wish) => object) =>
  (wish: Wish): unknown => {
    if (wish.about !== about) return undefined;
    const answer = honestly(wish) as Honest;
    return { ...answer, ...change(answer, wish) };
  };

/** A model that writes VALENTRA's documents; `bend` may give another answer, undefined leaves it honest. */
export const writer =
  (bend: (wish: Wish) => unknown = () => undefined): Rules =>
  async (request) => {
    const about = (request.body.requestMetadata?.['promptId'] ?? '').replace('valentra.', '');
    const wish: Wish = { about, data: (name) => dataIn(request, name), request };
    return { value: (await bend(wish)) ?? honestly(wish) };
  };

/** Whether a request asks for the faulty fields of an answer. */
export const isRepair = ({ body }: ConverseLike): boolean => JSON.stringify(body.messages).includes('jawapan_pertama');
