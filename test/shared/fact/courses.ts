/** Course documents in layouts of Malaysian and Indonesian institutions, and what a careful reader finds in them. All names are invented. */

export interface TrueCourse {
  layout: string;
  text: string;
  code: string;
  name: string;
  credit: number | null;
  clos: { number: string; statement: string; level: string; outcomes: string[]; skills?: string[] }[];
  assessments: { type: string; weight: number; slt?: number; clos: string[] }[];
  topics: { title: string; week: string; hours?: number; clos: string[] }[];
}

const proForma: TrueCourse = {
  layout: 'IPG pro forma: labels and values, merged components, hours by kind',
  text: `
# MAKLUMAT KURSUS
| 1. | Nama Kursus | Pedagogi Bermakna<br>Meaningful Pedagogy |
| 2. | Kod Kursus | EDUP3153 |
| 3. | Nama Staf Akademik | Dr. Zuraimah binti Halipudin |
| 6. | Nilai Kredit | 3 (2 + 1) |
| 7. | Jumlah Jam Pembelajaran Pelajar (SLT) | 120 jam |
| 8. | Prasyarat | EDUP3033 |
# 11. Hasil Pembelajaran Kursus (HPK)
Di akhir kursus ini, pelajar berupaya untuk:
| HPK | Pernyataan Hasil Pembelajaran | Aras Taksonomi | Kluster MQF 2.0 / HP | Kemahiran Insaniah | Kaedah PdP | Kaedah Pentaksiran |
| HPK1 | Menghuraikan prinsip dan model pedagogi bermakna. | C2 | HP1<br>Pengetahuan dan kefahaman | KI2 Pemikiran Kritis | Kuliah | Kuiz, Peperiksaan Akhir |
| HPK2 | Menganalisis amalan pengurusan bilik darjah berdasarkan teori. | C4 | HP2<br>Kemahiran kognitif | KI2 Pemikiran Kritis | Kajian kes | Tugasan Individu, Peperiksaan Akhir |
| HPK3 | Menunjuk cara pengajaran mikro yang menggabungkan strategi aktif. | P3 | HP3<br>Kemahiran praktikal | KI1 Komunikasi | Amali | Pengajaran Mikro |
| HPK4 | Mempamerkan semangat kerja berpasukan bersama-sama rakan. | A3 | HP8<br>Kepimpinan | KI3 Kerja Berpasukan | Bimbingan rakan | Projek Kumpulan |
HP = Hasil Pembelajaran Program; HP1 Pengetahuan; HP2 Kognitif; HP3 Praktikal; HP8 Kepimpinan.
# 12. Kandungan Kursus dan Agihan Jam Pembelajaran
| Minggu | Tajuk dan Subtajuk | HPK | Bersemuka |<|<| Kendiri | Jumlah SLT |
|^|^|^| K | T | A |^|^|
| 1 | Konsep pedagogi bermakna<br>Definisi; Prinsip asas | HPK1 | 2 | 1 | 0 | 4 | 7 |
| 2-4 | Model dan pendekatan pengajaran<br>Model 5E; Model inkuiri | HPK1 | 4 | 2 | 0 | 6 | 12 |
| 5 | Asas pengurusan bilik darjah | HPK2 | 2 | 1 | 1 | 5 | 9 |
| 6-7 | Pengajaran mikro | HPK3, HPK4 | 2 | 0 | 6 | 3 | 11 |
| Jumlah |<|<| 10 | 4 | 7 | 18 | 39 |
# 13. Pentaksiran
| Komponen | Jenis Pentaksiran | Keterangan | HPK | Pemberat (%) | SLT (jam) |
| Pentaksiran Berterusan (60%) | Kuiz | 20 soalan objektif, 40 minit | HPK1 | 10 | 3 |
|^| Tugasan Individu | Esei 1,500 patah perkataan | HPK2 | 20 | 8 |
|^| Pengajaran Mikro | Satu sesi 15 minit | HPK3 | 25 | 6 |
|^| Projek Kumpulan | Laporan 10 halaman | HPK4 | 5 | 9 |
| Pentaksiran Akhir (40%) | Peperiksaan Akhir | Kertas bertulis 2 jam | HPK1, HPK2 | 40 | 12 |
| Jumlah |<|<|<| 100 | 38 |
PK-AK-04/IPGKSW`,
  code: 'EDUP3153',
  name: 'Pedagogi Bermakna',
  credit: 3,
  clos: [
    {
      number: 'HPK1',
      statement: 'Menghuraikan prinsip dan model pedagogi bermakna.',
      level: 'C2',
      outcomes: ['HP1'],
      skills: ['KI2'],
    },
    {
      number: 'HPK2',
      statement: 'Menganalisis amalan pengurusan bilik darjah berdasarkan teori.',
      level: 'C4',
      outcomes: ['HP2'],
      skills: ['KI2'],
    },
    {
      number: 'HPK3',
      statement: 'Menunjuk cara pengajaran mikro yang menggabungkan strategi aktif.',
      level: 'P3',
      outcomes: ['HP3'],
      skills: ['KI1'],
    },
    {
      number: 'HPK4',
      statement: 'Mempamerkan semangat kerja berpasukan bersama-sama rakan.',
      level: 'A3',
      outcomes: ['HP8'],
      skills: ['KI3'],
    },
  ],
  assessments: [
    { type: 'Kuiz', weight: 10, slt: 3, clos: ['HPK1'] },
    { type: 'Tugasan Individu', weight: 20, slt: 8, clos: ['HPK2'] },
    { type: 'Pengajaran Mikro', weight: 25, slt: 6, clos: ['HPK3'] },
    { type: 'Projek Kumpulan', weight: 5, slt: 9, clos: ['HPK4'] },
    { type: 'Peperiksaan Akhir', weight: 40, slt: 12, clos: ['HPK1', 'HPK2'] },
  ],
  topics: [
    { title: 'Konsep pedagogi bermakna', week: '1', hours: 7, clos: ['HPK1'] },
    { title: 'Model dan pendekatan pengajaran', week: '2-4', hours: 12, clos: ['HPK1'] },
    { title: 'Asas pengurusan bilik darjah', week: '5', hours: 9, clos: ['HPK2'] },
    { title: 'Pengajaran mikro', week: '6-7', hours: 11, clos: ['HPK3', 'HPK4'] },
  ],
};

