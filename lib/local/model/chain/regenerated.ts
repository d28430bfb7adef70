import * as z from 'zod';
import type { regenerateAnswerSchema } from '../../../../lambdas/pedagona/prompts/regenerate.ts';
import { valueAt } from '../../../../shared/pointer.ts';
import { suggestionsFor } from '../course/merungkaiAnswer.ts';
import { overlap, prose, seedOf } from '../language.ts';
import { dloAnswer } from './dloAnswer.ts';
import { dataIn, type Chain, focusedOn, turnedOn } from './linkedCourse.ts';
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

/** A text is composed in another way; a list, or a phrase such as a title, which carries no full stop, becomes other ones. */
function rewritten(part: Part, chain: Chain, instruction: string): Part['value'] {
  const { value } = part;
  const versions = versionsOf(part, chain, instruction);
  if (typeof value === 'string' && /[.?!]”?\s*$/.test(value))
    return versions.find((other) => other !== value) ?? prose(...value.split(/(?<=[.?!]”?)\s+/).toReversed());
  const old = [value].flat();
  const fresh = [...new Set(versions.flat())].filter((text) => !old.includes(text)).slice(0, Math.max(1, old.length));
  const items = fresh.length === 0 ? old.toReversed() : fresh;
  return Array.isArray(value) ? items : (items[0] ?? value);
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
  const own = chain.courses.find(({ label }) => label === part.course);
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
