import { tell } from '../messages.ts';
import { wordsIn } from '../../text/comparable.ts';
import { levelCode, levelNames, levelNamesEnglish, nameOfLevel } from './levels.ts';
import { flag } from '../items/look.ts';
import { frameFlags, isFrame } from '../items/frameMark.ts';
import { cognitiveLevels, type CognitiveLevel, type Flag, type PentaksiranTask } from '../schemas.ts';

/**
 * Imperatives of the revised taxonomy (Anderson & Krathwohl 2001, table 5.1), in English and in the Malay of guides to the Jadual
 * Spesifikasi Ujian; one that the guides place at several levels stands at each.
 */
const verbs: Record<CognitiveLevel, string> = {
  C1: `nyatakan, senaraikan, namakan, sebutkan, takrifkan, labelkan, padankan, ingat kembali, imbas kembali, kenal
    pasti, beri takrif, beri definisi, beri maksud, catatkan, rekodkan, pilih, tandakan, bulatkan, gariskan, isikan,
    lengkapkan, hafal, tulis semula, salin, list, state, name, define, label, match, recall, identify, select, choose,
    recognise, recognize, write down, complete`,
  C2: `jelaskan, terangkan, huraikan, perihalkan, ringkaskan, rumuskan, terjemahkan, tafsirkan, ertikan, contohkan,
    beri contoh, kenal pasti, gambarkan, nyatakan semula, ceritakan, bincangkan, kaitkan, hubungkan, kelaskan,
    klasifikasikan, kategorikan, bezakan, ramalkan, simpulkan, anggarkan, lakarkan, padankan, laporkan, parafrasakan,
    ilustrasikan, explain, describe, summarise, summarize, interpret, translate, paraphrase, classify, illustrate,
    give an example, give examples, discuss, identify, match, infer, predict, estimate, outline,
    bandingkan, compare, distinguish`,
  C3: `gunakan, aplikasikan, terapkan, laksanakan, selesaikan, kira, kirakan, hitung, hitungkan, tunjuk cara,
    demonstrasikan, praktikkan, kendalikan, jalankan, lukis, lukiskan, lakarkan, bina, binakan, sediakan, hasilkan,
    ramalkan, lakonkan, susun, susunkan, tentukan, lengkapkan, amalkan, cari, dapatkan, permudahkan, faktorkan,
    kembangkan, tukarkan, plotkan, simulasikan, manipulasikan, anggarkan, hubungkan, sesuaikan, pilih, apply, use, select, choose, predict, solve,
    calculate, compute, demonstrate, implement, execute, carry out, draw, construct, complete, prepare, determine,
    find, sketch, prove`,
  C4: `analisis, bandingkan, banding beza, banding bezakan, bezakan, cerakinkan, asingkan, pecahkan, kategorikan,
    kelaskan, klasifikasikan, kaji, selidiki, siasat, teliti, periksa, hubung kaitkan, kaitkan, perincikan, taakulkan,
    bincangkan, tafsirkan, tentukan, susun atur, strukturkan, organisasikan, dekonstruksikan, rungkaikan, telaah,
    inferenskan, analyse, analyze, compare, contrast, compare and contrast, differentiate, distinguish, categorise,
    categorize, examine, investigate, break down, deconstruct, relate, organise, organize, discuss, determine, test`,
  C5: `nilaikan, wajarkan, justifikasikan, beri justifikasi, buat justifikasi, kritikkan, ulas, ulaskan, bahaskan,
    hujahkan, pertahankan, sokong, sangkal, pertimbangkan, hakimi, taksirkan, taksir, semak, sahkan, putuskan, tentu
    sahkan, pilih, utamakan, rumuskan, simpulkan, kupas, kupaskan, beri pendapat, beri pandangan, beri ulasan,
    kemukakan, syorkan, evaluate, justify, assess, criticise, criticize, critique, judge, argue, defend, appraise,
    recommend, comment, review, verify, conclude, decide, choose, prove, debate`,
  C6: `reka bentuk, reka cipta, cipta, ciptakan, cadangkan, rangkakan, rancang, rancangkan, bina, binakan, bangunkan,
    hasilkan, gubahkan, karangkan, formulasikan, rumuskan, jana, janakan, gabungkan, gabung jalin, sintesiskan,
    bentuk, sediakan, terbitkan, olahkan, kemukakan, inovasikan, syorkan, beri cadangan, sarankan, design, create,
    propose, plan, develop, compose, construct, formulate, devise, invent, produce, generate, synthesise, synthesize,
    suggest, hypothesise, hypothesize, build, recommend, reka`,
};

