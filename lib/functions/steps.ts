import type { PipelineName } from '../pipelines/index.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { moduleFunctions, type StepFunctions } from './step.ts';

/** The functions that each state machine of `lib/pipelines` calls. Read by the CDK and by the laptop. */
export const stepFunctions: Record<PipelineName, StepFunctions> = {
  pedagona: moduleFunctions('pedagona', { asks: ['reasoning', 'extraction'], writesExports: true }),
  acadiora: moduleFunctions('acadiora', { asks: ['reasoning', 'extraction'] }),
  valentra: moduleFunctions('valentra', { asks: ['reasoning', 'extraction'], copiesTexts: true }),
  admin,
  account,
};