const tableFour: TrueCourse = {
  layout: 'MQA Table 4: a matrix of ticks, heads in the midst of a table',
  text: `
JADUAL 4: RINGKASAN MAKLUMAT KURSUS
| 1 | Nama kursus | Pentaksiran dalam Pendidikan |<|
| 2 | Kod kursus | EDUP3113 |<|
| 4 | Nama staf akademik | 1. Dr. Norsyazwina binti Rokimin<br>2. Encik Jeffron Lidau |<|
| 5 | Semester dan tahun ditawarkan | Semester | 5 |
|^|^| Tahun | 3 |
| 6 | Nilai kredit | 4 |<|
| 7 | Prasyarat / syarat bersama | EDUP3033 |<|
9. Hasil Pembelajaran Kursus
| Kod | Di akhir kursus ini, pelajar dapat: | Domain |
| HPK1 | Menerangkan konsep pentaksiran serta hubungannya dengan pembelajaran murid. | C2 |
| HPK2 | Membina instrumen pentaksiran berpandukan jadual spesifikasi ujian. | C6 |
| HPK3 | Mentafsir data pencapaian murid menggunakan analisis item. | C5 |
| HPK4 | Menyampaikan maklum balas pentaksiran secara jelas dan beretika. | A4 |
10. Pemetaan Hasil Pembelajaran Kursus kepada Hasil Pembelajaran Program
| HPK | Hasil Pembelajaran Program (HP) |<|<|<|<|<|<| KI | Kaedah pentaksiran |
|^| HP1 | HP2 | HP3 | HP4 | HP5 | HP6 | HP7 |^|^|
| HPK1 | √ |||||||  KB | Ujian Pertengahan, Peperiksaan Akhir |
| HPK2 || √ |||||| CTPS | Tugasan Berkumpulan |
| HPK3 ||||||| √ | CTPS | Tugasan Individu |
| HPK4 ||||| √ ||| CS | Pembentangan |
Petunjuk HP: HP1 Pengetahuan; HP2 Kemahiran kognitif; HP5 Komunikasi; HP7 Numerasi.
11. Agihan Masa Pembelajaran Pelajar (SLT)
| Minggu | Garis kandungan kursus | HPK | Aktiviti Pengajaran dan Pembelajaran |<|<|<| Jumlah SLT |
|^|^|^| Bersemuka |<|<| Tidak bersemuka |^|
|^|^|^| K | T | A | PK |^|
| 1-2 | 1. Konsep asas pentaksiran<br>Pengujian, pengukuran dan penilaian | HPK1 | 4 | 2 | 0 | 4.5 | 10.5 |
| 3 | 2. Taksonomi dan objektif pembelajaran | HPK1 | 2 | 1 | 0 | 5 | 8 |
| 4-5 | 3. Jadual spesifikasi ujian | HPK2 | 4 | 2 | 1 | 4.5 | 11.5 |
| 6 | 4. Pelaporan dan maklum balas | HPK3, HPK4 | 1 | 1 | 0 | 4 | 6 |
| Jumlah |<|<| 11 | 6 | 1 | 18 | 36 |
12. Pentaksiran
| Pentaksiran Berterusan | HPK | Keterangan | Peratus (%) | Bersemuka (jam) | Tidak bersemuka (jam) | Jumlah SLT |
| 1. Ujian Pertengahan Semester | HPK1 | Ujian bertulis selama satu jam | 15 | 1 | 3 | 4 |
| 2. Tugasan Berkumpulan | HPK2 | Set instrumen ujian dan skema | 20 | 0 | 8 | 8 |
| 3. Tugasan Individu | HPK3 | Laporan analisis item bagi 30 orang murid | 25 | 0 | 6 | 6 |
| 4. Pembentangan | HPK4 | Simulasi mesyuarat | 10 | 1 | 2 | 3 |
| Pentaksiran Akhir | HPK | Keterangan | Peratus (%) | Bersemuka (jam) | Tidak bersemuka (jam) | Jumlah SLT |
| 1. Peperiksaan Akhir | HPK1, HPK3 | Kertas bertulis | 30 | 2.5 | 7 | 9.5 |
| JUMLAH PENTAKSIRAN |<|<| 100 | 4.5 | 26 | 30.5 |
| JUMLAH BESAR SLT |<|<|<|<|<| 120 |
Pelajar hendaklah memperoleh sekurang-kurangnya 40% dalam pentaksiran berterusan.`,
  code: 'EDUP3113',
  name: 'Pentaksiran dalam Pendidikan',
  credit: 4,
  clos: [
    {
      number: 'HPK1',
      statement: 'Menerangkan konsep pentaksiran serta hubungannya dengan pembelajaran murid.',
      level: 'C2',
      outcomes: ['HP1'],
      skills: ['KB'],
    },
    {
      number: 'HPK2',
      statement: 'Membina instrumen pentaksiran berpandukan jadual spesifikasi ujian.',
      level: 'C6',
      outcomes: ['HP2'],
      skills: ['CTPS'],
    },
    {
      number: 'HPK3',
      statement: 'Mentafsir data pencapaian murid menggunakan analisis item.',
      level: 'C5',
      outcomes: ['HP7'],
      skills: ['CTPS'],
    },
    {
      number: 'HPK4',
      statement: 'Menyampaikan maklum balas pentaksiran secara jelas dan beretika.',
      level: 'A4',
      outcomes: ['HP5'],
      skills: ['CS'],
    },
  ],
  assessments: [
    { type: 'Ujian Pertengahan Semester', weight: 15, slt: 4, clos: ['HPK1'] },
    { type: 'Tugasan Berkumpulan', weight: 20, slt: 8, clos: ['HPK2'] },
    { type: 'Tugasan Individu', weight: 25, slt: 6, clos: ['HPK3'] },
    { type: 'Pembentangan', weight: 10, slt: 3, clos: ['HPK4'] },
    { type: 'Peperiksaan Akhir', weight: 30, slt: 9.5, clos: ['HPK1', 'HPK3'] },
  ],
  topics: [
    { title: 'Konsep asas pentaksiran', week: '1-2', hours: 10.5, clos: ['HPK1'] },
    { title: 'Taksonomi dan objektif pembelajaran', week: '3', hours: 8, clos: ['HPK1'] },
    { title: 'Jadual spesifikasi ujian', week: '4-5', hours: 11.5, clos: ['HPK2'] },
    { title: 'Pelaporan dan maklum balas', week: '6', hours: 6, clos: ['HPK3', 'HPK4'] },
  ],
};

