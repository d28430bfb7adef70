import { stepHandlers } from '../platform/stages/steps.ts';
import { documentStages } from './stages/index.ts';
import { kursusStage, maklumatStage } from './stages/maklumat.ts';
import { notesStage } from './notes.ts';
import { rewriteStage } from './stages/regenerate.ts';
import { runningStage } from './stages/running.ts';

/** How each of VALENTRA's jobs is done. */
export const stages = {
  maklumat: maklumatStage,
  kursus: kursusStage,
  bahan: notesStage,
  jst: runningStage('jst', documentStages.jst),
  jsu: runningStage('jsu', documentStages.jsu),
  pentaksiran: runningStage('pentaksiran', documentStages.pentaksiran),
  rubrik: runningStage('rubrik', documentStages.rubrik),
  exam: runningStage('exam', documentStages.exam),
  regenerate: rewriteStage,
};

export const { model, bookkeeping } = stepHandlers(stages);
