import { normalCode } from '../course/words/codes.ts';
import { comparableWords } from '../text/comparable.ts';
import { type Claim, claimsIn } from './claim.ts';
import type { Named } from './names.ts';
import * as words from './words.ts';

export interface Figure {
  unit: words.Unit;
  value: number;
}

/** A name with what is known of it: an activity with its minutes, an outcome with its levels. Two courses may each have a 'Kuiz'. */
export interface Entry extends Named {
  course?: string;
  figures?: readonly Figure[];
  levels?: readonly string[];
  /** Of a course: those of its outcomes. Of an outcome: those of the programme. */
  codes?: readonly string[];
  /** Of a whole or a course: what its parts have, true of it, too, but not offered. */
  parts?: readonly Figure[];
}

/** What one source of truth knows: a course, an artefact, figures planned by code, settings, references, notes. */
export interface Source {
  entries?: readonly Entry[];
  /** Of the whole: minutes of all activities, students, groups, weeks. */
  figures?: readonly Figure[];
  /** That a text gives somewhere. */
  mentioned?: readonly Figure[];
  codes?: readonly string[];
  /** Weeks that code plans, from the first to the last. */
  spans?: readonly (readonly number[])[];
  /** Texts that are known as they stand, each a sentence, a row or a reference. */
  lines?: readonly string[];
}

export interface Finding {
  verdict: 'known' | 'other' | 'unknown';
  /** The known value in place of another, as it is printed. */
  offered?: string;
  /** The other course that a code is of. */
  owner?: string;
}

/** What texts say by themselves: of a document, of notes. */
export function textSource(texts: readonly string[]): Source {
  const claims = texts.flatMap((text) => claimsIn(text));
  return {
    mentioned: claims.flatMap(({ unit, values }) =>
      unit === undefined ? [] : values.map((value) => ({ unit, value: Number(value) })),
    ),
    codes: claims.flatMap(({ kind, values }) => (kind === 'code' ? values.map(String) : [])),
    lines: texts.flatMap((text) => text.split('\n')),
  };
}

export type Truth = ReturnType<typeof truthOf>;

/** The sources together. */
export function truthOf(sources: readonly Source[]) {
  const entries = sources.flatMap((source) => source.entries ?? []);
  const whole = sources.flatMap((source) => source.figures ?? []);
  const ofNames = entries.flatMap(({ figures = [] }) => figures);
  const mentioned = sources.flatMap((source) => source.mentioned ?? []);
  const spans = new Set(sources.flatMap((source) => source.spans ?? []).map(String));
  const codes = new Set(sources.flatMap((source) => source.codes ?? []).map(normalCode));
  const levels = entries.flatMap((entry) => entry.levels ?? []);
  const texts = sources.flatMap((source) => source.lines ?? []).map((line) => ` ${comparableWords(line)} `);
  const says = (phrase: string): boolean => texts.some((text) => text.includes(` ${comparableWords(phrase)} `));
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = comparableWords(entry.name);
    byName.set(key, [...(byName.get(key) ?? []), entry]);
  }
  const courseCount = new Set(entries.flatMap(({ kind, course }) => (kind === 'course' ? course : []))).size;
  const namedEntries = (name: string): Entry[] => byName.get(comparableWords(name)) ?? [];
  /** The courses that a claim's sentence names. */
  const coursesIn = ({ beside }: Pick<Claim, 'beside'>): Entry[] =>
    [...new Set(beside)].flatMap(namedEntries).filter(({ kind }) => kind === 'course');
  /** What a name is of, else the text's own; where the sentence names courses, theirs. */
  function entriesOf(name: string | null, claim: Pick<Claim, 'beside'>, own: readonly Entry[]): readonly Entry[] {
    if (name === null) return own;
    const inSentence = coursesIn(claim);
    const courses = new Set((inSentence.length > 0 ? inSentence : own).map(({ course }) => course));
    const named = namedEntries(name);
    const ofCourses = named.filter(({ course }) => courses.has(course));
    return ofCourses.length > 0 ? ofCourses : named;
  }
  const asked = { says, namedEntries, coursesIn, entriesOf };
  return { entries, whole, ofNames, mentioned, spans, codes, levels, texts, courseCount, ...asked };
}

export const known: Finding = { verdict: 'known' };
export const otherwise = (offered = ''): Finding =>
  offered === '' ? { verdict: 'unknown' } : { verdict: 'other', offered };
export const knownIf = (isKnown: boolean, offered?: string): Finding => (isKnown ? known : otherwise(offered));

export const valuesIn = (figures: readonly Figure[], ...of: words.Unit[]): number[] =>
  figures.filter(({ unit }) => of.includes(unit)).map(({ value }) => value);

/** How a figure is printed; time in hours where they are whole and more than one, unless it is said which. */
export function printedFigure({ unit, value }: Figure, inHours = value >= 120 && value % 60 === 0): string {
  const isHours = unit === 'learning' || (unit === 'time' && inHours);
  return words.units[isHours ? 'hours' : unit].label.replace('#', String(isHours ? value / 60 : value));
}
