import { codesIn, digitsOf, normalCode } from '../../../../../shared/course/codes.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { placeInList } from '../../../../../shared/document/table.ts';
import { comparable, wordsIn } from '../../../../../shared/text/comparable.ts';
import { legendOf } from './assessments.ts';
import { isTick, type Outcome, saidBeside, ticked } from './outcomeLists.ts';
import { linesOf, withoutMark } from './ownWords.ts';
import { isWeekly, type Grid, type Reading } from './reading.ts';
import { plainName, type ReadAssessment } from './weights.ts';

/** 'HPK1, HPK3', 'CLO 1 & 2', '1, 2', or codes of the document's own: a number that no outcome has belongs to another code. */
export function outcomesNamed(text: string, outcomes: readonly Outcome[]): string[] {
  const plain = /^[\d\s,&.]+$/.test(text) ? [text] : [];
  const marks = text
    .trim()
    .split(/[\s,&]+/)
    .map(placeInList);
  const letters = marks.every((mark) => mark !== undefined) ? marks : [];
  const numbers = new Set([...codesIn('clo', text), ...plain, ...letters].flatMap((code) => code.match(/\d+/g) ?? []));
  const whole = text.replace(/\bsub[\s-]?\p{L}+\s?-?\d[\d.]*/giu, '');
  const own = new Set((whole.match(/\b\p{Lu}{1,4}\s?-?\d{1,2}\b/gu) ?? []).map(normalCode));
  return outcomes.flatMap(({ number }) => (numbers.has(digitsOf(number)) || own.has(number) ? [number] : []));
}

/** A document says somewhere that what it calls by this name is for these outcomes. */
interface Said {
  name: string;
  outcomes: string[];
  /** A place that says so and belongs to the assessment alone. */
  at?: Ref;
}

/** The outcomes of each assessment: those beside it, else those that another place says it is for. */
export function withOutcomes(
  assessments: readonly ReadAssessment[],
  outcomes: readonly Outcome[],
  reading: Reading,
): (Omit<ReadAssessment, 'stated'> & { clos: string[] })[] {
  const legend = legendOf(reading.text);
  const said = [
    ...besideOutcomes(outcomes),
    // The outcomes of a week are not those of what is due in it.
    ...reading.grids.flatMap((grid) => (isWeekly(grid) ? [] : inGrid(grid, outcomes))),
    ...belowHeadings(reading, outcomes),
  ].map((one) => ({ ...one, name: legend.get(one.name) ?? one.name }));
  const names = assessments.map((assessment) => namesOf(assessment, reading));
  const meant = said.map(({ name }) => meantBy(name, names));
  return assessments.map(({ stated, ...assessment }, index) => {
    const own = outcomesNamed(stated, outcomes);
    if (own.length > 0) return { ...assessment, clos: own };
    const ofThis = said.filter((_, place) => meant[place]?.includes(index));
    const clos = outcomes.flatMap(({ number }) => (ofThis.some((one) => one.outcomes.includes(number)) ? number : []));
    return { ...assessment, clos, at: [...new Set([...assessment.at, ...ofThis.flatMap(({ at }) => at ?? [])])] };
  });
}

/** The assessments named beside an outcome: 'Ujian, Peperiksaan akhir (40%)'; without a comma its lines are names, or parts of one. */
const besideOutcomes = (outcomes: readonly Outcome[]): Said[] =>
  outcomes.flatMap((outcome) => {
    const { number } = outcome;
    const assessment = saidBeside(outcome, 'assessment')
      .map(({ value }) => value)
      .join('\n');
    const whole = linesOf(assessment).join(' ');
    const parts = /[,;•]/.test(whole)
      ? whole.split(/[,;•/]|\s(?:dan|and)\s/)
      : [whole, ...linesOf(assessment).flatMap((line) => line.split(/\/|\s(?:dan|and)\s/))];
    return parts.map((name) => ({ name: name.replace(/\(?\d+\s*%\)?/g, '').trim(), outcomes: [number] }));
  });

