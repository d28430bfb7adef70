import { codeFamily, digitsOf } from '../../../../../shared/course/codes.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { placeInList } from '../../../../../shared/document/table.ts';
import { linkingRows } from '../../../../../shared/fact/decideCodes.ts';
import { type Resolution, resolve } from '../../../../../shared/fact/resolve.ts';
import { isText, rowsAt, rowsOf } from '../../../../../shared/fact/rows.ts';
import { wordsIn } from '../../../../../shared/text/comparable.ts';
import { type Outcome, saidBeside } from './outcomeLists.ts';

/** The outcomes that an item's rows tie to it; where they say nothing, those whose own rows name it. */
export function outcomesOf(
  name: string,
  at: readonly Ref[],
  outcomes: readonly Outcome[],
  document: SourceDocument,
): string[] {
  const numbers = outcomes.map(({ number }) => number);
  const { bearing } = linkingRows(numbers, name, resolve(document, { at, name }));
  return numbers.filter((_, i) => bearing[i]?.[0] !== undefined);
}

/** The outcomes by which an assessment is called shortly, 'Projek', or by a code, 'T' of a legend: beside them, in rows of its own, below its heading. */
export function outcomesBeside(
  { type, stated, at }: { type: string; stated: string; at: readonly Ref[] },
  outcomes: readonly Outcome[],
  document: SourceDocument,
  legend: ReadonlyMap<string, string>,
): string[] {
  // 'U1' or 'PA' beside its name.
  const codes = at
    .slice(0, 1)
    .flatMap((ref) => rowsAt(document, ref).flatMap(({ cells }) => cells))
    .filter((cell) => /^(?:\p{Lu}{1,3}\d{1,2}|\p{Lu}{2,4})$/u.test(cell) && codeFamily(cell) === null);
  const isShort = (text: string): boolean => {
    const words = wordsIn(legend.get(text.trim()) ?? text);
    return words.length > 0 && (codes.includes(text.trim()) || words.every((word) => wordsIn(type).includes(word)));
  };
  const rows = rowsOf(document);
  const matches = rows.flatMap((row, i) => {
    const isNamed = row.key === undefined && !row.isHeader && row.cells.some(isShort);
    const below = rows[i + 1];
    return isNamed ? [row, ...(isText(row) && below ? [below] : [])] : [];
  });
  const resolution: Resolution = {
    document,
    matches: matches.map((row) => ({ row, text: type, column: -1, score: 1 })),
    by: 'place',
    cited: [],
  };
  const numbers = outcomes.map(({ number }) => number);
  const { bearing } = linkingRows(numbers, '', resolution);
  const places = stated.split(/[\s,&]+/).map((mark) => placeInList(mark) ?? mark);
  return outcomes
    .filter(
      (outcome, i) =>
        bearing[i]?.[0] !== undefined ||
        places.includes(digitsOf(outcome.number)) ||
        saidBeside(outcome, 'assessment').some(({ value }) => value.split(/[,;•/\n]/).some(isShort)),
    )
    .map(({ number }) => number);
}