const bilingual: TrueCourse = {
  layout: 'Bilingual pro forma: all outcomes in one cell of each language',
  text: `
|| Versi Bahasa Melayu<br>Malay Version | Versi Bahasa Inggeris<br>English Version |
| Fakulti<br>Faculty | Fakulti Pendidikan | Faculty of Education |
| Kod Kursus*<br>Course Code* | MTES3023 | MTES3023 |
| Tajuk Kursus*<br>Course Title* | Pengajaran Nombor Sekolah Rendah | Teaching of Primary School Numbers |
| Kredit*<br>Credit* | 3 | 3 |
| Prasyarat<br>Pre-requisite | MTES2013 | MTES2013 |
| Hasil Pembelajaran Kursus*<br>Course Learning Outcomes* | Di akhir kursus ini, pelajar dapat:<br>HPK1: Menghuraikan perkembangan konsep nombor dalam kurikulum. (C2)<br>HPK2: Mendiagnosis salah konsep murid berdasarkan hasil kerja. (C4)<br>HPK3: Menghasilkan bahan manipulatif yang sesuai. (P5) | At the end of the course, students are able to:<br>CLO1: Describe the development of number concepts in the curriculum. (C2)<br>CLO2: Diagnose pupils’ misconceptions based on their work. (C4)<br>CLO3: Produce suitable manipulatives. (P5) |
Pemetaan Hasil Pembelajaran / Mapping of Learning Outcomes
| HPK<br>CLO | Domain<br>Domain | Hasil Pembelajaran MQF<br>MQF Learning Outcome | Kemahiran Insaniah<br>Soft Skills | Pengajaran<br>Teaching | Pentaksiran<br>Assessment |
| HPK1 | C2 | HP1 Pengetahuan<br>Knowledge | KI2 | Kuliah | Ujian, Peperiksaan Akhir |
| HPK2 | C4 | HP2 Kemahiran kognitif<br>Cognitive skills | KI4 | Tutorial | Tugasan |
| HPK3 | P5 | HP3 Kemahiran praktikal<br>Practical skills | KI5 | Bengkel | Projek |
Kandungan Kursus / Course Content
| Minggu<br>Week | Tajuk dan Subtajuk<br>Topic and Sub-topic | HPK<br>CLO | K<br>L | T<br>T | A<br>P | Kendiri<br>Indep. | Jumlah<br>Total |
| 1-2 | Perkembangan konsep nombor<br>Development of number concepts<br>– Subitasi<br>– Nilai tempat | HPK1 | 4 | 2 | - | 5 | 11 |
| 3-4 | Penambahan dan penolakan<br>Addition and subtraction | HPK1,<br>HPK2 | 4 | 1 | - | 5 | 10 |
| 5 | Pecahan<br>Fractions | HPK2 | 2 | 1 | 3 | 2 | 8 |
| Pentaksiran / Assessment |<|<|<|<|<|<| 35 |
| JUMLAH SLT / TOTAL SLT |<|<| 10 | 4 | 3 | 12 | 64 |
Pentaksiran / Assessment
| Komponen<br>Component | Jenis / Type | Keterangan<br>Remarks | HPK<br>CLO | Pemberat (%)<br>Weightage (%) |
| Pentaksiran Berterusan<br>Continuous Assessment<br>70% | Ujian<br>Test | Ujian bertulis satu jam | HPK1 | 15 |
|^| Tugasan<br>Assignment | Laporan diagnosis tiga orang murid | HPK2 | 20 |
|^| Projek<br>Project | Kit bahan manipulatif | HPK3 | 35 |
| Pentaksiran Akhir<br>Final Assessment<br>30% | Peperiksaan Akhir<br>Final Examination | Kertas bertulis | HPK1, HPK2 | 30 |
| Jumlah / Total |<|<|<| 100 |`,
  code: 'MTES3023',
  name: 'Pengajaran Nombor Sekolah Rendah',
  credit: 3,
  clos: [
    {
      number: 'HPK1',
      statement: 'Menghuraikan perkembangan konsep nombor dalam kurikulum.',
      level: 'C2',
      outcomes: ['HP1'],
      skills: ['KI2'],
    },
    {
      number: 'HPK2',
      statement: 'Mendiagnosis salah konsep murid berdasarkan hasil kerja.',
      level: 'C4',
      outcomes: ['HP2'],
      skills: ['KI4'],
    },
    {
      number: 'HPK3',
      statement: 'Menghasilkan bahan manipulatif yang sesuai.',
      level: 'P5',
      outcomes: ['HP3'],
      skills: ['KI5'],
    },
  ],
  assessments: [
    { type: 'Ujian', weight: 15, clos: ['HPK1'] },
    { type: 'Tugasan', weight: 20, clos: ['HPK2'] },
    { type: 'Projek', weight: 35, clos: ['HPK3'] },
    { type: 'Peperiksaan Akhir', weight: 30, clos: ['HPK1', 'HPK2'] },
  ],
  topics: [
    { title: 'Perkembangan konsep nombor', week: '1-2', hours: 11, clos: ['HPK1'] },
    { title: 'Penambahan dan penolakan', week: '3-4', hours: 10, clos: ['HPK1', 'HPK2'] },
    { title: 'Pecahan', week: '5', hours: 8, clos: ['HPK2'] },
  ],
};

