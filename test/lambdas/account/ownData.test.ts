import { describe, expect, test } from '@jest/globals';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { openAccounts } from './accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

const started = (sub: string) =>
  accounts.started.filter(({ input }) => input['sub'] === sub && input['job'] === 'export');
const kept = async (sub: string) =>
  (await accounts.store.objects()).filter((key) => key.startsWith(objectKeys.ownDataOf(sub)));

const hour = 3600;
const withdrawn = {
  status: 'failed',
  errorMessage:
    'Satu sesi dipadam semasa salinan data anda disediakan, maka salinan itu dibatalkan. Sila minta salinan baharu.',
  downloadUrl: '',
};

describe('the archive of own data, when it is asked for', () => {
  test('again, is the same archive while it is being built, and an hour later a new one, kept for a day', async () => {
    const sub = await accounts.newcomer();
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '', bytes: null });
    const [first, second] = await Promise.all([accounts.ask(sub), accounts.ask(sub)]);
    expect([first.status, second.status]).toEqual(['processing', 'processing']);
    expect(started(sub)).toHaveLength(1);
    await accounts.build(sub, (await accounts.asked(sub)).id);
    await accounts.work(sub, 'pedagona', 'Sesi kemudian');
    accounts.wait(hour);
    const again = await accounts.asked(sub);
    expect([again.status, started(sub).length]).toEqual(['processing', 2]);
    // The same step may run twice at once.
    await Promise.all([accounts.build(sub, again.id), accounts.build(sub, again.id)]);
    expect(await kept(sub)).toEqual([objectKeys.ownData(sub, again.id)]);
    expect((await accounts.archiveOf(sub)).files['data.json']).toContain('Sesi kemudian');
    accounts.wait(23 * hour);
    expect((await accounts.look(sub)).status).toBe('completed');
    accounts.wait(2 * hour);
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '' });
  });

  test('within an hour of one that is ready, is refused until then, unless a session was deleted', async () => {
    const own = await openAccounts('2026-11-20T05:29:30Z');
    try {
      const sub = await own.newcomer();
      const { id } = await own.asked(sub);
      own.wait(600);
      await own.build(sub, id);
      own.wait(2999);
      await expect(own.ask(sub)).rejects.toMatchObject({
        code: 'quota',
        message:
          'Salinan data anda sudah disediakan dalam sejam yang lalu dan masih boleh dimuat turun. Salinan baharu boleh diminta mulai 2:30 PTG.',
      });
      expect(await own.look(sub)).toMatchObject({ status: 'completed' });
      own.wait(1);
      const again = await own.asked(sub);
      await own.build(sub, again.id);
      await own.delete(await own.work(sub, 'pedagona'));
      expect((await own.ask(sub)).status).toBe('processing');
    } finally {
      await own.stop();
    }
  });

  test('is withdrawn with its file when a session is deleted', async () => {
    const sub = await accounts.newcomer();
    const row = await accounts.work(sub, 'valentra', 'Sesi rahsia');
    await accounts.build(sub, (await accounts.asked(sub)).id);
    expect(await kept(sub)).toHaveLength(1);
    await accounts.delete(row);
    expect(await accounts.look(sub)).toMatchObject({ status: 'none', downloadUrl: '' });
    expect(await kept(sub)).toEqual([]);
    const { id } = await accounts.asked(sub);
    await accounts.build(sub, id);
    expect(JSON.stringify((await accounts.archiveOf(sub)).files)).not.toContain('Sesi rahsia');
  });

  test('fails with a message when a session is deleted while it is being built, and a new one holds nothing of the session', async () => {
    const sub = await accounts.newcomer();
    const row = await accounts.work(sub, 'acadiora', 'Sesi rahsia');
    const { id } = await accounts.asked(sub);
    const { files } = accounts.services;
    await accounts.build(sub, id, {
      files: {
        ...files,
        async putFile(...given) {
          await accounts.delete(row);
          await files.putFile(...given);
        },
      },
    });
    expect([await accounts.look(sub), await kept(sub)]).toMatchObject([withdrawn, []]);
    // Deleting another session does not change the message.
    await accounts.delete(await accounts.work(sub, 'pedagona'));
    expect(await accounts.look(sub)).toMatchObject(withdrawn);
    await accounts.build(sub, (await accounts.asked(sub)).id);
    expect(JSON.stringify((await accounts.archiveOf(sub)).files)).not.toContain('Sesi rahsia');
  });

  test('fails with a message when a step fails, and may be asked for again', async () => {
    const sub = await accounts.newcomer();
    const { id } = await accounts.asked(sub);
    await accounts.fail(sub, id);
    expect(await accounts.look(sub)).toMatchObject({
      status: 'failed',
      errorMessage: 'Data anda tidak dapat disediakan buat masa ini. Sila cuba lagi.',
    });
    expect((await accounts.ask(sub)).status).toBe('processing');
    // The failure of the earlier one comes too late.
    await accounts.fail(sub, id);
    expect((await accounts.look(sub)).status).toBe('processing');
  });

  test('has its execution started by the next look when that never happened, and fails when the execution died', async () => {
    const sub = await accounts.newcomer();
    const { id } = await accounts.asked(sub);
    const name = `data-${sub}-${id}`;
    expect(name.length).toBeLessThanOrEqual(80);
    const begun = accounts.started.length;
    accounts.setState(name, 'missing');
    accounts.wait(16);
    expect((await accounts.look(sub)).status).toBe('processing');
    expect(accounts.started.slice(begun)).toEqual([{ name, input: { job: 'export', sub, id } }]);
    accounts.setState(name, 'dead');
    expect(await accounts.look(sub)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringMatching(/terhenti/),
    });
  });

  test('leaves no file when the account is deleted meanwhile', async () => {
    const sub = await accounts.newcomer();
    const { id } = await accounts.asked(sub);
    const { files } = accounts.services;
    await accounts.build(sub, id, {
      files: {
        ...files,
        async putFile(key, path, type) {
          await files.putFile(key, path, type);
          await accounts.removeStep(sub);
          await files.putFile(key, path, type);
        },
      },
    });
    expect((await accounts.store.objects()).filter((key) => key.includes(sub))).toEqual([]);
  });
});
