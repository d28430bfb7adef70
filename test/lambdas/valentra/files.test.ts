import { beforeAll, expect, test } from '@jest/globals';
import { valentraFileHandlers } from '../../../lambdas/valentra/files.ts';
import { vettingOf } from '../../../shared/valentra/vetting/vetting.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { moodleXml } from '../../../shared/valentra/moodle.ts';
import { documentsOf } from '../../../shared/valentra/workflow.ts';
import type { Documents, Session, StageName } from '../../../shared/valentra/schemas.ts';
import * as word from '../../../shared/valentra/word.ts';
import type { WordDocument } from '../../../shared/word/blocks.ts';
import { wordType } from '../../../shared/word/render.ts';
import { part, unzip, wordLines } from '../../shared/word/docx.ts';
import { plainText } from '../../shared/word/plainText.ts';
import { requestOf } from '../../support/callers.ts';
import { withPipeline } from '../../support/hooks.ts';
import { changed, writer } from '../../support/writer.ts';
import { lecturerAt } from './lecturer.ts';

const pipeline = withPipeline('valentra', writer);

type Name = keyof ReturnType<typeof valentraFileHandlers>;
const download = (sub: string, name: Name, sessionId: string, assessmentId?: string) =>
  valentraFileHandlers(pipeline.services)[name]({ ...requestOf(sub), params: { sessionId }, query: { assessmentId } });

let session: Session;
let sub: string;
beforeAll(async () => {
  await pipeline.useModel('', writer());
  const lecturer = lecturerAt(pipeline);
  ({ sub } = lecturer);
  session = await lecturer.get(await lecturer.made('exam'));
});

test.each<[Name, string, (made: Documents) => WordDocument, StageName | null]>([
  ['downloadJst', 'JST', ({ jst }) => word.jstDocument(jst), 'jst'],
  ['downloadJsu', 'JSU', ({ jsu }) => word.jsuDocument(jsu), 'jsu'],
  ['downloadPentaksiran', 'SOALAN_PB', (made) => word.pentaksiranDocument(made.pentaksiran), 'pentaksiran'],
  ['downloadRubrik', 'RUBRIK', ({ rubrik, jst }) => word.rubrikDocument(rubrik, jst), 'rubrik'],
  ['downloadExamQuestions', 'SOALAN_UJIAN', ({ exam }) => word.examQuestionsDocument(exam), null],
  ['downloadExamAnswers', 'SKEMA_JAWAPAN', ({ exam }) => word.examAnswersDocument(exam), 'exam'],
])('%s answers the Word file %s, with its vetting form but for students', async (name, prefix, documentOf, form) => {
  const made = documentsOf(session) as Documents;
  if (session.course === null) throw new Error('The course should be there');
  const course = courseView(session.course);
  const vetting = vettingOf(session, form ?? 'exam')!;
  const of = { isForStudents: form === null || form === 'pentaksiran', isSigned: form !== null };
  const document = word.printed(documentOf(made), { cover: course.cover, vetting, ...of });
  const { type, fileName, bytes } = await download(sub, name, session.id);
  expect([type, fileName]).toEqual([wordType, `${prefix}_Semester_1.docx`]);
  expect(wordLines(part(unzip(bytes), 'word/document.xml'))).toEqual(plainText(document));
});

test('downloadExamMoodle answers the questions for a learning platform, named as a draft while findings are open', async () => {
  const { exam } = documentsOf(session) as Documents;
  const file = await download(sub, 'downloadExamMoodle', session.id);
  expect([file.type, file.fileName]).toEqual(['application/xml; charset=utf-8', 'SOALAN_UJIAN_Semester_1.xml']);
  expect(new TextDecoder().decode(file.bytes)).toBe(moodleXml(exam, 'DRAF Semester 1'));
});

test('what is not made yet is not found', async () => {
  const lecturer = lecturerAt(pipeline);
  const id = await lecturer.made('jst');
  const names = (Object.keys(valentraFileHandlers(pipeline.services)) as Name[]).filter((one) => one !== 'downloadJst');
  for (const name of names)
    await expect(download(lecturer.sub, name, id)).rejects.toMatchObject({
      code: 'not_found',
      message: 'Dokumen ini belum dijana.',
    });
});

test('a task sheet goes to students without what nobody has confirmed of its course', async () => {
  const [name, institution] = ['Kursus Rekaan', 'Institut Rekaan'].map((value) => ({ value, at: [] }));
  await pipeline.useModel('', writer(changed('course.facts', () => ({ name, institution }))));
  const lecturer = lecturerAt(pipeline);
  const id = await lecturer.ready();
  await lecturer.jst(id);
  await lecturer.pentaksiran(id);
  const inventedIn = async (file: Name): Promise<string[]> => {
    const { bytes } = await download(lecturer.sub, file, id);
    const xml = part(unzip(bytes), 'word/document.xml');
    return wordLines(xml).filter((line) => /^(?:Kursus|Institut) Rekaan$/.test(line));
  };
  expect(await inventedIn('downloadJst')).toContain('Institut Rekaan');
  expect(await inventedIn('downloadPentaksiran')).toEqual([]);
});
