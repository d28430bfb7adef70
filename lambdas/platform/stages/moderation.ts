import { changesBetween } from '../../../shared/changes.ts';
import { type FieldNames, linesOfChanges } from '../../../shared/text/changeLines.ts';
import { AppError } from '../../../shared/errors.ts';
import type { moderationCalls } from '../../../shared/moderation/api.ts';
import type { Moderated, Role, Sent } from '../../../shared/moderation/schemas.ts';
import { sentVersion, signaturesOf } from '../../../shared/moderation/signatures.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { pick } from '../../../shared/pick.ts';
import { readControls } from '../controls.ts';
import { changeSent, colleagueAt, offerWrites, received, sentBy, sentOf, type SentRow } from '../grants/grants.ts';
import { tellByMail } from '../grants/mailServices.ts';
import type { Caller } from '../http/caller.ts';
import type { Handlers } from '../http/router.ts';
import { sessionCompleted, type SessionRow } from '../jobs/session.ts';
import { copySession } from '../jobs/sessionCopy.ts';
import { sessionService } from '../jobs/sessionService.ts';
import { log } from '../log/logger.ts';
import { type ModerationFigure, moderationWrite } from '../statistics/usage.ts';
import { keys } from '../storage/keys.ts';
import { succeeds } from '../storage/table.ts';
import { isAbsent, isThere, type Write } from '../storage/writes.ts';
import { ensureProfile, findProfile } from '../users/profiles.ts';
import { artefactsOf } from './artefacts.ts';
import type { ModuleServices } from './services.ts';

/**
 * A document of a session at a version, the present one without it; null where there is none. One that is not kept any more gives way to
 * the present one. `refusal`: why it cannot be Sah with what colleagues were sent of it.
 */
export type OpenDocument = (session: SessionRow, artefact: string, version?: number) => Promise<Opened | null>;
interface Opened extends Pick<Moderated, 'blocks' | 'items' | 'findings' | 'folded'> {
  /** What its fields are called. */
  names: FieldNames;
  title: string;
  version: number;
  value: unknown;
  refusal: (sent: readonly Sent[]) => string | null;
}

const mostOfSession = 40;
const mostComments = 200;
const changedText = 'Pemilik telah mengubah dokumen ini selepas menghantarnya. Tunggu pemilik menghantarnya semula.';

const newRound = (version: number, note: string, at: Date): SentRow['rounds'][number] => ({
  version,
  note,
  sentAt: at.toISOString(),
  outcome: null,
  endedAt: null,
});

