import { columnKinds, headOf, labelKind } from '../course/words/vocabulary.ts';
import { codeFamily, digitsOf, normalCode } from '../course/words/codes.ts';
import { blockOf } from '../document/blockOf.ts';
import type { Ref, SourceDocument } from '../document/document.ts';
import { isNumber, plainRow } from '../document/table.ts';
import { saysWhole, wholeForm } from '../text/comparable.ts';
import { memo } from '../values/memo.ts';
import { sumOf } from '../values/sum.ts';
import { isOfPlan, isText, rowsAt, rowsOf, type Row } from './rows.ts';
import { nameOf, similarity, tokens, withoutBrackets, withoutNote, withoutOrdinal } from './score.ts';
import { type Outside, outsideOf } from './scope.ts';
import { sumOfParts, unitNumbers, withoutDetail } from './units.ts';
import { opensWithVerb, statementsIn } from './statement.ts';

/** A row, with the text in it that says a name best. */
export interface Match {
  row: Row;
  /** The document's words: a cell, a line of it, or its words before a colon or bracket. */
  text: string;
  /** The place of that text in the row; -1 where no text says the name. */
  column: number;
  score: number;
}

/** An item as a model describes it: its places, name, key ('CLO2') and weight in percent, and the names of the other items of its list. */
export interface Asked {
  at: readonly Ref[];
  name?: string;
  key?: string;
  weight?: number | null;
  others?: readonly string[];
}

/** The rows that an item is decided in, the best first. */
export interface Resolution {
  document: SourceDocument;
  matches: Match[];
  /** How the rows were found. `place`: by the number alone, since the document says the name in other words; `none`: `matches` is empty. */
  by: 'name' | 'key' | 'place' | 'none';
  /** The rows at the places that the model named. */
  cited: Row[];
  /** Rows of tables that the model named for this item alone, beside those that say its name. */
  further?: Match[];
  /** The places that the model named, when they do not speak of this course. */
  outside?: { at: Ref[]; why: Outside } | undefined;
}

export const allRows = ({ matches, cited }: Resolution): Row[] => [...matches.map(({ row }) => row), ...cited];

/** The rows of an item and those cited for it; a cited row is left out when only a part of it belongs to the item. */
export function rowsFor({ matches, cited }: Resolution): Row[] {
  const parted = new Set(matches.flatMap(({ row }) => (row.isPart === true ? [row.ref] : [])));
  return [...matches.map(({ row }) => row), ...cited.filter(({ ref }) => !parted.has(ref))];
}

const isNamed = 0.6;
/** So much of a name is enough for a row that has the claimed weight too. */
const isHalf = 0.5;
const isBetter = 0.8;
const isElsewhere = 0.75;

/** The gap between two sentences, also behind a bracket or number ('... (CO4). The ...', '... week 13. Students ...'), but not behind 'No.' or 'Bhg.'. */
export const sentenceEnd = /(?<=(?:\p{Ll}{3}|\p{Lu}{2}|[^\p{L}\s])\.)\s+(?=\p{Lu})/u;

/** The texts of a cell that may be a name: the cell, each line, its first sentence, the words before a colon, a bracket or a percentage, and those behind a colon. */
function unitsOf(cell: string): string[] {
  const lines = cell.split('\n');
  // A name may take the first two or three lines, with details below.
  const openings = [2, 3].flatMap((count) => (lines.length > count ? [lines.slice(0, count).join(' ')] : []));
  const texts = lines.length > 1 ? [lines.join(' '), ...openings, ...lines] : lines;
  const shorter = texts.flatMap((text) => [
    withoutNote(text),
    // '2 kuiz', '3 x Tugasan'
    text.replace(/^\d{1,2}\s*(?:[x×]\s*)?(?=\p{L}{3})/u, ''),
    nameOf(text.split(/:(?!\d)/)[0] ?? ''),
    ...text.split(/\s\/\s|\t/),
    // 'Interviewing – planning, question types'
    nameOf(text.split(/\s[–—]\s(?=\p{Ll})/u)[0] ?? ''),
    nameOf(text.replace(/\s*[([]\s*[^)\]]*[)\]]/g, '')),
    text.replace(/^[^:]*:/, ''),
    text.replace(/\s*[([]\s*[^)\]]*[)\]]/g, ''),
    nameOf(withoutOrdinal(text).split(sentenceEnd)[0] ?? ''),
    text.replace(/[\s:=–(-]*\d+(?:[.,]\d+)?\s*(?:%|peratus|percent|markah|marks?).*$/i, ''),
  ]);
  // A number by itself is no name.
  return [...new Set([...texts, ...shorter].map((text) => withoutOrdinal(text.trim())))].filter((text) =>
    /\p{L}/u.test(text),
  );
}

