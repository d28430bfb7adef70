import * as z from 'zod';
import { moduleNames } from '../../../shared/modules.ts';
import { idSchema } from '../../../shared/session.ts';
import type { SessionId } from './sessions.ts';

/** What every pipeline step is given: ids only (claim check, design §5). `n` is the document's place in its session. */
export const stepInputSchema = z.object({
  sub: z.string().min(1),
  module: z.enum(moduleNames),
  sessionId: idSchema,
  attempt: z.int().positive(),
});
export const documentStepInputSchema = stepInputSchema.extend({ n: z.int().nonnegative() });
export type StepInput = z.infer<typeof stepInputSchema>;

export const sessionIdOf = (input: StepInput): SessionId => ({
  sub: input.sub,
  module: input.module,
  id: input.sessionId,
});

/** What the error a Catch hands over looks like; `Cause` is Lambda's JSON or plain text. */
export const caughtSchema = z.object({ Error: z.string().default('States.Unknown'), Cause: z.string().default('') });
