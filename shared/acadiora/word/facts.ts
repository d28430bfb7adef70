import { heading, type Block } from '../../word/blocks.ts';
import { factGroups } from '../factGroups.ts';
import type { Facts } from '../facts.ts';
import { factLabels } from '../labels.ts';
import { factLines, placeLabel } from './parts.ts';

/** What code has counted in the paper, each finding with its place. */
export const factBlocks = (facts: Facts): Block[] => [
  heading(1, factLabels.title),
  factLines(
    factGroups(facts).map((group) =>
      group.facts.map(({ label, found, none }) => [
        label,
        found
          .map(({ text, evidence }) =>
            evidence ? (text === '' ? placeLabel(evidence) : `${text} [${placeLabel(evidence)}]`) : text,
          )
          .join('; ') || none,
      ]),
    ),
  ),
];
