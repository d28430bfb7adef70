/** One assessment as the document gives it. */
export interface ReadAssessment {
  type: string;
  weight: number | null;
  /** The outcomes it assesses, as written: 'HPK1, HPK2'. */
  outcomes: string;
  description: string;
  page: number;
  quote: string;
}

export interface Draft extends ReadAssessment {
  /** A part of the whole (Pentaksiran Berterusan 60%), whose own assessments may follow. */
  isGroup: boolean;
}

const total =
  /^(?:jumlah|total|sub-?\s?total|subjumlah|grand total|keseluruhan|overall|markah lulus|passing|lulus|jml)\b/i;
const group =
  /^(?:[A-Z0-9][.)]\s*)?(?:pentaksiran|penilaian|assessment)?\s*(?:pentaksiran berterusan|penilaian berterusan|kerja kursus|kerja kursus berterusan|continuous assessments?|course\s?work|formati[fv]e?|sumati[fv]e?|summative|pentaksiran akhir|penilaian akhir|final assessments?|pentaksiran formatif|pentaksiran sumatif)\s*(?:\([^)]*\)|\/.*|:)?\s*(?:\d+\s*%)?$/i;

export const isTotal = (name: string): boolean => total.test(name);
export const isGroup = (name: string): boolean => group.test(name);

export const weightSum = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** Parts are left out when assessments follow them, and so is an assessment whose own items make up its weight. */
export const leavesOf = (drafts: readonly Draft[]): Draft[] => withoutParents(withoutGroups(drafts));

/** A part is left out when assessments follow it; it stands for itself when none do. */
function withoutGroups(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, index) => {
    if (!draft.isGroup) return true;
    const next = drafts[index + 1];
    return !next || next.isGroup || !hasParts(draft, drafts.slice(index + 1));
  });
}

const finalExam = /^(?:peperiksaan|final exam|exam|ujian akhir)(?!.*(?:pertengahan|mid))/i;
const continuous = /berterusan|kerja kursus|course\s?work|continuous|formati/i;

/** Whether the following assessments are parts of this one: before the next part, and none a final examination of coursework. */
function hasParts(part: Draft, rest: readonly Draft[]): boolean {
  const end = rest.findIndex(
    ({ isGroup: isPart, type }) => isPart || (continuous.test(part.type) && finalExam.test(type)),
  );
  const own = end < 0 ? rest : rest.slice(0, end);
  return own.length > 0 && (own[0]?.weight ?? 0) <= (part.weight ?? 100);
}

/**
 * Weights above 100 count something twice: an assessment followed by two or more items that make up exactly its weight is given by its
 * items. Where the weights make no more than 100, items that happen to add up to the one before them stay beside it.
 */
function withoutParents(drafts: readonly Draft[]): Draft[] {
  const kept = [...drafts];
  for (let index = 0; index < kept.length - 2 && weightSum(kept) > 100; index += 1) {
    const parent = kept[index];
    if (parent && weightSum(kept) - (parent.weight ?? 0) >= 100 && itemsAfter(kept, index) > 1) {
      kept.splice(index, 1);
      index -= 1;
    }
  }
  return kept;
}

/** How many of the drafts after this one make up its weight exactly; 0 when they do not. */
function itemsAfter(drafts: readonly Draft[], index: number): number {
  const whole = drafts[index]?.weight ?? 0;
  let sum = 0;
  for (let next = index + 1; next < drafts.length && sum < whole; next += 1) {
    sum += drafts[next]?.weight ?? 0;
    if (Math.abs(sum - whole) < 0.01) return next - index;
  }
  return 0;
}
