/** How a model is made to answer in a shape. */
export type Strategy =
  /** The tool is offered and asked for in words; the model is free, so text with JSON is taken too. */
  | 'autoTool'
  /** The tool is forced by `toolChoice`. */
  | 'forcedTool'
  /** The answer's grammar is given as `outputConfig.textFormat`. */
  | 'jsonSchema'
  /** The schema is part of the prompt; the protocol does not help. */
  | 'promptJson';

/** What may be sent to a model. */
export interface Capabilities {
  strategy: Strategy;
  /** `cachePoint` blocks. */
  caching: boolean;
  /** `outputConfig.effort`. */
  effort: boolean;
  /** `strict` in the tool's specification. */
  strictTools: boolean;
  /** `inferenceConfig.temperature`. */
  sampling: boolean;
  /** `inferenceConfig.maxTokens` at the most. */
  maxOutputTokens: number;
}

/**
 * By model id, first match wins. Newer Claude models refuse forced tool choice, sampling parameters and strict tools; Sonnet 5 refuses
 * a text format; 4.5 and 4.6 take a JSON schema, whose first grammar may take minutes to compile, so forced tools serve them better.
 */
const records: readonly [RegExp, Capabilities][] = [
  [
    /claude-(?:sonnet|haiku|opus)-5(?:-\d)?(?!\d)/,
    { strategy: 'autoTool', caching: true, effort: true, strictTools: false, sampling: false, maxOutputTokens: 64_000 },
  ],
  [
    /claude-(?:sonnet|haiku|opus)-4-[56]/,
    {
      strategy: 'forcedTool',
      caching: true,
      effort: false,
      strictTools: false,
      sampling: true,
      maxOutputTokens: 64_000,
    },
  ],
  [
    /anthropic\.claude/,
    {
      strategy: 'forcedTool',
      caching: false,
      effort: false,
      strictTools: false,
      sampling: true,
      maxOutputTokens: 8_192,
    },
  ],
  [
    /amazon\.nova/,
    {
      strategy: 'forcedTool',
      caching: true,
      effort: false,
      strictTools: false,
      sampling: true,
      maxOutputTokens: 10_000,
    },
  ],
  [
    /openai\.gpt-oss|qwen|mistral/,
    {
      strategy: 'jsonSchema',
      caching: false,
      effort: false,
      strictTools: false,
      sampling: true,
      maxOutputTokens: 16_000,
    },
  ],
];

/** Any model can read a prompt. */
const unknownModel: Capabilities = {
  strategy: 'promptJson',
  caching: false,
  effort: false,
  strictTools: false,
  sampling: false,
  maxOutputTokens: 8_000,
};

export const capabilitiesOf = (modelId: string): Capabilities =>
  records.find(([pattern]) => pattern.test(modelId))?.[1] ?? unknownModel;
