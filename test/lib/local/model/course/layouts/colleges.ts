import type { Layout } from './layout.ts';

/** A teacher training institute's plan: numbered labels, one cell with all outcomes, coursework and examination as lines. */
export const teacherTrainingPlan: Layout = {
  name: 'IPG RMK, one cell with all outcomes',
  document: `
INSTITUT PENDIDIKAN GURU KAMPUS BUKIT HIJAU
RANCANGAN MENGAJAR KURSUS
| Nama Kursus | Asas Literasi Awal (Fundamentals of Early Literacy) |
| Kod Kursus | PKKM3073 |
| Nama Pensyarah | Dr. Wan Sofea binti Wan Idris |
| Kredit | 3 (2+1) |
| Jam Interaksi | 45 jam |
| Semester | 3 |
| Ambilan | Jun 2025 |
| Hasil Pembelajaran Kursus | HPK1 Menghuraikan perkembangan literasi awal kanak-kanak prasekolah (C2, HP1)<br>HPK2 Merancang aktiviti literasi yang sesuai dengan tahap perkembangan<br>kanak-kanak (C5, HP2)<br>HPK3 Melaksanakan pengajaran bacaan bersama dengan penuh<br>keyakinan (P4, HP3) |
| Sinopsis | Kursus ini memberi pendedahan tentang konsep, perkembangan dan pengajaran literasi awal di prasekolah. |
| Pentaksiran | Kerja Kursus 60%<br>Tugasan 1: Kajian perkembangan bacaan - 25%<br>Tugasan 2: Pengajaran mikro - 35%<br>Peperiksaan 40% |
| Minggu/Tarikh | Tajuk dan Kandungan | Jam | HPK | Catatan |
| 1<br>16.06.2025 - 20.06.2025 | Konsep literasi awal<br>• Definisi<br>• Kepentingan | 3 | HPK1 | |
| 2<br>23.06.2025 - 27.06.2025 | Teori perkembangan literasi<br>• Teori kematangan<br>• Teori sosiobudaya | 3 | HPK1 | |
| 3-4<br>30.06.2025 - 11.07.2025 | Kesedaran fonologi | 6 | HPK1 | Kerja kursus diedarkan |
| 5<br>14.07.2025 - 18.07.2025 | Bacaan bersama | 3 | HPK2 | |
| 6<br>21.07.2025 - 25.07.2025 | CUTI PERTENGAHAN SEMESTER | | | |
| 7-8<br>28.07.2025 - 08.08.2025 | Perancangan aktiviti literasi | 6 | HPK2 | |
| 9-10<br>11.08.2025 - 22.08.2025 | Pengajaran bacaan bersama | 6 | HPK3 | Hantar Tugasan 1 |
| 11<br>25.08.2025 - 29.08.2025 | Pentaksiran literasi awal | 3 | HPK2 | |
| 12<br>01.09.2025 - 05.09.2025 | MINGGU ULANG KAJI | | | |
| 13<br>08.09.2025 - 12.09.2025 | PEPERIKSAAN AKHIR SEMESTER | | | |
| Rujukan Asas | Idris, W. S. (2022). Literasi Awal. Kuala Lumpur: Pustaka Cerdik.<br>Morrow, D. (2018). Early Literacy (4th ed.). Boston: Hill & Co. |
Disediakan oleh:
| Nama | Tandatangan | Tarikh |
| Dr. Wan Sofea binti Wan Idris | | 10.06.2025 |
`,
  truth: {
    code: 'PKKM3073',
    name: 'Asas Literasi Awal',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menghuraikan perkembangan literasi awal kanak-kanak prasekolah', 'C2', 'HP1'],
      ['2', 'Merancang aktiviti literasi yang sesuai dengan tahap perkembangan kanak-kanak', 'C5', 'HP2'],
      ['3', 'Melaksanakan pengajaran bacaan bersama dengan penuh keyakinan', 'P4', 'HP3'],
    ],
    assessments: [
      ['Tugasan 1: Kajian perkembangan bacaan', 25],
      ['Tugasan 2: Pengajaran mikro', 35],
      ['Peperiksaan', 40],
    ],
    topics: [
      'Konsep literasi awal',
      'Teori perkembangan literasi',
      'Kesedaran fonologi',
      'Bacaan bersama',
      'Perancangan aktiviti literasi',
      'Pengajaran bacaan bersama',
      'Pentaksiran literasi awal',
    ],
    references: 2,
  },
};

