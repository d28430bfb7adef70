import { frameworks } from '../../../shared/pedagona/frameworks.ts';
import { reportSchema } from '../../../shared/pedagona/stages.ts';
import { described, chainPrompt } from './common.ts';

/** The report is written in two halves side by side, so that neither answer grows too long. */
export const reportPlanSchema = described(reportSchema, {
  executiveSummary: '150 hingga 220 patah perkataan: masalah, perkara yang dicadangkan, keputusan yang diminta',
  background:
    '150 hingga 220 patah perkataan: setiap kursus, jurang yang dilihat dan sebab kursus ini saling memerlukan',
  objectives: '3 hingga 5 objektif projek sebagai senarai bernombor, setiap satu boleh diukur dan menyebut CLO',
  methodology:
    '150 hingga 220 patah perkataan: merungkai, merangkai, skrip dan DLO, dengan perkara yang dilakukan dalam setiap satunya',
  implementationPlan:
    'Jadual Markdown mengikut fasa: fasa, kerja, siapa, masa, bukti; kemudian 60 hingga 100 patah perkataan tentang risiko',
  assessmentStrategy:
    '150 hingga 220 patah perkataan: pentaksiran terpilih dengan pemberat dalam data, rubrik, dan cara penyelarasan',
});

const sourceSchema = described(reportSchema.shape.evidenceBase.element, {
  source: 'Nama sumber seperti yang dibenarkan dalam tugas',
  type: 'Dokumen kursus, DLO, rujukan kursus atau kerangka',
  relevance: 'Perkara dalam projek ini yang bersandar padanya; 15 hingga 35 patah perkataan',
});

export const reportGroundsSchema = described(reportSchema, {
  expectedOutcomes:
    '120 hingga 180 patah perkataan: perubahan pada pelajar, pensyarah dan kursus, dengan cara melihatnya',
  recommendations: '4 hingga 6 cadangan bernombor: siapa, melakukan apa, bila',
  pedagogicalJustification:
    '150 hingga 220 patah perkataan: mengapa turutan dan tugas ini membantu pelajar mempelajari kandungan ini',
  theoreticalFramework: '150 hingga 220 patah perkataan: setiap teori diikuti tempat ia kelihatan dalam DLO',
  evidenceBase: sourceSchema.array().describe('5 hingga 9 sumber yang benar-benar digunakan dalam bahagian anda'),
  alignmentWithIpgStandards: '120 hingga 180 patah perkataan: CLO, HP dan pentaksiran yang sejajar dan yang belum',
  kppbIntegrationAnalysis:
    '150 hingga 220 patah perkataan: 3E, 3R dan 6C dengan nama aktiviti, kekuatan dan kelemahannya',
});

const reading = `# Pembaca
Ketua jabatan dan jawatankuasa kurikulum IPG atau universiti: sibuk, tahu istilah, belum membaca DLO. Mereka mahu tahu apa yang berubah, siapa melakukannya dan bagaimana kejayaannya dilihat. Suara laporan formal orang ketiga ("projek ini", "pensyarah"), aktif dan padat. Setiap perkara dinyatakan sekali: bahagian kemudian merujuk bahagian awal dengan satu frasa, tidak menceritakannya semula. Separuh lagi ditulis serentak oleh rakan anda, maka kekal dalam bahagian anda. Angka (minit, fasa, bilangan, pemberat) disalin daripada <data nama="angka">, yang sama bagi kedua-dua separuh, dan tidak dikira semula. Kos dan peruntukan hanya disebut jika ada dalam data. Gunakan perenggan pendek, senarai bernombor atau jadual Markdown; tanpa tajuk di dalam bahagian.

# Salah tanggapan yang perlu dielakkan
- Projek ini rancangan, belum dilaksanakan: tulis "dijangka" dan "akan", bukan "telah meningkatkan".
- Penjajaran bukan senarai kod: nyatakan hasil mana yang dilatih aktiviti mana dan ditaksir oleh tugasan mana. Jurang juga maklumat; sebut dengan jujur.`;

const weak = `# Jawapan yang lemah
"Projek ini sangat penting dalam era digital", "melahirkan graduan holistik", "pelbagai kaedah digunakan" (kaedah mana?), objektif yang tidak dapat diukur. Sebelum menjawab, semak: adakah setiap bahagian menamakan sekurang-kurangnya satu topik, satu aktiviti DLO dan satu CLO atau pentaksiran daripada data, dan adakah pembaca tahu apa yang perlu diluluskannya?`;

const planTask = `# Tugas: laporan eksekutif, separuh pertama
Tulis ringkasan eksekutif, latar belakang, objektif, metodologi, pelan pelaksanaan dan strategi pentaksiran bagi projek interdisiplin dalam data. Tujuannya: mendapat kelulusan untuk melaksanakan DLO ini dalam kursus-kursus itu.

Pelan pelaksanaan mengikut aktiviti DLO dan minggu topik dalam data: fasa persediaan (menyelaraskan topik, membina media), fasa pelaksanaan (aktiviti dengan minitnya), fasa penilaian (pentaksiran terpilih). Peranan disebut sebagai "pensyarah" dan kod kursus.

${reading}

${weak}`;

const groundsTask = `# Tugas: laporan eksekutif, separuh kedua
Tulis hasil dijangka, cadangan, justifikasi pedagogi, kerangka teori, asas bukti, penjajaran dengan standard IPG dan analisis integrasi KPPB. Tujuannya: menunjukkan bahawa reka bentuk ini berasas dan mengaku hadnya.

Sumber yang dibenarkan: "Dokumen kursus" dengan labelnya, "DLO:" dengan tajuknya, rujukan dalam data kursus (disalin tepat), dan kerangka ini: ${frameworks.map(({ names }) => names[0]).join('; ')}. Dalam teks, sebut kerangka dengan nama yang sama; sistem mencetak rujukan penuhnya. Sumber lain akan ditunjukkan sebagai belum disahkan. Teori yang tidak mengubah apa-apa dalam DLO tidak perlu disebut.

${reading}

${weak}`;

const base = { version: 7, maxOutputTokens: 8_000 };

export const reportPlanPrompt = chainPrompt({
  ...base,
  id: 'pedagona.report.plan',
  schema: reportPlanSchema,
  task: planTask,
});

export const reportGroundsPrompt = chainPrompt({
  ...base,
  id: 'pedagona.report.grounds',
  schema: reportGroundsSchema,
  task: groundsTask,
});
