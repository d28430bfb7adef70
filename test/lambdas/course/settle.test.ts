import { expect, test } from '@jest/globals';
import { type CourseAnswer, courseAnswerSchema } from '../../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../../lambdas/course/settle.ts';
import { courseSchema } from '../../../shared/course/course.ts';
import { doubtsOf } from '../../../shared/course/rules.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { falsehoodTallies, slipTallies, truths } from '../../eval/truthfulness.ts';
import { bareOf } from '../../support/bare.ts';
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

type Clo = CourseAnswer['clos'][number];
type Task = CourseAnswer['assessments'][number];
const task = { slt: [], duration: '', week: '', count: null, outcomes: [], description: '' };
const item = (type: string, weight: number[], at: string, more: Partial<Task> = {}): Task => ({
  ...task,
  type,
  weight,
  clos: [],
  at: [at],
  ...more,
});
const outcome = (number: string, statement: string, at: string, more: Partial<Clo> = {}): Clo => ({
  number,
  statement,
  outcomes: [],
  domains: [],
  level: '',
  skills: [],
  at: [at],
  ...more,
});
const answer: CourseAnswer = {
  ...bareOf(courseAnswerSchema),
  code: { value: 'XPKB2013', at: ['2.1'] },
  name: { value: 'Bimbingan Rakan Sebaya', at: ['2.2'] },
  credit: { value: 3, at: ['2.3'] },
  clos: [
    outcome('HPK 1', 'Menghuraikan konsep bimbingan rakan sebaya', '2.5', {
      domains: ['Kognitif'],
      level: 'C2',
      outcomes: ['HP1'],
    }),
    outcome('HPK2', 'Mengendalikan satu sesi bimbingan rakan sebaya.', '2.6', {
      domains: ['Psikomotor'],
      level: 'P3',
      outcomes: ['HP4'],
    }),
  ],
  assessments: [item('Kuiz', [20], '2.8', { clos: ['CLO1'] }), item('Laporan Sesi', [80], '2.9', { clos: ['2'] })],
};
const settled = (changes: Partial<CourseAnswer> = {}) =>
  courseFromAnswer({ ...answer, ...changes }, document, 'kursus.pdf', null);

const sharedOutline = documentOf(`
# COURSE OUTLINE
| Course Code | XQC4017 |
| Course Name | Quality Control |
| CLO | Statement | Level | Kaedah P&P |
| CLO1 | Explain the concepts of quality in manufacturing. | C2 | Kuliah, tutorial |
| CLO2 | Solve problems of process control. | C4 | Amali |
| Week | Topic | CLO | Hours | Assessment |
| 1-2 | Introduction to Quality | CLO1 | 4 | |
| 3-5 | Seven Basic Tools | CLO1 | 6 | Quiz (Week 5) |
| 6-9 | Control Charts | CLO2 | 8 | Test (Week 9) Report (Week 8) |
| Assessment | Weightage (%) | Topic | CLO1 | CLO2 | Date |
| Quiz | 10 | Topics 1 to 3 | 10 | | |
| Test | 20 | 3 | | 20 | |
| Report | 20 | 2 | | 20 | |
| Final Examination | 50 | 1, 2, 3 | 20 | 30 | Examination week |
`);
test('marks of each outcome, topics and weeks of an assessment are found where its rows say them', () => {
  const shares = [
    { clo: 'CLO1', percent: 20 },
    { clo: 'CLO2', percent: 30 },
  ];
  const exam = { week: 'Examination week', clos: ['CLO1', 'CLO2'], topics: ['1', '4'], shares };
  const read: CourseAnswer = {
    ...answer,
    code: { value: 'XQC4017', at: ['2.1'] },
    name: { value: 'Quality Control', at: ['2.2'] },
    language: 'en',
    clos: [
      outcome('CLO1', 'Explain the concepts of quality in manufacturing.', '2.4', { level: 'C2' }),
      outcome('CLO2', 'Solve problems of process control.', '2.5', { level: 'C4' }),
    ],
    assessments: [
      item('Quiz', [10], '2.11', { week: '5', topics: ['1', '2', '3'], at: ['2.11', '2.8'] }),
      item('Test', [20], '2.12', { week: '9', at: ['2.12', '2.9'] }),
      item('Report', [20], '2.13', { week: '9', at: ['2.13', '2.9'] }),
      item('Final Examination', [50], '2.14', exam),
    ],
    methods: ['Kuliah', 'Tutorial'].map((value) => ({ value, at: ['2.4'] })),
  };
  const course = courseFromAnswer(read, sharedOutline, 'a.docx', null);
  expect(course.assessments.map(({ type, cloShares, topics }) => [type, cloShares, topics])).toEqual([
    ['Quiz', undefined, ['1', '2', '3']],
    ['Test', undefined, undefined],
    ['Report', undefined, undefined],
    ['Final Examination', { clo_1: 20, clo_2: 30 }, undefined],
  ]);
  expect(['task_1', 'task_2', 'task_3', 'task_4'].map((id) => course.facts[`${id}.week`]?.state).join('; ')).toBe(
    'found; found; unconfirmed; found',
  );
  expect([0, 1].map((i) => course.facts[`methods.${i}`]?.state)).toEqual(['found', 'found']);
});

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

