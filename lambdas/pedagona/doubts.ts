import type { Doubt } from '../../shared/claims/doubt.ts';
import { analysisOf } from '../../shared/pedagona/courses.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import type { Present } from '../platform/stages/origin.ts';
import { doubtsOf, knownOfChain } from './knownOfCourses.ts';
import { chainIn, coursesIn, teachingIn } from './store.ts';

/** The doubts of a session's artefacts as they now are: an edit or a corrected fact is held at once, so none are kept. */
export function doubtsIn(present: Present) {
  const courses = coursesIn(present).map(({ value }) => value);
  const chain = chainIn(present);
  const made = { courses: courses.map(analysisOf), teaching: teachingIn(present), ...chain };
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
