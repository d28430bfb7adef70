import type { Editable } from '../artefact.ts';
import { valueAt } from '../pointer.ts';
import type { StageName } from './stages.ts';

export type ArtefactName = 'course' | StageName;

/**
 * Parts that nobody edits here: ids, what is computed, and what names something of a course (an assessment that merangkai chose must go on
 * being the course's own). Of a course only what is suggested for it: its facts have their own call (`shared/course/api.ts`).
 */
const fixed: Record<ArtefactName, RegExp> = {
  course:
    /^\/(?!clos\/\d+\/(?:knowledge|microConcepts|macroConcepts|bigIdea|essentialQuestions)$|learningDevelopment\/(?:flow|kppbApplication\/\w+)$)/,
  merangkai:
    /^\/(?:id|engineNotice)\b|^\/courseComparison\/(?:commonHP|commonDomains)\b|\/evidence\b|\/links\/\d+\/(?:courses|isSuggestion)\b|^\/integratedAssessment\/rubric\/\d+\/weight$|^\/(?:integratedAssessment\/selectedAssessments|rubrics)\/\d+\/(?:courseCode|courseName|assessmentType|hp|weight|links)\b/,
  scripts: /^\/(?:id|merangkaiId|engineNotice)\b/,
  dlo: /^\/(?:id|dloId|merangkaiId|engineNotice|durationMinutes)\b|\/(?:weight|courseAssessment)\b/,
  report: /^\/(?:id|dloId|engineNotice|unconfirmedSources)\b/,
};

/** The numbers that are edited: minutes and marks. */
const numbers = /^\/activities\/\d+\/duration$|^\/integratedAssessment\/rubric\/\d+\/marks$/;

/** Lists of rows, not of texts; an empty one looks like either. */
const rows =
  /^\/courseComparison\/links$|\/(?:evidence|selectedAssessments|rubrics?|learningObjectives|activities|multimediaElements|assessmentMethods|evidenceBase)$/;

/** The text, list of texts or number a pointer leads to, or null where there is none or it cannot be edited. */
export function editableAt(name: ArtefactName, artefact: unknown, pointer: string): Editable | null {
  if (fixed[name].test(pointer) || rows.test(pointer)) return null;
  const value = valueAt(artefact, pointer);
  if (typeof value === 'number') return numbers.test(pointer) ? value : null;
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

const blankLevels = { amatCemerlang: '', cemerlang: '', kepujian: '', sederhana: '', lemah: '' };

const blankRows: Partial<Record<ArtefactName, Record<string, object>>> = {
  merangkai: {
    '/integratedAssessment/rubric': { criterion: '', marks: 10, weight: 0, levels: blankLevels, links: [] },
  },
  dlo: {
    '/learningObjectives': { objective: '', domain: '', level: '', hp: '', links: [] },
    '/activities': {
      activityName: '',
      description: '',
      duration: 10,
      assessmentMethod: '',
      tools: [],
      kppbElements: [],
      links: [],
    },
    '/multimediaElements': { type: '', title: '', description: '', purpose: '', links: [] },
    '/assessmentMethods': { method: '', type: '', weight: null, courseAssessment: '', description: '', links: [] },
  },
  report: { '/evidenceBase': { source: '', type: '', relevance: '' } },
};

/** What a new row of a list is; null for a list whose rows are not added, removed or moved. */
export const blankRowOf = (name: ArtefactName, list: string): object | null => blankRows[name]?.[list] ?? null;
