import type { Layout } from './layout.ts';

/** The Indonesian semester plan: labels over values, outcomes with sub-outcomes, the weights beside the weeks. */
export const semesterPlan: Layout = {
  name: 'Indonesian RPS, weights beside the weeks',
  document: `
| UNIVERSITAS BUMI LESTARI<br>FAKULTAS KEGURUAN DAN ILMU PENDIDIKAN<br>PROGRAM STUDI PENDIDIKAN MATEMATIKA | < | < | < | < | Kode Dokumen<br>RPS-PM-17 |
| RENCANA PEMBELAJARAN SEMESTER | < | < | < | < | < |
| MATA KULIAH (MK) | KODE | Rumpun MK | BOBOT (sks) | SEMESTER | Tgl Penyusunan |
| Statistika Pendidikan | MKB61023 | Mata Kuliah Keahlian | 3 | 4 | 12 Januari 2025 |
| OTORISASI / PENGESAHAN | Dosen Pengembang RPS | < | Koordinator RMK | Ka PRODI | < |
| ^ | Dr. Lestari Wijaya, M.Pd. | < | Bagus Pratama, M.Si. | Dr. Hendra Saputra | < |
| Capaian Pembelajaran | CPL-PRODI yang dibebankan pada MK | < | < | < | < |
| ^ | CPL2 | Menguasai konsep teoretis matematika untuk pendidikan | < | < | < |
| ^ | CPL5 | Mampu mengolah data penelitian pendidikan | < | < | < |
| ^ | Capaian Pembelajaran Mata Kuliah (CPMK) | < | < | < | < |
| ^ | CPMK1 | Mampu menjelaskan konsep dasar statistika (C2, CPL2) | < | < | < |
| ^ | CPMK2 | Mampu menganalisis data penelitian pendidikan dengan uji statistik yang tepat (C4, CPL5) | < | < | < |
| ^ | CPMK3 | Mampu menyajikan hasil analisis data dalam laporan tertulis (P3, CPL5) | < | < | < |
| ^ | Kemampuan akhir tiap tahapan belajar (Sub-CPMK) | < | < | < | < |
| ^ | Sub-CPMK1 | Menjelaskan jenis data dan skala pengukuran | < | < | < |
| ^ | Sub-CPMK2 | Menghitung ukuran pemusatan dan penyebaran | < | < | < |
| Deskripsi Singkat MK | Mata kuliah ini membahas konsep statistika deskriptif dan inferensial untuk penelitian pendidikan. | < | < | < | < |
| Pustaka | Utama: | < | < | < | < |
| ^ | 1. Wijaya, L. (2021). Statistika untuk Pendidikan. Malang: Bumi Press. | < | < | < | < |
| ^ | Pendukung: | < | < | < | < |
| ^ | 2. Santoso, E. (2018). Metode Kuantitatif. Surabaya: Gemilang. | < | < | < | < |
| Dosen Pengampu | Dr. Lestari Wijaya, M.Pd. | < | < | < | < |
| Mg Ke- | Kemampuan akhir tiap tahapan belajar (Sub-CPMK) | Penilaian | < | Materi Pembelajaran | Bobot Penilaian (%) |
| ^ | ^ | Indikator | Kriteria & Bentuk | ^ | ^ |
| (1) | (2) | (3) | (4) | (5) | (6) |
| 1-2 | Sub-CPMK1 | Ketepatan menjelaskan jenis data | Tugas 1 | Jenis data dan skala pengukuran | 5 |
| 3-4 | Sub-CPMK2 | Ketepatan menghitung ukuran | Kuis | Ukuran pemusatan dan penyebaran | 10 |
| 5-7 | Sub-CPMK2 | Ketepatan menyajikan data | Tugas 2 | Penyajian data | 10 |
| 8 | UTS / Evaluasi Tengah Semester | < | < | < | 25 |
| 9-11 | Sub-CPMK3 | Ketepatan uji hipotesis | Tugas 3 | Uji hipotesis | 10 |
| 12-15 | Sub-CPMK4 | Ketepatan laporan | Proyek analisis data | Regresi dan korelasi | 10 |
| 16 | UAS / Evaluasi Akhir Semester | < | < | < | 30 |
`,
  truth: {
    code: 'MKB61023',
    name: 'Statistika Pendidikan',
    credit: 3,
    language: 'id',
    clos: [
      ['1', 'Mampu menjelaskan konsep dasar statistika', 'C2', 'CPL2'],
      ['2', 'Mampu menganalisis data penelitian pendidikan dengan uji statistik yang tepat', 'C4', 'CPL5'],
      ['3', 'Mampu menyajikan hasil analisis data dalam laporan tertulis', 'P3', 'CPL5'],
    ],
    assessments: [
      ['Tugas 1', 5],
      ['Kuis', 10],
      ['Tugas 2', 10],
      ['UTS / Evaluasi Tengah Semester', 25],
      ['Tugas 3', 10],
      ['Proyek analisis data', 10],
      ['UAS / Evaluasi Akhir Semester', 30],
    ],
    topics: [
      'Jenis data dan skala pengukuran',
      'Ukuran pemusatan dan penyebaran',
      'Penyajian data',
      'Uji hipotesis',
      'Regresi dan korelasi',
    ],
    references: 2,
  },
};

