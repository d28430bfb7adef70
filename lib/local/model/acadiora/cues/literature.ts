import { theoriesIn } from '../extras/theories.ts';
import { ofMeasures, sentenceThat } from './counted.ts';
import type { Paper } from '../paper/paper.ts';
import type { CueTable, Found } from './cue.ts';

const citation = /\((?:[^()]{2,80},? )?(?:19|20)\d\d[a-z]?(?:[^()]{0,80})?\)|\[\d+\]/;

const namedTheory = (paper: Paper): Found | null => theoriesIn(paper)[0]?.found ?? null;

/** The sentence that names a theory and what the study measures. */
const linked = (paper: Paper): Found | null =>
  sentenceThat(
    paper,
    ({ lower, heading }) =>
      heading?.kind !== 'references' &&
      /pemboleh ubah|variab(?:el|le)|faktor|dimension|dimensi|outcome|lens\b|independent|dependent|learning as|treated as|focus of|fokus|aspek|peramal|kriterion|variable|predict|construct|konstruk|reka bentuk modul|fokus kajian/.test(
        lower,
      ) &&
      /teori|model|kerangka|theor(?:y|ies|etical)|framework|approach/.test(lower),
  );

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
        asks: {
          'nama teori atau model': { find: namedTheory },
          'huraian isi teori':
            '(?:teori|model|theory)[^.]{0,120}(?:menjelaskan|menyatakan|menerangkan|mengandungi|menekankan|berpendapat|mencadangkan|explains?|posits?|states?|suggests?|menjelaskan|consists?)|(?:teori|model|theory|framework|approach|kerangka|pendekatan)\\b[^.]{0,140}(?:holds?|argues?|proposes?|describes?|emphasi[sz]es?|maintains?|assumes?|suggests?|comprises?|views?|is based on|explains?|defines?|mendefinisikan|menjelaskan|terdiri|berpandangan|postulat)',
          'sumber teori': {
            find: ({ sentences }) =>
              sentences.some(
                ({ lower, text, heading }) =>
                  heading?.kind !== 'references' &&
                  /teori|model|kerangka|theor(?:y|ies|etical)|framework|approach/.test(lower) &&
                  citation.test(text),
              ),
          },
        },
      },
      {
        id: 'hubungan',
        what: 'hubungan teori dengan fokus kajian',
        so: 'supaya pemilihan teori dapat dipertahankan',
        place: 'teori|kerangka|theor|framework',
        priority: 2,
        asks: {
          'kaitan teori dengan pemboleh ubah atau dimensi': { find: linked },
          'cara teori memandu kajian ini':
            '(?:kajian|penelitian) ini (?:berpandukan|berasaskan|menggunakan (?:teori|model)|bersandarkan|mengaplikasikan|diasaskan)|teori (?:ini|tersebut) (?:digunakan|dipilih|sesuai|membolehkan)|oleh itu, [^.]{0,80}pemboleh ubah|this study (?:is|was) (?:based|guided|grounded)|(?:built|building) up ?on|gabungan ini|dijadikan pemboleh ubah|(?:guided|informed|underpinned|framed|grounded|based|anchored) (?:by|in|on|upon)[^.]{0,60}(?:theory|model|framework)|based on (?:this|the) theor|(?:theory|model|framework)[^.]{0,80}(?:guide[sd]?|underpin(?:s|ned)?|inform(?:s|ed)?|frame[sd]?|lens|adopted|served|was used|is used|explains when|is appropriate)|draw(?:s|ing|n)? (?:on|upon)|builds? on|through the lens|as (?:a|the|its) lens|penelitian ini (?:didasarkan|mengacu)|berdasarkan teori|teori ini (?:menjadi|digunakan)|dijadikan (?:asas|landasan|sandaran)|menjadi (?:asas|landasan|sandaran)',
          'jangkaan yang terbit daripada teori': {
            words:
              'dijangka|diandaikan|meramalkan|mendorong|membentuk|mempengaruhi|dipengaruhi|is expected|predicts?|hypothesi[sz]ed|menjangkakan|hypothes|proposition \\d|expected (?:to|that)|predict|it follows that|moderat|influences?|memengaruhi|berpengaruh|menduga|will (?:outperform|be)|assum',
            when: (paper) => ofMeasures(paper) || paper.kind === 'concept',
            within: ['theory', 'literature', 'other'],
          },
        },
      },
      {
        id: 'kerangka',
        what: 'kerangka konseptual',
        so: 'supaya hubungan antara pemboleh ubah dapat dilihat',
        place: 'kerangka|konsep|framework',
        priority: 2,
        asks: {
          'kerangka konseptual':
            'kerangka (?:konseptual|konsep|kajian|teori)|conceptual framework|theoretical framework|kerangka (?:ber)?pikir|(?:framework|kerangka)\\b[^.]{0,60}(?:consists?|comprises?|shows?|presents?|terdiri|mengandungi)|(?:proposed|analytical|research) (?:framework|model)|a framework (?:for|of)|model penelitian|model konseptual|conceptual model|model kajian|as (?:a|the) lens',
          'peranan setiap pemboleh ubah': {
            when: (paper) => ofMeasures(paper) || paper.kind === 'concept',
            words:
              'pemboleh ubah (?:bebas|bersandar|peramal|kriterion|tidak bersandar|pengantara|penyederhana)|(?:in)?dependent variables?|mediator|moderator|predictor|variabel (?:bebas|terikat)|(?:independent|dependent|outcome|predictor|mediating|moderating|control) variables?|as (?:the )?(?:independent|dependent|outcome|predictor|moderator|mediator)|dimensions?\\b|dimensi|variabel|aspek utama|moderates?|mediates?',
          },
          'rajah kerangka': {
            when: (paper) => ofMeasures(paper) || paper.kind === 'concept',
            find: ({ facts, sentences }) =>
              facts.illustrations.some(
                ({ kind, evidence }) => kind === 'figure' && /kerangka|framework|model/i.test(evidence.quote),
              ) ||
              sentences.some(({ lower }) =>
                /^(?:rajah|figure|gambar)\s*\d[^.]{0,6}[.:]?\s.*(?:kerangka|framework)/.test(lower),
              ),
          },
        },
      },
    ],
  },
  literatureReview: {
    kinds: ['literature', 'theory'],
    enoughWords: 300,
    items: [
      {
        id: 'liputan',
        act: 'Gunakan',
        what: 'liputan literatur',
        so: 'supaya kajian berpijak pada pengetahuan semasa',
        priority: 1,
        asks: {
          'petikan kajian lepas': {
            find: (paper) =>
              sentenceThat(paper, ({ text, heading }) => heading?.kind !== 'references' && citation.test(text)),
          },
          'sekurang-kurangnya lima belas rujukan': {
            find: ({ facts }) => facts.citations.references >= 15,
          },
          'rujukan terkini': {
            find: ({ facts }) => (facts.citations.recentPercent ?? 0) >= 50,
          },
          'sumber berwasit sebagai sandaran utama': {
            find: ({ facts: { citations } }) =>
              citations.references >= 4 && citations.websites * 4 <= citations.references,
          },
        },
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
        asks: {
          'perbandingan antara kajian':
            'sebaliknya|manakala|sedangkan|berbeza (?:dengan|daripada)|namun|walau bagaimanapun|bertentangan|in contrast|however|whereas|on the other hand|sementara itu|berbeda|by contrast|in contrast|contrary to|conflicting|mixed (?:results|findings|feelings|evidence)|inconsistent|while |although|differ(?:s|ed|ent)? from|unlike|others? (?:argue|found|report)|but (?:not|they|these)|sebaliknya|berbeda|namun|sedangkan|akan tetapi',
          'persamaan antara kajian':
            'selari dengan|hampir sama|sejajar|seiring|disokong oleh|kedua-dua (?:kajian|dapatan)|begitu juga|turut (?:mendapati|melaporkan)|similarly|consistent with|likewise|selaras|sejalan|similar(?:ly)?|in line with|in agreement|agrees? with|echo(?:es|ed)?|confirm(?:s|ed)?|also (?:found|reported|show)|consistently|both studies|likewise|corroborat|sejalan dengan|mendukung|senada|begitu pula|demikian pula|consistent',
          'rumusan sendiri daripada kajian lepas':
            'sintesis|secara keseluruhan|kesimpulannya|rumusannya|ini (?:menunjukkan|memperlihatkan|bermakna)|memperlihatkan|dapat dirumuskan|taken together|overall|these studies|perbezaan pandangan|in sum(?:mary)?|together|overall|(?:these|the|previous) (?:studies|findings|results|works?|authors|literature)[^.]{0,40}(?:suggest|indicate|show|point|leave|highlight|may reflect|limit|overlook)|the literature (?:points|suggests|shows|leaves)|can be (?:grouped|classified|divided)|three (?:strands|themes|approaches)|berdasarkan uraian|dapat disimpulkan|dengan demikian',
          'penilaian terhadap kajian lepas':
            'kelemahan kajian|kekuatan kajian|terhad kepada|sampel [^.]{0,30}(?:terhad|kecil)|diabaikan|tidak semestinya|belum (?:diteliti|dibuktikan)|limitation|limited to|fail(?:ed|s)? to|overlook|mengabaikan|limitations?|limited|small (?:sample|number)|(?:sample|samples) (?:was|were) small|not randomly|only |overlook(?:s|ed)?|neglect(?:s|ed)?|ignore[sd]?|weakness|shortcoming|critici[sz]|however, (?:their|these|this|most|the)|lacked|do not (?:consider|address)|did not|remains? unclear|little is known|unexamined|keterbatasan|kelemahan penelitian|masih terbatas|belum konsisten|hanya (?:melibatkan|mengkaji|meneliti)',
        },
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
        asks: {
          'jurang kajian':
            'jurang|lompang|gap\\b|belum (?:banyak|diteliti|dikaji)|masih (?:terhad|kurang|jarang)|kurang (?:dikaji|diberi perhatian)|few studies|little is known|sering diabaikan|gaps?\\b|few (?:studies|have|ask)|fewer|little (?:is known|research|attention)|scarce|overlook(?:s|ed)?|unexamined|unexplored|under-?(?:explored|studied|researched)|has not (?:yet )?been|have not (?:yet )?been|remains? (?:unclear|limited|unknown|open)|leaves? open|no (?:study|studies)|lack of (?:research|studies)|kesenjangan|masih (?:jarang|terbatas|sedikit)|belum (?:konsisten|ada|banyak)',
          'bukti jurang itu':
            '(?:pertama|kedua|ketiga), [^.]{0,120}(?:terhad|belum|diabaikan|kurang)|kebanyakan kajian|most (?:studies|research)|kajian (?:lepas|terdahulu) (?:lebih|hanya|menumpukan)|existing|most (?:of the )?(?:studies|research|classroom|work|existing)|previous (?:studies|research|reviews|work)|prior (?:studies|research)|existing (?:studies|research|guidelines|tools)|(?:studies|authors|research)[^.]{0,60}(?:focused|concentrated|limited|restricted|overlook|considered|conducted)|limited to|only (?:in|one|two|a few)|penelitian (?:terdahulu|sebelumnya)|sebagian besar',
          'cara kajian ini mengisinya':
            '(?:mengisi|merapatkan|menangani|memenuhi) (?:jurang|lompang)|oleh itu, kajian ini|sehubungan (?:dengan )?itu, kajian|this (?:study|paper) (?:fills|addresses)|to (?:fill|bridge|close|address) (?:this|the) gap|closing this gap|bridge the gap|complementing existing|(?:fills?|addresse?s?|bridges?|closes?|contributes?)[^.]{0,30} gap|to (?:fill|bridge|close|address) (?:this|the|that|these)|(?:present|current|this) (?:study|paper|research|review|article) (?:therefore |thus |seeks? to |aims? to |attempts? to )?(?:fill|address|extend|contribute|examine|investigate|explore|randomi[sz]ed|respond)|therefore, this (?:study|paper)|penelitian ini (?:dilakukan|mengisi|bertujuan)|mengisi kesenjangan|oleh karena itu',
        },
      },
    ],
  },
};
