import type { SourceDocument } from '../../../../shared/document/document.ts';
import { documentOf } from '../../../support/blocks.ts';

/**
 * Invented papers in the layouts that lecturers upload, as a reader gives them that knows no headings: people, places and journals do not
 * exist. A line of `---` ends a page.
 */
export function paperOf(text: string): SourceDocument {
  const pages = text.trim().split('\n---\n');
  const { blocks } = documentOf(pages.map((page, index) => `--- muka surat ${index + 1} ---\n${page}`).join('\n'));
  return { kind: 'pdf', blocks, notices: [], pages: pages.length };
}

/** A thesis: chapters in words and digits, title below its number, contents lists, Malay names. */
export const thesis = paperOf(`
AMALAN PENGAJARAN BERBEZA DALAM KALANGAN GURU PRASEKOLAH DI DAERAH LANGKURA
NURUL HIDAYAH BINTI KAMARUL
TESIS YANG DIKEMUKAKAN UNTUK MEMPEROLEH IJAZAH SARJANA PENDIDIKAN
UNIVERSITI TELUK MERANTI
2022
---
PENGHARGAAN
Setinggi-tinggi penghargaan ditujukan kepada penyelia kajian atas bimbingan beliau sepanjang pengajian ini.
---
ABSTRAK
Kajian ini meneroka amalan pengajaran berbeza dalam kalangan guru prasekolah. Seramai 84 orang guru menjawab soal selidik. Dapatan menunjukkan amalan berada pada tahap sederhana (min = 3.21).
---
ISI KANDUNGAN
Penghargaan ii
Abstrak iii
BAB 1 PENDAHULUAN 1
1.1 Pengenalan 1
1.2 Penyataan Masalah 2
BAB 2 TINJAUAN LITERATUR ........ 9
2.1 Pengenalan ............ 9
BAB 3 METODOLOGI
3.1 Reka Bentuk Kajian  15
RUJUKAN 40
LAMPIRAN A 44
---
SENARAI JADUAL
Jadual 3.1 Taburan sampel 16
Jadual 4.1 Tahap amalan 21
---
BAB 1
PENDAHULUAN
1.1 Pengenalan
Pengajaran berbeza ialah pendekatan yang mengambil kira kesediaan, minat dan profil pembelajaran setiap kanak-kanak (Rosnani Hakim, 2018). Menurut Kementerian Pendidikan Malaysia (KPM, 2017), guru prasekolah perlu merancang aktiviti mengikut keupayaan kanak-kanak.
1.2 Penyataan Masalah
Bab 3 membincangkan metodologi kajian ini. Walau bagaimanapun, Ganesan a/l Murugiah dan Lee (2019) mendapati guru masih menggunakan pendekatan sekelas.
1.3 Objektif Kajian
Objektif kajian ini adalah untuk:
1. Mengenal pasti tahap amalan pengajaran berbeza guru
2. Membandingkan amalan mengikut pengalaman mengajar
1.4 Rumusan
Bab ini telah menghuraikan latar belakang kajian.
---
BAB 2
TINJAUAN LITERATUR
2.1 Pengenalan
Bab ini membincangkan kajian lepas yang berkaitan dengan tajuk kajian yang dipilih oleh pengkaji.
2.2 Teori Perkembangan Zon
Teori ini menerangkan peranan bimbingan orang dewasa dalam pembelajaran (Vygotsky, 1978, dalam Rosnani Hakim, 2018).
2.3 Hasil Belajar Kanak-kanak
Kajian lepas melaporkan kesan positif terhadap hasil belajar (Zaleha dan rakan-rakan, 2020; Lim et al., 2021).
2.4 Rumusan
Kesimpulannya, literatur menunjukkan keperluan kajian ini.
---
BAB TIGA
METODOLOGI KAJIAN
3.1 Reka Bentuk Kajian
Kajian ini ialah tinjauan. Taburan sampel ditunjukkan dalam Jadual 3.1.
Jadual 3.1 Taburan sampel
| Daerah | f |
| Langkura | 84 |
3.2 Instrumen
Soal selidik diadaptasi daripada Rosnani Hakim (2018).
---
BAB 4: DAPATAN KAJIAN
4.1 Tahap Amalan
Jadual 4.1 menunjukkan tahap amalan. Rajah 4.2 pula menunjukkan taburan skor.
Jadual 4.1: Tahap amalan
| Item | Min |
| Kesediaan | 3.21 |
---
BAB 5
PERBINCANGAN, IMPLIKASI DAN CADANGAN
5.1 Perbincangan Dapatan
Dapatan ini menyokong kajian Lim et al. (2021) dan Zaleha dan rakan-rakan (2020).
5.2 Implikasi Kajian
Guru perlu diberi latihan yang berterusan.
5.3 Kesimpulan
Amalan guru berada pada tahap sederhana.
---
RUJUKAN
Ganesan a/l Murugiah & Lee, K. H. (2019). Amalan pengajaran di prasekolah: Satu tinjauan di
dua daerah. Jurnal Kanak-kanak, 4(1), 10–22.
Kementerian Pendidikan Malaysia. (2017). Kurikulum Standard Prasekolah Kebangsaan. Bahagian Pembangunan
Kurikulum.
Lim, S. T., Arumugam, P., & Noraini, B. (2021). Differentiated instruction in early childhood. Journal of Early
Years Practice, 9(3), 100–118. https://doi.org/10.9999/jeyp.2021.9
Rosnani Hakim. (2018). Pengajaran berbeza di prasekolah. Penerbit Telaga Ilmu.
Zaleha binti Osman, Farid bin Yusof, & Chia, L. (2020). Hasil belajar kanak-kanak. Prosiding Seminar Prasekolah, 33–41.
---
LAMPIRAN A
BORANG SOAL SELIDIK
| 1 | Saya merancang aktiviti mengikut keupayaan. |
---
LAMPIRAN B
SURAT KEBENARAN
Dengan hormatnya perkara di atas dirujuk.
`);

