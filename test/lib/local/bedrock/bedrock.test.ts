import {
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from '@jest/globals';
import { localBedrock, type Rules } from '../../../../lib/local/bedrock/client.ts';
import { createFaultPlan, parseFaults } from '../../../../lib/local/bedrock/faults.ts';

const always: Rules = async () => ({ value: { tajuk: 'Pengenalan kepada Pendidikan' } });

/** ConverseStream calls to a model of these rules and faults, and what comes of their events. */
function modelOf({ faults = '', rules = always }: { faults?: string; rules?: Rules } = {}) {
  const client = localBedrock(rules, parseFaults(faults));
  return async (input: Partial<ConverseStreamCommandInput> = {}) => {
    const messages = [{ role: 'user' as const, content: [{ text: 'Rumuskan.' }] }];
    const modelId = 'global.anthropic.claude-haiku-5-5';
    const { stream = [] } = await client.send(new ConverseStreamCommand({ modelId, messages, ...input }));
    const events: ConverseStreamOutput[] = [];
    for await (const event of stream) events.push(event);
    return {
      texts: events.flatMap(({ contentBlockDelta }) => contentBlockDelta?.delta?.text ?? []),
      stopReason: events.find(({ messageStop }) => messageStop)?.messageStop?.stopReason,
      usage: events.at(-1)?.metadata?.usage,
    };
  };
}

test('A ConverseStream call comes in pieces and is told how many tokens went in and out', async () => {
  const converse = modelOf();
  const short = await converse();
  const long = await converse({ messages: [{ role: 'user', content: [{ text: 'kata '.repeat(400) }] }] });
  expect((long.usage?.inputTokens ?? 0) - (short.usage?.inputTokens ?? 0)).toBeGreaterThan(450);
  expect(long.usage?.totalTokens).toBe((long.usage?.inputTokens ?? 0) + (long.usage?.outputTokens ?? 0));
  expect(long.usage?.outputTokens).toBeGreaterThan(0);
  expect(long.texts.length).toBeGreaterThan(1);
  expect(JSON.parse(long.texts.join(''))).toEqual({ tajuk: 'Pengenalan kepada Pendidikan' });
});

test('A ConverseStream call is cut off when the answer is longer than maxTokens', async () => {
  const { texts, stopReason } = await modelOf()({ inferenceConfig: { maxTokens: 5 } });
  expect(stopReason).toBe('max_tokens');
  expect(() => JSON.parse(texts.join(''))).toThrow(SyntaxError);
});

const cachePoints = Array.from({ length: 5 }, () => ({ cachePoint: { type: 'default' as const } }));
const broken = { rules: () => Promise.reject(new Error('tiada peraturan')) };

test.each<[string, Parameters<typeof modelOf>[0], Partial<ConverseStreamCommandInput>, object]>([
  ['of rules that throw', broken, {}, { name: 'ModelErrorException', message: 'tiada peraturan' }],
  [
    'with five cache points',
    {},
    { system: [{ text: 'a' }, ...cachePoints] },
    { name: 'ValidationException', $metadata: { httpStatusCode: 400 } },
  ],
  [
    'of a throttled model',
    { faults: 'throttle' },
    {},
    { name: 'ThrottlingException', $metadata: { httpStatusCode: 429, attempts: 1 } },
  ],
  [
    'of one that is away',
    { faults: 'unavailable' },
    {},
    { name: 'ServiceUnavailableException', $metadata: { httpStatusCode: 503 } },
  ],
  [
    'whose model fails amid its answer',
    { faults: 'mid-streamerror' },
    {},
    { name: 'ModelStreamErrorException', $metadata: { httpStatusCode: 424 } },
  ],
  // Nothing is sent again unseen.
  ['that loses its connection', { faults: 'disconnect:1' }, {}, { name: 'TimeoutError' }],
])('A ConverseStream call %s fails as in AWS', async (_, model, input, fault) => {
  await expect(modelOf(model)(input)).rejects.toMatchObject(fault);
});

describe('MODEL_FAULTS', () => {
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

  test.each(['hang', 'mid-hang'])('%s never ends', async (faults) => {
    const later = new Promise((resolve) => setTimeout(resolve, 100, 'later'));
    expect(await Promise.race([modelOf({ faults })(), later])).toBe('later');
  });

  test.each(['lambat', 'mid-slow', 'slow', 'throttle:', 'throttle:20%', 'throttle:1:2', 'throttle@'])(
    'is refused when it is %s',
    (text) => {
      expect(() => parseFaults(text)).toThrow(/is not a fault/);
    },
  );
});
