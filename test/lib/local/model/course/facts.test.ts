import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { coursePrompt, type CourseAnswer } from '../../../../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../../../../lambdas/course/settle.ts';
import type { Course } from '../../../../../shared/course/course.ts';
import { durationIn } from '../../../../../lib/local/model/course/facts/weights.ts';
import { textAt } from '../../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { renderDocument } from '../../../../../shared/document/render.ts';
import { documentOf } from '../../../../support/blocks.ts';
import { allLayouts, documentOfLayout, layoutOf, type Truth } from '../../../../eval/layouts.ts';
import { asked } from '../asking.ts';

/** What the embedded model answers about a document as the prompt shows it. */
const read = (document: SourceDocument): Promise<CourseAnswer> =>
  asked(coursePrompt, renderDocument({ name: 'kursus.docx', document }));
const readText = (text: string) => read(documentOf(text));
const readLayout = (layout: string) => read(documentOfLayout(layoutOf(layout)));

/** With what code adds to the answer. */
async function courseOf(text: string): Promise<Course> {
  const document = documentOf(text);
  return courseFromAnswer(await read(document), document, 'kursus.docx', null);
}

async function settled(layout: string): Promise<Course> {
  const document = documentOfLayout(layoutOf(layout));
  return courseFromAnswer(await read(document), document, 'kursus.docx', null);
}

/** A weight that is printed in parts as one. */
const whole = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);

const digits = (number: string): string => /\d+/.exec(number)?.[0] ?? number;

/** An answer in the form of a layout's truth. */
const inShort = (found: CourseAnswer): Truth => ({
  code: found.code?.value ?? null,
  name: found.name?.value ?? null,
  credit: found.credit?.value ?? null,
  language: found.language,
  clos: found.clos.map((clo) => [digits(clo.number), clo.statement, clo.level, clo.outcomes.join(' ')]),
  assessments: found.assessments.map(({ type, weight }) => [type, whole(weight)]),
  topics: found.topics.map(({ title }) => title),
  references: found.references.length,
});

const withoutFullStops = (truth: Truth): Truth => ({
  ...truth,
  clos: truth.clos.map(([number, statement, ...rest]) => [number, statement.replace(/\.$/, ''), ...rest]),
});
const inOrder = (truth: Truth): Truth => ({
  ...truth,
  assessments: truth.assessments.toSorted(([one], [other]) => one.localeCompare(other)),
});

const placesOf = (found: CourseAnswer): string[] =>
  Object.values(found)
    .flat()
    .flatMap((stated) => (typeof stated === 'object' ? (stated?.at ?? []) : []));

/** Without what a row does not have. */
const inOrderOf = (rows: unknown[][]): string =>
  rows.map((row) => row.filter((part) => part !== '').join(' ')).join('; ');

describe('A course document', () => {
  test.each(allLayouts())('$name', async (layout) => {
    const document = documentOfLayout(layout);
    const found = await read(document);
    expect(inOrder(withoutFullStops(inShort(found)))).toEqual(inOrder(withoutFullStops(layout.truth)));
    for (const at of placesOf(found)) expect([at, textAt(document, at)]).not.toEqual([at, null]);
  });
});