/** A polytechnic's course information: outcomes with levels in brackets, weights in words, topics with their hours. */
export const polytechnicInformation: Layout = {
  name: 'Polytechnic course information, English',
  document: `
DEPARTMENT OF MECHANICAL ENGINEERING
POLITEKNIK TANJUNG MAS
# COURSE INFORMATION
COURSE : DJM20043 WORKSHOP TECHNOLOGY
INSTRUCTIONAL DURATION : 15 WEEKS
CREDIT(S) : 3
PREREQUISITE(S) : NONE
# SYNOPSIS
WORKSHOP TECHNOLOGY provides students with knowledge of tools, machines and measurement in a mechanical workshop.
# COURSE LEARNING OUTCOMES (CLO)
Upon completion of this course, students should be able to:
CLO1 Explain the use of hand tools, machines and measuring instruments in a workshop (C2, PLO1)
CLO2 Perform basic machining processes according to a given drawing (P3, PLO5)
CLO3 Demonstrate good discipline in workshop practice (A3, PLO8)
# SUMMARY (RTA - Recommended Time Allocation)
| TOPIC | RTA |
| 01 INTRODUCTION TO WORKSHOP SAFETY | 02:00 |
| 02 HAND TOOLS AND MEASUREMENT | 04:00 |
| 03 DRILLING MACHINE | 05:00 |
| 04 LATHE MACHINE | 10:00 |
| 05 WELDING | 09:00 |
# ASSESSMENT
The course assessment is carried out in two sections:
i. Continuous Assessment (CA)
ii. Final Examination (FE)
Continuous assessment is worth 70% of the marks:
a) Quiz (minimum 2) - 10%
b) Test (minimum 1) - 20%
c) Practical Task (minimum 3) - 40%
Final Examination (FE) - 30%
# REFERENCES
Main reference supporting the course:
Hamid, R. (2018). Workshop Technology for Diploma. Ipoh: Penerbit Teknik.
Additional references supporting the course:
Barlow, J. (2016). Machine Tools. New York: Steel Press.
`,
  truth: {
    code: 'DJM20043',
    name: 'WORKSHOP TECHNOLOGY',
    credit: 3,
    language: 'en',
    clos: [
      ['1', 'Explain the use of hand tools, machines and measuring instruments in a workshop', 'C2', 'PLO1'],
      ['2', 'Perform basic machining processes according to a given drawing', 'P3', 'PLO5'],
      ['3', 'Demonstrate good discipline in workshop practice', 'A3', 'PLO8'],
    ],
    assessments: [
      ['Quiz', 10],
      ['Test', 20],
      ['Practical Task', 40],
      ['Final Examination (FE)', 30],
    ],
    topics: [
      'INTRODUCTION TO WORKSHOP SAFETY',
      'HAND TOOLS AND MEASUREMENT',
      'DRILLING MACHINE',
      'LATHE MACHINE',
      'WELDING',
    ],
    references: 2,
  },
};

/** A lecturer's own Word file: sentences and lists, no table. */
export const plainParagraphs: Layout = {
  name: 'Plain paragraphs, Malay',
  document: `
Fakulti Seni Gunaan, Kolej Universiti Sungai Jernih
VAH 2023 Sejarah Seni Nusantara
Pensyarah: Encik Azhar Kamaruddin (bilik 2.14)
Kursus tiga kredit ini (3 kredit) ditawarkan pada Semester 2.
Sinopsis
Kursus ini meneliti perkembangan seni rupa di Nusantara daripada zaman prasejarah hingga kini.
Hasil pembelajaran
Pada akhir kursus, pelajar boleh:
(a) menjelaskan perkembangan seni rupa Nusantara mengikut zaman;
(b) membandingkan gaya seni dari beberapa wilayah; dan
(c) menghasilkan ulasan bertulis tentang sebuah karya seni.
Penilaian
Penilaian kursus ini terdiri daripada kuiz (10%), ulasan karya (30%), lawatan dan laporan galeri (20%) serta peperiksaan akhir (40%).
Topik
Minggu 1: Pengenalan kepada seni Nusantara
Minggu 2: Seni prasejarah
Minggu 3: Pengaruh Hindu-Buddha
Minggu 4 dan 5: Seni Islam di Nusantara
Minggu 6: Zaman penjajahan
Minggu 7: Cuti
Minggu 8: Seni moden Malaysia
Minggu 9: Seni kontemporari
Minggu 10: Ulang kaji
Rujukan
Kamaruddin, A. (2017). Seni Nusantara. Melaka: Penerbit Jernih.
Soedarso, P. (2010). Perjalanan Seni Rupa. Bandung: Cakra.
`,
  truth: {
    code: 'VAH 2023',
    name: 'Sejarah Seni Nusantara',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'menjelaskan perkembangan seni rupa Nusantara mengikut zaman', '', ''],
      ['2', 'membandingkan gaya seni dari beberapa wilayah', '', ''],
      ['3', 'menghasilkan ulasan bertulis tentang sebuah karya seni', '', ''],
    ],
    assessments: [
      ['Kuiz', 10],
      ['Ulasan karya', 30],
      ['Lawatan dan laporan galeri', 20],
      ['Peperiksaan akhir', 40],
    ],
    topics: [
      'Pengenalan kepada seni Nusantara',
      'Seni prasejarah',
      'Pengaruh Hindu-Buddha',
      'Seni Islam di Nusantara',
      'Zaman penjajahan',
      'Seni moden Malaysia',
      'Seni kontemporari',
    ],
    references: 2,
  },
};

