import { isPerson, numeralWords, valueInWords } from '../study/sample.ts';
import { paperLanguage } from '../text/paperLanguage.ts';

/** A number of things that a text states: '12 sensor nodes', 'sembilan orang GBK'. */
export interface Count {
  size: number;
  /** The thing by one word in the singular: 'node', 'gbk'. */
  thing: string;
  /** What else it may be called, where others call it so too. */
  family: string;
  /** As printed. */
  printed: string;
  at: number;
  end: number;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
const stops = wordsOf(
  `yang dan dengan untuk dalam ini itu pada kepada adalah tidak telah oleh akan juga bagi atau antara lebih di ke mereka terhadap secara
  seperti daripada dari iaitu yaitu ialah serta sebagai mengikut berdasarkan melalui selama semasa ketika sahaja hingga sehingga kerana
  the of and in to is that for with was were are this by from on as which be have had has who whose or at per each out than when where
  while during within between into did not using`,
);
const classifiers = wordsOf('orang buah biji helai batang ekor keping unit set naskhah butir');
/** Of these a paper has many sizes: how long, how old, how much. */
const measures = wordsOf(
  `mata minit jam saat bulan tahun markah kali peratus ringgit sen lagi lain pertama utama daripadanya
  point minute hour second month year mark time other old percent`,
);
const studies = /^(?:kajian|artikel|kertas|makalah|studi|study|article|paper)$/u;

const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,=–/-])(?<!(?:jadual|rajah|tables?|tabel|figure|gambar|bab|versi|version|tahun|year|form|grade|standard|tingkatan|darjah|kelas|class|kitaran|cycle|fasa|phase|minggu|week|tema|theme|item|block|semester|no\.?|bil\.?|RM)\s)(?:(\d{1,3}(?:,\d{3})+|\d{1,4})(?![.,–-]?\d)|(${numeralWords}))\)?(?=((?:[\s-]+[\p{L}'’]+){1,6}))`,
  'giu',
);
/** Schools are called by their kind for short. */
const school = /^(?:smk|skm|sjk[ct]?)$/u;
const plural = /(?:[^s]s|children|people)$/u;
const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/s$/u, '');

/** Things that are counted in a text; not what is measured, nor what is one. */
export function countsIn(text: string): Count[] {
  const isEnglish = paperLanguage(text) === 'en';
  return [...text.matchAll(counted)].flatMap((match) => {
    const [whole, digits, inWords = '', after = ''] = match;
    const size = digits === undefined ? valueInWords(inWords) : Number(digits.replaceAll(',', ''));
    const all = after.trim().split(/[\s-]+/u);
    const stop = all.findIndex((word) => stops.has(word.toLowerCase()));
    const words = stop < 0 ? all : all.slice(0, stop);
    const first = classifiers.has(words[0] ?? '') && words.length > 1 ? 1 : 0;
    const at = isEnglish ? words.slice(0, 4).findLastIndex((word) => plural.test(word)) : first;
    const named = (isEnglish ? singular(words[at] ?? '') : (words[at] ?? '')).toLowerCase();
    const thing = school.test(named) ? 'sekolah' : named;
    const isYear = size >= 1900 && size <= 2100 && !digits?.includes(',');
    if (size < 2 || isYear || thing.length < 3 || measures.has(thing) || words.includes('pertama')) return [];
    const family = words[0] === 'orang' || isPerson.test(thing) ? 'orang' : studies.test(thing) ? 'kajian' : thing;
    return [
      {
        size,
        thing,
        family,
        printed: `${whole} ${words.slice(0, at + 1).join(' ')}`,
        at: match.index,
        end: match.index + whole.length,
      },
    ];
  });
}
