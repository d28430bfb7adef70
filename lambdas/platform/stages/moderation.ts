import type * as z from 'zod';
import { type Change, changesBetween, labelledPath } from '../../../shared/values/changes.ts';
import { type FieldNames, linesOfChanges, originText } from '../../../shared/text/changeLines.ts';
import { AppError } from '../../../shared/errors.ts';
import type { moderationCalls } from '../../../shared/moderation/api.ts';
import type {
  Moderated,
  ownerActionSchema,
  readerActionSchema,
  sendingSchema,
  ShownChange,
} from '../../../shared/moderation/schemas.ts';
import { orderFault } from '../../../shared/moderation/order.ts';
import { deedOf } from '../../../shared/moderation/deeds.ts';
import { isLapsedAt, sentVersion, signaturesOf } from '../../../shared/moderation/signatures.ts';
import {
  earlierRounds,
  faultsOf,
  frameFault,
  returnedBecause,
  signedLabels,
} from '../../../shared/moderation/deciding.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { plainOf } from '../../../shared/richText/blocks.ts';
import { flatRuns } from '../../../shared/richText/flat.ts';
import { isSame, keysOf, pick } from '../../../shared/values/pick.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import { readControls } from '../controls.ts';
import {
  absentText,
  changeSent,
  changeWrites,
  colleagueAt,
  digestOf,
  isToSame,
  offerWrites,
  received,
  sentBy,
  sentOf,
  sentOfPresent,
  type SentChange,
  type SentRow,
  type Stands,
  tries,
} from '../grants/grants.ts';
import { emailDomains, isMailed, tellByMail } from '../grants/mailServices.ts';
import type { Caller } from '../http/caller.ts';
import type { Handlers } from '../http/router.ts';
import { sessionCompleted, sessionSent, type SessionRow } from '../jobs/session.ts';
import { copyBusyText, copySession } from '../jobs/sessionCopy.ts';
import { sessionService } from '../jobs/sessionService.ts';
import { log } from '../log/logger.ts';
import { type ModerationFigure, moderationWrite } from '../statistics/usage.ts';
import { keys } from '../storage/keys.ts';
import { ConditionFailed, succeeds } from '../storage/table.ts';
import { is, isAbsent, isThere, type Write } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';
import { ensureProfile, findProfile } from '../users/profiles.ts';
import { artefactsOf } from './artefacts.ts';
import { presentOf } from './origin.ts';
import type { ModuleServices } from './services.ts';

/**
 * A document of a session at a version, by default the present one; null when there is none. When a version is not kept any more, the present one
 * takes its place. `refusal`: a sentence that tells what the owner must still do before a Sah.
 */
export type OpenDocument = (session: SessionRow, artefact: string, version?: number) => Promise<Opened | null>;
interface Opened extends Pick<Moderated, 'title' | 'files' | 'isFrame' | 'items' | 'findings'>, Stands {
  /** The names of the document's fields. */
  names: FieldNames;
  value: unknown;
  refusal: string | null;
}

/** The actions of an owner and of a colleague, by name. */
type OwnerAction<Does extends string = string> = Extract<z.output<typeof ownerActionSchema>, { does: Does }>;
type ReaderAction<Does extends string = string> = Extract<z.output<typeof readerActionSchema>, { does: Does }>;

/** What a colleague sees of a copy that is offered: its name, documents and counts. */
const contentsOf = ({ sessionName, documents, counted }: SessionRow) => ({
  title: 'Salinan sesi',
  sessionName,
  files: [],
  isFrame: false,
  findings: [],
  lapsed: null,
  signatures: [],
  others: [],
  items: [...documents.map(({ name }) => `Teks ${name}`), `${counted.documents} dokumen yang dijana`].map((name) => ({
    at: '',
    name,
    sources: [],
  })),
});

/** Characters of a text that is told. */
const mostText = 6000;

/** A text for a line, without the marks of Markdown. */
const plain = (text: string | null): string | null => text && plainOf(flatRuns(text));

/** The place at which a change is shown; a row that only the other version has is shown at its list. */
const placeOf = ({ at, kind }: Change): string => (kind === 'removed' ? at.slice(0, at.lastIndexOf('/')) : at);

const isWorded = ({ before, after }: ShownChange): boolean => before + after !== '';

