import { joins } from '../../text/words.ts';

/** Codes of outcomes of the course, the longest first where one begins another. */
export const cloCodes = [
  'HPK',
  'HPMK',
  'HPM',
  'CLO',
  'CPMK',
  'CILO',
  'ILO',
  'MLO',
  'ULO',
  'SLO',
  'CO',
  'LO',
  'OPK',
  'OP',
];
/** Codes of what a programme aims at: one family, whatever an institution calls it (MQF: clusters of the national framework). */
export const ploCodes = ['HPP', 'HP', 'PLO', 'PO', 'CPL', 'PEO', 'MQF', 'LOC'];

/** The words before the number of an outcome of the course: 'HPK1', 'CLO 2', 'Hasil 3'. */
export const cloWords = [...cloCodes, 'HASIL', 'OUTCOME'].join('|');
const ploWords = ploCodes.join('|');

/** Families of codes: parts of outcomes (Indonesian), outcomes of the course, outcomes of the programme, skills, taxonomy levels. */
const families = {
  subClo: 'SUB[\\s-]?(?:CPMK|CLO|CO|HPK)\\s*[-.]?\\s*\\d{1,2}(?:\\.\\d{1,2})?',
  clo: `(?:${cloWords})\\s*[-.]?\\s*\\d{1,2}`,
  plo: String.raw`(?:CPL\s*-?\s*(?:S|P|KU|KK)|MQF\s?LO|${ploWords})\s*[-.]?\s*\d{1,2}`,
  skill: '(?:KI|KB|KBP|KG|SS|GS)\\s*[-.]?\\s*\\d{1,2}|(?:KBKK|KBAT|KT|KK|CTPS|CS|TS|LL|EM|ES|LS)\\s?\\d{0,2}',
  level: '(?<!-)[CAPKS][1-7]',
};
export type CodeFamily = keyof typeof families;
const wholeCodes = Object.entries(families).map(
  ([family, form]) => [family as CodeFamily, new RegExp(`^(?:${form})$`, 'i')] as const,
);

/** 'CLO 2' and 'clo-2' are CLO2; 'CPL KK3' is CPL-KK3. */
export const normalCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s.:()-]+/g, '')
    .replace(/^CPL(?=(?:S|P|KU|KK)\d)/, 'CPL-');

/** The number at the end of a code; '' where there is none. */
export const digitsOf = (code: string): string => /\d+$/.exec(code)?.[0] ?? '';

/** The family of a text that is a code and nothing else but its level, 'CLO1 (C2)'; null for other texts. */
export const codeFamily = (text: string): CodeFamily | null =>
  wholeCodes.find(([, form]) => form.test(text.replace(/(?:[:.)*\s]|\((?:%|[CPA][1-7])\))+$/, '').trim()))?.[0] ?? null;

const listGoesOn = String.raw`\s*(?:,|&|dan\b|and\b|[-–]\s*(?:${cloWords}))`;
const leadingKey = new RegExp(
  String.raw`^(?:[•▪●*–-]\s*)?\(?((?:${cloWords})\s*[-.]?\s*\d{1,2})\)?(?![\p{L}\d]|${listGoesOn})`,
  'iu',
);

/** The key of a text that opens with an outcome's code: 'CLO 2: Menganalisis ...' is CLO2. Lists of codes have none. */
export function keyOf(text: string): string | undefined {
  const [, code] = leadingKey.exec(text.trim()) ?? [];
  return code === undefined ? undefined : normalCode(code);
}

/** A text without the outcome's code that it opens with: 'CLO 2: Menganalisis ...' is 'Menganalisis ...'. */
export const withoutKey = (text: string): string =>
  keyOf(text) === undefined
    ? text
    : text.trim().replace(/^(?:[•▪●*–-]\s*)?\(?\p{L}+\s*[-.]?\s*\d{1,2}\)?\s*[:.)=–—-]*\s*/u, '');

