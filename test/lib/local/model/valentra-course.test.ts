import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { coursePrompt, type CourseAnswer } from '../../../../lambdas/valentra/prompts/course.ts';
import { answer } from '../../../../lib/local/model/index.ts';
import type { PageText } from '../../../../shared/evidence.ts';
import { page, pagesOf, requestFor } from './course.ts';

const fixtures = readdirSync(new URL('./fixtures', import.meta.url))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replace('.txt', ''));

const read = async (pages: PageText[]): Promise<CourseAnswer> =>
  coursePrompt.schema.parse((await answer(requestFor(pages, coursePrompt.id))).value);

const head = ['Kod Kursus: SDPS3013', 'Nama Kursus: Sains Data Pendidikan', 'Kredit: 3'];
const outcomes = (code: string) => [
  `${code}1: Menerangkan konsep sains data dalam pendidikan`,
  `${code}2: Menganalisis data murid menggunakan perisian`,
];
const names = ['Pengenalan kepada sains data', 'Etika data murid', 'Projek data kelas'];
const topicsOf = ({ topics }: CourseAnswer) => topics.map(({ title, week, hours }) => [title, week, hours]);
const tiesOf = ({ clos, assessments }: CourseAnswer) => [
  clos.map(({ code }) => code),
  assessments.map(({ clo }) => clo),
];

const readLines = (...lines: string[]) => read(page(...head, ...lines));

describe('A course document', () => {
  test.each<[string, string[], [string, string, number | null][]]>([
    [
      'bulleted weeks',
      names.map((name, i) => `• Minggu ${i + 1}: ${name}`),
      names.map((name, i) => [name, `${i + 1}`, null]),
    ],
    [
      'numbered weeks',
      names.map((name, i) => `${i + 1}. Week ${i + 1}: ${name}`),
      names.map((name, i) => [name, `${i + 1}`, null]),
    ],
    [
      'weeks with hours',
      names.map((name, i) => `Minggu ${i + 1}: ${name} (3 jam)`),
      names.map((name, i) => [name, `${i + 1}`, 3]),
    ],
    ['two weeks for one', [`Minggu 3 dan 4 - ${names[0]}`], [[names[0] ?? '', '3dan4', null]]],
    ['names whose bullets are not printed', names, names.map((name) => [name, '', null])],
  ])('lists its topics as %s', async (_, lines, expected) => {
    expect(topicsOf(await readLines('Isi Kandungan Kursus', ...lines, 'Pentaksiran', 'Kuiz 100%'))).toEqual(expected);
  });

  test('takes no sentence of prose below the title of the contents for a topic', async () => {
    const prose = ['Kursus ini membincangkan data.', 'Pelajar membuat projek.', 'Data dikumpul di sekolah.'];
    expect(topicsOf(await readLines('Kandungan', ...prose, 'Pentaksiran'))).toEqual([]);
  });

  test.each([
    ['beside a weight in brackets', (a: string, b: string) => [`Kuiz (40%) - ${a}`, `Projek (60%) - ${a}, ${b}`]],
    ['in brackets behind a weight', (a: string, b: string) => [`1. Kuiz: 40% (${a})`, `2. Projek: 60% (${a}, ${b})`]],
    [
      'in a column',
      (a: string, b: string) => [
        '| Tugasan | Objektif | Wajaran |',
        `| Kuiz | ${a} | 40% |`,
        `| Projek | ${a}, ${b} | 60% |`,
      ],
    ],
  ])('ties its assessments to the outcomes named %s', async (_, lines) => {
    expect(
      tiesOf(await readLines('Hasil Pembelajaran', ...outcomes('HPK'), 'Pentaksiran', ...lines('HPK1', 'HPK2'))),
    ).toEqual([
      ['HPK1', 'HPK2'],
      [['HPK1'], ['HPK1', 'HPK2']],
    ]);
    expect(
      tiesOf(await readLines('Objektif Pembelajaran', ...outcomes('OP'), 'Pentaksiran', ...lines('OP1', 'OP2'))),
    ).toEqual([
      ['OP1', 'OP2'],
      [['OP1'], ['OP1', 'OP2']],
    ]);
  });

  test('ties assessments of a line that weighs several to nothing it does not say', async () => {
    const { assessments } = await readLines(...outcomes('HPK'), 'Pentaksiran', 'Kuiz (40%), Projek (60%) HPK1');
    expect(assessments.map(({ clo }) => clo)).toEqual([[], []]);
  });

  test.each([
    ['coded', outcomes('OP')],
    ['in a table', ['| Kod | Objektif |', ...outcomes('OP').map((line) => `| ${line.replace(':', ' |')} |`)]],
    ['numbered', outcomes('OP').map((line, i) => line.replace(/^OP\d:/, `${i + 1}.`))],
  ])('takes its objectives (%s) for outcomes only where it states no outcomes', async (_, objectives) => {
    const own = ['Merancang projek data yang beretika', 'Membentangkan projek data di sekolah'];
    const stated = own.map((text, i) => `HPK${i + 1}: ${text}`);
    const both = await readLines('Objektif Kursus', ...objectives, 'Hasil Pembelajaran', ...stated);
    expect(both.clos.map(({ statement }) => statement)).toEqual(own);
    const alone = await readLines('Objektif Pembelajaran', ...objectives, 'Pentaksiran');
    expect(alone.clos.map(({ statement }) => statement)).toEqual(outcomes('').map((text) => text.slice(3)));
  });

  test.each(fixtures)('ties topics and assessments to outcomes it has: %s', async (name) => {
    const { clos, topics, assessments } = await read(pagesOf(name));
    const codes = clos.map(({ code }) => code);
    for (const { clo } of [...topics, ...assessments]) expect(codes).toEqual(expect.arrayContaining(clo));
  });
});

