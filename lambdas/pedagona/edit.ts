import { AppError } from '../../shared/errors.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import type { ArtefactName } from './chain.ts';
import { totalMinutes } from './chainChecks.ts';

/** What a part of an artefact that can be edited holds. */
export type Editable = string | string[] | number;

/**
 * Parts that nobody edits: ids, what is computed, and what names something of a course (an assessment that merangkai chose must go on
 * being the course's own). Everything else that is a text, a list of texts or an activity's minutes can be.
 */
const fixed: Record<ArtefactName, RegExp> = {
  course:
    /^\/(?:sourceDocument|domainSummary|warnings|evidence|engineNotice|learningDevelopment\/kppbModel)\b|\/evidence\b|^\/clos\/\d+\/(?:cloNumber|domain|hpp)\b/,
  merangkai:
    /^\/(?:id|engineNotice)\b|^\/courseComparison\/(?:commonHP|commonDomains)\b|\/evidence\b|\/links\/\d+\/(?:courses|isSuggestion)\b|^\/(?:integratedAssessment\/selectedAssessments|rubrics)\/\d+\/(?:courseCode|courseName|assessmentType|hp|weight)\b/,
  scripts: /^\/(?:id|merangkaiId|engineNotice)\b/,
  dlo: /^\/(?:id|dloId|merangkaiId|engineNotice|durationMinutes)\b|\/weight\b/,
  report: /^\/(?:id|dloId|engineNotice)\b/,
} satisfies Record<'course' | StageName, RegExp>;

const missing = () => new AppError('invalid', 'Bahagian ini tidak boleh disunting.');

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value a pointer leads to. @throws {AppError} invalid for a part that cannot be edited. */
export function partAt(name: ArtefactName, artefact: unknown, pointer: string): Editable {
  if (fixed[name].test(pointer)) throw missing();
  let value: unknown = artefact;
  for (const step of stepsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) throw missing();
    value = (value as Record<string, unknown>)[step];
  }
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw missing();
}

/** The same artefact with one part changed; every other part is the very same value. @throws {AppError} invalid */
export function withPart<T>(name: ArtefactName, artefact: T, pointer: string, part: Editable): T {
  const before = partAt(name, artefact, pointer);
  const isSameKind = Array.isArray(before) ? Array.isArray(part) : typeof before === typeof part;
  if (!isSameKind) throw new AppError('invalid', 'Bentuk teks ini tidak sepadan dengan bahagian yang disunting.');
  const changed = replaced(artefact, stepsOf(pointer), part) as T;
  return name === 'dlo' ? withMinutes(changed) : changed;
}

function replaced(value: unknown, [step, ...rest]: string[], part: Editable): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === step ? replaced(item, rest, part) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, part) };
}

/** The DLO's whole duration is always the sum of its activities' minutes (design law 5). */
function withMinutes<T>(dlo: T): T {
  const { activities } = dlo as { activities: { duration: number }[] };
  return { ...dlo, durationMinutes: totalMinutes(activities) };
}
