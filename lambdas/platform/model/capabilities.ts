/** What may be sent to a model. */
export interface Capabilities {
  /** A tool, which is offered and asked for in words; without, the schema is part of the prompt. Text with JSON is taken either way. */
  tools: boolean;
  /** `cachePoint` blocks. */
  caching: boolean;
  /** `outputConfig.effort`. */
  effort: boolean;
  /** It thinks unless it is told not to, and `maxTokens` counts what it thinks. */
  thinks: boolean;
  /** `thinking: between_tools`, so that it answers at once. */
  unthinking: boolean;
  /** `inferenceConfig.maxTokens` at the most. */
  maxOutputTokens: number;
}

/** Any model can read a prompt; all else is sent only where it is known to be taken. */
const unknownModel: Capabilities = {
  tools: false,
  caching: false,
  effort: false,
  thinks: false,
  unthinking: false,
  maxOutputTokens: 8_000,
};

const claude5 = { tools: true, caching: true, effort: true, maxOutputTokens: 64_000 } as const;

/** By model id, first match wins; as of 2026-11-22. */
const records: readonly [RegExp, Partial<Capabilities>][] = [
  [/claude-(?:sonnet-5-5|opus-5|fable-5)/, { ...claude5, thinks: true, unthinking: true }],
  [/claude-haiku-5-5/, { ...claude5, thinks: true }],
  [/claude-(?:sonnet|haiku)-5/, claude5],
  [/claude-(?:sonnet|haiku|opus)-4-[56]/, { tools: true, caching: true, maxOutputTokens: 64_000 }],
  [/anthropic\.claude/, { tools: true, maxOutputTokens: 8_192 }],
  [/amazon\.nova/, { tools: true, caching: true, maxOutputTokens: 10_000 }],
  [/openai\.gpt-oss|qwen|mistral/, { maxOutputTokens: 16_000 }],
];

/** What a model has refused in this process, against its record. */
const refused = new Map<string, Partial<Capabilities>>();

export const capabilitiesOf = (modelId: string): Capabilities => ({
  ...unknownModel,
  ...records.find(([pattern]) => pattern.test(modelId))?.[1],
  ...refused.get(modelId),
});

/** What a ValidationException may name, by its words, and how a request goes on without it. */
const fields: readonly [RegExp, Partial<Capabilities>][] = [
  [/effort/i, { effort: false }],
  [/thinking|between_tools/i, { unthinking: false }],
  [/cache_?(?:point|control)/i, { caching: false }],
];

/**
 * Notes that a model refuses a field that its record allows, so that this process sends it no more.
 * @returns what is left out from now on; null when the refusal names nothing that was sent
 */
export function noteRefusal(modelId: string, message: string): Partial<Capabilities> | null {
  const known = capabilitiesOf(modelId);
  const without = fields.find(
    ([words, less]) =>
      words.test(message) && Object.entries(less).some(([name, value]) => known[name as keyof Capabilities] !== value),
  )?.[1];
  if (without === undefined) return null;
  refused.set(modelId, { ...refused.get(modelId), ...without });
  return without;
}
