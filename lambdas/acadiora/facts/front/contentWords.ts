import { wordSet } from '../text/words.ts';

/** Words that say nothing of what a study is about. */
const empty = wordSet(
  `yang dan di ke dari daripada dalam pada untuk dengan antara oleh atau ini itu adalah ialah bagi terhadap tentang kepada akan telah
  secara sebagai serta juga tidak terdapat ada iaitu kajian ini objektif persoalan soalan tujuan hipotesis nol mengenal pasti menentukan
  mengkaji meneroka menilai menguji menganalisis melihat mengetahui apakah adakah bagaimanakah sejauh sejauhmanakah manakah kalangan
  berdasarkan mengikut signifikan orang para sama mereka penyelidikan penelitian adakah bertujuan meninjau dihadapi digunakan mengatasi tersebut kedua-dua menjawab meneliti the of and in to for a an on
  is are was were be by with among between from at as this that study research question objective hypothesis examine determine identify
  investigate explore assess evaluate find out what how does do there significant whether than more less which their they its has have terdapatnya
  have had been do can could will would may use used when each after before end tahun tingkatan year satu dua tiga empat lima enam one two three four five six mengukur mengenalpasti apa bagaimana apakah untuk dapat boleh yang lebih sangat menggunakan using use`,
);

/** Words that name the same thing in an objective and in a finding. */
const alike = [
  'perbezaan berbeza perbandingan membandingkan perbedaan berbeda higher lower difference differences differ differed compare compared',
  'hubungan korelasi berkorelasi berkait kaitan relationship correlation correlated related association',
  'tahap min skor level levels mean tingkat aras',
  'kesan keberkesanan berkesan peningkatan meningkat meningkatkan pengaruh mempengaruhi effect effects effectiveness efektif keefektifan impact influence improve improved improvement increase increased gain',
  'jantina lelaki perempuan gender male female males females boys girls laki-laki',
  'meramal meramalkan ramalan peramal regresi predict predictor predicts predictors regression menyumbang sumbangan',
  'cabaran kekangan halangan masalah challenges challenge barriers kesulitan kendala',
  'pandangan persepsi perceptions perception views pendapat perspektif',
  'pencapaian prestasi markah achievement performance scores score prestasi',
  'strategi cara pendekatan strategies strategy approaches',
  'murid pelajar siswa students student pupils mahasiswa learners',
  'guru pendidik teachers teacher educators',
].map((words) => words.split(' '));
const meaning = new Map(alike.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

const affix =
  /^(?:[mp]e(?=l\p{L}{4})|member|memper|mem|men|meng|meny|ber|ter|per|pen|pem|peng|ke|di|se)(?=\p{L}{4})|(?:nya|kan|lah|kah|an|i|s|ing|ed)$/gu;

/** What a text is about: its content words, each reduced to what its forms have in common. */
export function contentWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}[\p{L}-]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const bare = word.replace(/(?:nya|kah|lah)$/u, '');
      if (empty.has(word) || empty.has(bare) || word.length < 2) return [];
      return [meaning.get(word) ?? meaning.get(bare) ?? stem(bare)];
    }),
  );
}

const stem = (word: string): string => {
  const bare = word.length > 6 ? word.replace(affix, '') : word;
  return bare.length >= 3 ? bare.slice(0, 6) : word;
};
