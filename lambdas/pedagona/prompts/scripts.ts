import * as z from 'zod';
import { scriptPlanRow, sixCSchema, scriptsSchema } from '../../../shared/pedagona/stages.ts';
import {
  minutesLabel,
  type ScriptName,
  type ScriptSection,
  scriptSections,
  scriptType1,
  scriptType2,
} from '../../../shared/pedagona/labels/chainLabels.ts';
import { keysOf, recordOf } from '../../../shared/values/pick.ts';
import { chainPrompt, described, illustrations, partLinksSchema, rows, text } from './common.ts';

const spokenSixC = described(sixCSchema, {
  CriticalThinking: 'Aktiviti, dan bukti atau andaian yang pelajar semak di situ',
  Creativity: 'Perkara baharu yang dihasilkan pelajar',
  Communication: 'Kepada siapa, tentang apa dan dalam bentuk apa pelajar menyampaikan',
  Collaboration: 'Pembahagian kerja yang saling bergantung',
  Character: 'Sikap yang diuji dan caranya dilihat',
  Citizenship: 'Orang atau komuniti yang terkesan',
});
const sixCText =
  'Enam benang yang berjalan dalam aktiviti sesi, bukan aktiviti tambahan: namakan aktiviti dalam rancangan dan tingkah laku yang dilihat di situ; 20 hingga 35 patah perkataan setiap satu';

const planOf = (sections: Readonly<Record<string, ScriptSection>>) => {
  const given = Object.entries(sections).flatMap(([name, { minutes }]) =>
    minutes === null ? [] : [[name, minutes] as const],
  );
  return rows(
    described(scriptPlanRow, {
      part: z.enum(given.map(([name]) => name)).describe('Medan skrip yang aktivitinya ini'),
      activity: 'Perkara yang pelajar lakukan, 3 hingga 10 patah perkataan',
      minutes: 'Minit, bilangan bulat',
      materials: 'Bahan, alat atau rangsangan yang dinamakan',
      board: 'Kandungan papan atau slaid: kata kunci, jadual atau soalan, bukan ulangan skrip',
      answer: 'Jawapan atau hasil yang dijangka, khusus; kosong bagi penerangan sahaja',
    }),
    24,
    `Rancangan minit demi minit, satu atau dua aktiviti bagi setiap medan; jumlah minit setiap medan: ${given.map(([name, minutes]) => `${name} ${minutes}`).join(', ')}`,
  );
};
const differentiation =
  'Satu pembezaan: sokongan bagi pelajar yang tersekat dan cabaran bagi yang selesai awal, dalam satu aktiviti yang dinamakan; 30 hingga 50 patah perkataan';

/** Each text after the minutes of its section. */
const timed = (texts: Record<ScriptName, string>) =>
  recordOf(keysOf(texts), (name) => {
    const { minutes } = scriptSections[name];
    return minutes === null ? texts[name] : `${minutesLabel(minutes)}: ${texts[name]}`;
  });

const { shape } = scriptsSchema;
/** The elements of the sections that have some. */
const elements = {
  scriptType16cMapping: spokenSixC,
  scriptType2ModelPembelajaran: described(shape.scriptType2ModelPembelajaran, {
    learningHowToLearn: 'Cara pelajar menyemak bagaimana dia belajar dalam DLO',
    aspiration: 'Sasaran seterusnya, dikaitkan dengan tugasan kursus',
    relationship: 'Dialog dengan rakan tentang hasil kerja dalam DLO atau dalam sesi Jenis 1',
  }),
  scriptType26cMapping: spokenSixC,
  scriptType23eFramework: described(shape.scriptType23eFramework, {
    engagement: 'Satu saat dalam DLO (jika belum wujud: dalam sesi Jenis 1) yang dihidupkan semula',
    enhancement: 'Konsep yang diperdalam selepas DLO, dengan semakan kefahaman',
    extension: 'Keadaan baharu di luar DLO',
  }),
  scriptType23rFramework: described(shape.scriptType23rFramework, {
    rigor: 'Bukti atau penaakulan yang dituntut',
    relevance: 'Kaitan dengan kerja sebenar yang disebut dalam kursus',
    relationship: 'Hubungan yang dibina dan peranannya',
  }),
};

