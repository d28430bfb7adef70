import * as z from 'zod';
import { moduleNames } from '../../../shared/modules.ts';
import { idSchema } from '../../../shared/session.ts';
import type { JobId } from './job.ts';

/** What every step is given: ids only; texts and results are in the bucket and the table (claim check, design §5). */
export const stepInputSchema = z.object({
  sub: z.string().min(1),
  module: z.enum(moduleNames),
  sessionId: idSchema,
  name: z.string().min(1),
  attempt: z.int().positive(),
});
export type StepInput = z.infer<typeof stepInputSchema>;

/** `n` is the document's place in its session. */
export const documentStepInputSchema = stepInputSchema.extend({ n: z.int().nonnegative() });

/** The error that a Catch hands over. */
export const caughtErrorSchema = z.object({
  Error: z.string().default('States.Unknown'),
  Cause: z.string().default(''),
});

export const jobIdOf = ({ sessionId: id, ...rest }: StepInput): JobId => ({ ...rest, id });
