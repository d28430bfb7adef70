import { join } from 'node:path';
import * as z from 'zod';
import { keptIn } from '../textFiles.ts';

/** An execution as kept on disk; dates are milliseconds since 1970, input and output JSON text. */
const executionSchema = z.object({
  executionArn: z.string(),
  stateMachineArn: z.string(),
  name: z.string(),
  input: z.string(),
  startDate: z.number(),
  status: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  stopDate: z.number().optional(),
  output: z.string().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
});

export type ExecutionRecord = z.infer<typeof executionSchema>;

/** As long as AWS keeps them. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** The executions on disk, by their ARNs, but those that ended too long ago; a process killed at any moment leaves the old or the new state behind. */
export async function openRecords(dataDir: string) {
  const records = keptIn(join(dataDir, 'executions'), executionSchema);
  await records.tidy();
  for (const { executionArn, stopDate } of await records.all())
    if (stopDate !== undefined && stopDate < Date.now() - keptMs) await records.remove(executionArn);
  return records;
}
