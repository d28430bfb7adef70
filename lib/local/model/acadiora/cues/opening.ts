import type { Paper } from '../paper.ts';
import type { CueTable } from './types.ts';

const ofKind = (kind: 'objective' | 'question' | 'hypothesis') => (paper: Paper) => {
  const one = paper.facts.objectives.find((objective) => objective.kind === kind);
  return one ? { phrase: one.text, sentence: null } : null;
};

/** Introduction, objectives and questions. */
export const openingCues: CueTable = {
  introduction: {
    kinds: ['introduction'],
    enoughWords: 300,
    items: [
      {
        id: 'latarBelakang',
        what: 'latar belakang kajian',
        so: 'supaya pembaca dibawa daripada konteks kepada masalah',
        place: 'latar|pengenalan|pendahuluan|introduction|background',
        priority: 2,
        asks: [
          {
            name: 'konteks pendidikan yang dikaji',
            words:
              'sekolah|institut|universiti|kolej|bilik darjah|kurikulum|dasar|pelan pembangunan|guru|murid|pelajar|students?|teachers?|schools?|education|siswa',
          },
          {
            name: 'perkembangan atau perubahan semasa',
            words:
              'kini|semakin|perubahan|perkembangan|dewasa ini|abad ke-21|revolusi|era |sejak|recent|growing|rapid|increasing|nowadays|saat ini|development',
          },
          {
            name: 'sokongan sumber',
            words: '\\((?:[^()]{2,80},? )?(?:19|20)\\d\\d[a-z]?\\)|\\[\\d+\\]',
          },
        ],
      },
      {
        id: 'pernyataanMasalah',
        what: 'pernyataan masalah',
        so: 'supaya keperluan menjalankan kajian terbukti',
        place: 'pernyataan masalah|penyataan masalah|masalah|problem|need|rumusan',
        priority: 1,
        asks: [
          {
            name: 'masalah yang khusus',
            words:
              'masalah|isu |permasalahan|kelemahan|lemah|kesukaran|sukar|cabaran|membimbangkan|kurang |rendah|problem|issue|challenge|difficult|lack|less experienced|kesulitan|kendala',
          },
          {
            name: 'bukti masalah daripada kajian atau data',
            words:
              '(?:mendapati|melaporkan|menunjukkan|menyatakan bahawa|found that|reported|shows? that|laporan)[^.]{0,160}|\\d+(?:\\.\\d+)? ?(?:%|peratus)',
          },
          {
            name: 'akibat jika masalah tidak diatasi',
            words:
              'menyukarkan|menjejaskan|mengakibatkan|menyebabkan|sekiranya|jika tidak|akibat|kesannya|implikasinya|mempengaruhi|hampering|consequence|leads? to|berdampak',
          },
        ],
      },
      {
        id: 'kepentingan',
        what: 'kepentingan dan jurang kajian',
        so: 'supaya sumbangan kajian jelas',
        place: 'kepentingan|signifikan|jurang|significance|need|manfaat',
        priority: 2,
        asks: [
          {
            name: 'jurang kajian',
            words:
              'jurang|lompang|belum banyak|masih (?:terhad|kurang)|kurang dikaji|belum (?:dikaji|diteliti)|gap\\b|few studies|little is known|limited (?:research|studies)|masih jarang|belum ada penelitian|closing this',
          },
          {
            name: 'pihak yang mendapat manfaat',
            words:
              '(?:pensyarah|guru|murid|pelajar|sekolah|institut|pihak|pembuat dasar|pengurusan|teachers|students|policy)[^.]{0,80} (?:boleh|dapat|manfaat|membantu|can|benefit|useful)\\b|memberi (?:maklumat|manfaat|panduan) kepada|penting kepada',
          },
          {
            name: 'bentuk sumbangan kajian',
            words:
              'sumbangan|menyumbang|kepentingan kajian|memberi (?:maklumat|panduan|input|gambaran)|membantu|contribut|significance|valuable|panduan|manfaat penelitian',
          },
        ],
        faults: [
          {
            words:
              'penting kepada (?:semua|murid, guru, sekolah|guru, murid|ibu bapa)[^.]{0,60}(?:negara|masyarakat|semua)?',
            wrong: 'menyenaraikan pihak yang mendapat manfaat tanpa menjelaskan manfaat masing-masing',
            advice: 'Jelaskan manfaat yang khusus kepada setiap pihak dalam pernyataan kepentingan kajian.',
            lowers: 1,
            priority: 3,
          },
        ],
      },
    ],
  },
  objectivesQuestions: {
    kinds: ['objectives', 'introduction'],
    enoughWords: 0,
    items: [
      {
        id: 'objektif',
        what: 'objektif kajian',
        so: 'supaya pencapaian setiap objektif dapat ditentukan',
        place: 'objektif|tujuan|matlamat|objective|aim|purpose',
        priority: 1,
        asks: [
          {
            name: 'tujuan kajian',
            words:
              'bertujuan|tujuan (?:kajian|penelitian)|matlamat|objektif|aims? (?:of|to|is)|purpose of|objectives?|goals?|designed to serve',
          },
          {
            name: 'objektif khusus',
            find: ofKind('objective'),
          },
          {
            name: 'kata kerja yang boleh diukur',
            words:
              '(?:untuk )?(?:mengenal pasti|menentukan|membandingkan|mengukur|menganalisis|menguji|menilai|membina|membangunkan|meneroka|menghuraikan|mengetahui|menyiasat|meramal|menghasilkan|meningkatkan)|(?:to )?(?:identify|determine|compare|measure|examine|analy[sz]e|test|evaluate|develop|explore|investigate|mendeskripsikan)',
          },
        ],
        faults: [
          {
            words:
              '(?:untuk )?melihat (?:sejauh mana )?(?:keberkesanan|kesan|tahap)|untuk memahami|to look at|to understand',
            when: ({ facts }) => facts.objectives.filter(({ kind }) => kind === 'objective').length < 2,
            wrong: 'menyatakan tujuan umum yang tidak boleh diukur',
            advice: 'Tulis semula tujuan ini sebagai objektif khusus dengan kata kerja yang boleh diukur.',
            lowers: 1,
            priority: 1,
          },
        ],
      },
      {
        id: 'persoalan',
        what: 'persoalan atau hipotesis kajian',
        so: 'supaya ia selari dengan objektif',
        place: 'persoalan|soalan|hipotesis|question|hypothes|rumusan masalah|objektif',
        priority: 1,
        asks: [
          {
            name: 'persoalan atau hipotesis kajian',
            find: (paper) => ofKind('question')(paper) ?? ofKind('hypothesis')(paper),
          },
          {
            name: 'ayat yang memperkenalkan persoalan atau hipotesis',
            words:
              'persoalan kajian|soalan kajian|soalan penyelidikan|hipotesis|research questions?|hypothes[ie]s|h0|rumusan masalah|apakah|adakah|sejauh manakah|bagaimanakah',
          },
          {
            name: 'kesejajaran dengan objektif',
            find: ({ facts: { objectives } }) =>
              objectives.some(({ kind }) => kind === 'objective') &&
              objectives.some(({ kind }) => kind !== 'objective'),
          },
        ],
      },
      {
        id: 'dijawab',
        what: 'dapatan bagi setiap objektif',
        so: 'supaya tiada objektif yang dibiarkan tanpa jawapan',
        place: 'objektif|persoalan|dapatan|objective|finding',
        priority: 1,
        asks: [
          {
            name: 'dapatan bagi sebahagian objektif',
            find: ({ facts }) => facts.objectives.some(({ answeredBy }) => answeredBy !== null),
          },
          {
            name: 'dapatan bagi kebanyakan objektif',
            find: ({ facts: { objectives } }) =>
              objectives.filter(({ answeredBy }) => answeredBy !== null).length * 3 >= objectives.length * 2,
          },
          {
            name: 'dapatan bagi semua objektif',
            find: ({ facts: { objectives } }) => objectives.every(({ answeredBy }) => answeredBy !== null),
          },
        ],
      },
    ],
  },
};
