import type { Ref } from '../../../../../shared/document/document.ts';
import { withoutNote } from '../../../../../shared/fact/score.ts';
import { upperFirst } from '../../language.ts';
import { codesIn } from '../../../../../shared/course/vocabulary.ts';
import { asNumber } from '../../../../../shared/fact/units.ts';
import { inOneLanguage, linesOf, oneLine, withoutMark } from './ownWords.ts';
import type { Line } from './reading.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';

const amount =
  '(?:\\d{1,3}(?:[.,]\\d)?|se(?=jam)|setengah|half an|an?|(?:(?:satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|belas|puluh|one|two|three|ten|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety)[\\s-]*)+(?:and a half)?)';
const span = `(?<!\\p{L})${amount}\\s*(?:jam(?: setengah)?|minit|menit|hours?|minutes?)(?!\\p{L})`;
const duration = new RegExp(`${span}(?:\\s+(?:(?:dan|and)\\s+)?${span})?`, 'iu');

/** '2 jam', '90 minit', 'satu jam tiga puluh minit'; '' where the text names no duration. */
export const durationIn = (text: string): string => (duration.exec(text)?.[0] ?? '').replace(/\s+/gu, ' ');

/** An assessment as the document gives it; its outcomes as they are written. */
export type Weighed = ReadAssessment & { weight: number };
/** Its weight stands nowhere, or cannot be read. */
export interface ReadAssessment {
  type: string;
  weight: number | null;
  duration: string;
  /** As they are written. */
  outcomes: string;
  description: string;
  at: Ref[];
}

/** A weight in percent; null where the text gives none. */
export const weightOf = (text: string): number | null => {
  const inWords = /^\D+(?:peratus|per ?cent)\s*\(\s*(\d{1,3})\s*%?\s*\)/i.exec(oneLine(text))?.[1];
  const found =
    inWords ?? /^\D{0,3}(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|\/\s*100|markah|marks)?\)?(?:\s|$)/i.exec(oneLine(text))?.[1];
  const weight = asNumber(found ?? 'none');
  return weight > 0 && weight <= 100 ? weight : null;
};

/** Without ordinal and bracketed detail: '1. Kuiz (minimum 2)' -> 'Kuiz'. */
export const plainName = (name: string, isBilingual = false): string =>
  withoutMark(inOneLanguage(linesOf(name).map(withoutNote).join('\n'), isBilingual))
    .replace(/\s*\((?=[^()]*\p{L})(?=[^()]*\d)[^()]*\)\s*$/iu, '')
    .replace(/[\s:.–-]+$/, '')
    .trim();

const unit = String.raw`(?:%|[Pp]eratus\b|[Pp]er\s?cent\b|[Mm]arkah\b|[Mm]arks?\b)`;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const nameFirst = new RegExp(
  `^(\\p{L}[^%]{1,90}?)\\s*(?:[:=–|-]|\\(|\\.{2,}|\\s)\\s*${number}\\s*${unit}\\s*\\)?\\.?$`,
  'iu',
);
const weightFirst = new RegExp(`^${number}\\s*${unit}\\s*[:–|-]?\\s*(\\p{L}[^%]{2,80})$`, 'iu');
const afterWeight = new RegExp(
  `(?<=${unit}\\s*\\)?)(?:\\s*[,;:.+/(–—]+\\s*(?:dan|and|serta)?\\s*|\\s*\\b(?:dan|and|serta|iaitu|comprising|including|merangkumi)\\s+|\\s+(?=\\p{Lu}))`,
  'u',
);
const leadIn =
  /^.*\b(?:melalui|berdasarkan|terdiri (?:daripada|dari|atas)|(?<!yang )mengandungi|contains?|ialah|iaitu|meliputi|merangkumi|based on|consists? of|compris(?:es?|ing)|through|includ(?:es?|ing)|namely)\s+/i;
/** 'Akhir sekali, Pembentangan', 'Pelan Kempen ialah tugasan terbesar,': the words of a sentence around a name. */
const opening = /^(?:akhir sekali|seterusnya|selain itu|kemudian|finally|lastly|in addition),\s+/i;
const described = /^(\p{Lu}[\p{L} ]{2,40}?)\s+(?:ialah|adalah|is|are)\s+\p{Ll}[^,]{3,60},$/u;
const article = /^(?:an?|the|one|satu|sebuah)\s+/i;
const leadOut =
  /\s+(?:menyumbang|membawa|bernilai|sebanyak|ialah|adalah|carr(?:y|ies)|contributes?|accounts? for|makes? up|worth|is|of|pemberat(?:an)?|wajaran|weightage|weight)\s*:?$/i;
