import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { countObjectives } from './objectives.ts';
import { countQuality } from './quality.ts';
import { countSample } from './sample.ts';
import { countTests } from './statisticalTests.ts';
import type { StudyText } from '../text/studyText.ts';

/** What the study reports of its sample, its statistics and its objectives. */
export function countStatistics(study: StudyText): Pick<Facts, 'sample' | 'statistics' | 'objectives'> {
  return {
    sample: countSample(study),
    statistics: { ...countQuality(study), tests: countTests(study) },
    objectives: countObjectives(study),
  };
}
