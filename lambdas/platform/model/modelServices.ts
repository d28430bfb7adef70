import { readSettings } from '../config.ts';
import { faultOf, log } from '../log/logger.ts';
import { countModelUse } from '../log/metrics.ts';
import { type Attempt, type ModelServices, openModel } from './ask.ts';
import { once } from '../once.ts';
import { meterUse, modelPrices, type ModelUse, usdOf } from '../statistics/usage.ts';
import type { Table } from '../storage/table.ts';
import { type JobId, noteOnJob } from '../jobs/job.ts';
import { stepServices, type StepServices } from '../stages/services.ts';

/** What a pipeline step needs that asks a model. */
export interface ModelStepServices extends StepServices {
  /** The model, metered onto this job's user. */
  modelFor: (job: JobId) => ModelServices;
}

export const modelServices = once((): ModelStepServices => {
  const {
    MODEL_REASONING: reasoning,
    MODEL_EXTRACTION: extraction,
    MODEL_PATIENCE_MS: patienceMs,
  } = readSettings(process.env, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'MODEL_PATIENCE_MS');
  const services = stepServices();
  const client = openModel(process.env['BEDROCK_REGION']);
  return {
    ...services,
    modelFor: (job) => ({
      client,
      modelIds: { reasoning, extraction },
      ...(patienceMs === undefined ? {} : { patienceMs }),
      now: services.now,
      async meter(attempt) {
        log.info('A model was asked', { sessionId: job.id, ...attempt });
        const use = { ...attempt, usd: usdOf(attempt.modelId, attempt, modelPrices) };
        countModelUse(job, use);
        // An answer that is paid for must not be lost to its meter; the line above holds the numbers all the same.
        await meterAttempt(services.table, job, use, services.now()).catch((error: unknown) =>
          log.error('An attempt was not metered', { sessionId: job.id, fault: faultOf(error) }),
        );
      },
    }),
  };
});

/** Meters an attempt; of one that was refused or not answered the page says that the models are busy, since another may take as long again. */
export async function meterAttempt(
  table: Table,
  job: JobId,
  attempt: ModelUse & Pick<Attempt, 'outcome'>,
  now: Date,
): Promise<void> {
  await meterUse(table, job, attempt, now);
  if (attempt.outcome === 'failed') await noteOnJob(table, job, { isBusy: true }, now);
}
