import {
  chainLabels,
  marksLabel,
  merangkaiLabels as labels,
  orEmpty,
  performanceLevelLabels,
  totalMarks,
} from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { Criterion, Merangkai } from '../../../shared/pedagona/stages.ts';
import { Stated, StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { EditablePart } from '../../ui/edit/EditablePart.tsx';
import { AddRow, RowTools } from '../../ui/edit/RowTools.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Section } from '../../ui/Section.tsx';

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
    cell: ({ rationale, courseCode, assessmentType }, index) => (
      <EditablePart
        at={`/integratedAssessment/selectedAssessments/${index}/rationale`}
        label={`${labels.rationale}, ${courseCode} ${assessmentType}`}
        value={rationale}
      />
    ),
  },
];

const rubricAt = '/integratedAssessment/rubric';
const levels = Object.keys(performanceLevelLabels) as (keyof typeof performanceLevelLabels)[];
const nameOf = (index: number): string => `${labels.criterion} ${index + 1}`;

const criterionColumns: readonly Column<Criterion>[] = [
  {
    head: labels.criterion,
    cell: ({ criterion, marks, weight, links }, index) => (
      <>
        <EditablePart at={`${rubricAt}/${index}/criterion`} label={nameOf(index)} value={criterion} />
        <EditablePart at={`${rubricAt}/${index}/marks`} label={`${nameOf(index)}, ${labels.marks}`} value={marks}>
          {marksLabel(marks, weight)}
        </EditablePart>
        <EditablePart
          at={`${rubricAt}/${index}/links`}
          label={`${nameOf(index)}, ${chainLabels.links}`}
          value={links}
        />
        <RowTools at={`${rubricAt}/${index}`} label={nameOf(index)} />
      </>
    ),
  },
  ...levels.map((level): Column<Criterion> => ({
    head: performanceLevelLabels[level],
    cell: (row, index) => (
      <EditablePart
        at={`${rubricAt}/${index}/levels/${level}`}
        label={`${nameOf(index)}, ${performanceLevelLabels[level]}`}
        value={row.levels[level]}
      />
    ),
  })),
];

/** The question across the courses and the assessments it uses, with the weights their documents give (spec 1 §2, Merangkai). */
export const IntegratedAssessment = ({
  assessment: { integratedQuestion, selectedAssessments, rubric },
}: {
  assessment: Merangkai['integratedAssessment'];
}) => (
  <Section title={labels.integratedAssessment}>
    <Subheading>{labels.integratedQuestion}</Subheading>
    <EditablePart
      at="/integratedAssessment/integratedQuestion"
      label={labels.integratedQuestion}
      value={integratedQuestion}
    />
    <Subheading>{labels.selectedAssessments}</Subheading>
    {selectedAssessments.length === 0 ? (
      <p>{orEmpty('')}</p>
    ) : (
      <Table stacks label={labels.selectedAssessments} columns={columns} rows={selectedAssessments} />
    )}
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
    <AddRow list={rubricAt} label={labels.rubric} />
  </Section>
);
