import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import type { ConverseCommandInput, ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { afterEach, describe, expect, test } from '@jest/globals';
import { parseFaults, startBedrock } from '../../../../lib/local/bedrock/server.ts';
import type { ConverseLike, Rules } from '../../../../lib/local/bedrock/server.ts';

const course = { tajuk: 'Pengenalan kepada Pendidikan', kredit: 3 };
const schema = {
  type: 'object',
  properties: { tajuk: { type: 'string' }, kredit: { type: 'number' } },
  required: ['tajuk', 'kredit'],
  additionalProperties: false,
};
const toolConfig = { tools: [{ toolSpec: { name: 'simpan_kursus', inputSchema: { json: schema } } }] };
const textFormat = {
  type: 'json_schema' as const,
  structure: { jsonSchema: { name: 'kursus', schema: JSON.stringify(schema) } },
};
const HAIKU_45 = 'global.anthropic.claude-haiku-4-5-20251001-v1:0';
const SONNET_5 = 'global.anthropic.claude-sonnet-5';
const SONNET_55 = 'global.anthropic.claude-sonnet-5-5';

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start(options: { faults?: string; rules?: Rules } = {}) {
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

describe('a Converse call from the SDK client', () => {
  test('gets the value of the rules as the input of the offered tool', async () => {
    const { converse } = await start();
    const reply = await converse({ toolConfig });
    expect(reply.stopReason).toBe('tool_use');
    expect(reply.output?.message?.role).toBe('assistant');
    expect(reply.output?.message?.content?.[0]?.toolUse).toMatchObject({ name: 'simpan_kursus', input: course });
    expect(reply.output?.message?.content?.[0]?.toolUse?.toolUseId).toMatch(/^tooluse_/);
  });

  test('gets the value as JSON text when no tool is offered, with or without an output schema', async () => {
    const { converse } = await start();
    for (const input of [{}, { outputConfig: { textFormat } }]) {
      const reply = await converse(input);
      expect(reply.stopReason).toBe('end_turn');
      expect(JSON.parse(reply.output?.message?.content?.[0]?.text ?? '')).toEqual(course);
    }
  });

  test('hands model id, system, messages and metadata to the rules as they were sent', async () => {
    const seen: ConverseLike[] = [];
    const { converse } = await start({
      rules: (request) => {
        seen.push(request);
        return Promise.resolve({ value: course });
      },
    });
    await converse({
      modelId: 'arn:aws:bedrock:ap-southeast-1:123456789012:inference-profile/global.anthropic.claude-haiku-4-5',
      system: [{ text: 'Anda penilai.' }, { cachePoint: { type: 'default' } }],
      requestMetadata: { promptId: 'pedagona.fakta' },
    });
    expect(seen[0]?.modelId).toBe(
      'arn:aws:bedrock:ap-southeast-1:123456789012:inference-profile/global.anthropic.claude-haiku-4-5',
    );
    expect(seen[0]?.body).toEqual({
      messages: [{ role: 'user', content: [{ text: 'Rumuskan.' }] }],
      system: [{ text: 'Anda penilai.' }, { cachePoint: { type: 'default' } }],
      requestMetadata: { promptId: 'pedagona.fakta' },
    });
  });

  test('is told how many tokens went in and out', async () => {
    const { converse } = await start();
    const short = await converse();
    const long = await converse({ messages: [{ role: 'user', content: [{ text: 'kata '.repeat(400) }] }] });
    expect((long.usage?.inputTokens ?? 0) - (short.usage?.inputTokens ?? 0)).toBeGreaterThan(450);
    expect(long.usage?.totalTokens).toBe((long.usage?.inputTokens ?? 0) + (long.usage?.outputTokens ?? 0));
    expect(long.usage?.outputTokens).toBeGreaterThan(0);
    expect(long.metrics?.latencyMs).toBeGreaterThanOrEqual(0);
  });

  test('is cut off when the answer is longer than maxTokens', async () => {
    const { converse } = await start();
    const reply = await converse({ inferenceConfig: { maxTokens: 5 } });
    expect(reply.stopReason).toBe('max_tokens');
    expect(() => JSON.parse(reply.output?.message?.content?.[0]?.text ?? '')).toThrow(SyntaxError);
  });

  test('fails with ModelErrorException when the rules throw', async () => {
    const { converse } = await start({ rules: () => Promise.reject(new Error('tiada peraturan')) });
    await expect(converse()).rejects.toMatchObject({ name: 'ModelErrorException', message: 'tiada peraturan' });
  });

  test('may be given up by the caller without harm to the next one', async () => {
    const controller = new AbortController();
    let calls = 0;
    const { converse } = await start({
      rules: () => {
        calls += 1;
        if (calls === 1) controller.abort();
        return Promise.resolve({ value: course });
      },
    });
    expect(await outcome(converse({}, controller.signal))).toBe('AbortError');
    expect(await outcome(converse())).toBe('end_turn');
  });

  test('runs side by side on one HTTP/2 connection', async () => {
    const { converse } = await start();
    const replies = await Promise.all(Array.from({ length: 20 }, () => converse({ toolConfig })));
    expect(replies.map(({ stopReason }) => stopReason)).toEqual(Array(20).fill('tool_use'));
  });
});

test('HTTP/1.1 is answered on the same port, other paths with 404', async () => {
  const { server } = await start();
  const reply = await fetch(`${server.endpoint}/model/${encodeURIComponent(HAIKU_45)}/converse`, {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'user', content: [{ text: 'Rumuskan.' }] }] }),
  });
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ stopReason: 'end_turn' });
  expect((await fetch(`${server.endpoint}/model/x/invoke`, { method: 'POST' })).status).toBe(404);
});