/** An Indonesian plan of lines and small tables. */
export const planOfLines: Layout = {
  name: 'Indonesian plan, lines and small tables',
  document: `
# RENCANA PEMBELAJARAN SEMESTER (RPS)
# A. Identitas Mata Kuliah
Program Studi : Pendidikan Guru Sekolah Dasar
Nama Mata Kuliah : Pembelajaran IPA di SD
Kode Mata Kuliah : PGSD4207
Jumlah SKS : 2
Dosen Pengampu : Rahmawati Putri, S.Pd., M.Pd.
# B. Deskripsi Mata Kuliah
Mata kuliah ini membekali mahasiswa dengan kemampuan merancang pembelajaran IPA di sekolah dasar.
# C. Capaian Pembelajaran Mata Kuliah (CPMK)
1. Mahasiswa mampu menjelaskan hakikat IPA dan pembelajarannya
2. Mahasiswa mampu merancang percobaan sederhana untuk siswa SD
3. Mahasiswa mampu mempraktikkan pembelajaran IPA di depan kelas
# D. Rencana Kegiatan
| Pertemuan | Materi Pokok | Metode | Waktu |
| 1 | Kontrak kuliah dan pengantar | Ceramah | 100 menit |
| 2-3 | Hakikat IPA | Diskusi | 200 menit |
| 4-5 | Keterampilan proses | Praktikum | 200 menit |
| 6-7 | Model pembelajaran IPA | Diskusi | 200 menit |
| 8 | Ujian Tengah Semester | | 100 menit |
| 9-11 | Percobaan sederhana | Praktikum | 300 menit |
| 12-15 | Praktik mengajar IPA | Simulasi | 400 menit |
| 16 | Ujian Akhir Semester | | 100 menit |
# E. Penilaian
| No | Komponen Penilaian | Bobot |
| 1 | Kehadiran dan partisipasi | 10% |
| 2 | Tugas percobaan | 20% |
| 3 | Praktik mengajar | 20% |
| 4 | Ujian Tengah Semester | 20% |
| 5 | Ujian Akhir Semester | 30% |
| | Total | 100% |
# F. Daftar Pustaka
1. Putri, R. (2020). Pembelajaran IPA SD. Yogyakarta: Nusa.
2. Handoko, T. (2016). Percobaan Sederhana. Jakarta: Cipta.
`,
  truth: {
    code: 'PGSD4207',
    name: 'Pembelajaran IPA di SD',
    credit: 2,
    language: 'id',
    clos: [
      ['1', 'Mahasiswa mampu menjelaskan hakikat IPA dan pembelajarannya', '', ''],
      ['2', 'Mahasiswa mampu merancang percobaan sederhana untuk siswa SD', '', ''],
      ['3', 'Mahasiswa mampu mempraktikkan pembelajaran IPA di depan kelas', '', ''],
    ],
    assessments: [
      ['Kehadiran dan partisipasi', 10],
      ['Tugas percobaan', 20],
      ['Praktik mengajar', 20],
      ['Ujian Tengah Semester', 20],
      ['Ujian Akhir Semester', 30],
    ],
    topics: [
      'Kontrak kuliah dan pengantar',
      'Hakikat IPA',
      'Keterampilan proses',
      'Model pembelajaran IPA',
      'Percobaan sederhana',
      'Praktik mengajar IPA',
    ],
    references: 2,
  },
};

