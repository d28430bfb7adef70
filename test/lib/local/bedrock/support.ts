import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import type { ConverseCommandInput, ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { parseFaults, startBedrock } from '../../../../lib/local/bedrock/server.ts';
import type { Rules } from '../../../../lib/local/bedrock/server.ts';

export const course = { tajuk: 'Pengenalan kepada Pendidikan', kredit: 3 };
export const schema = {
  type: 'object',
  properties: { tajuk: { type: 'string' }, kredit: { type: 'number' } },
  required: ['tajuk', 'kredit'],
  additionalProperties: false,
};
export const toolConfig = { tools: [{ toolSpec: { name: 'simpan_kursus', inputSchema: { json: schema } } }] };
export const textFormat = {
  type: 'json_schema' as const,
  structure: { jsonSchema: { name: 'kursus', schema: JSON.stringify(schema) } },
};
export const HAIKU_45 = 'global.anthropic.claude-haiku-4-5-20251001-v1:0';
export const SONNET_5 = 'global.anthropic.claude-sonnet-5';
export const SONNET_55 = 'global.anthropic.claude-sonnet-5-5';

const closers: (() => Promise<void> | void)[] = [];
/** Stops what a test has started. */
export async function tidy(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}

/** Starts the server, and a client of the SDK that tries once. */
export async function start(options: { faults?: string; rules?: Rules } = {}) {
  const server = await startBedrock({
    rules: options.rules ?? (() => Promise.resolve({ value: course })),
    faults: parseFaults(options.faults ?? ''),
  });
  const client = new BedrockRuntimeClient({
    endpoint: server.endpoint,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
  });
  closers.push(() => client.destroy(), server.close);
  const converse = (input: Partial<ConverseCommandInput> = {}, signal?: AbortSignal): Promise<ConverseCommandOutput> =>
    client.send(
      new ConverseCommand({
        modelId: HAIKU_45,
        messages: [{ role: 'user', content: [{ text: 'Rumuskan.' }] }],
        ...input,
      }),
      signal ? { abortSignal: signal } : {},
    );
  return { server, client, converse };
}

/** The stop reason of a call, or the name of its error. */
export async function outcome(call: Promise<ConverseCommandOutput>): Promise<string | undefined> {
  return call.then(
    ({ stopReason }) => stopReason,
    (error: unknown) => (error instanceof Error ? error.name : undefined),
  );
}

export function textOf(reply: ConverseCommandOutput): string {
  return reply.output?.message?.content?.[0]?.text ?? '';
}