/** Changes of what was sent as its reader sees them, each once, with both texts. */
function toldOf(changes: readonly Change[], { value, items, names }: Opened): ShownChange[] {
  const rows = items.filter(({ at }) => at.startsWith('/')).map(({ at }) => [at, labelledPath(value, at)] as const);
  const told = changes.map((change) => {
    const [before, after] = [plain(change.before), plain(change.after)];
    const texts = { before: before ?? '', after: after ?? '' };
    // Only marks of Markdown differ.
    const isLook = before !== null && before === after;
    const [line = ''] = linesOfChanges([{ ...change, before: null, after: null }], names);
    const within = rows.filter(([, path]) => `${placeOf(change)}/`.startsWith(`${path}/`));
    const [at = '', path] = within.at(-1) ?? [];
    // Nobody could tell which of two with one name is meant.
    const isOne = within.filter((one) => one[1] === path).length === 1;
    return {
      at: isOne ? at : '',
      line: isLook ? `${line} (format sahaja)` : line,
      ...(isLook ? { before: '', after: '' } : texts),
    };
  });
  // What has no words is told by what has some there.
  const worded = new Set(told.filter(isWorded).map(({ line }) => line));
  return uniqueBy(
    told.filter((one) => isWorded(one) || !worded.has(one.line)),
    (one) => Object.values(one).join(),
  );
}

/** Where what was sent differs from a version that nobody has sent, by the words that were sent. */
const placesOfChanges = (shown: Opened, other: Opened): ShownChange[] =>
  toldOf(
    changesBetween(other.value, shown.value, mostText).map((change) => ({
      at: placeOf(change),
      kind: 'changed',
      before: change.after,
      after: null,
    })),
    shown,
  );

const mostOfSession = 40;
const mostComments = 200;
const changedText = 'Pemilik telah mengubah dokumen ini selepas menghantarnya. Tunggu pemilik menghantarnya semula.';

const lapsedText = (role: SentRow['role']): string =>
  `Pemilik telah mengubah dokumen ini selepas anda ${deedOf(role).does}nya, jadi ${deedOf(role).noun} anda tidak lagi berkuat kuasa.`;
const sampleText = 'Contoh tidak dihantar kepada rakan. Mulakan sesi anda sendiri, dan hantar daripadanya.';
const rolesInOrder = keysOf(signedLabels);
const absentRound = 'Pusingan ini tidak dijumpai. Pilih pusingan lain.';
const editedText = 'Rakan telah menyunting komen ini. Baca teks baharunya, kemudian jawab semula.';
const absentComment = 'Komen ini tidak wujud. Mungkin telah ditarik balik.';

const ownersText = 'Pemilik perlu menyelesaikan dokumen ini dahulu. Kembalikan kepada pemilik dengan satu komen.';

/** A new round. `version` is the first that had the content, so that an acceptance holds wherever that content stands again. */
const newRound = (version: number, note: string, at: Date): SentRow['rounds'][number] => ({
  version,
  note,
  sentAt: at.toISOString(),
  outcome: null,
  endedAt: null,
});

/** A colleague's comment in the last round. */
const commentOf = (
  { rounds }: SentRow,
  said: Pick<SentRow['comments'][number], 'at' | 'item' | 'text' | 'isChange'>,
) => ({
  ...said,
  round: rounds.length,
  answer: null,
});

/** The other requests about the same document that a reader is told of: a pengesah of all, anybody else of none. */
const toldTo = ({ role }: SentRow, others: readonly SentRow[]) => (role === 'pengesah' ? others : []);

/** A request with the outcome of its last round. */
const withOutcome = (row: SentRow, outcome: 'accepted' | 'returned', at: Date): SentRow => ({
  ...row,
  state: outcome,
  rounds: row.rounds.map((one, n) => (row.rounds[n + 1] ? one : { ...one, outcome, endedAt: at.toISOString() })),
});

/** The parts that the calls of a module's moderation need. */
interface Moderation {
  services: ModuleServices;
  module: ModuleName;
  open: OpenDocument;
  sessions: ReturnType<typeof sessionService>;
}

function withComment({ services }: Moderation, row: SentRow, said: ReturnType<typeof commentOf>): SentRow {
  const { newId, now } = services;
  if (row.comments.length >= mostComments) throw new AppError('conflict', 'Terlalu banyak komen.');
  return { ...row, comments: [...row.comments, { ...said, id: newId(), on: now().toISOString() }] };
}

const counted = (of: Moderation, { id }: SentRow, figure: ModerationFigure): Write =>
  moderationWrite(of.module, id, figure, of.services.now());

