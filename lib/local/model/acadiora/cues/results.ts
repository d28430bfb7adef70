import type { Paper } from '../paper.ts';
import type { CueTable } from './types.ts';

const subheadings = (paper: Paper): number =>
  paper.outline.filter(({ kind, level }) => kind === 'findings' && level > 1).length;

/** A design that cannot show causes: no group to compare with. */
const cannotShowCauses = ({ sentences, facts }: Paper): boolean =>
  !sentences.some(({ lower }) => /kumpulan kawalan|control group|kelas kontrol|randomi[sz]ed/.test(lower)) &&
  !facts.objectives.some(({ text }) => /kumpulan (?:eksperimen|rawatan)/i.test(text));

/** Findings and discussion. */
export const resultCues: CueTable = {
  findings: {
    kinds: ['findings'],
    enoughWords: 200,
    items: [
      {
        id: 'lengkap',
        what: 'dapatan bagi setiap persoalan',
        so: 'supaya tiada persoalan yang tertinggal',
        place: 'dapatan|keputusan|hasil|finding|result',
        priority: 1,
        asks: [
          {
            name: 'pernyataan dapatan',
            words:
              'dapatan|keputusan|hasil (?:kajian|analisis|penelitian)|jadual \\d+ menunjukkan|menunjukkan bahawa|results?|findings?|table \\d+ shows|secara keseluruhan',
          },
          {
            name: 'susunan mengikut objektif atau persoalan',
            find: (paper) => {
              if (subheadings(paper) >= 2) return true;
              const sentence = paper.sentences.find(
                ({ lower, heading }) =>
                  heading?.kind === 'findings' &&
                  /(?:objektif|persoalan|soalan kajian|hipotesis|research question|hypothesis) ?(?:pertama|kedua|\d|\()/.test(
                    lower,
                  ),
              );
              return sentence ? { phrase: sentence.text, sentence } : null;
            },
          },
          {
            name: 'jawapan bagi setiap objektif',
            find: ({ facts: { objectives } }) =>
              objectives.length > 0 && objectives.every(({ answeredBy }) => answeredBy !== null),
          },
        ],
      },
      {
        id: 'ketepatan',
        what: 'keselarasan teks dengan jadual dan rajah',
        so: 'supaya nilai yang sama dibaca di kedua-dua tempat',
        place: 'dapatan|keputusan|hasil|finding|result|jadual|table',
        priority: 2,
        asks: [
          {
            name: 'jadual atau rajah dapatan',
            find: ({ facts }) => facts.illustrations.some(({ isPresent }) => isPresent),
          },
          {
            name: 'rujukan teks kepada setiap jadual dan rajah',
            find: ({ facts: { illustrations } }) =>
              illustrations.length > 0 && illustrations.every(({ isPresent, isMentioned }) => isPresent && isMentioned),
          },
          {
            name: 'nilai daripada jadual dalam teks',
            words: '(?:min ?=|min \\d|m ?= ?\\d|mean ?=|\\d+(?:\\.\\d+)? ?(?:%|peratus)|seramai \\d+)',
          },
        ],
      },
      {
        id: 'persembahan',
        what: 'persembahan dapatan',
        so: 'supaya dapatan mudah diikuti',
        place: 'dapatan|keputusan|hasil|finding|result',
        priority: 2,
        asks: [
          { name: 'subtajuk dapatan', find: (paper) => subheadings(paper) >= 2 },
          {
            name: 'ayat yang memperkenalkan jadual atau petikan peserta',
            words:
              '(?:jadual|rajah|table|tabel|figure) \\d+[^.]{0,20}(?:menunjukkan|memaparkan|meringkaskan|shows?|presents?|summari[sz]es)|(?:seperti|berdasarkan|merujuk) (?:ditunjukkan dalam )?(?:jadual|rajah)|menurut (?:informan|peserta)|according to (?:participant|teacher)',
          },
          {
            name: 'rumusan bagi setiap dapatan',
            words:
              'secara keseluruhan|kesimpulannya|oleh itu|berdasarkan dapatan|ini menunjukkan|overall|in summary|diikuti oleh|tertinggi|terendah',
          },
        ],
        faults: [
          {
            words: '(?:sangat besar dan jelas|terlalu jelas|amat mengagumkan|luar biasa|sangat gembira|sangat seronok)',
            wrong: 'menilai dapatan dengan kata yang berlebihan dalam bahagian yang sepatutnya melaporkan data',
            advice: 'Gantikan kata yang berlebihan dengan nilai yang diperoleh.',
            lowers: 1,
            priority: 2,
          },
        ],
      },
    ],
  },
  discussion: {
    kinds: ['discussion'],
    enoughWords: 400,
    items: [
      {
        id: 'tafsiran',
        what: 'tafsiran dapatan',
        so: 'supaya pembaca memahami maksud dapatan',
        priority: 1,
        asks: [
          {
            name: 'makna dapatan',
            words:
              'ini (?:bermakna|menunjukkan|menggambarkan|membuktikan)|keadaan ini|bermaksud|dapat ditafsirkan|memberi gambaran|this (?:suggests|means|indicates|implies)|hal ini|dapatan (?:ini|tentang)',
          },
          {
            name: 'sebab yang mungkin',
            words:
              'munasabah kerana|mungkin (?:kerana|disebabkan)|kemungkinan|berkemungkinan|hal ini kerana|disebabkan oleh|may be (?:due|because|explained)|possibl|likely|mungkin|hal ini disebabkan',
          },
          {
            name: 'penjelasan alternatif',
            words:
              'walau bagaimanapun|tidak boleh dianggap|sebaliknya|penjelasan lain|faktor lain|kesan kebaharuan|namun|however|alternative|another explanation|akan tetapi',
          },
        ],
      },
      {
        id: 'literatur',
        what: 'perbandingan dengan kajian lepas dan teori',
        so: 'supaya sumbangan kajian dapat dilihat',
        priority: 1,
        asks: [
          {
            name: 'dapatan yang selari dengan kajian lepas',
            words:
              'selari dengan|sejajar dengan|seiring dengan|selaras dengan|menyokong|bersesuaian dengan|disokong oleh|konsisten dengan|consistent with|in line with|supports?|similar to|sejalan dengan',
          },
          {
            name: 'dapatan yang berbeza daripada kajian lepas',
            words:
              'berbeza (?:dengan|daripada)|bertentangan|bercanggah|tidak selari|menyanggah|contrary to|in contrast|differs? from|unlike|inconsistent|berbeda dengan',
          },
          {
            name: 'kaitan dengan teori',
            words: '(?:teori|model penerimaan|theory|theoretical|kerangka|tpack|utaut|tam\\b)',
          },
          {
            name: 'petikan sumber',
            words: '\\((?:[^()]{2,80},? )?(?:19|20)\\d\\d[a-z]?\\)|\\[\\d+\\]',
          },
        ],
      },
      {
        id: 'dakwaan',
        what: 'dakwaan yang berpada dengan bukti',
        so: 'supaya rumusan tidak melebihi reka bentuk kajian',
        priority: 1,
        asks: [
          {
            name: 'rujukan kepada dapatan kajian',
            words:
              'dapatan|hasil (?:kajian|penelitian)|keputusan|data|findings?|results?|min |hubungan|tahap|ujian|peningkatan',
          },
          {
            name: 'bahasa yang berhati-hati',
            words:
              'berkemungkinan|kemungkinan|mungkin|dijangka|cenderung|boleh dikaitkan|berkait|dapat dikatakan|may |might |could |appears?|suggests?|likely|tidak semestinya|tidak boleh dianggap',
          },
          {
            name: 'had tafsiran',
            words:
              'terhad kepada|walau bagaimanapun|tidak boleh (?:dianggap|digeneralisasikan)|batasan|limitation|caution|berhati-hati|namun',
          },
        ],
        faults: [
          {
            words:
              '(?:menyebabkan|mengakibatkan|membuktikan bahawa|terbukti|causes? |proves? that|telah menarik perhatian|semua ini menunjukkan|jauh lebih baik daripada)',
            when: cannotShowCauses,
            wrong: 'mendakwa sebab dan akibat yang tidak dapat disokong oleh reka bentuk kajian ini',
            advice:
              'Tulis semula dakwaan ini sebagai hubungan atau perubahan yang diperhatikan dan bincangkan penjelasan lain.',
            lowers: 2,
            priority: 1,
          },
        ],
      },
      {
        id: 'implikasi',
        what: 'implikasi teori dan amalan',
        so: 'supaya dapatan dapat digunakan',
        place: 'implikasi|cadangan|implication|recommend',
        priority: 2,
        asks: [
          {
            name: 'implikasi kepada amalan',
            words:
              'implikasi|dari sudut (?:praktikal|amalan)|(?:guru|pensyarah|sekolah|institut|pihak)[^.]{0,40}(?:boleh|perlu|wajar|harus|disarankan)|practical implication|teachers? (?:should|can|may)|in practice',
          },
          {
            name: 'implikasi kepada teori',
            words:
              'dari sudut teori|implikasi (?:kepada )?teori|implikasi teor|memperluas|menyumbang kepada (?:teori|pengetahuan)|theoretical implication|extends? the|contributes? to (?:the )?(?:theory|literature)',
          },
          {
            name: 'cadangan yang khusus',
            words: 'cadangan|dicadangkan|disyorkan|disarankan|mencadangkan|recommend|suggest|saran',
          },
        ],
      },
    ],
  },
};
