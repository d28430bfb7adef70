import type { Layout } from './layout.ts';

/** IPG pro forma: one frame with the label on the left; the weights in a nested list; the topics with hours of interaction. */
export const instituteProForma: Layout = {
  name: 'IPG pro forma, one frame',
  document: `
| PRO FORMA KURSUS | < | < |
| Nama Kursus | Pengurusan Kokurikulum Sekolah | < |
| Kod Kursus | WAJ3112 | < |
| Nilai Kredit | 2 (1+1) | < |
| Prasyarat | Tiada | < |
| Bahasa Pengantar | Bahasa Melayu | < |
| Sinopsis | Kursus ini memberi kefahaman tentang pengurusan kegiatan kokurikulum di sekolah rendah serta pelaksanaannya. | < |
| Hasil Pembelajaran | Setelah mengikuti kursus ini, siswa guru boleh: | < |
| ^ | 1. | Menghuraikan dasar kokurikulum sekolah. (C2) |
| ^ | 2. | Merancang program kokurikulum tahunan sekolah. (C5) |
| ^ | 3. | Mengendalikan satu aktiviti kokurikulum dengan selamat. (P4) |
| Kaedah Pengajaran dan Pembelajaran | Kuliah, bengkel, amali | < |
| Kaedah Pentaksiran | Pentaksiran Berterusan: 100%<br>(i) Tugasan bertulis: 40%<br>(ii) Amali: 60% | < |
| Kandungan | Tajuk | Jam Interaksi |
| ^ | 1. Dasar dan konsep kokurikulum<br>- Falsafah<br>- Pekeliling | 4 |
| ^ | 2. Pengurusan unit beruniform | 6 |
| ^ | 3. Pengurusan kelab dan persatuan | 6 |
| ^ | 4. Keselamatan dalam aktiviti luar | 8 |
| ^ | 5. Pentaksiran kokurikulum | 6 |
| ^ | Jumlah | 30 |
| Rujukan | Bakar, S. (2019). Kokurikulum Berkesan. Ipoh: Cahaya Guru. | < |
| ^ | Daud, R. (2021). Unit Beruniform di Sekolah. Kangar: Utara. | < |
| Tarikh Kemas Kini | 3 Mac 2025 | < |
`,
  truth: {
    code: 'WAJ3112',
    name: 'Pengurusan Kokurikulum Sekolah',
    credit: 2,
    language: 'ms',
    clos: [
      ['1', 'Menghuraikan dasar kokurikulum sekolah.', 'C2', ''],
      ['2', 'Merancang program kokurikulum tahunan sekolah.', 'C5', ''],
      ['3', 'Mengendalikan satu aktiviti kokurikulum dengan selamat.', 'P4', ''],
    ],
    assessments: [
      ['Tugasan bertulis', 40],
      ['Amali', 60],
    ],
    topics: [
      'Dasar dan konsep kokurikulum',
      'Pengurusan unit beruniform',
      'Pengurusan kelab dan persatuan',
      'Keselamatan dalam aktiviti luar',
      'Pentaksiran kokurikulum',
    ],
    references: 2,
  },
};

/** Matrix of outcomes against domains and programme outcomes, tasks with hours and duration, in a community college's plan. */
export const communityCollege: Layout = {
  name: 'Community college plan with matrices, Malay',
  document: `
KOLEJ KOMUNITI LEMBAH MAKMUR
# RANCANGAN PENGAJARAN DAN PEMBELAJARAN
Nama Pensyarah : Cik Puteri Balqis binti Hamdan
Kursus : SKR1203 Asas Pembuatan Roti
Jam Kredit : 3
Jabatan : Jabatan Pelancongan dan Hospitaliti
# HASIL PEMBELAJARAN KURSUS (CLO)
| CLO | Penyataan | Kognitif | Psikomotor | Afektif | PLO1 | PLO2 | PLO5 |
| CLO1 | Menerangkan bahan dan peralatan asas pembuatan roti | C2 | | | / | | |
| CLO2 | Menyediakan pelbagai jenis roti mengikut resipi piawai | | P3 | | | / | |
| CLO3 | Mengamalkan kebersihan diri dan ruang kerja | | | A3 | | | / |
# PENTAKSIRAN
| Bil | Kaedah Pentaksiran | Tempoh | CLO | Peratus |
| 1 | Kuiz teori | 30 minit | CLO1 | 20% |
| 2 | Kerja amali | 12 jam | CLO2 | 50% |
| 3 | Projek akhir | 3 jam | CLO2, CLO3 | 30% |
| | Jumlah | | | 100% |
# JADUAL MINGGUAN
| Minggu | Topik | Subtopik | Jam |
| M1 - M2 | Pengenalan pembuatan roti | Sejarah roti; Jenis tepung | 6 |
| M3 - M5 | Kaedah penyediaan doh | Kaedah lurus; Kaedah span | 9 |
| M6 | Cuti Pertengahan Semester | | |
| M7 - M10 | Roti manis dan roti bun | | 12 |
| M11 - M13 | Roti antarabangsa | Roti Perancis; Focaccia | 9 |
| M14 | Projek akhir | | 3 |
`,
  truth: {
    code: 'SKR1203',
    name: 'Asas Pembuatan Roti',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menerangkan bahan dan peralatan asas pembuatan roti', 'C2', 'PLO1'],
      ['2', 'Menyediakan pelbagai jenis roti mengikut resipi piawai', 'P3', 'PLO2'],
      ['3', 'Mengamalkan kebersihan diri dan ruang kerja', 'A3', 'PLO5'],
    ],
    assessments: [
      ['Kuiz teori', 20],
      ['Kerja amali', 50],
      ['Projek akhir', 30],
    ],
    topics: [
      'Pengenalan pembuatan roti',
      'Kaedah penyediaan doh',
      'Roti manis dan roti bun',
      'Roti antarabangsa',
      'Projek akhir',
    ],
    references: 0,
  },
};
