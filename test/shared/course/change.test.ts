import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { changedCourse } from '../../../shared/course/change.ts';
import { type CourseChange, courseChangeSchema, fittingValue } from '../../../shared/course/changeSchema.ts';
import { courseSchema } from '../../../shared/course/course.ts';
import { factKey, fieldAt, fieldsOf, type RowList, rowLists } from '../../../shared/course/fields.ts';
import { rowsOfLines } from '../../../shared/course/lines.ts';
import { toReview } from '../../../shared/course/review.ts';
import { doubtsOf } from '../../../shared/course/rules.ts';
import type { Fact } from '../../../shared/fact/fact.ts';
import { courseRead, found } from '../../support/course.ts';

type Change = Exclude<CourseChange, { do: 'undo' }>;

const unconfirmed: Fact = {
  ...found('Kuiz | 20%'),
  state: 'unconfirmed',
  note: 'Baris ini menyatakan 20.',
  offered: '20',
};
const offered = (value: string): Fact => ({ ...unconfirmed, offered: value });
const clo = (n: number) => ({
  id: `clo_${n}`,
  cloNumber: `CLO${n}`,
  cloStatement: 'Menerangkan konsep',
  domain: [],
  level: n === 2 ? '' : 'C2',
  hpp: [],
  skills: [],
});
const none = { slt: null, duration: '', week: '', count: null, hpp: [], description: '' };
const task = (n: number, weight: number) => ({
  ...none,
  id: `task_${n}`,
  type: `Kuiz ${n}`,
  weight,
  cloIds: ['clo_1'],
});
const course = courseRead({
  courseCode: 'XMLD2103',
  courseName: 'Literasi Media',
  credit: 3,
  clos: [clo(1), clo(2)],
  assessments: [task(1, 30), task(2, 70)],
  references: ['Buku A', 'Buku B'],
  facts: {
    courseCode: found('XMLD2103'),
    clo_1: found('CLO1 Menerangkan konsep'),
    'task_1.weight': unconfirmed,
    'references.1': unconfirmed,
  },
});
const waiting = (from = course) => toReview(from).flatMap(({ items }) => items.map(({ key }) => key));
const set = (to: object): Change => courseChangeSchema.parse({ do: 'set', ...to }) as Change;
const weigh = (weight: number, was = 30): Change =>
  set({ list: 'assessments', row: 'task_1', values: { weight }, was: { weight: was } });

describe('What waits for the lecturer', () => {
  test('is what the document does not bear out and what no course goes without', () => {
    expect(waiting()).toEqual(['references.1', 'clo_2.level', 'task_1.weight', 'topics']);
  });

  test('is nothing once each was accepted, also that there is none', () => {
    const after = changedCourse(course, { do: 'accept', keys: waiting() });
    expect(waiting(after)).toEqual([]);
    expect(after.facts['task_1.weight']).toEqual({ ...found('Kuiz | 20%'), state: 'lecturer' });
  });
});

