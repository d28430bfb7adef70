import { describe, expect, test } from '@jest/globals';
import { countStatistics } from '../../../../lambdas/acadiora/facts/study/statistics.ts';
import { mainSample } from '../../../../lambdas/acadiora/facts/study/sample.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { says } from '../../../support/blocks.ts';
import { paper } from './studyPaper.ts';

const counted = (...lines: string[]) => {
  const { document, sections } = paper(['methodology', '3. Metodologi', ...lines]);
  return countStatistics(readStudy(document, sections));
};
const sizes = (line: string) => counted(line).sample.map(({ size }) => size);

describe('The sizes of a sample', () => {
  test.each([
    ['Sampel kajian terdiri daripada 23 orang murid Tahun 4.', 23],
    ['Seramai 186 orang siswa guru dipilih secara rawak.', 186],
    ['Kajian ini melibatkan 1,250 responden dari lima negeri.', 1250],
    ['Seramai dua puluh tiga (23) orang murid terlibat dalam kajian ini.', 23],
    ['Responden menjawab soal selidik dalam talian (n = 186).', 186],
    ['Sampel penelitian berjumlah 54 siswa yang dipilih secara acak.', 54],
    ['Seramai 186 orang siswa guru dipilih daripada populasi 360 orang.', 186],
    ['Sampel penelitian berjumlah 64 siswa, yaitu kelas eksperimen (32 siswa) dan kelas kontrol (32 siswa).', 64],
    ['A total of 168 Year 3 pupils took part.', 168],
    ['The tool was evaluated with 58 diploma students, chosen by class.', 58],
    ['Pada tahap kedua, delapan siswa dipilih sebagai informan.', 8],
    ['Sampel terdiri daripada 30 orang murid, iaitu 14 orang murid pesisir dan 16 orang murid pedalaman.', 30],
  ])('are read from "%s"', (line, size) => {
    expect(sizes(line)).toEqual([size]);
  });

  test.each([
    'Populasi kajian terdiri daripada 360 orang siswa guru.',
    'Data dianalisis menggunakan SPSS versi 26 dengan ujian-t sampel tidak bersandar.',
    'Submissions were drawn at random, following a sampling procedure, and two lecturers rated each of them.',
    'The included studies of pupils (N = 14) were read.',
    'Satu kajian rintis melibatkan 30 orang murid.',
    'Instrumen disemak oleh 3 orang pakar yang terlibat dalam bidang ini.',
    'Sebanyak 45% responden terlibat dalam aktiviti luar.',
    'Seramai 45 orang (80%) responden bersetuju.',
    'Soal selidik disahkan oleh tiga orang pakar dan persetujuan responden diperoleh.',
    'Seramai 12 orang murid lelaki dan 13 orang murid perempuan terlibat.',
    'Jadual Krejcie dan Morgan mencadangkan 217 responden bagi populasi itu.',
  ])('are not read from "%s"', (line) => {
    expect(sizes(line)).toEqual([]);
  });

  test('have those interviewed as the main one where they are spoken of more often than those only sorted out', () => {
    const screened = 'Seramai 90 orang guru menjawab soal selidik saringan.';
    const told = counted(screened, 'Seramai 12 orang guru ditemu bual.', 'Temu bual melibatkan 12 orang guru.');
    expect(mainSample(told.sample)?.size).toBe(12);
  });

  test('of other studies are left to the literature they stand in', () => {
    const { document, sections } = paper([
      'literature',
      '2. Sorotan',
      'Kajian Helmina (2020) melibatkan 240 orang guru.',
    ]);
    expect(countStatistics(readStudy(document, sections)).sample).toEqual([]);
  });
});

