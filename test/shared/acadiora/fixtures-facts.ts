import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import type { AiDetection, Facts } from '../../../shared/acadiora/facts.ts';

/** What code has counted in the invented paper of fixtures.ts. */
export const facts: Facts = {
  wordCount: 5240,
  pageCount: 14,
  language: 'ms',
  sections: [
    { kind: 'front', heading: '', level: 1, page: 1, line: 0, words: 31 },
    { kind: 'abstract', heading: 'ABSTRAK', level: 1, page: 1, line: 6, words: 212 },
    { kind: 'introduction', heading: '1.0 PENGENALAN', level: 1, page: 2, line: 0, words: 640 },
    { kind: 'objectives', heading: '1.2 Objektif Kajian', level: 2, page: 2, line: 28, words: 90 },
    { kind: 'literature', heading: '2.0 TINJAUAN LITERATUR', level: 1, page: 3, line: 4, words: 1105 },
    { kind: 'methodology', heading: '3.0 METODOLOGI', level: 1, page: 5, line: 2, words: 830 },
    { kind: 'findings', heading: '4.0 DAPATAN', level: 1, page: 8, line: 0, words: 940 },
    { kind: 'discussion', heading: '5.0 PERBINCANGAN', level: 1, page: 10, line: 0, words: 870 },
    { kind: 'conclusion', heading: '6.0 KESIMPULAN', level: 1, page: 11, line: 20, words: 240 },
    { kind: 'references', heading: 'RUJUKAN', level: 1, page: 12, line: 0, words: 282 },
  ],
  missingSections: ['theory', 'acknowledgements'],
  citations: {
    style: 'author-year',
    inText: 46,
    references: 31,
    notListed: [
      { text: 'Marensky (2021)', evidence: { page: 3, quote: 'seperti yang ditegaskan oleh Marensky (2021)' } },
      { text: 'Halim & Osric (2020)', evidence: { page: 4, quote: 'dapatan awal (Halim & Osric, 2020)' } },
    ],
    notCited: [
      { text: 'Brightmoor (2019)', evidence: { page: 12, quote: 'Brightmoor, T. (2019). Play and pedagogy.' } },
    ],
    years: [
      { year: 2019, count: 6 },
      { year: 2022, count: 14 },
      { year: 2024, count: 11 },
    ],
    recentPercent: 80.6,
    websites: 3,
    isOrdered: true,
  },
  illustrations: [
    {
      kind: 'table',
      label: 'Jadual 2',
      isPresent: true,
      isMentioned: false,
      evidence: { page: 8, quote: 'Jadual 2: Skor min penglibatan' },
    },
    {
      kind: 'figure',
      label: 'Rajah 1',
      isPresent: false,
      isMentioned: true,
      evidence: { page: 4, quote: 'seperti dalam Rajah 1' },
    },
  ],
  sample: [
    { size: 120, evidence: { page: 5, quote: 'Seramai 120 orang guru pelatih dipilih secara rawak mudah' } },
    { size: 118, evidence: { page: 8, quote: 'Analisis melibatkan 118 orang responden' } },
  ],
  statistics: {
    cronbachAlpha: [{ value: 0.87, evidence: { page: 6, quote: 'nilai alfa Cronbach ialah 0.87' } }],
    tests: [
      {
        name: 'Ujian-t',
        values: ['t = 2.31', 'p < .05'],
        evidence: { page: 8, quote: 'Ujian-t menunjukkan perbezaan yang signifikan, t = 2.31, p < .05' },
      },
      { name: 'Korelasi Pearson', values: [], evidence: { page: 9, quote: 'analisis korelasi Pearson dijalankan' } },
    ],
    normality: { page: 7, quote: 'Ujian Shapiro-Wilk menunjukkan data bertaburan normal' },
    outliers: null,
    multicollinearity: null,
    effectSize: { page: 8, quote: 'saiz kesan sederhana, d = 0.42' },
    contentValidity: { page: 6, quote: 'tiga orang pakar menilai kandungan instrumen' },
    constructValidity: null,
    software: [{ text: 'SPSS', evidence: { page: 7, quote: 'menggunakan perisian SPSS versi 29' } }],
  },
  objectives: [
    {
      kind: 'objective',
      label: 'Objektif 1',
      text: 'Mengukur tahap penglibatan guru pelatih.',
      evidence: { page: 2, quote: 'Mengukur tahap penglibatan guru pelatih' },
      answeredBy: { page: 8, quote: 'Tahap penglibatan guru pelatih adalah tinggi (M = 4.12)' },
    },
    {
      kind: 'question',
      label: '',
      text: 'Adakah penglibatan berkait dengan pencapaian?',
      evidence: { page: 2, quote: 'Adakah penglibatan berkait dengan pencapaian?' },
      answeredBy: null,
    },
  ],
};

/** A paper in which nothing was found. */
export const bareFacts: Facts = countPaper({ pages: [{ number: 1, text: '' }] }).facts;

export const aiDetection: AiDetection = {
  isMeasured: true,
  aiPercentage: 34,
  humanPercentage: 66,
  confidence: 'Sederhana',
  turnitinEquivalent: 'Sederhana (21–40%)',
  verdict: 'Beberapa ciri penulisan seragam dikesan.',
  detailedAnalysis: 'Panjang ayat agak seragam.\n\nFrasa lazim berulang dalam perbincangan.',
  indicators: [
    {
      id: 'uniformSentences',
      name: 'Panjang ayat seragam',
      measured: 'Purata 18.2 perkataan, sisihan 4.1',
      share: 55,
      passages: [
        { page: 3, quote: 'Permainan digital memainkan peranan yang amat penting dalam pendidikan.' },
        { page: 10, quote: 'Kesimpulannya, dapatan ini memberikan sumbangan yang bermakna.' },
      ],
    },
    { id: 'citationAnomalies', name: 'Kejanggalan petikan', measured: '2 daripada 46', share: 4, passages: [] },
  ],
};

export const bareAiDetection: AiDetection = {
  isMeasured: true,
  aiPercentage: 0,
  humanPercentage: 100,
  confidence: 'Rendah',
  turnitinEquivalent: '',
  verdict: '',
  detailedAnalysis: '',
  indicators: [],
};
