import { createHash } from 'node:crypto';
import { type CriterionKey, criterionKeys, type StudyKind } from '../../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { RowKind } from '../../../../shared/acadiora/kinds.ts';
import type { Remark } from '../../../../shared/acadiora/schemas.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import { grouped } from '../../facts/text/words.ts';
import type { Register, Row, Rows } from '../settle.ts';

/** What a check compares: the register, and what code has counted of the same paper. */
export interface Paper {
  register: Register;
  facts: Facts;
  kind: StudyKind | null;
  document: SourceDocument;
}

export interface Finding {
  /** Distinguishes the finding from others of its check, also in a revised paper; left out by a check that finds one thing only. */
  subject?: string;
  /** The figure's name in the advice, where it is not the subject. */
  figure?: string;
  text: string;
  evidence: Citation;
  against?: Citation;
  measure?: Remark['measure'];
  /** These replace the check's own, where a finding is more urgent, speaks of another item or allows another level. */
  priority?: 1 | 2 | 3;
  item?: string;
  cap?: number;
}

export type OfRow = Finding | readonly Finding[];

export interface Check {
  id: string;
  /** The rubric item that a finding speaks of. `cap`: the highest level that the item then can have; for a strength, the level that it shows. */
  item: string;
  cap: number;
  /** The check is made for these kinds of study; for all when left out. */
  kinds?: readonly StudyKind[];
  /** The finding says that something is missing: it is shown only after a second look was asked for it. */
  isAbsence?: boolean;
  /** The check compares figures that code has counted. Other checks rest on rows that a model has read, which the second look may contradict. */
  isCounted?: true;
  /** Advice about a weakness; '#' stands for its figure. A strength has none. */
  advice?: string;
  /** 2 when left out. */
  priority?: 1 | 3;
  kind?: 'strength';
  of: (paper: Paper) => Finding[];
}

/** A remark that code makes, with its effect on the score and its advice. */
export interface CountedRemark extends Remark {
  /** The check's id; together with `subject` it finds the same remark in a revised paper. */
  check: string;
  subject: string;
  criterion: CriterionKey;
  kind: 'strength' | 'weakness';
  /** Advice about a weakness; '' for a strength. */
  advice: string;
  evidence: Citation;
  item: string;
  /** The highest level that a weakness leaves its item; for a strength, the level that it shows. */
  cap: number;
}

/** The id of a remark. The same remark on the same words has the same id, so that a reader's mark stays with it. */
export const remarkId = (...parts: readonly string[]): string =>
  `r${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}`;

/** The blocks that a remark rests on, each once. */
export const blocksOf = ({ evidence, against }: Remark): number[] => [
  ...new Set([...(evidence?.at ?? []), ...(against?.at ?? [])].map(blockOf)),
];

const criterionOf = (item: string) =>
  criterionKeys.find((key) => rubricItems[key].some(({ id }) => id === item)) ?? 'technical';

function remarkOf(check: Check, { subject = '', figure = subject, text, ...finding }: Finding): CountedRemark {
  const {
    id,
    item,
    priority = 2,
    cap,
    kind = 'weakness',
    advice = '',
    isAbsence = false,
    isCounted,
  } = { ...check, ...finding };
  const criterion = criterionOf(item);
  return {
    against: null,
    measure: null,
    ...finding,
    id: remarkId(criterion, kind, id, subject),
    // A text may begin with a name that the paper writes small.
    text: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    subject,
    check: id,
    criterion,
    kind,
    advice: advice.replace('#', () => figure),
    isAbsence,
    isOpen: isCounted !== true,
    source: 'counted',
    priority,
    item,
    cap,
  };
}

export const remarksOf = (check: Check, paper: Paper): CountedRemark[] =>
  check.kinds !== undefined && paper.kind !== null && !check.kinds.includes(paper.kind)
    ? []
    : uniqueBy(check.of(paper), ({ subject = '' }) => subject).map((finding) => remarkOf(check, finding));

/** The rows of a kind, also those whose figures do not stand where the model said: the paper does say these things. */
export const readRows = <K extends RowKind>({ read }: Register, kind: K): Register['read'][K] =>
  read[kind].filter(({ state }) => state !== 'removed') as Register['read'][K];

/** A finding for each row of a kind in which `wrong` sees a fault; it returns null for a row that is right. */
export const rowsThat =
  <K extends RowKind>(
    kind: K,
    subjectOf: (row: Row<K>) => string,
    wrong: (row: Row<K>, paper: Paper) => string | Omit<Finding, 'subject' | 'evidence'> | null,
  ) =>
  (paper: Paper): Finding[] => {
    const rows: Rows[K] = paper.register[kind];
    return rows.flatMap((row): OfRow => {
      const said = wrong(row, paper);
      const told = typeof said === 'string' ? { text: said } : said;
      return told === null ? [] : { subject: subjectOf(row), evidence: row.evidence, ...told };
    });
  };

/** Findings where rows of the same name differ: for each name, its first row and the first that differs from it. */
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

/** Whether a row describes the whole sample, and not a part of it or the population. */
export const isOfAll = ({ role }: Pick<Register['samples'][number], 'role'>): boolean => !otherRoles.has(role);
