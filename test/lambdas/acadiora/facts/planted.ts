import { documentOf } from '../../../support/blocks.ts';

/** Invented papers as a reader gives them, with weaknesses planted among true strengths: people, places and sources do not exist. */

export const qualitative = documentOf(`
Pengalaman Guru Pemulihan Mengendalikan Murid Disleksia: Satu Kajian Kes di Negeri Bayu
Noraini Abd. Wahid
Jabatan Pendidikan Khas, Kolej Universiti Tanjung Kelisa
norainiwahid@kutk.example
Julai 2024
## Abstrak
Kajian kualitatif ini meneroka pengalaman guru pemulihan yang mengendalikan murid disleksia di sekolah rendah. Enam orang guru pemulihan dipilih secara bertujuan dan ditemu bual secara separa berstruktur. Data dianalisis secara tematik. Tiga tema muncul, iaitu kekangan masa, kreativiti bahan dan sokongan ibu bapa. Kajian ini memberi gambaran tentang keperluan guru terhadap latihan yang berterusan, bahan bantu mengajar yang sesuai, jadual waktu yang lebih anjal serta bimbingan rakan sejawat yang lebih berpengalaman di peringkat sekolah dan daerah.
Kata kunci: guru pemulihan; disleksia; kajian kes
## Pengenalan
Disleksia ialah masalah pembelajaran yang menjejaskan kemahiran membaca (Lim & Hasnah, 2020). Guru pemulihan memikul tanggungjawab utama di sekolah (Salmiah dan rakan-rakan, 2021). Walau bagaimanapun, pengalaman mereka jarang didengari. Menurut van der Meer (2019), suara guru penting dalam merancang intervensi.
### Objektif
a) Meneroka cabaran guru pemulihan dalam mengajar murid disleksia
b) Mengenal pasti strategi yang digunakan oleh guru
c) Memahami bentuk sokongan yang diterima oleh guru
### Persoalan Kajian
1. Apakah cabaran yang dihadapi oleh guru pemulihan?
2. Apakah strategi yang digunakan oleh guru pemulihan?
## Kajian Lepas
Lim dan Hasnah (2020) mendapati guru kekurangan bahan. Dapatan itu disokong oleh Salmiah dan rakan-rakan (2021) yang menekankan latihan. Berbeza dengan itu, van der Meer (2019) menunjukkan bahawa guru di Belanda mempunyai bahan mencukupi tetapi tiada masa. Jurang yang ketara ialah ketiadaan kajian di luar bandar (Thanaraj, 2022). Teori Ekologi Bronfenbrenner (1979) dijadikan lensa kerana menjelaskan sokongan daripada pelbagai lapisan. Kajian Ismail (2018) dan Goh (2023) turut dirujuk.
## Metodologi
Kajian ini menggunakan reka bentuk kajian kes. Seramai tujuh orang guru pemulihan dari tiga buah sekolah dipilih melalui persampelan bertujuan dengan kriteria pengalaman sekurang-kurangnya lima tahun. Temu bual separa berstruktur dijalankan selama 40 hingga 60 minit bagi setiap peserta dan dirakam dengan alat perakam. Transkrip dianalisis mengikut enam langkah analisis tematik oleh Braun dan Clarke (2006).
## Dapatan
Tiga tema dikenal pasti daripada data.
### Tema 1: Kekangan masa
Kebanyakan guru menyatakan masa tidak mencukupi. "Saya hanya ada tiga puluh minit untuk setiap sesi dan murid pula ramai" (GP2). Seorang lagi guru berkata, "Jadual selalu berubah dan kelas saya yang dikorbankan dahulu oleh pihak sekolah". Sebanyak 83.5% guru bersetuju bahawa masa ialah kekangan utama.
### Tema 2: Kreativiti bahan
Guru mencipta bahan sendiri. "Saya guna pasir dan plastisin supaya murid dapat merasa bentuk huruf" (GP4). Guru juga berkongsi bahan antara sekolah. "Kad imbasan saya buat sendiri pada hujung minggu dengan duit sendiri" (GP1).
### Tema 3: Sokongan ibu bapa
Sokongan ibu bapa berbeza mengikut keluarga. "Ada ibu yang datang setiap minggu bertanya perkembangan anaknya" (GP5). Bagi GP6 pula, ibu bapa jarang hadir ke sekolah.
## Perbincangan
Dapatan tentang masa selari dengan van der Meer (2019). Strategi bahan pelbagai deria pula menyokong Lim dan Hasnah (2020). Dari sudut teori, lapisan mikrosistem jelas mempengaruhi pengalaman guru. Pihak sekolah boleh menyusun jadual khas. Dapatan ini mungkin berbeza di sekolah bandar.
## Kesimpulan
Guru pemulihan di semua sekolah di Malaysia menghadapi kekangan masa dan perlu diberi jadual khas. Kajian lanjutan boleh melibatkan ibu bapa.
## Rujukan
Braun, V., & Clarke, V. (2006). Using thematic analysis in psychology. Qualitative Research in Psychology, 3(2), 77–101.
Bronfenbrenner, U. (1979). The ecology of human development. Cranmere University Press.
Goh, S. L. (2023). Guru dan disleksia. Jurnal Khas, 4(1), 9–18.
Ismail, R. (2018). Membaca awal. Jurnal Khas, 1(2), 30–41.
Lim, B. K., & Hasnah Mokhtar. (2020). Bahan bantu mengajar murid disleksia. Jurnal Inklusif, 2(1), 1–12.
Norliza, P. (2017). Pemulihan khas di sekolah. Penerbit Selat.
Salmiah Daud, Ong, T. H., & Rajeswari, M. (2021). Latihan guru pemulihan. Jurnal Inklusif, 3(2), 45–60.
van der Meer, J. (2019). Teachers' voices on dyslexia. Dyslexia Practice, 11(4), 200–215.
`);

