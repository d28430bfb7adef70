import type * as z from 'zod';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { metadataPrompt } from './metadata.ts';
import { overallPrompt } from './overall.ts';
import { reviewPrompts } from './review.ts';

/** The prompt behind one call of a review (`taskSchema`); undefined for a criterion that is not there (any more). */
export function promptOf(task: string): Prompt<z.ZodType> | undefined {
  if (task === 'metadata') return metadataPrompt;
  if (task === 'overall') return overallPrompt;
  const criterion = criterionKeys.find((key) => task.startsWith(`${key}-`));
  return criterion && reviewPrompts[criterion];
}
