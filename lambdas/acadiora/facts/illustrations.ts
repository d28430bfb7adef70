import type { Facts, Section } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';

/** Tables and figures: those with a caption, and those spoken of that have none. */
export function countIllustrations(_pages: readonly PageText[], _sections: readonly Section[]): Facts['illustrations'] {
  return [];
}
