import { beforeAll, expect, test } from '@jest/globals';
import { acceptedAt } from '../../../shared/claims/accepted.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { makingOrder, stageNames, type StageName } from '../../../shared/pedagona/stages.ts';
import type { Making } from '../../../shared/origin.ts';
import { artefactIdOf, artefactOf, chainOf, ended, rowsOf, sendStage } from '../../support/chain.ts';
import { course, otherCourse } from '../../support/documents.ts';
import { people } from '../../support/testApp.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();
let token: string;
let sessionId: string;
beforeAll(async () => {
  token = await app.tokenFor(people.aminah);
  sessionId = await chainOf(app, token, [course, otherCourse]);
});

const session = () => app.call(pedagonaApi.getSession, { token, params: { sessionId } });
/** The assessment of the first course that merangkai has chosen. */
async function chosen() {
  const [rubric] = (await artefactOf(app, token, 'merangkai', sessionId)).rubrics;
  return (await session()).coursesAnalysis[0]?.assessments.find(({ type }) => type === rubric?.assessmentType);
}
async function weigh(weight: number): Promise<void> {
  const task = await chosen();
  const to = { list: 'assessments' as const, row: task?.id ?? '', values: { weight }, was: { weight: task?.weight } };
  await app.call(pedagonaApi.changeCourse, { token, params: { sessionId, n: 0 }, body: { do: 'set', ...to } });
}
const outdated = async (): Promise<StageName[]> => {
  const { origins } = await session();
  return stageNames.filter((stage) => (origins[stage]?.changed ?? []).length > 0);
};
const again = async (stage: StageName, making: Partial<Making> = {}) => {
  const { status, body } = await sendStage(app, token, stage, sessionId, 'create', { again: true, ...making });
  if (status === 202) await ended(app, token, stage, sessionId);
  return { status, body };
};

test('a changed weight is told of every stage, and one click each brings them up to date, each once, with the edits of the lecturer', async () => {
  const before = await session();
  const task = await chosen();
  // Made in their order, all are of what there is.
  expect(await outdated()).toEqual([]);
  await weigh(33);
  const { origins } = await artefactOf(app, token, 'report', sessionId);
  expect(origins.report?.changed).toMatchObject([
    {
      source: 'course#0',
      name: before.coursesAnalysis[0]?.courseCode,
      how: 'edited',
      changes: [
        { at: `/assessments/=${task?.type}/weight`, kind: 'changed', before: String(task?.weight), after: '33' },
      ],
    },
  ]);
  expect(await outdated()).toEqual(stageNames);
  // Without asking for it, what there is is the answer.
  await sendStage(app, token, 'merangkai', sessionId, 'create');
  expect(await outdated()).toEqual(stageNames);
  const { combinedBigIdea: made, courseComparison } = await artefactOf(app, token, 'merangkai', sessionId);
  const address = { token, params: { artefactId: artefactIdOf('merangkai', sessionId) } };
  const [pointer, mine] = ['/combinedBigIdea', 'Idea besar yang ditulis oleh pensyarah.'];
  await app.call(pedagonaApi.editArtefact, { ...address, body: { pointer, value: mine, version: 1 } });
  const wished = '/courseComparison/rationale';
  await app.call(pedagonaApi.regenerate, { ...address, body: { pointer: wished, instruction: 'Ringkaskan.' } });
  const { rationale } = (await artefactOf(app, token, 'merangkai', sessionId)).courseComparison;
  expect(rationale).not.toBe(courseComparison.rationale);
  const accepted = ['Aminah: “97%”. Kuiz 97%.'];
  const vouched = { pointer: acceptedAt, value: accepted, was: [], version: 3 };
  await app.call(pedagonaApi.editArtefact, { ...address, body: vouched });
  const counted = await app.call(pedagonaApi.status, { token, params: { sessionId } });
  for (const stage of makingOrder) {
    await again(stage);
    // The edit and its keeping are versions too.
    expect((await artefactOf(app, token, stage, sessionId)).version).toBe(stage === 'merangkai' ? 6 : 2);
    expect(await outdated()).not.toContain(stage);
  }
  expect(await outdated()).toEqual([]);
  await again('merangkai');
  expect(await app.call(pedagonaApi.status, { token, params: { sessionId } })).toEqual(counted);
  expect((await rowsOf(app, sessionId)).find(({ SK }) => SK.startsWith('SESSION#'))?.['counted']).toMatchObject({
    documents: 6,
  });
  const merangkai = await artefactOf(app, token, 'merangkai', sessionId);
  expect(merangkai).toMatchObject({ version: 6, combinedBigIdea: mine, courseComparison: { rationale }, accepted });
  expect(merangkai.origins.merangkai).toEqual({
    sources: ['course#0', 'course#1', 'teaching'],
    changed: [],
    edited: [pointer, wished, acceptedAt],
    isComparable: true,
  });
  expect(await app.call(pedagonaApi.compareVersions, address)).toEqual([
    { pointer, was: pointer, mine, made, now: mine },
    { pointer: wished, was: wished, mine: rationale, made: courseComparison.rationale, now: rationale },
    { pointer: acceptedAt, was: acceptedAt, mine: accepted, made: [], now: accepted },
  ]);
  const weights = merangkai.integratedAssessment.selectedAssessments.map(({ weight }) => weight);
  expect(merangkai.rubrics.map(({ weight }) => weight).concat(weights)).toContain(33);
});

test('what the lecturer answers before writing is kept, told to every stage and read by the next writing', async () => {
  const { teaching } = await session();
  expect(teaching).toMatchObject({ groupSize: null, unit: 'minggu', mode: 'bersemuka' });
  const body = { ...teaching, groupSize: 24, time: 120, unit: 'minit', mode: 'hibrid' } as const;
  expect(await app.call(pedagonaApi.changeTeaching, { token, params: { sessionId }, body })).toEqual(body);
  const { teaching: kept, origins } = await session();
  expect(kept).toEqual(body);
  expect(await outdated()).toEqual(stageNames);
  expect(origins.dlo?.changed.find(({ source }) => source === 'teaching')?.changes.map(({ at }) => at)).toEqual([
    '/groupSize',
    '/time',
    '/unit',
    '/mode',
  ]);
  await again('merangkai');
  await again('dlo');
  expect((await artefactOf(app, token, 'dlo', sessionId)).targetAudience).toContain('24 pelajar · 120 minit · hibrid');
});
