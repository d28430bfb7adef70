import { codeFamily, digitsOf, normalCode } from '../course/words/codes.ts';
import { comparableWords, wordsIn } from '../text/comparable.ts';
import { type Claim, claimsIn } from './claim.ts';
import { indexOf, type Named, type NameIndex } from './names.ts';
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

const known: Finding = { verdict: 'known' };
const otherwise = (offered = ''): Finding => (offered === '' ? { verdict: 'unknown' } : { verdict: 'other', offered });
const knownIf = (isKnown: boolean, offered?: string): Finding => (isKnown ? known : otherwise(offered));
/** Of what has minutes of its own. */
const isTimed: ReadonlySet<string> = new Set(['activity', 'whole']);
const minuteWords = new Set(words.units.time.after);
const isInMinutes = ({ text }: Claim): boolean => wordsIn(text).some((word) => minuteWords.has(word));
const year = /\b(?:19|20)\d\d\b/;
/** Where no course numbers its weeks. */
const longestSemester = 18;

const valuesIn = (figures: readonly Figure[], ...of: words.Unit[]): number[] =>
  figures.filter(({ unit }) => of.includes(unit)).map(({ value }) => value);
const prefixOf = (code: string): string => code.replace(/\s*\d+$/, '');

const areIn = ({ values }: Claim, told: readonly number[]): boolean =>
  values.every((value) => told.includes(Number(value)));
const areUpTo = ({ values }: Claim, most: number): boolean => values.every((value) => Number(value) <= most);
/** Each value is told; of what has parts it may be fewer than the most of `wholes`. */
function areTold({ unit = 'measure', values }: Claim, told: readonly number[], wholes: readonly number[]): boolean {
  const most = words.units[unit].isOfParts ? Math.max(0, ...wholes) : 0;
  return values.map(Number).every((value) => told.includes(value) || value <= most);
}
/** Whether the figures of its subject, `told`, say nothing of a claim: too far away, no weight, an instruction for a part. */
function isBeside(claim: Claim, told: readonly number[]): boolean {
  const { unit = 'measure', subject, nearness, cues } = claim;
  if (nearness === 'sentence' && unit !== 'percent' && !words.isOfCourse(unit)) return true;
  if (subject === null && unit === 'percent' && !cues.includes('weighing')) return true;
  return (
    words.units[unit].isPacing &&
    nearness !== 'next' &&
    areUpTo(claim, Math.min(words.units[unit].own, Math.max(...told)))
  );
}

/** How a figure is printed; time in hours where they are whole and more than one, unless it is said which. */
function printedFigure({ unit, value }: Figure, inHours = value >= 120 && value % 60 === 0): string {
  const isHours = unit === 'learning' || (unit === 'time' && inHours);
  return words.units[isHours ? 'hours' : unit].label.replace('#', String(isHours ? value / 60 : value));
}
/** Whether a code may be a slip of another: of the same length, and at most two signs differ. */
const isSlipOf = (code: string, other: string): boolean =>
  code.length === other.length && Array.from(code).filter((sign, i) => sign !== other.charAt(i)).length <= 2;
/** As a claim prints it: time in minutes where it has some, else in hours. */
const printed = (claim: Claim, value: number): string =>
  printedFigure({ unit: claim.unit ?? 'measure', value }, value % 30 === 0 && !isInMinutes(claim));
/** Names, and figures in one unit, that a line tells at most. */
const mostNear = 6;

/** The one value of a whole, where a claim is about that: marks and minutes of its parts are none of the whole. */
function offerOf(claim: Claim, values: readonly number[]): string {
  const { unit, subject, cues } = claim;
  const isOfParts = (unit === 'marks' || unit === 'time') && !cues.includes('whole');
  const [only, ...more] = new Set(values);
  return only === undefined || more.length > 0 || subject !== null || isOfParts ? '' : printed(claim, only);
}

