import * as z from 'zod';
import type { regenerateAnswerSchema } from '../../../../../lambdas/pedagona/prompts/regenerate.ts';
import { dataIn, type Chain } from '../chainRequest.ts';
import { examplesFor, passageForm, isFact, passagesFor, type Part } from './passages.ts';
import { clip, prose, sentence } from '../../language/phrases.ts';
import { preferencesIn, type Preferences } from './chainPreferences.ts';

type RegenerateAnswer = z.infer<typeof regenerateAnswerSchema>;

const partSchema = z.object({
  artefact: z.enum(['merangkai', 'scripts', 'dlo', 'report', 'course']),
  course: z.string().optional(),
  pointer: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
}) satisfies z.ZodType<Part>;

/** One section again, of the form it had, shaped by what was asked for, as far as rules understand it. */
export function regenerated(chain: Chain, request: string): RegenerateAnswer {
  const part = partSchema.parse(dataIn(request, 'bahagian'));
  if (isFact(part)) return asItStands(part.value);
  const wanted = preferencesIn(z.string().parse(dataIn(request, 'permintaan')), chain);
  const passages = passagesFor(chain, part, wanted);
  return Array.isArray(part.value)
    ? { text: null, items: newItems(part.value, passages, isBare(part) ? (text) => text : sentence, wanted) }
    : {
        text: isBare(part)
          ? newPhrase(part.value, passages, wanted)
          : newText(part.value, passages, chain, part, wanted),
        items: null,
      };
}

const asItStands = (value: Part['value']): RegenerateAnswer =>
  Array.isArray(value) ? { text: null, items: value } : { text: value, items: null };

/** Titles, tools and terms carry no full stop. */
const isBare = (part: Part): boolean => ['title', 'tool', 'term'].includes(passageForm(part));

/** Sentences of a text, each with its mark. */
const markedSentences = (text: string): string[] =>
  text
    .split(/(?<=[.?!]”?)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function newText(old: string, passages: readonly string[], chain: Chain, part: Part, wanted: Preferences): string {
  const before = markedSentences(old);
  const fresh = (texts: readonly string[]): string[] => texts.map(sentence).filter((text) => !before.includes(text));
  const unused = fresh(passages);
  if (wanted.wantsExample && wanted.length === 'same')
    return prose(old, ...fresh(examplesFor(chain, part, wanted)).slice(0, 1));
  if (wanted.length === 'shorter') return shorter(before, unused);
  if (wanted.length === 'longer') {
    const example = wanted.wantsExample ? fresh(examplesFor(chain, part, wanted)).slice(0, 1) : [];
    return prose(old, ...unused.slice(0, 2), ...example);
  }
  return prose(...unused.slice(0, Math.min(5, Math.max(1, before.length))));
}

/** The first half of what stood there; of a single sentence, one that says less, or its beginning. */
function shorter(before: readonly string[], unused: readonly string[]): string {
  if (before.length > 1) return prose(...before.slice(0, Math.floor(before.length / 2)));
  const [old = ''] = before;
  const brief = unused.toSorted((a, b) => a.length - b.length)[0] ?? old;
  return brief.length < old.length ? brief : sentence(clip(old, Math.max(1, Math.floor(old.length * 0.7))));
}

function newPhrase(old: string, passages: readonly string[], { length }: Preferences): string {
  const unused = passages.filter((passage) => passage !== old);
  const byLength = unused.toSorted((a, b) => a.length - b.length);
  const fitting = length === 'shorter' ? byLength : length === 'longer' ? byLength.toReversed() : unused;
  return fitting[0] ?? old;
}

function newItems(
  old: readonly string[],
  passages: readonly string[],
  finish: (text: string) => string,
  { length, wantsExample }: Preferences,
): string[] {
  const unused = [...new Set(passages.map(finish))].filter((passage) => !old.includes(passage));
  if (length === 'shorter' && old.length > 1) return old.slice(0, Math.ceil(old.length / 2));
  if (length === 'longer' || wantsExample) return [...old, ...unused.slice(0, 2)];
  const fresh = unused.slice(0, Math.max(1, old.length));
  // A course of few topics may have no others to name: the same ones then stand in another order.
  return fresh.length > 0 ? fresh : old.toReversed();
}
