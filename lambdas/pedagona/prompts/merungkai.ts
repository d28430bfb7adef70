import * as z from 'zod';
import { learningDevelopmentSchema } from '../../../shared/pedagona/schemas.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { described, instructionsOf, text } from './common.ts';

const items = (most: number, holds: string) => z.array(z.string()).max(most).describe(holds);

const suggestions = z.object({
  number: text('Nombor hasil pembelajaran seperti dalam data: HPK1'),
  knowledge: items(12, '3 hingga 6 topik atau subtopik dalam data yang menyokong hasil ini'),
  microConcepts: items(12, '3 hingga 5 aktiviti dan kaedah, setiap satu bermula dengan kata kerja pelajar'),
  macroConcepts: items(12, '2 hingga 3 gagasan besar sebagai frasa nama'),
  bigIdea: text('The Big Idea: satu ayat, 15 hingga 35 patah perkataan'),
  essentialQuestions: items(6, '2 hingga 4 soalan penting yang terbuka'),
});

const { shape } = learningDevelopmentSchema;

/** What a model suggests for a course whose facts have been read: judgements, none of them facts of the document. */
export const merungkaiAnswerSchema = z.object({
  clos: suggestions.array().max(30).describe('Satu entri bagi setiap hasil dalam data, mengikut urutannya'),
  learningDevelopment: described(learningDevelopmentSchema, {
    kppbModel: 'Satu model yang paling sesuai dengan kursus ini',
    flow: '4 hingga 7 langkah pembelajaran dari awal hingga akhir kursus; setiap langkah menamakan topiknya',
    kppbApplication: described(shape.kppbApplication, {
      engagement: '3E: masalah atau pengalaman yang menarik pelajar masuk',
      enhancement: '3E: cara konsep didalami dengan bimbingan dan maklum balas',
      extension: '3E: keadaan baharu tempat ilmu dipindahkan',
      relate: '3R: pengalaman yang dikaitkan',
      reflect: '3R: perkara yang dinilai semula dan caranya',
      respond: '3R: tindakan yang diambil',
      connect: '6C: idea yang dihubungkan',
      contextualize: '6C: konteks sebenar yang dipilih',
      challenge: '6C: andaian atau kes yang menguji',
      create: '6C: hasil yang dicipta',
      collaborate: '6C: kerja yang hanya dapat disiapkan bersama',
      celebrate: '6C: cara pencapaian dikongsi dan diraikan',
      description: 'MRBP: pengalaman pembelajaran yang dibina',
      approach: 'MRBP: amalan pedagogi, perkongsian, persekitaran dan digital',
    }).describe('Kunci model yang dipilih sahaja, 30 hingga 60 patah perkataan bagi setiap kunci'),
  }),
});
export type MerungkaiAnswer = z.infer<typeof merungkaiAnswerSchema>;

const task = `# Tugas: cadangan merungkai satu kursus
Fakta kursus telah dibaca daripada dokumen; anda menambah pertimbangan, bukan fakta. Pembaca anda ialah pensyarah yang akan mengajar kursus ini minggu hadapan dan mahu melihat struktur di sebalik senarai topiknya.

Bagi setiap hasil pembelajaran:
1. knowledge: pilih topik dan subtopik daripada data yang benar-benar diperlukan untuk hasil itu, dengan kata-kata dokumen. "clos" pada topik ialah pautan dokumen sendiri: hasil yang mempunyai topik berpaut mengambil topik itu atau topik tanpa "clos" sahaja, juga bagi konsep dan soalannya. Satu topik boleh menyokong dua hasil; tiada topik direka.
2. microConcepts: perkara yang pelajar lakukan, sepadan dengan aras. Hasil C2 memerlukan kerja menerangkan dan memberi contoh; C4 memerlukan kerja membanding dan mengurai bukti; P4 memerlukan latihan dengan maklum balas. Utamakan kaedah dalam "methods".
3. macroConcepts: gagasan yang menyusun topik itu, bukan tajuknya yang diulang. Gagasan afektif juga menamakan perkaranya: "tanggungjawab terhadap penduduk yang dipindahkan", bukan "tanggungjawab bersama".
4. bigIdea: satu tuntutan yang boleh dipertikaikan dan menghubungkan konsep makro; bukan ulangan pernyataan hasil dan bukan "X adalah penting".
5. essentialQuestions: soalan yang mengundang hujah, memerlukan bukti daripada topik dan masih terbuka pada minggu terakhir.

Kemudian pilih satu model bagi keseluruhan kursus. 3E sesuai apabila kursus bergerak daripada masalah kepada pemindahan; 3R apabila pengalaman pelajar menjadi bahan utama; 6C apabila kerja bersama menghasilkan sesuatu; MRBP apabila reka bentuk persekitaran dan perkongsian paling menentukan. Isi kunci model itu sahaja, dengan aktiviti yang boleh dijalankan.

# Salah tanggapan yang perlu dielakkan
- Konsep mikro bukan subtopik: "penyesuaian bahan bacaan" ialah topik; "menyesuaikan satu teks bagi tiga tahap pembaca" ialah konsep mikro.
- Soalan penting bukan soalan kuiz: "Apakah tiga jenis batuan?" mempunyai jawapan; "Bilakah batuan berhenti menjadi batuan yang sama?" tidak.
- Model tidak dipilih kerana popular; langkah dalam flow mesti membuktikan pilihan itu.

# Jawapan yang lemah
"Pelajar memahami konsep asas" (tiada perbuatan), "Ilmu ini penting dalam kehidupan" (benar bagi semua kursus), soalan "Mengapakah topik ini penting?". Sebelum menjawab, semak: adakah setiap hasil mempunyai entri, setiap topik wujud dalam data, dan Big Idea dua hasil tidak boleh bertukar tempat?`;

export const merungkaiPrompt: Prompt<typeof merungkaiAnswerSchema> = {
  id: 'pedagona.merungkai',
  version: 8,
  tier: 'reasoning',
  tool: 'pedagona',
  maxOutputTokens: 16_000,
  schema: merungkaiAnswerSchema,
  task,
  instructions: instructionsOf([
    'KPPB',
    'Konsep mikro',
    'Konsep makro',
    'Big Idea',
    'Soalan penting',
    '3E',
    '3R (perkembangan)',
    '6C (perkembangan)',
    'MRBP',
  ]),
};
