import type { Role, Sent } from '../../moderation/schemas.ts';
import { openChanges } from '../../moderation/deciding.ts';
import { acceptedOf, isReached, openAt, readersOf, type Signature, signaturesOf } from '../../moderation/signatures.ts';
import { type ManualCheck, manualChecks, type Review, type Session, type StageName } from '../schemas.ts';
import { type Chain, chainOf } from './alignment.ts';
import { rulesOf } from './checklist.ts';
import type { Said } from '../../text/said.ts';
import type { LevelState } from '../counting/compliance.ts';
import { isOfLots } from './gaps.ts';
import { orderOf } from '../counting/levels.ts';
import { type Finding, findingsOf, isUnseen, isUnwritten } from './findings.ts';
import { framesIn } from '../items/frameMark.ts';

/** A line of a document's form with what is against it; none where all is well. */
export interface Check {
  key: string;
  label: string;
  findings: Finding[];
  /** As the lecturer's review names it; null where code counts it. */
  manual: ManualCheck | null;
  /** What stands for a yes; null: that. */
  verdict?: Said | null;
  /** The lecturer's check that stands for it where nothing is found; null: code has counted it. */
  restsOn: ManualCheck | null;
  /** Whether the second look of a model has read what the lecturer's check stands for. */
  isByModel: boolean;
  /** The items with an open finding on another line that speaks against this one, too. */
  elsewhere: string[];
}

/** How far a document has come. */
export interface Vetting {
  state: Review['state'];
  /** What the lecturer says of the present version; null: nothing. */
  review: Review | null;
  findings: Finding[];
  checks: Check[];
  /** Who has accepted the present version, its owner first. */
  signatures: Signature[];
  /** The state that their acceptances give it: it has no lower one while they stand. */
  raised: Review['state'];
  /** The state that they and the review give it; it stays a draft while a Sah misses something. */
  given: Review['state'];
  /** What a Sah still takes of its owner; null: nothing. */
  missing: string | null;
  /** What is still a frame, so that it is no more than a draft; null: nothing. */
  unfinished: string | null;
  /** What a Sah still takes besides of colleagues, or of its owner for them; null: nothing. */
  awaits: string | null;
}

type Reviewed = Parameters<typeof chainOf>[0] &
  Pick<Session, 'doubts' | 'origins' | 'reviews' | 'versions'> &
  Partial<Pick<Session, 'moderation'>>;

/** What is against a document, with the reasons for which its lecturer accepts it. What a JSU has of its paper is accepted with that. */
function findingsWithReasons(stage: StageName, chain: Chain, session: Reviewed): Finding[] {
  const { exam, [stage]: own } = session.reviews;
  const told = [...((stage === 'jsu' && exam?.accepted) || []), ...(own?.accepted ?? [])];
  const reasons = new Map(told.map(({ key, reason }) => [key, reason]));
  return findingsOf(stage, chain, session).map((finding) => {
    const reason = reasons.get(finding.key) ?? '';
    return { ...finding, accepted: reasonFault(finding, reason) === null ? reason : undefined };
  });
}

function checksOf(stage: StageName, chain: Chain, findings: readonly Finding[], isSeen: boolean): Check[] {
  return rulesOf(stage).map(([key, { label, figures, verdict, isJudged, restsOnLines }]): Check => {
    const manual = manualChecks.find((one) => one === key) ?? null;
    const shown = figures?.(chain, stage);
    return {
      key,
      label: shown ? `${label} (${shown})` : label,
      verdict: verdict?.(chain, stage) ?? null,
      manual,
      restsOn: manual ?? (isJudged ? 'content' : null),
      isByModel: isJudged === true && isSeen,
      findings: findings.filter(({ rule }) => rule === key),
      elsewhere: findings
        .filter((one) => isOpen(one) && one.rule !== key && one.item !== '' && !isUnseen(one))
        .filter(({ rule }) => restsOnLines?.test(rule))
        .map(({ item }) => item),
    };
  });
}

/** What a document is by those who have accepted it. */
function raisedBy(signatures: readonly Signature[]): Review['state'] {
  const has = (role: Role): boolean => signatures.some((one) => one.role === role);
  if (has('pengesah')) return 'sah';
  return has('penyemak') ? 'disemak' : 'draf';
}