/** Not a course outline: a programme's circular with codes, marks and names that are no facts of a course. */
export const notACourse: Layout = {
  name: 'Circular of a programme, nothing to find',
  document: `
BORANG PK-04/SEM-12
# Pekeliling Pendaftaran Semester 1 2025/2026
Kepada semua pelajar Ijazah Sarjana Muda Pendidikan
Pelajar yang mendapat markah 40% dan ke bawah hendaklah mengulang kursus. Kehadiran sekurang-kurangnya 80% diwajibkan.
| Bil | Nama | No. Matrik | Tandatangan |
| 1 | Aminah binti Saad | D20231104 | |
| 2 | Lim Chee Keong | D20231178 | |
| Kod | Nama Kursus | Kredit | Hari |
| KPS3014 | Pengurusan Pembelajaran | 4 | Isnin |
| KPD3016 | Pedagogi | 3 | Selasa |
| KPT6044 | Teknologi Instruksional | 4 | Rabu |

| Bil | Pernyataan | 1 | 2 | 3 |
| 1 | Saya menyemak tarikh sesuatu sumber. | | | |
| 2 | Saya membandingkan maklumat daripada beberapa sumber. | | | |
Disediakan oleh: Puan Salmah Yusof, Penolong Pendaftar
`,
  truth: {
    code: null,
    name: null,
    credit: null,
    language: 'ms',
    clos: [],
    assessments: [],
    topics: [],
    references: 0,
  },
};

/** A page that only frames a course: labels without values, a signature table, a person beside "Nama". */
export const emptyForm: Layout = {
  name: 'Form with empty fields and traps',
  document: `
UK-BPA-KUR-07
# PELAN KURSUS
| Nama | Prof. Dr. Zainal Abidin Kassim |
| Jawatan | Dekan |
| Nama Kursus | Falsafah Pendidikan |
| Kod Kursus | |
| Kredit | |
| Hasil Pembelajaran | CLO 1 | CLO 2 | CLO 3 |
| Pentaksiran | | | |
| Minggu | Topik |
| 1 | CLO 1 |
| 2 | CLO 2 |
| 3 | Aliran falsafah |
| 4 | Etika dan nilai |
Disahkan oleh: Prof. Dr. Zainal Abidin Kassim
Tarikh: 12 Ogos 2025
`,
  truth: {
    code: null,
    name: 'Falsafah Pendidikan',
    credit: null,
    language: 'ms',
    clos: [],
    assessments: [],
    topics: ['Aliran falsafah', 'Etika dan nilai'],
    references: 0,
  },
};