const unitsOfRow = memo(({ cells, titledAt = 0 }: Row): string[][] =>
  cells.map((cell, place) => (place < titledAt ? [] : unitsOf(cell))),
);

/**
 * Whether a row is called by its group: with its title, in either order ('Design Project (25%) | Report' is 'Design Project: Report'), or alone where
 * the group has no other row ('Peperiksaan Akhir | Kertas bertulis 2 jam').
 */
const isOfGroup = (name: string, { cells, shared, titledAt = 0 }: Row): boolean =>
  cells.slice(0, titledAt).some((cell, place) => {
    const group = withoutBrackets(cell);
    const both = [group, nameOf(cells[titledAt] ?? '')];
    const called = [both, both.toReversed(), ...(shared[place] === false && labelKind(cell) === null ? [[group]] : [])];
    return group !== '' && called.some((parts) => tokens(parts.join(' ')).join() === tokens(name).join());
  });

function matchName(row: Row, name: string): Match {
  let best: Match = { row, text: '', column: -1, score: 0 };
  if (isOfGroup(name, row)) return { row, text: name, column: row.titledAt ?? -1, score: 1 };
  const units = unitsOfRow(row);
  // A cell in two languages says the name twice: the words of the claim win over those that mean the same. A narrow one may break a word.
  const whole = tokens(name).join('');
  for (const [column, texts] of units.entries()) {
    const text = texts.find((each) => whole !== '' && tokens(each).join('') === whole);
    if (text !== undefined) return { row, text, column, score: 1 };
  }
  for (const [column, texts] of units.entries())
    for (const text of texts) {
      const score = similarity(name, text, best.score);
      if (score > best.score) best = { row, text, column, score };
    }
  return best;
}

/** Heads and sums are no item's row. */
const isItem = ({ isHeader, isSum }: Row): boolean => !isHeader && !isSum;
const topScore = (matches: readonly Match[]): number => Math.max(0, ...matches.map(({ score }) => score));
/** The best matches; a part of a row stands for the row where it says the name as well. */
function bestMatches(matches: readonly Match[], slack: number): Match[] {
  const best = matches.filter(({ score }) => score >= topScore(matches) - slack).toSorted((a, b) => b.score - a.score);
  const ofRow = ({ row }: Match): Match[] => best.filter((other) => other.row.ref === row.ref);
  const standsFor = (match: Match): boolean => {
    const [whole, parts] = [false, true].map((isPart) =>
      topScore(ofRow(match).filter(({ row }) => (row.isPart === true) === isPart)),
    ) as [number, number];
    return match.row.isPart === true ? parts >= whole : parts < whole;
  };
  return best.filter(standsFor);
}

/** Adds the rows that the cell of the name is merged over, since a weight in two parts is not the weight of one row. */
function withMerged(matches: readonly Match[], document: SourceDocument): Match[] {
  const merged = matches.flatMap((match) =>
    match.column < 0 || match.row.shared[match.column] !== true || match.row.isPart === true
      ? []
      : rowsAt(document, `${blockOf(match.row.ref)}`)
          .filter((row) => isItem(row) && row.isPart !== true && row.shared[match.column] === true)
          .filter(({ cells }) => cells[match.column] === match.row.cells[match.column])
          .map((row) => ({ ...match, row })),
  );
  return [...matches, ...merged.filter(({ row }) => !matches.some((match) => match.row === row))];
}

/** The last figure of a row: '10 + 10' is 20, '15 (10+5)' 15. */
const figureIn = (cells: readonly string[]): number =>
  sumOfParts(withoutDetail(cells.findLast((cell) => /^\d/.test(cell)) ?? '')) || NaN;

/**
 * Adds the rows right below that have a figure and no name and are no sum of those above: a weight may be printed in two rows under one name, each with
 * its code, or in parts of 100.
 */
