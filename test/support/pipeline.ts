import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { ulid } from 'ulid';
import * as acadiora from '../../lambdas/acadiora/pipeline.ts';
import { newSessionData as newReview } from '../../lambdas/acadiora/store.ts';
import * as pedagona from '../../lambdas/pedagona/pipeline.ts';
import { newSessionData as newCourses } from '../../lambdas/pedagona/store.ts';
import { failStep } from '../../lambdas/platform/jobs/pipeline.ts';
import { encodeJson } from '../../lambdas/platform/storage/files.ts';
import { openJobs } from '../../lambdas/platform/jobs/executions.ts';
import { keys, objectKeys } from '../../lambdas/platform/storage/keys.ts';
import { log } from '../../lambdas/platform/log/logger.ts';
import type { Attempt } from '../../lambdas/platform/model/ask.ts';
import type { ModelStepServices } from '../../lambdas/platform/model/modelServices.ts';
import type { ModuleServices } from '../../lambdas/platform/jobs/moduleServices.ts';
import {
  findSession,
  markDocument,
  meterSession,
  type SessionId,
  type SessionRow,
} from '../../lambdas/platform/jobs/sessions.ts';
import { startSession } from '../../lambdas/platform/jobs/start.ts';
import { documentStepInputSchema, sessionIdOf } from '../../lambdas/platform/jobs/stepInput.ts';
import { sweep } from '../../lambdas/sweeper/sweep.ts';
import { failWorkStep } from '../../lambdas/platform/jobs/working.ts';
import * as valentra from '../../lambdas/valentra/pipeline.ts';
import * as valentraStages from '../../lambdas/valentra/stageSteps.ts';
import { newSessionData as newCourse } from '../../lambdas/valentra/store.ts';
import { localBedrock, type Rules } from '../../lib/local/bedrock/client.ts';
import { parseFaults } from '../../lib/local/bedrock/faults.ts';
import { answer } from '../../lib/local/model/index.ts';
import { region } from '../../lib/local/names.ts';
import { localStepFunctions } from '../../lib/local/stepfunctions/client.ts';
import { openExecutions } from '../../lib/local/stepfunctions/executions.ts';
import { listStates, machineSchema } from '../../lib/local/stepfunctions/states.ts';
import type { DocumentText } from '../../shared/evidence.ts';
import { startStorage } from './storage.ts';
import { waitFor } from './wait.ts';

const sub = 'guru-1';
const now = (): Date => new Date();

type Step = (event: unknown) => Promise<unknown>;

/** What a module's sessions begin with, and its steps by the names of their states but for reading; states without one are not reached. */
const modules = {
  pedagona: {
    stage: 'merungkai',
    data: newCourses,
    steps: (services: ModelStepServices): Record<string, Step> => ({
      CheckTexts: (event) => pedagona.finishStep(services, event),
      AnalyseDocument: (event) => pedagona.analyseStep(services, event),
      FinishCourses: (event) => pedagona.finishStep(services, event),
      MarkFailed: (event) => failStep(services, event),
    }),
  },
  acadiora: {
    stage: 'ulasan',
    data: newReview,
    steps: (services: ModelStepServices): Record<string, Step> => ({
      Plan: (event) => acadiora.planStep(services, event),
      ReviewPart: (event) => acadiora.reviewStep(services, event),
      Overall: (event) => acadiora.reviewStep(services, event),
      FinishReview: (event) => acadiora.finishStep(services, event),
      MarkFailed: (event) => failStep(services, event),
    }),
  },
  valentra: {
    stage: 'maklumat',
    data: newCourse,
    steps: (services: ModelStepServices): Record<string, Step> => ({
      ReadCourse: (event) => valentra.courseStep(services, event),
      FinishCourse: (event) => valentra.finishCourseStep(services, event),
      MarkFailed: (event) => failStep(services, event),
      PlanWork: (event) => valentraStages.planStep(services, event),
      WritePart: (event) => valentraStages.writeStep(services, event),
      CheckPart: (event) => valentraStages.writeStep(services, event),
      FinishWork: (event) => valentraStages.finishStep(services, event),
      MarkWorkFailed: (event) => failWorkStep(services, event),
    }),
  },
} as const;

/** A step of the pipeline as it is about to run: a test may end it, as a killed process would. */
export type Watch = (step: string, event: unknown) => Promise<void>;
const unwatched: Watch = async () => undefined;

/**
 * A module's real pipeline definition and steps on the embedded table, bucket, state machine and model, in this process. Documents come
 * as texts that are read already: the readers have tests of their own.
 */
