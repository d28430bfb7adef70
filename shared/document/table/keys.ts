import { codeFamily, keyOf } from '../../course/words/codes.ts';
import { labelKind } from '../../course/words/vocabulary.ts';
import { filled } from './grid.ts';
import { isOrdinal, numberOf, placeInList } from './texts.ts';

/** The number or letter in the first two places of a row under a head of outcomes. */
function numberedKey(cells: readonly string[], columns: readonly string[]): string | undefined {
  const kinds = columns.map(labelKind);
  const isListed = kinds.includes('statement');
  // The row of a topic or assessment is only linked by its number: 'Tajuk | CLO | Jam'.
  const isOfItem = !isListed && (kinds.includes('topic') || kinds[0] === 'assessment' || kinds[0] === 'component');
  const place = cells.findIndex((text, column) => {
    const kind = kinds[column];
    if (kind === 'clo') return !isOfItem && (isOrdinal(text) || placeInList(text) !== undefined);
    return kind === 'ordinal' && isListed && isOrdinal(text);
  });
  const text = place <= 1 ? (cells[place] ?? '') : '';
  return placeInList(text) ?? numberOf(text);
}

/** The number that a statement opens with: '2. Menganalisis ...'. */
function listedKey(cells: readonly string[], columns: readonly string[]): string | undefined {
  const listed = cells.find(
    (text, column) => /^\d{1,2}[.)]\s+\p{Lu}/u.test(text) && labelKind(columns[column] ?? '') === 'statement',
  );
  return listed === undefined ? undefined : numberOf(listed);
}

/** The code beside the label of outcomes: 'CLO | CLO1', 'Learning outcomes | CLO1 Explain ...'. */
function besideKey(cells: readonly string[]): string | undefined {
  const [opening = '', value = '', next = ''] = filled(cells.filter((text) => !isOrdinal(text)));
  const isOfOutcomes = ['clo', 'statement'].includes(labelKind(opening) ?? '') && codeFamily(next) !== 'clo';
  return isOfOutcomes && (codeFamily(value) === 'clo' || /\s\p{L}{4}/u.test(value)) ? keyOf(value) : undefined;
}

/** The outcome that a row belongs to: the code that it opens with, a number under a head of outcomes, or the value of a label of outcomes. */
export const rowKey = (cells: readonly string[], columns: readonly string[]): string | undefined =>
  keyOf(cells.find((text) => text !== '' && !isOrdinal(text)) ?? '') ??
  numberedKey(cells, columns) ??
  listedKey(cells, columns) ??
  besideKey(cells);