function withRowsBelow(matches: readonly Match[], { weight }: Asked, document: SourceDocument): Match[] {
  const [match] = matches;
  const table = rowsAt(document, `${blockOf(match?.row.ref ?? '')}`).filter(({ isPart }) => isPart !== true);
  const place = table.findIndex((row) => row === match?.row);
  if (match === undefined || matches.length > 1 || weight == null || match.column < 0 || place < 0) return [...matches];
  const figures = table.map(({ cells }) => figureIn(cells));
  const isSumAt = (at: number): boolean =>
    figures[at] === 100 || figures.slice(0, at - 1).some((_, from) => sumOf(figures.slice(from, at)) === figures[at]);
  const isWhole = sumOf(figures.filter((one, at) => one !== 100 && one > 0 && table[at]?.isSum !== true)) === 100;
  const hasOwnCode = ({ cells }: Row): boolean =>
    cells.some((cell, at) => codeFamily(cell) !== null && cell !== match.row.cells[at]);
  const goesOn = (row: Row, at: number): boolean =>
    at > place &&
    !row.isSum &&
    !isSumAt(at) &&
    (isWhole || hasOwnCode(row)) &&
    row.cells.some(isNumber) &&
    row.cells.every((cell) => cell === '' || isNumber(cell) || codeFamily(cell) !== null);
  const end = table.findIndex((row, at) => at > place && !goesOn(row, at));
  return table.slice(place, end < 0 ? undefined : end).map((row) => ({ ...match, row }));
}

/** Adds the rows of a plan whose numbers continue that of a chapter's head: '2.3 Termination' below '2.0 COPPER MEDIA', but none below '2.1 Categories'. */
function withChapter(matches: readonly Match[], asked: Asked, document: SourceDocument): Match[] {
  const [match] = matches;
  if (match === undefined || matches.length > 1 || !isOfPlan(match.row) || match.row.isPart === true)
    return [...matches];
  const numberAt = ({ cells }: Row): string | undefined => /^(\d{1,2})\.\d/.exec(cells[match.column] ?? '')?.[1];
  const [, chapter] = /^(\d{1,2})(?:\.0)?\.?\s/.exec(match.row.cells[match.column] ?? '') ?? [];
  const below = rowsAt(document, `${blockOf(match.row.ref)}`).filter((row) => row.isPart !== true);
  const after = below.slice(below.indexOf(match.row) + 1).filter((row) => numberAt(row) !== undefined);
  const end = after.findIndex((row) => numberAt(row) !== chapter || isOfOthers(row, asked));
  const more = chapter === undefined ? [] : after.slice(0, end < 0 ? undefined : end);
  return [match, ...more.map((row) => ({ ...match, row }))];
}

/** Sorts the matches so that those in the rows that the model named come first. */
export function citedFirst(matches: readonly Match[], cited: readonly Row[]): Match[] {
  const isCited = ({ row }: Match): boolean => cited.some(({ ref }) => ref === row.ref);
  return [...matches.filter(isCited), ...matches.filter((match) => !isCited(match))];
}

/** The rows within `distance` blocks of the places named; all rows of the document when no place is named. */
function rowsNear({ at }: Asked, document: SourceDocument, distance: number): Row[] {
  const isNear = ({ ref }: Row): boolean => at.some((each) => Math.abs(blockOf(each) - blockOf(ref)) <= distance);
  return rowsOf(document).filter((row) => isItem(row) && (at.length === 0 || isNear(row)));
}

const longestItem = 80;

const isOfOthers = (row: Row, { others = [] }: Asked): boolean =>
  others.some((other) => matchName(row, other).score >= isNamed);

/** Whether a row has the claimed weight and the name of no other item. */
const isWeighedAs = (row: Row, asked: Asked): boolean =>
  asked.weight != null && unitNumbers('weight', row.cells.join(' ')).includes(asked.weight) && !isOfOthers(row, asked);

/**
 * The part of a text, from an item's name to that of the next item, that names the item word for word and gives one weight. There is none when a
 * number stands before the first name, to which it may belong: '10% untuk kuiz dan 20% untuk projek'.
 */
