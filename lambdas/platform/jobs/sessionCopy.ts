import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { SentRow } from '../grants/grants.ts';
import type { StepServices } from '../stages/services.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { counterWrites } from '../statistics/counters.ts';
import { type Key, keys, objectKeys } from '../storage/keys.ts';
import { isAbsent, isThere, type Write } from '../storage/writes.ts';
import { findSession, listSessions, putSession, type SessionRow } from './session.ts';
import { remainsWrite } from './sessionRemoval.ts';

const rowsAtOnce = 16;
const storedSchema = z.looseObject({ PK: z.string(), SK: z.string(), objectKey: z.string().optional() });

export const copyBusyText =
  'Sesi asal sedang diproses, atau salinan ini baru sahaja diterima atau ditarik balik. Muat semula halaman.';

const fingerprintOf = (id: string): string => `copy-${id}`;
export const isCopy = ({ fingerprint, id }: Pick<SessionRow, 'fingerprint' | 'id'>): boolean =>
  fingerprint === fingerprintOf(id);

/** How many of a user's newest sessions a copy is told from by its name. */
const namesCompared = 100;

/** A copy of a sample is told from it, and any copy from the user's sessions: '(salinan)', '(salinan 2)'. */
function copyName({ sessionName, isSample }: Pick<SessionRow, 'sessionName' | 'isSample'>, taken: ReadonlySet<string>) {
  const name = isSample === true ? `${sessionName.replace(/^Contoh: /, '')} (salinan)` : sessionName;
  const own = name.replace(/ \(salinan(?: \d+)?\)$/, '');
  let free = name;
  for (let n = 1; taken.has(free); n++) free = `${own} (salinan${n === 1 ? '' : ` ${n}`})`;
  return free;
}

interface Source extends Pick<SentRow, 'owner' | 'module' | 'sessionId'> {
  /** Of the copy. */
  id: string;
}

/** The row of a copy, which begins as something of its own: without uploads, and nothing of reviews. */
function copiedRow(source: SessionRow, id: string, sessionName: string, at: Date): SessionRow {
  const { reviews: _, ...data } = source.data;
  return {
    ...source,
    data,
    isSample: undefined,
    sessionName,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    finishedAt: at.toISOString(),
    documents: source.documents.map((document) => ({ ...document, isRemoved: true })),
    fingerprint: fingerprintOf(id),
    formerUploads: [],
    activityKeys: [activityKey({ id }, 'completed', at)],
  };
}

/**
 * Makes the receiver's own copy of a session: texts, artefacts with their versions, no uploads, nothing of
 * reviews. What is written is noted first as what remains of a session, so that a copy that is cut short is removed like one, and holds
 * only while it is so noted: of two at once, the one that comes second writes nothing into the other's session.
 * @param stands holds while the offer of it does
 * @param ends what becomes of that
 * @throws {AppError} conflict when the session is at work or gone
 * @throws {ConditionFailed} when the offer has been taken or withdrawn meanwhile
 */
export async function copySession(
  services: StepServices,
  { owner, module, sessionId, id }: Source,
  receiver: string,
  { stands = [], ends = [] }: { stands?: Write[]; ends?: Write[] } = {},
): Promise<SessionRow> {
  const { table, files, now } = services;
  const source = await findSession(table, { sub: owner, module, id: sessionId });
  const isAtWork = Object.values(source?.jobs ?? {}).some(({ status }) => status === 'processing');
  if (source?.status !== 'completed' || isAtWork) throw new AppError('conflict', copyBusyText);
  /** Keys, pointers and ids of parts hold the ids of their session and its owner. */
  const ownText = (text: string): string => text.replaceAll(sessionId, id).replaceAll(owner, receiver);
  const own = <T>(value: T): T => JSON.parse(ownText(JSON.stringify(value))) as T;
  const copyObject = async (key: string): Promise<void> =>
    files.put(
      ownText(key),
      new TextEncoder().encode(ownText(new TextDecoder().decode(await files.get(key)))),
      'application/json',
    );

  const others = await listSessions(table, receiver, module, namesCompared);
  const at = now();
  const name = copyName(source, new Set(others.items.map(({ sessionName }) => sessionName)));
  const row = copiedRow({ ...own(source), documents: source.documents }, id, name, at);
  const { fingerprint, searchKeys } = row;
  const remains = { sub: receiver, module, id, fingerprint, searchKeys, uploadIds: [], removedAt: at.toISOString() };
  const begun: Write = { check: keys.remains(receiver, module, id), if: isThere() };
  await table.transact([...stands, remainsWrite(remains)]);
  const copyRow = async (key: Key): Promise<void> => {
    const stored = await table.get(key, storedSchema);
    if (stored?.objectKey !== undefined) await copyObject(stored.objectKey);
    if (stored !== null) await table.transact([begun, { put: own(stored) }]);
  };
  const found = [...(await table.keysBelow(keys.artefactsOf(owner, sessionId))), ...source.searchKeys];
  for (let i = 0; i < found.length; i += rowsAtOnce)
    await Promise.all(found.slice(i, i + rowsAtOnce).map(({ PK, SK }) => copyRow({ PK, SK })));
  for await (const page of files.list(objectKeys.textsOf(owner, sessionId)))
    for (const { key } of page) await copyObject(key);

  const { documents, courses, merangkai } = row.counted;
  await table.transact([
    { check: keys.removedAccount(receiver), if: isAbsent() },
    { remove: keys.remains(receiver, module, id), if: isThere() },
    putSession(row),
    ...counterWrites(row, { total: 1, completed: 1, documents, courses, merangkai }, at),
    activityWrite(row, 'completed', at),
    ...ends,
    // The archive of before does not hold it.
    { remove: keys.ownData(receiver) },
  ]);
  return row;
}
