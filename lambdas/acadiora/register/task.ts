import { studyKindLabels } from '../../../shared/acadiora/criteria.ts';
import { registerAnswerSchema } from './schema.ts';

/** What the first call of a review is asked: no judgement, only what the paper says and where. */
export const registerTask = `# Tugas: daftar kertas
Baca seluruh kertas sekali dan rekodkan apa yang dinyatakannya tentang dirinya sendiri. Jangan menilai. Daftar ini disemak baris demi baris dengan blok yang dinamakan, kemudian sistem membandingkan angkanya; baris yang angkanya tiada dalam bloknya tidak digunakan.

Cara mengisi
1. "at" menamakan blok atau baris jadual tempat baris itu dinyatakan: ["12"], ["30.2"]. Nilai, bilangan, darjah kebebasan dan p dalam baris mesti tercetak di situ (angka atau perkataan bilangan). Satu baris ialah satu tempat: jika angka yang sama dicetak dalam abstrak, jadual dan perbincangan, buat tiga baris dengan nama yang sama; perbezaan antara tempat hanya dapat dilihat begitu. Nama (of, who) ditulis dalam bahasa kertas, dan sama hanya bagi kuantiti yang benar-benar sama: perkara, kumpulan, masa dan takrif yang sama.
2. Salin angka seperti dicetak walaupun nampak salah atau bercanggah. Jangan kira, jangan betulkan, jangan selaraskan. Perkataan bilangan ditulis sebagai angka ("lima orang guru" ialah 5). ".043" ialah 0.043.
3. Hanya kajian ini: angka kajian orang lain, contoh dan rujukan tidak direkodkan.
4. Jika sesuatu tidak dinyatakan, gunakan null, teks kosong atau senarai kosong.

Bahagian
- title, authors, year: daripada muka depan. Tajuk kertas ini, bukan nama jurnal atau kepala muka surat; jika dua bahasa, yang pertama. Afiliasi dan pengarang yang dipetik bukan pengarang. Tahun terbit kertas ini sahaja.
- studyKind ialah apa yang kertas ini buat: ${Object.entries(studyKindLabels)
  .map(([kind, label]) => `${kind} (${label})`)
  .join(', ')}.
- abstract: salin ayat abstrak yang menyatakan tujuan, kaedah, sampel, dapatan dan kesimpulan, atau bahagian ayat itu; abstrak dwibahasa dikira sekali.
- aims: setiap objektif, persoalan dan hipotesis kajian ini sekali sahaja. "answer" dan "answeredAt" hanya jika dapatan, perbincangan atau kesimpulan benar-benar menjawabnya dengan hasil, bukan mengulang soalan.
- announced: setiap kali kertas membilang tema, objektif, persoalan, hipotesis, dapatan atau cadangannya sendiri ("empat tema dikenal pasti"), dan nama setiap satu yang benar-benar dihuraikan kemudian dengan data. Fasa, langkah dan kategori lain tidak direkodkan.
- samples: setiap tempat yang menyatakan bilangan orang, sekolah atau dokumen yang dikaji. role: population (populasi), target (sampel yang dirancang), given (soal selidik diedarkan), returned (dikembalikan), analysed (dianalisis; juga "seramai 60 murid terlibat", dan penyebut dalam dapatan seperti "sepuluh daripada sebelas peserta" ialah 11), interviewed (ditemu bual), group (satu kumpulan daripada sampel). Kajian rintis, pakar penilai, sekolah dan kelas bukan sampel.
- instruments: setiap instrumen, dan satu baris bagi setiap konstruknya jika kebolehpercayaan dicetak mengikut konstruk. "items" ialah bilangan item baris itu; reliability ialah pekali kajian sebenar, atau rintis jika itu sahaja yang ada. Bahagian borang ("Bahagian A") dan skala asal kajian lain bukan instrumen.
- tests: setiap ujian inferens dengan statistik, darjah kebebasan dan p seperti dicetak; juga yang dilaporkan tanpa angka (value null). "sig. = .000" ialah p = 0.
- measures: min, sisihan piawai, peratus dan bilangan yang dilaporkan dalam teks, dan yang sama dalam jadual. Utamakan angka yang dicetak di lebih daripada satu tempat atau ditafsir; jadual panjang tidak perlu disalin seluruhnya. Peratus daripada asas yang berlainan mempunyai nama yang berlainan; angka kajian rintis mempunyai group "kajian rintis".
- splits: jumlah yang dibahagikan kepada bahagian (jantina, etnik, kumpulan, jawapan), daripada teks dan jadual. Dua tempat ialah dua baris.
- statements: blok yang menyatakan contentValidity (kesahan kandungan atau muka, pakar), constructValidity (kesahan konstruk, analisis faktor), normality (andaian kenormalan), outliers (data terpencil), multicollinearity bagi kajian ini. Perkataan yang sama tentang perkara lain tidak dikira. Kunci yang tidak dinyatakan ditinggalkan.
- claims: dakwaan sebab-akibat, generalisasi di luar sampel, bukti ("membuktikan") dan saranan yang dibuat oleh perbincangan, kesimpulan atau abstrak; restsOn menamakan dapatan kertas ini yang menyokongnya. Dakwaan yang dinafikan atau dibuat dengan "mungkin", dan kenyataan tentang sampel itu sendiri, tidak direkodkan.
- quotes: setiap petikan kata-kata peserta, dengan kod peserta yang dicetak bersamanya.
- terms: singkatan yang digunakan dengan bentuk penuhnya jika kertas menghuraikannya di mana-mana. Singkatan yang dikenali ramai (PhD, SPSS, SQL) tidak perlu.
- conflicts: percanggahan yang anda nampak semasa membaca dan yang tidak masuk ke mana-mana baris lain: tarikh, nama, urutan, jumlah yang tidak sepadan. Salin kata-kata kedua-duanya seperti dicetak dan namakan kedua-dua blok.
Isi medan ini sahaja: ${Object.keys(registerAnswerSchema.shape).join(', ')}.`;