describe('A change of the lecturer', () => {
  test('sets a value with its state and keeps its place; what then does not add up is counted', () => {
    const after = changedCourse(course, weigh(20));
    expect(after.assessments.map(({ weight }) => weight)).toEqual([20, 70]);
    expect(after.facts['task_1.weight']).toEqual({ ...found('Kuiz | 20%'), state: 'lecturer' });
    expect(doubtsOf(after)).toContainEqual(expect.objectContaining({ list: 'assessments' }));
  });

  test('is refused when the value is another by now, unless it is the one that was wanted', () => {
    const theirs = changedCourse(course, weigh(25));
    expect(() => changedCourse(theirs, weigh(20))).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(changedCourse(theirs, weigh(25))).toEqual(theirs);
  });

  test('keeps what the document states where the lecturer sets another number, until they agree', () => {
    const read = { ...course, facts: { 'task_1.weight': found('Kuiz | 30%') } };
    const other = changedCourse(read, weigh(45));
    expect(other.facts['task_1.weight']).toEqual({ ...found('Kuiz | 30%'), state: 'lecturer', offered: '30%' });
    const again = changedCourse(other, weigh(50, 45));
    expect(again.facts['task_1.weight']).toMatchObject({ state: 'lecturer', offered: '30%' });
    expect(changedCourse(again, weigh(30, 50)).facts['task_1.weight']).not.toHaveProperty('offered');
  });

  test('of a whole list ends the states of its items', () => {
    const to = {
      list: 'course',
      row: '',
      values: { references: ['Buku A'] },
      was: { references: ['Buku A', 'Buku B'] },
    };
    const after = changedCourse(course, set(to));
    expect(Object.keys(after.facts)).not.toContain('references.1');
    expect(after.references).toEqual(['Buku A']);
  });

  test('that removes an outcome takes its links and states along, and a new row gets an id of its own', () => {
    const after = changedCourse(course, { do: 'remove', list: 'clos', row: 'clo_1' });
    expect(after.assessments.map(({ cloIds }) => cloIds)).toEqual([[], []]);
    expect(Object.keys(after.facts).filter((key) => key.startsWith('clo_1.'))).toEqual([]);
    // Documents that were made from the last row still name it.
    const without = changedCourse(after, { do: 'remove', list: 'clos', row: 'clo_2' });
    const { id: _, ...values } = clo(3);
    const added = changedCourse(without, { do: 'add', list: 'clos', values: [values] });
    expect(added.clos.map(({ id }) => id)).toEqual(['clo_3']);
    expect(added.facts['clo_3']?.state).toBe('lecturer');
  });

  test('links only outcomes that are there, and a corrected level decides its domain too', () => {
    const values = { cloIds: ['clo_2', 'clo_77'] };
    const links = set({ list: 'assessments', row: 'task_1', values, was: { cloIds: ['clo_1'] } });
    expect(changedCourse(course, links).assessments[0]?.cloIds).toEqual(['clo_2']);
    const doubted = { ...course, clos: [{ ...clo(1), domain: ['Kognitif'] }], facts: { 'clo_1.domain': unconfirmed } };
    const level = set({ list: 'clos', row: 'clo_1', values: { level: 'A3' }, was: { level: 'C2' } });
    const after = changedCourse(doubted, level);
    expect([after.clos[0]?.domain, after.facts['clo_1.domain']?.state]).toEqual([['Afektif'], 'lecturer']);
  });

  const offering: [string, string, unknown][] = [
    ['task_1.weight', '20', 20],
    ['task_1.cloIds', 'CLO1, CLO2', ['clo_1', 'clo_2']],
    ['task_1.hpp', 'PLO2, PLO3', ['PLO2', 'PLO3']],
    ['task_2.count', '2', 2],
    ['clo_2.level', 'C4', 'C4'],
    ['prerequisite', 'Tiada', 'Tiada'],
  ];

  test.each(offering)('takes what the document offers for %s, %j, as its field holds it', (key, text, value) => {
    const before = { ...course, facts: { ...course.facts, [key]: offered(text) } };
    const after = changedCourse(before, { do: 'useDocument', keys: [key] });
    const [row = '', field = row] = key.split('.');
    const rows: { id: string }[] = [...after.clos, ...after.assessments];
    expect(rows.find(({ id }) => id === row) ?? after).toMatchObject({ [field]: value });
    expect(after.facts[key]?.state).toBe('lecturer');
  });

  test('takes all that the document offers at once, and leaves what does not fit its field or has no row', () => {
    const misfits = { 'task_2.weight': '120', 'task_2.cloIds': 'CLO9', 'task_9.weight': '5', 'references.1': 'Buku C' };
    const texts = { ...Object.fromEntries(offering.map(([key, text]) => [key, text])), ...misfits };
    const facts = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, offered(text)]));
    const before = { ...course, facts };
    const after = changedCourse(
      before,
      { do: 'useDocument', keys: [...Object.keys(texts), 'clo_1', 'tiada'] },
      {},
      fittingValue,
    );
    expect(courseSchema.parse(after)).toEqual(after);
    expect(after.assessments.map(({ weight, cloIds, count }) => [weight, cloIds, count])).toEqual([
      [20, ['clo_1', 'clo_2'], null],
      [70, ['clo_1'], 2],
    ]);
    expect(Object.keys(misfits).map((key) => after.facts[key]?.state)).toEqual(
      Object.keys(misfits).map(() => 'unconfirmed'),
    );
  });

  test('of a row that is gone is refused', () => {
    expect(() => changedCourse(course, { do: 'remove', list: 'topics', row: 'topic_1' })).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });

  test('never makes a course that cannot be kept, and touches no other row', () => {
    const rows = fc.constantFrom(...rowLists.flatMap((list) => course[list].map(({ id }) => ({ list, row: id }))));
    const by = fc.constantFrom(-1 as const, 1 as const);
    const changes: fc.Arbitrary<Change> = fc.oneof(
      rows.map((row) => ({ do: 'remove' as const, ...row })),
      fc.tuple(rows, by).map(([row, step]) => ({ do: 'move' as const, ...row, by: step })),
      fc.array(fc.string(), { minLength: 1 }).map((keys) => ({ do: 'accept' as const, keys })),
      fc.float({ min: 0, max: 100, noNaN: true }).map((weight) => weigh(weight)),
    );
    fc.assert(
      fc.property(changes, (change) => {
        const after = changedCourse(course, change);
        expect(courseSchema.parse(after)).toEqual(after);
        const touched = change.do === 'remove' || change.do === 'move' ? change.row : 'task_1';
        for (const list of rowLists)
          for (const row of course[list].filter(({ id }) => id !== touched && !touched.startsWith('clo')))
            expect(after[list]).toContainEqual(row);
      }),
    );
  });
});

