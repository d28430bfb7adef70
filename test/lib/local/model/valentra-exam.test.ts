import { describe, expect, test } from '@jest/globals';
import { examPrompts, lookPrompt } from '../../../../lambdas/valentra/prompts/exam.ts';
import { checkedQuestions } from '../../../../shared/valentra/items/flags.ts';
import { cognitiveLevels, type ExamQuestion } from '../../../../shared/valentra/schemas.ts';
import { malformed, textsOf } from './asking.ts';
import {
  askedOf,
  courses,
  english,
  examOf,
  planOf,
  shown,
  single,
  usual,
  withoutTopics,
  type CourseData,
  type PlanRow,
} from './valentra-courses.ts';

const levels = [undefined, ...cognitiveLevels];
/** Fifty questions of every level and of each alone, by turns on five topics and on one. */
const plansOf = (course: CourseData): PlanRow[][] =>
  levels.map((level, n) => planOf(course, 50, level, n % 2 === 0 ? undefined : 1));

const sum = (marks: readonly { marks: number }[]): number => marks.reduce((all, part) => all + part.marks, 0);

const paperOf = async (course: CourseData, plan: readonly PlanRow[]) => ({
  choices: await examOf(examPrompts['aneka-pilihan'], course, plan),
  parted: await examOf(examPrompts.struktur, course, plan),
  essays: await examOf(examPrompts['esei-pendek'], course, plan),
});

/** Courses may name their matters alike. */
const faultsIn = (paper: readonly ExamQuestion[]) =>
  checkedQuestions(paper).flatMap(({ stem, flags }) =>
    flags.flatMap(({ code, message }) => (code === 'similar_stem' ? [] : [[stem, message]])),
  );

