import { spokenBy } from './bloomStem.ts';
import type { Spoken } from './bloomVerbs.ts';
import { levelNames } from './levels.ts';
import { cognitiveLevels } from './schemas.ts';
import type { CognitiveLevel, Flag } from './schemas.ts';

const rank = (level: CognitiveLevel): number => cognitiveLevels.indexOf(level);

/** The levels that a stem's verb speaks for, in order; empty when it names none. */
export const levelsOfStem = (stem: string): CognitiveLevel[] => {
  const spoken = new Set(spokenBy(stem).flatMap(({ levels }) => levels));
  return cognitiveLevels.filter((level) => spoken.has(level));
};

/**
 * A flag when a question's verb speaks for another level than its own; null when it agrees or names none. The rule: verbs are no
 * exact measure, so a neighbouring level passes; flagged is an item none of whose operative verbs speaks for its level or one beside it,
 * that is, a distance of two levels or more. The message names the nearest verb.
 */
export function bloomFlag({ stem, cognitiveLevel }: { stem: string; cognitiveLevel: CognitiveLevel }): Flag | null {
  const distanceTo = (level: CognitiveLevel): number => Math.abs(rank(level) - rank(cognitiveLevel));
  const [nearest] = spokenBy(stem)
    .flatMap(({ word, levels }: Spoken) => levels.map((level) => ({ word, level, distance: distanceTo(level) })))
    .toSorted((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance < 2) return null;
  const { word, level } = nearest;
  return {
    code: 'bloom_mismatch',
    message: `Kata tugas "${word}" lazimnya menguji aras ${level} (${levelNames[level]}), tetapi soalan ini ditetapkan pada aras ${cognitiveLevel} (${levelNames[cognitiveLevel]}).`,
  };
}
