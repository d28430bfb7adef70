import { describe, expect, test } from '@jest/globals';
import type { Chain } from '../../../../shared/valentra/vetting/alignment.ts';
import { type Check, checksFor } from '../../../../shared/valentra/vetting/checklist.ts';
import { giftText } from '../../../../shared/valentra/lms/gift.ts';
import { moodleXml } from '../../../../shared/valentra/lms/moodle.ts';
import { recomputed } from '../../../../shared/valentra/editing/recompute.ts';
import { presentReview } from '../../../../shared/valentra/workflow.ts';
import {
  examTypes,
  findingKinds,
  questionKinds,
  type Review,
  stageNames,
} from '../../../../shared/valentra/schemas.ts';
import * as words from '../../../../shared/valentra/word.ts';
import type { WordDocument } from '../../../../shared/word/blocks.ts';
import { plainText } from '../../word/plainText.ts';
import { course, exams, jst, jsu, mcqExam, pentaksiran, rubrik, withRows } from '../fixtures.ts';

const allChecks = (chain: Chain): Check[] => stageNames.flatMap((stage) => checksFor(stage, chain));

const whole = { course, jst, jsu, pentaksiran, rubrik, exam: mcqExam };
function faultsOf(key: string, changed: Partial<typeof whole>): string[] {
  const checks = allChecks({ ...whole, ...changed }).filter((check) => check.key === key);
  if (checks.length === 0) throw new Error(`No form has a check ${key}`);
  return [...new Set(checks.flatMap(({ faults }) => faults))];
}

const flagged = (code: string) =>
  withRows(mcqExam, 'questions', (_, i) => (i === 2 ? { flags: [{ code, message: 'Lihat.' }] } : {}));
const withSlt = (slt: number, state: 'found' | 'lecturer' | 'notFound') =>
  withRows(jst, 'assessments', ({ facts }) => ({
    slt,
    facts: { ...facts, slt: { state, at: [], quote: '', place: '' } },
  }));
const stated = withRows(course, 'assessments', () => ({ slt: 5.5 }));

describe('the checklist', () => {
  test.each<[string, string, Partial<typeof whole>, string[]]>([
    ['hours as the document states them', 'slt', { course: stated, jst: withSlt(5.5, 'found') }, []],
    ['hours that the lecturer gives', 'slt', { jst: withSlt(4, 'lecturer') }, []],
    [
      'facts that nobody confirmed',
      'facts',
      { course: { ...course, unconfirmed: ['CLO2'] } },
      ['1 nilai belum disahkan oleh dokumen.'],
    ],
    [
      'a CLO that is not assessed',
      'clo',
      {
        jst: withRows(jst, 'assessments', ({ clo }) => ({ clo: clo.filter((code) => code !== 'CLO3') })),
      },
      [
        'CLO3 tidak ditaksir dalam mana-mana tugasan atau ujian.',
        'Projek Video Berkumpulan (T2) tidak dikaitkan dengan mana-mana CLO.',
      ],
    ],
    ['a key that the second look doubts', 'key', { exam: flagged('key_disagrees') }, ['Soalan 3: Lihat.']],
    ['marks that do not total the scheme', 'marks', { exam: flagged('marks_total') }, ['Soalan 3: Lihat.']],
    ['any other fault of an item', 'items', { exam: flagged('longest_option') }, ['Soalan 3: Lihat.']],
  ])('tells %s', (_, key, changed, faults) => {
    expect(faultsOf(key, changed)).toEqual(faults);
  });

  test('tells hours that differ from the document, and those that nobody states', () => {
    expect(faultsOf('slt', { course: stated, jst: withSlt(12, 'lecturer') })[0]).toBe(
      'T1: 12 jam dalam JST, 5.5 jam dalam dokumen.',
    );
    expect(faultsOf('slt', { jst: withSlt(12, 'notFound') })[0]).toBe('T1: 12 jam (anggaran).');
  });

  test('tells an Indonesian word in a task, not in a paper in English', () => {
    const changed = { pentaksiran: withRows(pentaksiran, 'tasks', () => ({ theBigIdea: 'Kualitas media.' })) };
    expect(faultsOf('language', changed)).toEqual(['Perkataan ini bukan bahasa Melayu Malaysia: kualitas.']);
    const english = { ...course, cover: { ...course.cover, language: 'en' as const } };
    expect(faultsOf('language', { ...changed, course: english })).toEqual([]);
  });

  test("leaves the questions' flags to the form of the exam", () => {
    const message = 'Soalan ini hampir sama dengan soalan 2.';
    const exam = withRows(mcqExam, 'questions', () => ({ flags: [{ code: 'duplicate', message }] }));
    const told = (stage: 'rubrik' | 'exam') =>
      checksFor(stage, { ...whole, exam }).find(({ key }) => key === 'items')?.faults[0];
    expect([told('rubrik'), told('exam')]).toEqual([undefined, `Soalan 1: ${message}`]);
  });
});

