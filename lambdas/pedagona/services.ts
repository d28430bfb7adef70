import { ulid } from 'ulid';
import { readSettings } from '../platform/config.ts';
import { type Files, openFiles } from '../platform/files.ts';
import { openJobs } from '../platform/jobs.ts';
import { log } from '../platform/log.ts';
import { type ModelServices, openModel } from '../platform/model/ask.ts';
import { meterSession, type SessionId } from '../platform/sessions.ts';
import type { StartServices } from '../platform/start.ts';
import { openTable, type Table } from '../platform/table.ts';

export interface PedagonaServices extends StartServices {
  files: Files;
}

export interface FinishServices {
  table: Table;
  files: Files;
  now: () => Date;
}

export interface ModelStepServices extends FinishServices {
  /** The model, metered onto this session. */
  modelFor: (session: SessionId) => ModelServices;
}

const now = (): Date => new Date();

/** Built at the first call and kept for the life of the Lambda. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

export const apiServices = once((): PedagonaServices => {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME', 'PEDAGONA_STATE_MACHINE_ARN', 'DAILY_QUOTA');
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings.PEDAGONA_STATE_MACHINE_ARN),
    dailyQuota: settings.DAILY_QUOTA,
    newId: () => ulid(),
    now,
  };
});

export const finishServices = once((): FinishServices => {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME');
  return { table: openTable(settings.TABLE_NAME), files: openFiles(settings.BUCKET_NAME), now };
});

export const modelServices = once((): ModelStepServices => {
  const { MODEL_REASONING: reasoning, MODEL_EXTRACTION: extraction } = readSettings(
    process.env,
    'MODEL_REASONING',
    'MODEL_EXTRACTION',
  );
  const services = finishServices();
  const client = openModel(process.env['BEDROCK_REGION']);
  return {
    ...services,
    modelFor: (session) => ({
      client,
      modelIds: { reasoning, extraction },
      now,
      async meter(attempt) {
        log.info('A model was asked', { sessionId: session.id, ...attempt });
        await meterSession(services.table, session, attempt);
      },
    }),
  };
});
