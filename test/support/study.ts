import { fileOf, pdfPages, type TestFile } from './documents.ts';

/** What the two versions of the study say differently: the first is at odds with itself, the second is mended. */
interface Version {
  sample: number;
  /** A work that the list of references lacks, or has. */
  isListed: boolean;
  /** Table 2 is spoken of; it stands in the paper or does not. */
  hasTable: boolean;
  limits: readonly string[];
}

const first: Version = { sample: 102, isListed: false, hasTable: false, limits: [] };

const second: Version = {
  sample: 120,
  isListed: true,
  hasTable: true,
  limits: ['Batasan kajian ialah sampel yang terhad kepada sebuah kampus sahaja.'],
};

export const studyTitle = 'Kesediaan Guru Pelatih Menggunakan Papan Putih Maya dalam Pengajaran Sains';
export const studyAuthor = 'Suhaila binti Mertapura';

/** An invented survey, sheet by sheet; what ends a paragraph is short, so that readers do not run it on into the next. */
const sheets = ({ sample, isListed, hasTable, limits }: Version): string[][] => [
  [
    studyTitle,
    studyAuthor,
    'Institut Pendidikan Guru Kampus Tasik Nilam',
    '2024',
    'ABSTRAK',
    'Kajian tinjauan ini menentukan tahap kesediaan guru pelatih dan hubungannya dengan motivasi.',
    'Seramai 120 orang guru pelatih menjawab soal selidik. Dapatan menunjukkan tahap kesediaan',
    'yang tinggi (min = 3.80) dan hubungan yang signifikan dengan motivasi (r = .45, p < .01).',
    'Kata kunci: papan putih maya, kesediaan, guru pelatih',
    '1.0 PENGENALAN',
    'Papan putih maya semakin digunakan dalam pengajaran sains (Lokmani, 2021). Masalah timbul',
    'apabila guru pelatih kurang yakin menggunakannya semasa praktikum (Mertasari, 2022).',
    'Namun, belum banyak kajian tempatan meneliti kesediaan guru pelatih.',
    '2.0 OBJEKTIF KAJIAN',
    '1. Menentukan tahap kesediaan guru pelatih menggunakan papan putih maya.',
    '2. Mengenal pasti hubungan antara kesediaan dengan motivasi guru pelatih.',
    '3. Membandingkan tahap kesediaan mengikut opsyen pengajian.',
    '3.0 SOROTAN LITERATUR',
    'Kajian ini berpandukan Model Penerimaan Teknologi. Lokmani (2021) mendapati tahap kesediaan',
    'guru adalah sederhana. Sebaliknya, Mertasari (2022) melaporkan tahap yang tinggi. Dapatan',
    'Halimun (2020) pula menunjukkan motivasi mempengaruhi penggunaan papan putih maya.',
  ],
  [
    '4.0 METODOLOGI KAJIAN',
    'Kajian kuantitatif ini menggunakan reka bentuk tinjauan keratan rentas kerana reka bentuk',
    `ini sesuai untuk menentukan tahap. Seramai ${sample} orang guru pelatih dipilih melalui`,
    'persampelan rawak mudah. Instrumen ialah soal selidik 20 item dengan skala Likert.',
    'Kesahan kandungan disemak oleh tiga orang pakar dan nilai alfa Cronbach ialah 0.88.',
    'Data dianalisis menggunakan SPSS versi 26.',
    '5.0 DAPATAN KAJIAN',
    'Jadual 1 menunjukkan tahap kesediaan guru pelatih.',
    'Jadual 1: Tahap kesediaan guru pelatih',
    'Aspek Min SP Tahap',
    'Pengetahuan 3.80 0.52 Tinggi',
    'Kemahiran 3.60 0.61 Sederhana',
    'Secara keseluruhan, kesediaan berada pada tahap tinggi (min = 3.80).',
    'Jadual 2 menunjukkan hubungan dengan motivasi (r = .45, p < .01).',
    ...(hasTable ? ['Jadual 2: Hubungan kesediaan dengan motivasi', 'Pemboleh ubah r p', 'Motivasi .45 .01'] : []),
    '6.0 PERBINCANGAN',
    'Dapatan ini selari dengan Mertasari (2022) yang melaporkan tahap kesediaan yang tinggi.',
    'Keadaan ini mungkin kerana guru pelatih menghadiri bengkel.',
    '7.0 KESIMPULAN',
    'Kajian ini membuktikan bahawa papan putih maya berkesan di Malaysia.',
    ...limits,
    'RUJUKAN',
    ...(isListed ? ['Halimun, R. (2020). Motivasi guru pelatih sains. Jurnal Nilam, 4(1), 1-12.'] : []),
    'Lokmani, A. (2021). Papan putih maya di kolej. Jurnal Nilam, 5(2), 20-31.',
    'Mertasari, D. (2022). Kesediaan guru pelatih. Jurnal Nilam, 6(1), 15-27.',
    'Wirasena, P. (2016). Pengajaran sains sekolah rendah. Penerbit Lembah Mawar.',
  ],
];

/** The study as first handed in: sizes of sample that differ, a work not listed, a table that is not there, no limits. */
export const studyPdf = (name: string): TestFile => fileOf(name, pdfPages(sheets(first)));

/** The same study with these mended. */
export const mendedStudyPdf = (name: string): TestFile => fileOf(name, pdfPages(sheets(second)));
