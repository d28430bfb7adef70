import { unzipSync } from 'fflate';
import { ulid } from 'ulid';
import { exportStep, removePersonStep, removeStep } from '../../../lambdas/account/steps.ts';
import { accountHandlers } from '../../../lambdas/account/routes.ts';
import type { ModuleServices } from '../../../lambdas/platform/stages/services.ts';
import { artefactsOf } from '../../../lambdas/platform/stages/artefacts.ts';
import { type Caller, callerOf } from '../../../lambdas/platform/http/caller.ts';
import { encodeJson } from '../../../lambdas/platform/storage/files.ts';
import type { JobState } from '../../../lambdas/platform/jobs/job.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { ensureProfile } from '../../../lambdas/platform/users/profiles.ts';
import { removeSession } from '../../../lambdas/platform/jobs/sessionRemoval.ts';
import { complete } from '../../../lambdas/platform/jobs/endJob.ts';
import { findSession, reading, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { meterUse } from '../../../lambdas/platform/statistics/usage.ts';
import { putUploadRows, type UploadRow } from '../../../lambdas/platform/uploads/uploads.ts';
import { bucketName } from '../../../lib/local/names.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { callerNamed, requestOf } from '../../support/callers.ts';
import { recounted } from '../../../lambdas/admin/recount.ts';
import { oneCall, startTestSession } from '../../support/session.ts';
import { startStorage } from '../../support/storage.ts';
import type { Store } from '../../support/store.ts';

export const callerFor = (sub: string): Caller => callerNamed(sub, { name: `Guru ${sub}` });
const asking = (sub: string) => ({ ...requestOf(sub), caller: callerFor(sub) });

/** The rows, by key, and objects that name a user. */
export async function leftOf(store: Store, sub: string): Promise<string[]> {
  const rows = (await store.rows()).filter((row) => JSON.stringify(row).includes(sub));
  return [...rows.map(({ PK, SK }) => `${PK} ${SK}`), ...(await store.objects()).filter((key) => key.includes(sub))];
}

/** The account's calls and steps on embedded services in this process, under a clock that is set by hand. */
export async function openAccounts(at = '2026-11-20T02:00:00Z') {
  const storage = await startStorage();
  const { table, files, store } = storage;
  let clock = Date.parse(at);
  const now = (): Date => new Date(clock);
  const states = new Map<string, JobState>();
  const started: { name: string; input: Record<string, unknown> }[] = [];
  const jobs: ModuleServices['jobs'] = {
    async start(name, input) {
      if ((states.get(name) ?? 'missing') !== 'missing') return;
      states.set(name, 'running');
      started.push({ name, input });
    },
    stateOf: async (name) => states.get(name) ?? 'missing',
  };
  const newId = () => ulid(clock);
  const services = { table, files, jobs, now, newId, dailyQuota: 100, logoutUrl: 'https://log-masuk.example/logout' };
  const handlers = accountHandlers(services);
  const known: string[] = [];
  let users = 0;

  const start = (sub: string, module: ModuleName, uploads: UploadRow[], sessionName: string): Promise<SessionRow> =>
    startTestSession({ table, jobs, now, newId }, { sub, module, sessionName, uploads: async () => uploads });

  return {
    ...storage,
    services,
    now,
    started,
    known,
    wait: (seconds: number): void => void (clock += seconds * 1000),
    setState: (name: string, state: JobState): void => void states.set(name, state),

    account: (sub: string) => handlers.account(asking(sub)),
    accept: (sub: string, version: number) => handlers.acceptNotice({ ...asking(sub), body: { version } }),
    ask: (sub: string) => handlers.exportData(asking(sub)),
    look: (sub: string) => handlers.exportState(asking(sub)),
    remove: (sub: string, email = `${sub}@moe-dl.edu.my`) =>
      handlers.removeAccount({ ...asking(sub), body: { email } }),

    build: (sub: string, id: string, over: Partial<ModuleServices> = {}) =>
      exportStep({ ...services, ...over }, { sub, id }),
    /** The files of the finished archive, which its link names. */
    async archiveOf(sub: string): Promise<{ files: Record<string, string>; disposition: string | null }> {
      const { downloadUrl, bytes, status } = await handlers.exportState(asking(sub));
      const { pathname, searchParams } = new URL(downloadUrl);
      const zip = await files.get(decodeURIComponent(pathname).replace(`/${bucketName}/`, ''));
      if (status !== 'completed' || zip.length !== bytes) throw new Error(`${status}, ${zip.length} of ${bytes} bytes`);
      const contents = Object.entries(unzipSync(zip)).map(([name, content]) => [
        name,
        new TextDecoder().decode(content),
      ]);
      return {
        files: Object.fromEntries(contents) as Record<string, string>,
        disposition: searchParams.get('response-content-disposition'),
      };
    },
    /** Asks for the archive. @returns its id and its state */
    async asked(sub: string) {
      const state = await handlers.exportData(asking(sub));
      return { ...state, id: String(started.findLast(({ input }) => input['sub'] === sub)?.input['id']) };
    },
    removeStep: async (sub: string, over: Partial<ModuleServices> = {}): Promise<boolean> =>
      (await removeStep({ ...services, ...over }, { sub })).done,
    removePerson: (sub: string) => removePersonStep({ remove: async (gone) => void known.push(gone) }, { sub }),
    /** The steps of a deletion as its pipeline calls them, on services that may be made to fail. */
    async removeAll(sub: string, over: Partial<ModuleServices> = {}): Promise<void> {
      for (let done = false; !done;) ({ done } = await removeStep({ ...services, ...over }, { sub }));
      await removePersonStep({ remove: async (gone) => void known.push(gone) }, { sub });
      await removeStep({ ...services, ...over }, { sub, isLast: true });
    },

    /** Whether a token of this user is admitted. */
    isLetIn: (sub: string, tokenId = 't') =>
      callerOf('Bearer x', async () => ({ ...callerFor(sub), tokenId }), table).then(
        () => true,
        () => false,
      ),
    /** Joins under a name of its own, and accepts the notice. */
    async newcomer(): Promise<string> {
      const sub = `guru${++users}x`;
      await ensureProfile(table, callerFor(sub), now());
      await handlers.acceptNotice({ ...asking(sub), body: { version: noticeVersion } });
      return sub;
    },
    join: (sub: string) => ensureProfile(table, callerFor(sub), now()),
    start: (sub: string, module: ModuleName, sessionName = 'Sesi') => start(sub, module, [], sessionName),
    /** A finished session with a document, its text, and a result of three versions, one of them large; it can be searched for. */
    async work(sub: string, module: ModuleName, sessionName = 'Sesi'): Promise<SessionRow> {
      clock += 1000;
      const uploadId = ulid(clock);
      const upload = { uploadId, module, name: `Kursus ${sub}.pdf`, size: 9, type: 'application/pdf' };
      await putUploadRows(table, sub, [upload], now());
      await files.put(objectKeys.upload(sub, uploadId), encodeJson(`dokumen ${sub}`), 'application/pdf');
      const row = await start(sub, module, [upload], sessionName);
      const text = { kind: 'pdf', pages: [{ number: 1, text: `teks ${sub}` }], notices: [] };
      await files.put(objectKeys.text(sub, row.id, uploadId), encodeJson(text), 'application/json');
      await meterUse(table, row, oneCall, now());
      const adds = { documents: 1, courses: 1, merangkai: 0 };
      const search = [{ kind: 'course' as const, text: `ABC ${sub}`, n: 0 }];
      await complete(table, row, reading, { adds, search }, now());
      const { save } = artefactsOf(storage, row);
      for (const [n, nth] of ['satu', 'dua', 'tiga'].entries()) {
        const value = { tajuk: `hasil ${sub} ${nth}`, besar: 'x'.repeat(n === 1 ? 350_000 : 0) };
        await save('hasil', { value, from: n || null, reason: 'edited', pointer: '' }, [], now());
      }
      await files.put(objectKeys.export(sub, row.id, 'eksport'), encodeJson('docx'), 'application/zip');
      return row;
    },
    find: (row: SessionRow) => findSession(table, row),
    /** As its owner deletes it. */
    async delete(row: SessionRow, over: Partial<ModuleServices> = {}): Promise<void> {
      const found = await findSession(table, row);
      if (found !== null) await removeSession({ ...services, ...over }, found);
    },
    left: (sub: string) => leftOf(store, sub),
    drifts: async () => (await recounted(table)).drifts,
  };
}
