import { readdirSync, readFileSync } from 'node:fs';
import type { CourseAnswer } from '../../../lambdas/course/prompt.ts';
import type { Course } from '../../../shared/course/course.ts';
import { courseRead } from '../../support/course.ts';

interface Recording {
  promptId: string;
  documents: string[];
  answer: unknown;
}
const folder = new URL('../../eval/recordings/chain/', import.meta.url);
const recordings = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Recording,
);

const found = { state: 'found' as const, at: [], quote: '', place: '' };

const one = (value: number | number[] | null): number | null => [value].flat()[0] ?? null;

/** A course as a strong model read it, each of its values found. */
export function recordedCourse(code: string): Course {
  const of = recordings.find(
    ({ promptId, documents }) => promptId === 'course.facts' && documents[0]?.startsWith(code),
  );
  const answer = of?.answer as CourseAnswer;
  const cloIds = (numbers: readonly string[]) =>
    answer.clos.flatMap(({ number }, i) => (numbers.includes(number) ? [`clo_${i + 1}`] : []));
  const rows = {
    clos: ['level', 'hpp', 'skills'],
    assessments: ['weight', 'slt', 'duration', 'week', 'count', 'cloIds'],
    topics: ['week', 'hours'],
  };
  const ids = { clos: 'clo', assessments: 'task', topics: 'topic' };
  const facts = (Object.keys(rows) as (keyof typeof rows)[]).flatMap((list) =>
    answer[list].flatMap((_, i) => rows[list].map((field) => [`${ids[list]}_${i + 1}.${field}`, found] as const)),
  );
  return courseRead({
    courseCode: code,
    courseName: answer.name?.value ?? null,
    credit: one(answer.credit?.value ?? null),
    synopsis: answer.synopsis?.value ?? '',
    clos: answer.clos.map(({ number, statement, level, outcomes }, i) => ({
      id: `clo_${i + 1}`,
      cloNumber: number,
      cloStatement: statement,
      domain: [],
      level,
      hpp: outcomes,
      skills: [],
    })),
    assessments: answer.assessments.map(({ type, weight, slt, clos, description }, i) => ({
      id: `task_${i + 1}`,
      type,
      weight: one(weight),
      slt: one(slt),
      duration: '',
      week: '',
      count: null,
      hpp: [],
      cloIds: cloIds(clos),
      description,
    })),
    topics: answer.topics.map(({ title, week, hours, subtopics, clos }, i) => ({
      id: `topic_${i + 1}`,
      title,
      week,
      hours: one(hours),
      subtopics,
      cloIds: cloIds(clos),
    })),
    references: answer.references.map(({ value }) => value),
    facts: { credit: found, ...Object.fromEntries(facts) },
  });
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What the strong model wrote of these courses, by its prompt: every text of its answers. */
export const recordedTexts = (codes: readonly string[], prompt: string): string[] =>
  recordings
    .filter(({ promptId, documents }) => promptId.startsWith(`pedagona.${prompt}`) && documents.join() === codes.join())
    .flatMap(({ answer }) => textsIn(answer));
