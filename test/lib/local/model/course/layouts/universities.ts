import type { Layout } from './layout.ts';

/** A course outline of a technological university: particulars in a framed head, one table of outcomes, weeks, hours with weights. */
export const outlineOfATechnologicalUniversity: Layout = {
  name: 'UTM course outline, English',
  document: `
# COURSE INFORMATION
| School/Faculty: | Faculty of Computing and Engineering | Page: | 1 of 6 |
| Program name: | Bachelor of Computer Science (Data Engineering) | < | < |
| Course code: | SECD2523 | Academic Session/Semester: | 2025/2026-1 |
| Course name: | Database Design | Pre/co requisite (course name and code, if applicable): | Discrete Structure (SECI1013) |
| Credit hours: | 3 | < | < |
| Course synopsis | This course introduces students to the concept of database systems, their design and their use in organisations. It covers modelling, normalisation and query languages. | < | < |
| Course coordinator (if applicable) | Dr. Haliza Rosman | < | < |
| Course lecturer(s) | Name | Office | E-mail |
| ^ | Dr. Haliza Rosman | N28-437-01 | haliza@example.edu.my |
| ^ | Ts. Kelvin Tan Wei | N28-435-02 | kelvin@example.edu.my |
Mapping of the Course Learning Outcomes (CLO) to the Programme Learning Outcomes (PLO), Teaching & Learning (T&L) methods and Assessment methods:
| No. | CLO | PLO (Code) | *Weight (%) | *Taxonomies and **generic skills | T&L methods | ***Assessment methods |
| CLO1 | Explain the fundamental concepts of database systems and data models. | PLO1 (KW) | 30 | C2 | Lecture, active learning | T, F |
| CLO2 | Design a normalised relational database from the requirements of an organisation. | PLO2 (AP) | 40 | C6 | Lecture, project-based learning | PR, F |
| CLO3 | Construct queries with a structured query language in a database management system. | PLO3 (PS) | 20 | P4 | Lab session | L |
| CLO4 | Work effectively in a team to complete a database project. | PLO5 (TW) | 10 | A3, TW1 | Project-based learning | PR |
Refer *Taxonomies of Learning and **UTM's Graduate Attributes, where applicable for measurement of outcomes achievement
***T – Test; PR – Project; L – Lab; F – Final Exam
# Details on Innovative T&L practices:
| No. | Type | Implementation |
| 1. | Active learning | Conducted through in-class activities |
| 2. | Project-based learning | Conducted through a database design project in groups of four |
# WEEKLY SCHEDULE:
| Week 1 | Introduction to Databases<br>• File-based systems<br>• Database approach |
| Week 2 | Database Environment<br>• Three-level architecture<br>• Database languages |
| Week 3 - 4 | Relational Model and Algebra |
| Week 5 - 6 | Entity-Relationship Modelling<br>• Entity types<br>• Relationship types |
| Week 7 | Enhanced Entity-Relationship Modelling |
| Week 8 | MID-SEMESTER BREAK |
| Week 9 - 10 | Normalisation<br>• First to third normal form |
| Week 11 - 13 | Structured Query Language |
| Week 14 | Transaction Management |
| Week 15 | Physical Database Design |
| Week 16 - 18 | REVISION WEEK & FINAL EXAMINATION |
# STUDENT LEARNING TIME (SLT) DETAILS:
| Distribution of student Learning Time (SLT) by Course Content Outline | Teaching and Learning Activities | < | < | < | < | TOTAL SLT |
| ^ | Guided Learning (Face to Face) | < | < | Guided Learning Non-Face to Face | Independent Learning Non-Face to face | ^ |
| CLO | L | T | P | ^ | ^ | ^ |
| CLO1 | 10h | | | | 15h | 25h |
| CLO2 | 14h | | 4h | | 22h | 40h |
| CLO3 | 4h | | 10h | | 16h | 30h |
| Total SLT | 28h | | 14h | | 53h | 95h |
| | Continuous Assessment | PLO | Percentage | Total SLT |
| 1 | Test | PLO1 | 20 | 4h |
| 2 | Lab Assessment | PLO3 | 20 | 5h |
| 3 | Project Report | PLO2, PLO5 | 30 | 8h |
| | Final Assessment | | Percentage | Total SLT |
| 4 | Final Exam | PLO1, PLO2 | 30 | 8h |
| | Grand Total | | 100 | 120h |
# REFERENCES (REQUIRED & ADDITIONAL):
- Rahman, A. & Lim, S. (2021). Database Design in Practice. Johor: Penerbit Tasik.
- Connell, T. (2019). Foundations of Database Systems (6th ed.). London: Harbour Press.
# Academic honesty and plagiarism:
Copying of work (texts, lab results etc.) from other students/groups or from other sources is not allowed.
`,
  truth: {
    code: 'SECD2523',
    name: 'Database Design',
    credit: 3,
    language: 'en',
    clos: [
      ['1', 'Explain the fundamental concepts of database systems and data models.', 'C2', 'PLO1'],
      ['2', 'Design a normalised relational database from the requirements of an organisation.', 'C6', 'PLO2'],
      ['3', 'Construct queries with a structured query language in a database management system.', 'P4', 'PLO3'],
      ['4', 'Work effectively in a team to complete a database project.', 'A3', 'PLO5'],
    ],
    assessments: [
      ['Test', 20],
      ['Lab Assessment', 20],
      ['Project Report', 30],
      ['Final Exam', 30],
    ],
    topics: [
      'Introduction to Databases',
      'Database Environment',
      'Relational Model and Algebra',
      'Entity-Relationship Modelling',
      'Enhanced Entity-Relationship Modelling',
      'Normalisation',
      'Structured Query Language',
      'Transaction Management',
      'Physical Database Design',
    ],
    references: 2,
  },
};