/** A request that a colleague was sent, with its session. */
async function opened({ services, module, sessions }: Moderation, caller: Caller, id: string) {
  const row = await received(services.table, caller.sub, module, id);
  return { row, session: await sessions.find(row.owner, row.sessionId, absentText) };
}

async function present({ open }: Moderation, session: SessionRow, artefact: string) {
  const found = await open(session, artefact);
  if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
  return found;
}

/** The document as it was sent, with findings that were made since about a text that still stands. */
async function sentDocument({ open }: Moderation, row: SentRow, session: SessionRow) {
  const current = await open(session, row.artefact);
  const isPresent = current?.content === sentVersion(row);
  const shown = isPresent ? current : await open(session, row.artefact, sentVersion(row));
  if (shown?.content !== sentVersion(row)) throw new AppError('conflict', changedText);
  return shown;
}

/** The other requests about the same document. */
const othersOf = async ({ services }: Moderation, { owner, sessionId, artefact, id }: SentRow) =>
  (await sentOf(services.table, owner, sessionId)).filter((one) => one.artefact === artefact && one.id !== id);

/** The other requests about the same document and, when a Sah takes two people, those accepted; `accepted` is null when it takes one. */
async function besides(of: Moderation, row: SentRow) {
  const [others, { approvers }] = await Promise.all([othersOf(of, row), readControls(of.services.table)]);
  return { others, accepted: approvers > 1 ? others.filter(({ state }) => state === 'accepted') : null };
}

/**
 * Why a document cannot be sent to a colleague, or accepted. When a Sah takes two people, nobody is both penyemak and pengesah of a document, and a
 * pengesah approves only what a penyemak has checked as it is now. Before it goes to a pengesah, its owner has nothing left to do.
 */
async function sendingFault(of: Moderation, row: SentRow, { content, refusal }: Opened): Promise<string | null> {
  const isApproval = row.role === 'pengesah';
  const { others, accepted } = await besides(of, row);
  const early = isApproval ? orderFault(others, content, accepted !== null) : null;
  if (early !== null) return early;
  const both = accepted?.find((one) => one.role !== row.role && isToSame(one, row));
  if (both) return `Institusi anda memerlukan ${row.role} yang bukan ${both.role} dokumen ini. Pilih rakan lain.`;
  return isApproval ? refusal : null;
}

/** Why a request that a penyemak has accepted cannot be taken back: when a Sah takes two people, it rests on that acceptance. */
async function withdrawalFault(of: Moderation, row: SentRow): Promise<string | null> {
  if (row.role !== 'penyemak' || row.state !== 'accepted') return null;
  const { accepted } = await besides(of, row);
  const standing = (role: SentRow['role']) =>
    accepted?.find((one) => one.role === role && sentVersion(one) === sentVersion(row));
  const approved = standing('penyemak') ? undefined : standing('pengesah');
  return approved
    ? `Pengesahan ${approved.readerName} bergantung pada semakan ini. Tarik balik pengesahan itu dahulu.`
    : null;
}

/** A new request, checked, with the session as it was then. */
async function newRequest(of: Moderation, caller: Caller, sessionId: string, asked: z.output<typeof sendingSchema>) {
  const { table, now, newId } = of.services;
  const { email, artefact, note, due } = asked;
  const session = await of.sessions.find(caller.sub, sessionId);
  if (session.isSample === true) throw new AppError('unprocessable', sampleText);
  if (email === caller.email.toLowerCase())
    throw new AppError('unprocessable', 'Pilih rakan lain: dokumen anda tidak boleh disemak oleh anda sendiri.');
  if (due !== null && due < malaysianDay(now()))
    throw new AppError('invalid', 'Tarikh akhir ini sudah berlalu. Pilih hari ini atau tarikh selepasnya.');
  const isCopy = artefact === '';
  const shown = isCopy ? null : await present(of, session, artefact);
  const reader = await colleagueAt(table, email, emailDomains());
  const all = await sentOf(table, caller.sub, session.id);
  const id = newId();
  const row: SentRow & { reader: string } = {
    id,
    rev: 0,
    owner: caller.sub,
    module: of.module,
    sessionId: session.id,
    artefact,
    title: [...(shown ? [shown.title] : []), session.sessionName].join(', '),
    role: isCopy ? 'salinan' : asked.role,
    due,
    reader: reader.sub,
    ownerName: caller.name,
    readerName: reader.name,
    readerEmail: reader.email,
    digest: digestOf({ id, readerEmail: reader.email }),
    state: 'waiting',
    rounds: [newRound(shown?.content ?? 1, note, now())],
    comments: [],
  };
  // A copy that was refused may be offered again.
  const standing = all.filter(({ state }) => !isCopy || state === 'waiting');
  if (standing.some((one) => one.artefact === artefact && one.reader === reader.sub && one.role === row.role))
    throw new AppError('conflict', `Dokumen ini sudah dihantar kepada ${reader.name}. Teruskan permintaan itu.`);
  if (all.length >= mostOfSession)
    throw new AppError('conflict', 'Terlalu banyak permintaan bagi sesi ini. Buang yang lama dahulu.');
  const fault = shown && (await sendingFault(of, row, shown));
  if (fault !== null) throw new AppError('unprocessable', fault);
  return { session, row };
}

