import { type CourseAnswer, courseAnswerSchema } from '../../lambdas/course/prompt.ts';
import { columnKinds } from '../../shared/course/words/vocabulary.ts';
import type { Ref } from '../../shared/document/document.ts';
import { rowsAt, rowsOf, type Row } from '../../shared/fact/rows.ts';
import { bareOf } from '../support/bare.ts';
import type { Recording } from './recordings.ts';

/** An answer with something that its document does not say; `facts` are the values that may not be shown as found, by their key. */
export interface Planted {
  answer: CourseAnswer;
  facts: Record<string, string>;
}

/** Each way in which it can be planted in an answer; none where its document gives no occasion. */
export type Falsehood = (recording: Recording) => Planted[];

type List = 'clos' | 'assessments' | 'topics';
type Item<L extends List> = CourseAnswer[L][number];
const rowIds: Record<List, string> = { clos: 'clo', assessments: 'task', topics: 'topic' };

/** What is false of an item, by the keys of its facts: '' stands for the item itself. */
const keyed = (list: List, position: number, facts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      [`${rowIds[list]}_${position + 1}`, field].filter((part) => part !== '').join('.'),
      value,
    ]),
  );

/** Changes one item at a time. A change gives the new fields and what of them is false, or null where there is no occasion. */
function each<L extends List>(
  list: L,
  change: (item: Item<L>, others: Item<L>[], recording: Recording) => [Partial<Item<L>>, Record<string, string>] | null,
): Falsehood {
  return (recording) => {
    const items = recording.answer[list] as Item<L>[];
    return items.flatMap((item, position) => {
      // The next item first: the neighbour.
      const others = [...items.slice(position + 1), ...items.slice(0, position)];
      const changed = change(item, others, recording);
      if (changed === null) return [];
      const [fields, facts] = changed;
      const answer = { ...recording.answer, [list]: items.with(position, { ...item, ...fields }) };
      return [{ answer, facts: keyed(list, position, facts) }];
    });
  };
}

/** Adds an item that the document does not have. */
function added<L extends List>(
  list: L,
  item: (recording: Recording) => [Item<L>, Record<string, string>] | null,
): Falsehood {
  return (recording) => {
    const made = item(recording);
    if (made === null) return [];
    const items = recording.answer[list] as Item<L>[];
    const answer = { ...recording.answer, [list]: [...items, made[0]] };
    return [{ answer, facts: keyed(list, items.length, made[1]) }];
  };
}

const ofCourse =
  (field: 'code' | 'name' | 'credit', key: string, values: (recording: Recording) => [string, Ref][]): Falsehood =>
  (recording) =>
    values(recording).map(([value, ref]) => ({
      answer: { ...recording.answer, [field]: { value: field === 'credit' ? Number(value) : value, at: [ref] } },
      facts: { [key]: value },
    }));

/** The numbers of a document with their places, each once; those inside codes, dates and years are none. */
function numbersOf({ document }: Recording): [number, Ref][] {
  const found = new Map<number, Ref>();
  for (const { cells, ref } of rowsOf(document))
    for (const [digits] of cells.join(' | ').matchAll(/(?<![\p{L}\d.,/-])\d{1,2}(?![\p{L}\d./-])/gu))
      if (!found.has(Number(digits))) found.set(Number(digits), ref);
  return [...found];
}

const textsOf = ({ document }: Recording, pattern: RegExp): [string, Ref][] =>
  rowsOf(document).flatMap(({ cells, ref }): [string, Ref][] =>
    cells.flatMap((cell): [string, Ref][] => [...cell.matchAll(pattern)].map(([text]) => [text, ref])),
  );

const labelled = ({ document }: Recording, pattern: RegExp): [string, Ref][] =>
  rowsOf(document).flatMap(({ cells, columns, ref }) =>
    cells.flatMap((cell, place): [string, Ref][] =>
      cell !== '' && pattern.test(columns[place] ?? '') ? [[cell.split('\n')[0] ?? '', ref]] : [],
    ),
  );

