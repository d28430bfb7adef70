import type { CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { blockText } from '../../../shared/document/citation.ts';
import { documentOf } from '../../support/blocks.ts';
import { bareAnswer } from '../../support/reviewer.ts';

/** An invented case study with ten weaknesses, and a model's review of it in which ten remarks are false. */
export const paper = documentOf(
  `PENGALAMAN GURU DI MALAYSIA MENGGUNAKAN PAPAN CERITA DIGITAL
Salmah binti Rekaan dan Jong Contoh
Institut Pendidikan Guru Kampus Angsana
ABSTRAK
Kajian kes ini meneroka pengalaman guru menggunakan papan cerita digital dalam pengajaran penulisan. Lapan orang guru di dua buah sekolah ditemu bual secara separa berstruktur. Data dianalisis secara tematik. Papan cerita digital didapati berguna.
Kata kunci: papan cerita digital, penulisan, kajian kes, guru
1.0 PENGENALAN
Penguasaan penulisan murid di dua buah sekolah kajian masih rendah: rekod sekolah menunjukkan hanya 38 daripada 96 orang murid mencapai tahap penguasaan minimum. Guru melaporkan bahawa murid tiada idea dan takut salah.
Papan cerita digital telah banyak digunakan di luar negara (Halvorsen, 2021). Semua orang tahu bahawa teknologi meningkatkan pencapaian murid.
2.0 OBJEKTIF DAN PERSOALAN KAJIAN
Kajian ini bertujuan (a) meneroka cara guru menggunakan papan cerita digital, (b) mengenal pasti cabaran yang dihadapi, dan (c) meneroka sokongan pentadbir terhadap penggunaannya.
3.0 SOROTAN LITERATUR
Halvorsen (2021) mengkaji papan cerita di Norway. Petrescu (2020) mengkaji papan cerita di Romania. Odhiambo (2022) mengkaji papan cerita di Kenya.
Teori sosiobudaya Vygotsky (1978) menjadi lensa kajian: papan cerita dilihat sebagai alat perantaraan yang membolehkan murid bekerja dalam zon perkembangan proksimal dengan bimbingan guru.
4.0 METODOLOGI
Kajian ini menggunakan reka bentuk kajian kes. Peserta dipilih secara bertujuan berdasarkan pengalaman sekurang-kurangnya satu semester menggunakan papan cerita digital. Seramai sembilan orang guru terlibat.
Protokol temu bual yang mengandungi sebelas soalan disemak oleh dua orang pakar bahasa. Setiap temu bual mengambil masa 40 hingga 60 minit dan dirakam dengan izin peserta.
Kebenaran diperoleh daripada pentadbir sekolah dan setiap guru menandatangani borang persetujuan termaklum. Nama samaran digunakan.
Transkrip dianalisis secara tematik mengikut enam langkah Braun dan Clarke (2006).
5.0 DAPATAN
Tema 1: Papan cerita menghidupkan idea. Seorang guru berkata, “Murid saya yang pendiam pun mula bercerita.”
Semua guru bersetuju bahawa idea murid bertambah (G1, G2, G3).
Tema 2: Cabaran peranti. “Tablet hanya sepuluh buah untuk tiga puluh orang” (G4). “Internet selalu putus” (G6).
6.0 PERBINCANGAN
Dapatan ini selari dengan Halvorsen (2021) yang melaporkan idea murid bertambah apabila urutan cerita dilihat. Dari sudut teori sosiobudaya, papan cerita menjadi alat perantaraan antara idea dengan ayat.
Kajian ini membuktikan bahawa papan cerita digital menyebabkan peningkatan pencapaian penulisan.
Guru boleh memulakan dengan papan cerita kertas apabila peranti tidak cukup.
7.0 KESIMPULAN
Papan cerita digital membantu guru membimbing idea murid, tetapi bergantung pada peranti. Kementerian wajib melaksanakannya di semua sekolah.
Kajian ini terhad kepada dua buah sekolah dan laporan guru sahaja, maka dapatannya tidak dapat digeneralisasikan.
RUJUKAN
Braun, V. dan Clarke, V. (2006). Using thematic analysis in psychology. Qualitative Research in Psychology, 3(2), 77-101.
Halvorsen, T. (2021). Storyboards in the writing classroom. Rekaan Press.
Odhiambo, J. (2022). Digital storyboards. Rekaan Press.
Petrescu, I. (2020). Drawing before writing. Rekaan Press.
Vygotsky, L. S. (1978). Mind in society. Harvard University Press.`,
);

/** The block that has these words. */
const at = (words: string): string[] => {
  const block = paper.blocks.find((one) => blockText(one).includes(words));
  if (block === undefined) throw new Error(`No block says: ${words}`);
  return [String(block.n)];
};

interface Said {
  criterion: CriterionKey;
  item: string;
  text: string;
  at: string[];
  priority?: number;
  isAbsence?: boolean;
}

/** What is truly weak in the paper. */
export const weaknesses: Said[] = [
  {
    criterion: 'titleAbstract',
    item: 'tajuk',
    priority: 2,
    text: 'Tajuk merujuk guru di Malaysia sedangkan peserta datang dari dua buah sekolah.',
    at: at('PENGALAMAN GURU'),
  },
  {
    criterion: 'titleAbstract',
    item: 'abstrak',
    priority: 2,
    text: 'Abstrak tidak menamakan tema yang ditemui; “didapati berguna” tidak memberitahu apa-apa.',
    at: at('Kajian kes ini meneroka'),
  },
  {
    criterion: 'introduction',
    item: 'pernyataanMasalah',
    priority: 2,
    text: 'Dakwaan bahawa semua orang tahu teknologi meningkatkan pencapaian tidak disokong bukti.',
    at: at('Semua orang tahu'),
  },
  {
    criterion: 'objectivesQuestions',
    item: 'dijawab',
    priority: 1,
    text: 'Objektif (c) tentang sokongan pentadbir tidak mempunyai dapatan.',
    at: at('(c) meneroka sokongan'),
    isAbsence: true,
  },
  {
    criterion: 'literatureReview',
    item: 'sintesis',
    priority: 2,
    text: 'Kajian lepas diceritakan satu demi satu tanpa perbandingan.',
    at: at('Petrescu (2020) mengkaji'),
  },
  {
    criterion: 'methodology',
    item: 'persampelan',
    priority: 1,
    text: 'Metodologi menyebut sembilan orang guru tetapi abstrak menyebut lapan.',
    at: at('Seramai sembilan'),
  },
  {
    criterion: 'findings',
    item: 'persembahan',
    priority: 2,
    text: 'Petikan bagi tema pertama tidak berkod peserta.',
    at: at('Murid saya yang pendiam'),
  },
  {
    criterion: 'findings',
    item: 'ketepatan',
    priority: 2,
    text: '“Semua guru” hanya disokong oleh tiga orang peserta.',
    at: at('Semua guru bersetuju'),
  },
  {
    criterion: 'discussion',
    item: 'dakwaan',
    priority: 1,
    text: 'Kajian kes temu bual tidak dapat membuktikan bahawa papan cerita menyebabkan peningkatan pencapaian.',
    at: at('Kajian ini membuktikan'),
  },
  {
    criterion: 'conclusion',
    item: 'rumusan',
    priority: 1,
    text: 'Cadangan mewajibkan papan cerita di semua sekolah melampaui bukti dua buah sekolah.',
    at: at('Kementerian wajib'),
  },
];

interface False extends Said {
  list: 'strengths' | 'weaknesses';
  verdict: 'bercanggah' | 'ulangan' | 'tidak_terpakai';
  /** Where the paper says otherwise. */
  truly: string[];
  /** The text of the remark that says the same. */
  of?: string;
}
const [first] = weaknesses;

/** What a model says of it falsely, with genuine places, and what a look at the whole paper finds. */
export const falsehoods: False[] = [
  {
    list: 'weaknesses',
    verdict: 'bercanggah',
    criterion: 'methodology',
    item: 'prosedur',
    priority: 1,
    text: 'Persetujuan peserta tidak diperoleh.',
    at: at('4.0 METODOLOGI'),
    isAbsence: true,
    truly: at('borang persetujuan termaklum'),
  },
  {
    list: 'weaknesses',
    verdict: 'bercanggah',
    criterion: 'methodology',
    item: 'instrumen',
    priority: 1,
    text: 'Protokol temu bual tidak disemak oleh pakar.',
    at: at('Protokol temu bual'),
    isAbsence: true,
    truly: at('dua orang pakar'),
  },
  {
    list: 'weaknesses',
    verdict: 'bercanggah',
    criterion: 'conclusion',
    item: 'batasan',
    priority: 1,
    text: 'Batasan kajian tidak dinyatakan.',
    at: at('7.0 KESIMPULAN'),
    isAbsence: true,
    truly: at('terhad kepada dua buah sekolah'),
  },
  {
    list: 'weaknesses',
    verdict: 'bercanggah',
    criterion: 'theoryFramework',
    item: 'teori',
    priority: 1,
    text: 'Tiada teori digunakan dalam kajian ini.',
    at: at('3.0 SOROTAN'),
    isAbsence: true,
    truly: at('Teori sosiobudaya Vygotsky'),
  },
  {
    list: 'weaknesses',
    verdict: 'bercanggah',
    criterion: 'introduction',
    item: 'latarBelakang',
    priority: 2,
    text: 'Masalah penulisan murid tidak disokong sebarang data.',
    at: at('1.0 PENGENALAN'),
    isAbsence: true,
    truly: at('38 daripada 96'),
  },
  {
    list: 'weaknesses',
    verdict: 'bercanggah',
    criterion: 'discussion',
    item: 'literatur',
    priority: 2,
    text: 'Dapatan tidak dibandingkan dengan mana-mana kajian lepas.',
    at: at('6.0 PERBINCANGAN'),
    isAbsence: true,
    truly: at('selari dengan Halvorsen'),
  },
  {
    list: 'weaknesses',
    verdict: 'tidak_terpakai',
    criterion: 'methodology',
    item: 'kesahan',
    priority: 1,
    text: 'Nilai alfa Cronbach tidak dilaporkan.',
    at: at('Protokol temu bual'),
    isAbsence: true,
    truly: [],
  },
  {
    list: 'weaknesses',
    verdict: 'tidak_terpakai',
    criterion: 'dataAnalysis',
    item: 'andaian',
    priority: 1,
    text: 'Normaliti data tidak diuji sebelum analisis.',
    at: at('Braun dan Clarke (2006)'),
    isAbsence: true,
    truly: [],
  },
  {
    list: 'strengths',
    verdict: 'bercanggah',
    criterion: 'methodology',
    item: 'persampelan',
    text: 'Peserta dipilih secara rawak daripada semua guru di daerah itu.',
    at: at('dipilih secara bertujuan'),
    truly: at('dipilih secara bertujuan'),
  },
  {
    list: 'weaknesses',
    verdict: 'ulangan',
    criterion: 'conclusion',
    item: 'kajianLanjutan',
    priority: 2,
    text: 'Skop pada tajuk terlalu luas bagi dua buah sekolah.',
    at: at('PENGALAMAN GURU'),
    truly: [],
    ...(first ? { of: first.text } : {}),
  },
];

/** The model's answer about one criterion: generous where it praises, harsh where it has not looked. */
export function answerOf(criterion: CriterionKey) {
  const own = falsehoods.filter((one) => one.criterion === criterion);
  const weak = [
    ...weaknesses.filter((one) => one.criterion === criterion),
    ...own.filter(({ list }) => list === 'weaknesses'),
  ];
  const harsh = new Set(own.map(({ item }) => item));
  const bare = bareAnswer(criterion, 4);
  return {
    ...bare,
    items: bare.items.map((item) => (harsh.has(item.id) ? { ...item, level: 1 } : item)),
    strengths: own
      .filter(({ list }) => list === 'strengths')
      .map(({ text, at: places, item }) => ({ text, at: places, item })),
    weaknesses: weak.map(({ text, at: places, item, isAbsence = false, priority = 2 }) => ({
      text,
      at: places,
      item,
      isAbsence,
      priority,
    })),
    improvements: weak.slice(0, 1).map(({ text, at: places, item, priority = 2 }) => ({
      text: `Perbaiki: ${text}`,
      at: places,
      item,
      isAbsence: false,
      priority,
    })),
  };
}

/** The look at all remarks, as they are given with their ids. */
export function lookAt(remarks: readonly { id: string; text: string }[]) {
  const idOf = (text: string) => remarks.find((remark) => remark.text === text)?.id ?? '';
  const refuted = (text: string) => falsehoods.find((one) => text.endsWith(one.text));
  return {
    verdicts: remarks.map(({ id, text }) => {
      const { verdict, truly = [], of = '' } = refuted(text) ?? {};
      const isCopy = text.startsWith('Perbaiki: ') && verdict === 'ulangan';
      if (verdict === undefined || isCopy) return { id, verdict: 'disokong' };
      return { id, verdict, of: idOf(of), reason: 'Kertas menunjukkan sebaliknya.', at: truly };
    }),
    mainStrengths: [],
    mainWeaknesses: [idOf(falsehoods[0]?.text ?? ''), ...weaknesses.slice(0, 4).map(({ text }) => idOf(text))],
    criticalImprovements: remarks
      .filter(({ text }) => text.includes('Objektif (c)') || text.includes('wajib') || text.includes('mewajibkan'))
      .map(({ id }) => id),
    rewrites: [
      {
        id: remarks.find(({ text }) => text.startsWith('Perbaiki: Cadangan mewajibkan'))?.id ?? '',
        at: at('Kementerian wajib'),
        isInsertion: false,
        after:
          'Papan cerita digital membantu guru di dua buah sekolah ini membimbing idea murid, tetapi bergantung pada peranti.',
      },
      {
        id: remarks.find(({ text }) => text.startsWith('Perbaiki: Objektif (c)'))?.id ?? '',
        at: at('Internet selalu putus'),
        isInsertion: true,
        after: 'Tema 3: Sokongan pentadbir. Sebanyak 87% guru menerima sokongan.',
      },
    ],
    summaryEvaluation: 'Kajian kes ini dirancang dengan beretika, tetapi dakwaannya melampaui bukti.',
    recommendation: 'Betulkan dakwaan dan lengkapkan dapatan sebelum menghantar.',
  };
}
