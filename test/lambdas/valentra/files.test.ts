import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ulid } from 'ulid';
import { saveArtefact } from '../../../lambdas/platform/stages/artefacts.ts';
import { originSecretHeader } from '../../../lambdas/platform/http/originSecret.ts';
import { httpHandler, routes } from '../../../lambdas/platform/http/router.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { log } from '../../../lambdas/platform/log/logger.ts';
import { createSession } from '../../../lambdas/platform/jobs/newSession.ts';
import { valentraHandlers } from '../../../lambdas/valentra/routes.ts';
import { newSessionData } from '../../../lambdas/valentra/store.ts';
import { routeKeyOf } from '../../../shared/contract.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { checksFor } from '../../../shared/valentra/checklist.ts';
import { courseView } from '../../../shared/valentra/courseView.ts';
import { giftText } from '../../../shared/valentra/lms/gift.ts';
import { moodleXml } from '../../../shared/valentra/lms/moodle.ts';
import type { StageName } from '../../../shared/valentra/schemas.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  jstDocument,
  jsuDocument,
  pentaksiranDocument,
  printed,
  rubrikDocument,
} from '../../../shared/valentra/word.ts';
import { wordType } from '../../../shared/word/render.ts';
import { plainText } from '../../shared/word/plainText.ts';
import { courseReadFrom, exams, jst, jsu, pentaksiran, rubrik } from '../../shared/valentra/fixtures.ts';
import { part, unzip, wordLines } from '../../shared/word/docx.ts';
import { startStorage, type Storage } from '../../support/storage.ts';

const secret = 'rahsia';
const sessionName = 'Semester 1/2026 "Ujian"';
const safeName = 'Semester_1_2026_Ujian';
const exam = exams['aneka-pilihan'];
const made: Record<StageName, unknown> = { jst, jsu, pentaksiran, rubrik, exam };
type Name = Extract<keyof typeof valentraApi, `download${string}`>;
const names = Object.keys(valentraApi).filter((name) => name.startsWith('download')) as Name[];

let storage: Storage;
beforeAll(async () => {
  log.setLogLevel('SILENT');
  storage = await startStorage();
});
afterAll(() => storage.stop());

/** A teacher's session whose document is read, with these stages made. */
async function sessionWith(sub: string, stages: readonly StageName[]): Promise<string> {
  const services = { ...storage, now: () => new Date(), newId: () => ulid() };
  const wanted = { sub, module: 'valentra', sessionName, stage: 'maklumat', data: newSessionData } as const;
  const { id } = await createSession(services, wanted);
  await storage.table.change({ key: keys.session(sub, 'valentra', id), set: { status: 'completed' } });
  const kept = { uploadId: ulid(), course: courseReadFrom };
  const all: [kind: string, value: unknown][] = [
    ['course', kept],
    ...stages.map((stage) => [stage, made[stage]] as [string, unknown]),
  ];
  for (const [kind, value] of all)
    await saveArtefact(
      storage,
      { sub, sessionId: id, kind },
      { value, from: null, reason: 'generated', pointer: '' },
      [],
      new Date(),
    );
  return id;
}

/** What a download answers, through the router. */
async function download(sub: string, name: Name, sessionId: string) {
  const handler = httpHandler({
    routes: routes(
      valentraApi,
      valentraHandlers({
        ...storage,
        jobs: { start: async () => undefined, stateOf: async () => 'missing' },
        now: () => new Date(),
        newId: () => ulid(),
        dailyQuota: 10,
      }),
    ),
    callerOf: async () => ({
      sub,
      email: `${sub}@moe-dl.edu.my`,
      name: sub,
      picture: null,
      tokenId: 't',
      expiresAt: 0,
      isAdmin: false,
    }),
    originSecret: secret,
  });
  const event: Partial<APIGatewayProxyEventV2> = {
    routeKey: routeKeyOf(valentraApi[name]),
    headers: { [originSecretHeader]: secret },
    pathParameters: { sessionId },
    requestContext: { requestId: 'r' } as APIGatewayProxyEventV2['requestContext'],
    isBase64Encoded: false,
  };
  const {
    statusCode,
    headers = {},
    body = '',
    isBase64Encoded = false,
  } = await handler(event as APIGatewayProxyEventV2);
  return { statusCode, headers, bytes: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
}

const fileNameOf = (headers: Record<string, unknown>): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');

describe('with everything made', () => {
  let sessionId: string;
  beforeAll(async () => {
    sessionId = await sessionWith('aminah', ['jst', 'jsu', 'pentaksiran', 'rubrik', 'exam']);
  });

  const read = courseView(courseReadFrom);
  const chain = { course: read, jst, jsu, pentaksiran, rubrik, exam };
  test.each([
    ['downloadJst', 'JST', jstDocument(jst), checksFor('jst', chain)],
    ['downloadJsu', 'JSU', jsuDocument(jsu), checksFor('jsu', chain)],
    ['downloadPentaksiran', 'SOALAN_PB', pentaksiranDocument(pentaksiran), checksFor('pentaksiran', chain)],
    ['downloadRubrik', 'RUBRIK', rubrikDocument(rubrik), checksFor('rubrik', chain)],
    ['downloadExamQuestions', 'SOALAN_UJIAN', examQuestionsDocument(exam), []],
    ['downloadExamAnswers', 'SKEMA_JAWAPAN', examAnswersDocument(exam), checksFor('exam', chain)],
  ] as const)('%s answers the Word file %s', async (name, prefix, paper, own) => {
    const document = printed(paper, { cover: read.cover, review: null, checks: own });
    const { statusCode, headers, bytes } = await download('aminah', name, sessionId);
    expect([statusCode, headers['content-type']]).toEqual([200, wordType]);
    expect(fileNameOf(headers)).toBe(`${prefix}_${safeName}.docx`);
    expect(wordLines(part(await unzip(bytes), 'word/document.xml'))).toEqual(plainText(document));
  });

  test.each([
    ['downloadExamMoodle', 'application/xml; charset=utf-8', 'xml', moodleXml(exam, sessionName)],
    ['downloadExamGift', 'text/plain; charset=utf-8', 'gift.txt', giftText(exam, sessionName)],
  ] as const)('%s answers the questions for a learning platform', async (name, type, ending, content) => {
    const { statusCode, headers, bytes } = await download('aminah', name, sessionId);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(fileNameOf(headers)).toBe(`SOALAN_UJIAN_${safeName}.${ending}`);
    expect(bytes.toString('utf8')).toBe(content);
  });

  test.each(names)('%s is not found for another teacher', async (name) => {
    const { statusCode, bytes } = await download('lim', name, sessionId);
    expect([statusCode, JSON.parse(bytes.toString('utf8')).error]).toEqual([404, 'Sesi tidak dijumpai']);
  });
});

describe('with the JST alone made', () => {
  let sessionId: string;
  beforeAll(async () => {
    sessionId = await sessionWith('aminah', ['jst']);
  });

  test('its file is there', async () => {
    expect((await download('aminah', 'downloadJst', sessionId)).statusCode).toBe(200);
  });

  test.each(names.filter((name) => name !== 'downloadJst'))('%s is not found', async (name) => {
    const { statusCode, bytes } = await download('aminah', name, sessionId);
    expect([statusCode, JSON.parse(bytes.toString('utf8')).error]).toEqual([404, 'Dokumen ini belum dijana.']);
  });
});

test('a session that is gone or never was is not found', async () => {
  const { statusCode, bytes } = await download('aminah', 'downloadJst', ulid());
  expect([statusCode, JSON.parse(bytes.toString('utf8')).error]).toEqual([404, 'Sesi tidak dijumpai']);
});
