import type {
  ContentBlock,
  ConverseStreamCommandInput,
  OutputFormat,
  SystemContentBlock,
  ToolConfiguration,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { Prompt } from './prompt.ts';

interface Capabilities {
  /** The model takes a tool, which is offered and asked for in words; else the schema is part of the prompt. Text with JSON is taken either way. */
  tools: boolean;
  /** `outputConfig.textFormat`: the answer's JSON schema, which a server holds its model to. It goes before a tool, which a small model may forget. */
  format: boolean;
  /** The model takes `cachePoint` blocks. */
  caching: boolean;
  /** The model takes `outputConfig.effort`. */
  effort: boolean;
  /** The model thinks unless it is told not to, and `maxTokens` counts these tokens too. */
  thinks: boolean;
  /** `thinking: between_tools`, so that it answers at once. */
  unthinking: boolean;
  /** The highest `inferenceConfig.maxTokens`. */
  maxOutputTokens: number;
}

/** Any model can read a prompt; all else is sent only to models that are known to take it. */
const unknownModel: Capabilities = {
  tools: false,
  format: false,
  caching: false,
  effort: false,
  thinks: false,
  unthinking: false,
  maxOutputTokens: 8_000,
};

const claude5 = { tools: true, caching: true, effort: true, maxOutputTokens: 64_000 } as const;

/** Capabilities by model id, as of 2026-11-22; the first match wins. */
const records: readonly [RegExp, Partial<Capabilities>][] = [
  // A server of any kind: it refuses what it does not offer.
  [/^(?:local\.)?server\./, { tools: true, format: true, maxOutputTokens: 16_000 }],
  [/claude-(?:sonnet-5-5|opus-5|fable-5)/, { ...claude5, thinks: true, unthinking: true }],
  [/claude-haiku-5-5/, { ...claude5, thinks: true }],
  [/claude-(?:sonnet|haiku)-5/, claude5],
  [/claude-(?:sonnet|haiku|opus)-4-[56]/, { tools: true, caching: true, maxOutputTokens: 64_000 }],
  [/anthropic\.claude/, { tools: true, maxOutputTokens: 8_192 }],
  [/amazon\.nova/, { tools: true, caching: true, maxOutputTokens: 10_000 }],
  [/openai\.gpt-oss|qwen|mistral/, { maxOutputTokens: 16_000 }],
];

/** Capabilities that a model has refused in this process, against its record. */
const refused = new Map<string, Partial<Capabilities>>();

export const capabilitiesOf = (modelId: string): Capabilities => ({
  ...unknownModel,
  ...records.find(([pattern]) => pattern.test(modelId))?.[1],
  ...refused.get(modelId),
});

/** Words by which a ValidationException names a refused capability, and how a request goes on without it. */
const refusable: readonly [RegExp, Partial<Capabilities>][] = [
  [/effort/i, { effort: false }],
  [/thinking|between_tools/i, { unthinking: false }],
  [/cache_?(?:point|control)/i, { caching: false }],
  [/format|schema|grammar/i, { format: false }],
  [/tool/i, { tools: false }],
];

/**
 * Notes that a model refuses a field that its record allows, so that this process sends it no more.
 * @returns the capabilities left out from now on; null when the refusal names nothing that was sent
 */
export function noteRefusal(modelId: string, message: string): Partial<Capabilities> | null {
  const known = capabilitiesOf(modelId);
  const without = refusable.find(
    ([words, less]) =>
      words.test(message) && Object.entries(less).some(([name, value]) => known[name as keyof Capabilities] !== value),
  )?.[1];
  if (without === undefined) return null;
  refused.set(modelId, { ...refused.get(modelId), ...without });
  return without;
}

/**
 * The input of one call. `stable` is the same for every repetition (documents), `request` comes last. There may be up to three stable texts: a
 * call with only the first ones reads their cache.
 */
export interface PromptInput {
  stable: string | readonly string[];
  request: string;
}

/** The tool's and the schema's name: letters, digits and _ only. */
export const toolNameOf = ({ id, tool }: Pick<Prompt<z.ZodType>, 'id' | 'tool'>): string =>
  `rekod_${(tool ?? id).replace(/[^a-zA-Z0-9]+/g, '_')}`;

type JsonObject = { [key: string]: Json };
interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: Json[];
}
type Json = string | number | boolean | null | Json[] | JsonObject;

/** The answer's JSON schema (draft 7), as the models take it. */
const jsonSchemaOf = (schema: z.ZodType): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  return rest as JsonObject;
};

