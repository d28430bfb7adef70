import { type ConverseCommandInput, ValidationException } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';

const jsonObject = z.record(z.string(), z.unknown());
const cachePoint = z.object({ type: z.literal('default'), ttl: z.enum(['5m', '1h']).optional() });

const toolUse = z.object({ toolUseId: z.string(), name: z.string(), input: z.unknown() });
const toolResult = z.object({ toolUseId: z.string(), content: z.array(jsonObject), status: z.string().optional() });

/** One block of a message: exactly one of the fields is set. Kinds the rules do not read (images, documents) pass through. */
const contentBlock = z.looseObject({
  text: z.string().optional(),
  toolUse: toolUse.optional(),
  toolResult: toolResult.optional(),
  cachePoint: cachePoint.optional(),
});

const message = z.object({ role: z.enum(['user', 'assistant']), content: z.array(contentBlock).min(1) });

const tool = z.looseObject({
  toolSpec: z
    .object({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      description: z.string().min(1).optional(),
      inputSchema: z.object({ json: jsonObject }),
    })
    .optional(),
  cachePoint: cachePoint.optional(),
});

const toolConfigSchema = z.object({
  tools: z.array(tool).min(1),
  toolChoice: z
    .object({
      auto: jsonObject.optional(),
      any: jsonObject.optional(),
      tool: z.object({ name: z.string() }).optional(),
    })
    .optional(),
});

const converseBody = z.looseObject({
  messages: z.array(message).min(1),
  system: z.array(z.looseObject({ text: z.string().optional(), cachePoint: cachePoint.optional() })).optional(),
  inferenceConfig: z
    .object({
      maxTokens: z.number().int().min(1).optional(),
      temperature: z.number().min(0).max(1).optional(),
      topP: z.number().min(0).max(1).optional(),
      stopSequences: z.array(z.string()).optional(),
    })
    .optional(),
  toolConfig: toolConfigSchema.optional(),
  outputConfig: z.strictObject({ effort: z.string().optional() }).optional(),
  requestMetadata: z.record(z.string(), z.string()).optional(),
});

/** A Converse request without its model's id. */
export type ConverseBody = z.infer<typeof converseBody>;

/** A Converse request that has passed the checks Bedrock makes. */
export type ConverseLike = { modelId: string; body: ConverseBody };

/** Claude 5.5 (and Opus 5) take neither forced tool choice nor sampling parameters. */
const UNFORCED = /sonnet-5-5|haiku-5-5|opus-5/;
const MAX_CACHE_POINTS = 4;
const MAX_REQUEST_METADATA = 16;

/**
 * Parses a request and refuses what Bedrock refuses for that model, so that the caller's choice of structured output is put to
 * the same test here as in AWS.
 * @throws ValidationException with Bedrock's kind of message
 */
export function parseConverse({ modelId = '', ...input }: ConverseCommandInput): ConverseLike {
  const parsed = converseBody.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw refused(`The request is invalid at '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`);
  }
  const body = parsed.data;
  refuseWrongTurns(body);
  refuseUnsupportedByModel(modelId, body);
  refuseFaultyTools(body);
  refuseTooMany('cache points', countCachePoints(body), MAX_CACHE_POINTS);
  refuseTooMany('request metadata entries', Object.keys(body.requestMetadata ?? {}).length, MAX_REQUEST_METADATA);
  return { modelId, body };
}

/** The tools the request offers, without the cache points between them. */
export function offeredTools(body: ConverseBody): { name: string; schema: Record<string, unknown> }[] {
  return (body.toolConfig?.tools ?? []).flatMap(({ toolSpec }) =>
    toolSpec ? [{ name: toolSpec.name, schema: toolSpec.inputSchema.json }] : [],
  );
}

function refuseWrongTurns({ messages }: ConverseBody): void {
  if (messages[0]?.role !== 'user') throw refused('A conversation must start with a user message.');
  for (const [index, turn] of messages.entries()) {
    if (turn.role === messages[index - 1]?.role)
      throw refused('A conversation must alternate between user and assistant roles.');
  }
}

function refuseUnsupportedByModel(modelId: string, { inferenceConfig, toolConfig }: ConverseBody): void {
  if (!UNFORCED.test(modelId)) return;
  if (toolConfig?.toolChoice?.tool || toolConfig?.toolChoice?.any)
    throw refused("This model doesn't support the toolConfig.toolChoice values 'tool' and 'any'.");
  if (inferenceConfig?.temperature !== undefined || inferenceConfig?.topP !== undefined)
    throw refused("This model doesn't support the inferenceConfig fields temperature and topP.");
}

function refuseFaultyTools(body: ConverseBody): void {
  const tools = offeredTools(body);
  const forced = body.toolConfig?.toolChoice?.tool?.name;
  if (forced !== undefined && !tools.some(({ name }) => name === forced))
    throw refused(`The tool choice '${forced}' is not among the tools.`);
  for (const { name, schema } of tools) {
    if (schema['type'] !== 'object')
      throw refused(`The value at toolSpec.inputSchema.json.type of '${name}' must be 'object'.`);
  }
}

function countCachePoints({ system, messages, toolConfig }: ConverseBody): number {
  const blocks = [...(system ?? []), ...messages.flatMap(({ content }) => content), ...(toolConfig?.tools ?? [])];
  return blocks.filter((block) => block.cachePoint).length;
}

function refuseTooMany(what: string, count: number, limit: number): void {
  if (count > limit) throw refused(`The request has ${count} ${what}; the limit is ${limit}.`);
}

const refused = (why: string): ValidationException =>
  new ValidationException({ message: why, $metadata: { httpStatusCode: 400 } });
