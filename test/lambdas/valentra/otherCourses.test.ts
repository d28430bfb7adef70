import { expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { saveOnce } from '../../../lambdas/platform/stages/artefacts.ts';
import { encodeJson } from '../../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { hasQuizOrExam } from '../../../shared/assessment.ts';
import { courseReadFrom } from '../../shared/valentra/fixtures.ts';
import { putTestSession } from '../../support/session.ts';
import { courseDocument, writer } from '../../support/writer.ts';
import { type Lecturer, lecturerAt } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

/** A PEDAGONA session of this lecturer with one course, which the lecturer has corrected. @returns its id */
async function analysed({ sub }: Lecturer): Promise<string> {
  const { table, files } = pipeline;
  const id = ulid();
  const uploadId = ulid();
  const { courseCode, courseName, sourceDocument } = courseReadFrom;
  const document = { uploadId, name: sourceDocument, size: 10, status: 'analysed', pages: 3, error: null } as const;
  await putTestSession(
    table,
    {
      sub,
      module: 'pedagona',
      id,
      status: 'completed',
      documents: [document],
      data: { courses: [{ courseCode, courseName }] },
    },
    new Date(),
  );
  const facts = { ...courseReadFrom.facts, courseName: { state: 'lecturer' as const, at: [], quote: '', place: '' } };
  const place = { sub, sessionId: id, kind: 'course', n: 0 };
  await saveOnce({ table, files }, place, { ...courseReadFrom, facts }, [], new Date());
  await files.put(objectKeys.text(sub, id, uploadId), encodeJson(courseDocument()), 'application/json');
  return id;
}

test('a session begins with a course of PEDAGONA as its lecturer corrected it, and goes on to the JST', async () => {
  const lecturer = lecturerAt(pipeline);
  const from = await analysed(lecturer);
  expect(await lecturer.courses()).toMatchObject([{ session: from, n: 0, courseCode: 'XMLD2103' }]);
  const sessionId = await lecturer.create();
  const { session, status } = await lecturer.useCourse(sessionId, from);
  expect([status, session.status, session.courseInfo?.code, session.course?.facts['courseName']?.state]).toEqual([
    'completed',
    'ready',
    'XMLD2103',
    'lecturer',
  ]);
  expect((await lecturer.document(sessionId)).blocks[0]).toMatchObject({ n: 1, text: 'Kod kursus: XMLD2103' });
  for (const { id } of session.course?.assessments.filter((assessment) => hasQuizOrExam([assessment])) ?? [])
    await lecturer.change(sessionId, { do: 'remove', list: 'assessments', row: id });
  expect((await lecturer.get(sessionId)).hasQuizOrExam).toBe(false);
  expect((await lecturer.jst(sessionId)).status).toBe('completed');
  await expect(lecturer.useCourse(sessionId, from)).rejects.toMatchObject({ code: 'conflict' });
});

test('the course of another lecturer, or one that is gone, is not found', async () => {
  const lecturer = lecturerAt(pipeline);
  const others = await analysed(lecturerAt(pipeline));
  const sessionId = await lecturer.create();
  expect(await lecturer.courses()).toEqual([]);
  for (const session of [others, ulid()])
    await expect(lecturer.useCourse(sessionId, session)).rejects.toMatchObject({ code: 'not_found' });
});