const rowOf = (recording: Recording, { at }: { at: Ref[] }): Row | undefined =>
  rowsAt(recording.document, at[0] ?? '')[0];

/** A number of the item's own row in a column of another kind. */
function ofOtherColumn(recording: Recording, item: { at: Ref[] }, own: RegExp): number | null {
  const row = rowOf(recording, item);
  const place = row?.cells.findIndex((cell, i) => {
    const [kind] = columnKinds(row.columns[i] ?? '');
    return kind !== undefined && !own.test(kind) && /^\d+h?$/.test(cell) && row.own[i] === true;
  });
  return row === undefined || place === undefined || place < 0 ? null : Number.parseInt(row.cells[place] ?? '', 10);
}

/** The weight of an assessment as one figure; null where it has none. */
const weightOf = ({ weight }: Item<'assessments'>): number | null =>
  weight.length === 0 ? null : weight.reduce((sum, part) => sum + part, 0);
const otherWeight = (item: Item<'assessments'>, others: Item<'assessments'>[]): number | null =>
  others.map(weightOf).find((other) => other !== weightOf(item)) ?? null;
const asWeight = (value: number | null): [Partial<Item<'assessments'>>, Record<string, string>] | null =>
  value === null ? null : [{ weight: [value] }, { weight: `${value}` }];

/** One number as the weight of all assessments that have another. */
function weightsOf({ answer }: Recording, weight: number, more: Ref[]): Planted[] {
  const others = answer.assessments.flatMap((one, i) => (weightOf(one) === weight ? [] : [`task_${i + 1}.weight`]));
  const assessments = answer.assessments.map((one) => ({ ...one, weight: [weight], at: [...one.at, ...more] }));
  return [{ answer: { ...answer, assessments }, facts: Object.fromEntries(others.map((key) => [key, `${weight}`])) }];
}

/** A row of a list of an answer with the parts given and nothing else. */
const rowOfList = <L extends List>(list: L, parts: Partial<Item<L>>): Item<L> => ({
  ...(bareOf(courseAnswerSchema.shape[list].element) as Item<L>),
  ...parts,
});
const task = (type: string, weight: number, at: Ref[]) => rowOfList('assessments', { type, weight: [weight], at });
const topic = (title: string, at: Ref[]) => rowOfList('topics', { title, at });
const outcome = (number: string, statement: string, at: Ref[]) => rowOfList('clos', { number, statement, at });
const plausible: Record<CourseAnswer['language'], string> = {
  ms: 'Menilai keberkesanan amalan semasa bagi menambah baik mutu perkhidmatan kepada komuniti',
  en: 'Evaluate the sustainability of current practice to improve the quality of community services',
  id: 'Mampu mengevaluasi efektivitas kebijakan untuk meningkatkan mutu layanan masyarakat',
};
const lastAt = (items: readonly { at: Ref[] }[]): Ref[] => items.at(-1)?.at ?? [];
const nextNumber = (answer: CourseAnswer): string =>
  (answer.clos.at(-1)?.number ?? 'CLO0').replace(/\d+/, (digits) => `${Number(digits) + 1}`).replace('(c)', '(d)');

/** The level of another outcome, with its place or without. */
const levelOfNeighbour = (isPlaced: boolean) =>
  each('clos', ({ level, at }, others) => {
    const other = others.find((one) => one.level !== level && one.level !== '');
    const places = isPlaced ? [...at, ...(other?.at ?? [])] : at;
    return other === undefined
      ? null
      : [{ level: other.level, domains: other.domains, at: places }, { level: other.level }];
  });

const otherOutcome = (clos: readonly string[], { answer }: Recording): string | undefined =>
  answer.clos.find(({ number }) => !clos.includes(number.replace(' ', '')))?.number;