/** Takes a request back. A copy that was taken or refused is only left out of the list. */
async function takeBack(of: Moderation, row: SentRow): Promise<SentChange> {
  const fault = await withdrawalFault(of, row);
  if (fault !== null) throw new AppError('conflict', fault);
  return { next: null, ...((row.role !== 'salinan' || row.state === 'waiting') && { at: of.services.now() }) };
}

function answerComment(row: SentRow, { comment, said, text: answer }: OwnerAction<'answer'>): SentChange {
  const one = row.comments.find(({ id }) => id === comment);
  if (one === undefined) throw new AppError('not_found', absentComment);
  if (one.text !== said) throw new AppError('conflict', editedText);
  return { next: { ...row, comments: row.comments.map((each) => (each === one ? { ...each, answer } : each)) } };
}

/** Sends the document again as it is now; null when it already waits in this version. */
async function sendAgain(of: Moderation, session: SessionRow, row: SentRow, note: string): Promise<SentChange | null> {
  const shown = await present(of, session, row.artefact);
  const { content } = shown;
  const isSent = sentVersion(row) === content;
  if (row.reader === null || (row.state === 'accepted' && isSent))
    throw new AppError('conflict', 'Permintaan ini sudah selesai.');
  if (row.state === 'waiting' && isSent) return null;
  const fault = faultsOf(row).send ?? (await sendingFault(of, row, shown));
  if (fault !== null) throw new AppError('unprocessable', fault);
  const rounds = row.state === 'waiting' ? row.rounds.slice(0, -1) : row.rounds;
  return {
    next: { ...row, state: 'waiting', rounds: [...rounds, newRound(content, note, of.services.now())] },
    holds: [sessionCompleted(session), counted(of, row, 'Rounds')],
  };
}

type Calls<M extends ModuleName = ModuleName> = Handlers<ReturnType<typeof moderationCalls<M>>>;

const ownerHandlers = (of: Moderation): Pick<Calls, 'send' | 'listSent' | 'changeSent'> => ({
  async send({ caller, params, body }) {
    const { table } = of.services;
    for (let attempt = 1; attempt <= tries; attempt++) {
      const { session, row } = await newRequest(of, caller, params.sessionId, body);
      const offering = table.transact([
        sessionSent(session),
        ...[caller.sub, row.reader].map((sub) => ({ check: keys.removedAccount(sub), if: isAbsent() })),
        { check: keys.profile(row.reader), if: isThere() },
        ...offerWrites(row),
        counted(of, row, 'Shares'),
      ]);
      if (!(await succeeds(offering))) continue;
      log.info('A colleague was asked', { module: of.module, grant: row.id, role: row.role });
      await tellByMail(row.readerEmail, row, 'sent');
      return row;
    }
    throw new AppError('conflict', 'Sesi ini atau akaun rakan anda baru sahaja berubah. Sila cuba lagi.');
  },

  async listSent({ caller, params }) {
    const { table } = of.services;
    const session = await of.sessions.find(caller.sub, params.sessionId);
    const sent = await sentOf(table, caller.sub, session.id);
    const names = [...new Set(sent.map(({ artefact }) => artefact))];
    const stands = await presentOf(artefactsOf(of.services, session), names);
    const { approvers } = await readControls(table);
    const refusal = session.isSample === true ? sampleText : null;
    return { sent: sentOfPresent(sent, (name) => stands.get(name)), approvers, isMailed: isMailed(), refusal };
  },

  async changeSent({ caller, params: { sessionId, grantId }, body }) {
    const { table } = of.services;
    const session = await of.sessions.find(caller.sub, sessionId);
    let isNew = false;
    const find = () => sentBy(table, caller.sub, sessionId, grantId);
    const sent = await changeSent(table, find, async (row) => {
      if (body.does === 'withdraw') return takeBack(of, row);
      if (body.does === 'answer') return answerComment(row, body);
      const again = await sendAgain(of, session, row, body.note);
      // A call that comes twice sends once.
      isNew = again !== null;
      return again ?? { next: row };
    });
    if (sent !== null && isNew) await tellByMail(sent.readerEmail, sent, 'sent');
    return { sent };
  },
});

