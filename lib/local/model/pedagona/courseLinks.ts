import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { describeMqfOutcome } from '../../../../shared/terms/mqf.ts';
import type { Chain, Course } from './course.ts';
import { framed } from './frames.ts';

type Link = MerangkaiAnswer['links'][number];

/** An outcome of the programme that two courses serve, with the rows that say so; the other pairs, or one where all share something, are suggestions. */
export function linksOf({ courses }: Chain): Link[] {
  const pairs = courses.flatMap((one, index) => courses.slice(index + 1).map((other) => [one, other] as const));
  const found = pairs.map(([one, other]) => sharedOutcome(one, other));
  const unproven = pairs.filter((_, index) => found[index] === undefined);
  const suggestions = (unproven.length > 0 ? unproven : pairs).slice(0, 2).map(suggested);
  return [...found.flatMap((link) => link ?? []), ...suggestions];
}

function sharedOutcome(one: Course, other: Course): Link | undefined {
  const [shared] = one.outcomes.flatMap((left) =>
    other.outcomes.flatMap((right) => left.hp.flatMap((hp) => (right.hp.includes(hp) ? [{ left, right, hp }] : []))),
  );
  if (!shared) return undefined;
  const { left, right, hp } = shared;
  return {
    text: framed(
      `${left.number} ${one.call} dan ${right.number} ${other.call}`,
      `cara kedua-duanya memupuk ${describeMqfOutcome(hp)}`,
    ),
    evidence: [
      { course: one.label, row: left.id },
      { course: other.label, row: right.id },
    ],
  };
}

const suggested = ([one, other]: readonly [Course, Course]): Link => {
  const [left, right] = [one, other].map(({ matter, call }) => `${matter} (${call})`);
  return { text: framed(`Dicadangkan: ${left} dan ${right}`, 'kaitannya'), evidence: [] };
};