export const technical = documentOf(`
--- muka surat 1 ---
Proceedings of the 5th Regional Workshop on Educational Computing (RWEC 2021), 14-16 September 2021, Melaka
AutoGradeLite: Lightweight Automatic Grading of Introductory Python Programs
Hafiz Amirul Rosli, Grace Lim Pei Shan and Tomasz Wieczorek
Department of Computer Science, Institut Teknologi Lembah Sutera
{hafiz.amirul, grace.lim}@itls.example, t.wieczorek@krz.example
Abstract—Grading introductory programming exercises by hand is slow. We present AutoGradeLite, a lightweight tool that grades Python programs by comparing abstract syntax trees and the results of tests. The tool was evaluated with 1,200 submissions by first-year students. It agreed with human graders in 89.4% of the cases and took less than one second for a submission. We describe its design, its scoring function and an evaluation against two baselines, and discuss what teachers need to know before they rely on automatic grades in their own introductory courses.
I. INTRODUCTION
Automatic grading saves time [1], [2]. Existing tools such as CodeJudge [3] demand servers that small colleges do not have. Output comparison alone punishes small slips [4]. In this paper we ask whether a light combination of tree comparison and tests is good enough for first-year courses.
II. RELATED WORK
Douce and Lister [1] trace the history of graders. Tree edit distance was used by Kowalczyk et al. [5] and refined in [6]. Neural graders [10] are accurate but need training data. Our tool stands between these: it needs no training, yet uses structure.
III. DESIGN
A submission is a list of statements. Let scores[0] be the mark of the first test and scores[3] the mark of the fourth; weights = [1, 2, 3] gives the third test the largest weight. The final mark lies in [0, 1]. The core is:
for i in range(len(tests)): marks[i] = weights[i] * run(tests[i]); total = sum(marks[2:5])
An array of size n[12] is reserved for messages. The distance d(a, b) follows [5] and its normal form is computed as in Algorithm 1.
IV. EVALUATION
We collected 1,200 submissions to 12 exercises, of which 800 were used for tuning and 300 for testing. Two lecturers graded the test set; disagreements were resolved by discussion (Cohen's kappa = 0.82). Table I lists the exercises and Table II compares the graders.
Table I. Submissions by topic
| Topic | Submissions |
| Variables | 310 |
| Loops | 420 |
| Functions | 350 |
| Total | 1200 |
Table II. Agreement with human graders
| Grader | Accuracy | Time (s) |
| Output only | 74.2 | 0.31 |
| CodeJudge | 86.9 | 2.40 |
| AutoGradeLite | 89.4 | 0.87 |
Table III. Messages given to students
| Message | Share |
| Missing colon | 34.0 |
| Wrong index | 22.5 |
V. RESULTS
As Table II shows, Output only reached an accuracy of 74.2, CodeJudge reached an accuracy of 81.9 and AutoGradeLite an accuracy of 89.4. The gain over output comparison is largest for loops. Figure 4 gives an example of a partial mark. Teachers found the messages clear [11].
VI. CONCLUSION
AutoGradeLite grades introductory programs quickly and in agreement with teachers. It is free to use at https://git.example/autogradelite and has been proven to work for all students in every university in the country.
REFERENCES
[1] C. Douce and R. Lister, "A history of graders," Comput. Educ. Tools, vol. 5, no. 3, pp. 1-13, 2005.
[2] P. Nordin, "Saving time with tests," in Proc. EduTools, 2018, pp. 22-29.
[3] L. Marchetti and J. Sung, "CodeJudge: a server for grading," Softw. Teach., vol. 9, pp. 101-120, 2019.
[4] R. Abidin, "Small slips," J. Program. Pedagog., vol. 2, no. 1, pp. 5-11, 2017.
[5] A. Kowalczyk, B. Nowak and T. Wieczorek, "Tree distances for novices," in Proc. TreeConf, 2016, pp. 40-49.
[6] S. Venkat, "Refining distances," Algorithms Class., vol. 3, pp. 77-85, 2018.
[7] M. Okonjo, "Peer grading," J. Program. Pedagog., vol. 4, no. 2, pp. 60-71, 2019.
[8] D. Freund, "Rubrics for code," Comput. Educ. Tools, vol. 14, pp. 9-19, 2014.
[9] Y. Tanabe, "Hints," in Proc. EduTools, 2020, pp. 1-8.
[10] F. Huang et al., "Neural grading," in Proc. NeuroEd, 2020, pp. 300-311.
`);

