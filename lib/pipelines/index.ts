import type { ModuleName } from '../../shared/modules.ts';
import { accountPipeline } from './account.ts';
import { adminPipeline } from './admin.ts';
import { modulePipeline } from './module.ts';
import type { StateMachineDefinition } from './states.ts';

/** A module's state machine, the admin area's, or that of users' own accounts. */
export type PipelineName = ModuleName | 'admin' | 'account';

/** The state machines: deployed to Step Functions and interpreted on a laptop (design law 2). */
export const definitions: Record<PipelineName, StateMachineDefinition> = {
  pedagona: modulePipeline,
  acadiora: modulePipeline,
  valentra: modulePipeline,
  admin: adminPipeline,
  account: accountPipeline,
};