const review: Review = {
  state: 'sah',
  version: 3,
  by: 'Dr Aida',
  checked: ['language'],
  at: '2026-03-09T04:00:00.000Z',
};

test('what was said of a version holds for that version alone', () => {
  expect(presentReview({ rubrik: review }, 'rubrik', 3)).toBe(review);
  expect(presentReview({ rubrik: review }, 'rubrik', 4)).toBeNull();
  expect(presentReview({}, 'rubrik', 1)).toBeNull();
});

test.each([
  ['ms', ['RUBRIK PENTAKSIRAN', 'Semester 1 2026/2027', 'Status Semakan', 'Sah', 'Dr Aida, 9 Mac 2026', 'Pengesahan']],
  ['en', ['ASSESSMENT RUBRIC', 'Criteria', 'Outstanding', 'Approved', 'Dr Aida, 9 March 2026']],
  ['both', ['RUBRIK PENTAKSIRAN / ASSESSMENT RUBRIC', 'Markah / Marks']],
] as const)('the file of a rubric has letterhead, cover and vetting form in %s', (language, [title, ...texts]) => {
  const cover = { ...course.cover, language };
  const checks = checksFor('rubrik', whole);
  const lines = plainText(words.printed(words.rubrikDocument(rubrik), { cover, review, checks }));
  expect(lines.slice(0, 3)).toEqual(['Institut Contoh', 'Jabatan Ilmu Pendidikan', title]);
  expect(lines).toEqual(expect.arrayContaining(texts));
});

/** As a course in English would have it: all Malay that is left is of this product. */
const inEnglish = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      const isOurs = /^(?:code|state|kind|duration|startDate|dueDate|language)$/.test(key);
      const isFree = typeof inner === 'string' && /[a-z]{3}/.test(inner) && !examTypes.some((type) => type === inner);
      return isFree && !isOurs ? 'Fluid balance' : inner;
    }),
  ) as T;

/** The words of all files of a course in English. */
function wordsOf(language: 'ms' | 'en'): Set<string> {
  const cover = { ...inEnglish(course.cover), language };
  const look = { reason: '', answer: 'C', alsoRight: ['D' as const], level: 'C6' as const };
  const findings = findingKinds.map((kind) => ({ kind, reason: '' }));
  const chain = {
    course: { ...inEnglish(course), cover, unconfirmed: ['CLO2'] },
    jst: recomputed('jst', inEnglish(withSlt(24, 'notFound'))),
    jsu: { ...recomputed('jsu', inEnglish(jsu)), raised: [2] },
    pentaksiran: recomputed('pentaksiran', inEnglish(pentaksiran)),
    rubrik: recomputed('rubrik', inEnglish(rubrik)),
  };
  const mixed = questionKinds.flatMap((kind) => exams[kind].questions.slice(0, 1));
  const campuran = { ...mcqExam, examInfo: { ...mcqExam.examInfo, type: 'campuran' as const }, questions: mixed };
  const looked = [...Object.values(exams), campuran].map((exam) => {
    return recomputed('exam', inEnglish(withRows(exam, 'questions', () => ({ look: { ...look, findings } }))));
  });
  const file = (document: WordDocument, exam = looked[0] ?? mcqExam) =>
    plainText(words.printed(document, { cover, review, checks: allChecks({ ...chain, exam }) }));
  const lines = [
    ...file(words.jstDocument(chain.jst)),
    ...file(words.jsuDocument(chain.jsu)),
    ...file(words.pentaksiranDocument(chain.pentaksiran)),
    ...file(words.rubrikDocument(chain.rubrik)),
    ...looked.flatMap((exam) => [
      ...file(words.examQuestionsDocument(exam), exam),
      ...file(words.examAnswersDocument(exam), exam),
      words.inLanguage(moodleXml(exam, 'Renal') + giftText(exam, 'Renal'), language).replace(/<\/?\w[^>]*>/g, ' '),
    ]),
  ];
  return new Set(lines.flatMap((line) => line.toLowerCase().match(/[a-z]{2,}/g) ?? []));
}

test('no file of a course in English says a word of ours as its Malay twin does', () => {
  // The course's own words, codes, words that both languages have, and those of Moodle.
  const shared =
    'fluid balance renal dr aida clo hp hpk slt tslt mqf mqa jsu lots hots ai abcd ' +
    'semester domain interpersonal digital item status standard no big idea essential question output ' +
    'xml xmld version encoding utf course top cdata true false category tag html editor';
  const english = wordsOf('en');
  const inBoth = [...wordsOf('ms')].filter((word) => english.has(word));
  expect(inBoth.filter((word) => !shared.split(' ').includes(word))).toEqual([]);
});
