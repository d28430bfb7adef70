import { describe, expect, test } from '@jest/globals';
import { blankSettings, fetchSettings } from '../../frontend/app/useSettings.ts';
import { pageSettingsSchema } from '../../shared/pageSettings.ts';
import { pageSettings } from '../support/pageSettings.ts';
import { jsonResponse } from './browser.ts';

const fetched = (body: unknown, status = 200) => {
  Object.assign(globalThis, { fetch: () => Promise.resolve(jsonResponse(body, { status })) });
  return fetchSettings();
};

describe('what the host tells the page', () => {
  test('is taken as it comes when nothing is missing', async () => {
    expect(await fetched(pageSettings)).toEqual(pageSettings);
    expect(await fetched({ ...pageSettings, later: 1 })).toMatchObject(pageSettings);
  });

  const { controller, ...withoutController } = pageSettings;
  test.each<[string, unknown]>([
    ['without a controller', withoutController],
    ['with a controller of another kind', { ...pageSettings, controller: 'Institut Ujian' }],
    ['with a part in one language', { ...pageSettings, controller: { ...controller, abroad: { ms: 'Ya.' } } }],
    ['with an empty name', { ...pageSettings, controller: { ...controller, name: '' } }],
    ['with a number for a text', { ...pageSettings, version: 1 }],
    ['that is nothing at all', null],
  ])('is refused %s, as the schema would', async (_, body) => {
    await expect(fetched(body)).rejects.toThrow('settings.json');
    expect(pageSettingsSchema.safeParse(body).success).toBe(false);
  });

  test('is refused where the host does not answer', async () => {
    await expect(fetched(pageSettings, 503)).rejects.toThrow('settings.json: 503');
  });

  test('has no part that the page does not look for', () => {
    expect(Object.keys(blankSettings)).toEqual(Object.keys(pageSettingsSchema.shape));
    expect(Object.keys(blankSettings.controller)).toEqual(Object.keys(pageSettingsSchema.shape.controller.shape));
  });
});
