import type { PageSettings } from '../../shared/pageSettings.ts';

/** What a host tells the page, for tests without a host. */
export const pageSettings: PageSettings = {
  domain: 'moe-dl.edu.my',
  version: '1.0',
  controller: {
    name: 'Institut Ujian',
    email: 'data@ujian.example',
    dataPlace: { ms: 'Singapura (ap-southeast-1)', en: 'Singapore (ap-southeast-1)' },
    modelPlace: { ms: 'Amazon Bedrock di Jepun', en: 'Amazon Bedrock in Japan' },
  },
};
