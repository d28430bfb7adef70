import { stemsOf } from '../reading/words.ts';
import type { Course } from './courses.ts';
import type { Chain } from './facts.ts';
import { partnerOf } from './merangkai.ts';
import { assessmentsOf, examplesOf, isGrade, outcomesOf, saidOf } from './phrasings.ts';
import type { Form } from './phrasings.ts';
import type { Wish } from './wish.ts';

/** A section to be written anew, as the request names it. */
export interface Part {
  artefact: 'merangkai' | 'scripts' | 'dlo' | 'report' | 'course';
  /** JSON pointer into the artefact: '/rubrics/0/levels/lemah'. */
  pointer: string;
  value: string | string[];
}

const termKeys = /\/(?:knowledge|macroConcepts|microConcepts|subtopics|title)(?:\/\d+)?$/;

/** Told from the section's place, then from the look of what stands there. */
export function formOf({ artefact, pointer, value }: Part): Form {
  const key = pointer.split('/').at(-1) ?? '';
  const [sample = ''] = [value].flat();
  if (isGrade(key)) return key;
  if (sample.trim().endsWith('?')) return 'question';
  if (pointer.includes('/tools')) return 'tool';
  if (artefact === 'course' && termKeys.test(pointer)) return 'term';
  if (sample !== '' && !/[.!]”?$/.test(sample.trim()) && sample.length < 200) return 'title';
  return artefact === 'scripts' && /script(?:Type1|Type2(?!6c))/.test(pointer) ? 'speech' : 'statement';
}

/** New passages for a section: those about its own courses first, the ones nearest to the wish before all others. */
export function passagesFor(chain: Chain, part: Part, { focus, turn }: Wish): string[] {
  const form = formOf(part);
  const said = subjectsOf(chain, part).flatMap((course) => [
    ...saidOf(course, partnerOf(chain, course), form),
    ...(form === 'statement' ? [...outcomesOf(course), ...assessmentsOf(course)] : []),
  ]);
  return nearest(spread(said, turn), focus);
}

export const examplesFor = (chain: Chain, part: Part, { focus, turn }: Wish): string[] =>
  nearest(
    spread(
      subjectsOf(chain, part).flatMap((course) => examplesOf(course, formOf(part))),
      turn,
    ),
    focus,
  );

/** A rubric speaks of its own course; other sections of those they name, or of all. */
function subjectsOf({ courses, merangkai }: Chain, { pointer, value }: Part): readonly Course[] {
  const [, list, index = ''] = /^\/(?:integratedAssessment\/)?(rubrics|selectedAssessments)\/(\d+)/.exec(pointer) ?? [];
  const entries = list === 'rubrics' ? merangkai?.rubrics : merangkai?.integratedAssessment.selectedAssessments;
  const label = list === undefined ? undefined : entries?.[Number(index)]?.courseCode;
  const text = [value].flat().join(' ').toLowerCase();
  const own = courses.filter((course) => course.label === label);
  const named = courses.filter(({ call, object, matters }) =>
    [call, object, ...matters].some((phrase) => text.includes(phrase.toLowerCase())),
  );
  return [own, named, courses].find((some) => some.length > 0) ?? courses;
}

/** Every third, from a place that the wish decides: neighbours in the list are about the same course and topic. */
function spread(items: readonly string[], turn: number): string[] {
  const start = items.length === 0 ? 0 : turn % items.length;
  const turned = [...items.slice(start), ...items.slice(0, start)];
  return [0, 1, 2].flatMap((offset) => turned.filter((_, index) => index % 3 === offset));
}

function nearest(texts: readonly string[], focus: readonly string[]): string[] {
  const hits = (text: string): number => {
    const stems = stemsOf(text);
    const words = new Set(text.toUpperCase().match(/[A-Z]+\d+/g) ?? []);
    return focus.filter((word) => stems.has(word) || words.has(word)).length;
  };
  return focus.length === 0 ? [...texts] : texts.toSorted((a, b) => hits(b) - hits(a));
}
