import { describe, expect, test } from '@jest/globals';
import { assert, property } from 'fast-check';
import { alignmentOf, type Chain } from '../../../../shared/valentra/vetting/alignment.ts';
import {
  cloGaps,
  hoursGap,
  hpGaps,
  levelGaps,
  taskGaps,
  tieGaps,
  topicGaps,
  topicsAsked,
} from '../../../../shared/valentra/vetting/gaps.ts';
import { specificationOf } from '../../../../shared/valentra/paper/specification.ts';
import { course, jst, jsu, mcqExam, pentaksiran, rubrik, withRows } from '../fixtures.ts';
import { anyCourse, jstOf } from '../generated.ts';

/** Its five questions have no room for the sixth level of the specification. */
const exam = withRows(mcqExam, 'questions', ({ number }) => (number === 4 ? { cognitiveLevel: 'C6' } : {}));
const withoutC5 = withRows(jsu, 'questions', (row) => (row.cognitiveLevel === 'C5' ? { cognitiveLevel: 'C6' } : {}));
const whole: Chain = { course, jst, jsu: withoutC5, pentaksiran, rubrik, exam };
const none = { jst: null, jsu: null, pentaksiran: null, rubrik: null, exam: null };
const allGaps = (chain: Chain): string[] =>
  [
    ...(['course', 'paper'] as const).flatMap((of) => cloGaps(chain, of)),
    ...[levelGaps, topicGaps, taskGaps, tieGaps].flatMap((find) => find(chain)),
    ...hpGaps(chain),
  ].map(({ ms }) => ms);
const gapsOf = (words: Partial<Chain>): string[] => allGaps({ ...whole, ...words });
const rowOf = (label: string) => alignmentOf(whole).find((row) => row.label === label);

describe('the picture', () => {
  test('has a line for each CLO, topic and HP', () => {
    expect(alignmentOf(whole).map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      ...['CLO1', 'CLO2', 'CLO3'].map((code) => `clo ${code}`),
      ...course.topics.map(({ title }) => `topic ${title}`),
      ...['HP1', 'HP2', 'HP4', 'HP5', 'HP6'].map((code) => `hp ${code}`),
    ]);
  });

  test.each([
    ['clo', 'CLO3', 'Membina bahan media pengajaran secara berkumpulan dengan beretika.', ['T2']],
    ['hp', 'HP4', 'Kemahiran interpersonal', ['T2: Kerjasama kumpulan']],
  ])('says where the %s %s is met, an HP by criterion', (kind, label, detail, criteria) => {
    const topics = ['Penghasilan Media Pengajaran'];
    const cells = { topics, jst: ['T2', 'U2'], jsu: ['S10'], pentaksiran: ['T2'], rubrik: criteria, exam: ['S5'] };
    expect(rowOf(label)).toEqual({ kind, label, detail, cells });
  });

  test('leaves open what is not made', () => {
    const rows = alignmentOf({ course, ...none });
    const gaps = allGaps({ course, ...none });
    const open = rows.map(({ cells: { topics: _, ...others } }) => Object.values(others));
    expect(new Set(open.flat())).toEqual(new Set([null]));
    expect(gaps).toEqual([]);
  });
});

const untested = (what: string) => `${what} ada dalam JSU tetapi tiada soalan ujian`;

/** An assessment without CLO3; none where it has no other. */
const unassessed = ({ clo }: { clo: string[] }) =>
  clo.join() === 'CLO3' ? null : { clo: clo.filter((one) => one !== 'CLO3') };
const isFirst = (_: unknown, i: number) => (i === 0 ? {} : null);

