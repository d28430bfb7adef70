import { expect, test } from '@jest/globals';
import { exemplarFor } from '../../../lambdas/pedagona/exemplars.ts';
import { dloPlan, reportFigures, scriptMinutes } from '../../../lambdas/pedagona/planned.ts';
import { answerKeyData, chainData } from '../../../lambdas/pedagona/courseData.ts';
import { briefAt } from '../../../lambdas/pedagona/stages/regenerate.ts';
import { teachingOf } from '../../../shared/pedagona/courses.ts';
import { scriptsSchema } from '../../../shared/pedagona/stages.ts';
import { filled } from '../../shared/filled.ts';
import { courses, dlo, merangkai } from '../../shared/pedagona/fixtures/chain.ts';

const usual = teachingOf(courses);

test.each([
  [usual, 100],
  [{ ...usual, unit: 'minit' as const, time: 60 }, 60],
  [{ ...usual, unit: 'minit' as const, time: 143 }, 143],
])('the minutes of the DLO are planned activity by activity and add up', (teaching, total) => {
  const { jumlah, aktiviti } = dloPlan({ courses, teaching });
  expect([jumlah, aktiviti.reduce((sum, { minit }) => sum + minit, 0), aktiviti.length]).toEqual([total, total, 5]);
  for (const { minit } of aktiviti) expect(minit).toBeGreaterThanOrEqual(5);
});

test('both halves of the report get the same figures, with outcomes that the DLO does not train', () => {
  const source = { courses, teaching: usual, merangkai, dlo };
  const { cloDilatih, cloTidakDilatih, jumlahMinit, fasa } = reportFigures(source);
  expect(jumlahMinit).toBe(105);
  expect(cloDilatih.length).toBeGreaterThan(0);
  expect(cloTidakDilatih).toContain('HPK1 (EDUP3033)');
  expect(fasa).toEqual({
    persediaan: 'minggu 1 hingga 4',
    pelaksanaan: 'minggu 5 hingga 11',
    penilaian: 'minggu 12 hingga 14',
  });
});

/** A course that ends in this week and whose assessments are due in that. */
const weeksOf = (place: number, last: string, due: string) => {
  const course = courses[place]!;
  const topics = course.topics.map((one, i) => (i === 0 ? { ...one, week: last } : one));
  return { ...course, topics, assessments: course.assessments.map((one) => ({ ...one, week: due })) };
};

test('weeks that nobody has chosen are the courses own: phases end with the shortest, and assess from the week the task is due', () => {
  const own = [weeksOf(0, '12', '11'), weeksOf(1, '14', '12')];
  const teaching = teachingOf(own);
  const { fasa, pentaksiran } = reportFigures({ courses: own, teaching, merangkai, dlo });
  expect(fasa).toEqual({
    persediaan: 'minggu 1 hingga 3',
    pelaksanaan: 'minggu 4 hingga 10',
    penilaian: 'minggu 11 hingga 12',
  });
  expect(pentaksiran[0]).toMatchObject({ minggu: '11' });
  const [data] = chainData({ courses: own, teaching });
  expect(data).toContain('"minggu":{"EDUP3033":12,');
  expect(data).toContain('"time":12');
  const chosen = { ...teaching, time: 8 };
  expect(reportFigures({ courses: own, teaching: chosen, merangkai, dlo })).toMatchObject({
    minggu1Projek: 'minggu 5 kursus',
    fasa: {
      persediaan: 'minggu 5 hingga 6',
      pelaksanaan: 'minggu 7 hingga 10',
      penilaian: 'minggu 11 hingga 12',
    },
  });
  expect(chainData({ courses: own, teaching: chosen })[0]).toContain('"time":8');
});

test('scripts are told materials and answer key, and what was suggested for the outcomes is left out once there is a DLO', () => {
  expect(answerKeyData({ courses, dlo })).toMatch(/nama="rangsangan">[^]+Murid A menyusun[^]+nama="kunci">/);
  expect(answerKeyData({ courses })).toBe('');
  const asked = courses.map((course) => ({
    ...course,
    clos: course.clos.map((clo) => ({ ...clo, essentialQuestions: ['Mengapa bimbingan?'] })),
  }));
  const [made, earlier] = [chainData({ courses: asked, dlo }), chainData({ courses: asked })].map((data) =>
    data.join(),
  );
  expect(made).not.toMatch(/"answerKey"|Murid A menyusun|Mengapa bimbingan/);
  expect(made).toContain('Rangsangan 1: Rekod pemerhatian');
  expect(earlier).toContain('Mengapa bimbingan?');
});

test('a section whose activities do not add up to its minutes is asked for at these minutes', () => {
  const row = { activity: 'a', materials: [], board: '', answer: '' };
  const [first, ...others] = scriptMinutes({
    ...(filled(scriptsSchema.shape) as object),
    scriptType1Plan: [
      { ...row, part: 'scriptType1Introduction', minutes: 4 },
      { ...row, part: 'scriptType1Introduction', minutes: 4 },
    ],
    scriptType2Plan: [],
  });
  expect(first).toEqual({
    at: [0, 1].map((i) => ['scriptType1Plan', i, 'minutes']),
    message: 'Aktiviti bagi Pengenalan berjumlah 8 minit, bukan 10 minit.',
  });
  expect(others).toHaveLength(11);
});

test('what the lecturer has not chosen is told as a default', () => {
  const told = (teaching: typeof usual) => /"lalai":(\[[^\]]*\])/.exec(chainData({ courses, teaching })[0] ?? '')?.[1];
  expect(told(usual)).toBe('["programme","groupSize","time","unit","mode"]');
  expect(told({ ...usual, groupSize: 24, mode: 'hibrid' })).toBe('["programme","time","unit"]');
});

const about = (words: string) => ({ ...courses[0], courseName: words, synopsis: words, clos: [], topics: [] });

test('the example is of other subjects: a course on water sees no river', () => {
  const water = about('Mutu air sungai, oksigen terlarut, pencemar, titratan, tadahan, surat rasmi kepada majlis');
  for (const name of ['merungkai', 'merangkai', 'scripts', 'dlo', 'reportPlan', 'reportGrounds'] as const)
    expect(exemplarFor(name, [water])).toMatch(/^# Contoh gaya(?!.*(?:sungai|oksigen)).+/is);
  const music = about('Muzik, seruling, nada, frekuensi, gelombang, talaan, ukuran panjang, graf, ramalan lubang');
  expect(exemplarFor('dlo', [music])).not.toContain('seruling');
});

test.each([
  ['scripts', '/scriptType1Introduction', /^10 minit: 120 hingga 180 patah perkataan/],
  ['scripts', '/scriptType26cMapping/Creativity', /^Enam benang.*; Perkara baharu/],
  ['merangkai', '/courseComparison/rationale', /120 hingga 200 patah/],
  ['dlo', '/activities/0/description', /80 hingga 130 patah/],
  ['report', '/methodology', /150 hingga 220 patah/],
  ['course', '/clos/0/bigIdea', /15 hingga 35 patah/],
] as const)('a section of %s at %s is written again by the brief of its field', (name, pointer, brief) => {
  expect(briefAt(name, pointer)).toMatch(brief);
});
