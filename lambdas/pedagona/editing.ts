import { type ArtefactName, blankRowOf, editableAt } from '../../shared/pedagona/editable.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai } from '../../shared/pedagona/stages.ts';
import type { EditableKind } from '../platform/stages/edit.ts';
import { chainArtefacts } from './chainArtefacts.ts';
import { totalMinutes, withWeights } from './chainChecks.ts';

/** An artefact that can be edited. Its kind as it is kept is its name (`store.ts`, `chainArtefacts.ts`). */
export const kindOf = (name: ArtefactName): EditableKind => ({
  schema: name === 'course' ? keptCourseSchema : chainArtefacts[name].schema,
  editableAt: (artefact, pointer) => editableAt(name, artefact, pointer),
  blankRowOf: (list) => blankRowOf(name, list),
  counted: (artefact) => ({ ...artefact, ...countedIn(name, artefact) }),
});

/** What is counted follows every edit (design law 5): a DLO's minutes, the weights of the integrated rubric. */
function countedIn(name: ArtefactName, artefact: object): object {
  if (name === 'dlo') return { durationMinutes: totalMinutes((artefact as Dlo).activities) };
  if (name !== 'merangkai') return {};
  const { integratedAssessment } = artefact as Merangkai;
  return { integratedAssessment: { ...integratedAssessment, rubric: withWeights(integratedAssessment.rubric) } };
}