/** A matrix of outcomes and assessments, whichever way round; assessments listed again with their outcomes. */
function inGrid({ kinds, rows }: Grid, outcomes: readonly Outcome[]): Said[] {
  return rows.flatMap(({ cells, columns, key, ...row }): Said[] => {
    const [first = '', ...others] = cells;
    const underHeads = (toldBy: (cell: string) => string[]): Said[] =>
      others.flatMap((cell, place) =>
        (columns[place + 1] ?? '').split(' › ').map((name) => ({ name, outcomes: toldBy(cell) })),
      );
    const isOfOutcomes = kinds[0] === 'clo' || kinds[0] === 'statement';
    const numbers = outcomesNamed(key ?? (isOfOutcomes ? first : ''), outcomes);
    if (numbers.length > 0) return underHeads((cell) => (isTick(cell) ? numbers : []));
    if (/\b(?:C?LO|CO|HPK|outcomes?|hasil)\b/i.test(first) && !/\d/.test(first))
      return underHeads((cell) => outcomesNamed(cell, outcomes));
    const beside = cells[kinds.indexOf('clo')] ?? cells[kinds.indexOf('statement')] ?? '';
    const own = outcomesNamed(ticked({ ...row, cells, columns }).join(', ') || beside, outcomes);
    const named = cells.filter((_, column) => kinds[column] === 'assessment' || kinds[column] === 'component');
    return named.map((name) => ({ name, outcomes: own }));
  });
}

/** 'Outcomes assessed: CLO 1, CLO 3' below a heading that names the assessment. */
function belowHeadings({ loose }: Reading, outcomes: readonly Outcome[]): Said[] {
  let name = '';
  return loose.flatMap(({ at, cells, isHeading, key }) => {
    const [text = ''] = cells;
    if (isHeading) name = text;
    const isList =
      key === undefined && cells.length === 1 && /^[^:]{2,40}:/.test(text) && codesIn('clo', text).length > 0;
    return isList && !isHeading ? [{ name, outcomes: outcomesNamed(text, outcomes), at }] : [];
  });
}

interface Names {
  names: string[];
  codes: string[];
}

/** What an assessment is called: its name, the whole cell in which it has it, perhaps in another language too, and its code. */
const namesOf = ({ type, at: [ref] }: ReadAssessment, { grids }: Reading): Names => {
  const hasName = (cell: string): boolean => comparable(cell).includes(comparable(type));
  const rows = grids.flatMap((grid) => grid.rows.filter((row) => row.ref === ref).map(({ cells }) => cells));
  const named = rows.flatMap((cells) => cells.filter(hasName));
  return {
    names: [type, ...named.flatMap((cell) => [cell, ...cell.split(/\n|\s\/\s/)])],
    codes: rows.flatMap((cells) => cells.slice(0, Math.max(0, cells.findIndex(hasName))).filter(isOwnCode)),
  };
};

/** 'U1' or 'PA', which stands before the name in its row. */
const isOwnCode = (cell: string): boolean =>
  /^(?:\p{Lu}{1,3}\d{1,2}|\p{Lu}{2,4})$/u.test(cell.trim()) && codesIn('clo', cell).length === 0;

/** Which assessments a name means: those that are called so, else those of whose names it is a short form: 'OBA', 'Viva', 'Final Exam'. */
function meantBy(said: string, names: readonly Names[]): number[] {
  const name = plainName(said.replace(/\(?\d+\s*%\)?/g, ''));
  if (!/\p{L}/u.test(name)) return [];
  const places = (isMeant: (own: Names) => boolean): number[] =>
    names.flatMap((own, index) => (isMeant(own) ? [index] : []));
  const isSame = (own: string): boolean => comparable(own) === comparable(name);
  const exact = places((own) => own.names.some(isSame) || own.codes.some(isSame));
  return exact.length > 0
    ? exact
    : places((own) => own.names.some((each) => isShort(name, each) || isShort(each, name)));
}

function isShort(short: string, long: string): boolean {
  const words = wordsIn(long);
  const isWord = (word: string): boolean =>
    words.some((each) => each === word || (word.length > 3 && each.startsWith(word)));
  return wordsIn(withoutMark(short)).every(isWord);
}
