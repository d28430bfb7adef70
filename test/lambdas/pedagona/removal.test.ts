import { expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { pedagonaHandlers } from '../../../lambdas/pedagona/routes.ts';
import type { ModuleServices } from '../../../lambdas/platform/stages/services.ts';
import { offerWrites } from '../../../lambdas/platform/grants/grants.ts';
import { newSessionData } from '../../../lambdas/pedagona/store.ts';
import { encodeJson } from '../../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { requestOf } from '../../support/callers.ts';
import { sentRow } from '../../support/sent.ts';
import { withStorage } from '../../support/hooks.ts';
import { endlessJobs, startTestSession } from '../../support/session.ts';

const storage = withStorage();

let teachers = 0;

/** A teacher with one running session, sent to a colleague, of one document that is read, a clock set by hand and a bucket that can be made to fail. */
async function stage() {
  const sub = `guru${++teachers}`;
  const world = { now: Date.UTC(2026, 0, 1), isBroken: false };
  const services: ModuleServices = {
    table: storage.table,
    files: {
      ...storage.files,
      async removeBelow(prefix) {
        if (world.isBroken) throw new Error('The process was killed');
        return storage.files.removeBelow(prefix);
      },
    },
    jobs: endlessJobs,
    now: () => new Date(world.now),
    newId: () => ulid(world.now),
    dailyQuota: 100,
  };
  const { id, documents } = await startTestSession(services, { sub, data: newSessionData });
  const uploadId = documents[0]?.uploadId ?? '';
  await storage.files.put(objectKeys.upload(sub, uploadId), encodeJson('x'), 'application/pdf');
  const reader = `rakan-${sub}`;
  await storage.table.transact(offerWrites({ ...sentRow({ owner: sub, sessionId: id }), reader }));
  await storage.files.put(objectKeys.text(sub, id, uploadId), encodeJson('x'), 'application/json');
  const handlers = pedagonaHandlers(services);
  const rest = requestOf(sub);
  return {
    remove: () => handlers.deleteSession({ ...rest, params: { sessionId: id } }),
    list: () => handlers.listSessions({ ...rest, query: { limit: 20, cursor: undefined } }),
    world,
    /** Rows but those that outlive a session, and objects. */
    left: async () => [
      ...(await storage.store.rows()).flatMap(({ PK, SK }) =>
        [sub, reader].includes(PK.replace('USER#', '')) && !/^(?:PROFILE|QUOTA)/.test(SK)
          ? [SK.replace(/#.*/, '')]
          : [],
      ),
      ...(await storage.store.objects()).flatMap((key) => (key.includes(sub) ? [key.replace(/\/.*/, '')] : [])),
    ],
  };
}

test.each([
  ['remove', 0],
  ['list', 61],
] as const)('a deletion that was cut short is finished by %s after %i s', async (again, seconds) => {
  const { world, left, ...teacher } = await stage();
  world.isBroken = true;
  await expect(teacher.remove()).rejects.toThrow('The process was killed');
  world.isBroken = false;
  // It may still be under way.
  expect((await teacher.list()).items).toEqual([]);
  // Nor has the colleague anything of it any more.
  expect(await left()).toEqual(['REMAINS', 'texts']);
  world.now += seconds * 1000;
  expect(await teacher[again]()).toEqual({ remove: { deleted: true }, list: { items: [], nextCursor: null } }[again]);
  expect(await left()).toEqual([]);
});
