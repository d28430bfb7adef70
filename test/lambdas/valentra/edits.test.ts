import { beforeAll, describe, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import type { Editable } from '../../../shared/session/artefact.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { lookAgain } from '../../../shared/valentra/items/look.ts';
import { manualChecks, type Session, type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { vettingOf } from '../../../shared/valentra/vetting/vetting.ts';
import { honestly, multipleChoice, planned, rightMark, type Wish, writer } from '../../support/writer.ts';
import { type ExamSettings, held, type Lecturer, lecturerAt, madeAt, usualExam } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

/** A lecturer with an exam whose second item has this stem, and what is found of it. */
const examSaying = async (stem: string) => {
  const own = lecturerAt(pipeline);
  const id = await own.made('exam');
  const { version } = await own.edit(id, 'exam', '/questions/1/stem', stem, 1);
  const { findings = [] } = vettingOf(await own.get(id), 'exam') ?? {};
  return { own, id, findings, wanted: { checked: [...manualChecks], version } };
};
const byPanel = 'Dibincangkan oleh panel.';

describe('a document', () => {
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

  test('several parts of a question are one version, each the lecturer’s own; one that it cannot hold keeps them all out', async () => {
    const own = lecturerAt(pipeline);
    const id = await own.made('exam');
    const at = '/questions/1';
    const { stem = '', cognitiveLevel: level = 'C1' } = (await own.get(id)).examQuestions?.questions[1] ?? {};
    const parts = [
      { pointer: `${at}/stem`, value: 'Terangkan takrif wacana media.', was: stem },
      { pointer: `${at}/cognitiveLevel`, value: 'C2', was: level },
    ];
    const wrong = { pointer: `${at}/cognitiveLevel`, value: 'C9', was: level };
    await expect(own.editItem(id, at, parts.with(1, wrong), 1)).rejects.toMatchObject({ code: 'invalid' });
    await expect(own.editItem(id, '/questions/0', parts, 1)).rejects.toMatchObject({ code: 'invalid' });
    const duration = [{ pointer: '/examInfo/duration', value: '3 jam', was: '2 jam' }];
    await expect(own.editItem(id, '/examInfo', duration, 1)).rejects.toThrow('bahagian satu soalan');
    expect(await own.editItem(id, at, parts, 1)).toEqual({ version: 2 });
    const edited = (await own.get(id)).examQuestions?.questions[1];
    expect(edited).toMatchObject({ stem: 'Terangkan takrif wacana media.', cognitiveLevel: 'C2', look: null });
    // What it was has changed since.
    await expect(own.editItem(id, at, parts, 1)).rejects.toMatchObject({ code: 'conflict' });
    await own.restore(id, 'exam', 1);
    expect((await own.get(id)).examQuestions?.questions[1]).toMatchObject({ stem, cognitiveLevel: level });
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
    ['exam', '/questions/0/stem', ' ', 'Teks tidak boleh kosong.'],
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
    const { own, id, findings, wanted } = await examSaying('Nyatakan takrif wacana media.');
    const said = { ...wanted, state: 'sah' as const };
    await expect(own.review(id, 'exam', said)).rejects.toMatchObject({
      message: expect.stringContaining('isi soalan versi ini belum disemak (Soalan 1, Soalan 2,'),
    });
    const accepted = findings.map(({ key }) => ({ key, reason: byPanel }));
    await own.review(id, 'exam', { ...said, accepted });
    expect((await own.get(id)).states.exam).toBe('sah');
    await own.edit(id, 'exam', '/questions/1/stem', 'Nyatakan takrif media.', said.version);
    expect((await own.get(id)).states.exam).toBe('draf');
    await expect(own.review(id, 'exam', { ...said, accepted })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a frame is neither accepted nor left behind by a state, for its true cause', async () => {
    const { own, id, findings, wanted } = await examSaying('Rangka: lengkapkan takrif ____');
    const { key = '' } = findings.find(({ code }) => code === 'frame') ?? {};
    const refusal = { code: 'unprocessable', message: expect.stringContaining('Lengkapkan rangka ini dahulu') };
    for (const said of [
      { state: 'draf' as const, accepted: [{ key, reason: byPanel }] },
      { state: 'disemak' as const },
    ])
      await expect(own.review(id, 'exam', { ...wanted, ...said })).rejects.toMatchObject(refusal);
  });

  test('an acceptance keeps those of another tab, and is taken back by itself', async () => {
    const own = lecturerAt(pipeline);
    const id = await own.made('exam');
    const wanted: Parameters<Lecturer['review']>[2] = { state: 'draf', checked: [], version: 1 };
    const keys = (vettingOf(await own.get(id), 'exam')?.findings ?? []).slice(0, 2).map(({ key }) => key);
    const accept = async (key: string, given: string | null) =>
      (await own.review(id, 'exam', { ...wanted, accepted: [{ key, reason: given }] })).review.accepted.map(
        (one) => one.key,
      );
    const [first = '', second = ''] = keys;
    await accept(first, byPanel);
    expect(await accept(second, byPanel)).toEqual(keys);
    expect(await accept(first, null)).toEqual([second]);
    expect(await accept('tiada', byPanel)).toEqual([second]);
    // Of two at once one is kept and the other is told.
    await accept(second, null);
    const both = await Promise.allSettled(keys.map((key) => accept(key, byPanel)));
    const given = keys.filter((_, n) => both[n]?.status === 'fulfilled');
    expect((await own.get(id)).reviews.exam?.accepted.map(({ key }) => key)).toEqual(given);
  });

  test('an edit of a document before it is made is refused', async () => {
    const id = await lecturerAt(pipeline).ready();
    for (const stage of stageNames)
      await expect(lecturer.edit(id, stage, '/x', 'x', 1)).rejects.toMatchObject({ code: 'not_found' });
  });
});

const fresh = 'Ditulis semula dengan kata-kata baharu.';

/** An honest answer with new words, to a request that rewrites. */
function anew(wish: Wish): unknown {
  if (wish.data('semasa') === null) return undefined;
  if (wish.about === 'exam.aneka-pilihan')
    return { items: planned(wish).map((plan) => ({ ...multipleChoice(plan), stem: fresh })) };
  const answer = honestly(wish) as Record<string, unknown>;
  const items = answer['items'] ?? answer['rows'];
  if (Array.isArray(items)) {
    const words = { stem: fresh, subtopic: `Sejarah media massa. ${fresh}` };
    const key = answer['items'] === undefined ? 'rows' : 'items';
    return { [key]: items.map((item: object) => ({ ...item, ...words })) };
  }
  if (Array.isArray(answer['criteria']) && wish.about === 'rubrik')
    return { criteria: answer['criteria'].map((item: object) => ({ ...item, name: fresh, hp: 'HP9' })) };
  return { ...answer, objective: fresh, theBigIdea: fresh };
}

const documentOf = (session: Session, stage: StageName): object => {
  const found = { ...session, pentaksiran: session.pentaksiranQuestions, exam: session.examQuestions }[stage];
  if (found === null) throw new Error(`${stage} should be there`);
  return found;
};

/** The rows beside the one at a pointer. */
function besides(document: object, pointer: string): unknown[] {
  const place = pointer.lastIndexOf('/');
  const rows = valueAt(document, pointer.slice(0, place)) as unknown[];
  return rows.filter((_, i) => i !== Number(pointer.slice(place + 1)));
}

const kinds: [StageName, string, ExamSettings?][] = [
  ['jst', '/assessments/1'],
  ['jsu', '/questions/3'],
  ['pentaksiran', '/tasks/1'],
  ['rubrik', '/rubriks/1/criteria/0'],
  ['exam', '/questions/3'],
  ['exam', '/questions/2', { questionType: 'struktur', numberOfQuestions: 5 }],
  ['exam', '/questions/4', { questionType: 'esei-pendek', numberOfQuestions: 5 }],
];

/** A text in another row. */
const parts: Partial<Record<StageName, string>> = {
  jst: '/assessments/1/description',
  jsu: '/questions/1/subtopic',
  exam: '/questions/1/stem',
};

test.each<[StageName, string, Editable]>([
  ['jst', '/assessments/0/percentage', 35],
  ['jsu', '/questions/0/cognitiveLevel', 'C2'],
  ['exam', '/questions/0/stem', 'Nyatakan takrif literasi media.'],
])('%s at %s typed as it is, or changed and changed back by hand, keeps its review', async (stage, pointer, other) => {
  const own = lecturerAt(pipeline);
  const id = await own.made(stage);
  const shown = async () => {
    const session = await own.get(id);
    const { reviews, versions } = session;
    return { document: documentOf(session, stage), isReviewed: reviews[stage]?.version === versions[stage] };
  };
  await own.review(id, stage, { state: 'draf', checked: ['language'], version: 1 });
  const before = await shown();
  const value = valueAt(before.document, pointer) as Editable;
  expect(await own.edit(id, stage, pointer, value, 1)).toEqual({ version: 1 });
  await own.edit(id, stage, pointer, other, 1);
  const part = parts[stage] ?? '';
  await own.edit(id, stage, part, 'Kata lain.', 2);
  expect((await shown()).isReviewed).toBe(false);
  await own.edit(id, stage, pointer, value, 3);
  await own.edit(id, stage, part, valueAt(before.document, part) as Editable, 4);
  expect(await shown()).toEqual(before);
});

/** What code keeps of a row that is written anew. */
const kept: Record<StageName, readonly string[]> = {
  jst: ['code', 'type', 'percentage', 'slt', 'clo', 'isTest', 'evidence'],
  jsu: ['number', 'topic', 'marks', 'weightage', 'tslt'],
  pentaksiran: ['taskNumber', 'taskType', 'taskCode', 'clo', 'taskPercentage'],
  rubrik: ['hp', 'marks'],
  exam: ['number', 'clo', 'topic', 'subtopic', 'cognitiveLevel', 'marks', 'kind', 'answer'],
};

test.each(kinds)(
  'a row that is written anew in %s at %s changes alone, as a new version',
  async (stage, pointer, settings = usualExam) => {
    const lecturer = lecturerAt(pipeline);
    const sessionId = stage === 'exam' ? await lecturer.made('rubrik') : await lecturer.made(stage);
    if (stage === 'exam') await lecturer.exam(sessionId, settings);
    const before = documentOf(await lecturer.get(sessionId), stage);
    const counted = (await lecturer.row(sessionId))?.counted;
    const told: unknown[] = [];
    await pipeline.useModel(
      '',
      writer((wish) => {
        if (wish.data('semasa') !== null) told.push([wish.data('semasa'), wish.data('permintaan')]);
        return anew(wish);
      }),
    );
    expect(await lecturer.regenerate(sessionId, stage, pointer, 'Guna kata lain.')).toEqual({ status: 'completed' });
    const after = documentOf(await lecturer.get(sessionId), stage);
    const [was, is] = [before, after].map((document) => valueAt(document, pointer) as Record<string, unknown>);
    expect(told).toEqual([[was, 'Guna kata lain.']]);
    expect(JSON.stringify(is)).toContain(fresh);
    expect(kept[stage].map((name) => is?.[name])).toEqual(kept[stage].map((name) => was?.[name]));
    expect(JSON.stringify(besides(after, pointer))).toBe(JSON.stringify(besides(before, pointer)));
    expect((await lecturer.versions(sessionId, stage)).map(({ reason, pointer: at }) => [reason, at])).toEqual([
      ['generated', ''],
      ['regenerated', pointer],
    ]);
    expect((await lecturer.row(sessionId))?.counted).toEqual(counted);
    expect(await lecturer.regenerateStatus(sessionId, stage)).toMatchObject({ status: 'completed' });
    await lecturer.restore(sessionId, stage, 1);
    expect(documentOf(await lecturer.get(sessionId), stage)).toEqual(before);
  },
);

test('a row that is written anew as a question is looked at; where that fails it stays, and can be looked at later as it is', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'exam');
  const rewritten = async (instruction?: string) => {
    await lecturer.regenerate(sessionId, 'exam', '/questions/3', instruction);
    return (await lecturer.get(sessionId)).examQuestions?.questions[3];
  };
  await pipeline.useModel('throttle@valentra.exam.look', writer(anew));
  const unseen = await rewritten();
  expect(unseen).toMatchObject({ stem: expect.stringContaining(fresh), look: null });
  const seen: unknown[] = [];
  await pipeline.useModel(
    '',
    writer((wish) => {
      if (wish.about === 'exam.look') seen.push(wish.data('lain'));
      return undefined;
    }),
  );
  const question = await rewritten(lookAgain);
  // Nothing was made anew then.
  expect((await lecturer.versions(sessionId, 'exam')).slice(-2).map(({ reason }) => reason)).toEqual([
    'regenerated',
    'checked',
  ]);
  // What it may be like: the others of its paper.
  expect(seen).toMatchObject([{ length: 9 }]);
  expect(question).toEqual({ ...unseen, look: question?.look });
  const right = question?.kind === 'aneka-pilihan' && question.options.find(({ key }) => key === question.answer);
  expect(right && right.text).toContain(rightMark);
  expect(question).toMatchObject({ look: { answer: right && right.key }, flags: [] });
});

test('a row that is written anew where there is none is refused', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'exam');
  for (const [stage, pointer] of [
    ['jst', '/tasks/0'],
    ['pentaksiran', '/questions/0'],
    ['rubrik', '/rubriks/9/criteria/0'],
    ['exam', '/questions/10'],
    ['exam', '/questions/03'],
  ] as const) {
    const refusal = { code: 'invalid', message: 'Bahagian ini tidak wujud.' };
    await expect(lecturer.regenerate(sessionId, stage, pointer)).rejects.toMatchObject(refusal);
  }
});

