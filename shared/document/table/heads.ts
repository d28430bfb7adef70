import { codeFamily, keyOf } from '../../course/words/codes.ts';
import { isFieldLabel, labelKind } from '../../course/words/vocabulary.ts';
import { filled, type Grid, ownTexts } from './grid.ts';
import { headFamily, isNumber, isOrdinal, isStrong, isWeek, labelAndValue, placeInList } from './texts.ts';

const longestHead = 110;

/** Codes of one family side by side, as over a matrix of ticks; 'HP1' and 'PO1' in a row are an outcome and what it serves. */
export function isMatrixHead(texts: readonly string[]): boolean {
  const [first = ''] = texts;
  const families = texts.map((text) => {
    const family = headFamily(text);
    return family === 'plo' ? /^\p{L}*/u.exec(text)?.[0] : family;
  });
  const isSame = families.some((family, place) => family !== null && families.indexOf(family) < place);
  return texts.length > 2 && isSame && keyOf(first) === undefined;
}

/** Two heads are enough where they are known to stand together: 'Kandungan | Jam', 'Kod | Hasil pembelajaran'. */
function isKnownPair([first = '', second = '', ...more]: readonly string[]): boolean {
  if (more.length > 0) return false;
  const isOfTopics = labelKind(first) === 'topic' && labelKind(second) === 'hours';
  return isOfTopics || (/^(?:kode?|code)$/i.test(first) && labelKind(second) === 'statement');
}

/** A row that begins like a field is a head only where nearly all of it are labels: 'Nama kursus | Kredit | Semester'. */
const isHeadOfFields = (texts: readonly string[], strong: number): boolean =>
  strong > Math.min(2, texts.length - 1) && strong > texts.length / 2 && !texts.some((text) => text.endsWith(':'));

/** 'Unit | Topic' heads a content. */
const opensWithField = ([first = '', second = '']: readonly string[]): boolean =>
  (isFieldLabel(first) && labelKind(second) !== 'topic') || (isOrdinal(first) && isFieldLabel(second));

/** Inside a frame a group may stand in the head with its weight: 'Kerja kursus: 60%'. */
const noHead = { framed: /:\s*\d+(?!\d|\s*%)|^\d+ \p{Ll}/u, plain: /:\s*\d|^\d+ \p{Ll}/u };
const pageOf = /\d (?:of|dari|daripada) \d/;

/** What stands in no head; 'Kod kursus' on a line over 'DHP 2133' has its value with it. */
const isNoHead = (text: string, isFramed: boolean): boolean =>
  text.length > longestHead ||
  isNumber(text) ||
  (isFramed ? noHead.framed : noHead.plain).test(text) ||
  pageOf.test(text) ||
  hasValueBelow(text);

export function isHead(texts: readonly string[], isFramed = false): boolean {
  const [first = '', ...behind] = texts;
  // '8 | Continuous Assessment | % | CLO | Week', 'C1 | Component | Weight (%) | CLO': the number of a part before its head.
  const isPart = isOrdinal(first) || /^\p{Lu}\d{1,2}$/u.test(first);
  if (isPart && behind.length > 3 && !opensWithField(behind) && behind.filter(isStrong).length > 2)
    return isHead(behind, isFramed);
  if (texts.length < 2 || keyOf(first) !== undefined || texts.some((text) => isNoHead(text, isFramed))) return false;
  if (isKnownPair(texts) || isMatrixHead(texts)) return true;
  if (opensWithField(texts)) return isHeadOfFields(texts, texts.filter(isStrong).length);
  return !isOrdinal(first) && areLabels(texts);
}

/** Whether most texts are labels, some of them of more than hours. */
function areLabels(texts: readonly string[]): boolean {
  const strong = texts.filter(isStrong).length;
  const kinds = texts.flatMap((text) => labelKind(text) ?? []);
  return strong > 1 && (kinds.length > texts.length / 2 || strong > 3 || (strong > 2 && kinds.includes('statement')));
}

/** 'Bil. | Perkara | Keterangan' over labels and their values. */
const ofForm = {
  labels: ['perkara', 'item', 'maklumat', 'aspek', 'butiran', 'particular', 'particulars'],
  values: 'keterangan maklumat butiran penerangan perincian detail details description information'.split(' '),
};
function isHeadOfForm(texts: readonly string[]): boolean {
  const [label = '', value = ''] = texts.slice(-2).map((text) => text.toLowerCase());
  return ofForm.labels.includes(label) && ofForm.values.includes(value);
}

