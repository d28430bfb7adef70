import type { Course, Exam, Jst, Jsu, Pentaksiran, Rubrik } from './schemas.ts';

/** What is there of a session; null: not made yet. */
export interface Chain {
  course: Course;
  jst: Jst | null;
  jsu: Jsu | null;
  pentaksiran: Pentaksiran | null;
  rubrik: Rubrik | null;
  exam: Exam | null;
}

/** One line of the picture: a CLO, a topic or an HP, and where it is met. A null cell: that document is not made. */
export interface AlignmentRow {
  kind: 'clo' | 'topic' | 'hp';
  label: string;
  detail: string;
  cells: Record<'topics' | 'jst' | 'jsu' | 'pentaksiran' | 'rubrik' | 'exam', string[] | null>;
}

export interface Alignment {
  rows: AlignmentRow[];
  /** Malay sentences, the gravest first. */
  gaps: string[];
}

/** CLO x topic x JST x JSU x question x rubric: what is met where, and what is met nowhere. */
export const alignmentOf = (_chain: Chain): Alignment => ({ rows: [], gaps: [] });