const codePattern = (family: CodeFamily): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?<!SUB[\\s-]?)(?:${families[family]})(?![\\p{L}\\d])`, 'giu');

/** A text without the codes of these families: 'PLO 2: Komunikasi' is 'Komunikasi'. */
export const withoutCodes = (text: string, ...of: readonly CodeFamily[]): string =>
  of
    .reduce((rest, family) => rest.replace(codePattern(family), ' '), text)
    .replace(/^[\s:–-]+/, '')
    .trim();

/** Numbers that lean on the code before them: 'HPK1, 2 dan 4', 'CLO1-3', 'CLO1 - CLO3'. */
const leaning = new RegExp(`^\\s*([,;&/–-]|(?:${joins})\\b)\\s*(\\p{L}{2,4})?\\s*-?(\\d{1,2})(?![\\p{L}\\d%])`, 'iu');

/** 'CLO1, 2 jam' */
const countsWords = new RegExp(`^ (?!(?:${joins}) )\\p{Ll}`, 'u');

/** A code as a text names it, normalised, and its place: that of its digits where these lean on another code's prefix. */
interface PlacedCode {
  code: string;
  from: number;
  to: number;
}

/** The codes of numbers that lean on a code, from its end on. */
function leaningPlaces(code: string, text: string, end: number): PlacedCode[] {
  const places: PlacedCode[] = [];
  const prefix = code.replace(/\d+$/, '');
  let [last, to, rest] = [Number(digitsOf(code)), end, text.slice(end)];
  for (let next = leaning.exec(rest); next !== null; next = leaning.exec(rest)) {
    const [whole, sign = '', own = '', digits = ''] = next;
    const isCounting = /^[,;]$/.test(sign) && countsWords.test(rest.slice(whole.length));
    if (isCounting || ![prefix, ''].includes(own.toUpperCase())) break;
    const number = Number(digits);
    const first = /^(?:-|–|hingga|to)$/i.test(sign) && number > last ? last + 1 : number;
    const from = to + (own === '' ? whole.length - digits.length : whole.indexOf(own, sign.length));
    to += whole.length;
    for (let each = first; each <= number; each++)
      places.push({ code: prefix + `${each}`.padStart(digits.length, '0'), from, to });
    last = number;
    rest = rest.slice(whole.length);
  }
  return places;
}

/** The codes of a family in their places, lists and ranges written out: 'HPK1, 2', 'CLO1-CLO3'. Levels and skills: capitals only. */
export function codePlaces(family: CodeFamily, text: string): PlacedCode[] {
  const places: PlacedCode[] = [];
  let to = 0;
  for (const match of text.matchAll(codePattern(family))) {
    const isLowerWord = (family === 'level' || family === 'skill') && match[0] !== match[0].toUpperCase();
    // A list has been read from its first code on.
    if (isLowerWord || match.index < to) continue;
    const code = normalCode(match[0]);
    to = match.index + match[0].length;
    places.push({ code, from: match.index, to });
    if (family !== 'clo' && family !== 'plo') continue;
    const further = leaningPlaces(code, text, to);
    places.push(...further);
    to = further.at(-1)?.to ?? to;
  }
  return places;
}

/** A text and the codes of a family behind it: 'Ekologi (Minggu 2) HPK1, HPK3'. */
export function codesBehind(family: CodeFamily, whole: string): { text: string; codes: string } {
  const isBehind = ({ from }: PlacedCode): boolean => /^[\s,;&]*$/.test(withoutCodes(whole.slice(from), family));
  const { from = whole.length } = codePlaces(family, whole).find(isBehind) ?? {};
  return { text: whole.slice(0, from).trim(), codes: whole.slice(from) };
}

/** The codes of a family that a text names, each once. */
export const codesIn = (family: CodeFamily, text: string): string[] => [
  ...new Set(codePlaces(family, text).map(({ code }) => code)),
];
