import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { examStage } from '../../../lambdas/valentra/stages/exam.ts';
import type { Ask, StageSource } from '../../../lambdas/valentra/stages/documentStage.ts';
import { cloGaps, levelGaps } from '../../../shared/valentra/vetting/gaps.ts';
import type { Exam, ExamType, Jsu, Look } from '../../../shared/valentra/schemas.ts';
import { course, jstAssessment, jsu as base } from '../../shared/valentra/fixtures.ts';

/** A paper of a strong model: its calls as they were asked, and what was said at the second look. */
interface Paper {
  kind: ExamType;
  jsu: Jsu;
  answers: Record<string, { items: (Pick<Look, 'findings'> & { number: number })[] }>;
}

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
/** Sound papers for two courses, one of each kind. */
const papers = kept('papers') as (Paper & { course: string })[];
const ofKind = (kind: ExamType) => papers.filter((paper) => paper.kind === kind);
/** A paper with eight faults, of which the second reader knew nothing. */
const nursing = kept('nursing') as Omit<Paper, 'kind'>;

/** @param questionType of another type than the paper, whose answers were recorded for the marks of its kind */
function planned(
  { kind, jsu: own, answers }: Paper,
  questionType: ExamType = kind === 'aneka-pilihan' ? 'struktur' : 'aneka-pilihan',
) {
  // The recorded rows describe nothing.
  const questions = own.questions.map((row) => ({ ...row, cognitiveDescription: row.cognitiveDescription ?? '' }));
  const jsu = { ...base, ...own, questions, questionType };
  const source: StageSource = {
    course,
    settings: { questionType: kind, numberOfQuestions: jsu.questions.length },
    test: async () => ({ assessments: [jstAssessment({ code: 'U1', type: 'Ujian' })] }),
    made: (async () => jsu) as unknown as StageSource['made'],
    notes: async () => [],
    now: new Date(0),
  };
  const parts = async (name: string) => (name in answers ? { answer: answers[name], notice: null } : null);
  return { jsu, source, parts };
}

async function made(paper: Paper) {
  const { jsu, source, parts } = planned(paper);
  return { course, jst: null, jsu, pentaksiran: null, rubrik: null, exam: await examStage.assemble(source, parts) };
}

const flagsOf = ({ questions }: Exam) =>
  questions.flatMap(({ number, flags }) => flags.map(({ code }) => [number, code]));

test('Of 40 sound items at most one is flagged', async () => {
  const all = await Promise.all(papers.map(made));
  expect(all.flatMap(({ exam }) => exam.questions)).toHaveLength(40);
  expect(all.flatMap(({ exam }) => flagsOf(exam)).length).toBeLessThanOrEqual(1);
  expect(
    all.flatMap((chain) => [...cloGaps(chain, 'course'), ...cloGaps(chain, 'paper'), ...levelGaps(chain)]),
  ).toEqual([]);
});

test('In a paper of twenty questions that a strong model has read, each faulty one is flagged and no other', async () => {
  const { exam } = await made({ ...nursing, kind: 'campuran' });
  expect(exam.questions.flatMap(({ flags }) => flags).every(({ message }) => message !== '')).toBe(true);
  expect(flagsOf(exam)).toEqual([
    [3, 'key_disagrees'],
    [7, 'two_right'],
    [8, 'still_lacks'],
    [8, 'wrong_level'],
    [8, 'duplicate'],
    [10, 'longest_option'],
    [10, 'wrong_level'],
    [10, 'giveaway'],
    [12, 'still_lacks'],
    [12, 'wrong_level'],
    [12, 'off_topic'],
    [14, 'marks_changed'],
    [14, 'marks_scheme'],
    [16, 'wrong_level'],
    [20, 'indonesian'],
    [20, 'indonesian'],
  ]);
});

test('Of rows that are alike in topic, subtopic and level the second look is told each its own description', async () => {
  const paper = ofKind('struktur')[0]!;
  const [first] = paper.jsu.questions;
  const questions = paper.jsu.questions.map(({ number, marks, kind }) => ({
    ...first,
    number,
    marks,
    kind,
    cognitiveDescription: `Huraian ${number}`,
  })) as Jsu['questions'];
  const { source, parts } = planned({ ...paper, jsu: { ...paper.jsu, questions } }, paper.kind);
  const told: unknown[] = [];
  const ask: Ask = async (_, data) => {
    told.push(data['rancangan']);
    return { answer: { items: [] }, notice: null } as never;
  };
  await examStage.look?.write(source, 'look-0', ask, parts);
  expect(told).toEqual([
    questions.map(({ number }) => expect.objectContaining({ number, levelDescription: `Huraian ${number}` })),
  ]);
});
