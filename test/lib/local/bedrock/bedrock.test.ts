import {
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from '@jest/globals';
import { localBedrock, type Rules } from '../../../../lib/local/bedrock/client.ts';
import { parseFaults } from '../../../../lib/local/bedrock/faults.ts';

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
  ['of rules that throw', broken, {}, { name: 'Error', message: 'tiada peraturan' }],
  [
    'with five cache points',
    {},
    { system: [{ text: 'a' }, ...cachePoints] },
    { name: 'ValidationException', $metadata: { httpStatusCode: 400 } },
  ],
])('A ConverseStream call %s fails, and says why', async (_, model, input, fault) => {
  await expect(modelOf(model)(input)).rejects.toMatchObject(fault);
});

describe('MODEL_FAULTS', () => {
  test.each(['lambat', 'mid-slow', 'slow', 'throttle:', 'throttle:20%', 'throttle:1:2', 'throttle@'])(
    'is refused when it is %s',
    (text) => {
      expect(() => parseFaults(text)).toThrow(/is not a fault/);
    },
  );
});
