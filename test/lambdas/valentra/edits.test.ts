import { beforeAll, expect, test } from '@jest/globals';
import type { Editable } from '../../../shared/artefact.ts';
import type { AppError } from '../../../shared/errors.ts';
import { lookAgain } from '../../../shared/valentra/items/flags.ts';
import { manualChecks, type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { vettingOf } from '../../../shared/valentra/vetting/vetting.ts';
import { writer } from '../../support/writer.ts';
import { type Lecturer, lecturerAt } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra');
let lecturer: Lecturer;
let sessionId = '';
beforeAll(async () => {
  await pipeline.useModel('', writer());
  lecturer = lecturerAt(pipeline);
  sessionId = await lecturer.made('exam');
});

const versionOf = async (stage: StageName): Promise<number> => (await lecturer.get(sessionId)).versions[stage] ?? 0;

test.each<[StageName, string, Editable]>([
  ['jst', '/assessments/0/objective', 'Menganalisis satu siri berita.'],
  ['jst', '/assessments/0/criteria', ['Ketepatan', 'Kejelasan']],
  ['jsu', '/questions/0/marks', 9],
  ['pentaksiran', '/tasks/0/question/statement', 'Analisis satu siaran radio.'],
  ['rubrik', '/rubriks/0/criteria/0/levels/lemah/descriptor', 'Tiada analisis.'],
  ['exam', '/questions/0/stem', 'Nyatakan takrif literasi media.'],
])('an edit of %s at %s is a new version, and the part is as it was written', async (stage, pointer, value) => {
  const version = await versionOf(stage);
  expect(await lecturer.edit(sessionId, stage, pointer, value, version)).toEqual({ version: version + 1 });
  expect((await lecturer.versions(sessionId, stage)).at(-1)).toMatchObject({ reason: 'edited', pointer });
  expect(JSON.stringify(await lecturer.get(sessionId))).toContain(JSON.stringify(value));
});

const notEditable = 'Bahagian ini tidak boleh disunting.';
const otherShape = 'Bentuk teks ini tidak sepadan dengan bahagian yang disunting.';
const wholeMarks = 'Markah mestilah nombor bulat antara 1 hingga 1000.';
test.each<[StageName, string, Editable, string]>([
  ['jst', '/assessments/0/type', 'Esei', notEditable],
  ['jsu', '/summary/totalMarks', 1, notEditable],
  ['exam', '/__proto__/stem', 'x', notEditable],
  ['jsu', '/questions/0/cognitiveLevel', 'C9', otherShape],
  ['jsu', '/questions/0/marks', 0, wholeMarks],
  ['jsu', '/questions/0/marks', 2.5, wholeMarks],
  ['jsu', '/questions/0/marks', Number.MAX_SAFE_INTEGER, wholeMarks],
  ['jsu', '/questions/0/marks', 'sepuluh', wholeMarks],
  ['jsu', '/questions/0/topic', 'Etika', 'Topik ini tiada dalam JSU: Etika. Guna Konsep Literasi Media.'],
  ['exam', '/questions/0/marks', 0, wholeMarks],
  ['exam', '/questions/0/answer', 'E', otherShape],
  ['exam', '/questions/0/stem', ['a'], otherShape],
  ['jst', '/assessments/0/criteria', 'Ketepatan', otherShape],
  ['rubrik', '/rubriks/0/criteria/0/marks', -1, 'Markah mestilah nombor bulat antara 0 hingga 1000.'],
  ['jst', '/assessments/0/percentage', 101, 'Wajaran mestilah nombor antara 0 hingga 100.'],
  ['rubrik', '/rubriks/0/criteria/0/hp', 'HP10', 'HP ini tiada dalam tugasan: HP10. Guna HP2, HP5.'],
  ['jst', '/assessments/0/clo', ['CLO9'], 'CLO ini tiada dalam kursus: CLO9. Guna CLO1, CLO2, CLO3.'],
])(
  'an edit of %s at %s to %p, which it cannot hold, is told why and changes nothing',
  async (stage, pointer, value, message) => {
    const before = await lecturer.get(sessionId);
    const edit = lecturer.edit(sessionId, stage, pointer, value, before.versions[stage] ?? 0);
    await expect(edit).rejects.toMatchObject({ code: 'invalid', message });
    expect(await lecturer.get(sessionId)).toEqual(before);
  },
);

test('Sah is refused for its true cause until there is none; an edit makes the paper a draft again', async () => {
  const own = lecturerAt(pipeline);
  const id = await own.made('exam');
  await own.edit(id, 'exam', '/questions/1/stem', 'Nyatakan takrif wacana media.', 1);
  const { versions } = await own.get(id);
  const wanted: Parameters<Lecturer['review']>[2] = {
    state: 'sah',
    checked: [...manualChecks],
    version: versions.exam ?? 0,
  };
  const refused = async (body: typeof wanted, cause: string): Promise<void> => {
    const message = await own.review(id, 'exam', body).then(
      () => 'given',
      (reason: unknown) => (reason as AppError).message,
    );
    expect([message, (await own.get(id)).states.exam]).toEqual([expect.stringContaining(cause), 'draf']);
  };
  await refused({ ...wanted, checked: ['key'] }, 'tandakan "Bahasa baku dan jelas", "Isi sesuai');
  await refused(wanted, 'isi soalan versi ini belum disemak (Soalan 1, Soalan 2,');
  await own.regenerate(id, 'exam', '/questions/1', lookAgain);
  const version = (await own.get(id)).versions.exam ?? 0;
  const { findings = [] } = vettingOf(await own.get(id), 'exam') ?? {};
  const accepting = (some: typeof findings) => some.map(({ key }) => ({ key, reason: 'Dibincangkan oleh panel.' }));
  const read = accepting(findings.filter(({ rule }) => rule === 'look'));
  await refused({ ...wanted, version, accepted: read }, 'dapatan masih terbuka (seluruh dokumen');
  const accepted = accepting(findings);
  await own.review(id, 'exam', { ...wanted, version, accepted });
  expect((await own.get(id)).states.exam).toBe('sah');
  await own.edit(id, 'exam', '/questions/1/stem', 'Nyatakan takrif media.', version);
  expect((await own.get(id)).states.exam).toBe('draf');
  await expect(own.review(id, 'exam', { ...wanted, version, accepted })).rejects.toMatchObject({ code: 'conflict' });
});

test('an acceptance keeps those of another tab, and is taken back by itself', async () => {
  const own = lecturerAt(pipeline);
  const id = await own.made('exam');
  const wanted: Parameters<Lecturer['review']>[2] = { state: 'draf', checked: [], version: 1 };
  const keys = (vettingOf(await own.get(id), 'exam')?.findings ?? []).slice(0, 2).map(({ key }) => key);
  const accept = async (key: string, reason: string | null) =>
    (await own.review(id, 'exam', { ...wanted, accepted: [{ key, reason }] })).review.accepted.map((one) => one.key);
  const [first = '', second = ''] = keys;
  await accept(first, 'Dibincangkan oleh panel.');
  expect(await accept(second, 'Dibincangkan oleh panel.')).toEqual(keys);
  expect(await accept(first, null)).toEqual([second]);
  expect(await accept('tiada', 'Dibincangkan oleh panel.')).toEqual([second]);
});

test('an edit of a document before it is made is refused', async () => {
  const id = await lecturerAt(pipeline).ready();
  for (const stage of stageNames)
    await expect(lecturer.edit(id, stage, '/x', 'x', 1)).rejects.toMatchObject({ code: 'not_found' });
});