/** Colons in a column of their own; lectures and practicals have a table each under the same head. */
export const twoContentTables: Layout = {
  name: 'Colons in a column, a table for lectures and one for practicals, Malay',
  document: `
# MAKLUMAT KURSUS
| Nama Kursus | : | Pembiakan Tumbuhan Hiasan<br>(Ornamental Plant Propagation) |
| Kod Kursus | : | HRT3207 |
| Kredit | : | 3(2+1) |
| Masa Pembelajaran Pelajar<br>Student Learning Time | : | 120 jam / hours |
| Hasil Pembelajaran | : | Di akhir kursus ini, pelajar dapat:<br>HPK 1: menghuraikan kaedah pembiakan. – Kognitif Aras 2 (Memahami)<br>HPK 2: membina nurseri kecil. – Psikomotor Aras 4 (Mekanisme) |
# Kandungan Kursus
# KULIAH
| Topik | Jam Bersemuka |
| 1. Biji benih | 6 |
| 2. Keratan dan tut | 8 |
| Jumlah | 14 |
# AMALI
| Topik | Jam Bersemuka |
| 1. Penyediaan media | 9 |
| 2. Cantuman mata tunas | 9 |
| Jumlah | 18 |
# Penilaian
| Amali | 60% |
| Peperiksaan Akhir | 40% |
`,
  truth: {
    code: 'HRT3207',
    name: 'Pembiakan Tumbuhan Hiasan',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'menghuraikan kaedah pembiakan', 'C2', ''],
      ['2', 'membina nurseri kecil', 'P4', ''],
    ],
    assessments: [
      ['Amali', 60],
      ['Peperiksaan Akhir', 40],
    ],
    topics: ['Biji benih', 'Keratan dan tut', 'Penyediaan media', 'Cantuman mata tunas'],
    references: 0,
  },
};

/** Malay at the left and English at the right, label above value; the mapping counts the outcomes. */
export const twoColumns: Layout = {
  name: 'Malay and English side by side, lists in cells, Malay',
  document: `
| Bahasa Melayu | English |
| 1. Nama kursus | 1. Course name |
| BIOLOGI RUMPAI LAUT | BIOLOGY OF SEAWEEDS |
| 2. Kod kursus / Course code: ASM3107 3. Jam kredit / Credit hours: 3 (2+1) | < |
| 4. Objektif / Hasil pembelajaran | 4. Objectives / Learning outcomes |
| Selepas mengikuti kursus ini, pelajar dapat:<br>1. menghuraikan morfologi rumpai laut (C2);<br>2. membiakkan rumpai laut di hatceri (P4). | After this course, students are able to:<br>1. describe the morphology of seaweeds (C2);<br>2. propagate seaweeds in a hatchery (P4). |
| 5. Kandungan kuliah (jam) | 5. Lecture contents (hours) |
| 1. Alga merah (6)<br>2. Alga perang (8)<br>Jumlah 14 | 1. Red algae (6)<br>2. Brown algae (8)<br>Total 14 |
| 6. Penilaian | 6. Evaluation |
| Kerja kursus 60%<br>Ujian 25%<br>Laporan Amali 35%<br>Peperiksaan Akhir 40% | Coursework 60%<br>Test 25%<br>Practical Report 35%<br>Final Examination 40% |

| | PLO1 | PLO2 | PLO3 |
| Hasil 1 / Outcome 1 | √ | | |
| Hasil 2 / Outcome 2 | | | √ |
`,
  truth: {
    code: 'ASM3107',
    name: 'BIOLOGI RUMPAI LAUT',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'menghuraikan morfologi rumpai laut', 'C2', 'PLO1'],
      ['2', 'membiakkan rumpai laut di hatceri', 'P4', 'PLO3'],
    ],
    assessments: [
      ['Ujian', 25],
      ['Laporan Amali', 35],
      ['Peperiksaan Akhir', 40],
    ],
    topics: ['Alga merah', 'Alga perang'],
    references: 0,
  },
};

