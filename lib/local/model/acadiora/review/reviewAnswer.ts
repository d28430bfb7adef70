import { criteria, type CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import { commentsOf } from './comments.ts';
import { cues } from '../cues/index.ts';
import { earlierOf } from './earlierRemarks.ts';
import { extrasOf, noExtras } from '../extras/index.ts';
import { levelOf } from './itemLevels.ts';
import type { Paper } from '../paper/paper.ts';
import { improvementsOf, reasonOf, strengthsOf, weaknessesOf } from './remarkWording.ts';
import { lookFor } from './cueSearch.ts';

/** The schema's limits. */
const most = { strengths: 4, weaknesses: 5, improvements: 5 };

/** The answer where the paper has nothing for this criterion: code reports the absence, and there is nothing to quote. */
const nothing = (key: CriterionKey, paper: Paper) => ({
  items: criteria[key].items.map(({ id }) => ({ id, level: 0, reason: 'Bahagian ini tidak ditemui.' })),
  comments: ['Bahagian ini tidak ditemui dalam kertas.'],
  strengths: [],
  weaknesses: [],
  improvements: [],
  earlier: earlierOf(paper),
  extras: noExtras[key],
});

/** Fills the answer of `acadiora.review.<criterion>`: the same paper always gets the same answer. */
export function review(key: CriterionKey, paper: Paper): unknown {
  if (paper.sentences.length === 0) return nothing(key, paper);
  const rule = cues[key];
  const judged = lookFor(paper, rule, key).map((looked) => ({ ...looked, level: levelOf(looked, paper, rule) }));
  return {
    items: judged.map((item) => ({ id: item.rule.id, level: item.level, reason: reasonOf(item) })),
    comments: commentsOf(key, judged, paper, rule),
    strengths: strengthsOf(judged, key).slice(0, most.strengths),
    weaknesses: weaknessesOf(judged, paper, rule, key).slice(0, most.weaknesses),
    improvements: improvementsOf(judged, paper, rule, key)
      .toSorted((a, b) => a.priority - b.priority)
      .slice(0, most.improvements),
    earlier: earlierOf(paper),
    extras: extrasOf(key, paper),
  };
}
