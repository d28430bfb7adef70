import { documentOf } from '../../support/blocks.ts';

/** IPG pro forma: labels and values, merged components, hours by kind. */
export const proForma = documentOf(`
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
PK-AK-04/IPGKSW`);

/** MQA Table 4: a matrix of ticks, heads in the midst of a table. */
export const tableFour = documentOf(`
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
Pelajar hendaklah memperoleh sekurang-kurangnya 40% dalam pentaksiran berterusan.`);

/** English syllabus without tables: outcomes and weights as lists. */
export const lists = documentOf(`
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
Students must obtain 50% to pass.`);
