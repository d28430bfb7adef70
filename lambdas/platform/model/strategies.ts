import type { ContentBlock, ConverseCommandInput, SystemContentBlock } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { Capabilities } from './capabilities.ts';
import type { Prompt } from './prompt.ts';

/**
 * What one call is about: `stable` is the same for every repetition (documents), `request` comes last. Of several stable texts, at most
 * three, a call with the first ones alone reads their cache.
 */
export interface PromptInput {
  stable: string | readonly string[];
  request: string;
}

/** The tool's and the schema's name: letters, digits and _ only. */
export const toolNameOf = ({ id, tool }: Pick<Prompt<z.ZodType>, 'id' | 'tool'>): string =>
  `rekod_${(tool?.id ?? id).replace(/[^a-zA-Z0-9]+/g, '_')}`;

type JsonObject = { [key: string]: Json };
type Json = string | number | boolean | null | Json[] | JsonObject;

/** The answer's JSON schema (draft 7), as the models take it. */
const jsonSchemaOf = (schema: z.ZodType): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  return rest as JsonObject;
};

/** What the compilers of output grammars refuse; the answer is held to it by zod all the same. */
const beyondGrammar = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema as a grammar: without bounds, and with objects closed. */
function grammarOf(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(grammarOf);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !beyondGrammar.has(keyword));
  const inner = kept.map(([keyword, value]): [string, Json] => [
    keyword,
    // Names of properties are not keywords.
    keyword === 'properties' && isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, property]) => [name, grammarOf(property)]))
      : grammarOf(value),
  ]);
  const closed: [string, Json][] = schema['type'] === 'object' ? [['additionalProperties', false]] : [];
  return Object.fromEntries([...inner, ...closed]);
}

/** Tokens that a model may think before it answers, beside those of its answer. */
const thinkingRoom = 12_000;

const cachePoint = { cachePoint: { type: 'default' as const } };

/** The exact Converse request of a prompt for a model of these capabilities. Stable text first, so that it can be cached. */
export function converseRequest(
  modelId: string,
  capabilities: Capabilities,
  prompt: Prompt<z.ZodType>,
  input: PromptInput,
): ConverseCommandInput {
  const name = toolNameOf(prompt);
  const { strategy, effort, sampling } = capabilities;
  const isUnthinking = capabilities.unthinking && prompt.tier === 'extraction';
  const caching = capabilities.caching && prompt.isCached !== false;
  const usesTool = strategy === 'autoTool' || strategy === 'forcedTool';
  const answer = jsonSchemaOf(prompt.schema);
  const { tool } = prompt;
  const schema = usesTool && tool ? (tool.schema ? jsonSchemaOf(tool.schema) : { type: 'object' }) : answer;
  const request = [
    ...(prompt.task === undefined ? [] : [prompt.task]),
    input.request,
    ...(usesTool && tool && !tool.schema ? [`Medan alat ${name} mengikut skema JSON ini:\n${JSON.stringify(answer)}`] : []),
  ].join('\n\n');
  const system: SystemContentBlock[] = [{ text: `${prompt.instructions}\n\n${answerRule(strategy, name, schema)}` }];
  const content: ContentBlock[] = [
    ...[input.stable].flat().flatMap((text) => [{ text }, ...(caching ? [cachePoint] : [])]),
    { text: request },
  ];
  const outputConfig = {
    ...(effort ? { effort: prompt.tier === 'reasoning' ? 'medium' : 'low' } : {}),
    ...(strategy === 'jsonSchema'
      ? {
          textFormat: {
            type: 'json_schema' as const,
            structure: { jsonSchema: { name, schema: JSON.stringify(grammarOf(schema)) } },
          },
        }
      : {}),
  };
  return {
    modelId,
    system: caching ? [...system, cachePoint] : system,
    messages: [{ role: 'user', content }],
    inferenceConfig: {
      maxTokens: Math.min(
        prompt.maxOutputTokens + (capabilities.thinks && !isUnthinking ? thinkingRoom : 0),
        capabilities.maxOutputTokens,
      ),
      ...(sampling ? { temperature: 0 } : {}),
    },
    ...(isUnthinking ? { additionalModelRequestFields: { thinking: { type: 'between_tools' } } } : {}),
    requestMetadata: { promptId: prompt.id, promptVersion: String(prompt.version) },
    ...(Object.keys(outputConfig).length > 0 ? { outputConfig } : {}),
    ...(usesTool
      ? {
          toolConfig: {
            tools: [
              {
                toolSpec: {
                  name,
                  description: 'Rekodkan jawapan lengkap di sini.',
                  inputSchema: { json: schema },
                },
              },
            ],
            toolChoice: strategy === 'forcedTool' ? { tool: { name } } : { auto: {} },
          },
        }
      : {}),
  };
}

function answerRule(strategy: Capabilities['strategy'], name: string, schema: JsonObject): string {
  if (strategy === 'promptJson') {
    return `Jawab dengan satu objek JSON sahaja, tanpa teks lain, yang mematuhi skema JSON ini:\n${JSON.stringify(schema)}`;
  }
  return strategy === 'jsonSchema'
    ? 'Jawab dengan satu objek JSON sahaja.'
    : `Rekodkan jawapan dengan memanggil alat ${name} sekali. Jangan jawab dengan teks.`;
}
