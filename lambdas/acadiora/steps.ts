import { stepHandlers } from '../platform/stages/steps.ts';
import { reviewStage } from './stages.ts';

/** How each of ACADIORA's jobs is done: the first review (`ulasan`) and that of a revised paper (`semakan`). */
export const stages = { ulasan: reviewStage, semakan: reviewStage };

/** The Lambdas. */
export const { model, bookkeeping } = stepHandlers(stages);
