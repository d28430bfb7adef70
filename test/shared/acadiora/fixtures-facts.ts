import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import type { AiDetection, Facts } from '../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../shared/document/citation.ts';

/** Evidence on a page of a paper whose page N begins with block N0. */
export const onPage = (page: number, quote: string): Citation => ({
  at: [String(page * 10)],
  quote,
  place: `Muka surat ${page}`,
});

/** What code has counted in the invented paper of fixtures.ts. */
export const facts: Facts = {
  wordCount: 5240,
  pageCount: 14,
  language: 'ms',
  sections: [
    { kind: 'front', heading: '', level: 1, at: '10', place: 'Muka surat 1', words: 31 },
    { kind: 'abstract', heading: 'ABSTRAK', level: 1, at: '16', place: 'Muka surat 1', words: 212 },
    { kind: 'introduction', heading: '1.0 PENGENALAN', level: 1, at: '20', place: 'Muka surat 2', words: 640 },
    { kind: 'objectives', heading: '1.2 Objektif Kajian', level: 2, at: '28', place: 'Muka surat 2', words: 90 },
    { kind: 'literature', heading: '2.0 TINJAUAN LITERATUR', level: 1, at: '34', place: 'Muka surat 3', words: 1105 },
    { kind: 'methodology', heading: '3.0 METODOLOGI', level: 1, at: '52', place: 'Muka surat 5', words: 830 },
    { kind: 'findings', heading: '4.0 DAPATAN', level: 1, at: '80', place: 'Muka surat 8', words: 940 },
    { kind: 'discussion', heading: '5.0 PERBINCANGAN', level: 1, at: '100', place: 'Muka surat 10', words: 870 },
    { kind: 'conclusion', heading: '6.0 KESIMPULAN', level: 1, at: '110', place: 'Muka surat 11', words: 240 },
    { kind: 'references', heading: 'RUJUKAN', level: 1, at: '120', place: 'Muka surat 12', words: 282 },
  ],
  missingSections: ['theory', 'acknowledgements'],
  citations: {
    style: 'author-year',
    inText: 46,
    references: 31,
    notListed: [
      { text: 'Marensky (2021)', evidence: onPage(3, 'seperti yang ditegaskan oleh Marensky (2021)') },
      { text: 'Halim & Osric (2020)', evidence: onPage(4, 'dapatan awal (Halim & Osric, 2020)') },
    ],
    notCited: [{ text: 'Brightmoor (2019)', evidence: onPage(12, 'Brightmoor, T. (2019). Play and pedagogy.') }],
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
      evidence: onPage(8, 'Jadual 2: Skor min penglibatan'),
    },
    {
      kind: 'figure',
      label: 'Rajah 1',
      isPresent: false,
      isMentioned: true,
      evidence: onPage(4, 'seperti dalam Rajah 1'),
    },
  ],
  sample: [
    { size: 120, evidence: onPage(5, 'Seramai 120 orang guru pelatih dipilih secara rawak mudah') },
    { size: 118, evidence: onPage(8, 'Analisis melibatkan 118 orang responden') },
  ],
  statistics: {
    cronbachAlpha: [{ value: 0.87, evidence: onPage(6, 'nilai alfa Cronbach ialah 0.87') }],
    tests: [
      {
        name: 'Ujian-t',
        values: ['t = 2.31', 'p < .05'],
        evidence: onPage(8, 'Ujian-t menunjukkan perbezaan yang signifikan, t = 2.31, p < .05'),
      },
      { name: 'Korelasi Pearson', values: [], evidence: onPage(9, 'analisis korelasi Pearson dijalankan') },
    ],
    normality: onPage(7, 'Ujian Shapiro-Wilk menunjukkan data bertaburan normal'),
    outliers: null,
    multicollinearity: null,
    effectSize: onPage(8, 'saiz kesan sederhana, d = 0.42'),
    contentValidity: onPage(6, 'tiga orang pakar menilai kandungan instrumen'),
    constructValidity: null,
    software: [{ text: 'SPSS', evidence: onPage(7, 'menggunakan perisian SPSS versi 29') }],
  },
  objectives: [
    {
      kind: 'objective',
      label: 'Objektif 1',
      text: 'Mengukur tahap penglibatan guru pelatih.',
      evidence: onPage(2, 'Mengukur tahap penglibatan guru pelatih'),
      answeredBy: onPage(8, 'Tahap penglibatan guru pelatih adalah tinggi (M = 4.12)'),
    },
    {
      kind: 'question',
      label: '',
      text: 'Adakah penglibatan berkait dengan pencapaian?',
      evidence: onPage(2, 'Adakah penglibatan berkait dengan pencapaian?'),
      answeredBy: null,
    },
  ],
};

/** A paper in which nothing was found. */
export const bareFacts: Facts = countPaper({ kind: 'docx', blocks: [], notices: [], pages: 1 }).facts;

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
        onPage(3, 'Permainan digital memainkan peranan yang amat penting dalam pendidikan.'),
        onPage(10, 'Kesimpulannya, dapatan ini memberikan sumbangan yang bermakna.'),
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
