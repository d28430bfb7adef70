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

const nameAndWeight = ({ assessments }: CourseAnswer) =>
  assessments.map(({ type, weight }) => [type, ...weight].join(' '));

const hoursOf = async (text: string) => {
  const { topics } = await courseOf(text);
  return topics.map(({ title, hours }) => `${title} ${hours ?? '-'}`);
};

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
      '5 clo_1; 17 clo_2 clo_3; 12 clo_1',
    );
  });

  const outcomes = `
Hasil Pembelajaran Kursus
| HPK1 | Menerangkan prinsip bunyi (C2) |
| HPK2 | Membina pembesar suara (P4) |`;
  test.each([
    ['a matrix', 'Pemetaan\n| HPK | Kuiz Dalam Talian | Projek (60%) |\n| HPK1 | √ | - |\n| HPK2 | | √ |'],
    [
      'a matrix of shares under two heads',
      'Pemetaan\n| Jenis | Agihan (%) | < |\n| ^ | HPK1 | HPK2 |\n| Kuiz | 40 | – |\n| Projek | – | 60 |',
    ],
    ['a line below its heading', '# Kuiz\nHasil dinilai: HPK1\n# Projek\nHasil dinilai: HPK2'],
  ])('an assessment: outcomes that another place tells, as %s', async (_, told) => {
    const { assessments } = await readText(`${outcomes}
Pentaksiran
| Tugasan | Pemberat |
| Kuiz Dalam Talian | 40% |
| Projek | 60% |
${told}`);
    expect(assessments.map(({ type, clos }) => [type, ...clos].join(' ')).join('; ')).toBe(
      'Kuiz Dalam Talian HPK1; Projek HPK2',
    );
  });

  test('an assessment: outcomes beside which it has the code of its row', async () => {
    const { assessments } = await readText(`Hasil Pembelajaran Kursus
| HPK | Pernyataan | Taksonomi | Pentaksiran |
| HPK1 | Menerangkan prinsip bunyi | C2 | U1, PA |
| HPK2 | Membina pembesar suara | P4 | PR |
Agihan Markah
| Kod | Jenis pentaksiran | Peratus |
| U1 | Ujian Pertengahan | 20 |
| PR | Projek Pembesar Suara | 40 |
| PA | Peperiksaan Akhir | 40 |`);
    expect(assessments.map(({ type, clos }) => [type, ...clos].join(' ')).join('; ')).toBe(
      'Ujian Pertengahan HPK1; Projek Pembesar Suara HPK2; Peperiksaan Akhir HPK1',
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

  test('outcomes: in a form of matters and particulars, with levels under a head of domains', async () => {
    const inForm = await readText(`| Bil. | Perkara | Keterangan |
| 1 | Nama Kursus | Kejururawatan Perubatan |
| 2 | Hasil Pembelajaran Kursus (HPK) | Di akhir kursus ini, pelatih boleh:<br>HPK1 Menerangkan tanda dan gejala (C2)<br>HPK2 Merancang penjagaan pesakit dewasa (C5) |

| Komponen | Wajaran | HPK |
| Ujian | 40% | HPK1, HPK2, HPK3 |`);
    expect(inForm.clos.map(({ number, level }) => [number, level].join(' '))).toEqual(['HPK1 C2', 'HPK2 C5']);
    const underDomains = await readText(`Hasil Pembelajaran Kursus
| Kod | Pernyataan Hasil Pembelajaran | Domain dan Aras | < | < |
| ^ | ^ | C | P | A |
| HPK1 | Menerangkan asal usul tarian zapin | C2 | | |
| HPK2 | Mempersembahkan ragam asas zapin | | P3 | |`);
    expect(underDomains.clos.map(({ level }) => level)).toEqual(['C2', 'P3']);
  });

  test('a form with a column of programme outcomes, competencies behind their codes, rows of breaks', async () => {
    const form = await readText(`| 7 | NAMA KURSUS | SERVIS SISTEM BREK | |
| 8 | HASIL PEMBELAJARAN KURSUS | Pada akhir kursus ini, pelajar dapat: | PLO |
| | | 1. Menghuraikan komponen sistem brek. | PLO1 |
| | | 2. Membaik pulih sistem brek cakera. | PLO2 |
# KANDUNGAN
| MINGGU | KOD K | KOMPETENSI | TEORI (JAM) | JUMLAH (JAM) |
| M1 | K1 | Keselamatan Bengkel / | 2 | 6 |
| M2 – M3 | K2 | Servis Brek Cakera | 4 | 12 |
| | | Minum pagi | | |
| M4 | Ujian Pertengahan Semester | < | < | < |`);
    expect(form.clos.map(({ outcomes: programme }) => programme)).toEqual([['PLO1'], ['PLO2']]);
    expect(form.topics.map(({ title, week }) => [week, title].join(' ')).join('; ')).toBe(
      '1 Keselamatan Bengkel; 2-3 Servis Brek Cakera',
    );
    const nested = await readText(`| Pentaksiran | Pentaksiran Berterusan | 40% | CLO |
| Kuiz | 10% | 1 | |
| Tugasan | 30% | 3 | |
| Peperiksaan | 60% | 1, 2 | |`);
    expect(nested.assessments.map(({ type, weight }) => [type, ...weight].join(' ')).join('; ')).toBe(
      'Kuiz 10; Tugasan 30; Peperiksaan 60',
    );
  });

  test('hours: not the numbers of what is done, nor the marks of a test, nor what stands behind a tab', async () => {
    const weekly = `| Week | Topic | Lecture | Tutorial |
| 1 | English Law | 2 | 1 |
| 2 | Islamic Law | Cases | Tutorial 6: Art. 121 |`;
    expect(await hoursOf(weekly)).toEqual(['English Law 3', 'Islamic Law -']);
    const withNotes = '| Minggu | Tajuk | Kuliah (jam) | Amali (jam) |\n| 1 | Rehat dan tidur | 2 (dalam talian) | 2 |';
    expect(await hoursOf(`${withNotes}\n| 2 | Jantung | 2 | 2 |`)).toEqual(['Rehat dan tidur 4', 'Jantung 4']);
    const ofMarks =
      '| Topik | C1 | C2 | Jumlah |\n| Rekod digital | 4 | 2 | 6 |\n| Metadata pemuliharaan | 4 | 4 | 8 |';
    expect(await hoursOf(ofMarks)).toEqual(['Rekod digital -', 'Metadata pemuliharaan -']);
    const days = ['1 - 5 Disember 2025', '8 - 12 Disember 2025', '29 Dis 2025 - 2 Jan 2026', '5 - 9 Januari 2026'];
    const dated = days.map((day, n) => `| ${n + 1} | ${day} | Sistem saraf ${n} | ${n + 3} jam |`).join('\n');
    expect(await hoursOf(dated)).toEqual([0, 1, 2, 3].map((n) => `Sistem saraf ${n} ${n + 3}`));
    const tabbed = 'Kandungan\n1.\tPembentukan kubah gambut\t3\n2.\tSifat fizik gambut\t4\n3.\tPengurusan air\t4';
    expect(await hoursOf(tabbed)).toEqual(['Pembentukan kubah gambut -', 'Sifat fizik gambut -', 'Pengurusan air -']);
  });

  test('an examination: the hours beside its form are its duration', async () => {
    const { assessments } = await courseOf(`Pentaksiran
| Komponen | Jenis | Peratus |
| Kerja kursus | Lisan | 30 |
| Kerja kursus | Kajian kes | 40 |
| Peperiksaan akhir | Bertulis (2 jam) | 30 |`);
    expect(assessments).toMatchObject([
      { type: 'Lisan', slt: null, duration: '' },
      { type: 'Kajian kes', slt: null, duration: '' },
      { type: 'Peperiksaan akhir', slt: null, duration: '2 jam' },
    ]);
  });

  test('an assessment: outcomes by codes of the document itself', async () => {
    const { clos, assessments } = await readText(`
| Hasil Pembelajaran Kursus | HP1 Menerangkan teori pembelajaran (C2, PO1)<br>HP2 Menilai program muzium sekolah (C5, PO2) |
| Sinopsis Kandungan Kursus | Kursus ini membincangkan teori, amalan dan isu dalam pendidikan muzium di Malaysia. |

| Tugasan | Hasil Pembelajaran | Wajaran |
| Ulasan artikel | HP1 | 40% |
| Penilaian program | HP2 | 60% |`);
    expect(clos.map(({ number, outcomes: programme }) => [number, ...programme].join(' ')).join('; ')).toBe(
      'HP1 PO1; HP2 PO2',
    );
    expect(assessments.map((one) => one.clos)).toEqual([['HP1'], ['HP2']]);
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

  test('a seminar of sessions: name above the code, outcomes under a heading of its own, assessments by number of outcome', async () => {
    const course = await courseOf(`
# Seminar Diplomasi Maritim
PSD 6133 · 3 kredit · Sarjana Pengajian Strategik
## Apa yang anda boleh buat selepas ini
1. Menghujahkan kedudukan Malaysia dalam persaingan serantau (C5)
2. Menilai secara kritis keberkesanan diplomasi pertahanan (C5)
3. Menghasilkan kertas dasar yang padat untuk pembuat keputusan (C6)
## Perjalanan
### Sesi 1 (4 Mac) – Mengapa laut penting
### Sesi 2 (11 Mac) – Undang-undang laut
## Bagaimana anda dinilai
- • Memo bacaan – 40% (hasil 1); empat helai sepanjang semester.
- • Kertas dasar – 60% (hasil 2 dan 3); tidak lebih 2,000 patah perkataan.`);
    expect([course.courseName, course.credit]).toEqual(['Seminar Diplomasi Maritim', 3]);
    expect(course.clos.map(({ level }) => level)).toEqual(['C5', 'C5', 'C6']);
    expect(course.topics.map(({ title, week }) => [title, week].join(' ')).join('; ')).toBe(
      'Mengapa laut penting ; Undang-undang laut ',
    );
    expect(course.assessments.map(({ type, weight, cloIds }) => [type, weight, ...cloIds].join(' ')).join('; ')).toBe(
      'Memo bacaan 40 clo_1; Kertas dasar 60 clo_2 clo_3',
    );
  });

  test('an assessment whose weight is missing, or in words, is kept without it', async () => {
    const { assessments } = await readText(`
| Bil. | Pentaksiran | Wajaran |
| 1 | Tugasan Mingguan | 15% |
| 2 | Ujian | 25% |
| 3 | Projek Data | dua puluh |
| 4 | Peperiksaan Akhir | |
| Jumlah | | 100% |`);
    expect(assessments.map(({ type, weight }) => [type, ...weight])).toEqual([
      ['Tugasan Mingguan', 15],
      ['Ujian', 25],
      ['Projek Data'],
      ['Peperiksaan Akhir'],
    ]);
  });

  test('an assessment: outcomes below a head that is not said again', async () => {
    const { assessments } = await readText(`${outcomes}
| Pentaksiran Berterusan | % | HPK ditaksir |
| Kuiz | 60 | 1 |
| Pentaksiran Akhir | % | |
| Peperiksaan | 40 | 1, 2 |`);
    expect(assessments.map(({ type, clos }) => [type, ...clos].join(' ')).join('; ')).toBe(
      'Kuiz HPK1; Peperiksaan HPK1 HPK2',
    );
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
    const dated = await readText(`JABATAN PENDIDIKAN POLITEKNIK DAN KOLEJ KOMUNITI
# POLITEKNIK SERI MUARA
| Minggu 1 | (13–17 Okt) | Pengenalan kepada hidraulik |
| Minggu 2 | (20–24 Okt) | Pam dan injap |
| Minggu 3 | Marketing |`);
    expect(dated.institution?.value).toBe('POLITEKNIK SERI MUARA');
    expect(dated.topics.map(({ title, week }) => [week, title].join(' ')).join('; ')).toBe(
      '1 Pengenalan kepada hidraulik; 2 Pam dan injap; 3 Marketing',
    );
    const joined = await readText('FAKULTI PENDIDIKAN UNIVERSITI BISTARI\n# Rangka Kursus');
    expect(joined.institution?.value).toBe('UNIVERSITI BISTARI');
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

/** Forms as institutions print them (`forms.txt`): after `===` the name, then the document, then what is read of it, after `-->`. */
const forms = readFileSync(new URL('forms.txt', import.meta.url), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((form): [name: string, document: string, read: Record<string, string>] => {
    const [told = '', ...read] = form.trim().split('\n--> ');
    const [name = '', ...lines] = told.split('\n');
    return [name, lines.join('\n'), Object.fromEntries(read.map((line) => line.split(/: (.*)/su)))];
  });
test.each(forms)('%s', async (_, text, expected) => {
  const document = documentOf(text);
  const found = await read(document);
  const { code, name, credit, topics } = inShort(found);
  const tasks = nameAndWeight(found).join('; ');
  expect({ code, name, credit: `${credit}`, topics: topics.join('; '), tasks }).toMatchObject(expected);
  const { facts } = courseFromAnswer(found, document, 'kursus.docx', null);
  const isDoubted = ([key, { state }]: [string, { state: string }]) =>
    /^task_\d+(?:\.weight)?$/.test(key) && state !== 'found';
  expect(Object.entries(facts).filter(isDoubted)).toEqual([]);
});

test('a word parted at a line’s end and a row parted by a page’s end are whole again', async () => {
  const { clos } = await readText(`
| HPK | Pernyataan Hasil Pembelajaran | Aras |
| HPK1 | Membina alat pen-<br>taksiran bersama-<br>sama rakan | P4 |
| HPK2 | Mempamerkan | A4 |
| | tanggungjawab terhadap pentaksiran murid | |`);
  expect(clos.map(({ statement }) => statement).join('; ')).toBe(
    'Membina alat pentaksiran bersama-sama rakan; Mempamerkan tanggungjawab terhadap pentaksiran murid',
  );
});

test.each([
  ['Peperiksaan (2 jam)', '2 jam'],
  ['2 jam 30\nminit', '2 jam 30 minit'],
  ['Ujian jam 8', ''],
])('the duration of %j is %j', (text, duration) => {
  expect(durationIn(text)).toBe(duration);
});

const factsOf = async (text: string) => {
  const { assessments, topics } = await readText(text);
  return {
    tasks: assessments.map(({ type, weight }) => [type, ...weight].join(' ')),
    topics: topics.map(({ title, week }) => `${week} ${title}`),
  };
};

describe('Tables in words of their own', () => {
  test('a plan of weeks without a head: its titles, not its dates, holidays, tasks or hours', async () => {
    const { topics } = await factsOf(`# Takwim
| 2/3/2026 - 6/3/2026 | M1 | Sejarah percetakan | 3j |
| 9/3/2026 - 13/3/2026 | M2-M3 | Hari Raya Aidilfitri (20/3)<br>Huruf dan ruang | 5j 30min |
| 30/3/2026 - 3/4/2026 | M4 | Presentation week | 3j |
| 6/4/2026 - 10/4/2026 | M5 | Kuiz 1 | 1j |
| 13/4/2026 - 17/4/2026 | M6 | Grid dan susun atur | 3j |`);
    expect(topics).toEqual(['1 Sejarah percetakan', '2-3 Huruf dan ruang', '6 Grid dan susun atur']);
  });

  test('heads that are not known: shares that make up the whole are weights, sizes no names, and a plan below keeps its weeks', async () => {
    expect(
      await factsOf(`| What | When | Worth | Size |
| Type specimen | W4 | 35% | 12 pages |
| Poster series (pairs) | W9 | 25% | 3 sheets |
| Closing paper | W15 | 40% | 2h 30min |
| All together || 100% ||
Schedule
| 2 - 6 Mac | M1 | Presses and paper | CLO1 |
| 9 - 13 Mac | M2 | Letters and counters | CLO1 |
| 16 - 20 Mac | M3 | Grids on a page | CLO2 |
| 23 - 27 Mac | M4 | Colour separation | CLO2 |`),
    ).toEqual({
      tasks: ['Type specimen 35', 'Poster series (pairs) 25', 'Closing paper 40'],
      topics: ['1 Presses and paper', '2 Letters and counters', '3 Grids on a page', '4 Colour separation'],
    });
  });

  test('a unit beside hours and outcomes is a topic from the first row on', async () => {
    const { topics } = await factsOf(`# Kandungan
| Bil | Modul / Tajuk | Teori | Amali | HPK |
| 1 | Alga dan plankton<br>a) Sampel | 2 jam | 1j | HPK 1 |
| 2 | Penetasan benih | 1½ jam | 6j | HPK 2 |`);
    expect(topics.map((topic) => topic.trim())).toEqual(['Alga dan plankton', 'Penetasan benih']);
  });
});

describe('Particulars', () => {
  test('a line of a page’s head ends where the code begins, and a unit of the content teaches nothing', async () => {
    const head = 'POLITEKNIK SERI DAMAI DET20123 PENDAWAIAN 1\n# KANDUNGAN\n| Unit 1 | Arus dan voltan |';
    const { institution, faculty } = await courseOf(head);
    expect([institution, faculty]).toEqual(['POLITEKNIK SERI DAMAI', '']);
  });

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

  test('an institution is a name, whole, and no words of a sentence; a semester keeps its year', async () => {
    const found = await readText(`# UNIVERSITI SERI LANGKAT MAKLUMAT KURSUS
Pelajar hendaklah merujuk buku peraturan universiti bagi perkara pendaftaran.
| Sasaran | Guru | Nilai kredit | 2 |
| Prasyarat | SSR1013 Sains Sukan | Tempoh: 12 minggu |<|
| Semester / Tahun | Semester 2 / 2026 |<|<|
| CLO | Pernyataan | Aras | Kluster MQF | PO |
| CLO1 | Menganalisis tahap kebimbangan atlet menggunakan | C4 | C2 | PO2 |
|| instrumen yang piawai. ||||`);
    expect(found.institution?.value).toBe('UNIVERSITI SERI LANGKAT');
    expect([found.credit?.value, found.prerequisite?.value]).toEqual([2, 'SSR1013 Sains Sukan']);
    expect(found.semester?.value).toBe('Semester 2 / 2026');
    expect(found.clos).toMatchObject([
      {
        statement: 'Menganalisis tahap kebimbangan atlet menggunakan instrumen yang piawai.',
        level: 'C4',
        outcomes: ['PO2'],
      },
    ]);
    const prose = 'Pelajar hendaklah merujuk buku peraturan universiti bagi perkara pendaftaran.';
    expect((await readText(prose)).institution).toBeNull();
    const campus = '# INSTITUT PERGURUAN SERI INDAH\n# KAMPUS BUKIT LALANG';
    expect((await readText(campus)).institution?.value).toBe('INSTITUT PERGURUAN SERI INDAH KAMPUS BUKIT LALANG');
  });

  test('each holds nothing of another: no short form, ministry, session or second language', async () => {
    const course = await readText(`# JABATAN PENGAJIAN POLITEKNIK DAN KOLEJ KOMUNITI
# KOLEJ SERI LANGKAT (KSL)
| Programme | Two Year Programme (SDS), Science Module, Session 2025/2026 Semester 2 |
| Prasyarat/ko-syarat (jika ada) / Prerequisite | Tiada / None |`);
    expect(course).toMatchObject({
      institution: { value: 'KOLEJ SERI LANGKAT' },
      faculty: null,
      programme: { value: 'Two Year Programme (SDS), Science Module' },
      semester: { value: 'Session 2025/2026 Semester 2' },
      prerequisite: { value: 'Tiada' },
    });
  });
});

describe('Groups of assessments', () => {
  test('a group over its only leaf is left out, its share in a bracket or not; a list below a name is no part of it', async () => {
    const found = await readText(`Pentaksiran
| Bil. | Komponen | HPK | Peratus (%) | Minggu |
| A. Kerja Kursus (60%) | < | < | 60 | |
| 1 | Tugasan 1: Kajian Kes | HPK1 | 30 | M6 |
| 2 | Tugasan 2: Portfolio<br>(i) Rancangan<br>(ii) Pelaksanaan | HPK2 | 15<br>15 | M9<br>M13 |
| B. Peperiksaan Akhir (40%) | < | < | 40 | |
| 3 | Peperiksaan Akhir (2j 30min) | HPK1 | 40 | M16 |
| JUMLAH | < | < | 100 | |`);
    expect(nameAndWeight(found)).toEqual([
      'Tugasan 1: Kajian Kes 30',
      'Tugasan 2: Portfolio 30',
      'Peperiksaan Akhir 40',
    ]);
    expect(found.assessments.map(({ week }) => week)).toEqual(['6', '9, 13', '16']);
  });

  test.each([
    [
      'whose sum is printed wrong hides none of its leaves',
      '| 3 | Final examination | CLO1 | 25 |',
      'Final examination',
      25,
    ],
    ['without leaves is an assessment', '', 'Final Assessment', 30],
  ])('a group %s', async (_, leaf, name, weight) => {
    const found = await read(
      documentOf(`Assessment
| | Assessment | CLO | Percentage (%) |
| Continuous Assessment | < | < | 70 |
| 1 | Clinical logbook | CLO3 | 25 |
| 2 | Case study | CLO2 | 45 |
| Final Assessment | < | < | 30 |
${leaf && `${leaf}\n`}| Total | < | < | 100 |`),
    );
    expect(nameAndWeight(found)).toEqual(['Clinical logbook 25', 'Case study 45', `${name} ${weight}`]);
  });
});

describe('Titles of forms and neighbouring labels', () => {
  test('a year behind a word of the calendar is no code, nor is a sum of money; the title of a form names its semester', async () => {
    const found = await readText(`# RANCANGAN MINGGUAN SEMESTER 1 SESI 2026/2027
Yuran: RM120 seorang
Kursus FASA 2026 dijalankan dalam dewan.`);
    expect([found.code, found.name]).toEqual([null, null]);
    expect(found.semester?.value).toBe('SEMESTER 1 SESI 2026/2027');
  });

  test('a value ends at its cell where a label of its own follows, known or not', async () => {
    const found =
      await readText(`| PRASYARAT | DKP 2143 Asas Penyejukan | TARAF / KELAYAKAN<br>NOSS | MC-091-3:2021 Tahap 3 |
| Faculty Name : FACULTY OF TOURISM | Start Year : 2026 | < | < |`);
    expect(found.prerequisite?.value).toBe('DKP 2143 Asas Penyejukan');
    expect(found.faculty?.value).toBe('FACULTY OF TOURISM');
  });
});

test('outcomes numbered alone beside their English, and the matrix behind the number of its part', async () => {
  const { clos, name } = await readText(`KOLEJ/AKD-02 Page: 1 of 3
# HASIL PEMBELAJARAN KURSUS
| CLO | Bahasa Melayu | English | Aras |
| 1 | Menerangkan tiupan | Explain how glass is blown in a small studio | C2 |
| 2 | Meniup kaca dengan selamat | Blow glass | P4 |

| 8 | Pemetaan CLO-PLO | PLO1 | PLO2 | PLO3 |
|| CLO1 | / |||
|| CLO2 ||| / |`);
  expect(name).toBeNull();
  expect(clos.map(({ statement, outcomes }) => [statement, ...outcomes].join(' ')).join('; ')).toBe(
    'Menerangkan tiupan PLO1; Meniup kaca dengan selamat PLO3',
  );
});

const inOrderOf = (rows: unknown[][]): string => rows.map((row) => row.join(' ')).join('; ');
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

describe('Topics below their heading', () => {
  test.each([
    [
      'SUMMARY OF TOPICS',
      '1.0\tTHE FRONT OFFICE (04 : 02)\n## 1.1 Departments\n2.0\tRESERVATIONS (04 : 06)\n## 2.1 Overbooking',
      ['THE FRONT OFFICE', 'RESERVATIONS'],
    ],
    [
      'Kandungan',
      'Modul 1: Susu (1½ jam)\n- Jenis susu\nModul 2: Rennet (asas) (2j)\n- Ricotta\nModul 3: Keju (4j 30min)',
      ['Susu', 'Rennet (asas)', 'Keju'],
    ],
  ])('%s: titles without their hours, what is marked below them is theirs', async (heading, lines, titles) => {
    const { topics } = await readText(`# ${heading}\n${lines}`);
    expect(topics.map(({ title }) => title)).toEqual(titles);
    expect(topics[0]?.subtopics).toHaveLength(1);
  });
});
