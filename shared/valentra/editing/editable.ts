import type { Editable } from '../../session/artefact.ts';
import { valueAt } from '../../values/pointer.ts';
import { rubrikRanges } from '../limits.ts';
import type { StageName } from '../schemas.ts';

const levelKey = '(?:amatCemerlang|cemerlang|kepujian|sederhana|lemah)';

/**
 * Parts that can be edited: texts, lists of texts, marks, levels, dates and what a JST states of an assessment. Never codes and types,
 * evidence, what is computed, and flags. A JST's objectives, tasks and summary follow its rows; what a task is marked out of follows the course. What a new value may be, the artefact's schema says: levels
 * C1 to C6, keys A to D, marks in whole numbers.
 */
const editable: Record<StageName, RegExp> = {
  jst: /^\/assessments\/\d+\/(?:percentage|slt|duration|suggestedQuestionType|topics|clo|description|objective|hpAllocation\/[A-Z]+\d+|criteria|startDate|dueDate|domains\/(?:cognitive|affective|psychomotor|skills|outcomes))$/,
  jsu: /^\/questions\/\d+\/(?:more\/\d+\/)?(?:topic|subtopic|cognitiveLevel|cognitiveDescription|marks)$/,
  pentaksiran:
    /^\/(?:objectives\/\d+\/objective|tasks\/\d+\/(?:theBigIdea|essentialQuestion|stimulus\/(?:type|title|content|source)|question\/(?:statement|description)))$/,
  rubrik: new RegExp(`^/rubriks/\\d+/criteria/\\d+/(?:name|hp|marks|levels/${levelKey}/descriptor)$`),
  exam: /^\/(?:examInfo\/duration|questions\/\d+\/(?:subtopic|cognitiveLevel|marks|stem|options\/\d+\/text|answer|explanation|parts\/\d+\/(?:text|answer|marks|truth)|sampleAnswer|scheme\/\d+\/(?:point|marks)))$/,
};

/** Marks of a question whose parts or scheme carry them: they follow those (recompute.ts). */
const ownMarks = /^(\/questions\/\d+)\/marks$/;

/** A test has one date, the due one. */
const start = /^(\/assessments\/\d+)\/startDate$/;

/** Numbers of a JST that nobody may have stated. */
const nullable = /\/(?:percentage|slt|hpAllocation\/[A-Z]+\d+)$/;

/** The text, list of texts or number a pointer leads to, NaN for a number not yet given; null where there is none or it cannot be edited. */
export function editableAt(stage: StageName, artefact: unknown, pointer: string): Editable | null {
  if (!editable[stage].test(pointer)) return null;
  const question = stage === 'exam' ? ownMarks.exec(pointer)?.[1] : undefined;
  if (question !== undefined && valueAt(artefact, `${question}/kind`) !== 'aneka-pilihan') return null;
  const assessment = start.exec(pointer)?.[1];
  if (assessment !== undefined && valueAt(artefact, `${assessment}/isTest`) === true) return null;
  const value = valueAt(artefact, pointer);
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value === null && nullable.test(pointer)) return Number.NaN;
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

/** Why a part cannot be this text; null: it can. An explanation alone may be empty. */
export const textFault = (pointer: string, text: string): string | null =>
  text.trim() === '' && !pointer.endsWith('/explanation') ? 'Teks tidak boleh kosong.' : null;

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
