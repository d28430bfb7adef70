import { join } from 'node:path';
import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { SFNClient } from '@aws-sdk/client-sfn';
import { ulid } from 'ulid';
import * as acadiora from '../../lambdas/acadiora/steps.ts';
import { newSessionData as newReview } from '../../lambdas/acadiora/store.ts';
import * as pedagona from '../../lambdas/pedagona/steps.ts';
import { newSessionData as newCourses } from '../../lambdas/pedagona/store.ts';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { failPartStep, failStep, finishStep, planStep, writeStep } from '../../lambdas/platform/stages/steps.ts';
import { encodeJson } from '../../lambdas/platform/storage/files.ts';
import { documentStepSchema, type JobId, markDocument, openJobs } from '../../lambdas/platform/jobs/job.ts';
import { keys, objectKeys } from '../../lambdas/platform/storage/keys.ts';
import { log } from '../../lambdas/platform/log/logger.ts';
import type { Attempt } from '../../lambdas/platform/model/ask.ts';
import { meterAttempt } from '../../lambdas/platform/model/modelServices.ts';
import type { ModuleServices } from '../../lambdas/platform/stages/services.ts';
import { findSession, type SessionId, type SessionRow } from '../../lambdas/platform/jobs/session.ts';
import { sweep } from '../../lambdas/sweeper/entry.ts';
import * as valentra from '../../lambdas/valentra/steps.ts';
import { newSessionData as newCourse } from '../../lambdas/valentra/store.ts';
import { localBedrock, type Rules } from '../../lib/local/bedrock/client.ts';
import { parseFaults } from '../../lib/local/bedrock/faults.ts';
import { answer } from '../../lib/local/model/index.ts';
import { region } from '../../lib/local/names.ts';
import { openExecutions } from '../../lib/local/stepfunctions/executions.ts';
import { definitions } from '../../lib/pipelines/index.ts';
import type { UploadUse } from '../../shared/modules.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { Person } from '../../lambdas/platform/users/profiles.ts';
import { startTestSession } from './session.ts';
import { startStorage } from './storage.ts';
import { waitFor } from './wait.ts';

const sub = 'guru-1';
const now = (): Date => new Date();

type Step = (event: unknown) => Promise<unknown>;

/** What a module's sessions begin with, and how its jobs are done. */
const modules = {
  pedagona: { stage: 'merungkai', data: newCourses, stages: pedagona.stages },
  acadiora: { stage: 'ulasan', data: newReview, stages: acadiora.stages },
  valentra: { stage: 'maklumat', data: newCourse, stages: valentra.stages },
} as const;

/** A step of the pipeline as it is about to run: a test may end it, as a killed process would. */
type Watch = (step: string, event: unknown) => Promise<void>;
const unwatched: Watch = async () => undefined;

/** What stands between the pipeline and the services that it is given. */
interface Around {
  table?: (client: TableClient) => TableClient;
  executions?: (client: SFNClient) => SFNClient;
  /** Runs a step. */
  step?: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Before every retry and in every Wait; undefined: as the definition says. */
  retryDelayMs?: number | undefined;
}

/**
 * A module's real pipeline definition and steps on the embedded table, bucket, state machine and model, in this process. Documents come
 * as texts that are read already: the readers have tests of their own.
 */
