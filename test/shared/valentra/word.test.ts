import { describe, expect, test } from '@jest/globals';
import { disclaimerText, localEngineText } from '../../../shared/texts.ts';
import { jsuSummary } from '../../../shared/valentra/levels.ts';
import type { Exam, Flag } from '../../../shared/valentra/schemas.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  jstDocument,
  jsuDocument,
  pentaksiranDocument,
  rubrikDocument,
} from '../../../shared/valentra/word.ts';
import type { Block, WordDocument } from '../../../shared/word/blocks.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { plainText } from '../word/plainText.ts';
import { part, unzip, wordLines } from '../word/docx.ts';
import { exams, info, jst, jsu, mcqExam, pentaksiran, rubrik, structuredExam } from './fixtures.ts';

const flag: Flag = { code: 'verb', message: 'Kata kerja soalan menunjukkan aras C1.' };
const origin = {
  warnings: [
    {
      code: 'total',
      message: 'Jumlah wajaran bukan 100%.',
      document: 'Silabus.pdf',
      place: 'Muka surat 3',
      quote: 'Tugasan 90%',
    },
  ],
  engineNotice: localEngineText,
};
const flagged = (exam: Exam): Exam => ({
  ...exam,
  ...origin,
  questions: exam.questions.map((question) => ({ ...question, flags: [flag] })),
});

const papers: Record<string, WordDocument> = {
  jst: jstDocument({ ...jst, ...origin }),
  jsu: jsuDocument({ ...jsu, ...origin, raised: [4, 8] }),
  pentaksiran: pentaksiranDocument({
    ...pentaksiran,
    ...origin,
    tasks: pentaksiran.tasks.map((task) => ({ ...task, flags: [flag] })),
  }),
  rubrik: rubrikDocument({ ...rubrik, ...origin, rubriks: rubrik.rubriks.map((item) => ({ ...item, flags: [flag] })) }),
  ...Object.fromEntries(
    Object.entries(exams).flatMap(([type, exam]) => [
      [`questions of ${type}`, examQuestionsDocument(flagged(exam))],
      [`answers of ${type}`, examAnswersDocument(flagged(exam))],
    ]),
  ),
};
const all = Object.entries(papers);
const textOf = (paper: WordDocument): string => plainText(paper).join('\n');
const blocksOf = ({ sections }: WordDocument): Block[] => sections.flatMap(({ blocks }) => blocks);

/** `told`: keys of what a name tells instead of the value, such as enumerations and dates. */
const textsIn = (value: unknown, told: RegExp): string[] => {
  if (typeof value === 'string') return value.split('\n').filter((line) => line !== '');
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (told.test(key) ? [] : textsIn(inner, told)));
};

describe('screen and file say the same', () => {
  test.each([
    ['JST', { ...jst, ...origin }, textOf(jstDocument({ ...jst, ...origin })), 90],
    ['JSU', { ...jsu, ...origin }, textOf(jsuDocument({ ...jsu, ...origin })), 60],
    ['pentaksiran', { ...pentaksiran, ...origin }, textOf(pentaksiranDocument({ ...pentaksiran, ...origin })), 50],
    ['rubrik', { ...rubrik, ...origin }, textOf(rubrikDocument({ ...rubrik, ...origin })), 50],
  ])('every text of the %s is in its file', (name, artefact, file, atLeast) => {
    // The length and the kind of the test stand in the JSU and on the examination's cover.
    const told = /^(code|generatedDate|kbatCompliance|state|at)$/;
    const ofTest = /^(code|generatedDate|duration|assessmentType|state|at)$/;
    const texts = textsIn(artefact, name === 'JSU' ? told : ofTest);
    expect(texts.length).toBeGreaterThan(atLeast);
    expect(texts.filter((text) => !file.includes(text))).toEqual([]);
  });

  test.each(Object.entries(exams))('every text of an exam of %s is in one of its two files', (_, exam) => {
    const files = textOf(examQuestionsDocument(flagged(exam))) + textOf(examAnswersDocument(flagged(exam)));
    const texts = textsIn(flagged(exam), /^(type|kind|code|kbatCompliance|assessmentType|state|look)$/);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !files.includes(text))).toEqual([]);
  });

  test.each(all)(
    'the file of %s holds what its model says, on A4 with the course and page numbers',
    async (_, paper) => {
      const parts = await unzip(await renderWordBytes(paper));
      const xml = part(parts, 'word/document.xml');
      expect(wordLines(xml)).toEqual(plainText(paper));
      expect(wordLines(part(parts, 'word/header1.xml'))).toEqual([`${info.code} | ${paper.title}`]);
      expect(part(parts, 'word/footer1.xml')).toMatch(/Muka surat .*PAGE.* daripada .*NUMPAGES/s);
      const isLandscape = paper.sections[0]?.orientation === 'landscape';
      expect(xml).toContain(isLandscape ? 'w:w="16838" w:h="11906"' : 'w:w="11906" w:h="16838"');
    },
  );
});

