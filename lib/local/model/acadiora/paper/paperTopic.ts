import type { ModelFacts } from './requestFacts.ts';
import { quoted } from '../../language/phrases.ts';
import type { Sentence } from './sentence.ts';

/** Words that bind others, in Malay, English and Indonesian: no topic begins or ends with one. */
const bindingWords =
  'dan yang dalam dengan untuk bagi serta pada kepada di ke dari daripada oleh atau secara berdasarkan melalui terhadap satu setiap ini itu adalah ialah iaitu juga telah akan dapat boleh lebih tidak bukan tiada mereka kita saya kami antara seperti sebagai lain semua orang dua tiga empat lima para sangat amat lagi maka jika agar supaya apabila semasa selepas sebelum setelah kerana namun manakala sedangkan walau bahawa hanya masih sudah belum tersebut berkenaan the of and in to for with on by an using from their is are was were be been this that these those which as at it its has have had not can may also more than between among into such other they them our we his her one two three who what when where how will would should could karena bisa adanya sebuah suatu tentang hingga sehingga terdapat merupakan';
/** Words of any paper: they say nothing of what this one is about. */
const paperWords =
  'kajian penyelidikan penelitian dapatan hasil jadual rajah tabel gambar data analisis statistik min skor sisihan piawai nilai tahap aras tinggi rendah sederhana responden sampel populasi soal selidik item skala likert objektif persoalan soalan hipotesis instrumen kesahan kebolehpercayaan perbezaan hubungan signifikan kumpulan eksperimen kawalan ujian korelasi pearson reka bentuk kaedah literatur sorotan lepas lanjutan perbincangan kesimpulan abstrak pengenalan pernyataan masalah kepentingan menunjukkan mendapati menggunakan digunakan dijalankan bertujuan mengenal pasti study research findings results table figure analysis mean standard deviation sample respondents questionnaire significant difference relationship level method methods methodology data items scale discussion conclusion abstract introduction journal university universiti jurnal section paper show shows showed found used based';
const ignored = new Set(`${bindingWords} ${paperWords}`.split(' '));

/** Fewer mentions than this are chance. */
const fewestMentions = 3;
/** Enough of a paper to see what it is about. */
const mostSentences = 1_500;

const isTelling = (word: string): boolean => word.length >= 2 && /^\p{L}[\p{L}-]*$/u.test(word) && !ignored.has(word);

function pairsOf(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lower } of sentences) {
    // A comma or bracket between two words parts them.
    const words = lower.split(/\s+/);
    for (const [index, first] of words.entries()) {
      const second = words[index + 1]?.replace(/[.,;:)”"’]+$/, '') ?? '';
      if (first.length + second.length < 8 || !isTelling(first) || !isTelling(second) || first === second) continue;
      const pair = `${first} ${second}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return counts;
}

/** The pair of words a paper says most, quoted when it is not Malay. */
export function paperTopic(sentences: readonly Sentence[], language: ModelFacts['language']): string {
  // Before the first heading stand names and addresses; after the body, the works of others.
  const body = sentences.filter(({ heading }) => heading !== null && !['front', 'references'].includes(heading.kind));
  const own = (body.length > 0 ? body : sentences).slice(0, mostSentences);
  let best = { pair: '', count: fewestMentions - 1 };
  for (const [pair, count] of pairsOf(own)) if (count > best.count) best = { pair, count };
  return best.pair === '' || language === 'ms' ? best.pair : quoted(best.pair);
}
