import { account } from './account.ts';
import { acadiora } from './acadiora.ts';
import { admin } from './admin.ts';
import { pedagona } from './pedagona.ts';
import type { PipelineName, Steps } from './step.ts';
import { valentra } from './valentra.ts';

/** The functions that each `lib/pipelines/<name>.asl.json` calls. */
export const pipelines: Record<PipelineName, Steps> = { pedagona, acadiora, valentra, admin, account };
