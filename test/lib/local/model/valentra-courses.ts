import type * as z from 'zod';
import { renderData, type Prompt } from '../../../../lambdas/platform/model/prompt.ts';
import { cognitiveLevels, type CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { course as usualCourse } from '../../../shared/valentra/fixtures.ts';
import { asked } from './asking.ts';

/** A course as VALENTRA's writing prompts carry it. */
export interface CourseData {
  code: string | null;
  name: string | null;
  /** Of its papers; Malay where it is not said. */
  language?: 'ms' | 'en' | 'both';
  creditValue: number | null;
  clos: { code: string; statement: string; domains: string[]; hp: string[] }[];
  topics: { title: string; subtopics: string[]; hours: number | null; clo: string[] }[];
  assessments: { type: string; percentage: number | null; description: string; clo: string[] }[];
}

const { info, clos, topics, assessments } = usualCourse;
export const usual: CourseData = {
  code: info.code,
  name: info.name,
  creditValue: info.creditValue,
  clos: clos.map(({ code, statement, domains, hp }) => ({ code, statement, domains, hp })),
  topics: topics.map(({ title, subtopics, hours, clo }) => ({ title, subtopics, hours, clo })),
  assessments: assessments.map(({ type, percentage, description, clo }) => ({ type, percentage, description, clo })),
};

const topic = (title: string, ...subtopics: string[]): CourseData['topics'][number] => ({
  title,
  subtopics,
  hours: null,
  clo: [],
});

export const tiny: CourseData = {
  code: null,
  name: 'Asas Tembikar',
  creditValue: null,
  clos: [{ code: 'CLO1', statement: 'Menghasilkan tembikar picit secara selamat.', domains: ['P3'], hp: ['HP3'] }],
  topics: [topic('Penyediaan tanah liat')],
  assessments: [{ type: 'Amali', percentage: null, description: '', clo: [] }],
};

const unknown = { code: null, name: null, creditValue: null, clos: [], topics: [] };
const bare: CourseData = {
  ...unknown,
  assessments: [{ type: 'Tugasan', percentage: 20, description: '', clo: [] }],
};

export const withoutTopics: CourseData = { ...usual, topics: [] };
/** Few topics, without subtopics. */
export const few: CourseData = {
  ...usual,
  code: 'DET10013',
  topics: ['Litar arus terus', 'Litar arus ulang-alik', 'Keselamatan elektrik'].map((title) => topic(title)),
};

export const english: CourseData = {
  code: 'TSLB0042',
  name: 'Literature for Young Learners',
  language: 'en',
  creditValue: 3,
  clos: [
    { code: 'CLO1', statement: 'Explain the features of picture books.', domains: ['C2'], hp: ['HP1'] },
    { code: 'CLO2', statement: 'Design storytelling activities.', domains: ['C6', 'A3'], hp: ['HP4', 'HP6'] },
  ],
  topics: [
    topic('Introduction to Children’s Literature', 'Genres of stories', 'History of picture books'),
    topic('Selecting Texts', 'Readability', 'Cultural values', 'Gender "balance" & <bias>'),
    topic('Storytelling Techniques', 'Voice and gesture', 'Props'),
    topic('POETRY AND CHANTS', 'Rhythm', 'Rhyme'),
    topic('Assessing Responses', 'Reading logs', 'Portfolios'),
  ],
  assessments: [
    { type: 'Group Project', percentage: 60, description: 'Minggu 4 hingga 9', clo: ['CLO2'] },
    { type: 'Final Examination', percentage: 40, description: '', clo: [] },
  ],
};

export const courses: [string, CourseData][] = [
  ['a usual course', usual],
  ['a tiny course', tiny],
  ['a course of which but an assessment is known', bare],
  ['a course without topics', withoutTopics],
  ['a course of few topics without subtopics', few],
  ['a course in English', english],
];

/** What the embedded model answers to a prompt about a course. */
export const askedOf = <Answer extends z.ZodType>(
  prompt: Prompt<Answer>,
  course: CourseData,
  blocks: Record<string, unknown>,
): Promise<z.output<Answer>> =>
  asked(prompt, ...Object.entries({ kursus: course, ...blocks }).map(([name, value]) => renderData(name, value)));

export interface PlanRow {
  number: number;
  clo: string;
  topic: string;
  subtopic: string;
  cognitiveLevel: CognitiveLevel;
  questionType: 'LOTS' | 'HOTS';
  marks: number;
}

/** A plan of so many rows over the course's first topics: subtopics where they are, levels in turn or one alone, marks of all sizes. */
export const planOf = (course: CourseData, count: number, level?: CognitiveLevel, most = 5): PlanRow[] =>
  Array.from({ length: count }, (_, index) => {
    const used = course.topics.slice(0, most);
    const own = used[index % Math.max(1, used.length)];
    const cognitiveLevel = level ?? cognitiveLevels[index % 6] ?? 'C1';
    return {
      number: index + 1,
      clo: course.clos[index % Math.max(1, course.clos.length)]?.code ?? '',
      topic: own?.title ?? 'Keseluruhan kursus',
      subtopic: own?.subtopics[Math.floor(index / 5) % Math.max(1, own.subtopics.length)] ?? '',
      cognitiveLevel,
      questionType: cognitiveLevel < 'C3' ? 'LOTS' : 'HOTS',
      marks: [1, 2, 3, 4, 5, 7, 10, 20][index % 8] ?? 1,
    };
  });

/** All questions of a plan, five a call as the pipeline asks for them. */
export async function examOf<Answer extends z.ZodType<{ items: object[] }>>(
  prompt: Prompt<Answer>,
  course: CourseData,
  plan: readonly PlanRow[],
): Promise<z.output<Answer>['items']> {
  const calls = Array.from({ length: Math.ceil(plan.length / 5) }, (_, index) => plan.slice(index * 5, index * 5 + 5));
  const answers = await Promise.all(
    calls.map((pelan) => askedOf(prompt, course, { pelan, lain: plan.filter((row) => !pelan.includes(row)) })),
  );
  return answers.flatMap(({ items }) => items);
}
