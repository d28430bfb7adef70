import { hasChoice, type PlannedSection } from './blueprint.ts';

/** How many questions of each outcome each section has whose choices are all of one, with as many of each in all as there are; none where it has fewer. */
export function choiceOf(
  code: string,
  codes: readonly string[],
  each: Readonly<Record<string, number>>,
  sections: readonly PlannedSection[],
): number[][][] {
  const left = codes.map((one) => each[one] ?? 0);
  const take = (i: number, most: number): number => {
    const taken = Math.min(left[i] ?? 0, most);
    left[i] = (left[i] ?? 0) - taken;
    return taken;
  };
  const ofChoices = sections.map((one) =>
    codes.map((own, i) => (hasChoice(one) && own === code ? take(i, one.questions) : 0)),
  );
  const isEnough = sections.every((one, n) => !hasChoice(one) || ofChoices[n]?.includes(one.questions));
  const made = sections.map((one, n) => {
    let open = hasChoice(one) ? 0 : one.questions;
    return (ofChoices[n] ?? []).map((taken, i) => {
      const more = take(i, open);
      open -= more;
      return taken + more;
    });
  });
  return isEnough ? [made] : [];
}