test('what is printed in parts is added by code, and a row of its own is all that an assessment is known by', () => {
  const plan = documentOf(`
| Pentaksiran | Bilangan | Pemberat (%) | Minggu | HPK | PLO |
| Kuiz | 2 | 10 + 10 | 5, 9 | HPK1 | PLO2 |
| Laporan Sesi | 1 | 80 | 12 | HPK2 | PLO4 |`);
  const [quiz, report] = [
    { ...task, type: 'Kuiz', count: 2, weight: [10, 10], week: '5-9', clos: ['HPK1'], outcomes: ['PLO2'], at: ['1.2'] },
    { ...task, type: 'Laporan Sesi', count: 3, weight: [80], week: '9', clos: [], outcomes: ['PLO2'], at: ['1.3'] },
  ];
  const { assessments, facts } = courseFromAnswer({ ...answer, assessments: [quiz, report] }, plan, 'a.pdf', null);
  expect(assessments.map(({ weight, count, hpp }) => [weight, count, hpp])).toEqual([
    [20, 2, ['PLO2']],
    [80, 3, ['PLO2']],
  ]);
  const statesOf = (id: string) => ['weight', 'count', 'week', 'hpp'].map((field) => facts[`${id}.${field}`]?.state);
  expect(statesOf('task_1')).toEqual(['found', 'found', 'found', 'found']);
  expect(statesOf('task_2')).toEqual(['found', 'unconfirmed', 'unconfirmed', 'unconfirmed']);
  expect(assessments[0]?.week).toBe('5, 9');
});

test('a sum that the document does not print is unconfirmed, and the total is told', () => {
  const [quiz, report] = answer.assessments;
  const total = { ...task, type: 'Kerja Kursus', weight: [100], clos: [], at: ['2.8'] };
  const course = settled({ assessments: quiz && report ? [total, quiz, report] : [] });
  expect(course.facts['task_1']).toMatchObject({ state: 'unconfirmed' });
  expect(doubtsOf(course).map(({ message }) => message)).toContainEqual(expect.stringContaining('200%'));
});

const claimOf = (text: string, type: string, weight: number, at: string, others: CourseAnswer['assessments'] = []) => {
  const assessments = [...others, { ...task, type, weight: [weight], clos: [], at: [at] }];
  const { facts } = courseFromAnswer({ ...answer, assessments }, documentOf(text), 'a.pdf', null);
  return facts[`task_${assessments.length}`]?.state;
};
const head = '| Komponen | Wajaran | Tempoh |\n';
const tasks = '| Kuiz | 20% | 30 m |\n| Projek | 40% | - |';
const exam = '| Peperiksaan Akhir | 40% | 2j 30min |';
const plan =
  '\n\n| Minggu | Materi | Metode | Bobot (%) |\n| 1 | Pasar desa | Studi kasus | 60 |\n| 8 | UTS / Ujian Tengah Semester | | 40 |';

