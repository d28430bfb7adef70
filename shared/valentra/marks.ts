import { mqfOutcomes } from '../mqf.ts';
import { apportionEach } from './apportion.ts';
import { rubricFlags } from './items.ts';
import { taskMarks } from './rules.ts';
import { rubrikLevels } from './schemas.ts';
import type { Clo, RubrikCriterion, RubrikItem, RubrikLevel } from './schemas.ts';

/** Spec 2 §9: the default ranges of the five levels of performance. */
export const rubrikRanges: Record<RubrikLevel, string> = {
  amatCemerlang: '90-100%',
  cemerlang: '80-89%',
  kepujian: '65-79%',
  sederhana: '50-64%',
  lemah: '0-49%',
};

const outcome = /\b(HP|PLO|PO)[\s-]*(\d{1,2})\b/iu;

/** 'HP2' of 'hp 2' or 'HP2 Kemahiran kognitif', 'PLO3' of 'PLO 3'; '' where there is none. */
export const hpCode = (text: string): string => {
  const [, family, number] = outcome.exec(text) ?? [];
  return family === undefined ? '' : `${family.toUpperCase()}${Number(number)}`;
};

const numberIn = (code: string): number => Number(code.replace(/\D/g, ''));

/** Codes each once, by family and number: HP2 before HP11. HPs that MQF 2.0 does not have (HP12) fall away. */
export const inHpOrder = (codes: readonly string[]): string[] =>
  [...new Set(codes.map(hpCode))]
    .filter((code) => code in mqfOutcomes || code.startsWith('P'))
    .toSorted((a, b) => a.replace(/\d/g, '').localeCompare(b.replace(/\d/g, '')) || numberIn(a) - numberIn(b));

/** The HPs that the document's CLOs tie to a task of these CLOs; those of the whole course where its own CLOs name none. */
export function hpOfClos(clo: readonly string[], cloList: readonly Pick<Clo, 'code' | 'hp'>[]): string[] {
  const own = inHpOrder(cloList.filter(({ code }) => clo.includes(code)).flatMap(({ hp }) => hp));
  return own.length > 0 ? own : inHpOrder(cloList.flatMap(({ hp }) => hp));
}

/**
 * HP shares of a task as whole percentages that total 100, whatever was claimed; HPs the course does not tie to it fall away. Where none
 * of the claimed is left, the task's HPs share evenly; {} for a task without HPs.
 */
export function hpShares(claimed: Readonly<Record<string, number>>, hp: readonly string[]): Record<string, number> {
  const own = inHpOrder(hp);
  const weights = new Map<string, number>();
  for (const [name, share] of Object.entries(claimed)) {
    const code = hpCode(name);
    if (own.includes(code) && Number.isFinite(share) && share > 0) weights.set(code, (weights.get(code) ?? 0) + share);
  }
  const codes = weights.size === 0 ? own : own.filter((code) => weights.has(code));
  const parts = apportionEach(
    100,
    codes.map((code) => weights.get(code) ?? 1),
  );
  return Object.fromEntries(codes.map((code, i) => [code, parts[i] ?? 0]));
}

/** A criterion as it was written, with its weight among the others. */
type Claimed = Omit<RubrikCriterion, 'marks'> & { weight: number };

/**
 * A task's rubric put right: each HP of the task has a criterion and shares out its part of the marks by weight; without HPs the criteria
 * share all of them. Five levels with the ranges of spec 2 §9, marks that total the task's.
 */
export function rubricOf(
  task: Pick<RubrikItem, 'taskNumber' | 'taskType' | 'taskCode' | 'taskPercentage'> & {
    hpAllocation: Readonly<Record<string, number>>;
    /** Criteria that the JST names. */
    criteria: readonly string[];
  },
  claimed: readonly Claimed[],
): RubrikItem {
  const { hpAllocation, criteria: promised, ...named } = task;
  const codes = inHpOrder(Object.keys(hpAllocation).filter((name) => (hpAllocation[name] ?? 0) > 0));
  const shares = hpShares(hpAllocation, codes);
  const heaviest = codes.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))[0] ?? '';
  const own = claimed.map((criterion) => {
    const hp = hpCode(criterion.hp);
    return { ...withRanges(criterion), hp: codes.includes(hp) ? hp : heaviest };
  });
  const groups = (codes.length === 0 ? [''] : codes).map((hp) => {
    const written = own.filter((criterion) => criterion.hp === hp);
    return { share: shares[hp] ?? taskMarks, criteria: written.length > 0 ? written : [plainCriterion(hp)] };
  });
  const criteria = groups.flatMap((group) => {
    const weights = group.criteria.map(({ weight }) => weight);
    const marks = apportionEach(group.share, weights);
    return group.criteria.map(({ weight: _, ...criterion }, i) => ({ ...criterion, marks: marks[i] ?? 0 }));
  });
  return checkedRubric({
    ...named,
    totalMarks: taskMarks,
    criteria,
    summary: {
      totalCriteria: criteria.length,
      hpInvolved: codes,
      promised: [...promised],
      validation: { criteriaMatchHP: true, fiveLevels: true },
    },
    flags: [],
  });
}

const withRanges = (criterion: Claimed): Claimed => ({
  ...criterion,
  levels: Object.fromEntries(
    rubrikLevels.map((level) => [
      level,
      { range: rubrikRanges[level], descriptor: criterion.levels[level].descriptor.trim() },
    ]),
  ) as Claimed['levels'],
});

/** A criterion for an HP that nobody wrote one for; '' : the task as a whole. */
function plainCriterion(hp: string): Claimed {
  const name = mqfOutcomes[hp] ?? (hp === '' ? 'Mutu keseluruhan tugasan' : hp);
  const what = hp === '' ? 'mutu' : name.charAt(0).toLowerCase() + name.slice(1);
  const plain: Record<RubrikLevel, string> = {
    amatCemerlang: `Menunjukkan ${what} pada tahap yang amat tinggi, konsisten dan menyeluruh.`,
    cemerlang: `Menunjukkan ${what} pada tahap yang tinggi dan konsisten.`,
    kepujian: `Menunjukkan ${what} pada tahap yang baik dengan sedikit kekurangan.`,
    sederhana: `Menunjukkan ${what} pada tahap yang memadai tetapi tidak konsisten.`,
    lemah: `Belum menunjukkan ${what} yang diperlukan dalam tugasan ini.`,
  };
  const levels = Object.fromEntries(
    rubrikLevels.map((level) => [level, { range: rubrikRanges[level], descriptor: plain[level] }]),
  ) as Claimed['levels'];
  return { name, hp, domains: [], levels, weight: 1 };
}

/**
 * A rubric with its counts, validation and flags computed again. `summary` keeps what the JST gives the task, HPs and criteria: the
 * rubric's own are checked against them.
 */
export function checkedRubric(item: RubrikItem): RubrikItem {
  const { criteria, summary } = item;
  const own = criteria.map(({ hp }) => hpCode(hp));
  const criteriaMatchHP =
    summary.hpInvolved.every((code) => own.includes(code)) &&
    (summary.hpInvolved.length === 0 || own.every((code) => summary.hpInvolved.includes(code)));
  const fiveLevels = criteria.every(({ levels }) =>
    rubrikLevels.every((level) => levels[level].descriptor.trim() !== ''),
  );
  return {
    ...item,
    summary: { ...summary, totalCriteria: criteria.length, validation: { criteriaMatchHP, fiveLevels } },
    flags: rubricFlags(item),
  };
}
