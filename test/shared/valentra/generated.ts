import { array, constantFrom, integer, option, record, uniqueArray } from 'fast-check';
import type { SuggestedRow } from '../../../shared/valentra/paper/topics.ts';
import { cognitiveLevels } from '../../../shared/valentra/schemas.ts';
import type { Jst } from '../../../shared/valentra/schemas.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { course as whole, jst, jstAssessment } from './fixtures.ts';

const cloCodes = ['CLO1', 'CLO2', 'CLO3', 'CLO4', 'CLO5'];
const titles = Array.from({ length: 45 }, (_, index) => `Topik ${index + 1}`);
const level = constantFrom(...cognitiveLevels);

const clo = record({
  code: constantFrom(...cloCodes),
  alternateCode: constantFrom(''),
  statement: constantFrom('Menghuraikan konsep.', 'Membina bahan.'),
  domains: uniqueArray(constantFrom('C1', 'C2', 'C4', 'C6', 'A3', 'P4'), { maxLength: 2 }),
  hp: uniqueArray(constantFrom('HP1', 'HP2', 'HP4', 'HP11'), { maxLength: 2 }),
  fact: constantFrom(null),
});

const topic = record({
  title: constantFrom(...titles, '', 'topik 1'),
  subtopics: array(constantFrom('Pengenalan', 'Amalan', ''), { maxLength: 3 }),
  week: constantFrom(''),
  hours: option(constantFrom(0, 0.5, 1, 2, 3, 6, 12)),
  clo: uniqueArray(constantFrom(...cloCodes), { maxLength: 2 }),
  fact: constantFrom(null),
});

const stated = record({
  assessmentId: constantFrom('', 'assessment_1'),
  type: constantFrom('Kuiz', 'Projek', 'Peperiksaan Akhir'),
  percentage: option(constantFrom(0, 12.5, 30, 100)),
  description: constantFrom('', 'Kerja berkumpulan.'),
  clo: uniqueArray(constantFrom(...cloCodes), { maxLength: 3 }),
  slt: option(constantFrom(2.5, 12)),
  duration: constantFrom('', '2 jam'),
  week: constantFrom('', '7', '4-5'),
  count: option(constantFrom(1, 2)),
  hp: uniqueArray(constantFrom('HP1', 'PLO2'), { maxLength: 2 }),
  fact: constantFrom(null),
  facts: constantFrom({}),
});

/** Courses of any size, also without CLOs, topics, hours or assessments. */
export const anyCourse = record({
  clos: uniqueArray(clo, { maxLength: 5, selector: ({ code }) => code }),
  topics: array(topic, { maxLength: 45 }),
  assessments: array(stated, { maxLength: 5 }),
}).map((parts): Course => ({ ...whole, ...parts }));

/** A JST of such a course, its HP shares as a model might claim them. */
export const jstOf = (course: Course): Jst => ({
  ...jst,
  cloList: course.clos,
  assessments: course.assessments.map(({ type, percentage, description, clo: codes }, index) =>
    jstAssessment({
      code: `${type === 'Projek' ? 'T' : 'U'}${index + 1}`,
      type,
      percentage,
      description,
      clo: codes,
      isTest: type !== 'Projek',
      topics: course.topics.slice(0, 2).map(({ title }) => title),
      hpAllocation: { HP1: 70, HP9: 70 },
    }),
  ),
});

/** What a model might suggest: also for topics and CLOs that the course does not have. */
export const anySuggestion = array(
  record({
    topic: constantFrom(...titles.slice(0, 6), 'Topik lain'),
    subtopic: constantFrom('', 'Subtopik'),
    clo: constantFrom(...cloCodes, 'CLO9'),
    cognitiveLevel: level,
    cognitiveDescription: constantFrom('', 'Menyatakan takrif'),
  }),
  { maxLength: 30 },
).map((rows): SuggestedRow[] => rows);

export const anyCount = integer({ min: 5, max: 50 });
