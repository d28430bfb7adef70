import { expect, test } from '@jest/globals';
import { type CourseAnswer, courseAnswerSchema } from '../../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../../lambdas/course/settle.ts';
import { courseSchema } from '../../../shared/course/course.ts';
import { doubtsOf } from '../../../shared/course/rules.ts';
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

test('SLT is of its own column beside the hours that it sums', () => {
  const outline = documentOf(`
# RINGKASAN KURSUS
| Kod Kursus | STK2133 |
| Jenis pentaksiran | Wajaran (%) | Topik | Minggu | Bersemuka<br>(jam) | Bukan<br>bersemuka<br>(jam) | SLT |
| Kuiz | 40 | Topik 1 | 4 | 0.5 | 1.5 | 2 |
| Ujian | 60 | Topik 1 | 8 | 1.5 | 6 | 7.5 |
`);
  const read: CourseAnswer = {
    ...answer,
    clos: [],
    topics: [],
    assessments: [item('Kuiz', [40], '2.3', { slt: [2] }), item('Ujian', [60], '2.4', { slt: [7.5] })],
  };
  const { facts } = courseFromAnswer(read, outline, 'a.docx', null);
  expect(['task_1.slt', 'task_2.slt'].map((name) => facts[name]?.state)).toEqual(['found', 'found']);
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

const kinds = documentOf(`
# ARAHAN (padam sebelum dihantar)
Contoh hasil: CLO1 Menghuraikan litar elektrik asas.
# KURSUS
| Code | XPKB 2013 | Tahun / Semester | Tahun 2, Semester 4 |
| Institusi | Maktab Bayu Selatan | Semester ditawarkan | ☐ 5 ☒ 6 |
| CLO | Pernyataan | Kaedah P&P |
| CLO1 | Menghuraikan konsep bimbingan rakan sebaya (C2, LO4) | Bengkel |
| CLO2 | Mengendalikan satu sesi bimbingan rakan sebaya (P3, LO6) | Bengkel |
Continuous Assessment (CA) - 60%
| Jenis | Tugas | % | Bil |
| Teori | Kuiz pendek | T 10% ¦ A 10% | 1 |
|^| Ujian bertulis | 20 | 1 |
| Amali | Log klinikal | 20 | 1 |
| TOTAL CA |<| 60 | 3 |
| Contoh: Esei kajian || 30 | 1 |

| Topik | Kuliah | Amali |
| Pengenalan Bimbingan<br>dan Kauns eling | 4 | 2 |
| Sesi Pertama | 5 | 2 |
| Jumlah kecil / Sub-total | 9 | 4 |

| Subject code | BBBB 2222 | Credit | 2 |
| Assessment | % | CLO ||
| Midterm | 30 | CLO1 ||`);
const topic = (title: string, at: string, more: Partial<CourseAnswer['topics'][number]> = {}) => ({
  title,
  week: '',
  hours: [],
  subtopics: [],
  clos: [],
  at: [at],
  ...more,
});
test('The number of a topic is no part of its name, nor is the name of a subtopic below it the topic’s', () => {
  const rows = documentOf(`
| Minggu | Tajuk | Kuliah |
| 1-2 | Topik 2 Kitaran tetamu:<br>2.1 Empat peringkat | 4 |
| 3-4 | Topik 3 Tempahan:<br>3.1 Prosedur<br>3.4 Tempahan berlebihan | 4 |`);
  const topics = [
    topic('Kitaran tetamu', '1.2', { subtopics: ['Empat peringkat'] }),
    topic('Tempahan', '1.3', { subtopics: ['Prosedur', 'Tempahan berlebihan'] }),
  ];
  const course = courseFromAnswer({ ...bareOf(courseAnswerSchema), topics }, rows, 'a.pdf', null);
  expect(course.topics.map(({ id, title }) => [title, course.facts[id]?.state])).toEqual([
    ['Kitaran tetamu', 'found'],
    ['Tempahan', 'found'],
  ]);
});
const first = 'Menghuraikan konsep bimbingan rakan sebaya';
test.each([
  ['a task in the second column', { assessments: [item('Log klinikal', [20], '6.4')] }, 'task_1', 'found'],
  ['two weights under letters', { assessments: [item('Kuiz pendek', [10, 10], '6.2')] }, 'task_1.weight', 'found'],
  [
    'a group beside its tasks',
    { assessments: [item('Kuiz pendek', [10], '6.2'), item('Teori', [40], '6.2')] },
    'task_2',
    'unconfirmed',
  ],
  ['a group of one', { assessments: [item('Amali', [20], '6.4')] }, 'task_1.weight', 'unconfirmed'],
  ['a sum by its figures', { assessments: [item('TOTAL CA', [60], '6.5')] }, 'task_1', 'unconfirmed'],
  ['a line over its parts', { assessments: [item('Continuous Assessment', [60], '5')] }, 'task_1', 'unconfirmed'],
  ['an example', { assessments: [item('Esei kajian', [30], '6.6')] }, 'task_1', 'unconfirmed'],
  ['what is left of a form', { assessments: [item('Midterm', [30], '8.3')] }, 'task_1', 'unconfirmed'],
  ['a word broken by its cell', { topics: [topic('Pengenalan Bimbingan dan Kaunseling', '7.2')] }, 'topic_1', 'found'],
  ['a sum of hours', { topics: [topic('Jumlah kecil / Sub-total', '7.4')] }, 'topic_1', 'unconfirmed'],
  ['another code in brackets', { clos: [outcome('CLO1', first, '4.4', { outcomes: ['LO4'] })] }, 'clo_1.hpp', 'found'],
  ['the number of another', { clos: [outcome('CLO2', first, '4.4')] }, 'clo_1', 'unconfirmed'],
  ['guidance', { clos: [outcome('CLO1', 'Menghuraikan litar elektrik asas', '2')] }, 'clo_1', 'unconfirmed'],
  [
    'an outcome’s words as a method',
    { methods: [{ value: 'sesi bimbingan', at: ['4.5'] }] },
    'methods.0',
    'unconfirmed',
  ],
  ['a method', { methods: [{ value: 'Bengkel', at: ['4.5'] }] }, 'methods.0', 'found'],
  [
    'digits in another order, which are set right',
    { semester: { value: 'Tahun 4, Semester 2', at: ['4.1'] } },
    'semester',
    'found',
  ],
  ['a part of a value', { semester: { value: 'Tahun 2', at: ['4.1'] } }, 'semester', 'unconfirmed'],
  ['an open box', { semester: { value: '5', at: ['4.2'] } }, 'semester', 'unconfirmed'],
  ['a ticked box', { semester: { value: '6', at: ['4.2'] } }, 'semester', 'found'],
  ['a word more', { institution: { value: 'Maktab Bayu Selatan Johor', at: ['4.2'] } }, 'institution', 'unconfirmed'],
] as [string, Partial<CourseAnswer>, string, string][])('of kinds, %s', (_, changes, key, state) => {
  const none = { ...answer, code: null, name: null, credit: null, clos: [], assessments: [], topics: [] };
  const course = courseFromAnswer({ ...none, ...changes }, kinds, 'kursus.docx', null);
  expect(course.facts[key]?.state).toBe(state);
  expect(course.semester).not.toBe('Tahun 4, Semester 2');
});

const mixed = documentOf(`
# XKF2013 Kimia Fizik
INSTRUCTIONS (delete this page):
- 1. Example: Ujian 30%, Kuiz 70%.
# A. Maklumat
| JABATAN PENDIDIKAN KOLEJ KOMUNITI | Kod Dok: PTB-02 |
| Kod Kursus | XKF2013 |
Kemahiran: ☒ Digital ☐ Kepimpinan
Disahkan oleh Lembaga Fakulti Sains
| Kumpulan | Tugasan | % | CLO |
| cth. Ujian | cth. Kuiz (padam) | 10 | CLO1 |
| Kerja Kursus | Laporan<br>– Data dan kaedah 8<br>– Analisis 12 | 20 | CLO1, CLO2 |
|^| Kuiz (2 x 20%) | 40 | CLO1 |
| Peperiksaan | Peperiksaan Akhir: Esei | 40 | CLO2 |
| B. AMALI ||||

| Unit | Minggu | Topik | Aktiviti | Jam |
| Jirim | 1 | Sifat jirim | Kuliah | 2 |
|^| 2 | Hukum gas | Kuliah; Kuiz 1 | 2 |
|^| 3 | Kinetik | Tutorial 1 | 2 |
|^| 4 | Ujian amali | ||
|^| 5 | Elektrokimia | Kuiz 2 | 2 |
||| [Tajuk topik di sini] || 2 |
# Amali
Penentuan formula hidrat
| CLO1 | Menghuraikan sifat jirim |
| CLO2 | Menilai hukum gas |`);
const titles = ['Sifat jirim', 'Hukum gas', 'Kinetik', 'Elektrokimia'];
const truly: CourseAnswer = {
  ...bareOf(courseAnswerSchema),
  clos: [outcome('CLO1', 'Menghuraikan sifat jirim', '13.1'), outcome('CLO2', 'Menilai hukum gas', '13.2')],
  assessments: [
    item('Laporan', [20], '8.3', { clos: ['CLO1', 'CLO2'] }),
    item('Kuiz', [40], '8.4', { clos: ['CLO1'] }),
    item('Peperiksaan Akhir', [40], '8.5', { clos: ['CLO2'] }),
  ],
  topics: titles.map((title, i) => topic(title, `9.${[2, 3, 4, 6][i]}`, { hours: [2] })),
};
const statedAt = (value: string, at: string) => ({ value, at: [at] });
const withTask = (type: string, weight: number, at: string) => ({
  assessments: [...truly.assessments, item(type, [weight], at)],
});
const withTopic = (title: string, at: string) => ({ topics: [...truly.topics, topic(title, at)] });
const withFirst = (more: Partial<CourseAnswer['topics'][number]>) => ({
  topics: truly.topics.with(0, topic('Sifat jirim', '9.2', more)),
});

test('What stands in the row of its kind is found', () => {
  const { facts } = courseFromAnswer(truly, mixed, 'kursus.docx', null);
  expect(Object.entries(facts).filter(([, { state }]) => !['found', 'notFound'].includes(state))).toEqual([]);
});
test.each<[string, Partial<CourseAnswer>, string]>([
  ['an instruction', withTask('Ujian', 30, '3'), 'task_4'],
  ['an example', withTask('Kuiz (padam)', 10, '8.2'), 'task_4'],
  ['a group beside its only row', withTask('Peperiksaan', 40, '8.5'), 'task_4.weight'],
  ['a group over its rows', withTask('AMALI', 20, '8.6'), 'task_4'],
  ['a part of a weight', withTask('Data dan kaedah', 8, '8.3'), 'task_4'],
  ['one of several, told in a plan', withTask('Kuiz 1', 20, '9.3'), 'task_4'],
  [
    'the number of a paper as its questions',
    { assessments: [{ ...truly.assessments[1]!, questions: [2] }] },
    'task_1.questions',
  ],
  [
    'fewer outcomes than the row has',
    { assessments: [item('Laporan', [20], '8.3', { clos: ['CLO1'] })] },
    'task_1.cloIds',
  ],
  ['the group of topics', withTopic('Jirim', '9.2'), 'topic_5'],
  ['a week without hours', withTopic('Ujian amali', '9.5'), 'topic_5'],
  ['what is to be filled in', withTopic('[Tajuk topik di sini]', '9.7'), 'topic_5'],
  ['a line outside the plan', withTopic('Penentuan formula hidrat', '11'), 'topic_5'],
  ['an activity as a subtopic', withFirst({ subtopics: ['Kuliah'] }), 'topic_1.subtopics'],
  ['the week of a neighbour', withFirst({ week: '2', at: ['9.2', '9.3'] }), 'topic_1.week'],
  ['who issues the form', { faculty: statedAt('Jabatan Pendidikan Kolej Komuniti', '5.1') }, 'faculty'],
  ['who signs', { faculty: statedAt('Lembaga Fakulti Sains', '7') }, 'faculty'],
  ['an open box', { skills: [statedAt('Kepimpinan', '6')] }, 'skills.0'],
  ['an assessment as a method', { methods: [statedAt('Kuiz 1', '9.3')] }, 'methods.0'],
  ['a number as a reference', { references: [statedAt('4)', '3')] }, 'references.0'],
])('What the document says of another kind is not found: %s', (_, changes, key) => {
  const { facts } = courseFromAnswer({ ...truly, ...changes }, mixed, 'kursus.docx', null);
  expect(facts[key]?.state).toBe('unconfirmed');
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

test('a row of another list, or of another item of the same, bears out no value that is cited from it', () => {
  const lists = documentOf(`
| Jenis | Pemberat (%) | Tempoh |
| Kuiz | 40 | 2 jam |
| Projek | 60 | 3 jam |

| Minggu | Topik |
| 1 | Sel tumbuhan |
| 2 | Tisu kekal |
| 3 | Organ daun |`);
  const topics = [
    topic('Tisu kekal', '2.3', { week: '2', hours: [2], at: ['2.3', '1.2'] }),
    topic('Organ daun', '2.2', { week: '1' }),
  ];
  const assessments = [item('Kuiz', [40], '1.2', { week: '3', at: ['1.2', '2.4'] }), item('Projek', [60], '1.3')];
  const { facts } = courseFromAnswer({ ...answer, assessments, topics }, lists, 'a.pdf', null);
  const states = ['topic_1.week', 'topic_1.hours', 'topic_2.week', 'task_1.week'].map((key) => facts[key]?.state);
  expect(states).toEqual(['found', 'unconfirmed', 'unconfirmed', 'unconfirmed']);
});

const guide = documentOf(`
# COURSE GUIDE
| Course Code | XFQ3021 |
| Course Name | Harbour Survey |

CLO1 Explain how harbours were surveyed before charts were C2
printed.
CLO2 Draw the chart of a harbour from soundings. C3
Grading runs as follows. A Mid-Trimester Test in Week 6 carries 20% and covers Weeks 1 to 5 (CLO1). A Chart Assignment, due in Week 8, is worth 15% (CLO2). The Team Survey Report due in Week 11 carries 25% (CLO1 and CLO2) and is read by two examiners. The Final Examination (40%) has three parts: Part A 30 marks, Part B 40 marks and Part C 30 marks.
Each team surveys one harbour and hands in its chart with a report.

| Week | Topic |
| 1 | Lead and line |
| 2 | Echo sounding<br>– Errors of 5% and 10% |

| Content | Hours |
| – Marks of the line | 3 |

| 1. Tides (Week 3, 4 | |
| hours) | 3. Buoys (Week 5 – 6, 8 hours) |
| • Springs | • Lateral marks |
| 2. Currents (Week 4, 4 hours) | 4. Lights (Week 7, 4 hours) |
`);
const spoken: CourseAnswer = {
  ...answer,
  code: { value: 'XFQ3021', at: ['2.1'] },
  name: { value: 'Harbour Survey', at: ['2.2'] },
  language: 'en',
  credit: null,
  clos: [
    outcome('CLO1', 'Explain how harbours were surveyed before charts were printed.', '3', { at: ['3', '4'] }),
    outcome('CLO2', 'Draw the chart of a harbour from soundings.', '5', { level: 'C3' }),
  ],
  assessments: [
    item('Mid-Trimester Test', [20], '6', { week: '6', clos: ['CLO1'] }),
    item('Chart Assignment', [15], '6', { week: '8', clos: ['CLO2'] }),
    item('Team Survey Report', [25], '6', { week: '11', clos: ['CLO1', 'CLO2'], at: ['6', '7'] }),
    item('Final examination', [40], '6', { clos: ['Sub-CLO 1'] }),
  ],
  topics: [
    topic('Lead and line', '8.2', { week: '1', hours: [3], at: ['8.2', '9.2'] }),
    topic('Echo sounding', '8.3', { week: '2' }),
    topic('Tides', '10.1', { week: '3', hours: [4] }),
    topic('Buoys', '10.2', { week: '5-6', hours: [8] }),
  ],
};

test('Right answers are shown as they are: from sentences, over the end of a block, with a second place, from lists in two columns', () => {
  const { assessments, clos, facts, topics } = courseFromAnswer(spoken, guide, 'a.pdf', null);
  expect(clos[0]?.cloStatement).toBe('Explain how harbours were surveyed before charts were printed.');
  expect(assessments.map(({ type }) => type)).toEqual(spoken.assessments.map(({ type }) => type));
  expect(topics.map(({ title }) => title)).toEqual(spoken.topics.map(({ title }) => title));
  const open = Object.entries(facts).filter(([, { state }]) => state !== 'found' && state !== 'notFound');
  expect(open.map(([key, { note }]) => `${key}: ${note}`)).toEqual([
    'task_4.cloIds: Sub-CLO 1 tiada dalam senarai hasil pembelajaran kursus.',
  ]);
  // The same sentences give no item the figures of its neighbour.
  const [midTerm, , ...rest] = spoken.assessments;
  const swapped = [{ ...midTerm, weight: [15], week: '8', clos: ['CLO2'] }, ...rest] as typeof rest;
  const wrong = courseFromAnswer({ ...spoken, assessments: swapped }, guide, 'a.pdf', null);
  expect(['weight', 'week', 'cloIds'].map((field) => wrong.facts[`task_1.${field}`]?.state)).toEqual([
    'unconfirmed',
    'unconfirmed',
    'unconfirmed',
  ]);
});

const glance = documentOf(`
# Prinsip Pelayaran Pantai
| Kredit | 3 (2 + 1): 2 kredit kuliah, 1 kredit amali |

# PENTAKSIRAN
| Kuiz (2 kali) | Minggu 4 dan 11 | (a) | 5% |
| Ujian Pertengahan Semester | Minggu 9 | (a), (b) | 35% |
| Tugasan Carta Pelayaran | Minggu 12 | (b) | 40% |
| Laporan Amali Lapangan | Minggu 3-14 | (b) | 20% |

Jumlah\t100%

Laporan Amali Lapangan (10 markah) dinilai di pangkalan.

## You will be able to:

→\tEO1 explain the tides of a strait [C2/PLO1]

# KANDUNGAN

Topik\tMinggu\tJam kuliah

1.0 PASANG SURUT\t1-2\t5

2.0 CARTA\t3\t4

W5\tAlat pandu arah
`);
test('Lists without heads and in columns by tabs, letters for outcomes, and a number of the document before a statement', () => {
  const bare = { week: '', hours: [], subtopics: [], clos: [] };
  const read: CourseAnswer = {
    ...bareOf(courseAnswerSchema),
    credit: { value: 3, at: ['2.1'] },
    clos: [outcome('EO1', 'explain the tides of a strait', '8'), outcome('(b)', 'Melukis carta selat.', '8')],
    assessments: [
      item('Kuiz', [5], '4.1', { count: 2, week: '4, 11', clos: ['EO1'] }),
      item('Ujian Pertengahan Semester', [35], '4.2', { week: '9', clos: ['(b)'] }),
      item('Tugasan Carta Pelayaran', [40], '4.3', { week: '12' }),
      item('Laporan Amali Lapangan', [20], '4.4', { week: '3-14', at: ['4.4', '6'] }),
    ],
    topics: [
      { ...bare, title: 'PASANG SURUT', week: '1-2', hours: [5], at: ['11'] },
      { ...bare, title: 'CARTA', week: '3', hours: [4], at: ['12'] },
      { ...bare, title: 'Alat pandu arah', week: '5', at: ['13'] },
    ],
  };
  const { assessments, facts, clos } = courseFromAnswer(read, glance, 'a.docx', null);
  expect(assessments[1]?.cloIds).toEqual([clos[1]?.id]);
  const open = Object.entries(facts).filter(([, { state }]) => state === 'unconfirmed');
  expect(open.map(([key]) => key)).toEqual(['clo_2']);
});

const serials = documentOf(`
# Pelayaran Pantai II
| CPMK | Pernyataan | CPL |
| CPMK1 | Menghuraikan arus pantai. | CPL05, CPL07 |
| Sub-CPMK1 | Menghuraikan arus di muara sungai. | |

| Pentaksiran | Pemberat | Minggu |
| Kuiz 1 | 5% | 4 |
| Kuiz 2, 30 min | 15% | 2 |
| Pembentangan (30 min) | 80% | 14 |
`);
test('Serials, durations and numbers of other columns count nothing, and a part of an outcome is none', () => {
  const read: CourseAnswer = {
    ...bareOf(courseAnswerSchema),
    clos: [
      outcome('CPMK1', 'Menghuraikan arus pantai.', '2.2', { outcomes: ['CPL05', 'CPL07'] }),
      outcome('', 'Menghuraikan arus di muara sungai.', '2.3'),
    ],
    assessments: [
      item('Kuiz 1', [5], '3.2', { week: '4' }),
      item('Kuiz 2', [5], '3.3', { week: '4', questions: [2], marks: [2], count: 2 }),
      item('Pembentangan', [80], '3.4', { week: '14', count: 30 }),
    ],
  };
  const { facts, clos } = courseFromAnswer(read, serials, 'a.docx', null);
  expect(clos[0]?.hpp).toEqual(['CPL05', 'CPL07']);
  const open = Object.entries(facts).filter(([, { state }]) => state === 'unconfirmed');
  expect(open.map(([key]) => key).toSorted()).toEqual(
    [
      'clo_2',
      'task_2.weight',
      'task_2.week',
      'task_2.questions',
      'task_2.marks',
      'task_2.count',
      'task_3.count',
    ].toSorted(),
  );
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

const [ofAims, ofStructure] = ['aneka-pilihan', 'struktur'] as const;
const twoOfFour = { questions: [4, 4], marks: [40, 60], kinds: [ofAims, ofStructure] };
test.each<[string, Partial<Task>, unknown[]]>([
  ['4 soalan struktur, 20 markah', { questions: [4], marks: [20], kinds: [ofStructure] }, [[ofStructure, 20]]],
  ['4 soalan pendek, 4 markah', { questions: [4], marks: [4], kinds: [ofStructure] }, [[null, 4]]],
  ['4 soalan struktur', { questions: [4], marks: [4], kinds: [ofStructure] }, [[ofStructure, null]]],
  ['1 case study question', { questions: [1], marks: [4], kinds: [ofStructure] }, [[ofStructure, null]]],
  [
    '4 soalan infrastruktur. Esei berstruktur 20 markah',
    { questions: [4], marks: [20], kinds: [ofStructure] },
    [[null, null]],
  ],
  [
    '20 soalan objektif (40 markah), 3 soalan struktur (60 markah)',
    { questions: [20, 3], marks: [60, 40], kinds: [ofStructure, ofAims] },
    [
      [null, null],
      [null, null],
    ],
  ],
  [
    '4 soalan objektif (40 markah), 4 soalan struktur (60 markah)',
    twoOfFour,
    [
      [ofAims, 40],
      [ofStructure, 60],
    ],
  ],
  ['4 soalan objektif, 60 markah', twoOfFour, []],
  ['4 soalan objektif<br>60 markah', twoOfFour, []],
  [
    '4 objektif<br>3 soalan struktur',
    { questions: [4, 3], kinds: [ofAims, ofStructure] },
    [
      [ofAims, null],
      [ofStructure, null],
    ],
  ],
  ['24 soalan struktur', { questions: [10, 14], kinds: [ofStructure, ofStructure] }, []],
])('a section has the kind and marks between its count and the next: %s, %j', (form, claimed, sections) => {
  const read = documentOf(`| Pentaksiran | Pemberat (%) | Bentuk |\n| Kuiz | 20 | Lisan |\n| Ujian | 80 | ${form} |`);
  const assessments = [item('Ujian', [80], '1.3', claimed)];
  const { paper = [] } = courseFromAnswer({ ...answer, assessments }, read, 'a.pdf', null).assessments[0] ?? {};
  expect(paper.map(({ kind, marks }) => [kind, marks])).toEqual(sections);
});

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

const glass = documentOf(`
# COURSE OUTLINE
| A1 Course title | Glass Blowing |
| A2 Course code | XGB2021 |

| CLO1 | Describe the kinds of glass and their uses. | C2 | PLO1 | Lecture, debate |
| CLO2 | Produce a vessel at the furnace with care. | P3 | PLO2 | Studio practice |

| No. | Content and skills of the term / Kandungan dan kemahiran | Sub-CLO | Lecture (h) | Furnace (h) |
| 1 | History of Glass<br>– Roman glass | 1 | 2 | |
| 2 | Furnaces and Tools<br>– The glory hole | 3 | 2 | 4 |

| Topic | CLO | Total hours |
| 3.0 Moulds and Casting<br>3.1 Plaster | 1 | 6 |
| 4.0 Cold Working<br>4.1 Grinding | 2 | 7 |

| Week | Date | Topic | Remark |
| 1 | 3 Mar | Topic 1 | Briefing |
| 2 | 10 Mar | Topic 2 | Furnaces and open day |
| 3 | 17 Mar | Topic 3.0 | |
| 4 | 24 Mar | Holiday |<|
| 5 | 31 Mar | ″ | Sketch due |
| 6 | 7 Apr | Topic 4.0 | |

| Component | Part | CLO | Weight |
| Vessel Design (60%) | Sketch | CLO1 | 20% |
|^| Model | CLO2 | 40% |

| Quiz (2 x 5%) | 10% | Glass Diary | 15% |
| Sub-total | 10% | Firing Log | 15% |

| 5. Colours of Leaded | 7. Repair of Old |
| Windows | Vessels |

- 8. Lamp work – beads, small animals
Week 9 (28 April)
Topic: Neon and light
`);
const glassAnswer: CourseAnswer = {
  ...answer,
  code: { value: 'XGB2021', at: ['2.2'] },
  name: { value: 'Glass Blowing', at: ['2.1'] },
  credit: null,
  clos: [
    outcome('CLO1', 'Describe the kinds of glass and their uses.', '3.1', { level: 'C2', outcomes: ['PLO1'] }),
    outcome('CLO2', 'Produce a vessel at the furnace with care.', '3.2', { level: 'P3', outcomes: ['PLO2'] }),
  ],
  assessments: [
    item('Vessel Design: Sketch', [20], '7.2', { week: '5', at: ['7.2', '6.6'] }),
    item('Model (Vessel Design)', [40], '7.3'),
    item('Quiz', [10], '8.1'),
    item('Glass Diary', [15], '8.1'),
    item('Firing Log', [15], '8.2'),
  ],
  topics: [
    topic('History of Glass', '4.2', { week: '1', hours: [2], clos: ['CLO2'], at: ['6.2', '4.2'] }),
    topic('Furnaces and Tools', '4.3', { week: '2', hours: [2, 4], at: ['6.3', '4.3'] }),
    topic('Moulds and Casting', '5.2', { week: '3', hours: [6], subtopics: ['Plaster'], at: ['6.4', '5.2'] }),
    topic('Cold Working', '5.3', { week: '6', hours: [7], subtopics: ['Grinding'], at: ['6.7', '5.3'] }),
    topic('Colours of Leaded Windows', '9.1', { at: ['9.1', '9.2'] }),
    topic('Repair of Old Vessels', '9.1', { at: ['9.1'] }),
    topic('Lamp work', '10'),
    topic('Neon and light', '12', { week: '9', at: ['11', '12'] }),
  ],
  methods: ['Lecture', 'debate', 'Studio practice', 'Furnace'].map((value, i) => ({
    value,
    at: [['3.1', '3.1', '3.2', '4.1'][i] ?? ''],
  })),
};

test('what a list and the plan of weeks say of an item counts together, whichever a model cites first', () => {
  const { assessments, facts, topics } = courseFromAnswer(glassAnswer, glass, 'a.pdf', null);
  expect(assessments.map(({ type }) => type)).toEqual(glassAnswer.assessments.map(({ type }) => type));
  expect(topics.map(({ title }) => title)).toEqual(glassAnswer.topics.map(({ title }) => title));
  const open = Object.entries(facts).filter(([, { state }]) => state !== 'found' && state !== 'notFound');
  expect(open.map(([key, { state, note }]) => `${key} ${state} ${note ?? ''}`)).toEqual(['topic_1.cloIds suggestion ']);
  // A week that calls another topic bears nothing out, nor does the outcome's statement a method.
  const wrong: CourseAnswer = {
    ...glassAnswer,
    topics: [topic('History of Glass', '4.2', { week: '2', at: ['4.2', '6.3'] })],
    methods: [{ value: 'furnace', at: ['3.2'] }],
  };
  const { facts: doubted } = courseFromAnswer(wrong, glass, 'a.pdf', null);
  expect(['topic_1.week', 'methods.0'].map((key) => doubted[key]?.state)).toEqual(['unconfirmed', 'unconfirmed']);
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

test('a topic has the weeks of the rows that go on with its chapter', () => {
  const weekly = documentOf(`
| Week | Topic |
| 1 | Chapter 1 Introduction to Rust |
| 4 | Chapter 3 Rust Kinetics<br>Faraday's law |
| 5 | Chapter 3 (cont.): Evans diagrams |
| 6 | Chapter 4 Forms of Rust |
| 7 | Chapter 4 (cont.): Pitting |
| 9 | Chapter 4 (cont.): Cracking |`);
  const topics = [
    topic('Chapter 3 Rust Kinetics', '1.3', { week: '4-5', at: ['1.3', '1.4'] }),
    topic('Chapter 4 Forms of Rust', '1.5', { week: '6-7, 9', at: ['1.5', '1.6', '1.7'] }),
  ];
  const states = (claimed: typeof topics) => {
    const { facts } = courseFromAnswer({ ...bareOf(courseAnswerSchema), topics: claimed }, weekly, 'a.pdf', null);
    return claimed.map((_, i) => facts[`topic_${i + 1}.week`]?.state);
  };
  expect(states(topics)).toEqual(['found', 'found']);
  expect(states(topics.map((one) => ({ ...one, week: '4-6' })))).toEqual(['unconfirmed', 'unconfirmed']);
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