/** Slides of a first lecture: a heading a slide, the week as the heading and its topic below. */
export const slides: Layout = {
  name: 'Slides of the first lecture, Malay',
  document: `
# EDU 3052
# Bimbingan dan Kaunseling Kanak-kanak
Dr. Nurul Iman Zakaria
Fakulti Pendidikan
# Objektif kuliah hari ini
- Mengenali pensyarah dan rakan
- Memahami keperluan kursus
# Hasil Pembelajaran Kursus
- CLO1: Menjelaskan teori asas bimbingan dan kaunseling (C2)
- CLO2: Mengaplikasikan kemahiran asas kaunseling dalam simulasi (P3)
- CLO3: Menghormati kerahsiaan klien (A3)
# Pentaksiran
- Ujian 1 - 20%
- Simulasi kaunseling - 30%
- Jurnal refleksi - 10%
- Peperiksaan akhir - 40%
# Minggu 1
Pengenalan bimbingan dan kaunseling
# Minggu 2
Perkembangan kanak-kanak
# Minggu 3
Teori psikoanalisis
# Minggu 4
Teori pemusatan klien
# Minggu 5
Cuti Hari Raya
# Minggu 6
Kemahiran mendengar
# Minggu 7
Etika kaunseling
# Terima kasih
Soalan?
`,
  truth: {
    code: 'EDU 3052',
    name: 'Bimbingan dan Kaunseling Kanak-kanak',
    credit: null,
    language: 'ms',
    clos: [
      ['1', 'Menjelaskan teori asas bimbingan dan kaunseling', 'C2', ''],
      ['2', 'Mengaplikasikan kemahiran asas kaunseling dalam simulasi', 'P3', ''],
      ['3', 'Menghormati kerahsiaan klien', 'A3', ''],
    ],
    assessments: [
      ['Ujian 1', 20],
      ['Simulasi kaunseling', 30],
      ['Jurnal refleksi', 10],
      ['Peperiksaan akhir', 40],
    ],
    topics: [
      'Pengenalan bimbingan dan kaunseling',
      'Perkembangan kanak-kanak',
      'Teori psikoanalisis',
      'Teori pemusatan klien',
      'Kemahiran mendengar',
      'Etika kaunseling',
    ],
    references: 0,
  },
};

/** One table for each outcome, with its tasks; a matrix of tasks against outcomes. */
export const tableForEachOutcome: Layout = {
  name: 'One table for each outcome, matrix of tasks',
  document: `
# Pelan Kursus: TVET3113 Kaedah Latihan Vokasional
Institut Latihan Perguruan Vokasional Seri Bayu
Nilai kredit : 3
Prasyarat : TVET1103
# A. Hasil Pembelajaran
| CLO 1 | Menerangkan prinsip latihan vokasional |
| Aras taksonomi | C2 |
| Hasil program | PO1 |
| Strategi pengajaran | Kuliah interaktif |
| CLO 2 | Mengendalikan sesi demonstrasi di bengkel mengikut prosedur |
| Aras taksonomi | P4 |
| Hasil program | PO3, PO7 |
| Strategi pengajaran | Demonstrasi, latih tubi |
| CLO 3 | Mengamalkan budaya keselamatan semasa latihan |
| Aras taksonomi | A4 |
| Hasil program | PO8 |
| Strategi pengajaran | Simulasi |
# B. Pentaksiran
| Pentaksiran | CLO1 | CLO2 | CLO3 | Jumlah |
| Kuiz | 10 | | | 10 |
| Demonstrasi bengkel | | 35 | 5 | 40 |
| Portfolio latihan | 10 | 10 | 10 | 30 |
| Projek akhir | | 20 | | 20 |
| Jumlah | 20 | 65 | 15 | 100 |
# C. Kandungan
1. Konsep latihan vokasional
2. Analisis tugas dan pekerjaan
3. Kaedah demonstrasi
4. Pengurusan bengkel
5. Keselamatan dan kesihatan pekerjaan
# D. Bacaan
- Musa, H. (2020). Latihan Vokasional. Shah Alam: Bayu.
- Perkins, D. (2014). Teaching Trades. Sydney: Anvil.
`,
  truth: {
    code: 'TVET3113',
    name: 'Kaedah Latihan Vokasional',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menerangkan prinsip latihan vokasional', 'C2', 'PO1'],
      ['2', 'Mengendalikan sesi demonstrasi di bengkel mengikut prosedur', 'P4', 'PO3 PO7'],
      ['3', 'Mengamalkan budaya keselamatan semasa latihan', 'A4', 'PO8'],
    ],
    assessments: [
      ['Kuiz', 10],
      ['Demonstrasi bengkel', 40],
      ['Portfolio latihan', 30],
      ['Projek akhir', 20],
    ],
    topics: [
      'Konsep latihan vokasional',
      'Analisis tugas dan pekerjaan',
      'Kaedah demonstrasi',
      'Pengurusan bengkel',
      'Keselamatan dan kesihatan pekerjaan',
    ],
    references: 2,
  },
};