/** Lettered outcomes of which another table tells the levels; weights below the names; weeks in two halves side by side. */
export const onTheirSides: Layout = {
  name: 'Lettered outcomes, tables on their sides and in two halves, English',
  document: `
# Community Radio Production
Module Guide COM20704/Aug25
| Module code | COM20704 |
| Credit hours | 4 (equivalent to 160 notional hours) |
# Learning outcomes
On successful completion of this module, a student will be able to:
- a) Critique the programmes of small stations from the standpoint of their listeners;
- b) Produce a radio feature as a team.
| LO | Taxonomy | Graduate capability (TGC) |
| a | C5 | TGC2 |
| b | P4 | TGC4 |
# Assessment
| Component | Critical Review | Radio Feature | Total |
| Weighting | 40% | 60% | 100% |
| LO assessed | a | b | |
# Weekly plan
| Week | Topic | Week | Topic |
| 1 | Voices and places | 3 | Sound editing |
| 2 | Field interviews | 4 | Broadcast law |
`,
  truth: {
    code: 'COM20704',
    name: 'Community Radio Production',
    credit: 4,
    language: 'en',
    clos: [
      ['1', 'Critique the programmes of small stations from the standpoint of their listeners', 'C5', 'TGC2'],
      ['2', 'Produce a radio feature as a team', 'P4', 'TGC4'],
    ],
    assessments: [
      ['Critical Review', 40],
      ['Radio Feature', 60],
    ],
    topics: ['Voices and places', 'Field interviews', 'Sound editing', 'Broadcast law'],
    references: 0,
  },
};

/** Weights in words, components that are merged over their assessments, the outcomes of the programme beside columns of outcomes. */
export const weightsInWords: Layout = {
  name: 'Weights in words, merged components, a turned mapping, Malay',
  document: `
| Kod Modul | SPR1034 |
| Nama Modul | BM | Penyediaan Kek dan Biskut * |
| ^ | BI | Cake and Biscuit Preparation |
| Jam Kredit | 4 (2 T + 2 A) |
# HASIL PEMBELAJARAN MODUL (HPM)
| Kod | Pernyataan | Aras taksonomi |
| HPM1 | mengenal pasti bahan dan kaedah penyediaan kek asas | C1 Pengetahuan |
| HPM2 | menghasilkan kek mengikut resipi piawai | P4 Mekanisme |

| Hasil program | HPM1 | HPM2 |
| HPP1 | √ | |
| HPP2 | | √ |
# PELAN PENTAKSIRAN
| Komponen | Kaedah | HPM | Wajaran |
| Pengetahuan | Kuiz Teori | HPM1 | sepuluh peratus (10) |
| ^ | Ujian Bertulis | HPM1 | tiga puluh peratus (30) |
| Kemahiran | Amali Kek | HPM2 | enam puluh peratus (60) |
# RANCANGAN PENGAJARAN MINGGUAN
| Bil | Minggu | Tajuk | HPM |
| 1 | M1 | Kebersihan dapur | HPM1 |
| 2 | M2 - M3 | Kek span | HPM2 |
`,
  truth: {
    code: 'SPR1034',
    name: 'Penyediaan Kek dan Biskut',
    credit: 4,
    language: 'ms',
    clos: [
      ['1', 'mengenal pasti bahan dan kaedah penyediaan kek asas', 'C1', 'HPP1'],
      ['2', 'menghasilkan kek mengikut resipi piawai', 'P4', 'HPP2'],
    ],
    assessments: [
      ['Kuiz Teori', 10],
      ['Ujian Bertulis', 30],
      ['Amali Kek', 60],
    ],
    topics: ['Kebersihan dapur', 'Kek span'],
    references: 0,
  },
};

