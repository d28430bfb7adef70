import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../shared/acadiora/rubric.ts';
import type { CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import type { StudyText } from './text/studyText.ts';

/** What every check is given. */
export interface Checked {
  facts: Facts;
  study: StudyText;
}

/** One rule: what it remarks on a paper. */
export type Check = (checked: Checked) => CountedRemark[];

type Said = Pick<CountedRemark, 'check' | 'criterion' | 'text'>;
/** Without a priority of its own it is as urgent as the level that it leaves. */
export type Weakness = Said & Pick<CountedRemark, 'advice'> & Partial<CountedRemark>;

export type Where = Pick<CountedRemark, 'criterion' | 'cap'>;
/** The rubric item that a remark says something of, with its criterion, and the level that it can have then. */
export const rubric = (item: string, level: number): Where => ({
  criterion: criterionKeys.find((key) => rubricItems[key].some(({ id }) => id === item)) ?? 'technical',
  cap: { item, level },
});

/** Nothing where a remark does not apply or has nothing to rest on. */
type Evidence = Citation | null | undefined | false;

const blank = {
  subject: '',
  advice: '',
  against: null,
  isAbsence: false,
  isOpen: false,
  measure: null,
  cap: null,
} as const;

/** A weakness where there is evidence to rest it on; nothing without. */
export const weakness = (evidence: Evidence, remark: Weakness): CountedRemark[] => {
  const priority = remark.priority ?? Math.max(1, remark.cap?.level ?? 3);
  return evidence ? [{ ...blank, ...remark, priority, kind: 'weakness', evidence }] : [];
};

/** A weakness that is something missing: the evidence is the place where it was looked for. */
export const absence = (evidence: Evidence, remark: Weakness): CountedRemark[] =>
  weakness(evidence, { ...remark, isAbsence: true });

export const strength = (evidence: Evidence, remark: Said & Partial<CountedRemark>): CountedRemark[] =>
  evidence ? [{ ...blank, priority: 3, ...remark, kind: 'strength', evidence }] : [];

/** 'a, b dan c'. */
export const shortList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} dan ${items.at(-1) ?? ''}`;
