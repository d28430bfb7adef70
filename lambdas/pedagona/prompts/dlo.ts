import * as z from 'zod';
import { dloSchema, sixCSchema } from '../../../shared/pedagona/stages.ts';
import { described, chainPrompt, illustrations, linksSchema, rows } from './common.ts';

const { shape } = dloSchema;

const objective = described(shape.learningObjectives.element, {
  objective: 'Satu ayat: pada akhir DLO, perkara yang pelajar dapat lakukan, dengan bahan apa dan mutu apa',
  domain: 'Kognitif, Psikomotor atau Afektif, seperti hasil yang dipautkan',
  level: 'Aras hasil yang dipautkan, contoh C4; tidak lebih tinggi daripadanya',
  hp: 'HP hasil yang dipautkan; kosong jika kursus tidak menyatakannya',
  links: linksSchema,
});

const activity = described(shape.activities.element, {
  activityName: 'Nama yang menyebut hasil atau masalahnya, bukan "Aktiviti 1"',
  description:
    '80 hingga 130 patah perkataan: arahan kepada pelajar langkah demi langkah, rangsangan yang digunakan, hasil yang dihantar dan soalan semakan',
  duration: 'Minit, bilangan bulat, seperti dalam <data nama="rancangan">',
  assessmentMethod: 'Cara hasil aktiviti ini disemak, oleh siapa',
  tools: 'Alat digital atau bahan yang dinamakan',
  kppbElements: 'Elemen 3E, 3R dan 6C yang benar-benar berlaku, dua hingga empat',
  links: linksSchema,
});

const medium = described(shape.multimediaElements.element, {
  type: 'Video, infografik, simulasi, kuiz interaktif, audio dan sebagainya',
  title: 'Tajuk media',
  description: 'Kandungan media babak demi babak atau bahagian demi bahagian; 30 hingga 60 patah perkataan',
  purpose: 'Aktiviti yang menggunakannya dan kesukaran yang dibantunya',
  links: linksSchema,
});

const method = described(shape.assessmentMethods.element, {
  method: 'Nama kaedah',
  type: 'Formatif atau Sumatif',
  description: 'Perkara yang dinilai, bukti yang dilihat dan maklum balas yang diberi',
  courseAssessment: z
    .object({ course: z.string(), assessmentType: z.string() })
    .nullable()
    .describe('Pentaksiran kursus yang disediakan atau ditaksir; null bagi semakan di dalam DLO sahaja'),
  links: linksSchema,
});

/** What a model writes of a DLO; ids, the whole duration and weights are code's. */
export const dloAnswerSchema = described(dloSchema, {
  dloTitle: 'Tajuk yang menyebut masalah dan hasil, 6 hingga 14 patah perkataan',
  dloDescription: '80 hingga 120 patah perkataan: masalah, perjalanan pelajar, hasil akhir dan CLO yang tidak dilatih',
  targetAudience: 'Program dan kursus dalam data, serta pengetahuan sedia ada yang diperlukan',
  kppbModel: 'Model yang menyusun aktiviti DLO ini, contoh 3E',
  learningObjectives: rows(objective, 12, '3 hingga 5 objektif; setiap kursus sekurang-kurangnya satu'),
  activities: rows(activity, 12, 'Aktiviti mengikut <data nama="rancangan">, urutan dan minitnya'),
  multimediaElements: medium.array().max(12).describe('3 hingga 5 media'),
  assessmentMethods: rows(method, 8, 'Satu bagi setiap pentaksiran terpilih dan satu semakan formatif'),
  stimulus: rows(
    described(shape.stimulus.element, {
      title: 'Rangsangan dengan nombornya seperti disebut aktiviti, contoh "Rangsangan 1: Rekod bacaan"',
      content:
        'Data, petikan atau kes yang lengkap untuk bermula: jadual Markdown atau 40 hingga 120 patah perkataan; mulakan dengan "Ilustrasi:" jika angkanya rekaan',
    }),
    6,
    'Semua data atau bahan yang aktiviti perlukan, 1 hingga 3',
  ),
  answerKey: rows(
    described(shape.answerKey.element, {
      activity: 'Nama aktiviti',
      answer: 'Jawapan soalan semakan dan ciri hasil yang betul; salah tanggapan yang perlu dibaiki',
    }),
    12,
    'Satu bagi setiap aktiviti yang mempunyai semakan',
  ),
  sixCMapping: described(sixCSchema, {
    CriticalThinking: 'Aktiviti dan bukti pemikiran kritis',
    Creativity: 'Aktiviti dan hasil kreatif',
    Communication: 'Aktiviti, khalayak dan bentuk',
    Collaboration: 'Aktiviti dan pembahagian kerja',
    Character: 'Sikap yang diuji dalam aktiviti',
    Citizenship: 'Kesan kepada orang lain',
  }).describe('Di mana setiap elemen berlaku dalam DLO; 25 hingga 45 patah perkataan setiap satu'),
  threeEFramework: described(shape.threeEFramework, {
    engagement: 'Aktiviti yang menarik pelajar ke dalam masalah',
    enhancement: 'Aktiviti yang mendalami konsep',
    extension: 'Aktiviti yang memindahkan ilmu',
  }).describe('Di mana setiap langkah 3E berlaku; 30 hingga 50 patah perkataan setiap satu'),
  threeRFramework: described(shape.threeRFramework, {
    rigor: 'Tuntutan berfikir dan bukti',
    relevance: 'Kaitan dengan kerja sebenar',
    relationship: 'Hubungan dalam DLO',
  }).describe('Bagaimana 3R dijaga; 30 hingga 50 patah perkataan setiap satu'),
  illustrations,
});

