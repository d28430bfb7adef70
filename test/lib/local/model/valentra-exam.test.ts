import { describe, expect, test } from '@jest/globals';
import {
  lookPrompt,
  multipleChoicePrompt,
  shortEssayPrompt,
  structuredPrompt,
  type MultipleChoiceAnswer,
  type StructuredAnswer,
} from '../../../../lambdas/valentra/prompts/exam.ts';
import { indonesianWords } from '../../../../shared/text/indonesian.ts';
import { checkedQuestions } from '../../../../shared/valentra/items.ts';
import { cognitiveLevels, type ExamQuestion } from '../../../../shared/valentra/schemas.ts';
import {
  alike,
  asked,
  courses,
  english,
  examOf,
  planOf,
  shown,
  textsOf,
  usual,
  wordCount,
  type CourseData,
  type PlanRow,
} from './valentra-courses.ts';

const levels = [undefined, ...cognitiveLevels];
/** Fifty questions of every level and of each alone, by turns on five topics and on one. */
const plansOf = (course: CourseData): PlanRow[][] =>
  levels.map((level, n) => planOf(course, 50, level, n % 2 === 0 ? undefined : 1));

const sum = (marks: readonly { marks: number }[]): number => marks.reduce((all, part) => all + part.marks, 0);

type Base = PlanRow & { flags: []; look: null; sources: [] };

function choiceOf(row: Base, item: MultipleChoiceAnswer['items'][number] | undefined): ExamQuestion {
  const { question, key = 'A' } = shown(item ?? { number: 1, stem: '', answer: '', distractors: [] });
  const own = { stem: question.stem, options: question.options, explanation: item?.explanation ?? '' };
  return { ...row, ...own, kind: 'aneka-pilihan', answer: key };
}

function partedOf(row: Base, item: StructuredAnswer['items'][number] | undefined): ExamQuestion {
  const parts = (item?.parts ?? []).map((part, i) => ({ ...part, label: `(${i + 1})` }));
  return { ...row, kind: 'struktur', stem: item?.stem ?? '', parts };
}

describe.each(courses)('An exam of %s', (_, course) => {
  test.each([
    ['multiple choice', multipleChoicePrompt],
    ['structured', structuredPrompt],
    ['short essay', shortEssayPrompt],
  ] as const)('has fifty different questions: %s', async (__, prompt) => {
    for (const plan of plansOf(course)) {
      const items = await examOf<typeof prompt.schema>(prompt, course, plan);
      expect(items.map(({ number }) => number)).toEqual(plan.map(({ number }) => number));
      expect(alike(items.map(({ stem }) => stem))).toEqual([]);
    }
  });

  test('is answered by a reader who is not told the key', async () => {
    for (const plan of plansOf(course)) {
      const items = (await examOf(multipleChoicePrompt, course, plan)).map(shown);
      const { items: answers } = await asked(lookPrompt, course, { soalan: items.map(({ question }) => question) });
      const agreed = items.filter(({ key }, index) => answers[index]?.answer === key);
      expect(agreed.length).toBeGreaterThanOrEqual(0.95 * items.length);
    }
  });

  test('gives the marks of the plan, in parts and in schemes', async () => {
    const plan = planOf(course, 48);
    const marks = plan.map((row) => row.marks);
    expect((await examOf(structuredPrompt, course, plan)).map(({ parts }) => sum(parts))).toEqual(marks);
    expect((await examOf(shortEssayPrompt, course, plan)).map(({ scheme }) => sum(scheme))).toEqual(marks);
  });

  test('has sample answers of 80 to 150 words', async () => {
    for (const { sampleAnswer } of await examOf(shortEssayPrompt, course, planOf(course, 50))) {
      expect(wordCount(sampleAnswer)).toBeGreaterThanOrEqual(80);
      expect(wordCount(sampleAnswer)).toBeLessThanOrEqual(150);
    }
  });

  test('is well-formed Malaysian Malay', async () => {
    const plan = planOf(course, 50);
    const texts = textsOf([
      await examOf(multipleChoicePrompt, course, plan),
      await examOf(structuredPrompt, course, plan),
      await examOf(shortEssayPrompt, course, plan),
    ]);
    expect(indonesianWords(texts.join(' '))).toEqual([]);
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\s[.,;]|\.\.|“”|\(\)/);
      expect(text).toMatch(/^[\p{Lu}“\d]/u);
    }
  });
});

const question = (stem: string, ...texts: [string, string, string, string]) => ({
  number: 1,
  stem,
  options: (['A', 'B', 'C', 'D'] as const).map((key, index) => ({ key, text: texts[index] ?? '' })),
});

const keyOf = async (course: CourseData, ...asks: Parameters<typeof question>) =>
  (await asked(lookPrompt, course, { soalan: [question(...asks)] })).items[0]?.answer;