export const mixed = documentOf(`
--- muka surat 1 ---
E-PROSIDING KONVENSYEN PENDIDIKAN GURU NUSANTARA
22–24 Ogos 2023
AMALAN PENTAKSIRAN FORMATIF GURU BAHASA MELAYU: SATU KAJIAN KAEDAH CAMPURAN
1Halimatun Saadiah Mohd Yunos, 2Balakrishnan Muniandy, 3Ong Poh Choo
1,3 Jabatan Bahasa, Institut Pendidikan Guru Kampus Seri Gading
2 Sekolah Menengah Kebangsaan Taman Perwira
Emel: halimatun@ipgksg.example
ABSTRAK
Kajian ini bertujuan meneliti amalan pentaksiran formatif guru Bahasa Melayu serta cabaran yang dihadapi. Reka bentuk penjelasan berurutan digunakan. Pada fasa pertama, 148 orang guru menjawab soal selidik, manakala pada fasa kedua lima orang guru ditemu bual. Dapatan menunjukkan amalan berada pada tahap sederhana (M = 3.41, SP = .62) dan tiga cabaran utama dikenal pasti, iaitu masa, saiz kelas dan beban dokumentasi. Kajian ini mencadangkan bengkel berasaskan sekolah supaya guru dapat berkongsi bahan pentaksiran dan mengurangkan beban kerja di luar waktu persekolahan setiap minggu.
PENGENALAN
Pentaksiran formatif membantu guru mengesan keperluan murid (Aznan & Leong, 2019). Kementerian Pendidikan Malaysia (KPM, 2018) menggalakkan guru menggunakan pelbagai kaedah. Namun demikian, laporan Jemaah Nazir (2020) mendapati pelaksanaannya tidak sekata. Menurut Kalaivani et al. (2021), guru lebih banyak menggunakan ujian bertulis.
Objektif Kajian
• Mengenal pasti tahap amalan pentaksiran formatif guru.
• Mengenal pasti perbezaan amalan berdasarkan pengalaman mengajar.
• Meneroka cabaran guru dalam melaksanakan pentaksiran formatif.
TINJAUAN LITERATUR
Model Black dan Wiliam (1998) menjelaskan pentaksiran formatif sebagai kitaran bukti dan tindakan, dan menjadi kerangka konseptual kajian ini. Aznan dan Leong (2019) melaporkan amalan yang tinggi di sekolah rendah, sedangkan Kalaivani et al. (2021) menunjukkan amalan sederhana di sekolah menengah. Kajian luar negara pula memberi tumpuan kepada maklum balas (Wilkinson, 2020; Petrova & Lind, 2022). Masih kurang kajian yang menggabungkan kedua-dua jenis data.
METODOLOGI
Kajian ini menggunakan kaedah campuran penjelasan berurutan. Sampel fasa pertama ialah 148 orang guru yang dipilih secara rawak mudah daripada 240 orang guru berdasarkan Krejcie dan Morgan (1970). Soal selidik mengandungi 18 item. Tiga orang pakar mengesahkan kandungannya dan nilai alfa Cronbach ialah .58 bagi konstruk maklum balas dan .86 bagi konstruk perancangan. Semua peserta menandatangani borang persetujuan. Ujian-t digunakan bagi membandingkan dua kumpulan pengalaman, dan data bertaburan normal berdasarkan kepencongan. Data temu bual dianalisis secara tematik dengan bantuan NVivo, dan semakan peserta dilakukan.
Jadual 1: Taburan responden mengikut pengalaman
| Pengalaman | Bilangan | Peratus |
| Bawah 10 tahun | 67 | 45.3 |
| 10 tahun dan ke atas | 78 | 52.7 |
| Jumlah | 148 | 100 |
--- muka surat 2 ---
DAPATAN
Jadual 2: Min konstruk amalan
| Konstruk | Min | SP |
| Perancangan bukti | 3.62 | .58 |
| Maklum balas | 3.10 | .70 |
| Tindakan susulan | 3.51 | .66 |
Berdasarkan Jadual 2, konstruk perancangan bukti mencatatkan min 3.62 manakala konstruk maklum balas mencatatkan min 3.70. Keputusan ujian-t menunjukkan perbezaan amalan yang signifikan mengikut pengalaman mengajar.
Dapatan temu bual menghasilkan tiga tema. Bagi tema masa, seorang guru menyatakan, "Empat puluh minit tidak cukup untuk memeriksa semua murid satu per satu" (G3). Bagi tema saiz kelas, "Kelas saya ada empat puluh dua orang, memang susah hendak beri perhatian" (G1). Bagi tema dokumentasi pula, "Setiap markah perlu dimasukkan dalam tiga sistem yang berlainan setiap minggu". Rajah 1 merumuskan ketiga-tiga tema.
PERBINCANGAN
Tahap amalan yang sederhana selari dengan Kalaivani et al. (2021). Perbezaan mengikut pengalaman mungkin kerana guru lama lebih biasa dengan pelbagai kaedah (Zahari, 2020). Cabaran masa turut dilaporkan oleh Wilkinson (2020). Model Black dan Wiliam (1998) dapat menjelaskan dapatan ini kerana tindakan susulan memerlukan masa.
KESIMPULAN
Amalan pentaksiran formatif guru perlu diperkukuh melalui bengkel di sekolah. Kajian ini terhad kepada sebuah negeri dan bergantung pada laporan kendiri.
RUJUKAN
Aznan Karim & Leong, S. F. (2019). Pentaksiran dalam bilik darjah. Jurnal Bahasa Kita, 7(1), 1-15.
Black, P., & Wiliam, D. (1998). Inside the black box. Assessment Forum, 5(1), 7-74.
Jemaah Nazir. (2020). Laporan pemantauan pentaksiran. Putrajaya: Bahagian Nazir.
Kalaivani, R., Mazlan, T., & Goh, C. L. (2021). Pentaksiran di sekolah menengah. Jurnal Bahasa Kita, 9(2), 33-48.
Kementerian Pendidikan Malaysia. (2018). Panduan pentaksiran. Putrajaya: KPM.
Krejcie, R. V., & Morgan, D. W. (1970). Determining sample size. Educational and Psychological Measurement, 30, 607-610.
Petrova, E., & Lind, S. (2022). Feedback that feeds forward. Assessment Practice, 12(1), 5-19.
Suhana, M. (2017). Menulis karangan. Jurnal Bahasa Kita, 5(1), 60-71.
Wilkinson, D. (2020). Time for feedback. Assessment Practice, 10(3), 88-101.
`);