/** A bilingual pro forma: label and value side by side, outcomes in one cell, two weights only. */
export const bilingualProForma: Layout = {
  name: 'UM pro forma, bilingual',
  document: `
UM-PT01-PK03-BR001-S01
# MAKLUMAT PRO FORMA KURSUS / COURSE PRO FORMA
PERHATIAN / ATTENTION
Perkara bertanda (*) adalah medan yang mesti dipaparkan kepada pelajar. / Items marked (*) must be displayed to students.
| Fakulti / Akademi / Institut<br>Faculty / Academy / Institute | Fakulti Sains Sosial Gunaan<br>Faculty of Applied Social Sciences |
| Jabatan / Department | Jabatan Antropologi / Department of Anthropology |
| Nama Program Akademik<br>Name of Academic Programme | Sarjana Muda Antropologi Gunaan<br>Bachelor of Applied Anthropology |
| Kod Kursus*<br>Course Code* | AIA2007 |
| Tajuk Kursus*<br>Course Title* | Kaedah Kerja Lapangan<br>Fieldwork Methods |
| Kredit*<br>Credit* | 4 |
| Masa Pembelajaran Pelajar (SLT)<br>Student Learning Time | 160 |
| Prasyarat / Kemahiran Minimum Kursus*<br>Course Pre-requisite(s) / Minimum Requirement(s)* | Lulus AIA1003 |
| Hasil Pembelajaran Kursus*<br>Course Learning Outcomes* | Di akhir kursus ini, pelajar dapat:<br>1. Menghuraikan kaedah asas kerja lapangan dalam antropologi.<br>2. Menilai isu etika dalam penyelidikan bersama komuniti.<br>3. Menjalankan temu bual dan pemerhatian di lapangan secara berkumpulan.<br>At the end of the course, students are able to:<br>1. Describe the basic methods of fieldwork in anthropology.<br>2. Evaluate ethical issues in research with communities.<br>3. Conduct interviews and observations in the field in groups. |
| Sinopsis Kursus<br>Synopsis of Course Contents | Kursus ini membincangkan kaedah kerja lapangan, etika dan penulisan etnografi.<br>This course discusses fieldwork methods, ethics and ethnographic writing. |
| Pemberatan Penilaian*<br>Assessment Weightage* | Penilaian Berterusan / Continuous Assessment: 60%<br>Peperiksaan Akhir / Final Examination: 40% |
| Metodologi Maklum Balas Prestasi*<br>Methodologies for Feedback on Performance* | Gred dan perbincangan<br>Grades and discussion |
| Kriteria Dalam Penilaian Sumatif*<br>Criteria in Summative Assessment* | Sila rujuk Peraturan Universiti |
# RANCANGAN PENGAJARAN / TEACHING PLAN
| Minggu<br>Week | Topik Kuliah/Tutorial/Tugasan<br>Lecture/Tutorial/Assignment Topic | Rujukan/Bahan/Peralatan Pengajaran<br>References/Teaching Materials |
| 1 | Pengenalan kepada kerja lapangan<br>Introduction to fieldwork | 1, 2 |
| 2 | Sejarah etnografi<br>History of ethnography | 1 |
| 3 | Etika penyelidikan<br>Research ethics | 2 |
| 4-5 | Pemerhatian turut serta<br>Participant observation | 1, 3 |
| 6 | Temu bual mendalam<br>In-depth interviews | 3 |
| 7 | Cuti Pertengahan Semester<br>Mid-semester break | |
| 8 | Penulisan nota lapangan<br>Writing field notes | 1 |
| 9-10 | Analisis data kualitatif<br>Analysis of qualitative data | 2 |
| 11 | Penulisan etnografi<br>Writing ethnography | 3 |
`,
  truth: {
    code: 'AIA2007',
    name: 'Kaedah Kerja Lapangan',
    credit: 4,
    language: 'ms',
    clos: [
      ['1', 'Menghuraikan kaedah asas kerja lapangan dalam antropologi.', '', ''],
      ['2', 'Menilai isu etika dalam penyelidikan bersama komuniti.', '', ''],
      ['3', 'Menjalankan temu bual dan pemerhatian di lapangan secara berkumpulan.', '', ''],
    ],
    assessments: [
      ['Penilaian Berterusan', 60],
      ['Peperiksaan Akhir', 40],
    ],
    topics: [
      'Pengenalan kepada kerja lapangan',
      'Sejarah etnografi',
      'Etika penyelidikan',
      'Pemerhatian turut serta',
      'Temu bual mendalam',
      'Penulisan nota lapangan',
      'Analisis data kualitatif',
      'Penulisan etnografi',
    ],
    references: 0,
  },
};