function toldIn(row: Row, { name = '', others = [] }: Asked): Match[] {
  const [text = ''] = row.cells;
  if (!isText(row) || row.isPart === true || text.length <= longestItem) return [];
  return text.split(sentenceEnd).flatMap((sentence) => {
    const places = [name, ...others].flatMap((each) =>
      [...sentence.matchAll(wholeForm(each) ?? /$^/g)].map(({ 0: said, index }) => ({
        said,
        from: index,
        isOwn: each === name,
      })),
    );
    const names = places.toSorted((a, b) => a.from - b.from);
    if (/\d/.test(sentence.slice(0, names[0]?.from))) return [];
    return names.flatMap(({ said, from, isOwn }, i): Match[] => {
      const told = { ...plainRow(row.ref, [sentence.slice(from, names[i + 1]?.from)], row.columns), isPart: true };
      return isOwn && unitNumbers('weight', told.cells[0] ?? '').length === 1
        ? [{ row: told, text: said, column: 0, score: 1 }]
        : [];
    });
  });
}

/** Finds a row by its place alone: there is one such row, it is no other item's, and the document says the name nowhere. */
function byPlace(cited: readonly Row[], asked: Asked, document: SourceDocument): Match[] {
  const { name = '', key = '' } = asked;
  const refs = new Set(cited.map(({ ref }) => ref));
  // When one place has several items with weights, it is the one that no other name fits and that has the claimed weight.
  const parts = cited.filter((each) => each.isPart && isWeighedAs(each, asked));
  const [row] = cited.some(({ isPart }) => isPart) ? (parts.length === 1 ? parts : []) : cited;
  if (key !== '' || refs.size !== 1 || row === undefined || row.isCaption || isOfOthers(row, asked)) return [];
  const isHeading = document.blocks.some(({ n, kind }) => n === blockOf(row.ref) && kind === 'heading');
  // In a table without heads a sentence names no item either.
  const isProse =
    row.columns.every((label) => columnKinds(label).length === 0) &&
    row.cells.some(({ length }) => length > longestItem);
  if (isHeading || isProse) return [];
  const isKnown = rowsOf(document).some((each) => matchName(each, name).score >= isElsewhere);
  return isKnown ? [] : [{ row, text: '', column: -1, score: 0 }];
}

/** Statements of one outcome in two tables are alike; less alike than this, the later one is left from another course. */
const isResidue = 0.3;
const outcomesStated = (row: Row): string[] => statementsIn(row).filter(opensWithVerb);

/** The rows of a key: by its own code, else by its number under another word (HPK1, CLO1) or alone. When one key has two statements, the first table's counts. */
function rowsOfKey(key: string, document: SourceDocument): Row[] {
  const wanted = normalCode(key);
  const all = rowsOf(document).filter((row) => row.key !== undefined && isItem(row));
  // The aims of a course may be numbered too.
  const ofOutcomes = all.filter(({ columns }) => !columns.some((label) => /obje[ck]ti/i.test(label)));
  const rows = ofOutcomes.some((row) => outcomesStated(row).length > 0) ? ofOutcomes : all;
  // '1' under 'HPK' is HPK1.
  const own = rows.filter(({ key: code = '', columns }) =>
    [code, ...columns.map((head) => normalCode(`${headOf(head)}${code}`))].includes(wanted),
  );
  // A part of an outcome has a number of its own.
  const number = codeFamily(key) === 'subClo' ? '' : digitsOf(wanted);
  const isNumbered = (row: Row): boolean => row.key === digitsOf(wanted) && outcomesStated(row).length > 0;
  // A matrix has the code where the outcomes themselves are only numbered.
  const named =
    own.some((row) => outcomesStated(row).length > 0) || (own.length > 0 && !rows.some(isNumbered))
      ? own
      : rows.filter((row) => number !== '' && digitsOf(row.key ?? '') === number);
  const outcome = named.flatMap((row) => outcomesStated(row).map((text) => ({ row, text })))[0];
  if (outcome === undefined) return named;
  const isOther = (row: Row): boolean =>
    blockOf(row.ref) !== blockOf(outcome.row.ref) &&
    outcomesStated(row).some((text) => similarity(text, outcome.text) < isResidue);
  return named.filter((row) => !isOther(row));
}