/** A syllabus as PDF: the name above its code, weights beside the component, titles wrapped in narrow cells and cut by a page's end. */
export const matriculation: Layout = {
  name: 'Matriculation syllabus, Malay, PDF',
  document: `
--- muka surat 1 ---
# HURAIAN SUKATAN PELAJARAN
# BIOLOGI 1
## SB015
Jam Kredit: 5
# 1.0 Hasil Pembelajaran Kursus
Di akhir kursus ini, pelajar dapat:
- 1. Menyatakan konsep dan prinsip asas biologi sel dan genetik. (C1)
- 2. Bekerjasama menjalankan eksperimen mengikut prosedur yang betul. (P3)
# 2.0 Pentaksiran
| Jenis Pentaksiran | Komponen | Wajaran |
| Kerja Kursus | Amali | 10% |
|^| Kuiz | 20% |
| Ujian | Ujian Pertengahan Semester<br>(UPS) | 10% |
| Peperiksaan | Peperiksaan Semester Program<br>Matrikulasi (PSPM) | 60% |
| Jumlah Keseluruhan |<| 100% |
# 3.0 Agihan Kandungan
| Bab | Tajuk | Kuliah (jam) | Tutorial (jam) |
| 1 | Molekul<br>Kehidupan | 4 | 8 |
| 2 | Struktur dan Fungsi<br>Sel | 4 | 8 |
| 3 | Pewarisan dan<br>Genetik | 4 | 8 |
| 4 | Teknologi DNA | 4 | 8 |
--- muka surat 2 ---
| | rekombinan | | |
| Jumlah |<| 16 | 32 |
`,
  truth: {
    code: 'SB015',
    name: 'BIOLOGI 1',
    credit: 5,
    language: 'ms',
    clos: [
      ['1', 'Menyatakan konsep dan prinsip asas biologi sel dan genetik', 'C1', ''],
      ['2', 'Bekerjasama menjalankan eksperimen mengikut prosedur yang betul', 'P3', ''],
    ],
    assessments: [
      ['Amali', 10],
      ['Kuiz', 20],
      ['Ujian Pertengahan Semester (UPS)', 10],
      ['Peperiksaan Semester Program Matrikulasi (PSPM)', 60],
    ],
    topics: ['Molekul Kehidupan', 'Struktur dan Fungsi Sel', 'Pewarisan dan Genetik', 'Teknologi DNA rekombinan'],
    references: 0,
  },
};

/** A portal's print: the whole is halves, each half detailed in a table of its own, the last one in a single row; topics numbered below a heading. */
export const portalPrint: Layout = {
  name: 'Portal print of a university, English',
  document: `
# UNIVERSITI TEKNOLOGI BAYU
ACC116: INTRODUCTION TO FINANCIAL ACCOUNTING
| Course Name (English) | INTRODUCTION TO FINANCIAL ACCOUNTING APPROVED |
| Course Code | ACC116 |
| MQF Credit | 4 |
| CLO | CLO1 Describe the basic concepts of financial accounting. (C2)<br>CLO2 Prepare financial statements of partnerships. (P3) |
## Topics
- 1. Introduction to Accounting
## 1.1) Definition and scope
- 2. The Accounting Equation
## 2.1) Worked examples
## Assessment Breakdown
| Assessment Breakdown | % |
| Continuous Assessment | 50.00% |
| Final Assessment | 50.00% |
## Details of Continuous Assessment
| Assessment Type | Assessment Description | % of Total Mark | CLO |
| Assignment | Group assignment on ethics | 15% | CLO2 |
| Quiz | Online quizzes | 35% | CLO1 |

| Details of Final Assessment | % of Total Mark | CLO |
| Final Examination | 50% | CLO2 |
`,
  truth: {
    code: 'ACC116',
    name: 'INTRODUCTION TO FINANCIAL ACCOUNTING',
    credit: 4,
    language: 'en',
    clos: [
      ['1', 'Describe the basic concepts of financial accounting', 'C2', ''],
      ['2', 'Prepare financial statements of partnerships', 'P3', ''],
    ],
    assessments: [
      ['Assignment', 15],
      ['Quiz', 35],
      ['Final Examination', 50],
    ],
    topics: ['Introduction to Accounting', 'The Accounting Equation'],
    references: 0,
  },
};