export const scriptsAnswerSchema = described(scriptsSchema.extend(elements), {
  illustrations,
  ...timed({
    scriptType1Introduction: '120 hingga 180 patah perkataan: keadaan pencetus, tujuan sesi, soalan pertama',
    scriptType1LearningHowToLearn:
      '90 hingga 140 patah perkataan: strategi belajar yang ditunjuk cara dengan topik kursus',
    scriptType1Aspiration: '60 hingga 100 patah perkataan: sasaran peribadi dan bukti pencapaiannya',
    scriptType1Relationship: '90 hingga 140 patah perkataan: kerja berpasangan atau berkumpulan dan cara berdialog',
    scriptType16cMapping: sixCText,
    scriptType1StudentReflection:
      '3 hingga 4 soalan refleksi yang dijawab secara bertulis, senarai bernombor, satu soalan sebaris',
    scriptType1Conclusion: '50 hingga 80 patah perkataan: rumusan kandungan dan persediaan sesi berikutnya',
    scriptType2Context: '80 hingga 130 patah perkataan: perkara yang baru dilalui dalam DLO dan tujuan sesi ini',
    scriptType2DloObjective:
      'objektif DLO dengan kata-kata DLO (jika belum wujud: hasil kursus yang dilatih) dan cara pelajar menyemak pencapaiannya',
    scriptType2ModelPembelajaran: 'tiga arahan, 50 hingga 80 patah perkataan setiap satu',
    scriptType26cMapping: sixCText,
    scriptType23eFramework: 'tiga langkah susulan, 40 hingga 70 patah perkataan setiap satu',
    scriptType23rFramework: 'Tiga cara pensyarah memastikan mutu, 40 hingga 70 patah perkataan setiap satu',
    scriptType2StudentReflection:
      '3 hingga 4 soalan refleksi tentang perubahan kefahaman, senarai bernombor, satu soalan sebaris',
    scriptType2Summary: '60 hingga 100 patah perkataan: rumusan dan langkah ke arah tugasan sebenar',
  }),
}).extend({
  scriptType1Plan: planOf(scriptType1),
  scriptType1Differentiation: text(differentiation),
  scriptType2Plan: planOf(scriptType2),
  scriptType2Differentiation: text(differentiation),
  links: partLinksSchema(keysOf(scriptSections)),
});

const task = `# Tugas: dua skrip pensyarah
Jenis 1 ialah sesi 60 minit yang membuka rangkaian ini, sebelum pelajar menggunakan DLO. Pelajar merasai masalah yang memerlukan semua kursus, tahu cara hendak belajar, dan mula bekerja ke arah soalan bersepadu dalam data merangkai. Pilih satu topik sahaja daripada setiap kursus supaya sesi cukup dalam.

Jenis 2 ialah sesi susulan 45 minit selepas DLO: menyemak perkara yang benar-benar dikuasai, membaiki salah faham yang muncul dalam DLO, dan membawa hasilnya ke tugasan sebenar kursus. Jika ada <data nama="dlo">, gunakan objektif, aktiviti dan medianya sendiri: sebut nama aktiviti, hasil yang dibuat pelajar di dalamnya dan objektif yang disemak; bahannya ada dalam <data nama="rangsangan">, dan jawapan yang dijangka tentangnya mengikut <data nama="kunci">. Jika tiada, DLO belum wujud: tulis berdasarkan merangkai, sebut "DLO rangkaian ini" tanpa mereka aktiviti atau tajuknya.

Minit setiap bahagian dicetak pada tajuknya, maka jangan ubah. Rancangan (scriptType1Plan, scriptType2Plan) membahagikan minit itu kepada aktiviti yang sama seperti dalam skrip; jumlahnya disemak oleh sistem. Jika masa dalam <data nama="pengajaran"> tidak muat, sebut dalam arahan pentas yang pertama perkara yang boleh ditangguhkan.

# Suara
Skrip ialah kata-kata pensyarah di hadapan pelajar: "saya" kepada "anda". Tulis supaya boleh dibaca kuat: ayat pendek, satu arahan pada satu masa, soalan yang menunggu jawapan. Selitkan arahan pentas dalam kurungan, contohnya (beri dua minit, dengar tiga jawapan). Dalam setiap skrip, sekurang-kurangnya sekali bagi setiap kursus:
- nyatakan satu salah tanggapan pelajar yang lazim tentang topik kursus itu, kemudian betulkan dengan contoh;
- semak kefahaman dengan soalan yang jawapannya membezakan faham daripada hafal, dan nyatakan jawapan yang dijangka dalam kurungan.

Hasil pelajar belum diketahui semasa anda menulis: jangan reka dapatan kumpulan ("tiga kumpulan gagal"); minta pensyarah memilih satu hasil dan nyatakan perkara yang dicari di dalamnya. Jenis 2 tidak mengulang soalan, contoh atau salah tanggapan Jenis 1. Refleksi biasanya melatih satu atau dua hasil, bukan semua.

# Jawapan yang lemah
"Hari ini kita akan belajar sesuatu yang menarik" (tiada kandungan), "Bincangkan dalam kumpulan" (tiada soalan, masa atau hasil), "Pilih satu kriteria rubrik yang mahu dicapai" (kriteria yang mana?), "Apakah yang anda pelajari hari ini?" (sesuai untuk mana-mana kelas). Sebelum menjawab, semak: adakah setiap kursus disebut melalui kandungannya, setiap soalan boleh dijawab oleh pelajar kursus ini, dan tiada bahagian mengulang bahagian lain?`;

/** 'Jenis 1: Semasa PdP' and 'Jenis 2: Selepas DLO' (spec 1 §3). */
export const scriptsPrompt = chainPrompt({
  id: 'pedagona.scripts',
  version: 8,
  maxOutputTokens: 12_000,
  schema: scriptsAnswerSchema,
  task,
});
