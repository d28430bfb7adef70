import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { rubric, weakness, type Where } from '../remarks/remark.ts';
import { isPerson } from '../study/sample.ts';
import { numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { english, malayan, paperLanguage, wordSet } from '../text/words.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';
import { re } from '../text/patterns.ts';

/** A size that a paper states of something. */
export interface Size {
  size: number;
  /** As printed; without it 'n = 24'. */
  printed?: string;
  /** What else the thing may be called, where others call it so too; people where it does not say. */
  family?: string;
  evidence: Citation;
}

/** A number of things that a sentence states: '12 sensor nodes', 'sembilan orang GBK'. */
export interface Count extends Required<Size> {
  /** The thing by one word in the singular: 'node', 'gbk'. */
  thing: string;
  sentence: StudySentence;
  /** The sentence before the count, behind its number, and behind the thing. */
  before: string;
  after: string;
}

const stops = wordSet(
  `${[...malayan, ...english].join(' ')} daripada dari iaitu yaitu ialah serta sebagai mengikut berdasarkan melalui selama semasa ketika sahaja hingga sehingga kerana
  had has who whose or at per each out than when where while during within between into did not using`,
);
const classifiers = wordSet('orang buah biji helai batang ekor keping unit set naskhah butir');
/** Of these a paper has many sizes: how long, how old, how much. */
const measures = wordSet(
  `mata minit jam saat bulan tahun markah kali peratus ringgit sen lagi lain pertama utama daripadanya
  point minute hour second month year mark time other old percent`,
);
const studies = /^(?:kajian|artikel|kertas|makalah|studi|study|article|paper)$/u;

const counted = re.giu`(?<![\p{L}\d.,=–/-])(?<!(?:jadual|rajah|tables?|tabel|figure|gambar|bab|versi|version|tahun|year|form|grade|standard|tingkatan|darjah|kelas|class|kitaran|cycle|fasa|phase|minggu|week|tema|theme|item|block|semester|no\.?|bil\.?|RM)\s)(?:\d{1,3}(?:,\d{3})+|\d{1,4}(?![.,–-]?\d)|${numeralWords})\)?(?=((?:[\s-]+[\p{L}'’]+){1,6}))`;
/** Schools are called by their kind for short. */
const school = /^(?:smk|skm|sjk[ct]?)$/u;
const plural = /(?:[^s]s|children|people)$/u;
const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/s$/u, '');

/** Things that are counted in a sentence; not what is measured, nor what is one. */
function countsIn(sentence: StudySentence): Count[] {
  const { text } = sentence;
  const isEnglish = paperLanguage(text) === 'en';
  return [...text.matchAll(counted)].flatMap((match) => {
    const [whole, following = ''] = match;
    const size = valueOfNumeral(whole.replace(/,|\)$/gu, ''));
    const all = following.replace(/^[\s-]+/u, '').split(/[\s-]+/u);
    const stop = all.findIndex((word) => stops.has(word.toLowerCase()));
    const words = stop < 0 ? all : all.slice(0, stop);
    const first = classifiers.has(words[0] ?? '') && words.length > 1 ? 1 : 0;
    // 'a 38-item questionnaire'.
    const isCompound = /^-items?(?!\p{L})/iu.test(following);
    const last = isEnglish && !isCompound ? words.slice(0, 4).findLastIndex((word) => plural.test(word)) : first;
    const named = (isEnglish ? singular(words[last] ?? '') : (words[last] ?? '')).toLowerCase();
    const thing = school.test(named) ? 'sekolah' : named;
    const isYear = size >= 1900 && size <= 2100 && !whole.includes(',');
    if (size < 2 || isYear || thing.length < 3 || measures.has(thing) || words.includes('pertama')) return [];
    return [
      {
        size,
        thing,
        family: words[0] === 'orang' || isPerson.test(thing) ? 'orang' : studies.test(thing) ? 'kajian' : thing,
        printed: `${whole} ${words.slice(0, last + 1).join(' ')}`,
        before: text.slice(0, match.index),
        after: text.slice(match.index + whole.length),
        sentence,
        evidence: cite(sentence, match.index),
      },
    ];
  });
}

/** Each sentence is read once for all the checks. */
const read = new WeakMap<StudySentence, Count[]>();
export function countsOf(sentence: StudySentence): Count[] {
  const counts = read.get(sentence) ?? countsIn(sentence);
  read.set(sentence, counts);
  return counts;
}

/** Counts of the study's own things. */
export const countsWithin = (study: StudyText, ...kinds: readonly SectionKind[]): Count[] =>
  study.uncited(...kinds).flatMap(countsOf);

