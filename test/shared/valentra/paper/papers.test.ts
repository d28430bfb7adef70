import { describe, expect, test } from '@jest/globals';
import type { Assessment, Section } from '../../../../shared/course/course.ts';
import type { FactState } from '../../../../shared/fact/fact.ts';
import { agreementOf } from '../../../../shared/valentra/paper/agreement.ts';
import { artefactName, paperAmong, papersOf } from '../../../../shared/valentra/paper/papers.ts';
import { confirmedCover } from '../../../../shared/valentra/course/courseView.ts';
import { formText } from '../../../../shared/course/paperForm.ts';
import { formGaps, sectionsFor, statedForm, unsureForm, wantedBy } from '../../../../shared/valentra/paper/form.ts';
import type { Wanted } from '../../../../shared/valentra/paper/specification.ts';
import { inLanguage } from '../../../../shared/valentra/word/english.ts';
import { course as outline, jstAssessment, jsu } from '../fixtures.ts';

const quiz = jstAssessment({ code: 'U1', type: 'Kuiz', isTest: true, assessmentId: 'asm_1', percentage: 10 });
const final = jstAssessment({ code: 'U2', type: 'Peperiksaan', isTest: true, assessmentId: 'asm_2', percentage: 40 });

test.each([
  ['the heaviest, where none was chosen', [quiz, final], '', ['jsu-asm_1', 'jsu'], 'asm_2'],
  ['the one that was chosen', [quiz, final], 'asm_1', ['jsu', 'jsu-asm_2'], 'asm_1'],
  ['none, where the chosen one is gone: the first is shown', [quiz], 'asm_2', ['jsu-asm_1'], 'asm_1'],
])('the plain names of documents belong to %s', (_, assessments, pinned, names, shown) => {
  const papers = papersOf({ assessments }, pinned);
  expect(papers.map((paper) => artefactName('jsu', paper))).toEqual(names);
  expect(paperAmong(papers, '')?.id).toBe(shown);
});

test.each([
  ['perlu disemak', 'to be checked'],
  ['3 perkara untuk disemak', '3 items to be checked'],
  ['(1\u00A0markah)', '(1\u00A0mark)'],
  ['2 item\n16.7 markah', '2 items\n16.7 marks'],
  ['KERTAS SOALAN: QUIZ 1', 'QUESTION PAPER: QUIZ 1'],
  ['Bahagian D: Esei (1 soalan, 20 markah)', 'Section D: Essay (1 question, 20 marks)'],
  ['Bahagian B: Berstruktur (3 daripada 4 soalan, 30 markah)', 'Section B: Structured (3 of 4 questions, 30 marks)'],
  ['Bahagian B: Betul atau Salah (3 soalan, 3 markah)', 'Section B: True or False (3 questions, 3 marks)'],
  ['Jumlah Kertas: 5', 'Paper Total: 5'],
  ['Jawab SEMUA soalan.', 'Answer ALL questions.'],
  ['Soalan (100\u00A0markah)', 'Question (100\u00A0marks)'],
  ['Jawab soalan ini.', 'Answer this question.'],
  ['Jawab mana-mana TIGA (3) soalan.', 'Answer any THREE (3) questions.'],
  ['Bahagian G: Objektif (6 soalan, 12 markah)', 'Section G: Objective (6 questions, 12 marks)'],
  [
    'Setiap soalan menyumbang 3/4 daripada markahnya kepada jumlah kertas.',
    'Each question adds 3/4 of its marks to the total of the paper.',
  ],
])('%j is %j in an English file', (malay, english) => {
  expect(inLanguage(malay, 'en')).toBe(english);
});

test('a paper in both languages gives each figure once', () => {
  expect(inLanguage('Bahagian A: Esei (6 soalan, 12\u00A0markah)', 'both')).toBe(
    'Bahagian / Section A: Esei / Essay (6 soalan / questions, 12\u00A0markah / marks)',
  );
});

test('a cover for students has nothing that nobody has confirmed', () => {
  const cover = { institution: 'Institut Contoh', faculty: 'Fakulti', programme: 'Program A', semester: '1' };
  const told = {
    cover: { ...cover, language: 'ms' as const },
    unconfirmed: ['Institusi', 'Semester', 'Kuiz, Wajaran (%)'],
  };
  expect(confirmedCover(told)).toEqual({ ...told.cover, institution: '', semester: '' });
});

