import { re, wordSet } from '../text/words.ts';
import { article, nameTokens, place, surnameParticles } from './authorNames.ts';
import { undated } from './references.ts';

interface Span {
  at: number;
  length: number;
}

export interface Citation extends Span {
  /** As printed, without lead-in: 'Ali & Abu', 'Norlaila Hashimah'. */
  authors: string;
  tokens: string[];
  year: number | 't';
  letter: string;
  /** Of '1948/1956' the second: the edition that was used. */
  edition: number | null;
  /** Spoken of through another work ('dalam Ali, 2019'): need not be in the list. */
  isSecondary: boolean;
}

/** '[1, 4-6]' -> 1, 4, 5, 6. */
export interface NumberedCitation extends Span {
  numbers: number[];
}

const yearForm = String.raw`(?:1[89]|20)\d{2}[a-z]?|${undated}`;
const yearsForm = String.raw`(?:${yearForm})(?:\s*(?:[,/&]|dan|and)\s*(?:${yearForm}|[a-z]\b))*`;
const pagesForm = String.raw`(?:\s*[,:;]\s*(?:(?:m\.?s|muka surat|hlm|hal|h|pp?|bab|chapter|para)\.?\s*)?[\divx]+(?:\s*[-–]\s*\d+)?)?`;
const leadIns = [
  String.raw`(?:lihat|rujuk)(?: juga)?|seperti|contohnya|misalnya|antaranya|menurut|sumber:?|source:?`,
  String.raw`(?:diadaptasi|adaptasi|diubah suai) daripada|adapted from|cth\.?|e\.g\.,?|i\.e\.,?|see(?: also)?|cf\.?`,
];
const leadIn = re.iu`^(?:(?:${leadIns.join('|')})[\s,:]+)+`;
const cites = String.raw`(?:seperti )?(?:(?:di)?petik(?:an)? )?(?:dalam|daripada|(?:as )?cited in|as quoted in|in)`;
const through = re.u`(?:,|\s|^)\s*${cites}\s+(?=\p{Lu})`;

/** Words that begin with a capital before a year and are no author. */
const noAuthor = wordSet(
  `akta act ordinan enakmen perlembagaan peraturan pekeliling surat jadual rajah table figure tabel gambar carta graf lampiran bab chapter
  bahagian seksyen section tahun year semester sesi edisi edition versi version bil bilangan jilid volume vol siri fasa kohort tingkatan
  covid pisa timss spm stpm upsr pt3 kssr kssm kbsr kbsm rmk pppm dskp temu temubual responden peserta murid guru pelan dasar falsafah
  program projek semakan pindaan dikemas diterbitkan diterima submitted accepted published`,
);

/** What an organisation's name begins with, also where the paper writes the word small. */
const body = /^(?:kementerian|jabatan|ministry|department|bahagian|majlis|institut|lembaga|pusat|unesco)$/iu;

/** Words that begin a sentence or speak of a work, before the author's own name. */
const beforeName = wordSet(
  `menurut kajian dapatan hasil manakala namun selain sementara begitu seterusnya oleh walaupun berdasarkan sebagaimana seperti penelitian
  hujah pandangan teori model prof profesor dr sebaliknya tambahan pula malah malahan justeru demikian kerangka konsep definisi pendapat
  bagi dalam antara pada daripada dari instrumen kaedah pendekatan taksonomi according while however similarly in as by study studies
  research the see also moreover furthermore likewise although when since work findings results both following and or for penulis penyelidik
  sarjana buku artikel laporan tinjauan rumus formula jadual item soal selidik dan`,
);

type Dated = Pick<Citation, 'year' | 'letter' | 'edition'>;

/** '2019, 2020a, b' -> 2019, 2020a, 2020b. */
function yearsIn(text: string): Dated[] {
  const result: Dated[] = [];
  for (const [word, digits, letter = '', later, lone] of text.matchAll(
    re.giu`((?:1[89]|20)\d{2})([a-z]?)(?:/(\d{4}))?|(?<=[\s,&])([a-z])\b|${undated}`,
  )) {
    const before = result.at(-1);
    const edition = later === undefined ? null : Number(later);
    if (digits !== undefined) result.push({ year: Number(digits), letter, edition });
    else if (lone !== undefined) {
      if (before && before.year !== 't' && before.letter !== '') result.push({ ...before, letter: lone });
    } else if (word !== undefined) result.push({ year: 't', letter: '', edition: null });
  }
  return result;
}

/** In Malay, English and Indonesian. */
const monthNames =
  'januari|februari|mac|maret|april|mei|jun|juni|julai|juli|ogos|agustus|september|oktober|november|disember|desember|january|february|march|may|june|july|august|october|december';
