import { type ConverseStreamCommandInput, ValidationException } from '@aws-sdk/client-bedrock-runtime';

/** A Converse request without its model's id, as `ask` makes it: what the SDK leaves optional there is there. */
export interface ConverseBody extends Omit<ConverseStreamCommandInput, 'modelId' | 'messages' | 'toolConfig'> {
  messages: { role: 'user' | 'assistant'; content: { text?: string }[] }[];
  toolConfig?: { tools: { toolSpec?: { name: string; inputSchema: { json: Record<string, unknown> } } }[] };
}

export type ConverseLike = { modelId: string; body: ConverseBody };

const textOf = (messages: ConverseBody['messages']): string =>
  messages.flatMap(({ content }) => content.map(({ text }) => text ?? '')).join('\n');

/** The text of a request's messages, one turn after the other. */
export const messageText = ({ body }: ConverseLike): string => textOf(body.messages);

/** What the first turn says: a repair turn comes after it and adds nothing to read. */
export const firstTurn = ({ body }: ConverseLike): string => textOf(body.messages.slice(0, 1));

/** The tools the request offers, without the cache points between them. */
export const offeredTools = (body: ConverseBody): { name: string; schema: Record<string, unknown> }[] =>
  (body.toolConfig?.tools ?? []).flatMap(({ toolSpec }) =>
    toolSpec ? [{ name: toolSpec.name, schema: toolSpec.inputSchema.json }] : [],
  );

const mostCachePoints = 4;

/**
 * Refuses what the SDK's types allow and Bedrock does not, so that a request is put to the same test here as in AWS.
 * @throws ValidationException with Bedrock's kind of message
 */
export function checkedRequest({ modelId = '', ...body }: ConverseStreamCommandInput): ConverseLike {
  const { toolConfig, system = [], messages = [] } = body;
  const blocks = [...system, ...messages.flatMap(({ content = [] }) => content), ...(toolConfig?.tools ?? [])];
  const cachePoints = blocks.filter(({ cachePoint }) => cachePoint).length;
  if (cachePoints > mostCachePoints)
    throw new ValidationException({
      message: `The request has ${cachePoints} cache points; the limit is ${mostCachePoints}.`,
      $metadata: { httpStatusCode: 400 },
    });
  return { modelId, body: body as ConverseBody };
}
