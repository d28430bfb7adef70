import type { Paper } from '../paper/paper.ts';
import { wordCount, type Sentence } from '../paper/sentence.ts';
import { sentenceThat } from './counted.ts';
import type { CueTable, Found } from './cue.ts';

const running = ({ sentences }: Paper): Sentence[] =>
  sentences.filter(
    ({ text, heading }) => heading?.kind !== 'references' && heading?.kind !== 'appendix' && wordCount(text) > 4,
  );

/** A sentence longer than this is hard to follow. */
const longSentence = 55;

const longest = (paper: Paper): Found | null =>
  sentenceThat(
    { sentences: running(paper) },
    ({ text }) => wordCount(text) > longSentence && /^\p{Lu}/u.test(text) && !/[;:•]/.test(text),
  );

const meanWords = (paper: Paper): number => {
  const all = running(paper);
  return all.length === 0 ? 0 : all.reduce((sum, { text }) => sum + wordCount(text), 0) / all.length;
};

/** Conclusion and technical aspects. */
export const closingCues: CueTable = {
  conclusion: {
    kinds: ['conclusion'],
    enoughWords: 80,
    items: [
      {
        id: 'rumusan',
        what: 'rumusan kajian',
        so: 'supaya tujuan kajian terjawab',
        priority: 1,
        asks: {
          'rumusan dapatan':
            'kesimpulannya|secara (?:keseluruhan|kesimpulan|umum)|rumusannya|kajian ini (?:menunjukkan|mendapati|merumuskan|telah)|dapat disimpulkan|in (?:conclusion|summary)|this study (?:shows?|found|has)|we conclude|berdasarkan hasil|to conclude|in sum|to sum up|overall|(?:this|the|present) (?:study|research|paper|review|article|trial) (?:has |have )?(?:show|found|find|demonstrate|conclude|explore|examine|propose|investigate|provide|reveal|contribute|present|argue)[a-z]*|(?:results?|findings?) (?:show|indicate|suggest|demonstrate|confirm)|it (?:can be|is) concluded|was (?:lived|found)|penelitian ini (?:menunjukkan|menyimpulkan)|dapat disimpulkan|disimpulkan bahwa|hasil penelitian|produced|kajian ini (?:berjaya|telah|merumuskan)',
          'kaitan dengan fokus kajian':
            '(?:tahap|hubungan|keberkesanan|kesan|penggunaan|kesediaan|niat|pencapaian|minat|kemahiran|amalan|effect|relationship|skills?|learning)|(?:effects?|impact|relationship|influence|experiences?|framework|model|programme|practice|achievement|motivation|performance|teachers|students|mentoring|teaching|pengaruh|keefektifan|penerapan|pembelajaran|kemandirian|tingkah laku|pembangunan|impak)',
          'makna rumusan itu kepada amalan':
            '(?:boleh|perlu|wajar|sumbangan|menyumbang|implikasi|panduan|should|contribut|help|recommend|hope that)|(?:can|could|may|need|valuable|useful|implication|suggests?|important|support|enable|dapat|perlu|hendaknya|bermanfaat|kontribusi|motivates|gain|regardless|membantu)',
        },
        faults: [
          {
            words:
              'terbukti berkesan|(?:kejayaannya )?tidak dapat dinafikan|kaedah tradisional tidak lagi|perlu dihapuskan|mewajibkan|undoubtedly|proven to be (?:very )?effective',
            wrong: 'membuat rumusan mutlak yang melebihi dapatan',
            advice: 'Nyatakan rumusan mengikut dapatan yang dilaporkan, tanpa kata mutlak.',
            lowers: 1,
            priority: 1,
          },
        ],
      },
      {
        id: 'batasan',
        what: 'batasan kajian',
        so: 'supaya pembaca tidak menggeneralisasikan dapatan secara berlebihan',
        place: 'batasan|limitasi|limitation|kekangan',
        priority: 1,
        asks: {
          'batasan kajian':
            '(?:batasan|limitasi|kekangan|limitation|keterbatasan)|terhad kepada|limited to|limitations?|limited|constraints?|shortcomings?|restricted|keterbatasan|kelemahan (?:kajian|penelitian)|skop kajian|terbatas|drawback',
          'punca batasan itu':
            '(?:sampel|laporan kendiri|keratan rentas|satu (?:institut|sekolah|kelas|semester|daerah)|self-report|sample size|one school|single|tempoh)|(?:one|single|two|a) (?:[a-z]+ )?(?:district|school|university|state|institution|class|site|database|databases|semester)|small (?:sample|number)|sample|self-report|cross-sectional|short (?:duration|period)|only (?:one|interviews|two|a|english)|databases|in english|interviews only|not been tested|have not|convenience|satu (?:universitas|sekolah|kelas|negeri)|hanya (?:berasal|melibatkan|dilakukan)|kelas sahaja|tempoh (?:kajian|masa)',
          'had generalisasi':
            '(?:tidak (?:boleh|dapat|wajar) (?:di|meng)generalisasi|(?:di|meng)?generalisasi|(?:cannot|not) be generali|generali[sz]|tidak mewakili|berhati-hati)|generali[sz](?:ed|able|ability|ation|ations|e)|(?:cannot|not|should not|may not) be (?:extended|transferred|applied|assumed)|not (?:representative|intended|be representative)|with caution|transferab|hanya (?:sah|sesuai|terpakai)|tidak dapat digeneralisasi|digeneralisasikan|causal (?:claims|inference)|(?:has|have) not been tested|satu kelas sahaja|in english',
        },
        faults: [
          {
            words:
              '(?:semua (?:murid|guru|pelajar|sekolah|siswa)[^.]{0,40}(?:malaysia|negara|indonesia)|di semua sekolah|untuk semua (?:murid|guru|pelajar)|all (?:students|teachers|schools))',
            unless:
              /tidak (?:boleh|dapat|wajar|semestinya|mewakili)|\bnot\b|cannot|\bonly\b|limit|terhad|future|further|lanjutan|\bmay\b|caution/,
            wrong: 'menggeneralisasikan dapatan melebihi sampel kajian',
            advice: 'Hadkan rumusan kepada peserta dan konteks yang dikaji.',
            lowers: 2,
            priority: 1,
          },
        ],
      },
      {
        id: 'kajianLanjutan',
        what: 'cadangan kajian lanjutan',
        so: 'supaya penyelidik lain dapat meneruskan kajian',
        place: 'lanjutan|cadangan|future|saran|recommend',
        priority: 2,
        asks: {
          'cadangan kajian lanjutan':
            'kajian (?:lanjutan|akan datang|seterusnya|masa (?:depan|hadapan))|penyelidikan (?:lanjutan|akan datang)|penyelidik (?:lain|akan datang)|penelitian selanjutnya|peneliti selanjutnya|future (?:research|studies|study|work|investigations?)|further (?:research|studies|investigation)|kajian di [^.]{0,30} juga diperlukan|future (?:researchers?|directions|investigation|inquiry|efforts|versions?|development)|(?:further|subsequent|follow-up|additional) (?:research|stud(?:y|ies)|work|inquiry|investigations?)|more research|researchers (?:should|could|may)|next steps?|penelitian (?:selanjutnya|lanjutan|berikutnya|mendatang)|peneliti (?:selanjutnya|lain|berikutnya)|kajian (?:susulan|lanjut|seterusnya)',
          'arah kajian yang khusus':
            '(?:kajian|penyelidikan|penelitian|penyelidik|peneliti|future|further)[^.]{0,60}(?:lanjutan|akan datang|selanjutnya|research|studies|work|seterusnya)[^.]{0,60}(?:menggunakan|melibatkan|meneliti|meluaskan|membandingkan|memfokus|use|involve|explore|examine|compare|include|dapat|boleh)|(?:future|further|subsequent|more)[^.]{0,30}(?:research|stud(?:y|ies)|work|researchers|inquiry)[^.]{0,60}(?:should|could|may|might|can|need|will|test|follow|employ|investigate|replicate|extend|include|examine|compare|use)|researchers (?:should|could)|(?:penelitian|peneliti) (?:selanjutnya|lain|berikutnya)[^.]{0,60}(?:disarankan|dapat|menggunakan|perlu|hendaknya)|kajian seterusnya[^.]{0,60}(?:boleh|melibatkan|menggunakan|perlu)',
        },
      },
    ],
  },
  technical: {
    kinds: [],
    enoughWords: 0,
    items: [
      {
        id: 'bahasa',
        what: 'kejelasan bahasa',
        isManner: true,
        so: 'supaya maksud kertas mudah difahami',
        priority: 2,
        asks: {
          'ayat yang sederhana panjangnya': { find: (paper) => meanWords(paper) > 0 && meanWords(paper) <= 28 },
          'teks yang bebas daripada ayat terlalu panjang': {
            find: (paper) => running(paper).length > 0 && longest(paper) === null,
          },
          'gaya formal': {
            find: (paper) =>
              running(paper).length > 0 &&
              !running(paper).some(({ lower }) =>
                /(?<![a-z])(?:nak|tak|cikgu-cikgu|macam mana|ni lah|best|alangkah baiknya|gonna|wanna)(?![a-z])/.test(
                  lower,
                ),
              ),
          },
          'penanda wacana':
            '(?:walau bagaimanapun|oleh itu|selain itu|sehubungan|tambahan pula|seterusnya|sebaliknya|namun|manakala|however|therefore|furthermore|moreover|in addition|dengan demikian|oleh karena itu)|(?:thus|hence|consequently|nevertheless|in contrast|similarly|on the other hand|for example|although|in summary|firstly|finally|also|such as|whereas|selanjutnya|sebaliknya|misalnya|contohnya|kesimpulannya)',
        },
        faults: [
          {
            find: longest,
            wrong: 'terlalu panjang sehingga maksudnya sukar diikuti',
            advice: 'Pecahkan ayat ini kepada dua atau tiga ayat yang membawa satu maksud setiap satu.',
            lowers: 1,
            priority: 3,
          },
          {
            words: '(?:alangkah baiknya|terfikir|macam mana|cikgu-cikgu|sangat-sangat)',
            wrong: 'menggunakan gaya bercerita yang tidak sesuai dengan kertas ilmiah',
            advice: 'Tulis semula ayat ini dengan gaya ilmiah yang objektif.',
            lowers: 1,
            priority: 3,
          },
        ],
      },
      {
        id: 'petikan',
        act: 'Pastikan ada',
        what: 'padanan petikan dengan senarai rujukan',
        so: 'supaya setiap sumber dapat dikesan',
        place: 'rujukan|references|bibliografi|daftar pustaka',
        priority: 1,
        asks: {
          'petikan dalam teks': { find: ({ facts }) => facts.citations.inText > 0 },
          'senarai rujukan': { find: ({ facts }) => facts.citations.references > 0 },
          'entri rujukan bagi setiap petikan': {
            find: ({ facts: { citations } }) =>
              citations.inText > 0 && citations.references > 0 && citations.notListed.length === 0,
          },
          'petikan bagi setiap sumber yang disenaraikan': {
            find: ({ facts: { citations } }) =>
              citations.inText > 0 && citations.references > 0 && citations.notCited.length === 0,
          },
        },
      },
      {
        id: 'gaya',
        what: 'ketekalan gaya rujukan dan format',
        act: 'Gunakan',
        so: 'supaya kertas mematuhi satu gaya',
        place: 'rujukan|references|bibliografi|daftar pustaka',
        priority: 2,
        asks: {
          'gaya petikan yang seragam': {
            find: ({ facts }) => facts.citations.style === 'author-year' || facts.citations.style === 'numbered',
          },
          'senarai rujukan yang tersusun mengikut gayanya': {
            find: ({ facts }) => facts.citations.isOrdered === true,
          },
          'kapsyen dan sebutan bagi setiap jadual dan rajah': {
            find: ({ facts: { illustrations } }) =>
              illustrations.every(({ isPresent, isMentioned }) => isPresent && isMentioned),
          },
        },
      },
    ],
  },
};