describe('Coefficients of reliability', () => {
  test.each([
    ['Nilai alfa Cronbach yang diperoleh ialah .87.', [0.87]],
    ['Pekali Cronbach alpha bagi dua konstruk ialah 0,81 dan 0,79.', [0.81, 0.79]],
    ['Nilai alfa Cronbach ialah .85, iaitu melebihi .70 (Nordane, 2015).', [0.85]],
    ['Aras alfa ditetapkan pada .05 bagi semua ujian.', []],
    ['Indeks kesahan kandungan ialah .91.', []],
  ])('"%s" gives %j', (line, values) => {
    expect(counted(line).statistics.cronbachAlpha.map(({ value }) => value)).toEqual(values);
  });

  test('stand in a column of a table too', () => {
    const { statistics } = counted(
      '| Konstruk | Item | Alfa Cronbach |',
      '| Minat | 8 | .87 |',
      '| Yakin | 6 | 0,74 |',
    );
    expect(statistics.cronbachAlpha.map(({ value }) => value)).toEqual([0.87, 0.74]);
  });
});

describe('Tests', () => {
  test.each([
    ['Ujian-t menunjukkan perbezaan, t(45) = 2.31, p = .026.', 'Ujian-t', ['t(45) = 2.31', 'p = .026']],
    ['ANOVA sehala memberikan F(2, 87) = 4.56, p < .05.', 'ANOVA', ['F(2, 87) = 4.56', 'p < .05']],
    ['Ujian khi kuasa dua: χ²(1) = 5.20, p = .02.', 'Khi kuasa dua', ['χ²(1) = 5.20', 'p = .02']],
    ['A Mann-Whitney test gave U = 112, p = .03.', 'Mann-Whitney', ['U = 112', 'p = .03']],
    ['Transkrip dianalisis melalui analisis tematik.', 'Analisis tematik', []],
  ])('"%s" names one with its values', (line, name, values) => {
    expect(counted(line).statistics.tests.map((found) => [found.name, found.values])).toEqual([[name, values]]);
  });

  test('have values in the column of a table that bears their symbol', () => {
    const { statistics } = counted('Korelasi Pearson digunakan.', '| Dimensi | r | p |', '| Sikap | .47 | < .01 |');
    expect(statistics.tests[0]?.values).toEqual(['r = .47', 'p < .01']);
  });

  test('MANOVA is not also counted as ANOVA', () => {
    expect(counted('MANOVA dijalankan.').statistics.tests.map(({ name }) => name)).toEqual(['MANOVA']);
  });
});

describe('What is reported of the data', () => {
  test.each([
    ['normality', 'Nilai kepencongan dan kurtosis berada dalam julat ±2.'],
    ['outliers', 'Two outliers were removed.'],
    ['multicollinearity', 'Nilai VIF kurang daripada 5.'],
    ['effectSize', 'Saiz kesan adalah besar (d = 0.87).'],
    ['contentValidity', 'Kesahan kandungan disemak oleh tiga orang pakar.'],
    ['constructValidity', 'EFA menghasilkan tiga faktor.'],
  ] as const)('%s is found in "%s"', (key, line) => {
    expect(counted(line).statistics[key]).toMatchObject({ place: 'Muka surat 1', quote: line });
  });

  test.each(['Ujian normaliti tidak dijalankan.', 'Kajian ini tidak melaporkan normaliti data.'])(
    '"%s" reports nothing',
    (line) => {
      expect(counted(line).statistics.normality).toBeNull();
    },
  );

  test('software keeps its version', () => {
    expect(counted('Data dianalisis menggunakan SPSS versi 26.').statistics.software.map(({ text }) => text)).toEqual([
      'SPSS versi 26',
    ]);
  });
});

test('everything counted rests on words that the paper has at that place', () => {
  const { document, sections } = paper(
    ['abstract', 'Abstrak', 'Seramai 90 orang guru terlibat (n = 90).'],
    ['methodology', '\fMetodologi', 'Nilai alfa Cronbach ialah .87 bagi semua konstruk. ANOVA dan SPSS digunakan.'],
    ['findings', '\fDapatan', 'ANOVA memberikan F = 3.10, p = .04 dan η² = .12.'],
  );
  const { sample, statistics } = countStatistics(readStudy(document, sections));
  const evidence = [...sample, ...statistics.cronbachAlpha, ...statistics.tests, ...statistics.software].map(
    (one) => one.evidence,
  );
  expect(evidence).toHaveLength(4);
  for (const one of [...evidence, statistics.effectSize]) expect(one && says(document, one)).toBe(true);
});
