import { describe, expect, test } from '@jest/globals';
import { createFaultPlan, parseFaults } from '../../../../lib/local/bedrock/faults.ts';
import { modelOf } from './support.ts';

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
