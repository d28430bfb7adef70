import { readSettings } from '../config.ts';
import { faultOf, log } from '../log/logger.ts';
import { countModelUse } from '../log/metrics.ts';
import { type ModelServices, openModel } from './ask.ts';
import { once } from '../once.ts';
import { usdOf } from '../statistics/prices.ts';
import { meterSession, type SessionId } from '../jobs/session.ts';
import { stepServices, type StepServices } from '../stages/services.ts';

/** What a pipeline step needs that asks a model. */
export interface ModelStepServices extends StepServices {
  /** The model, metered onto this session. */
  modelFor: (session: SessionId) => ModelServices;
}

export const modelServices = once((): ModelStepServices => {
  const {
    MODEL_REASONING: reasoning,
    MODEL_EXTRACTION: extraction,
    MODEL_PRICES: prices,
  } = readSettings(process.env, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'MODEL_PRICES');
  const services = stepServices();
  const client = openModel(process.env['BEDROCK_REGION']);
  return {
    ...services,
    modelFor: (session) => ({
      client,
      modelIds: { reasoning, extraction },
      now: services.now,
      async meter(attempt) {
        log.info('A model was asked', { sessionId: session.id, ...attempt });
        const use = { ...attempt, usd: usdOf(attempt.modelId, attempt, prices) };
        countModelUse(session, use);
        // An answer that is paid for must not be lost to its meter; the line above holds the numbers all the same.
        await meterSession(services.table, session, use, services.now()).catch((error: unknown) =>
          log.error('An attempt was not metered', { sessionId: session.id, fault: faultOf(error) }),
        );
      },
    }),
  };
});