/** Jadual 4 of the MQA in Malay: numbered items, outcomes below one another, a matrix with ticks, weights beside hours. */
export const jadualEmpat: Layout = {
  name: 'UPSI Jadual 4, Malay',
  document: `
Jadual 4: Ringkasan Maklumat Kursus
| 1. | Nama Kursus | Pembangunan Bahan Pengajaran Sejarah | < | < | < | < |
| ^ | Kod Kursus | HIS3043 | < | < | < | < |
| 2. | Sinopsis | Kursus ini membimbing pelajar membangunkan bahan pengajaran sejarah yang menarik dan berasaskan sumber primer. | < | < | < | < |
| 3. | Nama Staf Akademik | Prof. Madya Dr. Rosnah Bakri<br>En. Firdaus Hakimi | < | < | < | < |
| 4. | Semester dan Tahun Ditawarkan | Semester 5, Tahun 3 | < | < | < | < |
| 5. | Nilai Kredit | 3 | < | < | < | < |
| 6. | Prasyarat (jika ada) | HIS1013 Pengantar Ilmu Sejarah | < | < | < | < |
| 7. | Hasil Pembelajaran Kursus (HPK): Pada akhir kursus ini, pelajar dapat: | < | < | < | < | < |
| ^ | HPK1 | Menganalisis sumber primer untuk pengajaran sejarah (C4, PLO2) | < | < | < | < |
| ^ | HPK2 | Membina bahan pengajaran sejarah berasaskan teknologi (P5, PLO3) | < | < | < | < |
| ^ | HPK3 | Menunjukkan sikap bertanggungjawab semasa bekerja dalam kumpulan (A3, PLO8) | < | < | < | < |
| 8. | Pemetaan Hasil Pembelajaran Kursus kepada Hasil Pembelajaran Program, Kaedah Pengajaran dan Pentaksiran | < | < | < | < | < |
| Hasil Pembelajaran Kursus (HPK) | Hasil Pembelajaran Program (PLO) | < | < | < | Kaedah Pengajaran | Kaedah Pentaksiran |
| ^ | PLO1 | PLO2 | PLO3 | PLO8 | ^ | ^ |
| HPK1 | | √ | | | Kuliah, perbincangan | Ujian, Peperiksaan akhir |
| HPK2 | | | √ | | Bengkel | Projek |
| HPK3 | | | | √ | Pembelajaran berasaskan projek | Projek |
| 9. | Kemahiran Boleh Pindah (jika berkenaan) | Kemahiran digital | < | < | < | < |
| 10. | Taburan Masa Pembelajaran Pelajar (SLT) | < | < | < | < | < |
| Garis Kasar Kandungan Kursus | HPK | Aktiviti Pengajaran dan Pembelajaran | < | < | < | Jumlah SLT |
| ^ | ^ | K | T | A | O | ^ |
| 1. Sumber sejarah<br>1.1 Sumber primer<br>1.2 Sumber sekunder | HPK1 | 4 | 2 | | 6 | 12 |
| 2. Kurikulum sejarah sekolah menengah | HPK1 | 4 | 2 | | 5.5 | 11.5 |
| 3. Prinsip reka bentuk bahan | HPK2 | 4 | 2 | | 4.5 | 10.5 |
| 4. Bahan berasaskan teknologi<br>4.1 Peta interaktif<br>4.2 Garis masa digital | HPK2 | 6 | 4 | 4 | 14 | 28 |
| 5. Penilaian bahan | HPK2, HPK3 | 4 | 2 | | 8 | 14 |
| Jumlah | | 22 | 12 | 4 | 42 | 80 |
| Pentaksiran Berterusan | Peratus (%) | Bersemuka | < | Tidak Bersemuka | < | Jumlah SLT |
| 1. Ujian | 20 | 1 | < | 4 | < | 5 |
| 2. Projek bahan digital | 40 | 2 | < | 15 | < | 17 |
| Pentaksiran Akhir | Peratus (%) | Bersemuka | < | Tidak Bersemuka | < | Jumlah SLT |
| Peperiksaan akhir | 40 | 2 | < | 10 | < | 12 |
| JUMLAH BESAR SLT | < | < | < | < | < | 114 |
| 11. | Keperluan khas untuk penyampaian kursus | Makmal komputer | < | < | < | < |
| 12. | Rujukan | Bakri, R. (2020). Mengajar Sejarah. Tanjong Malim: Penerbit Bitara.<br>Osman, K. (2018). Sumber Primer di Bilik Darjah. Kuala Lumpur: Pustaka Seri. | < | < | < | < |
`,
  truth: {
    code: 'HIS3043',
    name: 'Pembangunan Bahan Pengajaran Sejarah',
    credit: 3,
    language: 'ms',
    clos: [
      ['1', 'Menganalisis sumber primer untuk pengajaran sejarah', 'C4', 'PLO2'],
      ['2', 'Membina bahan pengajaran sejarah berasaskan teknologi', 'P5', 'PLO3'],
      ['3', 'Menunjukkan sikap bertanggungjawab semasa bekerja dalam kumpulan', 'A3', 'PLO8'],
    ],
    assessments: [
      ['Ujian', 20],
      ['Projek bahan digital', 40],
      ['Peperiksaan akhir', 40],
    ],
    topics: [
      'Sumber sejarah',
      'Kurikulum sejarah sekolah menengah',
      'Prinsip reka bentuk bahan',
      'Bahan berasaskan teknologi',
      'Penilaian bahan',
    ],
    references: 2,
  },
};