/** The people who have signed a document that was sent, in the order of their roles; `current`: the version that stands now. */
function signaturesOn(row: SentRow, others: readonly SentRow[], current: number | undefined) {
  const signed = [row, ...others]
    // A reader who returned the document has its earlier version; acceptances by others since are of a later one.
    .filter((one) => one.state === 'accepted' && (row.state !== 'returned' || sentVersion(one) === sentVersion(row)))
    .flatMap((one) =>
      signaturesOf([one], sentVersion(one)).map((each) => ({ ...each, isLapsed: sentVersion(one) !== current })),
    )
    // Only the first of those who prepared the document is shown: the one of the present version.
    .toSorted((a, b) => Number(a.isLapsed) - Number(b.isLapsed));
  return uniqueBy(signed, (one) =>
    one.role === 'penyedia' ? one.role : `${one.role} ${one.name} ${one.isLapsed}`,
  ).toSorted((a, b) => rolesInOrder.indexOf(a.role) - rolesInOrder.indexOf(b.role));
}

/** Makes the offered copy the colleague's own. It opens nothing of the original, whose owner sees who has taken it. @returns its id */
async function takeCopy(of: Moderation, caller: Caller, row: SentRow): Promise<string> {
  const { table, now } = of.services;
  await ensureProfile(table, caller, now());
  const taken = { ...withOutcome(row, 'accepted', now()), readerEmail: '' };
  const ends = [...changeWrites(row, taken), counted(of, row, 'Accepted')];
  const stands = [{ check: keys.sent(row.owner, row.sessionId, row.id), if: is('rev', row.rev) }];
  const copying = copySession(of.services, row, caller.sub, { stands, ends });
  const { id } = await copying.catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('conflict', copyBusyText) : error;
  });
  await tellByMail((await findProfile(table, row.owner))?.email, row, 'accepted');
  return id;
}

function assertOfCopy(body: ReaderAction): void {
  if (body.does !== 'accept' && body.does !== 'return') throw new AppError('invalid', 'Salinan diterima atau ditolak.');
  // A reason would stand as a request for a change that nobody can answer.
  if (body.does === 'return' && body.reason !== '') throw new AppError('invalid', 'Salinan ditolak tanpa sebab.');
}

async function addComment(of: Moderation, session: SessionRow, row: SentRow, body: ReaderAction<'comment'>) {
  const { at, text, isChange } = body;
  const { items } = await sentDocument(of, row, session);
  const item = at === '' ? 'Seluruh dokumen' : items.find((one) => one.at === at)?.name;
  if (item === undefined) throw new AppError('invalid', 'Bahagian ini tidak wujud.');
  const said = commentOf(row, { at, item, text, isChange });
  // A comment that is sent twice is kept once.
  const last = row.comments.at(-1);
  if (last && isSame(pick(last, ...keysOf(said)), said)) return { next: row };
  return { next: withComment(of, row, said) };
}

/** Edits a comment of the last round, or takes it back. */
function correctComment(row: SentRow, body: ReaderAction<'edit' | 'retract'>): SentChange {
  const one = row.comments.find(({ id, round }) => id === body.comment && round === row.rounds.length);
  if (one === undefined) throw new AppError('not_found', absentComment);
  if (one.answer !== null) throw new AppError('conflict', 'Pemilik telah menjawab komen ini, jadi komen ini kekal.');
  const edited = body.does === 'edit' ? [{ ...one, ...pick(body, 'text', 'isChange') }] : [];
  return { next: { ...row, comments: row.comments.flatMap((each) => (each === one ? edited : [each])) } };
}

function giveBack(of: Moderation, row: SentRow, reason: string): SentChange {
  const fault = faultsOf(row).return;
  if (fault !== null && reason === '') throw new AppError('unprocessable', fault);
  const why = { at: '', item: returnedBecause, text: reason, isChange: true };
  const said = reason === '' ? row : withComment(of, row, commentOf(row, why));
  return { next: withOutcome(said, 'returned', of.services.now()), holds: [counted(of, row, 'Returned')] };
}

