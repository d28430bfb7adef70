import * as z from 'zod';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { pick } from '../../../shared/values/pick.ts';
import { endSent } from '../grants/grants.ts';
import type { StepServices } from '../stages/services.ts';
import { endVotes } from '../statistics/votes.ts';
import { keys, objectKeys } from '../storage/keys.ts';
import { succeeds } from '../storage/table.ts';
import { all, is, isAbsent, type Write } from '../storage/writes.ts';
import { leavingStatus, reading, type SessionId, sessionKey, type SessionRow, sessionRowSchema } from './session.ts';
import { counterWrites } from '../statistics/counters.ts';
import { removeUploads } from '../uploads/uploads.ts';

/**
 * What remains of a session between the removal of its row and that of all that hung on it. It is written in the transaction that takes
 * the row away and removed last, so a removal that was cut short is finished later. No time to live: only the end may take it away.
 */
const remainsSchema = z.object({
  sub: z.string(),
  module: z.enum(moduleNames),
  id: z.string(),
  fingerprint: z.string(),
  uploadIds: z.array(z.string()),
  searchKeys: sessionRowSchema.shape.searchKeys,
  removedAt: z.iso.datetime(),
});
type Remains = z.infer<typeof remainsSchema>;

const keyOf = ({ sub, module, id }: SessionId) => keys.remains(sub, module, id);
export const remainsWrite = (remains: Remains): Write => ({ put: { ...keyOf(remains), ...remains } });

/**
 * Removes a session with everything it counted and all that hangs on it; also the archive of own data, which holds it: from the row's end on
 * nobody is led there.
 * @returns false when it is gone already or has just changed.
 */
export async function removeSession(services: StepServices, row: SessionRow): Promise<boolean> {
  const at = services.now();
  const { documents, courses, merangkai } = row.counted;
  const job = row.jobs[reading];
  const remains: Remains = {
    ...pick(row, 'sub', 'module', 'id', 'fingerprint', 'searchKeys'),
    uploadIds: [...new Set([...row.documents.map(({ uploadId }) => uploadId), ...row.formerUploads])],
    removedAt: at.toISOString(),
  };
  // What is subtracted must be what was counted, also by a job that ended a moment ago.
  const isAsCounted = all(
    is('status', row.status),
    is('counted.documents', documents),
    job === undefined ? isAbsent(`jobs.${reading}`) : is(`jobs.${reading}.attempt`, job.attempt),
  );
  const less = {
    total: -1,
    ...leavingStatus(row.status),
    documents: -documents,
    courses: -courses,
    merangkai: -merangkai,
  };
  const isRemoved = await succeeds(
    services.table.transact([
      { remove: sessionKey(row), if: isAsCounted },
      ...counterWrites(row, less, at),
      ...row.activityKeys.map((key) => ({ remove: key })),
      ...Object.entries(row.jobs).flatMap(([name, each]) =>
        each.status === 'processing' ? [{ remove: keys.inLine({ ...row, name }, each) }] : [],
      ),
      remainsWrite(remains),
      { remove: keys.ownData(row.sub) },
    ]),
  );
  if (isRemoved) await removeRest(services, remains);
  return isRemoved;
}

/** Goes on with the removal of one session. @returns false when none was cut short. */
export async function finishRemoval(services: StepServices, session: SessionId): Promise<boolean> {
  const remains = await services.table.get(keyOf(session), remainsSchema);
  if (remains === null) return false;
  await removeRest(services, remains);
  return true;
}

/** A removal takes seconds: an older one was cut short. */
const patience = 60_000;

/** Goes on with a user's removals that were cut short: in a module, or without one with all at once, for the user goes too. */
export async function finishRemovals(services: StepServices, sub: string, module?: ModuleName): Promise<void> {
  const { items } = await services.table.query(keys.remainsOf(sub, module), remainsSchema);
  const until = services.now().getTime() - (module === undefined ? 0 : patience);
  for (const remains of items) if (Date.parse(remains.removedAt) <= until) await removeRest(services, remains);
}

/**
 * The session's request, what colleagues were sent of it, votes, artefact rows, upload rows, uploads, texts, large artefacts and exports; then an archive that was begun while
 * they were there, of which the building step finds that nobody wants it; what remained last. Safe to repeat.
 */
async function removeRest({ table, files }: StepServices, remains: Remains): Promise<void> {
  const { sub, id, uploadIds, fingerprint } = remains;
  // Unless the same request has made another session since.
  await succeeds(table.transact([{ remove: keys.request(sub, fingerprint), if: is('sessionId', id) }]));
  await endSent(table, sub, id);
  await endVotes(table, sub, id);
  for (const key of await table.keysBelow(keys.artefactsOf(sub, id))) await table.remove(key);
  for (const key of remains.searchKeys) await table.remove(key);
  await removeUploads({ table, files }, sub, uploadIds);
  for (const prefix of [objectKeys.textsOf(sub, id), objectKeys.artefactsOf(sub, id), objectKeys.exportsOf(sub, id)])
    await files.removeBelow(prefix);
  await table.remove(keys.ownData(sub));
  await files.removeBelow(objectKeys.ownDataOf(sub));
  await table.remove(keyOf(remains));
}
