import {
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from '@jest/globals';
import { localBedrock, type Rules } from '../../../../lib/local/bedrock/client.ts';
import { createFaultPlan, parseFaults } from '../../../../lib/local/bedrock/faults.ts';

const always: Rules = async () => ({ value: { tajuk: 'Pengenalan kepada Pendidikan' } });

/** Converse calls to a model of these rules and faults. */
function modelOf({ faults = '', rules = always }: { faults?: string; rules?: Rules } = {}) {
  const client = localBedrock(rules, parseFaults(faults));
  return (input: Partial<ConverseCommandInput> = {}): Promise<ConverseCommandOutput> => {
    const messages = [{ role: 'user' as const, content: [{ text: 'Rumuskan.' }] }];
    return client.send(new ConverseCommand({ modelId: 'global.anthropic.claude-haiku-5-5', messages, ...input }));
  };
}

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

describe('MODEL_FAULTS', () => {
  test.each([
    ['throttle', 'ThrottlingException', 429],
    ['unavailable', 'ServiceUnavailableException', 503],
  ])('%s fails the call with %s', async (faults, name, httpStatusCode) => {
    await expect(modelOf({ faults })()).rejects.toMatchObject({ name, $metadata: { httpStatusCode, attempts: 1 } });
  });

  test('disconnect breaks the connection, and nothing is sent again unseen', async () => {
    await expect(modelOf({ faults: 'disconnect:1' })()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test.each([
    ['throttle:2', [true, true, false, false, false]],
    ['throttle', [true, true, true, true, true]],
  ])('%s fails these of five calls', (faults, expected) => {
    const next = createFaultPlan(parseFaults(faults));
    expect(expected.map(() => next(undefined).kind === 'throttle')).toEqual(expected);
  });

  test('@promptId limits a fault to the calls of one prompt', () => {
    const next = createFaultPlan(parseFaults('unavailable:1@pedagona.fakta'));
    const prompts = ['pedagona.skrip', undefined, 'pedagona.fakta', 'pedagona.fakta'];
    expect(prompts.map((prompt) => next(prompt).kind)).toEqual([undefined, undefined, 'unavailable', undefined]);
  });

  test('slow goes together with another fault', () => {
    const next = createFaultPlan(parseFaults('slow:20,throttle:1'));
    expect([next(undefined), next(undefined)]).toEqual([{ delayMs: 20, kind: 'throttle' }, { delayMs: 20 }]);
  });

  test('hang never answers', async () => {
    const later = new Promise((resolve) => setTimeout(resolve, 100, 'later'));
    expect(await Promise.race([modelOf({ faults: 'hang' })(), later])).toBe('later');
  });

  test.each(['lambat', 'slow', 'throttle:', 'throttle:20%', 'throttle:1:2', 'throttle@'])(
    'is refused when it is %s',
    (text) => {
      expect(() => parseFaults(text)).toThrow(/is not a fault/);
    },
  );
});