describe('ValidationException', () => {
  const unsupported: [string, Partial<ConverseCommandInput>][] = [
    [
      'a forced tool on Claude 5.5',
      { modelId: SONNET_55, toolConfig: { ...toolConfig, toolChoice: { tool: { name: 'simpan_kursus' } } } },
    ],
    ['any tool on Claude 5.5', { modelId: SONNET_55, toolConfig: { ...toolConfig, toolChoice: { any: {} } } }],
    ['temperature on Claude 5.5', { modelId: SONNET_55, inferenceConfig: { temperature: 0 } }],
    ['topP on Haiku 5.5', { modelId: 'global.anthropic.claude-haiku-5-5', inferenceConfig: { topP: 0.5 } }],
    [
      'a strict tool on Claude 5.5',
      {
        modelId: SONNET_55,
        toolConfig: { tools: [{ toolSpec: { name: 'a', strict: true, inputSchema: { json: schema } } }] },
      },
    ],
    ['an output schema on Sonnet 5', { modelId: SONNET_5, outputConfig: { textFormat } }],
    ['no messages', { messages: [] }],
    ['an assistant turn first', { messages: [{ role: 'assistant', content: [{ text: 'Ya' }] }] }],
    [
      'two user turns in a row',
      {
        messages: [
          { role: 'user', content: [{ text: 'a' }] },
          { role: 'user', content: [{ text: 'b' }] },
        ],
      },
    ],
    ['a tool choice that is not offered', { toolConfig: { ...toolConfig, toolChoice: { tool: { name: 'lain' } } } }],
    [
      'five cache points',
      { system: [{ text: 'a' }, ...Array.from({ length: 5 }, () => ({ cachePoint: { type: 'default' as const } }))] },
    ],
    [
      'an output schema with an open object',
      {
        outputConfig: {
          textFormat: { ...textFormat, structure: { jsonSchema: { schema: '{"type":"object","properties":{}}' } } },
        },
      },
    ],
    [
      'an output schema that is not JSON',
      { outputConfig: { textFormat: { ...textFormat, structure: { jsonSchema: { schema: 'ya' } } } } },
    ],
    [
      'a tool schema that is no object',
      { toolConfig: { tools: [{ toolSpec: { name: 'a', inputSchema: { json: { type: 'array' } } } }] } },
    ],
  ];

  test.each(unsupported)('refuses %s', async (_, input) => {
    const { converse } = await start();
    await expect(converse(input)).rejects.toMatchObject({
      name: 'ValidationException',
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('does not refuse what a model supports', async () => {
    const { converse } = await start();
    const supported: Partial<ConverseCommandInput>[] = [
      { modelId: SONNET_55, toolConfig: { ...toolConfig, toolChoice: { auto: {} } }, outputConfig: { effort: 'low' } },
      { modelId: SONNET_55, outputConfig: { textFormat } },
      { modelId: SONNET_5, inferenceConfig: { temperature: 0 } },
      { toolConfig: { ...toolConfig, toolChoice: { tool: { name: 'simpan_kursus' } } } },
    ];
    for (const input of supported) expect((await converse(input)).$metadata.httpStatusCode).toBe(200);
  });
});

describe('MODEL_FAULTS', () => {
  test.each([
    ['throttle', 'ThrottlingException', 429],
    ['error500', 'InternalServerException', 500],
    ['unavailable', 'ServiceUnavailableException', 503],
  ])('%s fails the call with %s', async (faults, name, httpStatusCode) => {
    const { converse } = await start({ faults });
    await expect(converse()).rejects.toMatchObject({ name, $metadata: { httpStatusCode } });
  });

  test('a throttled call carries the header by which clients know it', async () => {
    const { server } = await start({ faults: 'throttle' });
    const reply = await fetch(`${server.endpoint}/model/a/converse`, {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: [{ text: 'a' }] }] }),
    });
    expect(reply.status).toBe(429);
    expect(reply.headers.get('x-amzn-errortype')).toBe('ThrottlingException');
  });

  test('throttle:2 fails the first two calls only', async () => {
    const { converse } = await start({ faults: 'throttle:2' });
    const outcomes = [];
    for (let call = 0; call < 4; call += 1) outcomes.push(await outcome(converse()));
    expect(outcomes).toEqual(['ThrottlingException', 'ThrottlingException', 'end_turn', 'end_turn']);
  });

  test('throttle:30% fails the same three calls of ten at every run', async () => {
    const runs = [];
    for (let run = 0; run < 2; run += 1) {
      const { converse } = await start({ faults: 'throttle:30%' });
      const outcomes = [];
      for (let call = 0; call < 10; call += 1) outcomes.push(await outcome(converse()));
      runs.push(outcomes);
    }
    expect(runs[0]?.filter((name) => name === 'ThrottlingException')).toHaveLength(3);
    expect(runs[1]).toEqual(runs[0]);
  });

  test('@promptId limits a fault to the calls of one prompt', async () => {
    const { converse } = await start({ faults: 'error500:1@pedagona.fakta' });
    expect(await outcome(converse({ requestMetadata: { promptId: 'pedagona.skrip' } }))).toBe('end_turn');
    expect(await outcome(converse())).toBe('end_turn');
    expect(await outcome(converse({ requestMetadata: { promptId: 'pedagona.fakta' } }))).toBe(
      'InternalServerException',
    );
    expect(await outcome(converse({ requestMetadata: { promptId: 'pedagona.fakta' } }))).toBe('end_turn');
  });

  test('cutoff ends with max_tokens and half of the answer', async () => {
    const { converse } = await start({ faults: 'cutoff' });
    const asTool = await converse({ toolConfig });
    expect([asTool.stopReason, asTool.output?.message?.content?.[0]?.toolUse?.input]).toEqual([
      'max_tokens',
      { tajuk: course.tajuk },
    ]);
    const asText = await converse();
    expect(asText.stopReason).toBe('max_tokens');
    expect(() => JSON.parse(textOf(asText))).toThrow(SyntaxError);
  });

  test('malformed ends with the stop reason of the way the answer was asked for', async () => {
    const { converse } = await start({ faults: 'malformed' });
    expect((await converse({ toolConfig })).stopReason).toBe('malformed_tool_use');
    expect((await converse()).stopReason).toBe('malformed_model_output');
  });

  test('wrongtool calls a tool that was not offered', async () => {
    const { converse } = await start({ faults: 'wrongtool' });
    expect((await converse({ toolConfig })).output?.message?.content?.[0]?.toolUse?.name).toBe('another_tool');
  });

  test('empty, refusal and filtered end without an answer', async () => {
    for (const [faults, stopReason] of [
      ['empty', 'end_turn'],
      ['refusal', 'refusal'],
      ['filtered', 'content_filtered'],
    ]) {
      const { converse } = await start({ faults: faults ?? '' });
      const reply = await converse({ toolConfig });
      expect(reply.stopReason).toBe(stopReason);
      expect(reply.output?.message?.content?.some(({ toolUse }) => toolUse)).toBe(false);
    }
  });

  test('plaintext wraps the JSON in prose instead of calling the tool', async () => {
    const { converse } = await start({ faults: 'plaintext' });
    const reply = await converse({ toolConfig });
    expect(reply.stopReason).toBe('end_turn');
    const fenced = /```json\n([\s\S]*?)\n```/.exec(textOf(reply))?.[1];
    expect(JSON.parse(fenced ?? '')).toEqual(course);
  });

  test('invalid gives a required property another type', async () => {
    const { converse } = await start({ faults: 'invalid' });
    const reply = await converse({ toolConfig });
    expect(reply.output?.message?.content?.[0]?.toolUse?.input).toEqual({ tajuk: 12_345, kredit: 3 });
  });

  test('hang leaves the call open until the caller gives up', async () => {
    const { converse } = await start({ faults: 'hang' });
    const controller = new AbortController();
    const call = converse({}, controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('disconnect drops the connection, and the next call gets through on a new one', async () => {
    const { converse } = await start({ faults: 'disconnect:1' });
    expect(await outcome(converse())).not.toBe('end_turn');
    expect(await outcome(converse())).toBe('end_turn');
  });

  test('slow goes together with another fault', async () => {
    const { converse } = await start({ faults: 'slow:1,throttle:1' });
    expect(await outcome(converse())).toBe('ThrottlingException');
    expect(await outcome(converse())).toBe('end_turn');
  });

  test.each(['lambat', 'slow', 'slow:50%', 'throttle:', 'throttle:200%', 'throttle:1:2', 'throttle@'])(
    'refuses to start with %s',
    (text) => {
      expect(() => parseFaults(text)).toThrow(/is not a fault/);
    },
  );
});

async function outcome(call: Promise<ConverseCommandOutput>): Promise<string | undefined> {
  return call.then(
    ({ stopReason }) => stopReason,
    (error: unknown) => (error instanceof Error ? error.name : undefined),
  );
}

function textOf(reply: ConverseCommandOutput): string {
  return reply.output?.message?.content?.[0]?.text ?? '';
}