test('a fact’s key names the field that it was made of', () => {
  const rows = { course: '', clos: 'clo_2', assessments: 'task_1', topics: 'topic_12' };
  for (const list of ['course', ...rowLists] as const)
    for (const field of fieldsOf[list])
      expect(fieldAt(factKey(list, rows[list], field.key))).toEqual({ list, row: rows[list], field });
  expect([fieldAt('references.2'), fieldAt('topics'), fieldAt('task_1.nothing')]).toEqual([null, null, null]);
});

test.each([
  [{ list: 'assessments', row: 'task_1', values: { weight: 120 } }, 'Wajaran (%) mestilah antara 0 dengan 100.'],
  [{ list: 'clos', row: 'clo_1', values: { cloStatement: ' ' } }, 'Sila isi Pernyataan CLO.'],
  [
    { list: 'assessments', row: 'task_1', values: { cloIds: 'CLO2, CLO3' } },
    'CLO berkaitan: pilih daripada senarai CLO kursus ini.',
  ],
  [
    { list: 'assessments', row: 'task_1', values: { hpp: 'PLO3' } },
    'HPP (MQF 2.0): beri satu senarai, satu perkara setiap baris.',
  ],
  [{ list: 'assessments', row: 'task_1', values: { count: 0 } }, 'Bilangan mestilah antara 1 dengan 50.'],
  [{ list: 'assessments', row: 'task_1', values: { count: 1.5 } }, 'Bilangan: masukkan nombor bulat, contohnya 2.'],
  [{ list: 'course', row: '', values: { credit: 'tiga' } }, 'Kredit: masukkan nombor, contohnya 20 atau 2.5.'],
])('%j is refused with a sentence of its own', (to, message) => {
  const { error } = courseChangeSchema.safeParse({ do: 'set', ...to, was: {} });
  expect(error?.issues[0]?.message).toBe(message);
});