describe('the form of a paper', () => {
  const [own] = outline.read.assessments;
  const id = own?.id ?? '';
  const paper = [
    { kind: 'aneka-pilihan' as const, questions: 20, answered: 20, marks: 20 },
    { kind: null, questions: 4, answered: 3, marks: 60 },
  ] satisfies Section[];
  const openPaper = [
    { kind: 'struktur', questions: null, answered: null, marks: 25 },
    { kind: null, questions: null, answered: null, marks: 35 },
    { kind: 'esei-pendek', questions: 3, answered: 2, marks: 40 },
  ] satisfies Section[];
  const stated = { questions: 24, answered: 23, marks: 80, paper };
  const readAs = (values: Partial<Assessment>, state: FactState = 'found') => {
    const fact = { state, at: [], quote: '', place: '' };
    return {
      ...outline.read,
      assessments: outline.read.assessments.map((one) => ({ ...one, ...values })),
      facts: Object.fromEntries(['questions', 'answered', 'marks'].map((field) => [`${id}.${field}`, fact])),
    };
  };
  const inSections = 'Bahagian A 20 soalan (20 markah), Bahagian B 3 daripada 4 soalan (60 markah), 80 markah';

  test.each<[string, Partial<Assessment>, string, object, (string | null)[]]>([
    [
      'of sections',
      stated,
      inSections,
      { questionType: 'campuran', numberOfQuestions: 24, totalMarks: 80 },
      ['aneka-pilihan', 'struktur'],
    ],
    [
      'of sections whose marks are not printed',
      { ...stated, marks: null, paper: paper.map((one) => ({ ...one, kind: null, marks: null })) },
      'Bahagian A 20 soalan, Bahagian B 3 daripada 4 soalan',
      { questionType: 'campuran', numberOfQuestions: 24 },
      ['aneka-pilihan', 'struktur'],
    ],
    [
      'of numbers that the lecturer has set since, which are none of the sections',
      { ...stated, questions: 5, answered: 5 },
      '5 soalan, 80 markah',
      { numberOfQuestions: 5, totalMarks: 80 },
      [],
    ],
    [
      'of a choice alone',
      { questions: 4, answered: 3, marks: 60 },
      '3 daripada 4 soalan, 60 markah',
      { questionType: 'struktur', numberOfQuestions: 4, totalMarks: 60 },
      ['struktur'],
    ],
    [
      'of a choice among many questions of ten marks',
      { questions: 12, answered: 10, marks: 100 },
      '10 daripada 12 soalan, 100 markah',
      { questionType: 'struktur', numberOfQuestions: 12, totalMarks: 100 },
      ['struktur'],
    ],
    [
      'of sections whose counts are not printed',
      { questions: null, answered: null, marks: 100, paper: openPaper },
      'Bahagian A (25 markah), Bahagian B (35 markah), Bahagian C 2 daripada 3 soalan (40 markah), 100 markah',
      { questionType: 'campuran', numberOfQuestions: 15, totalMarks: 100 },
      ['struktur', 'struktur', 'esei-pendek'],
    ],
    [
      'of sections that have a count together',
      { questions: 11, answered: 10, marks: 100, paper: openPaper },
      'Bahagian A (25 markah), Bahagian B (35 markah), Bahagian C 2 daripada 3 soalan (40 markah), 11 soalan, 100 markah',
      { questionType: 'campuran', numberOfQuestions: 11, totalMarks: 100 },
      ['struktur', 'struktur', 'esei-pendek'],
    ],
    ['of marks alone', { marks: 60 }, '60 markah', { totalMarks: 60 }, []],
  ])('%s is planned by what is printed of it', (_, values, text, wanted, kinds) => {
    const form = statedForm(readAs(values), { assessmentId: id });
    expect([form && formText(form).ms, wantedBy(form)]).toEqual([text, wanted]);
    expect(sectionsFor(form, wantedBy(form)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each<[string, Wanted, (string | null)[]]>([
    [
      'another type takes the sections with it',
      { questionType: 'esei-pendek', numberOfQuestions: 24 },
      ['esei-pendek', 'esei-pendek'],
    ],
    ['another number', { questionType: 'campuran', numberOfQuestions: 20 }, []],
    ['no type', { questionType: null, numberOfQuestions: 24 }, []],
  ])("the lecturer's own wish wins: %s", (_, wanted, kinds) => {
    const form = statedForm(readAs(stated), { assessmentId: id });
    expect(sectionsFor(form, wanted).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('tells the kind of a section that no document states', () => {
    const rows = paper.flatMap(({ questions, answered, kind, marks }, n) =>
      Array.from({ length: questions }, () => ({
        ...jsu.questions[0]!,
        kind: kind ?? ('struktur' as const),
        section: { n, questions, answered },
        marks: (marks ?? 0) / answered,
      })),
    );
    expect(formGaps(statedForm(readAs(stated), { assessmentId: id }), rows)).toMatchObject([
      { ms: 'Jenis soalan tidak dapat dipastikan daripada dokumen: Bahagian B Berstruktur (cadangan).' },
    ]);
  });

  test('that nobody has confirmed is followed by no paper, and told', () => {
    const read = readAs(stated, 'unconfirmed');
    expect(statedForm(read, { assessmentId: id })).toBe(null);
    expect(unsureForm(read, { assessmentId: id })).toMatchObject([
      { ms: `Garis panduan kursus: ${inSections} (belum disahkan).` },
    ]);
  });
});

test('An item of another level or other marks than its row is told, also where the sums are the same', () => {
  const row = { topic: 'Litar', cognitiveLevel: 'C2', marks: 4 } as const;
  const questions = [1, 2].map((number) => ({ ...row, number }));
  expect(agreementOf({ questions }, questions).isSame).toBe(true);
  const moved = questions.map((one) => ({ ...one, marks: one.number === 1 ? 5 : 3 }));
  expect(agreementOf({ questions }, moved).text.ms).toMatch(/Soalan 1: .+ Soalan 2: /);
  const lower = questions.map((one) => ({
    ...one,
    cognitiveLevel: one.number === 1 ? ('C1' as const) : one.cognitiveLevel,
  }));
  expect(agreementOf({ questions }, lower).isSame).toBe(false);
  expect(agreementOf({ questions }, questions.slice(1)).text.en).toContain('1 item, 4 marks');
  const [, second] = moved;
  const strayed = [{ ...row, number: 1, topic: 'Arus' }, ...(second === undefined ? [] : [second])];
  expect(agreementOf({ questions }, strayed).text.ms).toMatch(/Soalan 2: /);
});
