import { keyOf } from '../../course/words/codes.ts';
import { labelKind } from '../../course/words/vocabulary.ts';
import { filled, framingColumns, type Grid, ownTexts } from './grid.ts';
import { continuesHead, isHead, isMatrixHead, isNumbersOfOutcomes, isUnderMergedHead, isUnknownHead } from './heads.ts';
import { isOrdinal, isSumLabel } from './texts.ts';

/** What a row is in its table. A head inside a frame stands beside a label that is merged over it and the rows below. */
export type RowClass = 'framedHead' | 'head' | 'sum' | 'caption' | 'value';

export interface Above {
  /** The rows of the head that is in force, from the top. */
  readonly heads: readonly Grid[];
  readonly isInHead: boolean;
  /** How many places at the left a frame takes. */
  readonly frame: number;
}

export interface Place {
  readonly grids: readonly Grid[];
  readonly index: number;
  readonly grid: Grid;
  readonly texts: readonly string[];
  readonly above: Above;
}

export const placeOf = (grids: readonly Grid[], index: number, above: Above): Place => {
  const grid = grids[index] ?? [];
  return { grids, index, grid, texts: ownTexts(grid), above };
};

const insideFrame = ({ grids, index, grid }: Place): string[] => ownTexts(grid.slice(framingColumns(grids, index)));

const opensFrame = (place: Place): boolean => {
  const inside = insideFrame(place);
  return framingColumns(place.grids, place.index) > 0 && inside.length > 2 && isHead(inside, true);
};

/** '8 | Pemetaan CLO-PLO | PLO1 | PLO2' over 'CLO1 | / |': the number of a part before its head. */
const isNumberedMatrix = ({ grids, index, texts: [first = '', ...more] }: Place): boolean =>
  isOrdinal(first) && isMatrixHead(more) && keyOf(ownTexts(grids[index + 1] ?? [])[0] ?? '') !== undefined;

/** The label of several rows beside the first of their captions. */
const isLabelOfCaptions = (place: Place): boolean =>
  place.texts.length === 2 && insideFrame(place).length === 1 && place.grids[place.index + 2]?.[0]?.isOwn === false;

const isFirstHeadInOtherWords = ({ grids, index, grid, texts, above }: Place): boolean =>
  above.heads.length === 0 && index < 3 && isUnknownHead(texts, grid.length, grids.slice(index + 1, index + 4));

const isSum = ({ grid }: Place): boolean => {
  const texts = filled(grid.map(({ text }) => text));
  const label = texts.find((text, place) => place > 1 || !isOrdinal(text)) ?? '';
  return isSumLabel(label) && texts.some((text) => /\d/.test(text));
};

const isCaption = ({ grid, texts: [text = '', ...more] }: Place): boolean =>
  text !== '' &&
  more.length === 0 &&
  grid.every((cell) => cell.isOwn || cell.text === '') &&
  grid.length > 2 &&
  text.length <= 120 &&
  // What goes on in small letters is the rest of the row above.
  !/^\p{Ll}/u.test(text) &&
  keyOf(text) === undefined;

/** 'CLO assessed | CLO1 | CLO2' under heads, as the last row of a table: a head stands over rows. */
const isLastRow = ({ grids, index, above }: Place): boolean =>
  above.heads.length > 0 && !above.isInHead && index === grids.length - 1;

/** 'No. | Topic | Coursework 70%', its first labels merged over 'Quiz | Test' down to the row of the first number. */
const isOverNumbers = ({ grids, index, grid }: Place): boolean => {
  const below = grids.findIndex((row, at) => at > 0 && row[0]?.isOwn === true);
  const isMerged = index === 0 && below > 1 && below < 4 && labelKind(grid[0]?.text ?? '') === 'ordinal';
  return isMerged && isOrdinal(grids[below]?.[0]?.text ?? '');
};

/** The first that holds gives the class of a row. */
const rules: readonly (readonly [RowClass, (place: Place) => boolean])[] = [
  ['framedHead', opensFrame],
  ['head', ({ above, grid, texts }) => above.isInHead && isUnderMergedHead(grid, texts)],
  ['head', ({ above, grid }) => above.isInHead && isNumbersOfOutcomes(grid, above.heads.at(-1))],
  ['head', isNumberedMatrix],
  ['head', (place) => isHead(place.texts, place.above.frame > 0) && !isLabelOfCaptions(place) && !isLastRow(place)],
  ['head', ({ above, texts }) => above.isInHead && continuesHead(texts)],
  ['head', isFirstHeadInOtherWords],
  ['head', isOverNumbers],
  ['sum', isSum],
  ['caption', isCaption],
];

export const classOf = (place: Place): RowClass => rules.find(([, holds]) => holds(place))?.[0] ?? 'value';