const isMonth = re.iu`^(?:${monthNames})$`;
const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Names as they are meant: without what leads in to them; '' where they are no authors at all. */
function authorsOf(raw: string, isSentenceWord: (word: string) => boolean): string {
  let words = raw
    .replace(/\[\p{Lu}\p{L}+\]|\(\p{Lu}{2,8}\)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ');
  while (words.length > 0) {
    const [first = ''] = words;
    const isLeadIn = words.length > 1 && isSentenceWord(first) && !body.test(first);
    if (!beforeName.has(plain(first)) && !isLeadIn) break;
    words = words.slice(1);
  }
  // 'Mei Ling' is a person, 'Mei' a month.
  const isWork = words.some((word) => noAuthor.has(plain(word))) || isMonth.test(words.at(-1) ?? '');
  const text = words.join(' ').replace(/[\s,]+$/u, '');
  return (isWork && !(words.length > 2 && words.some((word) => body.test(word)))) ||
    place.test(text) ||
    /\d/u.test(text)
    ? ''
    : text;
}

const ofOrganisations = 'of|for|the|untuk|bagi|pada|in|on';
const ofPeople = [
  String.raw`and|dan|serta|&|et|al\.?,?|dkk\.?,?|rakan-rakan|rakan2?|lain-lain|lain|colleagues|others`,
  String.raw`bin|binti|${surnameParticles}|al|a\/[lp]|ibn|@|b\.|bt\.?`,
];
const joining = re.iu`^(?:${ofOrganisations}|${ofPeople.join('|')})$`;
const joiningPeople = re.iu`^(?:${ofPeople.join('|')})$`;
const nameWord = re.u`^["“]?(?:${article})?\p{Ll}?\p{Lu}[^()[\]\d]*$|^(?:\[\p{Lu}\p{L}+\]|\(\p{Lu}{2,8}\))$`;
/** A longer word with a point ends the sentence before; a shorter one is an initial or an abbreviation. */
const endsBefore = /\p{L}{6}\.$|[;:?!]$/u;

/** The names that a text ends with, as before a year in brackets: 'menurut Ali, Abu dan Chong et al.' -> 'Ali, Abu dan Chong et al.'. */
function namesBefore(text: string): string {
  const words = text.trim().split(/\s+/u);
  const isOfNames = (word: string, index: number): boolean =>
    (nameWord.test(word) || joiningPeople.test(word)) && (index === words.length - 1 || !endsBefore.test(word));
  const names = words.slice(words.findLastIndex((word, index) => !isOfNames(word, index)) + 1);
  const first = names.findIndex((word) => nameWord.test(word));
  return first < 0 ? '' : names.slice(first).join(' ');
}

const namesBegin = re.u`^(?:(?:${surnameParticles}) |${article})*["“]?\p{Lu}`;

const namePart = re.u`^["“(]?(?:${article})?\p{Lu}`;
/** Names begin with capitals throughout, but for the words that join them. */
const areNames = (text: string): boolean =>
  text !== '' &&
  text.split(/\s+/).length <= 25 &&
  namesBegin.test(text) &&
  text.split(/[\s,]+/).every((word) => word === '' || joining.test(word) || namePart.test(word));

const piece = re.iu`^(.+?)[,\s]\s*(${yearsForm})${pagesForm}\s*$`;
const yearsOnly = re.iu`^\s*(${yearsForm})${pagesForm}\s*$`;

/** A bracket, itself with at most one in it; longer ones are no citations. */
const bracket = /\(([^()]{0,800}(?:\([^()]{1,20}\)([^()]{0,800}))?)\)/gu;
const saysYear = re.iu`(?:1[89]|20)\d{2}|${undated}`;

/** Every bracket that holds a year or says that there is none, its blanks collapsed; without the short form of the name before it: '([KPM], 2019)'. */
function datedBrackets(text: string): (Span & { inside: string })[] {
  const found: (Span & { inside: string })[] = [];
  bracket.lastIndex = 0;
  for (let match = bracket.exec(text); match !== null; match = bracket.exec(text)) {
    const [whole, inside = '', afterInner = inside] = match;
    const words = inside.replace(/\s+/gu, ' ').replace(/^\[\p{Lu}\p{L}+\],\s*/u, '');
    if (saysYear.test(afterInner)) found.push({ at: match.index, length: whole.length, inside: words });
    // The bracket within may be the citation.
    else bracket.lastIndex = match.index + 1;
  }
  return found;
}

/** What may hold the names before a year: a short line above, such as a heading, does not go on unless it ends in a joining word. */
function lineOfNames(before: string): string {
  const lines = before.split('\n');
  const cut = lines.findLastIndex(
    (line, index) =>
      index < lines.length - 1 && line.length < 45 && !/(?:,|&|\b(?:dan|and|bin|binti|serta)|\/[lp])\s*$/u.test(line),
  );
  return lines.slice(cut + 1).join('\n');
}

/** A citation for each year in which a work is cited; none without a name. */
function cited(at: number, length: number, { authors, years, isSecondary }: Work): Citation[] {
  const tokens = nameTokens(authors);
  if (tokens.length === 0) return [];
  return yearsIn(years).map((dated) => ({ at, length, authors, tokens, ...dated, isSecondary }));
}

/** Citations by author and year. Words that the paper also writes without a capital are no names at the start of one. */
export function authorYearCitations(text: string): Citation[] {
  const lower = new Set(text.match(/(?<![\p{L}])\p{Ll}[\p{Ll}-]+/gu) ?? []);
  const isSentenceWord = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word) && lower.has(word.toLowerCase());
  return datedBrackets(text).flatMap(({ at: opens, length, inside }) => {
    const [, years] = yearsOnly.exec(inside) ?? [];
    if (years === undefined)
      return inside
        .split(';')
        .flatMap((part) => worksIn(part, isSentenceWord).flatMap((work) => cited(opens, length, work)));
    const ends = opens + length;
    // The head of a page: 'Jurnal Sains Rendah (2024), 6(3): 203–205'.
    if (/^,?\s*\d+\s*\(\d+\)/u.test(text.slice(ends))) return [];
    const before = lineOfNames(text.slice(Math.max(0, opens - 200), opens));
    const authors = authorsOf(namesBefore(before), isSentenceWord);
    const at = opens - (before.length - before.lastIndexOf(authors.split(' ')[0] ?? ''));
    return cited(at, ends - at, { authors, years, isSecondary: isCitedIn.test(text.slice(ends, ends + 60)) });
  });
}