/** What a sentence says of an assessment behind its name: 'Esei, yang dihantar pada minggu 5, ...'. */
const clause = /,?\s+(?:yang|which|that|pada|sepanjang|semasa|during|of about|dijalankan)\s.*$/i;
const occasion = /(?:\s+yang \p{L}+)?\s+(?:pada (?:minggu|akhir)|in week|secara)\s.*$/iu;
/** '(hasil (b)), dan Jurnal' */
const bracketBefore = /^[^()]*(?:\([^()]*\)[^()]*)*\)\s*,?\s*(?:dan|and|serta)?\s+/i;
const noAssessment =
  /\b(?:lulus|sekurang|minimum|at least|pass(?:ing)?|require\w*|daripada jumlah|of the (?:total|marks)|gred|grade|late|lewat|penalt[yi]|deduct\w*|dipotong|ditolak|denda)\b/i;

/** 'Baki 40% lagi ialah Peperiksaan Bertulis' */
const remaining =
  /\b(?:baki|selebihnya|the remaining|remaining)\s+(\d{1,3}\s*(?:%|peratus|per\s?cent))\s*(?:lagi\s+)?(?:(?:ialah|adalah|untuk|is|are|for|the)\s+)+([^.;,(]+)/i;
/** '60% daripada markah keseluruhan' */
const ofWhole = /(?<=\d\s*(?:%|peratus|per\s?cent))\s+(?:daripada|of)\s[^,;.(%\d]{3,40}(?=,)/gi;
/** 'Ujian Bertulis 15% pada minggu ketujuh yang menguji HPK 1, Kajian Kes 20%' */
const occasionBehind =
  /(?<=\d\s*(?:%|peratus))\s+(?:pada|bagi|untuk|yang|kertas|(?:dan )?(?:menilai|menguji|mengukur|mentaksir)|for|in|on|which)\s[^,;.%]*?(?=,|;|\.(?:\s|$)|\s(?:dan|and)\s+\p{Lu}[\p{L} ()]+\d+\s*%)/giu;
const weightAlone = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|markah|marks?|bobot)\s*[:=]?\s*(\d{1,3})(?!\d)/i;

/** Weighed names on lines: 'Kuiz (10%)', '10% Kuiz', 'Kuiz 10%, Projek 30%', or 'Pemberat: 10' below the name. */
export function weighedIn(lines: readonly Line[]): Weighed[] {
  return lines.flatMap(({ at, text }, index) => {
    const alone = weightAlone.exec(text)?.[1];
    const above = lines[index - 1];
    if (alone !== undefined)
      return above === undefined
        ? []
        : weighed(above.text, alone, above.at).map((draft) => ({ ...draft, outcomes: text, at: [above.at, at] }));
    // 'Nilai Akhir = 10% Kehadiran + 20% Tugas': each weight stands before its name.
    // 'Latihan (3 x 10%) – 30%': the whole counts.
    const whole = text
      .replace(/\s*\(\d+\s*[x×]\s*\d+\s*%\)(?=.*\d\s*%)/i, '')
      .replace(remaining, '$2 $1')
      .replace(ofWhole, '')
      .replace(occasionBehind, '');
    const [, formula] = /=\s*(\d{1,3}\s*%.*\+.*)$/s.exec(whole) ?? [];
    const pieces = formula?.split('+') ?? whole.split(afterWeight).flatMap((piece) => piece.split(/\.\s+(?=\p{Lu})/u));
    const drafts = pieces.flatMap((piece) => {
      const bare = withoutMark(piece.trim());
      const [, first = '', after = ''] = nameFirst.exec(bare) ?? [];
      const [, before = '', last = ''] = first === '' ? (weightFirst.exec(bare) ?? []) : [];
      return weighed(first || last, after || before, at);
    });
    return withOutcomesBehind(drafts, text);
  });
}

/** '(hasil 2 dan 3)' */
const numbersOfOutcomes = /\b(?:hasil|outcomes?|HP)(?: pembelajaran)? (\d(?:\s*(?:,|dan|and|&)\s*\d)*)(?!\d)/i;

/** 'Kuiz membawa 15% dan menguji CLO1. Jurnal bernilai 20%, juga untuk CLO1': outcomes behind every name count, behind some they may be of others. */
function withOutcomesBehind(all: Weighed[], text: string): Weighed[] {
  const drafts = all.filter(({ type }) => !total.test(type));
  const names = drafts.map(({ type }) => text.toLowerCase().indexOf(type.toLowerCase()));
  const outcomes = names.map((at, index) => {
    const own = text.slice(at, names[index + 1]);
    return codesIn('clo', own).join(', ') || (numbersOfOutcomes.exec(own)?.[1] ?? '').replace(/dan|and/, ',');
  });
  return outcomes.includes('') ? all : drafts.map((draft, index) => ({ ...draft, outcomes: outcomes[index] ?? '' }));
}

/** What is not said of an assessment; the hours that its row states are added to every model's answer. */
export const bare = { slt: null, duration: '', outcomes: '', description: '' };

/** An assessment of this name and weight, where both can be one. */
export function weighed(name: string, weightText: string, at: Ref): Weighed[] {
  const weight = Number(weightText.replace(',', '.') || NaN);
  const said = name
    .replace(bracketBefore, '')
    .replace(opening, '')
    .replace(described, '$1')
    .replace(leadIn, '')
    .replace(article, '')
    .replace(leadOut, '')
    .replace(occasion, '');
  const type = upperFirst(plainName(said.split(' ').length > 5 ? said.replace(clause, '') : said));
  const isName = type.split(/\s+/).length <= 9 && /\p{L}{2}/u.test(type) && !noAssessment.test(type);
  if (!(weight > 0 && weight <= 100) || !isName) return [];
  return [{ ...bare, type, weight, duration: durationIn(name), at: [at] }];
}

const total =
  /^(?:jumlah(?:nya)?|total|sub-?\s?total|subjumlah|grand total|keseluruhan|overall|markah lulus|passing|lulus|jml)\b/i;
/** Parts of the whole, whose own assessments may follow: 'Pentaksiran Berterusan'. */
const part =
  /^(?:pentaksiran|penilaian|assessment)?\s*(?:berterusan|akhir|(?:pentaksiran|penilaian) (?:berterusan|akhir|formatif|sumatif)|kerja kursus(?: berterusan)?|continuous assessments?|course\s?work|final assessments?|(?:formative|summative) assessments?|formati[fv]e?|sumati[fv]e?|summative)\s*(?:\([^)]*\)|\/.*|:)?$/i;

