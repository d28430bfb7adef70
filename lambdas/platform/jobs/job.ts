import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { clientFor } from '../clients.ts';
import type { StageState } from '../../../shared/session/artefact.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { all, type Change, type Condition, is, type Item, raised, type Write } from '../storage/writes.ts';
import { below, type DocumentRow, type Job, reading, sessionKey, type SessionRow, waitingOf } from './session.ts';
import * as z from 'zod';
import { moduleNames } from '../../../shared/modules.ts';
import { idSchema } from '../../../shared/session/session.ts';
import { pick } from '../../../shared/values/pick.ts';

/** The state of an execution; `missing` when it was never started or Step Functions has forgotten it. */
export type JobState = 'running' | 'succeeded' | 'dead' | 'missing';

export type Jobs = ReturnType<typeof openJobs>;

export function openJobs(stateMachineArn: string, client = clientFor('executions', () => new SFNClient({}))) {
  const executionArn = (name: string): string => `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
  return {
    /** Starts the execution, or does nothing when one of this name was started before. */
    async start(name: string, input: Record<string, unknown>): Promise<void> {
      try {
        await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
      }
    },
    async stateOf(name: string): Promise<JobState> {
      try {
        const { status } = await client.send(new DescribeExecutionCommand({ executionArn: executionArn(name) }));
        if (status === 'RUNNING' || status === 'PENDING_REDRIVE') return 'running';
        return status === 'SUCCEEDED' ? 'succeeded' : 'dead';
      } catch (error) {
        const { name: reason } = error instanceof Error ? error : { name: '' };
        if (reason === 'ExecutionDoesNotExist') return 'missing';
        // Too many looks at once: nothing is known, and the next look asks again.
        if (reason === 'ThrottlingException') return 'running';
        throw error;
      }
    },
  };
}

/**
 * One attempt of a job, and what its steps note while it is under way. Jobs live in their session's row. The verbs that begin and end
 * them are in `startJob.ts` and `endJob.ts`; a retry is a start after a failure.
 */
export interface JobServices {
  table: Table;
  jobs: Jobs;
  now: () => Date;
  dailyQuota: number;
  /** Absent: without end. */
  dailyUsd?: number;
}

/** One attempt of a job, as every step is told: ids only; texts and results are in the bucket and the table (claim check, design §5). */
export const jobIdSchema = z.object({
  sub: z.string().min(1),
  module: z.enum(moduleNames),
  id: idSchema,
  name: z.string().min(1),
  attempt: z.int().positive(),
});
export type JobId = z.infer<typeof jobIdSchema>;

/** `n` is the document's place in its session. */
export const documentStepSchema = jobIdSchema.extend({ n: z.int().nonnegative() });

/** The deterministic name of an attempt's execution: it can be started only once. Step Functions takes 80 characters. */
export const executionName = ({ module, id, name, attempt }: JobId): string =>
  `${module}-${id}-${name.replaceAll('#', '-')}-${attempt}`;

/** As the page is told. */
export const stateOf = (job: Job | undefined): StageState =>
  job === undefined
    ? { status: 'none', errorMessage: null, startedAt: null }
    : { status: job.status, errorMessage: job.errorMessage, startedAt: job.startedAt, place: waitingOf(job) };

export const newJob = (stage: string, attempt: number, input: Job['input'], at: Date): Job => ({
  stage,
  status: 'processing',
  attempt,
  errorMessage: null,
  startedAt: at.toISOString(),
  updatedAt: at.toISOString(),
  done: 0,
  total: 0,
  input,
});

/** Holds only while this attempt is under way: a step of an older attempt, or of a deleted session, changes nothing. */
const isRunning = ({ name, attempt }: Pick<JobId, 'name' | 'attempt'>): Condition =>
  all(is(`jobs.${name}.status`, 'processing'), is(`jobs.${name}.attempt`, attempt));

/** A transaction's condition: this attempt is under way. */
export const stillRunning = (job: JobId): Write => ({ check: sessionKey(job), if: isRunning(job) });

/** A change of the session's row while this attempt is under way, which notes that the job was heard of. */
export const changeWhileRunning = (job: JobId, set: Item, now: Date): Change => ({
  key: sessionKey(job),
  set: { [`jobs.${job.name}.updatedAt`]: now.toISOString(), ...set },
  if: isRunning(job),
});

/** Marks one document of a session that is being read; safe to repeat. @returns false when this attempt is not under way */
export const markDocument = (
  table: Table,
  job: JobId,
  n: number,
  mark: Partial<Pick<DocumentRow, 'status' | 'pages' | 'error' | 'isRemoved'>>,
  now: Date,
): Promise<boolean> => succeeds(table.change(changeWhileRunning(job, below(`documents[${n}]`, mark), now)));

/**
 * Notes of a job its place in the line (0: its turn has come), how many parts it has and how many are written, or, until the next part is
 * written, that a model is busy or silent. @returns false when this attempt is not under way
 */
export const noteOnJob = (
  table: Table,
  job: JobId,
  notes: Partial<Pick<Job, 'place' | 'isBusy' | 'done' | 'total'>>,
  now: Date,
): Promise<boolean> => succeeds(table.change(changeWhileRunning(job, below(`jobs.${job.name}`, notes), now)));

/** Counts one more written part, in the transaction that keeps it; `analysed`: the place of the document that it finishes. */
export const countPart = (job: JobId, analysed: number | null, now: Date): Write => ({
  change: changeWhileRunning(
    job,
    {
      [`jobs.${job.name}.done`]: raised(`jobs.${job.name}.done`, 1),
      [`jobs.${job.name}.isBusy`]: false,
      ...(analysed === null ? {} : { [`documents[${analysed}].status`]: 'analysed' }),
    },
    now,
  ),
});

/** Starts the execution of a job's current attempt; does nothing when it was started before. */
export async function beginExecution({ jobs }: JobServices, session: SessionRow, name: string): Promise<void> {
  const job = session.jobs[name];
  if (job?.status !== 'processing') return;
  const { stage, attempt } = job;
  const own: JobId = { ...pick(session, 'sub', 'module', 'id'), name, attempt };
  const documents = name === reading ? session.documents.map((_, n) => n) : [];
  await jobs.start(executionName(own), { ...own, stage, documents });
}
