import { memoOfTexts } from '../memo.ts';
import { cloCodes, partPhrases, particularPhrases, ploCodes, wordLists } from './labelWords.ts';

/** The words before the number of an outcome of the course: 'HPK1', 'CLO 2', 'Hasil 3'. */
export const cloWords = [...cloCodes, 'HASIL', 'OUTCOME'].join('|');
const ploWords = ploCodes.join('|');

const lexicon = { ...particularPhrases, ...partPhrases };
export type LabelKind = keyof typeof lexicon;

/** One or several words of a phrase, each with a blank before it. */
const wordsForm = (words: string): string =>
  words
    .split(' ')
    .map((word) => {
      if (word === '…') return String.raw`(?: \S+)*`;
      const list = /^\{(\w+)\}$/.exec(word)?.[1];
      if (list !== undefined) return oneOf(wordLists[list as keyof typeof wordLists]);
      if (word === 'N') return String.raw` \d+`;
      return word === '+' ? String.raw` \S+` : ` ${word.replaceAll('_', ' ?')}`;
    })
    .join('');
const oneOf = (alternatives: readonly string[]): string => `(?:${alternatives.map(wordsForm).join('|')})`;

/** The form of a phrase as `labelWords.ts` describes it, for texts with a blank before each word. */
const phraseForm = (phrase: string): string =>
  [...phrase.matchAll(/(?:\(([^)]+)\)|(\S+?))([?*]?)(?= |$)/g)]
    .map(([, group, word = '', sign = '']) => {
      if (group !== undefined) return oneOf(group.split('/')) + sign;
      return word.startsWith('{') ? `(?:${wordsForm(word)})${sign}` : wordsForm(word + sign);
    })
    .join('');

const patterns = Object.entries(lexicon).map(
  ([kind, phrases]) => [kind as LabelKind, new RegExp(`^(?:${phrases.map(phraseForm).join('|')})$`, 'u')] as const,
);

/** Whether a label is one of the course's particulars: where a row begins with it, values stand beside it. */
export const isFieldLabel = (text: string): boolean => Object.hasOwn(particularPhrases, labelKind(text) ?? '');

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%#&]+/gu, ' ')
    .trim();

/** A label in its forms: whole, without its bracket, each of its languages, without its number, the bracket alone. */
function formsOf(label: string): string[] {
  const plain = label.replace(/^\s*(?:\d{1,2}(?:\.\d+)*|[A-Za-z])[.)]\s+/, '').replace(/^\s*\d{1,2}\s+(?=\p{Lu})/u, '');
  const bare = plain.replace(/\([^)]*\)/g, ' ');
  // 'LO1 (%)' is the share of an outcome.
  if (codeFamily(bare) !== null) return [words(bare)];
  // A label that goes on in lower case is wrapped; its lines say nothing by themselves.
  const isWrapped = /\n\p{Ll}/u.test(plain);
  const halves = [
    ...(isWrapped ? [] : plain.split('\n')),
    // A narrow head may break within a word: 'Pembe', 'ratan'.
    ...(isWrapped ? [bare.replace(/\n(?=\p{Ll})/gu, '')] : bare.split(/\n|\/|&/)),
    bare.replaceAll('\n', ' '),
    ...(plain.match(/\([^)]*\)/g) ?? []),
  ];
  return [plain, ...halves].map(words).filter((form) => form !== '');
}

const longestLabel = 120;

export const labelKind = memoOfTexts(5000, (label): LabelKind | null => {
  // Nor has a label a list below it.
  if (label.length > longestLabel || /\n\s*[•▪●◦➢]/.test(label)) return null;
  const kinds = formsOf(label).map((form) => patterns.find(([, pattern]) => pattern.test(` ${form}`))?.[0]);
  return kinds.find((each) => each !== undefined) ?? null;
});

/** A cell that only says in which language the next one is: 'BM', 'English'. */
export const isLanguage = (text: string): boolean =>
  /^(?:bm|bi|(?:in |dalam )?(?:bahasa )?(?:melayu|malaysia|inggeris)|malay|english)\s*:?$/i.test(text.trim());

