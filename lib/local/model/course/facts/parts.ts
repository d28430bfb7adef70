import { comparable } from '../../../../../shared/text/comparable.ts';
import type { ReadAssessment } from './weights.ts';

const total =
  /^(?:jumlah|total|sub-?\s?total|subjumlah|grand total|keseluruhan|overall|markah lulus|passing|lulus|jml)\b/i;
/** Parts of the whole, whose own assessments may follow: 'Pentaksiran Berterusan'. */
const part =
  /^(?:pentaksiran|penilaian|assessment)?\s*(?:berterusan|akhir|(?:pentaksiran|penilaian) (?:berterusan|akhir|formatif|sumatif)|kerja kursus(?: berterusan)?|continuous assessments?|course\s?work|final assessments?|(?:formative|summative) assessments?|formati[fv]e?|sumati[fv]e?|summative)\s*(?:\([^)]*\)|\/.*|:)?$/i;

export const sum = (drafts: readonly ReadAssessment[]): number => drafts.reduce((all, { weight }) => all + weight, 0);
export const isPart = ({ type }: Pick<ReadAssessment, 'type'>): boolean => part.test(type);

/** Without totals, and without parts and assessments that their own items make up. */
export function leavesOf(drafts: readonly ReadAssessment[]): ReadAssessment[] {
  const named = withoutSubtotals(drafts.filter(({ type }) => !total.test(type)));
  const counted = new Set<ReadAssessment>();
  return named.filter((draft, index) => {
    if (!isPart(draft) && (sum(named) <= 100 || counted.has(draft))) return true;
    const after = itemsAfter(named, index);
    const exact = runOf(after, draft.weight) ?? (isPart(draft) ? runAnywhere(named, draft.weight, counted) : null);
    for (const item of exact ?? []) counted.add(item);
    // 'Peperiksaan (40%)' over 'Peperiksaan akhir 40%'.
    const [only] = exact?.length === 1 ? exact : [];
    const isRepeated = only !== undefined && comparable(only.type).startsWith(comparable(draft.type));
    if (!isPart(draft)) return exact === null || (exact.length < 2 && !isRepeated);
    return (
      exact === null && (after.length === 0 || counted.has(after[0] ?? draft) || (after[0]?.weight ?? 0) > draft.weight)
    );
  });
}

/** Without parts that only add up what stands directly above them. */
function withoutSubtotals(drafts: readonly ReadAssessment[]): ReadAssessment[] {
  let above: ReadAssessment[] = [];
  return drafts.filter((draft) => {
    const isSubtotal = isPart(draft) && above.length > 0 && sum(above) === draft.weight;
    above = isSubtotal ? [] : [...above, draft];
    return !isSubtotal;
  });
}

const continuous = /berterusan|kerja kursus|course\s?work|continuous|formati/i;

/** The assessments that follow one up to the next part of the whole; the examination is no part of the coursework. */
function itemsAfter(drafts: readonly ReadAssessment[], index: number): ReadAssessment[] {
  const { type = '' } = drafts[index] ?? {};
  const rest = drafts.slice(index + 1);
  const end = rest.findIndex(
    (next) => isPart(next) || (continuous.test(type) && /^(?:peperiksaan|final exam|exam)/i.test(next.type)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** The first assessments that make up a weight exactly. */
function runOf(drafts: readonly ReadAssessment[], whole: number): ReadAssessment[] | null {
  const end = drafts.findIndex((_, index) => sum(drafts.slice(0, index + 1)) === whole);
  return end < 0 ? null : drafts.slice(0, end + 1);
}

function runAnywhere(
  drafts: readonly ReadAssessment[],
  whole: number,
  counted: ReadonlySet<ReadAssessment>,
): ReadAssessment[] | null {
  const free = drafts.filter((draft) => !isPart(draft) && !counted.has(draft));
  const runs = free.map((_, index) => runOf(free.slice(index), whole));
  return runs.find((run) => run !== null && run.length > 1) ?? null;
}