export async function startPipeline(module: keyof typeof modules = 'pedagona') {
  const { stage, data, steps } = modules[module];
  const arn = `arn:aws:states:${region}:000000000000:stateMachine:${module}`;
  const definitionFile = new URL(`../../lib/pipelines/${module}.asl.json`, import.meta.url);
  log.setLogLevel('SILENT');
  const storage = await startStorage();
  const { table, files, store } = storage;

  /** By upload; an upload without a text is one that cannot be read. */
  const texts = new Map<string, DocumentText>();
  /** Of every file that comes in a form; undefined: it cannot be read. */
  let formText: DocumentText | undefined;
  let watch = unwatched;
  let client: BedrockRuntimeClient | undefined;
  let attempts: Attempt[] = [];

  const readStep = async (event: unknown): Promise<{ ok: boolean }> => {
    const input = documentStepInputSchema.parse(event);
    const session = sessionIdOf(input);
    const document = (await findSession(table, session))?.documents[input.n];
    if (document?.status !== 'pending') return { ok: true };
    const text = texts.get(document.uploadId) ?? (document.digest === undefined ? undefined : formText);
    if (text === undefined) {
      await markDocument(
        table,
        session,
        input.attempt,
        input.n,
        { status: 'failed', error: 'Tidak dapat dibaca.' },
        now(),
      );
      return { ok: false };
    }
    await files.put(objectKeys.text(session.sub, session.id, document.uploadId), encodeJson(text), 'application/json');
    await markDocument(table, session, input.attempt, input.n, { status: 'read', pages: text.pages.length }, now());
    return { ok: true };
  };

  const services = {
    table,
    files,
    now,
    modelFor: (session: SessionId) => {
      if (client === undefined) throw new Error('No model was started');
      // A call that outlives its model, of a work that has failed already, is counted with that model's.
      const own = attempts;
      return {
        client,
        modelIds: { reasoning: 'global.anthropic.claude-sonnet-5-5', extraction: 'global.anthropic.claude-haiku-5-5' },
        now,
        meter: async (attempt: Attempt) => {
          own.push(attempt);
          await meterSession(table, session, attempt, now());
        },
      };
    },
  };
  const definition = machineSchema.parse(JSON.parse(await readFile(definitionFile, 'utf8')));
  const tasks: Record<string, Step> = { ReadDocument: readStep, ...steps(services) };
  const watched = listStates(definition).flatMap(({ name, state }) =>
    state.Type === 'Task'
      ? [
          [
            name,
            async (event: unknown) => {
              const task = tasks[name];
              if (task === undefined) throw new Error(`${name} is of another stage`);
              await watch(name, event);
              return task(event);
            },
          ] as const,
        ]
      : [],
  );
  const executions = await openExecutions({
    dataDir: join(storage.folder, 'stepfunctions'),
    retryDelayMs: 1,
    onEnded: async (event) => {
      if (event.detail.status !== 'SUCCEEDED') await sweep(services, event);
    },
    stateMachines: { [arn]: { definition, tasks: Object.fromEntries(watched) } },
  });
  const jobs = openJobs(arn, localStepFunctions(executions));
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
    async useModel(faults: string, rules: Rules = answer): Promise<void> {
      attempts = [];
      client = localBedrock(rules, parseFaults(faults));
    },

    /** From now on this is called before every step; absent: nothing is. */
    watchSteps(before: Watch = unwatched): void {
      watch = before;
    },

    /** From now on files that come in a form say this; null: they cannot be read. */
    readForms(text: DocumentText | null): void {
      formText = text ?? undefined;
    },

    /** Stops an execution, as an operator does. */
    abort: (executionName: string): Promise<void> =>
      executions.stop(`${arn.replace(':stateMachine:', ':execution:')}:${executionName}`),

    /** Runs one step outside of any execution, as a service does that hands out the same work twice. */
    async runStep(step: string, event: unknown): Promise<void> {
      await tasks[step]?.(event);
    },

    /** A file handed in by `owner`, as the upload call and the bucket leave it. @returns its id */
    async handIn(name: string, text: DocumentText | null, owner = sub): Promise<string> {
      const uploadId = ulid();
      if (text !== null) texts.set(uploadId, text);
      const bytes = new TextEncoder().encode('%PDF-1.4');
      const type = 'application/pdf';
      await table.transact([
        { put: { ...keys.upload(owner, uploadId), uploadId, module, name, size: bytes.length, type } },
      ]);
      await files.put(objectKeys.upload(owner, uploadId), bytes, type);
      return uploadId;
    },

    /** Starts a session on these texts; a document without a text is one that cannot be read. */
    begin: (documents: Record<string, DocumentText | null>): Promise<SessionRow> =>
      startSession(start, {
        sub,
        module,
        sessionName: 'Sesi',
        uploads: async () =>
          Object.entries(documents).map(([name, text]) => {
            const uploadId = ulid();
            if (text !== null) texts.set(uploadId, text);
            return { uploadId, module, name, size: 1, type: 'application/pdf' };
          }),
        stage,
        data,
        fingerprint: ulid(),
        sameForSeconds: 60,
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
