import * as z from 'zod';
import type { regenerateAnswerSchema } from '../../../../lambdas/pedagona/prompts/regenerate.ts';
import { performanceLevelsSchema } from '../../../../shared/pedagona/stages.ts';
import { stemsOf, clip, prose, sentence, inRounds, seedOf, turned } from '../language.ts';
import { dataIn, partnerOf, type Chain, focusedOn, type Course } from './linkedCourse.ts';
import { assessmentsOf, examplesOf, outcomesOf, saidOf, type Form } from './phrasings.ts';

type RegenerateAnswer = z.infer<typeof regenerateAnswerSchema>;

/** A section to be written again: `course` is the label of the one that it is about, `pointer` leads into the artefact. */
const partSchema = z.object({
  artefact: z.enum(['merangkai', 'scripts', 'dlo', 'report', 'course']),
  course: z.string().optional(),
  pointer: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
});
type Part = z.infer<typeof partSchema>;

/** One section again, of the form it had, shaped by what was asked for, as far as rules understand it. */
export function regenerated(chain: Chain, request: string): RegenerateAnswer {
  const part = dataIn(request, 'bahagian', partSchema);
  const rewritten = isFact(part) ? part.value : rewrittenPart(part, chain, request);
  return Array.isArray(rewritten) ? { text: null, items: rewritten } : { text: rewritten, items: null };
}

/** A text is its sentences, a list its items; a title, tool or term is one phrase, which carries no full stop. */
function rewrittenPart(part: Part, chain: Chain, request: string): Part['value'] {
  const { value } = part;
  const wanted = preferencesIn(dataIn(request, 'permintaan', z.string()), chain);
  const isPhrase = ['title', 'tool', 'term'].includes(passageForm(part));
  const isText = typeof value === 'string' && !isPhrase;
  const old = isText ? markedSentences(value) : [value].flat();
  const fresh = (texts: readonly string[]): string[] =>
    [...new Set(isPhrase ? texts : texts.map(sentence))].filter((text) => !old.includes(text));
  const examples = wanted.wantsExample && !isPhrase ? fresh(examplesFor(chain, part, wanted)).slice(0, 1) : [];
  const written = again(old, fresh(passagesFor(chain, part, wanted)), examples, wanted);
  return Array.isArray(value) ? written : isText ? prose(...written) : (written.at(-1) ?? value);
}