/** An English article: Roman sections, a run-in abstract, citations by number. */
export const numberedArticle = paperOf(`
Journal of Imagined Learning, 12(1), 2024, 15-27
Peer Feedback in Large Undergraduate Writing Classes: A Quasi-Experimental Study
Alina Brackwater1, Tan Mei Yun2
1 University of Northmere; 2 Eastfield College
Abstract—This study examined whether structured peer feedback improves argumentative writing. Two intact classes (N = 92) took part. The experimental class outperformed the control class, t(90) = 2.84, p = .006, d = 0.59. Implications are discussed.
Keywords: peer feedback, writing, higher education
I. INTRODUCTION
Feedback is central to learning to write [1], [2]. Peer feedback may ease the load of lecturers [3-5]. However, its quality varies [6].
II. RELATED WORK
A. Peer Feedback
Early studies focused on accuracy [2], [7]. Later work looked at uptake [4].
B. Large Classes
Large classes limit dialogue [5].
III. METHODS
We used a nonequivalent control group design. Fig. 1 shows the procedure. Table I lists the groups. See Table 2.
Figure 1. Procedure of the study
IV. RESULTS AND DISCUSSION
The groups differed after the treatment, as Table 2 shows. The effect was moderate.
Table 2. Scores by group
| Group | Mean |
| Control | 61.2 |
V. CONCLUSION
Structured peer feedback works in large classes [1].
ACKNOWLEDGMENT
We thank the students.
REFERENCES
[1] A. Halden, "Feedback that feeds forward," J. Imag. Writing, vol. 3, no. 1, pp. 1-9, 2019.
[2] B. Orsini and C. Vale, Teaching Writing Well. Northmere Press, 2015.
[3] D. Quell, "Peers as readers," J. Imag. Writing, vol. 4, no. 2, pp. 20-31,
2020.
[4] E. Rook, "Uptake of comments," Comput. Compos. Imag., vol. 9, 2021.
[5] F. Stane, "Large classes," Higher Stud., vol. 8, 2018.
[8] G. Tull, "Rubrics," Higher Stud., vol. 9, 2022.
`);