const english: TrueCourse = {
  layout: 'English course outline: levels and skills in one column, weeks as paragraphs',
  text: `
| COURSE INFORMATION |<|<|<|
| Course code: | SKEE 1013 | Academic session: | 2026/2027 |
| Course name: | Electrical Circuits | Pre/co requisite (course name and code): | SKEE 1003 Basics |
| Credit hours: | 3 | Lecturer: | Dr. Amalina Rahmat |
| Course synopsis | This course exposes students to the laws of circuits. |<|<|
| No. | CLO | PLO | Weight (%) | *Taxonomies and **generic skills | T&L methods | ***Assessment methods |
| CLO1 | Apply the fundamental laws to compute voltages and currents. | PLO1 (KW) | 40 | C3 | Lecture | T, F |
| CLO2 | Analyse steady state AC circuits and single phase systems. | PLO2 (AP) | 35 | C4, TH | Lecture, active learning | T, PR, F |
| CLO3 | Demonstrate measurements of circuits in a team. | PLO9 (TW) | 25 | P3, TW2 | Laboratory | PR |
Refer *Taxonomies of Learning and **UTM's Graduate Attributes; ***T – Test; F – Final Exam; PR – Project
Details on Innovative T&L practices
| No. | Type | Implementation |
| 1 | Active learning | Conducted through in-class activities |
Weekly Schedule
| Week 1-2 | Introduction to circuits: charge, current, voltage |
| Week 3 | Resistive networks: Ohm's law, Kirchhoff's laws |
| Week 4-6 | Circuit theorems: superposition, Thevenin |
| Week 7 | MID-SEMESTER BREAK |
| Week 8 | AC circuits: phasors, impedance |
| Distribution of student learning time (SLT) details | Teaching and learning activities |<|<| TOTAL SLT |
| CLO | Lecture | Tutorial | Practical | Total |
| CLO1 | 14 | 4 | 0 | 18 |
| No. | Continuous assessment | PLO | Percentage | Total SLT |
| 1 | Test 1 | PLO1 | 15 | 1.5 |
| 2 | Test 2 | PLO2 | 20 | 2 |
| 3 | Group Project | PLO9 | 25 | 11 |
| No. | Final assessment | PLO | Percentage | Total SLT |
| 1 | Final Examination | PLO1, PLO2 | 40 | 3 |
| Grand total |<|<| 100 | 17.5 |`,
  code: 'SKEE1013',
  name: 'Electrical Circuits',
  credit: 3,
  clos: [
    {
      number: 'CLO1',
      statement: 'Apply the fundamental laws to compute voltages and currents.',
      level: 'C3',
      outcomes: ['PLO1'],
    },
    {
      number: 'CLO2',
      statement: 'Analyse steady state AC circuits and single phase systems.',
      level: 'C4',
      outcomes: ['PLO2'],
    },
    { number: 'CLO3', statement: 'Demonstrate measurements of circuits in a team.', level: 'P3', outcomes: ['PLO9'] },
  ],
  assessments: [
    { type: 'Test 1', weight: 15, slt: 1.5, clos: [] },
    { type: 'Test 2', weight: 20, slt: 2, clos: [] },
    { type: 'Group Project', weight: 25, slt: 11, clos: [] },
    { type: 'Final Examination', weight: 40, slt: 3, clos: [] },
  ],
  topics: [
    { title: 'Introduction to circuits', week: '1-2', clos: [] },
    { title: 'Resistive networks', week: '3', clos: [] },
    { title: 'Circuit theorems', week: '4-6', clos: [] },
    { title: 'AC circuits', week: '8', clos: [] },
  ],
};

const lists: TrueCourse = {
  layout: 'English syllabus without tables: outcomes and weights as lists',
  text: `
# ASC425 MATERIALS FOR TEACHERS
Course Name: Materials for Teachers
Course Code: ASC425
Credit Hours: 2
Prerequisites: ASC325
Form No: UITM/HEA/07
# Course Outcomes
Upon completion of this course, students should be able to:
- CO1: Explain the properties of common classroom materials. (C2) (PO1)
- CO2: Compare natural and manufactured materials for pupils. (C4) (PO3)
- CO3: Display responsibility in handling materials. (A3) (PO6)
# Syllabus Content
- Week 1: Properties of materials
- Week 2-3: Metals and alloys
- Week 4: Polymers in daily life
- Week 5-6: Safe handling at school
# Assessment
- Quiz 10% (CO1)
- Individual Assignment 20% (CO2)
- Group Presentation: 30% (CO3)
- Final Examination (40%) (CO1, CO2)
Students must obtain 50% to pass.`,
  code: 'ASC425',
  name: 'Materials for Teachers',
  credit: 2,
  clos: [
    {
      number: 'CO1',
      statement: 'Explain the properties of common classroom materials.',
      level: 'C2',
      outcomes: ['PO1'],
    },
    {
      number: 'CO2',
      statement: 'Compare natural and manufactured materials for pupils.',
      level: 'C4',
      outcomes: ['PO3'],
    },
    { number: 'CO3', statement: 'Display responsibility in handling materials.', level: 'A3', outcomes: ['PO6'] },
  ],
  assessments: [
    { type: 'Quiz', weight: 10, clos: ['CO1'] },
    { type: 'Individual Assignment', weight: 20, clos: ['CO2'] },
    { type: 'Group Presentation', weight: 30, clos: ['CO3'] },
    { type: 'Final Examination', weight: 40, clos: ['CO1', 'CO2'] },
  ],
  topics: [
    { title: 'Properties of materials', week: '1', clos: [] },
    { title: 'Metals and alloys', week: '2-3', clos: [] },
    { title: 'Polymers in daily life', week: '4', clos: [] },
    { title: 'Safe handling at school', week: '5-6', clos: [] },
  ],
};

