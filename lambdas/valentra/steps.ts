import { stepHandlers } from '../platform/stages/steps.ts';
import { kursusStage, maklumatStage } from './stages/maklumat.ts';
import { notesStage } from './notes.ts';
import { rewriteStage, runningStage } from './stages/running.ts';

/** How each of VALENTRA's jobs is done. */
export const stages = {
  maklumat: maklumatStage,
  kursus: kursusStage,
  bahan: notesStage,
  jst: runningStage('jst'),
  jsu: runningStage('jsu'),
  pentaksiran: runningStage('pentaksiran'),
  rubrik: runningStage('rubrik'),
  exam: runningStage('exam'),
  regenerate: rewriteStage,
};

export const { model, bookkeeping } = stepHandlers(stages);
