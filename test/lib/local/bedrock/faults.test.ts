import { describe, expect, test } from '@jest/globals';
import { createFaultPlan, parseFaults } from '../../../../lib/local/bedrock/faults.ts';
import { course, modelOf, textOf, toolConfig } from './support.ts';

describe('MODEL_FAULTS', () => {
  test.each([
    ['throttle', 'ThrottlingException', 429],
    ['error500', 'InternalServerException', 500],
    ['unavailable', 'ServiceUnavailableException', 503],
  ])('%s fails the call with %s', async (faults, name, httpStatusCode) => {
    await expect(modelOf({ faults })()).rejects.toMatchObject({ name, $metadata: { httpStatusCode, attempts: 2 } });
  });

  test('disconnect breaks the connection, which the SDK tries once more', async () => {
    expect((await modelOf({ faults: 'disconnect:1' })()).stopReason).toBe('end_turn');
    await expect(modelOf({ faults: 'disconnect' })()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test.each([
    ['throttle:2', [true, true, false, false, false]],
    ['throttle:40%', [false, false, true, false, true]],
    ['throttle', [true, true, true, true, true]],
  ])('%s fails these of five calls', (faults, expected) => {
    const next = createFaultPlan(parseFaults(faults));
    expect(expected.map(() => next(undefined).kind === 'throttle')).toEqual(expected);
  });

  test('@promptId limits a fault to the calls of one prompt', () => {
    const next = createFaultPlan(parseFaults('error500:1@pedagona.fakta'));
    const prompts = ['pedagona.skrip', undefined, 'pedagona.fakta', 'pedagona.fakta'];
    expect(prompts.map((prompt) => next(prompt).kind)).toEqual([undefined, undefined, 'error500', undefined]);
  });

  test('slow goes together with another fault', () => {
    const next = createFaultPlan(parseFaults('slow:20,throttle:1'));
    expect([next(undefined), next(undefined)]).toEqual([{ delayMs: 20, kind: 'throttle' }, { delayMs: 20 }]);
  });

  test('cutoff ends with max_tokens and half of the answer', async () => {
    const converse = modelOf({ faults: 'cutoff' });
    const asTool = await converse({ toolConfig });
    expect(asTool.stopReason).toBe('max_tokens');
    expect(asTool.output?.message?.content?.[0]?.toolUse?.input).toEqual({ tajuk: course.tajuk });
    const asText = await converse();
    expect(asText.stopReason).toBe('max_tokens');
    expect(() => JSON.parse(textOf(asText))).toThrow(SyntaxError);
  });

  test('malformed ends with the stop reason of the way the answer was asked for', async () => {
    const converse = modelOf({ faults: 'malformed' });
    expect((await converse({ toolConfig })).stopReason).toBe('malformed_tool_use');
    expect((await converse()).stopReason).toBe('malformed_model_output');
  });

  test('wrongtool calls a tool that was not offered', async () => {
    const reply = await modelOf({ faults: 'wrongtool' })({ toolConfig });
    expect(reply.output?.message?.content?.[0]?.toolUse?.name).toBe('another_tool');
  });

  test.each([
    ['empty', 'end_turn'],
    ['refusal', 'refusal'],
    ['filtered', 'content_filtered'],
  ])('%s ends with %s and no answer', async (faults, stopReason) => {
    const reply = await modelOf({ faults })({ toolConfig });
    expect(reply.stopReason).toBe(stopReason);
    expect(reply.output?.message?.content?.some(({ toolUse }) => toolUse)).toBe(false);
  });

  test('plaintext wraps the JSON in prose instead of calling the tool', async () => {
    const reply = await modelOf({ faults: 'plaintext' })({ toolConfig });
    expect(reply.stopReason).toBe('end_turn');
    const fenced = /```json\n([\s\S]*?)\n```/.exec(textOf(reply))?.[1];
    expect(JSON.parse(fenced ?? '')).toEqual(course);
  });

  test('invalid gives a required property another type', async () => {
    const reply = await modelOf({ faults: 'invalid' })({ toolConfig });
    expect(reply.output?.message?.content?.[0]?.toolUse?.input).toEqual({ tajuk: { salah: true }, kredit: 3 });
  });

  test('hang never answers', async () => {
    const later = new Promise((resolve) => setTimeout(resolve, 100, 'later'));
    expect(await Promise.race([modelOf({ faults: 'hang' })(), later])).toBe('later');
  });

  test.each(['lambat', 'slow', 'slow:50%', 'throttle:', 'throttle:200%', 'throttle:1:2', 'throttle@'])(
    'is refused when it is %s',
    (text) => {
      expect(() => parseFaults(text)).toThrow(/is not a fault/);
    },
  );
});
