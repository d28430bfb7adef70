import { theoriesIn } from '../extras/theories.ts';
import type { Paper } from '../paper.ts';
import type { CueTable, Found } from './types.ts';

const citation = /\((?:[^()]{2,80},? )?(?:19|20)\d\d[a-z]?(?:[^()]{0,80})?\)|\[\d+\]/;

const namedTheory = (paper: Paper): Found | null => theoriesIn(paper)[0]?.found ?? null;

/** The sentence that names a theory and what the study measures. */
const linked = ({ sentences }: Paper): Found | null => {
  const sentence = sentences.find(
    ({ lower, heading }) =>
      heading?.kind !== 'references' &&
      /pemboleh ubah|faktor|dimensi|peramal|kriterion|variable|predict|construct|konstruk|reka bentuk modul|fokus kajian/.test(
        lower,
      ) &&
      /teori|model|kerangka|theory|framework/.test(lower),
  );
  return sentence ? { phrase: sentence.text, sentence } : null;
};

/** Theory and framework, literature. */
export const groundCues: CueTable = {
  theoryFramework: {
    kinds: ['theory', 'literature', 'introduction'],
    enoughWords: 0,
    items: [
      {
        id: 'teori',
        what: 'teori yang mendasari kajian',
        so: 'supaya tafsiran dapatan mempunyai asas',
        place: 'teori|kerangka|model|theor|framework',
        priority: 1,
        asks: [
          { name: 'nama teori atau model', find: namedTheory },
          {
            name: 'huraian isi teori',
            words:
              '(?:teori|model|theory)[^.]{0,120}(?:menjelaskan|menyatakan|menerangkan|mengandungi|menekankan|berpendapat|mencadangkan|explains?|posits?|states?|suggests?|menjelaskan|consists?)',
          },
          {
            name: 'sumber teori',
            find: ({ sentences }) =>
              sentences.some(
                ({ lower, text, heading }) =>
                  heading?.kind !== 'references' &&
                  /teori|model|kerangka|theory|framework/.test(lower) &&
                  citation.test(text),
              ),
          },
        ],
      },
      {
        id: 'hubungan',
        what: 'hubungan teori dengan fokus kajian',
        so: 'supaya pemilihan teori dapat dipertahankan',
        place: 'teori|kerangka|theor|framework',
        priority: 2,
        asks: [
          { name: 'kaitan teori dengan pemboleh ubah atau dimensi', find: linked },
          {
            name: 'cara teori memandu kajian ini',
            words:
              '(?:kajian|penelitian) ini (?:berpandukan|berasaskan|menggunakan (?:teori|model)|bersandarkan|mengaplikasikan|diasaskan)|teori (?:ini|tersebut) (?:digunakan|dipilih|sesuai|membolehkan)|oleh itu, [^.]{0,80}pemboleh ubah|this study (?:is|was) (?:based|guided|grounded)|(?:built|building) up ?on|gabungan ini|dijadikan pemboleh ubah',
          },
          {
            name: 'jangkaan yang terbit daripada teori',
            words:
              'dijangka|diandaikan|meramalkan|mendorong|membentuk|mempengaruhi|dipengaruhi|is expected|predicts?|hypothesi[sz]ed|menjangkakan',
            within: ['theory'],
          },
        ],
      },
      {
        id: 'kerangka',
        what: 'kerangka konseptual',
        so: 'supaya hubungan antara pemboleh ubah dapat dilihat',
        place: 'kerangka|konsep|framework',
        priority: 2,
        asks: [
          {
            name: 'kerangka konseptual',
            words:
              'kerangka (?:konseptual|konsep|kajian|teori)|conceptual framework|theoretical framework|kerangka (?:ber)?pikir',
          },
          {
            name: 'peranan setiap pemboleh ubah',
            words:
              'pemboleh ubah (?:bebas|bersandar|peramal|kriterion|tidak bersandar|pengantara|penyederhana)|(?:in)?dependent variables?|mediator|moderator|predictor|variabel (?:bebas|terikat)',
          },
          {
            name: 'rajah kerangka',
            find: ({ facts, sentences }) =>
              facts.illustrations.some(
                ({ kind, evidence }) => kind === 'figure' && /kerangka|framework|model/i.test(evidence.quote),
              ) ||
              sentences.some(({ lower }) =>
                /^(?:rajah|figure|gambar)\s*\d[^.]{0,6}[.:]?\s.*(?:kerangka|framework)/.test(lower),
              ),
          },
        ],
      },
    ],
  },
  literatureReview: {
    kinds: ['literature', 'theory'],
    enoughWords: 450,
    items: [
      {
        id: 'liputan',
        what: 'liputan literatur',
        so: 'supaya kajian berpijak pada pengetahuan semasa',
        priority: 1,
        asks: [
          {
            name: 'petikan kajian lepas',
            find: ({ sentences }) => {
              const sentence = sentences.find(
                ({ text, heading }) => heading?.kind !== 'references' && citation.test(text),
              );
              return sentence ? { phrase: sentence.text, sentence } : null;
            },
          },
          {
            name: 'sekurang-kurangnya lima belas rujukan',
            find: ({ facts }) => facts.citations.references >= 15,
          },
          {
            name: 'rujukan terkini',
            find: ({ facts }) => (facts.citations.recentPercent ?? 0) >= 50,
          },
          {
            name: 'sumber berwasit sebagai sandaran utama',
            find: ({ facts: { citations } }) =>
              citations.references >= 4 && citations.websites * 4 <= citations.references,
          },
        ],
        faults: [
          {
            words: '(?:menurut |according to )?(?:laman (?:sesawang|web)|blog|wikipedia|website)',
            within: ['literature', 'introduction'],
            wrong: 'bersandar pada laman sesawang, bukan kajian yang telah diwasitkan',
            advice: 'Gantikan sumber laman sesawang ini dengan artikel jurnal yang diwasitkan.',
            lowers: 1,
            priority: 2,
          },
        ],
      },
      {
        id: 'sintesis',
        what: 'sintesis kajian lepas',
        so: 'supaya kajian lepas dinilai dan bukan sekadar disenaraikan',
        priority: 1,
        asks: [
          {
            name: 'perbandingan antara kajian',
            words:
              'sebaliknya|manakala|sedangkan|berbeza (?:dengan|daripada)|namun|walau bagaimanapun|bertentangan|in contrast|however|whereas|on the other hand|sementara itu|berbeda',
          },
          {
            name: 'persamaan antara kajian',
            words:
              'selari dengan|hampir sama|sejajar|seiring|disokong oleh|kedua-dua (?:kajian|dapatan)|begitu juga|turut (?:mendapati|melaporkan)|similarly|consistent with|likewise|selaras|sejalan',
          },
          {
            name: 'rumusan sendiri daripada kajian lepas',
            words:
              'sintesis|secara keseluruhan|kesimpulannya|rumusannya|ini (?:menunjukkan|memperlihatkan|bermakna)|memperlihatkan|dapat dirumuskan|taken together|overall|these studies|perbezaan pandangan',
          },
          {
            name: 'penilaian terhadap kajian lepas',
            words:
              'kelemahan kajian|kekuatan kajian|terhad kepada|sampel [^.]{0,30}(?:terhad|kecil)|diabaikan|tidak semestinya|belum (?:diteliti|dibuktikan)|limitation|limited to|fail(?:ed|s)? to|overlook|mengabaikan',
          },
        ],
        faults: [
          {
            words: 'semua kajian (?:ini|lepas|terdahulu)[^.]{0,30}membuktikan|all (?:these )?studies prove',
            wrong: 'merumuskan kajian lepas secara mutlak tanpa menilainya',
            advice: 'Bandingkan konteks, sampel dan had setiap kajian lepas sebelum membuat rumusan.',
            lowers: 1,
            priority: 2,
          },
        ],
      },
      {
        id: 'jurang',
        what: 'jurang kajian daripada literatur',
        so: 'supaya keperluan kajian ini jelas',
        place: 'jurang|sorotan|literatur|literature|tinjauan',
        priority: 1,
        asks: [
          {
            name: 'jurang kajian',
            words:
              'jurang|lompang|gap\\b|belum (?:banyak|diteliti|dikaji)|masih (?:terhad|kurang|jarang)|kurang (?:dikaji|diberi perhatian)|few studies|little is known|sering diabaikan',
          },
          {
            name: 'bukti jurang itu',
            words:
              '(?:pertama|kedua|ketiga), [^.]{0,120}(?:terhad|belum|diabaikan|kurang)|kebanyakan kajian|most (?:studies|research)|kajian (?:lepas|terdahulu) (?:lebih|hanya|menumpukan)|existing',
          },
          {
            name: 'cara kajian ini mengisinya',
            words:
              '(?:mengisi|merapatkan|menangani|memenuhi) (?:jurang|lompang)|oleh itu, kajian ini|sehubungan (?:dengan )?itu, kajian|this (?:study|paper) (?:fills|addresses)|to (?:fill|bridge|close|address) (?:this|the) gap|closing this gap|bridge the gap|complementing existing',
          },
        ],
      },
    ],
  },
};
