import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from '@jest/globals';
import type { ConverseLike } from '../../../../lib/local/bedrock/request.ts';
import { course, modelOf, schema, sonnet5, sonnet55, textFormat, toolConfig } from './support.ts';

describe('a Converse call', () => {
  test('gets the value of the rules as the input of the offered tool', async () => {
    const converse = modelOf();
    const reply = await converse({ toolConfig });
    expect(reply.stopReason).toBe('tool_use');
    expect(reply.output?.message?.role).toBe('assistant');
    expect(reply.output?.message?.content?.[0]?.toolUse).toMatchObject({ name: 'simpan_kursus', input: course });
    expect(reply.output?.message?.content?.[0]?.toolUse?.toolUseId).toMatch(/^tooluse_/);
  });

  test('gets the value as JSON text when no tool is offered, with or without an output schema', async () => {
    const converse = modelOf();
    for (const input of [{}, { outputConfig: { textFormat } }]) {
      const reply = await converse(input);
      expect(reply.stopReason).toBe('end_turn');
      expect(JSON.parse(reply.output?.message?.content?.[0]?.text ?? '')).toEqual(course);
    }
  });

  test('gives model id, system, messages and metadata to the rules as they were sent', async () => {
    const seen: ConverseLike[] = [];
    const converse = modelOf({
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
    const converse = modelOf();
    const short = await converse();
    const long = await converse({ messages: [{ role: 'user', content: [{ text: 'kata '.repeat(400) }] }] });
    expect((long.usage?.inputTokens ?? 0) - (short.usage?.inputTokens ?? 0)).toBeGreaterThan(450);
    expect(long.usage?.totalTokens).toBe((long.usage?.inputTokens ?? 0) + (long.usage?.outputTokens ?? 0));
    expect(long.usage?.outputTokens).toBeGreaterThan(0);
    expect(long.metrics?.latencyMs).toBeGreaterThanOrEqual(0);
  });

  test('is cut off when the answer is longer than maxTokens', async () => {
    const converse = modelOf();
    const reply = await converse({ inferenceConfig: { maxTokens: 5 } });
    expect(reply.stopReason).toBe('max_tokens');
    expect(() => JSON.parse(reply.output?.message?.content?.[0]?.text ?? '')).toThrow(SyntaxError);
  });

  test('fails with ModelErrorException when the rules throw', async () => {
    const converse = modelOf({ rules: () => Promise.reject(new Error('tiada peraturan')) });
    await expect(converse()).rejects.toMatchObject({ name: 'ModelErrorException', message: 'tiada peraturan' });
  });
});

describe('ValidationException', () => {
  const unsupported: [string, Partial<ConverseCommandInput>][] = [
    [
      'a forced tool on Claude 5.5',
      { modelId: sonnet55, toolConfig: { ...toolConfig, toolChoice: { tool: { name: 'simpan_kursus' } } } },
    ],
    ['any tool on Claude 5.5', { modelId: sonnet55, toolConfig: { ...toolConfig, toolChoice: { any: {} } } }],
    ['temperature on Claude 5.5', { modelId: sonnet55, inferenceConfig: { temperature: 0 } }],
    ['topP on Haiku 5.5', { modelId: 'global.anthropic.claude-haiku-5-5', inferenceConfig: { topP: 0.5 } }],
    [
      'a strict tool on Claude 5.5',
      {
        modelId: sonnet55,
        toolConfig: { tools: [{ toolSpec: { name: 'a', strict: true, inputSchema: { json: schema } } }] },
      },
    ],
    ['an output schema on Sonnet 5', { modelId: sonnet5, outputConfig: { textFormat } }],
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
    const converse = modelOf();
    await expect(converse(input)).rejects.toMatchObject({
      name: 'ValidationException',
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('does not refuse what a model supports', async () => {
    const converse = modelOf();
    const supported: Partial<ConverseCommandInput>[] = [
      { modelId: sonnet55, toolConfig: { ...toolConfig, toolChoice: { auto: {} } }, outputConfig: { effort: 'low' } },
      { modelId: sonnet55, outputConfig: { textFormat } },
      { modelId: sonnet5, inferenceConfig: { temperature: 0 } },
      { toolConfig: { ...toolConfig, toolChoice: { tool: { name: 'simpan_kursus' } } } },
    ];
    for (const input of supported) expect((await converse(input)).$metadata.httpStatusCode).toBe(200);
  });
});
