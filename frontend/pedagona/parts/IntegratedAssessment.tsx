import {
  chainLabels,
  marksLabel,
  merangkaiLabels as labels,
  performanceLevelLabels,
  totalMarks,
} from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { Criterion, Merangkai } from '../../../shared/pedagona/stages.ts';
import { emptyText } from '../../../shared/texts.ts';
import { Stated, StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { EditablePart, AddRow, RowTools } from '../../ui/edit/EditablePart.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Section } from '../../ui/layout.tsx';

type Selected = Merangkai['integratedAssessment']['selectedAssessments'][number];

const columns: readonly Column<Selected>[] = [
  { head: labels.courseCode, cell: ({ courseCode }) => <Stated text={courseCode} /> },
  { head: labels.courseName, cell: ({ courseName }) => <Stated text={courseName} /> },
  { head: labels.assessmentType, cell: ({ assessmentType }) => <Stated text={assessmentType} /> },
  { head: chainLabels.links, cell: ({ links }) => <StatedList parts={links} /> },
  { head: labels.hp, cell: ({ hp }) => <Stated text={hp} /> },
  { head: labels.weight, cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} /> },
  {
    head: labels.rationale,
    cell: (_, index) => <EditablePart at={`/integratedAssessment/selectedAssessments/${index}/rationale`} />,
  },
];

const rubricAt = '/integratedAssessment/rubric';
const levels = Object.keys(performanceLevelLabels) as (keyof typeof performanceLevelLabels)[];

const criterionColumns: readonly Column<Criterion>[] = [
  {
    head: labels.criterion,
    cell: ({ marks, weight }, index) => (
      <>
        <EditablePart at={`${rubricAt}/${index}/criterion`} />
        <EditablePart at={`${rubricAt}/${index}/marks`}>{marksLabel(marks, weight)}</EditablePart>
        <EditablePart at={`${rubricAt}/${index}/links`} />
        <RowTools at={`${rubricAt}/${index}`} />
      </>
    ),
  },
  ...levels.map((level): Column<Criterion> => ({
    head: performanceLevelLabels[level],
    cell: (_, index) => <EditablePart at={`${rubricAt}/${index}/levels/${level}`} />,
  })),
];

/** The question across the courses and the assessments it uses, with the weights their documents give (spec 1 §2, Merangkai). */
export const IntegratedAssessment = ({
  assessment: { selectedAssessments, rubric },
}: {
  assessment: Merangkai['integratedAssessment'];
}) => (
  <Section title={labels.integratedAssessment}>
    <Subheading>{labels.integratedQuestion}</Subheading>
    <EditablePart at="/integratedAssessment/integratedQuestion" />
    <Subheading>{labels.selectedAssessments}</Subheading>
    <Table stacks label={labels.selectedAssessments} none={emptyText} columns={columns} rows={selectedAssessments} />
    <Subheading>{labels.rubric}</Subheading>
    {rubric.length > 0 && (
      <Table
        stacks
        label={labels.rubric}
        columns={criterionColumns}
        rows={rubric}
        total={{ label: labels.totalMarks, value: marksLabel(totalMarks(rubric)) }}
      />
    )}
    <AddRow list={rubricAt} />
  </Section>
);
