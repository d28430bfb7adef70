import { digitsOf } from '../../../../../shared/course/codes.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { placeInList } from '../../../../../shared/document/table.ts';
import { linkingRows } from '../../../../../shared/fact/decideCodes.ts';
import { resolve } from '../../../../../shared/fact/resolve.ts';
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

/** 'a, c' of an assessment's row by the places of the outcomes in their list; else the outcomes beside which it is called shortly: 'Projek', or 'T' of a legend. */
export function outcomesBeside(
  { type, stated }: { type: string; stated: string },
  outcomes: readonly Outcome[],
  legend: ReadonlyMap<string, string>,
): string[] {
  const places = stated.split(/[\s,&]+/).map((mark) => String(placeInList(mark)));
  const isShort = (text: string): boolean => {
    const words = wordsIn(legend.get(text.trim()) ?? text);
    return words.length > 0 && words.every((word) => wordsIn(type).includes(word));
  };
  return outcomes
    .filter(
      (outcome) =>
        places.includes(digitsOf(outcome.number)) ||
        saidBeside(outcome, 'assessment').some(({ value }) => value.split(/[,;•/\n]/).some(isShort)),
    )
    .map(({ number }) => number);
}
