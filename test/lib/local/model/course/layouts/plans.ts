import type { Layout } from './layout.ts';

/** Jadual 4 in English with outcomes and levels in one frame and the assessments beside their hours. */
export const tableFourEnglish: Layout = {
  name: 'Table 4 of the MQA, English',
  document: `
TABLE 4: SUMMARY OF COURSE INFORMATION
| 1 | Name of Course | Mobile Application Development | < | < | < |
| 2 | Course Code | CSC3404 | < | < | < |
| 3 | Name(s) of Academic Staff | Puan Rafidah Yunus | < | < | < |
| 4 | Rationale for Inclusion of the Course in the Programme | Mobile applications are widely used in industry. | < | < | < |
| 5 | Semester and Year Offered | Semester 2, Year 3 | < | < | < |
| 6 | Credit Value | 4 | < | < | < |
| 7 | Prerequisite/Co-requisite (if any) | CSC2104 Object-Oriented Programming | < | < | < |
| 8 | Course Learning Outcomes | < | < | < | < |
| ^ | CLO1 | Explain the architecture of mobile platforms (C2) | < | < | < |
| ^ | CLO2 | Build a mobile application for a given problem (P5) | < | < | < |
| ^ | CLO3 | Present a mobile application to its users (A3) | < | < | < |
| 9 | Mapping of Course Learning Outcomes to Programme Learning Outcomes | < | < | < | < |
| CLO | PLO1 | PLO2 | PLO3 | PLO4 | PLO5 |
| CLO1 | X | | | | |
| CLO2 | | | X | | |
| CLO3 | | | | | X |
| 10 | Assessment Methods and Types | < | < | < | < |
| Continuous Assessment | Percentage | CLO | F2F | NF2F | SLT |
| Quiz | 10% | CLO1 | 1 | 2 | 3 |
| Mobile Project | 40% | CLO2 | 2 | 20 | 22 |
| Presentation | 10% | CLO3 | 1 | 4 | 5 |
| Final Assessment | Percentage | CLO | F2F | NF2F | SLT |
| Final Examination | 40% | CLO1 | 3 | 12 | 15 |
| 11 | Course Content Outline | < | < | < | < |
| Topic | CLO | L | T | P | Total SLT |
| 1. Mobile platforms | CLO1 | 4 | 2 | 2 | 16 |
| 2. User interface design | CLO2 | 4 | 2 | 4 | 20 |
| 3. Data storage | CLO2 | 4 | 2 | 4 | 20 |
| 4. Testing and publishing | CLO3 | 2 | 2 | 4 | 16 |
| 12 | Main References | Yunus, R. (2022). Building Mobile Applications. Serdang: Kod Press. | < | < | < |
`,
  truth: {
    code: 'CSC3404',
    name: 'Mobile Application Development',
    credit: 4,
    language: 'en',
    clos: [
      ['1', 'Explain the architecture of mobile platforms', 'C2', 'PLO1'],
      ['2', 'Build a mobile application for a given problem', 'P5', 'PLO3'],
      ['3', 'Present a mobile application to its users', 'A3', 'PLO5'],
    ],
    assessments: [
      ['Quiz', 10],
      ['Mobile Project', 40],
      ['Presentation', 10],
      ['Final Examination', 40],
    ],
    topics: ['Mobile platforms', 'User interface design', 'Data storage', 'Testing and publishing'],
    references: 1,
  },
};

/** A Malay lecture plan: lectures by number, assessments as a numbered list, outcomes with dashes. */
export const lecturePlan: Layout = {
  name: 'Lecture plan by lectures, Malay',
  document: `
# RANCANGAN KULIAH
Jabatan Bahasa Melayu
Kod kursus: BMM2014        Nama kursus: Tatabahasa Bahasa Melayu
Nilai kredit: 3
Penyelaras: Dr. Salbiah Mat Noor (04-000 0000)
# Hasil Pembelajaran Kursus
HPK1 - Menghuraikan binaan kata dalam bahasa Melayu. [C2, PLO1]
HPK2 - Menganalisis kesalahan ayat dalam penulisan murid. [C4, PLO2]
HPK3 - Mengajarkan tatabahasa dengan kaedah yang menarik. [P4, PLO3]
# Penilaian
1. Ujian (20%)
2. Kertas kerja (30%)
3. Pengajaran olok-olok (20%)
4. Peperiksaan akhir semester (30%)
# Jadual Kuliah
| Kuliah | Tajuk | Bacaan |
| 1 | Binaan kata | Bab 1 |
| 2 | Golongan kata | Bab 2-3 |
| 3 | Frasa dan klausa | Bab 4 |
| 4 | Ayat dan ragam ayat | Bab 5 |
| 5 | Kesalahan bahasa | Bab 6 |
| 6 | Kaedah mengajarkan tatabahasa | Bab 7 |
# Bahan Bacaan
Mat Noor, S. (2019). Tatabahasa untuk Guru. Alor Setar: Padi Press.
Karim, N. (2015). Tatabahasa Asas. Kuala Lumpur: Dewan Ilmu.
`,
  truth: {
    code: 'BMM2014',
    name: 'Tatabahasa Bahasa Melayu',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menghuraikan binaan kata dalam bahasa Melayu.', 'C2', 'PLO1'],
      ['2', 'Menganalisis kesalahan ayat dalam penulisan murid.', 'C4', 'PLO2'],
      ['3', 'Mengajarkan tatabahasa dengan kaedah yang menarik.', 'P4', 'PLO3'],
    ],
    assessments: [
      ['Ujian', 20],
      ['Kertas kerja', 30],
      ['Pengajaran olok-olok', 20],
      ['Peperiksaan akhir semester', 30],
    ],
    topics: [
      'Binaan kata',
      'Golongan kata',
      'Frasa dan klausa',
      'Ayat dan ragam ayat',
      'Kesalahan bahasa',
      'Kaedah mengajarkan tatabahasa',
    ],
    references: 2,
  },
};