const markedSentences = (text: string): string[] =>
  text
    .split(/(?<=[.?!]”?)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What stands there with more, its first half, or other passages; of one alone, one that says less, or its beginning. */
function again(
  old: readonly string[],
  fresh: readonly string[],
  examples: readonly string[],
  { length }: Preferences,
): string[] {
  const [first = ''] = old;
  if (length === 'shorter' && old.length > 1) return old.slice(0, Math.floor(old.length / 2));
  if (length === 'shorter') {
    const brief = fresh.toSorted((a, b) => a.length - b.length)[0] ?? first;
    const cut = clip(first, Math.max(1, Math.floor(first.length * 0.7)));
    return [brief.length < first.length ? brief : /[.?!]”?$/.test(first) ? sentence(cut) : cut];
  }
  if (length === 'longer' || examples.length > 0)
    return [...old, ...(length === 'longer' ? fresh.slice(0, 2) : []), ...examples];
  // A course of few topics may have no others to name: the same ones then stand in another order.
  return fresh.length > 0 ? fresh.slice(0, Math.max(1, old.length)) : old.toReversed();
}

interface Preferences {
  length: 'shorter' | 'longer' | 'same';
  wantsExample: boolean;
  /** Words and codes of the instruction that also stand in the courses: what to speak of first. */
  focus: readonly string[];
  /** Differs between instructions, so that another request gives another composition. */
  turn: number;
}

const asksShorter =
  /\b(?:(?:me|per)?ring(?:kas|kaskan)\p{L}*|(?:me)?mendek\p{L}*|pendek\p{L}*|padat\p{L}*|singkat\p{L}*)/iu;
const asksLonger =
  /\b(?:panjang\p{L}*|memanjang\p{L}*|terperinci|perinci\p{L}*|memperinci\p{L}*|huraikan|menghuraikan|kembangkan|lanjut\p{L}*|lengkapkan|mendalam)/iu;
const asksExample = /\b(?:contoh\p{L}*|misal\p{L}*)/iu;
const code = /\b(?:HP\d{1,2}|(?:HPK|CLO)\s?\d{1,2}|[A-Z]{3,5}\d{3,5})\b/gi;

/** Reads the instruction; what it asks beyond length, example and focus is answered with another composition of the same facts. */
function preferencesIn(instruction: string, { courses }: Chain): Preferences {
  const known = stemsOf(
    courses
      .flatMap(({ title, facts, outcomes, assessments }) => [
        title,
        ...facts.topics.map((topic) => topic.title),
        ...outcomes.flatMap(({ statement, skills }) => [statement, ...skills]),
        ...assessments.map(({ type }) => type),
      ])
      .join(' '),
  );
  const codes = (instruction.match(code) ?? []).map((found) => found.toUpperCase().replace(/\s/, ''));
  return {
    length: asksShorter.test(instruction) ? 'shorter' : asksLonger.test(instruction) ? 'longer' : 'same',
    wantsExample: asksExample.test(instruction),
    focus: [...new Set([...codes, ...[...stemsOf(instruction)].filter((word) => known.has(word))])],
    turn: seedOf(instruction),
  };
}

/** What the documents say, in whatever artefact it stands: a request changes how things are said, not these. */
const facts =
  /\/(?:cognitiveLevel|softSkills|domain|level|hp|kppbModel|method|source|type)$|\/(?:kppbElements)(?:\/\d+)?$/;
const terms = /\/(?:knowledge|microConcepts|macroConcepts)\b/;

/** Whether the section is a fact or a fixed term, which is answered as it stands; of a course only suggestions are asked for. */
const isFact = ({ artefact, pointer }: Part): boolean => artefact !== 'course' && facts.test(pointer);

/** Scripts are the lecturer's own words to the learners, but for the 6C mapping. */
const isSpoken = ({ artefact, pointer }: Part): boolean => artefact === 'scripts' && !pointer.includes('6cMapping');

const gradeSchema = performanceLevelsSchema.keyof();

/** Told from the section's place, then from the look of what stands there. */
function passageForm({ artefact, pointer, value }: Part): Form {
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
function passagesFor(chain: Chain, part: Part, { focus, turn }: Preferences): string[] {
  const form = passageForm(part);
  const subjects = subjectsOf(chain, part);
  // Neighbours are about different courses.
  const said = inRounds(subjects.map((course) => saidOf(course, partnerOf(chain, course), form)));
  const measured = subjects.flatMap((course) => [...outcomesOf(course), ...assessmentsOf(course)]);
  return nearestTexts([...turned(said, turn), ...(form === 'statement' || form === 'speech' ? measured : [])], focus);
}

function examplesFor(chain: Chain, part: Part, { focus, turn }: Preferences): string[] {
  const examples = inRounds(subjectsOf(chain, part).map((course) => examplesOf(course, isSpoken(part))));
  return nearestTexts(turned(examples, turn), focus);
}

/** A section speaks of its own course, or of the outcome that it stands at; others of the courses they name, or of all. */
function subjectsOf({ courses }: Chain, { course: label, pointer, value }: Part): readonly Course[] {
  const place = Number(/^\/clos\/(\d+)/.exec(pointer)?.[1]);
  const own = courses
    .filter((course) => course.label === label)
    .map((course) => onItsTopics(focusedOn(course.outcomes[place], course)));
  const text = [value].flat().join(' ').toLowerCase();
  const named = courses.filter(({ call, object, matters }) =>
    [call, object, ...matters].some((phrase) => text.includes(phrase.toLowerCase())),
  );
  return [own, named, courses].find((some) => some.length > 0) ?? courses;
}

/** What is said of one outcome keeps to the topics that carry it, where the document tells them. */
function onItsTopics(course: Course): Course {
  const [first, ...more] = course.lead?.topics ?? [];
  return first === undefined ? course : { ...course, matters: [first, ...more] };
}

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
