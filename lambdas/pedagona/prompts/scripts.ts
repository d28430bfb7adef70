import { sixCSchema, scriptsSchema } from '../../../shared/pedagona/stages.ts';
import { minutesLabel, type ScriptName, scriptSections } from '../../../shared/pedagona/chainLabels.ts';
import { keysOf, recordOf } from '../../../shared/pick.ts';
import { described, chainPrompt, illustrations, partLinksSchema } from './common.ts';

const spokenSixC = described(sixCSchema, {
  CriticalThinking: 'Bukti atau andaian yang diminta pelajar semak',
  Creativity: 'Perkara baharu yang dihasilkan pelajar',
  Communication: 'Kepada siapa, tentang apa dan dalam bentuk apa pelajar menyampaikan',
  Collaboration: 'Pembahagian kerja yang saling bergantung',
  Character: 'Sikap yang diuji dan caranya dilihat',
  Citizenship: 'Orang atau komuniti yang terkesan',
});
const sixCText = 'Enam arahan ringkas, 25 hingga 45 patah perkataan setiap satu';

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
    scriptType1StudentReflection: '3 hingga 4 soalan refleksi yang dijawab secara bertulis',
    scriptType1Conclusion: '50 hingga 80 patah perkataan: rumusan kandungan dan persediaan sesi berikutnya',
    scriptType2Context: '80 hingga 130 patah perkataan: perkara yang baru dilalui dalam DLO dan tujuan sesi ini',
    scriptType2DloObjective:
      'objektif DLO dengan kata-kata DLO (jika belum wujud: hasil kursus yang dilatih) dan cara pelajar menyemak pencapaiannya',
    scriptType2ModelPembelajaran: 'tiga arahan, 50 hingga 80 patah perkataan setiap satu',
    scriptType26cMapping: sixCText,
    scriptType23eFramework: 'tiga langkah susulan, 40 hingga 70 patah perkataan setiap satu',
    scriptType23rFramework: 'Tiga cara pensyarah memastikan mutu, 40 hingga 70 patah perkataan setiap satu',
    scriptType2StudentReflection: '3 hingga 4 soalan refleksi tentang perubahan kefahaman',
    scriptType2Summary: '60 hingga 100 patah perkataan: rumusan dan langkah ke arah tugasan sebenar',
  }),
}).extend({ links: partLinksSchema(keysOf(scriptSections)) });

const task = `# Tugas: dua skrip pensyarah
Jenis 1 ialah sesi 60 minit yang membuka rangkaian ini, sebelum pelajar menggunakan DLO. Pelajar merasai masalah yang memerlukan semua kursus, tahu cara hendak belajar, dan mula bekerja ke arah soalan bersepadu dalam data merangkai. Pilih satu topik sahaja daripada setiap kursus supaya sesi cukup dalam.

Jenis 2 ialah sesi susulan 45 minit selepas DLO: menyemak perkara yang benar-benar dikuasai, membaiki salah faham yang muncul dalam DLO, dan membawa hasilnya ke tugasan sebenar kursus. Jika ada <data nama="dlo">, gunakan objektif, aktiviti dan medianya sendiri: sebut nama aktiviti, hasil yang dibuat pelajar di dalamnya dan objektif yang disemak. Jika tiada, DLO belum wujud: tulis berdasarkan merangkai, sebut "DLO rangkaian ini" tanpa mereka aktiviti atau tajuknya.

Minit setiap bahagian dicetak pada tajuknya, maka jangan ubah. Jika masa dalam <data nama="pengajaran"> tidak muat, sebut dalam arahan pentas yang pertama perkara yang boleh ditangguhkan.

# Suara
Skrip ialah kata-kata pensyarah di hadapan pelajar: "saya" kepada "anda". Tulis supaya boleh dibaca kuat: ayat pendek, satu arahan pada satu masa, soalan yang menunggu jawapan. Selitkan arahan pentas dalam kurungan, contohnya (beri dua minit, dengar tiga jawapan). Dalam setiap skrip, sekurang-kurangnya sekali bagi setiap kursus:
- nyatakan satu salah tanggapan pelajar yang lazim tentang topik kursus itu, kemudian betulkan dengan contoh;
- semak kefahaman dengan soalan yang jawapannya membezakan faham daripada hafal, dan nyatakan jawapan yang dijangka dalam kurungan.

Hasil pelajar belum diketahui semasa anda menulis: jangan reka dapatan kumpulan ("tiga kumpulan gagal"); minta pensyarah memilih satu hasil dan nyatakan perkara yang dicari di dalamnya. Jenis 2 tidak mengulang soalan, contoh atau salah tanggapan Jenis 1. Refleksi biasanya melatih satu atau dua hasil, bukan semua.

# Contoh gaya (kursus lain; jangan salin kandungannya)
Jenis 1: "Lihat bacaan ini: pH 5.2 di hulu, 7.1 di hilir. (Diam sebentar.) Ramai antara anda akan kata sungai ini semakin bersih. Betulkah? Logam berat tidak mengubah pH. Dengan rakan di sebelah, senaraikan dua ujian lain sebelum anda berani menulis surat kepada majlis daerah. Tiga minit. (Jawapan dijangka: oksigen terlarut dan kekeruhan, dengan sebab.)"
Jenis 2: "Buka semula Peta Pencemar anda. (Pilih satu peta yang menanda kilang sebagai punca utama.) Cari bacaan oksigen paling rendah: di atas kilang atau di bawahnya? Apakah yang peta anda kata, dan apakah yang data anda kata? Baiki satu tanda sekarang, dan tulis sebabnya dalam satu ayat."

# Jawapan yang lemah
"Hari ini kita akan belajar sesuatu yang menarik" (tiada kandungan), "Bincangkan dalam kumpulan" (tiada soalan, masa atau hasil), "Pilih satu kriteria rubrik yang mahu dicapai" (kriteria yang mana?), "Apakah yang anda pelajari hari ini?" (sesuai untuk mana-mana kelas). Sebelum menjawab, semak: adakah setiap kursus disebut melalui kandungannya, setiap soalan boleh dijawab oleh pelajar kursus ini, dan tiada bahagian mengulang bahagian lain?`;

/** 'Jenis 1: Semasa PdP' and 'Jenis 2: Selepas DLO' (spec 1 §3). */
export const scriptsPrompt = chainPrompt({
  id: 'pedagona.scripts',
  version: 4,
  maxOutputTokens: 10_000,
  schema: scriptsAnswerSchema,
  task,
});
