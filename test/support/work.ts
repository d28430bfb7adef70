import { acadioraApi } from '../../shared/acadiora/api.ts';
import type { Session as Review } from '../../shared/acadiora/schemas.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { Session } from '../../shared/pedagona/schemas.ts';
import type { SessionStatus } from '../../shared/session/session.ts';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { Client } from './client.ts';
import { coursePdf } from './coursePdf.ts';
import type { TestFile } from './documents.ts';
import { waitFor } from './wait.ts';

/** Sends a file to its place, as the page does. */
export const sendFile = (
  { url, headers }: { url: string; headers: Record<string, string> },
  file: TestFile,
): Promise<Response> => fetch(url, { method: 'PUT', headers, body: new Uint8Array(file.bytes) });

/** What a teacher does before an analysis: asks for tickets and sends the files. @returns the uploads' ids */
export async function upload(
  client: Client,
  token: string,
  files: readonly TestFile[],
  module: ModuleName = 'pedagona',
): Promise<string[]> {
  const { uploads } = await client.call(uploadsApi.create, {
    token,
    body: {
      module,
      files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
    },
  });
  const answers = await Promise.all(
    uploads.map(async (ticket) => {
      const file = files.find(({ name }) => name === ticket.name);
      if (file === undefined) throw new Error(`A ticket for ${ticket.name} was not asked for`);
      return sendFile(ticket, file);
    }),
  );
  const refused = answers.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`An upload answered ${refused.status}: ${await refused.text()}`);
  return uploads.map(({ uploadId }) => uploadId);
}

/** The specification's form of an analysis. */
export function formOf(sessionName: string, documents: readonly TestFile[]): FormData {
  const form = new FormData();
  form.append('sessionName', sessionName);
  for (const { name, type, bytes } of documents)
    form.append('documents', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Uploads and starts an analysis. @returns the session's id */
export async function analyse(
  client: Client,
  token: string,
  files: readonly TestFile[],
  sessionName = 'Semester 1',
): Promise<string> {
  const documents = (await upload(client, token, files)).map((uploadId) => ({ uploadId }));
  return (await client.call(pedagonaApi.analyze, { token, body: { sessionName, documents } })).sessionId;
}

/** The session once it is completed or failed. */
export const finished = (client: Client, token: string, sessionId: string, patience?: number): Promise<Session> =>
  ended(sessionId, () => client.call(pedagonaApi.getSession, { token, params: { sessionId } }), patience);

/** Uploads a paper and starts its review. @returns the session's id */
export async function review(client: Client, token: string, paper: TestFile, sessionName = 'Artikel'): Promise<string> {
  const documents = (await upload(client, token, [paper], 'acadiora')).map((uploadId) => ({ uploadId }));
  return (await client.call(acadioraApi.analyze, { token, body: { sessionName, documents } })).sessionId;
}

/** The session of a paper once its review is completed or failed. */
export const reviewed = (client: Client, token: string, sessionId: string, patience?: number): Promise<Review> =>
  ended(sessionId, () => client.call(acadioraApi.getSession, { token, params: { sessionId } }), patience);

/** A session of VALENTRA with all documents before the exam. @returns its id, as calls take it */
export async function beforeExam(client: Client, token: string, sessionName = 'Semester 1') {
  const { session } = await client.call(valentraApi.createSession, { token, body: { sessionName } });
  const params = { sessionId: session.id };
  const documents = (await upload(client, token, [coursePdf()], 'valentra')).map((uploadId) => ({ uploadId }));
  // On a busy machine a call may answer before its work is done.
  const settled = () =>
    waitFor('the work of a session of VALENTRA', async () => {
      const { status } = (await client.call(valentraApi.getSession, { token, params, query: {} })).session;
      return /^(?:pending|processing)/.test(status) ? null : status;
    });
  await client.call(valentraApi.upload, { token, params, body: { documents } });
  await settled();
  const { generateJst, generateJsu, generatePentaksiran, generateRubrik } = valentraApi;
  for (const call of [generateJst, generateJsu, generatePentaksiran, generateRubrik]) {
    await client.call(call, { token, params });
    await settled();
  }
  return params;
}

const ended = <S extends { status: SessionStatus }>(
  sessionId: string,
  look: () => Promise<S>,
  patience?: number,
): Promise<S> =>
  waitFor(
    `the end of session ${sessionId}`,
    async () => {
      const session = await look();
      return session.status === 'processing' ? null : session;
    },
    patience,
  );
