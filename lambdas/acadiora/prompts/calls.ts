import * as z from 'zod';
import {
  criteria,
  type CriterionKey,
  criterionKeys,
  type StudyKind,
  studyKindLabels,
} from '../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../shared/acadiora/rubric.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { registerAnswerSchema } from '../register/schema.ts';
import { overallAnswerSchema, reviewAnswerSchemas } from './answers.ts';
import { instructions } from './instructions.ts';

/** All calls begin alike: the same tool, the same instructions, then facts and paper. The task comes last (`taskText`). */
const promptFor = <S extends z.ZodType>(id: string, schema: S, version: number): Prompt<S> => ({
  id: `acadiora.${id}`,
  version,
  tier: 'reasoning',
  maxOutputTokens: 16_000,
  schema,
  tool: 'acadiora',
  instructions,
});

export const registerPrompt = promptFor('register', registerAnswerSchema, 6);
export const overallPrompt = promptFor('overall', overallAnswerSchema, 6);
export const reviewPrompts = Object.fromEntries(
  criterionKeys.map((key) => [key, promptFor(`review.${key}`, reviewAnswerSchemas[key], 5)]),
) as Record<CriterionKey, Prompt<(typeof reviewAnswerSchemas)[CriterionKey]>>;

/** The prompt behind one call of a review. @throws {ZodError} for what names none */
export function promptOf(task: string): Prompt<z.ZodType> {
  if (isRegister(task)) return registerPrompt;
  return { overall: overallPrompt, ...reviewPrompts }[z.enum(['overall', ...criterionKeys]).parse(task)];
}

/** 'register', and of a paper beyond the window 'register.2' ... */
export const isRegister = (task: string): boolean => /^register(?:\.\d+)?$/.test(task);

const fieldsOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(', ');

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
  .join(', ')}; report jika ia menceritakan apa yang dilaksanakan dan dilihat tanpa reka bentuk penyelidikan.
- abstract: salin ayat abstrak yang menyatakan tujuan, kaedah, sampel, dapatan dan kesimpulan, atau bahagian ayat itu; abstrak dwibahasa dikira sekali.
- aims: setiap objektif, persoalan dan hipotesis kajian ini sekali sahaja. "answer" dan "answeredAt" hanya jika dapatan, perbincangan atau kesimpulan benar-benar menjawabnya dengan hasil, bukan mengulang soalan.
- announced: setiap kali kertas membilang tema, objektif, persoalan, hipotesis, dapatan atau cadangannya sendiri ("empat tema dikenal pasti"), dan nama setiap satu yang benar-benar dihuraikan kemudian dengan data. Fasa, langkah dan kategori lain tidak direkodkan.
- samples: setiap tempat yang menyatakan bilangan orang, sekolah atau dokumen yang dikaji. role: population (populasi), target (sampel yang dirancang), given (soal selidik diedarkan), returned (dikembalikan), analysed (dianalisis; juga "seramai 60 murid terlibat", dan penyebut dalam dapatan seperti "sepuluh daripada sebelas peserta" ialah 11), interviewed (ditemu bual), group (satu kumpulan daripada sampel). Kajian rintis, pakar penilai, sekolah dan kelas bukan sampel.
- instruments: setiap instrumen, dan satu baris bagi setiap konstruknya jika kebolehpercayaan dicetak mengikut konstruk. "items" ialah bilangan item baris itu; reliability ialah pekali kajian sebenar, atau rintis jika itu sahaja yang ada. Borang yang diisi oleh pakar penilai ialah bukti kesahan instrumen lain. Bahagian borang ("Bahagian A"), borang pakar dan skala asal kajian lain bukan instrumen.
- tests: setiap ujian inferens dengan statistik, darjah kebebasan dan p seperti dicetak; juga yang dilaporkan tanpa angka (value null). "sig. = .000" ialah p = 0.
- measures: min, sisihan piawai, peratus dan bilangan yang dilaporkan dalam teks, dan yang sama dalam jadual. Utamakan angka yang dicetak di lebih daripada satu tempat atau ditafsir; jadual panjang tidak perlu disalin seluruhnya. Peratus daripada asas yang berlainan mempunyai nama yang berlainan; angka kajian rintis mempunyai group "kajian rintis".
- splits: jumlah yang dibahagikan kepada bahagian (jantina, etnik, kumpulan, jawapan), daripada teks dan jadual. Dua tempat ialah dua baris.
- statements: blok yang menyatakan contentValidity (kesahan kandungan atau muka, pakar), constructValidity (kesahan konstruk, analisis faktor), normality (andaian kenormalan), outliers (data terpencil), multicollinearity bagi kajian ini. Perkataan yang sama tentang perkara lain tidak dikira. Kunci yang tidak dinyatakan ditinggalkan.
- claims: dakwaan sebab-akibat, generalisasi di luar sampel, bukti ("membuktikan") dan saranan yang dibuat oleh perbincangan, kesimpulan atau abstrak; restsOn menamakan dapatan kertas ini yang menyokongnya. Dakwaan yang dinafikan atau dibuat dengan "mungkin", dan kenyataan tentang sampel itu sendiri, tidak direkodkan.
- terms: singkatan yang digunakan dengan bentuk penuhnya jika kertas menghuraikannya di mana-mana. Singkatan yang dikenali ramai (PhD, SPSS, SQL) tidak perlu.
- conflicts: percanggahan yang anda nampak semasa membaca dan yang tidak masuk ke mana-mana baris lain: tarikh, nama, urutan, jumlah yang tidak sepadan. Salin kata-kata kedua-duanya seperti dicetak dan namakan kedua-dua blok.
Isi medan ini sahaja: ${Object.keys(registerAnswerSchema.shape).join(', ')}.`;

/** `isRevised`: there are earlier remarks to answer. */
export function criterionTask(key: CriterionKey, kind: StudyKind | null, isRevised: boolean): string {
  const { earlier: _, ...first } = reviewAnswerSchemas[key].shape;
  const extras = Object.keys(first.extras.unwrap().shape);
  return `# Tugas: nilai kriteria "${criteria[key].title}" (${key}) sahaja
