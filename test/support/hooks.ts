import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { type Storage, startStorage } from './storage.ts';
import { type TestApp, type TestAppOptions, startTestApp } from './testApp.ts';

/** Opened before the first test of the file or block and stopped after the last; until then it is empty. */
export function shared<T extends { stop: () => Promise<unknown> }>(open: () => Promise<T>): T {
  const it = {} as T;
  beforeAll(async () => {
    Object.defineProperties(it, Object.getOwnPropertyDescriptors(await open()));
  });
  afterAll(() => it.stop());
  return it;
}

export const withStorage = (): Storage => shared(startStorage);

export const withApp = (options?: TestAppOptions): TestApp => shared(() => startTestApp(options));

/** A module's pipeline; before every test nobody watches its steps and the model is the one of `rules`, where given. */
export function withPipeline(module: Parameters<typeof startPipeline>[0], rules?: () => Rules): Pipeline {
  const pipeline = shared(() => startPipeline(module));
  if (rules !== undefined)
    beforeEach(async () => {
      pipeline.watchSteps();
      await pipeline.useModel('', rules());
    });
  return pipeline;
}
