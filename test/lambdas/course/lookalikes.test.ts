import { expect, test } from '@jest/globals';
import { type CourseAnswer, courseAnswerSchema } from '../../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../../lambdas/course/settle.ts';
import { bareOf } from '../../support/bare.ts';
import { documentOf } from '../../support/blocks.ts';

/** What a model may claim, as short as a table of cases wants it. */
type Task = [type: string, weight: number | null, at: string, more?: Partial<CourseAnswer['assessments'][number]>];
type Topic = [title: string, at: string, more?: Partial<CourseAnswer['topics'][number]>];
type Said<Value = string> = [value: Value, at: string];
interface Claims {
  tasks?: Task[];
  topics?: Topic[];
  clos?: Said[];
  fields?: Partial<Record<'code' | 'name' | 'institution' | 'faculty' | 'programme' | 'semester', Said>>;
  credit?: Said<number>;
  methods?: Said[];
  references?: Said[];
}

const places = (at: string): string[] => at.split(' ');
const said = <Value>([value, at]: Said<Value>) => ({ value, at: places(at) });

/** The values that are shown as found, by their keys. */
function foundOf(
  text: string,
  { tasks = [], topics = [], clos = [], fields = {}, credit, methods = [], references = [] }: Claims,
) {
  const answer: CourseAnswer = {
    ...bareOf(courseAnswerSchema),
    ...Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, said(one)])),
    ...(credit && { credit: said(credit) }),
    assessments: tasks.map(([type, weight, at, more]) => ({
      slt: [],
      duration: '',
      week: '',
      count: null,
      clos: [],
      outcomes: [],
      description: '',
      type,
      weight: weight === null ? [] : [weight],
      at: places(at),
      ...more,
    })),
    topics: topics.map(([title, at, more]) => ({
      week: '',
      hours: [],
      subtopics: [],
      clos: [],
      title,
      at: places(at),
      ...more,
    })),
    clos: clos.map(([statement, at], i) => ({
      number: `CLO${i + 1}`,
      statement,
      domains: [],
      level: '',
      outcomes: [],
      skills: [],
      at: places(at),
    })),
    methods: methods.map(said),
    references: references.map(said),
  };
  const { facts } = courseFromAnswer(answer, documentOf(text), 'a.pdf', null);
  return Object.keys(facts).filter((key) => facts[key]?.state === 'found');
}

/** What is claimed, then the keys that may be found. */
type Case = [name: string, text: string, claims: Claims, found: string[]];
const taskKeys = (...numbers: number[]): string[] => numbers.flatMap((n) => [`task_${n}`, `task_${n}.weight`]);

