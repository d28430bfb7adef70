import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readJsonFiles, removeTemporaryFiles, replaceFile } from '../textFiles.ts';

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

/** One file an execution, replaced as a whole, so that a process killed at any moment leaves the old or the new state behind. */
export async function openRecords(dataDir: string) {
  const folder = join(dataDir, 'executions');
  await mkdir(folder, { recursive: true });
  await removeTemporaryFiles(folder);
  // Hashed, because names may differ in case only and carry letters that a file system changes.
  const fileOf = (arn: string) => join(folder, `${createHash('sha256').update(arn).digest('hex')}.json`);

  return {
    save: (record: ExecutionRecord): Promise<void> => replaceFile(fileOf(record.executionArn), JSON.stringify(record)),

    /** All executions but those that ended too long ago. */
    async load(): Promise<ExecutionRecord[]> {
      const kept: ExecutionRecord[] = [];
      for (const { path, value: record } of await readJsonFiles(folder, executionSchema)) {
        if (record.stopDate !== undefined && record.stopDate < Date.now() - keptMs) await rm(path);
        else kept.push(record);
      }
      return kept;
    },
  };
}
