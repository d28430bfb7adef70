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
  const { tools: usesTool, effort } = capabilities;
  const isUnthinking = capabilities.unthinking && prompt.tier === 'extraction';
  const caching = capabilities.caching && prompt.isCached !== false;
  const answer = jsonSchemaOf(prompt.schema);
  const { tool } = prompt;
  const schema = usesTool && tool ? (tool.schema ? jsonSchemaOf(tool.schema) : { type: 'object' }) : answer;
  const request = [
    ...(prompt.task === undefined ? [] : [prompt.task]),
    input.request,
    ...(usesTool && tool && !tool.schema
      ? [`Medan alat ${name}, dengan perkara yang dikehendaki sebelum setiap satunya:\n${outlineOf(answer)}`]
      : []),
  ].join('\n\n');
  const system: SystemContentBlock[] = [{ text: `${prompt.instructions}\n\n${answerRule(usesTool, name, schema)}` }];
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
    ...(isUnthinking ? { additionalModelRequestFields: { thinking: { type: 'between_tools' } } } : {}),
    requestMetadata: { promptId: prompt.id, promptVersion: String(prompt.version) },
    ...(effort ? { outputConfig: { effort: prompt.tier === 'reasoning' ? 'medium' : 'low' } } : {}),
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
            // Claude of generation 5 refuses a forced one.
            toolChoice: { auto: {} },
          },
        }
      : {}),
  };
}

const answerRule = (usesTool: boolean, name: string, schema: object): string =>
  usesTool
    ? `Rekodkan jawapan dengan memanggil alat ${name} sekali. Jangan jawab dengan teks.`
    : `Jawab dengan satu objek JSON sahaja, tanpa teks lain, yang mematuhi skema JSON ini:\n${JSON.stringify(schema)}`;
