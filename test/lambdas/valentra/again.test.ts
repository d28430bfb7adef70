import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { writer } from '../../support/writer.ts';
import { type Lecturer, lecturerAt } from './lecturer.ts';

let pipeline: Pipeline;
let lecturer: Lecturer;
let sessionId = '';
beforeAll(async () => {
  pipeline = await startPipeline('valentra');
});
afterAll(() => pipeline.stop());
beforeEach(async () => {
  await pipeline.useModel('', writer());
  lecturer = lecturerAt(pipeline);
  sessionId = await lecturer.made('exam');
});

const edits: Record<'jst' | 'jsu' | 'pentaksiran', [string, string]> = {
  jst: ['/assessments/0/objective', 'Menganalisis satu siri berita.'],
  jsu: ['/questions/0/subtopic', 'Subtopik yang disunting'],
  pentaksiran: ['/tasks/0/question/statement', 'Analisis satu siaran radio.'],
};
const edit = async (stage: keyof typeof edits): Promise<void> => {
  const [pointer, value] = edits[stage];
  await lecturer.edit(sessionId, stage, pointer, value, (await lecturer.get(sessionId)).versions[stage] ?? 0);
};
const outdated = async (): Promise<StageName[][]> => {
  const { origins } = await lecturer.get(sessionId);
  return stageNames.flatMap((stage) => {
    const from = origins[stage]?.changed.map(({ source }) => source as StageName) ?? [];
    return from.length === 0 ? [] : [[stage, ...from]];
  });
};
const versionOf = async (stage: StageName) => (await lecturer.get(sessionId)).versions[stage];

describe('a document whose ground has changed', () => {
  test.each<[keyof typeof edits, StageName[][]]>([
    [
      'jst',
      [
        ['jsu', 'jst'],
        ['pentaksiran', 'jst'],
        ['rubrik', 'jst'],
      ],
    ],
    ['jsu', [['exam', 'jsu']]],
    ['pentaksiran', [['rubrik', 'pentaksiran']]],
  ])(
    'by an edit of %s is said to be so, is made again as a new version, and is then of the present one',
    async (stage, stale) => {
      expect(await outdated()).toEqual([]);
      await edit(stage);
      expect(await outdated()).toEqual(stale);
      const counted = (await lecturer.row(sessionId))?.counted;
      for (const [above = 'jst'] of stale) expect((await lecturer[above](sessionId)).status).toBe('completed');
      for (const [above = 'jst'] of stale) expect(await versionOf(above)).toBe(2);
      expect((await lecturer.row(sessionId))?.counted).toEqual(counted);
      expect((await outdated()).filter(([above]) => stale.some(([one]) => one === above && one !== 'rubrik'))).toEqual(
        [],
      );
    },
  );

  test('goes on being so after an edit of its own, and after a failed attempt', async () => {
    await edit('jst');
    await edit('jsu');
    expect(await outdated()).toContainEqual(['jsu', 'jst']);
    await pipeline.useModel('invalid@valentra.jsu', writer());
    await expect(lecturer.jsu(sessionId)).rejects.toMatchObject({ code: 'unprocessable' });
    expect(await outdated()).toContainEqual(['jsu', 'jst']);
  });

  test('is so again when the version of before is put back, and the next click makes another', async () => {
    await edit('jsu');
    await lecturer.exam(sessionId);
    await lecturer.restore(sessionId, 'exam', 1);
    expect(await outdated()).toEqual([['exam', 'jsu']]);
    await lecturer.exam(sessionId);
    expect([await versionOf('exam'), await outdated()]).toEqual([4, []]);
  });
});

test('a document whose ground stands is not made again by another click', async () => {
  await pipeline.useModel('', writer());
  const before = await lecturer.get(sessionId);
  for (const stage of stageNames) await lecturer[stage](sessionId);
  expect(await lecturer.get(sessionId)).toEqual(before);
  expect(pipeline.attempts).toEqual([]);
});