/** The sources together. */
export function knownOf(sources: readonly Source[]): Known {
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

  /** By the figures of its subject; null where these say nothing. */
  function findOfSubject(claim: Claim, own: readonly Entry[]): Finding | null {
    const { unit = 'measure', subject, beside, cues } = claim;
    if (unit === 'week' && (cues.includes('bound') || spans.has(String(claim.values)))) return null;
    const figuresOf = (name: string | null, of = unit): number[] =>
      entriesOf(name, claim, own).flatMap(({ figures = [] }) => valuesIn(figures, of));
    const told = [...new Set(figuresOf(subject))];
    // Hours may be those of its learning time.
    const learning = unit === 'time' ? figuresOf(subject, 'learning') : [];
    const ofParts = entriesOf(subject, claim, own).flatMap(({ parts = [] }) => valuesIn(parts, unit));
    const others = [...new Set(beside)].flatMap((each) => figuresOf(each).slice(0, 1));
    // Of all that its sentence names, however far away.
    const isSum = others.length > 1 && areIn(claim, [others.reduce((total, each) => total + each, 0)]);
    if (isSum) return known;
    if (told.length === 0 || isBeside(claim, told)) return null;
    // 'minggu 8 dan 9': as many figures as names.
    const isOneOf = (cues.includes('shared') || claim.values.length > 1 || subject === null) && areIn(claim, others);
    // A row and a session know their own minutes: another whole is named.
    const isOfAnother = cues.includes('whole') || cues.includes('another');
    const isOfOwn = unit === 'time' && !isOfAnother && own.some(({ kind }) => isTimed.has(kind));
    const ofAll = subject === null && !isOfOwn ? valuesIn(whole, unit) : [];
    const offered = told.slice(0, 2).map((value) => printed(claim, value));
    return knownIf(isOneOf || areTold(claim, [...told, ...learning, ...ofParts, ...ofAll], told), offered.join(' / '));
  }

  /** A percentage is a weight where the sentence speaks of marks, one of the courses that it names; elsewhere the weights of a course say nothing of it. */
  function findPercent(claim: Claim, own: readonly Entry[]): Finding {
    const isOfAssessment = entriesOf(claim.subject, claim, []).some(({ kind }) => kind === 'assessment');
    const isResult = claim.cues.includes('result');
    const courses = coursesIn(claim).map(({ course }) => course);
    const ofCourses = courses.length === 0 ? entries : entries.filter(({ course }) => courses.includes(course));
    const weights = ofCourses
      .flatMap(({ figures = [] }) => valuesIn(figures, 'percent'))
      .flatMap((value) => [value, 100 - value]);
    const others = [...whole, ...(isResult ? [] : mentioned), ...own.flatMap(({ figures = [] }) => figures)];
    const isWeight = claim.cues.includes('weighing') && !isResult;
    const usual = claim.cues.includes('confidence') ? [90, 95, 99, 100] : [100];
    const told = [...usual, ...valuesIn(others, 'percent'), ...(isWeight ? weights : [])];
    // A weight is no range: '1 - 4 %' is of the matter.
    const isOfMatter = claim.values.length > 1 && !isWeight && !isResult;
    return knownIf(!isOfAssessment && (isOfMatter || areIn(claim, told)));
  }

  function findWeek(claim: Claim): Finding {
    const last = Math.max(...valuesIn([...whole, ...ofNames], 'week', 'weeks'), 0) || longestSemester;
    return knownIf(areUpTo(claim, last));
  }

  /** A part of people, maybe of so many, is known unless it is told as a finding. */
  function findShare({ cues, ...claim }: Claim, people?: number): Finding {
    const isFinding = (cues.includes('finding') || cues.includes('study')) && !cues.includes('condition');
    if (!isFinding) return known;
    // Both numbers of '26 daripada 40 orang' stand in the materials.
    const counts = people === undefined ? [] : [people, (Number(claim.values[0]) * people) / 100];
    const told = valuesIn(mentioned, 'people');
    const areMentioned = counts.length > 0 && counts.every((count) => told.includes(Math.round(count)));
    return knownIf(areMentioned || valuesIn(mentioned, 'percent').includes(Number(claim.values[0])));
  }

  /** Groups with their members are at most the whole class, and all of it where it is divided. */
  function findGroups(claim: Claim, members: number): Finding {
    const told = valuesIn(whole, 'people').map((people) => people / members);
    const isPart = !claim.cues.includes('dividing') && areUpTo(claim, Math.max(...told));
    return knownIf(isPart || areIn(claim, told), offerOf(claim, told.filter(Number.isInteger)));
  }

  function findOfWhole(claim: Claim): Finding {
    const { unit = 'measure', beside, cues, values } = claim;
    const { own: limit, isPacing } = words.units[unit];
    const ofWhole = valuesIn(whole, unit);
    const isOfWhole = cues.includes('whole') && ofWhole.length > 0;
    // Learning time that nobody names is no other's than the course's.
    const near = () => [...entries.filter(({ kind }) => kind === 'course'), ...beside.flatMap(namedEntries)];
    const of = unit === 'learning' ? near().flatMap(({ figures = [] }) => figures) : ofNames;
    const courses = coursesIn(claim);
    const ofCourses = courses.flatMap(({ figures = [], parts = [] }) => [...figures, ...parts]);
    const told = [
      ...ofWhole,
      ...valuesIn(isOfWhole ? ofCourses : [...of, ...ofCourses, ...mentioned], unit),
      // '24 jam kuliah': hours may be those that a document prints of its learning time, minutes are none of it.
      ...(unit === 'time' && !isInMinutes(claim) ? valuesIn(mentioned, 'learning') : []),
    ];
    // '12 pelajar daripada setiap program'
    const ofAll = values.map((value) => Number(value) * courseCount);
    if (unit === 'people' && cues.includes('shared') && areIn({ ...claim, values: ofAll }, ofWhole)) return known;
    const isOwn = !isOfWhole && areUpTo(claim, limit) && (isPacing || ofWhole.length === 0);
    const ofNamed = courses.flatMap(({ figures = [] }) => figures);
    const offered = [valuesIn(ofNamed, unit), ofWhole, valuesIn(ofNames, unit)].find(({ length }) => length > 0) ?? [];
    return knownIf(isOwn || areTold(claim, told, ofWhole), offerOf(claim, offered));
  }

  function findNumber({ factor, ...claim }: Claim, own: readonly Entry[]): Finding {
    const { unit, values } = claim;
    if (unit === 'share') return findShare(claim, factor);
    if (unit === 'groups' && factor !== undefined && valuesIn(whole, 'people').length > 0)
      return findGroups(claim, factor);
    if (factor !== undefined) {
      const product = { ...claim, values: values.map((value) => Number(value) * factor) };
      if (findNumber(product, own).verdict === 'known') return known;
    }
    const ofSubject = findOfSubject(claim, own);
    if (ofSubject !== null) return ofSubject;
    if (claim.unit === 'percent') return findPercent(claim, own);
    return claim.unit === 'week' ? findWeek(claim) : findOfWhole(claim);
  }

  /** An outcome's level is held exactly; what serves it may lie below, not above. One of the same domain is offered. */
  function findLevel(claim: Claim, own: readonly Entry[]): Finding {
    const { values, subject, nearness, cues } = claim;
    const [code = '', name = code] = values.map(String);
    const named = entriesOf(subject, claim, own);
    const isOutcome = named.some(({ kind }) => kind === 'outcome') && nearness !== 'sentence';
    const ofNamed = named.flatMap((entry) => entry.levels ?? []);
    const told = [...new Set(ofNamed.length > 0 ? ofNamed : levels)];
    const highest = told.toSorted().findLast((level) => level.charAt(0) === code.charAt(0));
    // Taxonomies name their levels differently ('C6 Menilai'): the code tells, the name only where its code is unknown.
    if (!told.includes(code) && told.includes(name)) return otherwise(name);
    // A1 and P2 alone may be the names of tasks.
    const isTask = !code.startsWith('C') && !cues.includes('levelHead');
    const isServing = !isOutcome && (highest === undefined ? isTask : code < highest);
    return knownIf(told.includes(code) || isServing, ofNamed.length > 0 ? highest : undefined);
  }

  function findCode(claim: Claim, own: readonly Entry[]): Finding {
    const { values, subject, beside } = claim;
    const code = String(values[0]);
    const family = codeFamily(code);
    // Of all courses in the sentence: which one a code belongs to may be told before it, behind it or by the sense.
    const named = [...new Set(beside)].flatMap((name) => entriesOf(name, claim, own));
    const codesOf = (of: Entry['kind']) => named.flatMap((entry) => (entry.kind === of ? (entry.codes ?? []) : []));
    const isOfOutcome = namedEntries(subject ?? '').some(({ kind }) => kind === 'outcome');
    const ofOutcomes = codesOf('outcome').filter((one) => isOfOutcome && prefixOf(one) === prefixOf(code));
    const told = [ofOutcomes, family === null ? [] : codesOf('course')].find(({ length }) => length > 0) ?? [...codes];
    // HPK2 and CLO2 are one outcome in two languages.
    const isSame = (one: string): boolean =>
      one === code || (family === 'clo' && codeFamily(one) === 'clo' && digitsOf(one) === digitsOf(code));
    const isOther =
      words.ambiguousCodes.has(prefixOf(code)) && ![...codes].some((one) => prefixOf(one) === prefixOf(code));
    // A course whose code is nearly this one.
    const [alike, ...more] = new Set(
      entries.flatMap(({ course }) => course ?? []).filter((one) => isSlipOf(code, normalCode(one))),
    );
    if (isOther || told.some(isSame) || says(code)) return known;
    const owner = entries.find(({ kind, codes: its = [] }) => kind === 'course' && its.some(isSame))?.course;
    const courses = named.filter(({ kind }) => kind === 'course').map(({ course }) => course);
    const isOfOther = owner !== undefined && courses.length > 0 && !courses.includes(owner);
    return { ...otherwise(more.length === 0 ? alike : undefined), ...(isOfOther && { owner }) };
  }

  /** A work is known when one line has its names and its year. */
  function findSource({ values, text: written }: Claim): Finding {
    const value = String(values[0]);
    if (/^(?:https?:|www\.)/.test(value)) return knownIf(says(value.replace(/^https?:\/\//, '')));
    const [dated = '', ...names] = wordsIn(value).toReversed();
    const telling = names.filter((word) => !words.writings.has(word) && word.length > 1);
    // One name alone is an author's who stands first, or as the text has it: 'Tan (2018)' is none of Noraini Ahmad & Tan Siew Lian.
    const [only = '', ...others] = telling;
    const isOfAll = others.length > 0 || /\b(?:et al|dkk)\b/.test(written) || /\p{Lu}{2}/u.test(written);
    const isBy = (text: string): boolean =>
      isOfAll || wordsIn(text).find((word) => !words.isLead(word)) === only || text.includes(` ${only} ${dated} `);
    const lines = texts.filter(
      (text) => (telling.length > 0 ? telling : names).every((word) => text.includes(` ${word} `)) && isBy(text),
    );
    if (lines.some((text) => text.includes(dated))) return known;
    // Another year of one name, or of a report, is another work; of several authors it is a slip.
    const isSlip = others.length > 0 && !words.bodies.has(only) && !names.some((word) => words.writings.has(word));
    const other = lines.map((text) => year.exec(text)?.[0]).find((each) => each !== undefined);
    return otherwise(isSlip && other ? written.replace(dated, other) : '');
  }

  function factsOf({ name, course = name, figures = [], levels: ofName = [], codes: own = [] }: Entry): string {
    const told = [...figures.map((each) => printedFigure(each)), ...ofName, ...own];
    return told.length === 0 ? '' : `${[...new Set([course, name])].join(', ')}: ${[...new Set(told)].join(', ')}`;
  }

  return {
    entries,
    names: indexOf(entries),
    says,
    near({ beside, unit }, own = []) {
      const named = beside.slice(0, mostNear).flatMap((name) => entriesOf(name, { beside }, own));
      const ofUnit = whole.filter((figure) => figure.unit === unit).map((each) => printedFigure(each));
      const others = [...new Set(ofUnit)].slice(0, mostNear).join(', ');
      return [...new Set([...[...own, ...named].map(factsOf), others])].filter((line) => line !== '').join('; ');
    },
    find(claim, own = []) {
      const value = String(claim.values[0]);
      if (claim.kind === 'number') return findNumber(claim, own);
      if (claim.kind === 'level') return findLevel(claim, own);
      if (claim.kind === 'code') return findCode(claim, own);
      if (claim.kind === 'source') return findSource(claim);
      if (claim.kind === 'sum') return otherwise(value);
      return knownIf(says(value));
    },
  };
}
