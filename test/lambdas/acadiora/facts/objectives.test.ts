import { describe, expect, test } from '@jest/globals';
import { countStatistics } from '../../../../lambdas/acadiora/facts/study/statistics.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { paper, type Part } from './studyPaper.ts';

const objectives = (...parts: Part[]) => {
  const { document, sections } = paper(...parts);
  return countStatistics(readStudy(document, sections)).objectives;
};
const stated = (...lines: string[]) =>
  objectives(['objectives', 'Objektif Kajian', ...lines]).map(({ kind, label, text }) => [kind, label, text]);

describe('Objectives, questions and hypotheses', () => {
  test.each([
    [
      ['Objektif kajian ini adalah untuk:', '(i) menentukan tahap minat murid; dan', '(ii) mengkaji kesan modul.'],
      [
        ['objective', 'Objektif (i)', 'menentukan tahap minat murid'],
        ['objective', 'Objektif (ii)', 'mengkaji kesan modul'],
      ],
    ],
    [
      ['Kajian ini bertujuan (a) meneroka cara guru mengajar, dan (b) mengenal pasti cabaran mereka.'],
      [
        ['objective', 'Objektif (a)', 'meneroka cara guru mengajar'],
        ['objective', 'Objektif (b)', 'mengenal pasti cabaran mereka'],
      ],
    ],
    [
      ['The objectives were to compare both classes in (1) achievement in History and (2) interest in History.'],
      [
        ['objective', 'Objektif (1)', 'achievement in History'],
        ['objective', 'Objektif (2)', 'interest in History'],
      ],
    ],
    [['3.1 Meningkatkan kemahiran murid.'], [['objective', 'Objektif 3.1', 'Meningkatkan kemahiran murid']]],
    [['The questions were:', 'RQ1: Does it help?'], [['question', 'RQ1', 'Does it help?']]],
    [['The objectives were:', '1. To design a tool.'], [['objective', 'Objektif 1', 'To design a tool']]],
    [['H₀1: Tiada perbezaan markah.'], [['hypothesis', 'H₀1', 'Tiada perbezaan markah']]],
  ])('are read with their labels from %j', (lines, expected) => {
    expect(stated(...lines)).toEqual(expected);
  });

  test.each([
    [
      ['1. Mengenal pasti tahap minat murid.', '2. Menguji kesan modul.'],
      ['Objektif 1', 'Objektif 2'],
    ],
    [
      ['i. Mengenal pasti tahap minat murid.', 'ii. Menguji kesan modul.'],
      ['Objektif i', 'Objektif ii'],
    ],
  ])('are read from a list whose numbers have a point: %j', (lines, labels) => {
    expect(stated('Kajian ini dijalankan untuk:', ...lines).map(([, label]) => label)).toEqual(labels);
  });

  test.each([
    'Rumusan masalah penelitian ini adalah: apakah terdapat pengaruh model terhadap minat siswa?',
    'Persoalan kajian ini ialah apakah pengaruh model terhadap minat murid?',
    'Persoalan kajian ialah: (1) Apakah pengaruh model terhadap minat murid?',
  ])('are read from a question within a sentence: %s', (line) => {
    const found = objectives(['introduction', 'Pengenalan', line]);
    expect(found).toMatchObject([{ kind: 'question', text: expect.stringMatching(/^apakah .*pengaruh model/i) }]);
  });

  test('that only repeat the title are answered by what they ask of', () => {
    const found = objectives(
      ['front', '', 'Tahap Kesediaan Guru Prauniversiti Melaksanakan Pentaksiran Maya'],
      ['objectives', 'Objektif', 'i. Mengenal pasti tahap kesediaan guru prauniversiti melaksanakan pentaksiran maya.'],
      ['findings', 'Dapatan', 'Tahap kesediaan keseluruhan adalah sederhana (min = 3.34).'],
    );
    expect(found).toMatchObject([{ answeredBy: { quote: expect.stringContaining('3.34') } }]);
  });

  test('are read one after another in a sentence', () => {
    const line =
      'Hipotesis kajian dibentuk. H01: Tidak terdapat hubungan antara minat dengan usia. H02: Tidak terdapat perbezaan minat berdasarkan jantina.';
    expect(stated(line).map(([kind, label]) => [kind, label])).toEqual([
      ['hypothesis', 'H01'],
      ['hypothesis', 'H02'],
    ]);
  });

  test('stand as the aim alone where no list is given', () => {
    const [aim] = objectives([
      'introduction',
      'Pengenalan',
      'Tujuan kajian ini adalah untuk melihat keberkesanan modul terhadap murid.',
    ]);
    expect(aim).toMatchObject({ label: 'Tujuan kajian', text: 'melihat keberkesanan modul terhadap murid' });
  });
});

