import type { Doubt } from '../../shared/claims/doubt.ts';
import { analysisOf } from '../../shared/pedagona/courses.ts';
import { teachingSchema } from '../../shared/pedagona/schemas.ts';
import { type StageName, stageNames } from '../../shared/pedagona/stages.ts';
import { recordOf } from '../../shared/values/pick.ts';
import type { Present } from '../platform/stages/origin.ts';
import { type ChainMade, doubtsOf, knownOfChain } from './known.ts';
import { coursesIn, teachingKind, valueIn } from './store.ts';

/** The doubts of a session's artefacts as they now are: an edit or a corrected fact is held at once, so none are kept. */

const madeIn = (present: Present): ChainMade => ({
  courses: coursesIn(present).map(analysisOf),
  teaching: teachingSchema.safeParse(present.get(teachingKind)?.value).data ?? null,
  merangkai: valueIn(present, 'merangkai'),
  scripts: valueIn(present, 'scripts'),
  dlo: valueIn(present, 'dlo'),
});

/** Those of the stages that are asked for. */
function heldIn(present: Present, stages: readonly StageName[]) {
  const made = madeIn(present);
  const known = knownOfChain(made);
  return {
    stages: recordOf(stages, (stage): Doubt[] => {
      const artefact = valueIn(present, stage);
      return artefact === null ? [] : doubtsOf(stage, artefact, made, known);
    }),
    courses: () => coursesIn(present).map((course) => doubtsOf('course', course, made, known)),
  };
}

export const doubtsIn = (present: Present, stage: StageName): Doubt[] => heldIn(present, [stage]).stages[stage];

/** Of what is suggested for each course. */
export const courseDoubtsIn = (present: Present): Doubt[][] => heldIn(present, []).courses();

/** All of a chain. */
export function chainDoubtsIn(present: Present) {
  const { stages, courses } = heldIn(present, stageNames);
  return { ...stages, courses: courses() };
}
