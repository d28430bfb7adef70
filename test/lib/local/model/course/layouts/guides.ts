import type { Layout } from './layout.ts';

/** Numbered sections of a public university; outcomes in a table with the levels in columns of their own; weights beside weeks due. */
export const numberedSections: Layout = {
  name: 'USM-like course guide, numbered sections, English',
  document: `
# School of Educational Studies
# Universiti Teluk Damai
PPG 312 / 4 - Guidance in Secondary Schools
# 1. Course Information
1.1 Course Coordinator: Assoc. Prof. Dr. Melur Jasmani
1.2 Office hours: Monday, 9 am - 11 am
1.3 Credit units: 4
1.4 Pre-requisite: PPG 211
# 2. Course Description
The course gives an overview of guidance services in Malaysian secondary schools and of the skills that a guidance teacher needs.
# 3. Course Outcomes
By the end of the course, students will be able to:
| CO | Course Outcome | Cognitive | Psychomotor | Affective | PO |
| CO1 | Describe the functions of guidance services in schools | C2 | | | PO1 |
| CO2 | Carry out a guidance interview with a pupil | | P4 | | PO4 |
| CO3 | Value the confidentiality of pupils' records | | | A3 | PO8 |
# 4. Mode of Assessment
| Component | Weight | Week | CO |
| Coursework | 60% | | |
| Quiz 1 and Quiz 2 | 10% | 4, 9 | CO1 |
| Interview recording | 30% | 10 | CO2 |
| Reflective journal | 20% | 13 | CO3 |
| Final examination (3 hours) | 40% | 16 | CO1 |
# 5. Lecture Schedule
| Week | Date | Topic | Lecturer |
| 1 | 2/10 | History of guidance in Malaysia | MJ |
| 2 | 9/10 | Functions of a guidance teacher | MJ |
| 3-4 | 16/10, 23/10 | Theories of counselling | RK |
| 5 | 30/10 | Public holiday: Deepavali | |
| 6 | 6/11 | Interview skills | MJ |
| 7 | 13/11 | Mid-semester break | |
| 8-9 | 20/11, 27/11 | Record keeping | RK |
| 10 | 4/12 | Career guidance | MJ |
# 6. References
Jasmani, M. (2020). Guidance in schools. Penang: Ombak Press.
Harrow, P. (2018). The guidance interview. Leeds: Foxglove.
`,
  truth: {
    code: 'PPG 312',
    name: 'Guidance in Secondary Schools',
    credit: 4,
    language: 'en',
    clos: [
      ['1', 'Describe the functions of guidance services in schools', 'C2', 'PO1'],
      ['2', 'Carry out a guidance interview with a pupil', 'P4', 'PO4'],
      ['3', "Value the confidentiality of pupils' records", 'A3', 'PO8'],
    ],
    assessments: [
      ['Quiz 1 and Quiz 2', 10],
      ['Interview recording', 30],
      ['Reflective journal', 20],
      ['Final examination', 40],
    ],
    topics: [
      'History of guidance in Malaysia',
      'Functions of a guidance teacher',
      'Theories of counselling',
      'Interview skills',
      'Record keeping',
      'Career guidance',
    ],
    references: 2,
  },
};

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

