import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  type ConverseCommandInput,
  ModelErrorException,
  ServiceUnavailableException,
  ThrottlingException,
} from '@aws-sdk/client-bedrock-runtime';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import { createFaultPlan, type FaultSettings } from './faults.ts';
import { type ModelAnswer, writeReply } from './reply.ts';
import { checkedRequest, type ConverseLike } from './request.ts';

/** Answers in the place of a model: reads a request and gives the value that its schema asks for. */
export type Rules = (request: ConverseLike) => Promise<ModelAnswer>;

/** The faults that end a call, as the SDK throws them. */
const errors = {
  throttle: () =>
    new ThrottlingException({
      message: 'Too many requests, please wait before trying again.',
      $metadata: { httpStatusCode: 429 },
    }),
  unavailable: () =>
    new ServiceUnavailableException({
      message: 'Bedrock is unable to process your request.',
      $metadata: { httpStatusCode: 503 },
    }),
  // Named as the SDK's own handler names it.
  disconnect: () => Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' }),
};
const isError = (kind: string | undefined): kind is keyof typeof errors => kind !== undefined && kind in errors;

/**
 * A client of Bedrock whose Converse calls are answered by rules. Requests are checked as Bedrock checks them.
 * @param faults what to do wrong, from `parseFaults(MODEL_FAULTS)`
 */
export function localBedrock(rules: Rules, faults: FaultSettings = []): BedrockRuntimeClient {
  const nextMisbehaviour = createFaultPlan(faults);
  // As `openModel` makes it.
  return answerCommands(new BedrockRuntimeClient({ region, credentials, maxAttempts: 1 }), {
    async ConverseCommand(input: ConverseCommandInput) {
      const startedAt = performance.now();
      const request = checkedRequest(input);
      const { delayMs, kind } = nextMisbehaviour(request.body.requestMetadata?.['promptId']);
      await pause(delayMs);
      if (kind === 'hang') await new Promise(() => undefined);
      if (isError(kind)) throw errors[kind]();
      const answer = await rules(request).catch((error: unknown) => {
        if (error instanceof BedrockRuntimeServiceException) throw error;
        const message = error instanceof Error ? error.message : String(error);
        throw new ModelErrorException({ message, $metadata: { httpStatusCode: 424 } });
      });
      const latencyMs = Math.round(performance.now() - startedAt);
      const fault = kind === 'hang' ? undefined : kind;
      return writeReply(request.body, answer, { fault, toolUseId: `tooluse_${randomUUID()}`, latencyMs });
    },
  });
}
