import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
  type Message,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { Usage } from '../../../shared/usage.ts';
import { clientFor } from '../clients.ts';
import { readAnswer, ModelAnswerError } from './answer.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { ModelTier, Prompt } from './prompt.ts';
import { converseRequest, toolNameOf, type PromptInput } from './strategies.ts';

/** One call of a model, for the meter: failed ones count too. */
export interface Attempt extends Usage {
  promptId: string;
  promptVersion: number;
  tier: ModelTier;
  modelId: string;
  outcome: 'answered' | 'repaired' | 'unusable' | 'failed';
}

export interface ModelServices {
  client: Pick<BedrockRuntimeClient, 'send'>;
  modelIds: Record<ModelTier, string>;
  /** Called for every attempt, also for failed ones. */
  meter: (attempt: Attempt) => Promise<void>;
  now: () => Date;
}

/** The SDK tries twice, for a broken connection; the state machine waits while the model is throttled. */
export const openModel = (region?: string): BedrockRuntimeClient =>
  clientFor('model', () => new BedrockRuntimeClient({ maxAttempts: 2, ...(region === undefined ? {} : { region }) }));

/** `notice`: what the engine says of itself, for the reader; a model of Bedrock says nothing. */
export interface Asked<T> {
  value: T;
  notice: string | null;
}

const engineSchema = z.object({ notice: z.string().max(300) });

/**
 * Asks a prompt of its tier's model and returns an answer that fits the prompt's schema. One repair call is made, fed with what was
 * wrong.
 * @throws {ModelAnswerError} when the answer stays unusable; the SDK's own errors (ThrottlingException ...) pass through.
 */
export async function ask<S extends z.ZodType>(
  services: ModelServices,
  prompt: Prompt<S>,
  input: PromptInput,
): Promise<Asked<z.output<S>>> {
  const first = await attempt(services, prompt, input, []);
  if ('value' in first) return first;
  if (first.fault === 'refused' || first.fault === 'too_long') throw new ModelAnswerError(first.fault, first.detail);
  const second = await attempt(services, prompt, input, repairMessages(first, toolNameOf(prompt.id)));
  if ('value' in second) return second;
  throw new ModelAnswerError(second.fault, second.detail);
}

interface Unusable {
  fault: ModelAnswerError['fault'];
  detail: string;
  message: Message | undefined;
  toolUseId: string | null;
}

async function attempt<S extends z.ZodType>(
  { client, modelIds, meter, now }: ModelServices,
  prompt: Prompt<S>,
  input: PromptInput,
  repair: Message[],
): Promise<Asked<z.output<S>> | Unusable> {
  const modelId = modelIds[prompt.tier];
  const request = converseRequest(modelId, capabilitiesOf(modelId), prompt, input, repair);
  const startedAt = now().getTime();
  const measure = (outcome: Attempt['outcome'], response?: ConverseCommandOutput): Promise<void> =>
    meter({
      promptId: prompt.id,
      promptVersion: prompt.version,
      tier: prompt.tier,
      modelId,
      outcome,
      calls: 1,
      inputTokens: response?.usage?.inputTokens ?? 0,
      outputTokens: response?.usage?.outputTokens ?? 0,
      milliseconds: now().getTime() - startedAt,
    });

  const response = await client.send(new ConverseCommand(request)).catch(async (error: unknown) => {
    await measure('failed');
    throw error;
  });
  const answer = readAnswer(response, toolNameOf(prompt.id));
  const message = response.output?.message;
  if ('fault' in answer) {
    await measure('unusable', response);
    return { ...answer, message, toolUseId: null };
  }
  const parsed = prompt.schema.safeParse(answer.value);
  if (parsed.success) {
    await measure(repair.length > 0 ? 'repaired' : 'answered', response);
    return {
      value: parsed.data,
      notice: engineSchema.safeParse(response.additionalModelResponseFields).data?.notice ?? null,
    };
  }
  await measure('unusable', response);
  return { fault: 'invalid', detail: issuesOf(parsed.error), message, toolUseId: answer.toolUseId };
}

/** Paths and library sentences only, at most 20: never values, which are document text. */
const issuesOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 20)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');

/** What follows the first request in the repair call: the bad answer, when it can be repeated, and what was wrong with it. */
function repairMessages({ fault, detail, message, toolUseId }: Unusable, toolName: string): Message[] {
  const demand =
    fault === 'cut_off'
      ? 'Jawapan anda terpotong kerana terlalu panjang. Jawab semula dengan lebih ringkas dan lengkap.'
      : `Jawapan anda tidak mematuhi skema: ${detail}. Jawab semula dengan lengkap dan betul melalui alat ${toolName} atau sebagai objek JSON.`;
  if (fault === 'invalid' && message !== undefined) {
    return [
      message,
      {
        role: 'user',
        content:
          toolUseId === null
            ? [{ text: demand }]
            : [{ toolResult: { toolUseId, status: 'error', content: [{ text: demand }] } }],
      },
    ];
  }
  return [
    { role: 'assistant', content: [{ text: '(jawapan tidak dapat digunakan)' }] },
    { role: 'user', content: [{ text: demand }] },
  ];
}
