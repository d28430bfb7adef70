import { stepsOf } from '../../../shared/pointer.ts';
import {
  dloLabels,
  evidenceBaseLabels,
  merangkaiLabels,
  performanceLevelLabels,
  reportLabels,
  scriptType1Labels,
  scriptType2Labels,
  sixCLabels,
  threeELabels,
  threeRLabels,
  chainLabels,
  learningModelLabels,
} from '../../../shared/pedagona/chain-labels.ts';
import { kppbKeyLabels, resultLabels } from '../../../shared/pedagona/result-labels.ts';
import type { ArtefactName } from '../../../shared/pedagona/editable.ts';

const script = { ...scriptType1Labels, ...scriptType2Labels, ...sixCLabels, ...threeELabels, ...threeRLabels };

/** What the keys of each artefact are called; where one key has two meanings in an artefact, the commoner one. */
const labels: Record<ArtefactName, Record<string, string>> = {
  course: { ...resultLabels, ...kppbKeyLabels, title: resultLabels.topic, type: resultLabels.assessmentType },
  merangkai: { ...merangkaiLabels, ...performanceLevelLabels },
  scripts: { ...script, ...learningModelLabels },
  dlo: {
    ...dloLabels,
    ...sixCLabels,
    ...threeELabels,
    ...threeRLabels,
    description: chainLabels.description,
    sixCMapping: chainLabels.sixC,
    threeEFramework: chainLabels.threeE,
    threeRFramework: chainLabels.threeR,
    type: dloLabels.multimediaType,
    title: dloLabels.multimediaTitle,
  },
  report: { ...reportLabels, ...evidenceBaseLabels },
};

/** A pointer in the page's own words: '/rubrics/0/levels/lemah' is 'Rubrik Mengikut Kursus 1, Lemah'. */
export function partLabel(name: ArtefactName, pointer: string): string {
  const words: string[] = [];
  for (const step of stepsOf(pointer)) {
    const last = words.length - 1;
    if (/^\d+$/.test(step) && last >= 0) words[last] = `${words[last] ?? ''} ${Number(step) + 1}`;
    else words.push(labels[name][step] ?? '');
  }
  return words.filter((word) => word !== '').join(', ');
}
