import type { Course } from '../course/course.ts';
import { cloTitle } from '../course/rules.ts';
import { weeksOf } from '../course/weeks.ts';
import { codesIn, normalCode } from '../course/words/codes.ts';
import { isBorneOut } from '../fact/labels.ts';
import { withoutBrackets } from '../fact/score.ts';
import { asNumber, hoursOf } from '../fact/units.ts';
import { sumOf } from '../values/sum.ts';
import { claimsIn } from './claim.ts';
import { type Entry, type Figure, type Source, textSource } from './known.ts';

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
export const timesOf = (slt: readonly number[], duration: readonly number[]): Figure[] => [
  ...minutes(slt, 'learning'),
  ...minutes(duration.length > 0 ? duration : slt),
];

/** A course's facts: found, or the lecturer's own. Of what is unconfirmed only the name is known. `label`: what the chain calls it. */
export function courseSource(course: Course, label: string): Source {
  const kept = <T>(key: string, value: T | null): T[] =>
    value === null || !isBorneOut(course.facts[key]) ? [] : [value];
  const entriesOf = (name: string, kind: Entry['kind'], more: Omit<Entry, 'name' | 'kind'>): Entry[] =>
    namesOf(name).map((each) => ({ name: each, kind, course: label, ...more }));

  const outcomes = course.clos.map(({ id, level, hpp, skills }, i) => ({
    id,
    title: cloTitle(course.clos[i] ?? { cloNumber: '' }, i),
    levels: kept(`${id}.level`, level).flatMap((text) => codesIn('level', text)),
    programme: [...kept(`${id}.hpp`, hpp), ...kept(`${id}.skills`, skills).map((all) => all.map(({ code }) => code))],
  }));
  const assessments = course.assessments.flatMap(({ id, type, weight, slt, duration, week, count, cloIds }) => {
    const weights = kept(`${id}.weight`, weight);
    const each = kept(`${id}.count`, count).flatMap((times) => weights.map((all) => all / times));
    const linked = kept(`${id}.cloIds`, cloIds).flat();
    return entriesOf(type, 'assessment', {
      figures: [
        ...figures('percent', [...weights, ...each]),
        ...figures('times', kept(`${id}.count`, count)),
        ...timesOf(kept(`${id}.slt`, slt), kept(`${id}.duration`, hoursOf(duration))),
        ...figures('week', kept(`${id}.week`, week).flatMap(weeksOf)),
      ],
      levels: outcomes.filter((clo) => linked.includes(clo.id)).flatMap(({ levels }) => levels),
    });
  });
  const { printedHours = [] } = course;
  const hoursIn = (row = ''): number[] =>
    row
      .split(' | ')
      .map(asNumber)
      .filter((cell) => printedHours.includes(cell));
  const topics = course.topics.flatMap(({ id, title, week, hours }) =>
    entriesOf(title, 'topic', {
      parts: timesOf(hoursIn(course.facts[id]?.quote), []),
      figures: [
        ...timesOf(kept(`${id}.hours`, hours), []),
        ...figures('week', kept(`${id}.week`, week).flatMap(weeksOf)),
      ],
    }),
  );
  const own = course.assessments.flatMap(({ id, hpp }) => kept(`${id}.hpp`, hpp));
  const programme = [...outcomes.flatMap((clo) => clo.programme), ...own].flat();
  const codes = [
    ...outcomes.map(({ title }) => normalCode(title)),
    ...programme.flatMap((text) => codesIn('plo', text)),
  ];
  const credit = kept('credit', course.credit);
  const slts = course.assessments.flatMap(({ id, slt }) => kept(`${id}.slt`, slt));
  const hours = course.topics.flatMap((topic) => kept(`${topic.id}.hours`, topic.hours));
  const self = {
    figures: [
      ...figures('credits', credit),
      ...timesOf(
        credit.map((each) => each * hoursOfCredit),
        [],
      ),
      ...figures('outcomes', [course.clos.length]),
      ...figures('topics', [course.topics.length]),
    ],
    codes,
    parts: [slts, hours].filter((all) => all.length > 0).flatMap((all) => timesOf([sumOf(all)], [])),
  };
  const { references, synopsis, prerequisite, programme: of, institution, sourceDocument, methods } = course;
  const rows = [
    ...course.clos.map(({ cloStatement }) => cloStatement),
    ...course.assessments.map(({ description }) => description),
    ...course.topics.flatMap(({ subtopics }) => subtopics),
  ];
  const told = textSource(
    [references, synopsis, prerequisite, of, institution, sourceDocument, methods, rows]
      .flat()
      .filter((text) => text !== ''),
  );
  // Whom and what the document's own rows name; their numbers and codes are facts that may be unconfirmed.
  const named = Object.values(course.facts).flatMap(({ quote }) =>
    claimsIn(quote).flatMap(({ kind, text }) => (kind === 'person' || kind === 'source' ? [text] : [])),
  );
  return {
    ...told,
    mentioned: [...(told.mentioned ?? []), ...minutes(printedHours, 'learning')],
    lines: [...(told.lines ?? []), ...named],
    entries: [
      ...[...new Set([label, course.courseCode, course.courseName])].flatMap((name) =>
        name === null ? [] : entriesOf(name, 'course', self),
      ),
      ...outcomes.flatMap(({ title, levels, programme: mapped }) =>
        entriesOf(title, 'outcome', { levels, codes: mapped.flat().flatMap((text) => codesIn('plo', text)) }),
      ),
      ...assessments,
      ...topics,
    ],
    codes: [...codes, ...(told.codes ?? []), normalCode(course.courseCode ?? label)],
  };
}
