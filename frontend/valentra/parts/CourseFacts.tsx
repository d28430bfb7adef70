import Box from '@mui/material/Box';
import type { Course } from '../../../shared/course/course.ts';
import { describeMqfOutcome } from '../../../shared/mqf.ts';
import { commonLabels as labels, hoursLabel, percentLabel } from '../../../shared/valentra/labels.ts';
import { Fold } from '../../ui/artefact/Fold.tsx';
import { FactNote } from '../../ui/artefact/FactNote.tsx';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { Fact, Facts, NotFound } from '../../ui/Facts.tsx';
import { Table } from '../../ui/Table.tsx';

/** The facts read from the uploaded document, each with its state and place (design law 6). */
export function CourseFacts({ course }: { course: Course }) {
  const { clos, topics, assessments, facts } = course;
  const numbersOf = (ids: readonly string[]): string =>
    clos.flatMap(({ id, cloNumber }) => (ids.includes(id) ? [cloNumber] : [])).join(', ');
  return (
    <>
      <Facts>
        <Fact label={labels.sourceDocument}>
          <bdi>{course.sourceDocument}</bdi>
        </Fact>
        {(['courseCode', 'courseName', 'credit'] as const).map((key) => (
          <Fact key={key} label={labels[key]}>
            <Stated text={course[key]} />
            <FactNote fact={facts[key]} label={labels[key]} />
          </Fact>
        ))}
      </Facts>
      <Fold title={`${labels.cloList} (${clos.length})`}>
        {clos.length === 0 && <NotFound />}
        <Facts>
          {clos.map(({ id, cloNumber, cloStatement, level, hpp }) => (
            <Fact key={id} label={cloNumber}>
              {cloStatement}
              <FactNote fact={facts[id]} label={cloNumber} />
              {[level, ...hpp.map(describeMqfOutcome)].filter((part) => part !== '').join('; ')}
              <FactNote fact={facts[`${id}.level`]} label={`${cloNumber}, Aras`} />
            </Fact>
          ))}
        </Facts>
      </Fold>
      <Fold title={`${labels.assessment} (${assessments.length})`}>
        {assessments.length === 0 && <NotFound />}
        <Facts>
          {assessments.map(({ id, type, weight, cloIds }) => (
            <Fact key={id} label={type}>
              {[percentLabel(weight), numbersOf(cloIds)].filter((part) => part !== '').join(', ')}
              <FactNote fact={facts[`${id}.weight`] ?? facts[id]} label={type} />
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
              { head: labels.clo, cell: ({ cloIds }) => <Stated text={numbersOf(cloIds)} /> },
            ]}
          />
        )}
      </Fold>
    </>
  );
}