/** The state that its review gives a document, or what its colleagues have accepted, where that is more. */
function givenState(review: Review | null, raised: Review['state']): Review['state'] {
  const own = review?.state ?? 'draf';
  return raised === 'draf' || own === 'sah' ? own : raised;
}

/** A document that is not made has none. What a colleague has accepted raises it; another version is a draft; what was accepted stays accepted where it has not changed. */
export function vettingOf(session: Reviewed, stage: StageName, chain = chainOf(session)): Vetting | null {
  const document = chain?.[stage] ?? null;
  if (chain === null || document === null) return null;
  const version = session.versions[stage];
  const findings = findingsWithReasons(stage, chain, session);
  const isSeen = isRead(stage, chain, session) && !findings.some((one) => isUnseen(one) || isUnwritten(one));
  const checks = checksOf(stage, chain, findings, isSeen);
  const stored = session.reviews[stage];
  const review = stored?.version === version ? (stored ?? null) : null;
  const sent = session.moderation?.[stage] ?? [];
  const signatures = signaturesOf(sent, version);
  const raised = raisedBy(signatures);
  const given = givenState(review, raised);
  const missing = missingOf(gapsOf(review ? review.checked : [], checks));
  const awaits = answerFault(sent) ?? approvalFault(sent, version);
  const unfinished = unfinishedIn(document);
  const vetting = { review, findings, checks, signatures, raised, given, missing, unfinished, awaits };
  return { ...vetting, state: stateOf(vetting) };
}

function unfinishedIn(document: Parameters<typeof framesIn>[0]): string | null {
  const frames = framesIn(document);
  return frames.length === 0 ? null : `${frameReason.slice(0, -1)}: ${frames.join('; ')}.`;
}

/** The state that holds: a draft where something is lacking, no more than colleagues have raised it to while theirs is awaited. */
function stateOf({ given, raised, unfinished, missing, awaits }: Omit<Vetting, 'state'>): Review['state'] {
  if (unfinished !== null) return 'draf';
  if (given !== 'sah') return given;
  if (missing !== null) return 'draf';
  return awaits === null ? given : raised;
}

const frameReason = 'Lengkapkan rangka ini dahulu.';

/** The answers that colleagues still wait for; null: none. */
export function answerFault(some: readonly Sent[]): string | null {
  const asked = openChanges(some);
  return asked.length === 0 ? null : `Jawab komen “Perlu diubah” dahulu (${places(asked)}).`;
}

/** Whose acceptance of this version a document still needs that was sent to be approved; null: nobody's, or none was asked. */
function approvalFault(some: readonly Sent[], version: number | null): string | null {
  const asked = some.filter(({ role }) => role === 'pengesah');
  if (asked.length === 0 || acceptedOf(asked, version).length > 0) return null;
  const [names, waiting] = [readersOf(asked.filter(isReached)), openAt(asked, version)];
  if (waiting.length > 0) return `Tunggu ${readersOf(waiting)} mengesahkan versi ini.`;
  return names === '' ? 'Hantar kepada pengesah lain untuk disahkan.' : `Hantar semula kepada ${names} untuk disahkan.`;
}

/** Why a document is not given this state; null: it may have it. */
export function stateFault({ unfinished, missing, awaits }: Vetting, state: Review['state']): string | null {
  if (state === 'draf') return null;
  return unfinished ?? (state === 'sah' ? (missing ?? awaits) : null);
}

/** Whether somebody else than its writer has read a document: tasks are read with their rubrics, which may have been edited since. */
function isRead(stage: StageName, { jsu, rubrik }: Chain, { origins }: Pick<Session, 'origins'>): boolean {
  if (stage === 'rubrik') return false;
  if (stage === 'jsu') return jsu?.look !== undefined;
  const isChanged = origins.rubrik?.changed.some(({ source }) => source === 'pentaksiran') === true;
  return stage !== 'pentaksiran' || (rubrik?.look !== undefined && !isChanged);
}

