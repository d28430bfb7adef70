import { codeFamily, digitsOf, normalCode } from '../course/vocabulary.ts';
import { comparableWords, wordsIn } from '../text/comparable.ts';
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
  /** Of a course: those of its outcomes. */
  codes?: readonly string[];
}

/** What one source of truth knows: a course, an artefact, figures planned by code, settings, references, notes. */
export interface Source {
  entries?: readonly Entry[];
  /** Of the whole: minutes of all activities, students, groups, weeks. */
  figures?: readonly Figure[];
  /** That a text gives somewhere. */
  mentioned?: readonly Figure[];
  codes?: readonly string[];
  /** Texts that are known as they stand, each a sentence, a row or a reference. */
  lines?: readonly string[];
}

export interface Finding {
  verdict: 'known' | 'other' | 'unknown';
  /** The known value in place of another, as it is printed. */
  offered?: string;
}
export interface Known {
  names: readonly Named[];
  find(claim: Claim): Finding;
}

/** What an artefact, a paper or notes claim by themselves. Of an artefact, not its doubts: a copy proves nothing. */
export function textSource(
  text: string,
  names: readonly Named[] = [],
  doubts: readonly { claim: Claim }[] = [],
): Source {
  const doubted = new Set(doubts.map(({ claim }) => claim.text));
  const claims = claimsIn(text, names).filter((claim) => !doubted.has(claim.text));
  const numbers = claims.flatMap(({ unit, values, subject, nearness }) =>
    unit === undefined
      ? []
      : values.map((value) => ({ unit, value: Number(value), of: nearness === 'next' ? subject : null })),
  );
  return {
    entries: numbers.flatMap(({ of, ...figure }) =>
      of === null ? [] : [{ name: of, kind: 'activity', figures: [figure] }],
    ),
    mentioned: numbers,
    codes: claims.flatMap(({ kind, values }) => (kind === 'code' ? values.map(String) : [])),
    lines: [...doubted].reduce((rest, claimed) => rest.replaceAll(claimed, ' '), text).split('\n'),
  };
}

const known: Finding = { verdict: 'known' };
const otherwise = (offered = ''): Finding => (offered === '' ? { verdict: 'unknown' } : { verdict: 'other', offered });
const minuteWords = new Set(words.unitWords('time').after);
const year = /\b(?:19|20)\d\d\b/;
/** Where no course numbers its weeks. */
const longestSemester = 18;

const valuesIn = (figures: readonly Figure[], ...of: words.Unit[]): number[] =>
  figures.filter(({ unit }) => of.includes(unit)).map(({ value }) => value);
const prefixOf = (code: string): string => code.replace(/\d+$/, '');

/** How a value is printed; time in minutes where the claim has some, else in hours. */
function printed({ unit = 'measure', text }: Claim, value: number): string {
  const isHours = unit === 'time' && wordsIn(text).every((word) => !minuteWords.has(word));
  return words.unitWords(isHours ? 'hours' : unit).label.replace('#', String(isHours ? value / 60 : value));
}