test.each([
  ['above its rows', `${head}| Kerja Kursus | 60% | |\n${tasks}\n${exam}`, 'Kerja Kursus', 60, '1.2'],
  ['below its rows', `${head}${tasks}\n| Coursework | 60% | |\n${exam}`, 'Coursework', 60, '1.4'],
  ['of one row', `${head}${tasks}\n| Penilaian Akhir | 40% | |\n${exam}`, 'Penilaian Akhir', 40, '1.4'],
  ['in its own words', `${head}| Bahagian A | 60% | |\n${tasks}\n${exam}`, 'Bahagian A', 60, '1.2'],
  ['without a weight', `${head}| Penilaian Berterusan | | |\n${tasks}\n${exam}`, 'Penilaian Berterusan', 60, '1.2'],
  [
    'beside its rows',
    '| Jenis | Komponen | Wajaran |\n| Pentaksiran Berterusan (60%) | Kuiz | 60% |\n| Pentaksiran Akhir (40%) | Ujian | 40% |',
    'Pentaksiran Akhir',
    40,
    '1.3',
  ],
  ['as a heading', '# Penilaian Kerja Kursus (100%)\nKuiz : 40%\nProjek : 60%', 'Penilaian Kerja Kursus', 100, '1'],
  ['in a list', 'Kuiz – 20%\nProjek – 40%\nCoursework total – 60%\nUjian – 40%', 'Coursework total', 60, '3'],
  [
    'in a sum of columns',
    '| Komponen | Pensyarah | Guru |\n| Kuiz | 30 | 10 |\n| Projek | 25 | 35 |\n| Jumlah | 55 | 45 |',
    'Guru',
    45,
    '1.4',
  ],
  ['as a condition', `${head}${tasks}\n${exam}\nKehadiran minimum ialah 80%.`, 'Kehadiran minimum', 80, '2'],
  ['in a plan of weeks', `${head}${tasks}\n${exam}${plan}`, 'Studi kasus', 60, '2.2'],
])('what sums or groups others is no assessment, whatever else is claimed: %s', (_, text, type, weight, at) => {
  expect(claimOf(text, type, weight, at)).toBe('unconfirmed');
});

test('a group is an assessment where nothing makes it up, and a weight that others come to is its own', () => {
  const two = `${head}| Kerja Kursus | 60% | |\n${exam}`;
  expect(claimOf(two, 'Kerja Kursus', 60, '1.2')).toBe('found');
  const three = `${head}| Projek | 40% | |\n| Kuiz | 20% | |\n| Ujian | 40% | |`;
  expect(claimOf(three, 'Projek', 40, '1.2')).toBe('found');
  expect(
    claimOf(
      '| Minggu | Topik | Penilaian | Bobot (%) |\n| 1 | Pasar | Tugas 1 | 60 |\n| 2 | Desa | Kuis | 40 |',
      'Kuis',
      40,
      '1.3',
    ),
  ).toBe('found');
});

test.each([
  ['Kemahiran mendengar', 'unconfirmed'],
  ['Kemahiran mendengar (Kuiz)', 'found'],
])('an assessment has the week of a row of the plan only where the row names it: %s', (title, state) => {
  const text = `${head}| Kuiz | 20% | - |\n| Projek | 80% | - |\n\n| Minggu | Topik | Jam |\n| 5 | ${title} | 4 |`;
  const assessments = [{ ...task, type: 'Kuiz', weight: [20], week: '5', clos: [], at: ['1.2', '2.2'] }];
  const { facts } = courseFromAnswer({ ...answer, assessments, topics: [] }, documentOf(text), 'a.pdf', null);
  expect(facts['task_1.week']?.state).toBe(state);
});

test('an assessment that the plan of weeks tells again is one', () => {
  const list = `${head}| UTS | 40% | |\n| Proyek | 60% | |${plan}`;
  const first = { ...task, type: 'UTS', weight: [40], clos: [], at: ['1.2'] };
  expect(claimOf(list, 'Ujian Tengah Semester', 40, '2.3', [first])).toBe('unconfirmed');
});

