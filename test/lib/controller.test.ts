import { expect, test } from '@jest/globals';
import { controllerOf } from '../../lib/controller.ts';
import { localSettings } from '../../lib/local/settings.ts';
import { pageSettings } from '../../lib/local/pageSettings.ts';
import { noticeOf, type Language } from '../../shared/account/notice.ts';
import type { Controller } from '../../shared/pageSettings.ts';

const inAws = (changes: Partial<Parameters<typeof controllerOf>[0]> = {}): Controller =>
  controllerOf({
    controller: { name: 'Institut Ujian', email: 'data@ujian.example' },
    dataRegion: 'ap-southeast-5',
    bedrockRegion: 'ap-northeast-1',
    models: { reasoning: 'global.anthropic.besar', extraction: 'anthropic.kecil' },
    referenceCheck: 'crossref',
    ...changes,
  });

test.each([
  ['global.anthropic.besar', 'serta, bergantung pada kapasiti, di rantau AWS lain di seluruh dunia'],
  ['apac.anthropic.besar', 'serta, bergantung pada kapasiti, di rantau AWS lain di kawasan yang sama'],
  ['anthropic.besar', 'Amazon Bedrock di Jepun (ap-northeast-1)'],
])('the notice says how far a prompt to %s may travel', (reasoning, words) => {
  const { dataPlace, modelPlace } = inAws({ models: { reasoning, extraction: 'anthropic.kecil' } });
  expect(dataPlace).toEqual({ ms: 'Malaysia (ap-southeast-5)', en: 'Malaysia (ap-southeast-5)' });
  expect(modelPlace.ms).toContain('Amazon Bedrock di Jepun (ap-northeast-1)');
  expect(modelPlace.ms.endsWith(words)).toBe(true);
});

const onLaptop = (env: Record<string, string>): Controller => pageSettings(localSettings(env)).controller;

test.each<[string, Controller, { says: Record<Language, RegExp>; conceals: RegExp }]>([
  [
    'in AWS',
    inAws({ dataRegion: 'ap-southeast-1', bedrockRegion: 'ap-southeast-1' }),
    {
      says: { ms: /di luar Malaysia.*Crossref.*Amazon.*Google/, en: /outside Malaysia.*Crossref.*Amazon.*Google/ },
      conceals: /komputer|computer/,
    },
  ],
  [
    'in AWS without a check of references',
    inAws({ referenceCheck: 'off' }),
    { says: { ms: /di luar Malaysia/, en: /outside Malaysia/ }, conceals: /Crossref|OpenAlex/ },
  ],
  [
    'on a laptop that checks references',
    onLaptop({ REFERENCE_CHECK: 'crossref' }),
    {
      says: { ms: /Selain entri rujukan.*Crossref/, en: /Except for the entries.*Crossref/ },
      conceals: /Google|Amazon|Semua data kekal|All data stays/,
    },
  ],
  [
    'on a laptop',
    onLaptop({}),
    {
      says: { ms: /Semua data kekal pada komputer ini/, en: /All data stays on this computer/ },
      conceals: /Google|Amazon|Crossref|luar Malaysia|outside Malaysia|alamat IP|IP address/,
    },
  ],
  [
    'on a laptop that asks Bedrock',
    onLaptop({ MODEL: 'bedrock' }),
    {
      says: { ms: /diproses di luar Malaysia.*Amazon/, en: /processed outside Malaysia.*Amazon/ },
      conceals: /Google|alamat IP|IP address/,
    },
  ],
  [
    'on a laptop with a model server of its own',
    onLaptop({ MODEL: 'openai', MODEL_NAME: 'qwen3:8b' }),
    {
      says: {
        ms: /qwen3:8b pada komputer yang sama.*Semua data kekal/,
        en: /qwen3:8b on the same computer.*All data stays/,
      },
      conceals: /Amazon|terbina dalam|embedded|luar Malaysia|outside Malaysia/,
    },
  ],
  [
    'on a laptop that asks a server elsewhere',
    onLaptop({
      MODEL: 'openai',
      MODEL_NAME: 'besar',
      MODEL_URL: 'https://model.example/v1',
      REFERENCE_CHECK: 'crossref',
    }),
    {
      says: { ms: /besar di model\.example.*di luar Malaysia/, en: /besar at model\.example.*outside Malaysia/ },
      conceals: /Amazon|Semua data kekal|semua data kekal|All data stays|all data stays/,
    },
  ],
])('the notice %s says what is true there, in both languages', (_, controller, { says, conceals }) => {
  for (const language of ['ms', 'en'] as const) {
    const words = JSON.stringify(noticeOf(language, controller));
    expect(words).toMatch(says[language]);
    expect(words).not.toMatch(conceals);
  }
});