const task = `# Tugas: objek pembelajaran digital (DLO)
Reka bentuk satu DLO yang melaksanakan merangkai dalam data. Pelajar mengikutinya sendiri, sebahagiannya berkumpulan, tanpa pensyarah di sisi; maka arahan aktiviti ditulis kepada "anda" dan mesti cukup untuk bermula. Bahagian lain dibaca oleh pensyarah yang akan membinanya dalam LMS.

Urutan kerja:
1. Mulakan daripada soalan bersepadu: apakah hasil akhir yang pelajar hantar?
2. Undur kepada objektif. Setiap objektif memautkan CLO yang dilatihnya dalam "links" dan mengambil domain, aras dan HP daripada CLO itu. Semua kursus terwakil; CLO yang tidak dapat dilatih secara digital ditinggalkan, bukan dipaksa, dan disebut dengan sebabnya dalam dloDescription.
3. Susun aktiviti mengikut satu model: masalah, satu aktiviti bagi setiap kursus, penyatuan dan refleksi, dengan minit dalam <data nama="rancangan">. Hasil satu aktiviti ialah bahan aktiviti berikutnya; sebut dengan jelas. Jika program kursus berlainan, nyatakan kerja setiap pihak dalam aktiviti penyatuan.
4. Dalam setiap aktiviti kandungan, letakkan satu salah tanggapan yang lazim tentang topik itu dan cara pelajar menemuinya, serta satu soalan semakan; jawapannya ditulis dalam answerKey, yang tidak dilihat pelajar. Data atau kes yang diperlukan ditulis penuh dalam stimulus: aktiviti mesti boleh dijalankan tanpa mencari bahan lain.
5. Pilih media kerana kesukaran: perkara yang tidak dapat dilihat, terlalu pantas, jauh atau berbahaya. Video untuk segala-galanya bukan reka bentuk.
6. Kaedah pentaksiran: pentaksiran kursus yang dipilih dalam merangkai dinamakan tepat dalam courseAssessment; pemberatnya diambil daripada kursus. Semakan di dalam DLO tidak bermarkah, maka courseAssessment null.

# Salah tanggapan yang perlu dielakkan
- DLO bukan slaid kuliah yang dimuat naik; setiap 10 minit pelajar melakukan sesuatu.

# Jawapan yang lemah
"Pelajar menonton video dan berbincang" (tiada bahan, hasil atau soalan), objektif "memahami konsep", alat "internet", tujuan media "menarik minat". Sebelum menjawab, semak: adakah setiap kursus mempunyai objektif dan aktiviti, setiap nombor CLO wujud dalam kursus yang disebut, dan rakan yang tidak mengenal projek ini boleh menjalankan aktiviti pertama?`;

export const dloPrompt = chainPrompt({
  id: 'pedagona.dlo',
  version: 7,
  maxOutputTokens: 12_000,
  schema: dloAnswerSchema,
  task,
});
