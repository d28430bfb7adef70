import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { digitsOf, normalCode } from '../../../../../shared/course/codes.ts';
import { isUnder } from '../../../../../shared/course/vocabulary.ts';
import { resolve } from '../../../../../shared/fact/resolve.ts';
import { type Row, rowsOf } from '../../../../../shared/fact/rows.ts';
import { opensWithVerb, statementsIn } from '../../../../../shared/fact/statement.ts';
import { isEnglish } from '../../language.ts';
import type { Outcome } from './outcomeLists.ts';
import { mainPart } from './ownWords.ts';

/** A code of the document's own before a statement under a head of outcomes: 'HP1 | Menghuraikan ...'. */
const ofOutcomes = /hasil|outcome|penyataan/i;
const ownCodeIn = ({ cells: [code = ''], columns }: Row): string | undefined =>
  /^\p{Lu}{1,4}\s?-?\d{1,2}$/u.test(code) &&
  columns.some((label) => ofOutcomes.test(label) && isUnder(label, 'statement'))
    ? normalCode(code)
    : undefined;

/** The rows that state an outcome of the course, each number once; in the main language of a document in two. */
export function readOutcomes(document: SourceDocument, isOfEnglish: boolean): Outcome[] {
  const isOther = (text: string): boolean => isEnglish(text) === !isOfEnglish;
  const stated = rowsOf(document).flatMap((row) => {
    const number = row.key ?? ownCodeIn(row);
    const isNone = row.isHeader || row.isSum || row.columns.some((label) => isUnder(label, 'week'));
    if (number === undefined || isNone) return [];
    const texts = statementsIn({ ...row, cells: row.cells.map((cell) => mainPart(cell, isOfEnglish)) }).filter(
      opensWithVerb,
    );
    const statement = texts.find((text) => !isOther(text)) ?? texts[0];
    return statement === undefined ? [] : [{ number, statement, at: [row.ref], row }];
  });
  const hasMain = stated.some(({ statement }) => isEnglish(statement) === isOfEnglish);
  const found = new Map<string, (typeof stated)[number]>();
  for (const one of stated) {
    const number = digitsOf(one.number);
    if (!found.has(number) && !(hasMain && isOther(one.statement))) found.set(number, one);
  }
  return [...found.values()].map(({ row, ...outcome }) => {
    const { number, statement, at } = outcome;
    const { matches } = resolve(document, { at, name: statement, key: /^\d/.test(number) ? `CLO${number}` : number });
    return { ...outcome, rows: matches.length > 0 ? matches.map((match) => match.row) : [row] };
  });
}
