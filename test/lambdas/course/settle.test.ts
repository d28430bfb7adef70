import { expect, test } from '@jest/globals';
import type { CourseAnswer } from '../../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../../lambdas/course/settle.ts';
import { courseSchema } from '../../../shared/course/course.ts';
import { doubtsOf } from '../../../shared/course/rules.ts';
import { falsehoodTallies, slipTallies, truths } from '../../eval/truthfulness.ts';
import { documentOf } from '../../support/blocks.ts';

const document = documentOf(`
# PRO FORMA KURSUS
| Kod Kursus | XPKB2013 |
| Nama Kursus | Bimbingan Rakan Sebaya |
| Kredit | 3 |
| HPK | Pernyataan | Aras | HP |
| HPK1 | Menghuraikan konsep bimbingan rakan sebaya. | C2 | HP1 |
| HPK2 | Mengendalikan satu sesi bimbingan rakan sebaya. | P3 | HP4 |
| Pentaksiran | Pemberat (%) | HPK |
| Kuiz | 20 | HPK1 |
| Laporan Sesi | 80 | HPK2 |
`);

const task = { slt: [], duration: '', week: '', count: null, outcomes: [], description: '' };
const answer: CourseAnswer = {
  code: { value: 'XPKB2013', at: ['2.1'] },
  name: { value: 'Bimbingan Rakan Sebaya', at: ['2.2'] },
  institution: null,
  faculty: null,
  programme: null,
  language: 'ms',
  credit: { value: 3, at: ['2.3'] },
  synopsis: null,
  clos: [
    {
      number: 'HPK 1',
      statement: 'Menghuraikan konsep bimbingan rakan sebaya',
      domains: ['Kognitif'],
      level: 'C2',
      outcomes: ['HP1'],
      skills: [],
      at: ['2.5'],
    },
    {
      number: 'HPK2',
      statement: 'Mengendalikan satu sesi bimbingan rakan sebaya.',
      domains: ['Psikomotor'],
      level: 'P3',
      outcomes: ['HP4'],
      skills: [],
      at: ['2.6'],
    },
  ],
  assessments: [
    { ...task, type: 'Kuiz', weight: [20], clos: ['CLO1'], at: ['2.8'] },
    { ...task, type: 'Laporan Sesi', weight: [80], clos: ['2'], at: ['2.9'] },
  ],
  topics: [],
  methods: [],
  references: [],
  skills: [],
  otherCourses: [],
};
const settled = (changes: Partial<CourseAnswer> = {}) =>
  courseFromAnswer({ ...answer, ...changes }, document, 'kursus.pdf', null);

test('A course from an answer fits its schema, is borne out by the document, and links rows by their ids', () => {
  const course = settled();
  expect(courseSchema.parse(course)).toEqual(course);
  expect(Object.entries(course.facts).filter(([, { state }]) => state === 'unconfirmed')).toEqual([]);
  expect(course.assessments.map(({ cloIds }) => cloIds)).toEqual([['clo_1'], ['clo_2']]);
  expect(course.clos.map(({ cloNumber, domain }) => [cloNumber, domain])).toEqual([
    ['HPK1', ['Kognitif']],
    ['HPK2', ['Psikomotor']],
  ]);
});

test('A course from an answer keeps a false value beside the document’s own, and says so', () => {
  const [quiz, ...others] = answer.assessments;
  const course = settled({ assessments: quiz ? [{ ...quiz, weight: [80] }, ...others] : [] });
  expect(course.assessments[0]?.weight).toBe(80);
  expect(course.facts['task_1.weight']).toMatchObject({ state: 'unconfirmed', offered: '20' });
  expect(doubtsOf(course).map(({ list }) => list)).toContain('assessments');
});

test('A course from an answer keeps what is claimed of a row again, and what is invented, as unconfirmed, and renumbers no other', () => {
  const [quiz, report] = answer.assessments;
  const [first, second] = answer.clos;
  if (!quiz || !report || !first || !second) throw new Error('The answer has two of each');
  const tasks = settled({ assessments: [quiz, { ...quiz, type: 'kuiz' }, report] });
  expect(tasks.assessments.map(({ id }) => tasks.facts[id]?.state)).toEqual(['found', 'unconfirmed', 'found']);
  const statement = 'Menilai dasar pendidikan negara.';
  for (const other of [
    { ...second, number: first.number },
    { ...first, number: 'HPK7', statement },
  ]) {
    const { clos, facts } = settled({ clos: [first, other, second] });
    expect(clos.map(({ id }) => facts[id]?.state)).toEqual(['found', 'unconfirmed', 'found']);
    expect([clos[0]?.cloNumber, clos[2]?.cloNumber]).toEqual(['HPK1', 'HPK2']);
  }
  // A bilingual document states every outcome twice.
  expect(settled({ clos: [...answer.clos, ...answer.clos] }).clos).toHaveLength(2);
});

test('a file in which nothing of a course is found is said to be none, and gets no code', () => {
  const course = settled({ clos: [], assessments: [], topics: [] });
  expect([course.courseCode, course.courseName]).toEqual([null, null]);
  expect(doubtsOf(course)[0]?.message).toContain('Dokumen ini nampaknya bukan maklumat kursus');
  expect(doubtsOf(settled()).map(({ list }) => list)).not.toContain('course');
});

test('labels set apart by tabs, outcomes under a head of descriptions and the end of a list bear out their values', () => {
  const handout = documentOf(`
NAMA KURSUS\t: Bimbingan Rakan Sebaya (Peer Guidance)
KREDIT\t: 3 (2+1)
| Outcome | Description | Bloom’s level |
| HPK1 | Menghuraikan konsep bimbingan rakan sebaya; dan | C2 |
| HPK2 | Mengendalikan satu sesi bimbingan rakan sebaya. | P3 |`);
  const clos = answer.clos.map((clo, index) => ({ ...clo, at: [`3.${index + 2}`] }));
  const course = courseFromAnswer(
    { ...answer, name: { value: 'Bimbingan Rakan Sebaya', at: ['1'] }, credit: { value: 3, at: ['2'] }, clos },
    handout,
    'kursus.docx',
    null,
  );
  expect(['courseName', 'credit', 'clo_1', 'clo_2'].map((key) => course.facts[key]?.state)).toEqual(
    Array.from({ length: 4 }, () => 'found'),
  );
  expect(course.clos[0]?.cloStatement).toBe('Menghuraikan konsep bimbingan rakan sebaya');
});

test.each(truths())('Course facts as a strong model gives them are found: $name', ({ failed, tried, notes }) => {
  // Links that the document leaves to the reader are suggestions.
  expect(notes.filter((note) => !/\.(?:cloIds suggestion|skills unconfirmed)/.test(note))).toEqual([]);
  expect(tried - failed).toBeGreaterThan(25);
});

test.each(slipTallies())(
  'Course facts as a strong model gives them are neither lost nor renumbered by $name',
  ({ notes }) => {
    expect(notes).toEqual([]);
  },
);

test.each(falsehoodTallies())(
  'Course facts as a strong model gives them are not found where the document does not say it: $name',
  ({ notes, tried }) => {
    expect(notes).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
);
