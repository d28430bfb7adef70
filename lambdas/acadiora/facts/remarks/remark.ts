import { criteria, criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import type { Design } from '../study/design.ts';
import type { StudyText } from '../text/studyText.ts';

/** What every check is given. */
export interface Checked {
  facts: Facts;
  study: StudyText;
  design: Design;
}

type Weakness = Pick<CountedRemark, 'check' | 'criterion' | 'text' | 'advice' | 'priority'> &
  Partial<Pick<CountedRemark, 'subject' | 'against' | 'isAbsence' | 'cap' | 'measure'>>;
type Strength = Pick<CountedRemark, 'check' | 'criterion' | 'text'> & Partial<Pick<CountedRemark, 'cap'>>;

/** The rubric item that a remark says something of, with its criterion, and the level that it can have then. */
export const rubric = (item: string, level: number): Pick<CountedRemark, 'criterion' | 'cap'> => ({
  criterion: criterionKeys.find((key) => criteria[key].items.some(({ id }) => id === item)) ?? 'technical',
  cap: { item, level },
});

/** Nothing where a remark does not apply or has nothing to rest on. */
type Evidence = Citation | null | undefined | false;

const blank = {
  subject: '',
  advice: '',
  against: null,
  isAbsence: false,
  priority: 3,
  measure: null,
  cap: null,
} as const;

/** A weakness where there is evidence to rest it on; nothing without. */
export const weakness = (evidence: Evidence, remark: Weakness): CountedRemark[] =>
  evidence ? [{ ...blank, ...remark, kind: 'weakness', evidence }] : [];

/** A weakness that is something missing: the evidence is the place where it was looked for. */
export const absence = (evidence: Evidence, remark: Weakness): CountedRemark[] =>
  weakness(evidence, { ...remark, isAbsence: true });

/** A figure that the paper's own figures contradict. */
export const wrongFigure = (
  evidence: Evidence,
  remark: Omit<Weakness, 'criterion' | 'priority' | 'cap'>,
): CountedRemark[] => weakness(evidence, { ...rubric('ketepatan', 1), priority: 1, ...remark });

export const strength = (evidence: Evidence, remark: Strength): CountedRemark[] =>
  evidence ? [{ ...blank, ...remark, kind: 'strength', evidence }] : [];

/** 'a, b dan c'. */
export const shortList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} dan ${items.at(-1) ?? ''}`;