test.each([
  ['jsu', '/questions/0'],
  ['rubrik', '/rubriks/0/criteria/0'],
] as const)(
  'a row that is written anew in %s of an answer with nothing in it stays as it was',
  async (stage, pointer) => {
    const { lecturer, sessionId } = await madeAt(pipeline, stage);
    const before = await lecturer.get(sessionId);
    const nothing = { rows: [], criteria: [] };
    await pipeline.useModel(
      '',
      writer(({ about }) => (about === stage ? nothing : undefined)),
    );
    const errorMessage = failureTexts.noAnswer;
    const refusal = { code: 'unprocessable', message: errorMessage };
    await expect(lecturer.regenerate(sessionId, stage, pointer)).rejects.toMatchObject(refusal);
    // The session is as good as it was; the row's own state says what went wrong.
    expect(await lecturer.get(sessionId)).toEqual(before);
    expect(await lecturer.regenerateStatus(sessionId, stage)).toMatchObject({ status: 'failed', errorMessage });
    await pipeline.useModel('', writer(anew));
    expect(await lecturer.regenerate(sessionId, stage, pointer)).toEqual({ status: 'completed' });
  },
);

/** A lecturer whose rewriting of question 1 of an exam is held back before its last step. */
async function rewriting(lecturer: Lecturer, sessionId: string) {
  await pipeline.useModel('', writer(anew));
  const { begun, open } = held(pipeline, 'Finish');
  const work = lecturer.regenerate(sessionId, 'exam', '/questions/0');
  // Awaited later: a refusal until then is not unheard.
  work.catch(() => undefined);
  await begun;
  return { work, open };
}

