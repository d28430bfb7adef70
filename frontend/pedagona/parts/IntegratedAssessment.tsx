import Box from '@mui/material/Box';
import { merangkaiLabels as labels, orEmpty, weightLabel } from '../../../shared/pedagona/labels.ts';
import type { Merangkai } from '../../../shared/pedagona/stages.ts';
import { Table } from '../../ui/Table.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { Stated } from './Facts.tsx';
import { Section } from './Sections.tsx';

/** The question across the courses and the assessments it uses, with the weights their documents give (spec 1 §2, Merangkai). */
export function IntegratedAssessment({
  assessment: { integratedQuestion, selectedAssessments },
}: {
  assessment: Merangkai['integratedAssessment'];
}) {
  const rows = selectedAssessments.map((assessment, index) => ({ ...assessment, index }));
  return (
    <Section title={labels.integratedAssessment}>
      <Box component="h3" sx={{ typography: 'h3' }}>
        {labels.integratedQuestion}
      </Box>
      <EditableText
        at="/integratedAssessment/integratedQuestion"
        label={labels.integratedQuestion}
        value={integratedQuestion}
      />
      <Box component="h3" sx={{ typography: 'h3', mt: 2 }}>
        {labels.selectedAssessments}
      </Box>
      {rows.length === 0 ? (
        <p>{orEmpty('')}</p>
      ) : (
        <Table
          label={labels.selectedAssessments}
          columns={[
            { head: labels.courseCode, cell: ({ courseCode }) => <Stated text={courseCode} /> },
            { head: labels.courseName, cell: ({ courseName }) => <Stated text={courseName} /> },
            { head: labels.assessmentType, cell: ({ assessmentType }) => assessmentType },
            { head: labels.hp, cell: ({ hp }) => <Stated text={hp} /> },
            {
              head: labels.weight,
              cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} />,
            },
            {
              head: labels.rationale,
              cell: ({ rationale, courseCode, assessmentType, index }) => (
                <EditableText
                  at={`/integratedAssessment/selectedAssessments/${index}/rationale`}
                  label={`${labels.rationale}, ${courseCode} ${assessmentType}`}
                  value={rationale}
                />
              ),
            },
          ]}
          rows={rows}
        />
      )}
    </Section>
  );
}
