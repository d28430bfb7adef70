import { z } from 'zod';
import type { regenerateAnswerSchema } from '../../../../lambdas/pedagona/prompts/regenerate.ts';
import { overlap } from '../reading/words.ts';
import { dataIn } from './facts.ts';
import type { Chain } from './facts.ts';
import { passagesFor } from './passages.ts';
import { clip, prose, sentence } from './text.ts';
import { wishIn } from './wish.ts';

type RegenerateAnswer = z.infer<typeof regenerateAnswerSchema>;

const partSchema = z.object({
  artefact: z.enum(['merangkai', 'scripts', 'dlo', 'report', 'course']),
  pointer: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
});

/** Sentences of a text, each with its mark. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.?!]+(?:[.?!]+(?=\s|$|”)”?|$)|[^.?!]*[.?!](?!\s|$)[^.?!]*/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One section anew, of the form it had, shaped by what was asked for. */
export function regenerated(chain: Chain, request: string): RegenerateAnswer {
  const part = partSchema.parse(dataIn(request, 'bahagian'));
  const wish = wishIn(z.string().parse(dataIn(request, 'permintaan')), chain);
  const passages = passagesFor(chain, wish);
  if (Array.isArray(part.value)) return { text: null, items: itemsAnew(part.value, passages, wish.length) };
  return { text: textAnew(part.value, passages, wish), items: null };
}

type Wish = ReturnType<typeof wishIn>;

function textAnew(old: string, passages: readonly string[], { length, wantsExample }: Wish): string {
  const before = sentencesOf(old);
  const unused = passages.filter((passage) => !before.includes(sentence(passage)));
  const count = Math.max(1, before.length);
  if (length === 'shorter') return shorter(old, unused);
  if (length === 'longer') return prose(old, ...unused.slice(0, 2));
  return prose(...unused.slice(0, Math.min(5, wantsExample ? count + 1 : count)));
}

/** The shortest that still says something of the courses: shorter than what stood there, whatever that was. */
function shorter(old: string, passages: readonly string[]): string {
  const budget = Math.max(12, Math.floor(old.length * 0.7));
  const whole = [...passages].map(sentence).find((passage) => passage.length <= budget);
  if (whole !== undefined) return whole;
  const own = sentencesOf(old).toSorted((a, b) => a.length - b.length)[0] ?? old;
  return own.length <= budget && own !== old ? sentence(own) : sentence(clip(own, budget - 1));
}

function itemsAnew(old: readonly string[], passages: readonly string[], length: Wish['length']): string[] {
  const unused = passages.map(sentence).filter((passage) => !old.includes(passage));
  const near = unused.toSorted((a, b) => overlap(old.join(' '), b) - overlap(old.join(' '), a));
  const count = { shorter: Math.max(1, old.length - 1), longer: old.length + 2, same: Math.max(1, old.length) }[length];
  return near.slice(0, count);
}