/** Labels and statements in both languages, a table of outcomes with ticks for domains, wide as a workbook. */
export const wideWorkbook: Layout = {
  name: 'UTHM workbook, bilingual, ticks for domains',
  document: `
--- helaian "MAKLUMAT" ---
| FAKULTI PENDIDIKAN TEKNIKAL | < | < | < | < | < | < | < |
| RANCANGAN PENGAJARAN / TEACHING PLAN | < | < | < | < | < | < | < |
| Kod Kursus / Course Code | < | BBD30202 | < | Semester | < | 1 | < |
| Nama Kursus / Course Name | < | Pendawaian Elektrik Domestik / Domestic Electrical Wiring | < | Sesi / Session | < | 2024/2025 | < |
| Kredit / Credit | < | 2 | < | Prasyarat / Prerequisite | < | BBD10103 | < |
| Pensyarah / Lecturer | < | Ir. Dr. Norhayati Selamat | < | No. Tel | < | 07-000 0000 | < |
| Hasil Pembelajaran Kursus / Course Learning Outcomes | < | < | PLO | Domain | < | < | Aras / Level |
| ^ | < | < | ^ | C | P | A | ^ |
| CLO1 | Menerangkan peraturan pendawaian elektrik domestik. / Explain the regulations of domestic electrical wiring. | < | PLO1 | √ | | | 2 |
| CLO2 | Memasang litar elektrik satu fasa mengikut piawaian. / Install single-phase circuits according to standards. | < | PLO3 | | √ | | 4 |
| CLO3 | Mematuhi amalan keselamatan di bengkel. / Comply with safety practices in the workshop. | < | PLO9 | | | √ | 3 |
| Jenis Pentaksiran / Type of Assessment | < | < | Pemberat (%) / Weightage (%) | < | CLO | < | SLT |
| Ujian / Test | < | < | 20 | < | CLO1 | < | 4 |
| Amali / Practical Work | < | < | 50 | < | CLO2 | < | 20 |
| Laporan Keselamatan / Safety Report | < | < | 30 | < | CLO3 | < | 8 |
| Jumlah / Total | < | < | 100 | < | | < | 32 |

--- helaian "MINGGUAN" ---
| Minggu / Week | Kandungan / Content | < | CLO | Jam / Hours |
| 1 | Pengenalan kepada pendawaian / Introduction to wiring | < | CLO1 | 3 |
| 2 - 3 | Akta dan peraturan / Acts and regulations | < | CLO1 | 6 |
| 4 - 6 | Litar lampu / Lighting circuits | < | CLO2 | 9 |
| 7 | Cuti semester / Semester break | < | | |
| 8 - 10 | Litar soket / Socket circuits | < | CLO2 | 9 |
| 11 - 12 | Pengujian litar / Circuit testing | < | CLO2 | 6 |
| 13 - 14 | Keselamatan bengkel / Workshop safety | < | CLO3 | 6 |
`,
  truth: {
    code: 'BBD30202',
    name: 'Pendawaian Elektrik Domestik',
    credit: 2,
    language: 'ms',
    clos: [
      ['1', 'Menerangkan peraturan pendawaian elektrik domestik.', 'C2', 'PLO1'],
      ['2', 'Memasang litar elektrik satu fasa mengikut piawaian.', 'P4', 'PLO3'],
      ['3', 'Mematuhi amalan keselamatan di bengkel.', 'A3', 'PLO9'],
    ],
    assessments: [
      ['Ujian', 20],
      ['Amali', 50],
      ['Laporan Keselamatan', 30],
    ],
    topics: [
      'Pengenalan kepada pendawaian',
      'Akta dan peraturan',
      'Litar lampu',
      'Litar soket',
      'Pengujian litar',
      'Keselamatan bengkel',
    ],
    references: 0,
  },
};

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
