import { describe, expect, test } from '@jest/globals';
import { modelOf } from './support.ts';

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

test('More than four cache points are refused', async () => {
  const system = [{ text: 'a' }, ...Array.from({ length: 5 }, () => ({ cachePoint: { type: 'default' as const } }))];
  await expect(modelOf()({ system })).rejects.toMatchObject({
    name: 'ValidationException',
    $metadata: { httpStatusCode: 400 },
  });
});