describe('What code looks for in items', () => {
  test.each(courses)('is not found in those of %s', async (_, course) => {
    for (const plan of [planOf(course, 50), planOf(course, 30, undefined, 1)]) {
      const choices = await examOf(multipleChoicePrompt, course, plan);
      const parted = await examOf(structuredPrompt, course, plan);
      const essays = await examOf(shortEssayPrompt, course, plan);
      const rows = plan.map((row): Base => ({ ...row, flags: [], look: null, sources: [] }));
      const papers: ExamQuestion[][] = [
        rows.map((row, i) => choiceOf(row, choices[i])),
        rows.map((row, i) => partedOf(row, parted[i])),
        rows.map((row, i) => ({ ...row, kind: 'esei-pendek', sampleAnswer: '', scheme: [], stem: '', ...essays[i] })),
      ];
      for (const paper of papers)
        expect(
          checkedQuestions(paper).flatMap(({ stem, flags }) => flags.map(({ message }) => [stem, message])),
        ).toEqual([]);
    }
  });
});

describe('The second reader', () => {
  test('knows which topic holds a subtopic, in another’s words', async () => {
    const stem = 'Berita palsu dipelajari dalam topik yang manakah?';
    const titles = [
      'Bahasa dan Teks Media',
      'Analisis Kandungan Media',
      'Penilaian Maklumat',
      'Konsep Literasi Media',
    ] as const;
    expect(await keyOf(usual, stem, ...titles)).toBe('C');
  });

  test('reads BUKAN as asking for the one that does not belong', async () => {
    const stem = 'Yang manakah BUKAN sebahagian daripada Analisis Kandungan Media?';
    expect(await keyOf(usual, stem, 'Semiotik', 'Papan cerita', 'Representasi', 'Pemilihan bahan')).toBe('B');
  });

  test('says nothing where two options are right', async () => {
    const stem = 'Yang manakah sebahagian daripada Analisis Kandungan Media?';
    expect(await keyOf(usual, stem, 'Semiotik', 'Papan cerita', 'Representasi', 'Berita palsu')).toBeNull();
  });

  test('says nothing where none is', async () => {
    const stem = 'Yang manakah sebahagian daripada Penghasilan Media Pengajaran?';
    expect(await keyOf(usual, stem, 'Semiotik', 'Berita palsu', 'Representasi', 'Kesahihan sumber')).toBeNull();
  });

  test('is not led by the place of an option', async () => {
    const [item] = await examOf(multipleChoicePrompt, english, planOf(english, 1, 'C4'));
    const { question: asks, key } = shown(item ?? { number: 1, stem: '', answer: '', distractors: [] });
    const turned = {
      ...asks,
      options: asks.options.map(({ key: at }, index) => ({ key: at, text: asks.options[(index + 1) % 4]?.text ?? '' })),
    };
    const { items: answers } = await asked(lookPrompt, english, { soalan: [asks, { ...turned, number: 2 }] });
    expect(answers[0]?.answer).toBe(key);
    expect(turned.options.find((option) => option.key === answers[1]?.answer)?.text).toBe(item?.answer);
  });
});

const rowOf = (course: CourseData, level: PlanRow['cognitiveLevel']): PlanRow[] => planOf(course, 1, level);

describe('One question written again', () => {
  test.each(courses.flatMap(([name, course]) => cognitiveLevels.map((level) => [name, level, course] as const)))(
    'differs from the one before: %s, %s',
    async (_, level, course) => {
      const pelan = rowOf(course, level);
      for (const prompt of [multipleChoicePrompt, structuredPrompt, shortEssayPrompt]) {
        const [semasa] = await examOf<typeof prompt.schema>(prompt, course, pelan);
        for (const permintaan of ['Tulis semula.', 'Buat yang lain', 'Ringkaskan', '']) {
          const { items } = await asked<typeof prompt.schema>(prompt, course, { pelan, lain: [], permintaan, semasa });
          expect(items).toHaveLength(1);
          expect(items[0]?.stem).not.toBe(semasa?.stem);
        }
      }
    },
  );

  test('is about the other topic that is asked for', async () => {
    const pelan = rowOf(usual, 'C3');
    const { items } = await asked(structuredPrompt, usual, {
      pelan,
      lain: [],
      permintaan: 'Tukar kepada topik Penilaian Maklumat',
      semasa: {},
    });
    expect(items[0]?.stem).toContain('Penilaian Maklumat');
  });
});

test('the same plan gives the same exam', async () => {
  for (const prompt of [multipleChoicePrompt, structuredPrompt, shortEssayPrompt])
    expect(await examOf<typeof prompt.schema>(prompt, english, planOf(english, 10))).toEqual(
      await examOf<typeof prompt.schema>(prompt, english, planOf(english, 10)),
    );
});