/** The sources together. `own`: the name of what a text is about, the subject of claims that name none. */
export function knownOf(sources: readonly Source[], own: string | null = null): Known {
  const entries = sources.flatMap((source) => source.entries ?? []);
  const whole = sources.flatMap((source) => source.figures ?? []);
  const ofNames = entries.flatMap(({ kind, figures = [] }) =>
    figures.map((figure) => ({ ...figure, isOfCourse: kind !== 'activity' })),
  );
  const mentioned = sources.flatMap((source) => source.mentioned ?? []);
  const codes = new Set(sources.flatMap((source) => source.codes ?? []).map(normalCode));
  const levels = entries.flatMap((entry) => entry.levels ?? []);
  const texts = sources.flatMap((source) => source.lines ?? []).map((line) => ` ${comparableWords(line)} `);
  const says = (phrase: string): boolean => texts.some((text) => text.includes(` ${comparableWords(phrase)} `));
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = comparableWords(entry.name);
    byName.set(key, [...(byName.get(key) ?? []), entry]);
  }

  /** What a name is of; where the sentence names courses, theirs. */
  function entriesOf(name: string | null, beside: readonly string[]): Entry[] {
    const named = byName.get(comparableWords(name ?? '')) ?? [];
    const courses = beside
      .flatMap((each) => byName.get(comparableWords(each)) ?? [])
      .filter(({ kind }) => kind === 'course');
    const ofCourses = named.filter(({ course }) => courses.some((each) => each.course === course));
    return ofCourses.length > 0 ? ofCourses : named;
  }
  const valuesOf = (name: string | null, { unit, beside }: Claim): number[] =>
    entriesOf(name, beside).flatMap(({ figures = [] }) => valuesIn(figures, unit ?? 'measure'));

  /** By the figures of its subject; null where these say nothing. */
  function findOfSubject(claim: Claim): Finding | null {
    const { unit = 'measure', values, subject, beside, cues, nearness } = claim;
    const { own: limit, isPacing } = words.unitWords(unit);
    const isPart = isPacing === true && nearness !== 'next' && values.every((value) => Number(value) <= limit);
    const isFar = nearness === 'sentence' && unit !== 'percent' && unit !== 'credits';
    const told = [...new Set(valuesOf(subject ?? own, claim))];
    if (isPart || isFar || told.length === 0) return null;
    const others = [...new Set(beside)].flatMap((each) => valuesOf(each, claim).slice(0, 1));
    const sum = others.reduce((total, each) => total + each, 0);
    const isSum = others.length > 1 && values.every((value) => value === sum);
    const isOneOf = cues.includes('shared') && values.every((value) => others.includes(Number(value)));
    if (isSum || isOneOf || values.every((value) => told.includes(Number(value)))) return known;
    return otherwise(
      told
        .slice(0, 2)
        .map((value) => printed(claim, value))
        .join(' / '),
    );
  }

  /** A percentage is a weight where the sentence speaks of marks; elsewhere the weights of a course say nothing of it. */
  function findPercent({ values, subject, beside, cues }: Claim): Finding {
    const isOfAssessment = entriesOf(subject, beside).some(({ kind }) => kind === 'assessment');
    const weights = ofNames.filter(({ unit }) => unit === 'percent').flatMap(({ value }) => [value, 100 - value]);
    const others = [...whole, ...mentioned].filter(({ unit }) => unit === 'percent').map(({ value }) => value);
    const told = [100, ...others, ...(cues.includes('weighing') ? weights : [])];
    return !isOfAssessment && values.every((value) => told.includes(Number(value))) ? known : otherwise();
  }

  function findNumber(claim: Claim): Finding {
    const { unit = 'measure', cues } = claim;
    const values = claim.values.map(Number);
    const ofSubject = findOfSubject(claim);
    if (ofSubject !== null) return ofSubject;
    if (unit === 'percent') return findPercent(claim);
    if (unit === 'week') {
      const last = Math.max(...valuesIn([...whole, ...ofNames], 'week', 'weeks'), 0) || longestSemester;
      return values.every((value) => value <= last) ? known : otherwise(printed(claim, last));
    }
    const { own: limit, isPacing } = words.unitWords(unit);
    const ofWhole = valuesIn(whole, unit);
    const isOfWhole = cues.includes('whole') && ofWhole.length > 0;
    const told = isOfWhole ? ofWhole : [...ofWhole, ...valuesIn([...ofNames, ...mentioned], unit)];
    const isOwn = !isOfWhole && values.every((value) => value <= limit) && (isPacing === true || ofWhole.length === 0);
    if (isOwn || values.every((value) => told.includes(value))) return known;
    const [only, ...more] = ofWhole.length > 0 ? ofWhole : new Set(told);
    return otherwise(only === undefined || more.length > 0 ? '' : printed(claim, only));
  }

  /** An outcome's level is held exactly; what serves it may lie below, not above. */
  function findLevel({ values, subject, beside, nearness, cues }: Claim): Finding {
    const [code = '', name = code] = values.map(String);
    const named = entriesOf(subject ?? own, beside);
    const isOutcome = named.some(({ kind }) => kind === 'outcome') && nearness !== 'sentence';
    const ofNamed = named.flatMap((entry) => entry.levels ?? []);
    const told = [...new Set(ofNamed.length > 0 ? ofNamed : levels)];
    const highest = told.toSorted().findLast((level) => level.charAt(0) === code.charAt(0));
    if (name !== code) return otherwise(told.includes(name) ? name : (highest ?? code));
    const isBelow = !isOutcome && highest !== undefined && code < highest;
    // A1 and P2 alone may be the names of tasks.
    const isTask = !code.startsWith('C') && !cues.includes('levelHead') && !isOutcome && highest === undefined;
    if (told.includes(code) || isBelow || isTask) return known;
    return otherwise(isOutcome ? told.join(', ') : highest);
  }

  function findCode({ values, subject }: Claim): Finding {
    const code = String(values[0]);
    const family = codeFamily(code);
    const ofCourse = entriesOf(subject, []).flatMap((entry) => entry.codes ?? []);
    const told = ofCourse.length > 0 && family !== null ? ofCourse : [...codes];
    // HPK2 and CLO2 are one outcome in two languages.
    const isSame = (one: string): boolean =>
      one === code || (family === 'clo' && codeFamily(one) === 'clo' && digitsOf(one) === digitsOf(code));
    const isOther =
      words.ambiguousCodes.has(prefixOf(code)) && ![...codes].some((one) => prefixOf(one) === prefixOf(code));
    return isOther || told.some(isSame) || says(code) ? known : otherwise();
  }

  /** A work is known when one line has its names and its year. */
  function findSource(value: string): Finding {
    if (/^(?:https?:|www\.)/.test(value)) return says(value.replace(/^https?:\/\//, '')) ? known : otherwise();
    const [dated = '', ...names] = wordsIn(value).toReversed();
    const telling = names.filter((word) => !words.writings.has(word) && word.length > 1);
    const lines = texts.filter((text) =>
      (telling.length > 0 ? telling : names).every((word) => text.includes(` ${word} `)),
    );
    if (lines.some((text) => text.includes(dated))) return known;
    return otherwise(lines.map((text) => year.exec(text)?.[0]).find((each) => each !== undefined));
  }

  return {
    names: entries,
    find(claim) {
      const value = String(claim.values[0]);
      if (claim.kind === 'number') return findNumber(claim);
      if (claim.kind === 'level') return findLevel(claim);
      if (claim.kind === 'code') return findCode(claim);
      if (claim.kind === 'source') return findSource(value);
      return says(value) ? known : otherwise();
    },
  };
}