function outsideIn(document: SourceDocument, at: readonly Ref[]): Resolution['outside'] {
  const outside = at.flatMap((ref) => ({ ref, why: outsideOf(document, ref) }));
  const why = outside.find((one) => one.why !== null)?.why ?? null;
  return why === null ? undefined : { at: outside.flatMap((one) => (one.why === why ? one.ref : [])), why };
}

type Found = Pick<Resolution, 'matches' | 'by'>;
const byName = (matches: Match[]): Found => ({ matches, by: 'name' });

/** The rows that say an item's name, the cited ones first. When a cited place is wrong, a row nearby that says the name clearly better replaces it. */
function rowsOfName(document: SourceDocument, asked: Asked, all: readonly Row[]): Found {
  const { name = '', key = '' } = asked;
  // When the document does not have the key, another outcome's row supports nothing.
  const isOwn = (row: Row): boolean => isItem(row) && (key === '' || row.key === undefined);
  const cited = all.filter(isOwn);
  const here = cited.map((row) => matchName(row, name));
  // A sentence about an item of a table tells its marks, too.
  const inTable = here.filter(({ row, score }) => !isText(row) && score === 1);
  const isInTable = inTable.length > 0;
  const told = asked.weight == null || isInTable ? [] : cited.flatMap((row) => toldIn(row, asked));
  if (told.length > 0) return byName(told);
  // A plan of weeks may say the name better; the part with the weight is the item's.
  const weighed = here.filter(
    ({ row, score }) => row.isPart && !(isInTable && isText(row)) && score >= isHalf && isWeighedAs(row, asked),
  );
  const isWhole = inTable.some(({ row }) => row.isPart !== true && isWeighedAs(row, asked));
  if (!isWhole && weighed.length > 0) return byName(bestMatches(weighed, 0.1));
  const best = topScore(here);
  // The whole table first, then two blocks around.
  for (const distance of [0, 2]) {
    const near = rowsNear(asked, document, distance)
      .filter(isOwn)
      .map((row) => matchName(row, name));
    const other = topScore(near);
    if (best >= isNamed && (other < isBetter || other <= best + 0.1))
      return byName(
        withChapter(withRowsBelow(withMerged(bestMatches(here, 0.1), document), asked, document), asked, document),
      );
    if (other >= isBetter) return byName(bestMatches(near, 0.02));
  }
  return { matches: byPlace(cited, asked, document), by: 'place' };
}

/** Finds the rows in which an item is decided: for an outcome the rows of its key, wherever they stand; for other items the rows that say the name. */
export function resolve(document: SourceDocument, asked: Asked): Resolution {
  const { at, name = '', key = '' } = asked;
  const cited = at.flatMap((ref) => rowsAt(document, ref)).filter(isItem);
  const isOutside = at.length > 0 && at.every((ref) => outsideOf(document, ref) !== null);
  const ofKey = key === '' || isOutside ? [] : rowsOfKey(key, document).map((row) => matchName(row, name));
  const found: Found =
    ofKey.length > 0 ? { matches: citedFirst(ofKey, cited), by: 'key' } : rowsOfName(document, asked, cited);
  return found.matches.length > 0
    ? { document, ...found, cited: withoutRowsOfOthers(cited, asked) }
    : { document, ...found, by: 'none', cited, outside: outsideIn(document, at) };
}

const isNamedBy = (row: Row, name: string): boolean => matchName(row, name).score >= isBetter;

/** The rows cited for an item, without those that another item names as its own; of a row that speaks of several in parts, the parts that name it. */
function withoutRowsOfOthers(cited: readonly Row[], asked: Asked): Row[] {
  const { name = '', others = [] } = asked;
  const says = (row: Row): boolean => row.cells.some((cell) => saysWhole(cell, name));
  const isOther = (row: Row): boolean =>
    !isText(row) && !says(row) && !isNamedBy(row, name) && others.some((other) => isNamedBy(row, other));
  const parted = new Set(cited.flatMap((row) => (row.isPart === true && says(row) ? [row.ref] : [])));
  const isShared = (row: Row): boolean =>
    parted.has(row.ref) &&
    !(row.isPart === true && says(row)) &&
    others.some((other) => row.cells.some((cell) => saysWhole(cell, other)));
  return cited.filter((row) => !isOther(row) && !isShared(row));
}
