import { describe, expect, test } from '@jest/globals';
import { controllerOf } from '../../lib/controller.ts';
import { localSettings } from '../../lib/local/settings.ts';
import { pageSettings } from '../../lib/local/pageSettings.ts';
import { noticeOf, type Language } from '../../shared/account/notice.ts';
import type { Controller } from '../../shared/pageSettings.ts';

const inHome = { name: 'Institut Ujian', email: 'data@ujian.example' };

test.each([
  ['global.anthropic.besar', 'serta, bergantung pada kapasiti, di rantau AWS lain di seluruh dunia'],
  ['apac.anthropic.besar', 'serta, bergantung pada kapasiti, di rantau AWS lain di kawasan yang sama'],
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

const inAws = controllerOf({
  controller: inHome,
  dataRegion: 'ap-southeast-1',
  bedrockRegion: 'ap-southeast-1',
  models: { reasoning: 'global.anthropic.besar' },
});
const onLaptop = (env: Record<string, string>): Controller => pageSettings(localSettings(env)).controller;

describe.each<[string, Controller, { says: readonly string[]; conceals: RegExp }]>([
  [
    'in AWS',
    inAws,
    {
      says: [
        'Daripada akaun Google pendidikan anda: ',
        'Data anda mungkin disimpan atau diproses di luar Malaysia.',
        'oleh Amazon Web Services, manakala Google mengesahkan log masuk.',
        'From your education Google account: ',
        'Your data may be kept or processed outside Malaysia.',
        'by Amazon Web Services, and Google confirms who signs in.',
      ],
      conceals: /komputer|computer/,
    },
  ],
  [
    'on a laptop',
    onLaptop({}),
    {
      says: [
        'Semua data kekal pada komputer ini.',
        'Tiada pihak luar memproses data. Log masuk disahkan oleh penyedia identiti pada komputer ini.',
        'All data stays on this computer.',
        'No outside party processes data. The identity provider of this computer confirms who signs in.',
      ],
      conceals: /Google|Amazon|luar Malaysia|outside Malaysia|alamat IP|IP address/,
    },
  ],
  [
    'on a laptop that asks Bedrock',
    onLaptop({ MODEL: 'bedrock' }),
    {
      says: [
        'Teks itu dan hasil yang dijana daripadanya mungkin diproses di luar Malaysia; data yang lain kekal pada komputer ini.',
        'oleh Amazon Web Services, manakala penyedia identiti pada komputer ini mengesahkan log masuk.',
        'all other data stays on this computer.',
        'by Amazon Web Services, and the identity provider of this computer confirms who signs in.',
      ],
      conceals: /Google|alamat IP|IP address/,
    },
  ],
])('the notice %s', (_, controller, { says, conceals }) => {
  const words = (['ms', 'en'] as const satisfies readonly Language[])
    .map((language) => JSON.stringify(noticeOf(language, controller)))
    .join(' ');

  test('says what is true there, in both languages', () => {
    for (const sentence of says) expect(words).toContain(sentence);
    expect(words).not.toMatch(conceals);
  });
});
