import { beforeEach, describe, expect, test } from '@jest/globals';
import { type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { writer } from '../../support/writer.ts';
import { held, type Lecturer, lecturerAt } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);
let lecturer: Lecturer;
let sessionId = '';
beforeEach(async () => {
  lecturer = lecturerAt(pipeline);
  sessionId = await lecturer.made('exam');
});

/** `test`: of the JST, the row of its main test. */
const edits: Record<'jst' | 'test' | 'jsu' | 'pentaksiran', [string, string]> = {
  jst: ['/assessments/0/objective', 'Menganalisis satu siri berita.'],
  test: ['/assessments/3/duration', '3 jam'],
  jsu: ['/questions/0/subtopic', 'Subtopik yang disunting'],
  pentaksiran: ['/tasks/0/question/statement', 'Analisis satu siaran radio.'],
};
const edit = async (part: keyof typeof edits): Promise<void> => {
  const [pointer, value] = edits[part];
  const stage = part === 'test' ? 'jst' : part;
  await lecturer.edit(sessionId, stage, pointer, value, (await lecturer.get(sessionId)).versions[stage] ?? 0);
};
/** Each document and what it was made from that has changed since: 'jsu<jst'. */
const outdated = async (): Promise<string[]> => {
  const { origins } = await lecturer.get(sessionId);
  return stageNames.flatMap((stage) => origins[stage]?.changed.map(({ source }) => `${stage}<${source}`) ?? []);
};
const versionOf = async (stage: StageName) => (await lecturer.get(sessionId)).versions[stage];

test.each<[keyof typeof edits, ...above: StageName[]]>([
  ['jst', 'pentaksiran', 'rubrik'],
  ['test', 'jsu'],
  ['jsu', 'exam'],
  ['pentaksiran', 'rubrik'],
])(
  'a document whose ground has changed by an edit of %s is said to be so, is made again as a new version, and is then of the present one',
  async (part, ...above) => {
    const stale = above.map((one) => `${one}<${part === 'test' ? 'jst' : part}`);
    expect(await outdated()).toEqual([]);
    await edit(part);
    expect(await outdated()).toEqual(stale);
    expect((await lecturer.list()).find(({ id }) => id === sessionId)?.isOutdated).toBe(true);
    const counted = (await lecturer.row(sessionId))?.counted;
    for (const one of above) expect((await lecturer[one](sessionId)).status).toBe('completed');
    for (const one of above) expect(await versionOf(one)).toBe(2);
    expect((await lecturer.row(sessionId))?.counted).toEqual(counted);
    expect((await outdated()).filter((one) => stale.includes(one))).toEqual([]);
  },
);

test('a document whose ground has changed goes on being so after an edit of its own and a failed attempt, and is so again when the version of before is put back', async () => {
  await edit('test');
  await edit('jsu');
  expect(await outdated()).toContain('jsu<jst');
  await pipeline.useModel('invalid@valentra.jsu', writer());
  await expect(lecturer.jsu(sessionId)).rejects.toMatchObject({ code: 'unprocessable' });
  expect(await outdated()).toContain('jsu<jst');
  expect(await outdated()).toContain('exam<jsu');
  await pipeline.useModel('', writer());
  await lecturer.exam(sessionId);
  expect(await outdated()).not.toContain('exam<jsu');
  await lecturer.restore(sessionId, 'exam', 1);
  expect(await outdated()).toContain('exam<jsu');
  await lecturer.exam(sessionId);
  expect(await outdated()).not.toContain('exam<jsu');
  expect(await versionOf('exam')).toBe(4);
});

test('a document whose source is being made again is refused until that is done', async () => {
  const { begun, open } = held(pipeline, 'WritePart');
  const making = lecturer.jsu(sessionId, 'new', { questionType: 'struktur', numberOfQuestions: 6 });
  await begun;
  const message = expect.stringContaining('JSU sedang dijana semula');
  await expect(lecturer.exam(sessionId)).rejects.toMatchObject({ code: 'conflict', message });
  open();
  pipeline.watchSteps();
  await making;
  const { exam } = await lecturer.exam(sessionId, { questionType: 'struktur', numberOfQuestions: 10 });
  expect(exam?.questions).toHaveLength(10);
});

const weigh = (weight: number) => lecturer.set(sessionId, 'Laporan Analisis Media', { weight });