/** Code and name under one head, codes in two brackets, subtopics in rows of their own, tasks as headings, rows without a head. */
export const tasksAsHeadings: Layout = {
  name: 'Code and name in one cell, tasks as headings, subtopics in rows below, English',
  document: `
| 1. | Unit Code & Unit Title | UFKB2213 Urban Drainage |
| 2. | Credit Hour & Contact Hours | 3 credit hours |
# COURSE LEARNING OUTCOMES (CLO)
| CLO1 | Describe runoff in tropical cities<br>( C2 , PLO 1 ) [ CLS 1 ] |
| CLO2 | Advocate a drain that neighbours can keep clean ( A3 , PLO 9 ) |
# COURSE CONTENT
| NO. | TOPIC | RTA |
| 1.0 | URBAN HYDROLOGY | 6 |
| | 1.1 Explain the water cycle<br>1.2 Describe flash floods | |
| 2.0 | CONVEYANCE | 8 |
| | 2.1 Size a roadside drain | |
# 4. Assessment
Coursework makes up 60% of the mark and the final examination 40%.
# Assessment 1: Field Notes (60%)
| Criterion | Share of marks | What we look for |
| Technique | 70% | Correct reading |
| Manner | 30% | Respect |
# Assessment 2: Final Examination (40%)
`,
  truth: {
    code: 'UFKB2213',
    name: 'Urban Drainage',
    credit: 3,
    language: 'en',
    clos: [
      ['1', 'Describe runoff in tropical cities', 'C2', 'PLO1'],
      ['2', 'Advocate a drain that neighbours can keep clean', 'A3', 'PLO9'],
    ],
    assessments: [
      ['Assessment 1: Field Notes', 60],
      ['Assessment 2: Final Examination', 40],
    ],
    topics: ['URBAN HYDROLOGY', 'CONVEYANCE'],
    references: 0,
  },
};

/** Levels before the statements, weights in a formula, a head of another field beside the name. */
export const formulaOfWeights: Layout = {
  name: 'Indonesian plan, levels before the statements, weights in a formula',
  document: `
| Nama Mata Kuliah | : Wirausaha Pangan Lokal | Rumpun | : Mata kuliah pilihan prodi |
| Kode Mata Kuliah | : AGB21062 | Bobot | : 2 SKS |
# B. Capaian Pembelajaran Mata Kuliah (CPMK)
# CPMK1 (C2) Mampu menjelaskan potensi pangan lokal
# CPMK2 (P3) Mampu membuat produk pangan sederhana
| | CPL2 | CPL5 | CPL6 |
| CPMK1 | √ | | |
| CPMK2 | | | √ |
# F. Penilaian
Nilai Akhir (NA) = 15% Tugas Individu + 60% Proyek Produk + 25% Ujian Akhir Semester (UAS).
`,
  truth: {
    code: 'AGB21062',
    name: 'Wirausaha Pangan Lokal',
    credit: 2,
    language: 'id',
    clos: [
      ['1', 'Mampu menjelaskan potensi pangan lokal', 'C2', 'CPL2'],
      ['2', 'Mampu membuat produk pangan sederhana', 'P3', 'CPL6'],
    ],
    assessments: [
      ['Tugas Individu', 15],
      ['Proyek Produk', 60],
      ['Ujian Akhir Semester (UAS)', 25],
    ],
    topics: [],
    references: 0,
  },
};

/** A table inside a cell beside its label, a head broken within a word, a title over two lines above its details, the name in two scripts. */
export const tableInCell: Layout = {
  name: 'A table inside a cell, broken heads, wrapped titles, Malay',
  document: `
| 1. | Nama Kursus | Etika Alam dalam Islam أخلاقيات البيئة | |
| 2. | Kod Kursus | UAG1123 | |
| 3. | Pra/ko syarat (nama kursus dan kod) | UAG1013 Akidah | |
| 4. | Pentaksiran | No. | Jenis Pentaksiran | Jumlah |
| ^ | ^ | 1. | Kerja kursus<br>Ujian – 20%<br>Projek – 30% | 50% |
| ^ | ^ | 2. | Peperiksaan Akhir | 50% |
| 5. | Kredit | 2 | | |

| Minggu | Tajuk | Pembe<br>lajaran | HPK |
| 1 | Manusia dan alam dalam<br>tradisi Islam<br>• Khalifah<br>• Amanah | Kuliah | HPK1 |
| 2 | Harta dan air<br>• Wakaf | Bengkel | HPK1 |
Cuti pertengahan semester
| 3 | Bandar yang beretika | Kuliah | HPK1 |
| 4 | Haiwan | Kuliah | HPK1 |
`,
  truth: {
    code: 'UAG1123',
    name: 'Etika Alam dalam Islam',
    credit: 2,
    language: 'ms',
    clos: [],
    assessments: [
      ['Ujian', 20],
      ['Projek', 30],
      ['Peperiksaan Akhir', 50],
    ],
    topics: ['Manusia dan alam dalam tradisi Islam', 'Harta dan air', 'Bandar yang beretika', 'Haiwan'],
    references: 0,
  },
};

