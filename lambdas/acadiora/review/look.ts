import { type StudyKind } from '../../../shared/acadiora/criteria.ts';
import { applies, notCalledFor, rubricItems } from '../../../shared/acadiora/rubric.ts';
import type { Facts } from '../../../shared/acadiora/facts.ts';
import type { Fallen, PlacedRemark, Remark } from '../../../shared/acadiora/schemas.ts';
import { claimsIn } from '../../../shared/claims/claim.ts';
import { type Citation, citationOf, textAt } from '../../../shared/document/citation.ts';
import { blockOf } from '../../../shared/document/blockOf.ts';
import type { Ref, SourceDocument } from '../../../shared/document/document.ts';
import { comparable, wordsIn } from '../../../shared/text/comparable.ts';
import { contentWords } from '../../../shared/text/contentWords.ts';
import { doubtsIn, type PaperKnown } from './knownOfPaper.ts';
import type { OverallAnswer } from '../prompts/answers.ts';
import { blocksOf } from '../register/checks/check.ts';
import { figuresIn, numbersPrinted } from '../register/printed.ts';

export type Verdicts = OverallAnswer['verdicts'];

export type Looked = Pick<Fallen, 'remark' | 'kind'>;

/** What remarks are held against. */
interface Against {
  /** Of the look; empty before it. */
  verdicts: Verdicts;
  kind: StudyKind | null;
  paper: SourceDocument;
  facts: Facts;
  known: PaperKnown;
}

/** Why a remark falls. */
type Fault = Pick<Fallen, 'verdict' | 'reason' | 'evidence'>;

/** Whether a kind of study calls for what a remark speaks of. */
const isCalledFor = (kind: StudyKind | null, { criterion, item }: PlacedRemark): boolean =>
  item === null
    ? rubricItems[criterion].some(({ id }) => applies(kind, criterion, id))
    : applies(kind, criterion, item);

/** Words that any remark and any paper has. */
const ofAnyPaper = contentWords('kajian kertas penyelidikan study research paper ada tiada dinyatakan');
const subjectOf = (text: string): string[] =>
  [...contentWords(text)].filter((word) => word.length > 1 && !ofAnyPaper.has(word));
const share = (one: string, other: string): boolean => {
  const words = new Set(subjectOf(other));
  return subjectOf(one).some((word) => words.has(word));
};

/**
 * Whether the places that a look names speak of the same thing as the remark: they share a figure, a name or a word with it or with what it
 * rests on. What the remark misses may be said in other words, or another language: then the look's reason must quote them.
 */
function isOfSubject({ text, evidence }: Remark, { at }: Citation, reason: string, paper: SourceDocument): boolean {
  const words = at.map((ref) => textAt(paper, ref) ?? '').join('\n');
  return share(words, `${text}\n${evidence?.quote ?? ''}`) || (share(words, reason) && share(reason, text));
}

