import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { accountApi } from '../../../shared/account/api.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { adminApi } from '../../../shared/admin/api.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Call } from '../../../shared/contract.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { stageNames as chainStages } from '../../../shared/pedagona/stages.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { valentraApi, valentraFilesApi } from '../../../shared/valentra/api.ts';
import { stageNames } from '../../../shared/valentra/schemas.ts';
import {
  artefactIdOf,
  artefactOf,
  checkOf,
  executionsOf,
  idsOf,
  make,
  sendStage,
  settled,
} from '../../support/chain.ts';
import { coursePdf } from '../../support/coursePdf.ts';
import { course, docxOf, otherCourse, scannedPdf } from '../../support/documents.ts';
import { asker, dies, formOf, signIn } from '../../support/enforced/flows.ts';
import { denials, idleFunctions, idleGrants } from '../../support/enforced/grants.ts';
import { type EnforcedHouse, startEnforced } from '../../support/enforced/house.ts';
import { people } from '../../support/house.ts';
import { mendedStudyPdf, studyPdf } from '../../support/study.ts';
import { waitFor } from '../../support/wait.ts';
import { analyse, finished, review, reviewed, upload } from '../../support/work.ts';

/** Each goes wrong once, and is tried again. */
const faults = [
  'refusal:1@pedagona.merungkai',
  'cutoff:2@pedagona.dlo',
  'refusal:1@pedagona.regenerate',
  'refusal:1@acadiora.overall',
  'refusal:1@valentra.course',
  'refusal:1@valentra.jst',
];

/** Milliseconds for a whole flow, on a machine that has much else to do. */
const patience = 300_000;

let house: EnforcedHouse;
let token: string;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  house = await startEnforced({ MODEL_FAULTS: faults.join(',') });
  token = await house.tokenFor(people.aminah);
  ask = asker(house, token);
  await ask(authApi.me);
}, patience);
afterAll(() => house.stop());

const instruction = 'Ringkaskan';
const ticketsFor = async (...parts: Parameters<typeof upload>): Promise<{ documents: { uploadId: string }[] }> => ({
  documents: (await upload(...parts)).map((uploadId) => ({ uploadId })),
});

/** Has an archive of own data built, which goes with the next session that is deleted. */
async function takeAlong(): Promise<void> {
  await ask(accountApi.exportData);
  await waitFor(
    'the archive',
    async () => (await house.call(accountApi.exportState, { token })).status === 'completed',
  );
}

jest.setTimeout(patience);