test('an exam that is begun at the very moment a row is written anew is refused, and the row too where the exam was first, or another row', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'exam');
  /** A lecturer whose next start comes upon other work that began after its own look. */
  const late = (other: () => Promise<unknown>) => {
    let isFirst = true;
    const { table } = pipeline.services;
    const transact: typeof table.transact = async (writes) => {
      const starts = writes.some(
        (write) => 'change' in write && Object.keys(write.change.set ?? {}).some((path) => /^jobs\.[^.]+$/.test(path)),
      );
      if (starts && isFirst) {
        isFirst = false;
        await other();
      }
      return table.transact(writes);
    };
    return lecturerAt(pipeline, { table: { ...table, transact } }, lecturer.sub);
  };
  const settings = { questionType: 'struktur', numberOfQuestions: 5 } as const;
  let works: Awaited<ReturnType<typeof rewriting>> | undefined;
  const exam = late(async () => (works = await rewriting(lecturer, sessionId))).exam(sessionId, settings);
  await expect(exam).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('dijana semula') });
  await expect(lecturer.regenerate(sessionId, 'exam', '/questions/1')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Bahagian lain sedang dijana semula. Tunggu sehingga selesai, kemudian cuba lagi.',
  });
  works?.open();
  await works?.work;

  const { begun, open } = held(pipeline, 'WritePart');
  const makings: Promise<{ status: string }>[] = [];
  const row = late(async () => {
    makings.push(lecturer.exam(sessionId, settings));
    await begun;
  }).regenerate(sessionId, 'exam', '/questions/0');
  await expect(row).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('sedang dijana') });
  open();
  expect((await makings[0])?.status).toBe('completed');
});