describe('The finding of an objective', () => {
  const list: Part = [
    'objectives',
    'Objektif Kajian',
    '1. mengenal pasti tahap motivasi guru pelatih;',
    '2. menentukan hubungan antara motivasi dengan beban tugas;',
    '3. menentukan perbezaan motivasi guru pelatih berdasarkan jantina.',
  ];
  const answers = (...lines: string[]) =>
    objectives(list, ['findings', 'Dapatan', ...lines]).map(({ answeredBy }) => answeredBy?.quote ?? null);

  const level = 'Tahap motivasi guru pelatih adalah tinggi (min = 4.10).';
  const relation = 'Terdapat hubungan negatif antara motivasi dengan beban tugas (r = -.31).';

  test('is the one that speaks of the same things', () => {
    expect(answers(level, relation)).toEqual([level, relation, null]);
  });

  test('may name the groups instead of the characteristic', () => {
    const difference = 'Perbezaan motivasi antara guru lelaki dan perempuan tidak signifikan, t = 0.41.';
    expect(answers(level, relation, difference)[2]).toBe(difference);
  });

  test('is none where it tells of a difference by something else', () => {
    const compared = 'Perbandingan motivasi mengikut aspek menunjukkan aspek kerja paling tinggi.';
    expect(answers(level, relation, compared)[2]).toBeNull();
  });

  test('is none where others only differ, and what it alone asks of stands in the profile', () => {
    const found = objectives(
      ['front', '', 'Efikasi dan Sokongan Pengajar kepada Pelatih di Tiga Kolej Latihan'],
      [
        'objectives',
        'Objektif',
        '1. Menentukan perbezaan efikasi pelatih berdasarkan jantina.',
        '2. Menentukan perbezaan efikasi pelatih berdasarkan umur.',
        '3. Menentukan perbezaan sokongan pengajar berdasarkan kolej.',
      ],
      [
        'findings',
        'Dapatan',
        'Pelatih datang dari tiga kolej.',
        'Soal selidik dijawab dalam bilik.',
        'Data lengkap.',
        'Perbezaan efikasi pelatih lelaki dan perempuan tidak signifikan (p = .41).',
        'Efikasi dan sokongan pengajar tinggi.',
        'Perbezaan efikasi pelatih mengikut umur signifikan (p = .02).',
      ],
    );
    expect(found.map(({ answeredBy }) => answeredBy !== null)).toEqual([true, true, false]);
  });

  test('may be told in several places, of what it alone asks', () => {
    const found = objectives(
      [
        'objectives',
        'Objectives',
        '1. To evaluate the accuracy of the sensors and the delivery of packets.',
        '2. To determine the battery life of the nodes.',
      ],
      ['findings', 'Results', 'The sensors read well.', 'Accuracy was high.', 'All is quiet.', 'Delivery fell by day.'],
    );
    expect(found.map(({ answeredBy }) => answeredBy !== null)).toEqual([true, false]);
  });

  test('on its hypothesis answers it too', () => {
    const found = objectives(
      ['objectives', 'Objektif', '1. Menentukan perbezaan pencapaian dalam ujian pos.', 'H01: Tiada perbezaan min.'],
      ['findings', 'Dapatan', 'Oleh itu, H01 ditolak.'],
    );
    expect(found.map(({ answeredBy }) => answeredBy?.quote)).toEqual(Array(2).fill('Oleh itu, H01 ditolak.'));
  });

  test('may name the objective by its number', () => {
    const named = 'Bagi objektif ketiga, keputusannya ialah t = 0.41.';
    expect(answers(level, relation, named)[2]).toContain(named);
  });
});