describe('What stands beside', () => {
  test('an assessment: hours, duration, outcomes and description', async () => {
    const kitchen = await readLayout('communityCollege');
    expect(kitchen.assessments[2]).toMatchObject({ weight: [30], duration: '3 jam', clos: ['CLO2', 'CLO3'] });
    const tableFour = await settled('jadualEmpat');
    expect(tableFour.assessments.map(({ slt, cloIds }) => [slt, ...cloIds].join(' ')).join('; ')).toBe(
      '5 clo_1; 17; 12 clo_1',
    );
  });

  test('outcomes: called as those of the programme are elsewhere, beside them in one row', async () => {
    const { clos, assessments, facts } = await courseOf(`Hasil Pembelajaran
| HP | Hasil Pembelajaran | Aras | PO |
| HP1 | Menghuraikan komponen ekosistem marin | C2 | PO1 |
| HP2 | Mengukur parameter kualiti air di lapangan | P4 | PO3 |
Penilaian
| Komponen | Wajaran | HP |
| Ujian | 40% | HP1 |
| Laporan Amali | 60% | HP1, HP2 |`);
    expect(clos.map(({ cloNumber, level, hpp }) => [cloNumber, level, ...hpp].join(' ')).join('; ')).toBe(
      'HP1 C2 PO1; HP2 P4 PO3',
    );
    expect(assessments.map(({ cloIds }) => cloIds)).toEqual([['clo_1'], ['clo_1', 'clo_2']]);
    expect(facts['task_2.cloIds']?.state).toBe('found');
  });

  test('a plan in prose: outcomes on one line, weeks as sentences; what sentences say of assessments is left to the lecturer', async () => {
    const course = await courseOf(`
# Rancangan saya
Pada akhir semester, setiap pelajar mampu:
CLO1 – menjelaskan konsep pemasaran digital (C2, PLO1); CLO2 – merancang kempen media sosial (C5, PLO3);
# Perjalanan
Minggu 1: Landskap pemasaran digital. Saya mulakan dengan memperkenalkan kursus kepada semua pelajar di kelas.
Minggu 2 dan 3: Pembinaan jenama. Kelas berbentuk bengkel 2 jam.
Minggu 5 hingga 7: Kandungan media sosial. Kuiz diadakan pada minggu ke-7, 20 soalan dalam 30 minit.
Minggu ke-15 dikhaskan untuk ulang kaji dan perjumpaan peribadi.
# Cara saya menilai
Kuiz membawa 15% dan menguji CLO1. Pelan Kempen ialah tugasan terbesar, 60% (CLO2). Akhir sekali, Pembentangan sebanyak 25% menilai CLO2. Jumlahnya 100%.`);
    expect(course.clos.map(({ cloNumber, level, hpp }) => [cloNumber, level, ...hpp].join(' ')).join('; ')).toBe(
      'CLO1 C2 PLO1; CLO2 C5 PLO3',
    );
    expect(course.topics.map(({ title, week, hours }) => [title, week, hours])).toEqual([
      ['Landskap pemasaran digital', '1', null],
      ['Pembinaan jenama', '2-3', null],
      ['Kandungan media sosial', '5-7', null],
    ]);
    expect(course.assessments).toEqual([]);
    expect(Object.values(course.facts).filter(({ state }) => state === 'unconfirmed')).toEqual([]);
  });

  test('outcomes: not what the course aims at, by a code of the document', async () => {
    const course = await courseOf(`
## Course Objectives
1. Familiarise students with trusts.
2. Prepare students to serve in trust bodies.
Learning Outcomes
| No. | Outcomes | PO |
| 1. | Explain the legal foundations of trusts in Malaysia | PO1 |
| 2. | Analyse the governance arrangements of an institution | PO2 |`);
    expect(course.clos.map(({ cloStatement }) => cloStatement.split(' ')[0])).toEqual(['Explain', 'Analyse']);
    const unit = await readText(`
## Hasil Pembelajaran CU
| Kod | Penyataan |
| HP1 | Mengenal pasti komponen sistem penyaman udara kediaman |
| HP2 | Memasang unit dalaman mengikut manual pengeluar |
| Kaedah Penilaian | Wajaran | Hasil Pembelajaran |
| Ujian Teori | 40% | HP1 |
| Kerja Amali | 60% | HP1, HP2 |`);
    expect(unit.clos.map(({ number }) => number)).toEqual(['HP1', 'HP2']);
    expect(unit.assessments.map(({ clos }) => clos)).toEqual([['HP1'], ['HP1', 'HP2']]);
  });

  test('a topic: weeks, hours, subtopics and outcomes', async () => {
    const { topics } = await settled('wideWorkbook');
    expect(topics[3]).toEqual({
      id: 'topic_4',
      title: 'Litar soket',
      week: '8-10',
      hours: 9,
      subtopics: [],
      cloIds: ['clo_2'],
    });
    const kitchen = await readLayout('communityCollege');
    expect(kitchen.topics[1]).toMatchObject({ week: '3-5', subtopics: ['Kaedah lurus', 'Kaedah span'] });
    const listed = await readText(`
| Tajuk | Subtajuk | Jam |
| Kos bahan | 3.1 Tahap pesanan 3.2 FIFO dan purata 2.5 kg | 4 |
| Kos buruh | 4.1 Kadar jam | 3 |`);
    expect(listed.topics[0]?.subtopics).toEqual(['Tahap pesanan', 'FIFO dan purata 2.5 kg']);
  });

  test('the course: where it is taught, how, and in weeks with dates', async () => {
    const plan = await readLayout('semesterPlan');
    expect([plan.institution?.value, plan.faculty?.value]).toEqual([
      'UNIVERSITAS BUMI LESTARI',
      'FAKULTAS KEGURUAN DAN ILMU PENDIDIKAN',
    ]);
    const proForma = await readLayout('bilingualProForma');
    expect([proForma.faculty?.value, proForma.programme?.value]).toEqual([
      'Fakulti Sains Sosial Gunaan',
      'Sarjana Muda Antropologi Gunaan',
    ]);
    expect(proForma.synopsis?.value).toMatch(/^Kursus ini membincangkan [^.]+\.$/);
    const lines = await readLayout('planOfLines');
    expect(lines.methods.map(({ value }) => value)).toEqual(['Ceramah', 'Diskusi', 'Praktikum', 'Simulasi']);
    const summed = await readText(
      '# Kursus\n| Teaching Method | Hours |\n| Lectures | 28 |\n| Tutorials | 14 |\n| Total | 42 |',
    );
    expect(summed.methods.map(({ value }) => value)).not.toContain('Total');
    const dated = await readText(`JABATAN PENDIDIKAN POLITEKNIK DAN KOLEJ KOMUNITI
# POLITEKNIK SERI MUARA
| Minggu 1 | (13–17 Okt) | Pengenalan kepada hidraulik |
| Minggu 2 | (20–24 Okt) | Pam dan injap |
| Minggu 3 | Marketing |`);
    expect(dated.institution?.value).toBe('POLITEKNIK SERI MUARA');
    expect(dated.topics.map(({ title, week }) => [week, title].join(' ')).join('; ')).toBe(
      '1 Pengenalan kepada hidraulik; 2 Pam dan injap; 3 Marketing',
    );
  });

  test('an outcome: soft skills named by the legend, and programme outcomes of the row that maps it', async () => {
    const { clos } = await readText(`
| HPK | Pernyataan | Aras |
| HPK1 | Menghuraikan teori permainan kanak-kanak | C2 |

| HPK | HP1 | HP3 | KI2 |
| HPK1 | √ | | √ |
KI2 Pemikiran kritis; KI3 Kerja berpasukan.`);
    expect(clos).toMatchObject([
      { outcomes: ['HP1'], skills: [{ code: 'KI2', name: 'Pemikiran kritis' }], at: ['1.2'] },
    ]);
  });
});