/** An Indonesian article: lettered sections, a run-in abstract. */
export const indonesianArticle = paperOf(`
Jurnal Cendekia Rekaan Vol. 3 No. 2 (2023) 101-110
PENGARUH MEDIA KOMIK DIGITAL TERHADAP MINAT BACA SISWA KELAS V SEKOLAH DASAR
Bagas Rinantyo, Sekar Wulandira
Universitas Arunika
Abstrak: Penelitian ini bertujuan untuk mengetahui pengaruh media komik digital terhadap minat baca siswa. Penelitian ini menggunakan metode eksperimen dengan sampel 60 siswa. Hasil penelitian menunjukkan bahwa terdapat pengaruh yang signifikan karena media menarik.
Kata Kunci: komik digital, minat baca
A. Pendahuluan
Minat baca siswa sekolah dasar masih rendah (Hartanto, 2018). Menurut Wijayakusuma dkk. (2019), siswa lebih suka media visual. Hal ini sesuai dengan pendapat Pramudita & Sari (2020) bahwa komik menarik bagi siswa.
B. Metode Penelitian
Penelitian ini menggunakan desain eksperimen semu dengan dua kelas yang diberi perlakuan berbeda.
C. Hasil dan Pembahasan
Hasil uji t menunjukkan perbedaan yang signifikan. Gambar 1 menunjukkan grafik peningkatan minat baca siswa.
Gambar 1. Grafik peningkatan minat baca
Pembahasan penelitian ini sejalan dengan Hartanto (2018) yang menyatakan bahwa media visual bisa meningkatkan minat.
D. Penutup
Media komik digital berpengaruh terhadap minat baca siswa.
Daftar Pustaka
Hartanto, B. 2018. Minat Baca Anak. Jakarta: Pustaka Rekaan.
Pramudita, A., & Sari, D. (2020). Komik sebagai media. Jurnal Media Rekaan, 2(1), 1–8.
Wijayakusuma, R., Lestari, N., & Utama, G. (2019). Media visual di sekolah dasar. Jurnal
Dasar Rekaan, 5(2), 11–19.
`);

/** A Malay article: headings in capitals without numbers, two abstracts, what looks like a citation and is none. */
export const malayArticle = paperOf(`
Kompetensi Pedagogi Guru Pendidikan Khas di Sekolah Integrasi
Rahimah Daud & Kumaravel Selvam
ABSTRAK
Kajian kes ini meneroka kompetensi pedagogi enam orang guru pendidikan khas melalui temu bual separa berstruktur dan pemerhatian di dalam kelas. Data dianalisis secara tematik. Tiga tema utama dikenal pasti iaitu perancangan fleksibel, sokongan emosi dan kerjasama dengan ibu bapa. Kajian ini mencadangkan latihan berfokus dilaksanakan kepada guru baharu di sekolah integrasi supaya mereka lebih yakin menyusun pengajaran.
Kata kunci: pendidikan khas, kompetensi
ABSTRACT
This case study explores the pedagogical competence of six special education teachers through semi-structured interviews and classroom observation in the integrated schools. The data were analysed thematically and three main themes were found, namely flexible planning, emotional support and working with the parents of the pupils.
Keywords: special education, competence
PENGENALAN
Guru pendidikan khas berdepan dengan pelbagai cabaran di dalam kelas (Salmiah, 2016; Wong & Hashim, 2018). Akta Pendidikan (1996) memperuntukkan hak pendidikan untuk semua murid. Dasar ini dimulakan pada tahun (2013) dan dikemas kini pada Mac (2019). Bloom 1956 tidak dipetik.
Objektif Kajian
Kajian ini meneroka kompetensi pedagogi guru.
SOROTAN LITERATUR
Kompetensi Pedagogi
Shulmanov (1987) memperkenalkan konsep pengetahuan pedagogi kandungan. Kajian Salmiah (2016) pula mendapati guru memerlukan sokongan. UNESCO (2020) menyarankan pendidikan inklusif.
METODOLOGI
Peserta Kajian
Enam orang guru dipilih secara bertujuan. (Jadual 1)
Jadual 1
Profil peserta kajian
| Guru | Pengalaman |
| G1 | 5 tahun |
DAPATAN DAN PERBINCANGAN
Perancangan yang Fleksibel
Guru merancang pengajaran mengikut keperluan murid. Seorang guru berkata, "Saya ubah rancangan setiap hari" (G1, 2020). Ini selari dengan Noraziah dan Tan (2017) serta (Ahmad Fauzi et al., 2015).
KESIMPULAN
Guru memerlukan latihan yang berterusan dalam bidang ini supaya kualiti pengajaran meningkat.
RUJUKAN
Ahmad Fauzi Ayub, Rokiah, B., & Daniel, C. (2015). Guru khas dan kerja. Jurnal Khas, 1(1), 2–9.
Noraziah Mat & Tan, B. L. (2017). Sokongan emosi guru. Jurnal Khas, 3(1), 20–29.
Salmiah Hassan. (2016). Cabaran guru khas. Penerbit Cahaya Timur.
Shulmanov, L. (1987). Knowledge and teaching. Review of Imagined Education, 57(1), 1–22.
UNESCO. (2020). Inclusive education report. Diakses daripada https://unesco.example/report
Wong, K. & Hashim, R. (2018). Kelas integrasi. Jurnal Khas, 4(2), 1–9.
`);