describe.each(courses)('An exam of %s', (_, course) => {
  test('has different questions, each about its own topic', async () => {
    for (const plan of plansOf(course))
      for (const items of Object.values(await paperOf(course, plan))) {
        expect(new Set(items.map(({ stem }) => stem)).size).toBe(items.length);
        for (const item of items) {
          const row = plan.find(({ number }) => number === item.number);
          const topic = course.topics.find(({ title }) => title === row?.topic);
          const own = [topic?.title ?? '', ...(topic?.subtopics ?? [])].map((text) =>
            text.replace(/["“”]/g, '’').slice(0, 60),
          );
          expect(own.some((text) => text !== '' && JSON.stringify(item).includes(text))).toBe(true);
        }
      }
  });

  test('is answered by a reader who is not told the key', async () => {
    for (const plan of plansOf(course)) {
      const items = (await examOf(examPrompts['aneka-pilihan'], course, plan)).map(shown);
      const { items: looks } = await askedOf(lookPrompt, course, { soalan: items.map(({ question }) => question) });
      expect(looks.map(({ answer, alsoRight }) => [answer, alsoRight])).toEqual(items.map(({ key }) => [key, []]));
    }
  });

  test('gives the marks of the plan, in parts and in schemes', async () => {
    const plan = planOf(course, 48);
    const { parted, essays } = await paperOf(course, plan);
    const marksOf = (number: number) => plan.find((row) => row.number === number)?.marks;
    for (const { number, parts } of parted) expect(sum(parts)).toBe(marksOf(number));
    for (const { number, scheme } of essays) expect(sum(scheme)).toBe(marksOf(number));
  });

  test('is well-formed Malaysian Malay in which code finds no fault', async () => {
    const plan = planOf(course, 50);
    const { choices, parted, essays } = await paperOf(course, plan);
    const nothing = { flags: [], look: null, sources: [] };
    const rowOf = (number: number) => ({ ...(plan[number - 1] as PlanRow), ...nothing });
    const papers: ExamQuestion[][] = [
      choices.map((item) => {
        const { question: asks, key = 'A' } = shown(item);
        return { ...rowOf(item.number), ...asks, explanation: item.explanation, kind: 'aneka-pilihan', answer: key };
      }),
      parted.map(({ parts, ...item }) => {
        const labelled = parts.map((part, i) => ({ ...part, label: `(${i + 1})` }));
        return { ...rowOf(item.number), ...item, kind: 'struktur', parts: labelled };
      }),
      essays.map((item) => ({ ...rowOf(item.number), kind: 'esei-pendek', ...item })),
    ];
    for (const paper of papers) expect(faultsIn(paper)).toEqual([]);
    for (const { text } of textsOf([choices, parted, essays])) {
      expect(text).not.toMatch(malformed);
      expect(text).toMatch(/^[\p{Lu}“\d]/u);
    }
  });
});

test('An English paper is in English', async () => {
  const malay = /\b(?:yang|dalam|topik|kursus|manakah|dan|ialah|soalan)\b/iu;
  expect(textsOf(await paperOf(english, planOf(english, 20))).filter(({ text }) => malay.test(text))).toEqual([]);
});

test('A course without topics is asked nothing', async () => {
  expect(await paperOf(withoutTopics, planOf(withoutTopics, 5))).toEqual({ choices: [], parted: [], essays: [] });
});

// At C6 there is one way to ask, so once a subtopic.
test.each(cognitiveLevels.filter((level) => level !== 'C6'))(
  'Two questions of %s on each topic are written where each topic has one subtopic',
  async (level) => {
    const items = await examOf(examPrompts['aneka-pilihan'], single, planOf(single, 10, level));
    expect(items).toHaveLength(10);
  },
);

test('What notes define is asked from them, and they are named', async () => {
  const text =
    'Literasi ialah keupayaan membaca teks media. Morfologi ialah ilmu tentang pembentukan kata. Sintaksis ialah ilmu tentang binaan ayat. Semantik ialah ilmu tentang makna kata. Ini ialah contoh yang panjang sekali.';
  const petikan = [
    { at: '0:7.1', place: '', text: 'Konsep' },
    { at: '1:4', place: 'Bahagian "Konsep Literasi Media"', text },
  ];
  const pelan = planOf(usual, 2, 'C1', 1).map((row) => ({ ...row, petikan: petikan.map(({ at }) => at) }));
  const { items } = await askedOf(examPrompts['aneka-pilihan'], usual, { petikan, pelan, lain: [] });
  expect(items[0]).toMatchObject({
    stem: 'Namakan istilah yang bermaksud “keupayaan membaca teks media”.',
    answer: 'Literasi',
    cites: ['1:4'],
  });
  expect(items[0]?.distractors.toSorted()).toEqual(['Morfologi', 'Semantik', 'Sintaksis']);
});

const question = (stem: string, ...texts: [string, string, string, string]) => ({
  number: 1,
  stem,
  options: (['A', 'B', 'C', 'D'] as const).map((key, index) => ({ key, text: texts[index] ?? '' })),
});

describe('The second reader', () => {
  const part = 'sebahagian daripada “Analisis Kandungan Media”?';
  test.each<[string, string, [string, string, string, string], object]>([
    [
      'knows which topic holds a subtopic, in another’s words',
      '“Berita palsu” dipelajari dalam topik yang manakah?',
      ['Bahasa dan Teks Media', 'Analisis Kandungan Media', 'Penilaian Maklumat', 'Konsep Literasi Media'],
      { answer: 'C' },
    ],
    [
      'reads BUKAN as asking for the one that does not belong',
      `Yang manakah BUKAN ${part}`,
      ['Semiotik', 'Papan cerita', 'Representasi', 'Pemilihan bahan'],
      { answer: 'B' },
    ],
    [
      'names both where two options are right',
      `Yang manakah ${part}`,
      ['Semiotik', 'Papan cerita', 'Representasi', 'Berita palsu'],
      { answer: 'A', alsoRight: ['C'] },
    ],
    [
      'names none where none is right',
      `Yang manakah ${part}`,
      ['Berita palsu', 'Papan cerita', 'Etika penerbitan', 'Semantik'],
      { answer: null },
    ],
  ])('%s', async (_, stem, options, expected) => {
    const { items } = await askedOf(lookPrompt, usual, { soalan: [question(stem, ...options)] });
    expect(items[0]).toMatchObject(expected);
  });

  test('says that it does not judge what the course does not decide', async () => {
    const pairs = [
      '“Metafora” ialah “perbandingan” dan “simile” ialah “seperti”',
      '“Simile” ialah “perbandingan” dan “metafora” ialah “seperti”',
      '“Metafora” dalam “Konsep Literasi Media” dan “simile” dalam “Penilaian Maklumat”',
      '“Berita palsu” dalam “Penilaian Maklumat” dan “simile” dalam “perbandingan”',
    ] as const;
    const { items } = await askedOf(lookPrompt, usual, {
      soalan: [
        question('Apakah ibu negara Perak?', 'Ipoh', 'Kuantan', 'Kangar', 'Melaka'),
        { number: 2, stem: 'Bincangkan etika.' },
        { ...question('Pasangan manakah betul?', ...pairs), number: 3 },
        {
          ...question('Urutan manakah betul?', 'Baca → tulis', 'Tulis → baca', 'Baca → eja', 'Eja → tulis'),
          number: 4,
        },
      ],
    });
    expect(items).toHaveLength(4);
    for (const { answer, reason } of items)
      expect([answer, reason]).toEqual([null, 'Tidak disemak oleh enjin peraturan.']);
  });

  test('is not led by the place of an option', async () => {
    const [item] = await examOf(examPrompts['aneka-pilihan'], english, planOf(english, 1, 'C4'));
    const { question: asks, key } = shown(item ?? { number: 1, stem: '', answer: '', distractors: [] });
    const turned = {
      ...asks,
      options: asks.options.map(({ key: at }, index) => ({ key: at, text: asks.options[(index + 1) % 4]?.text ?? '' })),
    };
    const { items: answers } = await askedOf(lookPrompt, english, { soalan: [asks, { ...turned, number: 2 }] });
    expect(answers[0]?.answer).toBe(key);
    expect(turned.options.find((option) => option.key === answers[1]?.answer)?.text).toBe(item?.answer);
  });
});

const taught = courses.filter(([, { topics }]) => topics.length > 4);
const rowOf = (course: CourseData, level: PlanRow['cognitiveLevel']): PlanRow[] => planOf(course, 1, level);

test.each(taught.flatMap(([name, course]) => cognitiveLevels.map((level) => [name, level, course] as const)))(
  'A question written again differs from the one before, and the same plan gives the same one: %s, %s',
  async (_, level, course) => {
    const pelan = rowOf(course, level);
    for (const prompt of Object.values(examPrompts)) {
      const [semasa, ...more] = await examOf<typeof prompt.schema>(prompt, course, pelan);
      expect(await examOf<typeof prompt.schema>(prompt, course, pelan)).toEqual([semasa, ...more]);
      for (const permintaan of ['Tulis semula.', 'Buat yang lain', 'Ringkaskan', '']) {
        const given = { pelan, lain: [], permintaan, semasa };
        const { items } = await askedOf<typeof prompt.schema>(prompt, course, given);
        expect(items).toHaveLength(1);
        expect(items[0]?.stem).not.toBe(semasa?.stem);
      }
    }
  },
);
