import type { Doubt } from '../../shared/claims/doubt.ts';
import { analysisOf } from '../../shared/pedagona/courses.ts';
import { teachingSchema } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import type { Present } from '../platform/stages/origin.ts';
import { doubtsOf, knownOfChain } from './knownOfCourses.ts';
import { chainIn, coursesIn, teachingKind } from './store.ts';

/** The doubts of a session's artefacts as they now are: an edit or a corrected fact is held at once, so none are kept. */
export function doubtsIn(present: Present) {
  const courses = coursesIn(present);
  const teaching = teachingSchema.safeParse(present.get(teachingKind)?.value).data;
  const chain = chainIn(present);
  const made = { courses: courses.map(analysisOf), teaching, ...chain };
  const known = knownOfChain(made);
  return {
    ofStage: (stage: StageName): Doubt[] => {
      const { [stage]: artefact } = chain;
      return artefact === null ? [] : doubtsOf(stage, artefact, made, known);
    },
    /** Of what is suggested for each course. */
    ofCourses: () => courses.map((course) => doubtsOf('course', course, made, known)),
  };
}
