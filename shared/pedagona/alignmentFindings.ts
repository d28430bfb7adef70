import type { AlignedAssessment, Alignment, AlignmentRow, DoubleKind, Finding, GapKind } from './alignmentTypes.ts';
import { comparableWords } from '../text/comparable.ts';
import { weightLabel } from './resultLabels.ts';

/** A CLO with more assessments than this takes marks away from the others; a rule of this product. */
const maxAssessmentsPerClo = 3;

type Matrix = Pick<Alignment, 'columns' | 'rows' | 'totals'>;

const cloName = ({ courseLabel, clo }: AlignmentRow): string => `${clo} (${courseLabel})`;
const assessmentName = ({ type, courseLabel }: Pick<AlignedAssessment, 'type' | 'courseLabel'>): string =>
  `${type} (${courseLabel})`;

export const gapsOf = (matrix: Matrix): Finding<GapKind>[] => [...rowGaps(matrix), ...columnGaps(matrix)];

function rowGaps({ columns, rows }: Matrix): Finding<GapKind>[] {
  // An assessment that names no CLO may well assess this one.
  const unsaid = new Set(columns.assessments.filter(({ clos }) => clos === 0).map(({ course }) => course));
  const lacking = (kind: GapKind, isLacking: (row: AlignmentRow) => boolean, say: (clo: string) => string) =>
    rows.filter(isLacking).map((row) => ({
      kind,
      text: say(cloName(row)),
      course: kind === 'cloWithoutActivity' ? null : row.course,
    }));
  return [
    ...lacking(
      'cloWithoutHp',
      ({ hp }) => hp.length === 0,
      (clo) => `${clo} tidak dipetakan kepada mana-mana HP.`,
    ),
    ...lacking(
      'cloWithoutAssessment',
      ({ course, assessments }) => assessments.length === 0 && !unsaid.has(course),
      (clo) => `${clo} tidak ditaksir oleh mana-mana pentaksiran kursusnya.`,
    ),
    ...lacking(
      'cloWithoutActivity',
      ({ activities }) => activities?.length === 0,
      (clo) => `Tiada aktiviti DLO yang dipautkan kepada ${clo}.`,
    ),
  ];
}

function columnGaps({ columns, rows }: Matrix): Finding<GapKind>[] {
  const served = new Set(rows.flatMap(({ activities }) => activities ?? []));
  return [
    ...columns.assessments
      .filter(({ clos }) => clos === 0)
      .map((assessment) => ({
        kind: 'assessmentWithoutClo' as const,
        text: `${assessmentName(assessment)} tidak menyebut CLO yang ditaksirnya.`,
        course: assessment.course,
      })),
    ...(columns.activities ?? [])
      .filter((_, index) => !served.has(index))
      .map(({ name }) => ({
        kind: 'activityWithoutClo' as const,
        text: `Aktiviti DLO "${name}" tidak dipautkan kepada mana-mana CLO.`,
        course: null,
      })),
  ];
}

export const doublesOf = (matrix: Matrix): Finding<DoubleKind>[] => [
  ...repeatedAssessments(matrix.columns.assessments),
  ...weightSums(matrix.totals),
  ...overAssessed(matrix.rows),
];

/** The groups of two or more with the same key, in the order of their first. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const weightsText = (items: readonly { weight: number | null }[]): string =>
  items.map(({ weight }) => (weight === null ? 'tanpa wajaran' : weightLabel(weight))).join(', ');

const repeatedAssessments = (assessments: readonly AlignedAssessment[]): Finding<DoubleKind>[] =>
  repeated(assessments, ({ course, type }) => `${course} ${comparableWords(type)}`).map((group) => ({
    kind: 'repeatedAssessment',
    text: `${assessmentName(group[0])} tersenarai ${group.length} kali (${weightsText(group)}). Pastikan setiap satu pentaksiran yang berlainan.`,
    course: group[0].course,
  }));

const weightSums = ({ weights }: Alignment['totals']): Finding<DoubleKind>[] =>
  weights.flatMap(({ courseLabel, weight }, course) =>
    weight === null || weight === 100
      ? []
      : [
          {
            kind: 'weightSum',
            text: `Jumlah wajaran ${courseLabel} ialah ${weightLabel(weight)}, bukan 100%. Sila semak dokumen kursus.`,
            course,
          },
        ],
  );

const overAssessed = (rows: readonly AlignmentRow[]): Finding<DoubleKind>[] =>
  rows.flatMap((row) =>
    row.assessments.length <= maxAssessmentsPerClo
      ? []
      : [
          {
            kind: 'overAssessedClo',
            text: `${cloName(row)} ditaksir ${row.assessments.length} kali, melebihi ${maxAssessmentsPerClo}.`,
            course: row.course,
          },
        ],
  );