async function acceptDocument(of: Moderation, session: SessionRow, row: SentRow): Promise<SentChange> {
  const shown = await present(of, session, row.artefact);
  if (shown.content !== sentVersion(row)) throw new AppError('conflict', changedText);
  const fault = faultsOf(row).accept;
  if (fault !== null || shown.isFrame) throw new AppError('unprocessable', fault ?? frameFault);
  const unfinished = await sendingFault(of, row, shown);
  if (unfinished !== null) throw new AppError('unprocessable', `${ownersText} ${unfinished}`);
  const stays = artefactsOf(of.services, session).stillAt(row.artefact, shown.version);
  return { next: withOutcome(row, 'accepted', of.services.now()), holds: [stays, counted(of, row, 'Accepted')] };
}

/** The change that a colleague's action makes to a request that waits. */
async function readerChange(of: Moderation, session: SessionRow, row: SentRow, body: ReaderAction) {
  if (row.state !== 'waiting')
    throw new AppError('conflict', 'Dokumen ini bukan lagi untuk disemak. Tunggu pemilik menghantarnya semula.');
  if (body.does === 'comment') return addComment(of, session, row, body);
  if (body.does === 'return') return giveBack(of, row, body.reason);
  return body.does === 'accept' ? acceptDocument(of, session, row) : correctComment(row, body);
}

const readerHandlers = (of: Moderation): Pick<Calls, 'getReceived' | 'compareReceived' | 'changeReceived'> => ({
  async getReceived({ caller, params }) {
    const { row, session } = await opened(of, caller, params.grantId);
    if (row.role === 'salinan') return { sent: row, ...contentsOf(session) };
    const shown = await sentDocument(of, row, session);
    const current = row.state === 'returned' ? shown : await of.open(session, row.artefact);
    const isLapsed = current?.content !== shown.content;
    const isAccepted = row.state === 'accepted';
    const all = await othersOf(of, row);
    return {
      sent: row,
      sessionName: session.sessionName,
      ...pick(shown, 'title', 'files', 'isFrame', 'items', 'findings'),
      signatures: signaturesOn(row, all, current?.content),
      others: toldTo(row, all).map((one) => ({
        ...pick(one, 'id', 'role', 'readerName', 'state', 'comments'),
        rounds: one.rounds.map((round) => ({ ...round, note: '' })),
        isLapsed: row.state !== 'returned' && isLapsedAt(one, current?.content),
      })),
      lapsed: isLapsed
        ? {
            why: isAccepted ? lapsedText(row.role) : changedText,
            changes: isAccepted && current ? placesOfChanges(shown, current) : [],
          }
        : null,
    };
  },

  async compareReceived({ caller, params: { grantId, since } }) {
    const { row, session } = await opened(of, caller, grantId);
    const rounds = earlierRounds({ sent: row, others: toldTo(row, await othersOf(of, row)) });
    if (rounds.every(({ version }) => version !== since)) throw new AppError('not_found', absentRound);
    const [shown, earlier] = [await sentDocument(of, row, session), await of.open(session, row.artefact, since)];
    if (earlier?.content !== since) return [{ at: '', line: originText.much('Dokumen'), before: '', after: '' }];
    const told = toldOf(changesBetween(earlier.value, shown.value, mostText), shown);
    // The words of a round were sent to its reader alone.
    const isOwn = row.rounds.some(({ version }) => version === since);
    return isOwn ? told : told.map((change) => ({ ...change, before: '', after: '' }));
  },

  async changeReceived({ caller, params, body }) {
    const { table } = of.services;
    const { row: first, session } = await opened(of, caller, params.grantId);
    if (first.role === 'salinan') {
      assertOfCopy(body);
      if (body.does === 'accept' && first.state === 'waiting') return { sessionId: await takeCopy(of, caller, first) };
    }
    const find = () => received(table, caller.sub, of.module, params.grantId);
    const changed = await changeSent(table, find, (row) => readerChange(of, session, row, body));
    if (changed !== null && (body.does === 'accept' || body.does === 'return'))
      await tellByMail((await findProfile(table, first.owner))?.email, changed, `${body.does}ed`);
    return { sessionId: null };
  },
});

export function moderationHandlers<M extends ModuleName>(
  services: ModuleServices,
  module: M,
  open: OpenDocument,
): Calls<M> {
  const of = { services, module, open, sessions: sessionService(services, module) };
  return { ...ownerHandlers(of), ...readerHandlers(of) };
}
