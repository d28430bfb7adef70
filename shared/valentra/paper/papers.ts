import { mainTest } from '../course/courseView.ts';
import { type ArtefactName, type Jst, type JstAssessment, paperStages, type StageName } from '../schemas.ts';

/** The papers of a course: each quiz, test and examination of its JST has its own JSU, items, scheme and files. */

export type PaperStage = (typeof paperStages)[number];

/** What is asked of the test that a paper is of. */
export interface PaperOf {
  id: string;
  isMain: boolean;
  row: JstAssessment;
}

/**
 * `pinned`: the main paper that was chosen when the JST was first made, so that a changed weight makes no other one of it. Where the JST
 * does not have it any more there is no main paper: another does not inherit its documents.
 */
export function papersOf({ assessments }: Pick<Jst, 'assessments'>, pinned: string): PaperOf[] {
  const tests = assessments.filter(({ isTest }) => isTest);
  const main = pinned === '' ? mainTest(tests) : tests.find(({ assessmentId }) => assessmentId === pinned);
  return tests.map((row) => ({ id: row.assessmentId, row, isMain: row === main }));
}

/** The paper of this id; without one, the main paper, or the first where the JST does not have that any more. */
export const paperAmong = <P extends Pick<PaperOf, 'id' | 'isMain'>>(
  papers: readonly P[],
  id: string | null | undefined,
): P | undefined => (id ? papers.find((paper) => paper.id === id) : (papers.find(({ isMain }) => isMain) ?? papers[0]));

export const isOfPaper = (stage: StageName): stage is PaperStage => stage === 'jsu' || stage === 'exam';

export const artefactName = (stage: StageName, paper: Pick<PaperOf, 'id' | 'isMain'> | undefined): ArtefactName =>
  isOfPaper(stage) && paper?.isMain === false ? `${stage}-${paper.id}` : stage;
