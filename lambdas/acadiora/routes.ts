import { acadioraApi } from '../../shared/acadiora/api.ts';
import { referenceCheckText } from '../../shared/acadiora/labels.ts';
import type { ReferenceCheck } from '../../shared/acadiora/facts.ts';
import { AppError } from '../../shared/errors.ts';
import { stateOf } from '../platform/jobs/job.ts';
import { readFurther } from '../platform/jobs/reading.ts';
import { startJob } from '../platform/jobs/startJob.ts';
import { analysisHandlers, startedOf } from '../platform/jobs/sessionService.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { arrivedUploads } from '../platform/uploads/uploads.ts';
import { type ModuleServices, openServices } from '../platform/stages/services.ts';
import { sessionDataWrite, type SessionRow } from '../platform/jobs/session.ts';
import { wrongField } from './register/settle.ts';
import { fieldLabel } from './register/shown.ts';
import { voteHandlers } from '../platform/stages/votes.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import { checksReferences } from './references/lookUpServices.ts';
import {
  evaluationName,
  evaluationOf,
  keepCorrections,
  newSessionData,
  referenceJob,
  referencesOf,
  reviewedPaper,
  summaryOf,
  withAnswers,
} from './store.ts';

/** Versions of one paper in one session: the row holds them all. */
const versionsAtMost = 10;

const unreviewedText = 'Sesi ini belum mempunyai ulasan.';

const unfitText = (id: string, field: string): string =>
  field === 'p'
    ? 'Nilai p yang ditulis tidak sah: p ialah nombor antara 0 dan 1, misalnya .031 atau < .001.'
    : `Pembetulan pada "${fieldLabel(id, field)}" tidak sah: semak nilainya, kemudian simpan semula.`;

interface AcadioraServices extends ModuleServices {
  /** Whether references are looked up on this site. */
  checksReferences: boolean;
}

const busyText = 'Sesi ini sedang dianalisis. Tunggu sehingga selesai, kemudian cuba lagi.';

/** The refusal of a write that takes a finished session. */
function ifAtWork(error: unknown): never {
  throw error instanceof ConditionFailed ? new AppError('conflict', busyText) : error;
}

/** The session with another version of its paper. @throws {AppError} conflict when it is full or at work */
async function revised(
  services: ModuleServices,
  row: SessionRow,
  { documents, isRetitled }: { documents: readonly { uploadId: string }[]; isRetitled: boolean },
): Promise<SessionRow> {
  const tickets = documents.map(({ uploadId }) => uploadId);
  const isHandedIn = (session: SessionRow): boolean =>
    session.documents.some(({ uploadId }) => tickets.includes(uploadId));
  // The same ticket again is the same click again.
  if (isHandedIn(row)) return row;
  if (row.documents.length >= versionsAtMost)
    throw new AppError('conflict', `Satu sesi menerima paling banyak ${versionsAtMost} versi. Cipta sesi baharu.`);
  const uploads = () => arrivedUploads(services, row.sub, 'acadiora', tickets);
  const current = await readFurther(services, row, { stage: 'semakan', uploads, input: { isRetitled } });
  // Another version is, or just was, under way: this one must not seem to be taken.
  if (!isHandedIn(current)) throw new AppError('conflict', busyText);
  return current;
}

/** The look-up of a paper's references. `find`: the caller's session, healed; 404. */
function referenceHandlers(
  services: AcadioraServices,
  find: (sub: string, id: string) => Promise<SessionRow>,
): Handlers<Pick<typeof acadioraApi, 'getReferences' | 'checkReferences'>> {
  const { checksReferences: isOn } = services;

  /** Of the reviewed version: a check of an earlier one is not its own. */
  async function checkOf(row: SessionRow): Promise<ReferenceCheck> {
    const paper = reviewedPaper(row);
    const job = row.jobs[referenceJob];
    const checked = paper === undefined ? null : await referencesOf(services, row, paper);
    const state = stateOf(job?.input['uploadId'] === paper?.uploadId ? job : undefined);
    return { isOn, state, checkedAt: checked?.checkedAt ?? null, references: checked?.references ?? null };
  }

  return {
    getReferences: async ({ caller, params }) => checkOf(await find(caller.sub, params.sessionId)),

    async checkReferences({ caller, params }) {
      const row = await find(caller.sub, params.sessionId);
      if (!isOn) throw new AppError('conflict', referenceCheckText.off);
      const paper = reviewedPaper(row);
      if (row.status === 'processing') throw new AppError('conflict', busyText);
      if (paper === undefined) throw new AppError('not_found', unreviewedText);
      const start = { name: referenceJob, stage: referenceJob, line: referenceJob };
      return checkOf(await startJob(services, row, { ...start, input: { uploadId: paper.uploadId } }));
    },
  };
}

export function acadioraHandlers(services: AcadioraServices): Handlers<typeof acadioraApi> {
  const beginning = {
    stage: 'ulasan',
    data: newSessionData,
    sample: () => import('./sample.json', { with: { type: 'json' } }),
  };
  const { sessions, handlers } = analysisHandlers(services, 'acadiora', beginning, summaryOf);

  /** On the same paper; what was judged of it is kept. */
  const reviewAgain = (row: SessionRow) =>
    readFurther(services, row, { stage: row.documents.length > 1 ? 'semakan' : 'ulasan' });

  return {
    ...handlers,
    ...voteHandlers(services, 'acadiora', evaluationName),

    async getSession({ caller, params }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      const evaluation = await evaluationOf(services, row);
      return { ...summaryOf(row), evaluation: evaluation && withAnswers(evaluation, row) };
    },

    async retry({ caller, params }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      if (row.status !== 'completed') return startedOf(await sessions.retry(caller.sub, params.sessionId));
      const found = await evaluationOf(services, row);
      if (found === null || found.leftOut.length === 0) return startedOf(row);
      return startedOf(await reviewAgain(row));
    },

    revise: async ({ caller, params, body }) =>
      startedOf(await revised(services, await sessions.find(caller.sub, params.sessionId), body)),

    async correct({ caller, params, body }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      if (reviewedPaper(row) === undefined) throw new AppError('not_found', unreviewedText);
      for (const [id, own] of Object.entries(body.rows)) {
        const field = wrongField(id, own);
        if (field !== null) throw new AppError('invalid', unfitText(id, field));
      }
      await keepCorrections(services, row, body).catch(ifAtWork);
      return startedOf(await reviewAgain(row));
    },

    async answer({ caller, params, body: { remark, reason } }) {
      const row = await sessions.find(caller.sub, params.sessionId);
      const evaluation = await evaluationOf(services, row);
      if (!JSON.stringify(evaluation).includes(`"id":"${remark}"`))
        throw new AppError('not_found', 'Ulasan ini tidak dijumpai. Muat semula halaman.');
      await services.table.transact([sessionDataWrite(row, { [remark]: reason }, services.now())]).catch(ifAtWork);
      return { remark, reason };
    },

    ...referenceHandlers(services, sessions.find),
  };
}

/** What the calls need, as this function's settings say. */
const acadioraServices = (): AcadioraServices => ({
  ...openServices('ACADIORA_STATE_MACHINE_ARN'),
  checksReferences: checksReferences(),
});

export const handler = apiEntry(acadioraApi, acadioraServices, acadioraHandlers);