const levelsOfVerb = new Map<string, CognitiveLevel[]>();
for (const level of cognitiveLevels)
  for (const verb of verbs[level].split(',').map((word) => word.trim().replace(/\s+/gu, ' ')))
    levelsOfVerb.set(verb, [...(levelsOfVerb.get(verb) ?? []), level]);

/** A sentence sets a task with the verb that opens it, with up to an amount inside ('beri dua contoh'). */
const longestFirst = [...levelsOfVerb.keys()].toSorted((a, b) => b.length - a.length).join('|');
const opening = new RegExp(
  `^(?:(?:sila|please)\\s+)?(?:\\(?[a-z\\d]{1,3}[).]\\s+)?(${longestFirst})(?:lah)?(?![\\p{L}-])`,
  'iu',
);
const amount = /\b(beri|give)(?:kan)? (?:\d+|satu|dua|tiga|empat|lima|an?|one|two|three)\b/giu;
/** A sentence that says something asks nothing: 'Analisis kandungan ialah kaedah ...', 'Kaji selidik dijalankan ...'; not 'Judge which one is best'. */
const copula = /\s(?:ialah|adalah|merupakan|is|are|was|were)\s(?!.*\?)/iu;
const subordinate = /\s(?:yang|which|what|whether|how|why|that|if)\s/iu;
const telling =
  /^(?!\S+(?:kan|lah)\s|dengan\s)\S+(?: (?!yang\s)\S+){0,4} (?:di\p{Ll}{3,}(?:kan|i)|menunjukkan|mendapati|menggunakan|shows?|showed)\s/iu;
function isStatement(sentence: string): boolean {
  const at = copula.exec(sentence)?.index ?? -1;
  return (at >= 0 && !subordinate.test(sentence.slice(0, at + 1))) || telling.test(sentence);
}
/** 'Jelaskan.' and 'Jelaskan jawapan anda.' ask for more on what the sentence before them asked. */
const tag = /^\S+(?: (?:jawapan|pilihan|alasan|your)(?: \S+){0,2})?[.!]?$/iu;
/** 'Teliti jadual berikut.' only points at what the sentence behind it asks about. */
const pointing =
  /^(?:sila |please )?(?:teliti|kaji|periksa|semak|examine|review)\s.*\b(?:berikut|di bawah|ini|following|below|this)\b/iu;

/** What asks from its first word on has no verb: 'Reka bentuk paip yang manakah sesuai?'; 'Bandingkan keduanya: yang manakah sesuai?' has. */
const wholeQuestion = /^[^,;:]*\?\W*$/u;

interface Spoken {
  word: string;
  levels: CognitiveLevel[];
}

/** The verb that opens a sentence or a clause, with its levels. */
function openingOf(text: string): Spoken[] {
  const plain = text.replace(amount, '$1').replace(/\bberikan\b/gi, 'beri');
  const word = opening.exec(plain)?.[1];
  return word === undefined ? [] : [{ word, levels: levelsOfVerb.get(word.toLowerCase()) ?? [] }];
}

/** The verbs that open sentences, and those in one that stand in bold alone, with their levels. */
export const spokenBy = (text: string): Spoken[] => [
  ...text
    .replaceAll('**', '')
    .split(/(?<=[.?!])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !isStatement(sentence) && ![tag, pointing, wholeQuestion].some((form) => form.test(sentence)))
    .flatMap(openingOf),
  ...[...text.matchAll(/(?<=[^.?!\s] +)\*\*([^*]+)\*\*/gu)].flatMap(([, bold = '']) =>
    openingOf(bold).filter(({ word }) => word === bold),
  ),
];

/** Prefixes of Malay verbs with the letters that they take away: 'menerangkan' is 'terangkan', 'menyenaraikan' 'senaraikan'. */
const prefixes = [
  ['meny', 's'],
  ['meng', 'k'],
  ['meng', ''],
  ['mem', 'p'],
  ['mem', ''],
  ['men', 't'],
  ['men', ''],
  ['me', ''],
] as const;

/** What a verb may be as an imperative. */
const imperativesOf = (verb: string): string[] => [
  verb,
  ...prefixes.flatMap(([prefix, lost]) => (verb.startsWith(prefix) ? [lost + verb.slice(prefix.length)] : [])),
];

/** Whether a text has this verb in any of its forms: 'mencadangkan' for 'Cadangkan'. */
export function usesVerb(text: string, verb: string): boolean {
  const wanted = imperativesOf(verb.toLowerCase());
  return wordsIn(text).some((word) => imperativesOf(word).some((each) => wanted.includes(each)));
}

