import type { Facts, Section } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';
import { countObjectives } from './objectives.ts';
import { countQuality } from './quality.ts';
import { countSample } from './sample.ts';
import { countTests } from './statisticalTests.ts';
import { readStudy } from './studyText.ts';

/** What the study reports of its sample, its statistics and its objectives. */
export function countStatistics(
  pages: readonly PageText[],
  sections: readonly Section[],
): Pick<Facts, 'sample' | 'statistics' | 'objectives'> {
  const study = readStudy(pages, sections);
  return {
    sample: countSample(study),
    statistics: { ...countQuality(study), tests: countTests(study) },
    objectives: countObjectives(study),
  };
}
