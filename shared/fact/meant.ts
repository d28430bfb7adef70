import { comparable } from '../text/comparable.ts';
import { similarity, withoutBrackets } from './score.ts';

/** Names that share this much of their words are one name. */
const alikeFrom = 0.7;

/** What a list has alone. */
export const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/**
 * The one that a model means by a name (design law 13): the same, then the same but for brackets, counts and weights, then the most alike.
 * Where several may be meant, none is.
 */
export function meant<T>(all: readonly T[], label: string, namesOf: (one: T) => readonly string[]): T | undefined {
  if (comparable(label) === '') return undefined;
  const by = (form: (name: string) => string) =>
    all.filter((one) => namesOf(one).some((name) => comparable(form(name)) === comparable(form(label))));
  const [same] = by((name) => name);
  const bare = by(withoutBrackets);
  if (same ?? only(bare)) return same ?? bare[0];
  // Of several that differ in their brackets alone, these tell.
  const forms = bare.length > 0 ? [String] : [String, withoutBrackets];
  const scored = (bare.length > 0 ? bare : all).map((one) => {
    const scores = namesOf(one).flatMap((name) => forms.map((form) => similarity(form(name), form(label))));
    return { one, score: Math.max(0, ...scores) };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most < alikeFrom ? undefined : only(scored.filter(({ score }) => score === most))?.one;
}
