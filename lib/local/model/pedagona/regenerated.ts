import * as z from 'zod';
import type { regenerateAnswerSchema } from '../../../../lambdas/pedagona/prompts/regenerate.ts';
import { valueAt } from '../../../../shared/pointer.ts';
import { suggestionsFor } from './merungkaiAnswer.ts';
import { clip, overlap, prose, seedOf, sentence } from '../language.ts';
import { dloAnswer } from './dloAnswer.ts';
import { type Chain, type Course, focusedOn, turnedOn } from './linkedCourse.ts';
import { dataIn } from '../promptData.ts';
import { merangkaiAnswer } from './merangkaiAnswer.ts';
import { reportGrounds, reportPlan } from './reportAnswers.ts';
import { scripts } from './scriptAnswers.ts';

type RegenerateAnswer = z.infer<typeof regenerateAnswerSchema>;

const valueSchema = z.union([z.string(), z.array(z.string())]);

/** A section to be written again: `course` is the label of the one that it is about, `pointer` leads into the artefact. */
const partSchema = z.object({
  artefact: z.enum(['merangkai', 'scripts', 'dlo', 'report', 'course']),
  course: z.string().optional(),
  pointer: z.string(),
  value: valueSchema,
});
type Part = z.infer<typeof partSchema>;

/** One section again, of the form it had; what the documents say is answered as it stands. */
export function regenerated(chain: Chain, request: string): RegenerateAnswer {
  const part = dataIn(request, 'bahagian', partSchema);
  const isFact = part.artefact !== 'course' && facts.test(part.pointer);
  const written = isFact ? part.value : rewritten(part, chain, dataIn(request, 'permintaan', z.string()));
  return Array.isArray(written) ? { text: null, items: written } : { text: written, items: null };
}

/** What the documents say, in whatever artefact it stands: a request changes how things are said, not these. */
const facts =
  /\/(?:cognitiveLevel|softSkills|domain|level|hp|kppbModel|method|source|type)$|\/(?:kppbElements)(?:\/\d+)?$/;

/** 'Terlalu panjang.' asks for less, 'Terlalu ringkas.' for more; 'pendekatan', 'singkatan' and 'kajian lanjutan' ask for neither. */
const asksShorter =
  /(?<!\b(?:terlalu|terlampau)\s+)\b(?:(?:me|per)?ringkas\p{L}*|memendek\p{L}*|pendek(?:kan|nya)?\b|padat\p{L}*|singkat(?:kan)?\b)|\b(?:terlalu|terlampau|jangan)\s+(?:\p{L}+\s+)?panjang/iu;
const asksLonger =
  /\b(?:panjang\p{L}*|memanjang\p{L}*|terperinci|perinci\p{L}*|memperinci\p{L}*|huraikan|menghuraikan|kembangkan|lebih lanjut|lanjutkan|lengkapkan|mendalam|(?:terlalu|terlampau)\s+(?:ringkas|pendek|singkat))/iu;
const asksExample = /\b(?:contoh\p{L}*|misal\p{L}*)/iu;