export const bodyKinds = [
  'introduction',
  'objectives',
  'methodology',
  'findings',
  'discussion',
  'conclusion',
  'other',
] as const;

/** Said right before a count that is not of the whole. */
const ofPart =
  /(?:(?<!terdiri )daripada|antara|(?<!(?:consist\w*|compris\w*|total|sample|set|network|made up|series) )\bof(?: the)?|setiap|tiap|each|every|per|sekurang-kurangnya|at least|minimum|another|first|last|other|lagi|kurang|pakar|kira-kira|about|hampir)\s+$/iu;
const ofOthers = /rintis|pilot|uji coba|populasi|population/iu;
export const isWhole = ({ sentence: { text }, before, family }: Count): boolean =>
  !ofPart.test(before.slice(-40)) && !(family === 'orang' && ofOthers.test(text));

const saysWhole =
  /(?:terdiri daripada|seramai|sebanyak|melibatkan|mengandungi|mempunyai|menghasilkan|mengenal pasti|berjumlah|sejumlah|consist\w* of|compris\w*|involved|included|total of|contain\w*|produced|identified|yielded)\s+(?:\p{L}+ )?$/iu;
const isTaken =
  /dipilih|terlibat|ditemu|interviewed|selected|participated|took part|emerged|muncul|dikenal pasti|identified|dilaksanakan|deployed|mengambil bahagian/iu;

/** A small count may be of a part, except where it is said to be the whole or opens what is said of a method. */
export function isSaidWhole({ sentence: { kind }, before, after, family }: Count): boolean {
  const areTaken = isTaken.test(after.slice(0, 60));
  const opens = before.length <= 3 && family !== 'orang' && !['findings', 'discussion', 'conclusion'].includes(kind);
  return (
    saysWhole.test(before.slice(-40)) ||
    opens ||
    (areTaken && (before.length <= 3 || /\b(?:dari|from)\s+$/iu.test(before)))
  );
}

/** Words of a sample that shrank: then two sizes need not disagree, wherever it is said. */
export const shrinks =
  /diedarkan|(?:borang|soal selidik|questionnaires?|forms?) [^.]{0,60}(?:dihantar|returned)|dijemput|dikembalikan(?! kepada)|\bgugur|keciciran|tercicir|(?<!(?:boleh|bebas|hak|untuk) )menarik diri|disingkirkan|dikeluarkan daripada|tidak lengkap|(?<!normally )distributed|invited|response rate|kadar (?:respons|maklum balas)|dropped|dropout|withdrew|excluded|disebarkan/iu;

/** Figures with the same digits are most often one figure with two digits exchanged: 64 and 46. */
export const sortedDigits = (printed: string | number): string =>
  (String(printed).match(/\d/gu) ?? []).toSorted().join('');

/** Counts that are far apart are of different things, not of one thing counted twice. */
export const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, one * 0.2) || sortedDigits(one) === sortedDigits(other);

export const saysNumber = (text: string, ...numbers: readonly (number | string)[]): boolean =>
  re.u`(?<![\d.,])(?:${numbers.join('|')})(?!\d|[.,]\d)`.test(text);

/** 324 in the abstract alone and 342 in the body: nobody loses just so many that the same digits are left. */
export const isExchanged = ({ sentences }: StudyText, sizes: readonly number[]): boolean =>
  Math.min(...sizes) >= 12 &&
  new Set(sizes.map(sortedDigits)).size === 1 &&
  sizes.some((size) => !sentences.some(({ kind, text }) => kind !== 'abstract' && saysNumber(text, size)));

export const inSample: Where = rubric('persampelan', 2);
export const inAbstract: Where = rubric('abstrak', 2);
export const inWriting: Where = { criterion: 'technical', cap: null };

/** One thing with two sizes. */
export const conflict = (where: Where, what: string, one: Size, other: Size) =>
  weakness(one.evidence, {
    ...where,
    check: 'conflictingCounts',
    subject: [...[one.size, other.size].toSorted((a, b) => a - b), one.family ?? 'orang'].join(' '),
    text: `${what} tidak konsisten: ${printedAs(one)} dinyatakan di satu tempat dan ${printedAs(other)} di tempat lain.`,
    advice: 'Semak data asal, gunakan satu bilangan di seluruh kertas dan jelaskan sebarang pengurangan.',
    against: other.evidence,
    priority: 1,
  });

const printedAs = ({ size, printed }: Size): string => (printed === undefined ? `n = ${size}` : `"${printed}"`);
