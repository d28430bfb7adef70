import { setTimeout as delay } from 'node:timers/promises';
import { BedrockRuntimeClient, type ConverseStreamCommandInput } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { Usage } from '../../../shared/usage.ts';
import { clientFor } from '../clients.ts';
import { type AnswerFault, joinNotices, readAnswer, ModelAnswerError } from './answer.ts';
import { ruleOf } from '../http/validationMessages.ts';
import { faultOf, log } from '../log/logger.ts';
import { capabilitiesOf, converseRequest, noteRefusal, type PromptInput, toolNameOf } from './strategies.ts';
import type { Check, ModelTier, Problem, Prompt } from './prompt.ts';
import { problemsIn, repairOf } from './repair.ts';
import { type Heard, listen, ModelSilentError, ModelSlowError } from './stream.ts';
import { understand } from './understand.ts';

/** One call of a model, for the meter: failed ones count too. */
export interface Attempt extends Usage {
  promptId: string;
  promptVersion: number;
  tier: ModelTier;
  modelId: string;
  outcome: 'answered' | 'repaired' | 'unusable' | 'failed';
  /** The tokens are an estimate: a model tells them at the end of its answer, which did not come. */
  isEstimated?: true;
}

export interface ModelServices {
  client: Pick<BedrockRuntimeClient, 'send'>;
  modelIds: Record<ModelTier, string>;
  /** Called for every attempt, also for failed ones. */
  meter: (attempt: Attempt) => Promise<void>;
  now: () => Date;
  /** The longest silence between two events of an answer; `patienceMs` below when left out. */
  patienceMs?: number;
  /** The time (milliseconds) at which the step must have its answers: an answer still being written is given up. */
  until?: number;
  /** Waits before a busy model is asked again for a small thing. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** The SDK sends nothing twice, for it would not be metered: the state machine waits while the model is throttled or out of reach. */
export const openModel = (region?: string): BedrockRuntimeClient =>
  clientFor('model', () => new BedrockRuntimeClient({ maxAttempts: 1, ...(region === undefined ? {} : { region }) }));

/**
 * The longest silence between two events of an answer: after it the page says that the model is slow, and the model is asked once more. The whole
 * answer may take the time that is left to its step.
 */
const patienceMs = 60_000;

/** The time that a step may take for all its answers, with repeated calls, repairs and waiting: a minute less than its function has. */
export const askingMs = 840_000;

/** `notice` is for the reader: what the engine says of itself (a model of Bedrock says nothing), and which parts of its answer could not be kept. */
export interface Asked<T> {
  value: T;
  notice: string | null;
}

const engineSchema = z.object({ notice: z.string().max(300) });

/** The room that a cut-off answer is tried with again, unless the prompt itself gives as much; the model's limit holds above it. */
const moreRoom = 16_000;

/**
 * Sends a prompt to its tier's model and returns an answer that fits the prompt's schema. A cut-off answer is asked for once more with more
 * room, an unreadable one once more. When an answer does not fit, or the check finds faults, the faulty fields alone are asked
 * for, once; faults that the check still finds then are told in the notice. `onAnswer`: called with the first answer that fits the schema, before its fields
 * are asked for again.
 * @throws {ModelAnswerError} when the answer stays unusable; {ModelSilentError}; {ModelSlowError}; the SDK's own errors (ThrottlingException ...)
 * pass through.
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

/** How long a busy model is waited for before each further attempt: 140 seconds in all, and not beyond the time that a step has. */
const pausesMs = [5, 10, 15, 20, 25, 30, 35].map((seconds) => seconds * 1000);

/** Asks again here while the model is busy: the state machine, which waits for other calls, would ask for the first answer again. */
export async function patiently<T>(
  { pause = delay, until = Infinity, now }: ModelServices,
  send: () => Promise<T>,
): Promise<T> {
  for (const milliseconds of pausesMs)
    try {
      return await send();
    } catch (error) {
      if (faultOf(error).name !== 'ThrottlingException' || now().getTime() + milliseconds > until) throw error;
      await pause(milliseconds);
    }
  return send();
}

const unreadable = (toolName: string): string =>
  `Jawapan anda sebelum ini tidak dapat dibaca. Jawab semula dengan lengkap melalui alat ${toolName} atau sebagai satu objek JSON.`;

/** An answer that fits its schema, with other faults, or one that does not fit, with the error. */
type Settled<T> = { value: T; notices: string[]; problems: Problem[] } | { value: unknown; error: z.ZodError };

function settled<S extends z.ZodType>(
  { schema, tier }: Prompt<S>,
  answer: unknown,
  check: Check<z.output<S>>,
): Settled<z.output<S>> {
  // A field left out of a reading is not in the document; one left out of a written text is asked for.
  const { value, notices } = understand(schema, answer, tier === 'extraction');
  const parsed = schema.safeParse(value, { error: ruleOf });
  if (!parsed.success) return { value, error: parsed.error };
  return { value: parsed.data, notices, problems: check(parsed.data) };
}

interface Call {
  prompt: Prompt<z.ZodType>;
  input: PromptInput;
  room: number;
  isRepeated?: boolean;
  isAfterSilence?: boolean;
}

/** Names of the errors of a silent model: our own patience has ended, or Bedrock's. */
const silent = new Set(['ModelSilentError', 'ModelTimeoutException']);
/** Names of errors by which a call ends here, though Bedrock may have done all its work. */
const givenUp = new Set(['ModelSilentError', 'ModelSlowError']);

/** For estimating the tokens of a call that was given up or broke off. */
const charactersPerToken = 4;
const estimateOf = (characters: number): number => Math.ceil(characters / charactersPerToken);

type Unusable =
  { fault: AnswerFault; detail: string } | { fault: 'invalid'; detail: string; value: unknown; problems: Problem[] };

async function attempt<T>(
  services: ModelServices,
  call: Call,
  settle: (answer: unknown) => Settled<T>,
): Promise<(Asked<T> & { problems: Problem[] }) | Unusable> {
  const { client, modelIds, meter, now } = services;
  const { prompt, input, room } = call;
  const modelId = modelIds[prompt.tier];
  const request = converseRequest(modelId, capabilitiesOf(modelId), { ...prompt, maxOutputTokens: room }, input);
  const startedAt = now().getTime();
  const leftMs = (services.until ?? Infinity) - startedAt;
  if (leftMs <= 0) throw new ModelSlowError();
  const heard: Heard = { blocks: [], characters: 0 };
  const measure = (outcome: Attempt['outcome'], isGivenUp = false): Promise<void> =>
    meter({
      promptId: prompt.id,
      promptVersion: prompt.version,
      tier: prompt.tier,
      modelId,
      outcome,
      calls: 1,
      ...tokensOf(heard, request, isGivenUp),
      milliseconds: now().getTime() - startedAt,
    });

  try {
    await listen(client, request, heard, { silenceMs: services.patienceMs ?? patienceMs, leftMs });
  } catch (error) {
    const { name, message } = faultOf(error);
    await measure('failed', givenUp.has(name));
    if (silent.has(name) && !call.isAfterSilence) return attempt(services, { ...call, isAfterSilence: true }, settle);
    const without = name === 'ValidationException' ? noteRefusal(modelId, message) : null;
    if (without === null) throw silent.has(name) ? new ModelSilentError() : error;
    log.warn('A model refuses what its record allows', { modelId, without });
    return attempt(services, call, settle);
  }
  const answer = readAnswer(heard, toolNameOf(prompt));
  if ('fault' in answer) {
    await measure('unusable');
    return answer;
  }
  const result = settle(answer.value);
  if ('error' in result) {
    await measure('unusable');
    const { value, error } = result;
    return { fault: 'invalid', detail: issuesOf(error), value, problems: problemsIn(error) };
  }
  await measure(call.isRepeated ? 'repaired' : 'answered');
  const engine = engineSchema.safeParse(heard.more).data?.notice;
  const { value, notices, problems } = result;
  return { value, notice: joinNotices(engine ?? null, ...notices), problems };
}

/** The tokens of a call: as the model says; by its characters when it was given up or broke off; none when it was refused. */
function tokensOf({ usage, characters }: Heard, request: ConverseStreamCommandInput, isGivenUp: boolean) {
  const isEstimated = usage === undefined && (isGivenUp || characters > 0);
  const { system, messages, toolConfig } = request;
  return {
    inputTokens: isEstimated
      ? estimateOf(JSON.stringify([system, messages, toolConfig]).length)
      : (usage?.inputTokens ?? 0),
    cacheReadTokens: usage?.cacheReadInputTokens ?? 0,
    cacheWriteTokens: usage?.cacheWriteInputTokens ?? 0,
    outputTokens: isEstimated ? estimateOf(characters) : (usage?.outputTokens ?? 0),
    ...(isEstimated ? { isEstimated } : {}),
  };
}

/** The paths and rules of at most 20 faults, never values: these are document text. */
const issuesOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 20)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');
