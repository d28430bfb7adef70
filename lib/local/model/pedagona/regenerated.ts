import * as z from 'zod';
import type { regenerateAnswerSchema } from '../../../../lambdas/pedagona/prompts/regenerate.ts';
import { clip, quoted } from '../language.ts';
import { dataIn } from '../promptData.ts';
import { framed, wantedIn } from './frames.ts';
import { type Chain, nameOf } from './course.ts';

/** A section to be written again: `course` is the label of the one that it is about, `pointer` leads into the artefact. */
const partSchema = z.object({
  artefact: z.enum(['merangkai', 'scripts', 'dlo', 'report', 'course']),
  course: z.string().optional(),
  pointer: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
  brief: z.string().default(''),
});

/** What the documents say, in whatever artefact it stands: a request changes how things are said, not these. */
const facts =
  /\/(?:cognitiveLevel|softSkills|domain|level|hp|kppbModel|method|source|type)$|\/(?:kppbElements)(?:\/\d+)?$/;

/** One section again, of the form it had, as a frame about another outcome; the wish stands in them. */
export function regenerated({ courses, calls }: Chain, request: string): z.input<typeof regenerateAnswerSchema> {
  const { artefact, course: label, pointer, value, brief } = dataIn(request, 'bahagian', partSchema);
  const wish = dataIn(request, 'permintaan', z.string());
  if (artefact !== 'course' && facts.test(pointer))
    return Array.isArray(value) ? { text: null, items: value } : { text: value, items: null };
  const [, clo = ''] = /^\/clos\/(\d+)/.exec(pointer) ?? [];
  const own = courses.filter((course) => label === undefined || course.label === label);
  const named = own.map((course) => nameOf(course, clo === '' ? course.lead : course.outcomes[Number(clo)]));
  const wanted = wantedIn(brief) + (wish === '' ? '' : `, mengikut permintaan ${quoted(clip(wish, 120))}`);
  const frames = [...named, calls]
    .map((name) => framed(name, wanted))
    .filter((frame) => ![value].flat().includes(frame));
  if (!Array.isArray(value)) return { text: frames[0] ?? `${value} …`, items: null };
  return { text: null, items: value.map((_, i) => frames[i % frames.length] ?? '') };
}
