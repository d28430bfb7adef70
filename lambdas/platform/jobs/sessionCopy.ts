import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { changeWrites, type SentRow } from '../grants/grants.ts';
import type { StepServices } from '../stages/services.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { counterWrites } from '../statistics/counters.ts';
import { searchRowSchema } from '../statistics/searchable.ts';
import { keys, objectKeys } from '../storage/keys.ts';
import { ConditionFailed } from '../storage/table.ts';
import { is, isAbsent, isThere, type Write } from '../storage/writes.ts';
import { findSession, newSessionRow, putSession, type SessionRow } from './session.ts';
import { type Remains, remainsWrite } from './sessionRemoval.ts';

const rowsAtOnce = 16;
const storedSchema = z.looseObject({
  SK: z.string(),
  value: z.string().optional(),
  objectKey: z.string().optional(),
});

const busyText =
  'Sesi asal sedang diproses, atau salinan ini baru sahaja diterima atau ditarik balik. Muat semula halaman.';

/**
 * Makes a colleague's own copy of a session, whose id is that of the offer: texts, artefacts with their versions, no uploads, nothing of
 * reviews. What is written is noted first as what remains of a session, so that a copy that is cut short is removed like one.
 * What a copy writes holds only while it is so noted: of two at once, the one that comes second writes nothing into the other's session.
 * @throws {AppError} conflict when the session is at work or gone, or the offer has been taken or withdrawn meanwhile
 */
export const copySession = (services: StepServices, offer: SentRow, receiver: string): Promise<SessionRow> =>
  copied(services, offer, receiver).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('conflict', busyText) : error;
  });

async function copied(services: StepServices, offer: SentRow, receiver: string): Promise<SessionRow> {
  const { table, files, now } = services;
  const { owner, module, sessionId, id } = offer;
  const source = await findSession(table, { sub: owner, module, id: sessionId });
  const isAtWork = Object.values(source?.jobs ?? {}).some(({ status }) => status === 'processing');
  if (source?.status !== 'completed' || isAtWork) throw new AppError('conflict', busyText);
  /** Ids of parts hold that of their session. */
  const own = (text: string): string => text.replaceAll(sessionId, id);
  const at = now();
  const searchKeys = source.searchKeys.map(({ PK, SK }) => ({ PK, SK: own(SK) }));
  const remains: Remains = {
    sub: receiver,
    module,
    id,
    searchKeys,
    removedAt: at.toISOString(),
    fingerprint: `copy-${id}`,
    uploadIds: [],
  };
  const begun: Write = { check: keys.remains(receiver, module, id), if: isThere() };
  await table.transact([{ check: keys.sent(owner, sessionId, id), if: is('rev', offer.rev) }, remainsWrite(remains)]);

  const copyObject = async (key: string, to: string): Promise<void> =>
    files.put(to, new TextEncoder().encode(own(new TextDecoder().decode(await files.get(key)))), 'application/json');
  const copyRow = async (SK: string): Promise<Write[]> => {
    const row = await table.get({ PK: keys.allOf(owner).PK, SK }, storedSchema);
    if (row === null) return [];
    const objectKey = row.objectKey?.replace(`/${owner}/`, `/${receiver}/`);
    if (row.objectKey !== undefined && objectKey !== undefined) await copyObject(row.objectKey, own(objectKey));
    const to = { PK: keys.allOf(receiver).PK, SK: own(SK) };
    return [
      {
        put: {
          ...row,
          ...to,
          ...(row.value !== undefined && { value: own(row.value) }),
          ...(objectKey !== undefined && { objectKey: own(objectKey) }),
        },
      },
    ];
  };
  const found = await table.keysBelow(keys.artefactsOf(owner, sessionId));
  for (let i = 0; i < found.length; i += rowsAtOnce)
    await Promise.all(
      found.slice(i, i + rowsAtOnce).map(async ({ SK }) => {
        const writes = await copyRow(SK);
        if (writes.length > 0) await table.transact([begun, ...writes]);
      }),
    );
  for await (const page of files.list(objectKeys.textsOf(owner, sessionId)))
    for (const { key } of page)
      await copyObject(key, key.replace(objectKeys.textsOf(owner, sessionId), objectKeys.textsOf(receiver, id)));
  for (const [n, row] of (await table.getMany(source.searchKeys, searchRowSchema)).entries()) {
    const key = searchKeys[n];
    if (row !== null && key !== undefined)
      await table.transact([begun, { put: { ...row, ...key, sub: receiver, sessionId: id } }]);
  }

  const { reviews: _, ...data } = source.data;
  const session = { sub: receiver, module, id, sessionName: source.sessionName, fingerprint: remains.fingerprint };
  const row: Omit<SessionRow, 'SK'> = {
    ...newSessionRow({ ...session, data: JSON.parse(own(JSON.stringify(data))) as Record<string, unknown> }, at),
    status: 'completed',
    finishedAt: at.toISOString(),
    documents: source.documents.map((document) => ({ ...document, isRemoved: true })),
    counted: source.counted,
    searchKeys,
    activityKeys: [activityKey(session, 'completed', at)],
    jobs: source.jobs,
  };
  const { documents, courses, merangkai } = row.counted;
  await table.transact([
    { check: keys.removedAccount(receiver), if: isAbsent() },
    { remove: keys.remains(receiver, module, id), if: isThere() },
    putSession(row),
    ...counterWrites(row, { total: 1, completed: 1, documents, courses, merangkai }, at),
    activityWrite(row, 'completed', at),
    ...changeWrites(offer, null),
    // The copy holds more than an archive of before.
    { remove: keys.ownData(receiver) },
  ]);
  return { ...row, SK: '' };
}
