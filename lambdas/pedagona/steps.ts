import { stepHandlers } from '../platform/stages/steps.ts';
import { dloStage, merangkaiStage, reportStage, scriptsStage } from './stages/chain.ts';
import { exportStage } from './stages/export.ts';
import { merungkaiStage } from './stages/merungkai.ts';
import { rewriteStage } from './stages/regenerate.ts';

export const stages = {
  merungkai: merungkaiStage,
  merangkai: merangkaiStage,
  scripts: scriptsStage,
  dlo: dloStage,
  report: reportStage,
  regenerate: rewriteStage,
  export: exportStage,
};

export const { model, bookkeeping } = stepHandlers(stages);
