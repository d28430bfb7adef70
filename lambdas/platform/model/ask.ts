import { setTimeout as delay } from 'node:timers/promises';
import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { Usage } from '../../../shared/usage.ts';
import { clientFor } from '../clients.ts';
import { type AnswerFault, joinNotices, readAnswer, ModelAnswerError } from './answer.ts';
import { ruleOf } from '../http/validationMessages.ts';
import { faultOf, log } from '../log/logger.ts';
import { capabilitiesOf, converseRequest, noteRefusal, type PromptInput, toolNameOf } from './strategies.ts';
import type { Check, ModelTier, Problem, Prompt } from './prompt.ts';
import { problemsIn, repairOf } from './repair.ts';
import { understand } from './understand.ts';

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
  /** How long a call may take that answers in so many tokens; as `patienceMs` unless it is given. */
  patienceMs?: (answerTokens: number) => number;
  /** Waits before a busy model is asked again for a small thing. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** The SDK sends nothing twice, for it would not be metered: the state machine waits while the model is throttled or out of reach. */
export const openModel = (region?: string): BedrockRuntimeClient =>
  clientFor('model', () => new BedrockRuntimeClient({ maxAttempts: 1, ...(region === undefined ? {} : { region }) }));

/** The model did not answer in time, also when it was asked again. Its name is not among those that the state machine waits for. */
class ModelSilentError extends Error {
  override name = 'ModelSilentError';
}

/** How long an answer may take: within the two minutes that the page promises at least. Then the page says so, and it is asked once more. */
const patienceMs = (answerTokens: number): number => Math.min(20_000 + 10 * answerTokens, 110_000);

/** `notice`: for the reader: what the engine says of itself (a model of Bedrock says nothing), and what of its answer could not be kept. */
export interface Asked<T> {
  value: T;
  notice: string | null;
}

const engineSchema = z.object({ notice: z.string().max(300) });

/** The room that a cut-off answer is tried with again, unless the prompt itself gives as much; the model's limit holds above it. */
const moreRoom = 16_000;

/**
 * Asks a prompt of its tier's model and returns an answer that fits the prompt's schema. A cut-off answer is asked for once more with more
 * room, an unreadable one once more; of one that does not fit, or that the check finds wrong, the faulty fields alone are asked
 * for, once. What the check still finds then is told in the notice. `onAnswer`: called with the first answer that fits the schema, before its fields
 * are asked for again.
 * @throws {ModelAnswerError} when the answer stays unusable; {ModelSilentError}; the SDK's own errors (ThrottlingException ...) pass through.
 */
export async function ask<S extends z.ZodType>(
  services: ModelServices,
  prompt: Prompt<S>,
  input: PromptInput,
  check: Check<z.output<S>> = () => [],
  onAnswer: (answer: z.output<S>) => void = () => undefined,
): Promise<Asked<z.output<S>>> {
  const capabilities = capabilitiesOf(services.modelIds[prompt.tier]);
  const settle = (answer: unknown): Settled<z.output<S>> => settled(prompt, answer, check);
  const first = { prompt, input, room: Math.min(prompt.maxOutputTokens, capabilities.maxOutputTokens) };
  const room = Math.min(Math.max(2 * first.room, moreRoom), capabilities.maxOutputTokens);
  let result = await attempt(services, first, settle);
  if ('fault' in result && result.fault === 'cut_off' && room > first.room)
    result = await attempt(services, { ...first, room, isRepeated: true }, settle);
  else if ('fault' in result && result.fault === 'malformed') {
    const request = `${input.request}\n${unreadable(toolNameOf(prompt))}`;
    result = await attempt(services, { ...first, input: { ...input, request }, isRepeated: true }, settle);
  }
  if (!('fault' in result)) onAnswer(result.value);
  if ('problems' in result && result.problems.length > 0) {
    const faulty = result;
    const repair = repairOf(prompt, input, faulty.value, faulty.problems);
    const call = { prompt: repair.prompt, input: repair.input, room, isRepeated: true };
    const mending = () => attempt(services, call, (answer) => settle(repair.merged(answer)));
    // An answer that fits its schema is not lost to a repair that fails.
    const kept = (error: unknown) => {
      log.warn('A repair failed', { promptId: prompt.id, fault: faultOf(error) });
      return faulty;
    };
    const mended = 'fault' in faulty ? await mending() : await patiently(services, mending).catch(kept);
    if ('fault' in faulty) result = mended;
    else if (!('fault' in mended)) result = { ...mended, notice: faulty.notice };
  }
  if ('fault' in result) throw new ModelAnswerError(result.fault, result.detail);
  const { value, notice, problems } = result;
  const told = problems.filter(({ isQuiet }) => isQuiet !== true).map(({ message }) => message);
  return { value, notice: joinNotices(notice, ...told) };
}

