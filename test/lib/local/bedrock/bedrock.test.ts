import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from '@jest/globals';
import { modelOf, sonnet5, sonnet55, toolConfig } from './support.ts';

describe('a Converse call', () => {
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
      'five cache points',
      { system: [{ text: 'a' }, ...Array.from({ length: 5 }, () => ({ cachePoint: { type: 'default' as const } }))] },
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
      { modelId: sonnet5, inferenceConfig: { temperature: 0 } },
      { toolConfig: { ...toolConfig, toolChoice: { tool: { name: 'simpan_kursus' } } } },
    ];
    for (const input of supported) expect((await converse(input)).$metadata.httpStatusCode).toBe(200);
  });
});