describe('gaps', () => {
  test('are none where everything is met', () => {
    expect(gapsOf({})).toEqual([]);
  });

  const noC1 = [`${untested('CLO1')} yang menaksirnya.`, `${untested('Aras C1 Mengingat')} pada aras itu.`];
  const onlyTopic = { clo: 'CLO1', topic: 'Penilaian Maklumat' };
  const ofFour = course.topics.map(({ title }) => title).filter((title) => title !== onlyTopic.topic);
  const found = [{ code: 'off_topic', message: 'Tentang perkara lain.' }];
  const allocation = { HP1: 50, HP4: 25, HP6: 25 };

  const bare = withRows(rubrik, 'rubriks', (item) =>
    withRows(item, 'criteria', ({ hp }) => (hp === 'HP4' ? null : {})),
  );
  test.each<[string, Partial<Chain>, string[]]>([
    [
      'a CLO that nobody assesses',
      { jst: withRows(jst, 'assessments', unassessed) },
      ['CLO3 tidak ditaksir dalam mana-mana tugasan atau ujian.'],
    ],
    [
      'a tested CLO without a question in the JSU, and its topic',
      { jsu: withRows(withoutC5, 'questions', ({ clo }) => (clo === 'CLO3' ? null : {})) },
      [
        'CLO3 ditaksir melalui ujian dalam JST tetapi tiada soalan dalam JSU.',
        'Topik "Penghasilan Media Pengajaran" tiada soalan dalam JSU.',
      ],
    ],
    [
      'a task without question',
      { pentaksiran: withRows(pentaksiran, 'tasks', isFirst) },
      [
        'CLO3 ditaksir melalui tugasan dalam JST tetapi tiada soalan pentaksiran berterusan.',
        'Tugasan T2 tiada soalan pentaksiran berterusan.',
      ],
    ],
    ['a task without rubric', { rubrik: withRows(rubrik, 'rubriks', isFirst) }, ['Tugasan T2 tiada rubrik.']],
    ['an HP without criterion', { rubrik: bare }, ['HP4 diperuntukkan dalam tugasan T2 tetapi tiada kriteria rubrik.']],
    [
      'a CLO and a topic of the JSU that the exam leaves out though it could ask',
      { exam: withRows(exam, 'questions', () => onlyTopic) },
      [
        ...['CLO2', 'CLO3'].map((code) => `${untested(code)} yang menaksirnya.`),
        `${untested(`Topik ${ofFour.map((title) => `"${title}"`).join(', ')}`)}.`,
      ],
    ],
    [
      'an HP of the course that no assessment has',
      { jst: withRows(jst, 'assessments', () => ({ hpAllocation: allocation })), rubrik: null },
      ['HP2', 'HP5'].map((hp) => `${hp} tidak diperuntukkan dalam mana-mana tugasan atau ujian.`),
    ],
    [
      'an assessment tied to no CLO',
      { jst: withRows(jst, 'assessments', ({ code }) => (code === 'U1' ? { clo: [] } : {})) },
      ['Kuiz (U1) tidak dikaitkan dengan mana-mana CLO.'],
    ],
    [
      'a CLO that no topic names',
      { course: withRows(course, 'topics', () => ({ clo: ['CLO1', 'CLO2'] })) },
      ['Tiada topik kursus yang dikaitkan dengan CLO3.'],
    ],
    ['no CLO where no topic names any', { course: withRows(course, 'topics', () => ({ clo: [] })) }, []],
    [
      'the topics of an exam too short for all',
      { exam: { ...exam, questions: exam.questions.slice(1) } },
      [...noC1, `${untested('Topik "Konsep Literasi Media"')}.`],
    ],
    [
      'nothing for a part that tests something else: its own finding says so',
      { exam: withRows(exam, 'questions', ({ number }) => (number === 1 ? { flags: found } : {})) },
      [],
    ],
  ])('name %s', (_, words, gaps) => {
    expect(gapsOf(words)).toEqual(gaps);
  });

  test('are no topics of a JSU too short for all, which says them as they are', () => {
    const short = { ...whole, jsu: { ...jsu, questions: jsu.questions.slice(0, 1) } };
    expect(allGaps(short).filter((gap) => gap.startsWith('Topik'))).toEqual([]);
    const [own, ...left] = course.topics.map(({ title }) => title);
    expect(jsu.questions[0]?.topic).toBe(own);
    expect(topicsAsked(short)?.ms).toBe(`Tidak disoal: ${left.join('; ')} (1 soalan bagi 5 topik).`);
    expect(topicsAsked(whole)?.ms).toBe('Ya, setiap topik; subtopik tidak dikira');
  });

  test('are no topics whose marks are far from their hours: those are named, none where no hours are stated', () => {
    const shares = [5, 26, 23, 23, 23];
    const of = (hours: readonly number[]) =>
      hoursGap({ jsu: withRows(jsu, 'topics', (_, n) => ({ hours: hours[n] ?? 9, percentage: shares[n] ?? 0 })) });
    expect(of([9, 9, 9, 9, 9])?.ms).toMatch(/: "[^"]+" 5\.0% \(20\.0%\)\.$/);
    expect(of([0, 9, 9, 9, 9])).toBeNull();
  });

  test('and lines are found for any course, with any documents missing', () => {
    assert(
      property(anyCourse, (any) => {
        const made = jstOf(any);
        const paper = { ...jsu, ...specificationOf(any, made, []) };
        for (const chain of [{}, { jst: made }, { jst: made, jsu: paper }, { ...whole, jst: made, jsu: paper }]) {
          const full = { ...none, ...chain, course: any };
          expect(alignmentOf(full).length).toBeGreaterThanOrEqual(any.clos.length + any.topics.length);
          expect(allGaps(full).every((gap) => gap.endsWith('.'))).toBe(true);
        }
        // Where rows suffice, no titled topic is left out of the specification.
        const gaps = allGaps({ ...none, course: any, jsu: paper });
        const left = gaps.filter((gap) => /^Topik .* tiada soalan dalam JSU/.test(gap));
        expect(left.length === 0 || paper.topics.length > 40).toBe(true);
      }),
    );
  });
});