describe('With the grants of lib/aws and no others,', () => {
  test('one signs in and out', async () => {
    const own = (await signIn(house, people.lim)).searchParams.get('token') ?? '';
    await asker(house, own)(authApi.me);
    await asker(house, own)(authApi.logout);
    expect((await house.send(authApi.me, { token: own })).status).toBe(401);
  });

  test('PEDAGONA goes from documents to the complete report, through failures, and is removed', async () => {
    const files = [await docxOf(course, 'a.docx'), await docxOf(otherCourse, 'b.docx'), scannedPdf('imbasan.pdf')];
    const sessionId = await analyse(house, token, files);
    const params = { sessionId };
    expect((await finished(house, token, sessionId)).status).toBe('failed');
    // What failed first was the scan, then, without it, the model's first answer.
    await ask(pedagonaApi.retry, { params, body: { skipFailed: true } });
    expect((await finished(house, token, sessionId)).status).toBe('failed');
    await ask(pedagonaApi.retry, { params, body: { skipFailed: false } });
    expect((await finished(house, token, sessionId)).status).toBe('completed');

    const begun = await dies(
      house,
      { step: 'PipelinespedagonaWrite', sessionId },
      () => sendStage(house, token, 'merangkai', sessionId, 'create'),
      () => checkOf(house, token, 'merangkai', sessionId),
    );
    expect(begun.status).toBe(422);
    await make(house, token, sessionId, ['merangkai', 'scripts']);
    expect((await sendStage(house, token, 'dlo', sessionId, 'create')).status).toBe(422);
    await make(house, token, sessionId, ['dlo', 'report']);
    for (const stage of chainStages)
      expect(await checkOf(house, token, stage, sessionId)).toMatchObject({ exists: true });
    for (const stage of chainStages) await artefactOf(house, token, stage, sessionId);

    const artefactId = artefactIdOf('dlo', sessionId);
    const own = { params: { artefactId } };
    for (let version = 1; version < 13; version++)
      await ask(pedagonaApi.editArtefact, {
        ...own,
        body: { pointer: '/dloTitle', value: `Tajuk ${version}`, version },
      });
    await ask(pedagonaApi.listVersions, own);
    await ask(pedagonaApi.restoreVersion, { ...own, body: { version: 12, from: 13 } });
    const wish = { ...own, body: { pointer: '/dloTitle', instruction } };
    await expect(ask(pedagonaApi.regenerate, wish)).rejects.toMatchObject({ status: 422 });
    await ask(pedagonaApi.regenerate, wish);
    await ask(pedagonaApi.regenerateStatus, own);

    const { exportId } = await house.call(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) });
    await ask(pedagonaApi.exportHistory, { params: idsOf(sessionId) });
    const { headers } = await ask(pedagonaApi.downloadExport, { params: { exportId } });
    expect((await fetch(headers.get('location') ?? '')).status).toBe(200);
    await ask(pedagonaApi.deleteExport, { params: { exportId } });
    await house.call(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) });
    await takeAlong();
    await ask(pedagonaApi.deleteSession, { params });
    await settled(house, sessionId);
  });

  test('PEDAGONA takes the form of the specification', async () => {
    const file = await docxOf(course, 'borang.docx');
    const form = () => formOf('documents', file, { sessionName: 'Borang' });
    const { sessionId } = await house.call(pedagonaApi.analyze, { token, form: form() });
    const again = await house.call(pedagonaApi.analyze, { token, form: form() });
    expect(again.sessionId).toBe(sessionId);
    await finished(house, token, sessionId);
    await ask(pedagonaApi.status, { params: { sessionId } });
    await ask(pedagonaApi.listSessions);
    await ask(pedagonaApi.deleteSession, { params: { sessionId } });
  });

  test('ACADIORA reviews a paper and its revision, through failures, and removes both', async () => {
    const sessionId = await review(house, token, studyPdf('kertas.pdf'));
    const params = { sessionId };
    expect((await reviewed(house, token, sessionId)).status).toBe('failed');
    await dies(
      house,
      { step: 'PipelinesacadioraPlan', sessionId },
      () => ask(acadioraApi.retry, { params }),
      () => ask(acadioraApi.status, { params }),
    );
    const unseen = { step: 'PipelinesacadioraPlan', sessionId, isSwept: true };
    await dies(house, unseen, () => ask(acadioraApi.retry, { params }));
    await ask(acadioraApi.retry, { params });
    const { evaluation } = await reviewed(house, token, sessionId);
    const remarkId = evaluation?.evaluation.methodology.weaknesses[0]?.id ?? '';
    await ask(acadioraApi.mark, { params: { sessionId, remarkId }, body: { opinion: 'agree' } });
    await ask(acadioraApi.revise, {
      params,
      body: await ticketsFor(house, token, [mendedStudyPdf('b.pdf')], 'acadiora'),
    });
    expect((await reviewed(house, token, sessionId)).evaluation?.round).toBe(2);
    await ask(acadioraApi.revise, { params, form: formOf('document', studyPdf('c.pdf')) });
    await reviewed(house, token, sessionId);
    await ask(acadioraApi.status, { params });
    await ask(acadioraApi.listSessions);
    await takeAlong();
    await ask(acadioraApi.deleteSession, { params });

    const unreadable = await review(house, token, scannedPdf('imbasan.pdf'), 'Imbasan');
    expect((await reviewed(house, token, unreadable)).status).toBe('failed');
    const form = formOf('document', studyPdf('d.pdf'), { sessionName: 'Borang' });
    await reviewed(house, token, (await house.call(acadioraApi.analyze, { token, form })).sessionId);
  });

  test('VALENTRA goes from a document to an exam and its files, through failures, and is removed', async () => {
    const { session } = await house.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } });
    const params = { sessionId: session.id };
    const handIn = async () => ({ params, body: await ticketsFor(house, token, [coursePdf()], 'valentra') });
    const unheard = [
      await dies(
        house,
        { step: 'PipelinesvalentraCourse', sessionId: session.id },
        async () => house.send(valentraApi.upload, { token, ...(await handIn()) }),
        () => house.send(valentraFilesApi.downloadJst, { token, params }),
      ),
      await house.send(valentraApi.upload, { token, ...(await handIn()) }),
    ];
    expect(unheard.map(({ status }) => status)).toEqual([422, 422]);
    await ask(valentraApi.upload, await handIn());
    const begun = await dies(
      house,
      { step: 'PipelinesvalentraWrite', sessionId: session.id },
      () => house.send(valentraApi.generateJst, { token, params }),
      () => ask(valentraApi.getSession, { params }),
    );
    expect(begun.status).toBe(422);
    await expect(ask(valentraApi.generateJst, { params })).rejects.toMatchObject({ status: 422 });
    const { generateJst, generateJsu, generatePentaksiran, generateRubrik } = valentraApi;
    for (const call of [generateJst, generateJsu, generatePentaksiran, generateRubrik]) await ask(call, { params });
    await ask(valentraApi.generateExam, { params, body: { questionType: 'aneka-pilihan', numberOfQuestions: 10 } });
    await ask(valentraApi.generateExam, { params, body: { questionType: 'struktur', numberOfQuestions: 5 } });
    for (const call of Object.values<Call>(valentraFilesApi)) await house.send(call, { token, params });

    const own = { params: { ...params, stage: 'jst' } };
    for (let version = 1; version < 13; version++) {
      const value = `Objektif ${version}.`;
      await ask(valentraApi.editArtefact, { ...own, body: { pointer: '/assessments/0/objective', value, version } });
    }
    await ask(valentraApi.listVersions, own);
    await ask(valentraApi.restoreVersion, { ...own, body: { version: 12, from: 13 } });
    await ask(valentraApi.regenerate, { ...own, body: { pointer: '/assessments/0', instruction } });
    await ask(valentraApi.regenerateStatus, own);
    for (const stage of stageNames) await ask(valentraApi.listVersions, { params: { ...params, stage } });
    await ask(valentraApi.getSession, { params });
    await ask(valentraApi.getSession, { params });
    await ask(valentraFilesApi.downloadJst, { params });
    await ask(valentraApi.listSessions);
    await takeAlong();
    await ask(valentraApi.deleteSession, { params });
  });

  test('VALENTRA takes the form of the specification, and says what it cannot read', async () => {
    const { session } = await house.call(valentraApi.createSession, { token, body: { sessionName: 'Borang' } });
    const params = { sessionId: session.id };
    const scan = formOf('document', scannedPdf('imbasan.pdf'));
    await expect(ask(valentraApi.upload, { params, form: scan })).rejects.toMatchObject({ status: 422 });
    await ask(valentraApi.upload, { params, form: formOf('document', coursePdf()) });
  });

  test('the home page counts', async () => {
    const { overall } = await house.call(statisticsApi.userStats, { token });
    expect(overall.totalSessions).toBe(3);
    await ask(statisticsApi.recentWork);
    await ask(statisticsApi.moduleStats, { params: { module: 'pedagona' } });
  });

  test('an account accepts the notice, is taken along at the second try, and is removed', async () => {
    const own = await house.tokenFor(people.lim);
    const call = asker(house, own);
    await call(authApi.me);
    // Who comes later, and to this page first, takes the number that falls free.
    await asker(house, await house.tokenFor('kavitha.raman@moe-dl.edu.my'))(accountApi.account);
    await call(accountApi.acceptNotice, { body: { version: noticeVersion } });
    await finished(house, own, await analyse(house, own, [await docxOf(course, 'akaun.docx')]));
    const built = () =>
      waitFor('the archive', async () => {
        const { status, downloadUrl } = await house.call(accountApi.exportState, { token: own });
        return status !== 'processing' && { status, downloadUrl };
      });
    const { sub } = JSON.parse(Buffer.from(own.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    const store = await house.store();
    const row = { PK: `USER#${sub}`, SK: 'UPLOAD#rosak', uploadId: 'rosak' };
    // A row that cannot be read.
    await store.put(row);
    await call(accountApi.exportData);
    expect((await built()).status).toBe('failed');
    await store.put({ ...row, name: 'baik.pdf' });
    await call(accountApi.exportData);
    expect((await fetch((await built()).downloadUrl)).status).toBe(200);
    await call(accountApi.account);
    await call(accountApi.removeAccount, { body: { email: people.lim } });
    await settled(house, sub);
    expect(await executionsOf(house, sub)).toContainEqual({ name: `removal-${sub}-1`, status: 'SUCCEEDED' });
  });

  test('an administrator looks at everything and takes it away as spreadsheets', async () => {
    const admin = asker(house, await house.tokenFor(people.admin));
    const { body } = await admin(adminApi.users, { query: { search: 'aminah' } });
    const { users } = adminApi.users.reply.parse(body);
    const addresses: string[] = [];
    for (const call of Object.values<Call>(adminApi)) {
      const words = call.body === undefined ? {} : { body: { query: 'kajian' } };
      const { headers } = await admin(call, { params: { userId: users[0]?.id }, ...words });
      addresses.push(headers.get('location') ?? '');
    }
    const files = await Promise.all(addresses.filter((address) => address !== '').map((address) => fetch(address)));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('every night all is counted again', async () => {
    await house.execute('admin', { job: 'reconcile', run: 'malam' });
    await settled(house, 'malam');
    expect(await executionsOf(house, 'malam')).toEqual([expect.objectContaining({ status: 'SUCCEEDED' })]);
  });
});

test('no function was refused anything', () => {
  expect(denials(house)).toEqual([]);
});

test('every function ran', () => {
  expect(idleFunctions(house)).toEqual([]);
});

test('no grant is idle, but for those that are seldom needed', () => {
  expect(idleGrants(house)).toEqual([]);
});
