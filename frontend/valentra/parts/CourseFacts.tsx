import Box from '@mui/material/Box';
import { cloLabel, commonLabels as labels, hoursLabel, percentLabel } from '../../../shared/valentra/labels.ts';
import type { Course } from '../../../shared/valentra/schemas.ts';
import { Fold } from '../../ui/artefact/Fold.tsx';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { Fact, Facts, NotFound } from '../../ui/Facts.tsx';
import { Table } from '../../ui/Table.tsx';
import { EvidenceNote } from './Notes.tsx';

/** The facts read from the uploaded document, each with its place (design law 6). */
export function CourseFacts({ course }: { course: Course }) {
  const { info, evidence, clos, topics, assessments } = course;
  return (
    <>
      <Facts>
        <Fact label={labels.sourceDocument}>
          <bdi>{course.sourceDocument}</bdi>
        </Fact>
        <Fact label={labels.courseCode}>
          <Stated text={info.code} />
          <EvidenceNote evidence={evidence.code} />
        </Fact>
        <Fact label={labels.courseName}>
          <Stated text={info.name} />
          <EvidenceNote evidence={evidence.name} />
        </Fact>
        <Fact label={labels.credit}>
          <Stated text={info.creditValue} />
        </Fact>
      </Facts>
      <Fold title={`${labels.cloList} (${clos.length})`}>
        {clos.length === 0 && <NotFound />}
        <Facts>
          {clos.map((clo) => (
            <Fact key={clo.code} label={cloLabel(clo)}>
              {clo.statement}
              <EvidenceNote evidence={clo.evidence} />
            </Fact>
          ))}
        </Facts>
      </Fold>
      <Fold title={`${labels.assessment} (${assessments.length})`}>
        {assessments.length === 0 && <NotFound />}
        <Facts>
          {assessments.map(({ type, percentage, clo, evidence: place }, index) => (
            <Fact key={index} label={type}>
              {percentLabel(percentage)}
              {clo.length > 0 && `, ${clo.join(', ')}`}
              <EvidenceNote evidence={place} />
            </Fact>
          ))}
        </Facts>
      </Fold>
      <Fold title={`${labels.topics} (${topics.length})`}>
        {topics.length === 0 ? (
          <NotFound />
        ) : (
          <Table
            stacks
            label={labels.topics}
            rows={topics}
            columns={[
              {
                head: labels.topic,
                cell: ({ title, subtopics }) => (
                  <>
                    {title}
                    {subtopics.length > 0 && (
                      <Box sx={{ color: 'text.secondary', fontSize: '.9rem' }}>{subtopics.join('; ')}</Box>
                    )}
                  </>
                ),
              },
              { head: labels.week, cell: ({ week }) => <Stated text={week} /> },
              { head: labels.hours, cell: ({ hours }) => (hours === null ? <NotFound /> : hoursLabel(hours)) },
              { head: labels.clo, cell: ({ clo }) => <Stated text={clo.join(', ')} /> },
            ]}
          />
        )}
      </Fold>
    </>
  );
}