test.each(all)(
  '%s never says undefined, null, NaN or an object, and no heading is left without content',
  (_, paper) => {
    expect(plainText(paper).filter((line) => /undefined|null|NaN|\[object/.test(line))).toEqual([]);
    const blocks = blocksOf(paper);
    const alone = blocks.filter(({ kind }, index) => {
      const next = blocks[index + 1]?.kind;
      return kind === 'heading' && (next === undefined || next === 'pageBreak');
    });
    expect(alone).toEqual([]);
  },
);

describe('the test specification', () => {
  const lines = plainText(jsuDocument(jsu));
  const after = (text: string, count: number): string[] =>
    lines.slice(lines.indexOf(text) + 1, lines.indexOf(text) + 1 + count);

  test('tells items and marks of each topic and level', () => {
    expect(after('Analisis Kandungan Media', 12)).toEqual([
      '12',
      '-',
      '-',
      '1 item',
      '10 markah',
      '1 item',
      '12 markah',
      '1 item',
      '14 markah',
      '-',
      '3',
      '36',
    ]);
    expect(lines).toContain('36.0%');
  });

  test('states no hours where nobody has stated those of the topics', () => {
    const questions = jsu.questions.map((question) => ({ ...question, tslt: 0 }));
    const topics = jsu.topics.map((topic) => ({ ...topic, hours: 0 }));
    const file = plainText(jsuDocument({ ...jsu, questions, topics }));
    expect(file.filter((line) => ['0', '-', 'TSLT (jam)'].includes(line))).toEqual(
      lines.filter((line) => line === '-'),
    );
  });

  test('totals the weights from the marks, whatever rounding makes of each', () => {
    const thirds = jsu.questions.slice(2, 5).map((question) => ({ ...question, marks: 10, weightage: 33.3 }));
    const topics = jsu.topics.slice(0, 3).map((topic) => ({ ...topic, percentage: 33.3 }));
    const file = jsuDocument({ ...jsu, questions: thirds, topics, summary: jsuSummary(thirds), totalMarks: 30 });
    expect(plainText(file).filter((line) => line === '100.0%')).toHaveLength(2);
  });
});

describe('the question paper', () => {
  test.each(Object.entries(exams))('of %s asks everything and answers nothing', (_, exam) => {
    const file = textOf(examQuestionsDocument(flagged(exam)));
    for (const question of exam.questions) {
      expect(file).toContain(question.stem);
      const answers =
        question.kind === 'aneka-pilihan'
          ? [question.explanation]
          : question.kind === 'struktur'
            ? question.parts.map(({ answer }) => answer)
            : [question.sampleAnswer, ...question.scheme.map(({ point }) => point)];
      expect(answers.filter((answer) => file.includes(answer))).toEqual([]);
    }
    for (const kept of ['Kunci', 'Skema', 'HOTS', 'C4', 'Perkara untuk disemak', flag.message, disclaimerText])
      expect(file).not.toContain(kept);
  });

  test('is the same whatever the key is', () => {
    const keyed = { ...mcqExam, questions: mcqExam.questions.map((each) => ({ ...each, answer: 'A' as const })) };
    expect(examQuestionsDocument(keyed as Exam)).toEqual(examQuestionsDocument(mcqExam));
  });

  test('gives each part of a structured question room to write, more for more marks', () => {
    const rooms = blocksOf(examQuestionsDocument(structuredExam)).flatMap((block) =>
      block.kind === 'table'
        ? block.rows
            .flat()
            .flatMap(({ blocks }) => blocks.flatMap((each) => (each.kind === 'answerSpace' ? [each.lines] : [])))
        : [],
    );
    expect(rooms).toHaveLength(10);
    expect(rooms[1]).toBeGreaterThan(rooms[0] ?? 0);
  });
});

describe('the marking scheme', () => {
  test('has every key in order before the explanations', () => {
    const lines = plainText(examAnswersDocument(mcqExam));
    const from = lines.indexOf('1', lines.indexOf('Kunci'));
    expect(lines.slice(from, from + 10)).toEqual(
      mcqExam.questions.flatMap((question) =>
        question.kind === 'aneka-pilihan' ? [String(question.number), question.answer] : [],
      ),
    );
  });
});

test('what only the lecturer should read is on a page of its own after the tasks', () => {
  const lines = plainText(papers['pentaksiran'] ?? pentaksiranDocument(pentaksiran));
  const from = lines.indexOf('Catatan untuk Pensyarah');
  expect(lines.slice(0, from).join('\n')).not.toMatch(/Perkara untuk disemak|Mod tempatan|Output AI/);
  expect(lines.slice(from).join('\n')).toContain(flag.message);
  expect(papers['pentaksiran']?.footerNote).toBe('');
});

test('what a course’s document does not say is said to be unfound, and empty tables are told', () => {
  const bare = { ...info, code: null, name: null, creditValue: null };
  const file = jstDocument({
    ...jst,
    courseInfo: bare,
    assessments: [],
    cloList: [],
    objectives: [],
    tasksSummary: [],
  });
  expect(file.header).toBe('Tidak ditemui dalam dokumen');
  expect(plainText(file).filter((line) => line === 'Tiada').length).toBeGreaterThanOrEqual(5);
});
