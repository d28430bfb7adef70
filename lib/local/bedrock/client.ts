import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  BedrockRuntimeClient,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
  InternalServerException,
  ModelErrorException,
  ModelStreamErrorException,
  ServiceUnavailableException,
  ThrottlingException,
} from '@aws-sdk/client-bedrock-runtime';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import { createFaultPlan, type End, endOf, type FaultSettings } from './faults.ts';
import { isAnswerFault, type ModelAnswer, writeReply } from './reply.ts';
import { checkedRequest, type ConverseLike } from './request.ts';

/** Answers in the place of a model: reads a request and gives the value that its schema asks for. */
export type Rules = (request: ConverseLike) => Promise<ModelAnswer>;

/** What the SDK's errors are made of. */
export const failed = (message: string, httpStatusCode: number) => ({ message, $metadata: { httpStatusCode } });

/** The faults that end a call, as the SDK throws them. */
const errors: Record<Exclude<End, 'hang'>, () => Error> = {
  throttle: () => new ThrottlingException(failed('Too many requests, please wait before trying again.', 429)),
  unavailable: () => new ServiceUnavailableException(failed('Bedrock is unable to process your request.', 503)),
  modelerror: () => new ModelErrorException(failed('The model could not process the request.', 424)),
  internal: () => new InternalServerException(failed('The server encountered an error.', 500)),
  streamerror: () => new ModelStreamErrorException(failed('The stream could not be written to its end.', 424)),
  // Named as the SDK's own handler names it.
  disconnect: () => Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' }),
};

/** Ends a call: by an error, or never. */
const ended = (end: End): Promise<never> =>
  end === 'hang' ? new Promise(() => undefined) : Promise.reject(errors[end]());

/** The events one after the other, and in their middle what ends them. */
async function* streamed(events: ConverseStreamOutput[], end: End | undefined) {
  const middle = Math.floor(events.length / 2);
  for (const [i, event] of events.entries()) {
    if (i === middle && end !== undefined) await ended(end);
    yield event;
  }
}

/**
 * A client of Bedrock whose ConverseStream calls are answered by rules. Requests are checked as Bedrock checks them.
 * @param faults what to do wrong, from `parseFaults(MODEL_FAULTS)`
 */
export function localBedrock(rules: Rules, faults: FaultSettings = []): BedrockRuntimeClient {
  const nextMisbehaviour = createFaultPlan(faults);
  // As `openModel` makes it.
  return answerCommands(new BedrockRuntimeClient({ region, credentials, maxAttempts: 1 }), {
    async ConverseStreamCommand(input: ConverseStreamCommandInput) {
      const startedAt = performance.now();
      const request = checkedRequest(input);
      const { delayMs, kind } = nextMisbehaviour(request.body.requestMetadata?.['promptId']);
      await pause(delayMs);
      const ending = endOf(kind);
      if (ending?.isMid === false) await ended(ending.end);
      const answer = await rules(request);
      const latencyMs = Math.round(performance.now() - startedAt);
      const fault = isAnswerFault(kind) ? kind : undefined;
      const events = writeReply(request.body, answer, { fault, toolUseId: `tooluse_${randomUUID()}`, latencyMs });
      return { stream: streamed(events, ending?.end) };
    },
  });
}
