import { memoOfTexts } from '../../values/memo.ts';
import { codeFamily } from './codes.ts';
import { partPhrases, particularPhrases, wordLists } from './labelWords.ts';

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
  const plain = label
    // 'PRE-' over 'REQUISITE'
    .replaceAll(/(?<=\p{L})-\n(?=\p{L})/gu, '')
    .replace(/\((?:h|hrs?|j)\)/i, '(hours)')
    .replace(/^\s*(?:\d{1,2}(?:\.\d+)*|[A-Za-z])[.)]\s+/, '')
    .replace(/^\s*\d{1,2}\s+(?=\p{Lu})/u, '');
  const bare = plain.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  // 'LO1 (%)' is the share of an outcome.
  if (codeFamily(bare) !== null) return [words(bare)];
  // A label that goes on in lower case is wrapped; its lines say nothing by themselves.
  const isWrapped = /\n\p{Ll}/u.test(plain);
  const halves = [
    ...(isWrapped ? [] : plain.split('\n')),
    // A narrow head may break within a word: 'Pembe', 'ratan'.
    ...(isWrapped ? [bare.replace(/\n(?=\p{Ll})/gu, '')] : bare.split(/\n|\/|&/)),
    bare.replaceAll('\n', ' '),
    ...(plain.match(/\([^):]*\)/g) ?? []),
  ];
  return [plain, ...halves].map(words).filter((form) => form !== '');
}

const longestLabel = 120;

export const labelKind = memoOfTexts(5000, (label): LabelKind | null => {
  // Nor has a label a list below it; 'jam)' is the end of a line, '3)' an ordinal.
  if (label.length > longestLabel || /\n\s*(?:[•▪●◦➢]|[–-]\s)|^[^()]{3,}\)/.test(label)) return null;
  // 'Assessment (weight)' stands over names with their weights.
  const [, names = '', of = ''] = /^([^()]+)\((\p{L}[^()]*)\)\W*$/u.exec(label) ?? [];
  if (of !== '' && labelKind(of) === 'weight' && labelKind(names) === 'assessment') return 'assessment';
  const kinds = formsOf(label).map((form) => patterns.find(([, pattern]) => pattern.test(` ${form}`))?.[0]);
  // 'A1 Course title': the number of a form's field; 'T1 Tugasan' is an item.
  const [, field] = /^\s*\p{Lu}\d{1,2}\s+(\p{Lu}.*)$/su.exec(label) ?? [];
  const ofForm = field !== undefined && isFieldLabel(field) ? labelKind(field) : null;
  return kinds.find((each) => each !== undefined) ?? ofForm;
});

/** A cell that only says in which language the next one is: 'BM', 'English'; never a value. */
export const isLanguageMark = (text: string): boolean =>
  /^\(?(?:bm|bi|(?:in |dalam )?(?:bahasa )?(?:melayu|malaysia|inggeris)|malay|english)\)?\s*:?$/i.test(text.trim());

/** What a column's heads stand for, the nearest head first: 'Bersemuka › K' is K, then Bersemuka. */
export const columnKinds = memoOfTexts(5_000, (column): readonly LabelKind[] => {
  const labels = column.split(' › ').toReversed();
  const [head = ''] = labels;
  const kinds = labels.flatMap((label) => labelKind(label) ?? []);
  // 'Item' and 'Total' under 'Percentage (%)'; 'C | P | A' under 'Domain dan Aras'.
  if (/^(?:item|total|jumlah)$/i.test(head) && kinds.includes('weight')) return ['weight', ...kinds];
  if (/^[CPA]$/.test(head) && kinds.includes('level')) return ['level', ...kinds];
  // 'M' (makmal) under 'Bersemuka (jam)' is no week.
  if (/^\p{Lu}$/u.test(head) && kinds.includes('hours')) return ['hours'];
  // 'Amali (%)' is a share, and so are 'Amali' and 'Pensyarah', who gives the marks, under 'Pemberat (%)'.
  if (kinds[0] === 'hours' && /%|\bperatus|\bpercent/i.test(head)) return ['weight'];
  if ((kinds[0] === 'hours' || kinds[0] === 'person') && kinds[1] === 'weight') return kinds.slice(1);
  return kinds;
});

/** Whether the nearest known head of a column is of one of these kinds. */
export const isUnder = (column: string | undefined, ...kinds: readonly LabelKind[]): boolean =>
  kinds.some((kind) => kind === columnKinds(column ?? '')[0]);

/** The nearest head of a column: 'Bersemuka › K' is K. */
export const headOf = (column: string | undefined): string => column?.split(' › ').at(-1) ?? '';
