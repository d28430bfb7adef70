import { expect, test } from '@jest/globals';
import { controllerOf } from '../../lib/controller.ts';
import { localSettings } from '../../lib/local/settings.ts';
import { pageSettings } from '../../lib/local/pageSettings.ts';
import { noticeOf } from '../../shared/account/notice.ts';
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

const modelServer = { MODEL: 'openai', MODEL_NAME: 'besar', MODEL_URL: 'https://model.example/v1' };
const sites: Record<string, Controller> = {
  'in AWS': inAws({ dataRegion: 'ap-southeast-1', bedrockRegion: 'ap-southeast-1' }),
  'in AWS without a check of references': inAws({ referenceCheck: 'off' }),
  'on a laptop': onLaptop({}),
  'on a laptop that checks references': onLaptop({ REFERENCE_CHECK: 'crossref' }),
  'on a laptop that asks Bedrock': onLaptop({ MODEL: 'bedrock' }),
  'on a laptop with a model server of its own': onLaptop({ MODEL: 'openai', MODEL_NAME: 'qwen3:8b' }),
  'on a laptop that asks a server elsewhere': onLaptop({ ...modelServer, REFERENCE_CHECK: 'crossref' }),
};

/** What is said there in Malay, in English, and in neither. */
const truths = `
in AWS: di luar Malaysia.*Crossref.*Amazon.*Google; outside Malaysia.*Crossref.*Amazon.*Google; komputer|computer
in AWS without a check of references: di luar Malaysia; outside Malaysia; Crossref|OpenAlex
on a laptop: Semua data kekal pada komputer ini; All data stays on this computer; Google|Amazon|Crossref|luar Malaysia|outside Malaysia|alamat IP|IP address
on a laptop that checks references: Selain entri rujukan.*Crossref; Except for the entries.*Crossref; Google|Amazon|Semua data kekal|All data stays
on a laptop that asks Bedrock: diproses di luar Malaysia.*Amazon; processed outside Malaysia.*Amazon; Google|alamat IP|IP address
on a laptop with a model server of its own: qwen3:8b pada komputer yang sama.*Semua data kekal; qwen3:8b on the same computer.*All data stays; Amazon|terbina dalam|embedded|luar Malaysia|outside Malaysia
on a laptop that asks a server elsewhere: besar di model\\.example.*di luar Malaysia; besar at model\\.example.*outside Malaysia; Amazon|[Ss]emua data kekal|[Aa]ll data stays`;

test.each(truths.trim().split('\n'))('the notice says what is true %s', (line) => {
  const [, site = '', ms = '', en = '', neither = ''] = /^([^:]+): (.*); (.*); (.*)$/.exec(line) ?? [];
  const [malay, english] = (['ms', 'en'] as const).map((language) => JSON.stringify(noticeOf(language, sites[site]!)));
  expect([malay, english]).toEqual([ms, en].map((words) => expect.stringMatching(words)));
  expect(`${malay} ${english}`).not.toMatch(new RegExp(neither));
});