/** Why a finding is not accepted for this reason; null: it is. */
export function reasonFault(finding: Finding, reason: string): string | null {
  if (isUnwritten(finding)) return frameReason;
  const words = reason.split(/\s+/u).filter(Boolean).length;
  return words < 3 ? 'Nyatakan sebab dalam tiga perkataan atau lebih.' : null;
}

export const isOpen = ({ accepted }: Finding): boolean => accepted === undefined;

const places = (some: readonly Pick<Finding, 'item'>[]): string =>
  [...new Set(some.map(({ item }) => item || 'seluruh dokumen'))].join(', ');

/**
 * What a Sah still takes: every box, a look at each item, nothing open; each place once. `some`: findings at their places, with what is to be
 * done there; `words`: where a sentence names them.
 */
export function gapsOf(checked: Review['checked'], checks: readonly Check[]) {
  const unticked = checks.filter(({ manual }) => manual !== null && !checked.includes(manual));
  const open = checks.flatMap(({ findings }) => findings.filter(isOpen));
  const [unseen, others] = [open.filter(isUnseen), open.filter((one) => !isUnseen(one))];
  const boxes = unticked.map(({ label }) => `"${label}"`).join(', ');
  const look = 'Minta semakan kedua, atau semak sendiri dan terima dengan sebab.';
  const notLooked = `isi soalan versi ini belum disemak (${places(unseen)}).`;
  return [
    ...gap(boxes !== '', `Tandakan ${boxes}`, `tandakan ${boxes}.`),
    ...gap(unseen.length > 0, 'Soalan belum disemak', notLooked, unseen, look),
    ...gap(others.length > 0, 'Dapatan terbuka', openText(unseen, others), others, adviceOn(others)),
  ];
}

const gap = (isThere: boolean, name: string, words: string, some: readonly Finding[] = [], advice = '') =>
  isThere ? [{ name, some, advice, words }] : [];

/** All that is missing, said at once. */
function missingOf(gaps: ReturnType<typeof gapsOf>): string | null {
  const missing = gaps.map(({ words, advice }) => `${words} ${advice}`.trim());
  return missing.length === 0 ? null : `Belum boleh disahkan: ${missing.join(' Juga: ')}`;
}

/** How many findings are open in all, and where besides the places of those that are told already. */
function openText(told: readonly Finding[], others: readonly Finding[]): string {
  const further = places(others.filter(({ item }) => told.every((one) => one.item !== item)));
  if (told.length === 0) return `${others.length} dapatan masih terbuka (${further}).`;
  return `semuanya ${told.length + others.length} dapatan masih terbuka${further && `, termasuk ${further}`}.`;
}

const adviceOn = (some: readonly Finding[]): string =>
  [
    ...(some.some(isUnwritten) ? [frameReason] : []),
    ...(some.every(isUnwritten) ? [] : ['Baiki, atau terima dengan sebab.']),
  ].join(' ');

/**
 * Whether a paper's levels are more than labels: nothing is open against levels, keys or items of HOTS, and each item was looked at; where it was
 * not, its lecturer has given a reason, which certifies nothing.
 */
export function levelStateOf(session: Reviewed, chain = chainOf(session)): LevelState {
  if (chain !== null && isOfLots(chain.exam?.questions ?? chain.jsu?.questions ?? [], chain)) return 'lots';
  const isOfHots = (stage: 'jsu' | 'exam', at: string): boolean => {
    const level = chain?.[stage]?.questions[Number(at.split('/')[2])]?.cognitiveLevel;
    return level !== undefined && orderOf(level) === 'HOTS';
  };
  const found = (['jsu', 'exam'] as const).map((stage) => [stage, vettingOf(session, stage, chain)?.findings] as const);
  const isClosed = found.every(([stage, findings]) =>
    findings?.every(
      (one) =>
        !isUnwritten(one) &&
        !(isOpen(one) && (isUnseen(one) || ofLevels.includes(one.rule) || isOfHots(stage, one.at))),
    ),
  );
  if (!isClosed) return 'labels';
  return found.some(([, findings = []]) => findings.some(isUnseen)) ? 'accepted' : 'held';
}

const ofLevels: readonly string[] = ['levels', 'agreement', 'key'];
