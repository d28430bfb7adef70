import { describe, expect, test } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { disclaimerText } from '../../../shared/text/texts.ts';
import { type FileKind, valentraFileName } from '../../../shared/valentra/fileNames.ts';
import { jsuSummary } from '../../../shared/valentra/counting/levels.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  jstDocument,
  jsuDocument,
  pentaksiranDocument,
  rubrikDocument,
} from '../../../shared/valentra/word.ts';
import { pentaksiranBlocks } from '../../../shared/valentra/word/pentaksiran.ts';
import { lecturerFact } from '../../../shared/valentra/course/valueFacts.ts';
import { domainNames } from '../../../shared/valentra/labels.ts';
import { type Block, cell, portrait, table, type WordDocument } from '../../../shared/word/blocks.ts';
import { columnWidths } from '../../../shared/word/columns.ts';
import { plainText } from '../word/plainText.ts';
import {
  exams,
  flag,
  flagged,
  info,
  jst,
  jsu,
  mcqExam,
  pentaksiran,
  rubrik,
  structuredExam,
  withRows,
} from './fixtures.ts';

const textOf = (paper: WordDocument): string => plainText(paper).join('\n');
const hasName = (paper: WordDocument) => JSON.stringify([paper.subtitle, plainText(paper)]).includes(info.name ?? '');
const blocksOf = ({ sections }: WordDocument): Block[] => sections.flatMap(({ blocks }) => blocks);

describe('the test specification', () => {
  const lines = plainText(jsuDocument(jsu));
  const after = (text: string, count: number): string[] =>
    lines.slice(lines.indexOf(text) + 1, lines.indexOf(text) + 1 + count);

  test('tells items and marks of each topic and level', () => {
    expect(after('Analisis Kandungan Media', 12).join(' | ')).toBe(
      '12 | - | - | 1 item | 10 markah | 1 item | 12 markah | 1 item | 14 markah | - | 3 | 36',
    );
    expect(lines).toContain('36.0%');
  });

  test('gives hours to topics alone, not to items', () => {
    expect(lines.filter((line) => line === 'TSLT (jam)')).toHaveLength(1);
  });

  test('states no hours where nobody has stated those of the topics', () => {
    const unstated = withRows(
      withRows(jsu, 'questions', () => ({ tslt: 0 })),
      'topics',
      () => ({ hours: 0 }),
    );
    const file = plainText(jsuDocument(unstated));
    expect(file.filter((line) => ['0', '-', 'TSLT (jam)'].includes(line))).toEqual(
      lines.filter((line) => line === '-'),
    );
  });

  test('totals the weights from the marks, whatever rounding makes of each', () => {
    const thirds = jsu.questions.slice(2, 5).map((question) => ({ ...question, marks: 10, weightage: 33.3 }));
    const topics = jsu.topics.slice(0, 3).map((topic) => ({ ...topic, percentage: 33.3 }));
    const file = jsuDocument({ ...jsu, questions: thirds, topics, summary: jsuSummary(thirds) });
    expect(plainText(file).filter((line) => line === '100.0%')).toHaveLength(2);
  });
});

const step = (formula: string) => ({ expression: '1 / 2 * 100', result: '50', unit: '', formula });

