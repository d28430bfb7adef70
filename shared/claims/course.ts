import type { Course } from '../course/course.ts';
import { cloTitle } from '../course/rules.ts';
import { weeksOf } from '../course/weeks.ts';
import { codesIn, normalCode } from '../course/words/codes.ts';
import { isBorneOut } from '../fact/labels.ts';
import { withoutBrackets } from '../fact/score.ts';
import { asNumber, hoursOf } from '../fact/units.ts';
import { sumOf } from '../values/sum.ts';
import { claimsIn } from './claim.ts';
import { type Entry, type Figure, type Source, textSource } from './truth.ts';

/** Notional hours of one credit (MQA). */
const hoursOfCredit = 40;

/** A name as it is also written: without its bracket, and each side of its colon ('Tugasan 2: Pengajaran Mikro') or question mark. */
export function namesOf(name: string): string[] {
  const bare = withoutBrackets(name);
  return [...new Set([name, bare, ...bare.split(/\s*[:?]\s+/)])].filter((each) => each !== '');
}

const figures = (unit: Figure['unit'], values: readonly number[]): Figure[] => values.map((value) => ({ unit, value }));
/** Hours in whole minutes: a third of an hour is printed as 0.33. */
const minutes = (hours: readonly number[], unit: Figure['unit'] = 'time'): Figure[] =>
  figures(
    unit,
    hours.map((each) => Math.round(each * 60)),
  );
/** Learning time is what is meant by hours, too, where no duration is stated. */
export const timesOf = (slt: readonly number[], duration: readonly number[] = []): Figure[] => [
  ...minutes(slt, 'learning'),
  ...minutes(duration.length > 0 ? duration : slt),
];

/** What of a course may be told: found, or the lecturer's own. */
interface Borne {
  course: Course;
  /** In a list, a value that is borne out. */
  kept: <T>(key: string, value: T | null) => T[];
  entriesOf: (name: string, kind: Entry['kind'], more: Omit<Entry, 'name' | 'kind'>) => Entry[];
}

const outcomesOf = ({ course, kept }: Borne) =>
  course.clos.map((clo, i) => ({
    id: clo.id,
    title: cloTitle(clo, i),
    levels: kept(`${clo.id}.level`, clo.level).flatMap((text) => codesIn('level', text)),
    programme: [
      ...kept(`${clo.id}.hpp`, clo.hpp),
      ...kept(`${clo.id}.skills`, clo.skills).map((all) => all.map(({ code }) => code)),
    ].flat(),
  }));
type Outcome = ReturnType<typeof outcomesOf>[number];

const assessmentsOf = ({ course, kept, entriesOf }: Borne, outcomes: readonly Outcome[]): Entry[] =>
  course.assessments.flatMap(({ id, type, weight, slt, duration, week, count, cloIds }) => {
    const weights = kept(`${id}.weight`, weight);
    const times = kept(`${id}.count`, count);
    const linked = kept(`${id}.cloIds`, cloIds).flat();
    return entriesOf(type, 'assessment', {
      figures: [
        ...figures('percent', [...weights, ...times.flatMap((each) => weights.map((all) => all / each))]),
        ...figures('times', times),
        ...timesOf(kept(`${id}.slt`, slt), kept(`${id}.duration`, hoursOf(duration))),
        ...figures('week', kept(`${id}.week`, week).flatMap(weeksOf)),
      ],
      levels: outcomes.filter((clo) => linked.includes(clo.id)).flatMap(({ levels }) => levels),
    });
  });

function topicsOf({ course, kept, entriesOf }: Borne): Entry[] {
  const { printedHours = [] } = course;
  const hoursIn = (row = ''): number[] =>
    row
      .split(' | ')
      .map(asNumber)
      .filter((cell) => printedHours.includes(cell));
  return course.topics.flatMap(({ id, title, week, hours }) =>
    entriesOf(title, 'topic', {
      parts: timesOf(hoursIn(course.facts[id]?.quote)),
      figures: [...timesOf(kept(`${id}.hours`, hours)), ...figures('week', kept(`${id}.week`, week).flatMap(weeksOf))],
    }),
  );
}

/** Of the course as a whole; the learning time of its assessments and of its topics is a part of it. */
function wholeOf({ course, kept }: Borne): Pick<Entry, 'figures' | 'parts'> {
  const credit = kept('credit', course.credit);
  const slts = course.assessments.flatMap(({ id, slt }) => kept(`${id}.slt`, slt));
  const hours = course.topics.flatMap((topic) => kept(`${topic.id}.hours`, topic.hours));
  return {
    figures: [
      ...figures('credits', credit),
      ...timesOf(credit.map((each) => each * hoursOfCredit)),
      ...figures('outcomes', [course.clos.length]),
      ...figures('topics', [course.topics.length]),
    ],
    parts: [slts, hours].filter((all) => all.length > 0).flatMap((all) => timesOf([sumOf(all)])),
  };
}

/** What its texts say by themselves. */
function toldBy(course: Course): Source {
  const { references, synopsis, prerequisite, programme, institution, sourceDocument, methods } = course;
  const rows = [
    ...course.clos.map(({ cloStatement }) => cloStatement),
    ...course.assessments.map(({ description }) => description),
    ...course.topics.flatMap(({ subtopics }) => subtopics),
  ];
  const texts = [references, synopsis, prerequisite, programme, institution, sourceDocument, methods, rows].flat();
  return textSource(texts.filter((text) => text !== ''));
}

/** A course's facts. Of what is unconfirmed only the name is known. `label`: what the chain calls it. */
export function courseSource(course: Course, label: string): Source {
  const borne: Borne = {
    course,
    kept: (key, value) => (value === null || !isBorneOut(course.facts[key]) ? [] : [value]),
    entriesOf: (name, kind, more) => namesOf(name).map((each) => ({ name: each, kind, course: label, ...more })),
  };
  const outcomes = outcomesOf(borne);
  const own = course.assessments.flatMap(({ id, hpp }) => borne.kept(`${id}.hpp`, hpp)).flat();
  const codes = [
    ...outcomes.map(({ title }) => normalCode(title)),
    ...[...outcomes.flatMap(({ programme }) => programme), ...own].flatMap((text) => codesIn('plo', text)),
  ];
  const told = toldBy(course);
  // Whom and what the document's own rows name; their numbers and codes are facts that may be unconfirmed.
  const named = Object.values(course.facts).flatMap(({ quote }) =>
    claimsIn(quote).flatMap(({ kind, text }) => (kind === 'person' || kind === 'source' ? [text] : [])),
  );
  return {
    ...told,
    mentioned: [...(told.mentioned ?? []), ...minutes(course.printedHours ?? [], 'learning')],
    lines: [...(told.lines ?? []), ...named],
    entries: [
      ...[...new Set([label, course.courseCode, course.courseName])].flatMap((name) =>
        name === null ? [] : borne.entriesOf(name, 'course', { ...wholeOf(borne), codes }),
      ),
      ...outcomes.flatMap(({ title, levels, programme }) =>
        borne.entriesOf(title, 'outcome', { levels, codes: programme.flatMap((text) => codesIn('plo', text)) }),
      ),
      ...assessmentsOf(borne, outcomes),
      ...topicsOf(borne),
    ],
    codes: [...codes, ...(told.codes ?? []), normalCode(course.courseCode ?? label)],
  };
}