/** How long a busy model is waited for before each further attempt: 140 seconds in all, within the time that a step has. */
const pausesMs = [5, 10, 15, 20, 25, 30, 35].map((seconds) => seconds * 1000);

/** Asks again here while the model is busy: the state machine, which waits for other calls, would ask for the first answer again. */
export async function patiently<T>({ pause = delay }: ModelServices, send: () => Promise<T>): Promise<T> {
  for (const milliseconds of pausesMs)
    try {
      return await send();
    } catch (error) {
      if (faultOf(error).name !== 'ThrottlingException') throw error;
      await pause(milliseconds);
    }
  return send();
}

const unreadable = (toolName: string): string =>
  `Jawapan anda sebelum ini tidak dapat dibaca. Jawab semula dengan lengkap melalui alat ${toolName} atau sebagai satu objek JSON.`;

/** An answer that fits its schema and what else is wrong with it, or what does not fit. */
type Settled<T> = { value: T; notices: string[]; problems: Problem[] } | { value: unknown; error: z.ZodError };

function settled<S extends z.ZodType>(
  { schema, tier }: Prompt<S>,
  answer: unknown,
  check: Check<z.output<S>>,
): Settled<z.output<S>> {
  // What is left out of a reading is not in the document; what is left out of a text that is written is asked for.
  const { value, notices } = understand(schema, answer, tier === 'extraction');
  const parsed = schema.safeParse(value, { error: ruleOf });
  if (!parsed.success) return { value, error: parsed.error };
  return { value: parsed.data, notices, problems: check(parsed.data) };
}

interface Call {
  prompt: Prompt<z.ZodType>;
  input: PromptInput;
  /** Tokens that the answer may take. */
  room: number;
  isRepeated?: boolean;
  isAfterSilence?: boolean;
}

/** By their names: our own patience, and Bedrock's. */
const silent = new Set(['ModelSilentError', 'ModelTimeoutException']);

/** @throws {ModelSilentError} when the time is over, whether or not the call heeds its signal */
async function inTime<T>(send: (signal: AbortSignal) => Promise<T>, milliseconds: number): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ModelSilentError());
      ending.abort();
    }, milliseconds);
  });
  return Promise.race([send(ending.signal), silence]).finally(() => clearTimeout(timer));
}

type Unusable =
  { fault: AnswerFault; detail: string } | { fault: 'invalid'; detail: string; value: unknown; problems: Problem[] };

async function attempt<T>(
  services: ModelServices,
  call: Call,
  settle: (answer: unknown) => Settled<T>,
): Promise<(Asked<T> & { problems: Problem[] }) | Unusable> {
  const { client, modelIds, meter, now } = services;
  const { prompt, input, room, isRepeated = false, isAfterSilence = false } = call;
  const modelId = modelIds[prompt.tier];
  const request = converseRequest(modelId, capabilitiesOf(modelId), { ...prompt, maxOutputTokens: room }, input);
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
      cacheReadTokens: response?.usage?.cacheReadInputTokens ?? 0,
      cacheWriteTokens: response?.usage?.cacheWriteInputTokens ?? 0,
      outputTokens: response?.usage?.outputTokens ?? 0,
      milliseconds: now().getTime() - startedAt,
    });

  let response: ConverseCommandOutput;
  try {
    response = await inTime(
      (abortSignal) => client.send(new ConverseCommand(request), { abortSignal }),
      (services.patienceMs ?? patienceMs)(room),
    );
  } catch (error) {
    await measure('failed');
    const { name, message } = faultOf(error);
    if (silent.has(name) && !isAfterSilence) return attempt(services, { ...call, isAfterSilence: true }, settle);
    const without = name === 'ValidationException' ? noteRefusal(modelId, message) : null;
    if (without === null) throw silent.has(name) ? new ModelSilentError() : error;
    log.warn('A model refuses what its record allows', { modelId, without });
    return attempt(services, call, settle);
  }
  const answer = readAnswer(response, toolNameOf(prompt));
  if ('fault' in answer) {
    await measure('unusable', response);
    return answer;
  }
  const result = settle(answer.value);
  if ('error' in result) {
    await measure('unusable', response);
    const { value, error } = result;
    return { fault: 'invalid', detail: issuesOf(error), value, problems: problemsIn(error) };
  }
  await measure(isRepeated ? 'repaired' : 'answered', response);
  const engine = engineSchema.safeParse(response.additionalModelResponseFields).data?.notice;
  const { value, notices, problems } = result;
  return { value, notice: joinNotices(engine ?? null, ...notices), problems };
}

/** Paths and rules only, at most 20: never values, which are document text. */
const issuesOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 20)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');
