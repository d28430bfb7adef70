import { wordsIn } from '../text/comparable.ts';
import type { Claim } from './claim.ts';
import { type Entry, type Finding, known, knownIf, printedFigure, type Truth, valuesIn } from './truth.ts';
import * as words from './words.ts';

/** Of what has minutes of its own. */
const isTimed: ReadonlySet<string> = new Set(['activity', 'whole']);
const minuteWords = new Set(words.units.time.after);
const isInMinutes = ({ text }: Claim): boolean => wordsIn(text).some((word) => minuteWords.has(word));
/** Where no course numbers its weeks. */
const longestSemester = 18;

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

/** As a claim prints it: time in minutes where it has some, else in hours. */
const printed = (claim: Claim, value: number): string =>
  printedFigure({ unit: claim.unit ?? 'measure', value }, value % 30 === 0 && !isInMinutes(claim));

/** The one value of a whole, where a claim is about that: marks and minutes of its parts are none of the whole. */
function offerOf(claim: Claim, values: readonly number[]): string {
  const { unit, subject, cues } = claim;
  const isOfParts = (unit === 'marks' || unit === 'time') && !cues.includes('whole');
  const [only, ...more] = new Set(values);
  return only === undefined || more.length > 0 || subject !== null || isOfParts ? '' : printed(claim, only);
}

/** A row and a session know their own minutes, unless another whole is named. */
const isOfOwnTime = ({ unit, cues }: Claim, own: readonly Entry[]): boolean =>
  unit === 'time' && !cues.includes('whole') && !cues.includes('another') && own.some(({ kind }) => isTimed.has(kind));

/** 'minggu 8 dan 9': as many figures as names. */
const isOneOf = (claim: Claim, others: readonly number[]): boolean =>
  (claim.cues.includes('shared') || claim.values.length > 1 || claim.subject === null) && areIn(claim, others);

/** By the figures of its subject; null where these say nothing. */
function findOfSubject(truth: Truth, claim: Claim, own: readonly Entry[]): Finding | null {
  const { unit = 'measure', subject, beside, cues } = claim;
  if (unit === 'week' && (cues.includes('bound') || truth.spans.has(String(claim.values)))) return null;
  const figuresOf = (name: string | null, of = unit): number[] =>
    truth.entriesOf(name, claim, own).flatMap(({ figures = [] }) => valuesIn(figures, of));
  const told = [...new Set(figuresOf(subject))];
  // Hours may be those of its learning time.
  const learning = unit === 'time' ? figuresOf(subject, 'learning') : [];
  const ofParts = truth.entriesOf(subject, claim, own).flatMap(({ parts = [] }) => valuesIn(parts, unit));
  const others = [...new Set(beside)].flatMap((each) => figuresOf(each).slice(0, 1));
  // Of all that its sentence names, however far away.
  const isSum = others.length > 1 && areIn(claim, [others.reduce((total, each) => total + each, 0)]);
  if (isSum) return known;
  if (told.length === 0 || isBeside(claim, told)) return null;
  const ofAll = subject === null && !isOfOwnTime(claim, own) ? valuesIn(truth.whole, unit) : [];
  const offered = told.slice(0, 2).map((value) => printed(claim, value));
  return knownIf(
    isOneOf(claim, others) || areTold(claim, [...told, ...learning, ...ofParts, ...ofAll], told),
    offered.join(' / '),
  );
}

/** A percentage is a weight where the sentence speaks of marks, one of the courses that it names; elsewhere the weights of a course say nothing of it. */
function findPercent(truth: Truth, claim: Claim, own: readonly Entry[]): Finding {
  const { entries, whole, mentioned } = truth;
  const isOfAssessment = truth.entriesOf(claim.subject, claim, []).some(({ kind }) => kind === 'assessment');
  const isResult = claim.cues.includes('result');
  const courses = truth.coursesIn(claim).map(({ course }) => course);
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

function findWeek({ whole, ofNames }: Truth, claim: Claim): Finding {
  const last = Math.max(...valuesIn([...whole, ...ofNames], 'week', 'weeks'), 0) || longestSemester;
  return knownIf(areUpTo(claim, last));
}

/** A part of people, maybe of so many, is known unless it is told as a finding. */
function findShare({ mentioned }: Truth, { cues, ...claim }: Claim, people?: number): Finding {
  const isFinding = (cues.includes('finding') || cues.includes('study')) && !cues.includes('condition');
  if (!isFinding) return known;
  // Both numbers of '26 daripada 40 orang' stand in the materials.
  const counts = people === undefined ? [] : [people, (Number(claim.values[0]) * people) / 100];
  const told = valuesIn(mentioned, 'people');
  const areMentioned = counts.length > 0 && counts.every((count) => told.includes(Math.round(count)));
  return knownIf(areMentioned || valuesIn(mentioned, 'percent').includes(Number(claim.values[0])));
}

/** Groups with their members are at most the whole class, and all of it where it is divided. */
function findGroups({ whole }: Truth, claim: Claim, members: number): Finding {
  const told = valuesIn(whole, 'people').map((people) => people / members);
  const isPart = !claim.cues.includes('dividing') && areUpTo(claim, Math.max(...told));
  return knownIf(isPart || areIn(claim, told), offerOf(claim, told.filter(Number.isInteger)));
}

function findOfWhole(truth: Truth, claim: Claim): Finding {
  const { entries, whole, ofNames, mentioned, courseCount, namedEntries } = truth;
  const { unit = 'measure', beside, cues, values } = claim;
  const { own: limit, isPacing } = words.units[unit];
  const ofWhole = valuesIn(whole, unit);
  const isOfWhole = cues.includes('whole') && ofWhole.length > 0;
  // Learning time that nobody names is no other's than the course's.
  const near = () => [...entries.filter(({ kind }) => kind === 'course'), ...beside.flatMap(namedEntries)];
  const of = unit === 'learning' ? near().flatMap(({ figures = [] }) => figures) : ofNames;
  const courses = truth.coursesIn(claim);
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

export function findNumber(truth: Truth, { factor, ...claim }: Claim, own: readonly Entry[]): Finding {
  const { unit, values } = claim;
  if (unit === 'share') return findShare(truth, claim, factor);
  if (unit === 'groups' && factor !== undefined && valuesIn(truth.whole, 'people').length > 0)
    return findGroups(truth, claim, factor);
  if (factor !== undefined) {
    const product = { ...claim, values: values.map((value) => Number(value) * factor) };
    if (findNumber(truth, product, own).isKnown) return known;
  }
  const ofSubject = findOfSubject(truth, claim, own);
  if (ofSubject !== null) return ofSubject;
  if (claim.unit === 'percent') return findPercent(truth, claim, own);
  return claim.unit === 'week' ? findWeek(truth, claim) : findOfWhole(truth, claim);
}
