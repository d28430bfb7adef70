import { performanceLevelsSchema } from '../../../../../shared/pedagona/stages.ts';
import { stemsOf } from '../../language/lexicon.ts';
import { inRounds, turned } from '../../language/rotation.ts';
import { focusedOn, type Course } from '../linkedCourse.ts';
import { partnerOf, type Chain } from '../chainRequest.ts';
import type { Outcome } from '../outcomePhrases.ts';
import { assessmentsOf, examplesOf, outcomesOf, saidOf, type Form } from '../phrasings.ts';
import type { Preferences } from './chainPreferences.ts';

/** A section to be written again, as the request names it. */
export interface Part {
  artefact: 'merangkai' | 'scripts' | 'dlo' | 'report' | 'course';
  /** The label of the course that it is about, where it is about one. */
  course?: string | undefined;
  /** JSON pointer into the artefact: '/rubrics/0/levels/lemah'. */
  pointer: string;
  value: string | string[];
}

/** What the documents say, in whatever artefact it stands: a request changes how things are said, not these. */
const facts =
  /\/(?:cognitiveLevel|softSkills|domain|level|hp|kppbModel|method|source|type)$|\/(?:kppbElements)(?:\/\d+)?$/;
const written =
  /^\/clos\/\d+\/(?:bigIdea|essentialQuestions|knowledge|microConcepts|macroConcepts)\b|^\/learningDevelopment\/(?:flow|kppbApplication)\b/;
const terms = /\/(?:knowledge|microConcepts|macroConcepts)\b/;

/** Whether the section is a fact or a fixed term, which is answered as it stands. */
export const isFact = ({ artefact, pointer }: Part): boolean =>
  artefact === 'course' ? !written.test(pointer) : facts.test(pointer);

/** Scripts are the lecturer's own words to the learners, but for the 6C mapping. */
const isSpoken = ({ artefact, pointer }: Part): boolean => artefact === 'scripts' && !pointer.includes('6cMapping');

const gradeSchema = performanceLevelsSchema.keyof();

/** Told from the section's place, then from the look of what stands there. */
export function passageForm({ artefact, pointer, value }: Part): Form {
  const key = pointer.split('/').at(-1) ?? '';
  const sample = [value].flat()[0]?.trim() ?? '';
  const asks = sample.endsWith('?') || pointer.includes('essentialQuestions');
  const grade = gradeSchema.safeParse(key).data;
  if (grade !== undefined) return grade;
  if (artefact === 'course') return terms.test(pointer) ? 'term' : asks ? 'inquiry' : 'idea';
  if (asks) return 'question';
  if (pointer.includes('/tools')) return 'tool';
  if (sample !== '' && !/[.!]”?$/.test(sample) && sample.length < 200) return 'title';
  return isSpoken({ artefact, pointer, value }) ? 'speech' : 'statement';
}

/** New passages for a section: those about its own courses first, the ones nearest to the request before all others. */
export function passagesFor(chain: Chain, part: Part, { focus, turn }: Preferences): string[] {
  const form = passageForm(part);
  const subjects = subjectsOf(chain, part);
  // Neighbours are about different courses.
  const said = inRounds(subjects.map((course) => saidOf(course, partnerOf(chain, course), form)));
  const measured = subjects.flatMap((course) => [...outcomesOf(course), ...assessmentsOf(course)]);
  return nearestTexts([...turned(said, turn), ...(form === 'statement' || form === 'speech' ? measured : [])], focus);
}

export function examplesFor(chain: Chain, part: Part, { focus, turn }: Preferences): string[] {
  const examples = inRounds(subjectsOf(chain, part).map((course) => examplesOf(course, isSpoken(part))));
  return nearestTexts(turned(examples, turn), focus);
}

/** A rubric speaks of its own course, an outcome of itself; other sections of the courses they name, or of all. */
function subjectsOf({ courses }: Chain, part: Part): readonly Course[] {
  const { artefact, value } = part;
  const text = [value].flat().join(' ').toLowerCase();
  const own =
    artefact === 'course'
      ? analysedIn(courses, part)
      : courses.filter((course) => course.label === part.course).map(onItsTopics);
  const named = courses.filter(({ call, object, matters }) =>
    [call, object, ...matters].some((phrase) => text.includes(phrase.toLowerCase())),
  );
  return [own, named, courses].find((some) => some.length > 0) ?? courses;
}

/** The outcome of an analysis, found by its place and by what stands there: the request does not name the course. */
function analysedIn(courses: readonly Course[], { pointer, value }: Part): Course[] {
  const [, index, key = ''] = /^\/clos\/(\d+)\/(\w+)/.exec(pointer) ?? [];
  if (index === undefined) return [];
  return courses.flatMap((course) => {
    const clo: Readonly<Record<string, unknown>> = course.facts.clos[Number(index)] ?? {};
    const outcome = course.outcomes[Number(index)];
    const holds = key in clo ? JSON.stringify(clo[key]) === JSON.stringify(value) : mentions(course, outcome, value);
    if (!outcome || !holds) return [];
    return [onItsTopics(focusedOn(outcome, course))];
  });
}

/** What is said of one outcome keeps to the topics that carry it, where the document tells them. */
function onItsTopics(course: Course): Course {
  const [first, ...more] = course.lead?.topics ?? [];
  return first === undefined ? course : { ...course, matters: [first, ...more] };
}

const mentions = ({ matters }: Course, outcome: Outcome | undefined, value: Part['value']): boolean => {
  const text = [value].flat().join(' ').toLowerCase();
  return [outcome?.object ?? '', ...matters].some((phrase) => phrase !== '' && text.includes(phrase.toLowerCase()));
};

/** For each thing asked about the passage that says most of it; then all, by how much they say of what was asked. */
function nearestTexts(texts: readonly string[], focus: readonly string[]): string[] {
  const wordsOf = new Map(
    texts.map((text) => [text, [...stemsOf(text), ...(text.toUpperCase().match(/[A-Z]+\d+/g) ?? [])]]),
  );
  const hits = (text: string): number => focus.filter((word) => wordsOf.get(text)?.includes(word)).length;
  const ranked = focus.length === 0 ? [...texts] : texts.toSorted((a, b) => hits(b) - hits(a));
  const firsts = focus.flatMap((word) => ranked.find((text) => wordsOf.get(text)?.includes(word)) ?? []);
  return [...new Set([...firsts, ...ranked])];
}