/** The surnames that a text cites: 'Jones' of 'Jones (2021)' and of 'Jones et al.'. */
const citedIn = (text: string): string[] => [
  ...claimsIn(text).flatMap(({ kind, values }) => (kind === 'source' ? wordsIn(String(values[0])).slice(0, 1) : [])),
  ...wordsIn((text.match(/\p{Lu}[\p{L}'’-]+(?=,? (?:et al|dkk)\b)/gu) ?? []).join(' ')),
];

/** What code has counted otherwise: sources that are in text and list, tables and figures that have their caption. Compared by form alone. */
function countedOtherwise({ criterion, item, isAbsence, text }: PlacedRemark, { facts, paper }: Against): Fault | null {
  if (criterion !== 'technical') return null;
  const { notListed, notCited } = facts.citations;
  const names = item === 'petikan' ? citedIn(text) : [];
  const unmatched = [...notListed, ...notCited].flatMap((one) => wordsIn(one.text));
  const list = facts.sections.find(({ kind }) => kind === 'references');
  const listed = paper.blocks.filter(({ n }) => list && n > blockOf(list.at));
  const entryOf = (name: string) =>
    unmatched.includes(name)
      ? undefined
      : listed.find((block) => wordsIn(textAt(paper, String(block.n)) ?? '').includes(name));
  const entries = names.map(entryOf);
  if (names.length > 0 && entries.every((entry) => entry !== undefined))
    return {
      verdict: 'bercanggah',
      reason: 'Kiraan sistem menemui petikan itu dalam teks dan dalam senarai rujukan.',
      evidence: citationOf(
        paper,
        entries.map(({ n }) => String(n)),
      ),
    };
  const labels = claimsIn(text).flatMap((claim) => (claim.kind === 'figure' ? comparable(claim.text) : []));
  const present = labels.map((label) =>
    facts.illustrations.find((one) => one.isPresent && one.isMentioned && comparable(one.label) === label),
  );
  if (!isAbsence || labels.length === 0 || present.some((one) => one === undefined)) return null;
  const reason = 'Kiraan sistem menemui kapsyennya dan sebutannya dalam teks.';
  return { verdict: 'bercanggah', reason, evidence: present[0]?.evidence ?? null };
}

const figuresOf = ({ text }: Remark): number[] => figuresIn(text).flatMap(({ values }) => values);

/** Why a remark does not stand, whatever the look says. */
function faultOf({ remark, kind }: Looked, against: Against): Fault | null {
  if (!isCalledFor(against.kind, remark))
    return { verdict: 'tidak_terpakai', reason: notCalledFor(against.kind), evidence: null };
  if (remark.source === 'counted') return null;
  const doubts = doubtsIn(remark.text, against.known, { isAdvice: kind === 'improvement' });
  const reason = `Tiada dalam kertas: ${doubts.join(', ')}.`;
  return doubts.length > 0 ? { verdict: 'tidak_disahkan', reason, evidence: null } : countedOtherwise(remark, against);
}

/** The places that can contradict a remark. `isCompared`: code has compared its figures. */
function placesAgainst(remark: Remark, isCompared: boolean, at: readonly Ref[], paper: SourceDocument): Ref[] {
  const own = blocksOf(remark);
  const figures = figuresOf(remark);
  return at.filter((ref) => {
    const isOwn = own.includes(blockOf(ref));
    // A heading is named as the place where something should be.
    if (!isCompared) return !isOwn || paper.blocks.find(({ n }) => n === blockOf(ref))?.kind !== 'heading';
    const printed = numbersPrinted(textAt(paper, ref) ?? '');
    return !isOwn && figures.some((one) => printed.has(one));
  });
}

/**
 * What the look says of a remark, where that may be. What was counted stands, unless it rests on what a model has read or is something missing;
 * its advice stands or falls with it. What the model says of figures that code has compared at the same block stands as they do.
 */
function refuted({ remark, kind }: Looked, { verdicts, paper }: Against, looked: readonly Looked[]): Fault | null {
  const said = verdicts.find(({ id }) => id === remark.id);
  const isAdvice = kind === 'improvement' && remark.source === 'counted';
  if (said === undefined || isAdvice) return null;
  const { verdict, reason = '', at = [] } = said;
  // What code alone has counted to be urgent contradicts itself, in a paper of any kind.
  if (verdict === 'tidak_terpakai')
    return remark.isOpen || remark.priority > 1 ? { verdict, reason, evidence: null } : null;
  if (!remark.isOpen && !remark.isAbsence) return null;
  const figures = figuresOf(remark);
  const isCompared = looked.some(
    ({ remark: one }) =>
      one.source === 'counted' &&
      !one.isAbsence &&
      areOfOneBlock(one, remark) &&
      figuresOf(one).some((value) => figures.includes(value)),
  );
  const evidence = verdict === 'bercanggah' ? citationOf(paper, placesAgainst(remark, isCompared, at, paper)) : null;
  return evidence !== null && isOfSubject(remark, evidence, reason, paper)
    ? { verdict: 'bercanggah', reason, evidence }
    : null;
}

/** Whether two remarks rest on one block of the paper. */
export const areOfOneBlock = (one: Remark, other: Remark): boolean =>
  blocksOf(one).some((block) => blocksOf(other).includes(block));

/** Whether two remarks speak of the same item at the same block. */
export const isOfSamePlace = (one: PlacedRemark, other: PlacedRemark): boolean =>
  one.criterion === other.criterion && one.item !== null && one.item === other.item && areOfOneBlock(one, other);

const partsOf = ({ text }: Remark) => new Set(figuresIn(text).flatMap(({ parts }) => parts));

/** Whether a remark at one block with another names its figures, two and all but one at least: it is of one fault, whichever criteria it was seen from. */
export const areOfOneFault = (remark: Remark, told: Remark): boolean => {
  const [own, figures] = [partsOf(remark), partsOf(told)];
  const shared = [...figures].filter((value) => own.has(value));
  return shared.length >= Math.max(2, figures.size - 1) && areOfOneBlock(remark, told);
};

/** Whether praise is of what was counted: of its item and place, and of its figures where it has any. */
function isPraised(remark: PlacedRemark, counted: PlacedRemark): boolean {
  const figures = figuresOf(counted);
  const isSame = figures.length === 0 || figuresOf(remark).some((value) => figures.includes(value));
  return isSame && isOfSamePlace(remark, counted);
}

/** What was counted wins over praise of the same thing, and is not told again in the model's words. */
function countedFault({ remark, kind }: Looked, others: readonly Looked[]): Fault | null {
  if (kind === 'improvement' || remark.source === 'counted') return null;
  const isPraise = kind === 'strength';
  const { text, evidence = null } =
    others.find(
      ({ remark: other, kind: what }) =>
        what === 'weakness' &&
        other.source === 'counted' &&
        (isPraise ? other.priority === 1 && isPraised(remark, other) : areOfOneFault(remark, other)),
    )?.remark ?? {};
  if (text === undefined) return null;
  return isPraise
    ? { verdict: 'bercanggah', reason: `Bercanggah dengan yang dikira: ${text}`, evidence }
    : { verdict: 'ulangan', reason: `Sudah dikira: ${text}`, evidence: null };
}

/**
 * The remarks that do not stand, each with its reason: those that the kind of study does not call for, that name what the paper does not have,
 * that were counted otherwise, that the look has found contradicted at a place that speaks of the same; praise of what was counted a weakness, and
 * the same weakness once more; repetitions of a remark of the same kind that stands.
 */
export function fallenOf(looked: readonly Looked[], against: Against): Map<string, Fallen> {
  const fallen = new Map<string, Fallen>();
  const fell = (faultIn: (one: Looked) => Fault | null): void => {
    for (const one of looked) {
      const fault = fallen.has(one.remark.id) ? null : faultIn(one);
      if (fault !== null) fallen.set(one.remark.id, { ...one, ...fault });
    }
  };
  fell((one) => faultOf(one, against) ?? refuted(one, against, looked));
  const remaining = looked.filter(({ remark }) => !fallen.has(remark.id));
  fell((one) => countedFault(one, remaining));
  // Of two that are called repetitions of each other, the first falls and the second then stands.
  fell(({ remark, kind }) => {
    const { verdict, of = '', reason = '' } = against.verdicts.find(({ id }) => id === remark.id) ?? {};
    const kept = looked.find((one) => one.remark.id === of);
    const isRepeated = verdict === 'ulangan' && remark.isOpen && of !== remark.id;
    return isRepeated && kept?.kind === kind && !fallen.has(of) ? { verdict, reason, evidence: null } : null;
  });
  return fallen;
}

/** Of this many weaknesses and improvements a careful look rejects less than half: of eight that were recorded none more than 30 %. */
const fewestSeen = 8;

/** Whether a look rejects more than a careful one would. `seen`: ids of the weaknesses and improvements that it was shown. */
export function isCareless(verdicts: Verdicts, seen: readonly string[]): boolean {
  const rejected = verdicts.filter(({ id, verdict }) => verdict !== 'disokong' && seen.includes(id));
  return seen.length >= fewestSeen && rejected.length > seen.length / 2;
}

/** The extra fields that the look has found contradicted: what the paper does not say has no place in it to be named. */
export const refutedExtras = (verdicts: Verdicts): Set<string> =>
  new Set(verdicts.flatMap(({ id, verdict }) => (verdict === 'bercanggah' ? [id] : [])));