/** A JSON schema in fewer words, for a text: a field a line, what it is to hold before it. How many there may be is said there. */
function outlineOf({ properties, required = [], items, anyOf, enum: choices, type }: JsonSchema): string {
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (anyOf) return anyOf.map(outlineOf).join(' | ');
  if (items) return `Array<${outlineOf(items)}>`;
  if (!properties) return String(type);
  const fields = Object.entries(properties).map(([name, { description, ...field }]) => {
    const told = description === undefined ? '' : `// ${description}\n`;
    return `${told}${name}${required.includes(name) ? '' : '?'}: ${outlineOf(field)}`;
  });
  return `{\n${fields.join('\n')}\n}`;
}

/** Tokens for thinking before the answer, added to those of the answer. */
const thinkingRoom = 12_000;

const efforts = { reasoning: 'medium', extraction: 'low' } as const;

const cachePoint = { cachePoint: { type: 'default' as const } };

/**
 * How the answer is asked for: the tool's schema, the rule in the system text, and the words in the request itself. Fields told in words take
 * less than half of their JSON schema; where prompts share a tool, the request alone can tell them.
 */
function answerForm({ schema, tool, isCompact = false }: Prompt<z.ZodType>, name: string, usesTool: boolean) {
  const answer = jsonSchemaOf(schema);
  const fields = `dengan medan ini, dan perkara yang dikehendaki sebelum setiap satunya:\n${outlineOf(answer)}`;
  const call = `Rekodkan jawapan dengan memanggil alat ${name} sekali`;
  const noText = 'Jangan jawab dengan teks.';
  if (!usesTool) return { schema: answer, rule: `Jawab dengan satu objek JSON sahaja, tanpa teks lain, ${fields}` };
  if (tool !== undefined)
    return { schema: { type: 'object' }, rule: `${call}. ${noText}`, fields: `Alat ${name}, ${fields}` };
  if (isCompact) return { schema: { type: 'object' }, rule: `${call}, ${fields}\n\n${noText}` };
  return { schema: answer, rule: `${call}. ${noText}` };
}

const textFormatOf = (name: string, schema: object): OutputFormat => ({
  type: 'json_schema',
  structure: { jsonSchema: { name, schema: JSON.stringify(schema) } },
});

const toolConfigOf = (name: string, json: JsonObject): ToolConfiguration => ({
  tools: [{ toolSpec: { name, description: 'Rekodkan jawapan lengkap di sini.', inputSchema: { json } } }],
  // Claude of generation 5 refuses a forced tool.
  toolChoice: { auto: {} },
});

/** The exact ConverseStream request of a prompt for a model of these capabilities. Stable text first, so that it can be cached. */
export function converseRequest(
  modelId: string,
  capabilities: Capabilities,
  prompt: Prompt<z.ZodType>,
  input: PromptInput,
): ConverseStreamCommandInput {
  const name = toolNameOf(prompt);
  const { format, effort } = capabilities;
  const usesTool = capabilities.tools && !format;
  const isUnthinking = capabilities.unthinking && prompt.tier === 'extraction';
  const caching = capabilities.caching && prompt.isCached !== false;
  const { schema, rule, fields } = answerForm(prompt, name, usesTool);
  const request = [prompt.task, input.request, fields].filter((part) => part !== undefined).join('\n\n');
  const system: SystemContentBlock[] = [{ text: `${prompt.instructions}\n\n${rule}` }];
  const content: ContentBlock[] = [
    ...[input.stable].flat().flatMap((text) => [{ text }, ...(caching ? [cachePoint] : [])]),
    { text: request },
  ];
  return {
    modelId,
    system: caching ? [...system, cachePoint] : system,
    messages: [{ role: 'user', content }],
    inferenceConfig: {
      maxTokens: Math.min(
        prompt.maxOutputTokens + (capabilities.thinks && !isUnthinking ? thinkingRoom : 0),
        capabilities.maxOutputTokens,
      ),
    },
    additionalModelRequestFields: isUnthinking ? { thinking: { type: 'between_tools' } } : undefined,
    requestMetadata: { promptId: prompt.id, promptVersion: String(prompt.version) },
    outputConfig:
      effort || format
        ? {
            effort: effort ? efforts[prompt.tier] : undefined,
            textFormat: format ? textFormatOf(name, schema) : undefined,
          }
        : undefined,
    toolConfig: usesTool ? toolConfigOf(name, schema) : undefined,
  };
}