const weights = `
| Pentaksiran | Pemberat (%) |
| Kuiz | 20 |
| Projek | 30 |
| Peperiksaan Akhir | 50 |`;
const weightClaims: Task[] = [
  ['Kuiz', 20, '1.2'],
  ['Projek', 30, '1.3'],
  ['Peperiksaan Akhir', 50, '1.4'],
];
const policies: Case[] = [
  [
    'attendance and the mark to pass below a table',
    `${weights}
Kehadiran kurang daripada 80 % akan dihalang daripada peperiksaan.
Syarat lulus: 40 %
Kehadiran minimum 80%`,
    { tasks: [...weightClaims, ['Kehadiran', 80, '2'], ['Syarat lulus', 40, '3'], ['Kehadiran minimum', 80, '4']] },
    taskKeys(1, 2, 3),
  ],
  [
    'a rule in a table of rules',
    `${weights}

| Peraturan | Butiran |
| Kehadiran | 80% |
| Markah lulus | 40% |`,
    { tasks: [...weightClaims, ['Kehadiran', 80, '2.2'], ['Markah lulus', 40, '2.3']] },
    taskKeys(1, 2, 3),
  ],
  [
    'a rule beside lines of weights',
    `
Assessment
Quiz: 20%
Project: 30%
Final examination: 50%
Attendance of at least 80% is required.
Late work: 10% per day`,
    {
      tasks: [
        ['Quiz', 20, '2'],
        ['Project', 30, '3'],
        ['Final examination', 50, '4'],
        ['Attendance', 80, '5'],
        ['Late work', 10, '6'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a rule beside a sentence of weights',
    `
The course is assessed by quizzes 20%, a project 30% and a final examination 50%.
Students must have 80% attendance. Peer review is 10% of the project.`,
    {
      tasks: [
        ['Quizzes', 20, '1'],
        ['Project', 30, '1'],
        ['Final examination', 50, '1'],
        ['Attendance', 80, '2'],
        ['Peer review', 10, '2'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'prose that makes the whole by the wrong weights',
    `
Kuiz menyumbang 20% dan projek menyumbang 80% daripada markah.
Kehadiran hendaklah 80%.`,
    {
      tasks: [
        ['Kuiz', 20, '1'],
        ['Kehadiran', 80, '2'],
      ],
    },
    ['task_1', 'task_1.weight'],
  ],
];

const kinds: Case[] = [
  [
    'a kind of each row beside its name is no sum',
    `
| Pentaksiran | Jenis | Wajaran (%) |
| Projek | Pentaksiran berterusan | 60 |
| Peperiksaan | Pentaksiran sumatif | 40 |
Bahagian A: 20 soalan (20 markah). Bahagian B: 4 soalan (80 markah).`,
    {
      tasks: [
        ['Projek', 60, '1.2'],
        ['Peperiksaan', 40, '1.3'],
      ],
    },
    taskKeys(1, 2),
  ],
  [
    'groups over columns',
    `
| CLO | CONTINUOUS ASSESSMENT (60%) |<| FE (40%) | TOTAL |
|^| Quiz (2) | Test (1) | Final Exam |^|
| CLO1 | 25% | - | 40% | 65% |
| CLO2 | - | 35% | - | 35% |
| TOTAL | 25% | 35% | 40% | 100% |`,
    { tasks: [['CONTINUOUS ASSESSMENT', 60, '1.1']] },
    [],
  ],
  [
    'groups in torn lines, as the only two',
    `
Pentaksiran
Projek – 20%
Pentaksiran Berterusan: 70%
Tugasan – 50%
Pentaksiran Akhir: 30%
Peperiksaan – 30%`,
    {
      tasks: [
        ['Pentaksiran Berterusan', 70, '3'],
        ['Pentaksiran Akhir', 30, '5'],
      ],
    },
    [],
  ],
  [
    'an earlier credit, a sum of hours, a box that is not ticked',
    `
Program: ☐ PPISMP ☒ PISMP
| Kredit | 3 | Jam kredit | 2 K + 0 T + 3 A |`,
    { credit: [5, '2.1'], fields: { programme: ['PPISMP', '1'] } },
    ['programme'],
  ],
  [
    'an earlier code and credit in a sentence',
    `
# BFA 3207 Ethics of Technology
This is a three-credit course of the third year.
In 2025/2026 the code was BFA 3107, the course carried 2 credits.`,
    { credit: [2, '3'], fields: { code: ['BFA 3107', '3'] }, clos: [['Judge a case.', '2']] },
    [],
  ],
  [
    'parts of topics, practicals and a first week alone',
    `
| Week | Topic | Lecture (h) |
| 1 | 1.0 COPPER<br>1.1 Colours 1.2 Codes | 2 |
| 2 | 1.3 Termination | 2 |
| 3 | 2.0 FIBRE | 2 |

| Eksperimen | Tajuk | Minggu |
| 1 | Mineral lazim | 4 |`,
    {
      topics: [
        ['COPPER', '1.2', { week: '1', hours: [2] }],
        ['1.2 Codes', '1.2'],
        ['FIBRE', '1.4', { week: '3', hours: [2], subtopics: ['Mineral lazim'] }],
        ['Mineral lazim', '2.2', { week: '4' }],
      ],
    },
    ['topic_1', 'topic_3', 'topic_3.week', 'topic_3.hours'],
  ],
  [
    'what is no method and no reference',
    `
| Minggu | Topik | Kuliah | Jumlah SLT |
| 1 | Haba | 2 | 4 |
Kehadiran wajib bagi makmal komputer.
# Rujukan
Nair, S. (2022). Statistics for Rivers. Selatan. Ostrom, L. (2019). Field Data. Northgate.
# Pengesahan
Disediakan oleh: Jabatan Sains`,
    {
      methods: [
        ['Kuliah', '1.1'],
        ['Jumlah SLT', '1.1'],
        ['Kehadiran', '2'],
        ['makmal komputer', '2'],
      ],
      references: [
        ['Nair, S. (2022). Statistics for Rivers. Selatan.', '4'],
        ['Nair, S. (2019). Field Data. Northgate.', '4'],
        ['Disediakan oleh: Jabatan Sains', '6'],
      ],
    },
    ['methods.0', 'references.0'],
  ],
];

const templates: Case[] = [
  [
    'an example in a row',
    `
| Pentaksiran | Pemberat (%) |
| Contoh: Kuiz 20 % | |
| Contoh: Tugasan | 20 |
| e.g. Test (delete this row) | 10 |
| Lab report (example only) | 15 |
| Projek | 40 |
| Peperiksaan | 60 |`,
    {
      tasks: [
        ['Kuiz', 20, '1.2'],
        ['Tugasan', 20, '1.3'],
        ['Test', 10, '1.4'],
        ['Lab report', 15, '1.5'],
        ['Projek', 40, '1.6'],
        ['Peperiksaan', 60, '1.7'],
      ],
    },
    taskKeys(5, 6),
  ],
  [
    'a part headed Contoh behind the course',
    `
| Kod Kursus | ABC1234 |
${weights}
# Contoh
| Pentaksiran | Pemberat (%) |
| Pembentangan | 15 |
| Laporan | 25 |`,
    {
      tasks: [
        ['Pembentangan', 15, '4.2'],
        ['Laporan', 25, '4.3'],
        ['Kuiz', 20, '1.3'],
      ],
    },
    taskKeys(3),
  ],
  [
    'instructions on a sheet before the course',
    `
# INSTRUCTIONS
Fill in the table below as in this example.
| Assessment | Weight |
| Case study | 35% |
| Course Code | XYZ2023 |
--- muka surat 2 ---
# COURSE OUTLINE
| Course Code | ABC1234 |
| Course Name | Soil Physics |
| Assessment | Weight |
| Quiz | 40% |
| Exam | 60% |`,
    {
      tasks: [
        ['Case study', 35, '3.2'],
        ['Quiz', 40, '5.4'],
        ['Exam', 60, '5.5'],
      ],
      fields: { code: ['XYZ2023', '3.3'] },
    },
    taskKeys(2, 3),
  ],
  [
    'a guide in a line before the course without a break',
    `
Panduan
Isikan jadual seperti di bawah.
| Pentaksiran | Pemberat |
| Kajian kes | 35% |

| Kod Kursus | ABC1234 |
| Nama Kursus | Fizik Tanah |
| Pentaksiran | Pemberat |
| Kuiz | 40% |
| Peperiksaan | 60% |`,
    {
      tasks: [
        ['Kajian kes', 35, '3.2'],
        ['Kuiz', 40, '4.4'],
        ['Peperiksaan', 60, '4.5'],
      ],
    },
    taskKeys(2, 3),
  ],
  [
    'a line that says an example, over a table',
    `
| Kod Kursus | ABC1234 |
${weights}
Contoh pengisian:
| Minggu | Topik | Jam |
| 1 | Pengenalan Tanah | 2 |
| 2 | Air Tanah | 3 |
# Rancangan Mingguan
| Minggu | Topik | Jam |
| 1 | Haba | 2 |
| 2 | Cahaya | 3 |`,
    {
      topics: [
        ['Pengenalan Tanah', '3.2', { week: '1', hours: [2] }],
        ['Haba', '5.2', { week: '1', hours: [2] }],
      ],
    },
    ['topic_2', 'topic_2.week', 'topic_2.hours'],
  ],
];

const heads: Case[] = [
  [
    'the head of a form over a table of the course',
    `
| UNIVERSITI TERATAI | FORM NO: UT-PPA-07 | Page 1 of 4 |
| BORANG MAKLUMAT KURSUS | Revision 3 | Effective Date: 1 March 2024 |
| Kod Kursus | ABC1234 |
| Nama Kursus | Fizik Tanah |
| Kredit | 3 |`,
    {
      fields: {
        code: ['UT-PPA-07', '1.1'],
        name: ['BORANG MAKLUMAT KURSUS', '1.2'],
        semester: ['1 March 2024', '1.2'],
        faculty: ['Revision 3', '1.2'],
      },
      credit: [4, '1.1'],
    },
    [],
  ],
  [
    'lines at the head and the foot of pages, where the course labels none of them',
    `
Page 1 of 4
FRM-2043 Revision 03 Effective Date 01/03/2024
COURSE OUTLINE FORM
Soil Physics for Engineers
| Assessment | Weight |
| Quiz | 40% |
| Exam | 60% |
Muka surat 3 / 5
No. Dokumen: PK07`,
    {
      tasks: [
        ['Quiz', 40, '5.2'],
        ['Exam', 60, '5.3'],
      ],
      fields: {
        code: ['FRM-2043', '2'],
        name: ['COURSE OUTLINE FORM', '3'],
        semester: ['01/03/2024', '2'],
        institution: ['COURSE OUTLINE FORM', '3'],
        faculty: ['Unit Dokumen', '7'],
      },
      credit: [3, '6'],
    },
    taskKeys(1, 2),
  ],
  [
    'numbers of a page and of a version as credit',
    `
Course outline
Page 2 of 3
Version 3
| CLO | Statement |
| CLO1 | Explain soil physics to farmers. |`,
    { clos: [['Explain soil physics to farmers.', '4.2']], credit: [3, '2 3'], fields: { code: ['Version 3', '3'] } },
    ['clo_1'],
  ],
  [
    'a date of effect and a document’s number as semester and code',
    `
Tarikh Kuat Kuasa: Semester 1 2023/2024
No. Dokumen | PK2043
| CLO | Pernyataan |
| CLO1 | Menerangkan fizik tanah kepada petani. |`,
    {
      clos: [['Menerangkan fizik tanah kepada petani.', '3.2']],
      fields: { semester: ['Semester 1 2023/2024', '1'], code: ['PK2043', '2'] },
    },
    ['clo_1'],
  ],
];

const parts: Case[] = [
  [
    'a part of a sum',
    `
| Pentaksiran | Pemberat (%) |
| Kuiz | 15 + 15 |
| Tugasan | 15 (10+5) |
| Ujian | 2 x 10 |
| Projek | 10%<br>25% |`,
    {
      tasks: [
        ['Kuiz', 15, '1.2'],
        ['Tugasan', 10, '1.3'],
        ['Ujian', 10, '1.4'],
        ['Projek', 10, '1.5'],
      ],
    },
    ['task_1', 'task_2', 'task_3', 'task_4'],
  ],
  [
    'one of two rows that a name is merged over',
    `
| Assessment | CLO | Weight |
| Project | CLO1 | 15 |
|^| CLO2 | 15 |
| Exam | CLO2 | 70 |`,
    {
      tasks: [
        ['Project', 15, '1.2'],
        ['Exam', 70, '1.4'],
      ],
    },
    ['task_1', ...taskKeys(2)],
  ],
  [
    'one of two rows where the name is printed once and the cell below is empty',
    `
| Assessment | Weight |
| Project | 15 |
| | 15 |
| Exam | 70 |`,
    {
      tasks: [
        ['Project', 15, '1.2'],
        ['Exam', 70, '1.4'],
      ],
    },
    ['task_1', ...taskKeys(2)],
  ],
  [
    'a part in a line',
    `
Quiz: 15% + 15%
Assignment: 20% (10% + 10%)
Exam: 50%`,
    {
      tasks: [
        ['Quiz', 15, '1'],
        ['Assignment', 10, '2'],
        ['Exam', 50, '3'],
      ],
    },
    ['task_1', 'task_2', ...taskKeys(3)],
  ],
  [
    'the whole of each',
    `
| Pentaksiran | Pemberat (%) |
| Kuiz | 10 + 10 |
| Tugasan | 15 (10+5) |
| Projek | 15 |
| | 10 |
| Peperiksaan | 40 |
| | 100 |`,
    {
      tasks: [
        ['Kuiz', 20, '1.2'],
        ['Tugasan', 15, '1.3'],
        ['Projek', 25, '1.4'],
        ['Peperiksaan', 40, '1.6'],
      ],
    },
    taskKeys(1, 2, 3, 4),
  ],
];

const outcomes = `
| CLO | Statement |
| CLO1 | Explain soil physics to farmers. |
| CLO2 | Measure heat in soils. |
| CLO3 | Present results of field work. |`;
const cloClaims: Said[] = [
  ['Explain soil physics to farmers.', '1.2'],
  ['Measure heat in soils.', '1.3'],
  ['Present results of field work.', '1.4'],
];
const allClos = ['clo_1', 'clo_2', 'clo_3'];
const links: Case[] = [
  [
    'a part of a list of links',
    `${outcomes}

| Assessment | Weight | CLO |
| Quiz | 20 | CLO1, CLO3 |
| Project | 30 | CLO1<br>CLO2 |
| Exam | 50 | CLO2 |`,
    {
      clos: cloClaims,
      tasks: [
        ['Quiz', 20, '2.2', { clos: ['CLO1'] }],
        ['Project', 30, '2.3', { clos: ['CLO2'] }],
        ['Exam', 50, '2.4', { clos: ['CLO2'] }],
      ],
    },
    [...allClos, ...taskKeys(1, 2, 3), 'task_3.cloIds'],
  ],
  [
    'a part of the links in a matrix',
    `${outcomes}

| Assessment | Weight | CLO1 | CLO2 | CLO3 |
| Quiz | 20 | ✓ | | ✓ |
| Exam | 80 | | ✓ | |`,
    {
      clos: cloClaims,
      tasks: [
        ['Quiz', 20, '2.2', { clos: ['CLO1'] }],
        ['Exam', 80, '2.3', { clos: ['CLO2'] }],
      ],
    },
    [...allClos, ...taskKeys(1, 2), 'task_2.cloIds'],
  ],
  [
    'a part of the links of a topic, in a bracket and in a line',
    `${outcomes}
1. Heat in soils (CLO1, CLO2)
2. Water in soils (CLO3)
3. Light: CLO1, CLO2`,
    {
      clos: cloClaims,
      topics: [
        ['Heat in soils', '2', { clos: ['CLO1'] }],
        ['Water in soils', '3', { clos: ['CLO3'] }],
        ['Light', '4', { clos: ['CLO2'] }],
      ],
    },
    [...allClos, 'topic_1', 'topic_2', 'topic_2.cloIds', 'topic_3'],
  ],
  [
    'a heading or a label as a topic',
    `
# Rancangan Mingguan
| Minggu | Topik | Jam |
| BAHAGIAN A: ASAS | | |
| 1 | Haba tanah | 2 |
| 2 | Air tanah | 2 |
| 3 | Cahaya | 2 |
# Penilaian Pelajar
## Bahan Sokongan`,
    {
      topics: [
        ['Rancangan Mingguan', '1'],
        ['BAHAGIAN A: ASAS', '2.2'],
        ['Haba tanah', '2.3'],
        ['Air tanah', '2.4'],
        ['Penilaian Pelajar', '3'],
        ['Bahan Sokongan', '4'],
        ['Cahaya', '2.5'],
      ],
    },
    ['topic_3', 'topic_3.hours', 'topic_4', 'topic_4.hours', 'topic_7', 'topic_7.hours'],
  ],
  [
    'a heading among lines of topics',
    `
# COURSE CONTENT
Topics
1. Heat in soils
2. Water in soils
# Learning Activities
# Weekly Plan`,
    {
      topics: [
        ['Heat in soils', '3'],
        ['Water in soils', '4'],
        ['Learning Activities', '5'],
        ['Weekly Plan', '6'],
        ['Course Content', '1'],
      ],
    },
    ['topic_1', 'topic_2'],
  ],
];

const times: Case[] = [
  [
    'a clock time or a timetable',
    `
| Pentaksiran | Pemberat (%) | Waktu |
| Ujian | 40 | 2.00 - 4.00 petang |
| Peperiksaan | 60 | 3 jam |
Waktu: Isnin 2 jam
| Minggu | Topik | Waktu |
| 1 | Haba | 8.00 - 10.00 |
| 2 | Cahaya | 2 jam |`,
    {
      tasks: [
        ['Ujian', 40, '1.2', { duration: '2 jam' }],
        ['Peperiksaan', 60, '1.3', { duration: '3 jam' }],
      ],
      topics: [
        ['Haba', '3.2', { hours: [2] }],
        ['Cahaya', '3.3', { hours: [2] }],
      ],
    },
    [...taskKeys(1, 2), 'task_2.duration', 'topic_1', 'topic_2', 'topic_2.hours'],
  ],
  [
    'a line of the timetable',
    `
| Pentaksiran | Pemberat (%) |
| Ujian | 40 |
| Peperiksaan | 60 |
Waktu kelas: Isnin 2 jam
Masa: 2 jam, Selasa
| Masa | Hari |
| 2 jam | Isnin |`,
    {
      tasks: [
        ['Ujian', 40, '1.2', { duration: '2 jam', at: ['1.2', '3'] }],
        ['Peperiksaan', 60, '1.3', { duration: '2 jam', at: ['1.3', '4.2'] }],
      ],
    },
    taskKeys(1, 2),
  ],
  [
    'a method in no row that is cited',
    `
| Kaedah | Kuliah, tutorial |
| CLO | Pernyataan | Kaedah |
| CLO1 | Menerangkan kaedah amali kepada petani. | Kuliah |
| Pentaksiran | Pembentangan |
| Catatan | Lawatan |
Tutorial`,
    {
      clos: [['Menerangkan kaedah amali kepada petani.', '1.3']],
      methods: [
        ['Kuliah', '1.1'],
        ['Tutorial', '1.1'],
        ['Amali', '1.1'],
        ['Amali', '1.3'],
        ['Pembentangan', '1.4'],
        ['Lawatan', '1.1'],
        ['Tutorial', '1.3'],
      ],
    },
    ['clo_1', 'methods.0', 'methods.1'],
  ],
];

/** Of further layouts. */
const others: Case[] = [
  [
    'rules in items below those of weights',
    `
# Assessment
- Quiz: 20%
- Project: 30%
- Exam: 50%
- Late submission: 10% per day
# Policy
- Attendance: 80%
- Plagiarism above 20% fails`,
    {
      tasks: [
        ['Quiz', 20, '2'],
        ['Project', 30, '3'],
        ['Exam', 50, '4'],
        ['Late submission', 10, '5'],
        ['Attendance', 80, '7'],
        ['Plagiarism', 20, '8'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a rubric behind the table of weights',
    `
| Assessment | Weight |
| Quiz | 20% |
| Project | 30% |
| Exam | 50% |
# Rubric for project
| Criterion | Weight |
| Content | 60% |
| Style | 40% |`,
    {
      tasks: [
        ['Quiz', 20, '1.2'],
        ['Project', 30, '1.3'],
        ['Exam', 50, '1.4'],
        ['Content', 60, '3.2'],
        ['Style', 40, '3.3'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a part of a table that is headed as an example',
    `
| Minggu | Topik | Jam |
| CONTOH |<|<|
| 1 | Pengenalan Tanah | 2 |
| RANCANGAN |<|<|
| 1 | Haba | 2 |
| 2 | Cahaya | 2 |`,
    {
      topics: [
        ['Pengenalan Tanah', '1.3', { week: '1' }],
        ['Haba', '1.5', { week: '1' }],
        ['Cahaya', '1.6'],
      ],
    },
    ['topic_2', 'topic_2.week', 'topic_3', 'topic_2.hours', 'topic_3.hours'],
  ],
  [
    'the title of a form above the code',
    `
RANCANGAN PENGAJARAN KURSUS
SKP2043
CLO1: Menghuraikan teori pangkalan data.`,
    {
      fields: { code: ['SKP2043', '2'], name: ['RANCANGAN PENGAJARAN KURSUS', '1'] },
      clos: [['Menghuraikan teori pangkalan data.', '3']],
    },
    ['courseCode', 'clo_1'],
  ],
  [
    'Indonesian limits and grades',
    `
Penilaian
| No | Komponen Penilaian | Bobot (%) |
| 1 | Tugas | 20 |
| 2 | UTS | 30 |
| 3 | UAS | 50 |
Kehadiran minimal 75% dari total pertemuan.
Batas lulus 55%
| Nilai | Rentang |
| A | 85% |
| B | 70% |`,
    {
      tasks: [
        ['Tugas', 20, '2.2'],
        ['UTS', 30, '2.3'],
        ['UAS', 50, '2.4'],
        ['Kehadiran', 75, '3'],
        ['Batas lulus', 55, '4'],
        ['A', 85, '5.2'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'rules in a cell below the cell of weights',
    `
| Assessment | Quiz (20%)<br>Project (30%)<br>Exam (50%) |
| Rules | Attendance 80%<br>Pass mark 40% |`,
    {
      tasks: [
        ['Quiz', 20, '1.1'],
        ['Project', 30, '1.1'],
        ['Exam', 50, '1.1'],
        ['Attendance', 80, '1.2'],
        ['Pass mark', 40, '1.2'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a sample outline behind the course',
    `
# COURSE OUTLINE
| Course Code | ABC1234 |
| Assessment | Weight |
| Quiz | 40% |
| Exam | 60% |
# Appendix 1: Sample
| Assessment | Weight |
| Case study | 30% |
| Viva | 70% |`,
    {
      tasks: [
        ['Quiz', 40, '2.3'],
        ['Exam', 60, '2.4'],
        ['Case study', 30, '4.2'],
        ['Viva', 70, '4.3'],
      ],
    },
    taskKeys(1, 2),
  ],
  [
    'a part of a total in columns',
    `
| Assessment | CA (%) | Final (%) | Total (%) |
| Quiz | 10 | 5 | 15 |
| Exam | 35 | 50 | 85 |`,
    {
      tasks: [
        ['Quiz', 10, '1.2'],
        ['Exam', 85, '1.3'],
      ],
    },
    ['task_1', ...taskKeys(2)],
  ],
  [
    'one of several works in a cell',
    `
| Assessment | Weight |
| Test 1 & Test 2 | 10% + 15% |
| Lab (5 x 3%) | 15% |
| Exam | 60% |`,
    {
      tasks: [
        ['Test 1 & Test 2', 10, '1.2'],
        ['Lab', 3, '1.3'],
        ['Exam', 60, '1.4'],
      ],
    },
    ['task_1', 'task_2', ...taskKeys(3)],
  ],
  [
    'a weight in two rows with their outcomes',
    `
--- muka surat 1 ---
| Assessment | Weight | CLO |
| Project report | 15 | CLO1 |
| | 20 | CLO2 |
| Exam | 65 | CLO1 |`,
    {
      tasks: [
        ['Project report', 15, '1.2'],
        ['Project report', 20, '1.3'],
        ['Exam', 65, '1.4'],
      ],
    },
    ['task_1', ...taskKeys(3)],
  ],
  [
    'the ends of a range of links',
    `${outcomes}

| Assessment | Weight | Outcomes |
| Quiz | 40% | CLO1-CLO3 |
| Exam | 60% | CLO 2 |`,
    {
      clos: cloClaims,
      tasks: [
        ['Quiz', 40, '2.2', { clos: ['CLO1', 'CLO3'] }],
        ['Exam', 60, '2.3', { clos: ['CLO2'] }],
      ],
    },
    ['clo_1', 'clo_2', 'clo_3', ...taskKeys(1, 2), 'task_2.cloIds'],
  ],
  [
    'a head and the title of a part in a table',
    `
| Week | Topic |
| 1 | Heat |
| 2 | Light |
| Week | Topic |
| 3 | Sound |
| PART B |<|
| 4 | Soil |`,
    {
      topics: [
        ['Heat', '1.2'],
        ['Light', '1.3'],
        ['Topic', '1.4'],
        ['Sound', '1.5'],
        ['PART B', '1.6'],
        ['Soil', '1.7'],
      ],
    },
    ['topic_1', 'topic_2', 'topic_4', 'topic_6'],
  ],
  [
    'a timetable above the table of weights',
    `
| Hari | Waktu | Tempat |
| Isnin | 8.00 - 10.00 pagi | Dewan A |
| Pentaksiran | Pemberat | Masa |
| Ujian | 40% | 10.00 pagi |
| Peperiksaan | 60% | 2 jam 30 minit |`,
    {
      tasks: [
        ['Ujian', 40, '1.4', { duration: '2 jam', at: ['1.4', '1.2'] }],
        ['Peperiksaan', 60, '1.5', { duration: '2 jam 30 minit' }],
      ],
    },
    [...taskKeys(1, 2), 'task_2.duration'],
  ],
  [
    'lines of a timetable',
    `
Quiz 40%
Exam 60%
Time: Monday 8.00 am - 10.00 am (2 hours)
Duration: 2 hours, Tuesday 9.00 am`,
    {
      tasks: [
        ['Quiz', 40, '1', { duration: '2 hours', at: ['1', '3'] }],
        ['Exam', 60, '2', { duration: '2 hours', at: ['2', '4'] }],
      ],
    },
    taskKeys(1, 2),
  ],
];

/** What is true stays found. */
const honest: Case[] = [
  [
    'the rest of a table’s weights in a sentence',
    `
| Assessment | Weight |
| Quiz | 20% |
| Project | 40% |
The final examination counts 40% of the course mark.`,
    {
      tasks: [
        ['Quiz', 20, '1.2'],
        ['Project', 40, '1.3'],
        ['Final examination', 40, '2'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'headings with their weights, and a rule below',
    `
# Quiz (20%)
Two quizzes are given in class. Bring a pen.
# Project (30%)
In groups of four you will write a report about a farm of your choice.
Your report has ten pages.
# Exam (50%)
The exam has three parts.
Attendance of 80% is needed.`,
    {
      tasks: [
        ['Quiz', 20, '1'],
        ['Project', 30, '3'],
        ['Exam', 50, '6'],
        ['Attendance', 80, '8'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'groups, then the details of one',
    `
| Komponen | % |
| Kerja Kursus | 60 |
| Peperiksaan Akhir | 40 |

| Kerja Kursus | % |
| Kuiz | 20 |
| Projek | 40 |`,
    {
      tasks: [
        ['Kuiz', 20, '2.2'],
        ['Projek', 40, '2.3'],
        ['Peperiksaan Akhir', 40, '1.3'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'parts in a sentence’s bracket',
    `Assessment comprises coursework (60%: quiz 20%, project 40%) and a final examination (40%).`,
    {
      tasks: [
        ['Quiz', 20, '1'],
        ['Project', 40, '1'],
        ['Final examination', 40, '1'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a code in a page’s head that is printed again',
    `
SKP2043 Page 1 of 4
SKP2043 Asas Pangkalan Data
CLO1: Menghuraikan teori pangkalan data.`,
    {
      fields: { code: ['SKP2043', '1'], name: ['Asas Pangkalan Data', '2'] },
      clos: [['Menghuraikan teori pangkalan data.', '3']],
    },
    ['courseCode', 'courseName', 'clo_1'],
  ],
  [
    'particulars below the head of a form',
    `
| Universiti Teratai | No. Dokumen: X-1 | Page 1 of 3 |
| Fakulti | Fakulti Sains |
| Semester | 1 2024/2025 |
| Kod Kursus | SKP2043 |
CLO1: Menghuraikan teori pangkalan data.`,
    {
      fields: {
        code: ['SKP2043', '1.4'],
        institution: ['Universiti Teratai', '1.1'],
        faculty: ['Fakulti Sains', '1.2'],
        semester: ['1 2024/2025', '1.3'],
      },
      clos: [['Menghuraikan teori pangkalan data.', '2']],
    },
    ['courseCode', 'institution', 'faculty', 'semester', 'clo_1'],
  ],
  [
    'topics that are called examples',
    `
| Week | Topic |
| 1 | Contoh aplikasi termodinamik |
| 2 | Sample preparation |
| 3 | Example-based learning |
| 4 | Kaedah contoh (sample methods) |`,
    {
      topics: [
        ['Contoh aplikasi termodinamik', '1.2'],
        ['Sample preparation', '1.3'],
        ['Example-based learning', '1.4'],
        ['Kaedah contoh (sample methods)', '1.5'],
      ],
    },
    ['topic_1', 'topic_2', 'topic_3', 'topic_4'],
  ],
  [
    'all links of a list',
    `
| CLO | Statement |
| CLO1 | Explain soil physics to farmers. |
| CLO2 | Measure heat in soils. |
1. Heat (CLO1, CLO2)
2. Light (CLO 1, 2)
| Assessment | Weight | CLO |
| Quiz | 40 | CLO1/CLO2 |
| Exam | 60 | 1, 2 |`,
    {
      clos: [
        ['Explain soil physics to farmers.', '1.2'],
        ['Measure heat in soils.', '1.3'],
      ],
      topics: [
        ['Heat', '2', { clos: ['CLO1', 'CLO2'] }],
        ['Light', '3', { clos: ['CLO1', 'CLO2'] }],
      ],
      tasks: [
        ['Quiz', 40, '4.2', { clos: ['CLO1', 'CLO2'] }],
        ['Exam', 60, '4.3', { clos: ['CLO1', 'CLO2'] }],
      ],
    },
    [
      'clo_1',
      'clo_2',
      'topic_1',
      'topic_2',
      'topic_1.cloIds',
      'topic_2.cloIds',
      'task_1.cloIds',
      'task_2.cloIds',
      ...taskKeys(1, 2),
    ],
  ],
  [
    'hours under Waktu',
    `
| Minggu ke- | Bahan Kajian | Waktu |
| 1 | Panas | 2 x 50 menit |
| 2 | Cahaya | 100 menit |
| 3 | Bunyi | 3 |`,
    {
      topics: [
        ['Panas', '1.2', { hours: [1.6666666] }],
        ['Cahaya', '1.3', { hours: [1.6666666] }],
        ['Bunyi', '1.4', { hours: [3] }],
      ],
    },
    ['topic_1', 'topic_2', 'topic_3', 'topic_1.hours', 'topic_2.hours', 'topic_3.hours'],
  ],
  [
    'two tables with SLT, and a note',
    `
| Continuous Assessment | Percentage (%) | F2F | NF2F | SLT |
| Quiz | 10 | 1 | 2 | 3 |
| Assignment | 30 | 0 | 10 | 10 |
| Total | 40 | | | |
| Final Assessment | Percentage (%) | F2F | NF2F | SLT |
| Final Exam | 60 | 3 | 9 | 12 |
Note: students with attendance below 80% are barred. Assignment is marked by peers (10%).`,
    {
      tasks: [
        ['Quiz', 10, '1.2'],
        ['Assignment', 30, '1.3'],
        ['Final Exam', 60, '1.6'],
        ['Attendance', 80, '2'],
        ['Peers', 10, '2'],
      ],
    },
    [...taskKeys(1, 2, 3), 'task_1.slt', 'task_2.slt', 'task_3.slt'],
  ],
  [
    'a sentence of weights, and a rule',
    `
Students are graded by a mid-term test (25%), a project worth 35% and the final exam at 40%.
Absence of more than 20% leads to failure.`,
    {
      tasks: [
        ['Mid-term test', 25, '1'],
        ['Project', 35, '1'],
        ['Final exam', 40, '1'],
        ['Absence', 20, '2'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'particulars in lines below a form’s head',
    `
UT-AKD-15 Rev. 2 Date: 12 May 2021 Page 3 of 9
Soil Physics (SOP3102)
Faculty of Science
Semester 1 2024/2025
CLO1: Explain soil physics to farmers.`,
    {
      fields: {
        code: ['SOP3102', '2'],
        name: ['Soil Physics', '2'],
        faculty: ['Faculty of Science', '3'],
        semester: ['Semester 1 2024/2025', '4'],
      },
      clos: [['Explain soil physics to farmers.', '5']],
    },
    ['clo_1', 'courseCode', 'courseName', 'faculty', 'semester'],
  ],
];

test.each([...policies, ...kinds, ...templates, ...heads, ...parts, ...links, ...times, ...others, ...honest])(
  'of all that is claimed, what the course says is found: %s',
  (_, text, claims, found) => {
    expect(foundOf(text, claims).toSorted()).toEqual([...found].toSorted());
  },
);

/** Tables of other forms, whose true values are found. */
const forms: Case[] = [
  [
    'assessments in the columns of a table of outcomes, a head and a row of an outcome cited',
    `
| CLO | Statement | Level | PLO | Assessment |<|<|
|^|^|^|^| Theory Test<br>(1 jam) | Skills Test<br>W12 | Mini Project |
| CLO1 | Explain cabling media and standards. | C2 | PLO1 | 20% | | |
| CLO2 | Perform termination and testing. | P4 | PLO3 | | 50% | 15% |
| CLO3 | Display verbal communication. | A3 | PLO6 | | | 15% |
| Overall | | | | 20% | 50% | 30% |`,
    {
      clos: [
        ['Explain cabling media and standards.', '1.3'],
        ['Perform termination and testing.', '1.4'],
        ['Display verbal communication.', '1.5'],
      ],
      tasks: [
        ['Theory Test', 20, '1.2 1.3', { clos: ['CLO1'], duration: '1 jam' }],
        ['Skills Test', 50, '1.2 1.4', { clos: ['CLO2'], week: '12' }],
        ['Mini Project', 30, '1.2 1.4 1.5', { clos: ['CLO2', 'CLO3'] }],
      ],
    },
    [
      'clo_1',
      'clo_2',
      'clo_3',
      ...taskKeys(1, 2, 3),
      'task_1.cloIds',
      'task_1.duration',
      'task_2.cloIds',
      'task_2.week',
      'task_3.cloIds',
    ],
  ],
  [
    'a topic whose numbers go on in further weeks, with all their hours and weeks, those of the first row alone are none',
    `
| Week | Topic | K (h) | A (h) |
| 1 | 1.0 INTRODUCTION<br>1.1 Subsystems | 2 | 3 |
| 2 | 2.0 COPPER MEDIA<br>2.1 Categories | 2 | 3 |
|| CUTI PERTENGAHAN SEMESTER |<|<|
| 3 | 2.2 Termination | 2 | 3 |
| 4 | 3.0 FIBRE | 2 | 3 |
| 5 | 3.1 Modes | 2 | 3 |`,
    {
      topics: [
        ['INTRODUCTION', '1.2', { week: '1', hours: [2, 3] }],
        ['COPPER MEDIA', '1.3 1.5', { week: '2-3', hours: [2, 3, 2, 3] }],
        ['FIBRE', '1.6', { week: '4', hours: [2, 3] }],
      ],
    },
    [...[1, 2].flatMap((n) => [`topic_${n}`, `topic_${n}.week`, `topic_${n}.hours`]), 'topic_3'],
  ],
  [
    'a line of particulars below the heading of a topic',
    `
# 1.0 Pengenalan kepada Sains Bumi
Minggu 1; 4 jam; HP 1
## 1.1 Cabang sains Bumi
# 2.0 Struktur Bumi
Minggu 2 – 3; 10 jam; HP 1
## 2.1 Lapisan Bumi
# 3.0 Mineral
Amali mengambil masa 6 jam pada Minggu 5.`,
    {
      topics: [
        ['Pengenalan kepada Sains Bumi', '1 2 3', { week: '1', hours: [4] }],
        ['Struktur Bumi', '4 5 6', { week: '2-3', hours: [10] }],
        ['Mineral', '7 8', { week: '5', hours: [6] }],
      ],
    },
    ['topic_1', 'topic_1.hours', 'topic_1.week', 'topic_2', 'topic_2.hours', 'topic_2.week', 'topic_3'],
  ],
  [
    'shares of outcomes before their sum, with hours behind it',
    `
| Komponen | CLO1 | CLO2 | Jumlah | Minggu | SLT (jam) |
| Ujian Amali | | 15% | 15% | 7 | 3 |
| Projek | 45% | 40% | 85% | 13 | 14 |`,
    {
      tasks: [
        ['Ujian Amali', 15, '1.2', { slt: [3] }],
        ['Projek', 85, '1.3', { slt: [14] }],
      ],
    },
    [...taskKeys(1, 2), 'task_1.slt', 'task_2.slt'],
  ],
  [
    'weights above subtotals without a name',
    `
| Pentaksiran | Pemberat (%) |
| Kuiz | 10 |
| Ujian | 30 |
| | 40 |
| Peperiksaan | 60 |
| | 60 |
| | 100 |`,
    {
      tasks: [
        ['Kuiz', 10, '1.2'],
        ['Ujian', 30, '1.3'],
        ['Peperiksaan', 60, '1.5'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a weight above its own subtotal',
    `
| Pentaksiran | Pemberat (%) |
| Kuiz | 20 |
| | 20 |
| Projek | 30 |
| Peperiksaan | 50 |`,
    {
      tasks: [
        ['Kuiz', 20, '1.2'],
        ['Projek', 30, '1.4'],
        ['Peperiksaan', 50, '1.5'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'topics with words of forms in them',
    `
| Minggu | Topik |
| 1 | Data manipulation (DELETE, INSERT, UPDATE) |
| 2 | Instructions: Language of the Computer |
| 3 | Ujian hipotesis (sample) |
| Contoh litar digital |<|
| 4 | Get logik |`,
    {
      topics: [
        ['Data manipulation (DELETE, INSERT, UPDATE)', '1.2'],
        ['Instructions: Language of the Computer', '1.3'],
        ['Ujian hipotesis (sample)', '1.4'],
        ['Get logik', '1.6'],
      ],
    },
    ['topic_1', 'topic_2', 'topic_3', 'topic_4'],
  ],
  [
    'topics with numbers of one chapter, that has no head',
    `
| Minggu | Topik | Jam |
| 1 | 1.1 Pengenalan | 2 |
| 2 | 1.2 Cuti dan kerja | 2 |
| 3 | 1.3 Media | 2 |`,
    {
      topics: [
        ['Pengenalan', '1.2', { week: '1', hours: [2] }],
        ['Media', '1.4', { week: '3', hours: [2] }],
      ],
    },
    [1, 2].flatMap((n) => [`topic_${n}`, `topic_${n}.week`, `topic_${n}.hours`]),
  ],
  [
    'weights under headings of their own that make no whole',
    `
# Kuiz
Quiz: 10%
# Projek
Project: 30%
# Peperiksaan
Exam: 50%`,
    {
      tasks: [
        ['Quiz', 10, '2'],
        ['Project', 30, '4'],
        ['Exam', 50, '6'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  ['a weight alone in a document', 'Peperiksaan akhir 60%.', { tasks: [['Peperiksaan akhir', 60, '1']] }, taskKeys(1)],
  [
    'rows that make more than the whole, none of them a rule',
    `
| Pentaksiran | Pemberat (%) |
| Kuiz | 40 |
| Akhir | 60 |
| Projek | 20 |`,
    {
      tasks: [
        ['Kuiz', 40, '1.2'],
        ['Akhir', 60, '1.3'],
        ['Projek', 20, '1.4'],
      ],
    },
    taskKeys(1, 2, 3),
  ],
  [
    'a duration beside its day or clock times',
    `
| Pentaksiran | Pemberat (%) | Masa |
| Ujian | 40 | 60 minit (Jumaat, Minggu 7) |
| Kuiz | 20 | 8.30 - 10.00 pagi (90 minit) |
| Projek | 40 | 2 jam (Isnin) |`,
    {
      tasks: [
        ['Ujian', 40, '1.2', { duration: '60 minit' }],
        ['Kuiz', 20, '1.3', { duration: '90 minit' }],
        ['Projek', 40, '1.4', { duration: '2 jam' }],
      ],
    },
    [1, 2, 3].flatMap((n) => [...taskKeys(n), `task_${n}.duration`]),
  ],
  [
    'a code and a name like those of forms under their labels, a faculty beside a version',
    `
| Course Code | FRM 3201 |
| Course Name | Syllabus and Assessment |
Faculty of Computing | Version 2
CLO1: Explain soil physics to farmers.`,
    {
      clos: [['Explain soil physics to farmers.', '3']],
      fields: {
        code: ['FRM 3201', '1.1'],
        name: ['Syllabus and Assessment', '1.2'],
        faculty: ['Faculty of Computing', '2'],
      },
    },
    ['clo_1', 'courseCode', 'courseName', 'faculty'],
  ],
  [
    'a code that stands beside the number of its page alone',
    `
DFC10042 Computer Networks | Page 1 of 4
CLO1: Explain soil physics to farmers.`,
    { fields: { code: ['DFC10042', '1'] }, clos: [['Explain soil physics to farmers.', '2']] },
    ['courseCode', 'clo_1'],
  ],
  [
    'headings of topics over their numbered lines, beside topics with numbers',
    `
# Pengenalan Media
1. Sejarah media
2. Jenis media
# Etika Media
1. Undang-undang
2. Kod etika`,
    {
      topics: [
        ['Pengenalan Media', '1'],
        ['Sejarah media', '2'],
        ['Jenis media', '3'],
        ['Etika Media', '4'],
      ],
    },
    ['topic_1', 'topic_2', 'topic_3', 'topic_4'],
  ],
];

test.each(forms)('found: %s', (_, text, claims, found) => {
  expect(foundOf(text, claims).toSorted()).toEqual([...found].toSorted());
});