/** Behind a work the other one it is spoken of through. */
const isCitedIn =
  /^[\s,]*\(?(?:seperti )?(?:(?:di)?petik (?:dalam|daripada)|dalam|as cited in|cited in)\s+\p{Lu}[^.]{2,40}(?:19|20)\d\d/u;

type Work = Pick<Citation, 'authors' | 'isSecondary'> & { years: string };

/** The works in one part of a bracket: 'lihat Ali & Abu, 2019, ms. 4', 'Vygotsky, 1978, dalam Ali, 2019'. */
function worksIn(part: string, isSentenceWord: (word: string) => boolean): Work[] {
  if (/komunikasi (?:peribadi|personal)|personal communication|temu\s?bual|interview/iu.test(part)) return [];
  const link = through.exec(part);
  const works = link === null ? [part] : [part.slice(0, link.index), part.slice(link.index + link[0].length)];
  return works.flatMap((work, index) => {
    const [, names = '', years = ''] = piece.exec(work.replace(/\s+/g, ' ').trim().replace(leadIn, '')) ?? [];
    // 'Ali, 2019, Abu, 2020': works told apart by commas alone.
    return names
      .replace(/,\s*$/u, '')
      .split(/(?<=[\s,](?:1[89]|20)\d{2}[a-z]?),\s+(?=\p{Lu})/u)
      .map((one) => {
        const [, own = one, ownYears = years] = piece.exec(one) ?? [];
        return {
          authors: authorsOf(own, isSentenceWord),
          years: ownYears,
          isSecondary: works.length > 1 && index === 0,
        };
      })
      .filter(({ authors }) => areNames(authors));
  });
}

/** What stands before brackets that are no citation: a list's sign, or the word of an interval, which has two ends; a name touches those of an array. */
const noCitation = /[=∈]\s*$/u;
const ofInterval = /\b(?:range|interval|array|list|index|julat|selang|lies in|between)\s*$/iu;
const attached = /[\p{L}\p{N}_]$/u;
/** A line of code; prose has several words in a row, also where it gives statistics. */
const isCode = (line: string): boolean =>
  /\w\[[\w:+-]+\]|[{}=]|;$/u.test(line) && !/(?:(?<!\p{L})\p{L}{2,} ){4}/u.test(line);

const numberedForm = /\[(\d{1,3}(?:(?:\s*[,;–-]\s*|\]\s*[–-]\s*\[)\d{1,3})*)(?:,\s*(?:pp?|ms|hlm)\.?\s*[\d–-]+)?\]/gu;

/**
 * Citations by number: '[3]', '[1, 4-6]', '[3]-[5]', '[9, p. 12]'. Nothing has the number 0: '[0, 1]' is an interval. Brackets that touch a word are an
 * array's, unless the paper sets most of its own so.
 */
export function numberedCitations(text: string): NumberedCitation[] {
  const all = [...text.matchAll(numberedForm)].filter(({ index, 1: numbers = '' }) => {
    const end = text.indexOf('\n', index);
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, end < 0 ? text.length : end);
    const before = text.slice(Math.max(0, index - 20), index);
    const hasEnds = /[,;–-]/u.test(numbers);
    return !noCitation.test(before) && !(hasEnds && ofInterval.test(before)) && !isCode(line);
  });
  const touching = all.filter(({ index }) => attached.test(text.slice(Math.max(0, index - 1), index)));
  const isTouching = touching.length * 2 > all.length;
  return all
    .filter((match) => isTouching || !touching.includes(match))
    .map((match) => ({
      at: match.index,
      length: match[0].length,
      numbers: (match[1] ?? '').split(/\s*[,;]\s*/).flatMap(rangeOf),
    }))
    .filter(({ numbers }) => !numbers.includes(0));
}

/** '4-6' -> 4, 5, 6; what runs too far for a range is its start alone. */
export function rangeOf(part: string): number[] {
  const [from = 0, to = from] = part.split(/[\]\s]*[–-][[\s]*/).map(Number);
  return to - from > 60 ? [from] : Array.from({ length: Math.max(1, to - from + 1) }, (_, step) => from + step);
}