/** A text is its sentences, a list its items; a title or a tool is one phrase, which carries no full stop. */
function rewritten(part: Part, chain: Chain, instruction: string): Part['value'] {
  const { value } = part;
  const isPhrase = typeof value === 'string' && /[^.?!”\s]\s*$/.test(value);
  const isText = typeof value === 'string' && !isPhrase;
  const partsOf = (whole: Part['value']): string[] =>
    isText ? [whole].flat().flatMap((text) => text.split(/(?<=[.?!]”?)\s+/).filter(Boolean)) : [whole].flat();
  const old = partsOf(value);
  const others = versionsOf(part, chain, instruction).map(partsOf);
  const fresh = [...new Set(others.flat())].filter((text) => !old.includes(text));
  const courses = part.course === undefined ? chain.courses : ownOf(part, chain);
  const examples = isText ? courses.flatMap(examplesOf).slice(seedOf(instruction) % courses.length) : [];
  if (asksShorter.test(instruction) && old.length > 0) {
    const short = shorter(old, sentencesAsked(instruction));
    if (Array.isArray(value)) return short;
    return isText && asksExample.test(instruction) ? prose(...short, ...examples.slice(0, 1)) : short.join(' ');
  }
  const more = [
    ...(asksLonger.test(instruction) ? fresh.slice(0, 2) : []),
    ...(asksExample.test(instruction) ? examples.slice(0, 1) : []),
  ];
  const other = isText ? others.find((texts) => texts.join() !== old.join()) : fresh.slice(0, Math.max(1, old.length));
  const another = other === undefined || other.length === 0 ? [...old.toReversed(), ...examples.slice(0, 1)] : other;
  const written = more.length > 0 ? [...old, ...more] : another;
  return Array.isArray(value) ? written : isText ? prose(...written) : (written.at(-1) ?? value);
}

const counts = ['satu', 'dua', 'tiga', 'empat', 'lima'];

/** 'tiga ayat', '2 ayat'; undefined where none is asked for. */
function sentencesAsked(instruction: string): number | undefined {
  const [, said = ''] = /\b(\d|satu|dua|tiga|empat|lima) ayat\b/i.exec(instruction) ?? [];
  return Number(said) || counts.indexOf(said.toLowerCase()) + 1 || undefined;
}

/** The first `count`, or the first half; of a part that is alone its first clause, or its beginning. */
function shorter(old: readonly string[], count = Math.floor(old.length / 2)): string[] {
  const [first = ''] = old;
  if (old.length > 1) return old.slice(0, count);
  const [clause = ''] = first.split(/[,;]\s/);
  const cut =
    clause.length > 20 && clause !== first ? clause : clip(first, Math.max(1, Math.floor(first.length * 0.7)));
  return [/[.?!]”?$/.test(first) ? sentence(cut) : cut];
}

/** More of them hardly differ. */
const mostVersions = 12;

const writers: Record<Exclude<Part['artefact'], 'course'>, (chain: Chain) => object> = {
  merangkai: merangkaiAnswer,
  scripts,
  dlo: dloAnswer,
  report: (chain) => ({ ...reportPlan(chain), ...reportGrounds(chain) }),
};

/**
 * The section as the rules write it from the courses' other topics and outcomes, the nearest to the request first; none where they write no
 * such section. Another request begins with another version; a row keeps the outcomes that it is about.
 */
function versionsOf(part: Part, chain: Chain, instruction: string): Part['value'][] {
  const { artefact, pointer } = part;
  const at = pointer.replace(/^\/(?:courseComparison|integratedAssessment)(?=\/)/, '');
  const [own] = ownOf(part, chain);
  const written = (turn: number): object => {
    if (artefact === 'course') return suggestionsFor(own?.facts ?? chain.first.facts, turn);
    const courses = chain.courses.map((course) => {
      const outcome = /\/\d+(?:\/|$)/.test(at) ? undefined : course.outcomes[turn % course.outcomes.length];
      return turnedOn(focusedOn(outcome, course), turn);
    });
    const [first = chain.first] = courses;
    return writers[artefact]({ ...chain, courses, first, last: courses.at(-1) ?? first });
  };
  const begin = seedOf(instruction);
  return Array.from({ length: mostVersions }, (_, index) => valueAt(written(begin + index), at))
    .flatMap((found) => valueSchema.safeParse(found).data ?? [])
    .toSorted((a, b) => overlap(instruction, [b].flat().join(' ')) - overlap(instruction, [a].flat().join(' ')));
}

const ownOf = ({ course: label }: Part, { courses }: Chain): readonly Course[] =>
  courses.filter((course) => course.label === label);

const examplesOf = ({ matters, doing, call }: Course): string[] =>
  matters.map((topic) => `Contohnya, ambil satu situasi yang melibatkan ${topic} untuk ${doing} dalam ${call}`);
