import type { StageName } from '../../../shared/valentra/schemas.ts';
import { examStage } from './exam.ts';
import { jstStage } from './jst.ts';
import { jsuStage } from './jsu.ts';
import { pentaksiranStage } from './pentaksiran.ts';
import { rubrikStage } from './rubrik.ts';
import type { Stage } from './stage.ts';

/** How each document of the chain is made. */
export const stages: { [N in StageName]: Stage<N> } = {
  jst: jstStage,
  jsu: jsuStage,
  pentaksiran: pentaksiranStage,
  rubrik: rubrikStage,
  exam: examStage,
};