/** The verb that a description opens with, of one to three words, and the levels that it speaks for; none where it is not in the lists. */
export function levelsOfDescription(text: string): { verb: string; levels: readonly CognitiveLevel[] } {
  const words = text.trim().split(/\s+/u).slice(0, 3);
  const [first = ''] = words;
  for (let count = words.length; count > 0; count--) {
    const verb = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,;:]$/u, '');
    const levels = imperativesOf(verb.toLowerCase()).flatMap((each) => levelsOfVerb.get(each) ?? []);
    const named = cognitiveLevels.filter((level) =>
      [levelNames, levelNamesEnglish].some((all) => all[level] === first),
    );
    const all = count === 1 ? [...levels, ...named] : levels;
    if (all.length > 0) return { verb, levels: cognitiveLevels.filter((level) => all.includes(level)) };
  }
  return { verb: '', levels: [] };
}

/** Where a sentence may ask for more: 'Jelaskan kesannya dan cadangkan penyelesaian.' */
const clauseEnd = /[.?!,;:]\s+|\n+|\s(?:dan|serta|lalu|kemudian|and|then)\s+/iu;

/** Endings of English verbs that are no nouns. */
const verbEnding = /(?:[^t]ate|ise|ize|[yi]se|yze|ify|pose|cribe|uish)$/u;

/** The verbs anywhere in a text that nobody reads as a noun, with their levels: 'menerangkan ... dan menganalisis', 'students evaluate'. */
export const actsIn = (text: string): Spoken[] =>
  wordsIn(text).flatMap((word) => {
    // 'They'.
    if (word === 'mereka') return [];
    const forms = imperativesOf(word).slice(verbEnding.test(word) ? 0 : 1);
    const named = cognitiveLevels.filter((level) => levelNames[level].toLowerCase() === word);
    const levels = [...named, ...forms.flatMap((form) => levelsOfVerb.get(form) ?? [])];
    return levels.length === 0 ? [] : [{ word, levels: levels.toSorted() }];
  });

/** The verbs that a description joins to the one it opens with: 'recommend' of 'Explain and recommend', 'menilai' of 'Mengira kos dan menilai kaedah'. */
export function joinedActs(description: string): Spoken[] {
  const [first = '', ...others] = description.trim().split(clauseEnd);
  const [verb = ''] = wordsIn(first);
  // 'Menjelaskan cara mengira dan menilai' explains both.
  if (actsIn(first).some(({ word }) => word !== verb)) return [];
  const isAlone = wordsIn(first).length === 1;
  return others.flatMap((clause) => {
    const { verb: joined, levels } = levelsOfDescription(clause.charAt(0).toUpperCase() + clause.slice(1));
    const word = joined.toLowerCase();
    const isForm = verb.startsWith('me') ? word.startsWith('me') : verbEnding.test(word);
    return levels.length > 0 && (isAlone || isForm) ? [{ word, levels: [...levels] }] : [];
  });
}

/** The highest level that verbs ask for which open sentences and clauses; none where no sentence opens with one. */
export function highestAsked(texts: readonly string[]): CognitiveLevel | undefined {
  const clauses = texts.flatMap((text) => text.split(clauseEnd)).flatMap((clause) => openingOf(clause.trim()));
  const spoken = texts.flatMap((text) => spokenBy(text));
  return spoken.length === 0
    ? undefined
    : [...spoken, ...clauses]
        .flatMap(({ levels }) => levels)
        .toSorted()
        .at(-1);
}

/** A flag where all verbs that open sentences ask for less than this level, and no clause opens with one of it or above; its message names the nearest. */
export function bloomFlags(texts: readonly string[], level: CognitiveLevel): Flag[] {
  const [nearest] = texts
    .flatMap((text) => spokenBy(text))
    .flatMap(({ word, levels }) => levels.map((own) => ({ word, own })))
    .toSorted((a, b) => b.own.localeCompare(a.own));
  if (nearest === undefined || (highestAsked(texts) ?? level) >= level) return [];
  const { word, own } = nearest;
  return [flag('bloom_mismatch', tell.verbOfItem(word, own, nameOfLevel(own), level, nameOfLevel(level)))];
}

/** A task is held against the lowest level that it names; a frame is to be completed first. */
export function taskFlags(task: PentaksiranTask): Flag[] {
  if (isFrame(task)) return frameFlags(task);
  const { domains, statement, description } = task.question;
  const lowest = cognitiveLevels.find((level) => domains.cognitive.map(levelCode).includes(level));
  return lowest === undefined ? [] : bloomFlags([statement, description], lowest);
}