/** What came of the last sending. */
const withOutcome = (row: SentRow, outcome: 'accepted' | 'returned', at: Date): SentRow => ({
  ...row,
  state: outcome,
  rounds: row.rounds.map((one, n) => (row.rounds[n + 1] ? one : { ...one, outcome, endedAt: at.toISOString() })),
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
  open: OpenDocument,
): Handlers<ReturnType<typeof moderationCalls<M>>> {
  const { table, now, newId } = services;
  const sessions = sessionService(services, module);

  const counted = ({ id }: Pick<SentRow, 'id'>, figure: ModerationFigure): Write =>
    moderationWrite(module, id, figure, now());

  /** What a colleague was sent, with the session that it is of. */
  const opened = async (caller: Caller, id: string) => {
    const row = await received(table, caller.sub, id);
    if (row.module !== module) throw new AppError('not_found', 'Permintaan ini tidak dijumpai.');
    const gone = 'Dokumen ini tidak dijumpai. Mungkin pemiliknya telah memadamnya.';
    return { row, session: await sessions.find(row.owner, row.sessionId, gone) };
  };

  const present = async (session: SessionRow, artefact: string) => {
    const found = await open(session, artefact);
    if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
    return found;
  };

  /** As it was sent. */
  const sentDocument = async (row: SentRow, session: SessionRow) => {
    const shown = await open(session, row.artefact, sentVersion(row));
    if (shown?.version !== sentVersion(row)) throw new AppError('conflict', changedText);
    return shown;
  };

  /** All that was sent of the same document. */
  const sentOfSame = async ({ owner, sessionId, artefact }: SentRow) =>
    (await sentOf(table, owner, sessionId)).filter((one) => one.artefact === artefact);

  return {
    async send({ caller, params, body: { email, artefact, note, due, ...asked } }) {
      const session = await sessions.find(caller.sub, params.sessionId);
      if (email === caller.email.toLowerCase())
        throw new AppError('unprocessable', 'Pilih rakan lain: dokumen anda tidak boleh disemak oleh anda sendiri.');
      const isCopy = artefact === '';
      const role: Role = isCopy ? 'salinan' : asked.role;
      const { title, version } = isCopy ? { title: session.sessionName, version: 1 } : await present(session, artefact);
      const [reader, all] = [await colleagueAt(table, email), await sentOf(table, caller.sub, session.id)];
      const fault = await orderFault(services, all, { role, reader: reader.sub, artefact, version });
      if (fault !== null) throw new AppError('unprocessable', fault);
      if (all.some((one) => one.artefact === artefact && one.reader === reader.sub && one.role === role))
        throw new AppError('conflict', `Dokumen ini sudah dihantar kepada ${reader.name}. Teruskan permintaan itu.`);
      if (all.length >= mostOfSession)
        throw new AppError('conflict', 'Terlalu banyak permintaan bagi sesi ini. Buang yang lama dahulu.');
      const row = {
        id: newId(),
        rev: 0,
        owner: caller.sub,
        module,
        sessionId: session.id,
        artefact,
        title,
        role,
        due,
        reader: reader.sub,
        ownerName: caller.name,
        readerName: reader.name,
        readerEmail: reader.email,
        state: 'waiting' as const,
        rounds: [newRound(version, note, now())],
        comments: [],
      };
      const offering = table.transact([
        sessionCompleted(session),
        ...[caller.sub, reader.sub].map((sub) => ({ check: keys.removedAccount(sub), if: isAbsent() })),
        { check: keys.profile(reader.sub), if: isThere() },
        ...offerWrites(row),
        counted(row, 'Shares'),
      ]);
      if (!(await succeeds(offering)))
        throw new AppError('conflict', 'Sesi ini atau akaun rakan anda baru sahaja berubah. Sila cuba lagi.');
      log.info('A colleague was asked', { module, grant: row.id, role });
      await tellByMail(reader.email, row, 'sent');
      return row;
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
          if (body.does === 'withdraw') return { next: null };
          if (body.does === 'answer') {
            if (row.comments[body.comment] === undefined) throw new AppError('not_found', 'Komen ini tidak wujud.');
            const answered = { ...row.comments[body.comment], answer: body.text } as SentRow['comments'][number];
            return { next: { ...row, comments: row.comments.with(body.comment, answered) } };
          }
          const { version } = await present(session, row.artefact);
          const fault = await orderFault(services, await sentOfSame(row), { ...row, version });
          if (fault !== null) throw new AppError('unprocessable', fault);
          if (row.reader === null || (row.state === 'accepted' && sentVersion(row) === version))
            throw new AppError('conflict', 'Permintaan ini sudah selesai.');
          if (row.comments.some(({ answer }) => answer === null))
            throw new AppError('unprocessable', 'Jawab setiap komen dahulu, kemudian hantar semula.');
          const rounds = row.state === 'waiting' ? row.rounds.slice(0, -1) : row.rounds;
          return {
            next: { ...row, state: 'waiting', rounds: [...rounds, newRound(version, '', now())] },
            holds: [sessionCompleted(session), counted(row, 'Rounds')],
          };
        },
      );
      if (sent !== null && body.does === 'send') await tellByMail(sent.readerEmail, sent, 'sent');
      return { sent };
    },

    async getReceived({ caller, params }) {
      const { row, session } = await opened(caller, params.grantId);
      if (row.role === 'salinan')
        return { sent: row, blocks: [], items: [], findings: [], changes: [], folded: [], signatures: [] };
      const shown = await sentDocument(row, session);
      const before = row.rounds.at(-2)?.version;
      const earlier = before === undefined ? null : await open(session, row.artefact, before);
      const others = (await sentOfSame(row)).filter(({ id }) => id !== row.id);
      return {
        sent: row,
        ...pick(shown, 'blocks', 'items', 'findings', 'folded'),
        changes:
          earlier?.version === before ? linesOfChanges(changesBetween(earlier?.value, shown.value), shown.names) : [],
        signatures: signaturesOf(others, shown.version),
      };
    },

    async changeReceived({ caller, params, body }) {
      const { row: first, session } = await opened(caller, params.grantId);
      const find = () => received(table, caller.sub, params.grantId);
      if (first.role === 'salinan') {
        if (body.does === 'comment') throw new AppError('invalid', 'Salinan diterima atau ditolak.');
        if (body.does === 'accept') {
          await ensureProfile(table, caller, now());
          return { sessionId: (await copySession(services, first, caller.sub)).id };
        }
      }
      const changed = await changeSent(table, find, async (row) => {
        if (row.role === 'salinan') return { next: null };
        if (row.state !== 'waiting')
          throw new AppError('conflict', 'Dokumen ini bukan lagi untuk disemak. Tunggu pemilik menghantarnya semula.');
        if (body.does === 'comment') {
          if (row.comments.length >= mostComments) throw new AppError('conflict', 'Terlalu banyak komen.');
          const { items } = await sentDocument(row, session);
          const item = body.at === '' ? 'Seluruh dokumen' : items.find(({ at }) => at === body.at)?.name;
          if (item === undefined) throw new AppError('invalid', 'Bahagian ini tidak wujud.');
          const { at, text, isChange } = body;
          const round = row.rounds.length;
          const comment = { at, item, text, isChange, round, on: now().toISOString(), answer: null };
          return { next: { ...row, comments: [...row.comments, comment] } };
        }
        const own = row.comments.filter(({ round }) => round === row.rounds.length);
        if (body.does === 'return') {
          if (own.length === 0) throw new AppError('unprocessable', 'Nyatakan sebabnya dalam satu komen dahulu.');
          return { next: withOutcome(row, 'returned', now()), holds: [counted(row, 'Returned')] };
        }
        const { version, refusal } = await present(session, row.artefact);
        if (version !== sentVersion(row)) throw new AppError('conflict', changedText);
        if (own.some(({ isChange, answer }) => isChange && answer === null))
          throw new AppError('unprocessable', 'Anda meminta perubahan dalam pusingan ini. Kembalikan dokumen ini.');
        const next = withOutcome(row, 'accepted', now());
        const all = (await sentOfSame(row)).map((one) => (one.id === row.id ? next : one));
        const isLast = row.role === 'pengesah';
        const fault = isLast ? ((await orderFault(services, all, { ...row, version })) ?? refusal(all)) : null;
        if (fault !== null) throw new AppError('unprocessable', fault);
        const stays = artefactsOf(services, session).stillAt(row.artefact, version);
        return { next, holds: [stays, counted(row, 'Accepted')] };
      });
      if (changed !== null && (body.does === 'accept' || body.does === 'return'))
        await tellByMail((await findProfile(table, first.owner))?.email, changed, `${body.does}ed`);
      return { sessionId: null };
    },
  };
}
