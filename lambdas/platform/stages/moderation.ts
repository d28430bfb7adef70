import { AppError } from '../../../shared/errors.ts';
import type { moderationCalls } from '../../../shared/moderation/api.ts';
import type { Moderated, Role, Sent } from '../../../shared/moderation/schemas.ts';
import { sentVersion, signaturesOf } from '../../../shared/moderation/signatures.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { readControls } from '../controls.ts';
import {
  changeSent,
  changeWrites,
  closed,
  colleagueAt,
  offerWrites,
  received,
  sentBy,
  sentOf,
  type SentRow,
} from '../grants/grants.ts';
import type { Caller } from '../http/caller.ts';
import type { Handlers } from '../http/router.ts';
import { sessionCompleted, type SessionRow } from '../jobs/session.ts';
import { copySession } from '../jobs/sessionCopy.ts';
import { sessionService } from '../jobs/sessionService.ts';
import { log } from '../log/logger.ts';
import { type ModerationFigure, moderationWrite } from '../statistics/usage.ts';
import { keys } from '../storage/keys.ts';
import { ConditionFailed } from '../storage/table.ts';
import { isAbsent, isThere, type Write } from '../storage/writes.ts';
import { ensureProfile } from '../users/profiles.ts';
import { artefactsOf } from './artefacts.ts';
import type { ModuleServices } from './services.ts';

/** What a module says of its documents. */
export interface ModeratedKind {
  /** What a document is called and its present version. @throws {AppError} not_found */
  present: (session: SessionRow, artefact: string) => Promise<{ title: string; version: number }>;
  /** The document at a version; null where that is not kept any more. `before`: the version that it is compared with. */
  view: (
    session: SessionRow,
    artefact: string,
    version: number,
    before: number | null,
  ) => Promise<Omit<Moderated, 'sent' | 'signatures'> | null>;
  /** Why it cannot be Sah with these acceptances; null: it can. */
  refusal: (session: SessionRow, artefact: string, sent: readonly Sent[]) => Promise<string | null>;
}

const mostOfSession = 40;
const mostComments = 200;

/** The last sending with what came of it. */
const withOutcome = (row: SentRow, outcome: 'accepted' | 'returned', reason: string, at: Date): SentRow => ({
  ...row,
  state: outcome,
  rounds: row.rounds.map((round, n) =>
    n === row.rounds.length - 1 ? { ...round, outcome, reason, endedAt: at.toISOString() } : round,
  ),
});

/** Under two people nobody approves what the same person has checked, or nobody has. */
async function orderFault(
  { table }: Pick<ModuleServices, 'table'>,
  all: readonly SentRow[],
  { role, reader, artefact, version }: { role: Role; reader: string | null; artefact: string; version: number },
): Promise<string | null> {
  if (role !== 'pengesah' || (await readControls(table)).approvers < 2) return null;
  const checked = all.filter((one) => one.artefact === artefact && one.role === 'penyemak');
  if (!signaturesOf(checked, version).some((one) => one.role === 'penyemak'))
    return 'Versi ini belum diterima oleh penyemak. Institusi anda memerlukan dua orang: hantar kepada penyemak dahulu.';
  return checked.some((one) => one.state === 'accepted' && one.reader === reader)
    ? 'Institusi anda memerlukan pengesah yang bukan penyemak dokumen ini. Pilih rakan lain.'
    : null;
}