describe('Hours', () => {
  test('are a topic’s own, the sum of what the columns give where none of them is the total', async () => {
    const { topics } = await read(
      page(
        '| Minggu | Tajuk | Kuliah (jam) | Tutorial (jam) |',
        '| 1 | Sifat cahaya | 2 | 1 |',
        '| 2 | Kanta cembung | 4 | 2 |',
      ),
    );
    expect(topics.map(({ title, hours }) => [title, hours])).toEqual([
      ['Sifat cahaya', 3],
      ['Kanta cembung', 6],
    ]);
  });

  test('are those of the column of totals where there is one', async () => {
    const { topics } = await read(
      page(
        '| Minggu | Tajuk | K | T | Jumlah |',
        '| 1 | Sifat cahaya | 2 | 1 | 7 |',
        '| 2 | Kanta cembung | 4 | 2 | 12.5 |',
      ),
    );
    expect(topics.map(({ hours }) => hours)).toEqual([7, 12.5]);
  });

  test('are unknown where the document gives none', async () => {
    const { topics } = await read(
      page('| Minggu | Tajuk | CLO |', '| 1 | Sifat cahaya | CLO1 |', '| 2 | Kanta | CLO1 |'),
    );
    expect(topics.map(({ hours }) => hours)).toEqual([null, null]);
  });
});

describe('The duration of a test', () => {
  test.each([
    ['| Peperiksaan Akhir | 40% | Tempoh: 2 jam |', '2 jam'],
    ['Ujian bertulis (90 minit) diadakan pada minggu ke-14.', '90 minit'],
    ['Final examination: duration 2 hours 30 minutes', '2 hours 30 minutes'],
    ['Kuliah 2 jam seminggu', ''],
    ['Peperiksaan Akhir 40%', ''],
  ])('%s -> %s', async (line, duration) => {
    expect((await read(page(line))).duration).toBe(duration);
  });
});

const cloOf = async (...lines: string[]) =>
  (await read(page(...lines))).assessments.map(({ type, clo }) => [type, clo.join(' ')]);

describe('The outcomes of an assessment', () => {
  const weights = ['| Pentaksiran | Pemberat (%) |', '| Kuiz | 20 |', '| Projek Hijau | 80 |'];

  test('are those whose row ticks its column', async () => {
    const matrix = [
      '| HPK | Hasil Pembelajaran Kursus | Domain | Kuiz | Projek Hijau |',
      '| HPK1 | Menerangkan konsep kelestarian alam. | C2 | / | |',
      '| HPK2 | Merancang projek hijau di sekolah. | C6 | 5 | 75% |',
      '',
    ];
    expect(await cloOf(...matrix, ...weights)).toEqual([
      ['Kuiz', 'HPK1 HPK2'],
      ['Projek Hijau', 'HPK2'],
    ]);
  });

  test('are those beside which it stands as a method', async () => {
    const methods = [
      '| HPK | Hasil Pembelajaran Kursus | Domain | Kaedah Pentaksiran |',
      '| HPK1 | Menerangkan konsep kelestarian alam. | C2 | Kuiz, Projek Hijau |',
      '| HPK2 | Merancang projek hijau di sekolah. | C6 | Projek Hijau |',
      '',
    ];
    expect(await cloOf(...methods, ...weights)).toEqual([
      ['Kuiz', 'HPK1'],
      ['Projek Hijau', 'HPK1 HPK2'],
    ]);
  });

  test('are unknown where no table ties them', async () => {
    expect(await cloOf(...weights)).toEqual([
      ['Kuiz', ''],
      ['Projek Hijau', ''],
    ]);
  });
});

test('a number of a table means the outcome of that number', async () => {
  const { topics } = await read(
    page(
      '| HPK | Hasil Pembelajaran | Aras |',
      '| HPK1 | Menerangkan sifat cahaya dan kanta. | C2 |',
      '| HPK2 | Mengendalikan radas optik secara selamat. | P4, A3 |',
      '',
      '| Minggu | Tajuk | HPK |',
      '| 1 | Sifat cahaya | 1 |',
      '| 2 | Radas optik | 2, 5 |',
    ),
  );
  expect(topics.map(({ clo }) => clo)).toEqual([['HPK1'], ['HPK2']]);
});

test('a document without text gives an answer without facts', async () => {
  expect(await read(page(''))).toEqual({
    code: null,
    name: null,
    creditValue: null,
    duration: '',
    clos: [],
    topics: [],
    assessments: [],
  });
});

test('a document of two hundred pages is read within seconds', async () => {
  const pages = Array.from({ length: 200 }, (_, index) => ({
    number: index + 1,
    text: [
      '| Minggu | Tajuk | Jam |',
      ...Array.from({ length: 40 }, (__, row) => `| ${row} | Perkara ke-${index} bahagian ${row} | 2 |`),
    ].join('\n'),
  }));
  const started = process.cpuUsage();
  expect((await read(pages)).topics).toHaveLength(120);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10);
});
