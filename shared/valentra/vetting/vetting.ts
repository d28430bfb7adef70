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

/** A line of a document's form with the findings against it. */
export interface Check {
  key: string;
  label: string;
  findings: Finding[];
  /** The lecturer's check of this line; null when code counts it. */
  manual: ManualCheck | null;
  /** Words shown in place of a yes; null when a yes is shown. */
  verdict?: Said | null;
  /** The lecturer's check that the line rests on when nothing is found; null when code has counted it. */
  restsOn: ManualCheck | null;
  /** Whether the second look of a model has read what the lecturer's check stands for. */
  isByModel: boolean;
  /** Items with an open finding on another line that also speaks against this line. */
  elsewhere: string[];
}

/** How far a document has come. */
export interface Vetting {
  state: Review['state'];
  /** The lecturer's review of the present version; null when there is none. */
  review: Review | null;
  findings: Finding[];
  checks: Check[];
  /** Who has accepted the present version, its owner first. */
  signatures: Signature[];
  /** The state that the signatures give the document; while they stand it has no lower state. */
  raised: Review['state'];
  /** The state that signatures and review give the document together; with something missing for a Sah, it stays a draft. */
  given: Review['state'];
  /** A sentence: what the owner must still do before a Sah; null when nothing. */
  missing: string | null;
  /** A sentence: which places are still frames, so that the document is a draft; null when none. */
  unfinished: string | null;
  /** A sentence: what colleagues must still do before a Sah, or the owner for them; null when nothing. */
  awaits: string | null;
}

type Reviewed = Parameters<typeof chainOf>[0] &
  Pick<Session, 'doubts' | 'origins' | 'reviews' | 'versions'> &
  Partial<Pick<Session, 'moderation'>>;

/** The findings against a document, with the reasons for which its lecturer accepts them. A finding of a JSU that comes from its paper is accepted with the paper's. */
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

/** The state of a document according to who has accepted it. */
function raisedBy(signatures: readonly Signature[]): Review['state'] {
  const has = (role: Role): boolean => signatures.some((one) => one.role === role);
  if (has('pengesah')) return 'sah';
  return has('penyemak') ? 'disemak' : 'draf';
}

/** The state that its review gives a document, or the one its colleagues' acceptances give it where that is higher. */
function givenState(review: Review | null, raised: Review['state']): Review['state'] {
  const own = review?.state ?? 'draf';
  return raised === 'draf' || own === 'sah' ? own : raised;
}

/**
 * How far a document has come; null when it is not made. A colleague's acceptance raises it. A new version is a draft; findings that were accepted stay
 * accepted where they have not changed.
 */
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

/** The state that holds: a draft while something is missing; while colleagues are awaited, no more than they have raised it to. */
function stateOf({ given, raised, unfinished, missing, awaits }: Omit<Vetting, 'state'>): Review['state'] {
  if (unfinished !== null) return 'draf';
  if (given !== 'sah') return given;
  if (missing !== null) return 'draf';
  return awaits === null ? given : raised;
}

const frameReason = 'Lengkapkan rangka ini dahulu.';

/** A sentence: which comments of colleagues still need an answer; null when none. */
export function answerFault(some: readonly Sent[]): string | null {
  const asked = openChanges(some);
  return asked.length === 0 ? null : `Jawab komen “Perlu diubah” dahulu (${places(asked)}).`;
}

/** A sentence: who must still approve this version of a document that was sent for approval; null when nobody, or when nobody was asked. */
function approvalFault(some: readonly Sent[], version: number | null): string | null {
  const asked = some.filter(({ role }) => role === 'pengesah');
  if (asked.length === 0 || acceptedOf(asked, version).length > 0) return null;
  const [names, waiting] = [readersOf(asked.filter(isReached)), openAt(asked, version)];
  if (waiting.length > 0) return `Tunggu ${readersOf(waiting)} mengesahkan versi ini.`;
  return names === '' ? 'Hantar kepada pengesah lain untuk disahkan.' : `Hantar semula kepada ${names} untuk disahkan.`;
}

/** Why a document cannot be given this state; null when it can. */
export function stateFault({ unfinished, missing, awaits }: Vetting, state: Review['state']): string | null {
  if (state === 'draf') return null;
  return unfinished ?? (state === 'sah' ? (missing ?? awaits) : null);
}

/** Whether somebody other than its writer has read a document. Tasks are read with their rubrics, which may have been edited since. */
function isRead(stage: StageName, { jsu, rubrik }: Chain, { origins }: Pick<Session, 'origins'>): boolean {
  if (stage === 'rubrik') return false;
  if (stage === 'jsu') return jsu?.look !== undefined;
  const isChanged = origins.rubrik?.changed.some(({ source }) => source === 'pentaksiran') === true;
  return stage !== 'pentaksiran' || (rubrik?.look !== undefined && !isChanged);
}

/** Why a finding cannot be accepted for this reason; null when it can. */
export function reasonFault(finding: Finding, reason: string): string | null {
  if (isUnwritten(finding)) return frameReason;
  const words = reason.split(/\s+/u).filter(Boolean).length;
  return words < 3 ? 'Nyatakan sebab dalam tiga perkataan atau lebih.' : null;
}

export const isOpen = ({ accepted }: Finding): boolean => accepted === undefined;

const places = (some: readonly Pick<Finding, 'item'>[]): string =>
  [...new Set(some.map(({ item }) => item || 'seluruh dokumen'))].join(', ');

/**
 * The gaps before a Sah: boxes not ticked, items that had no second look, findings still open; each place is told once. `some`: the findings of a
 * gap, each at its place; `advice`: what to do there; `words`: the gap as part of a sentence.
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

/** One sentence that tells all gaps. */
function missingOf(gaps: ReturnType<typeof gapsOf>): string | null {
  const missing = gaps.map(({ words, advice }) => `${words} ${advice}`.trim());
  return missing.length === 0 ? null : `Belum boleh disahkan: ${missing.join(' Juga: ')}`;
}

/** How many findings are open in all, and at which places, without those that are told already. */
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
 * Whether a paper's levels are more than labels. They are `held` when nothing is open against levels, keys or items of HOTS and each item was
 * looked at; `accepted` when the lecturer gave a reason instead of a look, which certifies nothing.
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
