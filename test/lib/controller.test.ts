import { expect, test } from '@jest/globals';
import { controllerOf } from '../../lib/controller.ts';
import { localSettings } from '../../lib/local/settings.ts';
import { pageSettings } from '../../lib/local/pageSettings.ts';

const inHome = { name: 'Institut Ujian', email: 'data@ujian.example' };

test.each([
  ['global.anthropic.besar', 'serta, bergantung pada kapasiti, rantau AWS lain di seluruh dunia'],
  ['apac.anthropic.besar', 'serta, bergantung pada kapasiti, rantau AWS lain di kawasan yang sama'],
  ['anthropic.besar', 'Amazon Bedrock di Jepun (ap-northeast-1)'],
])('the notice says how far a prompt to %s may travel', (reasoning, words) => {
  const { dataPlace, modelPlace } = controllerOf({
    controller: inHome,
    dataRegion: 'ap-southeast-5',
    bedrockRegion: 'ap-northeast-1',
    models: { reasoning, extraction: 'anthropic.kecil' },
  });
  expect(dataPlace).toEqual({ ms: 'Malaysia (ap-southeast-5)', en: 'Malaysia (ap-southeast-5)' });
  expect(modelPlace.ms).toContain('Amazon Bedrock di Jepun (ap-northeast-1)');
  expect(modelPlace.ms.endsWith(words)).toBe(true);
});

test('a region whose country is not known is named by its code', () => {
  const settings = { controller: inHome, bedrockRegion: 'us-east-1', models: {} };
  expect(controllerOf({ ...settings, dataRegion: 'xx-north-9' }).dataPlace.ms).toBe('AWS xx-north-9');
});

test.each([
  [{}, 'enjin peraturan pada komputer yang sama'],
  [{ MODEL: 'bedrock', BEDROCK_REGION: 'us-east-1' }, 'Amazon Bedrock di Amerika Syarikat (us-east-1)'],
])('on this machine, with %j, the notice says what answers here', (env, words) => {
  const { controller } = pageSettings(localSettings({ ...env, CONTROLLER_NAME: 'Maktab Ujian' }));
  expect(controller.name).toBe('Maktab Ujian');
  expect(controller.modelPlace.ms).toContain(words);
});