/** In each of its languages. */
const isName = (text: string): boolean =>
  text.split(' / ').every((name) => name.length <= 40 && !/\d|:$/.test(name.replace(/\(\d{1,3}\s*%\)$/, '')));

/** A first row that only names things, above numbers or codes, is a head in words that we do not know; so are two names above a list. */
export function isUnknownHead(texts: readonly string[], width: number, below: readonly Grid[]): boolean {
  const [first = ''] = texts;
  const firstBelow = below.map(([cell]) => cell?.text ?? '');
  const isOverList = texts.length === 2 && width === 3 && firstBelow.slice(0, 2).every(isOrdinal);
  // Weeks may be called 'M1', 'M2'.
  const isOfWeeks = labelKind(first) === 'week' && firstBelow.some((text) => /^\D{0,8}\d/.test(text));
  if (texts.length < (isOverList || isOfWeeks ? 2 : 3) || texts.length < width - 1) return false;
  if (isHeadOfForm(texts) || isFieldLabel(first) || !texts.every(isName)) return false;
  return isOfWeeks || below.some((grid) => grid.some(({ text }) => isNumber(text) || codeFamily(text) !== null));
}

export const continuesHead = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  keyOf(texts[0] ?? '') === undefined &&
  texts.every((text) => text.length <= 60 && (labelKind(text) !== null || codeFamily(text) !== null));

/** The part of a head below cells of it that are merged over several rows. */
export function isUnderMergedHead(grid: Grid, texts: readonly string[]): boolean {
  if (texts.length === 0 || grid.every(({ isOwn }) => isOwn)) return false;
  // 'CLO1 | CLO2 | CLO3' under 'Weight by outcome'.
  const areOutcomes = texts.length > 1 && grid[0]?.isOwn !== true && texts.every((text) => headFamily(text) === 'clo');
  return (
    (keyOf(texts[0] ?? '') === undefined || areOutcomes) &&
    texts.every(
      (text) =>
        text.length <= longestHead && !isNumber(text) && codeFamily(text) !== 'level' && !/^\d{1,2}[.)]\s/.test(text),
    )
  );
}

/** '1 | 2 | 3' below 'Hasil Pembelajaran Program (PLO)'. */
export function isNumbersOfOutcomes(grid: Grid, above: Grid | undefined): boolean {
  const numbers = ownTexts(grid.filter((_, column) => labelKind(above?.[column]?.spread ?? '') === 'plo'));
  return numbers.length > 2 && numbers.every((text, index) => text === `${index + 1}`);
}

/** A head with the codes that its bare numbers stand for. */
export const withCodes = (grid: Grid): Grid =>
  grid.map((cell) => (cell.isOwn && /^\d{1,2}$/.test(cell.spread) ? { ...cell, spread: `PLO${cell.spread}` } : cell));

export const labelsUnder = (heads: readonly Grid[]): string[] =>
  (heads[0] ?? []).map((_, column) =>
    [...new Set(filled(heads.map((head) => head[column]?.spread ?? '')))].join(' › '),
  );

/** 'Semester: 4' has its value with it. */
function isField(text: string): boolean {
  const [label = '', value = ''] = labelAndValue(text) ?? [];
  return isFieldLabel(label) && labelKind(value) === null;
}
const hasValueBelow = (text: string): boolean => text.includes('\n') && !text.includes(':') && isField(text);

/** Labels beside their values: each place is called by the last label before it in the row. */
export function labelsBeside(cells: readonly string[]): string[] {
  let label = '';
  return cells.map((text, place) => {
    if (isField(text)) {
      label = '';
      return '';
    }
    const isMark = isOrdinal(text) || placeInList(text) !== undefined;
    const isValue = isMark || isWeek(text) || !/\p{L}/u.test(text);
    const isLabel = !isValue && (label === '' || text.endsWith(':') || isStrong(text));
    // A dash is the whole value: 'Prasyarat | - | Bahasa | Bahasa Melayu'.
    if (/^[-–—]$/.test(text) && cells.slice(place + 1).filter((each) => each !== '').length > 1) label = '';
    if (!isLabel) return /[\p{L}\p{N}]/u.test(text) ? label : '';
    label = text;
    return '';
  });
}
