import { expect, test } from '@jest/globals';
import { codeFamily, columnKinds, keyOf, labelKind, type LabelKind } from '../../../shared/course/labels.ts';

const labels: [LabelKind | null, string[]][] = [
  [
    'courseCode',
    ['KOD KURSUS', '2. Kod Kursus*', 'Course Code:', 'Kode Mata Kuliah', 'Kod Kursus*\nCourse Code*', 'Kode MK'],
  ],
  [
    'courseName',
    ['Nama Kursus', 'Tajuk Kursus / Course Title', 'Nama Mata Kuliah', 'Name of Course/Module', 'Subject'],
  ],
  ['codeAndName', ['Course code and title', 'Kod dan Nama Kursus']],
  [
    'prerequisite',
    ['Prasyarat', 'Prasyarat / syarat bersama', 'Pre-requisite', 'Mata Kuliah Prasyarat', 'Pre/co requisite'],
  ],
  ['credit', ['Nilai Kredit', 'Jam kredit:', 'Credit Value', 'Bobot (SKS)', 'Credits']],
  [
    'statement',
    [
      'Pernyataan Hasil Pembelajaran',
      'Course Learning Outcomes (CLO)',
      'Penyataan CLO',
      'Di akhir kursus ini, pelajar dapat:',
    ],
  ],
  ['clo', ['HPK', 'CLO', 'No. CLO', 'CPMK', 'Sub-CPMK']],
  [
    'plo',
    ['*PLO', 'Kluster MQF 2.0 / HP', 'Hasil Pembelajaran Program (HP)', 'CPL', 'Programme Learning Outcomes', 'MQF LO'],
  ],
  ['level', ['Aras Taksonomi', 'Domain', '*Taksonomi', 'Taxonomy Level', '**Taxonomies & ***Soft-Skills', 'C/P/A']],
  ['skill', ['Kemahiran Insaniah', 'Kemahiran\nInsaniah\nSoft Skills', 'KI', 'Soft-skills']],
  [
    'weight',
    [
      'Pemberat (%)',
      'Wajaran',
      'Weightage (%)',
      'Bobot (%)',
      'Peratus',
      'Jumlah (%)',
      '%',
      'Bobot Penilaian (%)',
      'Markah',
    ],
  ],
  ['slt', ['Jumlah SLT', 'SLT (jam)', 'Total SLT', 'Jumlah Jam Pembelajaran Pelajar (SLT)', 'Jam', 'Estimasi Waktu']],
  ['hours', ['K', 'Kuliah', 'Bersemuka (jam)', 'Tidak bersemuka (jam)', 'F2F', 'Kendiri\nIndep.']],
  ['total', ['Jumlah', 'Total']],
  ['week', ['Minggu', 'Minggu\nWeek', 'Pertemuan ke-', 'Mg Ke-']],
  [
    'topic',
    ['Tajuk dan Subtajuk', 'Garis kandungan kursus', 'Course Content Outline', 'Bahan Kajian', 'Materi Pembelajaran'],
  ],
  [
    'assessment',
    ['Jenis / Type', 'Pentaksiran Berterusan', 'Continuous Assessment', 'Kaedah Pentaksiran', 'Bentuk Penilaian'],
  ],
  ['method', ['Kaedah PdP', 'Teaching Methods', 'Kaedah pengajaran', 'T&L', 'Metode Pembelajaran']],
  [
    null,
    ['Kuiz', 'Kognitif', 'EDUP3153', 'Pedagogi dan Pengurusan Bilik Darjah', 'Tugasan Individu 1', 'CLO1', '3 (2 + 1)'],
  ],
];
test.each(labels)('%s', (kind, texts) => {
  expect(texts.map((text) => [text, labelKind(text)])).toEqual(texts.map((text) => [text, kind]));
});

test('a column is first what its nearest head says', () => {
  expect(columnKinds('Agihan jam › Bersemuka › K')).toEqual(['hours', 'hours']);
  expect(columnKinds('Pemberat (%) › CLO1')).toEqual(['weight']);
});

test('codes are known by their family, outcomes that open a text by their key', () => {
  expect(
    ['CLO 2', 'Sub-CPMK 1.2', 'PLO3', 'CTPS', 'KI2', 'C4', 'Kuiz', 'CLO1, CLO2'].map((text) => codeFamily(text)),
  ).toEqual(['clo', 'subClo', 'plo', 'skill', 'skill', 'level', null, null]);
  expect(
    ['CLO 2: Menganalisis', 'HPK1', '(CPMK-3) Mampu', 'CLO1, CLO2', 'CLO1-CLO3', 'PLO1', 'Colo1'].map((text) =>
      keyOf(text),
    ),
  ).toEqual(['CLO2', 'HPK1', 'CPMK3', undefined, undefined, undefined, undefined]);
});
