import { criterionKeys, type StudyKind } from '../../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import type { RowKind } from '../../../../shared/acadiora/kinds.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import { grouped } from '../../facts/text/words.ts';
import type { Register } from '../settle.ts';

/** What a check compares: the register, and what code has counted of the same paper. */
export interface Paper {
  register: Register;
  facts: Facts;
  kind: StudyKind | null;
  document: SourceDocument;
}

export interface Finding {
  /** Tells it from the check's others, the same in a revised paper; left out of a check that finds one thing. */
  subject?: string;
  /** What its advice calls the figure, where not by its subject. */
  figure?: string;
  text: string;
  evidence: Citation;
  against?: Citation;
  measure?: CountedRemark['measure'];
  /** Where it is more urgent than its check, speaks of another item, or allows another level. */
  priority?: 1 | 2 | 3;
  item?: string;
  cap?: number;
}

export type OfRow = Finding | readonly Finding[];

export interface Check {
  id: string;
  /** The rubric item that a finding speaks of, and the highest level that it then can have; of a strength the level that it shows. */
  item: string;
  cap: number;
  /** Its findings on papers that were read for it, and those of them that a reader found true, as a review shows them; left out before any was found. */
  precision?: { true: number; shown: number };
  /** Kinds of study of which it is asked; all where it is left out. */
  kinds?: readonly StudyKind[];
  /** Something missing: shown only when a second look has been asked for it. */
  isAbsence?: boolean;
  /** It compares what code has counted; the others rest on what a model has read, which the look may contradict. */
  isCounted?: true;
  /** What to do about a weakness, '#' standing for its figure; left out of a strength. */
  advice?: string;
  /** 2 where it is left out. */
  priority?: 1 | 3;
  kind?: 'strength';
  of: (paper: Paper) => Finding[];
}

/** A check that was found wrong more often is off; one that no paper has tried yet is on. */
const leastPrecision = 0.9;
export const isOn = ({ precision }: Pick<Check, 'precision'>): boolean =>
  precision === undefined || precision.true >= leastPrecision * precision.shown;

const criterionOf = (item: string) =>
  criterionKeys.find((key) => rubricItems[key].some(({ id }) => id === item)) ?? 'technical';

export const remarksOf = (check: Check, paper: Paper): CountedRemark[] =>
  check.kinds !== undefined && paper.kind !== null && !check.kinds.includes(paper.kind)
    ? []
    : uniqueBy(check.of(paper), ({ subject = '' }) => subject).map(
        ({
          subject = '',
          figure = subject,
          against = null,
          measure = null,
          priority = check.priority ?? 2,
          item = check.item,
          cap = check.cap,
          text,
          ...finding
        }) => ({
          ...finding,
          // It may begin with a name as the paper writes it.
          text: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
          subject,
          check: check.id,
          criterion: criterionOf(item),
          kind: check.kind ?? 'weakness',
          advice: (check.advice ?? '').replace('#', () => figure),
          against,
          isAbsence: check.isAbsence ?? false,
          isOpen: check.isCounted !== true,
          priority,
          measure,
          cap: { item, level: cap },
        }),
      );

/** The rows of a kind, also those whose figures are not where they were said to be: what they say is not missing. */
export const readRows = <K extends RowKind>({ read }: Register, kind: K): Register['read'][K] =>
  read[kind].filter(({ state }) => state !== 'removed') as Register['read'][K];

/** What rows of one name tell in two ways: of each name the first row and the first that differs from it. */
export const toldTwice = <T extends { evidence: Citation }>(
  rows: readonly T[],
  nameIn: (row: T) => string,
  isSame: (one: T, other: T) => boolean,
  says: (one: T, other: T) => Pick<Finding, 'subject' | 'text'>,
): Finding[] =>
  grouped(rows, nameIn).flatMap(([first, ...others]): OfRow => {
    const other = first && others.find((row) => !isSame(first, row));
    return first && other ? { ...says(first, other), evidence: first.evidence, against: other.evidence } : [];
  });

const otherRoles: ReadonlySet<string> = new Set(['population', 'interviewed', 'group']);

/** Whether a row tells of the whole sample: neither of a part of it nor of those that it stands for. */
export const isOfAll = ({ role }: Pick<Register['samples'][number], 'role'>): boolean => !otherRoles.has(role);