const twoOutcomes = [
  'Hasil Pembelajaran Kursus\n| HPK1 | Menerangkan prinsip bunyi (C2) |\n| HPK2 | Membina pembesar suara (P4) |',
  'Pentaksiran',
];
/** Forms as institutions print them (`forms.txt`): after `===` the name, then the document, then what is read of it, after `-->`. */
const forms = readFileSync(new URL('forms.txt', import.meta.url), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((form): [name: string, document: string, expected: Record<string, string>] => {
    const [told = '', ...rows] = form.trim().split('\n--> ');
    const [name = '', ...lines] = told.split('\n');
    const before = name.startsWith('assessments in') ? twoOutcomes : [];
    return [name, [...before, ...lines].join('\n'), Object.fromEntries(rows.map((row) => row.split(/: ?(.*)/su)))];
  });
const particulars = ['code', 'name', 'institution', 'faculty', 'programme', 'semester', 'prerequisite'] as const;
test.each(forms)('%s', async (_, text, expected) => {
  const document = documentOf(text);
  const found = await read(document);
  const { topics, assessments, facts } = courseFromAnswer(found, document, 'kursus.docx', null);
  const shown: Record<string, string> = {
    credit: `${found.credit?.value}`,
    ...Object.fromEntries(particulars.map((field) => [field, found[field]?.value ?? ''])),
    statements: found.clos.map(({ statement }) => statement).join('; '),
    clos: inOrderOf(found.clos.map(({ number, level, outcomes }) => [number, level, ...outcomes])),
    tasks: inOrderOf(found.assessments.map(({ type, weight }) => [type, ...weight])),
    assessed: inOrderOf(found.assessments.map(({ type, clos }) => [type, ...clos])),
    due: found.assessments.map(({ week }) => week).join('; '),
    durations: inOrderOf(assessments.map(({ type, duration }) => [type, duration || '-'])),
    topics: inOrderOf(found.topics.map(({ title }) => [title])),
    subtopics: inOrderOf(found.topics.map(({ subtopics }) => [subtopics.join(', ') || '-'])),
    weeks: inOrderOf(found.topics.map(({ week, title }) => [week, title])),
    // Assessments and weights that code does not find where the model says.
    doubted: Object.keys(facts)
      .filter((key) => /^task_\d+(?:\.weight)?$/.test(key) && facts[key]?.state !== 'found')
      .join('; '),
    hours: inOrderOf(topics.map(({ title, hours }) => [title, hours ?? '-'])),
  };
  expect(shown).toMatchObject({ doubted: '', ...expected });
});

test.each([
  ['Peperiksaan (2 jam)', '2 jam'],
  ['2 jam 30\nminit', '2 jam 30 minit'],
  ['Ujian jam 8', ''],
])('the duration of %j is %j', (text, duration) => {
  expect(durationIn(text)).toBe(duration);
});

describe('Particulars', () => {
  test('a course mostly in English has its English name and outcomes, one in both languages the Malay ones', async () => {
    const twice = `| Course Name / Nama Kursus | Database Design<br>Reka Bentuk Pangkalan Data |
| Course Learning Outcomes (CLO) | < |
| CLO1 | Explain the principles of data modelling (C2)<br>Menerangkan prinsip pemodelan data |`;
    const inShortOf = async (synopsis: string) => {
      const { courseName, clos } = await courseOf(`${twice}\n\n${synopsis}`);
      return `${courseName}: ${clos[0]?.cloStatement}`;
    };
    const malay = 'Kursus ini memperkenalkan reka bentuk pangkalan data dalam pengurusan sekolah.';
    expect(await inShortOf(malay)).toBe('Reka Bentuk Pangkalan Data: Menerangkan prinsip pemodelan data');
    const english = 'This course introduces the design of databases in schools and in the industry.';
    expect(await inShortOf(english)).toBe('Database Design: Explain the principles of data modelling');
  });
});

test('in one cell each item has its own week and outcomes, below its week, behind its name or in a bracket', async () => {
  const outcomes = '| HPK1 | Menerangkan prinsip bunyi (C2) |\n| HPK2 | Membina pembesar suara (P4) |';
  const { topics, assessments, facts } = await courseOf(`${outcomes}
| Kandungan | 1. Gelombang bunyi (Minggu 1-3) HPK1<br>2. Pembesar suara (Minggu 4-6)<br>HPK2 |
| Kaedah Pentaksiran | Kerja kursus 100%<br>a) Portfolio (HPK1) - 60%<br>b) Projek Akustik (HPK2) - 40% |`);
  const weekly = await courseOf(`${outcomes}\n
| Kandungan | HPK | Kuliah | Jumlah SLT |
| Minggu 4<br>3.0 Gelombang | HPK1<br>HPK2 | 2 | 8 |
| Minggu 5<br>4.0 Akustik bilik | HPK2 | 2 | 6 |`);
  expect(inOrderOf(topics.map(({ title, week, cloIds }) => [title, week, ...cloIds]))).toBe(
    'Gelombang bunyi 1-3 clo_1; Pembesar suara 4-6 clo_2',
  );
  expect(inOrderOf(assessments.map(({ type, weight, cloIds }) => [type, weight, ...cloIds]))).toBe(
    'Portfolio 60 clo_1; Projek Akustik 40 clo_2',
  );
  expect(inOrderOf(weekly.topics.map(({ title, week, hours, cloIds }) => [title, week, hours, ...cloIds]))).toBe(
    'Gelombang 4 8 clo_1 clo_2; Akustik bilik 5 6 clo_2',
  );
  const states = [facts, weekly.facts].flatMap((all) => Object.values(all)).map(({ state }) => state);
  expect(states).not.toContain('unconfirmed');
});

describe('Rows and cells by their class', () => {
  const outcomes = '| CLO1 | Explain what sound is (C2) |\n| CLO2 | Build a small speaker (P4) |';

  test('tasks: over tables of their own', async () => {
    const { assessments } = await courseOf(`${outcomes}
Assessment 1: Report (30%)
| Week | 6 |
Assessment 2: Test (70%)
| Week | 11 |
Late work loses 10% a day.`);
    expect(inOrderOf(assessments.map(({ type, weight }) => [type, weight]))).toBe(
      'Assessment 1: Report 30; Assessment 2: Test 70',
    );
  });

  test('an outcome below its code; particulars end below their values', async () => {
    const { courseName, credit, clos } = await courseOf(`| MATA KULIAH | KODE | BOBOT (sks) |<|
| Akustik | TIF2304 | T = 2 | P = 1 |
| OTORISASI | Pengembang RPS | Koordinator | Ketua |\n
# Hasil pembelajaran
CLO 1
Menerangkan bunyi. (C2)
CLO 2
Membina pembesar suara. (P4)`);
    expect([courseName, credit, ...clos.map(({ cloStatement, level }) => `${cloStatement} ${level}`)]).toEqual([
      'Akustik',
      3,
      'Menerangkan bunyi. C2',
      'Membina pembesar suara. P4',
    ]);
  });

  test('a topic: dates are no weeks, hours with their label and a sum no subtopics, a list behind a colon or a wrapped line is whole', async () => {
    const { topics } = await courseOf(`${outcomes}\n
| Minggu | Tajuk | Kuliah (jam) | Bengkel seni (jam) |
| 1 – 2<br>7 – 18<br>September 2026 | Bunyi<br>Gelombang dan<br>Getaran<br>pH | 2 | 1 |
|^| Kuliah: 4 |<|<|
| 3 | Akustik<br>Bilik<br>Jumlah | 4<br>6 | 2<br>3 |`);
    expect(inOrderOf(topics.map(({ title, week, hours, subtopics }) => [title, week, hours, ...subtopics]))).toBe(
      'Bunyi 1-2 3 Gelombang dan Getaran pH; Akustik 3 6 Bilik',
    );
    const lines = await courseOf(
      `${outcomes}\nMinggu 1 (3 jam) – Bunyi: gelombang; getaran\nMinggu 2 dan 3 (6 jam) – Akustik: bilik`,
    );
    expect(inOrderOf(lines.topics.map(({ title, week, subtopics }) => [title, week, ...subtopics]))).toBe(
      'Bunyi 1 gelombang getaran; Akustik 2-3 bilik',
    );
  });
});