const polytechnic: TrueCourse = {
  layout: 'Polytechnic: outcomes as text, weights by outcome with a total, a table cut by a page',
  text: `
--- muka surat 1 ---
JABATAN TEKNOLOGI MAKLUMAT
COURSE : DFC10212 PROGRAMMING ESSENTIALS
| COURSE NAME | COURSE CODE | CREDIT VALUE | PREREQUISITE |
| Programming Essentials | DFC10212 | 2 | DFC10042 |
COURSE LEARNING OUTCOMES (CLO)
Upon completion of this course, students should be able to:
CLO1 : Apply the concepts of algorithms in solving problems. (C3, PLO2)
CLO2 : Construct programs with control structures. (P4, PLO3)
CLO3 : Demonstrate continuous learning in project work. (A3, PLO9)
COURSE OUTLINE
| No. | Topic | CLO | Lecture | Practical | Total |
| 1.0 | Introduction to programming | CLO1 | 2 | 2 | 4 |
| 2.0 | Fundamentals of algorithms | CLO1 | 4 | 3 | 7 |
--- muka surat 2 ---
Halaman 2

| 3.0 | Control structures | CLO2 | 6 | 10 | 16 |
| 4.0 | Arrays | CLO2, CLO3 | 3 | 5 | 8 |
ASSESSMENT
| Assessment Task | CLO1 | CLO2 | CLO3 | Total (%) |
| Quiz | 10 | - | - | 10 |
| Practical Task | 5 | 20 | - | 25 |
| Project | - | 20 | 15 | 35 |
| Final Examination | 10 | 20 | - | 30 |
| Total | 25 | 60 | 15 | 100 |`,
  code: 'DFC10212',
  name: 'Programming Essentials',
  credit: 2,
  clos: [
    {
      number: 'CLO1',
      statement: 'Apply the concepts of algorithms in solving problems.',
      level: 'C3',
      outcomes: ['PLO2'],
    },
    { number: 'CLO2', statement: 'Construct programs with control structures.', level: 'P4', outcomes: ['PLO3'] },
    { number: 'CLO3', statement: 'Demonstrate continuous learning in project work.', level: 'A3', outcomes: ['PLO9'] },
  ],
  assessments: [
    { type: 'Quiz', weight: 10, clos: ['CLO1'] },
    { type: 'Practical Task', weight: 25, clos: ['CLO1', 'CLO2'] },
    { type: 'Project', weight: 35, clos: ['CLO2', 'CLO3'] },
    { type: 'Final Examination', weight: 30, clos: ['CLO1', 'CLO2'] },
  ],
  topics: [
    { title: 'Introduction to programming', week: '', hours: 4, clos: ['CLO1'] },
    { title: 'Fundamentals of algorithms', week: '', hours: 7, clos: ['CLO1'] },
    { title: 'Control structures', week: '', hours: 16, clos: ['CLO2'] },
    { title: 'Arrays', week: '', hours: 8, clos: ['CLO2', 'CLO3'] },
  ],
};

const rps: TrueCourse = {
  layout: 'Indonesian RPS: CPL, CPMK, weekly plan with weights',
  text: `
# RENCANA PEMBELAJARAN SEMESTER
| Nama Mata Kuliah | Kode Mata Kuliah | Bobot (SKS) | Semester | Tgl Penyusunan |
| Evaluasi Pembelajaran | KPD 2104 | 3 | 4 | 12 Agustus 2026 |
| Capaian Pembelajaran (CP) | CPL-PRODI yang dibebankan pada MK |<|<|<|
|^| CPL2 | Menguasai konsep teoretis pendidikan |<|<|
|^| CPL5 | Menunjukkan kinerja mandiri dan terukur |<|<|
|^| Capaian Pembelajaran Mata Kuliah (CPMK) |<|<|<|
|^| CPMK1 | Mampu menjelaskan konsep dasar evaluasi pembelajaran (C2) (CPL2) |<|<|
|^| CPMK2 | Mampu menyusun instrumen tes dan nontes (C6) (CPL5) |<|<|
|^| CPMK3 | Mampu menganalisis kualitas butir soal (C4) (CPL2) |<|<|
| Dosen Pengampu | Dr. Sutrisno, M.Pd. |<|<|<|
| Mg Ke- | Kemampuan akhir tiap tahapan belajar (Sub-CPMK) | Bahan Kajian | Bentuk Pembelajaran, Metode Pembelajaran | Estimasi Waktu | Bobot Penilaian (%) |
| 1 | Sub-CPMK1 menjelaskan pengertian | Hakikat evaluasi pembelajaran | Kuliah dan diskusi | 3 x 50 menit | 5 |
| 2-3 | Sub-CPMK2 menjelaskan prinsip | Prinsip dan fungsi evaluasi | Kuliah | 6 x 50 menit | 10 |
| 4 | Sub-CPMK3 menyusun kisi-kisi | Kisi-kisi instrumen | Praktik | 3 x 50 menit | 15 |
| 8 | Evaluasi Tengah Semester |<|<|<|<|
Penilaian
| No | Bentuk Penilaian | CPMK | Bobot (%) |
| 1 | Tugas | CPMK1 | 25 |
| 2 | Kuis | CPMK1, CPMK2 | 15 |
| 3 | Ujian Tengah Semester | CPMK2 | 20 |
| 4 | Ujian Akhir Semester | CPMK3 | 40 |
| Total |<|<| 100 |`,
  code: 'KPD 2104',
  name: 'Evaluasi Pembelajaran',
  credit: 3,
  clos: [
    {
      number: 'CPMK1',
      statement: 'Mampu menjelaskan konsep dasar evaluasi pembelajaran',
      level: 'C2',
      outcomes: ['CPL2'],
    },
    { number: 'CPMK2', statement: 'Mampu menyusun instrumen tes dan nontes', level: 'C6', outcomes: ['CPL5'] },
    { number: 'CPMK3', statement: 'Mampu menganalisis kualitas butir soal', level: 'C4', outcomes: ['CPL2'] },
  ],
  assessments: [
    { type: 'Tugas', weight: 25, clos: ['CPMK1'] },
    { type: 'Kuis', weight: 15, clos: ['CPMK1', 'CPMK2'] },
    { type: 'Ujian Tengah Semester', weight: 20, clos: ['CPMK2'] },
    { type: 'Ujian Akhir Semester', weight: 40, clos: ['CPMK3'] },
  ],
  topics: [
    { title: 'Hakikat evaluasi pembelajaran', week: '1', clos: [] },
    { title: 'Prinsip dan fungsi evaluasi', week: '2-3', clos: [] },
    { title: 'Kisi-kisi instrumen', week: '4', clos: [] },
  ],
};

