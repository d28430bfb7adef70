import { valueAt } from '../pointer.ts';
import { rubrikRanges } from './marks.ts';
import type { StageName } from './schemas.ts';

/** What a part of an artefact that can be edited holds. */
export type Editable = string | string[] | number;

const levelKey = '(?:amatCemerlang|cemerlang|kepujian|sederhana|lemah)';

/**
 * Parts that can be edited: texts, lists of texts, marks, levels and dates. Never codes and numbers, evidence, what the document states
 * of the course (types and percentages of assessments), what is computed, and flags. A JST's objectives, tasks and summary follow its
 * rows; each task is marked out of 100 (rules.ts), so its marks are fixed. What a new value may be, the artefact's schema says: levels
 * C1 to C6, keys A to D, marks in whole numbers.
 */
const editable: Record<StageName, RegExp> = {
  jst: /^\/assessments\/\d+\/(?:suggestedQuestionType|topics|description|objective|criteria|startDate|dueDate|domains\/skills)$/,
  jsu: /^\/questions\/\d+\/(?:subtopic|cognitiveLevel|cognitiveDescription|marks)$/,
  pentaksiran:
    /^\/(?:objectives\/\d+\/objective|tasks\/\d+\/(?:theBigIdea|essentialQuestion|stimulus\/(?:type|title|content|source)|question\/(?:statement|description)))$/,
  rubrik: new RegExp(`^/rubriks/\\d+/criteria/\\d+/(?:name|marks|levels/${levelKey}/descriptor)$`),
  exam: /^\/(?:examInfo\/duration|questions\/\d+\/(?:subtopic|cognitiveLevel|marks|stem|options\/\d+\/text|answer|explanation|parts\/\d+\/(?:text|answer|marks)|sampleAnswer|scheme\/\d+\/(?:point|marks)))$/,
};

/** Marks of a question whose parts or scheme carry them: they follow those (change.ts). */
const ownMarks = /^(\/questions\/\d+)\/marks$/;

/** The text, list of texts or number a pointer leads to, or null where there is none or it cannot be edited. */
export function editableAt(stage: StageName, artefact: unknown, pointer: string): Editable | null {
  if (!editable[stage].test(pointer)) return null;
  const question = stage === 'exam' ? ownMarks.exec(pointer)?.[1] : undefined;
  if (question !== undefined && valueAt(artefact, `${question}/kind`) !== 'aneka-pilihan') return null;
  const value = valueAt(artefact, pointer);
  if (typeof value === 'string' || typeof value === 'number') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

/** Only marks are numbers that can be edited: whole, at least 1; of a criterion at least 0, since a share may round to nothing. */
const leastMarks = (stage: StageName): number => (stage === 'rubrik' ? 0 : 1);

/** What is said of marks that are no such number. */
export const badMarks = (stage: StageName): string =>
  `Markah mestilah nombor bulat sekurang-kurangnya ${leastMarks(stage)}.`;

/** Why a value cannot be marks, in words, or null. */
export const numberFault = (stage: StageName, value: Editable): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= leastMarks(stage) ? null : badMarks(stage);

const blankCriterion = {
  name: '',
  hp: '',
  marks: 0,
  domains: [],
  levels: Object.fromEntries(Object.entries(rubrikRanges).map(([level, range]) => [level, { range, descriptor: '' }])),
};

/** What a new row of a list is; null for a list whose rows are not added, removed or moved. */
export function blankRowOf(stage: StageName, list: string): object | null {
  if (stage === 'rubrik' && /^\/rubriks\/\d+\/criteria$/.test(list)) return blankCriterion;
  if (stage === 'exam' && /^\/questions\/\d+\/scheme$/.test(list)) return { point: '', marks: 1 };
  return stage === 'exam' && /^\/questions\/\d+\/parts$/.test(list)
    ? { label: '', text: '', marks: 1, answer: '' }
    : null;
}