/** What a column's heads stand for, the nearest head first: 'Bersemuka › K' is K, then Bersemuka. */
export function columnKinds(column: string): LabelKind[] {
  const labels = column.split(' › ').toReversed();
  const kinds = labels.flatMap((label) => labelKind(label) ?? []);
  // 'Item' and 'Total' under 'Percentage (%)'; 'C | P | A' under 'Domain dan Aras'.
  if (/^(?:item|total|jumlah)$/i.test(labels[0] ?? '') && kinds.includes('weight')) return ['weight', ...kinds];
  if (/^[CPA]$/.test(labels[0] ?? '') && kinds.includes('level')) return ['level', ...kinds];
  return kinds;
}

/** Whether the nearest known head of a column is of one of these kinds. */
export const isUnder = (column: string | undefined, ...kinds: readonly LabelKind[]): boolean =>
  kinds.some((kind) => kind === columnKinds(column ?? '')[0]);

/** The nearest head of a column: 'Bersemuka › K' is K. */
export const headOf = (column: string | undefined): string => column?.split(' › ').at(-1) ?? '';

/** Families of codes: parts of outcomes (Indonesian), outcomes of the course, outcomes of the programme, skills, taxonomy levels. */
const families = {
  subClo: 'SUB[\\s-]?(?:CPMK|CLO|CO|HPK)\\s*[-.]?\\s*\\d{1,2}(?:\\.\\d{1,2})?',
  clo: `(?:${cloWords})\\s*[-.]?\\s*\\d{1,2}`,
  plo: String.raw`(?:CPL\s*-?\s*(?:S|P|KU|KK)|MQF\s?LO|${ploWords})\s*[-.]?\s*\d{1,2}`,
  skill: '(?:KI|KB|KBP|KG|SS|GS)\\s*[-.]?\\s*\\d{1,2}|(?:CTPS|CS|TS|LL|EM|ES|LS)\\s?\\d{0,2}',
  level: '(?<!-)[CAPKS][1-7]',
};
export type CodeFamily = keyof typeof families;
const wholeCodes = Object.entries(families).map(
  ([family, form]) => [family as CodeFamily, new RegExp(`^(?:${form})$`, 'i')] as const,
);

/** 'CLO 2' and 'clo-2' are CLO2. */
export const normalCode = (text: string): string => text.toUpperCase().replace(/[\s.:()-]+/g, '');

/** The number at the end of a code; '' where there is none. */
export const digitsOf = (code: string): string => /\d+$/.exec(code)?.[0] ?? '';

/** The family of a text that is a code and nothing else; null for other texts. */
export const codeFamily = (text: string): CodeFamily | null =>
  wholeCodes.find(([, form]) => form.test(text.replace(/(?:[:.)*\s]|\(%\))+$/, '').trim()))?.[0] ?? null;

const leadingKey = new RegExp(
  `^(?:[•▪●*–-]\\s*)?\\(?((?:${cloWords})\\s*[-.]?\\s*\\d{1,2})\\)?(?![\\p{L}\\d])(?!\\s*(?:,|&|dan\\b|and\\b|[-–]\\s*(?:${cloWords})))`,
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
const leaning = /^\s*(,|;|&|\/|dan\b|and\b|-|–|hingga\b|to\b)\s*(\p{L}{2,4})?\s*-?(\d{1,2})(?![\p{L}\d%])/iu;

/** The codes of a family that a text names, normalised, lists and ranges written out: 'HPK1, 2', 'CLO1-CLO3'. Levels and skills: capitals only. */
export function codesIn(family: CodeFamily, text: string): string[] {
  const codes: string[] = [];
  for (const match of text.matchAll(codePattern(family))) {
    const isLowerWord = (family === 'level' || family === 'skill') && match[0] !== match[0].toUpperCase();
    if (isLowerWord) continue;
    const code = normalCode(match[0]);
    codes.push(code);
    if (family !== 'clo' && family !== 'plo') continue;
    const prefix = code.replace(/\d+$/, '');
    let last = Number(digitsOf(code));
    let rest = text.slice(match.index + match[0].length);
    for (let next = leaning.exec(rest); next !== null; next = leaning.exec(rest)) {
      const [whole, sign = '', word = prefix, digits] = next;
      if (word.toUpperCase() !== prefix) break;
      const number = Number(digits);
      const from = /^(?:-|–|hingga|to)$/i.test(sign) && number > last ? last + 1 : number;
      for (let each = from; each <= number; each++) codes.push(`${prefix}${each}`);
      last = number;
      rest = rest.slice(whole.length);
    }
  }
  return [...new Set(codes)];
}