const oneTableEach: TrueCourse = {
  layout: 'RMK in Word: one table for each outcome',
  text: `
# Rancangan Maklumat Kursus
Kod dan Nama Kursus: EDUP3063 Teknologi dalam Pembelajaran
Kredit: 3
Prasyarat: EDUP3153
# Hasil Pembelajaran
| HPK | HPK 1 |
| Pernyataan | Menjelaskan teori dan model reka bentuk bahan digital. |
| Domain | C2 |
| Hasil Pembelajaran Program | HP1 |
| Kemahiran Insaniah | Pemikiran kritis |

| HPK | HPK 2 |
| Pernyataan | Menilai sumber digital mengikut kriteria pedagogi. |
| Domain | C5 |
| Hasil Pembelajaran Program | HP3, HP6 |
| Kemahiran Insaniah | Literasi maklumat |

| HPK | HPK 3 |
| Pernyataan | Membangunkan objek pembelajaran digital yang interaktif. |
| Domain | P4 |
| Hasil Pembelajaran Program | HP7 |
| Kemahiran Insaniah | Kerja berpasukan |
# Jadual mingguan
| Minggu | Topik | Subtopik | HPK | Jam |
| 1 | Teori pembelajaran digital | Behaviorisme; Konstruktivisme | HPK 1 | 3 |
| 2-3 | Reka bentuk bahan | Model ADDIE; Papan cerita | HPK 1, HPK 3 | 6 |
| 4 | Penilaian sumber | Kriteria; Kuiz terbenam | HPK 2 | 4 |
| 5-6 | Bengkel objek pembelajaran | Ujian kebolehgunaan | HPK 3 | 8 |
# Pentaksiran
| Bil. | Tugasan | Wajaran | HPK |
| 1 | Tugasan 1: Ulasan Perbandingan Model | 20% | HPK 1 |
| 2 | Tugasan 2: Penilaian Sumber Digital | 30% | HPK 2 |
| 3 | Projek: Objek Pembelajaran Digital | 35% | HPK 3 |
| 4 | Portfolio Elektronik | 15% | HPK 2, HPK 3 |
|| Jumlah | 100% ||`,
  code: 'EDUP3063',
  name: 'Teknologi dalam Pembelajaran',
  credit: 3,
  clos: [
    {
      number: 'HPK1',
      statement: 'Menjelaskan teori dan model reka bentuk bahan digital.',
      level: 'C2',
      outcomes: ['HP1'],
      skills: ['Pemikiran kritis'],
    },
    {
      number: 'HPK2',
      statement: 'Menilai sumber digital mengikut kriteria pedagogi.',
      level: 'C5',
      outcomes: ['HP3', 'HP6'],
      skills: ['Literasi maklumat'],
    },
    {
      number: 'HPK3',
      statement: 'Membangunkan objek pembelajaran digital yang interaktif.',
      level: 'P4',
      outcomes: ['HP7'],
      skills: ['Kerja berpasukan'],
    },
  ],
  assessments: [
    { type: 'Tugasan 1: Ulasan Perbandingan Model', weight: 20, clos: ['HPK1'] },
    { type: 'Tugasan 2: Penilaian Sumber Digital', weight: 30, clos: ['HPK2'] },
    { type: 'Projek: Objek Pembelajaran Digital', weight: 35, clos: ['HPK3'] },
    { type: 'Portfolio Elektronik', weight: 15, clos: ['HPK2', 'HPK3'] },
  ],
  topics: [
    { title: 'Teori pembelajaran digital', week: '1', hours: 3, clos: ['HPK1'] },
    { title: 'Reka bentuk bahan', week: '2-3', hours: 6, clos: ['HPK1', 'HPK3'] },
    { title: 'Penilaian sumber', week: '4', hours: 4, clos: ['HPK2'] },
    { title: 'Bengkel objek pembelajaran', week: '5-6', hours: 8, clos: ['HPK3'] },
  ],
};