test('a changed weight is told of the JST, then of what rests on it, is forgotten when it is undone or a fact is but accepted, and leaves the papers of tests as they are', async () => {
  const [task] = (await lecturer.get(sessionId)).course?.assessments ?? [];
  const weight = task?.weight ?? 0;
  await weigh(weight + 1);
  const { origins } = await lecturer.get(sessionId);
  const at = `/assessments/=${task?.type}/weight`;
  const change = { at, kind: 'changed', before: String(weight), after: String(weight + 1) };
  expect(origins.jst?.changed).toMatchObject([{ source: 'course', name: '', how: 'edited', changes: [change] }]);
  expect(await outdated()).toEqual(['jst<course']);
  await weigh(weight);
  await lecturer.change(sessionId, { do: 'accept', keys: ['courseCode', 'courseName'] });
  expect(await outdated()).toEqual([]);
  await weigh(weight + 1);
  await lecturer.jst(sessionId);
  expect(await outdated()).toEqual(['pentaksiran<jst', 'rubrik<jst']);
  for (const stage of stageNames) await lecturer[stage](sessionId);
  expect(await outdated()).toEqual([]);
  const { jst, versions } = await lecturer.get(sessionId);
  expect(jst?.assessments[0]?.percentage).toBe(weight + 1);
  expect(versions).toEqual({ jst: 2, jsu: 1, pentaksiran: 2, rubrik: 2, exam: 1 });
});

test('what changes while a document is made, and so often that its version is not kept, is said of it afterwards', async () => {
  const { begun, open } = held(pipeline, 'WritePart');
  await weigh(1);
  const making = lecturer.jst(sessionId);
  await begun;
  for (let weight = 2; weight <= 14; weight++) await weigh(weight);
  open();
  pipeline.watchSteps();
  expect((await making).status).toBe('completed');
  expect((await lecturer.get(sessionId)).origins.jst?.changed).toMatchObject([{ source: 'course', how: 'much' }]);
});

const textOf = async () => (await lecturer.get(sessionId)).pentaksiranQuestions?.tasks[0]?.essentialQuestion;
const edited = async () => (await lecturer.get(sessionId)).origins.pentaksiran?.edited;
const reasons = async () => (await lecturer.versions(sessionId, 'pentaksiran')).map(({ reason }) => reason);

describe("the lecturer's edits of a document that is made again", () => {
  const mine = 'Ditulis oleh pensyarah sendiri.';
  const at = '/tasks/0/essentialQuestion';
  let made: string | undefined;
  beforeEach(async () => {
    made = await textOf();
    await lecturer.edit(sessionId, 'pentaksiran', at, mine, 1);
    await edit('jst');
  });

  test('are kept where their row is the same, beside what was made', async () => {
    expect(await edited()).toEqual([at]);
    await lecturer.pentaksiran(sessionId);
    expect([await textOf(), await edited(), await reasons()]).toEqual([
      mine,
      [at],
      ['generated', 'edited', 'generated', 'kept'],
    ]);
    const compared = { pointer: at, was: at, mine, made };
    expect(await lecturer.compare(sessionId, 'pentaksiran')).toEqual([{ ...compared, now: mine }]);
    await lecturer.edit(sessionId, 'pentaksiran', at, made ?? '', 4);
    expect(await lecturer.compare(sessionId, 'pentaksiran')).toEqual([{ ...compared, now: made }]);
  });

  test('give way to the new text when that is wanted, and can be put back', async () => {
    await lecturer.pentaksiran(sessionId, 'new');
    expect([await textOf(), await edited(), await reasons()]).toEqual([made, [], ['generated', 'edited', 'generated']]);
    expect(await lecturer.compare(sessionId, 'pentaksiran')).toMatchObject([{ mine, made, now: made }]);
    await lecturer.restore(sessionId, 'pentaksiran', 2);
    expect([await textOf(), await edited()]).toEqual([mine, [at]]);
    expect(await outdated()).toContain('pentaksiran<jst');
  });

  test('made while it is made are kept in any case', async () => {
    const { begun, open } = held(pipeline, 'Finish');
    const making = lecturer.pentaksiran(sessionId, 'new');
    await begun;
    await expect(lecturer.pentaksiran(sessionId, 'mine')).rejects.toMatchObject({ code: 'conflict' });
    await expect(lecturer.regenerate(sessionId, 'pentaksiran', '/tasks/0')).rejects.toMatchObject({ code: 'conflict' });
    await lecturer.edit(sessionId, 'pentaksiran', '/tasks/0/theBigIdea', mine, 2);
    open();
    pipeline.watchSteps();
    await making;
    const task = (await lecturer.get(sessionId)).pentaksiranQuestions?.tasks[0];
    expect([task?.essentialQuestion, task?.theBigIdea]).toEqual([made, mine]);
    await expect(lecturer.edit(sessionId, 'pentaksiran', at, 'Suntingan lama', 3)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('of a row that nothing tells apart are shown beside the new one', async () => {
    const stem = '/questions/0/stem';
    await lecturer.edit(sessionId, 'exam', stem, mine, 1);
    await edit('jsu');
    await lecturer.exam(sessionId);
    const now = (await lecturer.get(sessionId)).examQuestions?.questions[0]?.stem;
    expect(now).not.toBe(mine);
    expect(await lecturer.compare(sessionId, 'exam')).toEqual([{ pointer: stem, was: stem, mine, made: now, now }]);
  });
});