Jenis kajian: ${kind === null ? 'tentukan dahulu' : studyKindLabels[kind]}. Ikut panduan kriteria ini di atas dan baca seluruh kertas.
Beri aras bagi setiap butiran: ${rubricItems[key].map(({ id }) => id).join(', ')}.
${isRevised ? 'Nyatakan juga dalam earlier status setiap ulasan terdahulu, dengan blok versi baharu yang membuktikannya.\n' : ''}${
    extras.length === 0
      ? ''
      : `Medan extras: ${extras.join(', ')}. Medan yang merekodkan kertas diisi dengan apa yang kertas lakukan, dalam istilah Melayu; kosong jika tiada atau tidak terpakai.\n`
  }Isi medan ini sahaja: ${fieldsOf(reviewAnswerSchemas[key].omit(isRevised ? {} : { earlier: true }))}.`;
}

export const overallTask = `# Tugas: semakan silang dan rumusan
Sebelas kriteria telah dinilai oleh penilai yang berasingan. Semak setiap ulasan dalam <data nama="ulasan"> dengan seluruh kertas sebelum penulis melihatnya, kemudian rumuskan. <data nama="skor"> dikira oleh sistem; ulasan dengan "dikira": true datang daripada kiraan sistem; yang dengan "dibandingkan": true daripada perbandingan baris daftar kertas, dan boleh bercanggah seperti ulasan lain. <data nama="medan"> ialah medan tambahan yang diisi oleh penilai.

Semakan (verdicts, satu entri bagi setiap ID):
- disokong: kertas memang begitu.
- bercanggah: kertas menunjukkan sebaliknya, misalnya perkara yang dikatakan tiada sebenarnya ada, atau angkanya lain. Namakan dalam at blok yang membuktikannya, dan petik dalam reason beberapa perkataan blok itu; tanpa blok yang berkata tentang perkara yang sama, ulasan dikekalkan.
- ulangan: perkara yang sama telah dikatakan oleh ulasan lain daripada jenis yang sama; of ialah ID yang lebih baik (utamakan yang dikira sistem, kemudian yang lebih khusus).
- tidak_terpakai: benar, tetapi tidak patut diminta daripada jenis kajian ini (alfa bagi kajian kes, persetujuan peserta bagi model iklim).
Semak terutamanya ulasan tentang ketiadaan: cari perkara itu dengan kata lain di seluruh kertas. Semak juga pasangan kekuatan dan kelemahan yang saling menafikan; sekurang-kurangnya satu daripadanya bercanggah dengan kertas. Semak juga setiap medan tambahan (id dalam "medan"): bercanggah jika kertas tidak menyatakan perkara yang direkodkan, jika angkanya lain, atau jika nasihatnya tidak sesuai dengan kajian ini; bagi medan, at tidak perlu. Jangan gugurkan ulasan kerana nadanya atau kerana anda akan menulisnya secara lain.

Pilihan dan rumusan, hanya daripada ulasan yang kekal:
1. Pilih mengikut ID ulasan yang paling penting. Utamakan yang menjejaskan kesahan kajian, kemudian kejelasan. Jangan pilih dua ulasan tentang perkara yang sama.
2. rewrites: bagi lima penambahbaikan yang dipilih, tulis semula petikan yang terlibat dalam bahasa dan suara kertas itu. Gunakan hanya maklumat yang ada dalam kertas; bagi maklumat yang hanya penulis tahu, tinggalkan ruang seperti [nyatakan nilai alfa setiap konstruk]. Jangan reka nombor, sumber, nama atau dapatan; kekalkan setiap angka petikan asal kecuali yang dipersoalkan oleh ulasan. Ringkas: satu perenggan; bagi petikan yang panjang salin ayat yang terlibat dalam before dan tulis penggantinya sahaja dalam after.
3. Rumusan mesti khusus kepada kertas ini dan selaras dengan skor. Jangan nyatakan skor, gred atau nombor yang tiada dalam data. Perkara yang tidak terpakai tidak disebut sebagai kelemahan.
Isi medan ini sahaja: ${fieldsOf(overallAnswerSchema)}.`;

/** Where the author has corrected what was read. */
export const correctedTask =
  'Dalam <data nama="pembetulan"> penulis membetulkan apa yang dibaca daripada kertas: "kini" benar walaupun kertas mencetak yang lain, dan yang "dibuang" tidak benar. Ulasan yang bergantung pada nilai lama bercanggah; jangan pilih dan jangan sebut nilai itu.';
