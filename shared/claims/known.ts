import type { Claim } from './claim.ts';
import { findCode, findLevel, findSource } from './findName.ts';
import { findNumber } from './findNumber.ts';
import { indexOf, type NameIndex } from './names.ts';
import { type Entry, type Finding, knownIf, otherwise, printedFigure, type Source, truthOf } from './truth.ts';

export interface Known {
  entries: readonly Entry[];
  names: NameIndex;
  /** In a line, what is known near a claim: of what the text is about, of the names of its sentence, and figures in its unit. */
  near(claim: Claim, own?: readonly Entry[]): string;
  /** Whether a text has this phrase as it stands. */
  says(phrase: string): boolean;
  /** `own`: what the text is about, the subject of claims that name none. */
  find(claim: Claim, own?: readonly Entry[]): Finding;
}

/** Names, and figures in one unit, that a line tells at most. */
const mostNear = 6;

function factsOf({ name, course = name, figures = [], levels: ofName = [], codes: own = [] }: Entry): string {
  const told = [...figures.map((each) => printedFigure(each)), ...ofName, ...own];
  return told.length === 0 ? '' : `${[...new Set([course, name])].join(', ')}: ${[...new Set(told)].join(', ')}`;
}

/** What the sources know together. */
export function knownOf(sources: readonly Source[]): Known {
  const truth = truthOf(sources);
  return {
    entries: truth.entries,
    names: indexOf(truth.entries),
    says: truth.says,
    near({ beside, unit }, own = []) {
      const named = beside.slice(0, mostNear).flatMap((name) => truth.entriesOf(name, { beside }, own));
      const ofUnit = truth.whole.filter((figure) => figure.unit === unit).map((each) => printedFigure(each));
      const others = [...new Set(ofUnit)].slice(0, mostNear).join(', ');
      return [...new Set([...[...own, ...named].map(factsOf), others])].filter((line) => line !== '').join('; ');
    },
    find(claim, own = []) {
      const value = String(claim.values[0]);
      if (claim.kind === 'number') return findNumber(truth, claim, own);
      if (claim.kind === 'level') return findLevel(truth, claim, own);
      if (claim.kind === 'code') return findCode(truth, claim, own);
      if (claim.kind === 'source') return findSource(truth, claim);
      if (claim.kind === 'sum') return otherwise(value);
      return knownIf(truth.says(value));
    },
  };
}
