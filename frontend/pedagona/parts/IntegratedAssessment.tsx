import { chainLabels, merangkaiLabels as labels, orEmpty } from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { Merangkai } from '../../../shared/pedagona/stages.ts';
import { Stated, StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { EditablePart } from '../../ui/edit/EditablePart.tsx';
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

/** The question across the courses and the assessments it uses, with the weights their documents give (spec 1 §2, Merangkai). */
export const IntegratedAssessment = ({
  assessment: { integratedQuestion, selectedAssessments },
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
  </Section>
);
