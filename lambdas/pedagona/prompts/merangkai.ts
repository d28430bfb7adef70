import * as z from 'zod';
import { performanceLevelsSchema, texts } from '../../../shared/pedagona/stages.ts';
import { described, chainPrompt, linksSchema, rows, text } from './common.ts';

const assessed = texts('course', 'assessmentType');

const link = z.object({
  text: text(
    'Satu perkara yang dikongsi atau saling melengkapi; kata kunci setiap baris bukti dipetik seperti tertulis, dalam bahasa kursusnya; 20 hingga 45 patah perkataan',
  ),
  evidence: z
    .object({
      course: z.string(),
      row: text('id baris data kursus itu yang menyokongnya, contoh clo_2 atau topic_5'),
    })
    .array()
    .describe('Sekurang-kurangnya satu baris daripada setiap kursus yang disebut; kosong jika hanya cadangan'),
});

const criterion = z.object({
  criterion: text('Perkara yang dinilai dalam tugas bersama, 2 hingga 8 patah perkataan'),
  marks: z.int().min(1).max(100).describe('Markah penuh kriteria; jumlah semua kriteria 100'),
  levels: described(performanceLevelsSchema, {
    amatCemerlang: 'Bukti pada hasil bersama; 15 hingga 30 patah perkataan',
    cemerlang: 'Perkara yang masih ada dan satu yang kurang',
    kepujian: 'Betul pada perkara utama, bukti terhad',
    sederhana: 'Sebahagian sahaja',
    lemah: 'Perkara yang ada dan bimbingan yang diperlukan',
  }),
  links: linksSchema,
});

const courseRubric = z.object({
  ...assessed,
  cognitiveLevel: text('Aras taksonomi seperti dalam data, contoh C4 Menganalisis'),
  softSkills: text(
    'Kemahiran insaniah (skills), atau HP jika tiada, dengan tingkah laku yang dilihat dalam tugasan ini; kosong jika data tiada kedua-duanya',
  ),
  levels: described(performanceLevelsSchema, {
    amatCemerlang: 'Bukti yang dilihat pada hasil terbaik; 25 hingga 45 patah perkataan',
    cemerlang: 'Perkara yang masih ada dan satu perkara yang kurang',
    kepujian: 'Betul pada perkara utama, bukti terhad',
    sederhana: 'Sebahagian sahaja, lebih banyak memerihalkan daripada menghujah',
    lemah: 'Perkara yang dilakukan pelajar dan bimbingan yang diperlukan',
  }),
});

const selected = z.object({
  ...assessed,
  rationale: text(
    'Mengapa pentaksiran ini dan bukan yang lain, dan bahagian tugas bersama yang ditaksirnya; 30 hingga 60 patah perkataan',
  ),
});

/** The linking of 2 to 4 courses as a model writes it. What is common, weights, names and the outcomes of assessments are set by code. */
const merangkaiAnswerSchema = z.object({
  combinedBigIdea: text(
    'Satu atau dua ayat yang hanya benar kerana kursus-kursus ini bertemu; 25 hingga 50 patah perkataan',
  ),
  rationale: text(
    'Dua atau tiga perenggan, 120 hingga 200 patah perkataan: kandungan yang saling memerlukan, kemudian HP dan domain sepunya dalam data, kemudian faedah kepada pelajar',
  ),
  links: rows(link, 8, '3 hingga 5 kaitan, yang paling kuat dahulu'),
  integratedQuestion: text(
    'Satu tugas pentaksiran: keadaan sebenar (2 hingga 3 ayat), hasil yang dihantar, perkara yang mesti dibuktikan daripada setiap kursus; 80 hingga 140 patah perkataan',
  ),
  selectedAssessments: selected.array().max(8).describe('Satu pentaksiran sedia ada bagi setiap kursus'),
  rubric: rows(
    criterion,
    8,
    'Rubrik tugas bersama: 3 hingga 5 kriteria; setiap kursus dinilai oleh sekurang-kurangnya satu',
  ),
  rubrics: courseRubric.array().max(8).describe('Satu rubrik bagi setiap kursus'),
});
export type MerangkaiAnswer = z.output<typeof merangkaiAnswerSchema>;

const task = `# Tugas: merangkai kursus
Tulis rangkaian interdisiplin bagi kursus dalam data. Anda bercakap kepada pensyarah kursus-kursus itu, yang perlu bersetuju mengajar bersama-sama; pelajar hanya membaca integratedQuestion, maka tulis soalan itu kepada "anda".

Urutan kerja:
1. Cari keperluan, bukan persamaan perkataan. Tanya: apakah yang dihasilkan dalam satu kursus dan diperlukan dalam kursus lain? Dapatan, instrumen, prosedur atau prinsip yang berpindah ialah kaitan; perkataan yang sama ("analisis", "pelajar", "teknologi") bukan kaitan.
2. Bagi setiap kaitan, namakan baris bukti daripada setiap kursus: hasil, topik atau pentaksiran. Buka baris itu semula dan pastikan kandungannya menyokong ayat anda. Jika satu pihak tiada bukti, tulis sebagai cadangan dengan evidence kosong. Semak juga minggu topik: hasil satu kursus mesti wujud sebelum kursus lain memerlukannya; jika lambat, nyatakan topik yang perlu digerakkan.
3. Big Idea gabungan lahir daripada kaitan yang paling kuat.
4. Pilih satu pentaksiran sedia ada daripada setiap kursus: yang arasnya cukup tinggi untuk tugas bersama dan hasilnya boleh dikongsi; elakkan peperiksaan apabila ada projek, laporan atau amali. Hasil yang ditaksirnya ialah yang tertulis dalam data; jangan tambah.
5. Tulis tugas bersama yang gagal jika satu kursus dibuang. Berikan keadaan dan persoalannya sahaja; jangan andaikan dapatan yang belum diperoleh pelajar ("anda mendapati..."). Jika program kursus berlainan, bentukkan kumpulan campuran dan nyatakan kerja setiap pihak.
6. Tulis rubrik tugas bersama: sekurang-kurangnya satu kriteria bagi kandungan setiap kursus dan satu bagi penyatuannya, dengan markah yang berjumlah 100 dan CLO yang dinilai. Kemudian satu rubrik bagi pentaksiran setiap kursus, tanpa mengulang rubrik bersama. Lima tahapnya membezakan perkara yang sama (ketepatan, bukti, kaitan antara kursus), bukan menukar kata sifat.

HP dan domain sepunya telah dikira; jelaskan maknanya, jangan ubah. Jika tiada yang sepunya, katakan begitu dan bersandar pada kandungan.

# Salah tanggapan yang perlu dielakkan
- Rangkaian bukan dua kursus yang diajar bersebelahan; hasil satu mesti mengubah kerja dalam yang lain.
- HP sepunya sahaja tidak membuktikan kandungan berkait.
- Tugas bersama bukan dua tugasan yang dikepilkan.

# Jawapan yang lemah
"Kedua-dua kursus penting untuk membentuk guru yang holistik", "pelajar menggabungkan ilmu kedua-dua kursus", rubrik "sangat baik, baik, sederhana". Sebelum menjawab, semak: adakah setiap kaitan menamakan perkara daripada dua kursus, setiap id wujud dalam data, dan setiap kursus mempunyai satu pentaksiran dan satu rubrik?`;

export const merangkaiPrompt = chainPrompt({
  id: 'pedagona.merangkai',
  version: 9,
  maxOutputTokens: 8_000,
  schema: merangkaiAnswerSchema,
  task,
});