describe('the question paper', () => {
  test.each(Object.entries(exams))('of %s answers nothing', (_, exam) => {
    const file = textOf(examQuestionsDocument(flagged(exam)));
    const answers = exam.questions.flatMap((question) => {
      if (question.kind === 'aneka-pilihan') return [question.explanation];
      if (question.kind === 'struktur') return question.parts.map(({ answer }) => answer);
      return [question.sampleAnswer, ...question.scheme.map(({ point }) => point)];
    });
    expect(answers.filter((answer) => file.includes(answer))).toEqual([]);
    for (const kept of ['Kunci', 'Skema', 'HOTS', 'C4', 'Perkara untuk disemak', flag.message, disclaimerText])
      expect(file).not.toContain(kept);
  });

  const courseInfo = { ...info, creditValue: null };
  test.each<[string, (unconfirmed?: string[]) => WordDocument]>([
    ['it', (unconfirmed) => examQuestionsDocument({ ...mcqExam, courseInfo }, unconfirmed)],
    ['a task sheet', (unconfirmed) => pentaksiranDocument({ ...pentaksiran, courseInfo }, unconfirmed)],
  ])('%s has room to write a fact of the course that nobody states or has confirmed, at its head too', (_, make) => {
    const file = make(['Nama Kursus', 'CLO1']);
    const after = (label: string) => plainText(file)[plainText(file).indexOf(label) + 1];
    const blank = '_'.repeat(12);
    expect(['Kod Kursus', 'Nama Kursus', 'Nilai Kredit'].map(after)).toEqual([info.code, blank, blank]);
    expect([make(), file].map(hasName)).toEqual([true, false]);
    expect(file.header).toBe(info.code);
  });

  test.each([
    ['Peperiksaan Akhir', 1],
    ['Kuiz', 0],
    ['Ujian 1', 0],
  ])('of %s has a cover of its own as an examination alone has', (assessmentType, covers) => {
    const file = examQuestionsDocument({ ...mcqExam, courseInfo: { ...info, assessmentType } });
    expect(blocksOf(file).filter(({ kind }) => kind === 'pageBreak')).toHaveLength(covers);
    expect(textOf(file).includes('Untuk Kegunaan Pemeriksa')).toBe(covers === 1);
  });

  test('lists at its end the formulas of its passages that its steps name, each once', () => {
    const quote = 'Indeks ialah I = a / b × 100.';
    const of = (formulas: string[]) =>
      withRows(mcqExam, 'questions', (_, i) => ({
        sources: [{ n: 1, at: '3', quote, place: '' }],
        working: i > 1 ? [] : formulas.map(step),
      }));
    const listOf = (formulas: string[]) =>
      textOf(examQuestionsDocument(of(formulas)))
        .split('KERTAS SOALAN TAMAT')[1]
        ?.trim();
    expect(listOf(['I = a / b × 100', 'I = b / a', ''])).toMatch(/^Senarai Rumus\s+(?:1\. )?I = a \/ b × 100$/u);
    expect(listOf(['I = b / a'])).toBe('');
  });

  test('is the same whatever the key is', () => {
    const keyed = withRows(mcqExam, 'questions', () => ({ answer: 'A' }));
    expect(examQuestionsDocument(keyed)).toEqual(examQuestionsDocument(mcqExam));
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

const inSections = ({ number }: { number: number }) => ({
  section: number > 2 ? { n: 1, questions: 3, answered: 2 } : { n: 0, questions: 2, answered: 2 },
});

test('sections stand with what is answered of them in paper, scheme and JSU', () => {
  const mixed = { ...mcqExam, questions: [...mcqExam.questions.slice(0, 2), ...structuredExam.questions.slice(2)] };
  const exam = withRows(mixed, 'questions', inSections);
  const five = { ...jsu, questionType: 'campuran' as const, questions: jsu.questions.slice(0, 5) };
  const planned = withRows(five, 'questions', (one) => ({
    ...inSections(one),
    kind: one.number > 2 ? 'struktur' : 'aneka-pilihan',
    marks: 20,
  }));
  const title = 'Bahagian B: Berstruktur (2 daripada 3 soalan, 40 markah)';
  for (const file of [examQuestionsDocument(exam), examAnswersDocument(exam), jsuDocument(planned)])
    for (const rule of [title, 'Jawab mana-mana DUA (2) soalan.', 'Jawab SEMUA soalan.'])
      expect(textOf(file)).toContain(rule);
  // Two of 40 marks, and of three of 60 what is answered.
  const jsuFile = jsuDocument({ ...planned, summary: jsuSummary(planned.questions) });
  for (const file of [examQuestionsDocument(exam), jsuFile])
    expect(textOf(file)).toMatch(/^Jumlah (?:Markah|Kertas: 5)\n80$/mu);
});

/** How often a file has the title of its statements, their choice, their key and their letter. */
const counted = (file: WordDocument) => {
  const lines = plainText(file);
  const texts = ['Bahagian B: Betul atau Salah (3 soalan, 3 markah)', 'Betul / Salah', 'Betul', '(a)'];
  return texts.map((one) => lines.filter((line) => line === one).length).join(' ');
};

test('statements that are true or false are called so, have no room to write, and their keys in the scheme', () => {
  const parts = [{ label: '(a)', text: 'Media ialah teks.', marks: 1, answer: 'Takrif.', truth: 'Betul' as const }];
  const mixed = [...mcqExam.questions.slice(0, 2), ...structuredExam.questions.slice(2)];
  const exam = withRows({ ...mcqExam, questions: mixed }, 'questions', ({ kind }) =>
    kind === 'struktur' ? { parts, marks: 1 } : {},
  );
  expect([examQuestionsDocument(exam), examAnswersDocument(exam)].map(counted)).toEqual(['1 3 0 0', '1 0 3 3']);
  expect(JSON.stringify(examQuestionsDocument(exam))).not.toContain('answerSpace');
});

describe('the marking scheme', () => {
  test('of one section with a choice says so, and totals what is answered', () => {
    const count = mcqExam.questions.length;
    const section = { n: 0, questions: count, answered: count / 2 };
    const lines = plainText(examAnswersDocument(withRows(mcqExam, 'questions', () => ({ section, marks: 2 }))));
    expect(lines.join('\n')).toContain('Jawab mana-mana');
    expect(lines[lines.lastIndexOf('Jumlah') + 1]).toBe(String(count));
  });

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

test('a programme outcome that nobody has confirmed is marked in a JST, and no student reads it', () => {
  const fact = { ...lecturerFact, state: 'unconfirmed' as const };
  const cloList = jst.cloList.map((clo, i) => ({
    ...clo,
    hp: ['PLO3', `PLO${i + 5}`],
    ...(i === 0 && { facts: { hp: fact } }),
  }));
  const made = withRows({ ...pentaksiran, cloList }, 'tasks', ({ question }) => ({
    question: { ...question, domains: { ...question.domains, outcomes: ['PLO3', 'PLO5'] } },
  }));
  expect(textOf(jstDocument({ ...jst, cloList }))).toContain('PLO5 (belum disahkan)');
  expect(['PLO3', 'PLO5', 'PLO6'].map((code) => textOf(pentaksiranDocument(made)).includes(code))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a programme outcome that the CLOs of a task do not surely have is marked in shares, task and rubric', () => {
  const unsure = { hp: { ...lecturerFact, state: 'unconfirmed' as const } };
  // Another CLO has it surely.
  const cloList = jst.cloList.map((clo, i) => ({ ...clo, hp: ['PLO3'], ...(i === 1 && { facts: unsure }) }));
  const ofTask = { ...jst, cloList, assessments: jst.assessments.slice(0, 1) };
  const assessments = ofTask.assessments.map((one) => ({ ...one, clo: ['CLO2'], hpAllocation: { PLO3: 100 } }));
  const [item] = rubrik.rubriks;
  const rubriks = item ? [{ ...item, summary: { ...item.summary, hpInvolved: ['PLO3'] } }] : [];
  const tasks = withRows({ ...pentaksiran, cloList }, 'tasks', ({ question }) => ({
    clo: ['CLO2'],
    question: { ...question, domains: { ...question.domains, outcomes: ['PLO3'] } },
  }));
  const mark = 'belum disahkan';
  const summary = [
    {
      taskNumber: 1,
      taskType: 'Kuiz',
      percentage: 10,
      displayFormat: 'Kuiz',
      domains: [{ code: 'PLO3', descriptor: '' }],
    },
  ];
  const told = textOf(jstDocument({ ...ofTask, assessments, tasksSummary: summary }));
  for (const text of [`PLO3: 100% (${mark})`, `PLO3 (${mark})`]) expect(told).toContain(text);
  const made = { ...rubrik, rubriks };
  expect(textOf(rubrikDocument(made, { ...ofTask, assessments }))).toContain(`PLO3 (${mark})`);
  expect(textOf(rubrikDocument(rubrik, jst))).toContain('HP4 Kemahiran interpersonal\nCLO3, ');
  expect(textOf({ ...jstDocument(jst), sections: [portrait(pentaksiranBlocks(tasks))] })).toContain(`PLO3 (${mark})`);
  expect(textOf(pentaksiranDocument(tasks))).not.toMatch(/Hasil Pembelajaran\nPLO3/);
});

test('a JST says what is odd about its percentages', () => {
  const odd = withRows(jst, 'assessments', () => ({ percentage: 20 }));
  const lines = plainText(jstDocument(odd));
  expect(lines.join('\n')).toContain('Jumlah wajaran pentaksiran ialah 80%, bukan 100%.');
  expect(lines[lines.indexOf('Jumlah Wajaran') + 1]).toBe('80%');
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

const kinds = {
  jst: 'JST_Semester_1.docx',
  jsu: 'JSU_Semester_1.docx',
  pentaksiran: 'SOALAN_PB_Semester_1.docx',
  rubrik: 'RUBRIK_Semester_1.docx',
  examQuestions: 'SOALAN_UJIAN_Semester_1.docx',
  examAnswers: 'SKEMA_JAWAPAN_Semester_1.docx',
  examMoodle: 'SOALAN_UJIAN_Semester_1.xml',
} as const satisfies Record<FileKind, string>;

test.each(Object.entries(kinds))('the file of %s is called %s', (kind, name) => {
  const id = '01JQ8Y2F7M5N3K1H9G4D6C8B2A';
  const nameOf = (sessionName: string) => valentraFileName(kind as FileKind, { id, sessionName });
  expect(nameOf('Semester 1')).toBe(name);
  // Safe on every file system, whatever the session is called.
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (sessionName) => {
      const file = nameOf(sessionName);
      expect(file).toMatch(/^[A-Z]+(?:_[A-Z]+)*_[\p{L}\p{M}\p{N}_-]+\.[a-z]+$/u);
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
    }),
  );
});

test('a level without a name has ours, outcomes of a programme the head of its document, a task its dates, and marks stand on one line', () => {
  expect(domainNames(['P4 Artikulasi', 'A3', 'C4 Analyse', 'Bebas'])).toEqual([
    'P4 Artikulasi',
    'A3 Menilai',
    'C4 Analyse',
    'Bebas',
  ]);
  const cloList = jst.cloList.map((clo) => ({ ...clo, hp: ['PLO3'] }));
  expect(
    [textOf(jstDocument({ ...jst, cloList })), textOf(jstDocument(jst))].map((text) => /^PLO$/m.test(text)),
  ).toEqual([true, false]);
  const due = withRows(jst, 'assessments', ({ facts }) => ({
    dueDate: 'Minggu 9',
    startDate: 'Minggu 2',
    facts: { ...facts, dueDate: lecturerFact },
  }));
  const sheet = textOf(pentaksiranDocument(pentaksiran, [], due.assessments));
  expect([sheet.includes('Minggu 9'), sheet.includes('Minggu 2')]).toEqual([true, false]);
  const item = table([7, 7, 68, 18], [], [['1.', '', 'x '.repeat(400), '(2\u00A0marks)'].map((text) => cell(text))], {
    look: 'plain',
  });
  expect(columnWidths(item, 10_000, { size: 20, padding: 100 })).toEqual([700, 700, 6800, 1800]);
});