/** By name. */
export const falsehoods: Readonly<Record<string, Falsehood>> = {
  'two weights swapped': each('assessments', (item, others) => asWeight(otherWeight(item, others))),
  'the weight of another row, with its place': each('assessments', (item, others) => {
    const other = others.find((one) => weightOf(one) !== weightOf(item));
    const fields = other === undefined ? null : asWeight(weightOf(other));
    return fields && [{ ...fields[0], at: [...(other?.at ?? []), ...item.at] }, fields[1]];
  }),
  'a percentage that the document gives elsewhere': (recording) =>
    textsOf(recording, /\d+(?=\s?%)/g).flatMap(([digits, ref]) => weightsOf(recording, Number(digits), [ref])),
  'a number that the document gives anywhere as a weight': (recording) =>
    numbersOf(recording).flatMap(([number]) => weightsOf(recording, number, [])),
  'hours of an assessment as its weight': each('assessments', (item, _, recording) => {
    const value = ofOtherColumn(recording, item, /^(?:weight|marks|total|ordinal)$/);
    return asWeight(value === weightOf(item) ? null : value);
  }),
  'a weight that the document does not give': each('assessments', (item) => asWeight((weightOf(item) ?? 0) + 3)),
  'an invented assessment': added('assessments', ({ answer }) => [
    task('Pembentangan poster digital', 15, lastAt(answer.assessments)),
    { '': 'Pembentangan poster digital', weight: '15' },
  ]),
  'a sum as an assessment': added('assessments', ({ document }) => {
    const sum = rowsOf(document).find((row) => row.isSum);
    const name = sum?.cells.find((cell) => /\p{L}/u.test(cell));
    return sum === undefined || name === undefined ? null : [task(name, 100, [sum.ref]), { '': name, weight: '100' }];
  }),
  'a topic as an assessment': added('assessments', ({ answer: { topics, assessments } }) => {
    const odd = topics.find(({ title }) => !assessments.some(({ type }) => type === title));
    return odd === undefined ? null : [task(odd.title, 20, odd.at), { weight: '20' }];
  }),
  'an invented outcome': added('clos', ({ answer }) => [
    outcome(nextNumber(answer), plausible[answer.language], lastAt(answer.clos)),
    { '': plausible[answer.language] },
  ]),
  'an invented statement under a true number': each('clos', (_, __, { answer }) => [
    { statement: plausible[answer.language] },
    { '': plausible[answer.language] },
  ]),
  'the statement of the neighbour': each('clos', (_, [other]) =>
    other === undefined ? null : [{ statement: other.statement }, { '': other.statement }],
  ),
  'an invented programme outcome as an outcome of the course': added('clos', ({ answer, document }) => {
    const legend = rowsOf(document).find((row) => /^CPL-?\d/.test(row.key ?? row.cells[1] ?? ''));
    const text = legend?.cells.toSorted((a, b) => b.length - a.length)[0];
    return legend === undefined || text === undefined
      ? null
      : [outcome(nextNumber(answer), text, [legend.ref]), { '': text }];
  }),
  'the level of the neighbour': levelOfNeighbour(false),
  'the level of the neighbour, with its place': levelOfNeighbour(true),
  'a level that the document does not give': each('clos', ({ level }) => {
    const other = level === 'C1' ? 'C6' : 'C1';
    return [{ level: other, domains: ['Kognitif' as const] }, { level: other }];
  }),
  'a programme outcome of the neighbour': each('clos', ({ outcomes, at }, others) => {
    const other = others.flatMap((one) => one.outcomes).find((code) => !outcomes.includes(code));
    return other === undefined ? null : [{ outcomes: [other], at }, { hpp: other }];
  }),
  'a programme outcome more than the document maps': each('clos', ({ outcomes }) => {
    const more = [...outcomes, `${(outcomes[0] ?? 'PLO1').replace(/\d+/, '')}11`];
    return [{ outcomes: more }, { hpp: more.join(', ') }];
  }),
  'a domain against the level': each('clos', ({ domains }) => {
    const other = domains[0] === 'Afektif' ? ('Psikomotor' as const) : ('Afektif' as const);
    return [{ domains: [other] }, { domain: other }];
  }),
  'a skill that the document does not give': each('clos', () => [
    { skills: [{ code: 'KI5', name: 'Kemahiran keusahawanan', details: '' }] },
    { skills: 'KI5' },
  ]),
  'the week of the neighbour': each('topics', ({ week }, [other]) =>
    other === undefined || other.week === week || other.week === ''
      ? null
      : [{ week: other.week }, { week: other.week }],
  ),
  'hours of the neighbour': each('topics', ({ hours }, others) => {
    const other = others.flatMap((one) => one.hours).find((one) => !hours.includes(one));
    return other === undefined ? null : [{ hours: [other] }, { hours: `${other}` }];
  }),
  'hours from another column': each('topics', (item, _, recording) => {
    const value = ofOtherColumn(recording, item, /^(?:slt|total|ordinal)$/);
    return value === null || item.hours.includes(value) ? null : [{ hours: [value] }, { hours: `${value}` }];
  }),
  'a holiday or examination week as a topic': added('topics', ({ document }) => {
    const row = rowsOf(document).find(({ cells }) =>
      cells.some((cell) => /^(?:Minggu \d+: )?(?:cuti|mid-semester|uts)/i.test(cell)),
    );
    const name = row?.cells.find((cell) => /cuti|mid-semester|uts/i.test(cell));
    return row === undefined || name === undefined ? null : [topic(name, [row.ref]), { '': name }];
  }),
  'a code as a topic': added('topics', ({ answer }) => [
    topic(answer.clos[0]?.number ?? 'CLO1', lastAt(answer.topics)),
    { '': answer.clos[0]?.number ?? 'CLO1' },
  ]),
  'an invented topic': added('topics', ({ answer }) => [
    topic('Keusahawanan sosial', lastAt(answer.topics)),
    { '': 'Keusahawanan sosial' },
  ]),
  'a link to another outcome than the row names': each('assessments', ({ clos }, _, recording) => {
    const other = otherOutcome(clos, recording);
    return other === undefined ? null : [{ clos: [other] }, { cloIds: other }];
  }),
  'a link of a topic to another outcome than the row names': each('topics', ({ clos }, _, recording) => {
    const other = otherOutcome(clos, recording);
    return other === undefined || clos.length === 0 ? null : [{ clos: [other] }, { cloIds: other }];
  }),
  'another number as the credit': (recording) =>
    ofCourse('credit', 'credit', () =>
      numbersOf(recording)
        .filter(([number]) => number !== recording.answer.credit?.value && number <= 40)
        .map(([number, ref]) => [`${number}`, ref]),
    )(recording),
  "a prerequisite's code as the course's": ofCourse('code', 'courseCode', (recording) =>
    textsOf(recording, /\b[A-Z]{3,4}\d{4}\b/g).filter(
      ([code]) => code !== recording.answer.code?.value.replace(' ', ''),
    ),
  ),
  'the number of a form as the code': ofCourse('code', 'courseCode', (recording) =>
    textsOf(recording, /\b(?:UM|RPS)-[A-Z0-9]+-\S+|PK-\d+\S*/g),
  ),
  'a person as the name of the course': ofCourse('name', 'courseName', (recording) =>
    textsOf(recording, /(?:Dr\.|Ts\.|Encik|Cik) [A-Z][^,(|]+/g),
  ),
  'the programme, faculty or form as the name of the course': ofCourse('name', 'courseName', (recording) => [
    ...labelled(recording, /program|fakulti|faculty/i),
    ...textsOf(
      recording,
      /^(?:RANCANGAN MENGAJAR KURSUS|MAKLUMAT PRO FORMA KURSUS|COURSE INFORMATION|RENCANA PEMBELAJARAN SEMESTER|Jadual 4: .*|RANCANGAN PENGAJARAN DAN PEMBELAJARAN)/g,
    ),
  ]),
};
