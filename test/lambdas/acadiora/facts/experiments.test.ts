import { describe, expect, test } from '@jest/globals';
import { paperOf } from './layouts.ts';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';

/** An invented study of two groups, as its reader gives it: line by line, headings and all. */
interface Study {
  head: readonly string[];
  sample: string;
  method: string;
  groups: string;
  tool: string;
  analysis: string;
  findings: readonly string[];
  end: string;
  references: string;
}

const work = 'Lokmani, A. (2021). Permainan di kelas. Jurnal Nilam, 5(2), 20-31.';
const author = 'Nurin Syafawati binti Halimi';

const malay: Study = {
  head: ['Kesan Permainan Kad terhadap Pencapaian Pecahan Murid', author, '2025', 'Abstrak'],
  sample: 'Kajian kuasi-eksperimen ini melibatkan 48 orang murid.',
  method: '4 Metodologi',
  groups: 'Kumpulan rawatan terdiri daripada 24 orang murid dan kumpulan kawalan terdiri daripada 22 orang murid.',
  tool: 'Instrumen kajian ialah ujian pencapaian yang dibina oleh pengkaji.',
  analysis: 'Data dianalisis menggunakan ujian-t sampel tidak bersandar.',
  findings: ['5 Dapatan', 'Dapatan menunjukkan perbezaan yang signifikan antara kedua-dua kumpulan.'],
  end: '6 Kesimpulan',
  references: 'Rujukan',
};
const bracketed: Study = {
  ...malay,
  sample: 'Seramai 48 orang murid terlibat dalam kajian kuasi eksperimen ini.',
  method: 'METODOLOGI KAJIAN',
  groups:
    'Kumpulan eksperimen (n = 24) menggunakan kad, manakala kumpulan kawalan (n = 22) mengikuti pengajaran biasa.',
  findings: ['DAPATAN KAJIAN', 'Secara keseluruhan terdapat peningkatan yang signifikan.'],
  end: 'KESIMPULAN',
  references: 'RUJUKAN',
};
const classes: Study = {
  ...malay,
  groups: 'Kelas kawalan mempunyai 22 orang murid dan kelas eksperimen mempunyai 24 orang murid.',
  tool: 'Ujian pra dan ujian pasca digunakan untuk mengukur pencapaian murid.',
};
const english: Study = {
  head: ['Effects of Card Games on the Fraction Achievement of Pupils', author, '2025', 'Abstract'],
  sample: 'A total of 48 pupils took part in this quasi-experimental study.',
  method: '2 Method',
  groups: 'The treatment group consisted of 24 pupils and the control group of 22 pupils.',
  tool: 'The instrument was an achievement test developed by the researcher.',
  analysis: 'Data were analysed with an independent samples t-test.',
  findings: ['3 Results', 'The results showed a significant difference between the groups.'],
  end: '4 Conclusion',
  references: 'References',
};
const indonesian: Study = {
  head: ['Pengaruh Permainan Kartu terhadap Hasil Belajar Pecahan Siswa', author, '2025', 'Abstrak'],
  sample: 'Penelitian kuasi eksperimen ini melibatkan 48 siswa.',
  method: 'METODE',
  groups: 'Kelas eksperimen berjumlah 24 siswa dan kelas kontrol berjumlah 22 siswa.',
  tool: 'Instrumen penelitian berupa tes hasil belajar.',
  analysis: 'Data dianalisis dengan uji-t.',
  findings: ['HASIL DAN PEMBAHASAN', 'Hasil menunjukkan perbedaan yang signifikan antara kedua kelas.'],
  end: 'SIMPULAN',
  references: 'DAFTAR PUSTAKA',
};

/** The checks that find a weakness in it; its conclusion says this. */
function checksIn(study: Study, ending = 'Permainan kad berpotensi membantu murid.'): string[] {
  const { head, sample, method, groups, tool, analysis, findings, end, references } = study;
  const lines = [...head, sample, method, `${groups} ${tool} ${analysis}`, ...findings, end, ending, references, work];
  const { remarks } = countPaper(paperOf(lines.join('\n')));
  return remarks.filter(({ kind }) => kind === 'weakness').map(({ check }) => check);
}

/** The same study without the fault. */
const mended = (study: Study): Study => ({
  ...study,
  groups: study.groups.replace('22', '24'),
  tool: `${study.tool} Nilai KR-20 ialah 0.84 (reliability).`,
  analysis: `${study.analysis} Ujian Shapiro-Wilk menunjukkan taburan normal (normality).`,
  findings: [study.findings[0] ?? '', 'Ujian-t: t(46) = 3.51, p = .001, d = 1.01 (significant, signifikan).'],
});

const faults = ['groupsNotSample', 'noReliability', 'noAssumptions', 'testWithoutValues'];

describe('a short study of two groups', () => {
  test.each([
    ['Malay', malay],
    ['Malay with sizes in brackets', bracketed],
    ['Malay with classes', classes],
    ['English', english],
    ['Indonesian', indonesian],
  ])('in %s is told its groups, its instrument and its test, its twin without faults is not', (_, study) => {
    expect(checksIn(study)).toEqual(expect.arrayContaining(faults));
    expect(checksIn(mended(study)).filter((check) => faults.includes(check))).toEqual([]);
  });

  test('of both sexes is told where they are not the whole', () => {
    expect(
      checksIn({ ...mended(malay), groups: 'Seramai 20 orang murid lelaki dan 24 murid perempuan terlibat.' }),
    ).toContain('groupsNotSample');
  });

  test.each([
    ['says who left', { groups: `${malay.groups} Dua orang murid menarik diri.` }],
    ['tells of one group only', { groups: 'Kumpulan rawatan terdiri daripada 24 orang murid. Ada kumpulan kawalan.' }],
    ['has three groups', { groups: `${malay.groups} Kumpulan perbandingan terdiri daripada 2 orang murid.` }],
  ])('is told nothing of its groups where it %s', (_, changes) => {
    expect(checksIn({ ...malay, ...changes })).not.toContain('groupsNotSample');
  });

  const claim = 'Kajian ini membuktikan bahawa permainan kad meningkatkan pencapaian murid dalam pecahan.';
  const alone = {
    ...malay,
    sample: 'Kajian pra-eksperimen ini melibatkan 48 orang murid.',
    groups: 'Satu kumpulan menduduki ujian pra dan ujian pasca, tanpa kumpulan kawalan.',
  };

  test('is told that it claims a cause where it says that it has no control group', () => {
    expect(checksIn(alone, claim)).toEqual(expect.arrayContaining(['causalClaim', 'noControlGroup']));
    expect(checksIn(alone)).not.toContain('causalClaim');
  });

  test('may claim a cause where it has a control group', () => {
    expect(checksIn(malay, claim)).not.toContain('causalClaim');
    expect(checksIn(malay, claim)).not.toContain('noControlGroup');
  });
});