test.each([
  ['Kuiz 1 dan Kuiz 2', 'Kuiz 1 dan Kuiz 2', 2, 3],
  ['Tugasan 1, 2 & 3', 'Tugasan 1, 2 & 3', 3, 2],
  ['2 kuiz', 'Kuiz', 2, 20],
  ['Laporan Makmal (3<br>laporan)', 'Laporan Makmal (3 laporan)', 3, 2],
  ['Test | 2 tests, 1 hour each', 'Test', 2, 1],
  ['Reflection papers | You write two reflection papers of 800 words', 'Reflection papers', 2, 1],
  ['Quiz 2 20%<br>Report 1 30%', 'Quiz', null, 2],
  ['Kuiz | Pelajar mengambil dua puluh tiga kuiz', 'Kuiz', 23, 3],
  ['Ujian 2', 'Ujian 2', null, 2],
  ['Kuiz | Pada minggu empat kuiz diadakan', 'Kuiz', null, 4],
  ['Kuiz | Pada minggu ke-empat kuiz diadakan', 'Kuiz', null, 4],
])('%s says how many', (printed, type, count, other) => {
  const text = `| Tugas | Butiran | Wajaran |\n| ${printed.includes('|') ? printed : `${printed} | -`} | 20% |\n| Projek | - | 80% |`;
  const stateOf = (value: number | null) =>
    courseFromAnswer(
      { ...answer, assessments: [{ ...task, type, count: value, weight: [20], clos: [], at: ['1.2'] }] },
      documentOf(text),
      'a.pdf',
      null,
    ).facts['task_1.count']?.state;
  expect([stateOf(count), stateOf(other)]).toEqual([count === null ? undefined : 'found', 'unconfirmed']);
});

test('subtopics, prerequisite and skills are facts: what the document does not say of them is named', () => {
  const outline = documentOf(`
| Kod Kursus | XPKB2013 |
| Prasyarat | Tiada |

Kemahiran Boleh Pindah: Komunikasi

| Minggu | Topik | Subtopik |
| 1 | Asas bimbingan | Sejarah<br>Falsafah |
| 2 | Proses sesi | Penstrukturan |`);
  const topic = { week: '', hours: [], clos: [] };
  const claimed = {
    topics: [
      { ...topic, title: 'Asas bimbingan', subtopics: ['Sejarah', 'Falsafah'], at: ['3.2'] },
      { ...topic, title: 'Proses sesi', subtopics: ['Penstrukturan', 'Sejarah'], at: ['3.3'] },
    ],
    skills: [{ value: 'Komunikasi', at: ['2'] }],
  };
  const settle = (prerequisite: string) =>
    courseFromAnswer({ ...answer, ...claimed, prerequisite: { value: prerequisite, at: ['1.2'] } }, outline, 'a', null);
  const { facts, prerequisite, skills } = settle('Tiada');
  expect([prerequisite, skills]).toEqual(['Tiada', ['Komunikasi']]);
  expect(facts['prerequisite']?.state).toBe('found');
  expect(facts['topic_1.subtopics']?.state).toBe('found');
  expect(facts['topic_2.subtopics']).toMatchObject({
    state: 'unconfirmed',
    note: expect.stringContaining(': Sejarah.'),
  });
  expect(settle('XPKB1013').facts['prerequisite']?.state).toBe('unconfirmed');
});

test('a sentence of the synopsis is shown with the rest of its line', () => {
  const whole = 'Kursus ini membincangkan kaca. Pelajar meniup satu bekas.';
  const synopsis = { value: 'Kursus ini membincangkan kaca.', at: ['1.1'] };
  const course = courseFromAnswer({ ...answer, synopsis }, documentOf(`| Sinopsis | ${whole} |`), 'a.pdf', null);
  expect([course.synopsis, course.facts['synopsis']?.state]).toEqual([whole, 'found']);
});

test('what a course does not have is told as absent, and another course of the document by name', () => {
  const { facts, warnings } = settled({ otherCourses: [{ value: 'XPKB2023 Kaunseling', at: ['1'] }] });
  expect(['synopsis', 'topics', 'prerequisite'].map((key) => facts[key]?.state)).toEqual(Array(3).fill('notFound'));
  expect(warnings.map(({ message }) => message)).toEqual([
    'Dokumen ini turut memuatkan kursus XPKB2023 Kaunseling; hanya XPKB2013 Bimbingan Rakan Sebaya dibaca.',
  ]);
});

test.each(truths())('Course facts as a strong model gives them are found: $name', ({ failed, tried, notes }) => {
  // Links that the document leaves to the reader are suggestions.
  expect(notes.filter((note) => !/\.(?:cloIds suggestion|skills unconfirmed)/.test(note))).toEqual([]);
  expect(tried - failed).toBeGreaterThan(25);
});

// `npm run eval` tries them all.
const every = 3;