test.each<[RowList, string, object]>([
  [
    'clos',
    'CLO 3: Membina bahan pengajaran (P4, PLO5)',
    { cloNumber: 'CLO3', cloStatement: 'Membina bahan pengajaran', level: 'P4', domain: ['Psikomotor'], hpp: ['PLO5'] },
  ],
  ['clos', 'Membina bahan pengajaran', { cloNumber: 'CLO3', cloStatement: 'Membina bahan pengajaran', level: '' }],
  ['assessments', 'Kuiz 20% CLO1, CLO2', { type: 'Kuiz', weight: 20, cloIds: ['clo_1', 'clo_2'] }],
  ['assessments', 'Ujian 100 markah 30%', { weight: 30 }],
  ['assessments', 'Ujian 30% Minggu 7-8 CLO1, PLO2', { type: 'Ujian', week: '7-8', cloIds: ['clo_1'], hpp: ['PLO2'] }],
  ['assessments', 'Projek video (40 peratus)', { type: 'Projek video', weight: 40 }],
  ['topics', 'Minggu 1-2: Konsep asas', { week: '1-2', title: 'Konsep asas' }],
  ['topics', 'M3-M5 ▸ Reka bentuk', { week: '3-5', title: 'Reka bentuk' }],
  ['topics', '4\tPelaporan\t3 jam', { week: '4', title: 'Pelaporan' }],
  ['topics', '3. Bentuk 3 dimensi', { week: '', title: 'Bentuk 3 dimensi' }],
  ['topics', '1.\tPengenalan', { title: 'Pengenalan' }],
  ['topics', 'Konsep (CLO1)', { title: 'Konsep' }],
  ['topics', 'Topik 1: Pengenalan', { title: 'Pengenalan' }],
  ['topics', 'Analisis (SWOT 4)', { title: 'Analisis (SWOT 4)' }],
  ['topics', '•\tPengenalan', { title: 'Pengenalan' }],
  ['topics', 'a.\tEtika', { title: 'Etika' }],
  ['topics', 'iv.\tEtika', { title: 'Etika' }],
  ['topics', '1.1\tEtika', { title: 'Etika' }],
  ['topics', '\uF0B7\tEtika', { title: 'Etika' }],
  ['topics', 'Topik 2\tAsas', { title: 'Asas' }],
  ['assessments', '(i)\tUjian\t30%', { type: 'Ujian', weight: 30 }],
  ['clos', '3D model dibina', { cloStatement: '3D model dibina' }],
  ['clos', '3\tMenerangkan konsep\tC2', { cloStatement: 'Menerangkan konsep' }],
  ['assessments', 'Projek (200 markah)', { weight: null }],
  ['assessments', 'Tugasan Individu 30 markah', { type: 'Tugasan Individu', weight: 30 }],
  ['assessments', 'Peperiksaan akhir 40% (3 jam)', { type: 'Peperiksaan akhir', weight: 40, duration: '3 jam' }],
  ['assessments', '1.\tKuiz\t20%', { type: 'Kuiz', weight: 20 }],
  ['assessments', 'Kuiz | 20% | CLO1', { type: 'Kuiz', weight: 20 }],
  ['assessments', 'Kuiz:\t10%\tLisan', { type: 'Kuiz', weight: 10 }],
  ['topics', 'a) Prinsip', { week: '', title: 'Prinsip' }],
  ['assessments', 'Projek bahan digital\t25\tCLO2', { type: 'Projek bahan digital', weight: 25, cloIds: ['clo_2'] }],
  ['assessments', 'Tugasan individu (CLO1 dan 2) 15%', { type: 'Tugasan individu', weight: 15 }],
  ['topics', 'Abad ke-21', { week: '', title: 'Abad ke-21' }],
])('a line of %s %j is a row that can be added', (list, line, row) => {
  const values = rowsOfLines(list, `${line}\n\n`, course);
  expect(values).toEqual([expect.objectContaining(row)]);
  expect(courseChangeSchema.safeParse({ do: 'add', list, values }).error).toBeUndefined();
});

test('new rows go by the word that the course has for its outcomes', () => {
  const named = { ...course, clos: course.clos.map((each, i) => ({ ...each, cloNumber: `HPK${i + 1}` })) };
  expect(rowsOfLines('clos', 'Membina bahan', named)).toEqual([expect.objectContaining({ cloNumber: 'HPK3' })]);
  expect(rowsOfLines('assessments', 'Kuiz 20% CLO2', named)).toEqual([expect.objectContaining({ cloIds: ['clo_2'] })]);
});
