import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

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

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** One file an execution, replaced as a whole, so that a process killed at any moment leaves the old or the new state behind. */
export async function openExecutionStore(dataDir: string, now: () => number) {
  const directory = join(dataDir, 'executions');
  await mkdir(directory, { recursive: true });
  // Hashed, because names may differ in case only and carry letters a file system changes.
  const fileOf = (arn: string) => join(directory, `${createHash('sha256').update(arn).digest('hex')}.json`);

  return {
    async save(record: ExecutionRecord): Promise<void> {
      const file = fileOf(record.executionArn);
      const temporary = `${file}.${randomUUID()}.tmp`;
      await writeDurably(temporary, JSON.stringify(record));
      await rename(temporary, file);
      await syncDirectory(directory);
    },

    /** Everything kept; executions closed 90 days ago are dropped, as AWS drops them, and so is what a killed write left. */
    async load(): Promise<ExecutionRecord[]> {
      const kept: ExecutionRecord[] = [];
      for (const file of await readdir(directory)) {
        const path = join(directory, file);
        const record = file.endsWith('.json') ? await readRecord(path) : undefined;
        if (!record || (record.stopDate !== undefined && record.stopDate < now() - KEPT_MS)) await rm(path);
        else kept.push(record);
      }
      return kept;
    },
  };
}

async function readRecord(path: string): Promise<ExecutionRecord> {
  try {
    return executionSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} is not a kept execution; delete the file to go on without it.`, { cause: error });
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the rename itself durable. Windows cannot open a directory and needs no such step. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