/** Shares of outcomes beside the weights, groups that repeat the name of their only task, numbers of topics on lines of their own. */
export const sharesOfOutcomes: Layout = {
  name: 'Shares of outcomes beside weights, topics under a syllabus, English',
  document: `
| Course Name | : | Precision Irrigation<br>(Pengairan Persis) |
| Course Code | : | AGR4609 |
| Credit | : | 3 (2+1) |
# Learning Outcomes
| CLO | Learning Outcomes | Taksonomi dan Kemahiran Generik | MLO |
| CLO1 | Evaluate crop water requirement | C5, CTPS | MLO1 |
| CLO2 | Assemble a drip line | P4, TS1 | MLO3 |
# SYLLABUS
# 1.0 WATER AND CROPS
This topic covers the following:
# 1.1 Describe soil moisture
# 2.0 DRIP SYSTEMS
This topic covers the following:
# 2.1 Size a pump
# Evaluation
| Assessment | LO1 (%) | LO2 (%) | Percentage (%) |
| Coursework | < | < | 65 |
| Test | 20 | | 20 |
| Field Project | | 45 | 45 |
| Final Examination | < | < | 35 |
| Final Examination | 35 | | 35 |
| Total | 55 | 45 | 100 |
`,
  truth: {
    code: 'AGR4609',
    name: 'Precision Irrigation',
    credit: 3,
    language: 'en',
    clos: [
      ['1', 'Evaluate crop water requirement', 'C5', 'MLO1'],
      ['2', 'Assemble a drip line', 'P4', 'MLO3'],
    ],
    assessments: [
      ['Test', 20],
      ['Field Project', 45],
      ['Final Examination', 35],
    ],
    topics: ['WATER AND CROPS', 'DRIP SYSTEMS'],
    references: 0,
  },
};

/** Weights of the weeks beside those of the assessments, codes behind a dash, marks of references behind topics. */
export const weightsTwice: Layout = {
  name: 'Indonesian plan, weights of weeks and of assessments, codes behind a dash',
  document: `
| Mata Kuliah | Pengolahan Limbah |
| Kode | TL3105 |
| Bobot SKS | 3 |
# Capaian Pembelajaran Mata Kuliah (CPMK)
| CPMK1 | Mampu menghitung beban limbah suatu industri (C4) – CPL3 |
| CPMK2 | Mampu merancang bak pengendapan (C6) – CPL5 |
# Rencana Mingguan
| Minggu ke | Materi Pembelajaran [Pustaka] | Kriteria & Bentuk Penilaian | Bobot Penilaian (%) |
| 1 | Sumber limbah [1] | Non-tes: partisipasi | 20 |
| 2 | Sedimentasi dan flotasi [1] | Tugas 1 | 30 |
| 3 | Bak pengendapan [2] | Kuis | 50 |
# Rencana Evaluasi
| Unsur Penilaian | CPMK1 | CPMK2 | Total (%) |
| Kehadiran | 10 | | 10 |
| Proyek Tim | 20 | 70 | 90 |
`,
  truth: {
    code: 'TL3105',
    name: 'Pengolahan Limbah',
    credit: 3,
    language: 'id',
    clos: [
      ['1', 'Mampu menghitung beban limbah suatu industri', 'C4', 'CPL3'],
      ['2', 'Mampu merancang bak pengendapan', 'C6', 'CPL5'],
    ],
    assessments: [
      ['Kehadiran', 10],
      ['Proyek Tim', 90],
    ],
    topics: ['Sumber limbah', 'Sedimentasi dan flotasi', 'Bak pengendapan'],
    references: 0,
  },
};