const parallel: TrueCourse = {
  layout: 'University form in Malay: parallel lines in cells, short codes of assessments',
  text: `
| Fakulti: | Pendidikan | Muka surat: | 1 daripada 2 |
| Kod kursus: | PKBK3082 | Jam kredit: | 2 |
| Nama kursus: | Pendidikan Inklusif | Prasyarat: | EDUP3033 |
Penyelaras: Dr. Ainulbariah binti Sukaimi
| No. | Hasil Pembelajaran Kursus | HP | *Taksonomi | **KB | Kaedah PdP | ***Pentaksiran |
| HPK1 | Membincangkan dasar dan model pendidikan inklusif di Malaysia. | HP1<br>Pengetahuan | C2 | KB1 | Kuliah | T |
| HPK2 | Mereka bentuk rancangan sokongan individu murid. | HP2<br>Kemahiran kognitif | C6 | KB2 | Kajian kes | KK |
| HPK3 | Mempertahankan keputusan profesional secara beretika. | HP11, HP4<br>Etika | A4, C5 | KB6 | Simulasi | PB |
Petunjuk:
*C – Kognitif; P – Psikomotor; A – Afektif
**KB – Kemahiran Boleh Pindah: KB1 Komunikasi; KB2 Pemikiran Kritis; KB6 Etika
| Minggu | Topik | Subtopik | HPK | Kuliah | Tutorial | Kendiri | Jumlah |
| 1-2 | Falsafah dan dasar inklusif | • Hak kanak-kanak<br>• Dasar | HPK1 | 4 | 0 | 2 | 6 |
| 3-4 | Ciri murid berkeperluan khas | • Autisme | HPK1 | 4 | 1 | 2 | 7 |
| 5 | Rancangan sokongan individu | • Matlamat | HPK2 | 2 | 4 | 2 | 8 |
| 6-7 | Kolaborasi dengan keluarga | • Mesyuarat | HPK3 | 4 | 3 | 2 | 9 |
Pentaksiran Berterusan
| Kategori | Kaedah | HPK | Peratus |
| Kerja kursus | Tugasan Individu<br>Kajian Kes<br>Pembentangan<br>Portfolio | HPK1<br>HPK2<br>HPK3<br>HPK3 | 30<br>25<br>15<br>30 |
| Jumlah |<|<| 100 |`,
  code: 'PKBK3082',
  name: 'Pendidikan Inklusif',
  credit: 2,
  clos: [
    {
      number: 'HPK1',
      statement: 'Membincangkan dasar dan model pendidikan inklusif di Malaysia.',
      level: 'C2',
      outcomes: ['HP1'],
      skills: ['KB1'],
    },
    {
      number: 'HPK2',
      statement: 'Mereka bentuk rancangan sokongan individu murid.',
      level: 'C6',
      outcomes: ['HP2'],
      skills: ['KB2'],
    },
    {
      number: 'HPK3',
      statement: 'Mempertahankan keputusan profesional secara beretika.',
      level: 'A4, C5',
      outcomes: ['HP11', 'HP4'],
      skills: ['KB6'],
    },
  ],
  assessments: [
    { type: 'Tugasan Individu', weight: 30, clos: ['HPK1'] },
    { type: 'Kajian Kes', weight: 25, clos: ['HPK2'] },
    { type: 'Pembentangan', weight: 15, clos: ['HPK3'] },
    { type: 'Portfolio', weight: 30, clos: ['HPK3'] },
  ],
  topics: [
    { title: 'Falsafah dan dasar inklusif', week: '1-2', hours: 6, clos: ['HPK1'] },
    { title: 'Ciri murid berkeperluan khas', week: '3-4', hours: 7, clos: ['HPK1'] },
    { title: 'Rancangan sokongan individu', week: '5', hours: 8, clos: ['HPK2'] },
    { title: 'Kolaborasi dengan keluarga', week: '6-7', hours: 9, clos: ['HPK3'] },
  ],
};

const sheets: TrueCourse = {
  layout: 'Workbook: wide sheets, skills as a matrix, merged weeks',
  text: `
--- helaian "Maklumat" ---
| KOD KURSUS || SCES3083 |<|
| TAJUK KURSUS || Sains Sekolah Rendah |<|
| JAM KREDIT || 3 |<|
| PRASYARAT || SCES2013 |<|
--- helaian "CLO" ---
| CLO | PENYATAAN HASIL PEMBELAJARAN |<|<| ARAS | HP |<|<| KI |<|
|^|^|^|^|^| HP1 | HP3 | HP8 | KI1 | KI4 |
| CLO1 | Menghuraikan konsep sains asas dalam kurikulum. |<|<| C2 | √ |||| √ |
| CLO2 | Melaksanakan eksperimen sains dengan selamat. |<|<| P4 || √ || √ ||
| CLO3 | Mengamalkan sikap saintifik dalam kumpulan. |<|<| A3 || √ | √ | √ | √ |
--- helaian "SLT" ---
| MINGGU | TAJUK | CLO | F2F |<| NF2F | JUMLAH |
|^|^|^| L | P |^|^|
| 1 | Kemahiran proses sains | CLO1 | 2 | 0 | 3 | 5 |
| 2 | Tenaga dan daya | CLO1 | 2 | 2 | 4 | 8 |
|^| Litar elektrik | CLO2 | 1 | 2 | 3 | 6 |
| 3-4 | Projek STEM sekolah | CLO3 | 1 | 4 | 4 | 9 |
--- helaian "Pentaksiran" ---
| PENTAKSIRAN | CLO1 | CLO2 | CLO3 | WAJARAN | SLT |
| Kuiz | √ ||| 10 | 2 |
| Amali || √ || 30 | 7 |
| Projek STEM || √ | √ | 45 | 12 |
| Pembentangan ||| √ | 15 | 4 |
| JUMLAH |||| 100 | 25 |`,
  code: 'SCES3083',
  name: 'Sains Sekolah Rendah',
  credit: 3,
  clos: [
    {
      number: 'CLO1',
      statement: 'Menghuraikan konsep sains asas dalam kurikulum.',
      level: 'C2',
      outcomes: ['HP1'],
      skills: ['KI4'],
    },
    {
      number: 'CLO2',
      statement: 'Melaksanakan eksperimen sains dengan selamat.',
      level: 'P4',
      outcomes: ['HP3'],
      skills: ['KI1'],
    },
    {
      number: 'CLO3',
      statement: 'Mengamalkan sikap saintifik dalam kumpulan.',
      level: 'A3',
      outcomes: ['HP3', 'HP8'],
      skills: ['KI1', 'KI4'],
    },
  ],
  assessments: [
    { type: 'Kuiz', weight: 10, slt: 2, clos: ['CLO1'] },
    { type: 'Amali', weight: 30, slt: 7, clos: ['CLO2'] },
    { type: 'Projek STEM', weight: 45, slt: 12, clos: ['CLO2', 'CLO3'] },
    { type: 'Pembentangan', weight: 15, slt: 4, clos: ['CLO3'] },
  ],
  topics: [
    { title: 'Kemahiran proses sains', week: '1', hours: 5, clos: ['CLO1'] },
    { title: 'Tenaga dan daya', week: '2', hours: 8, clos: ['CLO1'] },
    { title: 'Litar elektrik', week: '2', hours: 6, clos: ['CLO2'] },
    { title: 'Projek STEM sekolah', week: '3-4', hours: 9, clos: ['CLO3'] },
  ],
};