export const sum = (drafts: readonly Weighed[]): number => drafts.reduce((all, { weight }) => all + weight, 0);
export const isPart = ({ type }: Pick<Weighed, 'type'>): boolean => part.test(type);

/** Without totals, and without parts and assessments that their own items make up. */
export function leavesOf(drafts: readonly Weighed[]): Weighed[] {
  const named = withoutSubtotals(drafts.filter(({ type }) => !total.test(type)));
  const counted = new Set<Weighed>();
  return named.filter((draft, index) => {
    if (!isPart(draft) && (sum(named) <= 100 || counted.has(draft))) return true;
    const after = itemsAfter(named, index);
    const exact = runOf(after, draft.weight) ?? (isPart(draft) ? runAnywhere(named, draft.weight, counted) : null);
    for (const item of exact ?? []) counted.add(item);
    // 'Peperiksaan (40%)' over 'Peperiksaan akhir 40%'.
    const [only] = exact?.length === 1 ? exact : [];
    const isRepeated = only !== undefined && comparable(only.type).startsWith(comparable(draft.type));
    if (!isPart(draft)) return exact === null || (exact.length < 2 && !isRepeated);
    return (
      exact === null && (after.length === 0 || counted.has(after[0] ?? draft) || (after[0]?.weight ?? 0) > draft.weight)
    );
  });
}

/** Without parts that only add up what stands directly above them. */
function withoutSubtotals(drafts: readonly Weighed[]): Weighed[] {
  let above: Weighed[] = [];
  return drafts.filter((draft) => {
    const isSubtotal = isPart(draft) && above.length > 0 && sum(above) === draft.weight;
    above = isSubtotal ? [] : [...above, draft];
    return !isSubtotal;
  });
}

const examination = /^(?:peperiksaan|final exam|exam)/i;
const continuous = /berterusan|kerja kursus|course\s?work|continuous|formati/i;

/** The assessments that follow one up to the next part of the whole; the examination is no part of the coursework. */
function itemsAfter(drafts: readonly Weighed[], index: number): Weighed[] {
  const { type = '' } = drafts[index] ?? {};
  const rest = drafts.slice(index + 1);
  const end = rest.findIndex((next) => isPart(next) || (continuous.test(type) && examination.test(next.type)));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The first assessments that make up a weight exactly. */
function runOf(drafts: readonly Weighed[], whole: number): Weighed[] | null {
  const end = drafts.findIndex((_, index) => sum(drafts.slice(0, index + 1)) === whole);
  return end < 0 ? null : drafts.slice(0, end + 1);
}

function runAnywhere(drafts: readonly Weighed[], whole: number, counted: ReadonlySet<Weighed>): Weighed[] | null {
  const free = drafts.filter((draft) => !isPart(draft) && !counted.has(draft));
  const runs = free.map((_, index) => runOf(free.slice(index), whole));
  // One alone may weigh as much by chance, but not the examination.
  return runs.find((run) => run !== null && (run.length > 1 || examination.test(run[0]?.type ?? ''))) ?? null;
}