export async function startPipeline(module: keyof typeof modules = 'pedagona', around: Around = { retryDelayMs: 1 }) {
  const { table: asClient, executions: asExecutions = (client) => client, step: runStep = (_, run) => run() } = around;
  const { stage, data, stages } = modules[module];
  const arn = `arn:aws:states:${region}:000000000000:stateMachine:${module}`;
  log.setLogLevel('SILENT');
  const storage = await startStorage(asClient && { asClient });
  const { table, files, store } = storage;

  /** By upload; an upload without a text is one that cannot be read. */
  const texts = new Map<string, SourceDocument>();
  let watch = unwatched;
  let client: BedrockRuntimeClient | undefined;
  let modelIds = { reasoning: 'global.anthropic.claude-sonnet-5-5', extraction: 'global.anthropic.claude-haiku-5-5' };
  let patienceMs = 60_000;
  let attempts: Attempt[] = [];

  const readStep = async (event: unknown): Promise<{ ok: boolean }> => {
    const { n, ...job } = documentStepSchema.parse(event);
    const document = (await findSession(table, job))?.documents[n];
    if (document?.status !== 'pending') return { ok: true };
    const read = texts.get(document.uploadId);
    if (read === undefined) {
      await markDocument(table, job, n, { status: 'failed', error: 'Tidak dapat dibaca.' }, now());
      return { ok: false };
    }
    await files.put(objectKeys.text(job.sub, job.id, document.uploadId), encodeJson(read), 'application/json');
    await markDocument(table, job, n, { status: 'read', pages: read.pages }, now());
    return { ok: true };
  };

  const services = {
    table,
    files,
    now,
    modelFor: (job: JobId) => {
      if (client === undefined) throw new Error('No model was started');
      // A call that outlives its model, of a job that has failed already, is counted with that model's.
      const own = attempts;
      return {
        client,
        modelIds,
        now,
        patienceMs,
        meter: async (attempt: Attempt) => {
          own.push(attempt);
          await meterAttempt(table, job, { ...attempt, usd: 0 }, now());
        },
      };
    },
  };
  const definition = definitions[module];
  const tasks: Record<string, Step> = {
    ReadDocument: readStep,
    Plan: (event) => planStep(stages, services, event),
    WritePart: (event) => writeStep(stages, services, event),
    LookUp: (event) => writeStep(stages, services, event),
    FailPart: (event) => failPartStep(stages, services, event),
    Finish: (event) => finishStep(stages, services, event),
    MarkFailed: (event) => failStep(services, event),
  };
  const watched = Object.entries(tasks).map(([name, task]) => [
    name,
    async (event: unknown) => {
      await watch(name, event);
      return runStep(name, () => task(event));
    },
  ]);
  const executions = await openExecutions({
    dataDir: join(storage.folder, 'stepfunctions'),
    retryDelayMs: around.retryDelayMs,
    onEnded: async (closed) => {
      if (closed.status !== 'SUCCEEDED') await sweep(services, { detail: closed });
    },
    stateMachines: { [arn]: { definition, tasks: Object.fromEntries(watched) } },
  });
  const jobs = openJobs(arn, asExecutions(executions.client));
  const start: ModuleServices = { table, files, jobs, now, newId: () => ulid(), dailyQuota: 1000 };

  return {
    services: start,
    /** What the steps get. */
    stepServices: services,
    table,
    files,
    store,
    /** Attempts of the model that `useModel` started last. */
    get attempts(): readonly Attempt[] {
      return attempts;
    },

    /** From now on the model misbehaves so (MODEL_FAULTS' syntax). */
    async useModel(faults: string, rules: Rules = answer, patience = 60_000): Promise<void> {
      attempts = [];
      patienceMs = patience;
      client = localBedrock(rules, parseFaults(faults));
    },

    /** From now on real models are asked. */
    useClient(real: BedrockRuntimeClient, ids: typeof modelIds): void {
      attempts = [];
      client = real;
      modelIds = ids;
    },

    /** Does something with an honest model and nobody watching; then all is as before. */
    async aside<T>(rules: Rules, work: () => Promise<T>): Promise<T> {
      const before = { watch, client, attempts };
      ({ watch, client, attempts } = { watch: unwatched, client: localBedrock(rules, []), attempts: [] });
      try {
        return await work();
      } finally {
        ({ watch, client, attempts } = before);
      }
    },

    /** From now on this is called before every step; absent: nothing is. */
    watchSteps(before: Watch = unwatched): void {
      watch = before;
    },

    /** Stops an execution, as an operator does. */
    abort: (executionName: string): Promise<void> =>
      executions.stop(`${arn.replace(':stateMachine:', ':execution:')}:${executionName}`),

    /** A file handed in by `owner`, as the upload call and the bucket leave it. @returns its id */
    async handIn(name: string, text: SourceDocument | null, owner = sub, use: UploadUse = module): Promise<string> {
      const uploadId = ulid();
      if (text !== null) texts.set(uploadId, text);
      const bytes = new TextEncoder().encode('%PDF-1.4');
      const type = 'application/pdf';
      await table.transact([
        { put: { ...keys.upload(owner, uploadId), uploadId, module: use, name, size: bytes.length, type } },
      ]);
      await files.put(objectKeys.upload(owner, uploadId), bytes, type);
      return uploadId;
    },

    /** Starts a session on these texts; a document without a text is one that cannot be read. `person`: who has called nothing else yet. */
    begin: (documents: Record<string, SourceDocument | null>, person?: Person): Promise<SessionRow> =>
      startTestSession(start, {
        sub,
        ...(person && { sub: person.sub, person }),
        module,
        uploads: async () =>
          Object.entries(documents).map(([name, text]) => {
            const uploadId = ulid();
            if (text !== null) texts.set(uploadId, text);
            return { uploadId, module, name, size: 1, type: 'application/pdf' };
          }),
        stage,
        data,
      }),

    /** The session's row once it is completed or failed. */
    finished: (session: SessionId): Promise<SessionRow> =>
      waitFor(`the end of session ${session.id}`, async () => {
        const row = await findSession(table, session);
        return row === null || row.status === 'processing' ? null : row;
      }),

    async stop(): Promise<void> {
      await executions.close();
      await storage.stop();
    },
  };
}

export type Pipeline = Awaited<ReturnType<typeof startPipeline>>;