/** An Indonesian contract of lectures: particulars in a table of two pairs, the components of the mark as a sentence. */
export const lectureContract: Layout = {
  name: 'Indonesian contract of lectures',
  document: `
# KONTRAK PERKULIAHAN
| Mata Kuliah | : Psikologi Belajar | Kode | : PSI2103 |
| SKS | : 2 | Semester | : 3 |
| Dosen | : Dra. Ningsih Rahayu, M.Psi. | Prodi | : Bimbingan dan Konseling |
# Deskripsi Singkat
Mata kuliah ini mempelajari teori belajar dan penerapannya dalam pembelajaran di sekolah menengah.
# CPMK
CPMK 1: Mahasiswa mampu menjelaskan teori belajar behavioristik dan kognitif
CPMK 2: Mahasiswa mampu merancang kegiatan belajar berdasarkan teori belajar
# Kriteria Penilaian
Nilai akhir terdiri dari tugas individu (25%), tugas kelompok (25%), UTS (20%) dan UAS (30%).
# Rencana Perkuliahan
| Pertemuan ke- | Pokok Bahasan | Sub Pokok Bahasan |
| 1 | Konsep belajar | Definisi belajar; Ciri belajar |
| 2-4 | Teori behavioristik | Pavlov; Skinner |
| 5-7 | Teori kognitif | Piaget; Bruner |
| 8 | UTS | |
| 9-12 | Motivasi belajar | |
| 13-15 | Kesulitan belajar | |
| 16 | UAS | |
`,
  truth: {
    code: 'PSI2103',
    name: 'Psikologi Belajar',
    credit: 2,
    language: 'id',
    clos: [
      ['1', 'Mahasiswa mampu menjelaskan teori belajar behavioristik dan kognitif', '', ''],
      ['2', 'Mahasiswa mampu merancang kegiatan belajar berdasarkan teori belajar', '', ''],
    ],
    assessments: [
      ['Tugas individu', 25],
      ['Tugas kelompok', 25],
      ['UTS', 20],
      ['UAS', 30],
    ],
    topics: ['Konsep belajar', 'Teori behavioristik', 'Teori kognitif', 'Motivasi belajar', 'Kesulitan belajar'],
    references: 0,
  },
};

/** A polytechnic's plan in Malay with outcomes in rows and weights by components. */
export const polytechnicPlan: Layout = {
  name: 'Polytechnic plan, Malay',
  document: `
| POLITEKNIK SERI KENARI | < |
| JABATAN PERDAGANGAN | < |
| KOD KURSUS | DPB20053 |
| NAMA KURSUS | PENGENALAN PERAKAUNAN |
| NILAI KREDIT | 3 |
| PENSYARAH | EN. HAIKAL SULAIMAN |
# HASIL PEMBELAJARAN KURSUS
| BIL | HASIL PEMBELAJARAN KURSUS | DOMAIN | PLO |
| 1 | Menyediakan rekod perakaunan bagi sebuah perniagaan | C3 | PLO1 |
| 2 | Menyelesaikan masalah penyata kewangan | C4 | PLO2 |
| 3 | Menunjukkan kerja berpasukan dalam tugasan berkumpulan | A3 | PLO6 |
# KAEDAH PENTAKSIRAN
| KOMPONEN PENTAKSIRAN | BILANGAN | PEMBERAT |
| Kuiz | 2 | 20% |
| Tugasan | 2 | 30% |
| Ujian | 1 | 10% |
| Peperiksaan Akhir | 1 | 40% |
| JUMLAH | | 100% |
# KANDUNGAN KURSUS
| BIL | TOPIK | JAM |
| 1.0 | Pengenalan kepada perakaunan | 4 |
| 2.0 | Persamaan perakaunan | 6 |
| 3.0 | Catatan dalam jurnal dan lejar | 10 |
| 4.0 | Imbangan duga | 8 |
| 5.0 | Penyata kewangan | 12 |
| | JUMLAH | 40 |
`,
  truth: {
    code: 'DPB20053',
    name: 'PENGENALAN PERAKAUNAN',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menyediakan rekod perakaunan bagi sebuah perniagaan', 'C3', 'PLO1'],
      ['2', 'Menyelesaikan masalah penyata kewangan', 'C4', 'PLO2'],
      ['3', 'Menunjukkan kerja berpasukan dalam tugasan berkumpulan', 'A3', 'PLO6'],
    ],
    assessments: [
      ['Kuiz', 20],
      ['Tugasan', 30],
      ['Ujian', 10],
      ['Peperiksaan Akhir', 40],
    ],
    topics: [
      'Pengenalan kepada perakaunan',
      'Persamaan perakaunan',
      'Catatan dalam jurnal dan lejar',
      'Imbangan duga',
      'Penyata kewangan',
    ],
    references: 0,
  },
};