test.each(slipTallies(every))(
  'Course facts as a strong model gives them are neither lost nor renumbered by $name',
  ({ notes }) => {
    expect(notes).toEqual([]);
  },
);

test.each(falsehoodTallies(every))(
  'Course facts as a strong model gives them are not found where the document does not say it: $name',
  ({ notes, tried }) => {
    expect(notes).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
);

const topic = (title: string, at: string, more: Partial<CourseAnswer['topics'][number]> = {}) => ({
  title,
  week: '',
  hours: [],
  subtopics: [],
  clos: [],
  at: [at],
  ...more,
});
const planned = (line: string, hours: string) =>
  documentOf(
    `${head}| Amali | 60% | - |\n| Projek | 40% | - |\n\n| Minggu | Topik |${hours}\n| 1 | Sel |${hours && ' 2 |'}\n| 2 | Tisu |${hours && ' 2 |'}\n${line}`,
  );
test.each([
  ['Amali', planned('| 3 | Amali |', ''), undefined],
  ['R', planned('| 3 | R |', ''), undefined],
  ['Amali', planned('| 3 | Amali | |', ' Jam |'), 'Baris ini tanpa jam kuliah, tidak seperti baris lain.'],
])('a topic that is an assessment, too, or has a short name is doubted only for its hours: %s', (title, text, note) => {
  const topics = [topic('Sel', '2.2'), topic('Tisu', '2.3'), topic(title, '2.4')];
  const assessments = [item('Amali', [60], '1.2'), item('Projek', [40], '1.3')];
  const { facts } = courseFromAnswer({ ...answer, assessments, topics }, text, 'a.pdf', null);
  expect(facts['topic_3']).toMatchObject({ state: note === undefined ? 'found' : 'unconfirmed' });
  expect(facts['topic_3']?.note).toBe(note);
});

const matrix = documentOf(`
| HPK | Pernyataan | Aras |
| HPK1 | Menghuraikan jenis pukat tunda. | C2 |
| HPK2 | Menjahit pukat dengan betul. | P3 |

| No. | Topik | Kuiz<br>(2)<br>10% | Amali (4)<br>50% | Ujian (40%) |
|^|^| HPK1 | HPK2 | HPK1 |
| 1 | Pukat tunda | ✓ | | ✓ |
| 2 | Jahitan | – | ✓ | |
`);
test('Assessments that stand over a matrix have the codes, counts and topics of their columns', () => {
  const read: CourseAnswer = {
    ...answer,
    code: null,
    name: null,
    credit: null,
    clos: [
      outcome('HPK1', 'Menghuraikan jenis pukat tunda.', '1.2'),
      outcome('HPK2', 'Menjahit pukat dengan betul.', '1.3'),
    ],
    assessments: [
      item('Kuiz', [10], '2.1', { count: 2, clos: ['HPK1'], topics: ['1'] }),
      item('Amali', [50], '2.1', { count: 4, clos: ['HPK2'], topics: ['1'] }),
      item('Ujian', [40], '2.1', { clos: ['HPK2'] }),
    ],
  };
  const { assessments, facts } = courseFromAnswer(read, matrix, 'a.pdf', null);
  const fields = ['', '.weight', '.cloIds'];
  expect(assessments.map(({ id }) => fields.map((field) => facts[`${id}${field}`]?.state).join())).toEqual([
    'found,found,found',
    'found,found,found',
    'found,found,unconfirmed',
  ]);
  expect(assessments.map(({ topics }) => topics)).toEqual([['1'], undefined, undefined]);
  expect([facts['task_1.count']?.state, facts['task_2.count']?.state]).toEqual(['found', 'found']);
});

test('A paper has the questions, sections and marks that its rows print, part by part; a weight is no mark', () => {
  const { assessments, facts } = courseFromAnswer(
    {
      ...answer,
      assessments: [
        item('Ujian', [20], '1.2', { questions: [3], answered: [3], marks: [20] }),
        item('Kuiz', [10], '1.4', { questions: [4], answered: [4], marks: [40], each: [10], kinds: ['struktur'] }),
        item('Peperiksaan Akhir', [70], '1.3', {
          questions: [20, 4],
          answered: [20, 3],
          each: [2, 20],
          kinds: ['aneka-pilihan', 'struktur'],
          at: ['1.3', '2'],
        }),
      ],
    },
    documentOf(`
| Pentaksiran | Pemberat (%) | Bentuk |
| Ujian | 20 | tiga soalan struktur |
| Peperiksaan Akhir | 70 | 2 jam |
| Kuiz | 10 | 4 soalan struktur, 10 markah setiap satu |

Peperiksaan akhir: Bahagian A 20 soalan objektif (2 markah setiap satu); Bahagian B jawab 3 daripada 4 soalan (20 markah setiap satu).
`),
    'kursus.pdf',
    null,
  );
  const fields = ['questions', 'answered', 'marks'] as const;
  expect(assessments.map((one) => fields.map((field) => one[field]))).toEqual([
    [3, undefined, 20],
    [4, undefined, 40],
    [24, 23, 100],
  ]);
  expect(assessments[1]?.paper).toEqual([{ kind: 'struktur', questions: 4, answered: 4, marks: 40, each: 10 }]);
  // A kind that no row says is not kept.
  expect(assessments[2]?.paper).toEqual([
    { kind: 'aneka-pilihan', questions: 20, answered: 20, marks: 40, each: 2 },
    { kind: null, questions: 4, answered: 3, marks: 60, each: 20 },
  ]);
  expect(['task_1', 'task_3'].map((id) => fields.map((field) => facts[`${id}.${field}`]?.state))).toEqual([
    ['found', undefined, 'unconfirmed'],
    ['found', 'found', 'found'],
  ]);
});

test.each<[string, Partial<Task>, object]>([
  ['Jawab 3 soalan', { answered: [3] }, { answered: 'found' }],
  ['40 soalan, 100 markah, 2 jam', { questions: [40], marks: [100] }, { questions: 'found', marks: 'found' }],
  [
    '40 soalan, 100 markah, 2 jam',
    { questions: [100], marks: [40] },
    { questions: 'unconfirmed', marks: 'unconfirmed' },
  ],
  ['40 soalan, 100 markah, 2 jam', { questions: [2] }, { questions: 'unconfirmed' }],
  [
    '20 objektif, pilih 1 daripada 2 esei',
    { questions: [20, 2], answered: [20, 1] },
    { questions: 'found', answered: 'found' },
  ],
  ['20 objektif pembelajaran kursus', { questions: [20] }, { questions: 'unconfirmed' }],
  ['3 soalan dan 20 objektif', { questions: [20] }, { questions: 'unconfirmed' }],
  ['20 soalan, 2 markah setiap satu', { questions: [20], each: [2] }, { marks: 'found' }],
  ['20 soalan, 2 markah setiap satu, jumlah 50 markah', { questions: [20], each: [2] }, { marks: 'unconfirmed' }],
  ['20 dan 4 soalan, 5 markah setiap satu', { questions: [20, 4], each: [5] }, { marks: 'unconfirmed' }],
  ['20 dan 4 soalan, jawab 3', { questions: [20, 4], answered: [3] }, { questions: 'found', answered: 'unconfirmed' }],
  ['20 objektif<br>3 soalan struktur', { questions: [20, 3] }, { questions: 'found' }],
  ['24 soalan, 80 markah', { questions: [10, 14] }, { questions: 'unconfirmed' }],
  ['24 soalan, 80 markah', { marks: [20, 60] }, { marks: 'unconfirmed' }],
  ['20 soalan, 40 markah', { questions: [20], each: [2] }, { marks: 'found' }],
  ['Minggu 7, CLO 3', { questions: [7], marks: [3] }, { questions: 'unconfirmed', marks: 'unconfirmed' }],
])('a number with its own unit bears out nothing else of a paper: %s, %j', (form, claimed, states) => {
  const read = documentOf(`| Pentaksiran | Pemberat (%) | Bentuk |\n| Kuiz | 20 | Lisan |\n| Ujian | 80 | ${form} |`);
  const assessments = [item('Kuiz', [20], '1.2'), item('Ujian', [80], '1.3', claimed)];
  const { facts } = courseFromAnswer({ ...answer, assessments }, read, 'a.pdf', null);
  expect(Object.fromEntries(Object.keys(states).map((field) => [field, facts[`task_2.${field}`]?.state]))).toEqual(
    states,
  );
});

const kindsOf = { a: 'aneka-pilihan', s: 'struktur', '-': null } as const;
const letterOf = (kind: string | null) => keysOf(kindsOf).find((letter) => kindsOf[letter] === kind);
/** By their first letters the kinds that are claimed, and those that are kept with their marks; '-': none. */
test.each([
  ['4 soalan struktur, 20 markah', [4], [20], 's', ['s 20']],
  ['4 soalan pendek, 4 markah', [4], [4], 's', ['- 4']],
  ['4 soalan struktur', [4], [4], 's', ['s -']],
  ['1 case study question', [1], [4], 's', ['s -']],
  ['4 soalan infrastruktur. Esei berstruktur 20 markah', [4], [20], 's', ['- -']],
  ['20 soalan objektif (40 markah), 3 soalan struktur (60 markah)', [20, 3], [60, 40], 'sa', ['- -', '- -']],
  ['4 soalan objektif (40 markah), 4 soalan struktur (60 markah)', [4, 4], [40, 60], 'as', ['a 40', 's 60']],
  ['4 soalan objektif, 60 markah', [4, 4], [40, 60], 'as', []],
  ['4 soalan objektif<br>60 markah', [4, 4], [40, 60], 'as', []],
  ['4 objektif<br>3 soalan struktur', [4, 3], [], 'as', ['a -', 's -']],
  ['24 soalan struktur', [10, 14], [], 'ss', []],
])(
  'a section has the kind and marks between its count and the next: %s, %j, %j, %s',
  (form, questions, marks, kinds, sections) => {
    const read = documentOf(`| Pentaksiran | Pemberat (%) | Bentuk |\n| Kuiz | 20 | Lisan |\n| Ujian | 80 | ${form} |`);
    const claimed = { questions, marks, kinds: Array.from(kinds, (kind) => kindsOf[kind as 'a' | 's']) };
    const assessments = [item('Ujian', [80], '1.3', claimed)];
    const { paper = [] } = courseFromAnswer({ ...answer, assessments }, read, 'a.pdf', null).assessments[0] ?? {};
    expect(paper.map(({ kind, marks: own }) => `${letterOf(kind)} ${own ?? '-'}`)).toEqual(sections);
  },
);

const [byAnswers, ofEssays] = ['struktur', 'esei-pendek'] as const;
const printedMarks = [
  [byAnswers, null, null, 25],
  [byAnswers, null, null, 35],
];
const ofThree = { marks: [25, 35, 40], kinds: [byAnswers, byAnswers, ofEssays] };
test.each<[Partial<Task>, unknown[], object]>([
  [{ questions: [null, null, 3], answered: [null, null, 2] }, [...printedMarks, [ofEssays, 3, 2, 40]], {}],
  [{ questions: [0, 0, 3], answered: [0, 0, 2] }, [...printedMarks, [ofEssays, 3, 2, 40]], {}],
  [
    { questions: [5, 5, 3], answered: [5, 5, 2] },
    [...printedMarks, [ofEssays, 3, 2, 40]],
    { questions: 'unconfirmed', answered: 'unconfirmed' },
  ],
  [{ questions: [] }, [...printedMarks, [ofEssays, null, null, 40]], {}],
  [{ questions: [3], answered: [2] }, [...printedMarks, [ofEssays, 3, 2, 40]], {}],
  [{ questions: [9] }, [...printedMarks, [ofEssays, null, null, 40]], { questions: 'unconfirmed' }],
  [
    { questions: [null, null, 3], answered: [null, null, 2], marks: [35, 25, 40] },
    [],
    { questions: 'unconfirmed', answered: 'unconfirmed' },
  ],
])(
  'a section whose count is not printed keeps its marks and kind, and the paper its choice: %j',
  (own, sections, states) => {
    const read = documentOf(`
| Assessment | Weight (%) | Outcomes |
| Quiz | 60 | CLO1 |
| Final Examination | 40 | CLO1 (25 marks), CLO2 (35 marks), CLO3 (40 marks) |

Final examination: Section A (25 marks, short-answer), Section B (35 marks, calculations) and Section C (40 marks, answer two of three essay questions).
`);
    const claimed = { ...ofThree, ...own, at: ['1.3', '2'] };
    const assessments = [item('Quiz', [60], '1.2'), item('Final Examination', [40], '1.3', claimed)];
    const { assessments: made, facts } = courseFromAnswer({ ...answer, assessments }, read, 'a.pdf', null);
    const { paper = [] } = made[1] ?? {};
    expect(paper.map((one) => [one.kind, one.questions, one.answered, one.marks])).toEqual(sections);
    const said = ['questions', 'answered', 'marks'].flatMap((field) => {
      const { state } = facts[`task_2.${field}`] ?? {};
      return state === undefined ? [] : [[field, state]];
    });
    expect(Object.fromEntries(said)).toEqual({ ...states, marks: 'found' });
  },
);

test('marks of each question are multiplied only where each section has its own', () => {
  const read = documentOf(
    '| Pentaksiran | Pemberat (%) | Bentuk |\n| Kuiz | 20 | Lisan |\n| Ujian | 80 | 20 dan 4 soalan, 5 markah setiap satu |',
  );
  const assessments = [item('Ujian', [80], '1.3', { questions: [20, 4], each: [5] })];
  const { assessments: settledOnes, facts } = courseFromAnswer({ ...answer, assessments }, read, 'a.pdf', null);
  expect([settledOnes[0]?.marks, facts['task_1.marks']?.state]).toEqual([5, 'unconfirmed']);
});

test.each([
  ['| Assessment | Marks | Weight (%) |', 'found'],
  ['| Assessment | Weight (%) | Markah |', 'unconfirmed'],
  ['| Assessment | Tutorial (h) | Marks |', 'unconfirmed'],
])('a number alone under a head of marks beside one of weights is marks: %s', (heads, state) => {
  const read = documentOf(`${heads}\n| Test 1 | 40 | 15 |\n| Test 2 | 60 | 85 |`);
  const assessments = [item('Test 1', [15], '1.2', { marks: [40] }), item('Test 2', [85], '1.3', { marks: [60] })];
  const { facts } = courseFromAnswer({ ...answer, assessments }, read, 'a.pdf', null);
  expect(['task_1', 'task_2'].map((id) => facts[`${id}.marks`]?.state)).toEqual([state, state]);
});

test('a name of a programme outcome that no cited row says is left out, and that is told', () => {
  const programme = documentOf('# HASIL PROGRAM\n| PLO1 | Pengetahuan |\n| PLO2 | Kemahiran |');
  const outcomeNames = [
    { code: 'PLO1', name: 'Pengetahuan', at: ['2.1'] },
    { code: 'PLO02', name: 'Komunikasi', at: ['2.2'] },
  ];
  const course = courseFromAnswer({ ...answer, outcomeNames }, programme, 'a.pdf', null);
  expect(course.outcomeNames).toEqual({ PLO1: 'Pengetahuan' });
  expect(course.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('PLO02 Komunikasi')]);
});

