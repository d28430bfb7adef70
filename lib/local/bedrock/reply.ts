import type { ConverseStreamOutput, StopReason } from '@aws-sdk/client-bedrock-runtime';
import { isRecord } from '../../../shared/values/pick.ts';
import type { FaultKind } from './faults.ts';
import { type ConverseBody, offeredTools } from './request.ts';

/** The answer of the rules: the JSON value with which a model would fill the schema, and the engine's notice about itself. */
export type ModelAnswer = { value: unknown; notice?: string };

type Tool = { toolUseId: string; name: string };

/** A model's turn: a text, or JSON for a tool. */
type Turn = {
  text: string;
  toolUse?: Tool | undefined;
  /** The SDK does not list `refusal`. */
  stopReason: StopReason | 'refusal';
};

/** Faults that change the content of an answer; the others never get as far as an answer. */
const answerFaults = ['cutoff', 'malformed', 'refusal', 'plaintext', 'invalid'] as const satisfies readonly FaultKind[];
type AnswerFault = (typeof answerFaults)[number];
export const isAnswerFault = (kind: FaultKind | undefined): kind is AnswerFault =>
  (answerFaults as readonly (string | undefined)[]).includes(kind);

/** About so many in Malay. */
export const CHARACTERS_PER_TOKEN = 3.1;

/**
 * The events of an answer. The rules' value is put where a model would put it: into the offered tool's input, or into text as JSON when no tool is
 * offered. An answer longer than `maxTokens` is cut off, as a model's is.
 * @param context.toolUseId the id given to the tool call
 */
export function writeReply(
  body: ConverseBody,
  answer: ModelAnswer,
  context: { fault?: AnswerFault | undefined; toolUseId: string; latencyMs: number },
): ConverseStreamOutput[] {
  const tool = offeredTools(body)[0];
  const value = context.fault === 'invalid' ? breakSchema(answer.value) : answer.value;
  const offered = tool && { toolUseId: context.toolUseId, name: tool.name };
  const maxTokens = body.inferenceConfig?.maxTokens ?? Infinity;
  const isTooLong = estimateTokens(JSON.stringify(value)) > maxTokens;
  const { text, toolUse, stopReason } = turnOf(
    context.fault ?? (isTooLong ? 'cutoff' : undefined),
    value,
    offered,
    maxTokens,
  );
  const at = { contentBlockIndex: 0 };
  return [
    { messageStart: { role: 'assistant' } },
    // As with Bedrock, only a tool call has a start event; a text begins with its first words.
    ...(toolUse ? [{ contentBlockStart: { ...at, start: { toolUse } } }] : []),
    ...piecesOf(text).map((piece) => ({
      contentBlockDelta: { ...at, delta: toolUse ? { toolUse: { input: piece } } : { text: piece } },
    })),
    { contentBlockStop: at },
    // The notice goes into a field that Converse itself does not use.
    {
      messageStop: {
        stopReason: stopReason as StopReason,
        ...(answer.notice === undefined ? {} : { additionalModelResponseFields: { notice: answer.notice } }),
      },
    },
    { metadata: { usage: countUsage(body, text), metrics: { latencyMs: context.latencyMs } } },
  ];
}

/** A text in eight pieces; a short one in fewer. */
const piecesOf = (text: string): string[] => {
  const length = Math.ceil(text.length / 8);
  return Array.from({ length: 8 }, (_, i) => text.slice(i * length, (i + 1) * length)).filter((piece) => piece !== '');
};

function turnOf(fault: AnswerFault | undefined, value: unknown, toolUse: Tool | undefined, maxTokens: number): Turn {
  const json = JSON.stringify(value);
  const half = json.slice(0, Math.min(Math.floor(json.length / 2), maxTokens * CHARACTERS_PER_TOKEN));
  switch (fault) {
    case 'cutoff':
      return { text: half, toolUse, stopReason: 'max_tokens' };
    case 'malformed':
      return { text: half, toolUse, stopReason: 'malformed_model_output' };
    case 'refusal':
      return { text: 'Maaf, saya tidak dapat membantu dengan permintaan ini.', stopReason: 'refusal' };
    case 'plaintext':
      return {
        text: `Berikut hasilnya:\n\n\`\`\`json\n${json}\n\`\`\`\n\nSemoga membantu.`,
        stopReason: 'end_turn',
      };
    default:
      // For 'invalid' the value itself has been broken already.
      return { text: json, toolUse, stopReason: toolUse ? 'tool_use' : 'end_turn' };
  }
}

/** Gives the first property a value that cannot be mistaken for the one that was asked for. */
function breakSchema(value: unknown): unknown {
  const [first = 'salah'] = isRecord(value) ? Object.keys(value) : [];
  return { ...(isRecord(value) ? value : {}), [first]: { salah: true } };
}

function countUsage({ system, messages, toolConfig }: ConverseBody, said: string) {
  const texts = [...(system ?? []), ...messages.flatMap((message) => message.content)].map(({ text }) => text ?? '');
  const inputTokens = estimateTokens(texts.join('') + JSON.stringify(toolConfig ?? ''));
  const outputTokens = estimateTokens(said);
  const totalTokens = inputTokens + outputTokens;
  return { inputTokens, outputTokens, totalTokens, cacheReadInputTokens: 0, cacheWriteInputTokens: 0 };
}

function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
