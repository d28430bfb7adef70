import type { PageSettings } from '../../shared/pageSettings.ts';

/** What a host tells the page, for tests without a host. */
export const pageSettings: PageSettings = {
  domain: 'moe-dl.edu.my',
  controller: {
    name: 'Institut Ujian',
    email: 'data@ujian.example',
    dataPlace: { ms: 'Singapura (ap-southeast-1)', en: 'Singapore (ap-southeast-1)' },
    modelPlace: { ms: 'Amazon Bedrock di Jepun', en: 'Amazon Bedrock in Japan' },
    account: { ms: 'akaun sekolah anda', en: 'your school account' },
    records: { ms: 'rekod alamat IP', en: 'records of IP addresses' },
    abroad: { ms: 'Data disimpan di dua buah negara.', en: 'Data is kept in two countries.' },
    lookups: { ms: 'Rujukan dihantar ke perpustakaan.', en: 'References are sent to a library.' },
    processors: { ms: 'Syarikat Ujian memproses data.', en: 'The company Ujian processes data.' },
    correction: { ms: 'Betulkan nama di pejabat.', en: 'Correct your name at the office.' },
  },
};
