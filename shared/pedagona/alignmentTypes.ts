import type { CourseAnalysis } from './schemas.ts';
import type { Dlo, Merangkai } from './stages.ts';

export interface AlignmentSource {
  courses: readonly CourseAnalysis[];
  merangkai: Merangkai | null;
  dlo: Dlo | null;
}

/** An assessment of a course. Its weight counts once, however many CLOs it assesses. */
export interface AlignedAssessment {
  /** Its course's place in the session, from 0. */
  course: number;
  courseLabel: string;
  type: string;
  weight: number | null;
  /** How many CLOs it assesses; above 1 its weight is shared. */
  clos: number;
  /** Whether the merangkai uses it; null without a merangkai. */
  isSelected: boolean | null;
}

export interface AlignmentRow {
  course: number;
  courseLabel: string;
  clo: string;
  hp: string[];
  assessments: number[];
  /** Places in `columns.activities` of those that name the CLO in their links; null without a DLO. */
  activities: number[] | null;
  /** Null where the document maps no topic to an outcome. */
  topics: number | null;
}

/** The matrix CLO x HP x assessment x activity of a session, computed from its artefacts as they now stand (design law 5). */
export interface Alignment {
  columns: { assessments: AlignedAssessment[]; activities: { name: string; minutes: number }[] | null };
  rows: AlignmentRow[];
  gaps: Finding<GapKind>[];
  doubles: Finding<DoubleKind>[];
  totals: {
    clos: number;
    withHp: number;
    withAssessment: number;
    /** Null without a DLO. */
    withActivity: number | null;
    /** The stated weights of each course, in percent; null where it states none. */
    weights: { courseLabel: string; weight: number | null }[];
  };
}

/** Where the chain breaks off: something that leads nowhere. */
export type GapKind =
  'cloWithoutHp' | 'cloWithoutAssessment' | 'cloWithoutActivity' | 'assessmentWithoutClo' | 'activityWithoutClo';

/** Where something counts more than once, or the marks of a course do not come to 100%. */
export type DoubleKind = 'repeatedAssessment' | 'weightSum' | 'overAssessedClo';

/** `text` is one Malay sentence that says what. `course`: the place of the course whose facts mend it; null: something made does. */
export interface Finding<Kind extends string> {
  kind: Kind;
  text: string;
  course: number | null;
}

/** Items by a key, in the order of their first. */
export const grouped = <T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] =>
  [...new Set(items.map(keyOf))].map((key) => [key, items.filter((item) => keyOf(item) === key)]);
