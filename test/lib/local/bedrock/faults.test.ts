import { afterEach, describe, expect, test } from '@jest/globals';
import { parseFaults } from '../../../../lib/local/bedrock/server.ts';
import { course, toolConfig, start, tidy, outcome, textOf } from './support.ts';

afterEach(tidy);

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
