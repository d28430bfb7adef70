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

  test.each([
    [
      'items beside their totals, under one head',
      `| Component | Assessment Task | Percentage (%) | < |
| ^ | ^ | Item | Total |
| Continuous Assessment (60%) | Quiz | 20 | 20 |
| ^ | Test | | 40 |
| ^ | Test 1 | 15 | ^ |
| ^ | Test 2 | 25 | ^ |
| Final Assessment (40%) | Final Examination | 40 | 40 |
| TOTAL | < | < | 100 |`,
      ['Quiz 20', 'Test 1 15', 'Test 2 25', 'Final Examination 40'],
    ],
    [
      'rows without a head, by Roman numbers',
      '| Kerja kursus |<|| 60% |\n| (i) | Kuiz | HPK1 | 20% |\n| (ii) | Projek | HPK2 | 40% |\n| Peperiksaan Akhir |<| HPK1,<br>HPK2 | 40% |',
      ['Kuiz 20', 'Projek 40', 'Peperiksaan Akhir 40'],
    ],
    [
      'shares of outcomes beside their total',
      `| Komponen | Jenis Pentaksiran | Pemberat mengikut CLO |<| Jumlah |
|^|^| CLO1 | CLO2 |^|
| Pentaksiran Berterusan (PB) 60% | Kuiz | 20% | - | 20% |
|^| Projek | - | 40% | 40% |
| Pentaksiran Akhir (PA) 40% | Peperiksaan Akhir | 15% | 25% | 40% |`,
      ['Kuiz 20', 'Projek 40', 'Peperiksaan Akhir 40'],
    ],
    [
      'a column of methods beside that of their outcomes',
      '| Bil. | Kaedah | Wajaran | HPK yang ditaksir |\n| 1 | Ujian | 40% | HPK1 dan HPK2 |\n| 2 | Projek | 60% | HPK2 |',
      ['Ujian 40', 'Projek 60'],
    ],
    [
      'groups that a form would call a label',
      `| Kumpulan | Komponen | HPK | % |
| Universiti | Penyeliaan Pertama | HPK1 | 20% |
|^| Penyeliaan Kedua | HPK2 | 30% |
| Sekolah | Portfolio | HPK2 | 50% |`,
      ['Penyeliaan Pertama 20', 'Penyeliaan Kedua 30', 'Portfolio 50'],
    ],
    [
      'items with what each is behind a dash',
      '- • Tugasan (60%) – esei dan rancangan aktiviti, 2,500 patah perkataan\n- • Peperiksaan Akhir (40%) – dua jam',
      ['Tugasan 60', 'Peperiksaan Akhir 40'],
    ],
    [
      'rows with weight, outcome and week in one cell',
      '| A1: Portfolio (Individual) | 40% - HPK1 - due week 7 |\n| A2: Audit bunyi | 60% - HPK2 - due week 11 |',
      ['A1: Portfolio 40', 'A2: Audit bunyi 60'],
    ],
    [
      'a plan with examinations among its matter',
      `| Pertemuan | Materi | Metode | Penilaian | Bobot |
| 1 | Getaran | - | Tugas 1 | 40% |
| 8 | UTS | - | Tes tertulis | 60% |`,
      ['Tugas 1 40', 'UTS 60'],
    ],
    [
      'a line below each name',
      'Quizzes\nWeight: 40% | CLO1 | Week 3\nData Audit\nWeight: 60% | CLO1, CLO2 | Due Week 7',
      ['Quizzes 40', 'Data Audit 60'],
    ],
  ])('assessments in %s', async (_, told, expected) => {
    const { assessments, facts } = await courseOf(`${outcomes}\nPentaksiran\n${told}`);
    expect(assessments.map(({ type, weight }) => `${type} ${weight}`)).toEqual(expected);
    const unconfirmed = Object.entries(facts).filter(
      ([key, { state }]) => /^task_\d+(?:\.weight)?$/.test(key) && state !== 'found',
    );
    expect(unconfirmed).toEqual([]);
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

test.each<[string, string, Partial<Truth>]>([
  [
    'a code in brackets or with its units leaves a whole name',
    'Kursus: Seni Khat (KSI 2043)\nUnits: 3',
    { code: 'KSI 2043', name: 'Seni Khat', credit: 3 },
  ],
  [
    'a sentence and a row that give the examination once more',
    `
# ASSESSMENT:
The assessment consists of i. Continuous Assessment (CA) – 60% and ii. Final Examination (FE) – 40%
| Assessment | CLO | Percentage |
| Quiz | CLO1 | 20% |
| Lab Exercise | CLO2 | 40% |
| TOTAL |<| 60% |

| FINAL EXAMINATION (FE) | 40% |`,
    {
      assessments: [
        ['Quiz', 20],
        ['Lab Exercise', 40],
        ['Final Examination (FE)', 40],
      ],
    },
  ],
  [
    'short codes of assessments, named by their legend',
    `
| Jenis Pentaksiran | HPK | Wajaran (%) |
| PK | HPK1 | 60 |
| PF | HPK2 | 40 |
K – Kuiz; PK – Projek Kumpulan; PF – Portfolio`,
    {
      assessments: [
        ['Projek Kumpulan', 60],
        ['Portfolio', 40],
      ],
    },
  ],
  [
    'methods that are weighed',
    `
| LO | Method | % |
| 1 | Quizzes | 20 |
| 1, 2 | Final examination | 80 |
| | Total | 100 |`,
    {
      assessments: [
        ['Quizzes', 20],
        ['Final examination', 80],
      ],
    },
  ],
  [
    'lectures and tutorials that head the topics, a week without class',
    `
| Minggu<br>Week | Kuliah/Tutorial<br>Lecture/Tutorial Topic | Rujukan<br>References |
| 1 | Bahasa dan gender | Asmah (2008) |
| 2 | King’s Birthday – no class | |
| 3 | Hari Wesak – tiada kuliah | |
| 4 | Sikap bahasa | Asmah (2008) |`,
    { topics: ['Bahasa dan gender', 'Sikap bahasa'] },
  ],
  [
    'lectures that head a numbered list of the content',
    `
## KANDUNGAN KURSUS
| KULIAH |<| JAM PEMBELAJARAN BERSEMUKA |
| 1. | Hubungan air dan tumbuhan<br>- Konsep | 4 |
| 2. | Nutrisi mineral<br>- Konsep | 4 |
| Jumlah |<| 8 |`,
    { topics: ['Hubungan air dan tumbuhan', 'Nutrisi mineral'] },
  ],
  [
    'two numbered topics in one week',
    `
| Minggu | Tajuk |
| 1 | 1. Teater dan murid<br>Main peranan<br>2. Cerita rakyat<br>Cerita jenaka |
| 2 | 3. Teknik adaptasi |
| 15 | Ujian Amali Akhir |`,
    { topics: ['Teater dan murid', 'Cerita rakyat', 'Teknik adaptasi'] },
  ],
  [
    'lists in cells beside their labels',
    `
| 1. Kursus | Bunyi dan Getaran (SBT2044), 4 kredit |
| 2. Penilaian | Kerja kursus (60%)<br>- Kuiz (10%)<br>- Projek (50%)<br>Peperiksaan akhir (40%) |
| 3. Kandungan | Minggu 1-2: Getaran<br>Minggu 3: Cuti pertengahan semester<br>Minggu 4-6: Akustik bilik |`,
    {
      name: 'Bunyi dan Getaran',
      assessments: [
        ['Kuiz', 10],
        ['Projek', 50],
        ['Peperiksaan akhir', 40],
      ],
      topics: ['Getaran', 'Akustik bilik'],
    },
  ],
  [
    'a page of a course online: days over what is taught, what is done below it with its weight',
    `
# 15 September - 21 September
## Tingkah laku pengguna
- • Kuiz 1 (20%)
# 22 September - 28 September
Cuti pertengahan semester
# 29 September - 5 October
Pemasaran media sosial
- • Projek: Audit media sosial (80%) - hantar sebelum 19 October, 11:59 PM`,
    {
      topics: ['Tingkah laku pengguna', 'Pemasaran media sosial'],
      assessments: [
        ['Kuiz 1', 20],
        ['Projek: Audit media sosial', 80],
      ],
    },
  ],
  [
    'a title that a PDF wraps beside its details, a colon in a column of its own',
    `
--- muka surat 1 ---
| Kredit | : | 3 unit |

| Minggu | Tajuk | Perincian |
| 1 | Sejarah perkembangan sastera kanak-kanak | Zaman tradisi lisan |
| 2 | Sastera dalam PdP<br>Bahasa Melayu | Seni Bahasa |`,
    { credit: 3, topics: ['Sejarah perkembangan sastera kanak-kanak', 'Sastera dalam PdP Bahasa Melayu'] },
  ],
  [
    'titles that a PDF wraps below a head in two languages',
    `
--- muka surat 1 ---
| Bil. | Tajuk / Topic | LO | Kuliah |
| 1 | Konsep<br>Penternakan<br>Lebah | LO1 | 3j |
| 2 | Penyakit<br>dan Musuh | LO1 | 2j |
| 3 | Pemasaran<br>On Line | LO2 | 4j |`,
    { topics: ['Konsep Penternakan Lebah', 'Penyakit dan Musuh', 'Pemasaran On Line'] },
  ],
  [
    'subtopics that a page end has parted from their topic',
    `
| Topik | Jam |
| 8.0 Risiko | 3 |
| 8.1 Incoterms<br>8.2 Mitigasi | |
| 9.0 Prestasi | 3 |`,
    { topics: ['Risiko', 'Prestasi'] },
  ],
  [
    'units with a title, and what each has beside it',
    `
| Unit | Title | Date | Hours |
| Unit 1 | Greetings Old and New | 6 – 17 Oct | 4 |
| Unit 2 | My Family | 20 – 31 Oct | 4 |`,
    { topics: ['Greetings Old and New', 'My Family'] },
  ],
  [
    'titles merged over their content',
    `
| Aktiviti Kerja (WA) |<| Kandungan | Minggu | Jam |
| No. | Tajuk |^|^|^|
| WA1 | Menyediakan Pelan | Baca lukisan | M1-M2 | 24 |
|^|^| senarai bahan |^|^|
| WA2 | Memasang Unit | Paip saliran | M3-M4 | 28 |
|^|^| pendawaian |^|^|
| K = Kuliah, A = Amali |<|<|<|<|`,
    { topics: ['Menyediakan Pelan', 'Memasang Unit'] },
  ],
  [
    'units in their weeks, not the activities of each',
    `
| Unit | Unit Kompetensi | Aktiviti Kerja | Teori (jam) |
| U1 | Keselamatan | 1.1 Pasang mesin | 4 |
| ^ | ^ | 1.2 Periksa alat | ^ |
| U2 | Tafsiran lukisan | 2.1 Baca lukisan | 8 |

| Minggu | Unit Kompetensi |
${['Keselamatan', 'Tafsiran lukisan', 'Penyediaan sambungan', 'Kimpalan paip', 'Pemeriksaan kimpalan'].map((unit, n) => `| ${n + 1} | U${n + 1} ${unit} |`).join('\n')}`,
    { topics: ['Keselamatan', 'Tafsiran lukisan', 'Penyediaan sambungan', 'Kimpalan paip', 'Pemeriksaan kimpalan'] },
  ],
])('%s', async (_, document, expected) => {
  expect(inShort(await readText(document))).toMatchObject(expected);
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

  test.each([
    [
      'a share of the hours is no weight',
      `| Penilaian Berterusan | Peratus (%) | Jam | Jumlah SLT | Jumlah (%) |
| Kuiz | 20 | 3 | 3 | 2.5% |
| Projek | 30 + 10 | 9 | 9 | 7.5% |
| Penilaian Akhir | Peratus (%) | Jam | Jumlah SLT | Jumlah (%) |
| Peperiksaan | 40 | 8 | 8 | 6.7% |`,
      ['Kuiz 20', 'Projek 40', 'Peperiksaan 40'],
    ],
    [
      'a total of two columns is the weight, and those who give the marks are no tasks',
      `| Komponen | Pemberat (%) |<| Jumlah |
|^| Mentor | Pensyarah |^|
| Pengajaran | 30 | 20 | 50 |
| Jurnal | - | 50 | 50 |
| Jumlah | 30 | 70 | 100 |`,
      ['Pengajaran 50', 'Jurnal 50'],
    ],
    [
      'parts of a weight under one head, the middle sum left out',
      `| Component | Assessment Task | Weightage (%) |<| CLO |
|^|^| Theory | Practical |^|
| Continuous Assessment (CA) | Quiz (2) | 10 | - | CLO 1 |
|^| Field Report | 5 | 15 (10+5) | CLO 2 |
|^| Mapping | - | 30 | CLO 2 |
| Total CA |<| 15 | 45 | |
| Final Examination |<| 40 | | CLO 1 |
| TOTAL |<| 100 |<| |`,
      ['Quiz (2) 10', 'Field Report 20', 'Mapping 30', 'Final Examination 40'],
    ],
    [
      'how many, the share of each and of all, below a row that shows how it is filled in',
      `| Assessment | Qty | % each | % total | CLO |
| Example: Lab report | 4 | 5 | 20 | CLO2 |
| Test | 2 | 15 | 30 | CLO1 |
| Studio Project | 1 | 30 | 30 | CLO2 |
| Total Coursework ||| 60 ||
| Final Exam | 1 | 40 | 40 | CLO1 |`,
      ['Test 30', 'Studio Project 30', 'Final Exam 40'],
    ],
    [
      'parts of the whole as heads, the second within the table',
      `| Berterusan / Continuous | % | CO |
| Portfolio / Portfolio | 35 | CO 1 |
| Lakonan / Role play | 25 | CO 2 |
| Subjumlah / Subtotal | 60 | |
| Akhir / Final | % | CO |
| Peperiksaan Akhir / Final Examination | 40 | CO 1 |`,
      ['Portfolio 35', 'Lakonan 25', 'Peperiksaan Akhir 40'],
    ],
    [
      'the title behind its group, and shares by letters',
      `| Komponen | Perincian | Markah (%) | CLO |
| Kerja Kursus | Ujian (60 minit) | T 20% ¦ A 0% | CLO1 |
|^| Bengkel Batik | T 10% ¦ A 30% | CLO2 |
| Peperiksaan | Peperiksaan Akhir | T 40% ¦ A 0% | CLO1 |
| A + B | < | 100 | |`,
      ['Ujian 20', 'Bengkel Batik 40', 'Peperiksaan Akhir 40'],
    ],
    [
      'lines with a weight in two parts',
      `# Pemarkahan
Ujian topikal : 10% + 15%
Kajian kes : 35%
Peperiksaan akhir : 40% (2 jam)`,
      ['Ujian topikal 25', 'Kajian kes 35', 'Peperiksaan akhir 40'],
    ],
    [
      'items that add up to less than the whole, below a sentence that adds them up',
      `# Cara dinilai
Penilaian berterusan menyumbang 65% dan ujian akhir 30%.
- • 2 kuiz (20%), minggu 4 dan 8
- • Lawatan (45%), minggu 6
- • Ujian akhir (30%), 1½ jam`,
      ['Kuiz 20', 'Lawatan 45', 'Ujian akhir 30'],
    ],
  ])('%s', async (_, text, tasks) => {
    expect((await factsOf(text)).tasks).toEqual(tasks);
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

const nameAndWeight = ({ assessments }: CourseAnswer) =>
  assessments.map(({ type, weight }) => [type, ...weight].join(' '));

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

describe('Rows and cells by their class', () => {
  const outcomes = '| CLO1 | Explain what sound is (C2) |\n| CLO2 | Build a small speaker (P4) |';
  const keyed =
    '# Hasil Pembelajaran\n| HP1 | Menerangkan bunyi (PA). | (C2) |\n| HP2 | Membina pembesar suara. | (P4) |';

  test('tasks: weights in the heads of a matrix, over tables of their own, or in lists below their group', async () => {
    const inHeads = await courseOf(`${outcomes}\n
| CLO | Continuous Assessment |<|
|^| Quiz (40%) | Practical Work (60%) |
| CLO1 | √ ||
| CLO2 || √ |
Week 4: Practical Work 1 begins`);
    const overTables = await courseOf(`${outcomes}
Assessment 1: Report (30%)
| Week | 6 |
Assessment 2: Test (70%)
| Week | 11 |
Late work loses 10% a day.`);
    const inLists = await courseOf(`${keyed}\n# Penilaian
|| Komponen | Wajaran | HP dinilai | Minggu |
| A. | Berterusan<br>Kuiz<br>Projek | 70%<br>20%<br>50% | HP1<br>HP2 | 4<br>- |
| B. | Peperiksaan Akhir<br>Jumlah | 30%<br>100% | HP1, HP2 | - |`);
    const tasksOf = ({ assessments }: Course): string =>
      inOrderOf(assessments.map(({ type, weight, week, cloIds }) => [type, weight, week, ...cloIds]));
    expect([inHeads, overTables, inLists].map(tasksOf)).toEqual([
      'Quiz 40  clo_1; Practical Work 60  clo_2',
      'Assessment 1: Report 30 ; Assessment 2: Test 70 ',
      'Kuiz 20 4 clo_1; Projek 50  clo_2; Peperiksaan Akhir 30  clo_1 clo_2',
    ]);
    expect(inHeads.facts['task_2']?.state).toBe('found');
    expect(inOrderOf(inLists.clos.map(({ cloNumber, cloStatement }) => [cloNumber, cloStatement]))).toBe(
      'HP1 Menerangkan bunyi (PA).; HP2 Membina pembesar suara.',
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

  test('an institution beside its faculty on one line, a faculty over its English', async () => {
    const { institution, faculty } = await courseOf(
      `Meranti International College School of Business Doc. No.: M-07\n| Kod kursus | ABC1234 |\n${outcomes}`,
    );
    expect([institution, faculty]).toEqual(['Meranti International College', 'School of Business']);
  });
});
