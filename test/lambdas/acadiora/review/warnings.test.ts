import { describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { doubtCheck, heldText, knownOfPaper } from '../../../../lambdas/acadiora/review/knownOfPaper.ts';
import { statedOverall } from '../../../../lambdas/acadiora/review/overall.ts';
import { reviewAnswerSchemas } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { warningsOf } from '../../../../lambdas/acadiora/review/warnings.ts';
import type { Criteria, Revision } from '../../../../shared/acadiora/schemas.ts';
import { revision as revised } from '../../../shared/acadiora/fixtures.ts';
import { documentOf } from '../../../support/blocks.ts';
import { bareAnswer } from '../../../support/reviewer.ts';
import {
  bareOverall,
  blockOn,
  counted,
  document,
  evaluate,
  facts,
  overallIn,
  strength,
  weakness,
} from './evaluating.ts';

const plan = { facts, remarks: [] };
const paper = documentOf(
  'Seramai 1,234 orang murid. Alfa .87 dan min 4.21 (SP = 0.5). Tahun 2019.\nTable 2. Scores\nMarensky, J. (2021). Rekaan.',
);
const known = knownOfPaper(paper, {
  facts: { ...facts, wordCount: 5150 },
  remarks: [counted({ advice: 'Tulis 150 hingga 250 patah perkataan.' })],
});

describe('a sentence that the model writes', () => {
  test.each([
    'Sampel seramai 1,234 orang murid memadai.',
    'Alfa 0.87 dilaporkan.',
    'Min 4,21 agak tinggi.',
    'Kertas ini mempunyai 5150 perkataan.',
    'Tulis abstrak 150 hingga 250 patah perkataan.',
    'Dua perkara perlu dibaiki bagi H1 (p < .05).',
    'Nilai itu tidak boleh diterima (George & Mallery, 2003).',
    'Jadual 2 perlu disebut.',
    'Marensky (2021) disorot.',
    // What its own figures give.
    '4.21 dan 0.87 berbeza 3.34.',
    'Hanya 20.7% (0.87 daripada 4.21).',
  ])('stays when what it names is the paper’s or was counted: %s', (sentence) => {
    expect(heldText(sentence, known)).toEqual({ text: sentence, dropped: [] });
  });

  test.each([
    ['Sampel seramai 999 orang.', '999'],
    ['Alfa 0.88 dilaporkan.', '0.88'],
    ['Skor kertas ini 91.5%.', '91.5'],
    ['Jadual 7 tidak disebut.', 'Jadual 7'],
    ['Rajah 2 tidak disebut.', 'Rajah 2'],
    ['Rujuk Brightmoor (2019).', 'Brightmoor (2019)'],
    ['Dr. Ahmad Rekaan perlu disebut.', 'Dr. Ahmad Rekaan'],
  ])('is dropped when it names another: %s', (sentence, dropped) => {
    const whole = `Kajian ini kemas. ${sentence} Baiki rujukan.`;
    expect(heldText(whole, known)).toEqual({ text: 'Kajian ini kemas. Baiki rujukan.', dropped: [dropped] });
  });

  test('in a field of advice may give figures of its own, but names nothing that is not there', () => {
    const advice = 'Tambah 5 rujukan. Ambil sampel 384 orang.';
    expect(heldText(`${advice} Baiki Jadual 7.`, known, true)).toEqual({ text: advice, dropped: ['Jadual 7'] });
    expect(heldText(advice, known).dropped).toEqual(['384']);
    const improvement = { text: 'Tambah 98765 rujukan.', at: ['1'], isAbsence: false };
    const { criteria, fallen } = evaluate({
      findings: {
        ...bareAnswer('findings'),
        improvements: [improvement],
        weaknesses: [{ ...improvement, text: 'Ada 98765 rujukan.' }],
      },
    });
    expect(criteria.findings.improvements.map(({ text }) => text)).toContain('Tambah 98765 rujukan.');
    expect(fallen.map(({ remark }) => remark.text)).toContain('Ada 98765 rujukan.');
  });

  test('may give the scores, which code computed, and no other', () => {
    const { criteria } = evaluate();
    const { percentage } = overallIn(criteria).overall;
    const summaryEvaluation = `Skor keseluruhan ialah ${percentage}%. Skor sebenar ialah 98.76%.`;
    const made = statedOverall({ ...bareOverall, summaryEvaluation }, criteria, knownOfPaper(document, plan));
    expect([made.answer.summaryEvaluation, made.dropped]).toEqual([
      `Skor keseluruhan ialah ${percentage}%.`,
      ['98.76'],
    ]);
  });

  test('in a comment is dropped and counted too', () => {
    const comments = ['Jelas. Skor 98765.', 'Purata 54321.'];
    const { criteria, dropped } = evaluate({ findings: { ...bareAnswer('findings'), comments } });
    expect([criteria.findings.comments, dropped]).toEqual([['Jelas.'], ['98765', '54321']]);
  });

  test('as the reason of a level is dropped too', () => {
    const answer = bareAnswer('findings');
    const items = answer.items.map((item) => ({ ...item, reason: 'Jelas. Lihat Jadual 99.' }));
    const { criteria } = evaluate({ findings: { ...answer, items } });
    expect(criteria.findings.items.map(({ reason }) => reason)).toEqual(['Jelas.', 'Jelas.', 'Jelas.']);
  });

  test('in a remark is asked for again, alone', () => {
    const answer = reviewAnswerSchemas.findings.parse({
      ...bareAnswer('findings'),
      weaknesses: [weakness(blockOn(3)), weakness(blockOn(3), { text: 'Jadual 7 kosong.' })],
    });
    expect(doubtCheck(known)(answer)).toEqual([
      {
        at: [['weaknesses', 1, 'text']],
        message: expect.stringContaining('Jadual 7 tiada dalam kertas'),
        isQuiet: true,
      },
    ]);
  });
});

/** What the reader is warned of in a review of this paper. */
const warned = (
  criteria: Criteria,
  changes: { dropped?: string[]; revision?: Revision } = {},
  overall = bareOverall,
  on: Pick<Parameters<typeof warningsOf>[0], 'document' | 'facts'> = { document, facts },
) =>
  warningsOf(
    { name: 'a.pdf', unreadFrom: null, ...on },
    { criteria, overall: overallIn(criteria, overall).overall, revision: null, dropped: [], ...changes },
  ).map(({ code, message }) => [code, message]);

test('what could not be verified is told of in a warning', () => {
  expect(warned(evaluate().criteria, { dropped: ['Jadual 7'] })).toEqual([
    ['unverified', expect.stringMatching(/^1 cadangan atau ayat tidak dipaparkan .*: Jadual 7\.$/)],
  ]);
});

/** Answers whose extra fields say this. */
const extrasOf = (key: 'methodology' | 'dataAnalysis' | 'technical', part: object) => ({
  [key]: { ...bareAnswer(key), extras: { ...bareAnswer(key).extras, ...part } },
});

/** An answer on the findings that says this. */
const findings = (part: object) => ({ findings: { ...bareAnswer('findings'), ...part } });

describe('an Indonesian word', () => {
  const foreign = 'Kualitas kajian ini baik.';
  const told = [['indonesian', expect.stringContaining(': kualitas.')]];
  const reasoned = {
    ...bareAnswer('findings'),
    items: bareAnswer('findings').items.map((item) => ({ ...item, reason: foreign })),
  };

  test.each([
    ['a comment', findings({ comments: [foreign] })],
    ['a strength', findings({ strengths: [strength(blockOn(3), foreign)] })],
    ['a weakness', findings({ weaknesses: [weakness(blockOn(3), { text: foreign })] })],
    ['an improvement', findings({ improvements: [weakness(blockOn(3), { text: foreign, priority: 1 })] })],
    ['the reason of a level', { findings: reasoned }],
    ['advice on the method', extrasOf('methodology', { suggestedDesign: foreign })],
    ['advice on the analysis', extrasOf('dataAnalysis', { suggestedAnalysis: [foreign] })],
    ['the quality of writing', extrasOf('technical', { writingQuality: foreign })],
  ])('in %s is told of', (_, answers) => expect(warned(evaluate(answers).criteria)).toEqual(told));

  test('in the overall review or in the outcome of a remark is told of', () => {
    const { criteria } = evaluate();
    expect(warned(criteria, {}, { ...bareOverall, recommendation: foreign })).toEqual(told);
    const revision = { ...revised, remarks: revised.remarks.map((one) => ({ ...one, reason: foreign })) };
    expect(warned(criteria, { revision })).toEqual(told);
  });

  test('of the paper itself, quoted or counted, is not', () => {
    const text = `Ayat “${foreign}” perlu dibaiki.`;
    const { criteria } = evaluate(findings({ weaknesses: [weakness(blockOn(3), { text })] }), [
      counted({ text: foreign }),
    ]);
    expect(warned(criteria)).toEqual([]);
  });
});

describe('a document without any part of a paper', () => {
  const minutes = [
    'MINIT MESYUARAT PANITIA SAINS KALI KEDUA',
    'Pengerusi mengalu-alukan kehadiran semua ahli panitia dan mengucapkan terima kasih atas kerjasama mereka.',
    'Semua guru diminta menghantar laporan program kepada setiausaha sebelum hujung bulan ini.',
  ];
  const warnedOf = (...lines: string[]) => {
    const own = documentOf([...minutes, ...lines].join('\n'));
    return warned(evaluate().criteria, {}, bareOverall, { document: own, facts: countPaper(own).facts });
  };

  test('is said to look like none', () => {
    expect(warnedOf()).toEqual([
      ['not_a_paper', expect.stringContaining('tidak kelihatan seperti kertas penyelidikan')],
    ]);
  });

  test.each(['Abstrak', 'Rujukan', '3. Metodologi Kajian'])('is not said of one with the heading %s', (heading) =>
    expect(warnedOf(heading, 'Kajian ini meninjau sikap guru terhadap kelas maya.')).toEqual([]),
  );
});
