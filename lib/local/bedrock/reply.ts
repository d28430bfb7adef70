import type { FaultKind } from './faults.ts';
import { type ConverseBody, offeredTools } from './request.ts';

/** What the rules answer: the JSON value that a model would fill the schema with, and what the engine says of itself. */
export type ModelAnswer = { value: unknown; notice?: string };

type ContentBlock = { text: string } | { toolUse: { toolUseId: string; name: string; input: unknown } };

type Turn = { content: ContentBlock[]; stopReason: string };

/** Faults that change the content of an answer; the others never get as far as an answer. */
export type AnswerFault = Extract<FaultKind, 'cutoff' | 'malformed' | 'refusal' | 'plaintext' | 'invalid'>;

/** Of Malay, about. */
const CHARACTERS_PER_TOKEN = 3.1;
const DEFAULT_MAX_TOKENS = 4096;

/**
 * Puts the rules' value where a model would put it: into the offered tool's input, or into text as JSON when no tool is offered.
 * An answer longer than `maxTokens` is cut off, as a model's is.
 * @param context.toolUseId the id given to the tool call
 */
export function writeReply(
  body: ConverseBody,
  answer: ModelAnswer,
  context: { fault?: AnswerFault | undefined; toolUseId: string; latencyMs: number },
) {
  const tool = offeredTools(body)[0];
  const value = context.fault === 'invalid' ? breakSchema(answer.value) : answer.value;
  const toolUse = tool && { toolUseId: context.toolUseId, name: tool.name };
  const maxTokens = body.inferenceConfig?.maxTokens ?? DEFAULT_MAX_TOKENS;
  const isTooLong = estimateTokens(JSON.stringify(value)) > maxTokens;
  const turn = turnOf(context.fault ?? (isTooLong ? 'cutoff' : undefined), value, toolUse, maxTokens);
  return {
    output: { message: { role: 'assistant' as const, content: turn.content } },
    stopReason: turn.stopReason,
    usage: countUsage(body, turn.content),
    metrics: { latencyMs: context.latencyMs },
    // Converse's own place for what lies outside its fields.
    ...(answer.notice === undefined ? {} : { additionalModelResponseFields: { notice: answer.notice } }),
  };
}

const said = (text: string, stopReason: string): Turn => ({ content: [{ text }], stopReason });

function turnOf(
  fault: AnswerFault | undefined,
  value: unknown,
  tool: { toolUseId: string; name: string } | undefined,
  maxTokens: number,
): Turn {
  const json = JSON.stringify(value);
  const half = json.slice(0, Math.min(Math.floor(json.length / 2), maxTokens * CHARACTERS_PER_TOKEN));
  switch (fault) {
    case 'cutoff':
      return said(half, 'max_tokens');
    case 'malformed':
      return said(half, 'malformed_model_output');
    case 'refusal':
      return said('Maaf, saya tidak dapat membantu dengan permintaan ini.', 'refusal');
    case 'plaintext':
      return said(`Berikut hasilnya:\n\n\`\`\`json\n${json}\n\`\`\`\n\nSemoga membantu.`, 'end_turn');
    default:
      // Of 'invalid' the value itself has been broken already.
      return tool
        ? { content: [{ toolUse: { ...tool, input: value } }], stopReason: 'tool_use' }
        : said(json, 'end_turn');
  }
}

/** Gives the first property a value that nobody can take for what was asked. */
function breakSchema(value: unknown): unknown {
  const [first = 'salah'] = isObject(value) ? Object.keys(value) : [];
  return { ...(isObject(value) ? value : {}), [first]: { salah: true } };
}

function countUsage({ system, messages, toolConfig }: ConverseBody, content: ContentBlock[]) {
  const texts = [...(system ?? []), ...messages.flatMap((message) => message.content)].map(({ text }) => text ?? '');
  const inputTokens = estimateTokens(texts.join('') + JSON.stringify(toolConfig ?? ''));
  const outputTokens = content.length === 0 ? 0 : estimateTokens(JSON.stringify(content));
  const totalTokens = inputTokens + outputTokens;
  return { inputTokens, outputTokens, totalTokens, cacheReadInputTokens: 0, cacheWriteInputTokens: 0 };
}

function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
