import type { StageName } from '../../../shared/valentra/schemas.ts';
import type { DocumentStage } from './documentStage.ts';
import { examStage } from './exam.ts';
import { jstStage } from './jst.ts';
import { jsuStage } from './jsu.ts';
import { pentaksiranStage } from './pentaksiran.ts';
import { rubrikStage } from './rubrik.ts';

export const documentStages: { [N in StageName]: DocumentStage<N> } = {
  jst: jstStage,
  jsu: jsuStage,
  pentaksiran: pentaksiranStage,
  rubrik: rubrikStage,
  exam: examStage,
};