/** A syllabus of an Islamic university: bilingual labels, outcomes with their links in the text, content by units. */
export const islamicUniversity: Layout = {
  name: 'Islamic university course outline, English',
  document: `
# COURSE OUTLINE
| Kulliyyah/Institute | Kulliyyah of Education | < |
| Department/Centre | Department of Curriculum and Instruction | < |
| Programme | Bachelor of Education (TESL) | < |
| Name of Course/Module | Teaching of Reading | < |
| Course Code | EDEN 3320 | < |
| Name(s) of Academic Staff/Instructor(s) | Asst. Prof. Dr. Maryam Osman | < |
| Status | Core | < |
| Credit Value | 3 | < |
| Pre-requisites (if any) | EDEN 2310 Introduction to TESL | < |
| Course Synopsis | The course prepares student teachers to plan and conduct reading lessons in secondary schools. | < |
| Learning Outcomes | No. | Outcomes |
| ^ | 1 | Explain models of the reading process (C2, PLO1) |
| ^ | 2 | Plan reading lessons for secondary school pupils (C5, PLO3) |
| ^ | 3 | Conduct a micro-teaching session on reading (P4, PLO6) |
| Course Assessments | LO | Method | % |
| ^ | 1 | Mid-term test | 20 |
| ^ | 2 | Lesson plan portfolio | 30 |
| ^ | 3 | Micro-teaching | 20 |
| ^ | 1, 2 | Final examination | 30 |
| ^ | | Total | 100 |
| Content outline | Weeks | Topics | Learning hours |
| ^ | 1 | Models of the reading process | 8 |
| ^ | 2-3 | Reading in a second language | 16 |
| ^ | 4-5 | Selecting texts | 16 |
| ^ | 6-7 | Pre-reading and while-reading activities | 16 |
| ^ | 8-9 | Vocabulary and reading | 16 |
| ^ | 10-12 | Micro-teaching | 24 |
| ^ | 13-14 | Assessing reading | 16 |
| Required references | Osman, M. (2021). Teaching Reading. Gombak: Ilmu Press.<br>Field, T. (2017). Second Language Reading. Bath: Reed. | < |
| Recommended references | Noor, A. (2019). Reading Lessons. Gombak: Ilmu Press. | < |
`,
  truth: {
    code: 'EDEN 3320',
    name: 'Teaching of Reading',
    credit: 3,
    language: 'en',
    clos: [
      ['1', 'Explain models of the reading process', 'C2', 'PLO1'],
      ['2', 'Plan reading lessons for secondary school pupils', 'C5', 'PLO3'],
      ['3', 'Conduct a micro-teaching session on reading', 'P4', 'PLO6'],
    ],
    assessments: [
      ['Mid-term test', 20],
      ['Lesson plan portfolio', 30],
      ['Micro-teaching', 20],
      ['Final examination', 30],
    ],
    topics: [
      'Models of the reading process',
      'Reading in a second language',
      'Selecting texts',
      'Pre-reading and while-reading activities',
      'Vocabulary and reading',
      'Micro-teaching',
      'Assessing reading',
    ],
    references: 3,
  },
};

/** An Indonesian outcome-based plan: weights by sub-outcome and in a table of components; CPMK as paragraphs. */
export const outcomeBasedPlan: Layout = {
  name: 'Indonesian outcome-based plan, paragraphs and tables',
  document: `
UNIVERSITAS NUSA CENDIKIA
FAKULTAS TEKNIK
# RENCANA PEMBELAJARAN SEMESTER BERBASIS OBE
| Nama Mata Kuliah | : Fisika Dasar |
| Kode MK | : TEK21102 |
| SKS | : 3 SKS (2 teori, 1 praktikum) |
| Semester | : I |
| Dosen | : Ir. Wayan Suarta, M.T. |
# Capaian Pembelajaran Lulusan (CPL)
CPL-1 Mampu menerapkan matematika dan sains dalam bidang teknik.
CPL-3 Mampu bekerja sama dalam tim.
# Capaian Pembelajaran Mata Kuliah (CPMK)
CPMK-1 Mahasiswa mampu menjelaskan hukum dasar mekanika (C2).
CPMK-2 Mahasiswa mampu menyelesaikan soal gerak dan energi (C3).
CPMK-3 Mahasiswa mampu melakukan praktikum fisika secara berkelompok (P3).
# Evaluasi
| Komponen Evaluasi | CPMK-1 | CPMK-2 | CPMK-3 | Bobot (%) |
| Tugas | 5 | 10 | | 15 |
| Praktikum | | | 25 | 25 |
| UTS | 15 | 15 | | 30 |
| UAS | 10 | 20 | | 30 |
| Total | 30 | 45 | 25 | 100 |
# Rencana Pembelajaran Mingguan
| Minggu ke- | Bahan Kajian | Bentuk dan Metode Pembelajaran | Estimasi Waktu |
| 1 | Besaran dan satuan | Kuliah | 150 menit |
| 2-3 | Kinematika | Kuliah, diskusi | 300 menit |
| 4-5 | Hukum Newton | Kuliah, praktikum | 300 menit |
| 6-7 | Usaha dan energi | Kuliah, diskusi | 300 menit |
| 8 | UTS | | |
| 9-11 | Momentum dan tumbukan | Kuliah, praktikum | 450 menit |
| 12-15 | Gerak rotasi | Kuliah, praktikum | 600 menit |
| 16 | UAS | | |
# Referensi
1. Suarta, W. (2019). Fisika untuk Teknik. Denpasar: Cendikia.
2. Halim, D. (2015). Mekanika Dasar. Jakarta: Gerak.
`,
  truth: {
    code: 'TEK21102',
    name: 'Fisika Dasar',
    credit: 3,
    language: 'id',
    clos: [
      ['1', 'Mahasiswa mampu menjelaskan hukum dasar mekanika', 'C2', ''],
      ['2', 'Mahasiswa mampu menyelesaikan soal gerak dan energi', 'C3', ''],
      ['3', 'Mahasiswa mampu melakukan praktikum fisika secara berkelompok', 'P3', ''],
    ],
    assessments: [
      ['Tugas', 15],
      ['Praktikum', 25],
      ['UTS', 30],
      ['UAS', 30],
    ],
    topics: [
      'Besaran dan satuan',
      'Kinematika',
      'Hukum Newton',
      'Usaha dan energi',
      'Momentum dan tumbukan',
      'Gerak rotasi',
    ],
    references: 2,
  },
};

