import { Readable } from 'node:stream';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { EventStreamCodec } from '@smithy/core/event-streams';
import { fromUtf8, toUtf8 } from '@smithy/core/serde';
import { type Heard, listen } from '../../../../lambdas/platform/model/stream.ts';

const codec = new EventStreamCodec(toUtf8, fromUtf8);
/** A message of Bedrock's stream as it comes over the wire. */
const message = (kind: 'event' | 'exception' | 'error', name: string, body: object): Uint8Array =>
  codec.encode({
    headers: Object.fromEntries(
      Object.entries({
        ':message-type': kind,
        ...(kind === 'error' ? { ':error-code': name, ':error-message': 'x' } : { [`:${kind}-type`]: name }),
        ':content-type': 'application/json',
      }).map(([header, value]) => [header, { type: 'string' as const, value }]),
    ),
    body: fromUtf8(JSON.stringify(body)),
  });
const event = (name: string, body: object): Uint8Array => message('event', name, body);

const begun = [
  event('messageStart', { role: 'assistant' }),
  event('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent: { text: 'Fikir' } } }),
  event('contentBlockStop', { contentBlockIndex: 0 }),
  event('contentBlockStart', { contentBlockIndex: 1, start: { toolUse: { toolUseId: 't', name: 'rekod' } } }),
  event('contentBlockDelta', { contentBlockIndex: 1, delta: { toolUse: { input: '{"a"' } } }),
];
const rest = [
  event('contentBlockDelta', { contentBlockIndex: 1, delta: { toolUse: { input: ': 1}' } } }),
  event('contentBlockStop', { contentBlockIndex: 1 }),
  event('messageStop', { stopReason: 'tool_use', additionalModelResponseFields: { notice: 'N' } }),
];
const usage = { inputTokens: 7, outputTokens: 3, totalTokens: 10 };
const metadata = event('metadata', { usage, metrics: { latencyMs: 1 } });

/** What is heard of these bytes, through the SDK's own decoder; the answer of the service has this status. */
async function heardOf(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, statusCode = 200, headers = {}) {
  const all = { 'content-type': 'application/vnd.amazon.eventstream', ...headers };
  const response = { statusCode, headers: all, body: Readable.from(bytes) };
  const client = new BedrockRuntimeClient({
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
    requestHandler: { handle: async () => ({ response }) } as never,
  });
  const heard: Heard = { blocks: [], characters: 0 };
  const request = { modelId: 'm', messages: [{ role: 'user' as const, content: [{ text: 'x' }] }] };
  const error = await listen(client, request, heard, { silenceMs: 1_000, leftMs: Infinity }).then(
    () => null,
    (caught: Error) => caught,
  );
  return { heard, name: error?.name ?? null };
}

const whole = { blocks: [{ text: '' }, { tool: 'rekod', text: '{"a": 1}' }], stopReason: 'tool_use' };

test('An answer is put together from its events, with what it used', async () => {
  const { heard, name } = await heardOf([...begun, ...rest, metadata]);
  expect(name).toBeNull();
  expect(heard).toEqual({ ...whole, more: { notice: 'N' }, usage, characters: 5 + 8 });
});

async function* breaking(): AsyncGenerator<Uint8Array> {
  yield* begun;
  throw new Error('aborted');
}
const thrown = (name: string) => message('exception', name, { message: 'x' });

test.each<[string, Iterable<Uint8Array> | AsyncIterable<Uint8Array>, string]>([
  ['a refusal as its first event', [thrown('throttlingException')], 'ThrottlingException'],
  ...['throttling', 'modelStreamError', 'internalServer', 'validation', 'serviceUnavailable'].map(
    (error): [string, Uint8Array[], string] => {
      const name = `${error.charAt(0).toUpperCase()}${error.slice(1)}Exception`;
      return [`${name} amid its events`, [...begun, thrown(`${error}Exception`)], name];
    },
  ),
  ['an error that has no name there', [...begun, message('error', 'InternalFailure', {})], 'TimeoutError'],
  ['a connection that breaks', breaking(), 'TimeoutError'],
  ['an end without a stop', begun, 'TimeoutError'],
])('An answer of %s is %s', async (_, bytes, expected) => {
  const { heard, name } = await heardOf(bytes);
  expect(name).toBe(expected);
  expect(heard.stopReason).toBeUndefined();
});

test('A call that is refused before its stream has the service’s own error', async () => {
  const refused = await heardOf([fromUtf8('{"message":"x"}')], 429, {
    'content-type': 'application/json',
    'x-amzn-errortype': 'ThrottlingException',
  });
  expect(refused).toEqual({ heard: { blocks: [], characters: 0 }, name: 'ThrottlingException' });
});

test('An answer that has come to its end is whole, though the stream breaks before it says what was used', async () => {
  const { heard, name } = await heardOf([...begun, ...rest, thrown('internalServerException')]);
  expect(name).toBeNull();
  expect(heard).toMatchObject(whole);
});

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

describe('Patience', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const said = { contentBlockDelta: { contentBlockIndex: 0, delta: { text: 'a' } } };
  const minute = { silenceMs: 60_000, leftMs: 840_000 };

  /** When the call ends whose first event comes after so many seconds, and each next one after as many as are said for it. */
  async function endOf([first, ...next]: number[]): Promise<[string, number]> {
    jest.useFakeTimers();
    const signals: AbortSignal[] = [];
    async function* stream() {
      for (const seconds of next) {
        yield said;
        await pause(seconds);
      }
      yield { messageStop: { stopReason: 'end_turn' } };
    }
    const send = async (_: unknown, { abortSignal }: { abortSignal: AbortSignal }) => {
      signals.push(abortSignal);
      await pause(first ?? 0);
      return { stream: stream() };
    };
    const from = Date.now();
    const heard: Heard = { blocks: [], characters: 0 };
    const ended = listen({ send } as never, { modelId: 'm' }, heard, minute).then(
      (): [string, number] => ['answered', (Date.now() - from) / 1000],
      (error: Error): [string, number] => [error.name, (Date.now() - from) / 1000],
    );
    await jest.advanceTimersByTimeAsync(2_000_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    return ended;
  }

  test.each<[string, number[], [string, number]]>([
    ['as long as events come within a minute of each other', [59, ...Array(13).fill(59)], ['answered', 14 * 59]],
    ['until none has come for a minute at its beginning', [61, 1], ['ModelSilentError', 60]],
    ['until none has come for a minute amid it', [30, 59, 61, 1], ['ModelSilentError', 149]],
    ['until its step must end', Array(40).fill(30), ['ModelSlowError', 840]],
  ])('An answer is waited for %s', async (_, seconds, expected) => {
    expect(await endOf(seconds)).toEqual(expected);
  });
});
