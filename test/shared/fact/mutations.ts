import { decideName, decideStatement, type Decision } from '../../../shared/fact/decide.ts';
import { decideChoices, decideLinks } from '../../../shared/fact/decideCodes.ts';
import { decideNumber, decideWeek } from '../../../shared/fact/decideNumber.ts';
import { resolve } from '../../../shared/fact/resolve.ts';
import { rowsOf } from '../../../shared/fact/rows.ts';
import { similarity } from '../../../shared/fact/score.ts';
import type { Ref, SourceDocument } from '../../../shared/document/document.ts';
import { documentOf } from '../../support/blocks.ts';
import { courses, type TrueCourse } from './courses.ts';

/** One claim about a document and how it was judged. */
export interface Trial {
  kind: string;
  course: string;
  claim: string;
  isFound: boolean;
}

export interface Item {
  name: string;
  key: string;
  at: Ref[];
  others: string[];
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The rows that say all of these words, the shortest first: where a careful reader would point. */
function placeOf(document: SourceDocument, ...words: string[]): Ref[] {
  const rows = rowsOf(document)
    .filter((row) => words.every((word) => plain(row.cells.join(' | ')).includes(word)))
    .toSorted((a, b) => a.cells.join('').length - b.cells.join('').length);
  return rows[0] === undefined ? [] : [rows[0].ref];
}

export interface Prepared {
  course: TrueCourse;
  document: SourceDocument;
  clos: Item[];
  assessments: Item[];
  topics: Item[];
}

const first = (...refs: Ref[][]): Ref[] => refs.find(({ length }) => length > 0) ?? [];

const itemOf = (name: string, key: string, at: Ref[], names: string[]): Item => ({
  name,
  key,
  at,
  others: names.filter((other) => other !== name),
});

/** A course with the places of its facts. */
export function prepared(course: TrueCourse): Prepared {
  const document = documentOf(course.text);
  const types = course.assessments.map(({ type }) => type);
  const titles = course.topics.map(({ title }) => title);
  return {
    course,
    document,
    clos: course.clos.map(({ statement, number }) =>
      itemOf(statement, number, placeOf(document, statement.replace(/\.$/, '')), []),
    ),
    assessments: course.assessments.map(({ type, weight }) =>
      itemOf(type, '', first(placeOf(document, type, `${weight}`), placeOf(document, type)), types),
    ),
    topics: course.topics.map(({ title, week, hours }) =>
      itemOf(title, '', first(placeOf(document, title, `${hours ?? week}`), placeOf(document, title)), titles),
    ),
  };
}

type Judge = (item: Item) => Decision<unknown>;
const isFound = ({ fact }: Decision<unknown>): boolean => fact.state === 'found';

const levelsOf = (level: string): string[] => level.split(', ');

/** Judges one value of one item; `value` replaces what the document says. */
export const judges = ({ document }: Prepared) => ({
  statement:
    (value: string): Judge =>
    ({ key, at }) =>
      decideStatement(value, resolve(document, { at, key, name: value })),
  level:
    (value: string): Judge =>
    ({ key, name, at }) =>
      decideChoices('level', levelsOf(value), resolve(document, { at, key, name })),
  outcomes:
    (value: string[]): Judge =>
    ({ key, name, at }) =>
      decideChoices('plo', value, resolve(document, { at, key, name })),
  skills:
    (value: string[]): Judge =>
    ({ key, name, at }) =>
      decideChoices('skill', value, resolve(document, { at, key, name })),
  name:
    (value: string): Judge =>
    ({ at, others }) =>
      decideName(value, resolve(document, { at, others, name: value })),
  weight:
    (value: number): Judge =>
    (item) =>
      decideNumber(
        'weight',
        value,
        resolve(document, item.key === '' ? { at: item.at, name: item.name, others: item.others } : item),
      ),
  slt:
    (value: number): Judge =>
    ({ at, name, others }) =>
      decideNumber('slt', value, resolve(document, { at, name, others })),
  hours:
    (value: number): Judge =>
    ({ at, name, others }) =>
      decideNumber('hours', value, resolve(document, { at, name, others })),
  week:
    (value: string): Judge =>
    ({ at, name, others }) =>
      decideWeek(value, resolve(document, { at, name, others })),
  links:
    (value: string[]): Judge =>
    ({ at, name, others }) =>
      decideLinks(value, name, resolve(document, { at, name, others })),
});

/** The values of each item as the document gives them, with their judges. */
function truths(prep: Prepared): {
  item: Item;
  field: string;
  value: unknown;
  judge: Judge;
  owner: 'clos' | 'assessments' | 'topics';
  index: number;
}[] {
  const judge = judges(prep);
  const { course } = prep;
  const of = (owner: 'clos' | 'assessments' | 'topics', index: number, field: string, value: unknown, by: Judge) => {
    const item = prep[owner][index];
    return item === undefined ? [] : [{ item, field, value, judge: by, owner, index }];
  };
  return [
    ...course.clos.flatMap(({ statement, level, outcomes, skills = [] }, index) => [
      ...of('clos', index, 'statement', statement, judge.statement(statement)),
      ...of('clos', index, 'level', level, judge.level(level)),
      ...of('clos', index, 'outcomes', outcomes, judge.outcomes(outcomes)),
      ...(skills.length > 0 ? of('clos', index, 'skills', skills, judge.skills(skills)) : []),
    ]),
    ...course.assessments.flatMap(({ type, weight, slt, clos }, index) => [
      ...of('assessments', index, 'name', type, judge.name(type)),
      ...of('assessments', index, 'weight', weight, judge.weight(weight)),
      ...(slt === undefined ? [] : of('assessments', index, 'slt', slt, judge.slt(slt))),
      ...(clos.length > 0 ? of('assessments', index, 'links', clos, judge.links(clos)) : []),
    ]),
    ...course.topics.flatMap(({ title, week, hours, clos }, index) => [
      ...of('topics', index, 'name', title, judge.name(title)),
      ...(week === '' ? [] : of('topics', index, 'week', week, judge.week(week))),
      ...(hours === undefined ? [] : of('topics', index, 'hours', hours, judge.hours(hours))),
      ...(clos.length > 0 ? of('topics', index, 'links', clos, judge.links(clos)) : []),
    ]),
  ];
}

const shift = ([ref = '']: Ref[], by: number): Ref[] => {
  const [block = '', row] = ref.split('.');
  return row === undefined ? [`${Math.max(1, Number(block) + by)}`] : [`${block}.${Math.max(1, Number(row) + by)}`];
};
const idSlips: Record<string, (at: Ref[]) => Ref[]> = {
  'as it is': (at) => at,
  'id one on': (at) => shift(at, 1),
  'id one back': (at) => shift(at, -1),
  'id two on': (at) => shift(at, 2),
  'the whole table': (at) => at.map((ref) => ref.split('.')[0] ?? ref),
  'the first row': (at) => at.map((ref) => (ref.includes('.') ? `${ref.split('.')[0]}.1` : ref)),
};

/** Every true fact with every slip of its number. */
export function trueTrials(): Trial[] {
  return courses.flatMap((course) => {
    const prep = prepared(course);
    return truths(prep).flatMap(({ item, field, value, judge }) =>
      Object.entries(idSlips).map(([kind, slip]) => ({
        kind,
        course: course.layout,
        claim: `${field} ${item.key} ${item.name}: ${JSON.stringify(value)} @${slip(item.at).join(',')}`,
        isFound: isFound(judge({ ...item, at: slip(item.at) })),
      })),
    );
  });
}

/** Words of Malay documents as a model writing English gives them, and the other way round. */
const translations: [RegExp, string][] = [
  [/Peperiksaan Akhir/, 'Final Examination'],
  [/Tugasan Individu/, 'Individual Assignment'],
  [/^Kuiz$/, 'Quiz'],
  [/^Kuis$/, 'Kuiz'],
  [/Pembentangan/, 'Presentation'],
  [/Final Examination/, 'Final Exam'],
  [/Group Project/, 'Projek Berkumpulan'],
  [/^Essay$/, 'Esei'],
];
const slipped = (text: string): string => {
  const words = text.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest.length < 5 ? text : text.replace(longest, longest.slice(0, 3) + longest.slice(4));
};

/** True facts in other words: misspelled, cut short, translated; their values are judged with them. */
export function wordingTrials(): Trial[] {
  return courses.flatMap((course) => {
    const prep = prepared(course);
    const judge = judges(prep);
    const trial = (kind: string, claim: string, decision: Decision<unknown>): Trial => ({
      kind,
      course: course.layout,
      claim,
      isFound: isFound(decision),
    });
    const outcomes = prep.clos.flatMap((item) => {
      const words = item.name.split(' ');
      const short = `${words.slice(0, Math.ceil(words.length * 0.6)).join(' ')} ...`;
      return [slipped(item.name), short].map((wording) =>
        trial('statement in other words', wording, judge.statement(wording)({ ...item, name: wording })),
      );
    });
    const named = [...prep.assessments, ...prep.topics].flatMap((item) => {
      const wording = slipped(item.name);
      return [trial('name misspelled', wording, judge.name(wording)({ ...item, name: wording }))];
    });
    const translated = prep.assessments.flatMap((item, index) => {
      const [from, to] = translations.find(([each]) => each.test(item.name)) ?? [];
      const weight = course.assessments[index]?.weight;
      if (from === undefined || to === undefined || weight === undefined) return [];
      const other = { ...item, name: item.name.replace(from, to) };
      return [
        trial('name translated', other.name, judge.name(other.name)(other)),
        trial('weight of a translated name', other.name, judge.weight(weight)(other)),
      ];
    });
    return [...outcomes, ...named, ...translated];
  });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** False facts: values of a neighbour in one's own row, in both rows and in the neighbour's, and other numbers of one's own row. */
export function falseTrials(): Trial[] {
  return courses.flatMap((course) => {
    const prep = prepared(course);
    const all = truths(prep);
    const trials: Trial[] = [];
    for (const { item, field, value, owner, index } of all) {
      // Without a key, an outcome's statement is what it is known by: another's makes it the other.
      if (field === 'name' || (field === 'statement' && item.key === '')) continue;
      for (const other of all) {
        if (other.owner !== owner || other.field !== field || other.index === index || same(other.value, value))
          continue;
        const isSubset =
          Array.isArray(value) && Array.isArray(other.value) && other.value.every((each) => value.includes(each));
        if (isSubset) continue;
        for (const [place, at] of [
          ['own id', item.at],
          ['both ids', [...item.at, ...other.item.at]],
          ['the neighbour’s id', other.item.at],
        ] as const) {
          const decision = other.judge({ ...item, at: [...at] });
          const isLie = field !== 'statement' || similarity(String(decision.value), String(other.value)) > 0.9;
          trials.push({
            kind: `${field} of a neighbour, ${place}`,
            course: course.layout,
            claim: `${item.key} ${item.name}: ${JSON.stringify(other.value)} @${at.join(',')}`,
            isFound: isFound(decision) && isLie,
          });
        }
      }
      if (typeof value !== 'number' || !['weight', 'slt', 'hours'].includes(field)) continue;
      const row = rowsOf(prep.document).find(({ ref }) => ref === item.at[0]);
      const numbers = (row?.cells ?? []).flatMap((cell) => cell.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      const judge = judges(prep);
      for (const number of new Set(numbers)) {
        if (number === value || number > 100) continue;
        const by = field === 'weight' ? judge.weight : field === 'slt' ? judge.slt : judge.hours;
        trials.push({
          kind: `${field}: another number of its row`,
          course: course.layout,
          claim: `${item.name}: ${number} @${item.at.join(',')}`,
          isFound: isFound(by(number)(item)),
        });
      }
    }
    return trials;
  });
}
