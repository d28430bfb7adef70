import { describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { pedagonaHandlers } from '../../../lambdas/pedagona/routes.ts';
import type { ModuleServices } from '../../../lambdas/platform/stages/services.ts';
import { newSessionData } from '../../../lambdas/pedagona/store.ts';
import { encodeJson } from '../../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { requestOf } from '../../support/callers.ts';
import { withStorage } from '../../support/hooks.ts';
import { endlessJobs, startTestSession } from '../../support/session.ts';

const storage = withStorage();

let teachers = 0;

/** A teacher with one running session of one document that is read, a clock set by hand and a bucket that can be made to fail. */
async function stage() {
  const sub = `guru${++teachers}`;
  let now = Date.UTC(2026, 0, 1);
  let isBroken = false;
  const services: ModuleServices = {
    table: storage.table,
    files: {
      ...storage.files,
      async removeBelow(prefix) {
        if (isBroken) throw new Error('The process was killed');
        return storage.files.removeBelow(prefix);
      },
    },
    jobs: endlessJobs,
    now: () => new Date(now),
    newId: () => ulid(now),
    dailyQuota: 100,
  };
  const uploadId = ulid();
  const uploads = async () => [{ uploadId, module: 'pedagona' as const, name: 'a.pdf', size: 1, type: '' }];
  const { id } = await startTestSession(services, { sub, uploads, data: newSessionData });
  await storage.files.put(objectKeys.upload(sub, uploadId), encodeJson('x'), 'application/pdf');
  await storage.files.put(objectKeys.text(sub, id, uploadId), encodeJson('x'), 'application/json');
  const handlers = pedagonaHandlers(services);
  const rest = requestOf(sub);
  return {
    remove: () => handlers.deleteSession({ ...rest, params: { sessionId: id } }),
    list: () => handlers.listSessions({ ...rest, query: { limit: 20, cursor: undefined } }),
    breakBucket: (broken: boolean): void => {
      isBroken = broken;
    },
    later: (seconds: number): void => {
      now += seconds * 1000;
    },
    /** Rows but those that outlive a session, and objects. */
    left: async () => [
      ...(await storage.store.rows()).flatMap(({ PK, SK }) =>
        PK === `USER#${sub}` && !/^(?:PROFILE|QUOTA)/.test(SK) ? [SK.replace(/#.*/, '')] : [],
      ),
      ...(await storage.store.objects()).flatMap((key) => (key.includes(sub) ? [key.replace(/\/.*/, '')] : [])),
    ],
  };
}

describe('a deletion', () => {
  test('that was cut short is finished when it is asked for again', async () => {
    const { remove, breakBucket, left } = await stage();
    breakBucket(true);
    await expect(remove()).rejects.toThrow('The process was killed');
    expect(await left()).toEqual(['REMAINS', 'texts']);
    breakBucket(false);
    expect(await remove()).toEqual({ deleted: true });
    expect(await left()).toEqual([]);
  });

  test('that was cut short is finished by the next look at the list, after a minute', async () => {
    const { remove, list, breakBucket, later, left } = await stage();
    breakBucket(true);
    await expect(remove()).rejects.toThrow('The process was killed');
    breakBucket(false);
    // It may still be under way.
    expect((await list()).items).toEqual([]);
    expect(await left()).toEqual(['REMAINS', 'texts']);
    later(61);
    expect((await list()).items).toEqual([]);
    expect(await left()).toEqual([]);
  });
});
