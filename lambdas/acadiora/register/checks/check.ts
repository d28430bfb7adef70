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
  /** Tells it from the check's others, the same in a revised paper; left out of a check that finds one thing. */
  subject?: string;
  /** What its advice calls the figure, where not by its subject. */
  figure?: string;
  text: string;
  evidence: Citation;
  against?: Citation;
  measure?: Remark['measure'];
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

/** A remark that code makes, with what it does to the score and what to do about it. */
export interface CountedRemark extends Remark {
  /** Of the rule; with `subject` it makes the remark the same in a revised paper. */
  check: string;
  subject: string;
  criterion: CriterionKey;
  kind: 'strength' | 'weakness';
  /** What to do about a weakness; '' for a strength. */
  advice: string;
  evidence: Citation;
  item: string;
  /** Of a weakness the highest level that its item can then have, of a strength the one it shows. */
  cap: number;
}

/** The same for the same remark on the same words, so that a reader's mark stays with it. */
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
    // It may begin with a name as the paper writes it.
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

/** The rows of a kind, also those whose figures are not where they were said to be: what they say is not missing. */
export const readRows = <K extends RowKind>({ read }: Register, kind: K): Register['read'][K] =>
  read[kind].filter(({ state }) => state !== 'removed') as Register['read'][K];

/** A finding for each row of a kind that `wrong` says something of; null: it is right. */
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