export function moderationHandlers<M extends ModuleName>(
  services: ModuleServices,
  module: M,
  { present, view, refusal }: ModeratedKind,
): Handlers<ReturnType<typeof moderationCalls<M>>> {
  const { table, now, newId } = services;
  const sessions = sessionService(services, module);

  const counted = (row: Pick<SentRow, 'id'>, figure: ModerationFigure): Write =>
    moderationWrite({ module, id: row.id }, figure, now());

  const offer = async (
    { caller, session }: { caller: Caller; session: SessionRow },
    asked: { email: string; note: string; role: Role; due: string | null },
    document: { artefact: string; title: string; version: number },
  ): Promise<Sent> => {
    if (asked.email === caller.email.toLowerCase())
      throw new AppError('unprocessable', 'Pilih rakan lain: dokumen anda tidak boleh disemak oleh anda sendiri.');
    const [reader, all] = [await colleagueAt(table, asked.email), await sentOf(table, caller.sub, session.id)];
    const { artefact, title, version } = document;
    const fault = await orderFault(services, all, { ...asked, reader: reader.sub, artefact, version });
    if (fault !== null) throw new AppError('unprocessable', fault);
    const isSame = (one: SentRow) =>
      one.artefact === artefact && one.reader === reader.sub && one.role === asked.role && one.isOpen;
    if (all.some(isSame))
      throw new AppError('conflict', `Dokumen ini sudah dihantar kepada ${reader.name}. Teruskan permintaan itu.`);
    if (all.length >= mostOfSession)
      throw new AppError('conflict', 'Terlalu banyak permintaan bagi sesi ini. Tarik balik yang lama dahulu.');
    const sentAt = now().toISOString();
    const row = {
      id: newId(),
      rev: 0,
      owner: caller.sub,
      module,
      sessionId: session.id,
      reader: reader.sub,
      artefact,
      title,
      role: asked.role,
      due: asked.due,
      ownerName: caller.name,
      readerName: reader.name,
      readerEmail: reader.email,
      state: 'waiting' as const,
      isOpen: true,
      comments: [],
      rounds: [{ version, note: asked.note, sentAt, outcome: null, reason: '', endedAt: null }],
    };
    try {
      await table.transact([
        sessionCompleted(session),
        ...[caller.sub, reader.sub].map((sub) => ({ check: keys.removedAccount(sub), if: isAbsent() })),
        { check: keys.profile(reader.sub), if: isThere() },
        ...offerWrites(row),
        counted(row, 'Shares'),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      throw new AppError('conflict', 'Sesi ini atau akaun rakan anda baru sahaja berubah. Sila cuba lagi.');
    }
    log.info('A colleague was asked', { module, grant: row.id, role: row.role });
    return row;
  };

  /** What a colleague was sent, with the session that it is of. */
  const opened = async (caller: Caller, id: string) => {
    const row = await received(table, caller.sub, id);
    if (row.module !== module) throw new AppError('not_found', 'Permintaan ini tidak dijumpai.');
    const gone = 'Dokumen ini tidak dijumpai. Mungkin pemiliknya telah memadamnya.';
    return { row, session: await sessions.find(row.owner, row.sessionId, gone) };
  };

  const viewOf = async (row: SentRow, session: SessionRow) => {
    const before = row.rounds.at(-2)?.version ?? null;
    const shown = await view(session, row.artefact, sentVersion(row), before);
    if (shown === null)
      throw new AppError(
        'conflict',
        'Pemilik telah banyak mengubah dokumen ini selepas menghantarnya. Tunggu pemilik menghantarnya semula.',
      );
    return shown;
  };

  return {
    async sendArtefact({ caller, params: { sessionId, artefact }, body }) {
      const session = await sessions.find(caller.sub, sessionId);
      return offer({ caller, session }, body, { artefact, ...(await present(session, artefact)) });
    },

    async offerCopy({ caller, params, body }) {
      const session = await sessions.find(caller.sub, params.sessionId);
      const document = { artefact: '', title: session.sessionName, version: 1 };
      return offer({ caller, session }, { ...body, role: 'salinan', due: null }, document);
    },

    async listSent({ caller, params }) {
      const session = await sessions.find(caller.sub, params.sessionId);
      return sentOf(table, caller.sub, session.id);
    },

    async changeSent({ caller, params: { sessionId, grantId }, body }) {
      const session = await sessions.find(caller.sub, sessionId);
      const sent = await changeSent(
        table,
        () => sentBy(table, caller.sub, sessionId, grantId),
        async (row) => {
          // What was accepted stays so; nobody can open it any longer.
          if (body.does === 'withdraw')
            return { next: row.state === 'accepted' && row.isOpen ? { ...closed(row) } : null };
          if (body.does === 'answer') {
            if (row.comments[body.comment] === undefined) throw new AppError('not_found', 'Komen ini tidak wujud.');
            const answered = { ...row.comments[body.comment], answer: body.text } as SentRow['comments'][number];
            return { next: { ...row, comments: row.comments.with(body.comment, answered) } };
          }
          const { version } = await present(session, row.artefact);
          const fault = await orderFault(services, await sentOf(table, caller.sub, sessionId), { ...row, version });
          if (fault !== null) throw new AppError('unprocessable', fault);
          if (!row.isOpen || (row.state === 'accepted' && sentVersion(row) === version))
            throw new AppError('conflict', 'Permintaan ini sudah selesai.');
          if (row.comments.some(({ answer }) => answer === null))
            throw new AppError('unprocessable', 'Jawab setiap komen dahulu, kemudian hantar semula.');
          const sentAt = now().toISOString();
          const round = { version, note: body.note, sentAt, outcome: null, reason: '', endedAt: null };
          const rounds = row.state === 'waiting' ? row.rounds.slice(0, -1) : row.rounds;
          return {
            next: { ...row, state: 'waiting', rounds: [...rounds, round] },
            holds: [sessionCompleted(session), counted(row, 'Rounds')],
          };
        },
      );
      return { sent };
    },

    async getReceived({ caller, params }) {
      const { row, session } = await opened(caller, params.grantId);
      if (row.role === 'salinan')
        return { sent: row, blocks: [], items: [], findings: [], changes: [], signatures: [] };
      const others = await sentOf(table, row.owner, row.sessionId);
      const signatures = signaturesOf(
        others.filter((one) => one.artefact === row.artefact && one.id !== row.id),
        sentVersion(row),
      ).flatMap(({ role, ...signature }) => (role === 'penyedia' ? [] : [{ ...signature, role }]));
      return { sent: row, signatures, ...(await viewOf(row, session)) };
    },

    async changeReceived({ caller, params, body }) {
      const { row: first, session } = await opened(caller, params.grantId);
      const find = () => received(table, caller.sub, params.grantId);
      if (first.role === 'salinan') {
        if (body.does === 'comment') throw new AppError('invalid', 'Salinan diterima atau ditolak.');
        if (body.does === 'return') await table.transact(changeWrites(first, null));
        else await ensureProfile(table, caller, now());
        return { sessionId: body.does === 'accept' ? (await copySession(services, first, caller.sub)).id : null };
      }
      await changeSent(table, find, async (row) => {
        if (row.state !== 'waiting')
          throw new AppError('conflict', 'Dokumen ini bukan lagi untuk disemak. Tunggu pemilik menghantarnya semula.');
        if (body.does === 'comment') {
          if (row.comments.length >= mostComments) throw new AppError('conflict', 'Terlalu banyak komen.');
          const { items } = await viewOf(row, session);
          const item = body.at === '' ? 'Seluruh dokumen' : items.find(({ at }) => at === body.at)?.name;
          if (item === undefined) throw new AppError('invalid', 'Bahagian ini tidak wujud.');
          const { at, text, isChange } = body;
          const round = row.rounds.length;
          const comment = { at, item, text, isChange, round, on: now().toISOString(), answer: null };
          return { next: { ...row, comments: [...row.comments, comment] } };
        }
        if (body.does === 'return')
          return { next: withOutcome(row, 'returned', body.reason, now()), holds: [counted(row, 'Returned')] };
        const { version } = await present(session, row.artefact);
        if (version !== sentVersion(row))
          throw new AppError(
            'conflict',
            'Pemilik telah mengubah dokumen ini selepas menghantarnya. Tunggu pemilik menghantarnya semula.',
          );
        if (row.comments.some(({ isChange, round }) => isChange && round === row.rounds.length))
          throw new AppError('unprocessable', 'Anda meminta perubahan dalam pusingan ini. Kembalikan dokumen ini.');
        const next = withOutcome(row, 'accepted', '', now());
        const all = await sentOf(table, row.owner, row.sessionId);
        const fault =
          row.role === 'penyemak'
            ? null
            : ((await orderFault(services, all, { ...row, version })) ??
              (await refusal(
                session,
                row.artefact,
                all.map((one) => (one.id === row.id ? next : one)),
              )));
        if (fault !== null) throw new AppError('unprocessable', fault);
        const stays = artefactsOf(services, session).stillAt(row.artefact, version);
        return { next, holds: [stays, counted(row, 'Accepted')] };
      });
      return { sessionId: null };
    },
  };
}