/** Bilingual pairs of rows, outcomes stated twice, weights in words, topics as chapters. */
export const distanceLearning: Layout = {
  name: 'Distance learning guide, chapters and words',
  document: `
# Panduan Kursus Jarak Jauh
Universiti Terbuka Angsana
ABPG1203 Falsafah Pendidikan di Malaysia
Bilangan kredit: 3 (120 jam pembelajaran)
# Pengenalan
Selamat datang ke kursus ini. Panduan ini menerangkan apa yang perlu anda lakukan sepanjang semester.
# Objektif Kursus
Kursus ini bertujuan memperkenalkan falsafah pendidikan.
# Hasil Pembelajaran
Setelah menamatkan kursus ini, anda seharusnya dapat:
1. Menjelaskan aliran falsafah pendidikan Timur dan Barat;
2. Menganalisis perkembangan Falsafah Pendidikan Kebangsaan; dan
3. Menilai penerapan falsafah pendidikan dalam kurikulum sekolah.
# Kandungan Kursus
Bab 1: Pengenalan kepada Falsafah
Bab 2: Falsafah Pendidikan Timur
Bab 3: Falsafah Pendidikan Barat
Bab 4: Falsafah Pendidikan Kebangsaan
Bab 5: Falsafah dan Kurikulum
# Penilaian Kursus
Penilaian kerja kursus menyumbang 60 peratus dan peperiksaan akhir menyumbang 40 peratus. Kerja kursus terdiri daripada dua tugasan, iaitu Tugasan 1 (30%) dan Tugasan 2 (30%).
Pelajar mesti mendapat sekurang-kurangnya 40% untuk lulus.
# Rujukan Wajib
Samsuri, H. (2018). Falsafah Pendidikan. Kuala Lumpur: Angsana.
`,
  truth: {
    code: 'ABPG1203',
    name: 'Falsafah Pendidikan di Malaysia',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menjelaskan aliran falsafah pendidikan Timur dan Barat', '', ''],
      ['2', 'Menganalisis perkembangan Falsafah Pendidikan Kebangsaan', '', ''],
      ['3', 'Menilai penerapan falsafah pendidikan dalam kurikulum sekolah', '', ''],
    ],
    assessments: [
      ['Tugasan 1', 30],
      ['Tugasan 2', 30],
      ['Peperiksaan akhir', 40],
    ],
    topics: [
      'Pengenalan kepada Falsafah',
      'Falsafah Pendidikan Timur',
      'Falsafah Pendidikan Barat',
      'Falsafah Pendidikan Kebangsaan',
      'Falsafah dan Kurikulum',
    ],
    references: 1,
  },
};
