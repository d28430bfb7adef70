import { type CriterionKey, criterionKeys, type StudyKind } from '../../../shared/acadiora/criteria.ts';
import { applies, notCalledFor, rubricItems } from '../../../shared/acadiora/rubric.ts';
import { scoreOf } from '../../../shared/acadiora/rules.ts';
import { type Criteria, criteriaSchema, type Fallen, type Remark } from '../../../shared/acadiora/schemas.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { extrasOf } from './extras.ts';
import type { Judged, ReviewAnswer } from '../prompts/answers.ts';
import { alsoKnown, type Counted, heldText, knownOfPaper } from './knownOfPaper.ts';
import { fallenOf, type Looked, refutedExtras, type Verdicts } from './look.ts';
import { withoutOrders } from '../../platform/model/injection.ts';
import { adviceOf, judgedRemark, kindOf, type ListName, listNames, ordered } from './remarks.ts';
import type { CountedRemark } from '../register/checks/check.ts';
import type { Register } from '../register/settle.ts';

interface CriteriaInput {
  judged: Judged;
  plan: Counted;
  register: Register;
  kind: StudyKind | null;
  document: SourceDocument;
  /** Of the look at all remarks; empty before it. */
  verdicts: Verdicts;
  /** Whether what was found missing was looked at again, as a model of rules does not. */
  isLooked: boolean;
}

/**
 * The eleven entries of a review: what code counted first, then what the model said, as far as it stands; levels that agree with it; scores
 * by code. `dropped`: what its sentences and suggestions that are not shown named, though the paper has it not.
 */
export function criteriaOf({ judged, plan, register, kind, document, verdicts, isLooked }: CriteriaInput): {
  criteria: Criteria;
  fallen: Fallen[];
  dropped: string[];
} {
  const paper = withoutOrders(document);
  const known = knownOfPaper(document, plan);
  const remarksOf = (key: CriterionKey, fallen: ReadonlyMap<string, Fallen>) => {
    const counted = plan.remarks.filter((one) => one.criterion === key && !fallen.has(one.id));
    return { counted, lists: listsOf(key, judged[key], counted, paper, fallen) };
  };
  const looked = criterionKeys.flatMap((criterion) => {
    const { lists } = remarksOf(criterion, new Map());
    return listNames.flatMap((list): Looked[] =>
      lists[list].map((remark) => ({ remark: { ...remark, criterion }, kind: kindOf[list] })),
    );
  });
  const { facts } = plan;
  const fallen = fallenOf(looked, { verdicts, kind, paper, facts, known });
  const refuted = refutedExtras(verdicts);
  const dropped: string[] = [];
  const entries = criterionKeys.map((key) => {
    const { counted, lists } = remarksOf(key, fallen);
    const own: Known = { judged: judged[key], counted, lists, kind, fallen: [...fallen.values()] };
    const items = rubricItems[key].map(({ id, label }) => {
      const level = levelOf(key, id, own);
      return { id, label, cappedBy: null, ...level, reason: heldText(level.reason, known).text };
    });
    const score = scoreOf(key, items);
    const stated = (judged[key]?.comments ?? []).map((one) => heldText(one, alsoKnown(known, score)));
    const extras = extrasOf(key, judged[key]?.extras ?? {}, { facts, register, kind, known, refuted, isLooked });
    dropped.push(...stated.flatMap((one) => one.dropped), ...extras.dropped);
    const comments = stated.map(({ text }) => text).filter((text) => text !== '');
    return [key, { ...score, comments, ...lists, items, ...extras.fields }] as const;
  });
  return { criteria: criteriaSchema.parse(Object.fromEntries(entries)), fallen: [...fallen.values()], dropped };
}

/** The remarks of one criterion that have not fallen, in the order in which they are shown. */
function listsOf(
  key: CriterionKey,
  judged: ReviewAnswer | undefined,
  counted: readonly CountedRemark[],
  paper: SourceDocument,
  fallen: ReadonlyMap<string, Fallen>,
): Record<ListName, Remark[]> {
  const list = (name: ListName): Remark[] => {
    const kind = kindOf[name];
    const own =
      kind === 'improvement'
        ? counted.filter(({ advice }) => advice !== '').map(adviceOf)
        : counted.filter((one) => one.kind === kind);
    const said = (judged?.[name] ?? []).flatMap((claim) => judgedRemark(claim, key, kind, paper) ?? []);
    return ordered([...own, ...said].filter(({ id }) => !fallen.has(id)));
  };
  return { strengths: list('strengths'), weaknesses: list('weaknesses'), improvements: list('improvements') };
}

/** The highest level beside a weakness that stands, by its priority: with one that touches the study's validity an item is 'Memadai' at best. */
const besideWeakness: Readonly<Record<number, number>> = { 1: 2, 2: 3 };
interface Known {
  judged: ReviewAnswer | undefined;
  counted: readonly CountedRemark[];
  lists: Record<ListName, Remark[]>;
  kind: StudyKind | null;
  fallen: readonly Fallen[];
}

interface Level {
  level: number | null;
  reason: string;
  cappedBy?: string;
}

/**
 * A rubric item's level: the model's own, no higher than what was counted and the weaknesses that stand allow. A remark that has fallen moves no
 * level by itself: without it the item is where the model put it. An item that nobody judged has the level that was counted, of a weakness or else
 * of a strength.
 */
function levelOf(key: CriterionKey, id: string, { judged, counted, lists, kind, fallen }: Known): Level {
  if (!applies(kind, key, id)) return { level: null, reason: notCalledFor(kind) };
  if (judged === undefined) return { level: null, reason: 'Belum dinilai.' };
  const said = judged.items.find((one) => one.id === id) ?? { level: null, reason: '' };
  const lowest = (of: 'weakness' | 'strength') =>
    counted
      .flatMap(({ kind: what, item, cap, text }) => (what === of && item === id ? [{ level: cap, reason: text }] : []))
      .toSorted((a, b) => a.level - b.level)[0];
  const bound = lowest('weakness');
  const { level } = said;
  // A bound above the middle tells only that the item is not the best.
  if (level === null) return (bound && bound.level <= 2 ? bound : lowest('strength')) ?? said;
  const weak = lists.weaknesses.filter(({ source, item }) => source === 'judged' && item === id);
  const [cap] = [
    ...(bound ? [bound] : []),
    ...weak.map((remark) => ({ level: besideWeakness[remark.priority] ?? level, reason: remark.text })),
  ].toSorted((a, b) => a.level - b.level);
  if (cap !== undefined && level > cap.level) return { level: cap.level, reason: cap.reason, cappedBy: cap.reason };
  // The reason may be the very weakness that is not there.
  const isRefuted =
    cap === undefined &&
    fallen.some(
      ({ remark, kind: what, verdict }) =>
        what === 'weakness' &&
        remark.source === 'judged' &&
        verdict !== 'ulangan' &&
        remark.criterion === key &&
        remark.item === id,
    );
  return { level, reason: isRefuted ? 'Aras oleh AI; kelemahan yang disebutnya tidak disahkan.' : said.reason };
}
