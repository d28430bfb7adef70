import { beforeAll, expect, test } from '@jest/globals';
import type { CourseAnswer } from '../../../lambdas/course/prompt.ts';
import type { JstAnswer } from '../../../lambdas/valentra/prompts/jst.ts';
import type { Jst } from '../../../shared/valentra/schemas.ts';
import { tableOf } from '../../support/blocks.ts';
import { courseDocument, honestly, type Wish, writer } from '../../support/writer.ts';
import { type Lecturer, lecturerAt } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

/** Of each assessment: its hours, duration, outcome, weeks and programme outcome as the document prints them, '' for none. */
const printed = [
  ['Laporan Analisis Media', 30, '5.5', '', 'HPK2', '4-9', 'HP5'],
  ['Projek Video Berkumpulan', 30, '', '', '', 'Diberi Minggu 7, dihantar Minggu 10', ''],
  ['Peperiksaan Akhir', 30, '2.5', '2 jam', 'HPK1', '15', ''],
  ['Pembentangan', 10, '', 'Minggu 11 hingga 14', '', '14', ''],
] as const;

const document = () => {
  const read = courseDocument();
  const rows = printed.map(([type, weight, ...cells]) => `| ${[type, `${weight}%`, ...cells].join(' | ')} |`);
  const table = tableOf(['| Pentaksiran | Wajaran | SLT (jam) | Tempoh | CLO | Minggu | PLO |', ...rows].join('\n'));
  return { ...read, blocks: [...read.blocks.slice(0, -1), { ...table, n: read.blocks.length, page: 3 }] };
};

const reading = (wish: Wish): unknown => {
  if (wish.about === 'jst') return { ...(honestly(wish) as JstAnswer), startDate: 'Minggu 7', dueDate: 'Minggu 10' };
  if (wish.about !== 'course.facts') return undefined;
  const course = honestly(wish) as CourseAnswer;
  const [like] = course.assessments;
  const [, tableOfTopics = ''] = /^(\d+)\./.exec(course.topics[0]?.at[0] ?? '') ?? [];
  const assessments = printed.map(([type, weight, slt, duration, clo, week, outcome], i) => ({
    ...like,
    type,
    weight: [weight],
    slt: slt === '' ? [] : [Number(slt)],
    duration,
    week: week.replace(/^Diberi.*(?=Minggu)/u, ''),
    outcomes: outcome === '' ? [] : [outcome],
    clos: clo === '' ? [] : [clo],
    // A document that says no more of a task than its name.
    description: type,
    at: [`${Number(tableOfTopics) + 1}.${i + 2}`],
  }));
  return { ...course, assessments };
};

const pipeline = withPipeline('valentra');
let lecturer: Lecturer;
let sessionId: string;
const rows = async (): Promise<Jst['assessments']> => (await lecturer.get(sessionId)).jst?.assessments ?? [];

beforeAll(async () => {
  await pipeline.useModel('', writer(reading));
  lecturer = lecturerAt(pipeline);
  sessionId = await lecturer.ready(document());
  await lecturer.jst(sessionId);
});

test('a JST has what the document states with its evidence, and marks what it does not state as computed or suggested', async () => {
  const [report, project, exam, talk] = await rows();
  expect(report).toMatchObject({ slt: 5.5, percentage: 30, clo: ['CLO2'], facts: { slt: { state: 'found' } } });
  expect(report?.facts['slt']?.quote).toContain('5.5');
  expect(report).toMatchObject({ startDate: 'Minggu 4', dueDate: 'Minggu 9', hpAllocation: { HP5: 100 } });
  const states = { duration: { state: 'found' }, dueDate: { state: 'found' } };
  expect(exam).toMatchObject({ startDate: '', dueDate: 'Minggu 15', slt: 2.5, duration: '2 jam', facts: states });
  expect(talk).toMatchObject({ startDate: 'Minggu 11', dueDate: 'Minggu 14' });
  const facts = { clo: { state: 'suggestion' } };
  expect(project).toMatchObject({
    startDate: 'Minggu 7',
    dueDate: 'Minggu 10',
    slt: null,
    clo: ['CLO1'],
    duration: '',
    facts,
  });
  // Of a task of which the document states the name alone, what the model wrote is kept.
  expect((await rows()).map(({ description }) => description)).toEqual([
    'Huraian.',
    'Huraian.',
    'Huraian.',
    'Huraian.',
  ]);
});

test('a JST keeps what its lecturer set, also when a percentage changes and when the row is written again', async () => {
  await lecturer.edit(sessionId, 'jst', '/assessments/1/slt', 8, 1);
  await lecturer.edit(sessionId, 'jst', '/assessments/1/percentage', 25, 2);
  await lecturer.edit(sessionId, 'jst', '/assessments/1/clo', ['CLO3'], 3);
  await lecturer.regenerate(sessionId, 'jst', '/assessments/1');
  await lecturer.ended(sessionId);
  expect((await rows())[1]).toMatchObject({
    slt: 8,
    percentage: 25,
    clo: ['CLO3'],
    facts: { slt: { state: 'lecturer' } },
  });
});

test('a JST gives the JSU the duration and the kinds of its tests', async () => {
  await lecturer.jsu(sessionId);
  const { jsu } = await lecturer.get(sessionId);
  expect(jsu?.courseInfo).toMatchObject({ duration: '2 jam', assessmentType: 'Peperiksaan Akhir' });
  expect(jsu?.topics.map(({ title }) => title)).toEqual(['Konsep Literasi Media']);
  expect(new Set(jsu?.questions.map(({ clo }) => clo))).toEqual(new Set(['CLO1']));
});
