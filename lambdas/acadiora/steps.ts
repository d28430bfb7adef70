import { once } from '../platform/once.ts';
import { stepServices } from '../platform/stages/services.ts';
import { stepHandlers, writeStep } from '../platform/stages/steps.ts';
import { bibliographiesOfSettings } from './references/lookUpServices.ts';
import { referenceStage } from './references/stage.ts';
import { reviewStage } from './stages.ts';

/** How each of ACADIORA's jobs is done: the first review (`ulasan`), that of a revised paper (`semakan`), the check of its references. */
export const stages = {
  ulasan: reviewStage,
  semakan: reviewStage,
  rujukan: referenceStage(once(bibliographiesOfSettings)),
};

export const { model, bookkeeping } = stepHandlers(stages);

const modelFor = (): never => {
  throw new Error('No model is asked where references are looked up');
};

/** The Lambda that looks references up: it has no leave to ask a model. */
export const lookUp = (event: unknown) => writeStep(stages, { ...stepServices(), modelFor }, event);