/** A concept paper: no study of its own, title-case headings, undated and same-year works. */
export const conceptPaper = paperOf(`
Wacana Pendidikan Rekaan 2024
Pentaksiran Alternatif di Institut Latihan: Satu Kertas Konsep
Suhaila Barkat
Pengenalan
Pentaksiran alternatif semakin mendapat perhatian dalam kalangan pendidik di seluruh negara (Marwan, t.t.).
Apakah Pentaksiran Alternatif?
Pentaksiran alternatif merangkumi portfolio, projek dan persembahan yang dinilai menggunakan rubrik oleh guru dan rakan sebaya.
Cabaran Pelaksanaan
Antara cabaran ialah masa, latihan dan sokongan pentadbir sebagaimana yang dibincangkan oleh Lailatul dan Chew (2020a, 2020b).
Penutup
Pentaksiran alternatif wajar diperluas secara berperingkat di semua institut latihan supaya manfaatnya dirasai.
Bibliografi
Lailatul, N. & Chew, P. (2020a). Portfolio di institut. Jurnal Taksir, 1(1), 1–9.
Lailatul, N. & Chew, P. (2020b). Rubrik di institut. Jurnal Taksir, 1(2), 1–9.
Marwan, H. (t.t.). Nota pentaksiran. https://marwan.example/nota
Oktavia, R. (2011). Penilaian lama. Penerbit Senja.
`);

/** A journal article with numbered sections that is sound throughout: every citation listed, every entry cited. */
export const soundArticle = paperOf(`
Kesan Modul Bacaan Berpandu terhadap Kefahaman Murid Tahun Tiga
Azwana Mukhlis & Prem Anandan
Abstrak: Kajian ini menguji kesan sebuah modul bacaan berpandu terhadap kefahaman murid.
Kata kunci: bacaan, kefahaman
1.0 Pengenalan
Kefahaman membaca ialah asas pembelajaran (Basri & Fong, 2021; Chandran, 2020). Hal ini turut dihuraikan oleh Darwisyah et al. (2022).
1.1 Persoalan Kajian
Adakah modul ini meningkatkan kefahaman murid?
2.0 Sorotan Literatur
Eliza (2023) serta Faridah binti Musa (2019) melaporkan kesan yang sama (lihat juga Chandran, 2020, ms. 4).
3.0 Metodologi
Kajian kuasi-eksperimen ini melibatkan 64 orang murid.
4.0 Dapatan
Min ujian pos lebih tinggi seperti yang ditunjukkan dalam Jadual 1. Perbezaan itu signifikan.
Jadual 1: Min ujian
| Ujian | Min |
| Pos | 71.2 |
5.0 Perbincangan
Dapatan ini selari dengan Eliza (2023) dan Basri dan Fong (2021).
6.0 Kesimpulan
Modul ini membantu murid.
Rujukan
Basri, M., & Fong, L. (2021). Membaca untuk faham. Jurnal Bahasa Rekaan, 2(1), 1–10.
Chandran, R. (2020). Kefahaman murid. Jurnal Bahasa
Rekaan, 1(1), 4–12. https://doi.org/10.9999/jbr.2020.4
Darwisyah, N., Hew, C. C., & Ismail, O. (2022). Modul bacaan. Jurnal Bahasa Rekaan, 3(1), 5–15.
Eliza, W. (2023). Bacaan berpandu. Jurnal Bahasa Rekaan, 4(2), 21–30.
Faridah binti Musa. (2019). Pengajaran membaca. Penerbit Rekaan.
`);

export const layouts = { thesis, numberedArticle, indonesianArticle, malayArticle, conceptPaper, soundArticle };
