import type { Topic } from '../../../shared/course/course.ts';
import { cloTitles } from '../../../shared/pedagona/analysis.ts';
import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { totalWeight } from '../../../shared/course/rules.ts';
import type { Assessment, CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { doubtful } from '../../../shared/fact/labels.ts';
import { FactNote } from '../../ui/artefact/FactNote.tsx';
import { Stated, StatedList } from '../../ui/artefact/Texts.tsx';
import { Table, type Column } from '../../ui/Table.tsx';

const statedColumn = <Row,>(key: keyof Row & string, head: string): Column<Row> => ({
  head,
  cell: (row) => <Stated text={String(row[key])} />,
});

const assessmentColumns = ({ facts }: CourseAnalysis): readonly Column<Assessment>[] => [
  {
    head: labels.assessmentType,
    cell: ({ id, type }) => (
      <>
        <Stated text={type} />
        <FactNote fact={facts[id]} label={type} />
      </>
    ),
  },
  {
    head: labels.weight,
    cell: ({ id, type, weight }) => (
      <>
        <Stated text={weight === null ? null : weightLabel(weight)} />
        <FactNote fact={doubtful(facts[`${id}.weight`])} label={`${type}, ${labels.weight}`} />
      </>
    ),
  },
  {
    head: labels.slt,
    cell: ({ id, type, slt }) => (
      <>
        <Stated text={slt} />
        <FactNote fact={doubtful(facts[`${id}.slt`])} label={`${type}, ${labels.slt}`} />
      </>
    ),
  },
  { head: labels.domain, cell: ({ domain }) => <Stated text={domain} /> },
  statedColumn('description', labels.description),
];

/** Type, weight, domain and description of every assessment; the total is counted in code, never by the model (design law 5). */
export function AssessmentTable({ course }: { course: CourseAnalysis }) {
  const { assessments } = course;
  if (assessments.length === 0) return <Stated text={null} />;
  const total = totalWeight(assessments);
  return (
    <Table
      label={labels.assessments}
      columns={assessmentColumns(course)}
      rows={assessments}
      total={{ label: labels.totalWeight, value: <Stated text={total === null ? null : weightLabel(total)} /> }}
    />
  );
}

const topicColumns = (course: CourseAnalysis): readonly Column<Topic>[] => [
  statedColumn('week', labels.week),
  statedColumn('title', labels.topic),
  { head: labels.subtopics, cell: ({ subtopics }) => <StatedList parts={subtopics} /> },
  { head: labels.cloNumber, cell: ({ cloIds }) => <Stated text={cloTitles(course, cloIds).join(', ')} /> },
];

export const TopicTable = ({ course }: { course: CourseAnalysis }) =>
  course.topics.length === 0 ? (
    <Stated text={null} />
  ) : (
    <Table label={labels.topics} columns={topicColumns(course)} rows={course.topics} />
  );