test.each([
  ['| PLO1 Pengetahuan | PLO2 Kemahiran kognitif |'],
  ['| PLO1 | Pengetahuan | PLO2 | Kemahiran kognitif |'],
  ['| Pengetahuan (PLO1) | Kemahiran kognitif (PLO2) |'],
  ['PLO1 Pengetahuan, PLO2 Kemahiran kognitif'],
  ['Pengetahuan (PLO1), Kemahiran kognitif (PLO2)'],
  ['| CLO | Pernyataan | PLO1 | PLO2 |\n| CLO1 | Menghuraikan konsep. | Pengetahuan | Kemahiran kognitif |'],
  ['| HP | Nama |\n| PLO1 | Pengetahuan |\n| PLO2 | Kemahiran kognitif |'],
  ['| Nama | HP |\n| Pengetahuan | PLO1 |\n| Kemahiran kognitif | PLO2 |'],
])('a name of a programme outcome is taken beside its own code alone: %s', (text) => {
  const printed = documentOf(text);
  const at = ['1', '1.1', '1.2', '1.3'];
  const namesOf = (...names: string[]) =>
    courseFromAnswer(
      { ...answer, outcomeNames: names.map((name, i) => ({ code: `PLO${i + 1}`, name, at })) },
      printed,
      'a.pdf',
      null,
    ).outcomeNames;
  expect(namesOf('Pengetahuan', 'Kemahiran kognitif')).toEqual({ PLO1: 'Pengetahuan', PLO2: 'Kemahiran kognitif' });
  expect(namesOf('Kemahiran kognitif', 'Pengetahuan')).toEqual({});
});