const numbered: TrueCourse = {
  layout: 'English table: outcomes by bare numbers, assessments in one paragraph',
  text: `
Subject Code: PGED 6203
Subject Title: Curriculum Studies
Credit Value: 3
Pre-requisite: PGED 5103
Name: Prof. Dr. Helmi Wong
Learning Outcomes
| CLO | Learning Outcomes | Domain | MQF LO |
| 1 | Evaluate curriculum theories and their assumptions. | C6 | MQF1 |
| 2 | Design a school curriculum for a given context. | C5 | MQF2 |
| 3 | Lead a discussion on curriculum reform. | A4 | MQF4 |
Course contents
| Unit | Content Outline | CLO | Hours |
| 1 | Foundations of curriculum | 1 | 6 |
| 2 | Models of curriculum design | 1, 2 | 9 |
| 3 | Reform and implementation | 3 | 7 |
Assessment: Essay 30%, Curriculum Project 45%, Seminar 25%.`,
  code: 'PGED 6203',
  name: 'Curriculum Studies',
  credit: 3,
  clos: [
    {
      number: 'CLO1',
      statement: 'Evaluate curriculum theories and their assumptions.',
      level: 'C6',
      outcomes: ['MQF1'],
    },
    { number: 'CLO2', statement: 'Design a school curriculum for a given context.', level: 'C5', outcomes: ['MQF2'] },
    { number: 'CLO3', statement: 'Lead a discussion on curriculum reform.', level: 'A4', outcomes: ['MQF4'] },
  ],
  assessments: [
    { type: 'Essay', weight: 30, clos: [] },
    { type: 'Curriculum Project', weight: 45, clos: [] },
    { type: 'Seminar', weight: 25, clos: [] },
  ],
  topics: [
    { title: 'Foundations of curriculum', week: '', hours: 6, clos: ['CLO1'] },
    { title: 'Models of curriculum design', week: '', hours: 9, clos: ['CLO1', 'CLO2'] },
    { title: 'Reform and implementation', week: '', hours: 7, clos: ['CLO3'] },
  ],
};

const captions: TrueCourse = {
  layout: 'Teaching plan: outcomes in prose, captions over groups, a head in words of its own',
  text: `
# RANCANGAN PENGAJARAN KURSUS
TSLB3053: Pendidikan Jasmani Suaian
Kredit
2
Hasil pembelajaran kursus
1. Menerangkan prinsip pendidikan jasmani suaian (C2, HP1).
2. Menjalankan aktiviti fizikal suaian dengan murid (P4, HP3).
3. Menunjukkan empati terhadap keperluan murid (A3, HP11).
| Minggu | Perkara | Jam kuliah | Jam amali |
| 1 | Pengenalan pendidikan suaian | 2 | 0 |
| 2-3 | Keperluan murid dan penyesuaian | 4 | 2 |
| 4-6 | Merancang aktiviti suaian | 3 | 8 |

| Perkara | Butiran | Kadar |
| KERJA KURSUS (70%) |<|<|
| Kuiz Dalam Talian | 20 soalan | 15% |
| Amali Suaian | 2 sesi | 35% |
| Laporan Refleksi | 1,000 patah perkataan | 20% |
| PEPERIKSAAN (30%) |<|<|
| Peperiksaan Bertulis | 2 jam | 30% |
| Jumlah || 100% |`,
  code: 'TSLB3053',
  name: 'Pendidikan Jasmani Suaian',
  credit: null,
  clos: [
    { number: '', statement: 'Menerangkan prinsip pendidikan jasmani suaian', level: 'C2', outcomes: ['HP1'] },
    { number: '', statement: 'Menjalankan aktiviti fizikal suaian dengan murid', level: 'P4', outcomes: ['HP3'] },
    { number: '', statement: 'Menunjukkan empati terhadap keperluan murid', level: 'A3', outcomes: ['HP11'] },
  ],
  assessments: [
    { type: 'Kuiz Dalam Talian', weight: 15, clos: [] },
    { type: 'Amali Suaian', weight: 35, clos: [] },
    { type: 'Laporan Refleksi', weight: 20, clos: [] },
    { type: 'Peperiksaan Bertulis', weight: 30, clos: [] },
  ],
  topics: [
    { title: 'Pengenalan pendidikan suaian', week: '1', hours: 2, clos: [] },
    { title: 'Keperluan murid dan penyesuaian', week: '2-3', hours: 6, clos: [] },
    { title: 'Merancang aktiviti suaian', week: '4-6', hours: 11, clos: [] },
  ],
};

export const courses: TrueCourse[] = [
  proForma,
  tableFour,
  bilingual,
  english,
  lists,
  polytechnic,
  rps,
  oneTableEach,
  parallel,
  sheets,
  numbered,
  captions,
];
